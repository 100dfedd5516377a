"""Everything that Dive refuses, with the rule behind it and what to do instead."""

from divetable.core.errors import (
    BadData,
    BadOptions,
    GameOver,
    Malformed,
    NotYourDecision,
    Refusal,
)

# Programs
GAP = Refusal(
    "D-2.10",
    "dive-gap",
    "level {gap} is empty but level {below} is not; fill the levels from the top",
)
TOO_DEEP = Refusal(
    "D-2.10",
    "dive-too-deep",
    "there is no level {level} for tokens; a program has five levels at most",
)
NO_SUCH_TOKEN = Refusal(
    "D-2.8", "dive-no-such-token", "there is no token {token}; you have 1, 2, 3, 4 and 5"
)
TOKEN_TWICE = Refusal(
    "D-2.8", "dive-token-twice", "token {token} is used twice; you have one of each"
)
NO_TOKEN = Refusal(
    "D-2.12", "dive-no-token", "your board is empty; put at least one token on level 1"
)
ALL_TOKENS = Refusal(
    "D-2.12",
    "dive-all-tokens",
    "this table plays with all five tokens and you placed {used}; place the rest",
)
CHILDREN_STACK = Refusal(
    "D-4.1", "dive-children-stack", "in the children's version each level holds one token only"
)
CHILDREN_FIVE = Refusal(
    "D-4.1",
    "dive-children-five",
    "in the children's version all five levels get a token; levels filled so far: {levels}",
)

# Phase 1
NOT_PROGRAMMING = Refusal(
    "D-2.6",
    "dive-not-programming",
    "you can only do that while programming; wait for the next round",
)
ALREADY_READY = Refusal(
    "D-2.15", "dive-already-ready", "you are ready; withdraw that before you change anything"
)
NOT_READY = Refusal(
    "D-2.15", "dive-not-ready", "you have not said ready, so there is nothing to withdraw"
)
LOCKED = Refusal("D-2.17", "dive-locked", "your program is locked for this round")
NO_SUCH_CLOCK = Refusal(
    "D-2.15", "dive-no-such-clock", "clock {number} is not running", NotYourDecision
)
NOTHING_TO_CUT = Refusal(
    "D-2.13", "dive-nothing-to-cut", "seat {seat} has no open program that could be cut off"
)
ONLY_THE_TABLE = Refusal(
    "D-2.13", "dive-only-the-table", "only the table itself can report that", NotYourDecision
)

# Companions
NO_COMPANIONS = Refusal("D-5.5", "dive-no-companions", "you have no companion in this game")
UNKNOWN_COMPANION = Refusal(
    "D-5.2", "dive-unknown-companion", "there is no companion {companion}; choose from: {offered}"
)
NOT_WITH_CHIEF = Refusal(
    "D-5.12",
    "dive-not-with-chief",
    "{companion} cannot be used against the village chief; choose from: {offered}",
)
NEEDS_OPPONENT = Refusal(
    "D-5.54",
    "dive-needs-opponent",
    "you cannot have {companion} when you play alone; choose from: {offered}",
)
NEEDS_PRESENCE = Refusal(
    "D-5.14",
    "dive-needs-presence",
    "{companion} needs everybody at the table at once; choose from: {offered}",
)
EXPANSION_OFF = Refusal(
    "D-5.13",
    "dive-expansion-off",
    "{companion} belongs to the expansion, which is off; choose from: {offered}",
)
TAKEN = Refusal("D-5.2", "dive-taken", "somebody has {companion} already; choose from: {offered}")
NOT_CHOOSING = Refusal("D-5.2", "dive-not-choosing", "companions are chosen in the set-up only")
ALREADY_PICKED = Refusal(
    "D-5.3",
    "dive-already-picked",
    "you have made your choice; wait for the others",
    NotYourDecision,
)
NOT_YOURS = Refusal("D-5.5", "dive-not-yours", "you do not have {companion}; your companion: {own}")
USED_UP = Refusal("D-5.5", "dive-used-up", "you have used {companion}; it works once in a game")
IS_SECRET = Refusal(
    "D-5.7",
    "dive-is-secret",
    "{companion} is not announced; put it on your board as part of the program",
)
IS_PLACED = Refusal(
    "D-5.15", "dive-is-placed", "the octopus is not announced; say where to put it on the stack"
)
NOT_ANNOUNCED = Refusal(
    "D-5.70", "dive-not-announced", "the axolotl is played after the rest, not announced"
)
CLOWNFISH_PLACE = Refusal(
    "D-5.41",
    "dive-clownfish-place",
    "the clownfish lies under a level with a token, and level {level} has none",
)
ANGLERFISH_PLACE = Refusal(
    "D-5.31",
    "dive-anglerfish-place",
    "the anglerfish needs a token on each of the five levels; levels filled so far: {levels}",
)
OCTOPUS_PLACE = Refusal(
    "D-5.16",
    "dive-octopus-place",
    "the octopus must lie inside the card: at {angle} degrees x and y from {least} to {most}",
)
DOLPHINS_TARGET = Refusal(
    "D-5.50", "dive-dolphins-target", "give the small dolphin to another player: seat {seats}"
)
NO_TARGET = Refusal("D-5.6", "dive-no-target", "{companion} takes no target; leave it out")
FUGU_RUNS = Refusal("D-5.80", "dive-fugu-runs", "everybody is holding their breath already")
BREATHING_IN = Refusal(
    "D-5.81", "dive-breathing-in", "breathe in first: programming goes on in a moment"
)
NO_FUGU = Refusal("D-5.80", "dive-no-fugu", "no fugu is played, so breathe as you like")
NOT_BREATHING_IN = Refusal(
    "D-5.82", "dive-too-late-to-breathe-in", "the moment for taking breath is over"
)
HOLDS_ALREADY = Refusal("D-5.82", "dive-holds-already", "you are holding your breath already")
HOLDS_NOTHING = Refusal("D-5.82", "dive-holds-nothing", "you are not holding your breath")
NO_WINDOW = Refusal(
    "D-5.71", "dive-no-window", "the axolotl is played after the rest, when its owner is asked"
)
NOT_ASKED = Refusal(
    "D-5.71", "dive-not-asked", "seat {seat} is asked about the axolotl; wait", NotYourDecision
)

# The table
NOT_SUSPENDED = Refusal("D-Q96", "dive-not-suspended", "the table is not suspended")
SUSPENDED = Refusal(
    "D-Q96", "dive-suspended", "nobody has dived for three rounds; resume the table first"
)
NO_SUCH_SEAT = Refusal(
    "D-2.1", "dive-no-such-seat", "there is no seat {seat} at this table", NotYourDecision
)
HAS_LEFT = Refusal("D-Q45", "dive-has-left", "you have left this game", NotYourDecision)
OVER = Refusal("D-2.58", "dive-over", "the game is over", GameOver)
MALFORMED = Refusal(
    "D-2.6",
    "dive-malformed",
    "that is not an action of Dive ({problem}); see the protocol",
    Malformed,
)

# Set-up
WRONG_NUMBER_OF_PLAYERS = Refusal(
    "D-2.1", "dive-players", "Dive is for 1 to 4 players, not {players}", BadOptions
)
UNKNOWN_OPTION = Refusal(
    "D-2.5", "dive-unknown-option", "there is no option {option}; options: {known}", BadOptions
)
BAD_SETTING = Refusal(
    "D-2.5", "dive-bad-setting", "{option} cannot be {given}; allowed: {allowed}", BadOptions
)
BAD_PRIORITY = Refusal(
    "D-5.3",
    "dive-bad-priority",
    "companion_priority is {given}; name each of the seats {seats} once",
    BadOptions,
)
CHILDREN_WITH_COMPANIONS = Refusal(
    "D-5.1",
    "dive-children-companions",
    "the children's version is played without companions; switch one of them off",
    BadOptions,
)
CHILDREN_WITH_CHIEF = Refusal(
    "D-6.2",
    "dive-children-chief",
    "the children's version is played by two to four without the chief; switch one of them off",
    BadOptions,
)
PRACTICE_WITH_OTHERS = Refusal(
    "D-Q43", "dive-practice-others", "practice is for one player, not {players}", BadOptions
)
PRACTICE_WITH_CHIEF = Refusal(
    "D-Q43",
    "dive-practice-chief",
    "practice is without the chief; switch one of them off",
    BadOptions,
)
COMPANIONS_ARE_OFF = Refusal(
    "D-5.13", "dive-companions-off", "{option} needs companions; switch them on too", BadOptions
)
BAD_CARD_FILE = Refusal("D-2.2", "dive-bad-card-file", "these are not cards: {problem}", BadData)
BAD_OCEAN_CARDS = Refusal(
    "D-2.2", "dive-bad-ocean-cards", "these ocean cards cannot be used: {problems}", BadData
)
BAD_CHIEF_CARDS = Refusal(
    "D-6.3", "dive-bad-chief-cards", "these chief cards cannot be used: {problems}", BadData
)
BAD_POSITION = Refusal(
    "D-2.5", "dive-bad-position", "this position cannot be set up: {problem}", BadData
)
