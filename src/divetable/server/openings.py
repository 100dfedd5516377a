"""How tables come to be: laid, limited, and set again for a rematch."""

import asyncio
from typing import TYPE_CHECKING

from divetable.server.errands import NothingToDo
from divetable.server.limits import Buckets
from divetable.server.secrets import SHORT, hashed
from divetable.storage.store import Append, Link, Role
from divetable.tables import refusals
from divetable.tables.decisions import Decision
from divetable.tables.entries import (
    AnyEntry,
    BotSeated,
    Opened,
    Rematched,
    SeatTaken,
    Started,
    encode,
)
from divetable.tables.names import read_name
from divetable.tables.opening import open_table
from divetable.tables.table import Table
from divetable.wire.http import NewTable

if TYPE_CHECKING:
    from divetable.server.hall import Hall
    from divetable.server.rooms import Room

A_LESSON = 0.1  # of a table: a class may learn behind one address
CODES: tuple[Role, ...] = ("invite", "watch", "screen", "replay")


class Openings:
    """Opens tables, one after the other, within the limits of devices and addresses. [T-8.2]"""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self._turn = asyncio.Lock()  # tables are counted and opened one after the other
        hourly = hall.config.tables_per_hour
        self._buckets = Buckets(hourly / 3600, hourly)
        self.tables = 0  # counted now and then, for the limit

    async def count(self) -> None:
        self.tables = await self._hall.store.count()

    async def open(self, wanted: NewTable, device: str, address: str = "") -> "Room":
        """A new table; whoever gives a name sits down at once."""
        if self.tables >= self._hall.config.max_tables:
            raise refusals.TOO_MANY_TABLES()
        laid = (wanted.game, wanted.seats, wanted.options, wanted.settings)
        opened = open_table(*laid, device, self._codes(), self._hall.now(), wanted.position)
        follow: list[AnyEntry] = []
        if wanted.name is not None:
            name = read_name(wanted.name)
            follow = [SeatTaken(at=opened.at, seat=0, name=name, device=device)]
        async with self._turn:
            await self._make_room(device, address, opened.position is not None)
            return await self._create(opened, follow, device)

    async def _make_room(self, device: str, address: str, is_lesson: bool) -> None:
        """Refused if a device or an address has too many tables. [T-8.2]

        Lessons that were left longest ago make room, and one lesson is always possible.
        """
        hall, most = self._hall, self._hall.config.tables_per_device
        unfinished = await hall.store.unfinished(device)
        lessons = [name for name, stage in unfinished if stage == "lesson"]
        left = [name for name in lessons if not hall.is_watched(name)]
        too_many = max(0, len(unfinished) + 1 - most)
        if too_many > len(left) and (len(left) < len(lessons) or not is_lesson):
            raise refusals.TOO_MANY_OPEN(most=most)
        if address and not self._buckets.of(address).take(A_LESSON if is_lesson else 1.0):
            hall.metrics.limited.inc()
            raise refusals.TOO_MANY_OPENED(most=hall.config.tables_per_hour)
        await hall.sweeps.remove(left[:too_many])

    def _codes(self) -> dict[str, str]:
        secrets = self._hall.secrets
        return {role: secrets.code(SHORT) if role == "invite" else secrets.code() for role in CODES}

    async def _create(self, opened: Opened, follow: list[AnyEntry], opener: str = "") -> "Room":
        hall = self._hall
        name = hall.secrets.table()
        links = [Link(hashed(opened.codes[role]), name, role) for role in CODES]
        first = Append(name, 1, encode(opened), opened.at, stage="new")
        await hall.store.create(first, links, opener)
        self.tables += 1
        hall.metrics.opened.inc()
        room = await hall.room(name)
        for entry in follow:
            await room.submit(lambda _, entry=entry: (entry, None))  # type: ignore[misc]
        devices = {opened.host, *room.table.devices} - {""}
        for device in devices:
            await hall.store.remember(device, name)
        return room

    # Rematches [T-2.4]

    def offer_rematch(self, room: "Room") -> None:
        """Open it as soon as all have agreed to one."""
        table = room.table
        request = table.request("rematch")
        if request is None or table.shown.rematch:
            return
        if set(table.asked_to_agree(request)) <= set(request.agreed):
            self._hall.spawn(self._rematch(room))

    async def _rematch(self, room: "Room") -> None:
        name = await self.open_rematch(room.table)

        def decide(table: Table) -> Decision:
            if table.shown.rematch or table.request("rematch") is None:
                raise NothingToDo
            return Rematched(at=self._hall.now(), table=name), None

        await room.attempt(decide)

    async def open_rematch(self, table: Table) -> str:
        """The same people with the same options at a new table, which starts at once."""
        old, now, secrets = table.opened, self._hall.now(), self._hall.secrets
        again = {**table.shown.options, **table.game.again(table.state)}
        opened = Opened(
            at=now,
            game=old.game,
            rules=table.game.rules_version,
            seats=len(table.seats),
            options=table.shown.options if old.position else again,
            settings=table.settings,
            host=old.host,
            codes=self._codes(),
            position=old.position,
        )
        follow: list[AnyEntry] = []
        for at, seat in enumerate(table.seats):
            if seat.kind == "bot":
                follow.append(BotSeated(at=now, seat=at, level=seat.level, name=seat.name))
            else:
                device = table.devices[at]
                follow.append(SeatTaken(at=now, seat=at, name=seat.name, device=device))
        follow.append(Started(at=now, seed=secrets.seed(), salt=secrets.seed()))
        return (await self._create(opened, follow)).name
