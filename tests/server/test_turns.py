"""A move that is begun as it arrives keeps the promises of one that waits for its turn; and news
from other servers are not lost."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from divetable.core.codec import dump
from divetable.server.config import Config
from divetable.server.hall import Hall, News
from divetable.server.rooms import Room
from divetable.server.turns import Turn
from divetable.storage.bus import LocalBus
from divetable.storage.database import open_store
from divetable.storage.store import Append, Done, StoreError
from divetable.tables.commands import Act, Start, Take
from divetable.tables.decisions import Repeated
from divetable.tables.entries import Acted, Said, decode, encode
from divetable.tables.steps import Happened
from divetable.wire.http import NewTable
from tests.server.patience import until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncGenerator[Hall]:
    store = open_store(f"sqlite:///{tmp_path}/divetable.sqlite")
    made = Hall(store, LocalBus(), Config())
    await made.start()
    yield made
    await made.stop()


async def a_game(hall: Hall) -> Room:
    room = await hall.open(NewTable(game="scuba", seats=2, name="Ada"), "ada")
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


async def moves(hall: Hall, room: Room) -> int:
    entries = [decode(data) for data in await hall.store.entries(room.name)]
    return sum(isinstance(entry, Acted) for entry in entries)


async def test_it_is_told_when_it_is_stored(hall: Hall) -> None:
    room = await a_game(hall)
    answers: list[Happened | None] = []

    assert hall.carry_out_now(room, *a_move(room, "a"), answers.append)
    assert not answers
    assert not hall.carry_out_now(room, *a_move(room, "b"), answers.append)  # one at a time
    await until(lambda: bool(answers))

    assert answers[0] is not None
    assert await moves(hall, room) == 1
    assert not room.lock.locked()


async def test_what_the_rules_refuse_leaves_the_table_free(hall: Hall) -> None:
    room = await a_game(hall)
    device, act = a_move(room, "a")
    other = "ada" if device == "bob" else "bob"

    with pytest.raises(Exception, match="seat"):
        hall.carry_out_now(room, other, act, lambda happened: None)

    assert not room.lock.locked()
    await hall.carry_out(device, act)
    assert await moves(hall, room) == 1


@pytest.mark.parametrize("is_kept", [True, False])
async def test_what_the_store_does_not_confirm_is_put_right_by_the_ordinary_way(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, is_kept: bool
) -> None:
    room = await a_game(hall)
    append, answers = hall.store.append_soon, list[Happened | None]()

    def fail(row: Append, done: Done) -> None:
        def failed(outcome: object = None) -> None:
            done(StoreError("gone while committing"))

        if is_kept:
            append(row, failed)
        else:
            failed()

    monkeypatch.setattr(hall.store, "append_soon", fail)
    device, act = a_move(room, "a")
    assert hall.carry_out_now(room, device, act, answers.append)
    await until(lambda: bool(answers))
    monkeypatch.setattr(hall.store, "append_soon", append)
    assert answers == [None]
    assert not hall.carry_out_now(room, device, act, answers.append)  # our fold is ahead
    with pytest.raises(Repeated) if is_kept else nullcontext():
        await hall.carry_out(device, act)

    assert await moves(hall, room) == 1


async def test_a_fault_while_telling_keeps_nobody_else_waiting(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, other = await a_game(hall), await a_game(hall)
    answers: dict[str, Any] = {}

    def fail(happened: Happened) -> None:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(room.feed, "tell", fail)
    for one in (room, other):
        told = partial(answers.__setitem__, one.name)
        assert hall.carry_out_now(one, *a_move(one, "a"), told)
    await until(lambda: len(answers) == 2)

    assert answers[room.name] is None
    assert answers[other.name] is not None
    assert hall.metrics.errors.now == 1
    assert not room.lock.locked()


async def test_a_turn_is_not_taken_from_those_who_wait() -> None:
    turn = Turn()
    assert turn.take()
    assert not turn.take()
    waiting = asyncio.create_task(turn.acquire())
    await asyncio.sleep(0)
    turn.release()

    assert not turn.take()  # it is promised already
    assert await waiting
    turn.release()
    assert turn.take()


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
    hall._on_news("", msgspec.json.encode(News("another server", room.name, number + 1)))
    await until(lambda: room.table.number > number)

    assert [one.text for one in room.table.chat] == ["over there"]
