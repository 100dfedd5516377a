"""A position of a random game, and how a game deals anew what stays hidden in it."""

from collections.abc import Callable
from typing import Any

from divetable.core.game import Seat, beside
from divetable.core.values import Value
from divetable.lab.random_games import Move


class Moment(Value):
    """A position of a random game and what was done in it."""

    state: Any
    move: Move


Redeal = Callable[[Moment, Seat | None, Any], tuple[Any, Any]]
"""Of a moment, a seat, and a table imagined from what that seat sees *after* the move:
another table before the move, and the move as it may have been there."""


def redeal_of(game: str) -> Redeal:
    """The `redeal` of `tests/games/GAME/redeals.py`."""
    module = beside(f"tests.games.{game}", "redeals")
    assert module, f"write tests/games/{game}/redeals.py: what stays hidden, dealt anew"
    found: Redeal = vars(module)["redeal"]
    return found
