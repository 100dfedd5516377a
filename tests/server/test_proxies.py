"""Behind HAProxy, nginx and Caddy: all really run, with the configurations that the docs give."""

import asyncio
import re
import shutil
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.asyncio.client import connect

from divetable.cli import main
from divetable.server.visitors import NO_PROXIES, Proxies, Reception, read_proxies
from tests.server.patience import ticks
from tests.server.worlds import GENEROUS, PATIENCE, World, world
from tests.services import ROOT, Service, free_port

PAGE = (ROOT / "docs" / "scale.md").read_text("utf-8")
CERTIFICATE = Path(__file__).with_name("dive.example.pem")
TRUST = read_proxies(re.findall(r"--trust-proxy (\S+)", PAGE)[0])
ADA, BEA = "127.0.0.2", "127.0.0.3"  # people, each with an address of their own
SCALE = {"haproxy": "haproxy.cfg", "nginx": "nginx.conf"}
HOSTING = ROOT / "docs" / "hosting"
CADDY_HERE = """{{
  admin off
  default_bind 127.0.0.1
  http_port {plain}
  https_port {secure}
}}
"""
KINDS = ("haproxy", "nginx", "nginx for one server", "caddy")
STRICT = GENEROUS._replace(
    trust_proxy=TRUST, allow_hosts=("dive.example",), wrong_codes_per_minute=3
)

a_balancer = pytest.mark.parametrize("balancer", KINDS)


def documented(file: str) -> str:
    """The configuration that the page gives under this name."""
    found = re.search(rf"`{re.escape(file)}`:\n\n```\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def configuration(kind: str) -> str:
    """The configuration that the docs give for this kind."""
    match kind:
        case "caddy":
            return (HOSTING / "Caddyfile").read_text("utf-8")
        case "nginx for one server":
            site = (HOSTING / "divetable.conf").read_text("utf-8")
            return f"events {{}}\nhttp {{\n{site}}}\n"
        case _:
            return documented(SCALE[kind])


def adapted(text: str, *changes: tuple[str, str]) -> str:
    """The text with other addresses and files; whatever is to be changed is there."""
    for here, there in changes:
        text, changed = re.subn(here, there, text)
        assert changed, here
    return text


class Balancer:
    """One that runs, with the ports people use."""

    def __init__(self, kind: str, folder: Path, backend: int, without: str = "") -> None:
        self.plain, self.secure = free_port(), free_port()
        certificate = shutil.copy(CERTIFICATE, folder)  # a path without a space, wherever we are
        text = adapted(configuration(kind), (r"127\.0\.0\.1:800[0-2]\b", f"127.0.0.1:{backend}"))
        if kind == "caddy":
            site = f"dive.example {{\n  tls {certificate} {certificate}"
            text = adapted(text, (r"dive\.example\.org \{", site))
            text = CADDY_HERE.format(plain=self.plain, secure=self.secure) + text
        else:
            text = adapted(
                re.sub(r"listen \[::\].*", "", text),  # not every machine has IPv6
                (r"(bind |listen ):?80\b", rf"\g<1>127.0.0.1:{self.plain}"),
                (r"(bind |listen ):?443\b", rf"\g<1>127.0.0.1:{self.secure}"),
                (r"/etc/(ssl|letsencrypt)/\S*\.pem", str(certificate)),
            )
        if without:
            lines = text.splitlines(keepends=True)
            text = "".join(line for line in lines if not re.search(without, line))
        program = kind.partition(" ")[0]
        file = folder / f"{program}-{self.plain}"
        file.write_text(text)
        self._service = Service(program, str(self.plain), str(file))

    def stop(self) -> None:
        self._service.stop()


def start(kind: str, folder: Path, backend: int, without: str) -> Balancer:
    """Others may take a port that was free a moment ago: then we try others."""
    for _ in range(9):
        try:
            return Balancer(kind, folder, backend, without)
        except RuntimeError:
            continue
    return Balancer(kind, folder, backend, without)


@asynccontextmanager
async def started(
    kind: str, folder: Path, backend: int, without: str = ""
) -> AsyncIterator[Balancer]:
    """A balancer that has found the server well."""
    running = await asyncio.to_thread(start, kind, folder, backend, without)
    try:
        is_plain = bool(without)
        for _ in ticks(60):
            if status(await ask(running, "/healthz", is_plain=is_plain)) == 200:
                break
            await asyncio.sleep(0.01)
        yield running
    finally:
        await asyncio.to_thread(running.stop)


@asynccontextmanager
async def behind(kind: str, folder: Path) -> AsyncIterator[tuple[World, Balancer]]:
    """A server behind a balancer."""
    async with world(folder, "a", STRICT) as made, started(kind, folder, made.port) as running:
        yield made, running


def tls() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(CERTIFICATE))


async def ask(
    balancer: Balancer,
    path: str,
    *lines: str,
    who: str = ADA,
    host: str = "dive.example",
    is_plain: bool = False,
) -> bytes:
    """An answer through a balancer, as it came."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1",
        balancer.plain if is_plain else balancer.secure,
        ssl=None if is_plain else tls(),
        server_hostname=None if is_plain else "dive.example",
        local_addr=(who, 0),
    )
    head = [f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: close", *lines, "", ""]
    writer.write("\r\n".join(head).encode())
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    finally:
        writer.close()


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


@a_balancer
def test_nobody_gets_more_tries_by_what_they_say_of_their_address(
    tmp_path: Path, balancer: str
) -> None:
    """[T-8.2]"""

    async def check() -> None:
        async with behind(balancer, tmp_path) as (_, running):
            tries = [
                ("X-Forwarded-For: 198.51.100.1",),
                ("X-Forwarded-For: 198.51.100.2, 127.0.0.1",),
                ("X-Forwarded-For: 198.51.100.3", "X-Forwarded-For: 198.51.100.4"),
                ("X-Forwarded-For: 198.51.100.5", "Forwarded: for=198.51.100.5"),
            ]
            answers = [await ask(running, "/api/links/ZZZZZZZZ", *lines) for lines in tries]
            assert [status(answer) for answer in answers] == [404, 404, 404, 429]
            assert status(await ask(running, "/api/links/ZZZZZZZZ", who=BEA)) == 404

    asyncio.run(check())


@a_balancer
def test_cookies_are_secure_by_the_balancers_word(tmp_path: Path, balancer: str) -> None:
    async def check() -> None:
        async with behind(balancer, tmp_path) as (made, running):
            answer = await ask(running, "/", "X-Forwarded-Proto: http")
            assert status(answer) == 200
            assert b"secure" in cookie_of(answer)
            assert b"strict-transport-security" in answer.lower()
            to_https = await ask(running, "/", is_plain=True)
            assert status(to_https) in (301, 302, 308)
            assert b"location: https://" in to_https.lower()
            assert b"secure" not in cookie_of(await made.request("GET", "/"))

    asyncio.run(check())


def cookie_of(answer: bytes) -> bytes:
    return re.findall(rb"(?i)\r\nset-cookie: ([^\r]*)", answer)[0].lower()  # type: ignore[no-any-return]


@a_balancer
def test_what_is_not_for_people_does_not_come_through(tmp_path: Path, balancer: str) -> None:
    async def check() -> None:
        async with behind(balancer, tmp_path) as (_, running):
            for path in ("/metrics", "/%6detrics", "/metrics/"):
                answer = await ask(running, path, "X-Forwarded-For: 127.0.0.1")
                assert status(answer) == 403, path
            for path in ("/healthz", "/", "/api/games"):
                answer = await ask(running, path, host="evil.example")
                if balancer == "caddy":  # which answers itself, with nothing
                    assert b"\r\nContent-Length: 0\r\n" in answer, path
                else:
                    assert status(answer) == 421, path

    asyncio.run(check())


@a_balancer
def test_websockets_come_through(tmp_path: Path, balancer: str) -> None:
    async def check() -> None:
        async with behind(balancer, tmp_path) as (_, running):
            token = cookie_of(await ask(running, "/")).decode().partition(";")[0]
            async with connect(
                "wss://dive.example/api/socket",
                host="127.0.0.1",
                port=running.secure,
                ssl=tls(),
                local_addr=(ADA, 0),
                additional_headers={"Cookie": token},
                compression=None,
            ) as socket:
                await socket.send('{"type":"ping","id":"1"}')
                async with asyncio.timeout(PATIENCE):
                    assert "pong" in str(await socket.recv())

    asyncio.run(check())


INNER = r"ssl|X-Forwarded-Proto"  # what only the outermost balancer does


def test_two_balancers_are_two_hops(tmp_path: Path) -> None:
    config = STRICT._replace(trust_proxy=Proxies(hops=2))

    async def check() -> None:
        async with (
            world(tmp_path, "a", config) as made,
            started("haproxy", tmp_path, made.port, INNER) as inner,
            started("nginx", tmp_path, inner.plain) as outer,
        ):
            for number in range(4):
                line = f"X-Forwarded-For: 198.51.100.{number}"
                answer = await ask(outer, "/api/links/ZZZZZZZZ", line)
                assert status(answer) == (404 if number < 3 else 429)
            assert status(await ask(outer, "/api/links/ZZZZZZZZ", who=BEA)) == 404
            assert b"secure" in cookie_of(await ask(outer, "/", who=BEA))

    asyncio.run(check())


FORWARDED = [
    ("", "198.51.100.1", [], "198.51.100.1"),
    ("", "198.51.100.1", ["203.0.113.9"], "198.51.100.1"),
    ("", "127.0.0.1", ["203.0.113.9"], "127.0.0.1"),  # we trust nobody unasked
    ("1", "127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
    ("1", "127.0.0.1", ["203.0.113.8", "203.0.113.9"], "203.0.113.9"),
    ("1", "127.0.0.1", ["203.0.113.8, 203.0.113.9"], "203.0.113.9"),
    ("2", "127.0.0.1", ["203.0.113.7", "203.0.113.8, 10.0.0.1"], "203.0.113.8"),
    ("2", "127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
    ("1", "127.0.0.1", [], "127.0.0.1"),
    ("1", "127.0.0.1", ["203.0.113.8, nobody"], "127.0.0.1"),
    ("1", "127.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
    ("10.0.0.0/8", "10.0.0.1", ["1.1.1.1, 203.0.113.9, 10.0.0.2"], "203.0.113.9"),
    ("10.0.0.0/8", "203.0.113.1", ["1.1.1.1"], "203.0.113.1"),
    ("10.0.0.0/8,fd00::/8", "fd00::1", ["1.1.1.1, 203.0.113.9, 10.0.0.2"], "203.0.113.9"),
    ("10.0.0.0/8", "::ffff:10.0.0.1", ["203.0.113.9"], "203.0.113.9"),
    ("1", "127.0.0.1", ["[2001:db8:1:2:3::4]:80"], "2001:db8:1:2::/64"),
    ("", "2001:db8:1:2:ffff::1", [], "2001:db8:1:2::/64"),
    ("", "fe80::1%eth0", [], "fe80::/64"),
]


@pytest.mark.parametrize(("trusted", "peer", "lines", "address"), FORWARDED)
def test_addresses_are_read_from_the_right(
    trusted: str, peer: str, lines: list[str], address: str
) -> None:
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    scope = {"type": "http", "scheme": "http", "client": (peer, 1), "headers": headers}

    assert Reception(read_proxies(trusted), "", ()).receive(scope).address == address


SCHEMES = [
    ("", ["https"], False),
    ("192.0.2.0/24", ["https"], False),
    ("127.0.0.1", ["https"], True),
    ("127.0.0.1", ["https, http"], False),
    ("1", ["https"], True),
    ("1", ["https", "http"], False),
    ("1", [], False),
]


@pytest.mark.parametrize(("trusted", "lines", "is_secure"), SCHEMES)
def test_the_scheme_is_what_trusted_balancers_say(
    trusted: str, lines: list[str], is_secure: bool
) -> None:
    headers = [(b"x-forwarded-proto", line.encode()) for line in lines]
    scope = {"type": "http", "scheme": "http", "client": ("127.0.0.1", 1), "headers": headers}

    assert Reception(read_proxies(trusted), "", ()).receive(scope).is_secure == is_secure
    assert Reception(NO_PROXIES, "https://dive.example", ()).receive(scope).is_secure


@pytest.mark.parametrize("text", ["0", "99", "everybody", "10.0.0.1/8", "true"])
def test_what_cannot_be_trusted_is_said(text: str) -> None:
    with pytest.raises(ValueError, match=r"hops|does not appear|host bits"):
        read_proxies(text)


def test_the_flag_says_what_it_takes() -> None:
    ended = CliRunner().invoke(main, ["serve", "--trust-proxy", "everybody"])

    assert ended.exit_code == 2
    assert "give networks, or a number of balancers" in ended.output
