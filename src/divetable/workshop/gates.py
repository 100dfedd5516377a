"""A queue for work in the loop: it decides who goes through next."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

from divetable.workshop.queues import Queue, Rank


class Gate:
    """Lets a few in at once; the others wait in fair turns. Cancel to leave the queue."""

    def __init__(self, at_once: int) -> None:
        self._queue: Queue[asyncio.Event] = Queue(at_once)

    @asynccontextmanager
    async def turn(self, rank: Rank, keys: Sequence[str]) -> AsyncGenerator[None]:
        """Enter, and leave at the end. Raises Full if too many wait for one of the keys."""
        place = self._queue.add(asyncio.Event(), rank, keys)
        self._let_in()
        try:
            await place.work.wait()
            yield
        finally:
            if not self._queue.withdraw(place):
                self._queue.done(place)
                self._let_in()

    def _let_in(self) -> None:
        while (place := self._queue.next()) is not None:
            place.work.set()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._queue)
