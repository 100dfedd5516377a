"""What a server needs from a store. A table lives in its log; everything else is a look-up.

`append` with a unique (table, number) is the only lock there is: whoever comes second is told
so, reads what it missed and tries again. An append that has returned is durable.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Literal, NamedTuple, Protocol

Role = Literal["invite", "watch", "screen", "seat", "replay"]
Stage = Literal["new", "open", "lesson", "playing", "over"]
"""How far a table has come: nobody ever sat there, it has not begun, and so on."""

ABSENT_FROM = 3000  # milliseconds without a sign of life that count as an absence [T-4.2]


class StoreError(Exception):
    """The store cannot do it now; one sentence says why, and betrays nothing that is stored.

    After a failed append read `entries` before trying again: when a connection is lost in the
    middle of a commit, nobody here knows whether it was kept.
    """


class BrokenStore(StoreError):
    """The store is damaged, or belongs to something else; trying again will not help.

    The sentence says what to do.
    """


class Link(NamedTuple):
    """The target of a code. Codes are stored as their SHA-256 only."""

    code: str  # hexadecimal hash
    table: str
    role: Role


class Append(NamedTuple):
    """One more entry for a table's log."""

    table: str
    number: int  # counted from 1
    entry: bytes
    at: int  # milliseconds since 1970
    due: int | None = None  # when the table next needs someone to look at its clocks
    stage: Stage | None = None  # None: nobody knows, as with tables of old stores


class Due(NamedTuple):
    """A table whose clocks want looking at, as far as its newest entry says."""

    table: str
    due: int
    at: int  # when that entry was made


class Snapshot(NamedTuple):
    """What a log comes to at one of its entries. It can be lost: the log says it all again."""

    table: str
    number: int
    maker: str  # the code that made it; no other reads it
    fold: bytes


class Kept(NamedTuple):
    """A snapshot in the store."""

    number: int
    fold: bytes
    later: int  # entries that came after it


class Absence(NamedTuple):
    """No server was there from one instant to the other."""

    since: int
    until: int


class Beat(NamedTuple):
    """The answer to a sign of life."""

    at: int  # the latest time that any server has told
    absences: list[Absence]  # those the asking server has not heard of, oldest first
    apart: int | None  # when a server was last without the bus


class Unfinished(NamedTuple):
    """A table that is not over."""

    table: str
    stage: Stage | None


Done = Callable[[bool | Exception], None]


class Store(Protocol):
    """One table of logs, and how to find one's way to them."""

    async def create(self, first: Append, links: Sequence[Link], opener: str = "") -> None:
        """A new table with its first entry and its links, all or nothing.

        It counts for its opener, a device by its hash, if there is one.
        """
        ...

    async def append(self, append: Append) -> bool:
        """Durably add an entry; False, and nothing done, if that number is taken.

        False too if there is no such table (any more), and if an earlier append to the table
        was refused while this one waited: it was made without knowing what came between.
        Appends that wait while another is being committed share the next commit.
        """
        ...

    def append_soon(self, append: Append, done: Done) -> None:
        """The same without waiting: `done`, which never fails, is told the answer in the loop."""
        ...

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        """The entries numbered after this one, in order; none if there is no such table.

        BrokenStore if one of them is missing.
        """
        ...

    async def newest(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the newest entry of each of these tables, by one query."""
        ...

    async def add_link(self, link: Link) -> None: ...

    async def find_link(self, code: str) -> Link | None: ...

    async def remember(self, device: str, table: str) -> None:
        """That a device (by its hash) has to do with a table. Again is harmless."""
        ...

    async def tables_of(self, device: str) -> list[str]:
        """Newest first, at most 100."""
        ...

    async def keep(self, *made: Snapshot) -> None:
        """Keep these, and of each table the newest few up to them that their maker made.

        Whoever keeps one knew of none that would have served, so all others go. Nothing is kept
        for tables that are not there.
        """
        ...

    async def snapshots(self, table: str, maker: str) -> list[Kept]:
        """Those that this maker made of a table, newest first."""
        ...

    async def due(self, before: int) -> list[Due]:
        """Tables with clocks due: due then or earlier, the longest due first."""
        ...

    async def quiet(self, before: int, *stages: Stage | None) -> list[str]:
        """Tables whose newest entry is older than this; if stages are given, only at those."""
        ...

    async def unfinished(self, opener: str) -> list[Unfinished]:
        """Tables that count for a device, the longest quiet first."""
        ...

    async def mark(self, table: str, stage: Stage) -> None:
        """Note how far a table has come without adding an entry."""
        ...

    async def remove(self, *tables: str) -> None:
        """Forget tables, their logs and their links."""
        ...

    async def count(self) -> int:
        """How many tables there are."""
        ...

    async def beat(self, at: int, heard: int = 0, *, apart: bool = False) -> Beat:
        """A server is alive now.

        If the last sign of life is too old nobody was there in between, and that is noted, once,
        for all servers. Told are all absences that ended after `heard`. `apart`: this server is
        without the bus.
        """
        ...

    async def last_beat(self) -> int | None:
        """When a server was last known to be alive."""
        ...

    async def turn_back(self, at: int) -> bool:
        """Set the last sign of life to an earlier time; False if a clock runs at some table."""
        ...

    async def close(self) -> None:
        """Finish pending work."""
        ...
