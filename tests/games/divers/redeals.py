"""The Divers with all that stays hidden from a seat dealt anew."""

from typing import Any

from divetable.core.game import Seat
from divetable.games.divers.actions import TimeUp
from divetable.games.divers.components import HIDDEN
from tests.conformance.moments import Moment


def redeal(moment: Moment, seat: Seat | None, dealt: Any) -> tuple[Any, Any]:
    """What is face down after the move lies anew; only a move drawn by lot needs the seed."""
    state, move, after = moment.state, moment.move, moment.move.step.state
    other = state.copy()
    other.moves = None
    if not isinstance(move.action, TimeUp):
        other.seed = dealt.seed
    pairs = zip(after.sea, state.layout, dealt.layout, strict=True)
    other.layout = tuple(new if seen == HIDDEN else old for seen, old, new in pairs)
    return other, move.action
