"""The store on SQLite or PostgreSQL: SQLAlchemy Core in threads, driven from one event loop.

One thread writes, others read. Appends that come while a commit is under way share the next
one ("commit when free"): the more there are, the less each costs.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, get_args

from sqlalchemy import (
    Connection,
    Delete,
    Engine,
    ScalarSelect,
    Select,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from divetable.storage.damage import require_sound
from divetable.storage.engines import READERS, Engines, as_store_error, open_engines, read_address
from divetable.storage.schema import absences, beats, devices, links, log, snapshots, tables
from divetable.storage.store import (
    ABSENT_FROM,
    Absence,
    Append,
    Beat,
    BrokenStore,
    Done,
    Due,
    Kept,
    Link,
    Role,
    Snapshot,
    Stage,
    Store,
    StoreError,
    Unfinished,
)
from divetable.storage.upgrades import upgrade
from divetable.storage.writer import Writer

T = TypeVar("T")
Waiting = list[tuple[Append, Done]]

ROLES: dict[str, Role] = {role: role for role in get_args(Role)}
STAGES: dict[str, Stage] = {stage: stage for stage in get_args(Stage)}
AT_ONCE = 1000  # tables asked for in one statement
A_YEAR = 366 * 86_400_000  # milliseconds; absences before that matter to nobody

SNAPSHOTS = 3  # kept of a table

REMEMBER = text(
    "INSERT INTO devices (device, table_id) SELECT :device, id FROM tables WHERE id = :table "
    "ON CONFLICT (device, table_id) DO NOTHING"
)
KEEP = text(
    "INSERT INTO snapshots (table_id, number, maker, fold) "
    "SELECT id, :number, :maker, :fold FROM tables WHERE id = :table "
    "ON CONFLICT (table_id, number) DO UPDATE SET maker = excluded.maker, fold = excluded.fold"
)
BEAT = text(
    "INSERT INTO beats (id, at) VALUES (1, :at) "
    "ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE beats.at < excluded.at"
)


def open_store(address: str, *, looked_over: bool = False) -> Store:
    """`sqlite:///FILE` or a plain path, made if missing; or `postgresql://...`.

    Blocks for as long as it takes to bring the schema up to date. With `looked_over` a file is
    first searched for damage.
    """
    engines = open_engines(read_address(address), create=True)
    try:
        if looked_over:
            require_sound(engines.reading)
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
        self._is_committing = False
        self._at_rest: asyncio.Future[None] | None = None  # closing waits for that
        self._is_closed = False

    # Appending: all that follows runs in the event loop, but for _commit.

    async def append(self, append: Append) -> bool:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def done(outcome: bool | Exception) -> None:
            if future.done():
                return  # its caller has given up
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

        self.append_soon(append, done)
        return await future

    def append_soon(self, append: Append, done: Done) -> None:
        self._require_open()
        self._waiting.append((append, done))
        if not self._is_committing:
            # Other appends ready in this turn of the loop join in.
            self._is_committing = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self._start_commit, loop)

    def _start_commit(self, loop: asyncio.AbstractEventLoop) -> None:
        group, self._waiting = self._waiting, []
        self._writing.submit(self._commit, loop, group)

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
        """Answer the group and those behind it that cannot proceed, and take the next group."""
        if isinstance(outcome, Exception):
            group, self._waiting = [*group, *self._waiting], []
            for _, done in group:
                done(outcome)
        else:
            behind = self._behind(group, outcome) if False in outcome else []
            for (_, done), is_accepted in zip(group, outcome, strict=True):
                done(is_accepted)
            for _, done in behind:
                done(False)
        # Those who were just answered go on first: what comes of that goes along with the next.
        loop.call_soon(self._go_on, loop)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._waiting:
            self._start_commit(loop)
            return
        self._is_committing = False
        if self._at_rest:
            self._at_rest.set_result(None)

    def _behind(self, group: Waiting, outcome: list[bool]) -> Waiting:
        """Appends, no longer waiting, that were made before their table's refusal was told."""
        answers = zip(group, outcome, strict=True)
        refused = {append.table for (append, _), is_accepted in answers if not is_accepted}
        behind = [each for each in self._waiting if each[0].table in refused]
        self._waiting = [each for each in self._waiting if each[0].table not in refused]
        return behind

    # Everything else

    async def create(self, first: Append, links: Sequence[Link], opener: str = "") -> None:
        """StoreError if there is such a table or link already."""
        table, number, entry, at, due, stage = first
        state = {"id": table, "due": due, "stage": stage, "opener": opener or None}
        row = {"table_id": table, "number": number, "entry": entry, "at": at}

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), state)
            connection.execute(insert(log), row)
            insert_links(connection, links)

        await self._write(work)

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        query = select(log.c.number, log.c.entry).where(log.c.table_id == table)
        query = query.where(log.c.number > after).order_by(log.c.number)
        found = await self._read(lambda connection: connection.execute(query).all())
        if found and found[-1].number != after + len(found):
            raise BrokenStore("entries of a table are missing; restore a backup (docs/storage.md)")
        return [entry for _, entry in found]

    async def newest(self, tables: Collection[str]) -> dict[str, int]:
        """By one query for a thousand tables; each is looked up in the index of numbers."""
        queries = [newest_of(some) for some in in_portions(list(tables))]
        rows = await self._read(
            lambda connection: [row for query in queries for row in connection.execute(query)]
        )
        return {row.id: row.number for row in rows}

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

    async def keep(self, *made: Snapshot) -> None:
        def work(connection: Connection) -> None:
            for one in made:
                connection.execute(KEEP, one._asdict())
                connection.execute(deletion_beside(one))

        if made:
            await self._write(work)

    async def snapshots(self, table: str, maker: str) -> list[Kept]:
        newest = select(log.c.number).where(log.c.table_id == table)
        last = newest.order_by(log.c.number.desc()).limit(1).scalar_subquery()
        its = snapshots.c
        query = select(its.number, its.fold, (last - its.number).label("later"))
        query = query.where(its.table_id == table, its.maker == maker)
        query = query.where(its.number <= last).order_by(its.number.desc())
        return await self._read(
            lambda connection: [Kept(*row) for row in connection.execute(query)]
        )

    async def due(self, before: int) -> list[Due]:
        its = tables.c
        query = select(its.id, its.due, last_at()).where(its.due <= before).order_by(its.due)
        return await self._read(lambda connection: [Due(*row) for row in connection.execute(query)])

    async def quiet(self, before: int, *stages: Stage | None) -> list[str]:
        query = select(tables.c.id).where(last_at() < before)
        if stages:
            known = tables.c.stage.in_([stage for stage in stages if stage])
            query = query.where(or_(known, tables.c.stage.is_(None)) if None in stages else known)
        return await self._list(query)

    async def unfinished(self, opener: str) -> list[Unfinished]:
        query = select(tables.c.id, tables.c.stage).where(tables.c.opener == opener)
        query = query.where(tables.c.stage != "over").order_by(last_at())
        found = await self._read(lambda connection: connection.execute(query).all())
        return [Unfinished(name, STAGES.get(stage)) for name, stage in found]

    async def mark(self, table: str, stage: Stage) -> None:
        query = update(tables).where(tables.c.id == table).values(stage=stage)
        await self._write(lambda connection: connection.execute(query))

    async def remove(self, *tables: str) -> None:
        def work(connection: Connection) -> None:
            for some in in_portions(tables):
                connection.execute(deletion_of(some))

        if tables:
            await self._write(work)

    async def count(self) -> int:
        query = select(func.count()).select_from(tables)
        return await self._read(lambda connection: connection.scalar(query) or 0)

    async def beat(self, at: int, heard: int = 0, *, apart: bool = False) -> Beat:
        return await self._write(lambda connection: take_beat(connection, at, heard, apart))

    async def last_beat(self) -> int | None:
        return await self._read(lambda connection: connection.scalar(select(beats.c.at)))

    async def turn_back(self, at: int) -> bool:
        return await self._write(lambda connection: turn_back(connection, at))

    async def close(self) -> None:
        self._is_closed = True
        if self._is_committing:
            self._at_rest = asyncio.get_running_loop().create_future()
            await self._at_rest
        await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        self._writing.submit(self._writer.close)
        self._writing.shutdown()
        self._reading.shutdown()
        self._engines.dispose()

    def _require_open(self) -> None:
        if self._is_closed:
            raise StoreError("the store is closed")

    async def _write(self, work: Callable[[Connection], T]) -> T:
        self._require_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writing, self._writer.write, work)

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
        raise as_store_error(error) from None


def insert_links(connection: Connection, added: Sequence[Link]) -> None:
    for code, table, role in added:
        connection.execute(insert(links), {"code": code, "table_id": table, "role": role})


def in_portions(names: Sequence[str]) -> list[Sequence[str]]:
    return [names[at : at + AT_ONCE] for at in range(0, len(names), AT_ONCE)]


def last_at() -> ScalarSelect[int]:
    """When a table's newest entry was made."""
    newest = select(log.c.at).where(log.c.table_id == tables.c.id)
    return newest.order_by(log.c.number.desc()).limit(1).scalar_subquery()


def newest_of(names: Sequence[str]) -> Select[str, int]:
    number = select(log.c.number).where(log.c.table_id == tables.c.id)
    number = number.order_by(log.c.number.desc()).limit(1)
    newest = number.scalar_subquery().label("number")
    return select(tables.c.id, newest).where(tables.c.id.in_(names))


def deletion_of(names: Sequence[str]) -> Delete:
    return delete(tables).where(tables.c.id.in_(names))


def deletion_beside(new: Snapshot) -> Delete:
    """All snapshots of its table but this one and the newest before it that its maker made."""
    its = snapshots.c
    earlier = select(its.number).where(its.table_id == new.table, its.maker == new.maker)
    earlier = earlier.where(its.number <= new.number).order_by(its.number.desc()).limit(SNAPSHOTS)
    return delete(snapshots).where(its.table_id == new.table, its.number.not_in(earlier))


def take_beat(connection: Connection, at: int, heard: int, apart: bool) -> Beat:
    """Of servers that come back together only the first finds nobody there."""
    last = connection.scalar(select(beats.c.at).with_for_update())
    connection.execute(BEAT, {"at": at})
    if apart:
        connection.execute(update(beats).values(apart=at))
    if last is not None and at - last >= ABSENT_FROM:
        connection.execute(delete(absences).where(absences.c.until < at - A_YEAR))
        connection.execute(insert(absences), {"since": last, "until": at})
    query = select(absences.c.since, absences.c.until).where(absences.c.until > heard)
    news = [Absence(*row) for row in connection.execute(query.order_by(absences.c.until))]
    return Beat(max(at, last or 0), news, connection.scalar(select(beats.c.apart)))


def turn_back(connection: Connection, at: int) -> bool:
    if connection.scalar(select(tables.c.id).where(tables.c.due.is_not(None)).limit(1)):
        return False
    connection.execute(delete(absences).where(absences.c.until > at))
    connection.execute(update(beats).values(at=at))
    return True
