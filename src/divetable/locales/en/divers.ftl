# The Divers in English.
#
# patch: a square piece of the ocean; face down until somebody comes there
# astern: behind the boat's stern; ring: the squares round the ocean; coast: one side of it
# tuft: a place to stand on in the mud; hold: where a boat keeps its treasures
# seats are called N, E, S and W, divers N1 to W3, places 5,6 (or 5,6#2 for a tuft)

## Things named in refusals

divers-name-anemone = sea anemone
divers-name-stingray = stingray
divers-name-goldfish = gold fish
divers-name-shark = shark
divers-name-treasure = treasure
divers-name-yes = yes
divers-name-no = no
divers-name-to = to
divers-name-a-whole-number = a whole number

## Refusals

# From refusals.py by `python -m divetable.words`; what follows is overwritten.

divers-not-your-turn = it is the turn of { $colour }; wait
divers-not-your-decision = seat { $seat } is asked; wait
divers-not-asked = nobody has asked you that; make a move
divers-answer-first = answer the question first; answers: { $answers }
divers-no-such-answer = that does not answer the question; answers: { $answers }
divers-not-your-coast = set your boat on your own coast: { $answers }
divers-must-land-first = the first move of the game must be a landing
divers-must-move = you can move, so you may not pass
divers-not-your-diver = { $diver } is not a diver of { $colour }, whose turn it is
divers-removed = { $diver } is out of the game; move another diver
divers-delayed = a turtle delays { $diver } this turn; move another diver
divers-stuck = { $diver } is stuck on a sea urchin; pay a ransom or move another diver
divers-caught = an octopus holds { $diver }; send another diver of the same colour there
divers-must-walk-tufts = { $diver } is in the mud; walk on to the next tuft
divers-no-next-tuft = that is not the next tuft of the mud { $diver } is in
divers-not-bordering = { $to } is not a patch that borders that of { $diver }
divers-still-aboard = { $diver } is in a boat; land on the patch astern first
divers-stranded = { $diver } is stranded; reach a boat before you return to the ocean
divers-not-in-boat = { $diver } is not in a boat and cannot land
divers-not-astern = you can land only on the patch astern: { $to }
divers-not-on-ring = { $diver } is not on the ring and cannot walk
divers-no-ring-step = { $to } is not a free square one step along the ring
divers-patch-forbidden = you cannot go to { $to } on purpose: { $kind }
divers-teammate-there = a diver of your teammate is on { $to }; choose another patch
divers-island-taken = a diver of another colour is on the island { $to }
divers-mud-full = the first tuft of { $to } cannot carry any more
divers-no-direction = a wish has no direction, so the eddy { $to } leads nowhere
divers-route-off-board = { $to } leads only off the board or to harm
divers-route-blocked = { $to } leads to { $end }, where you cannot stop
divers-route-forbidden = { $to } leads only to patches that may not be entered
divers-route-loops = { $to } leads nowhere but round and round
divers-choose-an-end = say where the way over { $to } should end; it cannot end there
divers-no-such-patch = there is no patch { $to }
divers-already-there = you are there already: { $to }; wish yourself somewhere else
divers-no-wish = { $diver } has no wish
divers-no-such-move = there is no such move; see the list
divers-no-treasure-here = there is no treasure where { $diver } is
divers-treasure-into-unknown = you cannot take treasure to the face-down patch { $to }
divers-treasure-onto-island = you cannot take treasure to the island { $to }
divers-not-behind-boat = boat { $boat } is not within reach; go to a patch behind it or beside it on the ring
divers-boat-crewed = boat { $boat } has an enemy crew; you would drown
divers-in-a-boat = you cannot board another boat from a boat; land first
divers-no-such-boat = there is no boat { $boat } in this game
divers-not-own-boat = { $diver } is not in its own boat, so it cannot sail
divers-coast-ends = a boat sails one square along its own coast, no further
divers-not-stuck = { $diver } is not stuck; there is nothing to pay
divers-not-your-hold = you cannot pay from the hold of boat { $boat }
divers-no-ransom = there is no treasure in the hold of boat { $boat }
divers-ransom-was-refused = your teammate said no; ask again in another turn
divers-agreed-already = you have agreed to end; wait for the others
divers-nothing-agreed = you have not agreed to end, so there is nothing to take back
divers-has-given-up = you have given up
divers-no-such-clock = clock { $number } is not running
divers-only-the-table = only the table itself can report that
divers-no-such-seat = there is no seat { $seat } at this table
divers-over = the game is over
divers-malformed = that is not an action of The Divers ({ $problem }); see the protocol
divers-players = The Divers is for 2 to 4 players, not { $players }
divers-unknown-option = there is no option { $option }; options: { $known }
divers-bad-setting = { $option } cannot be { $given }; allowed: { $allowed }
divers-teams-of-three = three players cannot make two teams; play individually
divers-teams-with-empty-seats = teams need all four boats; leave no seat empty or play individually
divers-wrong-empty-seats = empty_seats is { $given }; with { $players } players the number of different empty seats is { $seats }
divers-no-house-set = there is no patch set for size { $size }, only for { $sizes }; give one as patch_set
divers-size-of-set = size is { $size }, but the patch set is for size { $actual }; leave size out
divers-no-safe-start = a safe start needs room inside for { $dangers } dangerous patches; there is room for { $inside }
divers-bad-patch-file = this is not a patch set: { $problem }
divers-bad-patch-set = this patch set cannot be used: { $problems }
divers-bad-position = this position cannot be set up: { $problem }
