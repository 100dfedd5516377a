"""What tests plant in a server: faults, to see that they would find them; haste; a later day."""

import asyncio
import time
from typing import Any

import divetable.cli.serve
import divetable.storage.nats_bus
from divetable.server import folds, sweeps
from divetable.server.feeds import Feed
from divetable.server.rooms import Room
from divetable.storage.database import DatabaseStore
from divetable.storage.store import Append, Done
from divetable.tables.ledger import Ledger


def tell_before_storing() -> None:
    """Acknowledged, and on the disk a little later."""
    store = DatabaseStore.append_soon

    def append_soon(self: DatabaseStore, append: Append, done: Done) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(3, store, self, append, lambda outcome: None)
        loop.call_soon(done, True)

    DatabaseStore.append_soon = append_soon  # type: ignore[method-assign]


def forget_ids() -> None:
    """Whoever asks again after a restart gets it done again."""
    begin = Room.__init__

    def begin_without_ids(self: Room, hall: Any, feed: Feed) -> None:
        feed.table.done = Ledger()
        begin(self, hall, feed)

    Room.__init__ = begin_without_ids  # type: ignore[method-assign]


def snapshots_often() -> None:
    """So that a server that does not live long makes many, and is loaded from them: of the three
    that are kept the oldest has the last twenty steps after it, which those who return are told
    from memory. For older ones a process must start, and few of these servers live that long."""
    sweeps.SWEEP_SECONDS = 0.05
    folds.EVERY = 10


def be_an_hour_later() -> None:
    """As if it had been started after that; nobody has to wait."""
    now = time.time_ns
    time.time_ns = lambda: now() + AN_HOUR * 1_000_000


AN_HOUR = 3_600_000  # milliseconds
LOADED = (divetable.cli.serve, divetable.storage.nats_bus)  # for all servers that are forked
PLANTS = {
    plant.__name__: plant
    for plant in (tell_before_storing, forget_ids, be_an_hour_later, snapshots_often)
}
