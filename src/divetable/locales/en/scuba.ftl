# Scuba in English.
#
# tile: a square card on the board, face down or open; disc: marks who has seen a tile
# current: the card that moves animals and divers; dust: what a swimming diver leaves behind
# deco token: says how long a diver must wait at 0-10 m before surfacing
# movement points: four in each turn; fast ascent: three or four squares up in one turn
# event card: drawn when a tile with an event is turned; data set: all tiles and cards of a game
# seat: the number of a player at the table; seats count from 0

## Things named in refusals

scuba-name-L = left
scuba-name-R = right
scuba-name-U = up
scuba-name-D = down
scuba-name-or = or
scuba-name-or-a-seat = or a seat

## Refusals

# From refusals.py by `python -m divetable.words`; what follows is overwritten.

scuba-enter-first = you are on the boat; first enter the water: column { $columns }
scuba-in-the-water = you have entered the water already; swim from where you are
scuba-wrong-column = column { $column } is not below the boat; enter the water in column { $columns }
scuba-must-enter = you must enter the water in your first turn: column { $columns }
scuba-someone-must-enter = nobody is under water, so you cannot wait any longer; enter in column { $columns }
scuba-no-points = your 4 movement points are used up; look around or stop
scuba-edge = the sea ends there; swim another way
scuba-needs-a-step = turning a tile takes a step: where your turn begins you only discover animals; swim first
scuba-not-up-yet = in your first turn you swim left, right or down; go up from your next turn on
scuba-too-fast-up = you have gone up 2 squares; that is the limit for one turn
scuba-looked-before-ascent = a third square up is a fast ascent, which is not allowed after you have looked at a tile
scuba-against-the-current = this current stops you from going further; steps allowed: { $limit }
scuba-no-descent = you may not go down any more in this turn
scuba-too-deep = nobody swims down to 40-45 m by choice; swim another way
scuba-too-many-tokens = you would surface with more than one deco token; spend a turn at 0-10 m for each
scuba-sideways-only = at the surface you can only swim left or right
scuba-not-covered = tile { $tile } does not lie face down where you look
scuba-not-open = tile { $tile } does not lie open where you look
scuba-seen-already = your disc is on tile { $tile } already; it gives nothing more
scuba-no-sight = you cannot look here now, because of dust or of how you came here; swim on
scuba-nothing-to-see = nothing can be examined at 40-45 m; go up first
scuba-too-fast-to-see = after a fast ascent you can look at nothing in this turn
scuba-answer-first = the event card asks you a question; answer it first
scuba-nothing-asked = no event card asks you that
scuba-no-such-option = option { $option } cannot be taken; choose from: { $allowed }
scuba-no-such-target = that cannot be moved by this card; choose another
scuba-no-such-heading = not in direction { $direction }; choose from: { $allowed }
scuba-no-such-tile = tile { $tile } cannot be chosen for this card; choose another
scuba-not-your-turn = it is the turn of seat { $seat }; wait
scuba-cannot-give-up = you can only give up after the boat has left without you
scuba-no-such-seat = there is no seat { $seat } at this table
scuba-has-left = you have left this game
scuba-over = the game is over
scuba-malformed = that is not an action of Scuba ({ $problem }); see the protocol
scuba-players = Scuba is for 2 to 4 players, not { $players }
scuba-unknown-option = there is no option { $option }; options: { $known }
scuba-bad-setting = { $option } cannot be { $given }; allowed: { $allowed }
scuba-bad-start-player = start_player cannot be { $given }; name one of the seats { $seats }
scuba-outer-columns = the outer columns can only be closed for 2 players, not for { $players }: they hold tiles
scuba-bad-data = this data set cannot be used: { $problems }
scuba-bad-position = this position cannot be set up: { $problem }
