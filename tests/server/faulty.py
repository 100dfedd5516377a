"""A network between clients and a server that does everything wrong that networks can do.

It passes websocket messages on, one by one; as its dice fall it loses, doubles, swaps and delays
them, cuts connections, falls asleep, or passes nothing on any more without telling anybody.
"""

import asyncio
import contextlib
from collections import Counter
from random import Random
from typing import NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Data

Side = ServerConnection | ClientConnection


class Faults(NamedTuple):
    """How likely each is, for each message."""

    lose: float = 0.0
    double: float = 0.0
    swap: float = 0.0
    delay: float = 0.0
    cut: float = 0.0
    half_open: float = 0.0
    sleep: float = 0.0


NONE = Faults()


class FaultyNetwork:
    """Listens on `url` and passes on to `target`."""

    def __init__(self, target: str, faults: Faults, seed: int) -> None:
        self.faults = faults
        self.happened: Counter[str] = Counter()
        self.url = ""
        self._target = target.replace("http", "ws", 1)
        self._rng = Random(seed)
        self._server: Server | None = None

    async def __aenter__(self) -> "FaultyNetwork":
        self._server = await serve(
            self._pass_on, "127.0.0.1", 0, compression=None, ping_interval=None, close_timeout=0.1
        )
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close(close_connections=True)
        await self._server.wait_closed()

    async def _pass_on(self, client: ServerConnection) -> None:
        request = client.request
        assert request is not None
        headers = {"Cookie": request.headers["Cookie"]}
        try:
            server = await connect(
                self._target + request.path,
                additional_headers=headers,
                compression=None,
                max_size=None,
                ping_interval=None,
            )
        except (OSError, WebSocketException):
            return
        line = Line(self, client, server)
        try:
            await line.run()
        finally:
            client.transport.abort()
            server.transport.abort()

    def falls(self, fault: str) -> bool:
        if self._rng.random() >= getattr(self.faults, fault):
            return False
        self.happened[fault] += 1
        return True

    def moment(self, longest: float) -> float:
        return self._rng.random() * longest


class Line:
    """One connection through the network."""

    def __init__(self, network: FaultyNetwork, one: Side, other: Side) -> None:
        self._network = network
        self._sides = (one, other)
        self._is_dead = False  # half open: nothing passes, nobody is told

    async def run(self) -> None:
        one, other = self._sides
        ways = [
            asyncio.create_task(self._carry(one, other)),
            asyncio.create_task(self._carry(other, one)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)

    async def _carry(self, source: Side, target: Side) -> None:
        network = self._network
        held: Data | None = None  # waits to be overtaken
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                if network.falls("cut"):
                    return
                if network.falls("half_open"):
                    self._is_dead = True
                if self._is_dead or network.falls("lose"):
                    continue
                if network.falls("sleep"):
                    await asyncio.sleep(0.3)
                if network.falls("delay"):
                    await asyncio.sleep(network.moment(0.05))
                if held is None and network.falls("swap"):
                    held = message
                    continue
                await target.send(message)
                if network.falls("double"):
                    await target.send(message)
                if held is not None:
                    await target.send(held)
                    held = None
