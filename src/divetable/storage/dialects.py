"""The few statements of an append, as each engine does them with the least work."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Protocol, TypeVar

from sqlalchemy.engine.interfaces import DBAPICursor

from divetable.storage.store import Append

T = TypeVar("T")
State = tuple[int | None, str | None]  # what stands beside a table's log: due and stage
ROWS = 500  # in one statement of SQLite; it would take several thousand


class Dialect(Protocol):
    """Statements on a raw cursor, in a transaction that `begin` began."""

    def begin(self, cursor: DBAPICursor) -> None: ...

    def insert_alone(self, cursor: DBAPICursor, appends: Sequence[Append]) -> bool:
        """All in one statement, without a transaction of its own; False if it cannot be done.

        If one is not new it fails, and none is in.
        """
        ...

    def insert(self, cursor: DBAPICursor, appends: Sequence[Append]) -> bool:
        """Whether all of them are new; those that are not are left out."""
        ...

    def set_states(self, cursor: DBAPICursor, states: Mapping[str, State]) -> None: ...

    def existing(self, cursor: DBAPICursor, tables: Sequence[str]) -> set[str]:
        """Which of the tables exist, locked until we commit."""
        ...


class SQLite:
    """One statement for many rows: its text grows with their number."""

    def begin(self, cursor: DBAPICursor) -> None:
        cursor.execute("BEGIN IMMEDIATE")

    def insert_alone(self, cursor: DBAPICursor, appends: Sequence[Append]) -> bool:
        """One call of the driver in place of three."""
        if len(appends) > ROWS:
            return False
        cursor.execute(*insert_of(appends))
        return True

    def insert(self, cursor: DBAPICursor, appends: Sequence[Append]) -> bool:
        are_new = True
        for some in chunks(appends):
            statement, values = insert_of(some)
            cursor.execute(statement + " ON CONFLICT (table_id, number) DO NOTHING", values)
            are_new = are_new and cursor.rowcount == len(some)
        return are_new

    def set_states(self, cursor: DBAPICursor, states: Mapping[str, State]) -> None:
        for some in chunks([(table, *state) for table, state in states.items()]):
            cursor.execute(
                "UPDATE tables SET due = news.column2, stage = news.column3 "
                f"FROM (VALUES {rows_of(3, len(some))}) AS news WHERE tables.id = news.column1",
                list(chain.from_iterable(some)),
            )

    def existing(self, cursor: DBAPICursor, tables: Sequence[str]) -> set[str]:
        found: set[str] = set()
        for some in chunks(tables):
            cursor.execute(f"SELECT id FROM tables WHERE id IN {rows_of(len(some), 1)}", some)
            found.update(row[0] for row in cursor.fetchall())
        return found


class PostgreSQL:
    """Columns travel as arrays, binary: a quarter of the work of many rows of values."""

    def begin(self, cursor: DBAPICursor) -> None:
        """Its driver does so by itself."""

    def insert_alone(self, cursor: DBAPICursor, appends: Sequence[Append]) -> bool:
        return False

    def insert(self, cursor: DBAPICursor, appends: Sequence[Append]) -> bool:
        tables, numbers, entries, ats, *_ = zip(*appends, strict=True)
        cursor.execute(
            "INSERT INTO log (table_id, number, entry, at) "
            "SELECT * FROM unnest(%b::text[], %b::integer[], %b::bytea[], %b::bigint[]) "
            "ON CONFLICT (table_id, number) DO NOTHING",
            (list(tables), list(numbers), list(entries), list(ats)),
        )
        return cursor.rowcount == len(appends)

    def set_states(self, cursor: DBAPICursor, states: Mapping[str, State]) -> None:
        dues, stages = zip(*states.values(), strict=True)
        cursor.execute(
            "UPDATE tables SET due = news.due, stage = news.stage "
            "FROM unnest(%b::text[], %b::bigint[], %b::text[]) AS news (id, due, stage) "
            "WHERE tables.id = news.id",
            (list(states), list(dues), list(stages)),
        )

    def existing(self, cursor: DBAPICursor, tables: Sequence[str]) -> set[str]:
        query = "SELECT id FROM tables WHERE id = ANY (%b::text[]) ORDER BY id FOR KEY SHARE"
        cursor.execute(query, (list(tables),))
        return {row[0] for row in cursor.fetchall()}


def insert_of(appends: Sequence[Append]) -> tuple[str, Sequence[object]]:
    """A statement of SQLite, and its values."""
    rows = rows_of(4, len(appends))
    values: list[object] = list(chain.from_iterable([append[:4] for append in appends]))
    return f"INSERT INTO log (table_id, number, entry, at) VALUES {rows}", values


def chunks(items: Sequence[T]) -> Iterable[Sequence[T]]:
    return (items[at : at + ROWS] for at in range(0, len(items), ROWS))


@lru_cache(2 * ROWS)
def rows_of(columns: int, rows: int) -> str:
    """Placeholders: (?, ?), (?, ?)"""
    row = "(" + ", ".join("?" * columns) + ")"
    return ", ".join([row] * rows)
