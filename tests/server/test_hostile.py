"""Bad and hostile input: a clear refusal, no harm, no information; the others play on."""

import ast
import asyncio
import contextlib
import threading
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import divetable
from divetable.core.codec import dump
from divetable.games import GAMES
from divetable.server import app
from divetable.server.api import Api
from divetable.server.app import HEADERS
from divetable.server.config import Config
from divetable.server.limits import Limits
from divetable.server.operations import OPERATIONS
from divetable.server.visitors import Proxies
from divetable.tables.entries import decode
from divetable.tables.table import Table, load_table
from tests.depth import examples
from tests.server.fuzzer import Fuzzer
from tests.server.patience import HANGS, until
from tests.server.worlds import GENEROUS, Device, World, world

CASES = 5000
BATCH = 50
STRICT = Config(trust_proxy=Proxies(hops=1), message_bytes=20_000, upload_bytes=50_000)


# HTTP, by its own document


class ServerInThread:
    """A server beside the test, which blocks."""

    def __init__(self, folder: Path) -> None:
        self.world: World | None = None
        self._folder = folder
        self._ready = threading.Event()
        self._stop = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with world(self._folder, "a") as self.world:
            self._ready.set()
            await self._stop.wait()

    def __enter__(self) -> World:
        self._thread.start()
        assert self._ready.wait(20)
        assert self.world
        return self.world

    def __exit__(self, *_: object) -> None:
        assert self._loop
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(20)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with ServerInThread(tmp_path_factory.mktemp("hostile")) as made:
        yield made


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
MODES = [
    (at, mode)
    for at, operation in enumerate(OPERATIONS)
    for mode in schemathesis.GenerationMode
    if mode == schemathesis.GenerationMode.POSITIVE
    or (operation.query or operation.body or operation.raw)  # any text may stand in a path
]


@pytest.fixture(scope="module")
def known(served: World) -> dict[str, list[str]]:
    """What really exists there, so that requests get beyond the door now and then."""
    opened = []
    for game in GAMES:
        body = msgspec.json.encode({"game": game, "seats": 2, "name": "Ada"})
        headers = {"Content-Type": "application/json", "X-Forwarded-For": "203.0.113.1"}
        answer = asyncio.run(served.request("POST", "/api/tables", headers, body))
        opened.append(body_of(answer))
    return {
        "table": [one["table"] for one in opened],
        "code": [code for one in opened for code in one["links"].values()],
        "seat": ["0", "1", "9", "99"],
        "game": sorted(GAMES),
    }


@pytest.mark.parametrize(("at", "mode"), MODES)
def test_the_http_api_is_as_documented(
    served: World, known: dict[str, list[str]], at: int, mode: schemathesis.GenerationMode
) -> None:
    """Whatever fits the document, and what does not."""
    schema = schemathesis.openapi.from_dict(
        Api(served.hall, OPERATIONS, Limits(GENEROUS)).openapi()
    )
    operation = schema[OPERATIONS[at].path][OPERATIONS[at].method]
    has_input = "{" in operation.path or OPERATIONS[at].body or OPERATIONS[at].raw
    rng = Random(at)

    @hypothesis_settings(
        max_examples=examples(40) if has_input else 3,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: schemathesis.Case[Any]) -> None:
        for name in case.path_parameters or ():
            if rng.random() < 0.5:
                case.path_parameters[name] = rng.choice(known[name])
        if isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
            case.body["game"] = rng.choice(sorted(GAMES))
        response = case.call(base_url=f"http://127.0.0.1:{served.port}")
        case.validate_response(response, checks=CHECKS)
        for name, text in HEADERS.items():
            assert response.headers[name.lower()] == [text]

    check()
    assert not served.counted()["divetable_errors_total"]
    assert not served.logged.entries


def body_of(answer: bytes) -> Any:
    return msgspec.json.decode(answer.rpartition(b"\r\n\r\n")[2])


# Websockets


async def sit_down(made: World, name: str, seats: int = 2) -> tuple[str, dict[str, str]]:
    """A game of Dive that has begun, with all its people connected."""
    host = made.device(f"{name}0")
    body = {"game": "dive", "seats": seats, "options": {"close_delay": 0}, "name": "Ada"}
    answer = await host.request("POST", "/api/tables", body)
    opened = body_of(answer)
    for at in range(seats):
        device = made.devices.get(f"{name}{at}") or made.device(f"{name}{at}")
        if at:
            await device.request("GET", "/")
        await device.connect()
        await device.ask("open", code=opened["links"]["invite"])
        if at:
            await device.ask("take", table=opened["table"], seat=at, name="Bo")
    await host.ask("start", table=opened["table"])
    return opened["table"], opened["links"]


async def play_to_the_end(made: World, name: str, table: str) -> int:
    """How many steps it took."""
    rng, game, steps = Random(1), GAMES["dive"], 0
    while (now := made.room(table).table).phase != "over":
        seat = rng.choice(sorted(game.to_act(now.state)))
        device = made.devices[f"{name}{seat}"]
        await device.flush()
        action = dump(game.actions(now.state, seat).sample(rng))
        step = device.steps[str(seat)]
        told = await device.ask("act", table=table, seat=int(seat), step=step, action=action)
        assert told.get("type") != "refused", told
        steps += 1
        made.clock += 100
    return steps


async def log_of(made: World, table: str) -> list[bytes]:
    return list(await made.hall.store.entries(table))


def fold_of(log: list[bytes]) -> Table:
    return load_table([decode(data) for data in log])


async def send_everything(device: Device, fuzzer: Fuzzer, cases: int) -> None:
    assert device._socket
    for number in range(cases):
        await device._socket.send(fuzzer.draw())
        if number % BATCH == 0:
            await device.flush()
    await device.flush()


def test_thousands_of_wrong_messages_change_nothing_and_the_others_play_on(
    tmp_path: Path,
) -> None:
    asyncio.run(check_fuzzed(tmp_path))


async def check_fuzzed(folder: Path) -> None:
    async with world(folder, "a") as made:
        idle, idle_links = await sit_down(made, "idle")
        busy, busy_links = await sit_down(made, "busy")
        own, _ = await sit_down(made, "own")
        stranger, watcher = made.device("stranger"), made.device("watcher")
        for device in (stranger, watcher):
            await device.request("GET", "/")
            await device.connect()
        for links in (idle_links, busy_links):
            await watcher.ask("open", code=links["watch"])
        used = await use_up_a_link(made, own)
        before, counted = await log_of(made, idle), made.counted()
        codes = [used, made.room(idle).table.opened.codes["replay"]]
        played, *_ = await asyncio.gather(
            play_to_the_end(made, "busy", busy),
            send_everything(stranger, Fuzzer(1, [idle, busy], codes), CASES // 2),
            send_everything(watcher, Fuzzer(2, [idle, busy], codes), CASES // 4),
            send_everything(made.devices["own1"], Fuzzer(3, [idle, busy], codes), CASES // 4),
            send_everything(made.devices["own0"], Fuzzer(4, [own], codes), CASES // 4),
        )

        assert played > 10
        assert await log_of(made, idle) == before
        assert fold_of(before).state == made.room(idle).table.state
        after = await log_of(made, busy)
        assert fold_of(after).state == made.room(busy).table.state
        assert len(after) == 4 + played  # opened, two seats taken, started
        assert fold_of(await log_of(made, own)).state == made.room(own).table.state
        assert not made.counted()["divetable_errors_total"]
        assert not made.logged.entries
        refused = made.counted()["divetable_refusals_total"] - counted["divetable_refusals_total"]
        assert refused > 0.9 * CASES


async def use_up_a_link(made: World, table: str) -> str:
    """A seat moves to another device; the link and the old token are worth nothing now."""
    old, new = made.devices["own1"], made.device("new")
    answer = await old.request("POST", f"/api/tables/{table}/seats/1/link")
    code = body_of(answer)["code"]
    assert (await new.request("POST", "/api/seats", {"code": code})).startswith(b"HTTP/1.1 200")
    again = await made.device("late").request("POST", "/api/seats", {"code": code})
    assert b"table-link-used" in again
    told = await old.ask("act", table=table, seat=1, step=99, action={"type": "Ready"})
    assert told["message"] == "table-not-your-seat"
    return str(code)


MEANT: list[dict[str, Any]] = [
    {"type": "open"},
    {"type": "act", "seat": 0, "step": 1, "action": {"type": "Leave"}},
    {"type": "take", "seat": 1, "name": "Mallory"},
    {"type": "take", "seat": 1, "move_from": 0},
    {"type": "free", "seat": 0},
    {"type": "bot", "seat": 1, "level": "random"},
    {"type": "change", "seats": 2, "options": {}},
    {"type": "start"},
    {"type": "say", "seat": 0, "text": "hello"},
    {"type": "ask", "seat": 0, "what": "pause"},
    {"type": "answer", "seat": 0, "what": "pause", "agree": True},
    {"type": "lend", "seat": 0, "on": True},
    {"type": "resign", "seat": 0},
]


def test_other_peoples_tables_look_like_none(tmp_path: Path) -> None:
    """Whether a table exists, and how it stands, cannot be told from a refusal."""

    async def check() -> None:
        async with world(tmp_path, "a") as made:
            playing, _ = await sit_down(made, "idle")
            opened = await made.devices["idle0"].request(
                "POST", "/api/tables", {"game": "scuba", "seats": 2}
            )
            waiting = body_of(opened)["table"]
            stranger = made.device("stranger")
            await stranger.request("GET", "/")
            await stranger.connect()
            stranger.take_received()
            nowhere = "table9999999"
            for message in MEANT:
                for table in (nowhere, playing, waiting):
                    await stranger.say({**message, "id": "same", "table": table})
                there_is_none, *others = stranger.take_received()
                assert others == [there_is_none] * 2, message
                assert "table-not-found" in str(there_is_none)
            for path in ("/api/tables/{}/seats/0/link", "/api/tables/{}/seats/9/link"):
                answers = {
                    await stranger.request("POST", path.format(table))
                    for table in (nowhere, playing, waiting)
                }
                assert len(answers) == 1
            hidden = made.room(playing).table.opened.codes["replay"]
            for path in ("/api/links/{}", "/api/replays/{}", "/api/replays/{}/record"):
                answers = {
                    await stranger.request("GET", path.format(c)) for c in (hidden, "Z" * 20)
                }
                assert len(answers) == 1

    asyncio.run(check())


def test_whoever_came_to_look_on_cannot_sit_down(tmp_path: Path) -> None:
    async def check() -> None:
        async with world(tmp_path, "a") as made:
            host = made.device("host")
            answer = await host.request("POST", "/api/tables", {"game": "dive", "seats": 2})
            opened = body_of(answer)
            for role, message in (("watch", "table-not-found"), ("screen", "table-not-found")):
                device = made.device(role)
                await device.request("GET", "/")
                await device.connect()
                await device.ask("open", code=opened["links"][role])
                told = await device.ask("take", table=opened["table"], seat=0, name="Mallory")
                assert told.get("message") == message
            assert not any(made.room(opened["table"]).table.devices)

    asyncio.run(check())


def test_binary_and_oversize_messages_harm_nobody(tmp_path: Path) -> None:
    async def check() -> None:
        async with world(tmp_path, "a", STRICT) as made:
            table, _ = await sit_down(made, "idle")
            before = await log_of(made, table)
            mallory = made.device("mallory")
            await mallory.request("GET", "/")
            socket = await raw_socket(made, mallory)
            await socket.send(b"\x00\xff" * 10)
            with contextlib.suppress(ConnectionClosed):
                assert "table-bad-message" in str(await asyncio.wait_for(socket.recv(), HANGS))
            await socket.close()
            socket = await raw_socket(made, mallory)
            await socket.send("x" * (STRICT.message_bytes + 1))
            await asyncio.wait_for(socket.wait_closed(), HANGS)
            assert socket.close_code == 1009
            assert await log_of(made, table) == before
            assert (await made.devices["idle0"].ask("ping"))["type"] == "pong"
            await until(lambda: made.counted()["divetable_sockets"] == 2)
            assert not made.counted()["divetable_errors_total"]
            assert not made.logged.entries

    asyncio.run(check())


async def raw_socket(made: World, device: Device, **headers: str) -> ClientConnection:
    return await connect(
        f"ws://127.0.0.1:{made.port}/api/socket",
        additional_headers={**device.headers, **headers},
        compression=None,
        max_size=None,
    )


def test_only_our_own_pages_may_ask(tmp_path: Path) -> None:
    async def check() -> None:
        async with world(tmp_path, "a") as made:
            device = made.device("browser")
            await device.request("GET", "/")
            own = f"http://127.0.0.1:{made.port}"
            for origin in ("http://evil.example", f"{own}.evil.example", "null", "http://[", ""):
                with pytest.raises(InvalidStatus):
                    await raw_socket(made, device, Origin=origin)
                answer = await made.request(
                    "GET", "/api/tables", {**device.headers, "Origin": origin}
                )
                assert answer.startswith(b"HTTP/1.1 404"), origin
            socket = await raw_socket(made, device, Origin=own)
            await socket.close()
            answer = await made.request("GET", "/api/tables", {**device.headers, "Origin": own})
            assert answer.startswith(b"HTTP/1.1 200")
            device.token = "short"
            with pytest.raises(InvalidStatus):
                await raw_socket(made, device)

    asyncio.run(check())


def test_limits_hold_for_those_who_exceed_them(tmp_path: Path) -> None:
    """[T-8.2]"""
    config = STRICT._replace(
        messages_per_second=1.0,
        messages_burst=10,
        requests_per_second=1.0,
        requests_burst=10,
        wrong_codes_per_minute=3,
        sockets_per_address=2,
        max_tables=3,
    )

    async def check() -> None:
        async with world(tmp_path, "a", config) as made:
            noisy, quiet = made.device("noisy"), made.device("quiet")
            for device in (noisy, quiet):
                await device.request("GET", "/")
            answers = [await noisy.request("GET", "/api/tables") for _ in range(12)]
            assert [status(answer) for answer in answers[:10]] == [200] * 10
            assert status(answers[-1]) == 429
            assert status(await quiet.request("GET", "/api/tables")) == 200

            noisy.address = "198.51.100.1"
            for _ in range(3):
                assert status(await noisy.request("GET", "/api/links/ZZZZZZZZ")) == 404
            assert status(await noisy.request("GET", "/api/links/ZZZZZZZZ")) == 429

            first, second = [await raw_socket(made, quiet) for _ in range(2)]
            with pytest.raises(InvalidStatus):
                await raw_socket(made, quiet)
            ping = '{"type":"ping","id":"1"}'
            for _ in range(11):
                await first.send(ping)
            told = [msgspec.json.decode(await first.recv()) for _ in range(11)]
            assert [one["type"] for one in told] == ["pong"] * 10 + ["refused"]
            assert told[-1]["message"] == "table-too-fast"
            await second.send(ping)
            assert "pong" in str(await second.recv())
            for socket in (first, second):
                await socket.close()

            body = {"game": "dive", "seats": 2}
            quiet.address = "198.51.100.2"
            opened = [status(await quiet.request("POST", "/api/tables", body)) for _ in range(4)]
            assert opened == [201, 201, 201, 429]
            large = {**body, "options": {"x": "y" * 60_000}}
            assert status(await quiet.request("POST", "/api/tables", large)) == 413

    asyncio.run(check())


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def test_every_answer_carries_the_careful_headers(tmp_path: Path) -> None:
    async def check() -> None:
        async with world(tmp_path, "a") as made:
            for path in ("/", "/api/games", "/api/nothing", "/healthz", "/metrics", "/assets/x"):
                head = (await made.request("GET", path)).partition(b"\r\n\r\n")[0].decode().lower()
                for name, text in HEADERS.items():
                    assert f"{name}: {text}".lower() in head, path
                assert "\r\nserver:" not in head
            cookie = (await made.request("GET", "/")).decode().lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "unsafe-inline" not in HEADERS["Content-Security-Policy"]

    asyncio.run(check())


def test_metrics_are_not_for_players(tmp_path: Path) -> None:
    """They would tell how often somebody saves a draft."""
    config = GENEROUS._replace(metrics_token="operator's token")

    async def check() -> None:
        async with world(tmp_path, "a", config) as made:
            assert status(await made.request("GET", "/metrics")) == 200
            for headers in (
                {"X-Forwarded-For": "203.0.113.9"},
                {"X-Forwarded-For": "127.0.0.1"},
                {"Forwarded": "for=127.0.0.1"},
                {"X-Forwarded-For": "203.0.113.9", "Authorization": "Bearer wrong"},
            ):
                assert status(await made.request("GET", "/metrics", headers)) == 403
            known = {"X-Forwarded-For": "203.0.113.9", "Authorization": "Bearer operator's token"}
            assert status(await made.request("GET", "/metrics", known)) == 200

    asyncio.run(check())


NASTY = "  <b>A\u202ed\u200ba</b>\n\ufeff\0 "
PLAIN = "<b>Ada</b>"


def test_names_and_chat_are_plain_text(tmp_path: Path) -> None:
    """What hides or turns text around is gone; HTML is text like any other."""

    async def check() -> None:
        async with world(tmp_path, "a") as made:
            host = made.device("host")
            body = {"game": "dive", "seats": 1, "name": NASTY}
            answer = await host.request("POST", "/api/tables", body)
            opened = body_of(answer)
            await host.connect()
            await host.ask("open", table=opened["table"])
            await host.ask("say", table=opened["table"], seat=0, text=NASTY)
            await host.flush()
            table = made.room(opened["table"]).table
            assert table.seats[0].name == PLAIN
            assert [said.text for said in table.chat] == [PLAIN]
            assert f'"text":"{PLAIN}"' in str(host.received)
            for text in ("\u200b\u202e", "", "x" * 501):
                told = await host.ask("say", table=opened["table"], seat=0, text=text)
                assert told["message"] == "table-bad-text"

    asyncio.run(check())


PATHS = (
    "/assets/../secret.txt",
    "/assets/%2e%2e/secret.txt",
    "/assets/..%2fsecret.txt",
    "/assets/%252e%252e/secret.txt",
    "/assets/..\\secret.txt",
    "/assets//etc/passwd",
    "/assets/%00",
    "/assets/link.txt",
)


def test_only_files_that_are_meant_to_be_served_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assets = tmp_path / "static" / "assets"
    (assets / "inner").mkdir(parents=True)
    (assets / "app.js").write_text("open")
    for place in (tmp_path, tmp_path / "static"):
        (place / "secret.txt").write_text("root: sesame")
    (assets / "link.txt").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(app, "files", lambda package: tmp_path)

    async def check() -> None:
        async with world(tmp_path, "a") as made:
            assert (await made.request("GET", "/assets/app.js")).endswith(b"open")
            for path in PATHS:
                answer = await made.request("GET", path)
                assert status(answer) in (400, 404), path
                assert b"root:" not in answer
            for path in ("/assets", "/assets/", "/assets/inner", "/assets/inner/"):
                answer = await made.request("GET", path)
                assert status(answer) in (307, 404)
                assert b"app.js" not in answer

    asyncio.run(check())


SECRET_NAMES = {"device", "devices", "holder", "host", "token", "metrics_token"}


def compared_plainly(source: str) -> list[str]:
    """Comparisons of secrets whose duration tells how much was right."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and any(
            isinstance(op, ast.Eq | ast.NotEq) for op in node.ops
        ):
            sides = [node.left, *node.comparators]
            names = {getattr(side, "attr", None) or getattr(side, "id", None) for side in sides}
            is_secret = bool(names & SECRET_NAMES)
            against_nothing = any(isinstance(side, ast.Constant) for side in sides)
            if is_secret and not against_nothing:
                found.append(ast.unparse(node))
    return found


def test_secrets_are_compared_in_constant_time() -> None:
    package = Path(str(files(divetable)))
    sources = [*package.glob("server/*.py"), *package.glob("tables/*.py")]

    assert len(sources) > 15
    assert compared_plainly("table.devices[0] == 1 or a.host == device") == ["a.host == device"]
    for source in sources:
        assert not compared_plainly(source.read_text("utf-8")), source.name
