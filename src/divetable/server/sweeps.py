"""Tables that nobody looks at: their clocks, and when they leave memory or the store. [T-8.3]"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from divetable.core.errors import RulesError
from divetable.server.errands import NothingToDo
from divetable.storage.store import Stage, StoreError
from divetable.tables.decisions import Decision
from divetable.tables.entries import Closed
from divetable.tables.table import Table

if TYPE_CHECKING:
    from divetable.server.hall import Hall
    from divetable.server.rooms import Room

SWEEP_SECONDS = 5.0
CLEAN_UP_EVERY = 120  # sweeps
AN_HOUR = 3_600_000
A_DAY = 24 * AN_HOUR


class Sweeps:
    """Goes round all tables of the store, now and then."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    async def run(self) -> None:
        """Clocks of tables that are not in memory, idle rooms, abandoned tables."""
        slow = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.wake_due()
                await self._hall.folds.keep(self._hall.rooms.values())
                await self.put_away()
                if slow % CLEAN_UP_EVERY == 0:
                    await self.clean_up()
                slow += 1
            except Exception as error:
                self._hall.log.error("sweep failed", problem=type(error).__name__)

    async def wake_due(self) -> None:
        """Load the tables whose clocks want looking at."""
        for name in await self.due():
            await self._alone(name, self._wake)

    async def due(self) -> list[str]:
        """Tables with a clock that has run out. What they are owed for absences counts already,
        so that none is loaded only to be paid. [T-4.2]"""
        now, absences = self._hall.now(), self._hall.pulse.absences
        found = await self._hall.store.due(now)
        return [name for name, due, at in found if due + absences.since(at) <= now]

    async def _alone(self, name: str, work: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """Do something about a table; if that fails no other table suffers."""
        if name in self._hall.unreadable:
            return
        try:
            await work(name)
        except RulesError:
            pass  # it is gone, or damaged, which was told already
        except StoreError:
            raise
        except Exception as error:
            self._hall.failed("table failed", error)

    async def _wake(self, name: str) -> None:
        (await self._hall.room(name)).wake()

    async def put_away(self) -> None:
        """Idle rooms leave memory; a sweep wakes those whose clocks run out."""
        now, span = self._hall.now(), int(self._hall.config.idle_room_seconds * 1000)

        def put_away(room: "Room") -> None:
            is_still_here = self._hall.rooms.get(room.name) is room  # others go on between slices
            if is_still_here and room.is_idle(now - span, now + span):
                self._hall.put_off(room.name)

        await self._hall.slices.each(list(self._hall.rooms.values()), put_away)
        self._hall.metrics.rooms.set(len(self._hall.rooms))

    async def clean_up(self) -> None:
        """Time without a server does not count here either."""
        config = self._hall.config
        await self._hall.openings.count()
        await self._forget(config.empty_after_hours * AN_HOUR, "new")
        await self._forget(config.unstarted_after_hours * AN_HOUR, "open", "lesson")
        await self._forget(config.forget_after_days * A_DAY)
        quiet = self._before(config.close_after_days * A_DAY)
        for name in await self._hall.store.quiet(quiet, "new", "open", "lesson", "playing", None):
            await self._alone(name, self._shut)

    def _before(self, span: float) -> int:
        return self._hall.pulse.absences.before(self._hall.now(), int(span))

    async def _forget(self, span: float, *stages: Stage) -> None:
        """Remove tables that have been quiet for this long, unless somebody is looking at them."""
        quiet = await self._hall.store.quiet(self._before(span), *stages)
        await self.remove([name for name in quiet if not self._hall.is_watched(name)])

    async def remove(self, names: Sequence[str]) -> None:
        for name in names:
            self._hall.put_off(name)
        await self._hall.store.remove(*names)
        self._hall.openings.tables -= len(names)

    async def _shut(self, name: str) -> None:
        """Close a table, and note that it is over: of old ones we learn it only now."""
        was_open = name in self._hall.rooms
        room = await self._hall.room(name)
        if room.guests:
            return
        await room.attempt(self._close)
        if room.table.phase in ("over", "closed"):
            await self._hall.store.mark(name, "over")
        if not was_open and not room.guests:
            self._hall.put_off(name)

    def _close(self, table: Table) -> Decision:
        """Nobody came back."""
        if table.phase in ("over", "closed"):
            raise NothingToDo
        return Closed(at=self._hall.now()), None


def stage_of(table: Table) -> Stage:
    """How far a table has come, for those who tidy up."""
    if table.phase in ("over", "closed"):
        return "over"
    if not table.seating.was_taken:
        return "new"
    if table.shown.set_up and len({*table.devices} - {""}) <= 1:
        return "lesson"  # one device plays it alone
    return "open" if table.phase == "open" else "playing"
