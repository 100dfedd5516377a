"""Durable appends of 300-byte entries: how many a second, and how much CPU each costs us.

One after the other, and with 50 or 1,000 tables waiting at a time ("commit when free"), on
SQLite and PostgreSQL. Beside them, in the same run and on the same disk, raw sqlite3 adds rows
of the same shape, as many to a commit, with nobody waiting: the least it can cost. CPU is that
of our process; PostgreSQL's own work is not in it. Disks differ and so do their moods, so the
ratio and the CPU say more than the rate.
"""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from divetable.storage.database import open_store
from divetable.storage.store import Append, Store

ROOT = Path(__file__).resolve().parent.parent
ENTRY = b"x" * 300
WAITERS = {1: 400, 50: 200, 1000: 20}  # and how many appends each makes
TURNS = 3
NAMES = [f"table{number:04d}" for number in range(max(WAITERS))]


class Figure(NamedTuple):
    """Of the best turn."""

    per_second: float
    cpu_microseconds: float


def measured(work: Callable[[], object], appends: int) -> Figure:
    began, cpu = perf_counter(), process_time()
    work()
    return Figure(appends / (perf_counter() - began), (process_time() - cpu) / appends * 1e6)


def best(figures: list[Figure]) -> Figure:
    return Figure(max(f.per_second for f in figures), min(f.cpu_microseconds for f in figures))


class Ours:
    """The store with this many tables, each of which appends once its last append is durable."""

    def __init__(self, address: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._store: Store = open_store(address)
        self._next = 2
        self._loop.run_until_complete(self._create())

    async def _create(self) -> None:
        for name in NAMES:
            await self._store.create(Append(name, 1, ENTRY, 1), [])

    def measure(self, waiters: int, each: int) -> Figure:
        async def add(name: str, first: int) -> None:
            for number in range(first, first + each):
                assert await self._store.append(Append(name, number, ENTRY, number))

        async def add_all() -> None:
            await asyncio.gather(*(add(name, self._next) for name in NAMES[:waiters]))

        figure = measured(lambda: self._loop.run_until_complete(add_all()), waiters * each)
        self._next += each
        return figure

    def close(self) -> None:
        self._loop.run_until_complete(self._store.close())
        self._loop.close()


class Raw:
    """sqlite3 and nothing else, with the same settings and the same unique index."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.executescript(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
            "CREATE TABLE log (id INTEGER PRIMARY KEY, table_id TEXT NOT NULL,"
            " number INTEGER NOT NULL, entry BLOB NOT NULL, at BIGINT NOT NULL);"
            "CREATE UNIQUE INDEX log_number ON log (table_id, number);"
        )
        self._next = 1

    def measure(self, waiters: int, each: int) -> Figure:
        figure = measured(lambda: self._add(waiters, each), waiters * each)
        self._next += each
        return figure

    def _add(self, waiters: int, each: int) -> None:
        for number in range(self._next, self._next + each):
            rows = [(name, number, ENTRY, number) for name in NAMES[:waiters]]
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.executemany(
                "INSERT INTO log (table_id, number, entry, at) VALUES (?, ?, ?, ?)", rows
            )
            self._connection.execute("COMMIT")

    def close(self) -> None:
        self._connection.close()


def run(*, report: bool) -> dict[str, float]:
    command = [sys.executable, "-m", "tests.services", "postgres", "--durable"]
    pipe = subprocess.PIPE
    with (
        TemporaryDirectory(prefix="divetable-bench-") as folder,
        subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as postgres,
    ):
        assert postgres.stdout is not None
        address = postgres.stdout.readline().strip()
        contenders: dict[str, Ours | Raw] = {
            "raw sqlite3": Raw(Path(folder) / "raw.db"),
            "SQLite": Ours(f"{folder}/ours.db"),
            "PostgreSQL": Ours(address),
        }
        figures: dict[tuple[str, int], list[Figure]] = {}
        for _ in range(TURNS):
            for waiters, each in WAITERS.items():
                for name, contender in contenders.items():
                    figure = contender.measure(waiters, each)
                    figures.setdefault((name, waiters), []).append(figure)
        for contender in contenders.values():
            contender.close()
    results = {key: best(turns) for key, turns in figures.items()}
    if report:
        show(results)
    flat: dict[str, float] = {}
    for (name, waiters), figure in results.items():
        key = f"{name} {waiters}".lower().replace(" ", "_")
        flat[f"{key}_per_second"] = figure.per_second
        flat[f"{key}_cpu_microseconds"] = figure.cpu_microseconds
    return flat


def show(results: dict[tuple[str, int], Figure]) -> None:
    print(f"Durable appends of 300 bytes, best of {TURNS} turns: a second, and our CPU for each")
    print(f"  {'waiting at a time':<18}" + "".join(f"{waiters:>24}" for waiters in WAITERS))
    for name in dict.fromkeys(name for name, _ in results):
        cells = [results[name, waiters] for waiters in WAITERS]
        columns = "".join(f"{c.per_second:12,.0f}/s {c.cpu_microseconds:6.1f} us" for c in cells)
        print(f"  {name:<18}{columns}")
