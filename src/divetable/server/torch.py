"""The torch that all at a table of Dive share: whoever moved it last holds it. [D-3.3] [T-6.8]

Where it is held is no step of the game and stands in no log. It is told a few times a second at
most; the last place always is. Several servers come to the same without asking anybody: they
count moves, the higher number wins, and of equal ones the server whose name is greater.
"""

import asyncio
from collections.abc import Callable

import msgspec

from divetable.tables.commands import Place
from divetable.wire.messages import Torch

PAUSE = 1 / 15  # seconds between two tellings


class Held(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Who holds it where, after so many moves; also between servers."""

    server: str  # at which it was moved
    table: str
    move: int
    seat: int
    place: Place | None  # None: it was put down


class WhoHolds(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Between servers: this one has just begun to look at a table."""

    server: str
    table: str


def torch_of(held: Held) -> Torch:
    """What everybody at the table hears of it."""
    return Torch(table=held.table, seat=held.seat, place=held.place)


class SharedTorch:
    """The torch of one table, as this server knows it."""

    def __init__(self, server: str, table: str, tell: Callable[[Held], None]) -> None:
        self.held = self._told = Held(server, table, 0, 0, None)
        self._server = server
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_held(self) -> bool:
        return self.held.place is not None

    def move(self, seat: int, place: Place | None, take: bool = True) -> None:
        """A seat moves it; only whoever holds it can put it down.

        Whoever waves it has not yet heard that another took it: without `take` that is no snatching
        back.
        """
        is_mine = self.is_held and self.held.seat == seat
        if is_mine or (place is not None and (take or not self.is_held)):
            self.hear(Held(self._server, self.held.table, self.held.move + 1, seat, place))

    def hear(self, held: Held) -> None:
        """It was moved, here or elsewhere."""
        if (held.move, held.server) > (self.held.move, self.held.server):
            self.held = held
            if self._timer is None:
                self._say()

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _say(self) -> None:
        """Tell what is new, and no more for a while; then whatever is new by then."""
        self._timer = None
        if self.held is not self._told:
            self._told = self.held
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._say)
            self._tell(self.held)
