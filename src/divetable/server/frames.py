"""Websocket frames, with a short way for those that nearly all are: whole texts.

uvicorn's protocol stays in charge of everything else: the handshake, pings, closing, fragments
and whatever is wrong. While a connection is open it is handed whole frames only, so that we
always know where one begins.
"""

from collections.abc import Callable
from time import monotonic
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # pragma: no cover - where there is no compiled one
    from websockets.utils import apply_mask

Takes = Callable[[str], bool]

OPEN = State.OPEN
WHOLE_TEXT = 0x81
EMPTY_PING = b"\x89\x00"
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127  # what stands for a length that follows
MASK = 4  # bytes
MOST_WAITING = 16  # messages of one client; then we read no more from it
FRAMES = "divetable.frames"  # the extension by which the application finds its connection


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._rest = b""  # the beginning of a frame
        self.takes: Takes | None = None  # who may take a text at once, so that it need not queue
        self.heard_at = monotonic()  # when anything came, be it half a frame

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            scope: Any = self.scope
            scope["extensions"][FRAMES] = self

    # Reading

    def data_received(self, data: bytes) -> None:
        self.heard_at = monotonic()
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        while at < end:
            if self.conn.state is not OPEN:
                super().data_received(data[at:])
                return
            head, size = head_and_size(data, at, end)
            if size > self.config.ws_max_size:  # refused before it is here
                super().data_received(data[at:])
                return
            if not head or at + head + size > end:
                self._rest = data[at:]
                return
            if not self._takes_text(data, at, head, size):
                super().data_received(data[at : at + head + size])
            at += head + size

    def _takes_text(self, data: bytes, at: int, head: int, size: int) -> bool:
        """Take in a whole text; False if it is something else, or wrong."""
        if data[at] != WHOLE_TEXT or not data[at + 1] & MASKED:
            return False
        if self.conn.current_size is not None or self.close_sent:
            return False
        start = at + head
        try:
            text = apply_mask(data[start : start + size], data[start - MASK : start]).decode()
        except UnicodeDecodeError:
            return False
        if self.takes is not None and self.takes(text):
            return True
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    # Silence

    def keepalive_timeout(self) -> None:
        """No answer to a ping: the client is gone, and nobody takes what still waits for it."""
        if self.read_paused:  # we do not listen, so its silence says nothing
            self.pong_timer = None
            self.pending_ping_payload = None
            self.schedule_ping()
            return
        super().keepalive_timeout()
        self.transport.abort()

    # Writing

    def sends(self, data: bytes) -> bool:
        """Send a text now; False if the client has not yet taken what was sent before."""
        if not self.writable.is_set():
            return False
        self._send_frame(head_of(len(data)) + data)
        return True

    def _send_frame(self, frame: bytes) -> None:
        if self.conn.state is OPEN and not self.close_sent and not self.disconnected:
            self.transport.write(frame)

    def ping(self) -> None:
        """Ask the client's end, which answers by itself; that it did shows in `heard_at`."""
        self._send_frame(EMPTY_PING)


def head_and_size(data: bytes, at: int, end: int) -> tuple[int, int]:
    """Bytes of a frame's head and of what it holds; no head if too little of it is here yet."""
    if end - at < 2:
        return 0, 0
    size = data[at + 1] & 0x7F
    head = 2 + MASK if data[at + 1] & MASKED else 2
    if size < TWO_BYTES:
        return head, size
    more = 2 if size == TWO_BYTES else 8
    if end - at < 2 + more:
        return 0, 0
    return head + more, int.from_bytes(data[at + 2 : at + 2 + more], "big")


def head_of(size: int) -> bytes:
    """The head of a whole text that a server sends."""
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
