# Scuba's board in the browser, in English. Terms as in scuba.ftl.

## Places and what lies there

scubaboard-sea = The sea
scubaboard-surface = Surface
scubaboard-boat = boat
scubaboard-place = { $top }-{ $bottom } m, column { $column }
scubaboard-place-surface = the surface, column { $column }
scubaboard-row = { $top }-{ $bottom } m deep, a turn that ends here costs { $units } air
scubaboard-air-here = A turn that ends here costs { $units } air.
scubaboard-about = { $what }: { $more }
scubaboard-nothing-here = nothing but water
scubaboard-covered-red = covered red tile
scubaboard-covered-yellow = covered yellow tile
scubaboard-covered-green = covered green tile
scubaboard-covered-blue = covered blue tile
scubaboard-front-event = event
scubaboard-front-empty = empty sea
scubaboard-seen-by = { $what } (seen by { $names })
scubaboard-under = { $tile }, below: { $front }
scubaboard-next = Next:
scubaboard-seen = Seen by { $names }.
scubaboard-divers-here = here: { $names }
scubaboard-dust-here = dust of { $names }
scubaboard-dust-blocks = Dust of { $names }: whoever comes here sees nothing.
scubaboard-worth-dead = drowned: no points
scubaboard-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Animals, as what somebody sees

scubaboard-a-sea_anemone = a sea anemone
scubaboard-a-gorgonian_sea_fan = a gorgonian sea fan
scubaboard-a-stove_pipe_sponge = a stove-pipe sponge
scubaboard-a-parrotfish = a parrotfish
scubaboard-a-seahorse = a seahorse
scubaboard-a-clownfish = a clownfish
scubaboard-a-blue_spotted_stingray = a blue-spotted stingray
scubaboard-a-branching_vase_sponge = a branching vase sponge
scubaboard-a-moray_eel = a moray eel
scubaboard-a-lionfish = a lionfish
scubaboard-a-lemon_shark = a lemon shark
scubaboard-a-nurse_shark = a nurse shark
scubaboard-a-eagle_ray = an eagle ray
scubaboard-a-sea_turtle = a sea turtle
scubaboard-a-reef_manta_ray = a reef manta ray
scubaboard-a-hammerhead_shark = a hammerhead shark
scubaboard-a-whale_shark = a whale shark
scubaboard-a-ocean_sunfish = an ocean sunfish

## The round

scubaboard-round = Round { $round }
scubaboard-phase-CLOSING = one more round after this
scubaboard-phase-FINAL = final round
scubaboard-phase-EXTRA1 = first extra round
scubaboard-phase-EXTRA2 = last extra round
scubaboard-phase-ALONE = the boat has left
scubaboard-turn-of = It is { $name }'s turn.
scubaboard-your-turn = Your turn
scubaboard-over = The game is over.
scubaboard-steps-left = { $count ->
        [0] no step left
        [one] { $count } step left
       *[other] { $count } steps left
    }

## What can be done

scubaboard-ways = Swim
scubaboard-do-Enter = Jump in at column { $column }
scubaboard-do-Step-L = Swim left
scubaboard-do-Step-R = Swim right
scubaboard-do-Step-U = Swim up
scubaboard-do-Step-D = Swim down
scubaboard-do-board = Climb onto the boat: your turn ends, you keep all you have found, and you may go snorkelling later
scubaboard-do-board-final = Climb onto the boat: your dive is over, and you keep all you have found
scubaboard-do-stay = Stay on the boat
scubaboard-do-off-L = Go snorkelling left of the boat
scubaboard-do-off-R = Go snorkelling right of the boat
scubaboard-no-way-L = Left: not possible now
scubaboard-no-way-R = Right: not possible now
scubaboard-no-way-U = Up: not possible now
scubaboard-no-way-D = Down: not possible now
scubaboard-left-that-way = { $count ->
        [one] ({ $count } step left that way)
       *[other] ({ $count } steps left that way)
    }
scubaboard-price-token = (you take a deco token)
scubaboard-price-points = (costs minus points for your deco token)
scubaboard-price-end = (your turn ends there)
scubaboard-do-Flip-red = Turn over the red tile
scubaboard-do-Flip-yellow = Turn over the yellow tile
scubaboard-do-Flip-green = Turn over the green tile
scubaboard-do-Flip-blue = Turn over the blue tile
scubaboard-do-Discover = discover { $animal }
scubaboard-do-Stop = End the turn
scubaboard-do-Stop-paying = End the turn ({ $units } air)
scubaboard-do-Stop-deadly = End the turn (your last air!)
scubaboard-do-GiveUp = Stay below for good
scubaboard-do-SwimOn = Look no further, swim on
scubaboard-do-Decline = Turn over no tile
scubaboard-do-Head-L = Left
scubaboard-do-Head-R = Right
scubaboard-do-Head-U = Up
scubaboard-do-Head-D = Down
scubaboard-do-MoveDiver = { $name } ({ $place })
scubaboard-do-PickTile = { $tile } ({ $place })
scubaboard-which = What do you want to do here?
scubaboard-sure = Are you sure?
scubaboard-not-now = Not now
scubaboard-as-list = Choose from a list of { $count }

## Event cards

scubaboard-event = Event
scubaboard-drawn-by = Drawn by { $name }
scubaboard-ask-ChooseOption = Which of these do you choose?
scubaboard-ask-ChooseTarget = Who or what should move? Choose on the board or here.
scubaboard-ask-ChooseHeading = In which direction? Choose on the board or here.
scubaboard-ask-ChooseTileToFlip = Which tile do you turn over? Choose it on the board.
scubaboard-ask-ChooseTileToRemove = Which covered tile leaves the game? Choose it on the board.
scubaboard-ask-LookOnTheWay = You are being carried along. Do you look at something on the way?
scubaboard-move-self = Your diver is carried { $way }.
scubaboard-move-anyDiver = A diver of your choice is carried { $way }.
scubaboard-move-fishOrDiver = An open animal or a diver of your choice is carried { $way }.
scubaboard-move-all = All divers are carried { $way }.
scubaboard-move-dusty = Your own diver leaves dust.
scubaboard-move-quiet = No dust is left.
scubaboard-move-looking = You may look on the way.
scubaboard-move-blind = You cannot look on the way.
scubaboard-air-self = You lose { $units } air.
scubaboard-air-all = All divers under water lose { $units } air.
scubaboard-gain = { $points ->
        [one] You gain { $points } point.
       *[other] You gain { $points } points.
    }
scubaboard-lose = { $points ->
        [one] You lose { $points } point.
       *[other] You lose { $points } points.
    }
scubaboard-effect-choose = Choose: { $options }
scubaboard-effect-if = If you are at 0-5 m and may surface: { $then } Otherwise: { $else }
scubaboard-effect-nothing = Nothing happens.
scubaboard-effect-deco = You take a deco token.
scubaboard-effect-surface = You rise to the surface.
scubaboard-effect-surfaceBoat = You rise, swim to the boat and climb aboard; your turn ends.
scubaboard-effect-endTurn = Your turn is over.
scubaboard-effect-noDescent = You may not go down any more in this turn.
scubaboard-effect-flipTile = You may turn over any one tile.
scubaboard-effect-removeTile = Choose a covered tile; it leaves the game unseen.

## Current

scubaboard-current = Current
scubaboard-no-current = There is no current in the first round.
scubaboard-calm = Calm seas: nothing moves.
scubaboard-drift-animals = Animals ({ $colours }): { $way }
scubaboard-drift-all = All animals: { $way }
scubaboard-drift-divers = Divers: { $way }
scubaboard-drift-air-all = Everybody under water loses { $units } air
scubaboard-drift-air-self = Whoever drew the card loses { $units } air under water
scubaboard-currents-left = { $count ->
        [one] { $count } current card left, event cards:
       *[other] { $count } current cards left, event cards:
    }
scubaboard-deck-red = red
scubaboard-deck-yellow = yellow
scubaboard-deck-green = green
scubaboard-deck-blue = blue

## Divers

scubaboard-divers = Divers
scubaboard-loc-WAIT = on the boat
scubaboard-loc-SUB = under water
scubaboard-loc-SNORKEL = snorkelling
scubaboard-loc-BOAT = back on the boat
scubaboard-loc-DEAD = dead
scubaboard-loc-SHOT = shot up to the surface
scubaboard-start = starts
scubaboard-start-help = Each round begins with this player.
scubaboard-on-turn = on turn
scubaboard-air = { $units } of 20 air left
scubaboard-tokens = { $count ->
        [one] { $count } deco token
       *[other] { $count } deco tokens
    }
scubaboard-cards = { $count ->
        [one] { $count } animal card
       *[other] { $count } animal cards
    }
scubaboard-hidden = points hidden
scubaboard-animals = Animals of { $name }
scubaboard-card = { $points ->
        [one] { $animal }, { $points } point
       *[other] { $animal }, { $points } points
    }
scubaboard-combination = { $animals }: +{ $bonus }
scubaboard-plus = { $points } plus
scubaboard-minus = { $points } minus
scubaboard-points = { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }

## What tiles can be

scubaboard-legend = What can be on the tiles?
scubaboard-legend-about = Not seen yet, on the board or left out of the game:
scubaboard-combinations = Combinations
scubaboard-bonus = { $count } of them +{ $points }

## What happened

scubaboard-said-round-NORMAL = Round { $round } begins.
scubaboard-said-round-FINAL = Round { $round }: the final round begins.
scubaboard-said-round-EXTRA1 = Round { $round }: an extra round, because somebody is still under water.
scubaboard-said-round-EXTRA2 = Round { $round }: the last extra round before the boat leaves.
scubaboard-said-round-ALONE = Round { $round }: alone under water, without a boat.
scubaboard-said-TurnBegan = It is { $name }'s turn.
scubaboard-said-CurrentDeckShuffled = The used current cards are shuffled.
scubaboard-said-EventDeckShuffled = The used event cards are shuffled.
scubaboard-said-current = Current: { $parts }
scubaboard-said-calm = Current: nothing moves.
scubaboard-said-carried = It carries { $names } along.
scubaboard-said-drift = { $count ->
        [one] { $count } animal drifts.
       *[other] { $count } animals drift.
    }
scubaboard-said-lost = { $count ->
        [one] { $count } of them leaves the board.
       *[other] { $count } of them leave the board.
    }
scubaboard-said-Entered = { $name } jumps in at column { $column }.
scubaboard-said-Stepped = { $name } swims to { $place }.
scubaboard-said-Surfaced = { $name } surfaces at column { $column }.
scubaboard-said-Boarded = { $name } climbs onto the boat.
scubaboard-said-SteppedOff = { $name } goes back into the water: { $place }.
scubaboard-said-TileFlipped = { $name } turns over a tile: { $front }.
scubaboard-said-Discovered = { $name } discovers { $animal } and takes the card.
scubaboard-said-again = { $points ->
        [one] { $name } sees { $animal } again: { $points } point.
       *[other] { $name } sees { $animal } again: { $points } points.
    }
scubaboard-said-SeenByAll = Everybody has seen this animal; it leaves the board.
scubaboard-said-EventDrawn = Event card: { $card }.
scubaboard-said-EventVoid = It has no effect on a snorkeller.
scubaboard-said-PlusTaken = { $points ->
        [one] { $name } gains { $points } point.
       *[other] { $name } gains { $points } points.
    }
scubaboard-said-minus-event = { $points ->
        [one] { $name } loses { $points } point.
       *[other] { $name } loses { $points } points.
    }
scubaboard-said-minus-deco = { $name } surfaces with a deco token: { $points } minus points.
scubaboard-said-minus-surface = { $name } is far from the boat: { $points } minus points.
scubaboard-said-minus-solo = { $name } dives alone: { $points } minus points.
scubaboard-said-minus-boat = The boat leaves without { $name }: { $points } minus points.
scubaboard-said-minus-depth = { $name } was too deep: { $points } minus points.
scubaboard-said-AirLost = { $name } uses { $units } air.
scubaboard-said-token-depth = { $name } is below 10 m for the first time and takes a deco token.
scubaboard-said-token-bottom = { $name } is below 40 m and takes a deco token.
scubaboard-said-token-ascent = { $name } goes up too fast and takes a deco token.
scubaboard-said-token-event = { $name } takes a deco token.
scubaboard-said-DecoShed = { $name } puts back a deco token.
scubaboard-said-Carried = The diver is carried to { $place }.
scubaboard-said-DiverPushed = { $name } is carried to { $place }.
scubaboard-said-AnimalPushed = An animal is carried to { $place }.
scubaboard-said-swept = An animal is carried off the board.
scubaboard-said-opened = A tile is turned over: { $animal }.
scubaboard-said-closed = An open animal is turned face down: { $front }.
scubaboard-said-turned-away = A tile is turned over and leaves the game: { $front }.
scubaboard-said-TileRemoved = A covered tile leaves the game unseen.
scubaboard-said-DescentForbidden = No more going down in this turn.
scubaboard-said-Died = { $name } has no air left and dies.
scubaboard-said-ShotUp = { $name } has no air left and is shot up to { $place }.
scubaboard-said-EndTriggered = The end is near: at most one diver is still under water.
scubaboard-said-BoatLeft = The boat leaves.
scubaboard-said-PlayerLeft = { $name } leaves the game.
