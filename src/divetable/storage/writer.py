"""What the one writing thread does: many appends in one transaction, in few calls.

Every call of a driver lets go of Python's lock and must win it back from a busy event loop. So
a group of appends is one INSERT of many rows; that all of them were new is seen from their
count, and which were not is looked into only if some were not.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from operator import itemgetter
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine.interfaces import DBAPICursor, DBAPIModule
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection

from divetable.storage.dialects import Dialect, PostgreSQL, SQLite, State
from divetable.storage.engines import as_store_error
from divetable.storage.store import Append

T = TypeVar("T")
States = dict[str, tuple[int, State]]  # of a table: its newest number, and what stands beside

REMEMBERED = 100_000  # tables

table_and_number = itemgetter(0, 1)


class Writer:
    """Keeps a connection for appends; after an error the next append makes a new one."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._dialect: Dialect = SQLite() if engine.dialect.name == "sqlite" else PostgreSQL()
        self._failures = engine.dialect.loaded_dbapi.Error
        self._violations = engine.dialect.loaded_dbapi.IntegrityError
        self._connection: PoolProxiedConnection | None = None
        self._is_committing = False
        self._states: States = {}

    def write(self, work: Callable[[Connection], T]) -> T:
        """Anything but appends, in a transaction of its own."""
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise as_store_error(error) from None

    def append_all(self, appends: Sequence[Append]) -> list[bool]:
        """Which of them were accepted, once these are on the disk."""
        try:
            try:
                return self._append_all(appends)
            except self._failures as error:
                if self._is_committing or not self._is_lost(error):
                    raise
                self._disconnect()  # the database was restarted; nothing was kept, so try again
                return self._append_all(appends)
        except (self._failures, SQLAlchemyError) as error:
            self._disconnect()
            raise as_store_error(error) from None
        except BaseException:
            self._disconnect()  # nothing half done may stay open
            raise

    def _append_all(self, appends: Sequence[Append]) -> list[bool]:
        self._is_committing = False
        connection = self._connection = self._connection or self._engine.raw_connection()
        cursor = connection.cursor()
        accepted = [True] * len(appends)
        # In this order two servers cannot wait for each other; stable, so the first still wins.
        ordered = sorted(appends, key=table_and_number)
        states, changed = self._states_of(ordered)
        if not changed and self._insert_alone(cursor, ordered):
            cursor.close()
            self._remember(states)
            return accepted
        self._dialect.begin(cursor)
        if not self._insert_all(cursor, ordered):
            connection.rollback()
            self._dialect.begin(cursor)
            accepted = self._insert_each(cursor, appends)
            ordered = [each for each, is_in in zip(appends, accepted, strict=True) if is_in]
            ordered.sort(key=table_and_number)
            states, changed = self._states_of(ordered)
        if changed:
            self._dialect.set_states(cursor, changed)
        self._is_committing = True
        connection.commit()
        cursor.close()
        self._remember(states)
        return accepted

    def _insert_alone(self, cursor: DBAPICursor, ordered: Sequence[Append]) -> bool:
        """Whether each went in, and is on the disk, by one statement; otherwise none did."""
        self._is_committing = True
        try:
            are_in = self._dialect.insert_alone(cursor, ordered)
        except self._violations:
            are_in = False
        self._is_committing = False
        return are_in

    def _insert_all(self, cursor: DBAPICursor, ordered: Sequence[Append]) -> bool:
        """Whether each went in."""
        try:
            return self._dialect.insert(cursor, ordered)
        except self._violations:  # a table is gone
            return False

    def _insert_each(self, cursor: DBAPICursor, appends: Sequence[Append]) -> list[bool]:
        """Which went in; what follows a refused one knew nothing of it, and is refused too."""
        accepted = [False] * len(appends)
        tables = {append.table for append in appends}
        lost = tables - self._dialect.existing(cursor, sorted(tables))
        for at in sorted(range(len(appends)), key=lambda at: appends[at][:2]):
            append = appends[at]
            if append.table not in lost:
                accepted[at] = self._dialect.insert(cursor, [append])
                if not accepted[at]:
                    lost.add(append.table)
        return accepted

    def _states_of(self, ordered: Sequence[Append]) -> tuple[States, dict[str, State]]:
        """What stands beside each log, and where that is to be written: most change nothing.

        If the entry before is ours too, we know what is written there: nobody came between.
        """
        news: States = {}
        changed: dict[str, State] = {}
        for table, number, _, _, due, stage in ordered:
            state = (due, stage)
            if (news.get(table) or self._states.get(table)) != (number - 1, state):
                changed[table] = state
            news[table] = (number, state)
        return news, changed

    def _remember(self, states: States) -> None:
        if len(self._states) > REMEMBERED:
            self._states.clear()
        self._states.update(states)

    def _is_lost(self, error: DBAPIModule.Error) -> bool:
        connection = self._connection and self._connection.dbapi_connection
        return self._engine.dialect.is_disconnect(error, connection, None)

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # SQLite keeps its lock while a statement is held anywhere
                connection.rollback()
            connection.invalidate()

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
