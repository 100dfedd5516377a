"""One address that does its worst: `python -m bench._attack URL KIND`, in a process of its own.

It says `ready` when it has what it needs, `going` when it was told to `go`, and `resting` when it
was told to `stop` and all it had begun is over. Refusals are what it expects; it goes on as fast as
it is let.
"""

import asyncio
import contextlib
import http.client
import itertools
import json
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from divetable.wire.choices import actions_of

ADDRESS = "127.0.0.2"  # not that of any player
AT_ONCE = 6
REST = 0.02  # seconds: a hundred and more a second are far above every limit
LONG = 160  # steps of a game that somebody left long ago
PAUSE = 0.05  # seconds between its moves, so that none is refused
HINTS = 40
SILENT = 200
SEED = "seed of a game"
NUMBERS = itertools.count()


class Attacker:
    """A device at that address."""

    def __init__(self, url: str) -> None:
        self.host = urlsplit(url).netloc
        self.cookie = "divetable=" + "attacker".rjust(43, "x")
        self.going = asyncio.Event()
        self._begun = 0  # and not over

    def request(self, method: str, path: str, body: bytes | None = None) -> bytes:
        link = http.client.HTTPConnection(self.host, timeout=60, source_address=(ADDRESS, 0))
        try:
            headers = {"Content-Type": "application/json", "Cookie": self.cookie}
            link.request(method, path, body, headers)
            return link.getresponse().read()
        finally:
            link.close()

    async def socket(self) -> ClientConnection:
        return await connect(
            f"ws://{self.host}/api/socket",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            local_addr=(ADDRESS, 0),
        )

    async def repeat(self, do: Callable[[], Awaitable[object]], at_once: int = AT_ONCE) -> None:
        """Do it again and again, several times at once, whatever comes of it."""

        async def one() -> None:
            while True:
                await self.going.wait()
                self._begun += 1
                with contextlib.suppress(Exception):
                    await do()
                self._begun -= 1
                await asyncio.sleep(REST)

        await asyncio.gather(*(one() for _ in range(at_once)))

    async def rest(self) -> None:
        self.going.clear()
        while self._begun:
            await asyncio.sleep(REST)


async def ask(socket: ClientConnection, type: str, **parts: Any) -> Any:
    """Send a command; the answer to it."""
    id = f"attack-{next(NUMBERS)}"
    await socket.send(json.dumps({"type": type, "id": id, **parts}))
    while True:
        message = json.loads(await socket.recv())
        if message.get("id") == id:
            return message


def opened(attacker: Attacker, game: str, options: Any) -> str:
    body = {"game": game, "seats": 2, "options": options, "name": "Eve"}
    made = json.loads(attacker.request("POST", "/api/tables", json.dumps(body).encode()))
    return str(made["table"])


async def begun(attacker: Attacker, socket: ClientConnection, game: str, options: Any) -> str:
    """A game in which both seats are the attacker's."""
    table = await asyncio.to_thread(opened, attacker, game, options)
    await ask(socket, "open", table=table)
    await ask(socket, "take", table=table, seat=1, name="Mallory")
    await ask(socket, "start", table=table)
    return table


async def played(attacker: Attacker, socket: ClientConnection) -> tuple[str, dict[str, int]]:
    """A long game of The Divers, still going on; the steps of its streams."""
    table = await begun(attacker, socket, "divers", {})
    other = await attacker.socket()
    steps: dict[str, int] = {}
    choices: dict[str, Any] = {}

    def take(message: Any) -> None:
        viewer = message.get("viewer")
        if message["type"] == "shown":
            steps[viewer], choices[viewer] = message["step"], message["document"]["choices"]
        for told in message.get("steps", ()):
            steps[viewer] = told["step"]
            for change in told["changes"]:
                if change["path"] == "/choices":
                    choices[viewer] = change["value"]

    await other.send(json.dumps({"type": "open", "id": "look", "table": table}))
    while max(steps.values(), default=0) < LONG:
        take(json.loads(await other.recv()))
        asked = [(seat, part) for seat in "01" for part in choices.get(seat, ())]
        moves = [(seat, part) for seat, part in asked if part["kind"] not in ("AgreeToEnd",)]
        if moves and {"0", "1"} <= set(steps):
            seat, part = moves[0]
            actions = actions_of(part)
            action = actions[next(NUMBERS) % len(actions)]
            choices[seat] = ()
            await asyncio.sleep(PAUSE)
            act = {"type": "act", "id": f"m-{next(NUMBERS)}", "table": table, "seat": int(seat)}
            await other.send(json.dumps({**act, "step": steps[seat], "action": action}))
    await other.close()
    return table, steps


def record(steps: int, padding: int) -> bytes:
    """A record of old rules: believed, whatever it says."""
    step: dict[str, Any] = {
        "seat": 0,
        "action": {},
        "events": [],
        "thought": {"level": "x" * padding},
    }
    if not padding:
        del step["thought"]
    told: dict[str, Any] = {
        "format": "divetable record",
        "version": 1,
        "game": "divers",
        "rules": 1,
        "seats": 4,
        "options": {},
        "names": ["Eve", "Mallory", "Trudy", "Oscar"],
        "seal": "",
        "seed": SEED,
        "salt": "",
        "steps": [{"number": at, **step} for at in range(1, steps + 1)],
        "result": None,
    }
    return json.dumps(told, separators=(",", ":")).encode()


def upload(attacker: Attacker, told: bytes) -> bytes:
    """Each with a seed of its own, so that none is known already."""
    seed = f"{next(NUMBERS):0{len(SEED)}}".encode()
    return attacker.request("POST", "/api/replays?eyes=0", told.replace(SEED.encode(), seed, 1))


# The attacks: each gets ready, and returns what it does again and again


async def small_records(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """48 kB each."""
    told = record(1000, 0)
    return lambda: asyncio.to_thread(upload, attacker, told)


async def large_records(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """3.8 MB each."""
    told = record(9900, 310)
    return lambda: asyncio.to_thread(upload, attacker, told)


async def replays(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """A long game, through all eyes."""
    socket = await attacker.socket()
    table, _ = await played(attacker, socket)
    code = ""
    await socket.send(json.dumps({"type": "resign", "id": "r", "table": table, "seat": 0}))
    while not code:
        for told in json.loads(await socket.recv()).get("steps", ()):
            for change in told["changes"]:
                if change["path"] == "/table/replay":
                    code = change["value"]
    paths = itertools.cycle([f"?eyes={eyes}" for eyes in ("0", "1", "public", "all")] + ["/record"])
    return lambda: asyncio.to_thread(attacker.request, "GET", f"/api/replays/{code}{next(paths)}")


async def coming_back(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """From ever another step of long ago."""
    socket = await attacker.socket()
    table, steps = await played(attacker, socket)
    behind = itertools.cycle(range(LONG - 60, LONG - 5))

    async def come_back() -> None:
        seen = {viewer: max(1, step - next(behind)) for viewer, step in steps.items()}
        again = await attacker.socket()
        await ask(again, "open", table=table, seen=seen)
        await again.recv()
        await again.close()

    return come_back


async def hints(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Forty at once, of Dive, which are the dearest."""
    socket = await attacker.socket()
    tables: list[str] = []
    with contextlib.suppress(KeyError):  # a server may limit the tables of a device
        while len(tables) < HINTS:
            tables.append(await begun(attacker, socket, "dive", {"close_delay": 0}))
    asked = await attacker.socket()

    async def ask_all() -> None:
        for table in tables:
            hint = {"type": "hint", "id": f"h-{next(NUMBERS)}", "table": table, "seat": 0}
            await asked.send(json.dumps(hint))
        await asyncio.sleep(1)

    return ask_all


async def wrong_codes(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Written so that a search for the word does not find them."""
    sockets = [await attacker.socket() for _ in range(AT_ONCE)]
    turns = itertools.cycle(sockets)

    async def guess() -> None:
        guess = f"{next(NUMBERS):08}"
        await next(turns).send(f'{{"type":"open","id":"g","table":"","c\\u006fde":"{guess}"}}')

    return guess


async def silence(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    """Connections that say nothing."""
    host, _, port = attacker.host.partition(":")
    held: list[asyncio.StreamWriter] = []

    async def hold() -> None:
        _, writer = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
        held.append(writer)
        if len(held) > SILENT:
            held.pop(0).close()

    return hold


async def tables(attacker: Attacker) -> Callable[[], Awaitable[object]]:
    return lambda: asyncio.to_thread(opened, attacker, "dive", {})


ATTACKS = {
    "48 kB records": small_records,
    "3.8 MB records": large_records,
    "replays": replays,
    "coming back": coming_back,
    "hints": hints,
    "wrong codes": wrong_codes,
    "silence": silence,
    "tables": tables,
}


async def attack(url: str, kind: str) -> None:
    attacker = Attacker(url)
    do = await ATTACKS[kind](attacker)
    attacking = asyncio.create_task(attacker.repeat(do))
    print("ready", flush=True)
    while word := (await asyncio.to_thread(sys.stdin.readline)).strip():
        if word == "go":
            attacker.going.set()
            print("going", flush=True)
        else:
            await attacker.rest()
            print("resting", flush=True)
    attacking.cancel()


if __name__ == "__main__":
    os.nice(10)  # in truth it has a machine of its own
    asyncio.run(attack(*sys.argv[1:]))
