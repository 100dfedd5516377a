# Het bord van Scuba in de browser, in het Nederlands. Begrippen als in scuba.ftl.

## Places and what lies there

scubaboard-sea = De zee
scubaboard-surface = Oppervlak
scubaboard-boat = boot
scubaboard-place = { $top }-{ $bottom } m, kolom { $column }
scubaboard-place-surface = het oppervlak, kolom { $column }
scubaboard-row = { $top }-{ $bottom } m diep, een beurt die hier eindigt kost { $units } lucht
scubaboard-air-here = Een beurt die hier eindigt kost { $units } lucht.
scubaboard-about = { $what }: { $more }
scubaboard-nothing-here = niets dan water
scubaboard-covered-red = gedekte rode tegel
scubaboard-covered-yellow = gedekte gele tegel
scubaboard-covered-green = gedekte groene tegel
scubaboard-covered-blue = gedekte blauwe tegel
scubaboard-front-event = gebeurtenis
scubaboard-front-empty = lege zee
scubaboard-seen-by = { $what } (gezien door { $names })
scubaboard-under = { $tile }, eronder: { $front }
scubaboard-next = Hierna komt:
scubaboard-seen = Gezien door { $names }.
scubaboard-divers-here = hier: { $names }
scubaboard-dust-here = stof van { $names }
scubaboard-dust-blocks = Stof van { $names }: wie hier komt, ziet niets.
scubaboard-worth-dead = verdronken: geen punten
scubaboard-worth = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Animals, as what somebody sees

scubaboard-a-sea_anemone = een zeeanemoon
scubaboard-a-gorgonian_sea_fan = een zeewaaier
scubaboard-a-stove_pipe_sponge = een kachelpijpspons
scubaboard-a-parrotfish = een papegaaivis
scubaboard-a-seahorse = een zeepaardje
scubaboard-a-clownfish = een clownsvis
scubaboard-a-blue_spotted_stingray = een blauwgevlekte pijlstaartrog
scubaboard-a-branching_vase_sponge = een vertakte vaasspons
scubaboard-a-moray_eel = een murene
scubaboard-a-lionfish = een koraalduivel
scubaboard-a-lemon_shark = een citroenhaai
scubaboard-a-nurse_shark = een verpleegsterhaai
scubaboard-a-eagle_ray = een adelaarsrog
scubaboard-a-sea_turtle = een zeeschildpad
scubaboard-a-reef_manta_ray = een rifmanta
scubaboard-a-hammerhead_shark = een hamerhaai
scubaboard-a-whale_shark = een walvishaai
scubaboard-a-ocean_sunfish = een maanvis

## The round

scubaboard-round = Ronde { $round }
scubaboard-phase-CLOSING = hierna nog één ronde
scubaboard-phase-FINAL = laatste ronde
scubaboard-phase-EXTRA1 = eerste extra ronde
scubaboard-phase-EXTRA2 = laatste extra ronde
scubaboard-phase-ALONE = de boot is weg
scubaboard-turn-of = { $name } is aan de beurt.
scubaboard-your-turn = Jij bent aan de beurt
scubaboard-over = Het spel is afgelopen.
scubaboard-steps-left = { $count ->
        [0] geen stap meer
        [one] nog { $count } stap
       *[other] nog { $count } stappen
    }

## What can be done

scubaboard-ways = Zwemmen
scubaboard-do-Enter = Spring erin bij kolom { $column }
scubaboard-do-Step-L = Zwem naar links
scubaboard-do-Step-R = Zwem naar rechts
scubaboard-do-Step-U = Zwem omhoog
scubaboard-do-Step-D = Zwem omlaag
scubaboard-do-board = Aan boord klimmen: je beurt eindigt, je houdt alles wat je hebt gevonden en je mag later gaan snorkelen
scubaboard-do-board-final = Aan boord klimmen: je duik is voorbij en je houdt alles wat je hebt gevonden
scubaboard-do-stay = Op de boot blijven
scubaboard-do-off-L = Links van de boot gaan snorkelen
scubaboard-do-off-R = Rechts van de boot gaan snorkelen
scubaboard-no-way-L = Links: kan nu niet
scubaboard-no-way-R = Rechts: kan nu niet
scubaboard-no-way-U = Omhoog: kan nu niet
scubaboard-no-way-D = Omlaag: kan nu niet
scubaboard-left-that-way = { $count ->
        [one] (nog { $count } stap die kant op)
       *[other] (nog { $count } stappen die kant op)
    }
scubaboard-price-token = (je neemt een decofiche)
scubaboard-price-points = (kost minpunten voor je decofiche)
scubaboard-price-end = (daar eindigt je beurt)
scubaboard-do-Flip-red = Draai de rode tegel om
scubaboard-do-Flip-yellow = Draai de gele tegel om
scubaboard-do-Flip-green = Draai de groene tegel om
scubaboard-do-Flip-blue = Draai de blauwe tegel om
scubaboard-do-Discover = ontdek { $animal }
scubaboard-do-Stop = Beurt beëindigen
scubaboard-do-Stop-paying = Beurt beëindigen ({ $units } lucht)
scubaboard-do-Stop-deadly = Beurt beëindigen (je laatste lucht!)
scubaboard-do-GiveUp = Voorgoed beneden blijven
scubaboard-do-SwimOn = Niet verder kijken, doorzwemmen
scubaboard-do-Decline = Geen tegel omdraaien
scubaboard-do-Head-L = Naar links
scubaboard-do-Head-R = Naar rechts
scubaboard-do-Head-U = Omhoog
scubaboard-do-Head-D = Omlaag
scubaboard-do-MoveDiver = { $name } ({ $place })
scubaboard-do-PickTile = { $tile } ({ $place })
scubaboard-which = Wat wil je hier doen?
scubaboard-sure = Weet je het zeker?
scubaboard-not-now = Nu niet
scubaboard-as-list = Kies uit een lijst van { $count }

## Event cards

scubaboard-event = Gebeurtenis
scubaboard-drawn-by = Getrokken door { $name }
scubaboard-ask-ChooseOption = Wat kies je?
scubaboard-ask-ChooseTarget = Wie of wat wordt verplaatst? Kies op het bord of hier.
scubaboard-ask-ChooseHeading = In welke richting? Kies op het bord of hier.
scubaboard-ask-ChooseTileToFlip = Welke tegel draai je om? Kies die op het bord.
scubaboard-ask-ChooseTileToRemove = Welke gedekte tegel gaat uit het spel? Kies die op het bord.
scubaboard-ask-LookOnTheWay = Je wordt meegevoerd. Bekijk je onderweg iets?
scubaboard-move-self = Je duiker wordt meegevoerd: { $way }.
scubaboard-move-anyDiver = Een duiker naar keuze wordt meegevoerd: { $way }.
scubaboard-move-fishOrDiver = Een open dier of een duiker naar keuze wordt meegevoerd: { $way }.
scubaboard-move-all = Alle duikers worden meegevoerd: { $way }.
scubaboard-move-dusty = Je eigen duiker laat stof achter.
scubaboard-move-quiet = Er blijft geen stof achter.
scubaboard-move-looking = Onderweg mag je kijken.
scubaboard-move-blind = Onderweg kun je niets bekijken.
scubaboard-air-self = Je verliest { $units } lucht.
scubaboard-air-all = Alle duikers onder water verliezen { $units } lucht.
scubaboard-gain = { $points ->
        [one] Je krijgt { $points } punt.
       *[other] Je krijgt { $points } punten.
    }
scubaboard-lose = { $points ->
        [one] Je verliest { $points } punt.
       *[other] Je verliest { $points } punten.
    }
scubaboard-effect-choose = Kies: { $options }
scubaboard-effect-if = Als je op 0-5 m bent en boven mag komen: { $then } Anders: { $else }
scubaboard-effect-nothing = Er gebeurt niets.
scubaboard-effect-deco = Je neemt een decofiche.
scubaboard-effect-surface = Je stijgt op naar het oppervlak.
scubaboard-effect-surfaceBoat = Je stijgt op, zwemt naar de boot en klimt aan boord; je beurt is voorbij.
scubaboard-effect-endTurn = Je beurt is voorbij.
scubaboard-effect-noDescent = Je mag in deze beurt niet meer dalen.
scubaboard-effect-flipTile = Je mag één tegel naar keuze omdraaien.
scubaboard-effect-removeTile = Kies een gedekte tegel; die gaat ongezien uit het spel.

## Current

scubaboard-current = Stroming
scubaboard-no-current = In de eerste ronde is er geen stroming.
scubaboard-calm = Kalme zee: niets beweegt.
scubaboard-drift-animals = Dieren ({ $colours }): { $way }
scubaboard-drift-all = Alle dieren: { $way }
scubaboard-drift-divers = Duikers: { $way }
scubaboard-drift-air-all = Iedereen onder water verliest { $units } lucht
scubaboard-drift-air-self = Wie de kaart trok, verliest onder water { $units } lucht
scubaboard-currents-left = { $count ->
        [one] Nog { $count } stromingskaart, gebeurteniskaarten:
       *[other] Nog { $count } stromingskaarten, gebeurteniskaarten:
    }
scubaboard-deck-red = rood
scubaboard-deck-yellow = geel
scubaboard-deck-green = groen
scubaboard-deck-blue = blauw

## Divers

scubaboard-divers = Duikers
scubaboard-loc-WAIT = op de boot
scubaboard-loc-SUB = onder water
scubaboard-loc-SNORKEL = snorkelt
scubaboard-loc-BOAT = terug op de boot
scubaboard-loc-DEAD = dood
scubaboard-loc-SHOT = naar het oppervlak geschoten
scubaboard-start = begint
scubaboard-start-help = Elke ronde begint bij deze speler.
scubaboard-on-turn = aan de beurt
scubaboard-air = nog { $units } van 20 lucht
scubaboard-tokens = { $count ->
        [one] { $count } decofiche
       *[other] { $count } decofiches
    }
scubaboard-cards = { $count ->
        [one] { $count } dierkaart
       *[other] { $count } dierkaarten
    }
scubaboard-hidden = punten verborgen
scubaboard-animals = Dieren van { $name }
scubaboard-card = { $points ->
        [one] { $animal }, { $points } punt
       *[other] { $animal }, { $points } punten
    }
scubaboard-combination = { $animals }: +{ $bonus }
scubaboard-plus = { $points } plus
scubaboard-minus = { $points } min
scubaboard-points = { $points ->
        [one] tot nu toe { $points } punt
       *[other] tot nu toe { $points } punten
    }

## What tiles can be

scubaboard-legend = Wat kan er op de tegels staan?
scubaboard-legend-about = Nog niet gezien, op het bord of niet in het spel:
scubaboard-combinations = Combinaties
scubaboard-bonus = { $count } ervan +{ $points }

## What happened

scubaboard-said-round-NORMAL = Ronde { $round } begint.
scubaboard-said-round-FINAL = Ronde { $round }: de laatste ronde begint.
scubaboard-said-round-EXTRA1 = Ronde { $round }: een extra ronde, want er is nog iemand onder water.
scubaboard-said-round-EXTRA2 = Ronde { $round }: de laatste extra ronde voordat de boot vertrekt.
scubaboard-said-round-ALONE = Ronde { $round }: alleen onder water, zonder boot.
scubaboard-said-TurnBegan = { $name } is aan de beurt.
scubaboard-said-CurrentDeckShuffled = De gebruikte stromingskaarten worden geschud.
scubaboard-said-EventDeckShuffled = De gebruikte gebeurteniskaarten worden geschud.
scubaboard-said-current = Stroming: { $parts }
scubaboard-said-calm = Stroming: niets beweegt.
scubaboard-said-carried = Ze voert { $names } mee.
scubaboard-said-drift = { $count ->
        [one] { $count } dier drijft mee.
       *[other] { $count } dieren drijven mee.
    }
scubaboard-said-lost = { $count ->
        [one] { $count } daarvan verlaat het bord.
       *[other] { $count } daarvan verlaten het bord.
    }
scubaboard-said-Entered = { $name } springt in het water bij kolom { $column }.
scubaboard-said-Stepped = { $name } zwemt naar { $place }.
scubaboard-said-Surfaced = { $name } komt boven bij kolom { $column }.
scubaboard-said-Boarded = { $name } klimt op de boot.
scubaboard-said-SteppedOff = { $name } gaat weer het water in: { $place }.
scubaboard-said-TileFlipped = { $name } draait een tegel om: { $front }.
scubaboard-said-Discovered = { $name } ontdekt { $animal } en neemt de kaart.
scubaboard-said-again = { $points ->
        [one] { $name } ziet weer { $animal }: { $points } punt.
       *[other] { $name } ziet weer { $animal }: { $points } punten.
    }
scubaboard-said-SeenByAll = Iedereen heeft dit dier gezien; het verlaat het bord.
scubaboard-said-EventDrawn = Gebeurteniskaart: { $card }.
scubaboard-said-EventVoid = Bij het snorkelen heeft die geen gevolg.
scubaboard-said-PlusTaken = { $points ->
        [one] { $name } krijgt { $points } punt.
       *[other] { $name } krijgt { $points } punten.
    }
scubaboard-said-minus-event = { $points ->
        [one] { $name } verliest { $points } punt.
       *[other] { $name } verliest { $points } punten.
    }
scubaboard-said-minus-deco = { $name } komt boven met een decofiche: { $points } minpunten.
scubaboard-said-minus-surface = { $name } is ver van de boot: { $points } minpunten.
scubaboard-said-minus-solo = { $name } duikt alleen: { $points } minpunten.
scubaboard-said-minus-boat = De boot vertrekt zonder { $name }: { $points } minpunten.
scubaboard-said-minus-depth = { $name } zat te diep: { $points } minpunten.
scubaboard-said-AirLost = { $name } verbruikt { $units } lucht.
scubaboard-said-token-depth = { $name } is voor het eerst onder de 10 m en neemt een decofiche.
scubaboard-said-token-bottom = { $name } is onder de 40 m en neemt een decofiche.
scubaboard-said-token-ascent = { $name } stijgt te snel op en neemt een decofiche.
scubaboard-said-token-event = { $name } neemt een decofiche.
scubaboard-said-DecoShed = { $name } legt een decofiche terug.
scubaboard-said-Carried = De duiker wordt meegevoerd naar { $place }.
scubaboard-said-DiverPushed = { $name } wordt meegevoerd naar { $place }.
scubaboard-said-AnimalPushed = Een dier wordt meegevoerd naar { $place }.
scubaboard-said-swept = Een dier wordt van het bord gevoerd.
scubaboard-said-opened = Een tegel wordt omgedraaid: { $animal }.
scubaboard-said-closed = Een open dier wordt weer gedekt: { $front }.
scubaboard-said-turned-away = Een tegel wordt omgedraaid en gaat uit het spel: { $front }.
scubaboard-said-TileRemoved = Een gedekte tegel gaat ongezien uit het spel.
scubaboard-said-DescentForbidden = In deze beurt niet meer dalen.
scubaboard-said-Died = { $name } heeft geen lucht meer en sterft.
scubaboard-said-ShotUp = { $name } heeft geen lucht meer en schiet omhoog naar { $place }.
scubaboard-said-EndTriggered = Het einde nadert: er is hoogstens één duiker nog onder water.
scubaboard-said-BoatLeft = De boot vertrekt.
scubaboard-said-PlayerLeft = { $name } verlaat het spel.
