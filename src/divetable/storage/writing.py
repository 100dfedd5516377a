"""What the one writing thread does: many appends in one transaction, in few calls.

Every call of a driver lets go of Python's lock and must win it back from a busy event loop. So
a group of appends is one INSERT of many rows; that all of them were new is seen from their
count, and which were not is looked into only if some were not.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection

from divetable.storage.engines import told
from divetable.storage.store import Append

T = TypeVar("T")
Dues = dict[str, tuple[int, int | None]]  # of a table: number and due of its newest entry

ROWS = 500  # in one statement; both engines take several thousand
REMEMBERED = 100_000  # tables

table_and_number = itemgetter(0, 1)


class Writer:
    """Keeps a connection for appends; after an error the next append makes a new one."""

    def __init__(self, engine: Engine) -> None:
        is_sqlite = engine.dialect.name == "sqlite"
        self._engine = engine
        self._begin = "BEGIN IMMEDIATE" if is_sqlite else ""  # PostgreSQL's driver does it itself
        self._mark = "?" if is_sqlite else "%s"
        self._keep_tables = "" if is_sqlite else "FOR KEY SHARE"
        self._failures: type[Exception] = engine.dialect.loaded_dbapi.Error
        self._violations: type[Exception] = engine.dialect.loaded_dbapi.IntegrityError
        self._connection: PoolProxiedConnection | None = None
        self._is_committing = False
        self._dues: Dues = {}

    def write(self, work: Callable[[Connection], T]) -> T:
        """Anything but appends, in a transaction of its own."""
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise told(error) from None

    def append_all(self, appends: Sequence[Append]) -> list[bool]:
        """Which of them were accepted, once these are on the disk."""
        is_old = self._connection is not None
        try:
            try:
                return self._append_all(appends)
            except self._failures:
                self._disconnect()
                if not is_old or self._is_committing:
                    raise
                return self._append_all(appends)  # the database was restarted since the last time
        except (self._failures, SQLAlchemyError) as error:
            self._disconnect()
            raise told(error) from None

    def _append_all(self, appends: Sequence[Append]) -> list[bool]:
        self._is_committing = False
        connection = self._connection = self._connection or self._engine.raw_connection()
        cursor = connection.cursor()
        accepted = [True] * len(appends)
        # In this order two servers cannot wait for each other; stable, so the first still wins.
        ordered = sorted(appends, key=table_and_number)
        self._start(cursor)
        if not self._insert_all(cursor, ordered):
            connection.rollback()
            self._start(cursor)
            accepted = self._insert_each(cursor, appends)
            ordered = [each for each, is_in in zip(appends, accepted, strict=True) if is_in]
            ordered.sort(key=table_and_number)
        dues = self._update_dues(cursor, ordered)
        self._is_committing = True
        connection.commit()
        cursor.close()
        self.remember(dues)
        return accepted

    def _start(self, cursor: DBAPICursor) -> None:
        if self._begin:
            cursor.execute(self._begin)

    def _insert_all(self, cursor: DBAPICursor, ordered: Sequence[Append]) -> bool:
        """Whether each went in."""
        try:
            for some in chunks(ordered):
                values = list(chain.from_iterable([each[:4] for each in some]))
                cursor.execute(insertion(len(some), self._mark), values)
                if cursor.rowcount != len(some):
                    return False
        except self._violations:  # a table is gone
            return False
        return True

    def _insert_each(self, cursor: DBAPICursor, appends: Sequence[Append]) -> list[bool]:
        """Which went in; what follows a refused one knew nothing of it, and is refused too."""
        accepted = [False] * len(appends)
        lost = {append.table for append in appends} - self._existing(cursor, appends)
        for at in sorted(range(len(appends)), key=lambda at: appends[at][:2]):
            append = appends[at]
            if append.table not in lost:
                cursor.execute(insertion(1, self._mark), append[:4])
                accepted[at] = cursor.rowcount == 1
                if not accepted[at]:
                    lost.add(append.table)
        return accepted

    def _existing(self, cursor: DBAPICursor, appends: Sequence[Append]) -> set[str]:
        """Those tables that are there, and stay while we write."""
        names = sorted({append.table for append in appends})
        found: set[str] = set()
        for some in chunks(names):
            marks = ", ".join([self._mark] * len(some))
            query = f"SELECT id FROM tables WHERE id IN ({marks}) ORDER BY id {self._keep_tables}"
            cursor.execute(query, some)
            found.update(row[0] for row in cursor.fetchall())
        return found

    def _update_dues(self, cursor: DBAPICursor, ordered: Sequence[Append]) -> Dues:
        """Write down what is due when; most appends change nothing about that.

        If the entry before is ours too, we know what is written there: nobody came between.
        """
        news: Dues = {}
        changed: dict[str, int | None] = {}
        for table, number, _, _, due in ordered:
            if (news.get(table) or self._dues.get(table)) != (number - 1, due):
                changed[table] = due
            news[table] = (number, due)
        for some in chunks(list(changed.items())):
            cursor.execute(update(len(some), self._mark), list(chain.from_iterable(some)))
        return news

    def remember(self, dues: Dues) -> None:
        if len(self._dues) > REMEMBERED:
            self._dues.clear()
        self._dues.update(dues)

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def chunks(items: Sequence[T]) -> Iterable[Sequence[T]]:
    if len(items) <= ROWS:
        return (items,) if items else ()
    return (items[at : at + ROWS] for at in range(0, len(items), ROWS))


@lru_cache(ROWS)
def insertion(rows: int, mark: str) -> str:
    values = ", ".join([f"({mark}, {mark}, {mark}, {mark})"] * rows)
    return (
        f"INSERT INTO log (table_id, number, entry, at) VALUES {values} "
        "ON CONFLICT (table_id, number) DO NOTHING"
    )


@lru_cache(ROWS)
def update(rows: int, mark: str) -> str:
    values = ", ".join([f"({mark}, CAST({mark} AS BIGINT))"] * rows)
    return (
        f"UPDATE tables SET due = news.column2 FROM (VALUES {values}) AS news "
        "WHERE tables.id = news.column1"
    )
