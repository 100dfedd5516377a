"""Players at our server. They know no rules: choices come with the news."""

import asyncio
import itertools
import json
from http.client import HTTPConnection
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench._load import Heard, Pair
from divetable.wire.choices import actions_of

decode = msgspec.json.decode
TOKENS = "12345"
SET_UP_SECONDS = 300
AT_ONCE = 10  # codes that are looked up; many more from one address look like guessing
DEVICES = itertools.count()

NOT_A_TURN = frozenset({"Withdraw", "AgreeToEnd", "PlayOn"})
"""May be done while it is another's turn."""
NOT_PLAYED = NOT_A_TURN | {"SaveDraft", "GiveUp"}
"""Players of a load make moves, and go on to the end."""


class Rules(NamedTuple):
    """What is played at a table."""

    game: str
    options: dict[str, Any]


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
    """A player at one table after another. A program for Dive is any that all rules allow."""

    def __init__(self, url: str, seat: int, seed: int, address: str = "") -> None:
        self._url = url
        self.address = address
        self._seat = seat
        self._rng = Random(seed)
        self._ids = itertools.count()
        self._tables: list[str] = []
        self._socket: ClientConnection | None = None
        self.cookie = ""
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
        return any(part["kind"] not in NOT_A_TURN for part in choices)

    def _action(self) -> Any:
        choices = self._seen[self._tables[0]][1]
        parts = [part for part in choices if part["kind"] not in NOT_PLAYED]
        part = parts[int(self._rng.random() * len(parts))]
        if part["kind"] == "Ready":
            levels = [token + ("s" if self._rng.random() < 0.4 else "") for token in TOKENS]
            program = {"levels": levels[: 1 + int(self._rng.random() * 5)]}
            return {"type": "Ready", "program": program}
        actions = actions_of(part)
        return actions[int(self._rng.random() * len(actions))]

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
    url: str,
    rules: Rules,
    tables: int,
    games: int,
    from_many: bool = False,
    kind: type[Diver] = Diver,
) -> list[Pair]:
    """Tables in play, each with others ready for when its game is over; from one address, or each
    from its own."""

    looked_up = asyncio.Semaphore(AT_ONCE)

    async def pair(at: int) -> Pair:
        address = f"127.0.1.{at + 1}" if from_many else ""
        players = kind(url, 0, 2 * at, address), kind(url, 1, 2 * at + 1, address)
        for player in players:
            player.cookie = "divetable=" + f"{next(DEVICES):06}".rjust(43, "x")
            await player.connect()
        for _ in range(games):
            body = {"game": rules.game, "seats": 2, "options": rules.options, "name": "Ada"}
            host = players[0].cookie, address
            made = await asyncio.to_thread(post, f"{url}/api/tables", body, *host)
            table, invite = made["table"], made["links"]["invite"]
            async with looked_up:
                for player in players:
                    await player.open(table, invite)
            await players[1].ask("take", table=table, seat=1, name="Bo")
            await players[0].ask("start", table=table)
            await players[1].until_started(table)
        return players

    async with asyncio.timeout(SET_UP_SECONDS):  # an error, not an endless wait
        return list(await asyncio.gather(*map(pair, range(tables))))
