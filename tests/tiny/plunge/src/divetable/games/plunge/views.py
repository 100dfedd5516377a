"""What a seat may know. What is not listed here is hidden."""

from collections.abc import Callable, Mapping, Set
from random import Random
from typing import Any, assert_never

from divetable.core.game import Result, Seat
from divetable.core.values import Value, replace
from divetable.games.plunge.agenda import Task
from divetable.games.plunge.events import (
    DepthChosen,
    DepthsShown,
    DiverLeft,
    Event,
    GameEnded,
    RoundBegan,
)
from divetable.games.plunge.options import Options
from divetable.games.plunge.state import DEPTHS, State


class View(Value):
    seat: Seat | None
    options: Options
    round: int
    my_depth: int | None  # chosen in this round
    has_chosen: tuple[bool, ...]
    scores: tuple[int, ...]
    agenda: tuple[Task, ...]
    result: Result | None


FIELDS: Mapping[str, Callable[[State], Any]] = {
    "seat": lambda state: None,
    "options": lambda state: state.options,
    "round": lambda state: state.round,
    "my_depth": lambda state: None,
    "has_chosen": lambda state: tuple([depth > 0 for depth in state.depths]),
    "scores": lambda state: tuple(state.scores),
    "agenda": lambda state: tuple(state.agenda),
    "result": lambda state: state.result,
}
"""What everybody sees."""

OWN: Mapping[str, Callable[[State, Seat], Any]] = {
    "seat": lambda state, seat: seat,
    "my_depth": lambda state, seat: state.depths[seat] or None,
}
"""What a seat sees in its own way."""

SHOWN_BY: Mapping[type, Set[str]] = {
    DepthChosen: {"has_chosen"},
    DepthsShown: {"has_chosen", "scores"},
    RoundBegan: {"round"},
    DiverLeft: set(),
    GameEnded: {"result"},
}
UNSAID = frozenset({"agenda"})


def view(state: State, seat: Seat | None) -> View:
    """[P-1.2]"""
    public = View(**{name: shown(state) for name, shown in FIELDS.items()})
    if seat is None:
        return public
    return replace(public, **{name: shown(state, seat) for name, shown in OWN.items()})


def shows(event: Event) -> Set[str]:
    """Which fields of a view this event can change, for everybody alike."""
    return SHOWN_BY[type(event)]


def shows_own(event: Event) -> Set[str]:
    """Which of them it can change in another way for one seat than for the other."""
    return {"my_depth"} if isinstance(event, DepthChosen | DepthsShown) else set()


def has_secrets(state: State) -> bool:
    return any(state.depths)


def seen_by(event: Event, seat: Seat | None) -> Event | None:
    match event:
        case DepthChosen():
            return event if event.seat == seat else replace(event, depth=None)
        case DepthsShown() | RoundBegan() | DiverLeft() | GameEnded():
            return event
        case _:
            assert_never(event)


def imagine(seen: View, rng: Random) -> State:
    """A table that looks like this view; a depth that is not known is any. [P-1.2]"""
    depths = [int(rng.random() * len(DEPTHS)) + 1 if has else 0 for has in seen.has_chosen]
    if seen.seat is not None:
        depths[seen.seat] = seen.my_depth or 0
    return State(
        options=seen.options,
        seed=f"{rng.random()}",
        round=seen.round,
        depths=depths,
        scores=list(seen.scores),
        agenda=list(seen.agenda),
        result=seen.result,
    )
