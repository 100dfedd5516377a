"""How long a move takes while one address does its worst.

An attacker takes processor time of this machine, too. So there are three kinds of turns: nobody
attacks, the same attack goes to another server on this machine, and it goes to ours. The server has
its usual limits, so each table has an address of its own.
"""

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import Callable, Generator
from math import ceil
from statistics import quantiles
from typing import Any

from bench._attack import ATTACKS
from bench._contest import SECONDS, TABLES
from bench._load import Load, stop
from bench._ours import Rules, our_tables
from bench._servers import our_server

RULES = Rules("dive", {"close_delay": 0})
RATE = 500.0  # moves a second
TIMES = 6  # turns of each kind
MOVES = 3 * SECONDS * RATE / TABLES  # of a table, in all of them
GAMES = ceil(MOVES / 30) + 2  # of some 34 moves each

Attack = Callable[[str], object]


def under_attack(report: bool = True) -> dict[str, Any]:
    """Milliseconds of a move during each attack, beside the same without, in turns."""
    figures: dict[str, Any] = {}
    for kind in ATTACKS:
        with (
            our_server(limits=()) as ours,
            our_server(limits=()) as other,
            attacker_of(other.url, kind) as elsewhere,
            attacker_of(ours.url, kind) as here,
        ):
            figures[kind] = measured = asyncio.run(attacked(ours.url, elsewhere, here))
        if report:
            print(kind)
            for what, figure in measured.items():
                print(f"  {what:32} {figure:10.2f}", flush=True)
    return figures


async def attacked(url: str, elsewhere: Attack, here: Attack) -> dict[str, float]:
    """How long moves take, in turns."""
    pairs = await our_tables(url, RULES, TABLES, GAMES, from_many=True)
    turns = {"quiet": nobody, "elsewhere": elsewhere, "attacked": here}
    delays: dict[str, list[float]] = {turn: [] for turn in turns}
    for turn, tell in TIMES * list(turns.items()):
        await asyncio.to_thread(tell, "go")
        load = Load(pairs, RATE)
        await load.run(SECONDS / TIMES)
        delays[turn] += load.delays
        await asyncio.to_thread(tell, "stop")
    await stop(pairs)
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
