"""What everybody may know: one public view. (6.1) (6.2)

Face-down patches are `?` and nothing more; `layout` and `seed` are in no view and no event.
"""

from random import Random
from typing import Any, assert_never

from divetable.core.game import Deadline, Result, Seat
from divetable.core.values import Value
from divetable.games.divers.agenda import Task
from divetable.games.divers.box import dealt_from_box
from divetable.games.divers.changes import place_of
from divetable.games.divers.chart import TUFT_LAYERS, chart
from divetable.games.divers.components import HIDDEN
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
    board = state.chart
    return View(
        options=state.options,
        phase=state.phase,
        owners=state.owners,
        turn=COLOURS[state.turn],
        turns=state.turns,
        sea=tuple([state.sea[square] for square in board.patches]),
        divers=tuple([state.place_name(at) for at in state.where]),
        flags=tuple([SHOWN_FLAGS[flags] for flags in state.flags]),
        boats=tuple("" if at < 0 else board.names[at] for at in state.boats),
        holds=tuple(state.holds),
        treasures=state.treasures,
        gold=tuple(
            (state.place_name(place), number) for place, number in enumerate(state.gold) if number
        ),
        undiscovered=state.undiscovered,
        lost=state.lost,
        quiet=state.quiet,
        passes=state.passes,
        progress=state.progress,
        played_on=state.played_on,
        want_end=state.want_end,
        gave_up=state.gave_up,
        deadline=state.deadline,
        clocks=state.clocks,
        reason=state.reason,
        result=state.result,
        agenda=tuple(state.agenda),
    )


def own(state: State, seat: Seat) -> dict[str, Any]:
    """Nothing: in this game everybody sees the same. (6.2)"""
    return {}


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
