# De Duikers in het Nederlands. De speler is “je”.
#
# patch: vak; face down: gesloten; current: stroming; eddy: draaikolk
# astern: achter de spiegel; ring: rand; coast: kust; end: eindpunt
# tuft: pol; mud: modder; hold: ruim; ransom: losgeld; wish: wens
# seat: plaats; team mate: teamgenoot; stranded: aangespoeld

## Things named in refusals

divers-name-anemone = zeeanemoon
divers-name-stingray = pijlstaartrog
divers-name-goldfish = goudvis
divers-name-shark = haai
divers-name-treasure = schat
divers-name-yes = ja
divers-name-no = nee
divers-name-to = tot
divers-name-a-whole-number = een geheel getal

## Refusals

divers-not-your-turn = { $colour } is aan de beurt; wacht even
divers-not-your-decision = de vraag is aan plaats { $seat }; wacht even
divers-not-asked = dat heeft niemand je gevraagd; doe een zet
divers-answer-first = beantwoord eerst de vraag; antwoorden: { $answers }
divers-no-such-answer = dat is geen antwoord op de vraag; antwoorden: { $answers }
divers-not-your-coast = leg je boot aan je eigen kust: { $answers }
divers-must-land-first = de eerste zet van het spel moet een sprong uit de boot zijn
divers-must-move = je kunt een zet doen, dus passen mag niet
divers-not-your-diver = { $diver } is geen duiker van { $colour }, die aan de beurt is
divers-removed = { $diver } is uit het spel; kies een andere duiker
divers-delayed = een schildpad houdt { $diver } deze beurt op; kies een andere duiker
divers-stuck = { $diver } zit vast op een zee-egel; betaal losgeld of kies een andere duiker
divers-caught = een octopus houdt { $diver } vast; stuur er een andere duiker van dezelfde kleur heen
divers-must-walk-tufts = { $diver } zit in de modder; loop door naar de volgende pol
divers-no-next-tuft = dat is niet de volgende pol van de modder waar { $diver } in zit
divers-not-bordering = { $to } grenst niet aan het vak van { $diver }
divers-still-aboard = { $diver } zit in een boot; ga eerst het vak achter de spiegel in
divers-stranded = { $diver } is aangespoeld; bereik eerst een boot voor je de zee weer in gaat
divers-not-in-boat = { $diver } zit niet in een boot en kan er dus niet uit
divers-not-astern = uit de boot kom je alleen in het vak erachter: { $to }
divers-not-on-ring = { $diver } is niet op de rand en kan dus niet lopen
divers-no-ring-step = { $to } is geen vrije plek één stap verder langs de rand
divers-patch-forbidden = naar { $to } gaat niemand vrijwillig: { $kind }
divers-teammate-there = op { $to } is een duiker van je teamgenoot; kies een ander vak
divers-island-taken = op het eiland { $to } is een duiker van een andere kleur
divers-mud-full = de eerste pol van { $to } kan niet meer dragen
divers-no-direction = een wens heeft geen richting, dus de draaikolk { $to } leidt nergens heen
divers-route-off-board = { $to } leidt alleen van het bord af of naar onheil
divers-route-blocked = { $to } leidt naar { $end }, waar je niet kunt blijven
divers-route-forbidden = { $to } leidt alleen naar vakken waar je niet heen mag
divers-route-loops = { $to } leidt alleen maar in het rond
divers-choose-an-end = zeg waar de weg over { $to } moet eindigen; dat is er geen eindpunt van
divers-no-such-patch = vak { $to } bestaat niet
divers-already-there = je bent er al: { $to }; wens jezelf ergens anders heen
divers-no-wish = { $diver } heeft geen wens
divers-no-such-move = zo'n zet bestaat niet; kijk in de lijst
divers-no-treasure-here = waar { $diver } is, ligt geen schat
divers-treasure-into-unknown = naar het gesloten vak { $to } gaat geen schat mee
divers-treasure-onto-island = naar het eiland { $to } gaat geen schat mee
divers-not-behind-boat = boot { $boat } is buiten bereik; ga naar een vak erachter of ernaast op de rand
divers-boat-crewed = boot { $boat } heeft vijanden aan boord; je zou verdrinken
divers-in-a-boat = wie in een boot zit, kan niet in een andere stappen; ga eerst de zee in
divers-no-such-boat = boot { $boat } doet in dit spel niet mee
divers-not-own-boat = { $diver } zit niet in de eigen boot en kan dus niet varen
divers-coast-ends = een boot vaart één plek langs de eigen kust en niet verder
divers-not-stuck = { $diver } zit niet vast; er valt niets te betalen
divers-not-your-hold = uit het ruim van boot { $boat } kun je niet betalen
divers-no-ransom = in het ruim van boot { $boat } ligt geen schat
divers-ransom-was-refused = je teamgenoot zei nee; vraag het in een andere beurt opnieuw
divers-agreed-already = je wilt al stoppen; wacht op de anderen
divers-nothing-agreed = je hebt niet gezegd dat je wilt stoppen, dus er valt niets terug te nemen
divers-has-given-up = je hebt opgegeven
divers-no-such-clock = er loopt geen klok met nummer { $number }
divers-only-the-table = dat meldt alleen de tafel zelf
divers-no-such-seat = plaats { $seat } bestaat niet aan deze tafel
divers-over = het spel is afgelopen
divers-malformed = dat is geen actie van De Duikers ({ $problem }); kijk in het protocol
divers-players = De Duikers is voor 2 tot 4 spelers, niet voor { $players }
divers-unknown-option = er is geen optie { $option }; opties: { $known }
divers-bad-setting = { $option } kan niet { $given } zijn; toegestaan: { $allowed }
divers-teams-of-three = drie spelers kunnen geen twee teams vormen; speel ieder voor zich
divers-teams-with-empty-seats = teams hebben alle vier de boten nodig; laat geen plaats leeg of speel ieder voor zich
divers-wrong-empty-seats = empty_seats is { $given }; met { $players } spelers is het aantal verschillende lege plaatsen { $seats }
divers-no-house-set = voor maat { $size } is er geen set vakken, alleen voor { $sizes }; geef er een als patch_set
divers-size-of-set = size is { $size }, maar de set vakken heeft maat { $actual }; laat size weg
divers-no-safe-start = een veilige start vraagt binnenin plaats voor { $dangers } gevaarlijke vakken; er is plaats voor { $inside }
divers-bad-patch-file = dit is geen set vakken: { $problem }
divers-bad-patch-set = deze set vakken is niet te gebruiken: { $problems }
divers-bad-position = deze stelling is niet op te zetten: { $problem }
