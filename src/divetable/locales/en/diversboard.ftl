# The board of The Divers in English.
#
# Words as in divers.ftl. Divers are called N1 to W3; squares 6,5: column, row.

## Squares

diversboard-sea = The ocean, { $size } by { $size } patches, with the ring around it
diversboard-square = Column { $x }, row { $y }: { $what }
diversboard-can-go = { $what }; { $diver } can go here
diversboard-can-set = { $what }; the boat can lie here
diversboard-can-choose = { $what }; choose { $divers }
diversboard-spot = { $square } ({ $patch })
diversboard-tuft = { $square }, tuft { $tuft }
diversboard-on-tuft = { $diver } on tuft { $tuft }
diversboard-coast = { $seat ->
        [N] north coast
        [E] east coast
        [S] south coast
       *[W] west coast
    }
diversboard-corner = corner of the ring
diversboard-face-down = face down
diversboard-under = face down, below: { $patch }
diversboard-patch-sea = open sea
diversboard-patch-treasure = a patch with { $number ->
        [one] { $number } treasure
       *[other] { $number } treasures
    }
diversboard-patch-island = island
diversboard-patch-turtle = sea turtle
diversboard-patch-mud = mud with { $number } tufts
diversboard-patch-urchin = sea urchin
diversboard-patch-octopus = octopus
diversboard-patch-current = current to { $ways }
diversboard-patch-eddy = eddy
diversboard-patch-anemone = sea anemone
diversboard-patch-seahorse = sea horse
diversboard-patch-stingray = stingray, tail to { $ways }
diversboard-patch-goldfish = gold fish
diversboard-patch-shark = shark
diversboard-way-N = the north
diversboard-way-NE = the north-east
diversboard-way-E = the east
diversboard-way-SE = the south-east
diversboard-way-S = the south
diversboard-way-SW = the south-west
diversboard-way-W = the west
diversboard-way-NW = the north-west
diversboard-treasures = { $number ->
        [one] { $number } treasure
       *[other] { $number } treasures
    }
diversboard-chest = treasure chest
diversboard-chest-empty = empty treasure chest
diversboard-a-treasure = a treasure

## What squares do

diversboard-about-ring = Only boats and stranded divers are here.
diversboard-about-boat = Divers aboard can land on the patch behind the boat; treasures aboard are safe.
diversboard-about-face-down = Nobody knows what lies here until a diver comes. You cannot bring treasure here.
diversboard-about-sea = A move can end here.
diversboard-about-treasure = Treasures were found here; each move can take one along.
diversboard-about-island = Divers of one colour are safe here. You cannot bring treasure here.
diversboard-about-turtle = This diver cannot move in your next turn; your other divers can.
diversboard-about-mud = Every tuft takes a move and carries two: divers or treasures.
diversboard-about-urchin = A diver who comes here is stuck until you pay a treasure.
diversboard-about-octopus = A diver who comes here alone is held until another of the same colour comes.
diversboard-about-current = Carries divers on, one patch along an arrow.
diversboard-about-eddy = Carries divers on in the direction they came.
diversboard-about-anemone = Throws divers back over the square they came from. Nobody goes here on purpose.
diversboard-about-seahorse = Leaps with the diver: two squares straight on and one aside.
diversboard-about-stingray = Hurls divers out of the ocean, the way its tail points. Nobody goes here on purpose.
diversboard-about-goldfish = A diver who finds it, or is carried here, gets a wish: one move to anywhere.
diversboard-about-shark = Eats whoever comes.

## Seats, boats, divers

diversboard-seat = { $seat ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
diversboard-boat-of = { $seat ->
        [N] the boat of North
        [E] the boat of East
        [S] the boat of South
       *[W] the boat of West
    }
diversboard-boat-hold = { diversboard-boat-of }, { $number ->
        [0] its hold empty
        [one] { $number } treasure in its hold
       *[other] { $number } treasures in its hold
    }
diversboard-in-boat = in { diversboard-boat-of }
diversboard-stranded = stranded on { $at }
diversboard-out = out of the game
diversboard-flagged = { $diver } ({ $flags })
diversboard-flag-delayed = held up by a turtle
diversboard-flag-stuck = stuck on a sea urchin
diversboard-flag-caught = held by an octopus
diversboard-flag-wish = has a wish
diversboard-boats = Boats
diversboard-crew = Divers of { diversboard-seat }
diversboard-your-divers = Your divers: { $seat }
diversboard-team-NS = North and South
diversboard-team-EW = East and West
diversboard-salvaged = treasures salvaged
diversboard-to-move = to move
diversboard-wants-end = wants to stop
diversboard-undiscovered = { $number ->
        [0] All treasures have been found.
        [one] { $number } treasure is still hidden.
       *[other] { $number } treasures are still hidden.
    }
diversboard-lost = { $number ->
        [one] { $number } is lost for good.
       *[other] { $number } are lost for good.
    }
diversboard-countdown = { $rounds ->
        [one] The game ends in { $rounds } round if nothing comes of it.
       *[other] The game ends in { $rounds } rounds if nothing comes of them.
    }

## What to do

diversboard-your-turn = Your turn ({ diversboard-seat }): where does { $diver } go?
diversboard-your-turn-soon = Your turn in a moment ({ diversboard-seat }).
diversboard-your-pass = Your turn ({ diversboard-seat }): nobody can move.
diversboard-turn-of = { $name } ({ diversboard-seat }) is to move.
diversboard-places = { $name } sets a boat: { diversboard-seat }.
diversboard-decides = { $name } has to decide something.
diversboard-over = The game is over.
diversboard-clock = Time left
diversboard-choose = What do you want to do at { $square }?
diversboard-choose-diver = Choose { $diver } instead
diversboard-cancel = Never mind
diversboard-moves = { $number ->
        [one] { $number } move of { $diver }
       *[other] { $number } moves of { $diver }
    }
diversboard-do-PlaceBoat = The boat to { $to }
diversboard-do-Step = { $diver } swims to { $to }
diversboard-do-ride = { $diver } rides over { $over } to { $to }
diversboard-do-Tuft = { $diver } walks on to { $to }
diversboard-do-Land = { $diver } dives in at { $to }
diversboard-do-Board = { $diver } climbs into { $to }
diversboard-do-Sail = { $diver } sails the boat to { $to }
diversboard-do-Walk = { $diver } walks along the ring to { $to }
diversboard-do-Wish = { $diver } wishes to be at { $to }
diversboard-do-Go = On to { $to }
diversboard-do-Ransom = Buy { $diver } free with a treasure from { diversboard-boat-of }
diversboard-do-Pass = Pass
diversboard-laden = { $move }, with a treasure
diversboard-ask-PlaceBoat = Set your boat on a square of your coast
diversboard-place-middle = In the middle
diversboard-ask-Go = { $diver } is carried on. Where to?
diversboard-ask-Sink = Too much weight on { $place }: what sinks into the mud?
diversboard-ask-Drown = Too many in { diversboard-boat-of }: who goes overboard?
diversboard-ask-Consent = May { $diver } be bought free with a treasure from { diversboard-boat-of }?
diversboard-ask-Ransom = A ransom before your move?
diversboard-ask-Pass = None of your divers can move.
diversboard-pay = Pay
diversboard-not-pay = Do not pay
diversboard-agree-end = Let’s stop here
diversboard-play-on = Play on after all
diversboard-asks-end = { $names } would like to stop here. And you?
diversboard-ask-EndHere = The game is decided: what is left cannot change who wins. Stop here?
diversboard-end-here = Stop here
diversboard-end-not = Play on
diversboard-zoom = Size of the ocean
diversboard-nearer = Nearer
diversboard-further = Further away
diversboard-closer = The whole ocean; press to come closer
diversboard-help = How to move
diversboard-help-press = Choose a diver, then a square with a yellow frame; a dashed one is where a current ends. The way is drawn before you go.
diversboard-help-keys = Keys: arrows go from square to square, Enter presses, 1 to 3 choose a diver, M goes to the next square that can be reached, Escape closes a question.

## What happened

diversboard-said-BoatPlaced = { diversboard-seat } sets the boat on { $at }.
diversboard-said-PlayBegan = { diversboard-seat } begins.
diversboard-said-Passed = { diversboard-seat } passes.
diversboard-said-Moved = { $diver } comes to { $to }.
diversboard-said-brought = { $diver } brings a treasure to { $to }.
diversboard-said-walked = { $diver } walks along the ring to { $to }.
diversboard-said-Swept = { $diver } is swept along over { $over }.
diversboard-said-Turned = { $at } is turned: { $patch }.
diversboard-said-Stranded = { $diver } is thrown out of the ocean and strands on { $at }.
diversboard-said-Boarded = { $diver } climbs into { diversboard-boat-of }.
diversboard-said-salvaged = { $diver } brings a treasure aboard { diversboard-boat-of }.
diversboard-said-Sailed = { diversboard-seat } sails to { $to }.
diversboard-said-Struck = { $diver } is struck and goes back into the boat.
diversboard-said-Delayed = A sea turtle holds { $diver } up.
diversboard-said-Stuck = { $diver } is stuck on a sea urchin.
diversboard-said-Caught = An octopus holds { $diver }.
diversboard-said-Freed = { $diver } is free from the octopus.
diversboard-said-WishGained = The gold fish grants { $diver } a wish.
diversboard-said-WishUsed = { $diver } uses the wish.
diversboard-said-RansomAsked = { diversboard-seat } is asked for a treasure to free { $diver }.
diversboard-said-RansomRefused = { diversboard-seat } does not pay.
diversboard-said-RansomPaid = { $lost ->
        [yes] A treasure from { diversboard-boat-of } buys { $diver } free and is lost.
       *[no] A treasure from { diversboard-boat-of } buys { $diver } free and lies there now.
    }
diversboard-said-TreasureSank = A treasure sinks into the mud at { $at }.
diversboard-said-eaten = The shark eats { $diver }.
diversboard-said-drowned = { $diver } drowns.
diversboard-said-sunk = { $diver } sinks into the mud.
diversboard-said-loop = { $diver } drifts round and round and is lost.
diversboard-said-Returned = There is no way on: { $diver } goes back. Place: { $to }.
diversboard-said-EndWanted = { $name } would like to stop here.
diversboard-said-PlayWanted = { $name } wants to play on after all.
diversboard-said-PlayedOn = { $name } plays on, though the game is decided.
diversboard-said-GaveUp = { $name } gives up.
diversboard-ended-all = All treasures are aboard or lost.
diversboard-ended-divers = No diver is left.
diversboard-ended-passes = Nobody can move any more.
diversboard-ended-stall = There has been no progress for a long time.
diversboard-ended-first = One side has as many treasures as it takes.
diversboard-ended-decided = The lead cannot be caught up any more.
diversboard-ended-agreed = All agree to stop.
diversboard-ended-gave-up = One side has given up.

## Notes on the animals, and tips

diversboard-know = Did you know?
diversboard-know-close = Close
diversboard-note-turtle = Sea turtles often come back to the very beach on which they hatched to lay their eggs.
diversboard-note-urchin = A sea urchin walks on hundreds of small tube feet and scrapes algae from the rock with five teeth.
diversboard-note-octopus = An octopus has three hearts and blue blood, and most of its nerve cells are in its arms.
diversboard-note-anemone = A sea anemone is an animal, not a plant. Clownfish live among its stinging arms and come to no harm.
diversboard-note-seahorse = Among sea horses the father carries the eggs in a pouch until the young hatch.
diversboard-note-stingray = A stingray finds its prey in the sand by the weak electric fields that all living things have.
diversboard-note-goldfish = Goldfish have been bred in China for more than a thousand years. They see colours and even some ultraviolet light.
diversboard-note-shark = Sharks have no bones but cartilage, and grow new teeth all their lives.
diversboard-tips = Eight tips
diversboard-tip-1 = Look for a treasure near your boat first: every square of the way home costs a move.
diversboard-tip-2 = Turn patches on the way out, not on the way home: no treasure may go onto a face-down patch.
diversboard-tip-3 = Set your boat near the middle of your coast. It can sail to a diver who comes home with treasure.
diversboard-tip-4 = Divers aboard a boat cannot be struck. A diver on an island cannot either.
diversboard-tip-5 = Remember where currents and sea horses lead: once they lie face up they save many moves.
diversboard-tip-6 = Do not leave treasure where an enemy reaches it first. Strike them: a struck diver starts again from the boat.
diversboard-tip-7 = Keep two divers of a colour near each other: only one of the same colour frees another from an octopus.
diversboard-tip-8 = Count what is left. If you are ahead, play safe; if you are behind, turn patches.
