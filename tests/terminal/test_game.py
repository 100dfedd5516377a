"""Whole games in the terminal, against a server of one's own."""

import asyncio
from collections.abc import Generator
from pathlib import Path

import pytest

from divetable.cli.play import own_server, quiet_logs
from divetable.games import GAMES
from divetable.tables.records import is_sealed, read_record
from divetable.terminal.entrance import NewTable, join_table, open_table
from divetable.terminal.game import Sitting
from divetable.wire.client import client
from tests.server.patience import HANGS
from tests.terminal.players import AutoScreen

QUICK: dict[str, dict[str, object]] = {
    "dive": {"close_delay": 0},
    "divers": {"size": 8, "stall_rounds": 20},
}


@pytest.fixture(scope="module")
def url() -> Generator[str]:
    with quiet_logs(), own_server() as address:
        yield address


def plan(game: str, *names: str, seats: int = 2, bots: str = "random") -> NewTable:
    return NewTable(game, seats, QUICK.get(game, {}), names, bots)


async def sit(url: str, wanted: NewTable, screen: AutoScreen, language: str = "en") -> None:
    async with asyncio.timeout(HANGS), client(url, language) as device:
        table = await open_table(device, wanted)
        await Sitting(device, table, screen).play()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_is_played_to_its_end(url: str, game: str) -> None:
    screen = AutoScreen(3, stay=60 if game == "divers" else 400)

    asyncio.run(sit(url, plan(game, "Ada"), screen))

    assert "The game is over." in screen.text
    assert "Ada: " in screen.text
    assert screen.printed[-1] == "Goodbye."


def test_dive_says_that_the_picture_is_elsewhere(url: str) -> None:
    screen = AutoScreen(3, ("quit",))

    asyncio.run(sit(url, plan("dive", "Ada"), screen))

    assert "Here you dive blind." in screen.printed[0]


def test_between_two_players_falls_a_curtain(url: str) -> None:
    """Whoever comes next sees nothing of the other's draft: it was cleared away."""
    screen = AutoScreen(3, ("draft 4s 2 1", "ready 35s", "", "ready 1", "quit"))

    asyncio.run(sit(url, plan("dive", "Ada", "Bea"), screen))

    handed = next(at for at, text in enumerate(screen.printed) if text.startswith("Hand the"))
    before, after = "\n".join(screen.printed[:handed]), screen.printed[handed + 1 :]
    assert screen.printed[handed] == "Hand the screen to Bea, who presses Enter."
    assert "4s 2 1" in before
    assert "4s 2 1" not in "\n".join(after[:12])
    assert "35s" not in "\n".join(after[: after.index("Bea, it is up to you:")])
    assert screen.cleared[:2] == [handed, handed + 1]


def test_a_refusal_cites_its_rule_which_can_be_read(url: str) -> None:
    screen = AutoScreen(3, ("ready 1 - 2", "why D-2.10", "why X-1", "ready 9", "quit"))

    asyncio.run(sit(url, plan("dive", "Ada"), screen))

    assert "level 2 is empty" in screen.text
    assert "Type “why D-2.10” to read the rule." in screen.printed
    assert any(text.startswith("[D-2.10] A program fills levels 1, 2") for text in screen.printed)
    assert "There is no rule X-1." in screen.printed
    assert "“ready 9” means nothing here; type a number, or help." in screen.printed


def test_a_finished_game_is_saved_and_played_again(url: str, tmp_path: Path) -> None:
    path = tmp_path / "evening.divetable.json"
    screen = AutoScreen(4, stay=400)
    screen.at_the_end = [f"save {path}", "rematch", "quit"]

    asyncio.run(sit(url, plan("scuba", "Ada"), screen))

    assert is_sealed(read_record(path.read_bytes()))
    assert "The rematch begins." in screen.printed


def test_two_terminals_play_at_one_table_over_the_wire(url: str) -> None:
    async def evening() -> tuple[AutoScreen, AutoScreen]:
        host, guest = AutoScreen(1), AutoScreen(2)
        async with asyncio.timeout(HANGS), client(url) as first, client(url, "de") as second:
            table = await open_table(first, plan("scuba", "Ada", bots=""))
            code = first.you[table]["links"]["invite"]
            hosting = asyncio.create_task(Sitting(first, table, host).play())
            joined = await join_table(second, code, ["Bea"])
            guest.over = "Das Spiel ist zu Ende"
            visiting = asyncio.create_task(Sitting(second, joined, guest).play())
            await first.until(
                lambda one: one.document(table, 0)["table"]["seats"][1]["name"] == "Bea"
            )
            host.type("")
            await asyncio.gather(hosting, visiting)
        return host, guest

    host, guest = asyncio.run(evening())

    assert "Seats: Ada, Bea" in host.printed
    assert "The game is over." in host.printed
    assert "Das Spiel ist zu Ende." in guest.printed


def test_who_finds_no_free_seat_looks_on(url: str) -> None:
    async def evening() -> AutoScreen:
        looking = AutoScreen(1)
        async with asyncio.timeout(HANGS), client(url) as first, client(url) as second:
            table = await open_table(first, plan("scuba", "Ada", "Bea"))
            joined = await join_table(second, first.you[table]["links"]["invite"], ["Cleo"])
            sitting = Sitting(second, joined, looking)
            looking.type("1")
            looking.type("quit")
            await sitting.play()
            assert second.you[joined]["seats"] == []
        return looking

    looking = asyncio.run(evening())

    assert any("Scuba · round 1" in text for text in looking.printed)
    assert "“1” means nothing here; type a number, or help." in looking.printed
