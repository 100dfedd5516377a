"""The torch that all at a table of Dive share. [D-3.3] [T-6.8]"""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Generator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from divetable.cli.play import quiet_logs
from divetable.server import connections, torch
from divetable.server.config import Config
from divetable.server.local import Local, local_server
from divetable.server.torch import Held, SharedTorch
from divetable.tables.commands import Place
from divetable.wire.client import Client, ServerRefusal, client
from tests.server.patience import HANGS, until
from tests.server.people import devices, lay, seated
from tests.server.processes import Nursery, Server

SHARED = {"flashlight": "shared"}
HERE, THERE = {"x": 0.25, "y": 0.5}, {"x": 1, "y": 0}


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Generator[Local]:
    store = tmp_path_factory.mktemp("store") / "divetable.sqlite"
    with quiet_logs(), local_server(Config(store=f"sqlite:///{store}")) as running:
        yield running


def run(evening: Coroutine[Any, Any, None]) -> None:
    asyncio.run(evening)


async def shine(person: Client, table: str, seat: int, place: Any) -> None:
    await person.ask("shine", table=table, seat=seat, place=place)


async def until_told(person: Client, table: str, seat: int, place: Any) -> None:
    """Wait until this person was told that it is held there."""
    wanted = {"type": "torch", "table": table, "seat": seat, "place": place}
    await person.until(lambda one: one.torch.get(table) == wanted)


async def refused(rule: str, asking: Coroutine[Any, Any, Any]) -> None:
    with pytest.raises(ServerRefusal) as caught:
        await asking
    assert caught.value.rule == rule


def test_whoever_moves_it_last_holds_it_and_everybody_sees_that(local: Local) -> None:
    async def evening() -> None:
        async with devices(local.url, 5) as (ada, bo, screen, guest, late):
            table = await seated([ada, bo], "dive", options=SHARED)
            links = ada.you[table]["links"]
            await screen.open(code=links["screen"])
            await guest.open(code=links["watch"])
            entries = local.hall.rooms[table].table.number

            await shine(ada, table, 0, HERE)
            for person in (ada, bo, screen, guest):
                await until_told(person, table, 0, HERE)
            await shine(bo, table, 1, THERE)
            for person in (ada, bo, screen, guest):
                await until_told(person, table, 1, THERE)
            await late.open(code=links["watch"])
            await until_told(late, table, 1, THERE)
            await shine(ada, table, 0, None)  # it is not in her hand
            await ada.ask("shine", table=table, seat=0, place=HERE, take=False)  # nor taken
            await shine(bo, table, 1, HERE)
            await until_told(ada, table, 1, HERE)
            await shine(bo, table, 1, None)
            await until_told(ada, table, 1, None)
            await ada.ask("shine", table=table, seat=0, place=THERE, take=False)  # nobody has it
            await until_told(bo, table, 0, THERE)

            assert local.hall.rooms[table].table.number == entries  # it is no step of the game

    run(evening())


def test_only_a_seat_that_looks_moves_it_and_only_where_it_is_shared(local: Local) -> None:
    """[T-1.3] [T-6.4] [T-8.1]"""

    async def evening() -> None:
        async with devices(local.url, 4) as (ada, bo, guest, stranger):
            table, links = await lay(ada, "dive", 2, SHARED)
            await refused("T-6.4", shine(ada, table, 0, HERE))  # nothing is there to look at yet
            await bo.open(code=links["invite"])
            await bo.ask("take", table=table, seat=1, name="Bo")
            await ada.ask("start", table=table)
            await guest.open(code=links["watch"])

            await refused("T-1.3", shine(ada, table, 1, HERE))
            await refused("T-1.3", shine(guest, table, 0, HERE))
            await refused("T-8.1", shine(stranger, table, 0, HERE))
            await shine(bo, table, 1, HERE)  # still
            await bo.ask("close", table=table)
            await refused("T-8.1", shine(bo, table, 1, HERE))
            for light in ("off", "private"):
                other = await seated([ada, bo], "dive", options={"flashlight": light})
                await refused("T-6.8", shine(ada, other, 0, HERE))
            await refused("T-6.8", shine(ada, await seated([ada, bo], "scuba"), 0, HERE))

    run(evening())


@pytest.mark.parametrize(
    "place", [{"x": 1.01, "y": 0}, {"x": 0, "y": -0.01}, {"x": 0}, {**HERE, "z": 0}, [0, 0], "here"]
)
def test_a_place_lies_on_the_picture(local: Local, place: Any) -> None:
    """What cannot be read is refused, as ever, without the id that stands in it. [T-8.1]"""

    async def evening() -> None:
        async with devices(local.url, 2) as (ada, bo):
            table = await seated([ada, bo], "dive", options=SHARED)
            refusals = local.hall.metrics.refusals.now
            move = asyncio.create_task(shine(ada, table, 0, place))
            await asyncio.sleep(0)
            await ada.ask("ping")
            move.cancel()

            assert local.hall.metrics.refusals.now == refusals + 1
            assert ada.torch == {}

    run(evening())


def test_there_is_nothing_to_shine_at_when_no_card_is_left(local: Local) -> None:
    """[T-6.4]"""

    async def evening() -> None:
        async with devices(local.url, 2) as (ada, bo):
            table = await seated([ada, bo], "dive", options=SHARED)
            folded = local.hall.rooms[table].table
            await shine(ada, table, 0, HERE)
            folded.state.taken = len(folded.state.deck)
            await refused("T-6.4", shine(ada, table, 0, THERE))

    run(evening())


def test_who_goes_puts_it_down(local: Local) -> None:
    async def evening() -> None:
        async with devices(local.url, 2) as (ada, bo):
            table = await seated([ada, bo], "dive", options=SHARED)
            await shine(bo, table, 1, HERE)
            await until_told(ada, table, 1, HERE)
            await bo.drop()  # and comes back by itself
            await until_told(ada, table, 1, None)

    run(evening())


def test_spectators_with_a_delay_are_not_told(local: Local) -> None:
    """[T-6.2]"""

    async def evening() -> None:
        async with devices(local.url, 5) as (ada, bo, screen, guest, late):
            table = await seated([ada, bo], "dive", options=SHARED, spectator_delay=3600)
            links = ada.you[table]["links"]
            await screen.open(code=links["screen"])
            await guest.open(code=links["watch"])
            await shine(ada, table, 0, HERE)
            await until_told(screen, table, 0, HERE)
            await late.open(code=links["watch"])
            for person in (guest, late):
                await person.ask("ping")  # what was said before has arrived then

                assert person.torch == {}

    run(evening())


def test_waving_costs_nobody_their_other_messages(tmp_path: Path) -> None:
    """[T-8.2]"""
    store = f"sqlite:///{tmp_path / 'store.sqlite'}"
    few = Config(store=store, messages_per_second=0.001, messages_burst=12)

    async def evening(url: str) -> None:
        async with devices(url, 2) as (ada, bo):
            table = await seated([ada, bo], "dive", options=SHARED)
            for at in range(40):
                await shine(ada, table, 0, {"x": at / 40, "y": 0.5})
            await ada.ask("say", table=table, seat=0, text="look here")
            await until_told(bo, table, 0, {"x": 39 / 40, "y": 0.5})

    with quiet_logs(), local_server(few) as running:
        run(evening(running.url))


def test_who_waves_too_fast_is_told(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    """[T-8.2]"""
    monkeypatch.setattr(connections, "WAVES_PER_SECOND", 0.1)
    monkeypatch.setattr(connections, "WAVES_BURST", 3)

    async def evening() -> None:
        async with devices(local.url, 2) as (ada, bo):
            table = await seated([ada, bo], "dive", options=SHARED)
            limited = local.hall.metrics.limited.now
            moves = [asyncio.create_task(shine(ada, table, 0, HERE)) for _ in range(4)]
            await asyncio.gather(*moves[:3])
            await until(lambda: local.hall.metrics.limited.now > limited)
            moves[3].cancel()

    run(evening())


async def soon(torch: SharedTorch, said: list[Held], number: int) -> None:
    async with asyncio.timeout(HANGS):
        while len(said) < number or torch._timer is not None:
            await asyncio.sleep(0.001)


def test_many_moves_are_told_as_few_and_the_last_is_among_them() -> None:
    async def evening() -> None:
        said: list[Held] = []
        one = SharedTorch("a", "table", said.append)
        for at in range(50):
            one.move(at % 2, Place(at / 50, 0))

        assert [held.move for held in said] == [1]
        await soon(one, said, 2)
        assert [held.move for held in said] == [1, 50]
        assert said[-1].place == Place(49 / 50, 0)
        one.move(0, Place(0, 0))  # after a rest at once
        assert len(said) == 3
        one.stop()

    run(evening())


def test_two_servers_come_to_the_same_whichever_they_hear_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(torch, "PAUSE", 0)

    async def evening() -> None:
        said: list[Held] = []
        one, other = (SharedTorch(name, "table", said.append) for name in "ab")
        one.move(0, Place(0, 0))
        other.move(1, Place(1, 1))
        first, second = one.held, other.held
        one.hear(second)
        other.hear(first)
        assert one.held == other.held == second
        one.move(0, Place(0, 1))
        other.hear(one.held)
        other.hear(first)  # late
        assert other.held == one.held
        assert other.held.seat == 0
        one.stop()
        other.stop()

    run(evening())


@asynccontextmanager
async def two_servers(nursery: Nursery, store: str, bus: str) -> AsyncIterator[tuple[str, str]]:
    one, other = (Server(nursery, "--store", store, "--bus", bus) for _ in range(2))
    with one, other:
        yield one.url, other.url


@pytest.mark.anyio
async def test_it_is_the_same_torch_at_every_server(
    nursery: Nursery, postgres_address: str, nats_address: str
) -> None:
    """Also for whoever comes to a server at which nobody looked before."""
    async with (
        two_servers(nursery, postgres_address, nats_address) as (one, other),
        client(one) as ada,
        client(one) as bo,
        client(other) as guest,
        client(other) as screen,
    ):
        table = await seated([ada, bo], "dive", options=SHARED)
        links = ada.you[table]["links"]
        await shine(ada, table, 0, HERE)
        await guest.open(code=links["watch"])
        await until_told(guest, table, 0, HERE)
        await screen.open(code=links["screen"])
        await until_told(screen, table, 0, HERE)
        await bo.stop()
        bo.url = other
        await bo.start()
        await shine(bo, table, 1, THERE)
        for person in (ada, bo, guest, screen):
            await until_told(person, table, 1, THERE)
        await shine(ada, table, 0, HERE)
        await until(lambda: all(person.torch[table]["seat"] == 0 for person in (bo, guest)))
