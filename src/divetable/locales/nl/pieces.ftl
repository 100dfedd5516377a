# Wat de getekende stukken tonen. De stukjes van één beeld komen met komma's achter elkaar.
# Woorden als in dive.ftl, scuba.ftl en divers.ftl.

## Colours

pieces-red = rood
pieces-yellow = geel
pieces-green = groen
pieces-blue = blauw
pieces-pink = roze
pieces-white = wit

## Directions

pieces-way-N = noord
pieces-way-NE = noordoost
pieces-way-E = oost
pieces-way-SE = zuidoost
pieces-way-S = zuid
pieces-way-SW = zuidwest
pieces-way-W = west
pieces-way-NW = noordwest
pieces-way-left = { $squares ->
        [one] { $squares } vak naar links
       *[other] { $squares } vakken naar links
    }
pieces-way-right = { $squares ->
        [one] { $squares } vak naar rechts
       *[other] { $squares } vakken naar rechts
    }
pieces-way-up = { $squares ->
        [one] { $squares } vak omhoog
       *[other] { $squares } vakken omhoog
    }
pieces-way-down = { $squares ->
        [one] { $squares } vak omlaag
       *[other] { $squares } vakken omlaag
    }
pieces-way-sideways = { $squares ->
        [one] { $squares } vak naar links of rechts
       *[other] { $squares } vakken naar links of rechts
    }
pieces-way-any-way = { $squares ->
        [one] { $squares } vak in een richting naar keuze
       *[other] { $squares } vakken in een richting naar keuze
    }

## Things of several games

pieces-boat = boot
pieces-diver = duiker
pieces-points = { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }

## Dive

pieces-dive-board = bord met vijf diepteniveaus
pieces-dive-screen = scherm voor een bord
pieces-dive-air = luchtfiche { $number }
pieces-side-clear = geen haai
pieces-side-shark = haai
pieces-pawn = duikerpion
pieces-pawn-chief = de zwarte pion van het dorpshoofd
pieces-shell = schelp
pieces-content-nothing = niets dan water
pieces-content-shark = een haai
pieces-content-green = een groene schildpad met platen op het schild
pieces-content-red = een rode schildpad met strepen op het schild
pieces-content-manta = een manta
pieces-companion-octopus = reuzen octopus
pieces-companion-orca = orca
pieces-companion-anglerfish = zeeduivel met een lampje
pieces-companion-giant-turtle = soepschildpad
pieces-companion-clownfish = clownsvis
pieces-companion-dolphins = twee dolfijnen
pieces-companion-dolphins-small = een dolfijn, de kleine tegel
pieces-companion-white-shark = grote witte haai
pieces-companion-axolotl = lachende axolotl
pieces-companion-fugu = fugu, opgeblazen en vol stekels
pieces-companion-narwhal = narwal met zijn slagtand
pieces-chief-card = dorpshoofdkaart
pieces-chief-back = achterkant van een dorpshoofdkaart
pieces-chief-speed = niveau { $level }: { $speed }
pieces-chief-yellow = niveau { $level }: gele { $speed }
pieces-bubble = luchtbel
pieces-track = dieptebaan: kalm water van 0 tot 15, diep water vanaf 16, doel op 23

## Scuba: animals

pieces-animal-sea-anemone = zeeanemoon
pieces-animal-gorgonian-sea-fan = zeewaaier
pieces-animal-stove-pipe-sponge = kachelpijpspons
pieces-animal-parrotfish = papegaaivis
pieces-animal-seahorse = zeepaardje
pieces-animal-clownfish = clownsvis
pieces-animal-blue-spotted-stingray = blauwgevlekte pijlstaartrog
pieces-animal-branching-vase-sponge = vertakte vaasspons
pieces-animal-moray-eel = murene
pieces-animal-lionfish = koraalduivel
pieces-animal-lemon-shark = citroenhaai
pieces-animal-nurse-shark = verpleegsterhaai
pieces-animal-eagle-ray = adelaarsrog
pieces-animal-sea-turtle = zeeschildpad
pieces-animal-reef-manta-ray = rifmanta
pieces-animal-hammerhead-shark = hamerhaai
pieces-animal-whale-shark = walvishaai
pieces-animal-ocean-sunfish = maanvis

## Scuba: board, tiles and cards

pieces-scuba-event = gebeurtenistegel
pieces-scuba-unknown = dier uit een andere set
pieces-scuba-empty = lege zee
pieces-scuba-back-red = gedekte rode tegel, 0 tot 10 meter
pieces-scuba-back-yellow = gedekte gele tegel, 10 tot 20 meter
pieces-scuba-back-green = gedekte groene tegel, 20 tot 30 meter
pieces-scuba-back-blue = gedekte blauwe tegel, 30 tot 40 meter
pieces-scuba-dust = stof
pieces-scuba-disc = schijfje: gezien
pieces-scuba-surface = oppervlak
pieces-scuba-row = water, { $top } tot { $bottom } meter diep
pieces-scuba-air = { $number } lucht kwijt
pieces-scuba-dial = luchtmeter van 0 tot 20
pieces-scuba-needle = naald van de luchtmeter
pieces-scuba-deco = decofiche
pieces-scuba-plus = pluspunten
pieces-scuba-minus = minpunten
pieces-scuba-current-card = stromingskaart
pieces-scuba-current-back = achterkant van een stromingskaart
pieces-scuba-calm = kalme zee
pieces-scuba-divers = duikers
pieces-scuba-event-card = gebeurteniskaart
pieces-scuba-event-back = achterkant van een gebeurteniskaart

## Scuba: events

pieces-event-free-flow = free flow
pieces-event-seasickness = zeeziekte
pieces-event-sudden-current = plotselinge stroming
pieces-event-unpredictable-current = onvoorspelbare stroming
pieces-event-lost-camera = verloren camera
pieces-event-dolphins-overhead = dolfijnen boven je
pieces-event-flooded-mask = volgelopen masker
pieces-event-ear-squeeze = druk op de oren
pieces-event-bright-sunbeam = heldere zonnestraal
pieces-event-false-alarm = vals alarm
pieces-event-strong-current = sterke stroming
pieces-event-selective-current = selectieve stroming
pieces-event-grabbed-by-an-octopus = gegrepen door een octopus
pieces-event-old-coins = oude munten
pieces-event-cleaning-station = poetsstation
pieces-event-leaking-hose = lekkende slang
pieces-event-sinking-fast = snel zinken
pieces-event-clumsy-fins = onhandige vinnen
pieces-event-surge = deining
pieces-event-sudden-strong-current = plotselinge sterke stroming
pieces-event-amphora = amfoor
pieces-event-out-of-breath = buiten adem
pieces-event-runaway-ascent = ongecontroleerde opstijging
pieces-event-down-current = neerwaartse stroming
pieces-event-torch-beam = lichtbundel
pieces-event-narcosis = diepteroes
pieces-event-treasure-chest = schatkist
pieces-event-ship-s-bell = scheepsbel
pieces-event-heavy-breathing = zware ademhaling
pieces-event-cold-layer = koude laag
pieces-event-down-draught = neerwaartse zuiging
pieces-event-stuck-inflator = klemmende inflator
pieces-event-sand-slide = zandlawine
pieces-event-nothing-but-blue = niets dan blauw

## Scuba: symbols

pieces-symbol-points = punten
pieces-symbol-minus-points = punten kwijt
pieces-symbol-air = lucht kwijt
pieces-symbol-left = naar links
pieces-symbol-right = naar rechts
pieces-symbol-up = omhoog
pieces-symbol-down = omlaag
pieces-symbol-sideways = naar links of rechts
pieces-symbol-any-way = richting naar keuze
pieces-symbol-choose = kies er een
pieces-symbol-nothing = er gebeurt niets
pieces-symbol-no-discover = er valt niets te ontdekken
pieces-symbol-quiet = geen stof
pieces-symbol-deco = neem een decofiche
pieces-symbol-surface = stijg op naar het oppervlak
pieces-symbol-surface-boat = stijg op en zwem naar de boot
pieces-symbol-pick = kies een tegel
pieces-symbol-remove = die gaat ongezien uit het spel
pieces-symbol-end-turn = je beurt is voorbij
pieces-symbol-self = jouw duiker
pieces-symbol-any-diver = een duiker naar keuze
pieces-symbol-may-discover = ontdekken mag
pieces-symbol-dusty = met stof
pieces-symbol-fish = een open dier
pieces-symbol-flip = draai die om
pieces-symbol-no-descent = niet verder afdalen
pieces-symbol-all = alle duikers

## The Divers

pieces-patch-sea = open zee
pieces-patch-treasure = schatkist
pieces-patch-island = eiland met een palm
pieces-patch-turtle = zeeschildpad: de duiker slaat een beurt over
pieces-patch-mud = modder
pieces-patch-urchin = zee-egel
pieces-patch-octopus = octopus
pieces-patch-current = stroming
pieces-patch-eddy = draaikolk
pieces-patch-anemone = zeeanemoon
pieces-patch-seahorse = zeepaardje
pieces-patch-stingray = pijlstaartrog, staart naar { $way ->
        [0] { pieces-way-N }
        [1] { pieces-way-NE }
        [2] { pieces-way-E }
        [3] { pieces-way-SE }
        [4] { pieces-way-S }
        [5] { pieces-way-SW }
        [6] { pieces-way-W }
       *[7] { pieces-way-NW }
    }
pieces-patch-goldfish = goudvis met een kroon
pieces-patch-shark = haai, bek open
pieces-treasures = { $number ->
        [one] { $number } schat
       *[other] { $number } schatten
    }
pieces-tufts = { $number ->
        [one] { $number } pol
       *[other] { $number } pollen
    }
pieces-arrow = pijl
pieces-divers-back = gesloten vak met een anker
pieces-divers-ring = rand van de oceaan
pieces-diver-number = duiker { $number }
pieces-flag-delayed = opgehouden door een schildpad
pieces-flag-stuck = vast op een zee-egel
pieces-flag-caught = gegrepen door een octopus
pieces-flag-wish = heeft nog een wens
pieces-team = team

## Divetable

pieces-bot-random = een dobbelsteen die lacht
pieces-bot-novice = een heremietkreeft onder een halve kokosnoot
pieces-bot-casual = een otter met een zeester in de poten
pieces-bot-skilled = een pinguïn met gele veren boven de ogen
pieces-bot-expert = een walrus met twee slagtanden
pieces-bot-master = een potvis met de staart omhoog
pieces-logo = Divetable: een duikhelm met de zee in het venster
pieces-cover-dive = Dive: een stapel doorzichtige kaarten met een haai, een schildpad en een manta
pieces-cover-scuba = Scuba: een duiker tussen de boot en het rif
pieces-cover-divers = De Duikers: een helmduiker, een octopus en een schatkist

## Icons

pieces-icon-air = lucht
pieces-icon-back = terug
pieces-icon-board = bord
pieces-icon-bot = bot
pieces-icon-chat = chat
pieces-icon-check = klaar
pieces-icon-clock = klok
pieces-icon-close = sluiten
pieces-icon-connected = verbonden
pieces-icon-contrast = contrast
pieces-icon-copy = kopiëren
pieces-icon-die = willekeurig
pieces-icon-down = omlaag
pieces-icon-download = downloaden
pieces-icon-eye = kijken
pieces-icon-eye-off = verborgen
pieces-icon-first = naar het begin
pieces-icon-flag = opgeven
pieces-icon-full-screen = volledig scherm
pieces-icon-gear = instellingen
pieces-icon-globe = taal
pieces-icon-help = hulp
pieces-icon-home = start
pieces-icon-last = naar het einde
pieces-icon-leave = verlaten
pieces-icon-light = licht
pieces-icon-link = link
pieces-icon-lock = vergrendeld
pieces-icon-menu = menu
pieces-icon-minus = minder
pieces-icon-next = volgende
pieces-icon-previous = vorige
pieces-icon-offline = niet verbonden
pieces-icon-pause = pauze
pieces-icon-people = spelers
pieces-icon-person = speler
pieces-icon-play = afspelen
pieces-icon-plus = meer
pieces-icon-redo = opnieuw doen
pieces-icon-rules = regels
pieces-icon-seal = gecontroleerd
pieces-icon-search = zoeken
pieces-icon-share = delen
pieces-icon-sonar = sonar
pieces-icon-sound = geluid aan
pieces-icon-sound-off = geluid uit
pieces-icon-stack = stapel
pieces-icon-star = favoriet
pieces-icon-tilt = kantel het beeld
pieces-icon-torch = zaklamp
pieces-icon-trophy = winnaar
pieces-icon-undo = ongedaan maken
pieces-icon-up = omhoog
pieces-icon-warning = waarschuwing
pieces-icon-zoom = vergroten
