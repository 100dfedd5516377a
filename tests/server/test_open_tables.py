"""Nobody uses up a server's tables, and what nobody needs goes. [T-8.2] [T-8.3]"""

import asyncio
import json
from collections.abc import AsyncGenerator, Generator
from pathlib import Path
from typing import Any

import pytest

from divetable.cli.play import quiet_logs
from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.server import sweeps
from divetable.server.config import Config
from divetable.server.hall import Hall
from divetable.server.local import Local, local_server
from divetable.server.rights import Pass
from divetable.server.rooms import Room
from divetable.server.sweeps import A_DAY, AN_HOUR
from divetable.storage.bus import LocalBus
from divetable.storage.database import open_store
from divetable.storage.store import Append
from divetable.tables import refusals
from divetable.tables.commands import Free, Resign, Start, Take
from divetable.tables.entries import Closed, decode
from divetable.tables.settings import Settings
from divetable.wire.client import Client, ServerRefusal
from divetable.wire.http import NewTable
from divetable.words import LANGUAGES
from tests.server.patience import until
from tests.server.people import Ear

pytestmark = pytest.mark.anyio

MOST = 3
LESSON = Path(__file__).parents[2] / "web/src/lessons/scuba.json"
POSITION = json.loads(LESSON.read_text("utf-8"))["chapters"][0]["position"]


class Ours(Hall):
    """A hall whose clock is put forward by hand."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


@pytest.fixture
async def hall(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Ours]:
    monkeypatch.setattr(sweeps, "SWEEP_SECONDS", 1e6)
    config = Config(bot_pause=0.0, stand_in="random", tables_per_device=MOST)
    made = Ours(open_store(address), LocalBus(), config)
    await made.start()
    yield made
    await made.stop()


async def a_table(hall: Hall, device: str = "ada", **wanted: Any) -> Room:
    return await hall.openings.open(NewTable(game="scuba", seats=2, **wanted), device)


async def a_game(hall: Hall, device: str = "ada", **wanted: Any) -> Room:
    room = await a_table(hall, device, name="Ada", **wanted)
    await hall.carry_out("bob", Take(id="1", table=room.name, seat=1, name="Bob"))
    await hall.carry_out(device, Start(id="2", table=room.name))
    return room


async def a_lesson(hall: Hall, device: str = "ada") -> Room:
    """As the browser does it: one device sits on all seats."""
    room = await a_table(hall, device, name="Ada", position=POSITION)
    await hall.carry_out(device, Take(id="1", table=room.name, seat=1, name="Buddy"))
    await hall.carry_out(device, Start(id="2", table=room.name))
    return room


async def is_there(hall: Hall, *rooms: Room) -> list[bool]:
    return [bool(await hall.store.entries(room.name)) for room in rooms]


# Too many


async def test_a_device_has_so_many_unfinished_tables_and_no_more(hall: Ours) -> None:
    games = [await a_game(hall) for _ in range(MOST)]

    with pytest.raises(RulesError) as refused:
        await a_table(hall)

    assert refused.value.rule == "T-8.2"
    assert refused.value.refusal is refusals.TOO_MANY_OPEN
    assert await hall.store.count() == MOST
    await a_table(hall, "bob")  # who only sits at them has opened none
    for device, seat in (("ada", 0), ("bob", 1)):
        await hall.carry_out(device, Resign(id="9", table=games[0].name, seat=seat))
    await until(lambda: games[0].table.phase == "over")
    await games[0].catch_up()
    await a_table(hall)


async def test_nobody_gets_more_by_asking_all_at_once(hall: Ours) -> None:
    asked = [a_table(hall) for _ in range(4 * MOST)]

    told = await asyncio.gather(*asked, return_exceptions=True)

    assert sum(isinstance(one, Room) for one in told) == MOST
    assert await hall.store.count() == MOST


async def test_a_rematch_counts_for_nobody(hall: Ours) -> None:
    room = await a_game(hall)

    name = await hall.openings.open_rematch(room.table)

    assert [one.table for one in await hall.store.unfinished("ada")] == [room.name]
    assert await hall.store.entries(name)


async def test_learners_are_never_locked_out(hall: Ours) -> None:
    lessons = [await a_lesson(hall) for _ in range(MOST + 2)]
    assert await is_there(hall, *lessons) == [False, False, True, True, True]

    await lessons[2].guests.open(Ear(), Pass("ada", "invite", True), {})
    game = await a_table(hall)  # what is looked at stays

    assert await is_there(hall, *lessons[2:], game) == [True, False, True, True]
    assert len(await hall.store.unfinished("ada")) == MOST


async def test_one_lesson_is_possible_beside_any_number_of_games(hall: Ours) -> None:
    games = [await a_game(hall) for _ in range(MOST)]

    first, second = [await a_lesson(hall) for _ in range(2)]

    assert await is_there(hall, *games, first, second) == [True] * MOST + [False, True]
    with pytest.raises(RulesError):
        await a_table(hall)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Local]:
    store = f"sqlite:///{tmp_path_factory.mktemp('server')}/divetable.sqlite"
    with quiet_logs(), local_server(Config(store=store, tables_per_hour=MOST)) as running:
        yield running


async def test_an_address_opens_so_many_tables_an_hour(server: Local) -> None:
    """A new device for each makes no difference; what was refused costs nothing."""
    wanted = {"game": "scuba", "seats": 2}
    with pytest.raises(ServerRefusal):
        await Client(server.url).request("POST", "/api/tables", {"game": "scuba", "seats": 99})
    for _ in range(MOST):
        await Client(server.url).request("POST", "/api/tables", wanted)

    for language in LANGUAGES:
        with pytest.raises(ServerRefusal) as refused:
            await Client(server.url, language=language).request("POST", "/api/tables", wanted)
        assert refused.value.rule == "T-8.2"
        assert refused.value.message == "table-too-many-opened"
        assert str(MOST) in str(refused.value)


# Tidying up


async def test_a_table_nobody_ever_sat_at_goes_after_an_hour(hall: Ours) -> None:
    empty, left = await a_table(hall), await a_table(hall, name="Ada")
    await hall.carry_out("ada", Free(id="1", table=left.name, seat=0))
    watched = await a_table(hall)
    await watched.guests.open(Ear(), Pass("ada", "screen", True), {})

    hall.ahead = AN_HOUR - 60_000
    await hall.sweeps.clean_up()
    assert await is_there(hall, empty, left, watched) == [True, True, True]
    hall.ahead = AN_HOUR + 60_000
    await hall.sweeps.clean_up()

    assert await is_there(hall, empty, left, watched) == [False, True, True]
    assert empty.name not in hall.rooms
    with pytest.raises(RulesError):
        await hall.room(empty.name)


async def test_a_table_that_never_started_goes_after_a_day(hall: Ours) -> None:
    taken, lesson, game = await a_table(hall, name="Ada"), await a_lesson(hall), await a_game(hall)

    hall.ahead = A_DAY - 60_000
    await hall.sweeps.clean_up()
    assert await is_there(hall, taken, lesson, game) == [True, True, True]
    hall.ahead = A_DAY + 60_000
    await hall.sweeps.clean_up()

    assert await is_there(hall, taken, lesson, game) == [False, False, True]


async def test_time_without_a_server_makes_nothing_old(hall: Ours) -> None:
    """Nor does a clock that somebody has set to next year."""
    clock = Settings(move_seconds=3600, late="bot")  # while it runs the time does not go back
    game, empty = await a_game(hall, settings=clock), await a_table(hall)
    last = await hall.store.last_beat()
    assert last is not None
    await hall.store.beat(last + 400 * A_DAY)
    await hall.between.beat()
    await hall.sweeps.clean_up()

    assert hall.now() >= last + 400 * A_DAY
    assert await is_there(hall, game, empty) == [True, True]
    assert game.table.phase == "playing"


async def test_tidying_up_loads_no_table_that_is_over(hall: Ours) -> None:
    over, left = await a_game(hall), await a_game(hall, "eve")
    for device, seat in (("ada", 0), ("bob", 1)):
        await hall.carry_out(device, Resign(id="9", table=over.name, seat=seat))
    assert over.table.phase == "over"
    hall.rooms.clear()
    loaded: list[str] = []
    load = hall._load

    async def counted(name: str) -> Room:
        loaded.append(name)
        return await load(name)

    hall._load = counted  # type: ignore[method-assign]
    hall.ahead = 31 * A_DAY
    await hall.sweeps.clean_up()
    hall.rooms.clear()
    await hall.sweeps.clean_up()

    assert loaded == [left.name]
    assert isinstance(decode((await hall.store.entries(left.name))[-1]), Closed)


async def test_of_tables_of_old_stores_we_learn_once_how_far_they_came(hall: Ours) -> None:
    over = await a_game(hall)
    for device, seat in (("ada", 0), ("bob", 1)):
        await hall.carry_out(device, Resign(id="9", table=over.name, seat=seat))
    entries = await hall.store.entries(over.name)
    await hall.store.create(Append("old", 1, entries[0], 1), [])
    for number, entry in enumerate(entries[1:], 2):
        await hall.store.append(Append("old", number, entry, hall.now()))

    hall.ahead = 31 * A_DAY
    await hall.sweeps.clean_up()

    assert await hall.store.quiet(hall.now(), "over") == [over.name, "old"]
    assert await hall.store.quiet(hall.now(), None) == []


class Counted(dict[str, Room]):
    """Counts how often somebody goes through all tables."""

    rounds = 0

    def values(self) -> Any:
        self.rounds += 1
        return super().values()

    def items(self) -> Any:
        self.rounds += 1
        return super().items()


async def test_signs_of_life_look_at_no_table_that_nobody_shares(hall: Ours) -> None:
    """At thousands of tables that held up everybody for 20 ms, every second."""
    room = await a_game(hall)
    hall.rooms = rooms = Counted(hall.rooms)
    await hall.between.beat()
    assert rooms.rounds == 0

    hall.between.presence_lasts = 0.05
    room.presence.seen_elsewhere([Seat(1)])
    ear = Ear()
    await room.guests.open(ear, Pass("ada", "invite", True), {})
    assert b'"here":[true,true]' in b"".join(ear.heard)
    await asyncio.sleep(0.1)
    await hall.between.beat()

    assert rooms.rounds == 0
    assert b'"here":[true,false]' in ear.heard[-1]
