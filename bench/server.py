"""Our server beside boardgame.io's: 50 tables, moves in turn, the same load on both.

Ours plays real games by real rules, stores each move durably and then tells it, to each seat
what that seat may know. boardgame.io keeps a trivial game in memory.
"""

import asyncio
import contextlib
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bench._attack import ATTACKS
from bench._load import Load, Player, our_tables, their_tables
from tools.node import installed, node

HERE = Path(__file__).resolve().parent
TABLES = 50
SECONDS = float(os.environ.get("BENCH_SECONDS", "6"))
RATE = 1000.0  # moves a second, all tables together
SPARE = 8  # games for each table, one after the other
IDLE = 1000
BEHIND = 10  # steps that somebody missed
MODEST = 500.0  # moves a second while somebody attacks
TIMES = 6  # turns of each kind
NO_LIMITS = (
    *("--messages-per-second=1000000", "--requests-per-second=1000000"),
    *("--sockets-per-address=100000", "--max-tables=1000000"),
    *("--tables-per-hour=1000000", "--tables-per-device=1000000"),
)
Attack = Callable[[str], object]
GAMES: dict[str, Any] = {"dive": {"close_delay": 0}, "scuba": {}}


def run(report: bool = True) -> dict[str, Any]:
    """All figures of this benchmark."""
    allow_many_files()
    figures: dict[str, Any] = {}

    def found(name: str, measured: dict[str, float]) -> None:
        """Told at once: the rest may take a while."""
        figures[name] = measured
        if report:
            print(name)
            for what, figure in measured.items():
                print(f"  {what:32} {figure:10.2f}", flush=True)

    with their_server() as (url, pid):
        theirs = measure(pid, lambda: their_tables(url, TABLES))
        theirs |= come_back(lambda: their_tables(url, 1))
    found("boardgame.io", theirs)
    for game in GAMES:
        with our_server() as (url, pid):

            def tables(number: int, spare: int, url: str = url, game: str = game) -> Any:
                return our_tables(url, game, GAMES[game], number, spare)

            ours = measure(pid, lambda: tables(TABLES, SPARE))
            ours |= come_back(lambda: tables(TABLES, 1))
        ours["times their moves per CPU s"] = ours["per CPU s"] / theirs["per CPU s"]
        ours["of their p99 at the same rate"] = ours["p99 ms"] / theirs["p99 ms"]
        found(game, ours)
    with our_server() as (url, pid):
        found("idle", hold(url, pid))
    return figures


def under_attack(report: bool = True) -> dict[str, Any]:
    """Milliseconds of a move while one address does its worst, beside the same without, in turns.

    An attacker takes processor time of this machine, too. So there are three kinds of turns: nobody
    attacks, the same attack goes to another server on this machine, and it goes to ours.

    The server has its usual limits, so each table has an address of its own.
    """
    figures: dict[str, Any] = {}
    for kind in ATTACKS:
        with (
            our_server(limits=()) as (url, _),
            our_server(limits=()) as (elsewhere, _),
            attacker_of(elsewhere, kind) as other,
            attacker_of(url, kind) as ours,
        ):
            figures[kind] = measured = asyncio.run(attacked(url, other, ours))
        if report:
            print(kind)
            for what, figure in measured.items():
                print(f"  {what:32} {figure:10.2f}", flush=True)
    return figures


async def attacked(url: str, elsewhere: Attack, here: Attack) -> dict[str, float]:
    """How long moves take, in turns."""
    pairs = await our_tables(url, "dive", GAMES["dive"], TABLES, 3, from_many=True)
    turns = {"quiet": nobody, "elsewhere": elsewhere, "attacked": here}
    delays: dict[str, list[float]] = {turn: [] for turn in turns}
    for turn, tell in TIMES * list(turns.items()):
        await asyncio.to_thread(tell, "go")
        load = Load(pairs, MODEST)
        await load.run(SECONDS / TIMES)
        delays[turn] += load.delays
        await asyncio.to_thread(tell, "stop")
    for pair in pairs:
        for player in pair:
            await player.stop()
    return compared(delays) | {"load of the machine": os.getloadavg()[0]}


def compared(delays: dict[str, list[float]]) -> dict[str, float]:
    """Milliseconds of each kind of turn, and how many times as long a move takes when attacked."""
    figures: dict[str, float] = {}
    for name, share in (("p50", 49), ("p99", 98)):
        found = {turn: quantiles(each, n=100)[share] * 1000 for turn, each in delays.items()}
        figures |= {f"{name} ms, {turn}": each for turn, each in found.items()}
        figures[f"{name}, times quiet"] = found["attacked"] / found["quiet"]
        figures[f"{name}, times elsewhere"] = found["attacked"] / found["elsewhere"]
    return figures


def nobody(order: str) -> None:
    """Attacks."""


@contextlib.contextmanager
def attacker_of(url: str, kind: str) -> Generator[Attack]:
    """Someone at another address; tell them to `go` or to `stop`, which waits until they have."""
    command = [sys.executable, "-m", "bench._attack", url, kind]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as attacker:
        assert attacker.stdin
        assert attacker.stdout
        orders, answers = attacker.stdin, attacker.stdout

        def tell(order: str) -> None:
            print(order, file=orders, flush=True)
            assert answers.readline()

        try:
            assert answers.readline() == "ready\n"
            yield tell
        finally:
            attacker.kill()


def come_back(open_tables: Any) -> dict[str, float]:
    """Bytes for clients that come back ten steps behind, after 400 moves at one table of theirs or
    25 at each of ours: longer than half a game."""

    async def go() -> list[int]:
        pairs = await open_tables()
        await Load(pairs, None, max(400, 25 * len(pairs))).run(120)
        sizes = [await pair[0].come_back(BEHIND) for pair in pairs]
        for pair in pairs:
            for player in pair:
                await player.stop()
        return sizes

    sizes = asyncio.run(go())
    return {"bytes to come back, median": median(sizes), "at most": max(sizes)}


def hold(url: str, pid: int) -> dict[str, float]:
    """A thousand games with two connections each, of which fifty are played."""

    async def go() -> dict[str, float]:
        before = memory_kb(pid)
        idle: list[tuple[Player, Player]] = []
        for _ in range(IDLE // TABLES):
            idle += await our_tables(url, "scuba", {}, TABLES, 1)
        after = memory_kb(pid)
        played = Load(idle[:TABLES], RATE / 4)
        await played.run(SECONDS)
        return {
            "tables": IDLE,
            "sockets": 2 * IDLE,
            "memory MB": after / 1000,
            "kB a table and its two sockets": (after - before) / IDLE,
            "p99 ms": quantiles(played.delays, n=100)[98] * 1000,
        }

    return asyncio.run(go())


def memory_kb(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ValueError("no such process")


def allow_many_files() -> None:
    """Each connection is a file, here and in the server that we start."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def measure(pid: int, open_tables: Any) -> dict[str, float]:
    """First as fast as it goes, then at a fixed rate."""

    async def go() -> dict[str, float]:
        pairs = await open_tables()
        load = Load(pairs, None)
        before, started = cpu_seconds(pid), time.perf_counter()
        await load.run(SECONDS)
        cpu, seconds = cpu_seconds(pid) - before, time.perf_counter() - started
        for pair in pairs:
            for player in pair:
                await player.stop()
        pairs = await open_tables()
        paced = Load(pairs, RATE)
        await paced.run(SECONDS)
        for pair in pairs:
            for player in pair:
                await player.stop()
        return {
            "moves": load.moves,
            "per CPU s": load.moves / cpu,
            "per s": load.moves / seconds,
            "server CPU us a move": cpu / load.moves * 1e6,
            "p99 ms, as fast as it goes": quantiles(load.delays, n=100)[98] * 1000,
            "moves at the fixed rate": paced.moves,
            "p50 ms": quantiles(paced.delays, n=100)[49] * 1000,
            "p99 ms": quantiles(paced.delays, n=100)[98] * 1000,
        }

    return asyncio.run(go())


def cpu_seconds(pid: int) -> float:
    """CPU time of a process so far, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def our_server(limits: tuple[str, ...] = NO_LIMITS) -> Generator[tuple[str, int]]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "divetable", "serve", "--no-browser"]
        command += ["--json-logs", "--no-rehearse", f"--port={port}", f"--data={folder}"]
        command += limits
        with process(command, "Ctrl") as pid:
            yield f"http://127.0.0.1:{port}", pid


@contextlib.contextmanager
def their_server() -> Generator[tuple[str, int]]:
    home = installed(HERE / "boardgame")
    shutil.copy(HERE / "boardgame" / "server.cjs", home)
    port = free_port()
    with process([str(node()), str(home / "server.cjs"), str(port)], "ready") as pid:
        yield f"http://127.0.0.1:{port}", pid


@contextlib.contextmanager
def process(command: list[str], ready: str) -> Generator[int]:
    """A server that runs meanwhile; it says a word when it is ready."""
    started = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert started.stdout
        for line in started.stdout:
            if ready in line:
                break
        yield started.pid
    finally:
        started.terminate()
        started.wait()


if __name__ == "__main__":
    run()
