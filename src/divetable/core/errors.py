"""Everything a player may do wrong.

* RulesError          a refusal: the rule's number, a message id with facts, and what to do
  - IllegalAction     the action breaks a rule
  - NotYourDecision   the game is not waiting for this seat
  - GameOver          nothing more can happen
  - Malformed         this is not an action of the game at all
  - BadOptions        the table cannot be set up like that
  - BadData           a deck, board or position that breaks the rules for such data

Each game lists its refusals in `refusals.py`. English stands there beside the id; the other
languages are in the catalogue (`divetable.words`).
"""

from typing import ClassVar

from divetable.core.values import Value


class RulesError(Exception):
    """What the rules refuse; nothing has changed."""

    def __init__(self, refusal: "Refusal", facts: dict[str, object]) -> None:
        super().__init__(refusal, facts)
        self.refusal = refusal
        self.facts = facts

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def message(self) -> str:
        """The id of the sentence in the catalogue."""
        return self.refusal.message

    def __str__(self) -> str:
        return f"{self.refusal.english.format(**self.facts)} [{self.rule}]"


class IllegalAction(RulesError):
    """An action that a rule forbids."""


class NotYourDecision(RulesError):
    """The game waits for another seat."""


class GameOver(RulesError):
    """The game has ended."""


class Malformed(RulesError):
    """Not an action of this game."""


class BadOptions(RulesError):
    """Options that do not exist or do not go together."""


class BadData(RulesError):
    """Components that break the rules for such components."""


class Refusal(Value):
    """A sentence that refuses, with the number of the rule behind it.

    >>> gap = Refusal("D-2.10", "dive-gap", "level {level} is empty; fill it first")
    >>> str(gap(level=3))
    'level 3 is empty; fill it first [D-2.10]'
    """

    rule: str
    message: str
    english: str
    error: type[RulesError] = IllegalAction

    known: ClassVar[dict[str, "Refusal"]] = {}

    def __post_init__(self) -> None:
        Refusal.known[self.message] = self

    def __call__(self, **facts: object) -> RulesError:
        return self.error(self, facts)
