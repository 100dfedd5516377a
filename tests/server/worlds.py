"""A real server on a real socket, with its secrets, clock, bots and log in the test's hand."""

import asyncio
import itertools
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec
import structlog
import uvicorn
from structlog.testing import LogCapture
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from divetable.bots import TURN, Situation, Thought, think
from divetable.bots.brains import think_aloud
from divetable.core.game import Seat
from divetable.ocean import Scene
from divetable.server.app import make_app
from divetable.server.config import Config
from divetable.server.hall import Hall
from divetable.server.process import bound, uvicorn_settings
from divetable.server.pulse import Clocks
from divetable.server.rooms import Room
from divetable.server.secrets import ALPHABET, LONG, Secrets
from divetable.server.visitors import Proxies
from divetable.storage.bus import LocalBus
from divetable.storage.database import open_store
from divetable.tables import refusals
from divetable.tables.table import Table
from divetable.workshop import Pieces, Rank, Worker, Workshop
from tests.server.patience import HANGS

PATIENCE = HANGS
GENEROUS = Config(
    trust_proxy=Proxies(hops=1),  # so that every device can have an address of its own
    messages_per_second=1e6,
    messages_burst=1_000_000,
    requests_per_second=1e6,
    document_bytes_per_second=1_000_000_000,
    requests_burst=1_000_000,
    wrong_codes_per_minute=1_000_000,
    bot_pause=0.0,
    stand_in="random",
)
FLUSH = "flush "
NOON = 1_800_000_000_000
MASKED = re.compile(rb"(?im)^(date|sec-websocket-accept): [^\r\n]*")


class FixedSecrets(Secrets):
    """The same tokens and codes in every world; seeds are each world's own, equally long."""

    def __init__(self, world: str) -> None:
        self._world = world
        self._tokens, self._tables, self._codes, self._dice, self._seeds = (
            itertools.count(1) for _ in range(5)
        )

    def token(self) -> str:
        return f"{next(self._tokens):043d}"

    def table(self) -> str:
        return f"table{next(self._tables):07d}"

    def code(self, length: int = LONG) -> str:
        number = next(self._codes)
        return f"{ALPHABET[number // 30 % 30]}{ALPHABET[number % 30]}".rjust(length, "A")

    def seed(self) -> str:
        return f"{self._world}{next(self._seeds):031d}"

    def number(self) -> int:
        return next(self._dice)


def no_picture(name: str, table: Table, address: str | None = None) -> Scene:
    """Pictures show what is hidden, as they should; whether they show more is tested elsewhere."""
    raise refusals.NO_PICTURE()


class Here(Worker):
    """Reads in this process: others know nothing of a game that a test deals anew."""

    def ask(self, do: Any, seconds: float) -> Any:
        budget, work = do.args  # of `within`, which limits a process
        return Pieces.of(work(budget.steps))


class World:
    """A server, and what the test may turn in it."""

    def __init__(self, hall: Hall, port: int, server: uvicorn.Server) -> None:
        self.hall = hall
        self.port = port
        self.server = server
        self.clock = NOON
        self.logged = LogCapture()
        self.devices: dict[str, Device] = {}
        self.bots: dict[Seat, asyncio.Future[Any]] = {}  # what the test says: a move, or think!
        self.thoughts: dict[str, list[str]] = {}
        hall.now = lambda: self.clock  # type: ignore[method-assign]
        hall.archive._shop = Workshop[Worker]([Here()])
        hall.log = structlog.wrap_logger(structlog.PrintLogger(), processors=[self.logged])
        self._at_rest = 0

    def watch_bots(self) -> None:
        """Bots think on, but move only when the test says so."""

        async def wait_for_word(
            told: Situation, level: str, keys: Sequence[str], rank: Rank = TURN
        ) -> Thought:
            self.bots[told.seat] = asyncio.get_running_loop().create_future()
            action = await self.bots[told.seat]
            if action is not None:
                return Thought(action)
            [room] = self.hall.rooms.values()
            told, _ = await room.bots.knowledge_of(
                told.seat, level
            )  # something may have happened meanwhile
            thought = self.think(told, level)
            self.thoughts.setdefault(f"bot{told.seat}", []).append(f"{told} -> {thought}")
            return thought

        self.hall.think = wait_for_word  # type: ignore[method-assign]
        self.hall.brains.prepare = lambda game: None  # type: ignore[method-assign]
        self.hall.pictures.scene = no_picture  # type: ignore[method-assign]

    def think(self, told: Situation, level: str) -> Thought:
        """What a bot thinks: the same whenever it is told the same, for its dice are."""
        dice = Random(f"{told.seat} {len(told.events)}").getrandbits(32)
        return think_aloud(told, think, level, dice, PATIENCE)

    def take_thoughts(self) -> dict[str, list[str]]:
        """What bots that decided by themselves were told and thought since the last time."""
        taken, self.thoughts = self.thoughts, {}
        return taken

    def device(self, name: str) -> "Device":
        made = self.devices[name] = Device(self, name, f"203.0.113.{len(self.devices) + 1}")
        return made

    def room(self, table: str) -> Room:
        return self.hall.rooms[table]

    def started(self) -> None:
        self._at_rest = len(self.hall._tasks)

    async def settle(self) -> None:
        """Wait until the server does nothing more."""
        async with asyncio.timeout(PATIENCE):
            while len(self.hall._tasks) > self._at_rest + len(self.bots):
                await asyncio.sleep(0.0005)

    async def flush(self) -> None:
        """Wait until everything that was said has arrived."""
        await asyncio.gather(*(one.flush() for one in self.devices.values() if one.is_connected))

    async def advance(self, milliseconds: int) -> None:
        """Time goes by, for clocks and for spectators who see everything later."""
        self.clock += milliseconds
        for room in self.hall.rooms.values():
            before, alarm = room.table.number, room.table.alarm
            room.wake()
            if alarm is not None and alarm <= self.clock:
                async with asyncio.timeout(PATIENCE):
                    while room.table.number == before:
                        await asyncio.sleep(0.0005)
            if room.guests.late:
                room.guests.late.stop()
                room.guests.late.advance()
        await self.settle()

    def counted(self) -> dict[str, float]:
        """What /metrics says, without durations and the instant at which counting began."""
        return {
            sample.name: sample.value
            for metric in self.hall.metrics.registry.collect()
            for sample in metric.samples
            if not sample.name.endswith(("_created", "_sum", "_bucket"))
        }

    async def request(
        self,
        method: str,
        path: str,
        headers: Mapping[str, str] = MappingProxyType({}),
        body: bytes | None = None,
    ) -> bytes:
        """The answer to a request, as it came: every byte but the date."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close"]
        lines += [f"{name}: {text}" for name, text in headers.items()]
        if body is not None:
            lines.append(f"Content-Length: {len(body)}")
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode() + (body or b""))
            async with asyncio.timeout(PATIENCE):
                return MASKED.sub(rb"\1", await reader.read())
        finally:
            writer.close()


class Device:
    """A browser: its cookie, its socket, and every byte that came."""

    def __init__(self, world: World, name: str, address: str) -> None:
        self.world = world
        self.name = name
        self.token = ""
        self.address = address
        self.received: list[bytes | str] = []
        self.steps: dict[str, int] = {}  # viewer -> newest step
        self._ids = itertools.count(1)
        self._flushes = itertools.count(1)
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"divetable={self.token}", "X-Forwarded-For": self.address}

    async def request(self, method: str, path: str, body: Any = None) -> bytes:
        headers = self.headers if self.token else {"X-Forwarded-For": self.address}
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = msgspec.json.encode(body)
        answer = await self.world.request(method, path, headers, data)
        if found := re.search(rb"(?i)\r\nset-cookie: divetable=([^;]*)", answer):
            self.token = found[1].decode()
        return answer

    async def connect(self) -> None:
        self._socket = await connect(
            f"ws://127.0.0.1:{self.world.port}/api/socket",
            additional_headers=self.headers,
            compression=None,
            max_size=None,
        )
        assert self._socket.response
        shaken = f"{self._socket.response.status_code}\r\n{self._socket.response.headers}"
        self.received.append(MASKED.sub(rb"\1", shaken.encode()))
        self._reading = asyncio.create_task(self._read(self._socket))

    async def disconnect(self) -> None:
        if self._socket:
            await self._socket.close()
        if self._reading:
            await self._reading
        self._socket = None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                message = msgspec.json.decode(data)
                if not str(message.get("id")).startswith(FLUSH):
                    self.received.append(data)
                self._hear(message)
        except ConnectionClosed:
            pass

    def _hear(self, message: Any) -> None:
        match message["type"]:
            case "shown":
                self.steps[message["viewer"]] = message["step"]
            case "steps":
                for step in message["steps"]:
                    self.steps[message["viewer"]] = step["step"]
                    self._answer(step.get("id"), step)
            case _:
                self._answer(message.get("id"), message)

    def _answer(self, id: str | None, message: Any) -> None:
        if id in self._answers:
            self._answers.pop(id).set_result(message)

    async def ask(self, type: str, **parts: Any) -> Any:
        """Send a command; the answer to it."""
        return await self.say({"type": type, "id": f"{self.name}-{next(self._ids)}", **parts})

    async def say(self, message: Any) -> Any:
        assert self._socket
        answer = asyncio.get_running_loop().create_future()
        self._answers[message["id"]] = answer
        await self._socket.send(msgspec.json.encode(message).decode())
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def flush(self) -> None:
        """Whatever was said to this device before is here afterwards."""
        await self.say({"type": "ping", "id": f"{FLUSH}{next(self._flushes)}"})

    def take_received(self) -> list[bytes | str]:
        taken, self.received = self.received, []
        return taken


@asynccontextmanager
async def world(folder: Path, name: str, config: Config = GENEROUS) -> AsyncIterator[World]:
    """A server that runs meanwhile, with a store of its own."""
    store = await asyncio.to_thread(open_store, str(folder / f"{name}.sqlite"))
    standing = Clocks(wall=lambda: NOON, steady=lambda: 0)  # a stall is no absence
    hall = Hall(store, LocalBus(), config, FixedSecrets(name[0]), standing)
    listening = bound("127.0.0.1", 0)
    ready = asyncio.Event()
    server = uvicorn.Server(uvicorn_settings(make_app(hall, ready.set), config))
    made = World(hall, listening.getsockname()[1], server)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        await asyncio.wait_for(ready.wait(), PATIENCE)
        made.started()
        yield made
    finally:
        for device in made.devices.values():
            await device.disconnect()
        server.should_exit = True
        await serving
        listening.close()
