"""Doors that were open once: an old link to a seat, eyes lent to an opponent."""

import asyncio
from collections.abc import Coroutine, Generator
from pathlib import Path
from typing import Any

import pytest

from divetable.server.config import Config
from divetable.server.local import Local, local_server
from divetable.wire.client import Client, ServerRefusal
from tests.server.people import devices, lay, seated, sees


@pytest.fixture
def local(tmp_path: Path) -> Generator[Local]:
    with local_server(Config(store=f"sqlite:///{tmp_path / 'divetable.sqlite'}")) as running:
        yield running


async def refused(rule: str, asking: Coroutine[Any, Any, Any]) -> None:
    with pytest.raises(ServerRefusal) as caught:
        await asking
    assert caught.value.rule == rule


async def link_to(person: Client, table: str, seat: int) -> dict[str, str]:
    made: dict[str, str] = await person.request("POST", f"/api/tables/{table}/seats/{seat}/link")
    return made


def test_a_link_to_a_seat_is_dead_once_somebody_else_sits_there(local: Local) -> None:
    """[T-1.6]"""

    async def evening() -> None:
        async with devices(local.url, 3) as [host, thief, victim]:
            table, links = await lay(host, "dive")
            await thief.open(code=links["invite"])
            await thief.ask("take", table=table, seat=1, name="Thief")
            link = await link_to(thief, table, 1)
            await thief.ask("free", table=table, seat=1)
            await victim.open(code=links["invite"])
            await victim.ask("take", table=table, seat=1, name="Victim")
            await refused("T-1.6", thief.request("POST", "/api/seats", link))
            await host.ask("start", table=table)
            await refused("T-1.6", thief.request("POST", "/api/seats", link))

            await sees(victim, table, 1, lambda shown: shown["view"]["seat"] == 1)

    asyncio.run(evening())


def test_lent_eyes_are_closed_to_whoever_plays_at_the_table(local: Local) -> None:
    """[T-6.3] Whichever came first: the seat or the eyes."""

    async def evening() -> None:
        async with devices(local.url, 3) as [lender, opponent, friend]:
            table = await seated([lender, opponent], "dive")
            watch = lender.you[table]["links"]["watch"]
            await lender.ask("lend", table=table, seat=0, on=True)
            await refused("T-6.3", opponent.open(code=watch, eyes=0))
            await friend.open(code=watch, eyes=0)
            await sees(friend, table, 0, lambda shown: shown["view"]["seat"] == 0)

            link = await link_to(opponent, table, 1)
            await friend.request("POST", "/api/seats", link)  # now the friend plays
            await friend.until(lambda one: "public" in one.tables[table])
            seen = friend.tables[table]["0"].step
            await lender.act(
                table,
                0,
                {
                    "type": "SaveDraft",
                    "program": {"levels": ["5"], "clownfish": None, "anglerfish": None},
                },
            )
            await lender.ask("say", table=table, seat=0, text="still mine")
            await friend.until(lambda one: one.tables[table]["public"].steps)
            assert friend.tables[table]["0"].step == seen

    asyncio.run(evening())
