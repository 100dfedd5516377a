# Was die gezeichneten Teile zeigen. Die Wörter eines Bildes stehen mit Kommas hintereinander.
# Begriffe wie in dive.ftl, scuba.ftl und divers.ftl.

## Colours

pieces-red = rot
pieces-yellow = gelb
pieces-green = grün
pieces-blue = blau
pieces-pink = rosa
pieces-white = weiß

## Directions

pieces-way-N = Norden
pieces-way-NE = Nordosten
pieces-way-E = Osten
pieces-way-SE = Südosten
pieces-way-S = Süden
pieces-way-SW = Südwesten
pieces-way-W = Westen
pieces-way-NW = Nordwesten
pieces-way-left = { $squares ->
        [one] { $squares } Feld nach links
       *[other] { $squares } Felder nach links
    }
pieces-way-right = { $squares ->
        [one] { $squares } Feld nach rechts
       *[other] { $squares } Felder nach rechts
    }
pieces-way-up = { $squares ->
        [one] { $squares } Feld nach oben
       *[other] { $squares } Felder nach oben
    }
pieces-way-down = { $squares ->
        [one] { $squares } Feld nach unten
       *[other] { $squares } Felder nach unten
    }
pieces-way-sideways = { $squares ->
        [one] { $squares } Feld nach links oder rechts
       *[other] { $squares } Felder nach links oder rechts
    }
pieces-way-any-way = { $squares ->
        [one] { $squares } Feld in beliebiger Richtung
       *[other] { $squares } Felder in beliebiger Richtung
    }

## Things of several games

pieces-boat = Boot
pieces-diver = Taucher
pieces-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }

## Dive

pieces-dive-board = Tableau mit fünf Tiefenebenen
pieces-dive-screen = Sichtschirm vor einem Tableau
pieces-dive-air = Luftplättchen { $number }
pieces-side-clear = kein Hai
pieces-side-shark = Hai
pieces-pawn = Taucherfigur
pieces-pawn-chief = schwarze Figur des Dorfoberhaupts
pieces-shell = Muschel
pieces-content-nothing = nichts als Wasser
pieces-content-shark = ein Hai
pieces-content-green = eine grüne Schildkröte mit Platten auf dem Panzer
pieces-content-red = eine rote Schildkröte mit Streifen auf dem Panzer
pieces-content-manta = ein Manta
pieces-companion-octopus = Riesenkrake
pieces-companion-orca = Orca
pieces-companion-anglerfish = Anglerfisch mit Laterne
pieces-companion-giant-turtle = Grüne Riesenschildkröte
pieces-companion-clownfish = Clownfische
pieces-companion-dolphins = zwei Delfine
pieces-companion-dolphins-small = ein Delfin, das kleine Plättchen
pieces-companion-white-shark = Weißer Hai
pieces-companion-axolotl = lächelnder Axolotl
pieces-companion-fugu = Fugu, aufgeblasen und voller Stacheln
pieces-companion-narwhal = Narwal mit Stoßzahn
pieces-chief-card = Karte des Dorfoberhaupts
pieces-chief-back = Rückseite einer Karte des Dorfoberhaupts
pieces-chief-speed = Ebene { $level }: { $speed }
pieces-chief-yellow = Ebene { $level }: gelbe { $speed }
pieces-bubble = Luftblase
pieces-track = Tiefenleiste: ruhiges Wasser von 0 bis 15, tiefes Wasser ab 16, Ziel bei 23

## Scuba: animals

pieces-animal-sea-anemone = Seeanemone
pieces-animal-gorgonian-sea-fan = Fächergorgonie
pieces-animal-stove-pipe-sponge = Ofenrohrschwamm
pieces-animal-parrotfish = Papageifisch
pieces-animal-seahorse = Seepferdchen
pieces-animal-clownfish = Clownfisch
pieces-animal-blue-spotted-stingray = Blaupunktrochen
pieces-animal-branching-vase-sponge = Verzweigter Vasenschwamm
pieces-animal-moray-eel = Muräne
pieces-animal-lionfish = Rotfeuerfisch
pieces-animal-lemon-shark = Zitronenhai
pieces-animal-nurse-shark = Ammenhai
pieces-animal-eagle-ray = Adlerrochen
pieces-animal-sea-turtle = Meeresschildkröte
pieces-animal-reef-manta-ray = Riffmanta
pieces-animal-hammerhead-shark = Hammerhai
pieces-animal-whale-shark = Walhai
pieces-animal-ocean-sunfish = Mondfisch

## Scuba: board, tiles and cards

pieces-scuba-event = Ereignisplättchen
pieces-scuba-unknown = Tier aus einem anderen Satz
pieces-scuba-empty = leeres Meer
pieces-scuba-back-red = verdecktes rotes Plättchen, 0 bis 10 Meter
pieces-scuba-back-yellow = verdecktes gelbes Plättchen, 10 bis 20 Meter
pieces-scuba-back-green = verdecktes grünes Plättchen, 20 bis 30 Meter
pieces-scuba-back-blue = verdecktes blaues Plättchen, 30 bis 40 Meter
pieces-scuba-dust = aufgewirbelter Sand
pieces-scuba-disc = Scheibe: gesehen
pieces-scuba-surface = Oberfläche
pieces-scuba-row = Wasser, { $top } bis { $bottom } Meter tief
pieces-scuba-air = { $number } Luft weniger
pieces-scuba-dial = Luftanzeige von 0 bis 20
pieces-scuba-needle = Zeiger der Luftanzeige
pieces-scuba-deco = Dekomarke
pieces-scuba-plus = Pluspunkte
pieces-scuba-minus = Minuspunkte
pieces-scuba-current-card = Strömungskarte
pieces-scuba-current-back = Rückseite einer Strömungskarte
pieces-scuba-calm = ruhige See
pieces-scuba-divers = Taucher
pieces-scuba-event-card = Ereigniskarte
pieces-scuba-event-back = Rückseite einer Ereigniskarte

## Scuba: events

pieces-event-free-flow = abblasender Atemregler
pieces-event-seasickness = Seekrankheit
pieces-event-sudden-current = plötzliche Strömung
pieces-event-unpredictable-current = unberechenbare Strömung
pieces-event-lost-camera = verlorene Kamera
pieces-event-dolphins-overhead = Delfine über dir
pieces-event-flooded-mask = geflutete Maske
pieces-event-ear-squeeze = Druck auf den Ohren
pieces-event-bright-sunbeam = heller Sonnenstrahl
pieces-event-false-alarm = falscher Alarm
pieces-event-strong-current = starke Strömung
pieces-event-selective-current = gezielte Strömung
pieces-event-grabbed-by-an-octopus = vom Kraken gepackt
pieces-event-old-coins = alte Münzen
pieces-event-cleaning-station = Putzerstation
pieces-event-leaking-hose = undichter Schlauch
pieces-event-sinking-fast = schnelles Sinken
pieces-event-clumsy-fins = ungeschickte Flossen
pieces-event-surge = Dünung
pieces-event-sudden-strong-current = plötzliche starke Strömung
pieces-event-amphora = Amphore
pieces-event-out-of-breath = außer Atem
pieces-event-runaway-ascent = unkontrollierter Aufstieg
pieces-event-down-current = Abwärtsströmung
pieces-event-torch-beam = Lichtkegel
pieces-event-narcosis = Tiefenrausch
pieces-event-treasure-chest = Schatztruhe
pieces-event-ship-s-bell = Schiffsglocke
pieces-event-heavy-breathing = schweres Atmen
pieces-event-cold-layer = kalte Schicht
pieces-event-down-draught = Abwärtssog
pieces-event-stuck-inflator = klemmender Inflator
pieces-event-sand-slide = Sandrutsch
pieces-event-nothing-but-blue = nichts als Blau

## Scuba: symbols

pieces-symbol-points = Punkte
pieces-symbol-minus-points = Punkte weniger
pieces-symbol-air = Luft weniger
pieces-symbol-left = nach links
pieces-symbol-right = nach rechts
pieces-symbol-up = nach oben
pieces-symbol-down = nach unten
pieces-symbol-sideways = nach links oder rechts
pieces-symbol-any-way = beliebige Richtung
pieces-symbol-choose = wähle eines
pieces-symbol-nothing = nichts geschieht
pieces-symbol-no-discover = nichts wird entdeckt
pieces-symbol-quiet = kein aufgewirbelter Sand
pieces-symbol-deco = nimm eine Dekomarke
pieces-symbol-surface = steig zur Oberfläche auf
pieces-symbol-surface-boat = steig auf und schwimm zum Boot
pieces-symbol-pick = wähle ein Plättchen
pieces-symbol-remove = es verlässt ungesehen das Spiel
pieces-symbol-end-turn = dein Zug ist zu Ende
pieces-symbol-self = dein Taucher
pieces-symbol-any-diver = ein Taucher deiner Wahl
pieces-symbol-may-discover = Entdecken ist erlaubt
pieces-symbol-dusty = mit aufgewirbeltem Sand
pieces-symbol-fish = ein offenes Tier
pieces-symbol-flip = dreh es um
pieces-symbol-no-descent = kein Abtauchen mehr
pieces-symbol-all = alle Taucher

## The Divers

pieces-patch-sea = offenes Meer
pieces-patch-treasure = Schatzkiste
pieces-patch-island = Insel mit Palme
pieces-patch-turtle = Meeresschildkröte: der Taucher setzt einmal aus
pieces-patch-mud = Schlamm
pieces-patch-urchin = Seeigel
pieces-patch-octopus = Krake
pieces-patch-current = Strömung
pieces-patch-eddy = Strudel
pieces-patch-anemone = Seeanemone
pieces-patch-seahorse = Seepferdchen
pieces-patch-stingray = Stachelrochen, Schwanz nach { $way ->
        [0] { pieces-way-N }
        [1] { pieces-way-NE }
        [2] { pieces-way-E }
        [3] { pieces-way-SE }
        [4] { pieces-way-S }
        [5] { pieces-way-SW }
        [6] { pieces-way-W }
       *[7] { pieces-way-NW }
    }
pieces-patch-goldfish = Goldfisch mit Krone
pieces-patch-shark = Hai mit offenem Maul
pieces-treasures = { $number ->
        [one] { $number } Schatz
       *[other] { $number } Schätze
    }
pieces-tufts = { $number ->
        [one] { $number } Büschel
       *[other] { $number } Büschel
    }
pieces-arrow = Pfeil
pieces-divers-back = verdecktes Feld mit Anker
pieces-divers-ring = Rand des Ozeans
pieces-diver-number = Taucher { $number }
pieces-flag-delayed = von einer Schildkröte aufgehalten
pieces-flag-stuck = hängt an einem Seeigel fest
pieces-flag-caught = von einem Kraken gefangen
pieces-flag-wish = hat noch einen Wunsch
pieces-team = Team

## Divetable

pieces-bot-random = ein lächelnder Würfel
pieces-bot-novice = ein Einsiedlerkrebs unter einer halben Kokosnuss
pieces-bot-casual = ein Otter mit einem Seestern in den Pfoten
pieces-bot-skilled = ein Pinguin mit gelben Federn über den Augen
pieces-bot-expert = ein Walross mit zwei Stoßzähnen
pieces-bot-master = ein Pottwal mit erhobener Fluke
pieces-logo = Divetable: ein Taucherhelm mit dem Meer im Fenster
pieces-cover-dive = Dive: ein Stapel durchsichtiger Karten mit Hai, Schildkröte und Manta
pieces-cover-scuba = Scuba: ein Taucher zwischen Boot und Riff
pieces-cover-divers = Die Taucher: ein Helmtaucher, ein Krake und eine Schatzkiste

## Icons

pieces-icon-air = Luft
pieces-icon-back = zurück
pieces-icon-board = Spielplan
pieces-icon-bot = Bot
pieces-icon-chat = Chat
pieces-icon-check = fertig
pieces-icon-clock = Uhr
pieces-icon-close = schließen
pieces-icon-connected = verbunden
pieces-icon-contrast = Kontrast
pieces-icon-copy = kopieren
pieces-icon-die = zufällig
pieces-icon-down = nach unten
pieces-icon-download = herunterladen
pieces-icon-eye = zuschauen
pieces-icon-eye-off = verborgen
pieces-icon-first = zum Anfang
pieces-icon-flag = aufgeben
pieces-icon-full-screen = Vollbild
pieces-icon-gear = Einstellungen
pieces-icon-globe = Sprache
pieces-icon-help = Hilfe
pieces-icon-home = Startseite
pieces-icon-last = zum Ende
pieces-icon-leave = verlassen
pieces-icon-light = Licht
pieces-icon-link = Link
pieces-icon-lock = gesperrt
pieces-icon-menu = Menü
pieces-icon-minus = weniger
pieces-icon-next = weiter
pieces-icon-previous = vorher
pieces-icon-offline = nicht verbunden
pieces-icon-pause = Pause
pieces-icon-people = Spieler
pieces-icon-person = Spieler
pieces-icon-play = abspielen
pieces-icon-plus = mehr
pieces-icon-redo = wiederholen
pieces-icon-rules = Regeln
pieces-icon-seal = geprüft
pieces-icon-search = suchen
pieces-icon-share = teilen
pieces-icon-sonar = Sonar
pieces-icon-sound = Ton an
pieces-icon-sound-off = Ton aus
pieces-icon-stack = Stapel
pieces-icon-star = Favorit
pieces-icon-tilt = Blick kippen
pieces-icon-torch = Taschenlampe
pieces-icon-trophy = Sieger
pieces-icon-undo = rückgängig
pieces-icon-up = nach oben
pieces-icon-warning = Warnung
pieces-icon-zoom = vergrößern
