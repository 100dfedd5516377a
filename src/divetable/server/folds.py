"""Tables as they come from the store: from a snapshot, and the entries after it.

What a table costs to load follows from what happened since its newest snapshot, and hardly from
how long its log is. Snapshots are made beside the game, now and then for all tables at once, of
folds that are in the store to their last entry.
"""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import NamedTuple, Protocol

from divetable.server.fingerprint import fingerprint
from divetable.server.slices import Slices, first_table
from divetable.storage.store import BrokenStore, Snapshot, Store
from divetable.tables import snapshots
from divetable.tables.entries import decode
from divetable.tables.snapshots import (
    BadSnapshot,
    Seal,
    opened,
    sealed,
    table_of,
    taken,
)
from divetable.tables.table import Table

EVERY = 100
"""Entries between two snapshots. Making one costs as much as folding three to ten entries; loading
a table folds fifty on average, and those that are told again."""

AT_ONCE = 50  # snapshots in one transaction

Fits = Callable[[snapshots.Snapshot, int], bool]  # and how many entries came after it
EntriesOf = Callable[[str, int], Awaitable[list[bytes]]]


class Log(NamedTuple):
    """A snapshot of a table, and the entries after it; without one these are all."""

    table: str
    snapshot: snapshots.Snapshot | None
    entries: list[bytes]

    @property
    def first(self) -> int:
        """How many entries the snapshot stands for."""
        return self.snapshot.number if self.snapshot else 0

    @property
    def number(self) -> int:
        """Of the newest entry."""
        return self.first + len(self.entries)

    def up_to(self, number: int) -> "Log":
        return self._replace(entries=self.entries[: number - self.first])


class InMemory(Protocol):
    """A table that may be played on."""

    @property
    def name(self) -> str: ...

    @property
    def table(self) -> Table: ...

    @property
    def is_as_stored(self) -> bool:
        """Whether the store has all that the table holds."""
        ...


class Folds:
    """Tables from the store. `entries_of` reads those after a number, or refuses if it cannot."""

    def __init__(self, store: Store, slices: Slices, entries_of: EntriesOf) -> None:
        self._store = store
        self._slices = slices
        self._entries_of = entries_of
        self._maker = fingerprint()
        self._newest: dict[str, int] = {}  # of tables in memory: the number of their newest
        self._made: list[Snapshot] = []  # not stored yet

    async def log(self, name: str, fits: Fits) -> Log:
        """A table's newest snapshot that fits, with what came after it."""
        kept = await self._store.snapshots(name, self._maker)
        if kept:
            self._newest[name] = kept[0].number
        for number, data, later in kept:
            with suppress(BadSnapshot):
                found = opened(data)
                if found.snapshot.number == number and fits(found.snapshot, later):
                    own, *entries = await self._entries_of(name, number - 1)
                    if found.bears(Seal(self._maker, name, own)):
                        return Log(name, found.snapshot, entries)
        return Log(name, None, await self._entries_of(name, 0))

    async def table(self, log: Log, number: int) -> tuple[Table, list[bytes]]:
        """The table as it was at an entry, and the entries after that one."""
        try:
            table = await self._begun(log)
        except BadSnapshot:
            log = Log(log.table, None, await self._entries_of(log.table, 0))
            table = await self._begun(log)
        entries = log.entries[table.number - log.first :]
        earlier, rest = entries[: number - table.number], entries[number - table.number :]
        await self._slices.each(earlier, lambda data: table.fold(decode(data)))
        if len(earlier) >= EVERY:
            self._note(log.table, taken(table), earlier[-1])
        return table, rest

    async def _begun(self, log: Log) -> Table:
        """The table of its snapshot, or as it was opened."""
        tables: list[Table] = []
        await self._slices.each([log], lambda log: tables.append(first_of(log)))
        return tables[0]

    # Making snapshots

    async def keep(self, rooms: Iterable[InMemory]) -> None:
        """Store snapshots of the tables at which much has happened since the last."""
        for room in list(rooms):
            name, table = room.name, room.table
            if room.is_as_stored and table.number - self._newest.get(name, 0) >= EVERY:
                snapshot = taken(table)
                with suppress(BrokenStore):  # whoever plays there is told
                    for entry in (await self._store.entries(name, snapshot.number - 1))[:1]:
                        self._note(name, snapshot, entry)
        made, self._made = self._made, []
        for at in range(0, len(made), AT_ONCE):
            await self._store.keep(*made[at : at + AT_ONCE])

    def _note(self, name: str, snapshot: snapshots.Snapshot, entry: bytes) -> None:
        data = sealed(snapshot, Seal(self._maker, name, entry))
        self._newest[name] = snapshot.number
        self._made.append(Snapshot(name, snapshot.number, self._maker, data))

    def forget(self, name: str) -> None:
        """A table leaves memory."""
        self._newest.pop(name, None)


def first_of(log: Log) -> Table:
    return table_of(log.snapshot) if log.snapshot else first_table(log.entries)
