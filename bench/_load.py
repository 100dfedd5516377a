"""A load of tables at which two players move in turn, for our server and for boardgame.io's.

The same loop drives both: a player moves as soon as it hears that it is their turn (or, at a
fixed rate, when its table's next moment has come). A move has arrived when the other player
holds the news. What differs is only how each server is spoken to (`_ours.py`, `_theirs.py`).
"""

import asyncio
import gc
import time
from math import inf
from typing import Protocol


class Heard:
    """What the load has to know of a message: whose turn it is now, if it says so."""

    __slots__ = ("is_news", "my_turn")

    def __init__(self, is_news: bool, my_turn: bool) -> None:
        self.is_news = is_news
        self.my_turn = my_turn


class Player(Protocol):
    """One player at one table of either server."""

    heard_bytes: int  # since the game began

    async def start(self) -> bool:
        """Sit down; whether it is this player's turn."""
        ...

    async def move(self) -> None: ...

    async def hear(self) -> Heard: ...

    async def come_back(self, behind: int) -> int:
        """Connect again, having missed that number of steps; how many bytes that takes."""
        ...

    async def stop(self) -> None: ...


Pair = tuple[Player, Player]


class Game:
    """Two players in play."""

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        self._turns = [False, False]

    async def start(self) -> None:
        self._turns = [await player.start() for player in self.pair]
        for player in self.pair:
            player.heard_bytes = 0

    @property
    def is_over(self) -> bool:
        """Nobody is to move, and there is no other game for these two."""
        return not any(self._turns)

    async def move(self) -> None:
        """One move, until both have heard of it."""
        mover = self._turns.index(True)
        await self.pair[mover].move()
        for at in mover, 1 - mover:
            self._turns[at] = await self._news(self.pair[at])

    async def _news(self, player: Player) -> bool:
        while True:
            heard = await player.hear()
            if heard.is_news:
                return heard.my_turn


class Load:
    """All tables, and how long moves took to arrive. It ends when one of them has no game left:
    what we measure is always that all of them play."""

    def __init__(self, pairs: list[Pair], rate: float | None, moves: float = inf) -> None:
        self._games = [Game(pair) for pair in pairs]
        self._most = moves  # of all tables together
        self._interval = len(pairs) / rate if rate else 0.0
        self._until = 0.0
        self.delays: list[float] = []

    @property
    def moves(self) -> int:
        return len(self.delays)

    async def run(self, seconds: float) -> None:
        """Play for that long; an error, not an endless wait, if news do not come."""
        gc.collect()
        gc.disable()  # else moves wait for our own search for garbage, among all that we opened
        try:
            self._until = time.perf_counter() + seconds
            async with asyncio.timeout(seconds + 30):
                await asyncio.gather(*(self._play(game, at) for at, game in enumerate(self._games)))
        finally:
            gc.enable()

    async def _play(self, game: Game, at: int) -> None:
        next_at = time.perf_counter() + self._interval * at / len(self._games)
        await game.start()
        while time.perf_counter() < self._until and self.moves < self._most:
            if game.is_over:
                self._until = 0.0
                return
            if self._interval:
                await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
                next_at = max(next_at + self._interval, time.perf_counter() - self._interval)
            sent = time.perf_counter()
            await game.move()
            self.delays.append(time.perf_counter() - sent)


async def stop(pairs: list[Pair]) -> None:
    """Everybody leaves."""
    for pair in pairs:
        for player in pair:
            await player.stop()
