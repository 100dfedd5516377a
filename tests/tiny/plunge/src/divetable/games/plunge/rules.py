"""The rules of Plunge (docs/rules/plunge.md)."""

from functools import partial

from divetable.core import game
from divetable.core.game import Deadline, Result, Seat
from divetable.core.resolution import Resolution, awaited
from divetable.core.space import Listed, Space
from divetable.games.plunge import refusals
from divetable.games.plunge.actions import Action, Dive, Leave, read_action
from divetable.games.plunge.agenda import ChooseDepth, ShowDepths, Task
from divetable.games.plunge.changes import CHANGES
from divetable.games.plunge.events import (
    DepthChosen,
    DepthsShown,
    DiverLeft,
    Event,
    GameEnded,
    RoundBegan,
)
from divetable.games.plunge.state import SEATS, State, question

R = Resolution[State, Task, Event]

PEARL = 2  # points
DIVES = (Listed[Action]((Dive(1), Dive(2), Dive(3))),)


def apply(state: State, seat: Seat, action: Action) -> game.Step[State, Event]:
    """Resolve an action on a copy of the table."""
    table = state.copy()
    r: R = Resolution(table, table.agenda, CHANGES)
    if table.result is not None:
        raise refusals.OVER()
    match read_action(action):
        case Dive(depth):
            choose(r, seat, depth)
        case Leave():
            leave_for_good(r, seat)
    r.run(perform)
    return game.Step(table, tuple(r.events))


def choose(r: R, seat: Seat, depth: int) -> None:
    """A choice stands, and stays secret. [P-1.2]"""
    if seat not in r.table.undecided:
        raise refusals.ALREADY_CHOSEN()
    r.answered()
    r.emit(DepthChosen(seat, depth))
    r.then(ChooseDepth(r.table.undecided) if r.table.undecided else ShowDepths())


def perform(r: R, task: Task) -> None:
    """Both have chosen: show, score, go on or end. [P-1.1] [P-1.3] [P-2.1]"""
    depths, pearl = tuple(r.table.depths), r.table.pearl()
    r.emit(DepthsShown(depths, pearl, points_of(depths, pearl)))
    if r.table.round < r.table.options.rounds:
        r.emit(RoundBegan(r.table.round + 1))
        r.then(question())
        return
    scores = tuple(r.table.scores)
    r.emit(GameEnded(Result("win", winners_of(scores), scores)))


def points_of(depths: tuple[int, ...], pearl: int) -> tuple[int, ...]:
    """The deeper diver scores the depth, whoever is alone at the pearl takes it. [P-1.4] [P-1.5]"""
    if depths[0] == depths[1]:
        return 0, 0
    return tuple(
        (own if own == max(depths) else 0) + (PEARL if own == pearl else 0) for own in depths
    )


def winners_of(scores: tuple[int, ...]) -> tuple[Seat, ...]:
    """[P-2.1]"""
    return tuple(seat for seat in SEATS if scores[seat] == max(scores))


def leave_for_good(r: R, seat: Seat) -> None:
    """The other diver wins. [P-2.2]"""
    r.emit(DiverLeft(seat))
    r.agenda.clear()
    r.emit(GameEnded(Result("win", (Seat(1 - seat),), tuple(r.table.scores))))


def to_act(state: State) -> frozenset[Seat]:
    return awaited(state.agenda)


def actions(state: State, seat: Seat) -> Space[Action]:
    """What this seat may do now, leaving aside."""
    offered = DIVES if seat in to_act(state) else ()
    return Space(offered, partial(apply, state, seat))


def incidents(state: State) -> tuple[tuple[Seat, Action], ...]:
    return tuple((seat, Leave()) for seat in SEATS) if state.result is None else ()


def leave(state: State, seat: Seat) -> Leave | None:
    return Leave() if state.result is None else None


def result(state: State) -> Result | None:
    return state.result


def seated(state: State) -> int:
    return len(SEATS)


def rounds(state: State) -> int:
    return state.round


def deadlines(state: State) -> tuple[Deadline, ...]:
    """Plunge has no clock."""
    return ()
