"""People before a screen, for tests: they read what is printed and type a line."""

import asyncio
import re
from random import Random

from rich.console import Console, RenderableType

DIVES = ("ready 1 2 3s", "ready 12s 3 45", "ready 5s", "ready 1 2 3 4 5")

ASKED = ("it is up to you:", "du bist dran:")


class AutoScreen:
    """Types whatever fits when something is offered; or a script, and nothing else."""

    def __init__(self, seed: int, script: tuple[str, ...] = (), stay: int = 100_000) -> None:
        self.printed: list[str] = []
        self.cleared: list[int] = []  # how much had been printed by then
        self._console = Console(width=120, color_system=None, force_terminal=False)
        self._random = Random(seed)
        self._script = script
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._stay = stay  # lines until they give up
        self.over = "The game is over"
        self.at_the_end = ["quit"]

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            with self._console.capture() as captured:
                self._console.print(thing)
            self._read(captured.get().rstrip("\n"))

    def clear(self) -> None:
        self.cleared.append(len(self.printed))

    async def line(self) -> str | None:
        return await self._lines.get()

    @property
    def text(self) -> str:
        return "\n".join(self.printed)

    def _read(self, text: str) -> None:
        self._is_offered = bool(self.printed) and self.printed[-1].endswith(ASKED)
        self.printed.append(text)
        if self._script:
            self._follow_script(text)
        elif text.startswith("Hand the screen"):
            self.type("")
        elif text.startswith(self.over):
            for line in self.at_the_end[: 2 if len(self.at_the_end) > 1 else 1]:
                self.type(line)
            self.at_the_end = ["quit"]
        elif self._is_offered:
            self.type(self._answer(text))
        elif re.search(r" \[[A-Z]-[A-Z]?\d+(\.\d+)?\]$", text):  # refused: look again
            self.type("board")

    def _follow_script(self, text: str) -> None:
        """Everything at once, as soon as anything is offered."""
        if self._is_offered and self._lines.empty():
            for line in self._script:
                self.type(line)

    def type(self, line: str) -> None:
        self._stay -= 1
        if self._stay == 0:
            line = "resign"
        self._lines.put_nowait(line if self._stay >= 0 else "quit")

    def _answer(self, menu: str) -> str:
        if "ready 1 3s 45 2" in menu:
            return self._random.choice(DIVES)
        numbers = re.findall(r"^ *(\d+) ", menu, re.MULTILINE)
        return self._random.choice(numbers) if numbers else "board"
