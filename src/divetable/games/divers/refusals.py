"""Everything that The Divers refuses, with the rule behind it and what to do instead."""

from divetable.core.errors import (
    BadData,
    BadOptions,
    GameOver,
    Malformed,
    NotYourDecision,
    Refusal,
)

# Whose turn it is
NOT_YOUR_TURN = Refusal(
    "V-4.1", "divers-not-your-turn", "it is the turn of {colour}; wait", NotYourDecision
)
NOT_YOUR_DECISION = Refusal(
    "V-4.6", "divers-not-your-decision", "seat {seat} is asked; wait", NotYourDecision
)
NOT_ASKED = Refusal("V-4.6", "divers-not-asked", "nobody has asked you that; make a move")
ANSWER_FIRST = Refusal(
    "V-4.6", "divers-answer-first", "answer the question first; answers: {answers}"
)
NO_SUCH_ANSWER = Refusal(
    "V-4.6", "divers-no-such-answer", "that does not answer the question; answers: {answers}"
)
NOT_YOUR_COAST = Refusal(
    "V-3.3", "divers-not-your-coast", "set your boat on your own coast: {answers}"
)
MUST_LAND_FIRST = Refusal(
    "V-4.3", "divers-must-land-first", "the first move of the game must be a landing"
)
MUST_MOVE = Refusal("V-4.4", "divers-must-move", "you can move, so you may not pass")
NOT_YOUR_DIVER = Refusal(
    "V-4.2", "divers-not-your-diver", "{diver} is not a diver of {colour}, whose turn it is"
)

# Divers that cannot move
DIVER_REMOVED = Refusal("V-5.1", "divers-removed", "{diver} is out of the game; move another diver")
DIVER_DELAYED = Refusal(
    "V-14.1", "divers-delayed", "a turtle delays {diver} this turn; move another diver"
)
DIVER_STUCK = Refusal(
    "V-8.8", "divers-stuck", "{diver} is stuck on a sea urchin; pay a ransom or move another diver"
)
DIVER_CAUGHT = Refusal(
    "V-8.9",
    "divers-caught",
    "an octopus holds {diver}; send another diver of the same colour there",
)
MUST_WALK_TUFTS = Refusal(
    "V-8.7", "divers-must-walk-tufts", "{diver} is in the mud; walk on to the next tuft"
)
NO_NEXT_TUFT = Refusal(
    "V-8.7", "divers-no-next-tuft", "that is not the next tuft of the mud {diver} is in"
)

# Where one cannot go
NOT_BORDERING = Refusal(
    "V-1.4", "divers-not-bordering", "{to} is not a patch that borders that of {diver}"
)
STILL_ABOARD = Refusal(
    "V-1.5", "divers-still-aboard", "{diver} is in a boat; land on the patch astern first"
)
STRANDED = Refusal(
    "V-13.4", "divers-stranded", "{diver} is stranded; reach a boat before you return to the ocean"
)
NOT_IN_BOAT = Refusal("V-1.5", "divers-not-in-boat", "{diver} is not in a boat and cannot land")
NOT_ASTERN = Refusal("V-1.5", "divers-not-astern", "you can land only on the patch astern: {to}")
NOT_ON_RING = Refusal("V-5.2", "divers-not-on-ring", "{diver} is not on the ring and cannot walk")
NO_RING_STEP = Refusal(
    "V-1.6", "divers-no-ring-step", "{to} is not a free square one step along the ring"
)
PATCH_FORBIDDEN = Refusal(
    "V-6.2", "divers-patch-forbidden", "you cannot go to {to} on purpose: {kind}"
)
TEAMMATE_THERE = Refusal(
    "V-6.3", "divers-teammate-there", "a diver of your teammate is on {to}; choose another patch"
)
ISLAND_TAKEN = Refusal(
    "V-6.4", "divers-island-taken", "a diver of another colour is on the island {to}"
)
MUD_FULL = Refusal("V-6.5", "divers-mud-full", "the first tuft of {to} cannot carry any more")
NO_DIRECTION = Refusal(
    "V-6.6", "divers-no-direction", "a wish has no direction, so the eddy {to} leads nowhere"
)
ROUTE_OFF_BOARD = Refusal(
    "V-6.6", "divers-route-off-board", "{to} leads only off the board or to harm"
)
ROUTE_BLOCKED = Refusal(
    "V-6.6", "divers-route-blocked", "{to} leads to {end}, where you cannot stop"
)
ROUTE_FORBIDDEN = Refusal(
    "V-6.6", "divers-route-forbidden", "{to} leads only to patches that may not be entered"
)
ROUTE_LOOPS = Refusal("V-6.6", "divers-route-loops", "{to} leads nowhere but round and round")
CHOOSE_AN_END = Refusal(
    "V-5.4", "divers-choose-an-end", "say where the way over {to} should end; it cannot end there"
)
NO_SUCH_PATCH = Refusal("V-1.1", "divers-no-such-patch", "there is no patch {to}")
ALREADY_THERE = Refusal(
    "V-8.13", "divers-already-there", "you are there already: {to}; wish yourself somewhere else"
)
NO_WISH = Refusal("V-8.13", "divers-no-wish", "{diver} has no wish")
NO_SUCH_MOVE = Refusal("V-5.2", "divers-no-such-move", "there is no such move; see the list")

# Treasure
NO_TREASURE_HERE = Refusal(
    "V-10.1", "divers-no-treasure-here", "there is no treasure where {diver} is"
)
TREASURE_INTO_UNKNOWN = Refusal(
    "V-7.2", "divers-treasure-into-unknown", "you cannot take treasure to the face-down patch {to}"
)
TREASURE_ONTO_ISLAND = Refusal(
    "V-6.4", "divers-treasure-onto-island", "you cannot take treasure to the island {to}"
)

# Boats
NOT_BEHIND_BOAT = Refusal(
    "V-1.5",
    "divers-not-behind-boat",
    "boat {boat} is not within reach; go to a patch behind it or beside it on the ring",
)
BOAT_CREWED = Refusal(
    "V-12.2", "divers-boat-crewed", "boat {boat} has an enemy crew; you would drown"
)
IN_A_BOAT = Refusal(
    "V-5.2", "divers-in-a-boat", "you cannot board another boat from a boat; land first"
)
NO_SUCH_BOAT = Refusal("V-2.4", "divers-no-such-boat", "there is no boat {boat} in this game")
NOT_OWN_BOAT = Refusal(
    "V-12.6", "divers-not-own-boat", "{diver} is not in its own boat, so it cannot sail"
)
COAST_ENDS = Refusal(
    "V-12.5", "divers-coast-ends", "a boat sails one square along its own coast, no further"
)

# Ransom
NOT_STUCK = Refusal("V-14.3", "divers-not-stuck", "{diver} is not stuck; there is nothing to pay")
NOT_YOUR_HOLD = Refusal(
    "V-14.3", "divers-not-your-hold", "you cannot pay from the hold of boat {boat}"
)
NO_RANSOM = Refusal("V-14.3", "divers-no-ransom", "there is no treasure in the hold of boat {boat}")
RANSOM_WAS_REFUSED = Refusal(
    "V-14.3", "divers-ransom-was-refused", "your teammate said no; ask again in another turn"
)

# The table
AGREED_ALREADY = Refusal(
    "V-15.2", "divers-agreed-already", "you have agreed to end; wait for the others"
)
NOTHING_AGREED = Refusal(
    "V-15.2",
    "divers-nothing-agreed",
    "you have not agreed to end, so there is nothing to take back",
)
HAS_GIVEN_UP = Refusal("V-15.2", "divers-has-given-up", "you have given up", NotYourDecision)
NO_SUCH_CLOCK = Refusal(
    "V-4.6", "divers-no-such-clock", "clock {number} is not running", NotYourDecision
)
ONLY_THE_TABLE = Refusal(
    "V-4.6", "divers-only-the-table", "only the table itself can report that", NotYourDecision
)
NO_SUCH_SEAT = Refusal(
    "V-1.3", "divers-no-such-seat", "there is no seat {seat} at this table", NotYourDecision
)
OVER = Refusal("V-15.1", "divers-over", "the game is over", GameOver)
MALFORMED = Refusal(
    "V-5.2",
    "divers-malformed",
    "that is not an action of The Divers ({problem}); see the protocol",
    Malformed,
)

# Set-up
WRONG_NUMBER_OF_PLAYERS = Refusal(
    "V-3.2", "divers-players", "The Divers is for 2 to 4 players, not {players}", BadOptions
)
UNKNOWN_OPTION = Refusal(
    "V-3.1", "divers-unknown-option", "there is no option {option}; options: {known}", BadOptions
)
BAD_SETTING = Refusal(
    "V-3.1", "divers-bad-setting", "{option} cannot be {given}; allowed: {allowed}", BadOptions
)
TEAMS_OF_THREE = Refusal(
    "V-3.2",
    "divers-teams-of-three",
    "three players cannot make two teams; play individually",
    BadOptions,
)
TEAMS_WITH_EMPTY_SEATS = Refusal(
    "V-3.2",
    "divers-teams-with-empty-seats",
    "teams need all four boats; leave no seat empty or play individually",
    BadOptions,
)
WRONG_EMPTY_SEATS = Refusal(
    "V-3.2",
    "divers-wrong-empty-seats",
    "empty_seats is {given}; with {players} players the number of different empty seats is {seats}",
    BadOptions,
)
NO_HOUSE_SET = Refusal(
    "V-1.1",
    "divers-no-house-set",
    "there is no patch set for size {size}, only for {sizes}; give one as patch_set",
    BadOptions,
)
SIZE_OF_SET = Refusal(
    "V-1.1",
    "divers-size-of-set",
    "size is {size}, but the patch set is for size {actual}; leave size out",
    BadOptions,
)
NO_SAFE_START = Refusal(
    "V-3.1",
    "divers-no-safe-start",
    "a safe start needs room inside for {dangers} dangerous patches; there is room for {inside}",
    BadOptions,
)
BAD_PATCH_FILE = Refusal(
    "V-3.1", "divers-bad-patch-file", "this is not a patch set: {problem}", BadData
)
BAD_PATCH_SET = Refusal(
    "V-3.1", "divers-bad-patch-set", "this patch set cannot be used: {problems}", BadData
)
BAD_POSITION = Refusal(
    "V-2.1", "divers-bad-position", "this position cannot be set up: {problem}", BadData
)
