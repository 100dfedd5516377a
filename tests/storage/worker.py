"""A server as far as a store can tell: it sees what is there, tries the next number, and reads
again if that is taken. It says what was acknowledged."""

import asyncio
import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from divetable.storage.database import open_store
from divetable.storage.store import Append, Store

# Processes are forked from one that has loaded everything: it takes a second to load.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload([__name__])

Say = Callable[[str], object]


async def add(store: Store, table: str, name: str, count: int, say: Say) -> int:
    """How often somebody else was quicker."""
    conflicts, mine = 0, 0
    number = len(await store.entries(table))
    while mine < count:
        text = f"{table} {number + 1} {name} {mine}"
        if await store.append(Append(table, number + 1, text.encode(), at=1, due=number)):
            say(text)
            mine += 1
            number += 1
        else:
            conflicts += 1
            number += len(await store.entries(table, number))
    return conflicts


def work(
    address: str, name: str, tables: int, count: int, start: Callable[[], object], say: Say
) -> int:
    """Add so many entries to each table; returns the number of conflicts."""

    async def add_to_all() -> int:
        store = open_store(address)
        try:
            await asyncio.to_thread(start)
            names = [f"table{each}" for each in range(tables)]
            adding = [add(store, each, name, count, say) for each in names]
            return sum(await asyncio.gather(*adding))
        finally:
            await store.close()

    return asyncio.run(add_to_all())


class Worker:
    """Such a server in a process of its own."""

    def __init__(self, address: str, name: str, tables: int, count: int) -> None:
        self._pipe, its_end = PROCESSES.Pipe()
        arguments = (its_end, address, name, tables, count)
        self._process: BaseProcess = PROCESSES.Process(target=in_process, args=arguments)
        self._process.start()
        its_end.close()

    def wait_until_ready(self) -> None:
        assert self._pipe.recv() == "ready"

    def go(self) -> None:
        self._pipe.send("go")

    def hear(self) -> str:
        said: str = self._pipe.recv()
        return said

    def hear_all(self) -> list[str]:
        """All it says until it ends."""
        said: list[str] = []
        with suppress(EOFError):
            while True:
                said.append(self.hear())
        self._process.join()
        self._pipe.close()
        return said

    def kill(self) -> None:
        self._process.kill()


def in_process(pipe: Connection, address: str, name: str, tables: int, count: int) -> None:
    def wait() -> None:
        pipe.send("ready")
        pipe.recv()

    conflicts = work(address, name, tables, count, wait, pipe.send)
    pipe.send(f"conflicts {conflicts}")
