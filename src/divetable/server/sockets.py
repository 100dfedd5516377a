"""The websockets of all devices: who is let in, and how fast they may talk."""

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from divetable.core.errors import RulesError
from divetable.server.connections import Connection, read
from divetable.server.devices import device_of, is_own_origin, language_of
from divetable.server.hall import Hall
from divetable.server.limits import Limits
from divetable.server.lines import LINE, Line
from divetable.server.visitors import visitor
from divetable.tables import refusals

PATH = "/api/socket"
NO_DEVICE, NOT_OURS, BUSY = 4401, 4403, 4429


class Sockets:
    """The endpoint, with its limits: an ASGI application of its own."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self._hall = hall
        self._limits = limits
        self._open: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if scope["path"] != PATH:
            await send({"type": "websocket.close"})
            return
        connection = self._connection(scope)
        if isinstance(connection, int):
            await send({"type": "websocket.close", "code": connection})
            return
        self._hall.metrics.sockets.inc()
        try:
            await send({"type": "websocket.accept"})
            connection.begin()
            await self._read(receive, connection)
        except ClientDisconnected:
            pass  # before it was let in
        except Exception as error:
            self._hall.metrics.errors.inc()
            self._hall.log.error("socket failed", problem=type(error).__name__)
        finally:
            connection.stop()
            self._hall.metrics.sockets.dec()
            self._open[connection.address] -= 1
            if not self._open[connection.address]:
                del self._open[connection.address]

    def _connection(self, scope: Scope) -> Connection | int:
        """A device's connection, counted for its address; or the code with which it is refused."""
        asking = HTTPConnection(scope)
        address, device = visitor(asking).address, device_of(asking)
        if not is_own_origin(asking.headers, self._hall.config.public_url):
            return NOT_OURS
        if device is None:
            return NO_DEVICE
        if self._open.get(address, 0) >= self._hall.config.sockets_per_address:
            return BUSY
        self._open[address] = self._open.get(address, 0) + 1
        line: Line = scope["extensions"][LINE]
        wrong = self._limits.wrong_codes.of(address)
        return Connection(line, device, address, language_of(asking), self._hall, wrong)

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
                await asyncio.sleep(pause)  # only the flooder waits
            elif isinstance(message, RulesError):
                connection.refuse(None, message)
            else:
                await connection.handle(message)
