"""A start with many tables in the store, beside one with none; and a long table that is loaded.

1,000 tables with a running clock, which no server looked after for two hours, and 10,000 at which
nothing happens. Until the server answers nothing may depend on them, and its first sweep must load
none of them. A table of The Divers with 1,000 steps is loaded from its log alone, and from a
snapshot and what came after it; so is what somebody missed who comes back.
"""

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from divetable.lab.random_games import RandomPlayers
from divetable.server.config import Config
from divetable.server.folds import Folds, Log
from divetable.server.hall import Hall
from divetable.server.readers import missed_of_log
from divetable.server.slices import Slices
from divetable.storage.bus import LocalBus
from divetable.storage.database import open_store
from divetable.storage.store import Store
from divetable.tables.decisions import resolve
from divetable.tables.entries import AnyEntry, SeatTaken, Started, encode
from divetable.tables.opening import open_table
from divetable.tables.settings import Settings
from divetable.tables.table import Table

RUNNING, QUIET = 1000, 10_000  # tables
STEPS = {"running": 150, "quiet": 40, "long": 1000}
GONE = 2 * 3_600_000  # milliseconds without a server
A_DAY = 86_400_000
WATCHED = 12.0  # seconds after the start; the first sweep comes after five
ROOMS = "divetable_rooms "
AFTER = 70  # entries since the newest snapshot: some fifty, and those that are told again
MISSED = 65  # steps; fewer are told from memory
TURNS = 5
LONG = "long"
NO_LIMITS = ("--requests-per-second=1000000", "--messages-per-second=1000000")


class Stored(NamedTuple):
    """What stands in the store of a table."""

    entries: list[AnyEntry]
    due: int | None


def played(game: str, steps: int, until: int, settings: Settings) -> Stored:
    """A table at which people played at random, and then no more since that instant."""
    for seed in range(1000):
        rng = Random(seed)
        log = begun(game, settings, until)
        table = log_to_table(log)
        players = RandomPlayers(rng)
        while table.phase == "playing" and len(log) < steps + 6:
            seat = rng.choice(sorted(table.waits_for))
            action = players.choose(seat, table.game.actions(table.state, seat))
            entry, step = resolve(table, seat, action, until)
            table.fold(entry, step)
            log.append(entry)
        if table.phase == "playing":
            return Stored(log, table.alarm)
    raise AssertionError(f"no game of {game} took that long")


def begun(game: str, settings: Settings, at: int) -> list[AnyEntry]:
    options: dict[str, Any] = {"teams": False} if game == "divers" else {}
    opened = open_table(game, 4, options, settings, "host", {}, at, None)
    seats = [SeatTaken(at=at, seat=seat, name=f"{seat}", device=f"{seat}") for seat in range(4)]
    return [opened, *seats, Started(at=at, seed="seed", salt="salt")]


def log_to_table(log: Sequence[Any]) -> Table:
    table = Table(log[0])
    for entry in log[1:]:
        table.fold(entry)
    return table


def fill(path: Path) -> None:
    """The tables, as a server would have left them."""
    now = time.time_ns() // 1_000_000
    clock = Settings(move_seconds=600, late="sit_out")
    gone, long_ago, longer_ago = now - GONE, now - 10 * A_DAY, now - 40 * A_DAY
    running = played("scuba", STEPS["running"], gone, clock)
    quiet = played("scuba", STEPS["quiet"], long_ago, Settings())
    long = played("divers", STEPS["long"], gone, Settings())
    asyncio.run(open_store(str(path)).close())
    with closing(sqlite3.connect(path)) as store:
        for at in range(RUNNING):
            add(store, f"running {at}", running, gone, "playing")
        for at in range(QUIET):
            when, stage = (long_ago, "playing") if at % 2 else (longer_ago, "over")
            add(store, f"quiet {at}", quiet, when, stage)
        add(store, LONG, long, gone, "playing")
        store.execute("INSERT INTO beats (id, at) VALUES (1, ?)", (gone,))
        store.commit()


def add(store: sqlite3.Connection, name: str, log: Stored, at: int, stage: str) -> None:
    row = (name, log.due, stage)
    store.execute("INSERT INTO tables (id, due, stage) VALUES (?, ?, ?)", row)
    store.executemany(
        "INSERT INTO log (table_id, number, entry, at) VALUES (?, ?, ?, ?)",
        [(name, number, encode(entry), at) for number, entry in enumerate(log.entries, 1)],
    )


# A start


def started(store: Path) -> dict[str, float]:
    """A server's first seconds."""
    port = free_port()
    command = [sys.executable, "-m", "divetable", "serve", "--port", str(port), "--no-browser"]
    command += ["--json-logs", "--store", str(store), *NO_LIMITS]
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            while not answers(port):
                time.sleep(0.01)
            serving, cpu = time.perf_counter() - began, cpu_of(server.pid)
            longest = longest_answer(port, WATCHED)
            return {
                "seconds until it serves": serving,
                "CPU seconds until then": cpu,
                "CPU seconds of the first sweep": cpu_of(server.pid) - cpu,
                "tables it has loaded": tables_loaded(port),
                "peak memory, MB": peak_of(server.pid),
                "longest answer meanwhile, ms": longest * 1000,
            }
        finally:
            server.terminate()


def free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def answers(port: int) -> bool:
    try:
        return asked(port, "healthz").startswith("ok")
    except OSError:
        return False


def asked(port: int, what: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/{what}", timeout=30) as answer:
        return str(answer.read(), "utf-8")


def tables_loaded(port: int) -> float:
    """How many it has in memory, by its metrics."""
    [line] = [line for line in asked(port, "metrics").splitlines() if line.startswith(ROOMS)]
    return float(line.split()[1])


def longest_answer(port: int, seconds: float) -> float:
    """Asked again and again: what the loop does besides is waited for."""
    longest, until = 0.0, time.perf_counter() + seconds
    while (began := time.perf_counter()) < until:
        answers(port)
        longest = max(longest, time.perf_counter() - began)
        time.sleep(0.005)
    return longest


def cpu_of(pid: int) -> float:
    """Seconds, of the server itself."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak_of(pid: int) -> float:
    """Megabytes."""
    status = dict(
        line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines()
    )
    return int(status["VmHWM"].split()[0]) / 1024


# A long table


class Figure(NamedTuple):
    """CPU milliseconds: others on this machine must not count."""

    total: float
    longest: float  # of the loop, in which nobody else had a turn


async def measured(work: Callable[[], Coroutine[Any, Any, object]]) -> Figure:
    """How long it takes, and then, once more, how long it has the loop at a time."""
    began = time.process_time()
    await work()
    total = time.process_time() - began
    longest, is_over = 0.0, False

    async def look() -> None:
        nonlocal longest
        before = time.thread_time()
        while not is_over:
            await asyncio.sleep(0)
            now = time.thread_time()
            longest, before = max(longest, now - before), now

    looking = asyncio.create_task(look())
    await asyncio.sleep(0)
    await work()
    is_over = True
    await looking
    return Figure(total * 1000, longest * 1000)


async def loaded(path: Path) -> dict[str, dict[str, float]]:
    """The long table comes into memory, and somebody who was gone comes back."""
    store = open_store(str(path))
    folds = Folds(store, Slices(), store.entries)
    whole = await folds.log(LONG, lambda _, later: later < 0)
    figures = {"log alone": await load(store, whole)}
    await folds.table(whole, whole.number - AFTER)  # takes a snapshot on the way
    await folds.keep([])
    figures["snapshot"] = await load(store, await folds.log(LONG, lambda _, later: later >= 0))
    await store.close()
    return figures


async def load(store: Store, log: Log) -> dict[str, float]:
    halls = [Hall(store, LocalBus(), Config()) for _ in range(2 * TURNS)]
    rest = iter(halls)
    loads = [await measured(lambda: next(rest).room(LONG)) for _ in range(TURNS)]
    seen = halls[0].rooms[LONG].table.newest[0] - MISSED
    for hall in halls:
        hall.rooms[LONG].stop()
        await asyncio.to_thread(hall.archive.close)
    began = time.process_time()
    for _ in range(TURNS):
        missed_of_log(log, 0, seen, log.number)
    return {
        "loaded, CPU ms": median(one.total for one in loads),
        "of it the loop at a time, ms": median(one.longest for one in loads),
        f"{MISSED} missed steps, CPU ms": (time.process_time() - began) / TURNS * 1000,
    }


def run(*, report: bool) -> dict[str, float]:
    with TemporaryDirectory(prefix="divetable-bench-") as folder:
        full = Path(folder) / "full.db"
        fill(full)
        starts = {"no tables": started(Path(folder) / "empty.db"), "tables": started(full)}
        loads = asyncio.run(loaded(full))
    if report:
        print(f"A start with {RUNNING:,} running clocks and {QUIET:,} quiet tables")
        show(starts)
        print(f"A table of The Divers with {STEPS['long']:,} steps, {AFTER} since its snapshot")
        show(loads)
    return {
        f"{what}, {name}": figure
        for name, figures in (starts | loads).items()
        for what, figure in figures.items()
    }


def show(columns: dict[str, dict[str, float]]) -> None:
    one, other = columns.values()
    print(" " * 38 + "".join(f"{name:>14}" for name in columns) + f"{'ratio':>10}")
    for what, figure in one.items():
        ratio = f"{other[what] / figure:10.2f}" if figure else ""
        print(f"  {what:<36}{figure:14.2f}{other[what]:14.2f}{ratio}")
