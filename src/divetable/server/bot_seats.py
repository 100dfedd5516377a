"""Seats for which a bot thinks: bots, people whose time is over, and people who ask for a hint."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from divetable.bots import HINT, LEVELS, TURN, Situation, Thought, answer
from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.core.values import replace
from divetable.ocean import Scene
from divetable.server.errands import NothingToDo
from divetable.server.memories import Memories, advice, heard_by, known_by, thought_shown
from divetable.server.tempo import USUAL, Tempo
from divetable.tables import refusals
from divetable.tables.decisions import HINTS_BY, Decision, resolve
from divetable.tables.entries import Acted
from divetable.tables.shown import PUBLIC
from divetable.tables.steps import Happened
from divetable.tables.table import Table
from divetable.workshop import Full, Rank

if TYPE_CHECKING:
    from divetable.server.rooms import Room

A_GLANCE = 2.0  # seconds
ASKING = Rank(0, at_once=1, waiting=4)  # for hints: for each device, table and address


class BotSeats:
    """Who is thinking, about what, and what their seats remember.

    A bot thinks away from the loop, from what its seat was told, and its move is submitted like
    anybody else's; if the table went on meanwhile nothing comes of it.
    """

    __slots__ = ("_hints", "_moving", "_room", "_tempo", "_thinking", "memories")

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._thinking: set[Seat] = set()
        self._hints: dict[Seat, tuple[int, asyncio.Future[Any]]] = {}  # since when it was asked
        self._tempo = Tempo()
        self._moving = asyncio.Lock()  # one after the other
        self.memories = Memories()

    @property
    def are_thinking(self) -> bool:
        return bool(self._thinking or self._hints)

    # Playing

    def wake(self) -> None:
        """Every bot that is to act begins to think."""
        table = self._room.table
        if table.played_by_bots:
            for seat in table.waits_for.intersection(table.played_by_bots):
                self.let_think(seat, once=False)
            if table.phase == "playing" and table.game.may_answer(table.state):
                self._room.hall.spawn(self._room.attempt(self.answer))

    def let_think(self, seat: Seat, once: bool) -> None:
        if seat not in self._thinking:
            self._thinking.add(seat)
            self._room.hall.spawn(self._think(seat, once))

    def answer(self, table: Table) -> Decision:
        """What a bot says to others who ask something when it is not its turn."""
        for seat in sorted(table.game.may_answer(table.state)):
            if table.seats[seat].kind == "bot" and table.seats[seat].level in LEVELS:
                view = table.game.view(table.state, seat)
                action = answer(Situation(table.game.name, seat, view))
                if action is not None:
                    return resolve(table, seat, action, self._room.hall.now())
        raise NothingToDo

    async def _think(self, seat: Seat, once: bool) -> None:
        """A bot plays a seat, or decides once for a person whose time is over. [T-4.3]"""
        room, hall, table = self._room, self._room.hall, self._room.table
        since = table.since[seat]
        is_bot = table.seats[seat].kind == "bot"
        level = table.seats[seat].level if is_bot else self._stand_in
        try:
            keys = (f"device {table.opened.host}", f"table {room.name}")
            asked = self._now()
            thought = await self._thought(seat, level, keys, for_person=not is_bot)

            def decide(table: Table) -> Decision:
                wanted = once or seat in table.played_by_bots
                if not wanted or seat not in table.waits_for or table.since[seat] != since:
                    raise NothingToDo
                return resolve(
                    table,
                    seat,
                    thought.action,
                    hall.now(),
                    stand_in=not is_bot,
                    thought=thought_shown(thought, level),
                    stood_in=thought.stood_in if is_bot else "",
                )

            if once:
                await room.attempt(decide)
            else:
                async with self._moving:
                    await self._pause(seat, asked)
                    await room.attempt(decide)
        finally:
            self._thinking.discard(seat)
        room.wake()

    # As quickly as people can follow [T-2.10]

    def follow(self, happened: Happened) -> None:
        """Take in what everybody is told of an entry."""
        self.memories.add(happened)
        table, heard = self._room.table, happened.heard.get(PUBLIC)
        if heard is not None and table.played_by_bots and isinstance(happened.entry, Acted):
            shown_for = table.game.shown_for(heard)
            self._tempo.follow(happened.entry.seat, shown_for, self._now())

    async def _pause(self, seat: Seat, asked: int) -> None:
        """Wait until it is time for a move of this seat. It thought meanwhile."""
        room, scale = self._room, self._room.hall.config.bot_pause / USUAL
        while scale and self._is_watched:
            due = self._tempo.due(seat, asked, room.table.settings.bot_pace, self._is_secret)
            left = asked + (due - asked) * scale - self._now()
            if left <= 0:
                return
            await room.hall.clocks.sleep(left / 1000)

    @property
    def _is_watched(self) -> bool:
        return bool(self._room.guests) or self._room.presence.anybody_elsewhere

    @property
    def _is_secret(self) -> bool:
        """Whether people decide the same in secret, so that a bot's choice shows nothing yet."""
        table = self._room.table
        people = table.waits_for.difference(table.played_by_bots)
        return table.shown.secrets and any(seat >= 0 for seat in people)

    def _now(self) -> int:
        return self._room.hall.clocks.steady()

    @property
    def _stand_in(self) -> str:
        """Who plays for a person: a bot of middling skill, if there is one."""
        hall = self._room.hall
        wanted = hall.config.stand_in
        return wanted if wanted in hall.levels_of(self._room.table.game.name) else "random"

    # Knowing

    async def _thought(
        self,
        seat: Seat,
        level: str,
        keys: Sequence[str],
        rank: Rank = TURN,
        for_person: bool = False,
    ) -> Thought:
        """What a bot in this seat would do, from all that the seat knows."""
        hall = self._room.hall
        known, is_blind = await self.knowledge_of(seat, level)
        known = replace(known, for_person=for_person)
        thought = await hall.think(known, level, keys, rank)
        if is_blind and not thought.stood_in:
            hall.metrics.stood_in("getting ready")
            return replace(thought, stood_in="getting ready")
        return thought

    async def knowledge_of(self, seat: Seat, level: str) -> tuple[Situation, bool]:
        """Everything that this seat was told and sees, and whether its eyes were closed, because
        nobody can draw the picture yet. [T-1.5]"""
        room = self._room
        if level == "random":
            view = room.table.game.view(room.table.state, seat)
            return Situation(room.table.game.name, seat, view), False
        await self._recall(seat)
        known, now = await room.alone(partial(self._look, seat))
        if now is None:
            return known, False
        picture = await self._picture(now)
        return replace(known, picture=picture), picture is None

    async def _picture(self, now: Scene) -> bytes | None:
        """What people see, too. A bot does not wait until machine code for it is there."""
        pictures = self._room.hall.pictures
        drawing = asyncio.ensure_future(pictures.field(self._room.name, now, "above", "av1"))
        if not pictures.are_ready:
            await asyncio.wait([drawing], timeout=A_GLANCE)
            if not drawing.done():
                drawing.cancel()  # the picture itself is wanted by people, and goes on
                return None
        return await drawing

    async def _look(self, seat: Seat) -> tuple[Situation, Scene | None]:
        return known_by(self._room.table, seat, self.memories), self._scene()

    async def _recall(self, seat: Seat) -> None:
        """Have a seat remember all it was told, from the log, while the table goes on."""
        async with self.memories.recalling:
            if seat in self.memories:
                return
            number = await self._room.alone(partial(self._begin_to_recall, seat))
            log = await self._room.hall.log_of(self._room.name)
            earlier = await heard_by(seat, log[:number], self._room.hall.slices)
            self.memories.complete(seat, earlier)

    async def _begin_to_recall(self, seat: Seat) -> int:
        self.memories.begin(seat)
        return self._room.table.number

    def _scene(self) -> Scene | None:
        """What there is to see besides, in Dive."""
        try:
            now = self._room.hall.pictures.scene(self._room.name, self._room.table)
        except RulesError:
            return None
        return now if now.cards else None

    # Hints

    def check_hint(self, seat: Seat) -> None:
        """Refused while a bot thinks about it already. [T-6.6]"""
        if seat in self._hints:
            raise refusals.TOO_FAST()

    async def hint(self, device: str, seat: Seat, address: str) -> Any:
        """What a bot would do in this seat's place, from what that seat knows. [T-6.6]

        It comes after the turns of all bots, in fair turns between devices, tables and addresses.
        """
        self.check_hint(seat)
        keys = (f"device {device}", f"table {self._room.name}", f"address {address}")
        thinking = asyncio.ensure_future(self._think_for(seat, keys))
        self._hints[seat] = self._room.table.since[seat], thinking
        try:
            thought = await thinking
        except asyncio.CancelledError:
            if is_cancelled():
                raise
            raise refusals.STALE() from None  # the question is gone
        finally:
            del self._hints[seat]
        return advice(thought, HINTS_BY)

    async def _think_for(self, seat: Seat, keys: Sequence[str]) -> Thought:
        """A picture to look at costs more than the thought, so it is made in turns, too."""
        try:
            async with self._room.hall.hinting.turn(ASKING, keys):
                return await self._thought(seat, HINTS_BY, keys, HINT, for_person=True)
        except Full:
            raise refusals.TOO_FAST() from None

    def drop_stale_hints(self) -> None:
        """Drop hints for questions that are no longer open."""
        table = self._room.table
        for seat, (since, thinking) in self._hints.items():
            gone = seat >= len(table.seats) or seat not in table.waits_for
            if gone or table.since[seat] != since:
                thinking.cancel()


def is_cancelled() -> bool:
    """Whether this task is being cancelled, and not only what it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
