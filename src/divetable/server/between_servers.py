"""What servers that share a store tell each other: news, who is where, and who holds a torch.

News are hints: what they tell is in the store already. While some server is without the bus, all
look into the store.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.server.pictures import has_shared_torch
from divetable.server.torch import Held, WhoHolds
from divetable.storage.bus import Bus
from divetable.storage.store import BrokenStore, StoreError

if TYPE_CHECKING:
    from divetable.server.hall import Hall
    from divetable.server.rooms import Room

BEAT_SECONDS = 1.0
POLL_SECONDS = 1.0  # while a server is without the bus
PRESENCE_SECONDS = 6.0  # a server that is silent for longer is gone
NEWS, PRESENCE, TORCH = "table", "presence", "torch"


class News(msgspec.Struct, array_like=True):
    """A table has a new entry."""

    server: str
    table: str
    number: int


class Beat(msgspec.Struct, array_like=True):
    """These seats are connected here."""

    server: str
    seats: dict[str, list[int]]


class BetweenServers:
    """This server among the others."""

    def __init__(self, hall: "Hall", bus: Bus) -> None:
        self.presence_lasts = PRESENCE_SECONDS
        self._hall = hall
        self._bus = bus
        self._is_alone = not hall.config.bus
        self._newest: dict[str, int] = {}  # heard of tables while they are loaded
        self._behind: set[str] = set()  # tables at which we may have missed something
        self._shared: set[str] = set()  # tables with people whom other servers have
        self._misses_bus = False

    async def start(self) -> None:
        await self._bus.subscribe(NEWS, self._on_news, self._on_gap)
        await self._bus.subscribe(PRESENCE, self._on_presence, lambda: None)
        await self._bus.subscribe(TORCH, self._on_torch, lambda: None)

    # News

    def announce(self, name: str, number: int) -> None:
        """A table has a new entry."""
        self._publish(NEWS, News(self._hall.server, name, number))

    def _publish(self, subject: str, message: News | Beat | Held | WhoHolds) -> None:
        if not self._is_alone:
            self._hall.spawn(self._bus.publish(subject, msgspec.json.encode(message)))

    def _on_news(self, subject: str, data: bytes) -> None:
        news = msgspec.json.decode(data, type=News)
        if news.table in self._newest:
            self._newest[news.table] = max(news.number, self._newest[news.table])
        room = self._hall.rooms.get(news.table)
        if news.server != self._hall.server and room and room.table.number < news.number:
            self._hall.spawn(self.catch_up(room))

    def begin_loading(self, name: str) -> None:
        """News of this table may come before it is in memory."""
        self._newest[name] = 0

    def end_loading(self, name: str, room: "Room | None" = None) -> None:
        """It is in memory now, if all went well."""
        newest = self._newest.pop(name)
        if room and newest > room.table.number:
            self._hall.spawn(self.catch_up(room))

    def _on_gap(self) -> None:
        """Messages may have been lost: look at every table."""
        for room in self._hall.rooms.values():
            self._hall.spawn(self.catch_up(room))
            self.ask_for_torch(room)

    async def catch_up(self, room: "Room") -> None:
        """If the store is away just now we look again: these news may be the last for long."""
        try:
            await room.catch_up()
        except RulesError:
            pass  # it was removed
        except (BrokenStore, msgspec.MsgspecError) as error:
            self._hall.cannot_read(room.name, error)
        except StoreError:
            self.look_again_at(room.name)

    def look_again_at(self, name: str) -> None:
        """We may have missed something at this table."""
        self._behind.add(name)

    # Beats

    async def beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except Exception as error:
                self._hall.log.error("beat failed", problem=type(error).__name__)

    async def beat(self) -> None:
        """Say in the store and to the others that we are there, and whom we have."""
        await self._hall.pulse.beat(apart=not self._bus.is_connected)
        behind, self._behind = self._behind, set()
        rooms = self._hall.rooms
        for room in filter(None, map(rooms.get, behind)):
            self._hall.spawn(self.catch_up(room))
        if not self._is_alone:
            here = {name: room.presence.seats_here for name, room in rooms.items()}
            self._tell_presence({name: seats for name, seats in here.items() if seats})
        self._look_elsewhere()

    def shares(self, name: str) -> None:
        """Another server has people at this table, too."""
        self._shared.add(name)

    def _look_elsewhere(self) -> None:
        """Servers that said nothing for a while are gone, unless it is we who cannot hear them."""
        rooms = self._hall.rooms
        if self.is_apart:
            for room in rooms.values():
                room.presence.keep_believing()
            return
        shared, self._shared = self._shared, set()
        for room in filter(None, map(rooms.get, shared)):
            room.presence.tell()
            if room.presence.anybody_elsewhere:
                self.shares(room.name)

    def tell_presence(self, name: str, seats: Sequence[Seat]) -> None:
        self._tell_presence({name: seats})

    def _tell_presence(self, seats: dict[str, Sequence[Seat]]) -> None:
        here = {name: list(map(int, some)) for name, some in seats.items()}
        self._publish(PRESENCE, Beat(self._hall.server, here))

    def _on_presence(self, subject: str, data: bytes) -> None:
        beat = msgspec.json.decode(data, type=Beat)
        if beat.server == self._hall.server:
            return
        for name, seats in beat.seats.items():
            if room := self._hall.rooms.get(name):
                room.presence.seen_elsewhere(map(Seat, seats))

    # Torches

    def announce_torch(self, said: Held | WhoHolds) -> None:
        self._publish(TORCH, said)

    def ask_for_torch(self, room: "Room") -> None:
        """Another server may know where it is held."""
        if has_shared_torch(room.table):
            self.announce_torch(WhoHolds(self._hall.server, room.name))

    def _on_torch(self, subject: str, data: bytes) -> None:
        said = msgspec.json.decode(data, type=Held | WhoHolds)
        room = self._hall.rooms.get(said.table)
        if room is None or said.server == self._hall.server:
            return
        if isinstance(said, Held):
            room.torch.hear(said)
        elif room.torch.is_held:
            self.announce_torch(room.torch.held)

    # While a server is without the bus

    @property
    def is_apart(self) -> bool:
        """Whether some server is without the bus, so that news are only in the store."""
        within = 3 * int(BEAT_SECONDS * 1000)
        return not self._bus.is_connected or self._hall.pulse.is_somebody_apart(within)

    async def polls(self) -> None:
        """People go on hearing each other: one question for all tables that somebody looks at."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            self._watch_bus()
            if not self.is_apart:
                continue
            try:
                await self._poll()
            except Exception as error:
                self._hall.log.error("poll failed", problem=type(error).__name__)

    def _watch_bus(self) -> None:
        misses = not self._bus.is_connected
        if misses and not self._misses_bus:
            self._hall.log.warning("the bus is away; polling the store")
        elif self._misses_bus and not misses:
            self._hall.log.warning("the bus is back")
        self._misses_bus = misses

    async def _poll(self) -> None:
        hall = self._hall
        names = [name for name in hall.rooms if hall.is_watched(name)]
        for name, number in (await hall.store.newest(names)).items():
            room = hall.rooms.get(name)
            if room and room.table.number < number and name not in hall.unreadable:
                hall.spawn(self.catch_up(room))
