"""Plunge with all that stays hidden from a seat dealt anew."""

from typing import Any

from divetable.core.game import Seat
from divetable.games.plunge.actions import Dive
from divetable.games.plunge.events import DepthsShown
from tests.conformance.moments import Moment


def redeal(moment: Moment, seat: Seat | None, dealt: Any) -> tuple[Any, Any]:
    """A depth stays hidden until both are shown; the pearl that is shown lies where it lay."""
    state, action = moment.state, moment.move.action
    other = state.copy()
    shows = any(isinstance(event, DepthsShown) for event in moment.move.step.events)
    other.seed = dealt.seed
    for number in range(100):
        if shows and other.pearl() != state.pearl():
            other.seed = f"{dealt.seed} {number}"
    if not shows and moment.move.step.state.result is None:
        for diver, depth in enumerate(state.depths):
            if depth and diver != seat:
                other.depths[diver] = dealt.depths[diver]
        if isinstance(action, Dive) and moment.move.seat != seat:
            action = Dive(dealt.depths[moment.move.seat])
    return other, action
