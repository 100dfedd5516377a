"""Everything that Scuba refuses, with the rule behind it and what to do instead."""

from divetable.core.errors import (
    BadData,
    BadOptions,
    GameOver,
    Malformed,
    NotYourDecision,
    Refusal,
)

# Swimming
ENTER_FIRST = Refusal(
    "S-5.1", "scuba-enter-first", "you are on the boat; first enter the water: column {columns}"
)
IN_THE_WATER = Refusal(
    "S-5.1", "scuba-in-the-water", "you have entered the water already; swim from where you are"
)
WRONG_COLUMN = Refusal(
    "S-5.1",
    "scuba-wrong-column",
    "column {column} is not below the boat; enter the water in column {columns}",
)
MUST_ENTER = Refusal(
    "S-5.1", "scuba-must-enter", "you must enter the water in your first turn: column {columns}"
)
SOMEONE_MUST_ENTER = Refusal(
    "S-5.1",
    "scuba-someone-must-enter",
    "nobody is under water, so you cannot wait any longer; enter in column {columns}",
)
NO_POINTS = Refusal(
    "S-5.2", "scuba-no-points", "your 4 movement points are used up; look around or stop"
)
EDGE = Refusal("S-1.1", "scuba-edge", "the sea ends there; swim another way")
NEEDS_A_STEP = Refusal(
    "S-5.6",
    "scuba-needs-a-step",
    "turning a tile takes a step: where your turn begins you only discover animals; swim first",
)
NOT_UP_YET = Refusal(
    "S-5.1",
    "scuba-not-up-yet",
    "in your first turn you swim left, right or down; go up from your next turn on",
)
TOO_FAST_UP = Refusal(
    "S-5.3", "scuba-too-fast-up", "you have gone up 2 squares; that is the limit for one turn"
)
LOOKED_BEFORE_ASCENT = Refusal(
    "S-11.4",
    "scuba-looked-before-ascent",
    "a third square up is a fast ascent, which is not allowed after you have looked at a tile",
)
AGAINST_THE_CURRENT = Refusal(
    "S-5.4",
    "scuba-against-the-current",
    "this current stops you from going further; steps allowed: {limit}",
)
NO_DESCENT = Refusal("S-8.3", "scuba-no-descent", "you may not go down any more in this turn")
TOO_DEEP = Refusal(
    "S-5.5", "scuba-too-deep", "nobody swims down to 40-45 m by choice; swim another way"
)
TOO_MANY_TOKENS = Refusal(
    "S-11.7",
    "scuba-too-many-tokens",
    "you would surface with more than one deco token; spend a turn at 0-10 m for each",
)
SIDEWAYS_ONLY = Refusal(
    "S-7.3", "scuba-sideways-only", "at the surface you can only swim left or right"
)

# Looking
NOT_COVERED = Refusal(
    "S-5.7", "scuba-not-covered", "tile {tile} does not lie face down where you look"
)
NOT_OPEN = Refusal("S-5.9", "scuba-not-open", "tile {tile} does not lie open where you look")
SEEN_ALREADY = Refusal(
    "S-5.11", "scuba-seen-already", "your disc is on tile {tile} already; it gives nothing more"
)
NO_SIGHT = Refusal(
    "S-5.8",
    "scuba-no-sight",
    "you cannot look here now, because of dust or of how you came here; swim on",
)
NOTHING_TO_SEE = Refusal(
    "S-5.5", "scuba-nothing-to-see", "nothing can be examined at 40-45 m; go up first"
)
TOO_FAST_TO_SEE = Refusal(
    "S-11.4", "scuba-too-fast-to-see", "after a fast ascent you can look at nothing in this turn"
)

# Event cards
ANSWER_FIRST = Refusal(
    "S-8.2", "scuba-answer-first", "the event card asks you a question; answer it first"
)
NOTHING_ASKED = Refusal("S-8.2", "scuba-nothing-asked", "no event card asks you that")
NO_SUCH_OPTION = Refusal(
    "S-8.2", "scuba-no-such-option", "option {option} cannot be taken; choose from: {allowed}"
)
NO_SUCH_TARGET = Refusal(
    "S-8.7", "scuba-no-such-target", "that cannot be moved by this card; choose another"
)
NO_SUCH_HEADING = Refusal(
    "S-8.2", "scuba-no-such-heading", "not in direction {direction}; choose from: {allowed}"
)
NO_SUCH_TILE = Refusal(
    "S-8.3", "scuba-no-such-tile", "tile {tile} cannot be chosen for this card; choose another"
)

# The table
NOT_YOUR_TURN = Refusal(
    "S-1.6", "scuba-not-your-turn", "it is the turn of seat {seat}; wait", NotYourDecision
)
CANNOT_GIVE_UP = Refusal(
    "S-9.6", "scuba-cannot-give-up", "you can only give up after the boat has left without you"
)
NO_SUCH_SEAT = Refusal(
    "S-1.6", "scuba-no-such-seat", "there is no seat {seat} at this table", NotYourDecision
)
HAS_LEFT = Refusal("S-A90", "scuba-has-left", "you have left this game", NotYourDecision)
OVER = Refusal("S-9.3", "scuba-over", "the game is over", GameOver)
MALFORMED = Refusal(
    "S-3.3",
    "scuba-malformed",
    "that is not an action of Scuba ({problem}); see the protocol",
    Malformed,
)

# Set-up
WRONG_NUMBER_OF_PLAYERS = Refusal(
    "S-2.5", "scuba-players", "Scuba is for 2 to 4 players, not {players}", BadOptions
)
UNKNOWN_OPTION = Refusal(
    "S-2.6", "scuba-unknown-option", "there is no option {option}; options: {known}", BadOptions
)
BAD_SETTING = Refusal(
    "S-2.6", "scuba-bad-setting", "{option} cannot be {given}; allowed: {allowed}", BadOptions
)
BAD_START_PLAYER = Refusal(
    "S-2.6",
    "scuba-bad-start-player",
    "start_player cannot be {given}; name one of the seats {seats}",
    BadOptions,
)
OUTER_COLUMNS = Refusal(
    "S-13.2",
    "scuba-outer-columns",
    "the outer columns can only be closed for 2 players, not for {players}: they hold tiles",
    BadOptions,
)
BAD_DATA = Refusal("S-2.1", "scuba-bad-data", "this data set cannot be used: {problems}", BadData)
BAD_POSITION = Refusal(
    "S-2.5", "scuba-bad-position", "this position cannot be set up: {problem}", BadData
)
