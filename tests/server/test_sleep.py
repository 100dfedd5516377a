"""Machines sleep, processes are stopped, clocks are set: no clock of a table runs. [T-4.2]"""

import asyncio
import os
import signal
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from divetable.server import hall as hall_module
from divetable.server.config import Config
from divetable.server.hall import Hall
from divetable.server.pulse import Absences, Clocks
from divetable.server.rooms import Pass, Room
from divetable.storage.bus import LocalBus
from divetable.storage.database import open_store
from divetable.storage.store import Absence
from divetable.tables.commands import Start, Take
from divetable.tables.entries import Acted, AnyEntry, Away, Credited, decode
from divetable.tables.settings import Settings
from divetable.wire.http import NewTable
from divetable.workshop.workers import LOOKING, ends_within
from tests.server.crowd import Party, entries_of
from tests.server.patience import until
from tests.server.people import Ear
from tests.server.processes import Nursery, Server

pytestmark = pytest.mark.anyio

NOON = 1_800_000_000_000
AN_HOUR = 3_600_000
MOVE = 30_000  # milliseconds for a decision


async def test_a_stopped_process_takes_no_time_from_anybody(nursery: Nursery, address: str) -> None:
    """Longer than anybody may think about a move."""
    with Server(nursery, "--store", address) as server:
        party = Party("scuba", Random(5), [server.url], pulse=60.0)
        try:
            await party.begin({"move_seconds": 15, "late": "bot"})
            before = party.document(0)["table"]["clocks"][0]["due"]
            os.kill(server.pid, signal.SIGSTOP)
            await asyncio.sleep(16)
            os.kill(server.pid, signal.SIGCONT)
            await until(lambda: party.document(0)["table"]["clocks"][0]["due"] > before)
            after = party.document(0)["table"]["clocks"][0]["due"]
            news = [step.get("news") for step in party.clients[0].tables[party.name]["0"].steps]
        finally:
            await party.stop()

    entries = await entries_of(address, party.name)
    credit = next(entry for entry in entries if isinstance(entry, Credited))
    assert credit.milliseconds >= 15_000
    assert after == before + credit.milliseconds
    assert {"type": "Credited", "milliseconds": credit.milliseconds} in news
    assert all(entry.at >= after for entry in entries if isinstance(entry, Acted))


# In this process, on a machine whose clocks we turn


class Machine:
    """A machine's clocks. It sleeps and is stopped as the test wishes."""

    def __init__(self, wall: int = NOON) -> None:
        self.wall, self.steady = wall, 5_000

    @property
    def clocks(self) -> Clocks:
        return Clocks(lambda: self.wall, lambda: self.steady)

    def pass_time(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds


@asynccontextmanager
async def serving(address: str, machine: Machine, **settings: Any) -> AsyncGenerator[Hall]:
    """A server that beats only when the test says so."""
    config = Config(bot_pause=0.0, stand_in="random", store=address, **settings)
    hall = Hall(open_store(address), LocalBus(), config, clocks=machine.clocks)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()


@pytest.fixture(autouse=True)
def beats_by_hand(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in ("BEAT_SECONDS", "POLL_SECONDS", "SWEEP_SECONDS"):
        monkeypatch.setattr(hall_module, pause, 1e6)


async def a_game(hall: Hall, **settings: Any) -> Room:
    chosen = Settings(**{"move_seconds": MOVE // 1000, "late": "bot", **settings})
    room = await hall.open(NewTable(game="scuba", seats=2, settings=chosen, name="Ada"), "ada")
    await hall.carry_out("bob", Take(id="1", table=room.name, seat=1, name="Bob"))
    await hall.carry_out("ada", Start(id="2", table=room.name))
    return room


def left(hall: Hall, room: Room) -> int:
    """On the clock."""
    due = room.table.alarm
    assert due is not None
    return due - hall.now()


def credits(room: Room, entries: list[AnyEntry]) -> list[int]:
    return [entry.milliseconds for entry in entries if isinstance(entry, Credited)]


async def log_of(hall: Hall, room: Room) -> list[AnyEntry]:
    return [decode(data) for data in await hall.store.entries(room.name)]


def sleep(machine: Machine) -> None:
    machine.wall += AN_HOUR  # the steady clock stands still


def stop(machine: Machine) -> None:
    machine.pass_time(AN_HOUR)


def put_forward(machine: Machine) -> None:
    machine.wall += AN_HOUR


@pytest.mark.parametrize("happens", [sleep, stop, put_forward], ids=lambda each: each.__name__)
async def test_the_clock_has_what_it_had(address: str, happens: Callable[[Machine], None]) -> None:
    machine = Machine()
    async with serving(address, machine) as hall:
        room = await a_game(hall)
        machine.pass_time(1000)
        await hall._beat()
        assert left(hall, room) == MOVE - 1000

        happens(machine)
        await room._look_at_clocks()  # before anybody has noticed
        assert left(hall, room) == MOVE - 1000
        await hall._beat()
        await room.credit()  # when it has its turn, what was begun is stored

        assert left(hall, room) == MOVE - 1000
        assert hall.now() == machine.wall
        entries = await log_of(hall, room)
        assert credits(room, entries) == [AN_HOUR]
        assert not any(isinstance(entry, Acted) for entry in entries)
        machine.pass_time(2000)  # and then it runs on
        assert left(hall, room) == MOVE - 3000


async def test_a_clock_that_is_set_back_gives_nobody_an_hour(address: str) -> None:
    machine = Machine()
    async with serving(address, machine) as hall:
        room = await a_game(hall)
        number = room.table.number
        machine.wall -= AN_HOUR
        for _ in range(MOVE // 1000):
            machine.pass_time(1000)
            await hall._beat()
        assert left(hall, room) == 0
        await room._look_at_clocks()
        await until(lambda: room.table.number > number)
        await room.catch_up()  # when it has its turn, what was begun is stored

        entries = await log_of(hall, room)
        assert isinstance(entries[-1], Acted)
        assert entries[-1].stand_in
        assert credits(room, entries) == []


async def test_a_beat_from_the_future_blocks_no_credit(address: str) -> None:
    machine = Machine(NOON + 365 * 24 * AN_HOUR)
    async with serving(address, machine) as hall:
        room = await a_game(hall)
        had = left(hall, room)

    machine = Machine(NOON)  # somebody has set the clock right
    async with serving(address, machine) as hall:
        room = await hall.room(room.name)
        assert left(hall, room) == had
        machine.pass_time(AN_HOUR)
        await hall._beat()
        await room.credit()
        assert left(hall, room) == had
        assert credits(room, await log_of(hall, room)) == [AN_HOUR]


async def test_where_no_clock_runs_the_time_follows_the_machine_back(address: str) -> None:
    machine = Machine(NOON + AN_HOUR)
    async with serving(address, machine) as hall:
        room = await a_game(hall, move_seconds=0)
        machine.wall = NOON
        await hall._beat()

        assert hall.now() == NOON
        assert await hall.store.last_beat() == NOON
        assert room.last_used <= NOON


async def test_while_another_server_is_there_clocks_run(address: str) -> None:
    machine, other = Machine(), Machine()
    async with (
        serving(address, machine, bus="x") as hall,
        serving(address, other, bus="x") as there,
    ):
        room = await a_game(hall)
        for _ in range(10):
            other.pass_time(1000)
            await there._beat()
        machine.pass_time(10_000)  # it was stopped, and the other was not
        await hall._beat()

        assert left(hall, room) == MOVE - 10_000
        assert credits(room, await log_of(hall, room)) == []


async def test_servers_that_slept_together_credit_once(address: str) -> None:
    machine, other = Machine(), Machine()
    async with (
        serving(address, machine, bus="x") as hall,
        serving(address, other, bus="x") as there,
    ):
        room = await a_game(hall)
        twin = await there.room(room.name)
        for each in (machine, other):
            each.wall += AN_HOUR
        await hall._beat()
        await there._beat()
        for one, where in ((room, hall), (twin, there)):
            await one.credit()
            await one.catch_up()
            assert left(where, one) == MOVE

        assert credits(room, await log_of(hall, room)) == [AN_HOUR]


async def test_a_table_that_is_not_in_memory_is_credited_when_it_is(address: str) -> None:
    """Also if the server was stopped and started twice meanwhile, and nobody looked."""
    machine = Machine()
    async with serving(address, machine) as hall:
        room = await a_game(hall)
    for _ in range(2):
        machine.pass_time(AN_HOUR)
        async with serving(address, machine) as hall:
            assert not hall.rooms  # nothing is loaded only because clocks run there
            machine.pass_time(2000)
            await hall._beat()
    async with serving(address, machine) as hall:
        room = await hall.room(room.name)

        assert left(hall, room) == MOVE - 2 * 2000
        assert credits(room, await log_of(hall, room)) == [2 * AN_HOUR]


async def test_nobody_was_away_while_the_machine_slept(address: str) -> None:
    machine = Machine()
    async with serving(address, machine) as hall:
        room = await a_game(hall, move_seconds=0, away="bot", away_seconds=5)
        await room.open(Ear(), Pass("ada", "invite", True), {})
        for _ in range(2):
            machine.pass_time(2000)
            await hall._beat()
        sleep(machine)
        await hall._beat()
        assert not room._back_or_away()
        machine.pass_time(1100)
        assert room._back_or_away()  # the second, who never came, is missed by now
        await room._follow_policy()

        entries = await log_of(hall, room)
        assert [entry.seat for entry in entries if isinstance(entry, Away)] == [1]


def test_absences_are_counted_from_any_instant() -> None:
    absences = Absences()
    absences.add([Absence(10, 20), Absence(50, 90)])

    assert absences.until == 90
    assert [absences.since(instant) for instant in (0, 15, 20, 60, 95)] == [50, 45, 40, 30, 0]
    assert absences.before(100, 5) == 95
    assert absences.before(100, 15) == 45  # served from 45 to 50 and from 90 to 100
    assert absences.before(100, 45) == 5


def test_a_bot_is_not_late_because_everything_stood_still() -> None:
    """One long wait would end with the sleep; many short ones count the time that we were awake."""
    waits: list[float] = []

    def wait(seconds: float) -> bool:
        waits.append(seconds)
        return False

    assert not ends_within(3.0, wait)
    assert sum(waits) == pytest.approx(3.0)
    assert max(waits) <= LOOKING
