"""All tables of a server process: loaded, kept, and what they share."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from divetable.bots import (
    NAMES,
    SECONDS,
    TURN,
    Brains,
    Inquiry,
    Situation,
    Thought,
    levels_of,
    think,
)
from divetable.games import GAMES
from divetable.server.archive import Archive
from divetable.server.between_servers import BetweenServers
from divetable.server.config import Config
from divetable.server.feeds import RECENT, Feed, feed_of
from divetable.server.folds import Folds
from divetable.server.metrics import Metrics
from divetable.server.openings import Openings
from divetable.server.pictures import Pictures
from divetable.server.pulse import Clocks, Pulse
from divetable.server.rooms import Room
from divetable.server.secrets import Secrets
from divetable.server.slices import Slices
from divetable.server.sweeps import Sweeps
from divetable.storage.bus import Bus
from divetable.storage.store import BrokenStore, Store, StoreError
from divetable.tables import refusals
from divetable.tables.commands import AnyCommand, Bot, Hint
from divetable.tables.decisions import Context, decide
from divetable.tables.entries import BotSeated, SeatTaken, StoodIn
from divetable.tables.steps import Happened
from divetable.workshop import Foundry, Gate, Rank

T = TypeVar("T")


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
        self.log: Any = structlog.get_logger()
        self.server = self.secrets.table()
        self.rooms: dict[str, Room] = {}
        self.unreadable: set[str] = set()  # tables whose log is damaged
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        is_alone = not config.bus and not config.store.startswith("postgres")
        self.clocks = clocks or Clocks()
        self.pulse = Pulse(store, self.clocks, is_alone, self._leapt)
        self.between = BetweenServers(self, bus)
        self.openings = Openings(self)
        self.sweeps = Sweeps(self)
        self.slices = Slices()
        self.folds = Folds(store, self.slices, self.log_of)
        self.archive = Archive()
        self.foundry: Foundry = Foundry(self._compiling_failed)
        self.pictures = Pictures(config.picture_workers, self.foundry)
        self.brains = Brains(config.bot_workers, self._bot_failed, self.foundry)
        self.hinting = Gate(config.bot_workers + 1)  # one is told what it needs, others think

    def now(self) -> int:
        """The time at the tables: milliseconds since 1970."""
        return self.pulse.now()

    # Life of the process

    async def start(self) -> None:
        await self.between.start()
        await self.pulse.beat()
        await self.openings.count()
        self.spawn(self.between.beats())
        self.spawn(self.between.polls())
        self.spawn(self.sweeps.run())
        if self.config.rehearse:
            self.pictures.foresee()
            if self.config.thinking_bots:
                self.brains.foresee(GAMES)

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
        for workshop in (self.foundry, self.brains, self.pictures, self.archive):
            await asyncio.to_thread(workshop.close)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run in the background; a failure is logged and stops nothing."""
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

    def _leapt(self, milliseconds: int) -> None:
        """The time went on while nobody was there, or back. [T-4.2]"""
        for room in self.rooms.values():
            room.shift(milliseconds)
            if milliseconds > 0:
                self.spawn(room.credit())

    # Tables

    async def room(self, name: str) -> Room:
        """A table, from memory or from the store; refused if there is none. [T-8.1]"""
        room = self.rooms.get(name)
        if room:
            return room
        loading = self._loading.get(name)
        if loading is None:
            self.between.begin_loading(name)
            loading = asyncio.get_running_loop().create_task(self._load(name))
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loaded(name))
        return await asyncio.shield(loading)

    def _loaded(self, name: str) -> None:
        self._loading.pop(name, None)
        self.between.end_loading(name, self.rooms.get(name))

    async def _load(self, name: str) -> Room:
        room = Room(self, await self._read(name))
        await room.credit()  # before any clock is looked at
        self.rooms[name] = room
        self.metrics.rooms.set(len(self.rooms))
        room.wake()
        self.openings.offer_rematch(room)  # all had agreed, and the server was stopped
        self.between.ask_for_torch(room)
        return room

    async def _read(self, name: str) -> Feed:
        """A table from the store; refused if there is no such table, or if it is damaged."""
        log = await self.folds.log(name, lambda _, later: later >= RECENT)
        try:
            table, entries = await self.folds.table(log, max(1, log.number - RECENT))
            return await feed_of(name, table, entries, self.slices)
        except Exception as error:  # an unreadable row, or a step that the rules do not allow
            self.cannot_read(name, error)
            raise refusals.UNREADABLE() from None

    async def log_of(self, name: str, after: int = 0) -> list[bytes]:
        """The entries of a table after one of them, as they are stored; refused if there are none.

        [T-8.1]
        """
        try:
            log = await self.store.entries(name, after)
        except BrokenStore as error:
            self.cannot_read(name, error)
            raise refusals.UNREADABLE() from None
        if not log:
            raise refusals.NOT_FOUND()
        return log

    def cannot_read(self, name: str, error: Exception) -> None:
        """Only the damaged table stops; the operator is told once."""
        if name not in self.unreadable:
            self.unreadable.add(name)
            self.metrics.errors.inc()
            what = "a table is damaged; restore a backup (docs/storage.md)"
            self.log.error(what, table=name, problem=type(error).__name__)

    def is_watched(self, name: str) -> bool:
        return name in self.rooms and bool(self.rooms[name].guests)

    def put_off(self, name: str) -> None:
        """Out of memory."""
        if room := self.rooms.pop(name, None):
            room.stop()
        self.pictures.forget(name)
        self.folds.forget(name)

    # Commands

    async def carry_out(self, device: str, command: AnyCommand) -> Happened:
        """Do what a device wants at a table."""
        room = await self.room(command.table)
        happened = await self.submit(room, device, command)
        if isinstance(happened.entry, SeatTaken):
            await self.store.remember(device, room.name)
        if isinstance(happened.entry, BotSeated) and happened.entry.level != "random":
            self.brains.prepare(room.table.game.name)
        return happened

    def submit(self, room: Room, device: str, command: AnyCommand) -> asyncio.Future[Happened]:
        """Begin to do what a device wants at this table."""
        bots = self.bots_of(room.table.game.name) if isinstance(command, Bot | Hint) else {}
        context = Context(self.now(), self.secrets.seed, bots)
        return room.submit(lambda table: decide(table, device, command, context))

    # Bots

    def levels_of(self, game: str) -> tuple[str, ...]:
        """The bots that can be had here. [T-1.5]"""
        return levels_of(game) if self.config.thinking_bots else ("random",)

    def bots_of(self, game: str) -> dict[str, str]:
        """The same, each with its name; '' where it is called after its seat."""
        return {level: NAMES.get(level, "") for level in self.levels_of(game)}

    async def think(
        self, told: Situation, level: str, keys: Sequence[str], rank: Rank = TURN
    ) -> Thought:
        """Ask a bot, away from the loop; it gets what its seat knows and nothing else.

        The keys say in whose name: a device, a table, an address. Cancelling withdraws it.
        """
        question = Inquiry(told, level, self.secrets.number(), SECONDS[level])
        if level == "random":
            return await asyncio.to_thread(think, *question)
        thought = await asyncio.wrap_future(self.brains.think(question, rank, keys))
        self.metrics.stood_in(thought.stood_in)
        return thought

    def _bot_failed(self, problem: str, how: StoodIn) -> None:
        """A quick judgement stood in for a bot. [T-2.7]"""
        self.metrics.errors.inc()
        self.log.error("bot failed", how=how, problem=problem)

    def _compiling_failed(self, problem: str) -> None:
        self.metrics.errors.inc()
        self.log.error("no machine code", problem=problem)
