"""A network between a browser and a server that falls silent without telling anybody."""

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Coroutine
from typing import Any, Literal, TypeVar
from urllib.parse import urlsplit

Swallows = Literal["nothing", "sockets", "everything"]
T = TypeVar("T")

SOCKET = b"GET /api/socket"
CHUNK = 1 << 16


class Blackhole:
    """Listens on `url` and passes bytes on to `target`, unless it swallows them.

    Connections stay open then, and new ones come about, but nothing passes either way. When it
    swallows no more, what was sent meanwhile arrives after all, late, unless `forgets`.
    """

    def __init__(self, target: str) -> None:
        self._target = urlsplit(target)
        self._swallows: Swallows = "nothing"
        self._forgets = False
        self._lines: set[Line] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(self._listen())
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def swallow(self, what: Swallows = "everything", forgets: bool = False) -> None:
        self._do(self._change(what, forgets))

    def let_through(self) -> None:
        self._do(self._change("nothing", self._forgets))

    def stop(self) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._begin, "127.0.0.1", 0)

    def _begin(self, reader: StreamReader, writer: StreamWriter) -> None:
        line = Line(reader, writer)
        self._lines.add(line)
        task = self._loop.create_task(self._carry(line))
        self._tasks.add(task)
        # A callback, for it is called even if the task is cancelled before it begins.
        task.add_done_callback(lambda ended: self._forget(ended, line))

    def _forget(self, ended: asyncio.Task[None], line: "Line") -> None:
        line.cut()
        self._lines.discard(line)
        self._tasks.discard(ended)

    async def _change(self, what: Swallows, forgets: bool) -> None:
        self._swallows, self._forgets = what, forgets
        for line in list(self._lines):
            self._tell(line)

    def _tell(self, line: "Line") -> None:
        if self._swallows == "everything" or (self._swallows == "sockets" and line.is_socket):
            line.swallow(self._forgets)
        else:
            line.let_through()

    async def _end(self) -> None:
        """Leave no socket open, though browsers may go on knocking.

        asyncio loses connections that it has accepted when their server is closed, so it stops
        accepting first, and the server is closed when all lines have begun and ended.
        """
        for listening in self._server.sockets:
            self._loop.remove_reader(listening)
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(others)
        self._server.close()

    async def _carry(self, line: "Line") -> None:
        try:
            await line.begin()
            self._tell(line)
            await line.run(self._target.hostname or "", self._target.port or 0)
        except* OSError:
            pass  # one of the two ends is gone


class Line:
    """One connection."""

    def __init__(self, browser: StreamReader, writer: StreamWriter) -> None:
        self.is_socket = False
        self._browser = browser
        self._writers = [writer]
        self._first = b""
        self._passes = asyncio.Event()
        self._is_lost = False

    def swallow(self, forgets: bool) -> None:
        self._passes.clear()
        self._is_lost = self._is_lost or forgets

    def let_through(self) -> None:
        self._passes.set()

    def cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def begin(self) -> None:
        self._first = await self._browser.read(CHUNK)
        self.is_socket = self._first.startswith(SOCKET)

    async def run(self, host: str, port: int) -> None:
        server, writer = await asyncio.open_connection(host, port)
        self._writers.append(writer)
        await self._pass_on(self._first, writer)
        async with asyncio.TaskGroup() as both:
            both.create_task(self._carry(self._browser, writer))
            both.create_task(self._carry(server, self._writers[0]))

    async def _carry(self, source: StreamReader, target: StreamWriter) -> None:
        while data := await source.read(CHUNK):
            await self._pass_on(data, target)
        await self._passes.wait()  # the end is swallowed, too
        self.cut()

    async def _pass_on(self, data: bytes, target: StreamWriter) -> None:
        await self._passes.wait()
        if not self._is_lost:
            target.write(data)
            await target.drain()
