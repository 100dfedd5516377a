"""How each event changes the table: the only place that does."""

from collections.abc import Callable, Mapping
from typing import Any

from divetable.games.plunge.events import (
    DepthChosen,
    DepthsShown,
    DiverLeft,
    Event,
    GameEnded,
    RoundBegan,
)
from divetable.games.plunge.state import SEATS, State


def evolve(state: State, event: Event) -> None:
    CHANGES[type(event)](state, event)


def _depth_chosen(state: State, event: DepthChosen) -> None:
    assert event.depth is not None, "a redacted event cannot change the table"
    state.depths[event.seat] = event.depth


def _depths_shown(state: State, event: DepthsShown) -> None:
    for seat in SEATS:
        state.scores[seat] += event.points[seat]
        state.depths[seat] = 0


def _round_began(state: State, event: RoundBegan) -> None:
    state.round = event.round


def _diver_left(state: State, event: DiverLeft) -> None:
    """The end follows."""


def _game_ended(state: State, event: GameEnded) -> None:
    state.result = event.result


CHANGES: Mapping[type, Callable[[State, Any], None]] = {
    DepthChosen: _depth_chosen,
    DepthsShown: _depths_shown,
    RoundBegan: _round_began,
    DiverLeft: _diver_left,
    GameEnded: _game_ended,
}
