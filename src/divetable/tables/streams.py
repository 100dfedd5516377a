"""What viewers see: first a document, then its changes, step by step.

    {"table": TableShown, "view": the game's view or null, "choices": [...], "since": step}

Everything here follows from the log and the viewer alone, so a client that was gone is sent the
very steps it missed. Most of what happens is public: it is compared and written once for all
viewers of a table, and only what is a seat's own once more for that seat.
"""

from typing import Any

import msgspec

from divetable.core.codec import Json, dump, encode
from divetable.core.game import Seat
from divetable.tables.entries import Acted, AnyEntry
from divetable.tables.logs import fleeting
from divetable.tables.patches import Patch
from divetable.tables.shown import PUBLIC, Viewer
from divetable.tables.steps import Happened, StreamStep
from divetable.tables.table import Table

Texts = tuple[bytes, bytes]  # events as JSON, and the numbers of those that are fleeting

NO_CHOICES = b"[]"


class Own:
    """What one viewer was told last besides what the game shows."""

    __slots__ = ("choices", "since")

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.choices = choices_of(table, viewer)
        self.since = since_of(table, viewer)


class Streams:
    """Everything that is shown of a table to those who look."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._own: dict[Viewer, Own] = {}

    @property
    def viewers(self) -> list[Viewer]:
        return list(self._own)

    def add(self, viewer: Viewer) -> None:
        if viewer not in self._own:
            self._own[viewer] = Own(self._table, viewer)

    def drop(self, viewer: Viewer) -> None:
        self._own.pop(viewer, None)

    def document(self, viewer: Viewer) -> Json:
        """Everything this viewer is shown now."""
        table = self._table
        own = self._own.get(viewer) or Own(table, viewer)
        view = view_of(table, viewer)
        return {
            "table": dump(table.shown),
            "view": dump(view),
            "choices": msgspec.json.decode(own.choices),
            "since": own.since,
        }

    def follow(self, happened: Happened) -> dict[Viewer, StreamStep]:
        """What the viewers are told of what just happened; nothing changes for anybody else."""
        table = self._table
        viewers = [one for one in self._own if one in happened.viewers and one in table.newest]
        if not viewers:
            return {}
        news = encode(happened.news) if happened.news else b""
        patch = Patch(table.game, happened)
        heard = happened.heard.get(PUBLIC)
        events = self._events(happened, heard)
        found: dict[Viewer, StreamStep] = {}
        for viewer in viewers:
            theirs = happened.heard.get(viewer)
            is_public = theirs is heard or theirs == heard
            written = events if is_public else self._events(happened, theirs)
            changes = patch.items_for(viewer)
            found[viewer] = self._step(viewer, happened.entry, written, news, changes)
        return found

    def log(self, viewer: Viewer) -> list[Json]:
        """What this viewer was told so far and may still know, oldest first. [T-6.9]"""
        passing = fleeting(self._table.game, self._table.state)
        found: list[Json] = []
        for line in self._table.logs.lines[viewer]:
            shown: Json = {"step": line.step}
            if line.events:
                shown["events"] = line.events
            if places := fleeting_at(line.events, passing):
                shown["fleeting"] = places
            if line.news:
                shown["news"] = line.news
            found.append(shown)
        return found

    def _step(
        self, viewer: Viewer, entry: AnyEntry, events: Texts, news: bytes, changes: bytes
    ) -> StreamStep:
        table, own = self._table, self._own[viewer]
        choices, since = choices_of(table, viewer), since_of(table, viewer)
        new_choices = b"" if choices == own.choices else choices
        new_since = 0 if since == own.since else since
        own.choices, own.since = choices, since
        id = entry.id if isinstance(entry, Acted) and entry.seat == viewer else ""
        return StreamStep(table.newest[viewer], *events, news, id, changes, new_choices, new_since)

    def _events(self, happened: Happened, heard: list[Any] | None) -> Texts:
        """Events as a viewer is told them, and which are fleeting."""
        entry = happened.entry
        if not isinstance(entry, Acted):
            return b"", b""
        if heard is None:
            return b"[]", b""
        passing = fleeting_at(heard, fleeting(self._table.game, happened.state))
        return encode(heard), encode(passing) if passing else b""


def fleeting_at(events: list[Any], passing: frozenset[type]) -> list[int]:
    """The places of events that are forgotten when the next of their kind come. [T-6.9]"""
    return [at for at, event in enumerate(events) if type(event) in passing] if passing else []


def view_of(table: Table, viewer: Viewer) -> Any:
    """The game as this viewer sees it; None before the start. [T-6.1]"""
    if table.state is None:
        return None
    return table.game.view(table.state, seat_of(viewer))


def seat_of(viewer: Viewer) -> Seat | None:
    return None if viewer == PUBLIC else Seat(viewer)


def choices_of(table: Table, viewer: Viewer) -> bytes:
    """What this seat may do in the game now, as JSON."""
    if viewer == PUBLIC or table.phase != "playing":
        return NO_CHOICES
    parts = table.game.actions(table.state, Seat(viewer)).parts
    return b"[%b]" % b",".join([part.text() for part in parts]) if parts else NO_CHOICES


def since_of(table: Table, viewer: Viewer) -> int:
    return 0 if viewer == PUBLIC else table.since[viewer]
