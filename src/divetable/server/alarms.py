"""When the table next has to be looked at by itself, and what a clock does when it runs out."""

import asyncio
from typing import TYPE_CHECKING, Any

from divetable.core.game import TABLE
from divetable.server.errands import NothingToDo
from divetable.tables.decisions import Decision, resolve, sit_out
from divetable.tables.shown import Clock
from divetable.tables.table import Table

if TYPE_CHECKING:
    from divetable.server.rooms import Room

SHORTEST_SLEEP = 0.001  # seconds
LONGEST_SLEEP = 3600.0  # seconds; timers of days are looked at again in between
LONGEST_PATIENCE = 60.0  # seconds until a clock that moved nothing is looked at again
STANDSTILL = 1.0  # seconds; while the time stands still nothing is due


class Alarm:
    """The timer of one table. It wakes the room, which sets it again."""

    __slots__ = ("_patience", "_room", "_timer")

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None
        self._patience = SHORTEST_SLEEP

    def set(self, at: int | None) -> None:
        """Ring at this time at the tables; at none if it is None."""
        self.stop()
        if at is not None:
            wait = min(max(0.0, (at - self._room.hall.now()) / 1000), LONGEST_SLEEP)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait + self._patience, self._ring)

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def something_moved(self) -> None:
        self._patience = SHORTEST_SLEEP

    def _ring(self) -> None:
        self._timer = None
        self._room.hall.spawn(self.look_at_clocks())

    async def look_at_clocks(self) -> None:
        """If nothing came of it, look again later and later: a clock must not keep us busy."""
        room = self._room
        number, alarm = room.table.number, room.table.alarm
        is_due = alarm is not None and alarm <= room.hall.now()
        if is_due:
            await room.attempt(self._time_up)
        if room.table.number > number:
            self._patience = SHORTEST_SLEEP
        else:
            self._patience = min(self._patience * 2, LONGEST_PATIENCE if is_due else STANDSTILL)
        room.wake()

    def _time_up(self, table: Table) -> Decision:
        """The step that a clock makes when it runs out. [T-4.3]"""
        now, late = self._room.hall.now(), table.settings.late
        for clock in sorted(table.shown.clocks, key=lambda clock: clock.alarm):
            if table.phase != "playing" or clock.alarm > now:
                break
            if clock.kind != "move":
                return resolve(table, TABLE, action_of(table, clock), now)
            if late == "wait" or clock.seat not in table.waits_for:
                continue
            assert clock.seat is not None
            if late == "sit_out":
                step = sit_out(table, clock.seat, now)
                if step:
                    return step
            self._room.bots.let_think(clock.seat, once=True)
        raise NothingToDo


def action_of(table: Table, clock: Clock) -> Any:
    """What the table does by a clock of the game."""
    game, running = table.game, table.game.deadlines(table.state)
    if game.time_up is None or all(one.number != clock.number for one in running):
        raise NothingToDo
    return game.time_up(clock.number)
