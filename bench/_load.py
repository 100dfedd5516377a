"""A load of tables at which two players move in turn, for our server and for boardgame.io's.

The same loop drives both: a player moves as soon as it hears that it is their turn (or, at a
fixed rate, when its table's next moment has come). A move has arrived when the other player
holds the news. What differs is only how each server is spoken to.
"""

import asyncio
import gc
import itertools
import json
import time
from http.client import HTTPConnection
from math import inf
from random import Random
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

decode = msgspec.json.decode
TOKENS = "12345"
SET_UP_SECONDS = 300
MATCHES = itertools.count()


class Heard:
    """What the load has to know of a message: whose turn it is now, if it says so."""

    __slots__ = ("is_news", "my_turn")

    def __init__(self, is_news: bool, my_turn: bool) -> None:
        self.is_news = is_news
        self.my_turn = my_turn


class Player(Protocol):
    """One player at one table of either server."""

    async def start(self) -> bool:
        """Sit down; whether it is this player's turn."""
        ...

    async def move(self) -> None: ...

    async def hear(self) -> Heard: ...

    async def come_back(self, behind: int) -> int: ...

    async def stop(self) -> None: ...


class Load:
    """All tables, and how long moves took to arrive."""

    def __init__(
        self, tables: list[tuple[Player, Player]], rate: float | None, moves: float = inf
    ) -> None:
        self._tables = tables
        self._most = moves  # of all tables together
        self._interval = len(tables) / rate if rate else 0.0
        self.moves = 0
        self.delays: list[float] = []

    async def run(self, seconds: float) -> None:
        """Play for so long; an error, not an endless wait, if news do not come."""
        gc.collect()
        gc.disable()  # else moves wait for our own search for garbage, among all that we opened
        try:
            self._until = time.perf_counter() + seconds
            async with asyncio.timeout(seconds + 30):
                plays = (self._play(pair, at) for at, pair in enumerate(self._tables))
                await asyncio.gather(*plays)
        finally:
            gc.enable()

    async def _play(self, pair: tuple[Player, Player], at: int) -> None:
        sent = 0.0
        next_at = time.perf_counter() + self._interval * at / len(self._tables)
        turns = [await player.start() for player in pair]
        while time.perf_counter() < self._until and self.moves < self._most:
            if not any(turns):
                return  # the game is over and there is no other
            mover = turns.index(True)
            if self._interval:
                await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
                next_at = max(next_at + self._interval, time.perf_counter() - self._interval)
            sent = time.perf_counter()
            await pair[mover].move()
            turns[mover] = await self._news(pair[mover])
            turns[1 - mover] = await self._news(pair[1 - mover])
            self.delays.append(time.perf_counter() - sent)
            self.moves += 1

    async def _news(self, player: Player) -> bool:
        while True:
            heard = await player.hear()
            if heard.is_news:
                return heard.my_turn


# Ours


def post(url: str, body: Any, cookie: str, address: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    parts = urlsplit(url)
    source = (address, 0) if address else None
    link = HTTPConnection(parts.netloc, source_address=source)
    try:
        link.request("POST", parts.path, json.dumps(body), headers)
        return json.loads(link.getresponse().read())
    finally:
        link.close()


class Diver:
    """A player at our server, at one table after another. It knows no rules: choices come with
    the news, and a program for Dive is any that all rules allow."""

    def __init__(self, url: str, seat: int, seed: int, address: str = "") -> None:
        self._url = url
        self.address = address
        self._seat = seat
        self._rng = Random(seed)
        self._ids = itertools.count()
        self._tables: list[str] = []
        self._socket: ClientConnection | None = None
        self.cookie = ""
        self._step = 0
        self._choices: Any = []
        self._seen: dict[str, tuple[int, Any]] = {}
        self._in_play: set[str] = set()
        self.heard_bytes = 0

    async def connect(self) -> None:
        address = self._url.replace("http", "ws", 1) + "/api/socket"
        headers = {"Cookie": self.cookie}
        source: Any = {"local_addr": (self.address, 0)} if self.address else {}
        self._socket = await connect(
            address, additional_headers=headers, compression=None, max_size=None, **source
        )

    async def ask(self, type: str, **parts: Any) -> None:
        """Set something up; news that come meanwhile are kept."""
        assert self._socket
        id = f"set-up-{next(self._ids)}"
        await self._socket.send(json.dumps({"type": type, "id": id, **parts}))
        while True:
            message = decode(await self._socket.recv())
            self._take(message)
            if message.get("id") == id:
                assert message["type"] != "refused", message
                return

    async def open(self, table: str, code: str) -> None:
        await self.ask("open", table=table, code=code)
        self._tables.append(table)

    async def until_started(self, table: str) -> None:
        """It may be another's turn first, so choices do not tell."""
        assert self._socket
        while table not in self._in_play:
            self._take(decode(await self._socket.recv()))

    def _take(self, message: Any) -> str | None:
        """Keep what a message says about this seat; the table it is news of."""
        if message.get("viewer") != str(self._seat):
            return None
        table = message["table"]
        step, choices = self._seen.get(table, (0, []))
        if message["type"] == "shown":
            step, choices = message["step"], message["document"]["choices"]
        else:
            for told in message["steps"]:
                step = told["step"]
                for change in told["changes"]:
                    if change["path"] == "/choices":
                        choices = change["value"]
                    elif change["path"] == "/table/phase" and change["value"] == "playing":
                        self._in_play.add(table)
        self._seen[table] = step, choices
        return str(table)

    async def start(self) -> bool:
        return self._my_turn()

    def _my_turn(self) -> bool:
        choices = self._seen[self._tables[0]][1]
        return any(part["kind"] not in ("Withdraw", "AgreeToEnd", "PlayOn") for part in choices)

    def _action(self) -> Any:
        choices = self._seen[self._tables[0]][1]
        parts = [part for part in choices if part["kind"] not in ("SaveDraft", "Withdraw")]
        part = parts[int(self._rng.random() * len(parts))]
        if part["kind"] == "Ready":
            levels = [token + ("s" if self._rng.random() < 0.4 else "") for token in TOKENS]
            program = {"levels": levels[: 1 + int(self._rng.random() * 5)]}
            return {"type": "Ready", "program": program}
        return part["any_of"][int(self._rng.random() * len(part["any_of"]))]

    async def move(self) -> None:
        assert self._socket
        table = self._tables[0]
        message = {
            "type": "act",
            "id": str(next(self._ids)),
            "table": table,
            "seat": self._seat,
            "step": self._seen[table][0],
            "action": self._action(),
        }
        await self._socket.send(json.dumps(message))

    async def hear(self) -> Heard:
        assert self._socket
        data = await self._socket.recv(decode=False)
        self.heard_bytes += len(data)
        message = decode(data)
        if message["type"] == "refused":
            raise AssertionError(message)
        table = self._take(message)
        if table != self._tables[0]:
            return Heard(False, False)
        over = any(
            change["path"] == "/table/phase" and change["value"] == "over"
            for told in message["steps"]
            for change in told["changes"]
        )
        if over and len(self._tables) > 1:
            self._tables.pop(0)
        return Heard(True, self._my_turn())

    async def come_back(self, behind: int) -> int:
        """Connect again, this many steps behind; returns how many bytes that takes."""
        table = self._tables[0]
        await self.stop()
        await self.connect()
        assert self._socket
        seen = {str(self._seat): self._seen[table][0] - behind}
        message = {"type": "open", "id": "back", "table": table, "code": "", "seen": seen}
        await self._socket.send(json.dumps(message))
        size = 0
        while True:
            data = await self._socket.recv(decode=False)
            size += len(data)
            if b'"steps"' in data or b'"shown"' in data:
                return size

    async def stop(self) -> None:
        if self._socket:
            await self._socket.close()


async def our_tables(
    url: str, game: str, options: Any, tables: int, spare: int, from_many: bool = False
) -> list[tuple[Player, Player]]:
    """Tables in play, each with others ready for when its game is over; from one address, or each
    from its own."""

    async def pair(at: int) -> tuple[Player, Player]:
        address = f"127.0.1.{at + 1}" if from_many else ""
        players = Diver(url, 0, 2 * at, address), Diver(url, 1, 2 * at + 1, address)
        for player in players:
            player.cookie = "divetable=" + f"{next(MATCHES):06}".rjust(43, "x")
            await player.connect()
        for _ in range(spare):
            body = {"game": game, "seats": 2, "options": options, "name": "Ada"}
            host = players[0].cookie, address
            made = await asyncio.to_thread(post, f"{url}/api/tables", body, *host)
            table, invite = made["table"], made["links"]["invite"]
            for player in players:
                await player.open(table, invite)
            await players[1].ask("take", table=table, seat=1, name="Bo")
            await players[0].ask("start", table=table)
            await players[1].until_started(table)
        return players

    async with asyncio.timeout(SET_UP_SECONDS):  # an error, not an endless wait
        return list(await asyncio.gather(*map(pair, range(tables))))


# boardgame.io's, spoken to by socket.io


class Marker:
    """A player at boardgame.io's server."""

    def __init__(self, url: str, match: str, player: int) -> None:
        self._url = url
        self._match = match
        self._player = str(player)
        self._socket: ClientConnection | None = None
        self._state = 0
        self.heard_bytes = 0

    async def connect(self) -> None:
        address = self._url.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        self._socket = await connect(address, compression=None, max_size=None)
        await self._socket.recv()
        await self._socket.send("40/line,")
        await self._socket.recv()
        sync = ["sync", self._match, self._player, None, 2]
        await self._socket.send("42/line," + json.dumps(sync))

    async def start(self) -> bool:
        while True:
            heard = await self.hear()
            if heard.is_news:
                return heard.my_turn

    async def move(self) -> None:
        assert self._socket
        action = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "mark",
                "args": [self._state % 9],
                "playerID": self._player,
            },
        }
        update = ["update", action, self._state, self._match, self._player]
        await self._socket.send("42/line," + json.dumps(update))

    async def hear(self) -> Heard:
        assert self._socket
        data = await self._socket.recv(decode=False)
        self.heard_bytes += len(data)
        if data == b"2":
            await self._socket.send("3")
            return Heard(False, False)
        if not data.startswith(b"42/line,"):
            return Heard(False, False)
        kind, match, *rest = decode(data[8:])
        if match != self._match or kind not in ("sync", "update"):
            return Heard(False, False)
        state = rest[0]["state"] if kind == "sync" else rest[0]
        is_new = kind == "sync" or state["_stateID"] > self._state
        self._state = state["_stateID"]
        return Heard(is_new, state["ctx"]["currentPlayer"] == self._player)

    async def come_back(self, behind: int) -> int:
        """Connect again: whatever was missed, everything is sent."""
        await self.stop()
        before = self.heard_bytes
        await self.connect()
        await self.start()
        return self.heard_bytes - before

    async def stop(self) -> None:
        if self._socket:
            await self._socket.close()


async def their_tables(url: str, tables: int) -> list[tuple[Player, Player]]:
    """Its server makes a match when somebody first asks for it."""
    pairs: list[tuple[Player, Player]] = []
    for _ in range(tables):
        match = f"match-{next(MATCHES)}"
        players = Marker(url, match, 0), Marker(url, match, 1)
        for player in players:
            await player.connect()
        pairs.append(players)
    return pairs
