"""Actions and events as sentences, from their JSON, and typed lines as actions.

Sentences stand in `GAMEterminal.ftl`: one for each kind of action, and `GAMEterminal-said-KIND` for
each kind of event. A game without them is told by the names in its JSON, so that it can be played
before anybody has found words for it.
"""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from divetable import words
from divetable.core.codec import Json

Facts = dict[str, Any]


class Speech:
    """What every game says. A game may say more of its facts, and take typed lines."""

    silent: frozenset[str] = frozenset()
    """Events that are seen on the board, or followed by one that says more."""

    typed: Mapping[str, str] = MappingProxyType({})
    """Kinds of action that are too many to be listed, and the word that begins such a line."""

    not_waited_for: frozenset[str] = frozenset()
    """Kinds of action that a seat may take although the game goes on without it."""

    def __init__(self, game: str, names: list[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language

    # What is told

    def action(self, action: Json, view: Json) -> str:
        """A choice, as it is offered."""
        return self.sentence(self.name_of_action(action), self.facts_of_action(action, view))

    def event(self, event: Json) -> str | None:
        """What happened; None if nothing is said about it."""
        if event["type"] in self.silent:
            return None
        return self.sentence(self.name_of_event(event), self.facts_of_event(event))

    def sentence(self, message: str, facts: Facts) -> str:
        """A sentence of this game; where it has none, the facts as they are."""
        if self.knows(message):
            return self.say(message, **facts)
        told = ", ".join(str(fact) for name, fact in facts.items() if name not in ("seat", "who"))
        by = f"{facts['who']}: " if facts.get("who") else ""
        return f"{by}{spaced(message.removeprefix('said-'))}{f' ({told})' if told else ''}"

    def say(self, message: str, **facts: object) -> str:
        return words.say(self.language, f"{self.game}terminal-{message}", **facts)

    def knows(self, message: str) -> bool:
        return words.has(f"{self.game}terminal-{message}")

    def name(self, seat: int | None) -> str:
        """Of whoever sits there."""
        return self.names[seat] if seat is not None and 0 <= seat < len(self.names) else ""

    def all_names(self, seats: Sequence[int]) -> str:
        return ", ".join(map(self.name, seats)) or "–"  # noqa: RUF001 - a dash

    # What a game may say otherwise

    def name_of_action(self, action: Json) -> str:
        """Which of its sentences tells an action."""
        return str(action["type"])

    def name_of_event(self, event: Json) -> str:
        return f"said-{event['type']}"

    def facts_of_action(self, action: Json, view: Json) -> Facts:
        return {name: fact for name, fact in action.items() if name != "type"}

    def facts_of_event(self, event: Json) -> Facts:
        facts = {name: fact for name, fact in event.items() if name != "type"}
        for name in ("seat", "diver", "player"):
            if isinstance(facts.get(name), int):
                facts["who"] = self.name(facts[name])
        return facts

    def verdict(self, view: Json) -> str:
        """How the game ended, as a sentence."""
        winners = [self.name(seat) for seat in view["result"]["winners"]]
        if winners:
            return words.say(self.language, "terminal-winners", names=", ".join(winners))
        return words.say(self.language, "terminal-nobody-won")

    def rivals(self, view: Json) -> list[tuple[str, int]]:
        """Those in the race who have no seat, and their scores."""
        return []

    # What is typed

    def how(self, part: Json) -> list[str]:
        """How a kind of action without a list is typed."""
        return []

    def read(self, kind: str, parts: list[str]) -> Json:
        """The action of a typed line; None if it is none."""
        return None


def spaced(name: str) -> str:
    """
    >>> spaced("PlaceBoat")
    'Place boat'
    """
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r" \1", name).replace("_", " ").capitalize()
