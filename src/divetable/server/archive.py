"""Old games, read away from the loop: replays, records, and steps that somebody missed.

The person who uploads a record decides how much work it is. So separate processes read it, in
fair turns between addresses, each within a budget [T-8.2]. Answers are kept for a while, by
content: they do not depend on who asks.
"""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial

from divetable.core.errors import RulesError
from divetable.server.folds import Log
from divetable.server.readers import (
    Budget,
    Work,
    missed_of_log,
    record_of_log,
    replay_of_log,
    replay_of_record,
    within,
)
from divetable.tables import refusals
from divetable.tables.records import Eyes
from divetable.tables.shown import Viewer
from divetable.workshop import Closed, Full, Pieces, Rank, Worker, WorkFailed, Workshop

WORKERS = 2
MEMORY = 2 << 30  # bytes of address space
NICENESS = 10
KEPT = 32 << 20  # bytes of answers
PATIENCE = 6.0  # a machine that is busy gets this many times as long by the clock

BUDGET = Budget(steps=10_000, seconds=10.0)  # the longest games we know have 2,000 steps

COMING_BACK = Rank(0, at_once=1, waiting=100)  # a whole class wants to play on after a restart
REPLAY = Rank(1, at_once=1, waiting=4, leaves_one_free=True)


class Archive:
    """Reads old games. Answers are JSON already, so the loop need not write them."""

    def __init__(self, budget: Budget = BUDGET, workers: int = WORKERS) -> None:
        self._budget = budget
        self._shop = Workshop(
            Worker(memory=MEMORY, niceness=NICENESS, told=(RulesError,)) for _ in range(workers)
        )
        self._kept: OrderedDict[tuple[object, ...], Pieces] = OrderedDict()
        self._size = 0  # of all that is kept
        self._reading: dict[tuple[object, ...], asyncio.Future[Pieces]] = {}

    async def upload(self, data: Pieces, eyes: Eyes, address: str) -> Pieces:
        """The replay of a record that somebody sent."""
        content = await asyncio.to_thread(digest, data)
        work = partial(replay_of_record, data, eyes)
        return await self._read(("record", content, eyes), work, REPLAY, [address])

    async def replay(self, name: str, log: list[bytes], eyes: Eyes, address: str) -> Pieces:
        """The replay of a table whose game is over; else its link opens nothing."""
        work = partial(replay_of_log, log, eyes)
        return await self._read(("replay", name, len(log), eyes), work, REPLAY, [address])

    async def record(self, name: str, log: list[bytes], address: str) -> Pieces:
        """The record of a table whose game is over; else its link opens nothing."""
        work = partial(record_of_log, log)
        return await self._read(("file", name, len(log)), work, REPLAY, [address])

    async def missed(self, log: Log, viewer: Viewer, seen: int, address: str) -> bytes:
        """The steps of a viewer after one of them, as the items of `steps`."""
        work = partial(missed_of_log, log, viewer, seen)
        key = ("missed", log.table, log.number, viewer, seen)
        return b"".join(await self._read(key, work, COMING_BACK, [address, log.table]))

    def close(self) -> None:
        self._shop.close()

    async def _read(
        self,
        key: tuple[object, ...],
        work: Work,
        rank: Rank,
        keys: Sequence[str],
    ) -> Pieces:
        """Refused if it is too much work, or too much of it waits. [T-8.2]"""
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            return known
        if key not in self._reading:
            limited = partial(within, self._budget, work)
            seconds = self._budget.seconds * PATIENCE
            try:
                future = self._shop.submit(lambda worker: worker.ask(limited, seconds), rank, keys)
            except Full:
                raise refusals.TOO_FAST() from None
            self._reading[key] = asyncio.wrap_future(future)
            self._reading[key].add_done_callback(partial(self._has_read, key))
        try:
            return await asyncio.shield(self._reading[key])
        except TimeoutError:
            raise refusals.TOO_MUCH_WORK(seconds=round(self._budget.seconds)) from None
        except (EOFError, OSError, WorkFailed, Closed):
            raise refusals.FAULT() from None

    def _has_read(self, key: tuple[object, ...], reading: "asyncio.Future[Pieces]") -> None:
        del self._reading[key]
        if reading.cancelled() or reading.exception() is not None:
            return
        answer = self._kept[key] = reading.result()
        self._size += len(answer)
        while self._size > KEPT:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped)


def digest(data: Pieces) -> bytes:
    """The key of a record."""
    content = hashlib.sha256()
    for piece in data:
        content.update(piece)
    return content.digest()
