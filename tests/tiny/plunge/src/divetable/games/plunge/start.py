"""Setting up the table, or a position for a lesson."""

from collections.abc import Mapping
from typing import Any

from divetable.games.plunge import refusals
from divetable.games.plunge.options import Options, read_options
from divetable.games.plunge.state import SEATS, State, question


def start(
    seats: int, options: Mapping[str, object] | Options | None = None, seed: int | str = 0
) -> State:
    return State(
        options=read_options(options, seats),
        seed=str(seed),
        round=1,
        depths=[0 for _ in SEATS],
        scores=[0 for _ in SEATS],
        agenda=[question()],
    )


def set_up(document: Mapping[str, Any], seats: int, options: Mapping[str, object]) -> State:
    """Like `{"round": 3, "scores": [2, 1], "seed": "a"}`."""
    state = start(seats, options, str(document.get("seed", "")))
    try:
        state.round, state.scores = document["round"], list(document["scores"])
        if not 1 <= state.round <= state.options.rounds or len(state.scores) != seats:
            raise ValueError("round or scores")
    except (KeyError, TypeError, ValueError) as error:
        raise refusals.BAD_POSITION(problem=str(error)) from None
    return state
