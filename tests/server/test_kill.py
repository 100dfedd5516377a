"""`kill -9` at any instant loses no acknowledged command and does none twice."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from divetable.core.codec import dump
from divetable.storage.database import open_store
from divetable.tables.commands import Act, AnyCommand, Start, Take
from divetable.tables.decisions import Context, decide
from divetable.tables.entries import Acted, AnyEntry, Said, decode, encode
from divetable.tables.opening import open_table
from divetable.tables.settings import Settings
from divetable.tables.table import Table
from tests.server.crowd import Acknowledged, Party, check_ids, check_replay
from tests.server.kill import run
from tests.server.patience import until
from tests.server.processes import Nursery, Server

pytestmark = pytest.mark.anyio

KILLS = 20


async def test_kill_anywhere_on_sqlite(nursery: Nursery, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/divetable.sqlite"
    with Server(nursery, "--store", address, plant="snapshots_often") as server:
        report = await run(server, address, KILLS, seed=1)

    print(report)
    assert report.acknowledged > KILLS
    assert report.snapshots > 0


async def test_kill_anywhere_on_postgres(nursery: Nursery, postgres_address: str) -> None:
    with Server(nursery, "--store", postgres_address, plant="snapshots_often") as server:
        report = await run(server, postgres_address, KILLS, seed=2)

    print(report)
    assert report.acknowledged > KILLS
    assert report.snapshots > 0


async def test_a_server_that_tells_before_it_stores_is_found_out(
    nursery: Nursery, tmp_path: Path
) -> None:
    address = f"sqlite:///{tmp_path}/divetable.sqlite"
    with Server(nursery, "--store", address, plant="tell_before_storing") as server:
        party = Party("scuba", Random(1), [server.url])
        try:
            await party.begin()
            playing = asyncio.create_task(party.play(lambda: len(party.acknowledged) >= 3))
            await until(playing.done)
            await playing
            server.kill()
        finally:
            await party.stop()

    store = open_store(address)
    entries = [decode(data) for data in await store.entries(party.name)]
    await store.close()
    with pytest.raises(AssertionError, match="lost"):
        check_ids(party, entries)


@pytest.mark.parametrize(("plant", "times"), [("", 1), ("forget_ids", 2)])
async def test_what_comes_again_after_a_restart_is_answered_not_done_again(
    nursery: Nursery, tmp_path: Path, plant: str, times: int
) -> None:
    address = f"sqlite:///{tmp_path}/divetable.sqlite"
    with Server(nursery, "--store", address, plant=plant) as server:
        party = Party("scuba", Random(1), [server.url])
        try:
            await party.begin()
            for _ in range(2):
                hello = {"table": party.name, "seat": 0, "id": "hello", "text": "hello"}
                await party.clients[0].ask("say", **hello)
                server.kill()
                server.begin()
        finally:
            await party.stop()

    assert await said_in(address, party.name) == ["hello"] * times


async def said_in(address: str, table: str) -> list[str]:
    store = open_store(address)
    entries = [decode(data) for data in await store.entries(table)]
    await store.close()
    return [entry.text for entry in entries if isinstance(entry, Said)]


# The judge is not asleep


def a_party(entries: list[AnyEntry]) -> Party:
    party = Party.__new__(Party)
    party.name = "reef"
    party.acknowledged = [
        Acknowledged("reef", one.seat, one.id)
        for one in entries
        if isinstance(one, Acted | Said) and one.id
    ]
    return party


def test_what_is_lost_or_done_twice_is_seen(log: list[AnyEntry]) -> None:
    party = a_party(log)
    last = max(at for at, entry in enumerate(log) if isinstance(entry, Acted) and entry.id)
    check_ids(party, log)

    with pytest.raises(AssertionError, match="lost"):
        check_ids(party, log[:last])
    with pytest.raises(AssertionError, match="twice"):
        check_ids(party, [*log, log[last]])


def test_events_that_do_not_follow_are_seen(log: list[AnyEntry]) -> None:
    check_replay(log)
    at = next(at for at, entry in enumerate(log) if isinstance(entry, Acted) and entry.events)
    acted: Any = log[at]

    with pytest.raises(AssertionError):
        check_replay([*log[:at], msgspec.structs.replace(acted, events=[]), *log[at + 1 :]])


@pytest.fixture
def log() -> list[AnyEntry]:
    """A table at which two have begun to play."""
    context = Context(1, lambda: "seed", {})
    opened = open_table("scuba", 2, {}, Settings(), "host", {}, now=1)
    table, entries, rng = Table(opened), list[AnyEntry]([opened]), Random(1)

    def do(command: AnyCommand) -> None:
        entry, _ = decide(table, "host", command, context)
        entries.append(decode(encode(entry)))
        table.fold(entries[-1])

    for seat in range(2):
        do(Take(id=f"take {seat}", table="reef", seat=seat, name="Ada"))
    do(Start(id="start", table="reef"))
    for number in range(8):
        seat = min(table.waits_for)
        chosen = table.game.actions(table.state, seat).sample(rng)
        action = dump(chosen)
        step = table.newest[seat]
        do(Act(id=f"act {number}", table="reef", seat=seat, step=step, action=action))
    return entries
