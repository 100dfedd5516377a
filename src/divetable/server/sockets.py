"""One websocket for each device: JSON texts both ways."""

import asyncio
import time
from collections import deque
from contextlib import suppress

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from divetable import words
from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.server import codes
from divetable.server.devices import device_of, is_own_origin, language_of
from divetable.server.frames import FRAMES, Frames
from divetable.server.hall import Hall
from divetable.server.limits import SHORT, Bucket, Limits
from divetable.server.rooms import Pass, Room, viewers_for
from divetable.server.visitors import visitor
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
NO_DEVICE, NOT_OURS, SLOW, BUSY = 4401, 4403, 4408, 4429


class Connection:
    """A device that listens.

    What can be sent at once is sent at once; if the client is slow, the rest waits in a queue
    that one task empties. A task for every message would cost more than the message.
    """

    def __init__(
        self,
        frames: Frames,
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
        self.is_busy = False  # with a message that came before
        self._wrong_codes = wrong_codes
        self._frames = frames
        self._hall = hall
        self._waiting: deque[bytes] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._rooms: dict[str, Room] = {}
        self._hints: dict[str, asyncio.Task[None]] = {}  # by the ids of the commands
        self._is_gone = False

    @property
    def heard_at(self) -> float:
        return self._frames.heard_at

    @property
    def is_leaving(self) -> bool:
        """Whether either side has hung up."""
        return self._frames.transport.is_closing()

    def probe(self) -> None:
        self._frames.ping()

    def send(self, data: bytes) -> None:
        if self._is_gone:
            return
        if not self._waiting and self._frames.sends(data):
            return
        self._waiting.append(data)
        if len(self._waiting) > MOST_WAITING:
            self._is_gone = True  # too slow: it may come back and ask for what it missed
            self._waiting.clear()
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._waiting:
                await self._frames.writable.wait()
                while self._waiting and self._frames.sends(self._waiting[0]):
                    self._waiting.popleft()
            if self._is_gone:
                await self._frames.send({"type": "websocket.close", "code": SLOW})
        except Exception:
            self._is_gone = True
        finally:
            self._writing = None

    def stop(self) -> None:
        self._is_gone = True
        if self._writing:
            self._writing.cancel()
        for hint in self._hints.values():
            hint.cancel()
        for room in self._rooms.values():
            room.close(self)
        self._rooms.clear()

    def take(self, text: str) -> bool:
        """Begin at once on a move, if nothing is in its way; else it takes its place in the queue.

        Nearly every message is one. The queue, the task that reads it and its waiting for the
        table cost as much as the rules of the game.
        """
        if self.is_busy or len(text) > SHORT or not self._frames.queue.empty():
            return False
        message = read(text)
        if isinstance(message, RulesError):
            return False
        room = self._hall.rooms.get(message.table) if isinstance(message, Act) else None
        if room is None or room.lock.locked() or not room.admits(self, self.device):
            return False
        if not self.bucket.take():
            return False
        assert isinstance(message, Act)
        act, started = message, time.perf_counter()

        def told(happened: Happened | None) -> None:
            if happened is None:
                self._hall.spawn(self.handle(act))
            else:
                self._carried_out(act, happened, started)

        try:
            return self._hall.carry_out_now(room, self.device, act, told)
        except Exception as error:
            self._answer(act.id, error)
            return True

    async def handle(self, message: ClientMessage) -> None:
        """Do what a message wants; whatever is wrong with it is told and harms nobody."""
        try:
            await self._do(message)
        except Exception as error:
            self._answer(message.id, error)

    def _answer(self, id: str, error: Exception) -> None:
        """Within the handling of the error."""
        match error:
            case Repeated():
                self.send(encode(Done(id=id, step=error.step)))
            case RulesError():
                self.refuse(id, error)
            case _:
                self._hall.metrics.errors.inc()
                self._hall.log.exception("message failed", problem=type(error).__name__)
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
                    room.close(self)
                self.send(encode(Done(id=message.id)))
            case Shine():
                if (looking := self._rooms.get(message.table)) is None:
                    raise refusals.NOT_FOUND()
                looking.shine(self, message)
                self.send(encode(Done(id=message.id)))
            case Hint():
                room = await self._hall.room(message.table)
                if not room.admits(self, self.device):
                    raise refusals.NOT_FOUND()
                await self._begin_hint(room, message)
            case Withdraw():
                hint = self._hints.get(message.hint)
                if hint is not None and hint.cancel():
                    self.refuse(message.hint, refusals.HINT_WITHDRAWN())
                self.send(encode(Done(id=message.id)))
            case _:
                if not (await self._hall.room(message.table)).admits(self, self.device):
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
            room.check_hint(Seat(message.seat))
            with suppress(Repeated):  # everybody knows that it was asked; the answer got lost
                await self._hall.carry_out(self.device, message)
            hint = self._hints[message.id] = self._hall.spawn(self._hint(room, message))
            hint.add_done_callback(lambda _: self._hints.pop(message.id))
        self.send(encode(Waiting(id=message.id, table=room.name)))

    async def _hint(self, room: Room, message: Hint) -> None:
        seat = Seat(message.seat)
        try:
            thought = await room.hint(self.device, seat, self.address)
        except RulesError as error:
            self.refuse(message.id, error)
        else:
            answer = Hinted(id=message.id, table=room.name, seat=seat, thought=thought or {})
            self.send(encode(answer))

    def _hears(self, happened: Happened, table: str) -> bool:
        """Whether the step itself, which carries the id of the action, is the answer."""
        entry, room = happened.entry, self._rooms.get(table)
        return isinstance(entry, Acted) and room is not None and room.follows(self, entry.seat)

    async def _open(self, message: Open) -> None:
        room, pass_ = await self.enter(message)
        if pass_.role == "watch" and message.eyes is not None:
            await room.check_lent(pass_, message.eyes)
        if room.name not in self._rooms and len(self._rooms) >= MOST_TABLES:
            raise refusals.TOO_FAST()
        viewers_for(room.table, pass_)  # refused before a word is said about the table
        if room.name in self._rooms and not room.is_open_to(self, pass_):
            room.close(self)
        self._rooms[room.name] = room
        self.send(encode(room.you(pass_, message.id)))
        await room.open(self, pass_, message.seen, self.address)

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


class Sockets:
    """The endpoint, with its limits: an ASGI application of its own."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self._hall = hall
        self._limits = limits
        self._open: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        config = self._hall.config
        asking = HTTPConnection(scope)
        address = visitor(asking).address
        device = device_of(asking)
        await receive()  # websocket.connect
        code = 0
        if not is_own_origin(asking.headers, config.public_url):
            code = NOT_OURS
        elif device is None:
            code = NO_DEVICE
        elif self._open.get(address, 0) >= config.sockets_per_address:
            code = BUSY
        if code or device is None:
            await send({"type": "websocket.close", "code": code})
            return
        self._open[address] = self._open.get(address, 0) + 1
        self._hall.metrics.sockets.inc()
        wrong = self._limits.wrong_codes.of(address)
        frames: Frames = scope["extensions"][FRAMES]
        connection = Connection(frames, device, address, language_of(asking), self._hall, wrong)
        try:
            await send({"type": "websocket.accept"})
            frames.takes = connection.take
            await self._read(receive, connection)
        except ClientDisconnected:
            pass  # before it was let in
        except Exception as error:
            self._hall.metrics.errors.inc()
            self._hall.log.error("socket failed", problem=type(error).__name__)
        finally:
            frames.takes = None
            connection.stop()
            self._hall.metrics.sockets.dec()
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _read(self, receive: Receive, connection: Connection) -> None:
        while True:
            connection.is_busy = False
            received = await receive()
            connection.is_busy = True
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            message = read(text)
            id = None if isinstance(message, RulesError) else message.id
            bucket, pause = connection.limit_of(message)
            is_allowed = self._limits.admits(connection.address, len(text or ""))
            if not is_allowed or not bucket.take():
                self._hall.metrics.limited.inc()
                connection.refuse(id, refusals.TOO_FAST())
                if connection.is_leaving:  # the rest of a flood holds up no stop
                    return
                await asyncio.sleep(pause)  # whoever floods waits, nobody else
            elif isinstance(message, RulesError):
                connection.refuse(None, message)
            else:
                await connection.handle(message)
