"""Seats that must stay connected: asked often, and cut off when they fall silent. [T-4.6]

A connection that is half open looks like any other until somebody asks. So while a game has a
lifeline we ping its seat, and count from the last that was heard of it.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from divetable.core.game import TABLE, Lifeline, Seat
from divetable.server.errands import NothingToDo
from divetable.tables.decisions import Decision, resolve
from divetable.tables.table import Table

if TYPE_CHECKING:
    from divetable.server.rooms import Room

PAUSE = 0.5  # seconds between two looks
STALL = 0.5  # seconds that we may be late ourselves; then nobody is blamed for silence

AnyLifeline = Lifeline[Any]


class Divers(Protocol):
    """Those at a table, as far as lifelines need them."""

    def lifelines(self) -> Sequence[AnyLifeline]:
        """The lifelines of people, now."""
        ...

    def heard_of(self, seat: Seat) -> float | None:
        """When a connection of this seat was last heard here; None if it has none here."""
        ...

    def is_elsewhere(self, seat: Seat) -> bool:
        """Whether another server has this seat connected, which then looks after it."""
        ...

    def probe(self, seat: Seat) -> None:
        """Ask every connection of this seat whether anybody is there."""
        ...

    def cut(self, lifeline: AnyLifeline) -> None:
        """It was silent for too long."""
        ...


class Lifelines:
    """Looks after the lifelines of one table for as long as it has any."""

    def __init__(self, divers: Divers, newcomers: float, clock: Callable[[], float]) -> None:
        """`newcomers`: seconds we wait for word of a seat that was never connected here."""
        self._divers = divers
        self._newcomers = newcomers
        self._clock = clock
        self._heard: dict[Seat, float] = {}
        self._looked = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Begin to look, if there is something to look after."""
        if self._timer is None and self._divers.lifelines():
            self._looked = self._clock()
            self._again()

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        self._heard.clear()

    def _again(self) -> None:
        self._timer = None
        lifelines = self._divers.lifelines()
        if not lifelines:
            self.stop()
            return
        self.check(lifelines)
        self._timer = asyncio.get_running_loop().call_later(PAUSE, self._again)

    def check(self, lifelines: Sequence[AnyLifeline]) -> None:
        """Look once: cut off the silent, and ask all others."""
        now = self._clock()
        if now - self._looked > PAUSE + STALL:  # we were away: what they said waits to be read
            self._heard = dict.fromkeys(self._heard, now)
        self._looked = now
        for lifeline in lifelines:
            if now - self._last_heard(lifeline.seat, now) > lifeline.milliseconds / 1000:
                self._divers.cut(lifeline)
            else:
                self._divers.probe(lifeline.seat)

    def _last_heard(self, seat: Seat, now: float) -> float:
        heard = now if self._divers.is_elsewhere(seat) else self._divers.heard_of(seat)
        if heard is None and seat not in self._heard:
            heard = now + self._newcomers
        self._heard[seat] = max(heard or 0.0, self._heard.get(seat, now))
        return self._heard[seat]


class SeatedDivers:
    """Those at the table of a room."""

    __slots__ = ("_room",)

    def __init__(self, room: "Room") -> None:
        self._room = room

    def lifelines(self) -> Sequence[AnyLifeline]:
        table = self._room.table
        if table.phase != "playing":
            return ()
        bots = table.played_by_bots
        return [one for one in table.game.lifelines(table.state) if one.seat not in bots]

    def heard_of(self, seat: Seat) -> float | None:
        players = self._room.guests.players_of(seat)
        return max((listener.heard_at for listener in players), default=None)

    def is_elsewhere(self, seat: Seat) -> bool:
        return self._room.presence.is_elsewhere(seat)

    def probe(self, seat: Seat) -> None:
        for listener in self._room.guests.players_of(seat):
            listener.probe()

    def cut(self, lifeline: AnyLifeline) -> None:
        def decide(table: Table) -> Decision:
            if lifeline not in self.lifelines():
                raise NothingToDo
            return resolve(table, TABLE, lifeline.action, self._room.hall.now(), stand_in=True)

        self._room.hall.spawn(self._room.attempt(decide))
