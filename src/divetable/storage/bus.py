"""News from one server process to the others: in this process alone, or over NATS.

News are hints. What they tell is in the store already, so they may get lost; a subscriber is
told when that may have happened, and reads the store. Everyone who subscribed hears everything,
its own news too, each publisher's in order, and never from within `publish`.

Subjects are words joined by dots. A subscriber may write * for any one word and, in the end,
> for one word or more: one subscription to `table.*` is cheaper than one for each table.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

Heard = Callable[[str, bytes], None]  # subject and data
Missed = Callable[[], None]
Unsubscribe = Callable[[], Awaitable[None]]


class BusError(Exception):
    """The bus is unavailable, with one sentence why."""


class Bus(Protocol):
    """Publish and subscribe."""

    @property
    def is_connected(self) -> bool:
        """Whether others hear what is published now; if not, only the store has the news."""
        ...

    async def publish(self, subject: str, data: bytes) -> None:
        """Tell whoever is there to hear it; never fails without a connection."""
        ...

    async def subscribe(self, subject: str, heard: Heard, missed: Missed) -> Unsubscribe:
        """Once this returns, all that is published will be heard, or reported as missed."""
        ...

    async def close(self) -> None: ...


async def open_bus(address: str = "") -> Bus:
    """`nats://host:port` (several joined by commas), or nothing for this process alone."""
    if address in ("", "memory"):
        return LocalBus()
    if not address.startswith(("nats://", "tls://", "ws://", "wss://")):
        raise BusError("a bus is nats://HOST:PORT, or none for a single server")
    from divetable.storage.nats_bus import NatsBus  # a tenth of a second to load

    bus = NatsBus()
    await bus.connect(address.split(","))
    return bus


class LocalBus:
    """For a single server."""

    def __init__(self) -> None:
        self._subscribers: dict[str, list[Heard]] = {}

    @property
    def is_connected(self) -> bool:
        return True

    async def publish(self, subject: str, data: bytes) -> None:
        loop = asyncio.get_running_loop()
        for pattern, subscribers in self._subscribers.items():
            if pattern == subject or matches(pattern, subject):
                for heard in subscribers:
                    loop.call_soon(heard, subject, data)

    async def subscribe(self, subject: str, heard: Heard, missed: Missed) -> Unsubscribe:
        self._subscribers.setdefault(subject, []).append(heard)

        async def unsubscribe() -> None:
            subscribers = self._subscribers.get(subject, [])
            if heard in subscribers:
                subscribers.remove(heard)
            if not subscribers:
                self._subscribers.pop(subject, None)

        return unsubscribe

    async def close(self) -> None:
        self._subscribers.clear()


def matches(pattern: str, subject: str) -> bool:
    words, wanted = subject.split("."), pattern.split(".")
    if wanted[-1] == ">" and len(words) >= len(wanted):
        words, wanted = words[: len(wanted) - 1], wanted[:-1]
    return len(words) == len(wanted) and all(
        want in ("*", word) for want, word in zip(wanted, words, strict=True)
    )
