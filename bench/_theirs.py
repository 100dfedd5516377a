"""Players at boardgame.io's server, spoken to by socket.io."""

import itertools
import json
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench._load import Heard

decode = msgspec.json.decode
MATCHES = itertools.count()
NAMESPACE = "/table"  # the game's name in boardgame/server.cjs
HEAD = f"42{NAMESPACE},"
HEAD_BYTES = HEAD.encode()


class Marker:
    """A player at one match, which never ends."""

    def __init__(self, url: str, match: str, player: int) -> None:
        self._url = url
        self._match = match
        self._player = str(player)
        self._socket: ClientConnection | None = None
        self._state = 0
        self._is_synced = False
        self._my_turn = False
        self.document: Any = None  # as it was shown when this player came
        self.heard_bytes = 0

    async def connect(self) -> None:
        address = self._url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        self._socket = await connect(address, compression=None, max_size=None)
        await self._socket.recv()
        await self._socket.send(f"40{NAMESPACE},")
        await self._socket.recv()
        self._is_synced = False
        await self._tell("sync", self._match, self._player, None, 2)

    async def _tell(self, *parts: Any) -> None:
        assert self._socket
        await self._socket.send(HEAD + json.dumps(parts))

    async def start(self) -> bool:
        while not self._is_synced:
            await self.hear()
        return self._my_turn

    async def move(self) -> None:
        mark = {"type": "mark", "args": [self._state % 9], "playerID": self._player}
        action = {"type": "MAKE_MOVE", "payload": mark}
        await self._tell("update", action, self._state, self._match, self._player)

    async def hear(self) -> Heard:
        assert self._socket
        data = await self._socket.recv(decode=False)
        self.heard_bytes += len(data)
        if data == b"2":
            await self._socket.send("3")
            return Heard(False, False)
        if not data.startswith(HEAD_BYTES):
            return Heard(False, False)
        kind, match, *rest = decode(data[len(HEAD_BYTES) :])
        if match != self._match or kind not in ("sync", "update"):
            return Heard(False, False)
        state = rest[0]["state"] if kind == "sync" else rest[0]
        if kind == "sync":
            self._is_synced, self.document = True, state["G"]
        is_new = kind == "sync" or state["_stateID"] > self._state
        self._state = state["_stateID"]
        self._my_turn = state["ctx"]["currentPlayer"] == self._player
        return Heard(is_new, self._my_turn)

    async def come_back(self, behind: int) -> int:
        """Whatever was missed, everything is sent."""
        await self.stop()
        before = self.heard_bytes
        await self.connect()
        await self.start()
        return self.heard_bytes - before

    async def stop(self) -> None:
        if self._socket:
            await self._socket.close()


async def their_tables(url: str, tables: int) -> list[tuple[Marker, Marker]]:
    """Its server makes a match when somebody first asks for it."""
    pairs: list[tuple[Marker, Marker]] = []
    for _ in range(tables):
        match = f"match-{next(MATCHES)}"
        players = Marker(url, match, 0), Marker(url, match, 1)
        for player in players:
            await player.connect()
        pairs.append(players)
    return pairs
