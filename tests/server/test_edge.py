"""The edge of the server: wrong codes, foreign names, silence, smuggling, clients that leave."""

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog
from starlette.requests import ClientDisconnect

from divetable.server import limits
from divetable.server.logs import set_up_logs
from divetable.server.visitors import Proxies, Reception
from tests.server.patience import until
from tests.server.processes import Nursery, Server
from tests.server.test_hostile import body_of, raw_socket, status
from tests.server.worlds import GENEROUS, PATIENCE, Device, World, world

LONG = 60.0  # seconds that a test waits for what comes much sooner


# Wrong codes

SPELLINGS = (
    '{"type":"open","id":"1","code":"%s"}',
    '{"type":"open","id":"2","c\\u006fde":"%s"}',
    '{"type":"open","id":"3","\\u0063\\u006f\\u0064\\u0065":"%s"}',
)


async def connected(made: World, name: str) -> tuple[Device, Any]:
    device = made.device(name)
    await device.request("GET", "/")
    return device, await raw_socket(made, device)


async def told(socket: Any, text: str) -> Any:
    await socket.send(text)
    async with asyncio.timeout(PATIENCE):
        return msgspec.json.decode(await socket.recv())


def test_a_wrong_code_counts_however_it_is_written(tmp_path: Path) -> None:
    """[T-8.2]"""
    config = GENEROUS._replace(wrong_codes_per_minute=2)

    async def check() -> None:
        async with world(tmp_path, "a", config) as made:
            for number, spelling in enumerate(SPELLINGS):
                device, socket = await connected(made, f"guesser {number}")
                said = [(await told(socket, spelling % "ZZZZZZZZ"))["message"] for _ in range(3)]
                assert said == ["table-bad-link"] * 2 + ["table-too-fast"]
                await socket.close()
                answer = await device.request("GET", "/api/links/ZZZZZZZZ")
                assert status(answer) == 429  # one address has one budget

    asyncio.run(check())


def test_all_ways_to_show_a_code_share_one_budget(tmp_path: Path) -> None:
    config = GENEROUS._replace(wrong_codes_per_minute=6)

    async def check() -> None:
        async with world(tmp_path, "a", config) as made:
            host = made.device("host")
            body = {"game": "dive", "seats": 2, "name": "Ada"}
            table = body_of(await host.request("POST", "/api/tables", body))["table"]
            guesser, socket = await connected(made, "guesser")
            wrong = "ZZZZZZZZ"
            answers = [
                await guesser.request("GET", f"/api/links/{wrong}"),
                await guesser.request("HEAD", f"/api/links/{wrong}"),
                await guesser.request("GET", f"/api/replays/%5A{wrong[1:]}"),
                await guesser.request("GET", f"/api/tables/{table}/ocean?c%6Fde={wrong}"),
                await guesser.request("POST", "/api/seats", {"code": wrong}),
            ]
            assert [status(answer) for answer in answers] == [404] * 5
            opened = '{"type":"open","id":"1","code":"ZZZZZZZZ"}'
            assert (await told(socket, opened))["message"] == "table-bad-link"
            assert (await told(socket, opened))["message"] == "table-too-fast"
            assert status(await guesser.request("POST", "/api/seats", {"code": wrong})) == 429
            assert status(await guesser.request("GET", "/api/tables")) == 200  # it shows no code
            await socket.close()

    asyncio.run(check())


def test_all_at_once_are_no_more_tries(tmp_path: Path) -> None:
    config = GENEROUS._replace(wrong_codes_per_minute=2)

    async def check() -> None:
        async with world(tmp_path, "a", config) as made:
            guesser = made.device("guesser")
            asked = (guesser.request("GET", "/api/links/ZZZZZZZZ") for _ in range(12))
            answers = [status(answer) for answer in await asyncio.gather(*asked)]
            assert sorted(answers) == [404] * 2 + [429] * 10

    asyncio.run(check())


def test_right_codes_are_not_counted(tmp_path: Path) -> None:
    config = GENEROUS._replace(wrong_codes_per_minute=1)

    async def check() -> None:
        async with world(tmp_path, "a", config) as made:
            host = made.device("host")
            body = {"game": "dive", "seats": 2, "name": "Ada"}
            links = body_of(await host.request("POST", "/api/tables", body))["links"]
            guest = made.device("guest")
            for _ in range(5):
                assert status(await guest.request("GET", f"/api/links/{links['invite']}")) == 200

    asyncio.run(check())


def test_a_household_counts_as_one_address(tmp_path: Path) -> None:
    """Of IPv6 everybody has more addresses than there are codes."""
    config = GENEROUS._replace(wrong_codes_per_minute=2)

    async def check() -> None:
        async with world(tmp_path, "a", config) as made:
            guesser = made.device("guesser")
            answers = []
            for number in range(3):
                guesser.address = f"2001:db8:0:1::{number}"
                answers.append(status(await guesser.request("GET", "/api/links/ZZZZZZZZ")))
            assert answers == [404, 404, 429]
            guesser.address = "2001:db8:0:2::1"
            assert status(await guesser.request("GET", "/api/links/ZZZZZZZZ")) == 404

    asyncio.run(check())


# Too many messages


def test_a_refusal_for_too_many_messages_says_which(tmp_path: Path) -> None:
    """[T-8.2]"""
    config = GENEROUS._replace(messages_per_second=0.01, messages_burst=2)

    async def check() -> None:
        async with world(tmp_path, "a", config) as made:
            _, socket = await connected(made, "noisy")
            assert (await told(socket, "nonsense"))["message"] == "table-bad-message"
            assert (await told(socket, '{"type":"ping","id":"a"}'))["type"] == "pong"
            refused = await told(socket, '{"type":"ping","id":"b"}')
            assert (refused["rule"], refused["id"]) == ("T-8.2", "b")
            refused = await told(socket, '{"type":"act","id":"c"}')
            assert (refused["rule"], refused["id"]) == ("T-8.2", None)
            waving = '{"type":"sh\\u0069ne","id":"d","table":"x","seat":0,"place":null}'
            refused = await told(socket, waving)
            assert (refused["rule"], refused["id"]) == ("T-8.1", "d")  # counted apart
            await socket.close()

    asyncio.run(check())


def test_long_messages_count_by_their_length_and_for_the_whole_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[T-8.2] A set of cards is checked by the rules, which takes time that others would miss."""
    monkeypatch.setattr(limits, "BURST", 8000)  # and next to nothing comes back
    config = GENEROUS._replace(document_bytes_per_second=1)

    async def check() -> None:
        async with world(tmp_path, "a", config) as made:
            _, socket = await connected(made, "noisy")
            long = {"type": "change", "table": "x", "seats": 2, "options": {"data_set": "x" * 5000}}
            for id, rule in (("a", "T-8.1"), ("b", "T-8.2")):
                refused = await told(socket, json.dumps({**long, "id": id}))
                assert (refused["rule"], refused["id"]) == (rule, id)
            assert (await told(socket, '{"type":"ping","id":"c"}'))["type"] == "pong"
            body = {"game": "scuba", "seats": 2, "options": {"data_set": "x" * 5000}}
            assert b" 429 " in await made.devices["noisy"].request("POST", "/api/tables", body)
            quiet, _ = await connected(made, "quiet")
            assert b" 400 " in await quiet.request("POST", "/api/tables", body)
            await socket.close()

    asyncio.run(check())


# Documents that go too deep


def nested(levels: int) -> Any:
    inner: Any = 1
    for _ in range(levels):
        inner = [inner]
    return inner


DEEP = [40, 500, 30_000]


@pytest.mark.parametrize("levels", DEEP)
def test_messages_and_bodies_go_only_so_deep(tmp_path: Path, levels: int) -> None:
    """[T-8.1]"""
    brackets = "[" * levels + "]" * levels

    async def check() -> None:
        async with world(tmp_path, "a") as made:
            _, socket = await connected(made, "deep")
            for field in ("action", "x"):
                text = '{"type":"act","id":"1","table":"x","seat":0,"step":1,"%s":{"a":%s}}'
                refused = await told(socket, text % (field, brackets))
                assert refused["message"] == "table-bad-message"
                assert "recursion" not in refused["text"]
                if field == "action":
                    assert "at most 32 levels" in refused["text"]
                    where = "action.a[0][0]" if levels < 1000 else "byte 97"
                    assert where in refused["text"]
            await socket.close()
            for field in ("options", "position"):
                text = f'{{"game":"divers","seats":2,"{field}":{{"a":{brackets}}}}}'
                headers = {"Content-Type": "application/json"}
                answer = await made.request("POST", "/api/tables", headers, text.encode())
                assert status(answer) == 400
                assert b"at most 32 levels" in answer
            assert not made.counted()["divetable_errors_total"]
            assert not made.logged.entries

    asyncio.run(check())


# Names of the server

OURS = ("127.0.0.1", "localhost", "a.localhost", "[::1]:8000", "192.168.1.7:80", "LOCALHOST.", "")
FOREIGN = ("evil.example", "localhost.evil.example", "me@localhost", "127.0.0.1.evil.example", "*")
PATHS = ("/", "/healthz", "/metrics", "/api/games", "/api/openapi.json", "/assets/x", "/sw.js")


def test_a_foreign_host_gets_nothing_but_a_refusal(tmp_path: Path) -> None:
    """[T-8.5]"""

    async def check() -> None:
        async with world(tmp_path, "a") as made:
            for path in PATHS:
                answers = {await asked(made, path, f"Host: {host}") for host in FOREIGN[:1]}
                [answer] = answers
                assert status(answer) == 421, path
                assert body_of(answer)["message"] == "table-foreign-host"
                assert b"set-cookie" not in answer.lower()
                assert b"x-frame-options" in answer.lower()
            for host in FOREIGN:
                assert status(await asked(made, "/healthz", f"Host: {host}")) == 421, host
            for host in OURS:
                assert status(await asked(made, "/healthz", f"Host: {host}")) == 200, host
            assert status(await asked(made, "/healthz", version="1.0")) == 200
            device = made.device("browser")
            await device.request("GET", "/")
            for header in ({"Host": "evil.example"}, {"Host": "evil.example:80"}):
                answer = await asked(
                    made,
                    "/api/socket",
                    *(f"{name}: {text}" for name, text in {**device.headers, **header}.items()),
                    *HANDSHAKE,
                )
                assert status(answer) == 403
            assert not made.counted()["divetable_errors_total"]

    asyncio.run(check())


HANDSHAKE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


async def asked(made: World, path: str, *lines: str, version: str = "1.1") -> bytes:
    """The answer to exactly these lines; the server may leave the connection open."""
    text = "\r\n".join([f"GET {path} HTTP/{version}", *lines, "", ""])
    async with line_to(made) as (reader, writer):
        writer.write(text.encode())
        async with asyncio.timeout(PATIENCE):
            head = await reader.readuntil(b"\r\n\r\n")
            size = head.lower().partition(b"\r\ncontent-length: ")[2].partition(b"\r\n")[0]
            return head + await reader.readexactly(int(size or 0))


@contextlib.asynccontextmanager
async def line_to(made: World) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", made.port)
    try:
        yield reader, writer
    finally:
        writer.close()


def test_the_names_of_a_server_are_those_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Reef.home")
    reception = Reception(Proxies(), "https://dive.example:444", ("Club",))

    for name in ("dive.example", "club", "reef", "reef.local:8000", "reef.home", "REEF.lan."):
        assert reception.goes_by(name), name
    for name in ("example", "reef.evil.example", "club.local", "reef..local", "re ef", "[reef]"):
        assert not reception.goes_by(name), name


# https


def test_cookies_are_secure_where_the_public_address_is(tmp_path: Path) -> None:
    async def check() -> None:
        for url, is_secure in (("https://dive.example", True), ("http://dive.example", False)):
            config = GENEROUS._replace(public_url=url)
            async with world(tmp_path, url[:5], config) as made:
                for path in ("/", "/api/tables"):
                    answer = (await made.request("GET", path)).lower()
                    assert (b"; secure" in answer) == is_secure
                    assert (b"\r\nstrict-transport-security: max-age=" in answer) == is_secure

    asyncio.run(check())


def test_nobody_makes_a_cookie_secure_whose_word_does_not_count(tmp_path: Path) -> None:
    config = GENEROUS._replace(trust_proxy=Proxies())

    async def check() -> None:
        async with world(tmp_path, "a", config) as made:
            said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.1"}
            answer = (await made.request("GET", "/", said)).lower()
            assert b"secure" not in answer
            assert b"strict-transport-security" not in answer

    asyncio.run(check())


# Smuggling

SMUGGLED = [
    ["Content-Length: 4", "Transfer-Encoding: chunked"],
    ["Transfer-Encoding: chunked", "Content-Length: 4"],
    ["Transfer-Encoding: Chunked", "content-length: 0"],
    ["Transfer-Encoding: chunked, identity"],
    ["Transfer-Encoding: xchunked", "Content-Length: 4"],
    ["Content-Length: 4", "Content-Length: 5"],
    ["Content-Length: 4, 5"],
    ["Content-Length: +4"],
]


@pytest.mark.parametrize("lines", SMUGGLED)
def test_a_request_has_one_length(tmp_path: Path, lines: list[str]) -> None:
    """[T-8.1]"""
    inner = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    head = ["POST /api/tables HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json"]

    async def check() -> None:
        async with world(tmp_path, "a") as made, line_to(made) as (reader, writer):
            writer.write("\r\n".join([*head, *lines, "", "0", "", inner]).encode())
            async with asyncio.timeout(PATIENCE):
                answer = await reader.read()
            assert status(answer) in (400, 501)
            assert answer.count(b"HTTP/1.1 ") == 1  # and nothing after it is read

    asyncio.run(check())


# Silence

HALVES = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 99\r\n\r\n{"game":',
    b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n",
]


def test_silent_connections_are_closed_and_busy_ones_are_not(tmp_path: Path) -> None:
    """[T-8.2]"""
    config = GENEROUS._replace(silent_seconds=2.0)

    async def silent(made: World, half: bytes) -> None:
        async with line_to(made) as (reader, writer):
            writer.write(half)
            with contextlib.suppress(ConnectionError):
                while await reader.read(1000):
                    pass

    async def slow(made: World) -> None:
        """A byte now and then does not make it a request."""
        async with line_to(made) as (reader, writer):
            writer.write(HALVES[5])
            while not reader.at_eof():
                with contextlib.suppress(ConnectionError):
                    writer.write(b" ")
                    await writer.drain()
                with contextlib.suppress(TimeoutError, ConnectionError):
                    await asyncio.wait_for(reader.read(1), 0.1)

    async def check() -> None:
        async with world(tmp_path, "a", config) as made:
            _, socket = await connected(made, "player")
            async with asyncio.timeout(LONG):
                await asyncio.gather(slow(made), *(silent(made, half) for half in HALVES))
            assert (await told(socket, '{"type":"ping","id":"1"}'))["type"] == "pong"
            await socket.close()
            assert not made.counted()["divetable_errors_total"]
            assert not made.logged.entries

    asyncio.run(check())


def test_an_answer_that_nobody_reads_does_not_keep_a_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[T-8.2]"""
    config = GENEROUS._replace(silent_seconds=2.0)
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets / "large").write_bytes(bytes(30_000_000))
    monkeypatch.setattr("divetable.server.app.files", lambda package: tmp_path)

    async def check() -> None:
        async with world(tmp_path, "a", config) as made, line_to(made) as (_, writer):
            open_here = made.server.server_state.connections
            writer.write(b"GET /assets/large HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            await until(lambda: bool(open_here), LONG)
            await until(lambda: not open_here, LONG)  # the reader's buffer is full long before

    asyncio.run(check())


def test_a_websocket_that_nobody_reads_does_not_stay(tmp_path: Path) -> None:
    async def check() -> None:
        async with world(tmp_path, "a") as made:
            made.server.config.ws_ping_interval = made.server.config.ws_ping_timeout = 1.0
            device = made.device("deaf")
            await device.request("GET", "/")
            lines = [f"{name}: {text}" for name, text in device.headers.items()]
            head = ["GET /api/socket HTTP/1.1", "Host: 127.0.0.1", *lines, *HANDSHAKE, "", ""]
            open_here = made.server.server_state.connections
            async with line_to(made) as (reader, writer):
                writer.write("\r\n".join(head).encode())
                async with asyncio.timeout(PATIENCE):
                    await reader.readuntil(b"\r\n\r\n")
                [line] = open_here
                while line.writable.is_set():  # type: ignore[union-attr]
                    line.sends(b" " * 1_000_000)  # type: ignore[union-attr]
                await until(lambda: not open_here, LONG)
            assert not made.counted()["divetable_errors_total"]

    asyncio.run(check())


# Clients that leave


async def leave(made: World, data: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", made.port)
    writer.write(data)
    await writer.drain()
    writer.transport.abort()
    del reader


def test_a_client_that_leaves_is_no_error(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    large = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    async def check() -> None:
        async with world(tmp_path, "a") as made:
            device = made.device("gone")
            await device.request("GET", "/")
            shaking = "\r\n".join(
                ["GET /api/socket HTTP/1.1", "Host: 127.0.0.1", *HANDSHAKE]
                + [f"{name}: {text}" for name, text in device.headers.items()]
            ).encode()
            whole = shaking + b"\r\n\r\n"
            for data in (*HALVES, large, large * 20, shaking, whole, whole + b"\x81\xfe\xff"):
                for _ in range(3):
                    await leave(made, data)
            bad = whole + bytes((0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFE))  # says it is a text
            nonsense = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n" + (
                b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
            )
            for data in (bad, nonsense, large + nonsense, b"\x16\x03\x01" * 9):
                async with line_to(made) as (reader, writer):
                    writer.write(data)
                    async with asyncio.timeout(PATIENCE):
                        await reader.read(10)
            await until(lambda: not made.server.server_state.connections, LONG)
            await until(lambda: not made.server.server_state.tasks, LONG)
            assert not made.counted()["divetable_errors_total"]
            assert not made.logged.entries

    with logs(pretty=False):
        asyncio.run(check())
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert not [line for line in lines if line["level"] not in ("info", "warning")]


# Logs


@contextlib.contextmanager
def logs(pretty: bool) -> Iterator[None]:
    """Set up as a server has them."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    set_up_logs(pretty)
    try:
        yield
    finally:
        root.handlers[:] = before
        root.setLevel(level)
        logging.captureWarnings(False)
        structlog.reset_defaults()


SAID: list[Callable[[], None]] = [
    lambda: logging.getLogger("uvicorn.error").warning("Invalid HTTP request received."),
    lambda: logging.getLogger("asyncio").error("Task was lost\nfuture: <secret hand>"),
    lambda: failing("nats.aio.client"),
    lambda: failing("uvicorn.error"),
]


def failing(name: str) -> None:
    try:
        raise ValueError("a secret seed")
    except ValueError:
        logging.getLogger(name).exception("it failed")


@pytest.mark.parametrize("pretty", [False, True])
def test_all_lines_have_one_form(pretty: bool, capfd: pytest.CaptureFixture[str]) -> None:
    with logs(pretty):
        for say in SAID:
            say()

    text = capfd.readouterr().err
    assert "secret" not in text
    assert len(text.splitlines()) == len(SAID)
    if not pretty:
        lines = [json.loads(line) for line in text.splitlines()]
        assert all({"event", "level", "timestamp", "logger"} <= set(line) for line in lines)
        assert lines[-1]["problem"] == "ValueError"
        assert lines[-1]["where"]


LEAVING = [ClientDisconnect(), BrokenPipeError(), ConnectionResetError(), asyncio.CancelledError()]


@pytest.mark.parametrize("error", LEAVING)
def test_nobody_reads_in_the_log_that_a_client_left(
    error: BaseException, capfd: pytest.CaptureFixture[str]
) -> None:
    with logs(pretty=False):
        logging.getLogger("uvicorn.error").error("Exception in ASGI application", exc_info=error)

    assert capfd.readouterr().err == ""


def test_a_server_that_runs_writes_only_such_lines(nursery: Nursery, tmp_path: Path) -> None:
    with Server(nursery, "--data", str(tmp_path)) as server:

        async def disturb() -> None:
            for data in (*HALVES, b"\x16\x03\x01" * 9, b"GET / HTTP/9\r\n\r\n"):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(data)
                if data not in HALVES:
                    await reader.read()  # that it is nonsense
                writer.close()

        asyncio.run(disturb())
        server.end()
        lines = server.output.read_text().splitlines()
        warned = [line for line in lines if "Invalid HTTP" in line]
        assert warned
        assert all(json.loads(line)["level"] == "warning" for line in warned)
        assert not server.errors


# Spectators who see everything later


def test_a_link_tells_spectators_nothing_early(tmp_path: Path) -> None:
    """[T-6.2]"""

    async def check() -> None:
        async with world(tmp_path, "a") as made:
            host = made.device("host")
            body = {
                "game": "scuba",
                "seats": 2,
                "name": "Ada",
                "settings": {"spectator_delay": 30},
            }
            opened = body_of(await host.request("POST", "/api/tables", body))
            made.clock += 60_000
            table, links = opened["table"], opened["links"]
            guest, watcher = made.device("guest"), made.device("watcher")
            await guest.request("GET", "/")
            for device in (host, guest):
                await device.connect()
                await device.ask("open", code=links["invite"])
            await guest.ask("take", table=table, seat=1, name="Bea")
            await host.ask("start", table=table)

            async def shown(device: Device, role: str) -> Any:
                told = body_of(await device.request("GET", f"/api/links/{links[role]}"))
                return told["phase"], told["names"]

            early, late = ("open", ["Ada", ""]), ("playing", ["Ada", "Bea"])
            assert await shown(watcher, "watch") == early
            assert await shown(watcher, "invite") == early  # too late to play
            assert await shown(watcher, "screen") == late
            assert await shown(guest, "invite") == late
            await made.advance(31_000)
            assert await shown(watcher, "watch") == late

    asyncio.run(check())
