"""What a server needs for the moves of 50 tables, and how soon they arrive: ours or theirs."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from math import ceil
from statistics import quantiles
from typing import NamedTuple

from bench._load import Game, Load, Pair, stop
from bench._ours import Rules, our_tables
from bench._servers import Running
from bench._theirs import their_tables

TABLES = 50
SECONDS = float(os.environ.get("BENCH_SECONDS", "6"))
RATE = 1000.0  # moves a second, all tables together
FASTEST = 4000.0  # moves a second that a load may reach; there are games enough for that
BEHIND = 10  # steps that somebody missed
RETURNS = 300  # of those who missed them
IDLE = 500

Open = Callable[[int, float], Awaitable[list[Pair]]]
"""Tables, with games for that many moves of all."""


class Contestant(NamedTuple):
    """A server and what is played there."""

    server: Running
    open: Open
    length: int  # moves of a game


def our_contestant(server: Running, rules: Rules, length: int) -> Contestant:
    async def open_tables(tables: int, moves: float) -> list[Pair]:
        games = ceil(moves / tables / length) + 1  # some games are short
        return await our_tables(server.url, rules, tables, games)

    return Contestant(server, open_tables, length)


def their_contestant(server: Running, length: int) -> Contestant:
    async def open_tables(tables: int, moves: float) -> list[Pair]:
        return [*await their_tables(server.url, tables)]

    return Contestant(server, open_tables, length)


async def warm_up(contestant: Contestant, moves: int) -> None:
    pairs = await contestant.open(TABLES, moves)
    await Load(pairs, None, moves).run(120)
    await stop(pairs)


class Turn(NamedTuple):
    """One contestant, once."""

    moves: int
    cpu: float  # microseconds of the server, for a move
    size: float  # bytes of a move, for each listener
    p50: float  # milliseconds to the other player, at the fixed rate
    p99: float
    load: float  # of the machine

    def text(self) -> str:
        return (
            f"{self.cpu:5.0f} us a move; {self.p50:5.1f} ms, p99 {self.p99:5.1f} ms; "
            f"{self.size:6,.0f} bytes; load of the machine {self.load:.1f}"
        )


async def turn(contestant: Contestant) -> Turn:
    """At fresh tables: first as fast as it goes, then at the fixed rate."""
    server = contestant.server
    pairs = await contestant.open(TABLES, SECONDS * FASTEST)
    free, before = Load(pairs, None), server.cpu_seconds
    await free.run(SECONDS)
    cpu = server.cpu_seconds - before
    heard = sum(player.heard_bytes for pair in pairs for player in pair)
    await stop(pairs)
    pairs = await contestant.open(TABLES, SECONDS * RATE)
    paced = Load(pairs, RATE)
    await paced.run(SECONDS)
    await stop(pairs)
    delays = quantiles(paced.delays, n=100)
    return Turn(
        free.moves,
        cpu / free.moves * 1e6,
        heard / free.moves / 2,
        delays[49] * 1000,
        delays[98] * 1000,
        os.getloadavg()[0],
    )


async def returns(contestant: Contestant) -> list[int]:
    """Bytes for players who come back ten steps behind, again and again through whole games."""

    async def come_back(pair: Pair) -> list[int]:
        game, sizes = Game(pair), list[int]()
        await game.start()
        for moves in range(1, contestant.length + 1):
            await game.move()
            if moves % BEHIND == 0 or game.is_over:
                sizes.append(await pair[0].come_back(BEHIND))
            if game.is_over:
                break
        return sizes

    tables = min(TABLES, ceil(RETURNS * BEHIND / contestant.length))
    pairs = await contestant.open(tables, 0)
    sizes = await asyncio.gather(*map(come_back, pairs))
    await stop(pairs)
    return sorted(size for each in sizes for size in each)


class Idle(NamedTuple):
    """Tables at which nobody moves, with two connections each."""

    kb: float  # of memory for each
    p99: float  # milliseconds of a move while they are there and fifty are played


async def idle(contestant: Contestant) -> Idle:
    """Of a server that did nothing before."""
    pairs = await contestant.open(TABLES, 0)  # the first tables bring what all need
    before = contestant.server.memory_kb
    for _ in range(IDLE // TABLES):
        pairs += await contestant.open(TABLES, 0)
    after = contestant.server.memory_kb
    played = Load(pairs[:TABLES], RATE / 4)
    await played.run(SECONDS)
    await stop(pairs)
    return Idle((after - before) / IDLE, quantiles(played.delays, n=100)[98] * 1000)
