"""What a viewer is shown: a document at first, then what changes in it, step by step.

    {"table": TableShown, "view": the game's view or null, "choices": [...], "since": step}

Everything here follows from the log and the viewer alone, so a client that was gone is sent the
very messages it missed.
"""

from typing import Any

import msgspec

from divetable.core.changes import Change, changes
from divetable.core.codec import Json, dump
from divetable.core.game import Seat
from divetable.tables.entries import (
    Acted,
    Answered,
    AnyEntry,
    Asked,
    Away,
    Back,
    Credited,
    Said,
    TakenBack,
)
from divetable.tables.table import PUBLIC, Happened, Table, TableShown, Viewer

encode = msgspec.json.Encoder().encode


class Stream:
    """What one viewer was shown last."""

    __slots__ = ("_choices", "_since", "_view", "viewer")

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.viewer = viewer
        self._view: Any = None
        self._choices: Json = []
        self._since = 0
        self._look(table)

    def _look(self, table: Table) -> None:
        self._view = view_of(table, self.viewer)
        self._choices = choices_of(table, self.viewer)
        self._since = since_of(table, self.viewer)

    def document(self, table: Table) -> Json:
        """Everything the viewer is shown now."""
        view = self._view
        return {
            "table": dump(TableShown, table.shown),
            "view": None if view is None else dump(table.game.types["view"], view),
            "choices": self._choices,
            "since": self._since,
        }

    def follow(self, table: Table, happened: Happened) -> Json | None:
        """The message about what just happened; None if this viewer is not told.

        The document changes only together with a message.
        """
        if self.viewer not in happened.told:
            return None
        message: dict[str, Json] = {"step": table.told[self.viewer]}
        if isinstance(happened.entry, Acted):
            message["events"] = told_events(table, happened, self.viewer)
            if happened.entry.seat == self.viewer and happened.entry.id:
                message["id"] = happened.entry.id
        elif news := news_of(happened.entry):
            message["news"] = news
        message["changes"] = self._changes(table, happened)
        return message

    def _changes(self, table: Table, happened: Happened) -> list[Change]:
        view, old_choices, since = self._view, self._choices, self._since
        found = changes(TableShown, happened.shown_before, happened.shown, "/table")
        if happened.state is happened.state_before and happened.shown is happened.shown_before:
            return found
        self._look(table)
        if view is None and self._view is not None:
            seen = dump(table.game.types["view"], self._view)
            found.append({"op": "replace", "path": "/view", "value": seen})
        else:
            found += changes(table.game.types["view"], view, self._view, "/view")
        if self._choices != old_choices:
            found.append({"op": "replace", "path": "/choices", "value": self._choices})
        if self._since != since:
            found.append({"op": "replace", "path": "/since", "value": self._since})
        return found


def view_of(table: Table, viewer: Viewer) -> Any:
    """The game as this viewer sees it; None before the start."""
    if table.state is None:
        return None
    return table.game.view(table.state, None if viewer == PUBLIC else Seat(viewer))


def choices_of(table: Table, viewer: Viewer) -> Json:
    """What this seat may do in the game now."""
    if viewer == PUBLIC or table.phase != "playing":
        return []
    return table.game.actions(table.state, Seat(viewer)).describe()


def since_of(table: Table, viewer: Viewer) -> int:
    return 0 if viewer == PUBLIC else table.since[viewer]


def told_events(table: Table, happened: Happened, viewer: Viewer) -> list[Json]:
    """The events of a step as this viewer is told them."""
    assert isinstance(happened.entry, Acted)
    seen_by, kind = table.game.seen_by, table.game.types["event"]
    eyes = None if viewer == PUBLIC else Seat(viewer)
    told: list[Json] = []
    for event, dumped in zip(happened.events, happened.entry.events, strict=True):
        seen = seen_by(event, eyes)
        if seen is event:
            told.append(dumped)
        elif seen is not None:
            told.append(dump(kind, seen))
    return told


def news_of(entry: AnyEntry) -> Json:
    """What is said about an entry beside what it changes."""
    match entry:
        case Said():
            return said(entry)
        case TakenBack(seat=seat):
            return {"type": "TakenBack", "seat": seat}
        case Asked(what=what, seat=seat):
            return {"type": "Asked", "what": what, "seat": seat}
        case Answered(what=what, seat=seat, agree=agree):
            return {"type": "Answered", "what": what, "seat": seat, "agree": agree}
        case Away(seat=seat):
            return {"type": "Away", "seat": seat}
        case Back(seat=seat):
            return {"type": "Back", "seat": seat}
        case Credited(milliseconds=milliseconds):
            return {"type": "Credited", "milliseconds": milliseconds}
        case _:
            return None


def said(entry: Said) -> Json:
    return {"type": "Said", "seat": entry.seat, "text": entry.text, "at": entry.at}


def missed(entries: list[AnyEntry], viewer: Viewer, after: int) -> list[Json]:
    """The messages of a stream after a step, made again from the log."""
    first, *rest = entries
    table = Table(first)  # type: ignore[arg-type]  # a log begins with its opening
    messages: list[Json] = []
    stream: Stream | None = None
    for entry in rest:
        if viewer not in table.told:
            stream = None  # the host took the seat away; if it is there again, all begins anew
            messages.clear()
        elif stream is None and table.told[viewer] >= after:
            stream = Stream(table, viewer)
        happened = table.fold(entry)
        if stream is not None and (message := stream.follow(table, happened)):
            messages.append(message)
    return messages
