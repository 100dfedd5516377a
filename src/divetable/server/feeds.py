"""Who listens to a table, and what they are sent.

A feed is one fold of the log with its listeners. The live feed runs with the table; spectators
with a delay have a second one that takes in every entry later. [T-6.2]
"""

from collections import deque
from typing import Any, Protocol

import msgspec

from divetable.core.codec import Json
from divetable.tables.showing import Stream, said
from divetable.tables.table import PUBLIC, Happened, Table, Viewer
from divetable.wire.messages import encode

KEPT = 64  # steps a client may be behind and still be helped from memory


class Listener(Protocol):
    """Someone to send to. Sending never waits and never fails."""

    def send(self, data: bytes) -> None: ...


class Feed:
    """Streams of a table and who follows them."""

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.table = table
        self._streams: dict[Viewer, Stream] = {}
        self._kept: dict[Viewer, deque[Json]] = {}
        self._listeners: dict[Viewer, dict[Listener, None]] = {}

    def listen(self, listener: Listener, viewer: Viewer, seen: int | None) -> None:
        """Send what this viewer missed, or everything, and from now on what happens."""
        stream = self._streams.get(viewer)
        if stream is None:
            stream = self._streams[viewer] = Stream(self.table, viewer)
            self._kept[viewer] = deque(maxlen=KEPT)
        self._listeners.setdefault(viewer, {})[listener] = None
        if seen is not None and self.remembers(viewer, seen):
            missed = [step for step in self._kept[viewer] if step["step"] > seen]
            if missed:
                listener.send(self._steps(viewer, newest_choices_only(missed)))
        else:
            listener.send(self.shown(viewer))

    def remembers(self, viewer: Viewer, seen: int) -> bool:
        """Whether what came after this step is still in memory."""
        now, kept = self.table.told[viewer], self._kept.get(viewer, ())
        return now - len(kept) <= seen <= now

    def forget(self, listener: Listener, viewer: Viewer) -> None:
        listeners = self._listeners.get(viewer, {})
        listeners.pop(listener, None)

    def viewers_of(self, listener: Listener) -> list[Viewer]:
        return [viewer for viewer, them in self._listeners.items() if listener in them]

    @property
    def listeners(self) -> set[Listener]:
        return {one for them in self._listeners.values() for one in them}

    def tell(self, happened: Happened) -> None:
        """Send an entry that was just folded to whoever is told of it."""
        for viewer, stream in list(self._streams.items()):
            listeners = self._listeners.get(viewer)
            if viewer not in self.table.told:  # the table became smaller
                self._drop(viewer)
                continue
            if not listeners and len(self._kept[viewer]) == KEPT:
                self._drop(viewer)  # nobody has come back for long
                continue
            message = stream.follow(self.table, happened)
            if message is None:
                continue
            self._kept[viewer].append(message)
            if listeners:
                data = self._steps(viewer, [message])
                for listener in list(listeners):
                    listener.send(data)

    def replaced(self, table: Table) -> None:
        """Another fold of the same log: nothing that was told has changed, or nobody was told."""
        self.table = table
        for viewer in list(self._streams):
            if viewer in table.told:
                self._streams[viewer] = Stream(table, viewer)
            else:
                self._drop(viewer)

    def _drop(self, viewer: Viewer) -> None:
        self._streams.pop(viewer, None)
        self._kept.pop(viewer, None)
        self._listeners.pop(viewer, None)

    def shown(self, viewer: Viewer) -> bytes:
        """The whole document of a viewer, with the last that was said."""
        stream = self._streams.get(viewer) or Stream(self.table, viewer)
        return encode(
            {
                "type": "shown",
                "table": self.name,
                "viewer": name_of(viewer),
                "step": self.table.told[viewer],
                "document": stream.document(self.table),
                "chat": [said(entry) for entry in self.table.chat],
            }
        )

    def _steps(self, viewer: Viewer, steps: list[Any]) -> bytes:
        return encode(
            {"type": "steps", "table": self.name, "viewer": name_of(viewer), "steps": steps}
        )

    def steps(self, viewer: Viewer, steps: list[Json]) -> bytes:
        return self._steps(viewer, newest_choices_only(steps))


def name_of(viewer: Viewer) -> str:
    return "public" if viewer == PUBLIC else str(viewer)


def viewer_of(name: str) -> Viewer | None:
    """A viewer by its name on the wire; None if it is none."""
    if name == "public":
        return PUBLIC
    return int(name) if name.isascii() and name.isdigit() and len(name) <= 2 else None


def newest_choices_only(steps: list[Json]) -> list[Json]:
    """Steps without the choices that a later one of them replaces."""
    seen: set[str] = set()
    thinned: list[Json] = []
    for step in reversed(steps):
        changes: list[Json] = []
        for change in step["changes"]:
            path = change["path"]
            if path in ("/choices", "/since"):
                if path in seen:
                    continue
                seen.add(path)
            changes.append(change)
        thinned.append({**step, "changes": changes})
    return thinned[::-1]


def structured(data: bytes) -> Json:
    """A message as JSON, for tests and logs of what was sent."""
    return msgspec.json.decode(data)
