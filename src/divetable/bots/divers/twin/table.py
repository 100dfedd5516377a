"""The table of the twin: records, and the numbers that stand for words.

Squares and places are numbered as in `games/divers/chart.py`, colours, divers and their flags as in
`games/divers/state.py`. What is under a face-down patch is not part of the table.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from divetable.games.divers.chart import TUFT_LAYERS
from divetable.games.divers.components import SIZES
from divetable.workshop.records import Record

MOST_SQUARES = (SIZES[-1] + 2) ** 2  # with the ring
MOST_PLACES = MOST_SQUARES * TUFT_LAYERS
MOST_TASKS = 12
MOST_EXITS = 96
MOST_FORMS = 64
MOST_MOVES = 4000
ARRIVALS = 17

# What is on a square: the ring, a kind of patch, or a patch that is face down. CURRENT to ANEMONE
# pass a diver on, ANEMONE to GOLDFISH may not be entered of one's own will, and a safe start keeps
# ANEMONE to SHARK inside: to compare numbers takes less compiling than `in`.
RING, SEA, TREASURE, ISLAND, TURTLE, MUD, URCHIN, OCTOPUS = range(8)
CURRENT, EDDY, SEAHORSE, ANEMONE, STINGRAY, SHARK, GOLDFISH, HIDDEN = range(8, 16)

# How good an end is for a diver [V-9.4]
OK, HARM, BLOCKED = range(3)

# Questions, then what is done without asking
ASK_TURN, ASK_EXIT, ASK_SINKING, ASK_DROWNING, ASK_CONSENT, ASK_END = range(6)
END_TURN, LIGHTEN_BOAT, SUFFER, LIGHTEN_TUFT, BEGIN_TURN = range(6, 11)

# Moves, of which the first three lead onto patches; then answers to other questions
STEP, LAND, WISH_FOR, TUFT, BOARD, SAIL, WALK = range(7)
RANSOM, PASS, GO, SINK, DROWN, CONSENT, END_HERE = range(7, 14)

NO_END = -1  # of a move that leads over no face-up patches
TREASURE_SINKS = -1  # instead of a diver
NOTHING = -1  # no such square, boat or colour
DRAWN = -1  # which form lies there, or how, is drawn when it is turned


class Diver(Record):
    """Where a diver is, and in what state. [V-2.1]"""

    at: int  # a place, a ring square, -1 - boat, or OUT
    status: int  # flags [V-2.3]


class Boat(Record):
    """A position and a hold. [V-2.4]"""

    square: int
    hold: int
    owner: int  # the player of this colour; NOTHING for an empty seat


class Task(Record):
    """A question, or something that is left to do. What it does not need is 0."""

    kind: int
    diver: int  # who came, who goes on, or who is stuck
    boat: int
    place: int  # a tuft, or where the diver goes back to
    player: int  # who is asked whether the game should end,
    others: int  # and who is asked next: a set of bits
    is_first: bool  # the patch has only just been turned
    was_refused: bool  # the teammate said no to a ransom


class End(Record):
    """Where a way over movers leads, or a mover on the way. [V-9.4]"""

    square: int
    arrival: int
    by_anemone: bool  # a known one was passed
    verdict: int


class Exit(Record):
    """An end to choose from."""

    square: int
    arrival: int


class Move(Record):
    """A move, or the answer to a question."""

    kind: int
    diver: int
    to: int  # a square, a place or a boat; a boat one wishes for is -1 - boat
    carry: bool  # brings a treasure; or says yes
    end: int  # of the route, and
    how: int  # the arrival there


class Table(Record):
    """What everybody sees, and what is left to do, next last."""

    divers: Annotated[list[Diver], 12]
    boats: Annotated[list[Boat], 4]
    turn: int  # the colour
    turns: int
    quiet: int
    passes: int
    has_progress: bool
    lost: int
    undiscovered: int
    treasures: int
    gave_up: int  # players: a set of bits
    is_over: bool
    was_played_on: bool
    waiting: int  # tasks
    tasks: Annotated[list[Task], MOST_TASKS]
    number_of_exits: int
    exits: Annotated[list[Exit], MOST_EXITS]
    bag: Annotated[NDArray[np.int16], MOST_FORMS]  # unseen patches of each form
    kinds: Annotated[NDArray[np.int8], MOST_SQUARES]
    ways: Annotated[NDArray[np.int16], MOST_SQUARES]  # of currents and stingrays: a set of bits
    tufts: Annotated[NDArray[np.int8], MOST_SQUARES]
    gold: Annotated[NDArray[np.int16], MOST_PLACES]  # treasures


class Options(Record):
    """As in `games/divers/options.py`."""

    teams: bool
    first_to: int
    safe_start: bool
    end_when_decided: bool
    offer_play_on: bool
    stall_rounds: int
    seats: int
    first_move_land: bool
    strikes_whole_mud: bool
    voluntary_full_mud: bool
    ransom_stays: bool
    ransom_consent: bool
    eddy_repeats: bool
    ransom_progress: bool
    fish_repeat: bool
    pass_boats: bool
    free_choice_on_discovery: bool
    allow_drowning_moves: bool


class Square(Record):
    """What is where around a square; NOTHING where there is none."""

    is_patch: bool
    is_ring: bool
    is_outermost: bool
    coast: int  # the colour whose coast it is
    astern: int
    ring_steps: Annotated[list[int], 2]
    behind: Annotated[list[int], 3]
    near: Annotated[NDArray[np.int16], 8]
    jumps: Annotated[NDArray[np.int16], 8]


class Chart(Record):
    """An ocean of some size."""

    area: int
    width: int
    squares: Annotated[list[Square], MOST_SQUARES]


class Form(Record):
    """A patch, as it lies unrotated."""

    kind: int
    number: int  # treasures or tufts
    ways: int


class Underside(Record):
    """What a search takes a face-down patch for."""

    form: int
    quarters: int


class Moves(Record):
    """A list of moves."""

    number: int
    listed: Annotated[list[Move], MOST_MOVES + 1]


class Routes(Record):
    """Room to find ends in. [V-9.4]"""

    mark: int  # what seen and ended hold where something was found this time
    seen: Annotated[NDArray[np.int32], MOST_SQUARES, ARRIVALS, 2]
    ended: Annotated[NDArray[np.int32], MOST_SQUARES, ARRIVALS, 2]
    number: int  # of movers that were reached
    movers: Annotated[list[End], MOST_SQUARES * ARRIVALS * 2]
    number_of_ends: int
    ends: Annotated[list[End], MOST_SQUARES * ARRIVALS * 2]
    number_of_verdicts: int
    verdicts: Annotated[list[End], MOST_SQUARES * ARRIVALS]  # each end once, with the best verdict
    next: End  # the end of an exit that is being looked at


class Game(Record):
    """A table, how it is played, and room to work in."""

    table: Table
    options: Options
    chart: Chart
    number_of_forms: int
    forms: Annotated[list[Form], MOST_FORMS]
    undersides: Annotated[list[Underside], MOST_SQUARES]
    dice: int
    moves: Moves  # the answers to the open question
    spare: Moves  # to see whether there is any move
    routes: Routes
