"""A thought as people are told it: the chosen move first, with the reasons for it.

Why a move is good, each game says in `bots/GAME/reasons.py`, from the same view that the bot had.
"""

import contextlib
from collections.abc import Mapping
from typing import Any, Protocol, cast

from divetable.bots.thought import Alternative, Reason, Situation, Thought
from divetable.core.game import Seat, beside
from divetable.core.values import replace

MOST = 2  # reasons


class Explainer(Protocol):
    """What `bots/GAME/reasons.py` offers."""

    def reasons(
        self, view: Any, seat: Seat, action: Any, belief: Mapping[str, Any]
    ) -> list[Reason]:
        """Why this is a good move, the most telling first; nothing rather than something silly."""
        ...

    def noise(self, thought: Thought) -> float:
        """How far two shares of the win may lie apart by chance."""
        ...


def explainer_of(game: str) -> Explainer | None:
    """None if nobody has written the reasons of this game."""
    package = beside("divetable.bots", game)
    if not hasattr(package, "__path__"):
        return None
    return cast("Explainer | None", beside(f"divetable.bots.{game}", "reasons"))


def explained(told: Situation, thought: Thought) -> Thought:
    """The same thought with its reasons, and with numbers that agree with its choice."""
    explainer = explainer_of(told.game)
    if explainer is None:
        return settled(thought, 0.0)
    why: list[Reason] = []
    with contextlib.suppress(Exception):  # a fault in the words must not cost the bot its move
        why = explainer.reasons(told.view, told.seat, thought.action, thought.belief)
    return replace(settled(thought, explainer.noise(thought)), reasons=tuple(why[:MOST]))


def settled(thought: Thought, noise: float) -> Thought:
    """The chosen move comes first, and nothing further down is worth more.

    What cannot be told from the chosen one, because it lies within the noise or because the bot
    chose otherwise for some reason, is worth just as much.
    """
    if not thought.alternatives:
        return thought
    others = [one for one in thought.alternatives if one.action != thought.action]
    mine = [one.worth for one in thought.alternatives if one.action == thought.action]
    best = least = mine[0] if mine else thought.alternatives[0].worth
    shown = [Alternative(thought.action, best)]
    for one in others:
        least = best if best - min(least, one.worth) <= noise else min(least, one.worth)
        shown.append(Alternative(one.action, least))
    return replace(thought, alternatives=tuple(shown))
