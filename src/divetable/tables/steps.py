"""A move on its way. The rules make a `core.game.Step` of it, the log an `Entry`; what that changed
has `Happened`, each viewer is told a `StreamStep`, and the record keeps a `StepRecord`."""

from typing import Any, NamedTuple

import msgspec

from divetable.core.codec import Json, encode
from divetable.tables.entries import AnyEntry, StoodIn
from divetable.tables.shown import TableShown, Viewer


class Happened(NamedTuple):
    """What an entry changed."""

    entry: AnyEntry
    events: tuple[Any, ...]
    shown_before: TableShown
    shown: TableShown
    state_before: Any
    state: Any
    viewers: frozenset[Viewer]  # who is told of it
    heard: dict[Viewer, list[Any]]  # the events as each viewer is told them
    news: Json = None  # what is said about it


class StreamStep(NamedTuple):
    """What one viewer is told of an entry; its parts are JSON texts already."""

    step: int
    events: bytes  # an array; empty if it was no step of the game
    fleeting: bytes  # the numbers of those that are forgotten later; empty if none is [T-6.9]
    news: bytes
    id: str  # of this seat's own action that made the step
    changes: bytes  # the items of an array
    choices: bytes  # empty if they are as before
    since: int  # 0 if it is as before

    def text(self) -> bytes:
        """The step as JSON."""
        parts = [self.changes] if self.changes else []
        if self.choices:
            parts.append(b'{"op":"replace","path":"/choices","value":%b}' % self.choices)
        if self.since:
            parts.append(b'{"op":"replace","path":"/since","value":%d}' % self.since)
        text = b'{"step":%d,"changes":[%b]' % (self.step, b",".join(parts))
        if self.events:
            text += b',"events":' + self.events
        if self.fleeting:
            text += b',"fleeting":' + self.fleeting
        if self.news:
            text += b',"news":' + self.news
        if self.id:
            text += b',"id":' + encode(self.id)
        return text + b"}"

    def json(self) -> Json:
        return msgspec.json.decode(self.text())


class StepRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who did what, and what came of it."""

    number: int
    seat: int  # -1 is the table
    action: dict[str, Any]
    events: list[dict[str, Any]]
    agenda: list[dict[str, Any]] | None = None  # what waits after it, if that has changed
    stand_in: bool = False  # a bot or the clock chose for a person
    thought: dict[str, Any] | None = None  # what the bot believed, and what else it thought of
    stood_in: StoodIn = ""  # why this is not what a bot of its level would have done


class TakenBackRecord(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody took steps back that others had learnt of, with the consent of all. [T-3.5]"""

    seat: int
    after: int  # how many steps stood then
    steps: int  # how many were undone
