"""The terminal itself: printing, and reading lines while messages may arrive."""

import asyncio
import sys
import threading
from collections.abc import Iterable
from typing import Protocol

from rich.console import Console, RenderableType


class Screen(Protocol):
    """Somewhere to print and to read lines from."""

    def show(self, *things: RenderableType) -> None: ...

    def clear(self) -> None:
        """Clear the screen for the next person."""
        ...

    async def line(self) -> str | None:
        """The next line that is typed; None at the end of input."""
        ...


class TerminalScreen:
    """Standard input and output. A thread waits for lines, so that the game can go on."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._is_reading = False

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def clear(self) -> None:
        """If the screen cannot be cleared, scroll its contents out of sight."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * self.console.height)

    async def line(self) -> str | None:
        if not self._is_reading:
            self._is_reading = True
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._read, args=(loop,), daemon=True).start()
        return await self._lines.get()

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        for text in _typed():
            try:
                loop.call_soon_threadsafe(self._lines.put_nowait, text)
            except RuntimeError:  # the loop was closed while we waited
                return


def _typed() -> Iterable[str | None]:
    for text in sys.stdin:
        yield text.strip()
    yield None
