# Vad de ritade delarna visar. Orden för en bild står efter varandra med kommatecken.
# Termer som i dive.ftl, scuba.ftl och divers.ftl.

## Colours

pieces-red = röd
pieces-yellow = gul
pieces-green = grön
pieces-blue = blå
pieces-pink = rosa
pieces-white = vit

## Directions

pieces-way-N = norr
pieces-way-NE = nordost
pieces-way-E = öster
pieces-way-SE = sydost
pieces-way-S = söder
pieces-way-SW = sydväst
pieces-way-W = väster
pieces-way-NW = nordväst
pieces-way-left = { $squares ->
        [one] { $squares } ruta åt vänster
       *[other] { $squares } rutor åt vänster
    }
pieces-way-right = { $squares ->
        [one] { $squares } ruta åt höger
       *[other] { $squares } rutor åt höger
    }
pieces-way-up = { $squares ->
        [one] { $squares } ruta uppåt
       *[other] { $squares } rutor uppåt
    }
pieces-way-down = { $squares ->
        [one] { $squares } ruta nedåt
       *[other] { $squares } rutor nedåt
    }
pieces-way-sideways = { $squares ->
        [one] { $squares } ruta åt vänster eller höger
       *[other] { $squares } rutor åt vänster eller höger
    }
pieces-way-any-way = { $squares ->
        [one] { $squares } ruta i valfri riktning
       *[other] { $squares } rutor i valfri riktning
    }

## Things of several games

pieces-boat = båt
pieces-diver = dykare
pieces-points = { $number ->
        [one] { $number } poäng
       *[other] { $number } poäng
    }

## Dive

pieces-dive-board = spelplan med fem djupnivåer
pieces-dive-screen = skärm framför en spelplan
pieces-dive-air = luftbricka { $number }
pieces-side-clear = ingen haj
pieces-side-shark = haj
pieces-pawn = dykarpjäs
pieces-pawn-chief = byhövdingens svarta pjäs
pieces-shell = mussla
pieces-content-nothing = ingenting utom vatten
pieces-content-shark = en haj
pieces-content-green = en grön sköldpadda med plattor på skalet
pieces-content-red = en röd sköldpadda med ränder på skalet
pieces-content-manta = en manta
pieces-companion-octopus = jättebläckfisk
pieces-companion-orca = späckhuggare
pieces-companion-anglerfish = marulk med lykta
pieces-companion-giant-turtle = grön jättesköldpadda
pieces-companion-clownfish = clownfisk
pieces-companion-dolphins = två delfiner
pieces-companion-dolphins-small = en delfin, den lilla brickan
pieces-companion-white-shark = vithaj
pieces-companion-axolotl = leende axolotl
pieces-companion-fugu = fugu, uppblåst och full av taggar
pieces-companion-narwhal = narval med sin långa tand
pieces-chief-card = hövdingkort
pieces-chief-back = baksidan av ett hövdingkort
pieces-chief-speed = nivå { $level }: { $speed }
pieces-chief-yellow = nivå { $level }: gul { $speed }
pieces-bubble = luftbubbla
pieces-track = nedstigningsbana: lugnt vatten från 0 till 15, djupt vatten från 16, mål på 23

## Scuba: animals

pieces-animal-sea-anemone = havsanemon
pieces-animal-gorgonian-sea-fan = solfjäderskorall
pieces-animal-stove-pipe-sponge = rörsvamp
pieces-animal-parrotfish = papegojfisk
pieces-animal-seahorse = sjöhäst
pieces-animal-clownfish = clownfisk
pieces-animal-blue-spotted-stingray = blåfläckig stingrocka
pieces-animal-branching-vase-sponge = grenig bägarsvamp
pieces-animal-moray-eel = muräna
pieces-animal-lionfish = drakfisk
pieces-animal-lemon-shark = citronhaj
pieces-animal-nurse-shark = sköterskehaj
pieces-animal-eagle-ray = örnrocka
pieces-animal-sea-turtle = havssköldpadda
pieces-animal-reef-manta-ray = revmanta
pieces-animal-hammerhead-shark = hammarhaj
pieces-animal-whale-shark = valhaj
pieces-animal-ocean-sunfish = klumpfisk

## Scuba: board, tiles and cards

pieces-scuba-event = händelsebricka
pieces-scuba-unknown = djur ur en annan uppsättning
pieces-scuba-empty = tomt hav
pieces-scuba-back-red = nedvänd röd bricka, 0 till 10 meter
pieces-scuba-back-yellow = nedvänd gul bricka, 10 till 20 meter
pieces-scuba-back-green = nedvänd grön bricka, 20 till 30 meter
pieces-scuba-back-blue = nedvänd blå bricka, 30 till 40 meter
pieces-scuba-dust = uppvirvlad sand
pieces-scuba-disc = skiva: sedd
pieces-scuba-surface = yta
pieces-scuba-row = vatten, { $top } till { $bottom } meters djup
pieces-scuba-air = { $number } luft mindre
pieces-scuba-dial = luftmätare från 0 till 20
pieces-scuba-needle = luftmätarens visare
pieces-scuba-deco = dekomarkör
pieces-scuba-plus = pluspoäng
pieces-scuba-minus = minuspoäng
pieces-scuba-current-card = strömkort
pieces-scuba-current-back = baksidan av ett strömkort
pieces-scuba-calm = lugnt hav
pieces-scuba-divers = dykare
pieces-scuba-event-card = händelsekort
pieces-scuba-event-back = baksidan av ett händelsekort

## Scuba: events

pieces-event-free-flow = friflöde
pieces-event-seasickness = sjösjuka
pieces-event-sudden-current = plötslig ström
pieces-event-unpredictable-current = oberäknelig ström
pieces-event-lost-camera = borttappad kamera
pieces-event-dolphins-overhead = delfiner ovanför dig
pieces-event-flooded-mask = vattenfylld mask
pieces-event-ear-squeeze = tryck i öronen
pieces-event-bright-sunbeam = klar solstråle
pieces-event-false-alarm = falskt alarm
pieces-event-strong-current = stark ström
pieces-event-selective-current = selektiv ström
pieces-event-grabbed-by-an-octopus = gripen av en bläckfisk
pieces-event-old-coins = gamla mynt
pieces-event-cleaning-station = putsarstation
pieces-event-leaking-hose = läckande slang
pieces-event-sinking-fast = snabb sjunkning
pieces-event-clumsy-fins = klumpiga fenor
pieces-event-surge = dyning
pieces-event-sudden-strong-current = plötslig stark ström
pieces-event-amphora = amfora
pieces-event-out-of-breath = andfådd
pieces-event-runaway-ascent = okontrollerad uppstigning
pieces-event-down-current = nedåtgående ström
pieces-event-torch-beam = ljuskägla
pieces-event-narcosis = djupberusning
pieces-event-treasure-chest = skattkista
pieces-event-ship-s-bell = skeppsklocka
pieces-event-heavy-breathing = tung andning
pieces-event-cold-layer = kallt skikt
pieces-event-down-draught = sug mot djupet
pieces-event-stuck-inflator = inflator som fastnat
pieces-event-sand-slide = sandskred
pieces-event-nothing-but-blue = bara blått

## Scuba: symbols

pieces-symbol-points = poäng
pieces-symbol-minus-points = poäng mindre
pieces-symbol-air = luft mindre
pieces-symbol-left = åt vänster
pieces-symbol-right = åt höger
pieces-symbol-up = uppåt
pieces-symbol-down = nedåt
pieces-symbol-sideways = åt vänster eller höger
pieces-symbol-any-way = valfri riktning
pieces-symbol-choose = välj ett
pieces-symbol-nothing = inget händer
pieces-symbol-no-discover = inget kan upptäckas
pieces-symbol-quiet = ingen uppvirvlad sand
pieces-symbol-deco = ta en dekomarkör
pieces-symbol-surface = stig till ytan
pieces-symbol-surface-boat = stig upp och simma till båten
pieces-symbol-pick = välj en bricka
pieces-symbol-remove = den lämnar spelet osedd
pieces-symbol-end-turn = ditt drag är slut
pieces-symbol-self = din dykare
pieces-symbol-any-diver = en dykare du väljer
pieces-symbol-may-discover = du får upptäcka
pieces-symbol-dusty = med uppvirvlad sand
pieces-symbol-fish = ett uppvänt djur
pieces-symbol-flip = vänd den
pieces-symbol-no-descent = inte djupare
pieces-symbol-all = alla dykare

## The Divers

pieces-patch-sea = öppet hav
pieces-patch-treasure = skattkista
pieces-patch-island = ö med en palm
pieces-patch-turtle = havssköldpadda: dykaren står över en tur
pieces-patch-mud = dynga
pieces-patch-urchin = sjöborre
pieces-patch-octopus = bläckfisk
pieces-patch-current = ström
pieces-patch-eddy = virvel
pieces-patch-anemone = havsanemon
pieces-patch-seahorse = sjöhäst
pieces-patch-stingray = stingrocka, svansen mot { $way ->
        [0] { pieces-way-N }
        [1] { pieces-way-NE }
        [2] { pieces-way-E }
        [3] { pieces-way-SE }
        [4] { pieces-way-S }
        [5] { pieces-way-SW }
        [6] { pieces-way-W }
       *[7] { pieces-way-NW }
    }
pieces-patch-goldfish = guldfisk med krona
pieces-patch-shark = haj med öppet gap
pieces-treasures = { $number ->
        [one] { $number } skatt
       *[other] { $number } skatter
    }
pieces-tufts = { $number ->
        [one] { $number } tuva
       *[other] { $number } tuvor
    }
pieces-arrow = pil
pieces-divers-back = dold bricka med ett ankare
pieces-divers-ring = havets kant
pieces-diver-number = dykare { $number }
pieces-flag-delayed = uppehållen av en sköldpadda
pieces-flag-stuck = fast på en sjöborre
pieces-flag-caught = fångad av en bläckfisk
pieces-flag-wish = har en önskning kvar
pieces-team = lag

## Divetable

pieces-bot-random = en tärning som ler
pieces-bot-novice = en eremitkräfta under en halv kokosnöt
pieces-bot-casual = en utter med en sjöstjärna i tassarna
pieces-bot-skilled = en pingvin med gula fjädrar över ögonen
pieces-bot-expert = en valross med två betar
pieces-bot-master = en kaskelot med stjärtfenan i vädret
pieces-logo = Divetable: en dykarhjälm med havet i fönstret
pieces-cover-dive = Dive: en stapel genomskinliga kort med en haj, en sköldpadda och en manta
pieces-cover-scuba = Scuba: en dykare mellan båten och revet
pieces-cover-divers = Dykarna: en hjälmdykare, en bläckfisk och en skattkista

## Icons

pieces-icon-air = luft
pieces-icon-back = tillbaka
pieces-icon-board = spelplan
pieces-icon-bot = bot
pieces-icon-chat = chatt
pieces-icon-check = klart
pieces-icon-clock = klocka
pieces-icon-close = stäng
pieces-icon-connected = ansluten
pieces-icon-contrast = kontrast
pieces-icon-copy = kopiera
pieces-icon-die = slumpvis
pieces-icon-down = nedåt
pieces-icon-download = ladda ned
pieces-icon-eye = titta
pieces-icon-eye-off = dold
pieces-icon-first = till början
pieces-icon-flag = ge upp
pieces-icon-full-screen = helskärm
pieces-icon-gear = inställningar
pieces-icon-globe = språk
pieces-icon-help = hjälp
pieces-icon-home = hem
pieces-icon-last = till slutet
pieces-icon-leave = lämna
pieces-icon-light = ljus
pieces-icon-link = länk
pieces-icon-lock = låst
pieces-icon-menu = meny
pieces-icon-minus = mindre
pieces-icon-next = nästa
pieces-icon-previous = föregående
pieces-icon-offline = inte ansluten
pieces-icon-pause = paus
pieces-icon-people = spelare
pieces-icon-person = spelare
pieces-icon-play = spela upp
pieces-icon-plus = mer
pieces-icon-redo = gör om
pieces-icon-rules = regler
pieces-icon-seal = kontrollerat
pieces-icon-search = sök
pieces-icon-share = dela
pieces-icon-sonar = ekolod
pieces-icon-sound = ljud på
pieces-icon-sound-off = ljud av
pieces-icon-stack = kortstapel
pieces-icon-star = favorit
pieces-icon-tilt = luta vyn
pieces-icon-torch = ficklampa
pieces-icon-trophy = vinnare
pieces-icon-undo = ångra
pieces-icon-up = uppåt
pieces-icon-warning = varning
pieces-icon-zoom = förstora
