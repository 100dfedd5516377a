"""A copy of a whole store in one file, which a store on either engine can be made from.

The file is compressed JSON, a line for each row: first what it is, then the tables and what
belongs to them, at last how many rows there were. Whoever has it knows every secret of the
running games, as whoever has the store.
"""

import base64
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Column, Connection, Table, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from divetable.storage.engines import Engines, as_store_error, open_engines, read_address
from divetable.storage.schema import absences, beats, devices, links, log, tables
from divetable.storage.store import StoreError
from divetable.storage.upgrades import require_current, upgrade

FORMAT = {"divetable": "backup", "format": 2}
READABLE = [{"divetable": "backup", "format": 1}, FORMAT]  # at first tables had fewer columns
ROWS = 1000  # at once

Value = str | int | bytes | None
Row = dict[str, Value]

# In this order, for rows refer to tables. Where order is all that an id tells, it is left out,
# and so are snapshots, which follow from the logs.
KEPT: dict[str, tuple[Table, list[Column[Any]]]] = {
    "tables": (tables, list(tables.c)),
    "log": (log, [log.c.table_id, log.c.number, log.c.entry, log.c.at]),
    "links": (links, list(links.c)),
    "devices": (devices, [devices.c.device, devices.c.table_id]),
    "beats": (beats, [beats.c.id, beats.c.at]),
    "absences": (absences, [absences.c.since, absences.c.until]),
}


class BadBackup(StoreError):
    """Not a backup, or an incomplete one."""


def back_up(address: str, path: Path) -> int:
    """Copy the store as it is at one instant, while servers go on; returns how many rows.

    The file appears under its name when it is complete.
    """
    engines = open_engines(read_address(address), create=False)
    part = path.with_name(path.name + ".part")
    try:
        require_current(engines.reading)
        with os.fdopen(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as raw:
            count = write(engines, raw)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
        return count
    except SQLAlchemyError as error:
        raise as_store_error(error) from None
    except OSError as error:
        raise StoreError(f"cannot write {path}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
        engines.dispose()


def write(engines: Engines, raw: IO[bytes]) -> int:
    count = 0
    with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as file, engines.reading.connect() as store:
        if store.dialect.name == "postgresql":  # as SQLite does: all that is read is of one instant
            store = store.execution_options(isolation_level="REPEATABLE READ")

        def put(line: object) -> None:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")

        put(FORMAT)
        for name, (table, columns) in KEPT.items():
            query = select(*columns).order_by(*table.primary_key.columns)
            for row in store.execute(query, execution_options={"yield_per": ROWS}):
                put([name, *map(to_json, row)])
                count += 1
        put({"rows": count})
    return count


def to_json(value: Value) -> object:
    """Entries are text nearly always, and compress better as such."""
    if not isinstance(value, bytes):
        return value
    try:
        return value.decode()
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(value).decode()}


def restore(address: str, path: Path, *, replace: bool = False) -> int:
    """Fill an empty store from such a file, wholly or not at all; returns how many rows.

    With `replace` what is in the store is removed first. No server should be using it.
    """
    for _ in rows_in(path):  # a bad file is refused before anything is touched
        pass
    engines = open_engines(read_address(address), create=True)
    try:
        upgrade(engines.writing)
        with engines.writing.begin() as connection:
            if replace:
                for table, _ in reversed(KEPT.values()):
                    connection.execute(delete(table))
            elif not is_empty(connection):
                raise StoreError("the store is not empty; with --replace all in it is removed")
            connection.execute(delete(beats))
            connection.execute(delete(absences))
            return fill(connection, path)
    except SQLAlchemyError as error:
        raise as_store_error(error) from None
    finally:
        engines.dispose()


def is_empty(connection: Connection) -> bool:
    """Signs of life do not count as content."""
    return connection.execute(select(tables.c.id).limit(1)).first() is None


def fill(connection: Connection, path: Path) -> int:
    count = 0
    for name, rows in groupby(rows_in(path), key=itemgetter(0)):
        while some := [row for _, row in islice(rows, ROWS)]:
            connection.execute(insert(KEPT[name][0]), some)
            count += len(some)
    return count


def rows_in(path: Path) -> Iterator[tuple[str, Row]]:
    """Each row with the name of its table; BadBackup in the end if something is wrong."""
    try:
        with gzip.open(path, "rb") as file:
            head = json.loads(file.readline())
            if head not in READABLE:
                raise BadBackup(f"{path} is not a backup that this Divetable can read")
            for count, text in enumerate(file):
                line = json.loads(text)
                if isinstance(line, dict):
                    if line != {"rows": count} or file.read(1):
                        raise BadBackup(f"{path} does not hold all that was backed up")
                    return
                name, *values = line
                columns = KEPT[name][1]
                if head != FORMAT and name == "tables":
                    columns = columns[:2]
                pairs = zip(columns, values, strict=True)
                yield name, {column.name: from_json(column, value) for column, value in pairs}
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, KeyError, TypeError):
        raise BadBackup(f"{path} is damaged, or no backup") from None
    except OSError as error:
        raise StoreError(f"cannot read {path}: {error.strerror}") from None
    raise BadBackup(f"{path} ends too early")


def from_json(column: Column[Any], value: object) -> Value:
    """The value as the column wants it; ValueError if it is of another type."""
    match column.type.python_type.__name__, value:
        case _, None if column.nullable:
            return None
        case ("bytes", {"base64": str(text)}):
            return base64.b64decode(text, validate=True)
        case ("bytes", str(text)):
            return text.encode()
        case ("str", str(text)):
            return text
        case ("int", int(number)) if not isinstance(value, bool):
            return number
        case _:
            raise ValueError(f"{column.name} is of another type")
