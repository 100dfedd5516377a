# What the drawn pieces show, for those who do not see them. Phrases of one picture are joined
# by commas, and the first letter becomes a capital.

## Colours

pieces-red = red
pieces-yellow = yellow
pieces-green = green
pieces-blue = blue
pieces-pink = pink
pieces-white = white

## Directions

pieces-way-N = north
pieces-way-NE = north-east
pieces-way-E = east
pieces-way-SE = south-east
pieces-way-S = south
pieces-way-SW = south-west
pieces-way-W = west
pieces-way-NW = north-west
pieces-way-left = { $squares ->
        [one] { $squares } square left
       *[other] { $squares } squares left
    }
pieces-way-right = { $squares ->
        [one] { $squares } square right
       *[other] { $squares } squares right
    }
pieces-way-up = { $squares ->
        [one] { $squares } square up
       *[other] { $squares } squares up
    }
pieces-way-down = { $squares ->
        [one] { $squares } square down
       *[other] { $squares } squares down
    }
pieces-way-sideways = { $squares ->
        [one] { $squares } square left or right
       *[other] { $squares } squares left or right
    }
pieces-way-any-way = { $squares ->
        [one] { $squares } square in any direction
       *[other] { $squares } squares in any direction
    }

## Things of several games

pieces-boat = boat
pieces-diver = diver
pieces-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }

## Dive

pieces-dive-board = board with five depth levels
pieces-dive-screen = screen before a board
pieces-dive-air = air token { $number }
pieces-side-clear = no shark
pieces-side-shark = shark
pieces-pawn = diver pawn
pieces-pawn-chief = the village chief's black pawn
pieces-shell = shell
pieces-content-nothing = nothing but water
pieces-content-shark = a shark
pieces-content-green = a green turtle with plates on its shell
pieces-content-red = a red turtle with bars on its shell
pieces-content-manta = a manta
pieces-companion-octopus = giant octopus
pieces-companion-orca = orca
pieces-companion-anglerfish = anglerfish with a lantern
pieces-companion-giant-turtle = giant green turtle
pieces-companion-clownfish = clownfish
pieces-companion-dolphins = two dolphins
pieces-companion-dolphins-small = one dolphin, the small tile
pieces-companion-white-shark = great white shark
pieces-companion-axolotl = smiling axolotl
pieces-companion-fugu = fugu, blown up and full of spines
pieces-companion-narwhal = narwhal with its tusk
pieces-chief-card = chief card
pieces-chief-back = back of a chief card
pieces-chief-speed = level { $level }: { $speed }
pieces-chief-yellow = level { $level }: yellow { $speed }
pieces-bubble = bubble
pieces-track = descent track: calm water from 0 to 15, deep water from 16, goal at 23

## Scuba: animals

pieces-animal-sea-anemone = sea anemone
pieces-animal-gorgonian-sea-fan = gorgonian sea fan
pieces-animal-stove-pipe-sponge = stove-pipe sponge
pieces-animal-parrotfish = parrotfish
pieces-animal-seahorse = seahorse
pieces-animal-clownfish = clownfish
pieces-animal-blue-spotted-stingray = blue-spotted stingray
pieces-animal-branching-vase-sponge = branching vase sponge
pieces-animal-moray-eel = moray eel
pieces-animal-lionfish = lionfish
pieces-animal-lemon-shark = lemon shark
pieces-animal-nurse-shark = nurse shark
pieces-animal-eagle-ray = eagle ray
pieces-animal-sea-turtle = sea turtle
pieces-animal-reef-manta-ray = reef manta ray
pieces-animal-hammerhead-shark = hammerhead shark
pieces-animal-whale-shark = whale shark
pieces-animal-ocean-sunfish = ocean sunfish

## Scuba: board, tiles and cards

pieces-scuba-event = event tile
pieces-scuba-unknown = animal of another set
pieces-scuba-empty = empty sea
pieces-scuba-back-red = face-down red tile, 0 to 10 metres
pieces-scuba-back-yellow = face-down yellow tile, 10 to 20 metres
pieces-scuba-back-green = face-down green tile, 20 to 30 metres
pieces-scuba-back-blue = face-down blue tile, 30 to 40 metres
pieces-scuba-dust = dust
pieces-scuba-disc = disc: seen
pieces-scuba-surface = surface
pieces-scuba-row = water, { $top } to { $bottom } metres deep
pieces-scuba-air = { $number } air lost
pieces-scuba-dial = air gauge from 0 to 20
pieces-scuba-needle = needle of the air gauge
pieces-scuba-deco = deco token
pieces-scuba-plus = plus points
pieces-scuba-minus = minus points
pieces-scuba-current-card = current card
pieces-scuba-current-back = back of a current card
pieces-scuba-calm = calm seas
pieces-scuba-divers = divers
pieces-scuba-event-card = event card
pieces-scuba-event-back = back of an event card

## Scuba: events

pieces-event-free-flow = free flow
pieces-event-seasickness = seasickness
pieces-event-sudden-current = sudden current
pieces-event-unpredictable-current = unpredictable current
pieces-event-lost-camera = lost camera
pieces-event-dolphins-overhead = dolphins overhead
pieces-event-flooded-mask = flooded mask
pieces-event-ear-squeeze = ear squeeze
pieces-event-bright-sunbeam = bright sunbeam
pieces-event-false-alarm = false alarm
pieces-event-strong-current = strong current
pieces-event-selective-current = selective current
pieces-event-grabbed-by-an-octopus = grabbed by an octopus
pieces-event-old-coins = old coins
pieces-event-cleaning-station = cleaning station
pieces-event-leaking-hose = leaking hose
pieces-event-sinking-fast = sinking fast
pieces-event-clumsy-fins = clumsy fins
pieces-event-surge = surge
pieces-event-sudden-strong-current = sudden strong current
pieces-event-amphora = amphora
pieces-event-out-of-breath = out of breath
pieces-event-runaway-ascent = runaway ascent
pieces-event-down-current = down-current
pieces-event-torch-beam = torch beam
pieces-event-narcosis = narcosis
pieces-event-treasure-chest = treasure chest
pieces-event-ship-s-bell = ship's bell
pieces-event-heavy-breathing = heavy breathing
pieces-event-cold-layer = cold layer
pieces-event-down-draught = down-draught
pieces-event-stuck-inflator = stuck inflator
pieces-event-sand-slide = sand slide
pieces-event-nothing-but-blue = nothing but blue

## Scuba: symbols

pieces-symbol-points = points
pieces-symbol-minus-points = points lost
pieces-symbol-air = air lost
pieces-symbol-left = left
pieces-symbol-right = right
pieces-symbol-up = up
pieces-symbol-down = down
pieces-symbol-sideways = left or right
pieces-symbol-any-way = any direction
pieces-symbol-choose = choose one
pieces-symbol-nothing = nothing happens
pieces-symbol-no-discover = nothing can be discovered
pieces-symbol-quiet = no dust
pieces-symbol-deco = take a deco token
pieces-symbol-surface = rise to the surface
pieces-symbol-surface-boat = rise and swim to the boat
pieces-symbol-pick = choose a tile
pieces-symbol-remove = it leaves the game unseen
pieces-symbol-end-turn = your turn is over
pieces-symbol-self = your diver
pieces-symbol-any-diver = a diver of your choice
pieces-symbol-may-discover = discovering is allowed
pieces-symbol-dusty = with dust
pieces-symbol-fish = an open animal
pieces-symbol-flip = turn it over
pieces-symbol-no-descent = no more descending
pieces-symbol-all = all divers

## The Divers

pieces-patch-sea = open sea
pieces-patch-treasure = treasure chest
pieces-patch-island = island with a palm
pieces-patch-turtle = sea turtle: the diver misses a turn
pieces-patch-mud = mud
pieces-patch-urchin = sea urchin
pieces-patch-octopus = octopus
pieces-patch-current = current
pieces-patch-eddy = eddy
pieces-patch-anemone = sea anemone
pieces-patch-seahorse = sea horse
pieces-patch-stingray = stingray, its tail towards { $way ->
        [0] { pieces-way-N }
        [1] { pieces-way-NE }
        [2] { pieces-way-E }
        [3] { pieces-way-SE }
        [4] { pieces-way-S }
        [5] { pieces-way-SW }
        [6] { pieces-way-W }
       *[7] { pieces-way-NW }
    }
pieces-patch-goldfish = gold fish with a crown
pieces-patch-shark = shark, mouth open
pieces-treasures = { $number ->
        [one] { $number } treasure
       *[other] { $number } treasures
    }
pieces-tufts = { $number ->
        [one] { $number } tuft
       *[other] { $number } tufts
    }
pieces-arrow = arrow
pieces-divers-back = face-down patch with an anchor
pieces-divers-ring = edge of the ocean
pieces-diver-number = diver { $number }
pieces-flag-delayed = held up by a turtle
pieces-flag-stuck = stuck on a sea urchin
pieces-flag-caught = caught by an octopus
pieces-flag-wish = has a wish left
pieces-team = team

## Divetable

pieces-bot-random = a die with a smile
pieces-bot-novice = a hermit crab under half a coconut
pieces-bot-casual = an otter with a sea star in its paws
pieces-bot-skilled = a penguin with bright feathers over its eyes
pieces-bot-expert = a walrus with two tusks
pieces-bot-master = a sperm whale with its tail held high
pieces-logo = Divetable: a diver's helmet with the sea in its window
pieces-cover-dive = Dive: a stack of transparent cards with a shark, a turtle and a manta
pieces-cover-scuba = Scuba: a diver between the boat and the reef
pieces-cover-divers = The Divers: a helmet diver, an octopus and a treasure chest

## Icons

pieces-icon-air = air
pieces-icon-back = back
pieces-icon-board = board
pieces-icon-bot = bot
pieces-icon-chat = chat
pieces-icon-check = done
pieces-icon-clock = clock
pieces-icon-close = close
pieces-icon-connected = connected
pieces-icon-contrast = contrast
pieces-icon-copy = copy
pieces-icon-die = random
pieces-icon-down = down
pieces-icon-download = download
pieces-icon-eye = watch
pieces-icon-eye-off = hidden
pieces-icon-first = to the start
pieces-icon-flag = give up
pieces-icon-full-screen = full screen
pieces-icon-gear = settings
pieces-icon-globe = language
pieces-icon-help = help
pieces-icon-home = home
pieces-icon-last = to the end
pieces-icon-leave = leave
pieces-icon-light = light
pieces-icon-link = link
pieces-icon-lock = locked
pieces-icon-menu = menu
pieces-icon-minus = less
pieces-icon-next = next
pieces-icon-previous = previous
pieces-icon-offline = not connected
pieces-icon-pause = pause
pieces-icon-people = players
pieces-icon-person = player
pieces-icon-play = play
pieces-icon-plus = more
pieces-icon-redo = redo
pieces-icon-rules = rules
pieces-icon-seal = checked
pieces-icon-search = search
pieces-icon-share = share
pieces-icon-sonar = sonar
pieces-icon-sound = sound on
pieces-icon-sound-off = sound off
pieces-icon-stack = stack
pieces-icon-star = favourite
pieces-icon-tilt = tilt the view
pieces-icon-torch = torch
pieces-icon-trophy = winner
pieces-icon-undo = undo
pieces-icon-up = up
pieces-icon-warning = warning
pieces-icon-zoom = enlarge
