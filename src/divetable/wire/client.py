"""A client of the server: the proof that docs/protocol.md is enough to write one.

It holds what each viewer at each table is shown, kept up to date by patches, and comes back by
itself when the connection is lost, asking only for what it missed. It trusts no network:

- after a while of silence it opens its tables again with the steps it saw last, which is answered
  by what is missing and costs next to nothing if nothing is; no answer means that the connection
  is dead, even if nobody said so;
- a command without an answer is sent again, with the same id, so that it is done once;
- a step that does not follow, or a document older than ours, is put right by a whole document.
"""

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import AsyncGenerator, Callable
from http.cookies import SimpleCookie
from urllib.error import HTTPError
from urllib.parse import urlsplit, urlunsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from divetable.core.codec import Json
from divetable.core.patches import patched

RETRY = (0.05, 0.1, 0.25, 0.5, 1, 2, 4)  # seconds
PULSE = 10.0  # seconds of silence before we ask whether anybody is there


class ServerRefusal(Exception):
    """The server said no: rule, message id and the sentence."""

    def __init__(self, rule: str, message: str, text: str) -> None:
        super().__init__(text)
        self.rule = rule
        self.message = message


class Mirror:
    """What one viewer sees at one table."""

    def __init__(self) -> None:
        self.step = 0
        self.document: Json = None
        self.steps: list[Json] = []  # as they came, since the client was started
        self.is_lost = False  # until the next document comes


class Client:
    """A device, with its cookie and its websocket."""

    def __init__(
        self, url: str, language: str = "en", cookie: str = "", pulse: float = PULSE
    ) -> None:
        self.url = url.rstrip("/")
        self.language = language
        self.cookie = cookie
        self.pulse = pulse
        self.tables: dict[str, dict[str, Mirror]] = {}
        self.you: dict[str, Json] = {}
        self.presence: dict[str, list[bool]] = {}
        self.torch: dict[str, Json] = {}  # where it is held, at tables that share one
        self.heard = 0  # messages so far
        self._opened: dict[str, Json] = {}
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._pending: dict[str, Json] = {}  # commands that were not answered yet
        self._ids = itertools.count(1)
        self._session = secrets.token_hex(4)  # ids must be new, also if the cookie is not
        self._heard_at = 0.0
        self._sent: dict[str, float] = {}  # when each pending command was last sent
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
            with urlopen(request, timeout=30) as response:
                self._take_cookie(response.headers.get_all("Set-Cookie") or [])
                data: bytes = response.read()
                return data
        except HTTPError as error:
            problem = msgspec.json.decode(error.read())
            raise ServerRefusal(problem["rule"], problem["message"], problem["text"]) from None

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

    @property
    def _socket_url(self) -> str:
        parts = urlsplit(self.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        return urlunsplit((scheme, parts.netloc, "/api/socket", f"lang={self.language}", ""))

    async def _run(self, ready: "asyncio.Future[None]") -> None:
        tries = 0
        while True:
            try:
                headers = {"Cookie": f"divetable={self.cookie}"}
                async with connect(
                    self._socket_url,
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    ping_interval=None,  # ours asks more
                    open_timeout=max(2 * self.pulse, 2),
                    close_timeout=1,
                ) as socket:
                    self._socket = socket
                    await self._resume(socket)
                    if not ready.done():
                        ready.set_result(None)
                    pulse = asyncio.create_task(self._beat(socket))
                    try:
                        async for data in socket:
                            tries = 0
                            self._heard_at = now()
                            await self._hear(msgspec.json.decode(data))
                    finally:
                        pulse.cancel()
            except (OSError, WebSocketException, TimeoutError) as error:
                if not ready.done():
                    ready.set_exception(error)
                    return
            finally:
                self._socket = None
            await asyncio.sleep(RETRY[min(tries, len(RETRY) - 1)])
            tries += 1

    async def _resume(self, socket: ClientConnection) -> None:
        """Open again what was open, from the step seen last; resend what has no answer."""
        self._heard_at = now()
        for name in list(self._opened):
            await self._open_again(socket, name)
        await self._send_again(socket, now())

    async def _beat(self, socket: ClientConnection) -> None:
        """Find out whether the other side is still there, and whether anything got lost."""
        asked_at: float | None = None
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(self.pulse / 4)
                if asked_at is not None and self._heard_at >= asked_at:
                    asked_at = None
                if asked_at is not None and now() - asked_at > self.pulse:
                    socket.transport.abort()
                    return
                await self._send_again(socket, now() - self.pulse)
                if asked_at is None and now() - self._heard_at > self.pulse:
                    asked_at = now()
                    await socket.send('{"type":"ping","id":"beat"}')
                    for name in list(self._opened):
                        await self._open_again(socket, name)

    async def _send_again(self, socket: ClientConnection, before: float) -> None:
        """Commands sent this long ago that have no answer."""
        for id, command in list(self._pending.items()):
            if self._sent.get(id, 0.0) <= before:
                self._sent[id] = now()
                await send(socket, command)

    async def _open_again(self, socket: ClientConnection, name: str) -> None:
        seen = {
            viewer: shown.step
            for viewer, shown in self.tables.get(name, {}).items()
            if shown.step and not shown.is_lost
        }
        await send(socket, {**self._opened[name], "seen": seen})

    async def _lose(self, name: str, shown: Mirror) -> None:
        """What we have does not fit what we were sent, so ask for a whole document."""
        if not shown.is_lost and self._socket and name in self._opened:
            shown.is_lost = True
            await self._open_again(self._socket, name)

    async def _hear(self, message: Json) -> None:
        match message["type"]:
            case "shown":
                shown = self._shown(message)
                if message["step"] < shown.step and not shown.is_lost:
                    await self._lose(message["table"], shown)
                else:
                    shown.step, shown.document = message["step"], message["document"]
                    shown.is_lost = False
            case "steps":
                await self._follow(message)
            case "you":
                self.you[message["table"]] = message
                self._answer(message["id"], message)
            case "done" | "hinted" | "pong":
                self._answer(message["id"], message)
            case "refused":
                self._answer(message["id"], message)
            case "presence":
                self.presence[message["table"]] = message["here"]
            case "torch":
                self.torch[message["table"]] = message
            case "gone":
                self.tables.pop(message["table"], None)
                self._opened.pop(message["table"], None)
            case _:
                pass  # a newer server may say more
        async with self._changed:
            self.heard += message["type"] != "torch"  # that is not worth looking up
            self._changed.notify_all()

    def _shown(self, message: Json) -> Mirror:
        return self.tables.setdefault(message["table"], {}).setdefault(message["viewer"], Mirror())

    async def _follow(self, message: Json) -> None:
        shown = self._shown(message)
        for step in message["steps"]:
            if "id" in step:
                self._answer(step["id"], step)
            if step["step"] <= shown.step or shown.is_lost:
                continue  # sent twice, or a document is on its way
            if step["step"] != shown.step + 1:
                await self._lose(message["table"], shown)
                continue
            shown.steps.append(msgspec.json.decode(msgspec.json.encode(step)))
            shown.document = patched(shown.document, step["changes"])
            shown.step = step["step"]

    def _answer(self, id: str | None, message: Json) -> None:
        if id is None:  # something of ours could not be read
            return
        self._pending.pop(id, None)
        self._sent.pop(id, None)
        future = self._answers.pop(id, None)
        if future and not future.done():
            future.set_result(message)

    async def ask(self, type: str, **parts: Json) -> Json:
        """Send a command and wait for its answer; a ServerRefusal if it was refused."""
        id = parts.pop("id", None) or f"{self._session}-{next(self._ids)}"
        command = {"type": type, "id": id, **parts}
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[id] = future
        self._pending[id] = command
        try:
            if self._socket:
                self._sent[id] = now()
                with contextlib.suppress(ConnectionClosed):
                    await send(self._socket, command)
            answer = await future
        finally:  # a caller who stopped waiting no longer wants it
            self._answers.pop(id, None)
            self._pending.pop(id, None)
        if answer.get("type") == "refused":
            raise ServerRefusal(answer["rule"], answer["message"], answer["text"])
        return answer

    async def open(self, table: str = "", code: str = "", eyes: int | None = None) -> str:
        """Follow a table; returns its name."""
        wanted: Json = {"table": table, "code": code, "eyes": eyes}
        you = await self.ask("open", **wanted)
        name: str = you["table"]
        self._opened[name] = {"type": "open", "id": f"again-{name}", **wanted}
        return name

    async def act(self, table: str, seat: int, action: Json) -> Json:
        """Act in the game, on what is shown now."""
        shown = self.tables[table][str(seat)]
        return await self.ask("act", table=table, seat=seat, step=shown.step, action=action)

    def document(self, table: str, viewer: int | str) -> Json:
        return self.tables[table][str(viewer)].document

    async def until(self, wanted: "Callable[[Client], object]", seconds: float = 20.0) -> None:
        """Wait until something holds for this client."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: bool(wanted(self)))

    async def change(self, heard: int) -> None:
        """Wait until more than this many messages have arrived."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.heard > heard)


def now() -> float:
    return asyncio.get_running_loop().time()


async def send(socket: ClientConnection, message: Json) -> None:
    await socket.send(msgspec.json.encode(message).decode())


@contextlib.asynccontextmanager
async def client(url: str, language: str = "en") -> AsyncGenerator[Client]:
    """A connected client."""
    made = Client(url, language)
    await made.start()
    try:
        yield made
    finally:
        await made.stop()
