"""Frames as clients may send them: cut anywhere, several at once, in fragments, or wrong."""

import json
import socket
from collections.abc import Generator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from divetable.cli.play import quiet_logs
from divetable.server.config import Config
from divetable.server.local import local_server

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
KEY = b"\x01\x02\xf3\x04"
MOST = 2000


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Generator[int]:
    store = Path(tmp_path_factory.mktemp("frames")) / "divetable.sqlite"
    config = Config(
        store=f"sqlite:///{store}",
        message_bytes=MOST,
        messages_per_second=100_000,
        messages_burst=100_000,
    )
    with quiet_logs(), local_server(config) as running:
        yield int(running.url.rpartition(":")[2])


class Raw:
    """A client that writes its frames itself."""

    def __init__(self, connected: socket.socket) -> None:
        self._socket = connected
        self._file = connected.makefile("rb")

    def shake_hands(self, port: int, cookie: str) -> None:
        assert self.knock(port, cookie, "/api/socket") == 101

    def knock(self, port: int, cookie: str, path: str) -> int:
        """Ask for a websocket; the status of the answer."""
        self._socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: divetable={cookie}\r\n\r\n".encode()
        )
        status = int(self._file.readline().split()[1])
        while self._file.readline() != b"\r\n":
            pass
        return status

    def stop(self) -> None:
        self._file.close()

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self._socket.sendall(piece)

    def hear(self) -> tuple[int, bytes]:
        """The next frame, its opcode and what it holds; heartbeats are answered."""
        opcode, data = self.hear_any()
        while opcode == PING:
            self.send(frame(data, PONG))
            opcode, data = self.hear_any()
        return opcode, data

    def hear_any(self) -> tuple[int, bytes]:
        first, second = self._file.read(2)
        size = second & 0x7F
        if size >= 126:
            size = int.from_bytes(self._file.read(2 if size == 126 else 8), "big")
        return first & 0x0F, self._file.read(size)

    def pong(self) -> Any:
        opcode, data = self.hear()
        assert opcode == TEXT
        message = json.loads(data)
        assert message["type"] == "pong"
        return message["id"]

    def closed_with(self) -> int:
        opcode, data = self.hear()
        assert opcode == CLOSE
        return int.from_bytes(data[:2], "big")


@contextmanager
def connected(port: int, cookie: str = "x" * 43) -> Generator[Raw]:
    with socket.create_connection(("127.0.0.1", port), timeout=600) as plain:
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        client = Raw(plain)
        client.shake_hands(port, cookie)
        try:
            yield client
        finally:
            client.stop()


def frame(data: bytes, opcode: int = TEXT, fin: bool = True, masked: bool = True) -> bytes:
    head = bytes([(0x80 if fin else 0) | opcode])
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 1 << 16:
        head += bytes([bit | 126]) + len(data).to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + len(data).to_bytes(8, "big")
    if not masked:
        return head + data
    return head + KEY + bytes(byte ^ KEY[at % 4] for at, byte in enumerate(data))


def ping(id: str) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode()


def test_there_are_no_websockets_elsewhere(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=20) as plain:
        client = Raw(plain)
        assert client.knock(port, "x" * 43, "/api/tables") == 403
        client.stop()


def test_a_frame_may_be_cut_anywhere(port: int) -> None:
    whole = frame(ping("some é")) + frame(ping("two") + b" " * 200)
    with connected(port) as client:
        for at in range(1, len(whole)):
            client.send(whole[:at], whole[at:])
            assert client.pong() == "some é"
            assert client.pong() == "two"


def test_many_frames_come_at_once_and_in_order(port: int) -> None:
    rng = Random(1)
    ids = [str(number) for number in range(300)]
    data = b"".join(frame(ping(id) + b" " * rng.randrange(200)) for id in ids)
    cuts = [0, *sorted(rng.sample(range(1, len(data)), 40)), len(data)]
    with connected(port) as client:
        client.send(*(data[start:end] for start, end in pairwise(cuts)))
        assert [client.pong() for _ in ids] == ids


def test_fragments_and_controls_between_texts(port: int) -> None:
    text = ping("in pieces")
    with connected(port) as client:
        client.send(
            frame(ping("before"))
            + frame(text[:5], TEXT, fin=False)
            + frame(b"are you there", PING)
            + frame(text[5:], CONTINUED)
            + frame(ping("after"))
        )
        heard = [client.hear() for _ in range(4)]

    assert (PONG, b"are you there") in heard
    assert [json.loads(data)["id"] for opcode, data in heard if opcode == TEXT] == [
        "before",
        "in pieces",
        "after",
    ]


def test_what_is_no_text_is_refused_and_the_connection_goes_on(port: int) -> None:
    with connected(port) as client:
        client.send(frame(b"\x00\x01", BINARY))
        opcode, data = client.hear()
        assert (opcode, json.loads(data)["type"]) == (TEXT, "refused")
        client.send(frame(ping("still here")))
        assert client.pong() == "still here"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(ping("x"), masked=False), 1002),
        (frame(b'{"type":"ping","id":"\xff"}'), 1007),
        (frame(b" " * (MOST + 1)), 1009),
        (frame(b" " * (MOST + 1))[:8], 1009),  # from its first bytes on
        (frame(b" " * 70_000)[:20], 1009),
        (frame(ping("x"), opcode=3), 1002),
        (frame(ping("x"), opcode=CONTINUED), 1002),
        (frame(b"{", TEXT, fin=False) + frame(ping("x")), 1002),
        (b"\xc1" + frame(ping("x"))[1:], 1002),  # a bit that no extension asked for
        (frame(b"\x03\xe8", CLOSE), 1000),
    ],
    ids=[
        *("unmasked", "no UTF-8", "too long", "to be too long", "to be much too long"),
        *("unknown", "continues nothing", "text in a text", "extended", "goodbye"),
    ],
)
def test_what_breaks_the_protocol_ends_the_connection(port: int, wrong: bytes, code: int) -> None:
    with connected(port) as client:
        client.send(frame(ping("first")))
        assert client.pong() == "first"
        client.send(wrong)
        assert client.closed_with() == code
