"""Faults that tests plant in a server, to see that they would find them."""

import asyncio
from typing import Any

import divetable.cli.serve
import divetable.storage.nats_bus
from divetable.server.rooms import Room
from divetable.storage.database import DatabaseStore
from divetable.storage.store import Append


def tell_before_storing() -> None:
    """Acknowledged, and on the disk a little later."""
    store = DatabaseStore.append
    late: set[asyncio.Task[bool]] = set()

    async def append(self: DatabaseStore, append: Append) -> bool:
        async def wait_and_store() -> bool:
            await asyncio.sleep(3)
            return await store(self, append)

        late.add(asyncio.create_task(wait_and_store()))
        return True

    DatabaseStore.append = append  # type: ignore[method-assign]


def forget_ids() -> None:
    """Whoever asks again after a restart gets it done again."""
    begin = Room.__init__

    def begin_without_ids(self: Room, hall: Any, name: str, table: Any) -> None:
        for ids in table.ids:
            ids.clear()
        begin(self, hall, name, table)

    Room.__init__ = begin_without_ids  # type: ignore[method-assign]


LOADED = (divetable.cli.serve, divetable.storage.nats_bus)  # for all servers that are forked
PLANTS = {plant.__name__: plant for plant in (tell_before_storing, forget_ids)}
