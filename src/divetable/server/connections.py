"""A device that listens, and what it says: JSON texts both ways."""

import asyncio
import time
from collections import deque
from contextlib import suppress
from functools import partial

import msgspec

from divetable import words
from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.server import codes
from divetable.server.hall import Hall
from divetable.server.limits import SHORT, Bucket
from divetable.server.lines import Line
from divetable.server.rights import Pass, introduction, viewers_for
from divetable.server.rooms import Room
from divetable.tables import refusals
from divetable.tables.commands import Act, AnyCommand, Hint, Shine, Withdraw
from divetable.tables.decisions import Repeated
from divetable.tables.documents import read_document
from divetable.tables.entries import Acted
from divetable.tables.steps import Happened
from divetable.wire.messages import (
    ClientMessage,
    Close,
    Done,
    Hinted,
    Open,
    Ping,
    Pong,
    Refused,
    Waiting,
    decoder,
    encode,
)

MOST_WAITING = 4000  # messages to a client that does not read them
MOST_TABLES = 20  # at once, for one connection
WAVES_PER_SECOND, WAVES_BURST = 30.0, 60  # moves of a torch; ours sends half as many
SLOW = 4408  # why we hang up


class Connection:
    """A device that listens.

    What can be sent at once is sent at once; if the client is slow, the rest waits in a queue
    that one task empties. A task for every message would cost more than the message.
    """

    def __init__(
        self,
        line: Line,
        device: str,
        address: str,
        language: str,
        hall: Hall,
        wrong_codes: Bucket,
    ) -> None:
        self.device = device
        self.address = address
        self.language = language
        self.bucket = Bucket(hall.config.messages_per_second, hall.config.messages_burst)
        self.waving = Bucket(WAVES_PER_SECOND, WAVES_BURST)
        self.is_busy = False  # with a message from its queue
        self._is_moving = False  # what it did at a table is on its way
        self._wrong_codes = wrong_codes
        self._line = line
        self._hall = hall
        self._waiting: deque[bytes] | None = None  # few are ever slow, and a deque is large
        self._writing: asyncio.Task[None] | None = None
        self._rooms: dict[str, Room] = {}
        self._hints: dict[str, asyncio.Task[None]] = {}  # by the ids of the commands
        self._is_gone = False

    @property
    def heard_at(self) -> float:
        return self._line.heard_at

    @property
    def is_leaving(self) -> bool:
        """Whether either side has hung up."""
        return self._line.transport.is_closing()

    def probe(self) -> None:
        self._line.ping()

    def send(self, data: bytes) -> None:
        if self._is_gone:
            return
        if self._waiting is None:
            if self._line.sends(data):
                return
            self._waiting = deque()
            self._writing = asyncio.create_task(self._write(self._waiting))
        self._waiting.append(data)
        if len(self._waiting) > MOST_WAITING:
            self._is_gone = True  # too slow: it may come back and ask for what it missed
            self._waiting.clear()

    async def _write(self, waiting: deque[bytes]) -> None:
        try:
            while waiting:
                await self._line.writable.wait()
                while waiting and self._line.sends(waiting[0]):
                    waiting.popleft()
            if self._is_gone:
                await self._line.send({"type": "websocket.close", "code": SLOW})
        except Exception:
            self._is_gone = True
        finally:
            self._waiting = self._writing = None

    def begin(self) -> None:
        """It is let in."""
        self._line.takes = self.take
        self._line.forget_handshake()

    def stop(self) -> None:
        self._line.takes = None
        self._is_gone = True
        if self._writing:
            self._writing.cancel()
        for hint in self._hints.values():
            hint.cancel()
        for room in self._rooms.values():
            room.guests.close(self)
        self._rooms.clear()

    def take(self, text: str) -> bool:
        """Start a move at once if nothing is in the way; otherwise it takes its place in the queue.

        Nearly every message is one. The queue and the task that reads it cost as much as the rules
        of the game.
        """
        if self.is_busy or self._is_moving or len(text) > SHORT or not self._line.queue.empty():
            return False
        move = read(text)
        room = self._hall.rooms.get(move.table) if isinstance(move, Act) else None
        if room is None or not room.guests.admits(self, self.device) or not self.bucket.take():
            return False
        assert isinstance(move, Act)
        self._is_moving = True
        answer = self._hall.submit(room, self.device, move)
        answer.add_done_callback(partial(self._moved, move, time.perf_counter()))
        return True

    def _moved(self, move: Act, started: float, answer: asyncio.Future[Happened]) -> None:
        self._is_moving = False
        if answer.cancelled():
            return  # the server stops
        if error := answer.exception():
            self._fail(move.id, error)
        else:
            self._carried_out(move, answer.result(), started)

    async def handle(self, message: ClientMessage) -> None:
        """Do what a message wants; errors are reported and affect nobody else."""
        try:
            await self._do(message)
        except Exception as error:
            self._fail(message.id, error)

    def _fail(self, id: str, error: BaseException) -> None:
        match error:
            case Repeated():
                self.send(encode(Done(id=id, step=error.step)))
            case RulesError():
                self.refuse(id, error)
            case _:
                self._hall.metrics.errors.inc()
                problem = type(error).__name__
                self._hall.log.error("message failed", problem=problem, exc_info=error)
                self.refuse(id, refusals.FAULT())

    def limit_of(self, message: ClientMessage | RulesError) -> tuple[Bucket, float]:
        """What a message is counted by, and the pause after one too many.

        Moves of a torch are many and small. They are counted apart, so that whoever waves it can
        still play.
        """
        if isinstance(message, Shine):
            return self.waving, 1 / WAVES_PER_SECOND
        return self.bucket, 0.5

    def refuse(self, id: str | None, error: RulesError) -> None:
        self._hall.metrics.refusals.inc()
        text = words.refusal(error, self.language)
        self.send(encode(Refused(id=id, rule=error.rule, message=error.message, text=text)))

    async def _do(self, message: ClientMessage) -> None:
        match message:
            case Ping():
                self.send(encode(Pong(id=message.id, now=self._hall.now())))
            case Open():
                await self._open(message)
            case Close():
                if room := self._rooms.pop(message.table, None):
                    room.guests.close(self)
                self.send(encode(Done(id=message.id)))
            case Shine():
                if (looking := self._rooms.get(message.table)) is None:
                    raise refusals.NOT_FOUND()
                looking.shine(self, message)
                self.send(encode(Done(id=message.id)))
            case Hint():
                room = await self._hall.room(message.table)
                if not room.guests.admits(self, self.device):
                    raise refusals.NOT_FOUND()
                await self._begin_hint(room, message)
            case Withdraw():
                hint = self._hints.get(message.hint)
                if hint is not None and hint.cancel():
                    self.refuse(message.hint, refusals.HINT_WITHDRAWN())
                self.send(encode(Done(id=message.id)))
            case _:
                if not (await self._hall.room(message.table)).guests.admits(self, self.device):
                    raise refusals.NOT_FOUND()
                started = time.perf_counter()
                happened = await self._hall.carry_out(self.device, message)
                self._carried_out(message, happened, started)

    def _carried_out(self, command: AnyCommand, happened: Happened, started: float) -> None:
        self._hall.metrics.commands.inc()
        self._hall.metrics.seconds.observe(time.perf_counter() - started)
        if not self._hears(happened, command.table):
            self.send(encode(Done(id=command.id)))

    async def _begin_hint(self, room: Room, message: Hint) -> None:
        """Thinking takes a while; meanwhile the device may go on, or withdraw its question.

        That it waits is always said, whatever else is thought about: others' turns are no concern
        of this device.
        """
        if message.id not in self._hints:
            room.bots.check_hint(Seat(message.seat))
            with suppress(Repeated):  # everybody knows that it was asked; the answer got lost
                await self._hall.carry_out(self.device, message)
            hint = self._hints[message.id] = self._hall.spawn(self._hint(room, message))
            hint.add_done_callback(lambda _: self._hints.pop(message.id))
        self.send(encode(Waiting(id=message.id, table=room.name)))

    async def _hint(self, room: Room, message: Hint) -> None:
        seat = Seat(message.seat)
        try:
            thought = await room.bots.hint(self.device, seat, self.address)
        except RulesError as error:
            self.refuse(message.id, error)
        else:
            answer = Hinted(id=message.id, table=room.name, seat=seat, thought=thought)
            self.send(encode(answer))

    def _hears(self, happened: Happened, table: str) -> bool:
        """Whether the step itself, which carries the id of the action, is the answer."""
        entry, room = happened.entry, self._rooms.get(table)
        return (
            isinstance(entry, Acted) and room is not None and room.guests.follows(self, entry.seat)
        )

    async def _open(self, message: Open) -> None:
        room, pass_ = await self.enter(message)
        if pass_.role == "watch" and message.eyes is not None:
            await room.guests.check_lent(pass_, message.eyes)
        if room.name not in self._rooms and len(self._rooms) >= MOST_TABLES:
            raise refusals.TOO_FAST()
        viewers_for(room.table, pass_)  # refused before a word is said about the table
        if room.name in self._rooms and not room.guests.is_open_to(self, pass_):
            room.guests.close(self)
        self._rooms[room.name] = room
        self.send(encode(introduction(room.name, room.table, pass_, message.id)))
        await room.guests.open(self, pass_, message.seen, self.address)

    async def enter(self, message: Open) -> tuple[Room, Pass]:
        """The table this device may see, and by which right. [T-8.1]"""
        hall = self._hall
        if message.code:
            link = await codes.find(hall, message.code, self._wrong_codes)
            room = await hall.room(link.table)
            host = room.table.is_host(self.device)
            match link.role:
                case "invite" | "watch" | "screen":
                    return room, Pass(self.device, link.role, host, message.eyes)
                case "seat" | "replay":
                    raise refusals.BAD_LINK()
        room = await hall.room(message.table)
        host = room.table.is_host(self.device)
        if not host and not room.table.seats_of(self.device):
            raise refusals.NOT_FOUND()
        return room, Pass(self.device, "invite", host, message.eyes)


def read(text: str | None) -> ClientMessage | RulesError:
    """A message, or why it cannot be read. [T-8.1]"""
    if text is None:
        return refusals.BAD_MESSAGE(problem="not a text")
    try:
        return read_document(text, decoder)
    except (msgspec.DecodeError, UnicodeError) as error:
        return refusals.BAD_MESSAGE(problem=str(error))
