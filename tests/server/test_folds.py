"""Tables are loaded from snapshots and what came after them, and nobody can tell."""

from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from divetable.server import fingerprint as fingerprint_module
from divetable.server import folds as folds_module
from divetable.server import hall as hall_module
from divetable.server.config import Config
from divetable.server.fingerprint import fingerprint
from divetable.server.folds import Log
from divetable.server.hall import Hall
from divetable.server.late_feed import late_feed
from divetable.server.pulse import Clocks
from divetable.server.readers import missed_of_log
from divetable.server.rooms import Room
from divetable.storage.bus import LocalBus
from divetable.storage.database import open_store
from divetable.storage.store import Append, Done, Snapshot, StoreError
from divetable.tables.commands import Say, Start, Take
from divetable.tables.decisions import Decision, resolve
from divetable.tables.entries import decode, encode
from divetable.tables.settings import Settings
from divetable.tables.table import Table, load_table
from divetable.wire.http import NewTable
from tests.tables.test_snapshots import held

pytestmark = pytest.mark.anyio

EVERY, RECENT = 20, 6
NOON = 1_700_000_000_000
AN_HOUR = 3_600_000


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorter tables do as well, then."""
    monkeypatch.setattr(folds_module, "EVERY", EVERY)
    monkeypatch.setattr(hall_module, "RECENT", RECENT)


@pytest.fixture
async def hall(address: str) -> AsyncGenerator[Hall]:
    made = Hall(open_store(address), LocalBus(), Config(store=address))
    await made.pulse.beat()
    yield made
    await made.stop()


async def a_game(hall: Hall, entries: int = 0, **settings: Any) -> Room:
    """A table of The Divers with so many entries; snapshots of it are kept as time goes by."""
    chosen = Settings(**settings)
    room = await hall.openings.open(
        NewTable(game="divers", seats=2, settings=chosen, name="Ada"), "ada"
    )
    await hall.carry_out("bob", Take(id="1", table=room.name, seat=1, name="Bob"))
    await hall.carry_out("ada", Start(id="2", table=room.name))
    dice = Random(5)
    while room.table.number < entries:
        await room.submit(lambda table: at_random(hall, table, dice))
        await hall.folds.keep([room])
    return room


def at_random(hall: Hall, table: Table, dice: Random) -> Decision:
    [seat] = table.waits_for
    action = table.game.actions(table.state, seat).sample(dice)
    return resolve(table, seat, action, hall.now())


class Readings:
    """After which entries logs were read."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.after: list[int] = []
        read = hall.store.entries

        async def entries(table: str, after: int = 0) -> list[bytes]:
            self.after.append(after)
            return await read(table, after)

        monkeypatch.setattr(hall.store, "entries", entries)


@pytest.fixture
def readings(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> Readings:
    return Readings(hall, monkeypatch)


async def numbers(hall: Hall, room: Room) -> list[int]:
    return [one.number for one in await hall.store.snapshots(room.name, fingerprint())]


async def of_log(hall: Hall, room: Room, entries: int | None = None) -> Table:
    return load_table([decode(data) for data in (await hall.log_of(room.name))[:entries]])


async def loaded(hall: Hall, room: Room) -> Room:
    """The room after it has left memory."""
    hall.put_off(room.name)
    return await hall.room(room.name)


async def test_only_what_came_after_a_snapshot_is_read(hall: Hall, readings: Readings) -> None:
    room = await a_game(hall, 70)
    assert await numbers(hall, room) == [60, 40, 20]
    readings.after.clear()

    again = await loaded(hall, room)

    assert readings.after == [59]
    assert held(again.table) == held(room.table) == held(await of_log(hall, room))
    await again.submit(lambda table: at_random(hall, table, Random(1)))
    assert held(again.table) == held(await of_log(hall, room))


async def test_a_snapshot_that_is_too_new_leaves_the_last_steps_to_an_older_one(
    hall: Hall, readings: Readings
) -> None:
    """Whoever was there before the restart comes back, and is told what they missed."""
    room = await a_game(hall, 60 + RECENT - 1)
    readings.after.clear()

    again = await loaded(hall, room)

    assert readings.after == [39]
    seen = room.table.newest[0] - RECENT + 1
    assert again.feed.remembers(0, seen)
    assert held(again.table) == held(room.table)


async def test_a_long_log_without_a_snapshot_has_one_when_it_was_loaded(hall: Hall) -> None:
    """So it is after an update: snapshots are of the code that made them."""
    room = await a_game(hall, 50)
    [newest, *_] = await hall.store.snapshots(room.name, fingerprint())
    other = Snapshot(room.name, newest.number, "other code", newest.fold)
    await hall.store.keep(other)
    assert await numbers(hall, room) == []

    again = await loaded(hall, room)
    await hall.folds.keep([again])

    assert held(again.table) == held(room.table)
    assert await numbers(hall, room) == [50 - RECENT]


@pytest.mark.parametrize("how", ["garbage", "a changed byte", "of another table", "of another log"])
async def test_a_snapshot_that_cannot_be_trusted_is_ignored_and_made_again(
    hall: Hall, readings: Readings, how: str
) -> None:
    room, other = await a_game(hall, 50), await a_game(hall, 50)
    [good, *_] = await hall.store.snapshots(room.name, fingerprint())
    [foreign, *_] = await hall.store.snapshots(other.name, fingerprint())
    fold = {
        "garbage": b"garbage",
        "a changed byte": good.fold[:-9] + bytes([good.fold[-9] ^ 1]) + good.fold[-8:],
        "of another table": foreign.fold,
        "of another log": good.fold,
    }[how]
    number = 39 if how == "of another log" else good.number
    for at in (20, good.number):  # the older ones go
        await hall.store.keep(Snapshot(room.name, at, "nobody", b""))
    await hall.store.keep(Snapshot(room.name, number, fingerprint(), fold))
    readings.after.clear()

    again = await loaded(hall, room)

    assert readings.after[-1] == 0
    assert held(again.table) == held(room.table)
    await hall.folds.keep([again])
    assert held((await loaded(hall, room)).table) == held(room.table)
    assert readings.after[-1] == 50 - RECENT - 1


async def test_a_snapshot_of_a_log_that_lost_its_end_is_ignored(hall: Hall) -> None:
    """As when a database came back as it was some time ago."""
    room = await a_game(hall, 50)
    log = await hall.log_of(room.name)
    snapshots = await hall.store.snapshots(room.name, fingerprint())
    hall.put_off(room.name)
    await hall.store.remove(room.name)
    other = [decode(data) for data in log[:38]]
    first = Append(room.name, 1, encode(other[0]), other[0].at)
    await hall.store.create(first, [])
    for number, entry in enumerate(other[1:], 2):
        await hall.store.append(Append(room.name, number, encode(entry), entry.at))
    for at in range(39, 60):  # and then went on in another way
        again = Say(id=f"{at}", table=room.name, seat=0, text="again")
        await hall.carry_out("ada", again)
    for one in reversed(snapshots):
        await hall.store.keep(Snapshot(room.name, one.number, fingerprint(), one.fold))

    found = await loaded(hall, room)

    assert held(found.table) == held(await of_log(hall, room))
    assert [said.text for said in found.table.chat] == ["again"] * 21


async def test_nothing_is_taken_of_a_table_that_is_ahead_of_the_store(hall: Hall) -> None:
    room = await a_game(hall, 12)
    while room.table.number < 30:
        await room.submit(lambda table: at_random(hall, table, Random(1)))
    room._ahead_of = 30
    await hall.folds.keep([room])
    assert await numbers(hall, room) == []

    room._ahead_of = None
    await hall.folds.keep([room])
    assert await numbers(hall, room) == [30]


async def test_a_fold_that_ran_ahead_begins_again_from_a_snapshot(
    hall: Hall, readings: Readings, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await a_game(hall, 50)
    before = held(room.table)
    readings.after.clear()

    def fail(append: Append, done: Done) -> None:
        done(StoreError("the store is away"))

    with monkeypatch.context() as patched:
        patched.setattr(hall.store, "append_soon", fail)
        with pytest.raises(StoreError):
            await room.submit(lambda table: at_random(hall, table, Random(1)))

    assert readings.after == [39, 39]
    assert held(room.table) == before


async def test_what_somebody_missed_is_the_same_from_a_snapshot(hall: Hall) -> None:
    room = await a_game(hall, 70)
    whole = Log(room.name, None, await hall.log_of(room.name))
    for viewer in (0, 1, -1):
        for seen in (30, 45, 55):
            log = await hall.folds.log(room.name, lambda one, _: one.newest[viewer] <= seen)  # noqa: B023
            assert log.snapshot is not None
            texts = [missed_of_log(one, viewer, seen, 1000) for one in (log, whole)]
            assert texts[0] == texts[1]
            assert b'"step":%d' % (seen + 1) in texts[0]


async def test_late_spectators_see_the_table_as_it_was(
    hall: Hall, readings: Readings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot of now would show them what they are to see later. [T-6.2]"""
    time = hall.now()
    monkeypatch.setattr(hall, "now", lambda: time)
    room = await a_game(hall, 50, spectator_delay=60)
    time += 30_000
    while room.table.number < 70:
        await room.submit(lambda table: at_random(hall, table, Random(1)))
        await hall.folds.keep([room])
    time += 31_000
    readings.after.clear()

    late = await late_feed(hall, room.name, 60_000)

    assert readings.after == [39]
    assert held(late.feed.table) == held(await of_log(hall, room, 50))
    late.stop()


async def test_no_table_is_loaded_only_because_no_server_was_there(address: str) -> None:
    """What the absence is worth counts before anything is loaded. [T-4.2]"""
    time = NOON
    clocks = Clocks(wall=lambda: time, steady=lambda: time)
    store = open_store(address)
    await store.create(Append("reef", 1, b"", NOON - 5000, due=NOON + 60_000), [])
    await store.beat(NOON)
    time += AN_HOUR
    hall = Hall(store, LocalBus(), Config(store=address), clocks=clocks)
    await hall.pulse.beat()

    assert [one.table for one in await store.due(hall.now())] == ["reef"]
    assert await hall.sweeps.due() == []
    for _ in range(31):
        time += 2000
        await hall.pulse.beat()
    assert await hall.sweeps.due() == ["reef"]
    await hall.stop()


def test_other_code_has_another_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where only data has changed, or the name of a file."""

    def found() -> str:
        fingerprint.cache_clear()
        return fingerprint()

    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "fish.json").write_text("[1]")
    monkeypatch.setattr(fingerprint_module, "FOLDED_BY", (tmp_path,))
    first = found()
    assert found() == first
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "rules.pyc").write_text("compiled")
    assert found() == first
    (tmp_path / "cards" / "fish.json").write_text("[2]")
    second = found()
    (tmp_path / "cards" / "fish.json").rename(tmp_path / "cards" / "sharks.json")
    assert len({first, second, found()}) == 3
    fingerprint.cache_clear()
