"""Stores and records that older versions made: opened, played on, and seen again.

Each archive in `stores` was made by the version in its name: a SQLite store with a game of each
kind under way and one that is over, what everybody saw then, and the records of those that were
over. Old games load for ever, so archives are added and never changed.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from zipfile import ZipFile

import pytest

from divetable.core.codec import Json, encode
from divetable.core.game import Seat
from divetable.games import GAMES
from divetable.storage.database import open_store
from divetable.tables.entries import decode
from divetable.tables.records import differences, is_sealed, read_record, record
from divetable.tables.table import load_table
from divetable.wire.client import Client
from tests.server.people import act, asked, sees
from tests.server.processes import Nursery, Server

pytestmark = pytest.mark.anyio

ARCHIVES = sorted((Path(__file__).parent / "stores").glob("*.zip"))
REPLAY_CODES = {"dive": "D" * 20, "scuba": "S" * 20, "divers": "V" * 20}
TURNS = 8  # played on, all seats together


class OldStore(NamedTuple):
    """An unpacked archive."""

    address: str
    seen: dict[str, Json]  # what everybody saw of each table
    records: dict[str, bytes]  # of each game


@pytest.fixture(params=ARCHIVES, ids=lambda path: path.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> OldStore:
    with ZipFile(request.param) as archive:
        archive.extract("tables.db", tmp_path)
        seen = json.loads(archive.read("seen.json"))
        records = {game: archive.read(f"{game}.divetable.json") for game in GAMES}
    return OldStore(f"sqlite:///{tmp_path}/tables.db", seen, records)


async def test_old_tables_are_what_they_were(old: OldStore) -> None:
    """[T-7.2] Every seat sees what it saw; later versions may only have added to it."""
    store = open_store(old.address)

    for name, then in old.seen.items():
        table = load_table(list(map(decode, await store.entries(name))))
        assert (table.phase, table.number) == (then["phase"], then["number"])
        for viewer, view in views(then):
            seat = None if viewer == "-1" else Seat(int(viewer))
            now = json.loads(encode(table.game.view(table.state, seat)))
            assert added(view, now) == view, f"{name}, {viewer}"
    await store.close()


async def test_old_records_follow_and_are_the_same_from_the_store(old: OldStore) -> None:
    """[T-7.2] From the file, and from the store in which the game was played."""
    store = open_store(old.address)

    for game, data in old.records.items():
        kept = read_record(data)
        table = load_table(list(map(decode, await store.entries(f"{game}-over"))), keep_steps=True)
        assert is_sealed(kept)
        assert list(differences(kept)) == []
        again = record(table)
        assert again.steps == kept.steps
        assert (again.seed, again.salt, again.result) == (kept.seed, kept.salt, kept.result)
    await store.close()


@pytest.mark.parametrize("game", GAMES)
async def test_people_play_on_where_they_were(old: OldStore, nursery: Nursery, game: str) -> None:
    """On today's server, from what an older one stored; nobody was missed meanwhile."""
    table, dice = f"{game}-running", Random(game)
    seats = len(old.seen[table]["views"]) - 1
    with Server(nursery, "--store", old.address) as server:
        async with holders(server.url, seats) as people:
            for seat, person in enumerate(people):
                await person.open(table=table)
                shown = await sees(person, table, seat, lambda shown: shown["view"] is not None)
                view = dict(views(old.seen[table]))[str(seat)]
                assert added(view, shown["view"]) == view
            for _ in range(TURNS):
                await one_turn(people, table, dice)
            before = [person.tables[table][str(at)].step for at, person in enumerate(people)]
        server.kill()
        await asyncio.to_thread(server.begin)
        async with holders(server.url, seats) as people:
            for seat, person in enumerate(people):
                await person.open(table=table)
                await sees(person, table, seat, lambda shown: shown["view"] is not None)
                assert person.tables[table][str(seat)].step >= before[seat]
        assert not server.errors


@pytest.mark.parametrize("game", GAMES)
async def test_old_replays_and_records_are_shown(
    old: OldStore, nursery: Nursery, game: str
) -> None:
    """[T-7.1] By the link of the table, and from the file."""
    with Server(nursery, "--store", old.address) as server:
        visitor = Client(server.url)
        code = REPLAY_CODES[game]
        linked = await visitor.request("GET", f"/api/replays/{code}?eyes=all")
        uploaded = await visitor.request("POST", "/api/replays?eyes=all", old.records[game])

    assert linked["steps"] == uploaded["steps"] != []
    assert linked["result"] == uploaded["result"]


@asynccontextmanager
async def holders(url: str, seats: int) -> AsyncGenerator[list[Client]]:
    """The devices that sat there then, connected again."""
    people = [Client(url, cookie=token(seat)) for seat in range(seats)]
    try:
        for person in people:
            await person.start()
        yield people
    finally:
        for person in people:
            await person.stop()


def token(seat: int) -> str:
    return f"the-token-of-device-{seat}-in-old-stores-of-tests"


async def one_turn(people: list[Client], table: str, dice: Random) -> None:
    """Somebody acts, or a clock of the table does."""
    heard = [person.heard for person in people]
    for seat, person in enumerate(people):
        if asked(person, table, seat):
            await act(person, table, seat, dice)
            return
    await people[0].change(heard[0])


def views(seen: Json) -> Iterator[tuple[str, Json]]:
    """What each viewer saw, less the options: some have another spelling today."""
    for viewer, view in seen["views"].items():
        yield viewer, {name: part for name, part in view.items() if name != "options"}


def added(then: Any, now: Any) -> Any:
    """What is left of the newer document without the fields that the older one lacks."""
    if isinstance(then, Mapping) and isinstance(now, Mapping):
        return {name: added(part, now[name]) for name, part in then.items() if name in now}
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [added(*pair) for pair in zip(then, now, strict=True)]
    return now
