"""All tables of a server process: found, loaded, watched over and put away."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
import structlog

from divetable.bots import SECONDS, TURN, Brains, Question, Thought, Told, levels_of, think
from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.games import GAMES
from divetable.server.archive import Archive
from divetable.server.config import Config
from divetable.server.feeds import Feed, feed_of
from divetable.server.limits import Buckets
from divetable.server.metrics import Metrics
from divetable.server.pictures import Pictures, has_shared_torch
from divetable.server.pulse import Clocks, Pulse
from divetable.server.rooms import NothingToDo, Room
from divetable.server.secrets import SHORT, Secrets, hashed, normal
from divetable.server.slices import Slices
from divetable.server.torch import Held, WhoHolds
from divetable.storage.bus import Bus
from divetable.storage.store import (
    Append,
    BrokenStore,
    Link,
    Role,
    Stage,
    Store,
    StoreError,
)
from divetable.tables import refusals
from divetable.tables.commands import Act, AnyCommand, Bot, Hint
from divetable.tables.decisions import Context, Decision, decide
from divetable.tables.entries import (
    AnyEntry,
    BotSeated,
    LinkMade,
    Moved,
    Opened,
    SeatTaken,
    Started,
    encode,
)
from divetable.tables.names import read_name
from divetable.tables.opening import open_table
from divetable.tables.steps import Happened
from divetable.tables.table import Table
from divetable.wire.http import NewTable
from divetable.workshop import Gate, Rank

T = TypeVar("T")

BEAT_SECONDS = 1.0
POLL_SECONDS = 1.0  # while a server is without the bus
PRESENCE_SECONDS = 6.0  # a server that is silent for longer is gone
SWEEP_SECONDS = 5.0
CLEAN_UP_EVERY = 120  # sweeps
AN_HOUR = 3_600_000
A_DAY = 24 * AN_HOUR
A_LESSON = 0.1  # of a table: a class may learn behind one address
NEWS, PRESENCE, TORCH = "table", "presence", "torch"
CODES: tuple[Role, ...] = ("invite", "watch", "screen", "replay")


class News(msgspec.Struct, array_like=True):
    """Between servers: a table has a new entry."""

    server: str
    table: str
    number: int


class Beat(msgspec.Struct, array_like=True):
    """Between servers: these seats are connected here."""

    server: str
    seats: dict[str, list[int]]


class Hall:
    """Where the tables stand."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        config: Config,
        secrets: Secrets | None = None,
        clocks: Clocks | None = None,
    ) -> None:
        self.store = store
        self.bus = bus
        self.config = config
        self.secrets = secrets or Secrets()
        self.metrics = Metrics()
        self.pictures = Pictures(config.picture_workers)
        self.brains = Brains(config.bot_workers, self._bot_failed)
        self.archive = Archive()
        self.slices = Slices()
        self.hinting = Gate(config.bot_workers + 1)  # one is told what it needs, others think
        self._rehearsed: set[str] = set()  # games whose bots are getting ready
        self.log: Any = structlog.get_logger()
        is_alone = not config.bus and not config.store.startswith("postgres")
        self.pulse = Pulse(store, clocks or Clocks(), is_alone, self._leapt)
        self.presence_lasts = PRESENCE_SECONDS
        self.rooms: dict[str, Room] = {}
        self.server = self.secrets.table()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._heard: dict[str, int] = {}  # of tables that are being loaded: their newest number
        self._behind: set[str] = set()  # tables of which we could not read the news
        self._unreadable: set[str] = set()  # tables whose log is damaged
        self._misses_bus = False
        self._opening = asyncio.Lock()  # tables are counted and opened one after the other
        self._openings = Buckets(config.tables_per_hour / 3600, config.tables_per_hour)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._tables = 0  # counted now and then, for the limit

    def now(self) -> int:
        """The time at the tables: milliseconds since 1970."""
        return self.pulse.now()

    # Life of the process

    async def start(self) -> None:
        await self.bus.subscribe(NEWS, self._on_news, self._on_gap)
        await self.bus.subscribe(PRESENCE, self._on_presence, lambda: None)
        await self.bus.subscribe(TORCH, self._on_torch, lambda: None)
        await self.pulse.beat()
        self._tables = await self.store.count()
        self.spawn(self._beats())
        self.spawn(self._polls())
        self.spawn(self._sweeps())
        if self.config.thinking_bots and self.config.rehearse:
            self.brains.rehearse(GAMES)

    async def stop(self) -> None:
        """Everything that was acknowledged is stored already; let the rest finish."""
        for task in list(self._tasks):
            task.cancel()
        for room in self.rooms.values():
            room.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreError):
            await self.pulse.beat()
        await self.bus.close()
        await self.store.close()
        for workshop in (self.brains, self.pictures, self.archive):
            await asyncio.to_thread(workshop.close)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something beside; a fault of it is logged and stops nothing."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.failed("task failed", error)

    def failed(self, what: str, error: BaseException) -> None:
        """A fault of ours: counted and logged, without what it may say about a game."""
        self.metrics.errors.inc()
        self.log.error(what, problem=type(error).__name__)

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._beat()
            except Exception as error:
                self.log.error("beat failed", problem=type(error).__name__)

    async def _beat(self) -> None:
        await self.pulse.beat(apart=not self.bus.is_connected)
        behind, self._behind = self._behind, set()
        for room in filter(None, map(self.rooms.get, behind)):
            self.spawn(self._catch_up(room))
        here = {name: room.seats_here for name, room in self.rooms.items()}
        self.spawn(self._publish_presence({n: list(map(int, s)) for n, s in here.items() if s}))
        for room in self.rooms.values():
            if self.is_apart:
                room.keep_believing()
            room.tell_presence()  # servers that said nothing for a while are gone

    def _leapt(self, milliseconds: int) -> None:
        """The time went on while nobody was there, or back. [T-4.2]"""
        for room in self.rooms.values():
            room.shift(milliseconds)
            if milliseconds > 0:
                self.spawn(room.credit())

    async def _sweeps(self) -> None:
        """Clocks of tables that are not in memory, idle rooms, abandoned tables. [T-8.3]"""
        slow = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for name in await self.store.due(self.now()):
                    await self._alone(name, self._wake)
                self._put_away()
                if slow % CLEAN_UP_EVERY == 0:
                    await self._clean_up()
                slow += 1
            except Exception as error:
                self.log.error("sweep failed", problem=type(error).__name__)

    async def _alone(self, name: str, work: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """Do something about a table; if that fails it is no other table's harm."""
        if name in self._unreadable:
            return
        try:
            await work(name)
        except RulesError:
            pass  # it is gone, or damaged, which was told already
        except StoreError:
            raise
        except Exception as error:
            self.failed("table failed", error)

    async def _wake(self, name: str) -> None:
        (await self.room(name)).wake()

    def _put_away(self) -> None:
        """Idle rooms leave memory; a sweep wakes those whose clocks run out."""
        now, span = self.now(), int(self.config.idle_room_seconds * 1000)
        for name, room in list(self.rooms.items()):
            if room.is_idle(now - span, now + span):
                self._put_off(name)
        self.metrics.rooms.set(len(self.rooms))

    async def _clean_up(self) -> None:
        """Time without a server does not count here either."""
        config = self.config
        self._tables = await self.store.count()
        await self._forget(config.empty_after_hours * AN_HOUR, "new")
        await self._forget(config.unstarted_after_hours * AN_HOUR, "open", "lesson")
        await self._forget(config.forget_after_days * A_DAY)
        quiet = self._before(config.close_after_days * A_DAY)
        for name in await self.store.quiet(quiet, "new", "open", "lesson", "playing", None):
            await self._alone(name, self._shut)

    def _before(self, span: float) -> int:
        return self.pulse.absences.before(self.now(), int(span))

    async def _forget(self, span: float, *stages: Stage) -> None:
        """Remove tables that have been quiet for this long, unless somebody is looking at them."""
        quiet = await self.store.quiet(self._before(span), *stages)
        await self._remove([name for name in quiet if not self._is_watched(name)])

    async def _remove(self, names: Sequence[str]) -> None:
        for name in names:
            self._put_off(name)
        await self.store.remove(*names)
        self._tables -= len(names)

    def _is_watched(self, name: str) -> bool:
        return name in self.rooms and self.rooms[name].is_watched

    def _put_off(self, name: str) -> None:
        """Out of memory."""
        if room := self.rooms.pop(name, None):
            room.stop()
        self.pictures.forget(name)

    async def _shut(self, name: str) -> None:
        """Close a table, and note that it is over: of old ones we learn it only now."""
        was_open = name in self.rooms
        room = await self.room(name)
        if room.is_watched:
            return
        await room.shut()
        if room.table.phase in ("over", "closed"):
            await self.store.mark(name, "over")
        if not was_open and not room.is_watched:
            self._put_off(name)

    # Between servers

    async def announce(self, name: str, number: int) -> None:
        if self.config.bus:
            await self.bus.publish(NEWS, msgspec.json.encode(News(self.server, name, number)))

    def tell_presence(self, name: str, seats: Sequence[Seat]) -> None:
        self.spawn(self._publish_presence({name: list(map(int, seats))}))

    async def _publish_presence(self, seats: dict[str, list[int]]) -> None:
        await self.bus.publish(PRESENCE, msgspec.json.encode(Beat(self.server, seats)))

    def _on_news(self, subject: str, data: bytes) -> None:
        news = msgspec.json.decode(data, type=News)
        if news.table in self._loading:
            self._heard[news.table] = max(news.number, self._heard.get(news.table, 0))
        room = self.rooms.get(news.table)
        if news.server != self.server and room and room.table.number < news.number:
            self.spawn(self._catch_up(room))

    def _on_presence(self, subject: str, data: bytes) -> None:
        beat = msgspec.json.decode(data, type=Beat)
        if beat.server == self.server:
            return
        for name, seats in beat.seats.items():
            if room := self.rooms.get(name):
                room.seen_elsewhere(map(Seat, seats))

    def announce_torch(self, said: Held | WhoHolds) -> None:
        if self.config.bus:
            self.spawn(self.bus.publish(TORCH, msgspec.json.encode(said)))

    def _ask_for_torch(self, room: Room) -> None:
        """Another server may know where it is held."""
        if has_shared_torch(room.table):
            self.announce_torch(WhoHolds(self.server, room.name))

    def _on_torch(self, subject: str, data: bytes) -> None:
        said = msgspec.json.decode(data, type=Held | WhoHolds)
        room = self.rooms.get(said.table)
        if room is None or said.server == self.server:
            return
        if isinstance(said, Held):
            room.torch.hear(said)
        elif room.torch.is_held:
            self.announce_torch(room.torch.held)

    def _on_gap(self) -> None:
        """Messages may have been lost: look at every table."""
        for room in self.rooms.values():
            self.spawn(self._catch_up(room))
            self._ask_for_torch(room)

    async def _catch_up(self, room: Room) -> None:
        """If the store is away just now we look again: these news may be the last for long."""
        try:
            await room.catch_up()
        except RulesError:
            pass  # it was removed
        except (BrokenStore, msgspec.MsgspecError) as error:
            self._cannot_read(room.name, error)
        except StoreError:
            self._behind.add(room.name)

    # While a server is without the bus

    @property
    def is_apart(self) -> bool:
        """Whether some server is without the bus, so that news are only in the store."""
        return not self.bus.is_connected or self.pulse.is_somebody_apart(
            3 * int(BEAT_SECONDS * 1000)
        )

    async def _polls(self) -> None:
        """People go on hearing each other: one question for all tables that somebody looks at."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            self._watch_bus()
            if not self.is_apart:
                continue
            try:
                await self._poll()
            except Exception as error:
                self.log.error("poll failed", problem=type(error).__name__)

    def _watch_bus(self) -> None:
        misses = not self.bus.is_connected
        if misses and not self._misses_bus:
            self.log.warning("the bus is away; polling the store")
        elif self._misses_bus and not misses:
            self.log.warning("the bus is back")
        self._misses_bus = misses

    async def _poll(self) -> None:
        names = [name for name in self.rooms if self._is_watched(name)]
        for name, number in (await self.store.newest(names)).items():
            room = self.rooms.get(name)
            if room and room.table.number < number and name not in self._unreadable:
                self.spawn(self._catch_up(room))

    # Tables

    async def room(self, name: str) -> Room:
        """A table, from memory or from the store; refused if there is none. [T-8.1]"""
        room = self.rooms.get(name)
        if room:
            return room
        loading = self._loading.get(name)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(name))
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loaded(name))
        return await asyncio.shield(loading)

    def _loaded(self, name: str) -> None:
        self._loading.pop(name, None)
        self._heard.pop(name, None)

    async def _load(self, name: str) -> Room:
        room = Room(self, await self._read(name))
        await room.credit()  # before any clock is looked at
        self.rooms[name] = room
        self.metrics.rooms.set(len(self.rooms))
        room.wake()
        if self._heard.pop(name, 0) > room.table.number:
            self.spawn(self._catch_up(room))
        room.offer_rematch()  # all had agreed, and the server was stopped
        self._ask_for_torch(room)
        return room

    async def _read(self, name: str) -> Feed:
        """A table from its log; refused if there is no such table, or if it is damaged."""
        log = await self.log_of(name)
        try:
            return await feed_of(name, log, self.slices)
        except Exception as error:  # an unreadable row, or a step that the rules do not allow
            self._cannot_read(name, error)
            raise refusals.UNREADABLE() from None

    def _cannot_read(self, name: str, error: Exception) -> None:
        """Only the damaged table stops; the operator is told once."""
        if name not in self._unreadable:
            self._unreadable.add(name)
            self.metrics.errors.inc()
            what = "a table is damaged; restore a backup (docs/storage.md)"
            self.log.error(what, table=name, problem=type(error).__name__)

    async def open(self, wanted: NewTable, device: str, address: str = "") -> Room:
        """A new table; whoever gives a name sits down at once."""
        if self._tables >= self.config.max_tables:
            raise refusals.TOO_MANY_TABLES()
        codes = self._codes()
        laid = (wanted.game, wanted.seats, wanted.options, wanted.settings)
        opened = open_table(*laid, device, codes, self.now(), wanted.position)
        follow: list[AnyEntry] = []
        if wanted.name is not None:
            name = read_name(wanted.name)
            follow = [SeatTaken(at=opened.at, seat=0, name=name, device=device)]
        async with self._opening:
            await self._make_room(device, address, opened.position is not None)
            return await self._create(opened, follow, device)

    async def _make_room(self, device: str, address: str, is_lesson: bool) -> None:
        """Refused if a device or an address has too many tables. [T-8.2]

        Lessons that were left longest ago make room, and one lesson is always possible.
        """
        most = self.config.tables_per_device
        unfinished = await self.store.unfinished(device)
        lessons = [name for name, stage in unfinished if stage == "lesson"]
        left = [name for name in lessons if not self._is_watched(name)]
        too_many = max(0, len(unfinished) + 1 - most)
        if too_many > len(left) and (len(left) < len(lessons) or not is_lesson):
            raise refusals.TOO_MANY_OPEN(most=most)
        if address and not self._openings.of(address).take(A_LESSON if is_lesson else 1.0):
            self.metrics.limited.inc()
            raise refusals.TOO_MANY_OPENED(most=self.config.tables_per_hour)
        await self._remove(left[:too_many])

    def _codes(self) -> dict[str, str]:
        return {
            role: self.secrets.code(SHORT) if role == "invite" else self.secrets.code()
            for role in CODES
        }

    async def _create(self, opened: Opened, follow: list[AnyEntry], opener: str = "") -> Room:
        name = self.secrets.table()
        links = [Link(hashed(code), name, _role(role)) for role, code in opened.codes.items()]
        first = Append(name, 1, encode(opened), opened.at, stage="new")
        await self.store.create(first, links, opener)
        self._tables += 1
        self.metrics.opened.inc()
        room = await self.room(name)
        for entry in follow:
            await room.submit(lambda _, entry=entry: (entry, None))  # type: ignore[misc]
        devices = {opened.host, *room.table.devices} - {""}
        for device in devices:
            await self.store.remember(device, name)
        return room

    async def open_rematch(self, table: Table) -> str:
        """The same people with the same options at a new table, which starts at once. [T-2.4]"""
        old = table.opened
        now = self.now()
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
        follow.append(Started(at=now, seed=self.secrets.seed(), salt=self.secrets.seed()))
        return (await self._create(opened, follow)).name

    async def find(self, code: str) -> Link:
        """What a link opens. [T-1.6]"""
        link = await self.store.find_link(hashed(normal(code))) if normal(code) else None
        if link is None:
            raise refusals.BAD_LINK()
        return link

    async def carry_out(self, device: str, command: AnyCommand) -> Happened:
        """Do what a device wants at a table."""
        room = await self.room(command.table)
        levels = self.levels_of(room.table.game.name) if isinstance(command, Bot | Hint) else ()
        context = Context(self.now(), self.secrets.seed, levels)
        happened = await room.submit(lambda table: decide(table, device, command, context))
        if isinstance(happened.entry, SeatTaken):
            await self.store.remember(device, room.name)
        if isinstance(happened.entry, BotSeated) and happened.entry.level != "random":
            self._prepare_bots(room.table.game.name)
        return happened

    def carry_out_now(
        self, room: Room, device: str, command: Act, told: Callable[[Happened | None], None]
    ) -> bool:
        """Do a step of the game at once; False if somebody else is at the table."""
        context = Context(self.now(), self.secrets.seed, ())
        return room.submit_now(lambda table: decide(table, device, command, context), told)

    async def make_seat_link(self, room: Room, device: str, seat: int) -> str:
        """A link that moves a seat to whoever opens it first. [T-1.6]"""
        code = self.secrets.code()

        def make(table: Table) -> Decision:
            if seat not in table.seats_of(device):
                raise refusals.NOT_YOUR_SEAT(seat=seat)
            return LinkMade(at=self.now(), seat=seat, code=hashed(code)), None

        await room.submit(make)
        await self.store.add_link(Link(hashed(code), room.name, "seat"))
        return code

    async def move_seat(self, link: Link, device: str) -> tuple[Room, int]:
        """Take over the seat of a link, once. [T-1.6]"""
        room = await self.room(link.table)

        def move(table: Table) -> Decision:
            seat = table.seating.links.get(link.code)
            if seat is None:
                raise refusals.LINK_USED()
            return Moved(at=self.now(), seat=seat, device=device, code=link.code), None

        happened = await room.submit(move)
        assert isinstance(happened.entry, Moved)
        await self.store.remember(device, room.name)
        return room, happened.entry.seat

    async def log_of(self, name: str) -> list[bytes]:
        """All entries of a table, as they are stored; refused if there is no such table. [T-8.1]"""
        try:
            log = await self.store.entries(name)
        except BrokenStore as error:
            self._cannot_read(name, error)
            raise refusals.UNREADABLE() from None
        if not log:
            raise refusals.NOT_FOUND()
        return log

    # Bots

    def levels_of(self, game: str) -> tuple[str, ...]:
        """The bots that can be had here. [T-1.5]"""
        return levels_of(game) if self.config.thinking_bots else ("random",)

    async def think(
        self, told: Told, level: str, keys: Sequence[str], rank: Rank = TURN
    ) -> Thought:
        """Ask a bot, away from the loop; it gets what its seat was told and nothing else.

        The keys say in whose name: a device, a table, an address. Cancelling withdraws it.
        """
        question = Question(told, level, self.secrets.number(), SECONDS[level])
        if level == "random":
            return await asyncio.to_thread(think, *question)
        return await asyncio.wrap_future(self.brains.think(question, rank, keys))

    def _prepare_bots(self, game: str) -> None:
        if game not in self._rehearsed:
            self._rehearsed.add(game)
            self.brains.prepare(game)

    def _bot_failed(self, problem: str) -> None:
        """A bot was replaced by a move at random. [T-2.7]"""
        self.metrics.errors.inc()
        self.log.error("bot failed", problem=problem)


def _role(name: str) -> Role:
    for role in CODES:
        if role == name:
            return role
    raise AssertionError(name)


__all__ = ["Hall", "NothingToDo"]
