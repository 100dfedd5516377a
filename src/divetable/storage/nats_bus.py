"""The bus over NATS, for several server processes."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from secrets import token_bytes

from nats import errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from divetable.storage.bus import BusError, Heard, Missed, Unsubscribe

NEWS = "divetable.news."  # before each subject, on NATS
GAP = "divetable.gap"  # a server was cut off: its news of that time may be lost to all
PATIENCE = 10  # seconds
LOST = (
    errors.ConnectionClosedError,
    errors.ConnectionDrainingError,
    errors.OutboundBufferLimitError,
)

log = logging.getLogger(__name__)


class NatsBus:
    """For several servers. Reconnects for as long as it takes."""

    def __init__(self) -> None:
        self._client = Client()
        self._missed: dict[object, Missed] = {}
        self._name = token_bytes(8)

    async def connect(self, servers: list[str]) -> None:
        connecting = self._client.connect(
            servers,
            name="divetable",
            error_cb=self._trouble,
            disconnected_cb=self._disconnected,
            reconnected_cb=self._reconnected,
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            ping_interval=1,
            max_outstanding_pings=2,  # one that fell silent is given up within seconds
        )
        try:
            await asyncio.wait_for(connecting, PATIENCE)
            await self._listen(GAP, self._hear_of_gap)
        except (TimeoutError, OSError, errors.Error) as error:
            await self._client.close()
            raise BusError(f"NATS cannot be reached ({type(error).__name__})") from None

    @property
    def is_connected(self) -> bool:
        return self._client.is_connected

    async def publish(self, subject: str, data: bytes) -> None:
        if self._client.is_connected:  # else others will be told of the gap
            try:
                await self._client.publish(NEWS + subject, data)
            except LOST:
                log.debug("news not published: no connection")

    async def subscribe(self, subject: str, heard: Heard, missed: Missed) -> Unsubscribe:
        async def hear(message: Msg) -> None:
            heard(message.subject.removeprefix(NEWS), message.data)

        try:
            subscription = await self._listen(NEWS + subject, hear)
            self._missed[subscription] = missed
        except errors.Error as error:
            raise BusError(f"NATS cannot be reached ({type(error).__name__})") from None

        async def unsubscribe() -> None:
            if self._missed.pop(subscription, None) and not self._client.is_closed:
                await subscription.unsubscribe()

        return unsubscribe

    async def _listen(self, subject: str, hear: Callable[[Msg], Awaitable[None]]) -> Subscription:
        """Returns once the server knows of it."""
        # Half typed in nats-py:
        subscription = await self._client.subscribe(subject, cb=hear)  # pyright: ignore[reportUnknownMemberType]
        # nats-py writes a ping at once, but what was said before may still wait to be written. When
        # the first one is answered it has been; the second answer comes after it was read.
        await self._client.flush(PATIENCE)
        await self._client.flush(PATIENCE)
        return subscription

    async def close(self) -> None:
        self._missed.clear()
        await self._client.close()

    async def _hear_of_gap(self, message: Msg) -> None:
        if message.data != self._name:
            self._tell_missed()

    async def _disconnected(self) -> None:
        if not self._client.is_closed:
            log.info("NATS is lost; reconnecting")  # the users of the bus see it and say so

    async def _reconnected(self) -> None:
        """We may have missed something, and others what we said before we noticed."""
        log.info("NATS is back")
        self._tell_missed()
        await self._client.publish(GAP, self._name)

    async def _trouble(self, error: Exception) -> None:
        """Called for refused connections while reconnecting, slow subscribers, faults in ours."""
        level = logging.WARNING if self._client.is_connected else logging.INFO
        log.log(level, "NATS: %s", type(error).__name__)
        if isinstance(error, errors.SlowConsumerError):
            self._tell_missed()

    def _tell_missed(self) -> None:
        for missed in list(self._missed.values()):
            missed()
