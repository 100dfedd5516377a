"""What everybody may know: one public view. (6.1) (6.2)

Face-down patches are `?` and nothing more; `layout` and `seed` are in no view and no event.
"""

from collections.abc import Callable, Mapping, Set
from functools import cache
from itertools import compress
from operator import attrgetter, itemgetter
from random import Random
from typing import Any, assert_never

from divetable.core.game import Deadline, Result, Seat
from divetable.core.values import Value
from divetable.games.divers.agenda import Task
from divetable.games.divers.box import dealt_from_box
from divetable.games.divers.changes import place_of
from divetable.games.divers.chart import TUFT_LAYERS, chart
from divetable.games.divers.components import HIDDEN, PATCHES
from divetable.games.divers.events import (
    Boarded,
    BoatPlaced,
    Caught,
    ClockStarted,
    Delayed,
    Ended,
    EndWanted,
    Event,
    Freed,
    GaveUp,
    Moved,
    Passed,
    PlayBegan,
    PlayedOn,
    PlayWanted,
    RansomAsked,
    RansomPaid,
    RansomRefused,
    Reason,
    Removed,
    Returned,
    Sailed,
    Stranded,
    Struck,
    Stuck,
    Swept,
    TreasureSank,
    Turned,
    TurnEnded,
    WishGained,
    WishUsed,
)
from divetable.games.divers.options import Options, SeatName
from divetable.games.divers.start import lay_out
from divetable.games.divers.state import (
    COLOURS,
    FLAGS,
    FRESH,
    NO_BOAT,
    OUT,
    Phase,
    State,
)


class View(Value):
    """The table as everybody sees it. What is not listed here is hidden."""

    options: Options
    phase: Phase
    owners: tuple[Seat, ...]  # the player of each colour
    turn: SeatName
    turns: int
    sea: tuple[str, ...]  # row by row from the north-west; `?` is face down
    divers: tuple[str, ...]  # N1 ... W3: a place, `ring 6,0`, `boat N` or `out` [V-2.1]
    flags: tuple[tuple[str, ...], ...]  # what holds each diver or lies before him [V-2.3]
    boats: tuple[str, ...]  # ring squares; empty if there is none
    holds: tuple[int, ...]
    gold: tuple[tuple[str, int], ...]  # places where treasures lie, and how many
    treasures: int  # in all
    undiscovered: int
    lost: int
    quiet: int
    passes: int
    progress: bool
    played_on: bool  # though it was decided [V-15.5]
    want_end: tuple[Seat, ...]
    gave_up: tuple[Seat, ...]
    deadline: Deadline | None
    clocks: int
    reason: Reason | None
    result: Result | None
    agenda: tuple[Task, ...]  # what is left to do, the open question last


def view(state: State, seat: Seat | None) -> View:
    """What everybody may know now, whatever their seat. (6.2) (6.3)"""
    return View(**{name: shown(state) for name, shown in FIELDS.items()})


def _sea(state: State) -> tuple[str, ...]:
    patches: tuple[str, ...] = _patches(state.options.size)(state.sea)
    return patches


@cache
def _patches(size: int) -> Any:
    """What picks all patches out of a sea at once."""
    squares: tuple[Any, ...] = chart(size).patches
    return itemgetter(*squares)


def _divers(state: State) -> tuple[str, ...]:
    """Nearly all places have one name; a patch of mud has tufts."""
    names, sea = _names(state.options.size), state.sea
    area = state.chart.area
    return tuple(
        [
            names[at] if at < 0 or at >= area or sea[at][:3] != "mud" else state.place_name(at)
            for at in state.where
        ]
    )


@cache
def _names(size: int) -> tuple[str, ...]:
    """By place; boats and `out` have numbers below 0."""
    boats = [f"boat {colour}" for colour in reversed(COLOURS)]
    return (*chart(size).names, "out", *boats)


def _flags(state: State) -> tuple[tuple[str, ...], ...]:
    return tuple([SHOWN_FLAGS[flags] for flags in state.flags])


def _boats(state: State) -> tuple[str, ...]:
    names = state.chart.names
    return tuple(["" if at < 0 else names[at] for at in state.boats])


def _gold(state: State) -> tuple[tuple[str, int], ...]:
    gold = state.gold
    places = compress(range(len(gold)), gold)  # few of hundreds hold any
    return tuple([(state.place_name(place), gold[place]) for place in places])


FIELDS: Mapping[str, Callable[[State], Any]] = {
    "options": attrgetter("options"),
    "phase": attrgetter("phase"),
    "owners": attrgetter("owners"),
    "turn": lambda state: COLOURS[state.turn],
    "turns": attrgetter("turns"),
    "sea": _sea,
    "divers": _divers,
    "flags": _flags,
    "boats": _boats,
    "holds": lambda state: tuple(state.holds),
    "gold": _gold,
    "treasures": attrgetter("treasures"),
    "undiscovered": attrgetter("undiscovered"),
    "lost": attrgetter("lost"),
    "quiet": attrgetter("quiet"),
    "passes": attrgetter("passes"),
    "progress": attrgetter("progress"),
    "played_on": attrgetter("played_on"),
    "want_end": attrgetter("want_end"),
    "gave_up": attrgetter("gave_up"),
    "deadline": attrgetter("deadline"),
    "clocks": attrgetter("clocks"),
    "reason": attrgetter("reason"),
    "result": attrgetter("result"),
    "agenda": lambda state: tuple(state.agenda),
}
"""What everybody sees, field by field."""

OWN: Mapping[str, Callable[[State, Seat], Any]] = {}
"""Nothing: in this game everybody sees the same. (6.2)"""

MOVED_ALONE = frozenset({"divers", "flags"})
TURNED_EMPTY = frozenset({"sea", "divers", "progress"})  # on mud a diver is in the first tuft
TURN_OVER = frozenset({"turn", "turns", "quiet", "passes", "progress", "flags"})
SHOWN_BY: Mapping[type, Set[str]] = {
    BoatPlaced: {"boats", "divers"},
    PlayBegan: {"phase", "turn"},
    Moved: {"divers", "flags", "gold"},
    Swept: set(),
    Turned: {"sea", "divers", "gold", "undiscovered", "progress"},
    Stranded: {"divers", "flags"},
    Boarded: {"divers", "flags", "gold", "holds", "progress"},
    Struck: {"divers", "flags"},
    Sailed: {"boats"},
    Delayed: {"flags"},
    Stuck: {"flags"},
    Caught: {"flags"},
    Freed: {"flags"},
    RansomAsked: set(),
    RansomRefused: set(),
    RansomPaid: {"flags", "holds", "gold", "lost", "progress"},
    WishGained: {"flags"},
    WishUsed: {"flags"},
    TreasureSank: {"gold", "lost", "progress"},
    Removed: {"divers", "flags", "progress"},
    Returned: {"divers"},
    Passed: TURN_OVER,
    TurnEnded: TURN_OVER,
    ClockStarted: {"deadline", "clocks"},
    EndWanted: {"want_end"},
    PlayWanted: {"want_end"},
    PlayedOn: {"played_on"},
    GaveUp: {"gave_up", "want_end"},
    Ended: {"phase", "deadline", "reason", "result"},
}
NO_FIELDS: Set[str] = frozenset()
UNSAID = frozenset({"agenda"})


def shows(event: Event) -> Set[str]:
    """Which fields of a view this event can change. To look through all places for gold takes
    longer than all the rest, and most steps move none."""
    if isinstance(event, Moved | Boarded) and not event.carried:
        return MOVED_ALONE
    if isinstance(event, Turned) and PATCHES[event.patch].kind != "treasure":
        return TURNED_EMPTY
    return SHOWN_BY[type(event)]


def shows_own(event: Event) -> Set[str]:
    """Nothing. (6.2)"""
    return NO_FIELDS


def has_secrets(state: State) -> bool:
    """Never. (6.2)"""
    return False


SHOWN = {**FLAGS, "fresh": FRESH}  # fresh: delayed in this turn, and so still in the next
SHOWN_FLAGS = {
    bits: tuple(name for name, bit in SHOWN.items() if bits & bit) for bits in range(2 * FRESH)
}


def seen_by(event: Event, seat: Seat | None) -> Event | None:
    """An event as this seat hears of it: everybody hears everything. (6.1)"""
    match event:
        case (
            BoatPlaced()
            | PlayBegan()
            | Moved()
            | Swept()
            | Turned()
            | Stranded()
            | Boarded()
            | Struck()
            | Sailed()
            | Delayed()
            | Stuck()
            | Caught()
            | Freed()
            | RansomAsked()
            | RansomRefused()
            | RansomPaid()
            | WishGained()
            | WishUsed()
            | TreasureSank()
            | Removed()
            | Returned()
            | Passed()
            | TurnEnded()
            | ClockStarted()
            | EndWanted()
            | PlayWanted()
            | PlayedOn()
            | GaveUp()
            | Ended()
        ):
            return event
        case _:
            assert_never(event)


def imagine(view: View, rng: Random) -> State:
    """A table that looks like this view, with the face-down patches dealt at random. (6.3)"""
    options = view.options
    board = chart(options.size)
    sea = [""] * board.area
    for square, code in zip(board.patches, view.sea, strict=True):
        sea[square] = code
    state = State(
        options=options,
        seed=f"imagined {rng.random()}",
        layout=(),
        sea=sea,
        gold=[0] * (TUFT_LAYERS * board.area),
        where=[],
        flags=[sum(SHOWN[flag] for flag in flags) for flags in view.flags],
        boats=[board.place_of[name] if name else NO_BOAT for name in view.boats],
        holds=list(view.holds),
        owners=view.owners,
        treasures=view.treasures,
        undiscovered=view.undiscovered,
        turn=COLOURS.index(view.turn),
        phase=view.phase,
        lost=view.lost,
        turns=view.turns,
        quiet=view.quiet,
        passes=view.passes,
        progress=view.progress,
        played_on=view.played_on,
        want_end=view.want_end,
        gave_up=view.gave_up,
        deadline=view.deadline,
        clocks=view.clocks,
        reason=view.reason,
        result=view.result,
        agenda=list(view.agenda),
    )
    state.where = [OUT if at == "out" else place_of(state, at) for at in view.divers]
    for name, number in view.gold:
        state.gold[place_of(state, name)] = number
    layout = list(sea)
    face_down = [square for square in board.patches if sea[square] == HIDDEN]
    lay_out(layout, options, dealt_from_box(options, sea, view.undiscovered, rng), face_down, rng)
    state.layout = tuple(layout)
    return state
