"""A client of the server: the proof that docs/protocol.md is enough to write one.

It holds what each viewer at each table is shown, kept up to date by patches, and comes back by
itself when the connection is lost, asking only for what it missed.
"""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncGenerator, Callable
from http.cookies import SimpleCookie
from urllib.error import HTTPError
from urllib.parse import urlsplit, urlunsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from divetable.core.changes import patched
from divetable.core.codec import Json

RETRY = (0.05, 0.1, 0.25, 0.5, 1, 2, 4)  # seconds


class Refused(Exception):
    """The server said no: rule, message id and the sentence."""

    def __init__(self, rule: str, message: str, text: str) -> None:
        super().__init__(text)
        self.rule = rule
        self.message = message


class Shown:
    """What one viewer at one table is shown."""

    def __init__(self) -> None:
        self.step = 0
        self.document: Json = None
        self.steps: list[Json] = []  # as they came, since the client was started


class Client:
    """A device, with its cookie and its websocket."""

    def __init__(self, url: str, language: str = "en", cookie: str = "") -> None:
        self.url = url.rstrip("/")
        self.language = language
        self.cookie = cookie
        self.tables: dict[str, dict[str, Shown]] = {}
        self.you: dict[str, Json] = {}
        self.presence: dict[str, list[bool]] = {}
        self.heard = 0  # messages so far
        self._opened: dict[str, Json] = {}
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._pending: dict[str, Json] = {}  # commands that were not answered yet
        self._ids = itertools.count(1)
        self._session = ""
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._running: asyncio.Task[None] | None = None

    # HTTP

    async def request(self, method: str, path: str, body: Json = None) -> Json:
        """Ask the HTTP API."""
        return msgspec.json.decode(await asyncio.to_thread(self._request, method, path, body))

    async def download(self, path: str) -> bytes:
        """A file of the HTTP API, as it is."""
        return await asyncio.to_thread(self._request, "GET", path, None)

    def _request(self, method: str, path: str, body: Json) -> bytes:
        request = Request(self.url + path, method=method)
        request.add_header("Accept-Language", self.language)
        if self.cookie:
            request.add_header("Cookie", f"divetable={self.cookie}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        elif method == "POST":
            request.data = b""
        try:
            with urlopen(request) as response:
                self._take_cookie(response.headers.get_all("Set-Cookie") or [])
                data: bytes = response.read()
                return data
        except HTTPError as error:
            problem = msgspec.json.decode(error.read())
            raise Refused(problem["rule"], problem["message"], problem["text"]) from None

    def _take_cookie(self, headers: list[str]) -> None:
        for header in headers:
            found = SimpleCookie(header).get("divetable")
            if found:
                self.cookie = found.value

    # The websocket

    async def start(self) -> None:
        """Connect, and stay connected until `stop`."""
        if not self.cookie:
            await self.request("GET", "/api/tables")
        ready = asyncio.get_running_loop().create_future()
        self._running = asyncio.create_task(self._run(ready))
        await ready

    async def stop(self) -> None:
        if self._running:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running
        self._running = None

    async def drop(self) -> None:
        """Lose the connection, as networks do."""
        if self._socket:
            self._socket.transport.abort()

    async def _run(self, ready: "asyncio.Future[None]") -> None:
        parts = urlsplit(self.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        url = urlunsplit((scheme, parts.netloc, "/api/socket", f"lang={self.language}", ""))
        tries = 0
        while True:
            try:
                headers = {"Cookie": f"divetable={self.cookie}"}
                async with connect(
                    url, additional_headers=headers, compression=None, max_size=None
                ) as socket:
                    self._socket = socket
                    tries = 0
                    await self._resume(socket)
                    if not ready.done():
                        ready.set_result(None)
                    async for data in socket:
                        await self._hear(msgspec.json.decode(data))
            except (OSError, ConnectionClosed, TimeoutError) as error:
                if not ready.done():
                    ready.set_exception(error)
                    return
            finally:
                self._socket = None
            await asyncio.sleep(RETRY[min(tries, len(RETRY) - 1)])
            tries += 1

    async def _resume(self, socket: ClientConnection) -> None:
        """Open again what was open, from the step seen last; send again what has no answer."""
        for name, wanted in self._opened.items():
            seen = {viewer: shown.step for viewer, shown in self.tables.get(name, {}).items()}
            await socket.send(msgspec.json.encode({**wanted, "seen": seen}).decode())
        for command in list(self._pending.values()):
            if command["type"] != "open":
                await socket.send(msgspec.json.encode(command).decode())

    async def _hear(self, message: Json) -> None:
        match message["type"]:
            case "shown":
                shown = self._shown(message)
                shown.step, shown.document = message["step"], message["document"]
            case "steps":
                self._follow(message)
            case "you":
                self.you[message["table"]] = message
                self._answer(message["id"], message)
            case "done" | "pong":
                self._answer(message["id"], message)
            case "refused":
                self._answer(message["id"], message)
            case "presence":
                self.presence[message["table"]] = message["here"]
            case "gone":
                self.tables.pop(message["table"], None)
            case _:
                pass  # a newer server may say more
        async with self._changed:
            self.heard += 1
            self._changed.notify_all()

    def _shown(self, message: Json) -> Shown:
        return self.tables.setdefault(message["table"], {}).setdefault(message["viewer"], Shown())

    def _follow(self, message: Json) -> None:
        shown = self._shown(message)
        for step in message["steps"]:
            if step["step"] <= shown.step:
                continue  # told twice
            if step["step"] != shown.step + 1:
                raise ValueError(f"step {step['step']} after {shown.step}")
            shown.steps.append(msgspec.json.decode(msgspec.json.encode(step)))
            shown.document = patched(shown.document, step["changes"])
            shown.step = step["step"]
            if "id" in step:
                self._answer(step["id"], step)

    def _answer(self, id: str | None, message: Json) -> None:
        if id is None:  # something of ours could not be read
            return
        self._pending.pop(id, None)
        future = self._answers.pop(id, None)
        if future and not future.done():
            future.set_result(message)

    async def ask(self, type: str, **parts: Json) -> Json:
        """Send a command and wait for its answer; a Refused if it was refused."""
        if not self._session:
            self._session = self.cookie[:6]
        id = parts.pop("id", None) or f"{self._session}-{next(self._ids)}"
        command = {"type": type, "id": id, **parts}
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[id] = future
        self._pending[id] = command
        if self._socket:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(command).decode())
        answer = await future
        if answer.get("type") == "refused":
            raise Refused(answer["rule"], answer["message"], answer["text"])
        return answer

    async def open(self, table: str = "", code: str = "", eyes: int | None = None) -> str:
        """Follow a table; its name."""
        wanted: Json = {"table": table, "code": code, "eyes": eyes}
        you = await self.ask("open", **wanted)
        name: str = you["table"]
        self._opened[name] = {"type": "open", "id": f"again-{name}", **wanted}
        return name

    async def act(self, table: str, seat: int, action: Json) -> Json:
        """Do something in the game, on what is shown now."""
        shown = self.tables[table][str(seat)]
        return await self.ask("act", table=table, seat=seat, step=shown.step, action=action)

    def document(self, table: str, viewer: int | str) -> Json:
        return self.tables[table][str(viewer)].document

    async def until(self, wanted: "Callable[[Client], object]", seconds: float = 20.0) -> None:
        """Wait until something holds for this client."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: bool(wanted(self)))

    async def change(self, heard: int) -> None:
        """Wait until more than so many messages were heard."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.heard > heard)


@contextlib.asynccontextmanager
async def client(url: str, language: str = "en") -> AsyncGenerator[Client]:
    """A connected client."""
    made = Client(url, language)
    await made.start()
    try:
        yield made
    finally:
        await made.stop()
