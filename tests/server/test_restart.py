"""Stopped, killed and started again; clocks meanwhile; rooms and tables that nobody uses."""

import asyncio
import signal
from collections.abc import AsyncGenerator
from random import Random

import pytest
from websockets.asyncio.client import connect

from divetable.core.errors import RulesError
from divetable.server import sweeps
from divetable.server.config import Config
from divetable.server.hall import Hall
from divetable.server.rooms import Room
from divetable.server.sweeps import A_DAY
from divetable.storage.bus import open_bus
from divetable.storage.database import open_store
from divetable.storage.store import Append, Done, StoreError
from divetable.tables.commands import Say, Start, Take
from divetable.tables.entries import Acted, Closed, Credited, decode
from divetable.tables.settings import Settings
from divetable.wire.client import Client
from divetable.wire.http import NewTable
from tests.server.crowd import Party, check, entries_of
from tests.server.patience import until
from tests.server.plants import AN_HOUR, be_an_hour_later
from tests.server.processes import Nursery, Server

pytestmark = pytest.mark.anyio


async def test_a_server_that_is_asked_to_stop_stops_and_nothing_is_lost(
    nursery: Nursery, address: str
) -> None:
    with Server(nursery, "--store", address) as server:
        party = Party("scuba", Random(5), [server.url])
        try:
            await party.begin()
            done = False
            playing = asyncio.create_task(party.play(lambda: done))
            for _ in range(3):
                await asyncio.sleep(0.2)
                ended = await asyncio.to_thread(server.end, signal.SIGTERM)
                assert ended == 0
                await asyncio.to_thread(server.begin)
            done = True
            await until(playing.done)
            await playing
            store = open_store(address)
            await check(party, store, server.url)
            await store.close()
        finally:
            await party.stop()
        assert not server.errors


async def test_a_flood_does_not_hold_up_a_stop(nursery: Nursery, address: str) -> None:
    """Each message too many has a pause behind it; nobody waits for those of a whole flood."""
    with Server(nursery, "--store", address, "--messages-per-second", "1") as server:
        device = Client(server.url)
        await device.request("GET", "/api/tables")
        socket = f"{server.url.replace('http', 'ws')}/api/socket"
        headers = {"Cookie": f"divetable={device.cookie}"}
        async with connect(socket, additional_headers=headers) as flooding:
            for number in range(300):
                await flooding.send(f'{{"type":"ping","id":"{number}"}}')
            while b'"refused"' not in (said := await flooding.recv(decode=False)):
                assert b'"pong"' in said

            ended = await asyncio.to_thread(server.end, signal.SIGTERM)

        assert ended == 0
        assert not server.errors


async def test_time_without_a_server_does_not_count(nursery: Nursery, address: str) -> None:
    """An hour for a move, and the server is away for longer than that."""
    with Server(nursery, "--store", address) as server:
        party = Party("scuba", Random(5), [server.url])
        try:
            await party.begin({"move_seconds": AN_HOUR // 1000, "late": "bot"})
            before = party.document(0)["table"]["clocks"][0]["due"]
            server.kill()
            server.plant = be_an_hour_later.__name__
            server.begin()
            await party.clients[0].until(
                lambda _: party.document(0)["table"]["clocks"][0]["due"] > before
            )
            after = party.document(0)["table"]["clocks"][0]["due"]
            news = [step.get("news") for step in party.clients[0].tables[party.name]["0"].steps]
        finally:
            await party.stop()

    entries = await entries_of(address, party.name)
    credit = next(entry for entry in entries if isinstance(entry, Credited))
    assert credit.milliseconds >= AN_HOUR
    assert after == before + credit.milliseconds
    assert {"type": "Credited", "milliseconds": credit.milliseconds} in news
    acted = [entry for entry in entries if isinstance(entry, Acted)]
    assert all(entry.at > credit.at for entry in acted)


# In this process, with a clock of our own


class Ours(Hall):
    """A hall whose clock is put forward by hand."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


@pytest.fixture
async def hall(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Ours]:
    monkeypatch.setattr(sweeps, "SWEEP_SECONDS", 0.05)
    config = Config(bot_pause=0.0, stand_in="random", idle_room_seconds=0.2)
    made = Ours(open_store(address), await open_bus(""), config)
    await made.start()
    yield made
    await made.stop()


async def a_game(hall: Hall, **settings: object) -> Room:
    chosen = Settings(**settings)  # type: ignore[arg-type]
    room = await hall.openings.open(
        NewTable(game="scuba", seats=2, settings=chosen, name="Ada"), "ada"
    )
    await hall.carry_out("bob", Take(id="1", table=room.name, seat=1, name="Bob"))
    await hall.carry_out("ada", Start(id="2", table=room.name))
    return room


async def test_an_idle_room_leaves_memory_and_its_deadline_is_kept(hall: Ours) -> None:
    room = await a_game(hall, pace="correspondence", move_seconds=3600, late="bot")
    await until(lambda: not hall.rooms)
    number = room.table.number

    hall.ahead = 3_601_000
    await until(lambda: room.name in hall.rooms)
    await until(lambda: hall.rooms[room.name].table.number > number)
    await hall.rooms[room.name].catch_up()  # when it has its turn, the entry is stored

    [*_, last] = [decode(data) for data in await hall.store.entries(room.name)]
    assert isinstance(last, Acted)
    assert last.stand_in


async def test_abandoned_tables_are_closed_and_later_forgotten(hall: Ours) -> None:
    room = await a_game(hall)

    hall.ahead = 31 * A_DAY
    await hall.sweeps.clean_up()
    [*_, last] = [decode(data) for data in await hall.store.entries(room.name)]
    assert isinstance(last, Closed)
    assert await hall.store.count() == 1

    hall.ahead = 62 * A_DAY
    await hall.sweeps.clean_up()
    assert decode((await hall.store.entries(room.name))[-1]) == last  # it is closed already

    hall.ahead = 31 * A_DAY + 366 * A_DAY
    await hall.sweeps.clean_up()
    assert await hall.store.count() == 0
    with pytest.raises(RulesError):
        await hall.room(room.name)


async def test_a_store_that_fails_leaves_no_trace_of_what_it_did_not_store(
    hall: Ours, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither append nor reading works for a while: then the room may not go on from its guess."""
    room = await a_game(hall)
    entries, append, number = hall.store.entries, hall.store.append_soon, room.table.number

    async def fail(*_: object) -> list[bytes]:
        raise StoreError("gone")

    def drop(one: Append, done: Done) -> None:
        done(StoreError("gone"))

    def store_and_fail(one: Append, done: Done) -> None:
        append(one, lambda _: done(StoreError("gone while committing")))

    monkeypatch.setattr(hall.store, "append_soon", drop)
    monkeypatch.setattr(hall.store, "entries", fail)
    for id in ("lost", "lost too"):
        with pytest.raises(StoreError):
            await hall.carry_out("ada", Say(id=id, table=room.name, seat=0, text="lost"))
    monkeypatch.setattr(hall.store, "entries", entries)
    monkeypatch.setattr(hall.store, "append_soon", store_and_fail)
    await hall.carry_out("ada", Say(id="kept", table=room.name, seat=0, text="kept"))
    monkeypatch.setattr(hall.store, "append_soon", append)
    await hall.carry_out("ada", Say(id="after", table=room.name, seat=0, text="after"))

    assert [said.text for said in room.table.chat] == ["kept", "after"]
    assert room.table.number == number + 2
    assert len(await entries(room.name)) == number + 2
