"""NATS is away: people go on hearing each other, and nobody is declared away by it."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest

from divetable.server import between_servers
from divetable.server.config import Config
from divetable.server.hall import Hall
from divetable.server.rights import Pass
from divetable.storage.bus import LocalBus
from divetable.storage.database import DatabaseStore, open_store
from divetable.tables.commands import Say, Start, Take
from divetable.tables.entries import Away, decode
from divetable.tables.settings import Settings
from divetable.wire.http import NewTable
from tests.server.crowd import Party
from tests.server.patience import until
from tests.server.people import Ear
from tests.server.processes import Nursery, Server
from tests.services import Service, free_port

pytestmark = pytest.mark.anyio


def health_of(server: Server) -> str:
    with urlopen(f"{server.url}/healthz") as response:
        said: str = response.read().decode()
        return said


async def test_people_at_two_servers_hear_each_other_without_nats(
    nursery: Nursery, postgres_address: str
) -> None:
    port = free_port()
    nats = await asyncio.to_thread(Service, "nats", str(port))
    try:
        flags = ("--store", postgres_address, "--bus", nats.address)
        one, other = Server(nursery, *flags), Server(nursery, *flags)
        with one, other:
            party = Party("scuba", Random(1), [one.url, other.url])
            try:
                await party.begin({"away": "bot", "away_seconds": 5})
                await until(lambda: party.clients[0].presence.get(party.name) == [True, True])
                await asyncio.to_thread(nats.stop)

                for word in ("one", "two", "three"):
                    for seat in (0, 1):
                        said = f"{word} from {seat}"
                        await party.clients[seat].ask("say", table=party.name, seat=seat, text=said)
                        await until(lambda said=said, seat=seat: hears(party, 1 - seat, said))  # type: ignore[misc]
                for server in (one, other):
                    await until_health(server, "ok, without the bus: polling the store\n")
                await asyncio.sleep(8)  # longer than servers believe what they no longer hear
                assert party.clients[0].presence[party.name] == [True, True]

                nats = await asyncio.to_thread(Service, "nats", str(port))
                for server in (one, other):
                    await until_health(server, "ok\n")
                await party.clients[1].ask("say", table=party.name, seat=1, text="back")
                await until(lambda: hears(party, 0, "back"))
            finally:
                await party.stop()
            for server in (one, other):
                await until(lambda server=server: times_said(server, "the bus is back") == 1)  # type: ignore[misc]
                assert times_said(server, "the bus is away; polling the store") == 1
                assert not server.errors
    finally:
        await asyncio.to_thread(nats.stop)
    store = open_store(postgres_address)
    entries = [decode(data) for data in await store.entries(party.name)]
    await store.close()
    assert not [entry for entry in entries if isinstance(entry, Away)]


def times_said(server: Server, line: str) -> int:
    return server.output.read_text().count(line)


def hears(party: Party, seat: int, text: str) -> bool:
    steps = party.clients[seat].tables[party.name][str(seat)].steps
    return any((step.get("news") or {}).get("text") == text for step in steps)


async def until_health(server: Server, wanted: str) -> None:
    for _ in range(600):
        if await asyncio.to_thread(health_of, server) == wanted:
            return
        await asyncio.sleep(0.1)
    assert await asyncio.to_thread(health_of, server) == wanted


# In one process: servers that share a store and do not hear each other


class Cut(LocalBus):
    """A bus whose connection is lost, or not: nobody else is on it."""

    def __init__(self, is_connected: bool) -> None:
        super().__init__()
        self._is_connected = is_connected

    @property
    def is_connected(self) -> bool:
        return self._is_connected


@asynccontextmanager
async def serving(address: str, bus: Cut) -> AsyncGenerator[Hall]:
    hall = Hall(open_store(address), bus, Config(store=address, bus="nats://x", bot_pause=0.0))
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


@pytest.fixture
async def halls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[tuple[Hall, Hall]]:
    """The first is cut off alone."""
    for pause in ("BEAT_SECONDS", "POLL_SECONDS"):
        monkeypatch.setattr(between_servers, pause, 0.05)
    address = f"sqlite:///{tmp_path}/tables.sqlite"
    async with AsyncExitStack() as stack:
        cut = await stack.enter_async_context(serving(address, Cut(False)))
        connected = await stack.enter_async_context(serving(address, Cut(True)))
        yield cut, connected


async def a_game(hall: Hall, **settings: Any) -> str:
    chosen = Settings(**settings)
    room = await hall.openings.open(
        NewTable(game="scuba", seats=2, settings=chosen, name="Ada"), "ada"
    )
    await hall.carry_out("bob", Take(id="1", table=room.name, seat=1, name="Bob"))
    await hall.carry_out("ada", Start(id="2", table=room.name))
    return room.name


async def test_who_is_cut_off_alone_is_heard_all_the_same(halls: tuple[Hall, Hall]) -> None:
    cut, connected = halls
    name = await a_game(cut)
    ada, bob = Ear(), Ear()
    await (await cut.room(name)).guests.open(ada, Pass("ada", "invite", True), {})
    await (await connected.room(name)).guests.open(bob, Pass("bob", "invite", False), {})

    await cut.carry_out("ada", Say(id="3", table=name, seat=0, text="a turtle!"))
    await connected.carry_out("bob", Say(id="4", table=name, seat=1, text="where?"))

    await until(lambda: b"a turtle!" in b"".join(bob.heard))
    await until(lambda: b"where?" in b"".join(ada.heard))


async def test_polling_is_one_question_for_all_tables_that_somebody_looks_at(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    cut, _ = halls
    names = [await a_game(cut) for _ in range(5)]
    for name in names[:3]:
        await (await cut.room(name)).guests.open(Ear(), Pass("ada", "invite", True), {})
    asked: list[set[str]] = []
    assert isinstance(cut.store, DatabaseStore)
    newest, entries = cut.store.newest, cut.store.entries
    read: list[str] = []

    async def counted(tables: list[str]) -> dict[str, int]:
        asked.append(set(tables))
        return await newest(tables)

    async def noted(table: str, after: int = 0) -> list[bytes]:
        read.append(table)
        return await entries(table, after)

    monkeypatch.setattr(cut.store, "newest", counted)
    monkeypatch.setattr(cut.store, "entries", noted)
    await until(lambda: len(asked) > 3)

    assert all(one == set(names[:3]) for one in asked)
    assert not read


async def test_nobody_is_missed_while_servers_do_not_hear_each_other(
    halls: tuple[Hall, Hall],
) -> None:
    cut, connected = halls
    name = await a_game(cut, away="bot", away_seconds=5)
    room = await cut.room(name)
    ada = Ear()
    await room.guests.open(ada, Pass("ada", "invite", True), {})
    room.presence.seen_elsewhere([1])  # type: ignore[list-item]  # Bob was at the other one
    for hall in halls:
        hall.between.presence_lasts = 0.5
    await asyncio.sleep(6)  # the first never hears of him again

    assert room.presence.is_here(1)  # type: ignore[arg-type]
    assert not room.presence.is_due
    assert not [
        entry
        for entry in map(decode, await connected.store.entries(name))
        if isinstance(entry, Away)
    ]
