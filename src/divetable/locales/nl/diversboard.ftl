# Het bord van The Divers in het Nederlands. De speler is “je”.
#
# Woorden als in divers.ftl. Duikers heten N1 tot W3; vakken 6,5: kolom, rij.

## Squares

diversboard-sea = De oceaan, { $size } bij { $size } vakken, met de rand eromheen
diversboard-square = Kolom { $x }, rij { $y }: { $what }
diversboard-can-go = { $what }; { $diver } kan hierheen
diversboard-can-set = { $what }; de boot kan hier liggen
diversboard-can-choose = { $what }; kies { $divers }
diversboard-spot = { $square } ({ $patch })
diversboard-tuft = { $square }, pol { $tuft }
diversboard-on-tuft = { $diver } op pol { $tuft }
diversboard-coast = { $seat ->
        [N] noordkust
        [E] oostkust
        [S] zuidkust
       *[W] westkust
    }
diversboard-corner = hoek van de rand
diversboard-face-down = gesloten
diversboard-under = gesloten, eronder: { $patch }
diversboard-patch-sea = open zee
diversboard-patch-treasure = een vak met { $number ->
        [one] { $number } schat
       *[other] { $number } schatten
    }
diversboard-patch-island = eiland
diversboard-patch-turtle = zeeschildpad
diversboard-patch-mud = modder met { $number } pollen
diversboard-patch-urchin = zee-egel
diversboard-patch-octopus = octopus
diversboard-patch-current = stroming naar { $ways }
diversboard-patch-eddy = draaikolk
diversboard-patch-anemone = zeeanemoon
diversboard-patch-seahorse = zeepaardje
diversboard-patch-stingray = pijlstaartrog, staart naar { $ways }
diversboard-patch-goldfish = goudvis
diversboard-patch-shark = haai
diversboard-way-N = het noorden
diversboard-way-NE = het noordoosten
diversboard-way-E = het oosten
diversboard-way-SE = het zuidoosten
diversboard-way-S = het zuiden
diversboard-way-SW = het zuidwesten
diversboard-way-W = het westen
diversboard-way-NW = het noordwesten
diversboard-treasures = { $number ->
        [one] { $number } schat
       *[other] { $number } schatten
    }
diversboard-chest = schatkist
diversboard-chest-empty = lege schatkist
diversboard-a-treasure = een schat

## What squares do

diversboard-about-ring = Hier zijn alleen boten en aangespoelde duikers.
diversboard-about-boat = Duikers aan boord kunnen te water gaan op het vak achter de boot; schatten aan boord zijn veilig.
diversboard-about-face-down = Niemand weet wat hier ligt tot er een duiker komt. Hier mag geen schat heen.
diversboard-about-sea = Een zet kan hier eindigen.
diversboard-about-treasure = Hier zijn schatten gevonden; elke zet kan er één meenemen.
diversboard-about-island = Duikers van één kleur zijn hier veilig. Hier mag geen schat heen.
diversboard-about-turtle = Deze duiker mag in je volgende beurt niet bewegen; je andere duikers wel.
diversboard-about-mud = Elke pol kost een zet en draagt er twee: duikers of schatten.
diversboard-about-urchin = Wie hier komt, zit vast tot er een schat wordt betaald.
diversboard-about-octopus = Wie hier alleen komt, zit vast tot er een andere duiker van dezelfde kleur komt.
diversboard-about-current = Neemt duikers mee, één vak in de richting van een pijl.
diversboard-about-eddy = Neemt duikers verder mee in de richting waarin ze kwamen.
diversboard-about-anemone = Werpt duikers terug over het vak waar ze vandaan kwamen. Niemand gaat hier vrijwillig heen.
diversboard-about-seahorse = Springt met de duiker: twee vakken rechtuit en één opzij.
diversboard-about-stingray = Slingert duikers de oceaan uit, in de richting van de staart. Niemand gaat hier vrijwillig heen.
diversboard-about-goldfish = Wie hem vindt of erheen wordt gedragen, heeft een wens: één keer een zet naar waar dan ook.
diversboard-about-shark = Eet op wie er komt.

## Seats, boats, divers

diversboard-seat = { $seat ->
        [N] Noord
        [E] Oost
        [S] Zuid
       *[W] West
    }
diversboard-boat-of = { $seat ->
        [N] de boot van Noord
        [E] de boot van Oost
        [S] de boot van Zuid
       *[W] de boot van West
    }
diversboard-boat-hold = { diversboard-boat-of }, { $number ->
        [0] het ruim leeg
        [one] { $number } schat in het ruim
       *[other] { $number } schatten in het ruim
    }
diversboard-in-boat = in { diversboard-boat-of }
diversboard-stranded = aangespoeld op { $at }
diversboard-out = uit het spel
diversboard-flagged = { $diver } ({ $flags })
diversboard-flag-delayed = opgehouden door een schildpad
diversboard-flag-stuck = vast op een zee-egel
diversboard-flag-caught = in de greep van een octopus
diversboard-flag-wish = heeft een wens
diversboard-boats = Boten
diversboard-crew = Duikers van { diversboard-seat }
diversboard-your-divers = Jouw duikers: { $seat }
diversboard-team-NS = Noord en Zuid
diversboard-team-EW = Oost en West
diversboard-salvaged = schatten geborgen
diversboard-to-move = aan zet
diversboard-wants-end = wil stoppen
diversboard-undiscovered = { $number ->
        [0] Alle schatten zijn gevonden.
        [one] Er is nog { $number } schat verborgen.
       *[other] Er zijn nog { $number } schatten verborgen.
    }
diversboard-lost = { $number ->
        [one] { $number } is voorgoed verloren.
       *[other] { $number } zijn voorgoed verloren.
    }
diversboard-countdown = { $rounds ->
        [one] Het spel eindigt over { $rounds } ronde als die niets oplevert.
       *[other] Het spel eindigt over { $rounds } rondes als die niets opleveren.
    }

## What to do

diversboard-your-turn = Jij bent aan zet ({ diversboard-seat }): waar gaat { $diver } heen?
diversboard-your-turn-soon = Jij bent zo aan zet ({ diversboard-seat }).
diversboard-your-pass = Jij bent aan zet ({ diversboard-seat }): niemand kan bewegen.
diversboard-turn-of = { $name } ({ diversboard-seat }) is aan zet.
diversboard-places = { $name } legt een boot neer: { diversboard-seat }.
diversboard-decides = { $name } moet iets beslissen.
diversboard-over = Het spel is afgelopen.
diversboard-clock = Resterende tijd
diversboard-choose = Wat wil je doen bij { $square }?
diversboard-choose-diver = Liever { $diver } kiezen
diversboard-cancel = Laat maar
diversboard-moves = { $number ->
        [one] { $number } zet van { $diver }
       *[other] { $number } zetten van { $diver }
    }
diversboard-do-PlaceBoat = De boot naar { $to }
diversboard-do-Step = { $diver } zwemt naar { $to }
diversboard-do-ride = { $diver } drijft over { $over } naar { $to }
diversboard-do-Tuft = { $diver } loopt door naar { $to }
diversboard-do-Land = { $diver } duikt het water in bij { $to }
diversboard-do-Board = { $diver } klimt in { $to }
diversboard-do-Sail = { $diver } vaart de boot naar { $to }
diversboard-do-Walk = { $diver } loopt over de rand naar { $to }
diversboard-do-Wish = { $diver } wenst zich naar { $to }
diversboard-do-Go = Door naar { $to }
diversboard-do-Ransom = Koop { $diver } vrij met een schat uit { diversboard-boat-of }
diversboard-do-Pass = Passen
diversboard-laden = { $move }, met een schat
diversboard-ask-PlaceBoat = Leg je boot op een vak van je eigen kust
diversboard-place-middle = In het midden
diversboard-ask-Go = { $diver } wordt verder meegenomen. Waarheen?
diversboard-ask-Sink = Te veel gewicht op { $place }: wat zinkt weg in de modder?
diversboard-ask-Drown = Te veel duikers in { diversboard-boat-of }: wie gaat overboord?
diversboard-ask-Consent = Mag { $diver } worden vrijgekocht met een schat uit { diversboard-boat-of }?
diversboard-ask-Ransom = Losgeld betalen vóór je zet?
diversboard-ask-Pass = Geen van je duikers kan bewegen.
diversboard-pay = Betalen
diversboard-not-pay = Niet betalen
diversboard-agree-end = Laten we hier stoppen
diversboard-play-on = Toch verder spelen
diversboard-asks-end = Voorstel van { $names }: hier stoppen. En jij?
diversboard-ask-EndHere = Het spel is beslist: wat over is, verandert niet meer wie wint. Hier stoppen?
diversboard-end-here = Hier stoppen
diversboard-end-not = Doorspelen
diversboard-zoom = Grootte van de oceaan
diversboard-nearer = Dichterbij
diversboard-further = Verder weg
diversboard-closer = De hele oceaan; druk om dichterbij te komen
diversboard-help = Hoe je zet
diversboard-help-press = Kies een duiker en dan een vak met een gele rand; met een stippelrand is het waar een stroming eindigt. De weg is getekend voordat je gaat.
diversboard-help-keys = Toetsen: pijltjes gaan van vak naar vak, Enter drukt, 1 tot 3 kiest een duiker, M gaat naar het volgende bereikbare vak, Escape sluit een vraag.

## What happened

diversboard-said-BoatPlaced = { diversboard-seat } legt de boot op { $at }.
diversboard-said-PlayBegan = { diversboard-seat } begint.
diversboard-said-Passed = { diversboard-seat } past.
diversboard-said-Moved = { $diver } komt op { $to }.
diversboard-said-brought = { $diver } brengt een schat naar { $to }.
diversboard-said-walked = { $diver } loopt over de rand naar { $to }.
diversboard-said-Swept = { $diver } wordt meegesleurd over { $over }.
diversboard-said-Turned = { $at } wordt omgedraaid: { $patch }.
diversboard-said-Stranded = { $diver } wordt uit de oceaan geworpen en spoelt aan op { $at }.
diversboard-said-Boarded = { $diver } klimt in { diversboard-boat-of }.
diversboard-said-salvaged = { $diver } brengt een schat aan boord van { diversboard-boat-of }.
diversboard-said-Sailed = { diversboard-seat } vaart naar { $to }.
diversboard-said-Struck = { $diver } wordt geslagen en gaat terug in de boot.
diversboard-said-Delayed = Een zeeschildpad houdt { $diver } op.
diversboard-said-Stuck = { $diver } zit vast op een zee-egel.
diversboard-said-Caught = Een octopus grijpt { $diver }.
diversboard-said-Freed = { $diver } is los van de octopus.
diversboard-said-WishGained = De goudvis laat { $diver } een wens doen.
diversboard-said-WishUsed = { $diver } gebruikt de wens.
diversboard-said-RansomAsked = { diversboard-seat } wordt om een schat gevraagd om { $diver } te bevrijden.
diversboard-said-RansomRefused = { diversboard-seat } betaalt niet.
diversboard-said-RansomPaid = { $lost ->
        [yes] Een schat uit { diversboard-boat-of } koopt { $diver } vrij en is verloren.
       *[no] Een schat uit { diversboard-boat-of } koopt { $diver } vrij en ligt nu daar.
    }
diversboard-said-TreasureSank = Bij { $at } zinkt een schat weg in de modder.
diversboard-said-eaten = De haai eet { $diver } op.
diversboard-said-drowned = { $diver } verdrinkt.
diversboard-said-sunk = { $diver } zinkt weg in de modder.
diversboard-said-loop = { $diver } blijft ronddrijven en is verloren.
diversboard-said-Returned = Er is geen weg verder: { $diver } gaat terug. Plek: { $to }.
diversboard-said-EndWanted = { $name } wil hier wel stoppen.
diversboard-said-PlayWanted = { $name } wil toch verder spelen.
diversboard-said-PlayedOn = { $name } speelt door, hoewel het spel beslist is.
diversboard-said-GaveUp = { $name } geeft op.
diversboard-ended-all = Alle schatten zijn aan boord of verloren.
diversboard-ended-divers = Er is geen duiker meer over.
diversboard-ended-passes = Niemand kan nog bewegen.
diversboard-ended-stall = Er is lang niets meer vooruitgegaan.
diversboard-ended-first = Een partij heeft zoveel schatten als nodig is.
diversboard-ended-decided = De voorsprong is niet meer in te halen.
diversboard-ended-agreed = Iedereen wil stoppen.
diversboard-ended-gave-up = Een partij heeft opgegeven.

## Notes on the animals, and tips

diversboard-know = Wist je dat?
diversboard-know-close = Sluiten
diversboard-note-turtle = Zeeschildpadden komen om eieren te leggen vaak terug naar het strand waar ze zelf uit het ei kropen.
diversboard-note-urchin = Een zee-egel loopt op honderden kleine zuigvoetjes en schraapt met vijf tanden algen van de rots.
diversboard-note-octopus = Een octopus heeft drie harten en blauw bloed, en de meeste zenuwcellen zitten in zijn armen.
diversboard-note-anemone = Een zeeanemoon is een dier, geen plant. Anemoonvissen leven ongedeerd tussen de netelende armen.
diversboard-note-seahorse = Bij zeepaardjes draagt de vader de eitjes in een buidel tot de jongen uitkomen.
diversboard-note-stingray = Een pijlstaartrog vindt zijn prooi in het zand dankzij de zwakke elektrische velden van alles wat leeft.
diversboard-note-goldfish = Goudvissen worden al meer dan duizend jaar in China gekweekt. Ze zien kleuren en zelfs wat ultraviolet licht.
diversboard-note-shark = Haaien hebben geen botten maar kraakbeen, en krijgen hun hele leven nieuwe tanden.
diversboard-tips = Acht tips
diversboard-tip-1 = Zoek eerst een schat dicht bij je boot: elk vak van de weg terug kost een zet.
diversboard-tip-2 = Draai vakken om op de heenweg, niet op de terugweg: een schat mag niet naar een gesloten vak.
diversboard-tip-3 = Leg je boot bij het midden van je kust. Ze kan een duiker die met een schat terugkomt tegemoet varen.
diversboard-tip-4 = Duikers in een boot kunnen niet worden geslagen. Een duiker op een eiland ook niet.
diversboard-tip-5 = Onthoud waar stromen en zeepaardjes heen leiden: liggen ze open, dan sparen ze veel zetten.
diversboard-tip-6 = Laat geen schat liggen waar een vijand er eerder bij is. Sla hem: hij begint weer in zijn boot.
diversboard-tip-7 = Houd twee duikers van een kleur bij elkaar: alleen dezelfde kleur bevrijdt van een octopus.
diversboard-tip-8 = Tel wat er over is. Wie voorstaat, kan veilig spelen; wie achterstaat, moet vakken omdraaien.
