"""The store on SQLite or PostgreSQL: SQLAlchemy Core in threads, driven from one event loop.

One thread writes, others read. Appends that come while a commit is under way share the next
one ("commit when free"): the more there are, the less each costs.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, get_args

from sqlalchemy import Connection, Engine, Select, delete, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from divetable.storage.engines import READERS, Engines, open_engines, read_address, told
from divetable.storage.schema import beats, devices, links, log, tables
from divetable.storage.store import Append, Link, Role, Store, StoreError
from divetable.storage.upgrading import upgrade
from divetable.storage.writing import Writer

T = TypeVar("T")
Waiting = list[tuple[Append, asyncio.Future[bool]]]

ROLES: dict[str, Role] = {role: role for role in get_args(Role)}

REMEMBER = text(
    "INSERT INTO devices (device, table_id) SELECT :device, id FROM tables WHERE id = :table "
    "ON CONFLICT (device, table_id) DO NOTHING"
)
BEAT = text(
    "INSERT INTO beats (id, at) VALUES (1, :at) "
    "ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE beats.at < excluded.at"
)


def open_store(address: str) -> Store:
    """`sqlite:///FILE` or a plain path, made if missing; or `postgresql://...`.

    Blocks for as long as it takes to bring the schema up to date.
    """
    engines = open_engines(read_address(address), create=True)
    try:
        upgrade(engines.writing)
    except StoreError:
        engines.dispose()
        raise
    return DatabaseStore(engines)


class DatabaseStore:
    """Belongs to one event loop."""

    def __init__(self, engines: Engines) -> None:
        self._engines = engines
        self._writer = Writer(engines.writing)
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._waiting: Waiting = []
        self._group: Waiting = []  # being committed
        self._is_committing = False
        self._is_closed = False

    # Appending: all that follows runs in the event loop, but for _commit.

    async def append(self, append: Append) -> bool:
        self._require_open()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((append, future))
        if not self._is_committing:
            # Whoever else is ready to append in this turn of the loop comes along.
            self._is_committing = True
            loop.call_soon(self._start_commit, loop)
        return await future

    def _start_commit(self, loop: asyncio.AbstractEventLoop) -> None:
        self._group, self._waiting = self._waiting, []
        self._writing.submit(self._commit, loop, self._group)

    def _commit(self, loop: asyncio.AbstractEventLoop, group: Waiting) -> None:
        """In the writing thread."""
        outcome: list[bool] | Exception
        try:
            outcome = self._writer.append_all([append for append, _ in group])
        except Exception as error:  # also a mistake of ours must not leave anybody waiting
            outcome = error
        loop.call_soon_threadsafe(self._tell, loop, group, outcome)

    def _tell(
        self, loop: asyncio.AbstractEventLoop, group: Waiting, outcome: list[bool] | Exception
    ) -> None:
        """Answer the group, and those behind it that cannot go on, and take the next group."""
        if isinstance(outcome, Exception):
            for _, future in [*group, *self._waiting]:
                if not future.done():
                    future.set_exception(outcome)
            self._waiting = []
        else:
            refused: set[str] = set()
            for (append, future), is_accepted in zip(group, outcome, strict=True):
                if not future.done():  # its caller may have given up
                    future.set_result(is_accepted)
                if not is_accepted:
                    refused.add(append.table)
            if refused:
                self._refuse_behind(refused)
        # Those who were just answered go on first: what comes of that goes along with the next.
        loop.call_soon(self._go_on, loop)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._waiting:
            self._start_commit(loop)
        else:
            self._is_committing = False

    def _refuse_behind(self, refused: set[str]) -> None:
        """Appends that were made before their table's last news could be told."""
        behind = [each for each in self._waiting if each[0].table in refused]
        self._waiting = [each for each in self._waiting if each[0].table not in refused]
        for _, future in behind:
            if not future.done():
                future.set_result(False)

    # Everything else

    async def create(self, first: Append, links: Sequence[Link]) -> None:
        """StoreError if there is such a table or link already."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), {"id": first.table, "due": first.due})
            table, number, entry, at, _ = first
            row = {"table_id": table, "number": number, "entry": entry, "at": at}
            connection.execute(insert(log), row)
            insert_links(connection, links)

        await self._write(work)

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        query = select(log.c.entry).where(log.c.table_id == table, log.c.number > after)
        query = query.order_by(log.c.number)
        return await self._read(lambda connection: list(connection.scalars(query)))

    async def add_link(self, link: Link) -> None:
        """StoreError if there is such a link already, or no such table."""
        await self._write(lambda connection: insert_links(connection, [link]))

    async def find_link(self, code: str) -> Link | None:
        query = select(links.c.table_id, links.c.role).where(links.c.code == code)
        found = await self._read(lambda connection: connection.execute(query).first())
        return Link(code, found.table_id, ROLES[found.role]) if found else None

    async def remember(self, device: str, table: str) -> None:
        values = {"device": device, "table": table}
        await self._write(lambda connection: connection.execute(REMEMBER, values))

    async def tables_of(self, device: str) -> list[str]:
        """The one remembered last comes first."""
        query = select(devices.c.table_id).where(devices.c.device == device)
        return await self._list(query.order_by(devices.c.id.desc()).limit(100))

    async def due(self, before: int) -> list[str]:
        query = select(tables.c.id).where(tables.c.due <= before).order_by(tables.c.due)
        return await self._list(query)

    async def quiet(self, before: int) -> list[str]:
        newest = select(log.c.at).where(log.c.table_id == tables.c.id)
        newest = newest.order_by(log.c.number.desc()).limit(1)
        query = select(tables.c.id).where(newest.scalar_subquery() < before)
        return await self._list(query)

    async def remove(self, table: str) -> None:
        await self._write(
            lambda connection: connection.execute(delete(tables).where(tables.c.id == table))
        )

    async def count(self) -> int:
        query = select(func.count()).select_from(tables)
        return await self._read(lambda connection: connection.scalar(query) or 0)

    async def beat(self, at: int) -> None:
        await self._write(lambda connection: connection.execute(BEAT, {"at": at}))

    async def last_beat(self) -> int | None:
        return await self._read(lambda connection: connection.scalar(select(beats.c.at)))

    async def close(self) -> None:
        self._is_closed = True
        pending = [future for _, future in (*self._group, *self._waiting) if not future.done()]
        if pending:
            await asyncio.wait(pending)
        await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        self._writing.submit(self._writer.close)
        self._writing.shutdown()
        self._reading.shutdown()
        self._engines.dispose()

    def _require_open(self) -> None:
        if self._is_closed:
            raise StoreError("the store is closed")

    async def _write(self, work: Callable[[Connection], object]) -> None:
        self._require_open()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writing, self._writer.write, work)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        self._require_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, read, self._engines.reading, work)

    async def _list(self, query: Select[str]) -> list[str]:
        return await self._read(lambda connection: list(connection.scalars(query)))


def read(engine: Engine, work: Callable[[Connection], T]) -> T:
    try:
        with engine.connect() as connection:
            return work(connection)
    except SQLAlchemyError as error:
        raise told(error) from None


def insert_links(connection: Connection, added: Sequence[Link]) -> None:
    for code, table, role in added:
        connection.execute(insert(links), {"code": code, "table_id": table, "role": role})
