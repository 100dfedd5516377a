# Dive in English.
#
# token: an air token, 1 to 5, with a side for shark and one for no shark
# level: a depth on a player's board, 1 on top to 5; filled: with a token on it
# program: what lies on the board; draft: the program while it can still change
# ready: said by who is done; withdraw: to say it is not so; locked: can no longer change
# companion: an animal that helps a player once in the game
# chief: the village chief, who dives by cards of his own
# seat: the number of a player at the table; seats count from 0
# rest: the last phase of a round; practice: one player without the chief

## Things named in refusals

dive-name-octopus = Giant octopus
dive-name-orca = Orca
dive-name-anglerfish = Anglerfish
dive-name-giant_turtle = Giant green turtle
dive-name-clownfish = Clownfish
dive-name-dolphins = Dolphins
dive-name-white_shark = Great white shark
dive-name-axolotl = Axolotl
dive-name-fugu = Fugu
dive-name-narwhal = Narwhal
dive-name-or = or
dive-name-to = to
dive-name-a-number = a number
dive-name-a-whole-number = a whole number
dive-name-or-all-seats-in-their-order = or all seats in their order

## Refusals

# From refusals.py by `python -m divetable.words`; what follows is overwritten.

dive-gap = level { $gap } is empty but level { $below } is not; fill the levels from the top
dive-too-deep = there is no level { $level } for tokens; a program has five levels at most
dive-no-such-token = there is no token { $token }; you have 1, 2, 3, 4 and 5
dive-token-twice = token { $token } is used twice; you have one of each
dive-no-token = your board is empty; put at least one token on level 1
dive-all-tokens = this table plays with all five tokens and you placed { $used }; place the rest
dive-children-stack = in the children's version each level holds one token only
dive-children-five = in the children's version all five levels get a token; levels filled so far: { $levels }
dive-not-programming = you can only do that while programming; wait for the next round
dive-already-ready = you are ready; withdraw that before you change anything
dive-not-ready = you have not said ready, so there is nothing to withdraw
dive-locked = your program is locked for this round
dive-no-such-clock = clock { $number } is not running
dive-nothing-to-cut = seat { $seat } has no open program that could be cut off
dive-only-the-table = only the table itself can report that
dive-no-companions = you have no companion in this game
dive-unknown-companion = there is no companion { $companion }; choose from: { $offered }
dive-not-with-chief = { $companion } cannot be used against the village chief; choose from: { $offered }
dive-needs-opponent = you cannot have { $companion } when you play alone; choose from: { $offered }
dive-needs-presence = { $companion } needs everybody at the table at once; choose from: { $offered }
dive-expansion-off = { $companion } belongs to the expansion, which is off; choose from: { $offered }
dive-taken = somebody has { $companion } already; choose from: { $offered }
dive-not-choosing = companions are chosen in the set-up only
dive-already-picked = you have made your choice; wait for the others
dive-not-yours = you do not have { $companion }; your companion: { $own }
dive-used-up = you have used { $companion }; it works once in a game
dive-is-secret = { $companion } is not announced; put it on your board as part of the program
dive-is-placed = the octopus is not announced; say where to put it on the stack
dive-not-announced = the axolotl is played after the rest, not announced
dive-clownfish-place = the clownfish lies under a level with a token, and level { $level } has none
dive-anglerfish-place = the anglerfish needs a token on each of the five levels; levels filled so far: { $levels }
dive-octopus-place = the octopus must lie inside the card: at { $angle } degrees x and y from { $least } to { $most }
dive-dolphins-target = give the small dolphin to another player: seat { $seats }
dive-no-target = { $companion } takes no target; leave it out
dive-fugu-runs = everybody is holding their breath already
dive-breathing-in = breathe in first: programming goes on in a moment
dive-no-fugu = no fugu is played, so breathe as you like
dive-too-late-to-breathe-in = the moment for taking breath is over
dive-holds-already = you are holding your breath already
dive-holds-nothing = you are not holding your breath
dive-no-window = the axolotl is played after the rest, when its owner is asked
dive-not-asked = seat { $seat } is asked about the axolotl; wait
dive-not-suspended = the table is not suspended
dive-suspended = nobody has dived for three rounds; resume the table first
dive-no-such-seat = there is no seat { $seat } at this table
dive-has-left = you have left this game
dive-over = the game is over
dive-malformed = that is not an action of Dive ({ $problem }); see the protocol
dive-players = Dive is for 1 to 4 players, not { $players }
dive-unknown-option = there is no option { $option }; options: { $known }
dive-bad-setting = { $option } cannot be { $given }; allowed: { $allowed }
dive-bad-priority = companion_priority is { $given }; name each of the seats { $seats } once
dive-children-companions = the children's version is played without companions; switch one of them off
dive-children-chief = the children's version is played by two to four without the chief; switch one of them off
dive-practice-others = practice is for one player, not { $players }
dive-practice-chief = practice is without the chief; switch one of them off
dive-companions-off = { $option } needs companions; switch them on too
dive-bad-card-file = these are not cards: { $problem }
dive-bad-ocean-cards = these ocean cards cannot be used: { $problems }
dive-bad-chief-cards = these chief cards cannot be used: { $problems }
dive-bad-position = this position cannot be set up: { $problem }
