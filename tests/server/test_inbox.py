"""One thing at a time at a table, whatever goes wrong meanwhile; and news of other servers are not
lost."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from divetable.core.codec import dump
from divetable.core.errors import RulesError
from divetable.server.between_servers import News
from divetable.server.config import Config
from divetable.server.hall import Hall
from divetable.server.inbox import Inbox
from divetable.server.rights import Pass
from divetable.server.rooms import Room
from divetable.storage.bus import LocalBus
from divetable.storage.database import open_store
from divetable.storage.store import Append, Done, StoreError
from divetable.tables.commands import Act, Say, Start, Take
from divetable.tables.decisions import Decision
from divetable.tables.entries import Acted, Said, decode, encode
from divetable.tables.steps import Happened
from divetable.tables.table import Table
from divetable.wire.http import NewTable
from tests.server.patience import until
from tests.server.people import Ear

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncGenerator[Hall]:
    store = open_store(f"sqlite:///{tmp_path}/divetable.sqlite")
    made = Hall(store, LocalBus(), Config(rehearse=False))
    await made.start()
    yield made
    await made.stop()


async def a_game(hall: Hall) -> Room:
    room = await hall.openings.open(NewTable(game="scuba", seats=2, name="Ada"), "ada")
    await hall.carry_out("bob", Take(id="1", table=room.name, seat=1, name="Bob"))
    await hall.carry_out("ada", Start(id="2", table=room.name))
    return room


def a_move(room: Room, id: str) -> tuple[str, Act]:
    """Whose turn it is, and what they may do."""
    table = room.table
    [seat] = table.waits_for
    action = dump(next(iter(table.game.actions(table.state, seat))))
    act = Act(id=id, table=room.name, seat=seat, step=table.newest[seat], action=action)
    return ("ada", "bob")[seat], act


def submit(room: Room, id: str) -> asyncio.Future[Happened]:
    return room.hall.submit(room, *a_move(room, id))


def say(room: Room, text: str) -> asyncio.Future[Happened]:
    return room.hall.submit(room, "ada", Say(id=text, table=room.name, seat=0, text=text))


async def moves(hall: Hall, room: Room) -> int:
    entries = [decode(data) for data in await hall.store.entries(room.name)]
    return sum(isinstance(entry, Acted) for entry in entries)


def test_jobs_have_their_turn_in_the_order_in_which_they_came() -> None:
    inbox, begun = Inbox(), list[int]()

    def job(number: int) -> Callable[[], None]:
        return lambda: begun.append(number)

    for number in range(3):
        inbox.put(job(number))
        assert begun == [0]  # within the call; the others wait
    inbox.done()
    assert begun == [0, 1]
    inbox.done()
    inbox.done()

    assert begun == [0, 1, 2]
    assert inbox.is_free


def test_many_jobs_that_are_done_at_once_do_not_pile_up() -> None:
    inbox, most = Inbox(), 10_000
    left = [most]

    def job() -> None:
        left[0] -= 1
        inbox.done()

    inbox.put(lambda: None)
    for _ in range(most):
        inbox.put(job)
    inbox.done()

    assert left == [0]
    assert inbox.is_free


async def test_a_move_begins_in_the_call_and_is_told_when_it_is_stored(hall: Hall) -> None:
    room, ear = await a_game(hall), Ear()
    await room.guests.open(ear, Pass("ada", "invite", True), {})
    number, heard = room.table.number, len(ear.heard)

    answer = submit(room, "a")
    assert room.table.number == number + 1
    assert len(ear.heard) == heard
    happened = await answer

    assert isinstance(happened.entry, Acted)
    assert len(ear.heard) > heard
    assert await moves(hall, room) == 1
    assert room.inbox.is_free


async def test_what_comes_meanwhile_waits_and_is_decided_on_the_newest_state(hall: Hall) -> None:
    room = await a_game(hall)
    seen: list[int] = []

    def decide(text: str) -> Callable[[Table], Decision]:
        def decided(table: Table) -> Decision:
            seen.append(table.number)
            return Said(at=hall.now(), seat=0, text=text), None

        return decided

    number = room.table.number
    answers = [room.submit(decide(text)) for text in "abc"]
    assert seen == [number]
    await asyncio.gather(*answers)

    assert seen == [number, number + 1, number + 2]
    assert [said.text for said in room.table.chat] == ["a", "b", "c"]


async def test_what_the_rules_refuse_is_told_to_its_caller_and_leaves_the_table_free(
    hall: Hall,
) -> None:
    room = await a_game(hall)
    device, act = a_move(room, "a")
    other = "ada" if device == "bob" else "bob"

    first, refused, last = (
        say(room, "before"),
        hall.submit(room, other, act),
        hall.submit(room, device, act),
    )
    with pytest.raises(RulesError, match="seat"):
        await refused
    await asyncio.gather(first, last)

    assert room.inbox.is_free
    assert await moves(hall, room) == 1


async def test_whoever_gives_up_before_their_turn_leaves_nothing(hall: Hall) -> None:
    room = await a_game(hall)

    first, second, third = say(room, "one"), say(room, "two"), say(room, "three")
    second.cancel()
    await asyncio.gather(first, third)

    assert [said.text for said in room.table.chat] == ["one", "three"]


async def test_what_was_begun_goes_on_when_its_caller_gives_up(hall: Hall) -> None:
    room = await a_game(hall)
    number = room.table.number

    async def ask() -> None:
        await say(room, "one")

    asking = asyncio.create_task(ask())
    await asyncio.sleep(0)
    assert room.table.number == number + 1
    asking.cancel()
    await say(room, "two")  # has its turn only after that

    assert asking.cancelled()
    assert [said.text for said in room.table.chat] == ["one", "two"]
    assert len(await hall.store.entries(room.name)) == number + 2


async def test_work_at_the_table_sees_what_is_stored_and_keeps_others_waiting(hall: Hall) -> None:
    room = await a_game(hall)
    stored: list[tuple[int, int]] = []

    async def look() -> str:
        before = room.table.number
        await asyncio.sleep(0.01)
        stored.append((before, len(await hall.store.entries(room.name))))
        return "looked"

    first, looking, last = say(room, "one"), room.alone(look), say(room, "two")
    number = room.table.number
    assert await looking == "looked"
    assert stored == [(number, number)]
    await asyncio.gather(first, last)

    assert room.table.number == number + 1


async def test_work_that_fails_tells_its_caller_and_leaves_the_table_free(hall: Hall) -> None:
    room = await a_game(hall)

    async def fail() -> None:
        raise ValueError("a fault of ours")

    with pytest.raises(ValueError, match="ours"):
        await room.alone(fail)
    await say(room, "one")

    assert room.inbox.is_free


def failing(hall: Hall, is_kept: bool, times: int) -> Callable[[Append, Done], None]:
    """A store that does not confirm some appends; it may have kept them all the same."""
    append, left = hall.store.append_soon, [times]

    def fail(row: Append, done: Done) -> None:
        if not left[0]:
            append(row, done)
            return
        left[0] -= 1

        def failed(outcome: object = None) -> None:
            done(StoreError("gone while committing"))

        if is_kept:
            append(row, failed)
        else:
            asyncio.get_running_loop().call_soon(failed)

    return fail


@pytest.mark.parametrize("is_kept", [True, False])
async def test_what_the_store_does_not_confirm_is_looked_up_and_done_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, is_kept: bool
) -> None:
    room, ear = await a_game(hall), Ear()
    await room.guests.open(ear, Pass("ada", "invite", True), {})
    heard = len(ear.heard)
    monkeypatch.setattr(hall.store, "append_soon", failing(hall, is_kept, 1))

    happened, after = await asyncio.gather(submit(room, "a"), say(room, "after"))

    assert isinstance(happened.entry, Acted)
    assert [decode(data) for data in await hall.store.entries(room.name)][-2:] == [
        decode(encode(happened.entry)),
        decode(encode(after.entry)),
    ]
    assert len(ear.heard) == heard + 2
    assert await moves(hall, room) == 1


async def test_a_store_that_fails_twice_running_is_not_asked_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await a_game(hall)
    monkeypatch.setattr(hall.store, "append_soon", failing(hall, False, 2))

    with pytest.raises(StoreError):
        await submit(room, "a")
    assert await moves(hall, room) == 0
    await submit(room, "b")

    assert await moves(hall, room) == 1


async def test_whoever_comes_second_decides_again(hall: Hall) -> None:
    """Another server writes to the same log."""
    room = await a_game(hall)
    theirs = encode(Said(at=hall.now(), seat=1, text="theirs"))
    assert await hall.store.append(Append(room.name, room.table.number + 1, theirs, hall.now()))

    await asyncio.gather(say(room, "ours"), say(room, "and ours"))

    assert [said.text for said in room.table.chat] == ["theirs", "ours", "and ours"]
    assert hall.metrics.conflicts.now == 1


async def test_a_table_that_is_ahead_is_put_right_without_anybody_asking(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store keeps an entry, does not say so, and cannot be read for a while."""
    room, ear = await a_game(hall), Ear()
    await room.guests.open(ear, Pass("ada", "invite", True), {})
    entries = hall.store.entries

    async def fail(*_: object) -> list[bytes]:
        raise StoreError("gone")

    monkeypatch.setattr(hall.store, "append_soon", failing(hall, True, 1))
    monkeypatch.setattr(hall.store, "entries", fail)
    with pytest.raises(StoreError):
        await say(room, "kept")
    assert b"kept" not in b"".join(ear.heard)
    monkeypatch.setattr(hall.store, "entries", entries)

    await until(lambda: b"kept" in b"".join(ear.heard))
    assert [said.text for said in room.table.chat] == ["kept"]


@pytest.mark.parametrize("where", ["tell", "wake"])
async def test_a_fault_after_storing_keeps_nobody_else_waiting(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    room, other = await a_game(hall), await a_game(hall)
    place: Any = room if where == "wake" else room.feed
    well = getattr(place, where)

    def fail(*_: object) -> None:
        monkeypatch.setattr(place, where, well)
        raise ValueError("a fault of ours")

    monkeypatch.setattr(place, where, fail)
    failed, told, after = submit(room, "a"), submit(other, "a"), say(room, "after")

    with pytest.raises(ValueError, match="ours"):
        await failed
    assert isinstance((await told).entry, Acted)
    await after
    assert await moves(hall, room) == 1  # it is stored, and nobody who asks again does it twice
    assert room.inbox.is_free


async def test_news_that_could_not_be_read_are_read_later(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server has written, and the store is away just when we hear of it."""
    room = await a_game(hall)
    entries, number = hall.store.entries, room.table.number

    async def fail(*_: object) -> list[bytes]:
        monkeypatch.setattr(hall.store, "entries", entries)
        raise StoreError("gone")

    said = encode(Said(at=hall.now(), seat=0, text="over there"))
    assert await hall.store.append(Append(room.name, number + 1, said, hall.now()))
    monkeypatch.setattr(hall.store, "entries", fail)
    hall.between._on_news("", msgspec.json.encode(News("another server", room.name, number + 1)))
    await until(lambda: room.table.number > number)

    assert [one.text for one in room.table.chat] == ["over there"]
