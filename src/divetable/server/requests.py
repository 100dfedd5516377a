"""HTTP connections: uvicorn's, but a client that keeps us waiting is cut off. [T-8.2]"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

LOOKS = 4  # how often we look before we give up


class Requests(H11Protocol):
    """One connection.

    It is closed if a whole request does not come, if an answer is not read, or if it does not end.
    We count how often we looked and found the client at the same place. A clock would be wrong
    where the machine itself stood still for a while.
    """

    silent_seconds = 60.0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._looking: asyncio.TimerHandle | None = None
        self._place: object = None
        self._times_there = 0
        self._drained = 0  # how often the client has caught up with reading

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        self._look_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on pings tell whether somebody is there."""
        self._look_no_more()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except h11.LocalProtocolError:  # nonsense after a request that we are answering
            self.transport.abort()

    def resume_writing(self) -> None:
        self._drained += 1
        super().resume_writing()

    def _look_later(self) -> None:
        self._looking = self.loop.call_later(self.silent_seconds / LOOKS, self._look)

    def _look_no_more(self) -> None:
        if self._looking:
            self._looking.cancel()
            self._looking = None

    def _look(self) -> None:
        place = (id(self.cycle), self._drained) if self._waits_for_client else None
        self._times_there = self._times_there + 1 if place and place == self._place else 1
        self._place = place
        if place and self._times_there >= LOOKS:
            self.transport.abort()
        else:
            self._look_later()

    @property
    def _waits_for_client(self) -> bool:
        """To read, to send the rest of a body, or to send a request at all."""
        if self.transport.is_closing() or self.flow.write_paused:
            return True
        return not self.cycle or self.cycle.response_complete or self.cycle.more_body


def patient_for(seconds: float) -> type[Requests]:
    """Connections that are closed after so much silence."""
    return type("Requests", (Requests,), {"silent_seconds": seconds})
