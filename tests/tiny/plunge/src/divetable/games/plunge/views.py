"""What a seat may know. What is not listed here is hidden."""

from collections.abc import Mapping
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


def view(state: State, seat: Seat | None) -> View:
    """[P-1.2]"""
    own_depth = state.depths[seat] or None if seat is not None else None
    return View(
        seat=seat,
        options=state.options,
        round=state.round,
        my_depth=own_depth,
        has_chosen=tuple([depth > 0 for depth in state.depths]),
        scores=tuple(state.scores),
        agenda=tuple(state.agenda),
        result=state.result,
    )


def own(state: State, seat: Seat) -> Mapping[str, Any]:
    return {"seat": seat, "my_depth": state.depths[seat] or None}


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
