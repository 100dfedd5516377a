"""Where steps and moves lead, for clients that offer them. No rules are enforced here."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from divetable.core.game import Seat
from divetable.core.resolution import Resolution
from divetable.core.space import Choice, Listed
from divetable.games.scuba.actions import Action, Enter, Head, Step, Stop
from divetable.games.scuba.agenda import ChooseHeading
from divetable.games.scuba.board import COLUMNS, Direction, square
from divetable.games.scuba.changes import CHANGES
from divetable.games.scuba.components import MOVEMENT_POINTS
from divetable.games.scuba.events import (
    Boarded,
    DecoTaken,
    Event,
    MinusTaken,
    Stepped,
    SteppedOff,
    Surfaced,
    TurnCut,
)
from divetable.games.scuba.rules.answers import move_asked
from divetable.games.scuba.rules.resolution import R, air_of_a_turn
from divetable.games.scuba.rules.steps import step
from divetable.games.scuba.state import UP_PER_TURN, State

Price = Literal["token", "points", "end"]


class StepsChoice(Choice):
    """For each step: the square it leads to, how many steps that way are left at most, and what
    it costs: a deco token, minus points, the end of the turn. [S-5.2]"""

    kind: Literal["Step"]
    any_of: tuple[Action, ...]
    to: tuple[int, ...]
    left: tuple[int, ...]
    price: tuple[tuple[Price, ...], ...]


class StopChoice(Choice):
    """The air that ending the turn costs, and whether it is the diver's last. [S-6.1]"""

    kind: Literal["Stop"]
    any_of: tuple[Action, ...]
    air: int
    deadly: bool


class LeadingChoice(Choice):
    """For each action: the square to which it brings what moves (-1: off the board); none where
    several things move. [S-8.2]"""

    kind: Literal["Enter", "Head"]
    any_of: tuple[Action, ...]
    to: tuple[int, ...]


CHOICES = StepsChoice | StopChoice | LeadingChoice
"""Listed actions with more said about them."""

OFTEN, SELDOM = 1.5, 0.4  # so that random divers see something
STOP = (Stop(),)


class Steps(Listed[Action]):
    """Steps, with the squares they lead to and what they cost besides a movement point."""

    __slots__ = ("_seat", "_state", "_ways")

    def __init__(self, ways: tuple[Direction, ...], state: State, seat: Seat) -> None:
        self.kind, self.weight = "Step", OFTEN  # not by super(): searches make one for each step
        self._actions = _steps(ways)
        self._ways, self._state, self._seat = ways, state, seat

    def describe(self) -> StepsChoice:
        """[S-5.2]"""
        state, seat = self._state, self._seat
        outcomes = [outcome(state, seat, action) for action in _steps(self._ways)]
        return StepsChoice(
            kind="Step",
            any_of=_steps(self._ways),
            to=tuple([to for to, _ in outcomes]),
            left=tuple([steps_left(state, way) for way in self._ways]),
            price=tuple([price for _, price in outcomes]),
        )


class Stopping(Listed[Action]):
    """The end of the turn, with the air it costs and whether it is the last."""

    __slots__ = ("_seat", "_state")

    def __init__(self, state: State, seat: Seat) -> None:
        self.kind, self.weight = "Stop", SELDOM  # as above
        self._actions = STOP
        self._state, self._seat = state, seat

    def describe(self) -> StopChoice:
        """[S-6.1] [S-6.3]"""
        state, seat = self._state, self._seat
        air = air_of_a_turn(state, seat)
        is_deadly = state.loc[seat] == "SUB" and air == state.air[seat]
        return StopChoice("Stop", STOP, air, is_deadly)


class Leading(Listed[Action]):
    """Actions that each bring something to a square; -1 is off the board."""

    __slots__ = ("_to",)

    def __init__(self, actions: Sequence[Enter | Head], to: Sequence[int]) -> None:
        super().__init__(actions)
        self._to = to

    def describe(self) -> LeadingChoice:
        kind: Literal["Enter", "Head"] = "Enter" if self.kind == "Enter" else "Head"
        return LeadingChoice(kind, tuple(self._actions), tuple(self._to))


def entries(columns: tuple[int, ...]) -> Leading:
    """[S-5.1]"""
    return Leading([Enter(column) for column in columns], [square(c, 1) for c in columns])


def headings(state: State, question: ChooseHeading, ways: Sequence[Direction]) -> Leading:
    """Where the card brings what it moves, if nothing comes between; empty for a card that moves
    several at once. [S-8.6] [S-8.7]"""
    sea, squares = state.sea, move_asked(state, question).n
    to: list[int] = []
    if question.tile is not None:
        to = [sea.sweep((way, squares))[state.places[question.tile]] for way in ways]
    elif question.diver is not None:
        to = [sea.drift(state.at[question.diver], way, squares) for way in ways]
    return Leading([Head(way) for way in ways], to)


def steps_left(state: State, way: Direction) -> int:
    """How many steps this way the movement points, the current and the depth leave at most.
    [S-5.2] [S-5.3] [S-5.4] [S-11.4]"""
    most = MOVEMENT_POINTS - state.mp
    if way == "L":
        return min(most, state.steps_allowed(way) - state.lefts)
    if way == "R":
        return min(most, state.steps_allowed(way) - state.rights)
    if way == "U" and not state.options.decompression:
        return min(most, UP_PER_TURN - state.ups)
    return most


@lru_cache(16)
def _steps(ways: tuple[Direction, ...]) -> tuple[Step, ...]:
    return tuple(map(Step, ways))


def outcome(state: State, seat: Seat, action: Step) -> tuple[int, tuple[Price, ...]]:
    """The square a step leads to and what it costs, found by making it on a copy. A step that
    stays under water can cost nothing, so it needs none: nearly all of them, in a tenth of the
    time."""
    way, at = action.direction, state.at[seat]
    is_below = state.loc[seat] == "SUB" and (way != "U" or at >= 2 * COLUMNS)
    if is_below and not state.options.decompression:
        return state.sea.next[way][at], ()
    return made(state, seat, action)


def made(state: State, seat: Seat, action: Step) -> tuple[int, tuple[Price, ...]]:
    """The same, whatever the step is."""
    events = _of_the_step(state, seat, action)
    return _arrival(events), _price(events, seat)


def _of_the_step(state: State, seat: Seat, action: Step) -> list[Event]:
    """What follows the end of the turn is not part of the step and depends on secrets, so the
    agenda that the step leaves is not worked off."""
    table = state.copy()
    r: R = Resolution(table, table.agenda, CHANGES)
    step(r, seat, action)
    return r.events


def _arrival(events: Sequence[Event]) -> int:
    moves = (Stepped, Surfaced, Boarded, SteppedOff)
    return next(event.to for event in events if isinstance(event, moves))


def _price(events: Sequence[Event], seat: Seat) -> tuple[Price, ...]:
    """A deco token, minus points for one, the end of the turn. [S-7.2] [S-11.4] [S-11.6]"""
    found: list[Price] = []
    for event in events:
        if isinstance(event, DecoTaken) and event.seat == seat:
            found.append("token")
        elif isinstance(event, MinusTaken) and event.seat == seat:
            found.append("points")
        elif isinstance(event, TurnCut):
            found.append("end")
    return tuple(found)
