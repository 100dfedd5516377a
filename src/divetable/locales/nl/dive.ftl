# Dive in het Nederlands. De speler is “je”; namen van metgezellen staan in een zin tussen “ ”.
#
# token: fiche; shark / no shark: haai / geen haai
# level: niveau; board: bord; filled: belegd
# program: programma; draft: klad
# ready: klaar; withdraw: intrekken; locked: ligt vast
# companion: metgezel; expansion: uitbreiding; announce: aankondigen
# chief: dorpshoofd; chief card: dorpshoofdkaart; ocean card: oceaankaart
# seat: plaats; table: tafel; round: ronde; stack: stapel
# rest: uitrusten; practice: oefenen; set-up: voorbereiding
# children's version: kinderversie

## Things named in refusals

dive-name-octopus = Reuzen octopus
dive-name-orca = Orca
dive-name-anglerfish = Zeeduivel
dive-name-giant_turtle = Soepschildpad
dive-name-clownfish = Clownsvis
dive-name-dolphins = Dolfijnen
dive-name-white_shark = Grote witte haai
dive-name-axolotl = Axolotl
dive-name-fugu = Fugu
dive-name-narwhal = Narwal
dive-name-or = of
dive-name-to = tot
dive-name-a-number = een getal
dive-name-a-whole-number = een geheel getal
dive-name-or-all-seats-in-their-order = of alle plaatsen op volgorde

## Refusals

dive-gap = niveau { $gap } is leeg, maar niveau { $below } niet; vul de niveaus van boven naar beneden
dive-too-deep = niveau { $level } bestaat niet voor fiches; een programma heeft hooguit vijf niveaus
dive-no-such-token = fiche { $token } bestaat niet; je hebt 1, 2, 3, 4 en 5
dive-token-twice = fiche { $token } ligt er twee keer; je hebt er van elk maar één
dive-no-token = je bord is leeg; leg minstens één fiche op niveau 1
dive-all-tokens = aan deze tafel leg je alle vijf fiches; je hebt er pas { $used ->
        [one] één
       *[other] { $used }
    } gelegd, leg ook de rest
dive-children-stack = in de kinderversie ligt er op elk niveau maar één fiche
dive-children-five = in de kinderversie krijgen alle vijf niveaus een fiche; { $levels ->
        [0] nog geen enkel niveau heeft er een
        [one] pas één niveau heeft er een
       *[other] pas { $levels } niveaus hebben er een
    }
dive-not-programming = dat kan alleen tijdens het programmeren; wacht op de volgende ronde
dive-already-ready = je bent klaar; trek dat eerst in als je nog iets wilt veranderen
dive-not-ready = je hebt niet gezegd dat je klaar bent, dus er valt niets in te trekken
dive-locked = je programma ligt vast voor deze ronde
dive-no-such-clock = er loopt geen klok met nummer { $number }
dive-nothing-to-cut = plaats { $seat } heeft geen open programma dat afgebroken kan worden
dive-only-the-table = dat meldt alleen de tafel zelf
dive-no-companions = je hebt in dit spel geen metgezel
dive-unknown-companion = er is geen metgezel “{ $companion }”; kies uit: { $offered }
dive-not-with-chief = “{ $companion }” mag niet tegen het dorpshoofd; kies uit: { $offered }
dive-needs-opponent = “{ $companion }” kan niet als je alleen speelt; kies uit: { $offered }
dive-needs-presence = “{ $companion }” kan alleen als iedereen tegelijk aan tafel zit; kies uit: { $offered }
dive-expansion-off = “{ $companion }” hoort bij de uitbreiding en die staat uit; kies uit: { $offered }
dive-taken = iemand heeft “{ $companion }” al; kies uit: { $offered }
dive-not-choosing = een metgezel kies je alleen tijdens de voorbereiding
dive-already-picked = je hebt al gekozen; wacht op de anderen
dive-not-yours = “{ $companion }” is niet van jou; jouw metgezel: { $own }
dive-used-up = je hebt “{ $companion }” al gebruikt; dat kan maar één keer per spel
dive-is-secret = “{ $companion }” kondig je niet aan; leg de tegel op je bord als deel van je programma
dive-is-placed = de octopus kondig je niet aan; zeg waar hij op de stapel ligt
dive-not-announced = de axolotl kondig je niet aan; je speelt hem na het uitrusten
dive-clownfish-place = de clownsvis hoort onder een niveau met een fiche, en op niveau { $level } ligt er geen
dive-anglerfish-place = voor de zeeduivel moet op alle vijf niveaus een fiche liggen; { $levels ->
        [0] nog geen enkel niveau heeft er een
        [one] pas één niveau heeft er een
       *[other] pas { $levels } niveaus hebben er een
    }
dive-octopus-place = de octopus moet helemaal op de kaart liggen: bij { $angle } graden gaan x en y van { $least } tot { $most }
dive-dolphins-target = geef de kleine dolfijn aan een andere speler: plaats { $seats }
dive-no-target = “{ $companion }” heeft geen doelwit nodig; laat dat weg
dive-fugu-runs = iedereen houdt de adem al in
dive-breathing-in = adem eerst in: zo meteen programmeer je verder
dive-no-fugu = er is geen fugu gespeeld; adem gerust door
dive-too-late-to-breathe-in = het moment om adem te halen is voorbij
dive-holds-already = je houdt je adem al in
dive-holds-nothing = je houdt je adem niet in
dive-no-window = de axolotl speel je na het uitrusten, als zijn eigenaar ernaar gevraagd wordt
dive-not-asked = plaats { $seat } is nu aan zet met de axolotl; wacht even
dive-not-suspended = de tafel is niet onderbroken
dive-suspended = er heeft drie rondes lang niemand gedoken; hervat eerst de tafel
dive-no-such-seat = er is geen plaats { $seat } aan deze tafel
dive-has-left = je hebt dit spel verlaten
dive-over = het spel is afgelopen
dive-malformed = dat is geen actie van Dive ({ $problem }); zie het protocol
dive-players = Dive is voor 1 tot 4 spelers, niet voor { $players }
dive-unknown-option = de optie { $option } bestaat niet; opties: { $known }
dive-bad-setting = { $option } kan niet { $given } zijn; toegestaan: { $allowed }
dive-bad-priority = companion_priority is { $given }; noem elk van de plaatsen { $seats } één keer
dive-children-companions = de kinderversie speel je zonder metgezellen; zet een van beide uit
dive-children-chief = de kinderversie is voor twee tot vier spelers zonder dorpshoofd; zet een van beide uit
dive-practice-others = oefenen is voor één speler, niet voor { $players }
dive-practice-chief = oefenen doe je zonder dorpshoofd; zet een van beide uit
dive-companions-off = { $option } kan niet zonder metgezellen; zet die ook aan
dive-bad-card-file = dit zijn geen kaarten: { $problem }
dive-bad-ocean-cards = deze oceaankaarten zijn niet te gebruiken: { $problems }
dive-bad-chief-cards = deze dorpshoofdkaarten zijn niet te gebruiken: { $problems }
dive-bad-position = deze stelling kan niet worden opgezet: { $problem }
