"""Where everything is in the rows of integers that the fast twin plays on.

A table is one row `s`, copied as a whole. What never changes in a game is another row `d`. Seats
are blocks of SEAT cells, tiles blocks of TILE cells, decks are a count of cards, the place of the
next one and the cards.
"""

MOST_SEATS = 4
MOST_TILES = 72
MOST_SPECIES = 62  # a set of species is the bits of one integer
MOST_CURRENTS = 64
MOST_EVENTS = 32  # in one deck
MOST_TASKS = 48

# The table, s
PLAYERS = 0
START = 1
ACTIVE = 2
ROUND = 3
PHASE = 4
CURRENT = 5  # -1: none yet
MP = 6
SIDES = 7  # steps by direction: L, R, U, D
UPS = 9
START_SQUARE = 11
MAY_FLIP = 12
MAY_DISCOVER = 13
HAS_LOOKED = 14
NO_DESCENT = 15
IS_SHALLOW = 16
IS_OVER = 17
GONE = 18  # a bit for each seat
IS_FINISHED = 19
TILES = 20  # how many
TASKS = 21  # how many wait
IS_LOST = 22  # the agenda was too small; whatever follows is worthless
SEATS_AT = 24

SEAT = 16
LOC = 0
AT = 1
AIR = 2
DECO = 3
DEEP = 4
CARDS = 5  # species as bits
NUMBER = 6  # of cards
PLUS = 7
MINUS = 8
DUSTS = 9  # how many cubes lie
DUST = 10  # their squares, the most recent last

TILES_AT = SEATS_AT + MOST_SEATS * SEAT
TILE = 5
FRONT = 0  # a species, EVENT or EMPTY
COLOUR = 1
PLACE = 2
DISCS = 3
IS_OPEN = 4

COVERED_AT = TILES_AT + MOST_TILES * TILE  # by square: how many lie face down there
DECK_AT = COVERED_AT + 90  # current cards: end, next, cards
USED_AT = DECK_AT + 2 + MOST_CURRENTS  # number, cards
EVENT_DECK = 2 + MOST_EVENTS
EVENT_USED = 1 + MOST_EVENTS
EVENT_DECKS_AT = USED_AT + 1 + MOST_CURRENTS
EVENTS_USED_AT = EVENT_DECKS_AT + 4 * EVENT_DECK
AGENDA_AT = EVENTS_USED_AT + 4 * EVENT_USED
TASK = 6  # kind and up to five numbers
SIZE = AGENDA_AT + MOST_TASKS * TASK

# The set, d
FIRST_COLUMN = 0  # counted from 0 here
LAST_COLUMN = 1
FIRST_BOAT = 2
LAST_BOAT = 3
OPTIONS_AT = 4
DECOMPRESSION = 4
NO_DEATH = 5
BY_SQUARE = 6
START_ANIMALS = 7
DUST_BLOCKS_FLIP = 8
MUST_ENTER = 9
VOLUNTARY40 = 10
BOAT_FINAL = 11
SHED_FULL_TURN = 12
DECO_AT_END = 13
END_AT_ONCE = 14
AIR_LOSS = 15
FLIP_OPEN = 16
START_TILES = 17
FIRST_TURN_UP = 18
MINUS_ALONE = 19
SPECIES = 20  # how many
COMBINATIONS = 21  # how many
AIRS_AT = 30  # by row
MINUS_AT = 40  # by column
VALUES_AT = 50  # by species
MOST_COMBINATIONS = 12
COMBINATION = 12  # members as bits, their number, bonus for none, one, two …
COMBINATIONS_AT = VALUES_AT + MOST_SPECIES
CURRENTS_AT = COMBINATIONS_AT + MOST_COMBINATIONS * COMBINATION
CURRENT_CARD = 12  # direction and squares by colour, then of divers; air, who pays it
MOST_LISTS = 400
MOST_EFFECTS = 800
MOST_TERMS = 200
FIRST_LIST_AT = CURRENTS_AT + MOST_CURRENTS * CURRENT_CARD  # by event card
LISTS_AT = FIRST_LIST_AT + 4 * MOST_EVENTS
LIST = 3  # first effect, number, is it possible for a snorkeller
EFFECTS_AT = LISTS_AT + MOST_LISTS * LIST
EFFECT = 6
TERMS_AT = EFFECTS_AT + MOST_EFFECTS * EFFECT
TERM = 3
SET_SIZE = TERMS_AT + MOST_TERMS * TERM

# Words as numbers
EVENT = -1
EMPTY = -2
DISCARDED = -1
REMOVED = -2

WAIT, SUB, SNORKEL, BOAT, DEAD, SHOT = range(6)
LOCS = ("WAIT", "SUB", "SNORKEL", "BOAT", "DEAD", "SHOT")
NORMAL, CLOSING, FINAL, EXTRA1, EXTRA2, ALONE, END = range(7)
PHASES = ("NORMAL", "CLOSING", "FINAL", "EXTRA1", "EXTRA2", "ALONE", "END")

LEFT, RIGHT, UP, DOWN = range(4)

# Tasks; questions come first
(
    DIVING,
    CHOOSE_OPTION,
    CHOOSE_TARGET,
    CHOOSE_HEADING,
    CHOOSE_FLIP,
    CHOOSE_REMOVE,
    LOOK_ON_THE_WAY,
    BEGIN_TURN,
    EFFECTS,
    CARRY_ON,
    KEEP_LOOKING,
    EVENT_OVER,
    END_TURN,
    HAND_OVER,
) = range(14)

# Effects of event cards
(
    POINTS,
    LOSE_AIR,
    MOVE,
    CHOOSE,
    IF,
    NOTHING,
    TAKE_DECO,
    SURFACE,
    SURFACE_BOAT,
    CLOSE_TURN,
    FORBID_DESCENT,
    FLIP_TILE,
    REMOVE_TILE,
) = range(13)
SELF, ANY_DIVER, FISH_OR_DIVER, ALL = range(4)

# An action is its kind times KIND, and what it is about
KIND = 128
(
    ENTER,
    STEP,
    FLIP,
    DISCOVER,
    STOP,
    TAKE_OPTION,
    MOVE_DIVER,
    MOVE_ANIMAL,
    HEAD,
    PICK_TILE,
    DECLINE,
    SWIM_ON,
    GIVE_UP,
) = range(13)
MOST_ACTIONS = 128
