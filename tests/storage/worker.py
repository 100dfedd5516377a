"""A process that appends, and says on standard output what was acknowledged.

    python -m tests.storage.worker ADDRESS NAME TABLES COUNT

Says "ready", waits for a line and adds COUNT entries of its own to each of so many tables, which
others may be adding to as well, by the loop of every server: see what is there, try the next
number, read again if it is taken. In the end says "conflicts" and how many there were.
"""

import asyncio
import sys
from collections.abc import Callable

from divetable.storage.database import open_store
from divetable.storage.store import Append, Store


async def add(store: Store, table: str, name: str, count: int) -> int:
    """How often somebody else was quicker."""
    conflicts, mine = 0, 0
    number = len(await store.entries(table))
    while mine < count:
        text = f"{table} {number + 1} {name} {mine}"
        if await store.append(Append(table, number + 1, text.encode(), at=1, due=number)):
            sys.stdout.write(f"{text}\n")
            sys.stdout.flush()
            mine += 1
            number += 1
        else:
            conflicts += 1
            number += len(await store.entries(table, number))
    return conflicts


async def work(
    address: str, name: str, tables: int, count: int, start: Callable[[], object]
) -> int:
    store = open_store(address)
    try:
        await asyncio.to_thread(start)
        names = [f"table{each}" for each in range(tables)]
        return sum(await asyncio.gather(*(add(store, each, name, count) for each in names)))
    finally:
        await store.close()


def wait_for_a_line() -> None:
    print("ready", flush=True)
    sys.stdin.readline()


if __name__ == "__main__":
    address, name, tables, count = sys.argv[1:]
    conflicts = asyncio.run(work(address, name, int(tables), int(count), wait_for_a_line))
    print("conflicts", conflicts)
