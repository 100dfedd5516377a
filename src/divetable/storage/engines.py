"""From an address to connections that keep our promises."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from sqlite3 import Connection as SQLiteConnection
from threading import Lock
from time import monotonic, sleep
from typing import NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from divetable.storage.store import BrokenStore, StoreError

READERS = 4  # threads, each with a connection of its own
BUSY_SECONDS = 20  # to wait for another process that writes to the same SQLite file
BEYOND_USE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
WHAT_TO_DO = "move it away and restore a backup (docs/storage.md)"

# A PostgreSQL that is not heard of any more is given up within about half a minute.
PATIENCE = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}


MAKING = Lock()


class Engines(NamedTuple):
    """On SQLite two, for a writer takes the file's only write lock at once; else one twice."""

    writing: Engine
    reading: Engine

    def dispose(self) -> None:
        self.reading.dispose()
        self.writing.dispose()


def read_address(text: str) -> URL:
    """`sqlite:///path`, a plain path, or `postgresql://user@host/database`."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError("this is not the address of a store") from None  # it may hold a password
    if url.drivername == "sqlite" and url.database:
        return url
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    raise StoreError("a store is a file, sqlite:///FILE or postgresql://USER@HOST/DATABASE")


def open_engines(url: URL, *, create: bool) -> Engines:
    if url.drivername != "sqlite":
        engine = create_engine(
            url,
            hide_parameters=True,
            pool_size=READERS + 2,
            pool_pre_ping=True,  # it may have been restarted
            connect_args=PATIENCE,
        )
        return Engines(engine, engine)
    make_file(Path(url.database or ""), create=create)
    return Engines(sqlite_engine(url, writing=True), sqlite_engine(url, writing=False))


def make_file(path: Path, *, create: bool) -> None:
    """Others on this machine must not read it: it holds the secrets of running games.

    A file that is there is never opened here: closing it again would take away the locks that
    this process's SQLite may have on it.
    """
    try:
        with MAKING:
            if path.is_dir():
                raise BrokenStore(f"{path} is a folder, not a store; name a file in it")
            if path.exists():
                return
            if not create:
                raise StoreError(f"there is no store {path}")
            path.parent.mkdir(parents=True, exist_ok=True)
            with suppress(FileExistsError):
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreError(f"cannot open the store {path}: {error.strerror}") from None


def sqlite_engine(url: URL, *, writing: bool) -> Engine:
    engine = create_engine(
        url,
        hide_parameters=True,
        pool_size=2 if writing else READERS,
        connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS},
    )

    def connected(connection: SQLiteConnection, record: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # we say when a transaction begins
        turn_to_wal(connection)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begin)
    return engine


def turn_to_wal(connection: SQLiteConnection) -> None:
    """SQLite waits for other processes in all it does but this, so we do. A file is turned once."""
    until = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(0.01)


def as_store_error(error: Exception) -> StoreError:
    """What a driver says, without the values it was given: they are secrets."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig else error
    primary = getattr(getattr(origin, "diag", None), "message_primary", None)  # psycopg
    said = (primary or str(origin) or type(origin).__name__).strip().splitlines()[0]
    if getattr(origin, "sqlite_errorcode", 0) & 0xFF in BEYOND_USE:
        return BrokenStore(f"the store is damaged ({said}); {WHAT_TO_DO}")
    return StoreError(f"the store does not work: {said}")
