"""A table as it was some time ago, for spectators who may not help those who play. [T-6.2]"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from divetable.server.feeds import Feed
from divetable.tables.entries import AnyEntry, decode
from divetable.tables.table import Table

if TYPE_CHECKING:
    from divetable.server.hall import Hall


class LateFeed:
    """A second fold of the log, into which every entry comes late."""

    def __init__(self, name: str, table: Table, delay: int, now: Callable[[], int]) -> None:
        self.feed = Feed(name, table)
        self._delay = delay
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: deque[AnyEntry] = deque()

    def add(self, entries: Iterable[AnyEntry]) -> None:
        self._waiting.extend(entries)
        if self._timer is None:
            self.advance()

    def begin(self, entry: AnyEntry) -> None:
        """An entry of the log: from long ago, or to be told later."""
        self._waiting.append(entry)
        self._take_in()

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()

    def advance(self) -> None:
        """Tell what is old enough by now, and come back for the rest."""
        self._timer = None
        self._take_in()
        if self._waiting:
            wait = (self._waiting[0].at + self._delay - self._now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait + 0.001, self.advance)

    def _take_in(self) -> None:
        while self._waiting and self._waiting[0].at + self._delay <= self._now():
            self.feed.tell(self.feed.table.fold(self._waiting.popleft()))


async def late_feed(hall: "Hall", name: str, delay: int) -> LateFeed:
    """A late feed of a table that has been there for a while."""
    log = await hall.folds.log(name, lambda snapshot, _: snapshot.at + delay <= hall.now())
    table, entries = await hall.folds.table(log, max(1, log.first))
    late = LateFeed(name, table, delay, hall.now)
    await hall.slices.each(entries, lambda data: late.begin(decode(data)))
    late.add(())
    return late
