"""What a server needs of a store. A table lives in its log; everything else is a look-up.

`append` with a unique (table, number) is the only lock there is: whoever comes second is told
so, reads what it missed and tries again. An append that has returned is durable.
"""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol

Role = Literal["invite", "watch", "screen", "seat", "replay"]


class StoreError(Exception):
    """The store cannot do it now; one sentence says why, and betrays nothing that is stored.

    After a failed append read `entries` before trying again: when a connection is lost in the
    middle of a commit, nobody here knows whether it was kept.
    """


class Link(NamedTuple):
    """What a code opens. Codes are stored as their SHA-256 only."""

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


Done = Callable[[bool | Exception], None]


class Store(Protocol):
    """One table of logs, and how to find one's way to them."""

    async def create(self, first: Append, links: Sequence[Link]) -> None:
        """A new table with its first entry and its links, all or nothing."""
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
        """The entries numbered after this one, in order; none if there is no such table."""
        ...

    async def add_link(self, link: Link) -> None: ...

    async def find_link(self, code: str) -> Link | None: ...

    async def remember(self, device: str, table: str) -> None:
        """That a device (by its hash) has to do with a table. Again is harmless."""
        ...

    async def tables_of(self, device: str) -> list[str]:
        """Newest first, at most 100."""
        ...

    async def due(self, before: int) -> list[str]:
        """Tables whose clocks want looking at: due then or earlier, the longest due first."""
        ...

    async def quiet(self, before: int) -> list[str]:
        """Tables whose newest entry is older than this."""
        ...

    async def remove(self, table: str) -> None:
        """Forget a table, its log and its links."""
        ...

    async def count(self) -> int:
        """How many tables there are."""
        ...

    async def beat(self, at: int) -> None:
        """A server is alive now."""
        ...

    async def last_beat(self) -> int | None:
        """When a server was last known to be alive."""
        ...

    async def close(self) -> None:
        """Finish what was begun."""
        ...
