"""Habits that no good company has: what each game calls nonsense, and how often it is done.

A module for each game lists its `HABITS`. If its games can end because nothing happens any more, it
also says so of a table (`has_stalled`).
"""

from collections.abc import Callable
from typing import Any

from divetable.core.game import Seat, beside
from divetable.core.values import Value

Judge = Callable[[Any, Seat, Any, Any], bool | None]
"""From the table before, a seat, its action and the table after: was it nonsense? None if there
was no occasion for it."""


class Habit(Value):
    """A kind of nonsense, defined so that two people who look at a decision agree."""

    name: str
    definition: str
    occasion: str
    """When a decision counts."""
    judge: Judge


def habits_of(game: str) -> tuple[Habit, ...]:
    """What is nonsense in a game; nothing if nobody has written it down."""
    module: Any = beside(__name__, game)
    return module.HABITS if module else ()


def stall_of(game: str) -> Callable[[Any], bool] | None:
    """Whether a table that is over ended because nothing happened; None if that cannot be."""
    return getattr(beside(__name__, game), "has_stalled", None)
