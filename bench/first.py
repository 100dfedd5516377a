"""The first minute: how long people wait for what is made the first time, after a server's start.

*Cold* is a machine on which the program was just installed: there is neither machine code nor
bytecode. *Warm* is one on which it has run before. Each time a server is started, and as soon as it
answers a table is opened over HTTP, bots sit down, and it begins; then the time runs. A picture is
asked for as the browser does it: what there is to see, the still, and when that is there the whole
field. `FIRSTS` says what is measured; anything else that people wait for is one more entry there.
"""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any, NamedTuple

from bench._results import Spread, spread
from bench._servers import NO_LIMITS, free_port
from bench.start import answers, cpu_of
from divetable.wire.client import Client, client

TURNS = 5
PATIENCE = 300.0  # seconds
AGAIN_AFTER = 0.01
BOT = 1  # its seat
KEPT = {"NUMBA_CACHE_DIR": "machine-code", "PYTHONPYCACHEPREFIX": "bytecode"}

Seconds = dict[str, float]


class Sitting(NamedTuple):
    """A table that has just begun."""

    person: Client
    table: str
    began: float

    def passed(self) -> float:
        return time.perf_counter() - self.began


async def picture(sitting: Sitting) -> Seconds:
    """Dive's stack, as the browser asks for it."""
    ocean = f"/api/tables/{sitting.table}/ocean"
    await sitting.person.request("GET", ocean)
    await sitting.person.download(f"{ocean}/above/still")
    still = sitting.passed()
    await sitting.person.download(f"{ocean}/above/field")
    return {"first still": still, "whole field": sitting.passed()}


async def answer(sitting: Sitting) -> Seconds:
    """A bot's first move, however far it is with getting ready."""
    person, table = sitting.person, sitting.table

    def awaited() -> list[int]:
        seats: list[int] = person.document(table, 0)["table"]["awaited"]
        return seats

    await person.until(lambda _: awaited(), PATIENCE)
    if awaited() != [BOT]:  # the person begins, by chance
        return {}
    step = person.tables[table]["0"].step
    await person.until(lambda one: one.tables[table]["0"].step > step, PATIENCE)
    return {"first bot's answer": sitting.passed()}


class First(NamedTuple):
    """What somebody waits for at a new table."""

    game: str
    level: str  # of the bots
    watch: Callable[[Sitting], Coroutine[Any, Any, Seconds]]
    options: Mapping[str, Any] = MappingProxyType({})

    @property
    def name(self) -> str:
        return f"{self.game}, {self.level}"


FIRSTS = (
    First("dive", "skilled", picture),
    *(First("scuba", level, answer, {"start_player": 1}) for level in ("novice", "master")),
    *(
        First("divers", level, answer, {"boat_placement": "centre"})
        for level in ("novice", "master")
    ),
)


@contextmanager
def server(kept: Path) -> Generator[tuple[str, int]]:
    """A server that has just begun to answer, and keeps its code there: address and process."""
    port = free_port()
    told = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    told |= {key: str(kept / part) for key, part in KEPT.items()}
    with TemporaryDirectory(prefix="divetable-bench-") as folder:
        command = [sys.executable, "-m", "divetable", "serve", "--no-browser", "--json-logs"]
        command += [f"--port={port}", f"--data={folder}", *NO_LIMITS]
        with subprocess.Popen(command, env=told, stdout=subprocess.DEVNULL) as started:
            try:
                while not answers(port):
                    time.sleep(AGAIN_AFTER)
                yield f"http://127.0.0.1:{port}", started.pid
            finally:
                started.terminate()


async def sit_down(person: Client, first: First) -> Sitting:
    """Open a table, fill it with bots, start."""
    laid: dict[str, Any] = {
        "game": first.game,
        "seats": 2,
        "options": dict(first.options),
        "settings": {},
        "name": "Ada",
    }
    opened = await person.request("POST", "/api/tables", laid)
    table = await person.open(table=opened["table"])
    await person.ask("bot", table=table, seat=BOT, level=first.level)
    began = time.perf_counter()
    await person.ask("start", table=table)
    return Sitting(person, table, began)


async def waited(url: str, first: First) -> Seconds:
    async with asyncio.timeout(PATIENCE), client(url) as person:
        found: Seconds = {}
        while not found:
            found = await first.watch(await sit_down(person, first))
        return found


async def everything_is_compiled(url: str) -> None:
    async with asyncio.timeout(2 * PATIENCE), client(url) as person:
        while any(min(bots, pictures) < 1 for bots, pictures in await ready(person)):
            await asyncio.sleep(AGAIN_AFTER)


async def ready(person: Client) -> list[tuple[float, float]]:
    """How far the bots and the pictures are that are needed here."""
    games = {first.game for first in FIRSTS}
    shown: list[dict[str, Any]] = await person.request("GET", "/api/ready")
    return [(one["bots"], one["pictures"]) for one in shown if one["game"] in games]


def once(first: First, kept: Path) -> Seconds:
    """Seconds since the start of the table, and all CPU time that the server and its processes
    needed until then."""
    with server(kept) as (url, pid):
        figures = asyncio.run(waited(url, first))
        return {**figures, "CPU": sum(map(cpu_of, family(pid)))}


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    found = [pid]
    for one in found:
        for task in Path(f"/proc/{one}/task").glob("*/children"):
            found += map(int, task.read_text().split())
    return found


def run(*, report: bool) -> dict[str, object]:
    measured: dict[str, list[float]] = {}
    with TemporaryDirectory(prefix="divetable-bench-") as folder:
        warm = Path(folder) / "warm"
        with server(warm) as (url, _):
            asyncio.run(everything_is_compiled(url))
        for turn in range(TURNS):
            for first in FIRSTS:
                for how, kept in (("cold", Path(folder) / f"{first.name} {turn}"), ("warm", warm)):
                    for what, seconds in once(first, kept).items():
                        measured.setdefault(f"{first.name}: {what}, {how}", []).append(seconds)
    spreads = {what: spread(times) for what, times in measured.items()}
    if report:
        show(spreads)
    return {what: each._asdict() for what, each in spreads.items()}


def show(spreads: dict[str, Spread]) -> None:
    print(f"Seconds from the start of a table, on a server that has just begun; {TURNS} times each")
    names = [what.removesuffix(", cold") for what in spreads if what.endswith(", cold")]
    print(" " * 44 + "".join(f"{how:>22}" for how in ("cold", "warm")))
    for name in names:
        cells = (spreads[f"{name}, {how}"].text(2) for how in ("cold", "warm"))
        print(f"  {name:<42}" + "".join(f"{cell:>22}" for cell in cells))
