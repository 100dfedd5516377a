"""The one way to ask a bot. It gets a view, never a state.

What it may do it finds out as anybody could who knows the rules: it imagines a table that looks
like its view and asks the rules there.
"""

from random import Random
from typing import Any, NamedTuple

from divetable.core.game import Seat
from divetable.games import GAMES

LEVELS = ("random",)


class Thought(NamedTuple):
    """What a bot wants to do."""

    action: Any


def think(game: str, level: str, seat: Seat, view: Any, seed: int, seconds: float) -> Thought:
    """What the bot does in this seat; `seconds` is how long it may take."""
    rules = GAMES[game]
    rng = Random(seed)
    space = rules.actions(rules.imagine(view, rng), seat)
    return Thought(space.sample(rng))
