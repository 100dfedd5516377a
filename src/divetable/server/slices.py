"""Long work in the loop, cut into slices: in between, everybody else has a turn."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

from divetable.tables.entries import Opened, decode
from divetable.tables.table import Table

T = TypeVar("T")

SLICE = 0.001  # seconds


class Slices:
    """One slice at a time for all tables: many at once take no more than one would."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def each(self, things: Iterable[T], do: Callable[[T], object]) -> None:
        """Do something with each of these, in order."""
        rest, is_over = iter(things), False
        while not is_over:
            async with self._turn:
                until = time.perf_counter() + SLICE
                is_over = True
                for thing in rest:
                    do(thing)
                    if time.perf_counter() > until:
                        is_over = False
                        break
                if not is_over:
                    await asyncio.sleep(0)


def first_table(log: list[bytes]) -> Table:
    """The table as it was opened."""
    opened = decode(log[0])
    assert isinstance(opened, Opened)
    return Table(opened)
