"""What the twin plays with: a table, the sea around it and dice, as records; words as numbers.

Whatever can change is in a `Table`, which is copied as a whole. A `Sea` never changes in a game.
Flags are bool; sets of species, of seats and of directions are the bits of one int.
"""

from typing import Annotated

from divetable.games.scuba.board import COLUMNS, SQUARES
from divetable.workshop.records import Record

MOST_SEATS = 4
MOST_TILES = 72
MOST_SPECIES = 62
MOST_CARDS = 64  # in one deck
MOST_EVENTS = 128  # in all decks
MOST_TASKS = 48
MOST_COMBINATIONS = 12
MOST_BONUSES = 10  # of a combination
MOST_LISTS = 400
MOST_EFFECTS = 800
MOST_TERMS = 200
MOST_UNKNOWN = 32  # of one colour
MOST_GIVEN = 256

# The words of the state
EVENT = -1
EMPTY = -2
NO_CARD = -1
NOBODY = -1

WAIT, SUB, SNORKEL, BOAT, DEAD, SHOT = range(6)
LOCS = ("WAIT", "SUB", "SNORKEL", "BOAT", "DEAD", "SHOT")
NORMAL, CLOSING, FINAL, EXTRA1, EXTRA2, ALONE, END = range(7)
PHASES = ("NORMAL", "CLOSING", "FINAL", "EXTRA1", "EXTRA2", "ALONE", "END")

LEFT, RIGHT, UP, DOWN = range(4)
SIDEWAYS = 1 << LEFT | 1 << RIGHT
ANYWHERE = SIDEWAYS | 1 << UP | 1 << DOWN

# Tasks; questions come first
(
    DIVING,
    CHOOSE_OPTION,
    CHOOSE_TARGET,
    CHOOSE_HEADING,
    CHOOSE_TILE_TO_FLIP,
    CHOOSE_TILE_TO_REMOVE,
    LOOK_ON_THE_WAY,
    BEGIN_TURN,
    EFFECTS,
    CARRY_ON,
    KEEP_LOOKING,
    EVENT_OVER,
    END_TURN,
    HAND_OVER,
) = range(14)
LAST_QUESTION = LOOK_ON_THE_WAY

# Effects of event cards
(
    POINTS,
    LOSE_AIR,
    MOVE,
    CHOOSE,
    IF,
    NOTHING,
    TAKE_TOKEN,
    SURFACE,
    SURFACE_TO_BOAT,
    CLOSE_TURN,
    FORBID_DESCENT,
    FLIP_TILE,
    REMOVE_TILE,
) = range(13)
SELF, ANY_DIVER, FISH_OR_DIVER, ALL = range(4)
ROW_IS, COLUMN_IS, DECO_IS, AIR_IS = range(4)
EQUAL, UNEQUAL, AT_MOST, AT_LEAST, LESS, MORE = range(6)

# An action is one of these, plus what it is about: STEP + UP, FLIP + tile
KINDS = 128
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
) = range(0, 13 * KINDS, KINDS)
MOST_ACTIONS = 128


class Diver(Record):
    loc: int
    at: int
    air: int
    deco: int
    deep: bool
    cards: int  # species
    number_of_cards: int
    plus: int
    minus: int
    cubes: int
    dust: Annotated[list[int], 4]  # the squares of the cubes, the most recent last


class Tile(Record):
    front: int  # a species, EVENT or EMPTY
    colour: int
    place: int
    discs: int  # seats
    is_open: bool


class Deck(Record):
    """Cards to come are those from `next` to `end`."""

    next: int
    end: int
    cards: Annotated[list[int], MOST_CARDS]
    number_used: int
    used: Annotated[list[int], MOST_CARDS]  # the visible one last


class Task(Record):
    """A kind, and what there is to say about it; other fields hold whatever they held before."""

    kind: int
    seat: int
    effects: int  # a list of effects, and which of them
    at: int
    diver: int  # or NOBODY
    tile: int  # or NOBODY
    way: int
    squares: int
    dust: bool
    discover: bool
    has_moved: bool
    was_under_water: bool


class Table(Record):
    players: int
    start: int
    active: int
    round: int
    phase: int
    current: int  # or NO_CARD
    mp: int
    steps: Annotated[list[int], 4]  # by direction
    start_square: int
    may_flip: bool
    may_discover: bool
    has_looked: bool
    no_descent: bool
    is_shallow: bool
    is_over: bool
    gone: int  # seats
    is_finished: bool
    is_lost: bool  # there were too many tasks; whatever follows is worthless
    divers: Annotated[list[Diver], MOST_SEATS]
    number_of_tiles: int
    tiles: Annotated[list[Tile], MOST_TILES]
    covered: Annotated[list[int], SQUARES]  # how many tiles lie face down there
    deck: Deck
    event_decks: Annotated[list[Deck], 4]
    tasks: int
    agenda: Annotated[list[Task], MOST_TASKS]


# What never changes in a game


class Options(Record):
    """The options that are played by, as yes or no."""

    decompression: bool
    no_death: bool
    boat_final: bool
    must_enter_first_turn: bool
    first_turn_up: bool
    start_square_animals: bool
    start_square_tiles: bool
    dust_blocks_flip: bool
    voluntary40: bool
    current_air_loss: bool
    flip_open_tiles: bool
    event_deck_by_square: bool
    minus_square_alone: bool
    extra_round_ends_at_once: bool
    deco_shed_by_full_turn: bool
    deco_at40_at_end: bool


class Combination(Record):
    members: int
    bonus: Annotated[list[int], MOST_BONUSES]  # for no member, one, two …


class Drift(Record):
    way: int
    squares: int  # 0: it moves nobody


class CurrentCard(Record):
    animals: Annotated[list[Drift], 4]  # by colour
    divers: Drift
    air: int
    is_for_all: bool  # who pays it


class Effect(Record):
    """What an event card does; which fields count depends on `op`."""

    op: int
    n: int
    who: int
    headings: int  # directions
    dust: bool
    discover: bool
    first: int  # the list of the first option, or the first term of a condition
    number: int
    then: int
    otherwise: int


class EffectList(Record):
    first: int
    number: int
    is_for_snorkellers: bool


class Term(Record):
    what: int
    how: int
    number: int


class Sea(Record):
    """The board, the components and the options of a game."""

    options: Options
    first_column: int  # counted from 0
    last_column: int
    first_boat: int
    last_boat: int
    air: Annotated[list[int], 10]  # by row
    minus: Annotated[list[int], COLUMNS]
    number_of_species: int
    values: Annotated[list[int], MOST_SPECIES]
    number_of_combinations: int
    combinations: Annotated[list[Combination], MOST_COMBINATIONS]
    currents: Annotated[list[CurrentCard], MOST_CARDS]
    events: Annotated[list[int], MOST_EVENTS]  # by card, its list of effects
    lists: Annotated[list[EffectList], MOST_LISTS]
    effects: Annotated[list[Effect], MOST_EFFECTS]
    terms: Annotated[list[Term], MOST_TERMS]


# What a game is played with


class Dice(Record):
    """A seed; and, as tests have it, the cards of shuffles to come."""

    seed: int
    given: int
    next: int
    cards: Annotated[list[int], MOST_GIVEN]


class Actions(Record):
    """What can be done now."""

    number: int
    codes: Annotated[list[int], MOST_ACTIONS]


class Unknown(Record):
    """The tiles of a colour whose fronts nobody has seen, and the fronts they may have."""

    number: int
    tiles: Annotated[list[int], MOST_UNKNOWN]
    fronts: Deck
