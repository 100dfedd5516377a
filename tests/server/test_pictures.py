"""The stack of Dive, looked at through the server by those who may."""

import asyncio
from collections.abc import Coroutine, Generator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from divetable.cli.play import quiet_logs
from divetable.ocean.darkroom import warm_up
from divetable.server.config import Config
from divetable.server.local import Local, local_server
from divetable.server.pictures import Pictures
from divetable.wire.client import Client, ServerRefusal
from divetable.workshop import Foundry
from tests.ocean.tables import small_scene
from tests.server.people import devices, lay, seated, sees

WEBP = b"RIFF"
READY = {"type": "Ready", "program": {"levels": ["1", "2s"]}}


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Generator[Local]:
    store = tmp_path_factory.mktemp("store") / "divetable.sqlite"
    config = Config(store=f"sqlite:///{store}", picture_workers=1, requests_burst=1000)
    warm_up()  # so that nobody waits for what is compiled once on a machine
    with quiet_logs(), local_server(config) as running:
        yield running


def run(evening: Coroutine[Any, Any, None]) -> None:
    asyncio.run(evening)


async def picture(person: Client, path: str) -> bytes:
    return await person.download(path)


async def refused(rule: str, asking: Coroutine[Any, Any, Any]) -> None:
    with pytest.raises(ServerRefusal) as caught:
        await asking
    assert caught.value.rule == rule


async def dive(people: list[Client], table: str) -> None:
    """One round."""
    before = people[0].document(table, 0)["view"]["round"]
    for seat, person in enumerate(people):
        await person.act(table, seat, READY)
    await sees(people[0], table, 0, lambda shown: shown["view"]["round"] > before)


def test_everybody_sees_the_same_stack_until_it_changes(local: Local) -> None:
    """Seats, the shared screen and spectators. [T-6.4]"""

    async def evening() -> None:
        async with devices(local.url, 4) as (ada, bo, screen, guest):
            table, links = await lay(ada, "dive")
            await bo.open(code=links["invite"])
            await bo.ask("take", table=table, seat=1, name="Bo")
            ocean = f"/api/tables/{table}/ocean"
            await refused("T-6.4", ada.request("GET", ocean))
            await ada.ask("start", table=table)
            await sees(bo, table, 1, lambda shown: shown["view"] is not None)

            shown = await ada.request("GET", ocean)
            assert shown["lights"] == ["above"]
            still = await picture(ada, f"{ocean}/above/still")
            assert still.startswith(WEBP)
            assert await picture(bo, f"{ocean}/above/still") == still
            as_screen = f"{ocean}/above/still?code={links['screen']}"
            assert await picture(screen, as_screen) == still
            as_guest = f"{ocean}/above/still?code={links['watch']}"
            assert await picture(guest, as_guest) == still

            await dive([ada, bo], table)
            later = await ada.request("GET", ocean)
            assert later["key"] != shown["key"]
            assert shown["cards"] == []
            taken = later["cards"]
            assert taken == list(range(1, len(taken) + 1))
            card = await picture(bo, f"{ocean}/cards/{taken[-1]}")
            assert card.startswith(WEBP)
            await refused("T-6.4", ada.request("GET", f"{ocean}/cards/{taken[-1] + 1}"))
            await dive([ada, bo], table)
            latest = await ada.request("GET", ocean)
            assert latest["cards"][0] == taken[-1] + 1
            await refused("T-6.4", ada.request("GET", f"{ocean}/cards/{taken[-1]}"))
            assert await picture(ada, f"{ocean}/above/still") != still

    run(evening())


def test_others_see_nothing_and_nobody_sees_what_the_table_does_not_light(local: Local) -> None:
    """[T-6.4] [T-8.1]"""

    async def evening() -> None:
        async with devices(local.url, 3) as (ada, bo, stranger):
            table = await seated([ada, bo], "dive", spectators=False)
            watch = ada.you[table]["links"]["watch"]
            ocean = f"/api/tables/{table}/ocean"
            await refused("T-8.1", stranger.request("GET", ocean))
            await refused("T-8.1", stranger.request("GET", f"{ocean}/above/still"))
            await refused("T-1.6", stranger.request("GET", f"{ocean}?code=NOSUCH"))
            await refused("T-6.1", stranger.request("GET", f"{ocean}?code={watch}"))
            await refused("T-6.4", ada.request("GET", f"{ocean}/torch/still"))
            await refused("T-6.4", ada.request("GET", f"{ocean}/inside/still"))
            await refused("T-6.4", ada.request("GET", f"{ocean}/above/field?form=png"))
            await refused("T-6.4", ada.request("GET", f"{ocean}/cards/1"))
            other = await seated([ada, bo], "scuba")
            await refused("T-6.4", ada.request("GET", f"/api/tables/{other}/ocean"))
            await refused("T-8.1", ada.request("GET", f"/api/tables/{other}/ocean?code={watch}"))

    run(evening())


def test_a_spectator_with_a_delay_sees_the_stack_as_it_was(local: Local) -> None:
    """[T-6.2] [T-6.4]"""

    async def evening() -> None:
        async with devices(local.url, 3) as (ada, bo, guest):
            table = await seated([ada, bo], "dive", spectator_delay=3600)
            watch = ada.you[table]["links"]["watch"]
            ocean = f"/api/tables/{table}/ocean"
            await ada.request("GET", ocean)
            await refused("T-6.4", guest.request("GET", f"{ocean}?code={watch}"))

    run(evening())


def test_sonar_is_for_those_who_turned_it_on_and_everybody_sees_that(local: Local) -> None:
    """[T-6.5]"""

    async def evening() -> None:
        async with devices(local.url, 2) as (ada, bo):
            table = await seated([ada, bo], "dive")
            sonar = f"/api/tables/{table}/sonar"
            await refused("T-6.5", ada.request("GET", sonar))
            await refused("T-1.3", bo.ask("sonar", table=table, seat=0, on=True))
            await ada.ask("sonar", table=table, seat=0, on=True)
            await sees(bo, table, 1, lambda shown: shown["table"]["seats"][0]["sonar"])

            heard = await ada.request("GET", sonar)
            assert [line["level"] for line in heard] == [1, 2, 3, 4, 5]
            assert heard[0]["text"].startswith("Level 1: ")
            assert await ada.request("GET", sonar) == heard
            await refused("T-6.5", bo.request("GET", sonar))
            await bo.ask("sonar", table=table, seat=1, on=True)
            assert await bo.request("GET", sonar) == heard

    run(evening())


def test_nothing_is_drawn_where_nobody_looks(local: Local, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'store.sqlite'}"

    async def evening(url: str) -> None:
        async with devices(url, 2) as people:
            table = await seated(people, "dive")
            await dive(people, table)

    with quiet_logs(), local_server(Config(store=store)) as quiet:
        run(evening(quiet.url))
        assert quiet.hall.pictures._room is None


class Noted:
    """A darkroom that only notes what is wanted."""

    def __init__(self) -> None:
        self.wanted: list[str] = []

    def __getattr__(self, what: str) -> Any:
        def made(*_: Any) -> Future[bytes]:
            self.wanted.append(what)
            done: Future[bytes] = Future()
            done.set_result(b"")
            return done

        return made


def test_the_still_is_begun_before_the_field_that_a_bot_looks_at() -> None:
    """People at the table see it first."""
    pictures, noted = Pictures(1, Foundry(print)), Noted()
    pictures._room = noted  # type: ignore[assignment]

    asyncio.run(pictures.field("table", small_scene(), "above", "av1"))

    assert noted.wanted == ["still", "field"]
