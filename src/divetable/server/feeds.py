"""Who listens to a table, and what they are sent.

A feed is one fold of the log with its listeners. The live feed runs with the table; spectators
with a delay have a second one that takes in every entry later. [T-6.2]
"""

from collections import deque
from typing import Protocol

from divetable.server.slices import Slices
from divetable.tables.entries import decode
from divetable.tables.news import said
from divetable.tables.resumption import steps_text
from divetable.tables.shown import PUBLIC, Viewer
from divetable.tables.steps import Happened, StreamStep
from divetable.tables.streams import Streams
from divetable.tables.table import Table
from divetable.wire.messages import encode

KEPT = 64  # steps a client may be behind and still be helped from memory
RECENT = 20  # entries that a table brings along into memory


class Listener(Protocol):
    """Someone to send to. Sending never waits and never fails."""

    @property
    def heard_at(self) -> float:
        """When we last heard from it, by the monotonic clock."""
        ...

    def send(self, data: bytes) -> None: ...

    def probe(self) -> None:
        """Ask the other end for a sign of life."""
        ...


class Feed:
    """Streams of a table and who follows them."""

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.table = table
        self._streams = Streams(table)
        self._kept: dict[Viewer, deque[StreamStep]] = {}
        self._listeners: dict[Viewer, dict[Listener, None]] = {}
        self._heads: dict[Viewer, bytes] = {}  # how messages to them begin

    def keep(self, viewer: Viewer) -> None:
        """Remember from now on what this viewer is told."""
        self._streams.add(viewer)
        self._kept.setdefault(viewer, deque(maxlen=KEPT))

    def listen(self, listener: Listener, viewer: Viewer, seen: int | None) -> None:
        """Send what this viewer missed, or everything, and from now on what happens."""
        self.keep(viewer)
        kept = self._kept[viewer]
        self._listeners.setdefault(viewer, {})[listener] = None
        if seen is not None and self.remembers(viewer, seen):
            missed = [one for one in kept if one.step > seen]
            if missed:
                steps = steps_text(missed, self._streams.document(viewer))
                listener.send(self.message(viewer, steps))
        else:
            listener.send(self.shown(viewer))

    def remembers(self, viewer: Viewer, seen: int) -> bool:
        """Whether what came after this step is still in memory."""
        now, kept = self.table.newest[viewer], self._kept.get(viewer, ())
        return now - len(kept) <= seen <= now

    def forget(self, listener: Listener, viewer: Viewer) -> None:
        listeners = self._listeners.get(viewer, {})
        listeners.pop(listener, None)

    def viewers_of(self, listener: Listener) -> list[Viewer]:
        return [viewer for viewer, them in self._listeners.items() if listener in them]

    def is_heard_by(self, listener: Listener, viewer: Viewer) -> bool:
        return listener in self._listeners.get(viewer, ())

    @property
    def listeners(self) -> set[Listener]:
        return {one for them in self._listeners.values() for one in them}

    def tell(self, happened: Happened) -> None:
        """Send an entry that was just folded to whoever is told of it."""
        for viewer, step in self._streams.follow(happened).items():
            kept, listeners = self._kept[viewer], self._listeners.get(viewer)
            if not listeners and len(kept) == KEPT:
                self.drop(viewer)  # nobody has come back for long
                continue
            kept.append(step)
            if listeners:
                data = self.message(viewer, b"[%b]" % step.text())
                for listener in list(listeners):
                    listener.send(data)
        if len(self._kept) > len(self.table.newest):
            for viewer in [one for one in self._kept if one not in self.table.newest]:
                self.drop(viewer)  # the table became smaller

    def replaced(self, table: Table) -> None:
        """Another fold of the same log: nothing that was told has changed."""
        self.table = table
        viewers = self._streams.viewers
        self._streams = Streams(table)
        for viewer in viewers:
            if viewer in table.newest:
                self._streams.add(viewer)
            else:
                self.drop(viewer)

    def drop(self, viewer: Viewer) -> None:
        """Stop remembering what this viewer is told."""
        self._streams.drop(viewer)
        self._kept.pop(viewer, None)
        self._listeners.pop(viewer, None)

    def shown(self, viewer: Viewer) -> bytes:
        """The whole document of a viewer, with its log and the last that was said."""
        return encode(
            {
                "type": "shown",
                "table": self.name,
                "viewer": name_of(viewer),
                "step": self.table.newest[viewer],
                "document": self._streams.document(viewer),
                "log": self._streams.log(viewer),
                "chat": [said(entry) for entry in self.table.chat],
            }
        )

    def message(self, viewer: Viewer, steps: bytes) -> bytes:
        """The message that tells a viewer these steps."""
        head = self._heads.get(viewer)
        if head is None:
            names = (encode(self.name), encode(name_of(viewer)))
            head = b'{"type":"steps","table":%b,"viewer":%b,"steps":' % names
            self._heads[viewer] = head
        return head + steps + b"}"


async def feed_of(name: str, table: Table, entries: list[bytes], slices: Slices) -> Feed:
    """The feed of a table that was not in memory, with its last steps.

    After a restart everybody comes back, one after the other, while those who are there play on.
    With these steps in memory hardly anybody needs the log to be read again.
    """
    feed = Feed(name, table)
    for viewer in feed.table.newest:
        feed.keep(viewer)
    await slices.each(entries, lambda data: feed.tell(feed.table.fold(decode(data))))
    for seat, shown in enumerate(feed.table.seats):
        if shown.kind != "person":
            feed.drop(seat)
    return feed


def name_of(viewer: Viewer) -> str:
    return "public" if viewer == PUBLIC else str(viewer)


def viewer_of(name: str) -> Viewer | None:
    """A viewer by its name on the wire; None if there is no such viewer."""
    if name == "public":
        return PUBLIC
    return int(name) if name.isascii() and name.isdigit() and len(name) <= 2 else None
