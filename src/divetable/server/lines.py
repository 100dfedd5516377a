"""A websocket connection, as far as the server wants more of it than ASGI has to offer.

uvicorn's protocol reads, writes, keeps alive and closes. Here we may take a text as it comes and
send one at once, without a queue, a task and a message in between; we hear when anything came from
the other end, and can ask whether it is there.

Parsing and writing frames ourselves was 2 % of a move faster (1.7 instead of 5.3 of about 160 µs).
"""

from collections.abc import Callable
from time import monotonic
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

Takes = Callable[[str], bool]

LINE = "divetable.line"  # the extension by which the application finds its connection


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.takes: Takes | None = None  # who may take a text at once, so that it need not queue
        self._heard_at = monotonic()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        event.headers.clear()  # the scope has them
        if self.response.status_code == 101:
            scope: Any = self.scope
            scope["extensions"][LINE] = self

    def forget_handshake(self) -> None:
        """Keep nothing that only the handshake wanted: most connections are open, and idle, for
        hours."""
        scope: Any = self.scope
        scope["headers"] = []
        self.response.headers.clear()

    # Reading

    def data_received(self, data: bytes) -> None:
        self._heard_at = monotonic()
        super().data_received(data)

    def handle_text(self, event: Frame) -> None:
        if not self._is_taken(event):
            super().handle_text(event)

    def _is_taken(self, event: Frame) -> bool:
        """Whether a whole text was taken; what is not one, or is wrong, is left to uvicorn."""
        if self.takes is None or not event.fin or self.close_sent:
            return False
        try:
            text = bytes(event.data).decode()
        except UnicodeDecodeError:
            return False
        return self.takes(text)

    # Silence: while we do not listen it says nothing

    @property
    def heard_at(self) -> float:
        """When anything last came, be it half a frame."""
        return monotonic() if self.read_paused else self._heard_at

    def keepalive_timeout(self) -> None:
        """No answer to a ping: the client is gone, and nobody takes what still waits for it."""
        if self.read_paused:
            self.pong_timer = None
            self.pending_ping_payload = None
            self.schedule_ping()
            return
        super().keepalive_timeout()
        self.transport.abort()

    # Writing

    @property
    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent and not self.disconnected

    def sends(self, data: bytes) -> bool:
        """Send a text now; False if the client has not yet taken what was sent before."""
        if not self.writable.is_set():
            return False
        if self._is_open:
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def ping(self) -> None:
        """Ask the client's end, which answers by itself; that it did shows in `heard_at`."""
        if self._is_open:
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))
