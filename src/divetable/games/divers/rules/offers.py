"""Whom the game waits for, and what a seat may do. Rules are not enforced here, only offered."""

from functools import partial
from typing import Any

from divetable.core.game import TABLE, Deadline, Result, Seat
from divetable.core.resolution import Question
from divetable.core.space import Alike, Choice, Listed, ListedChoice, Part, Space, folded
from divetable.games.divers.actions import (
    Action,
    AgreeToEnd,
    Board,
    GiveUp,
    Go,
    Land,
    Pass,
    PlayOn,
    Ransom,
    Sail,
    Step,
    TimeUp,
    Wish,
)
from divetable.games.divers.agenda import TakeTurn
from divetable.games.divers.rules.moves import ransoms_of
from divetable.games.divers.rules.play import apply
from divetable.games.divers.rules.turns import answers_to, legal_moves, way_of
from divetable.games.divers.state import State


def to_act(state: State) -> frozenset[Seat]:
    task = state.agenda[-1] if state.agenda else None
    return ALONE[task.seat] if isinstance(task, Question) else frozenset()


def may_answer(state: State) -> frozenset[Seat]:
    """Those who have been asked to stop, and whose turn it is not. [V-15.2]"""
    if not state.want_end or state.result is not None:
        return frozenset()
    return frozenset(state.players) - {*state.want_end, *state.gave_up} - to_act(state)


ALONE = tuple(frozenset({Seat(seat)}) for seat in range(4))


def result(state: State) -> Result | None:
    return state.result


def seated(state: State) -> int:
    return len(state.players)


def rounds(state: State) -> int:
    """The rounds that have begun."""
    return state.turns // len(state.colours) + 1


def deadlines(state: State) -> tuple[Deadline, ...]:
    return () if state.deadline is None else (state.deadline,)


def incidents(state: State) -> tuple[tuple[Seat, Action], ...]:
    """Agreeing to stop, giving up, and a clock that runs out can come at any moment."""
    if state.result is not None:
        return ()
    playing = [player for player in state.players if player not in state.gave_up]
    agreeing = [(p, PlayOn() if p in state.want_end else AgreeToEnd()) for p in playing]
    leaving = [(player, GiveUp()) for player in playing]
    clocks = [(TABLE, TimeUp(clock.number)) for clock in deadlines(state)]
    return (*agreeing, *leaving, *clocks)


def leave(state: State, seat: Seat) -> GiveUp | None:
    """The players who have not given up. [V-15.2]"""
    is_playing = seat >= 0 and seat in state.owners and seat not in state.gave_up
    return GiveUp() if state.result is None and is_playing else None


def actions(state: State, seat: Seat) -> Space[Action]:
    """What this seat may do now, apart from stopping."""
    return Space(_parts(state, seat), partial(apply, state, seat))


def _parts(state: State, seat: Seat) -> tuple[Part[Action], ...]:
    task = state.agenda[-1] if state.agenda else None
    if not isinstance(task, Question) or seat != task.seat:
        return ()
    if not isinstance(task, TakeTurn):
        return (Offered(state, answers_to(state, task)),)
    parts = [Offered(state, kind) for kind in legal_moves(state).kinds]
    if not parts:
        parts.append(Offered(state, PASS))
    ransoms = ransoms_of(state, state.turn, task.refused)
    if ransoms:
        parts.append(Offered(state, list(ransoms)))
    return tuple(parts)


PASS: list[Action] = [Pass()]
WEIGHTS: dict[type, float] = {Board: 5.0, Sail: 0.3, Ransom: 9.0, Pass: 5.0}
"""How much likelier a random player picks one of these than a single step."""


class RoutesChoice(Choice, omit_defaults=True):
    """Some of these lead over face-up patches: which, for each up to the last of them; those that
    are alike come after the others. [V-5.4]"""

    any_of: tuple[Action, ...]
    over: tuple[tuple[str, ...], ...]
    alike: tuple[Alike[Action], ...] = ()


class Offered(Listed[Action]):
    """Moves of a kind; if some lead over face-up movers, with the ways they take. [V-5.4]"""

    __slots__ = ("_table",)

    def __init__(self, table: State, choices: list[Action]) -> None:
        weight = WEIGHTS.get(type(choices[0]), 1.0) * len(choices)
        super().__init__(choices, weight)
        self._table = table

    def describe(self) -> Choice:
        if not isinstance(self._actions[0], Step | Land | Wish | Go):
            return super().describe()
        told = folded(self._actions)
        moves: Any = told.actions  # all of one kind
        ways = [tuple(way_of(self._table, move)) for move in moves]
        if not any(ways):
            return ListedChoice(self.kind, *told)
        last = max(at for at, way in enumerate(ways) if way) + 1
        return RoutesChoice(self.kind, tuple(told.any_of), tuple(ways[:last]), told.alike)
