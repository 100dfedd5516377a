"""What goes into a bot and what comes out of it."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from divetable.core.game import Seat
from divetable.core.values import Value
from divetable.tables.entries import StoodIn

Eyes = Literal["picture", "measured", "closed"]
"""How bots look at a picture in simulations: at the real one, by readings that are right as often
as was measured, or not at all."""


class Situation(Value):
    """Everything a bot knows: what a person in its seat was told and, in Dive, what they see."""

    game: str
    seat: Seat
    view: Any
    events: tuple[Any, ...] = ()
    """What has happened so far, as this seat was told it, oldest first."""
    for_person: bool = False
    """It thinks for somebody who asks for a hint, or is late: nobody gives up for others."""
    picture: bytes | None = None
    """Dive: the pack of all views of the stack, the very bytes that a client receives."""
    reading: Any = None
    """Dive, in simulations: what an eye would have read, drawn at the rates that were measured."""


class Alternative(Value):
    """Something the bot could do, and how well it would go."""

    action: Any
    worth: float
    """The estimated share of the win, 0 to 1."""


class Reason(Value):
    """Why an action is a good one, as a person would put it: a message of `GAMEreasons.ftl`."""

    kind: str
    facts: Mapping[str, Any] = msgspec.field(default_factory=dict[str, Any])


class Thought(Value):
    """What a bot wants to do, and why."""

    action: Any
    alternatives: tuple[Alternative, ...] = ()
    """The best first; the chosen one is among them if the bot compared at all."""
    belief: Mapping[str, Any] = msgspec.field(default_factory=dict[str, Any])
    """What it believed about what it cannot know, as JSON; each game has its own form."""
    simulations: int = 0
    stood_in: StoodIn = ""
    """Why this is a quick judgement instead of the level's own."""
    reasons: tuple[Reason, ...] = ()
    """The most telling first; made only for people who are told the thought."""
