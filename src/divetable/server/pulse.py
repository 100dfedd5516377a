"""Table time, and the signs of life it depends on. [T-4.2]

A server is there while its beats reach the store, and only then does the time at the tables go on.
It never goes back while a clock runs. When it leaps forward (the process or the machine was
stopped, the machine's clock was set, the store was away, nobody served) the store notes for all
servers that nobody was there meanwhile, and running clocks are credited with it.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from divetable.storage.store import ABSENT_FROM, Absence, Store, StoreError


def wall() -> int:
    """Milliseconds since 1970; somebody may set this clock."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds since whenever; nobody sets this one, but it stands while a machine sleeps."""
    return time.monotonic_ns() // 1_000_000


class Clocks(NamedTuple):
    """The clocks of a machine; tests have their own."""

    wall: Callable[[], int] = wall
    steady: Callable[[], int] = steady
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep


class Absences:
    """When no server was there, oldest first."""

    def __init__(self) -> None:
        self._all: list[Absence] = []

    @property
    def until(self) -> int:
        """When the last one ended."""
        return self._all[-1].until if self._all else 0

    def add(self, news: Iterable[Absence]) -> None:
        self._all += news

    def forget_after(self, instant: int) -> None:
        self._all = [one for one in self._all if one.until <= instant]

    def since(self, instant: int) -> int:
        """For how long nobody was there since then."""
        gone = 0
        for since, until in reversed(self._all):
            if until <= instant:
                break
            gone += until - max(since, instant)
        return gone

    def before(self, now: int, span: int) -> int:
        """The instant since which servers have been there for this long."""
        instant = now - span
        for since, until in reversed(self._all):
            if until <= instant:
                break
            instant -= until - since
        return instant


class Pulse:
    """Beats of this server. `leapt` is told by how much the time went on without anybody."""

    def __init__(
        self, store: Store, clocks: Clocks, is_alone: bool, leapt: Callable[[int], object]
    ) -> None:
        self.absences = Absences()
        self._store = store
        self._clocks = clocks
        self._is_alone = is_alone  # no other server can have the same store
        self._leapt = leapt
        self._problem = ""
        self._apart_at = 0  # when a server was last without the bus
        self._last = clocks.wall()  # the time at the last beat
        self._beaten = clocks.steady()  # the same moment by the other clock
        self._shown = self._last

    def now(self) -> int:
        """Milliseconds since 1970.

        While a beat is overdue time stands still: nobody knows yet how long we were gone.
        """
        passed = self._clocks.steady() - self._beaten
        if passed < ABSENT_FROM:
            self._shown = max(self._shown, self._last + passed)
        return self._shown

    @property
    def trouble(self) -> str:
        """Why nobody can play just now; empty if all is well. Beats really write to the store."""
        if self._problem:
            return self._problem
        is_overdue = self._clocks.steady() - self._beaten >= ABSENT_FROM
        return "the store does not answer" if is_overdue else ""

    def is_somebody_apart(self, within: int) -> bool:
        """Whether a server, this or another, was without the bus a moment ago."""
        return self._last - self._apart_at < within

    async def beat(self, *, apart: bool = False) -> None:
        """Send a sign of life and learn the time, and whether nobody was there before."""
        beaten, at = self._clocks.steady(), self._clocks.wall()
        at = max(at, self._last + beaten - self._beaten)  # somebody may have set it back
        try:
            said = await self._store.beat(at, self.absences.until, apart=apart)
        except StoreError as error:
            self._problem = str(error)
            raise
        self._problem = ""
        self._apart_at = said.apart or 0
        self._last, self._beaten = said.at, beaten
        self.absences.add(said.absences)
        if said.absences:
            self._leapt(sum(until - since for since, until in said.absences))
        if self._is_alone and self._last - self._clocks.wall() >= ABSENT_FROM:
            await self._turn_back()

    async def _turn_back(self) -> None:
        """The clock was set back. Where none runs at a table, nothing is lost by following it."""
        at = self._clocks.wall()
        if await self._store.turn_back(at):
            lead = self._last - at
            self._last, self._beaten, self._shown = at, self._clocks.steady(), at
            self.absences.forget_after(at)
            self._leapt(-lead)
