"""Kill servers at random instants while many people play, and see whether anything is lost.

    python -m tests.server.kill --store sqlite --kills 500
    python -m tests.server.kill --store postgres --kills 500 --fresh

Each kill is a `kill -9`; some hit a server that has not even started to serve. The people's
clients come back by themselves and go on. The servers load their tables from snapshots, of which
they make many; in the end each is compared with the log.
"""

import argparse
import asyncio
import contextlib
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Generator
from random import Random
from typing import NamedTuple

from rich.console import Console

from divetable.server.fingerprint import fingerprint
from divetable.storage.database import open_store
from divetable.storage.store import Store
from divetable.tables.entries import AnyEntry, decode, encode
from divetable.tables.snapshots import Seal, opened, table_of
from divetable.tables.table import load_table
from tests.server.crowd import Crowd, Party, check, check_gapless, check_ids, playing
from tests.server.patience import until
from tests.server.processes import Nursery, Server
from tests.services import service
from tests.tables.test_snapshots import held

TABLES = ("dive", "scuba", "divers", "dive", "scuba", "divers")
MOST = 40  # acknowledged commands between two kills
LONGEST = 0.05  # seconds after that
EARLY = 0.15  # of the kills come while the server starts


class Report(NamedTuple):
    """What a run has come to."""

    kills: int
    early: int
    games: int
    acknowledged: int
    entries: int
    snapshots: int
    resumed: int
    seconds: float
    refusals: dict[str, int]

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.early} of a server that was starting) in"
            f" {self.seconds:.0f} s: {self.games} games, {self.entries} entries,"
            f" {self.acknowledged} acknowledged commands: none lost, none twice;"
            f" {self.snapshots} snapshots as their logs say;"
            f" {self.resumed} clients equal to fresh ones; refused meanwhile: {self.refusals}"
        )


async def run(
    server: Server,
    store: str,
    kills: int,
    seed: int,
    tell: Callable[[int, int], object] = lambda done, acknowledged: None,
) -> Report:
    """Kill a server so many times and check everything in the end; AssertionError if it fails."""
    rng = Random(seed)
    began = time.monotonic()
    early = 0
    there, tally = open_store(store), Tally()
    crowd = Crowd(rng, TABLES, [server.url], lambda party: judge(party, there, server.url, tally))
    try:
        async with playing(crowd):
            for done in range(kills):
                if rng.random() < EARLY:
                    early += 1
                    await asyncio.sleep(rng.random() * 0.1)
                else:
                    await asyncio.to_thread(server.wait_until_ready)
                    wanted = crowd.acknowledged + rng.randint(1, MOST)  # people are back
                    await until(lambda wanted=wanted: crowd.acknowledged >= wanted, 300)  # type: ignore[misc]
                    await asyncio.sleep(rng.random() * LONGEST)
                await asyncio.to_thread(server.kill)
                server.start()
                tell(done + 1, crowd.acknowledged)
            await asyncio.to_thread(server.wait_until_ready)
        for party in crowd.parties:  # also what was over long ago is still so
            entries = [decode(data) for data in await there.entries(party.name)]
            check_ids(party, entries)
            tally.entries += len(entries)
            tally.snapshots += await check_snapshots(there, party.name, entries)
            tally.refusals.update(party.refusals)
    finally:
        await there.close()
    assert not server.errors, server.errors[:3]
    return Report(
        kills=kills,
        early=early,
        games=len(crowd.parties),
        acknowledged=crowd.acknowledged,
        entries=tally.entries,
        snapshots=tally.snapshots,
        resumed=tally.clients,
        seconds=time.monotonic() - began,
        refusals=dict(tally.refusals),
    )


class Tally:
    """Counted along the way."""

    def __init__(self) -> None:
        self.entries = 0
        self.snapshots = 0
        self.clients = 0
        self.refusals: Counter[str] = Counter()


async def judge(party: Party, store: Store, url: str, tally: Tally) -> None:
    await check(party, store, url)
    for seat in range(party.seats):
        check_gapless(party.clients[seat], party.name, str(seat))
    check_gapless(party.clients[-1], party.name, "public")
    tally.clients += len(party.clients)


async def check_snapshots(store: Store, name: str, log: list[AnyEntry]) -> int:
    """Each is what the log comes to at its entry; returns how many there are."""
    found = await store.snapshots(name, fingerprint())
    for number, data, _ in found:
        snapshot = opened(data)
        assert snapshot.bears(Seal(fingerprint(), name, encode(log[number - 1])))
        assert held(table_of(snapshot.snapshot)) == held(load_table(log[:number]))
    return len(found)


@contextlib.contextmanager
def an_address(store: str) -> Generator[str]:
    if store == "sqlite":
        with tempfile.TemporaryDirectory(prefix="divetable-kill-") as folder:
            yield f"sqlite:///{folder}/divetable.sqlite"
    else:
        with service("postgres", "--durable") as running:
            yield running.address


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--fresh", action="store_true", help="a new Python for each server")
    chosen = parser.parse_args()
    console = Console(stderr=True)
    with an_address(chosen.store) as address, Nursery() as nursery:
        plant = "" if chosen.fresh else "snapshots_often"
        server = Server(nursery, "--store", address, fresh=chosen.fresh, plant=plant)
        with console.status("") as status, server:

            def tell(done: int, acknowledged: int) -> None:
                so_far = f"{done} of {chosen.kills} kills, {acknowledged} acknowledged"
                status.update(so_far)
                if not console.is_terminal and done % 50 == 0:
                    print(so_far, flush=True)

            report = asyncio.run(run(server, address, chosen.kills, chosen.seed, tell))
    print(f"{chosen.store}: {report}")


if __name__ == "__main__":
    main()
