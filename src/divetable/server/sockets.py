"""One websocket for each device: JSON texts both ways."""

import asyncio
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from divetable import words
from divetable.core.errors import RulesError
from divetable.server.devices import address_of, device_of, is_own_origin, language_of
from divetable.server.hall import Hall
from divetable.server.limits import Bucket, Buckets
from divetable.server.rooms import Pass, Room
from divetable.tables import refusals
from divetable.tables.deciding import Repeated
from divetable.tables.entries import Acted
from divetable.wire.messages import (
    ClientMessage,
    Close,
    Done,
    Open,
    Ping,
    Pong,
    Refused,
    decoder,
    encode,
)

MOST_WAITING = 4000  # messages to a client that does not read them
MOST_TABLES = 20  # at once, for one connection
FINISHING = 5.0  # seconds for the last command of a connection that is lost
NO_DEVICE, NOT_OURS, SLOW, BUSY = 4401, 4403, 4408, 4429


class Connection:
    """A device that listens. Sending puts into a queue; one task empties it."""

    def __init__(
        self, socket: WebSocket, device: str, language: str, hall: Hall, wrong_codes: Bucket
    ) -> None:
        self.device = device
        self._wrong_codes = wrong_codes
        self.language = language
        self._socket = socket
        self._hall = hall
        self._waiting: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._rooms: dict[str, Room] = {}
        self._is_too_slow = False

    def send(self, data: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._is_too_slow = True
        else:
            self._waiting.append(data)
        self._something.set()

    async def write(self) -> None:
        """Send what waits, until the connection ends."""
        waiting, send = self._waiting, self._socket.send_text
        while not self._is_too_slow:
            await self._something.wait()
            self._something.clear()
            while waiting:
                await send(waiting.popleft().decode())
        await self._socket.close(SLOW)

    async def handle(self, text: str) -> None:
        """Do what a message wants; whatever is wrong with it is told and harms nobody."""
        id: str | None = None
        try:
            message = decoder.decode(text)
            id = message.id
            await self._do(message)
        except Repeated as repeated:
            self.send(encode(Done(id=id or "", step=repeated.step)))
        except RulesError as error:
            if error.rule == refusals.BAD_LINK.rule:
                self._wrong_codes.take()
            self._refuse(id, error)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(id, refusals.BAD_MESSAGE(problem=str(error)))
        except Exception as error:
            self._hall.metrics.errors.inc()
            self._hall.log.exception("message failed", problem=type(error).__name__)
            self._refuse(id, refusals.FAULT())

    def refuse_too_fast(self) -> None:
        self._hall.metrics.limited.inc()
        self._refuse(None, refusals.TOO_FAST())

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
            case _:
                started = time.perf_counter()
                happened = await self._hall.carry_out(self.device, message)
                self._hall.metrics.commands.inc()
                self._hall.metrics.seconds.observe(time.perf_counter() - started)
                if not isinstance(happened.entry, Acted) or message.table not in self._rooms:
                    self.send(encode(Done(id=message.id)))  # an action is answered by its step

    async def _open(self, message: Open) -> None:
        room, pass_ = await self.enter(message)
        if room.name not in self._rooms and len(self._rooms) >= MOST_TABLES:
            raise refusals.TOO_FAST()
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
            host = room.table.opened.host == self.device
            match link.role:
                case "invite" | "watch" | "screen":
                    return room, Pass(self.device, link.role, host, message.eyes)
                case "seat" | "replay":
                    raise refusals.BAD_LINK()
        room = await hall.room(message.table)
        host = room.table.opened.host == self.device
        if not host and not room.table.seats_of(self.device):
            raise refusals.NOT_FOUND()
        return room, Pass(self.device, "invite", host, message.eyes)

    def leave(self) -> None:
        for room in self._rooms.values():
            room.close(self)
        self._rooms.clear()


class Sockets:
    """The endpoint, with its limits."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._open: dict[str, int] = {}
        self._wrong_codes = Buckets(
            hall.config.wrong_codes_per_minute / 60, hall.config.wrong_codes_per_minute
        )

    async def endpoint(self, socket: WebSocket) -> None:
        config = self._hall.config
        address = address_of(socket, config.trust_proxy)
        device = device_of(socket)
        if not is_own_origin(socket.headers, config.public_url):
            await socket.close(NOT_OURS)
            return
        if device is None:
            await socket.close(NO_DEVICE)
            return
        if self._open.get(address, 0) >= config.sockets_per_address:
            await socket.close(BUSY)
            return
        self._open[address] = self._open.get(address, 0) + 1
        self._hall.metrics.sockets.inc()
        try:
            await socket.accept()
            await self._serve(socket, address, device)
        finally:
            self._hall.metrics.sockets.dec()
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _serve(self, socket: WebSocket, address: str, device: str) -> None:
        wrong = self._wrong_codes.of(address)
        connection = Connection(socket, device, language_of(socket), self._hall, wrong)
        writing = asyncio.create_task(connection.write())
        reading = asyncio.create_task(self._read(socket, connection, wrong))
        try:
            await asyncio.wait([writing, reading], return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.leave()
            await asyncio.wait([reading], timeout=FINISHING)  # a command that is under way
            for task in (writing, reading):
                task.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)

    async def _read(self, socket: WebSocket, connection: Connection, wrong: Bucket) -> None:
        config = self._hall.config
        bucket = Bucket(config.messages_per_second, config.messages_burst)
        try:
            while True:
                text = await socket.receive_text()
                if not bucket.take() or ('"code"' in text and wrong.is_empty):
                    connection.refuse_too_fast()
                    await asyncio.sleep(0.5)  # whoever floods waits, nobody else
                    continue
                await connection.handle(text)
        except (WebSocketDisconnect, KeyError):  # gone, or a binary frame
            return
