"""One websocket for each device: JSON texts both ways."""

import asyncio
import time
from collections import deque

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from divetable import words
from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.server.devices import address_of, device_of, is_own_origin, language_of
from divetable.server.frames import FRAMES, Frames
from divetable.server.hall import Hall
from divetable.server.limits import Bucket, Buckets
from divetable.server.rooms import Pass, Room, viewers_for
from divetable.tables import refusals
from divetable.tables.commands import Act, AnyCommand, Hint, Shine
from divetable.tables.deciding import Repeated
from divetable.tables.entries import Acted
from divetable.tables.table import Happened
from divetable.wire.messages import (
    ClientMessage,
    Close,
    Done,
    Hinted,
    Open,
    Ping,
    Pong,
    Refused,
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
        self, frames: Frames, device: str, language: str, hall: Hall, wrong_codes: Bucket
    ) -> None:
        self.device = device
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
        self._is_gone = False

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
        for room in self._rooms.values():
            room.close(self)
        self._rooms.clear()

    def take(self, text: str) -> bool:
        """Begin at once on a move, if nothing is in its way; else it takes its place in the queue.

        Nearly every message is one. The queue, the task that reads it and its waiting for the
        table cost as much as the rules of the game.
        """
        if self.is_busy or not self._frames.queue.empty():
            return False
        message = read(text)
        room = self._hall.rooms.get(message.table) if isinstance(message, Act) else None
        if room is None or room.lock.locked() or not room.admits(self, self.device):
            return False
        if not self.bucket.take():
            return False
        assert isinstance(message, Act)
        act, started = message, time.perf_counter()

        def told(happened: Happened | None) -> None:
            if happened is None:
                self._hall.spawn(self.handle(text))
            else:
                self._carried_out(act, happened, started)

        try:
            return self._hall.carry_out_now(room, self.device, act, told)
        except Exception as error:
            self._answer(act.id, error)
            return True

    async def handle(self, text: str) -> None:
        """Do what a message wants; whatever is wrong with it is told and harms nobody."""
        id: str | None = None
        try:
            message = decoder.decode(text)
            id = message.id
            await self._do(message)
        except Exception as error:
            self._answer(id, error)

    def _answer(self, id: str | None, error: Exception) -> None:
        """Within the handling of the error."""
        match error:
            case Repeated():
                self.send(encode(Done(id=id or "", step=error.step)))
            case RulesError():
                if error.rule == refusals.BAD_LINK.rule:
                    self._wrong_codes.take()
                self._refuse(id, error)
            case msgspec.DecodeError() | UnicodeError() | RecursionError():
                self._refuse(id, refusals.BAD_MESSAGE(problem=str(error)))
            case _:
                self._hall.metrics.errors.inc()
                self._hall.log.exception("message failed", problem=type(error).__name__)
                self._refuse(id, refusals.FAULT())

    def limit_of(self, text: str) -> tuple[Bucket, float]:
        """What a message is counted by, and the pause after one too many.

        Moves of a torch are many and small. They are counted apart, so that whoever waves it can
        still play.
        """
        if '"shine"' in text and isinstance(read(text), Shine):
            return self.waving, 1 / WAVES_PER_SECOND
        return self.bucket, 0.5

    def refuse(self, error: RulesError) -> None:
        self._refuse(None, error)

    def _refuse(self, id: str | None, error: RulesError) -> None:
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
                self._hall.spawn(self._hint(room, message))
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

    async def _hint(self, room: Room, message: Hint) -> None:
        """Thinking takes a while; meanwhile the device may go on."""
        seat = Seat(message.seat)
        try:
            thought = await room.hint(self.device, seat)
        except RulesError as error:
            self._refuse(message.id, error)
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
            room.check_lent(message.eyes)
        if room.name not in self._rooms and len(self._rooms) >= MOST_TABLES:
            raise refusals.TOO_FAST()
        viewers_for(room.table, pass_)  # refused before a word is said about the table
        if room.name in self._rooms and not room.is_open_to(self, pass_):
            room.close(self)
        self._rooms[room.name] = room
        self.send(encode(room.you(pass_, message.id)))
        await room.open(self, pass_, message.seen)

    async def enter(self, message: Open) -> tuple[Room, Pass]:
        """The table this device may see, and by which right. [T-8.1]"""
        hall = self._hall
        if message.code:
            link = await hall.find(message.code)
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


def read(text: str) -> ClientMessage | None:
    """A message; None if it is none."""
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


class Sockets:
    """The endpoint, with its limits: an ASGI application of its own."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._open: dict[str, int] = {}
        self._wrong_codes = Buckets(
            hall.config.wrong_codes_per_minute / 60, hall.config.wrong_codes_per_minute
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        config = self._hall.config
        asking = HTTPConnection(scope)
        address = address_of(asking, config.trust_proxy)
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
        wrong = self._wrong_codes.of(address)
        frames: Frames = scope["extensions"][FRAMES]
        connection = Connection(frames, device, language_of(asking), self._hall, wrong)
        try:
            await send({"type": "websocket.accept"})
            frames.takes = connection.take
            await self._read(receive, connection, wrong)
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

    async def _read(self, receive: Receive, connection: Connection, wrong: Bucket) -> None:
        while True:
            connection.is_busy = False
            message = await receive()
            connection.is_busy = True
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                connection.refuse(refusals.BAD_MESSAGE(problem="not a text"))
                continue
            bucket, pause = connection.limit_of(text)
            if not bucket.take() or ('"code"' in text and wrong.is_empty):
                self._hall.metrics.limited.inc()
                connection.refuse(refusals.TOO_FAST())
                await asyncio.sleep(pause)  # whoever floods waits, nobody else
            else:
                await connection.handle(text)
