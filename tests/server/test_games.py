"""Whole evenings over real sockets: everything people can do at a table."""

import asyncio
import json
from collections.abc import Coroutine, Generator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from divetable.cli import main
from divetable.cli.play import quiet_logs
from divetable.games import GAMES
from divetable.server.config import Config
from divetable.server.local import Local, local_server
from divetable.wire.client import Client, ServerRefusal
from tests.server.people import (
    act,
    asked,
    devices,
    lay,
    one_step,
    phase,
    play_on,
    seated,
    sees,
)


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Generator[Local]:
    store = tmp_path_factory.mktemp("store") / "divetable.sqlite"
    config = Config(
        store=f"sqlite:///{store}",
        bot_pause=0.0,
        stand_in="random",  # others are compiled first, which takes a while
        messages_per_second=10_000,
        messages_burst=10_000,
        requests_per_second=10_000,
        requests_burst=10_000,
    )
    with quiet_logs(), local_server(config) as running:
        yield running
        assert running.hall.metrics.errors.now == 0


def run(evening: Coroutine[Any, Any, None]) -> None:
    asyncio.run(evening)


async def refused(rule: str, asking: Coroutine[Any, Any, Any]) -> None:
    with pytest.raises(ServerRefusal) as caught:
        await asking
    assert caught.value.rule == rule


# Whole games


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_several_devices_is_recorded_replayed_and_verified(
    local: Local, game: str, tmp_path: Path
) -> None:
    """[T-7.1] [T-7.2] What is downloaded is what `divetable replay` and `verify` read."""

    async def evening() -> None:
        async with devices(local.url, 3 if game != "divers" else 2) as people:
            table = await seated(people, game)
            seal = people[0].document(table, 0)["table"]["seal"]
            await play_on(people, table, Random(game))
            over = people[0].document(table, 0)["table"]
            assert over["seal"] == seal
            data = await people[0].download(f"/api/replays/{over['replay']}/record")
            path = tmp_path / "game.divetable.json"
            path.write_bytes(data)
            for eyes in ("0", "public", "all"):
                seen = await people[1].request("GET", f"/api/replays/{over['replay']}?eyes={eyes}")
                uploaded = await people[1].request("POST", f"/api/replays?eyes={eyes}", data)
                assert seen == uploaded

    run(evening())
    check_by_command_line(tmp_path / "game.divetable.json")


def check_by_command_line(path: Path) -> None:
    def cli(*arguments: str) -> tuple[int, str]:
        told = CliRunner(env={"LANG": "en"}).invoke(main, arguments, catch_exceptions=False)
        return told.exit_code, told.output

    record = json.loads(path.read_bytes())
    code, said = cli("verify", str(path))
    assert code == 0
    assert f"The seed is the one that was sealed at the start: {record['seal']}" in said
    code, said = cli("replay", str(path), "--check")
    assert (code, said) == (0, f"All {len(record['steps'])} steps follow from the rules.\n")
    code, said = cli("replay", str(path), "--eyes", "1", "--all")
    assert code == 0
    assert f"Step {len(record['steps'])} of {len(record['steps'])}" in said

    record["seed"] = "f" * 32
    path.write_text(json.dumps(record))
    code, said = cli("verify", str(path), "--json")
    assert code == 1
    assert json.loads(said)["sealed"] is False


def test_one_device_plays_all_seats(local: Local) -> None:
    """[T-1.3] Hot-seat."""

    async def evening() -> None:
        async with devices(local.url, 1) as [person]:
            table, _ = await lay(person, "scuba", 3)
            for seat in (1, 2):
                await person.ask("take", table=table, seat=seat, name=f"Child {seat}")
            await person.ask("start", table=table)
            for seat in range(3):
                await sees(person, table, seat, lambda shown: shown["view"] is not None)
            await play_on([person] * 3, table, Random(1))
            assert person.you[table]["seats"] == [0, 1, 2]
            between = await sees(person, table, "public", lambda shown: phase(shown) == "over")
            assert between["view"]["seat"] is None

    run(evening())


def test_a_screen_shows_what_is_public_beside_private_phones(local: Local) -> None:
    """[T-6.1] Couch: the screen sees no draft, and may not act."""

    async def evening() -> None:
        async with devices(local.url, 3) as [first, second, screen]:
            table, links = await lay(first, "dive", 2)
            await second.open(code=links["invite"])
            await second.ask("take", table=table, seat=1, name="Bea")
            assert await screen.open(code=links["screen"]) == table
            await first.ask("start", table=table)
            await sees(first, table, 0, lambda shown: shown["view"] is not None)
            program = {"levels": ["4s", "2"], "clownfish": None, "anglerfish": None}
            await first.act(table, 0, {"type": "Ready", "program": program})
            shown = await sees(
                screen,
                table,
                "public",
                lambda one: one["view"] and one["view"]["status"][0] == "ready",
            )
            assert list(screen.tables[table]) == ["public"]
            assert "4s" not in json.dumps(shown)
            assert first.document(table, 0)["view"]["my_draft"]["levels"] == ["4s", "2"]
            await refused("T-8.1", screen.ask("act", table=table, seat=0, step=9, action={}))
            await sees(second, table, 1, lambda one: one["view"] is not None)
            await play_on([first, second], table, Random(2))
            await sees(screen, table, "public", lambda one: phase(one) == "over")

    run(evening())


# Spectators


def test_spectators_see_what_is_public_or_through_eyes_that_are_lent(local: Local) -> None:
    """[T-6.1] [T-6.3]"""

    async def evening() -> None:
        async with devices(local.url, 3) as [first, second, guest]:
            table = await seated([first, second])
            code = first.you[table]["links"]["watch"]
            await guest.open(code=code)
            await sees(guest, table, "public", lambda shown: shown["view"]["seat"] is None)
            assert list(guest.tables[table]) == ["public"]

            await refused("T-6.3", guest.open(code=code, eyes=0))
            await first.ask("lend", table=table, seat=0, on=True)
            await guest.open(code=code, eyes=0)
            await sees(guest, table, 0, lambda shown: shown["view"]["seat"] == 0)
            await one_step([first, second], table, Random(3))
            await sees(guest, table, 0, lambda shown: shown == first.document(table, 0))

            await first.ask("lend", table=table, seat=0, on=False)
            await sees(guest, table, "public", lambda shown: not shown["table"]["seats"][0]["lent"])
            lent = guest.tables[table]["0"].step
            await one_step([first, second], table, Random(3))
            await first.ask("say", table=table, seat=0, text="nobody looks")
            await guest.until(lambda one: "nobody looks" in json.dumps(last_steps(one, table)))
            assert guest.tables[table]["0"].step == lent

    run(evening())


def last_steps(person: Client, table: str) -> list[Any]:
    return person.tables[table]["public"].steps


def test_spectators_may_be_shown_everything_later(local: Local) -> None:
    """[T-6.2] The screen is not delayed."""

    async def evening() -> None:
        async with devices(local.url, 4) as [first, second, guest, screen]:
            table = await seated([first, second], spectator_delay=1)
            links = first.you[table]["links"]
            await guest.open(code=links["watch"])
            await screen.open(code=links["screen"])
            await sees(screen, table, "public", lambda shown: shown["view"] is not None)
            loop = asyncio.get_running_loop()
            started = loop.time()
            await one_step([first, second], table, Random(3))
            step = screen.tables[table]["public"].step
            await sees(screen, table, "public", lambda shown: True)
            assert loop.time() - started < 1
            await guest.until(lambda one: one.tables[table]["public"].step >= step)
            assert loop.time() - started >= 0.9

    run(evening())


def test_a_table_without_spectators_lets_nobody_look_on(local: Local) -> None:
    """[T-6.1]"""

    async def evening() -> None:
        async with devices(local.url, 2) as [person, guest]:
            _, links = await lay(person, spectators=False)
            await refused("T-6.1", guest.open(code=links["watch"]))

    run(evening())


# Seats


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(local: Local) -> None:
    """[T-1.6]"""

    async def evening() -> None:
        async with devices(local.url, 4) as [first, second, phone, late]:
            table = await seated([first, second])
            made = await second.request("POST", f"/api/tables/{table}/seats/1/link")
            moved = await phone.request("POST", "/api/seats", made)
            assert moved == {"table": table, "seat": 1}
            await second.until(lambda one: one.you[table]["seats"] == [])
            await refused("T-1.3", second.ask("say", table=table, seat=1, text="me"))
            await refused("T-1.6", late.request("POST", "/api/seats", made))
            await phone.open(table=table)
            await sees(phone, table, 1, lambda shown: shown["view"] is not None)
            await play_on([first, phone], table, Random(4))
            listed = await phone.request("GET", "/api/tables")
            assert [(one["table"], one["seats"]) for one in listed] == [(table, [1])]

    run(evening())


def test_seats_are_taken_left_swapped_and_given_to_bots_before_the_start(local: Local) -> None:
    """[T-1.1] [T-1.4] [T-2.1] [T-2.2] [T-3.1]"""

    async def evening() -> None:
        async with devices(local.url, 2) as [host, guest]:
            table, links = await lay(host, "scuba", 3)
            await guest.open(code=links["invite"])
            await refused("T-1.1", guest.ask("take", table=table, seat=0, name="Bea"))
            await guest.ask("take", table=table, seat=1, name="Bea")
            await guest.ask("take", table=table, seat=2, move_from=1)
            await guest.until(lambda one: one.you[table]["seats"] == [2])
            await guest.ask("ask", table=table, what="swap", seat=2, to=0)
            await host.ask("answer", table=table, what="swap", seat=0, agree=True)
            await host.until(lambda one: one.you[table]["seats"] == [2])
            await refused("T-1.4", guest.ask("bot", table=table, seat=1, level="random"))
            await refused("T-2.2", host.ask("start", table=table))
            await host.ask("bot", table=table, seat=1, level="random")
            await host.ask("free", table=table, seat=1)
            await host.ask("bot", table=table, seat=1, level="random")
            await host.ask("start", table=table)
            shown = await sees(host, table, 2, lambda one: phase(one) == "playing")
            names = [seat["name"] for seat in shown["table"]["seats"]]
            assert names == ["Bea", "Bot 2", "Ada"]
            await refused("T-2.1", guest.ask("free", table=table, seat=0))
            await play_three(host, guest, table)

    run(evening())


async def play_three(host: Client, guest: Client, table: str) -> None:
    """To the end, with a bot on the seat between."""
    dice = Random(5)
    people = {0: guest, 2: host}
    while phase(host.document(table, 2)) != "over":
        heard = {seat: person.heard for seat, person in people.items()}
        for seat, person in people.items():
            if asked(person, table, seat):
                await act(person, table, seat, dice)
                break
        else:
            waits = [asyncio.create_task(p.change(heard[s])) for s, p in people.items()]
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in waits:
                wait.cancel()


# Time


def test_in_correspondence_a_bot_decides_for_who_lets_the_deadline_pass(local: Local) -> None:
    """[T-4.1] [T-4.3]"""

    async def evening() -> None:
        async with devices(local.url, 2) as people:
            table = await seated(people, pace="correspondence", move_seconds=1, late="bot")
            shown = people[0].document(table, 0)
            [clock] = shown["table"]["clocks"]
            late = clock["seat"]
            before = people[late].tables[table][str(late)].step
            await people[late].until(
                lambda one: one.tables[table][str(late)].step > before, seconds=5
            )
            told = people[late].tables[table][str(late)].steps[-1]
            assert told["events"]
            assert "id" not in told

    run(evening())


def test_correspondence_needs_a_deadline(local: Local) -> None:
    """[T-8.1]"""

    async def evening() -> None:
        async with devices(local.url, 1) as [person]:
            await refused("T-8.1", lay(person, pace="correspondence"))

    run(evening())


# Consent


def test_a_step_is_taken_back_freely_or_by_consent(local: Local) -> None:
    """[T-3.1] [T-3.4]"""

    async def evening() -> None:
        async with devices(local.url, 2) as people:
            table = await seated(people, "divers")
            seat = await first_asked(people, table)
            mine, other = people[seat], people[1 - seat]
            before = json.dumps(mine.document(table, seat)["view"], sort_keys=True)

            def is_undone(shown: Any) -> bool:
                return json.dumps(shown["view"], sort_keys=True) == before

            boat = mine.document(table, seat)["choices"][0]["any_of"][0]
            await mine.act(table, seat, boat)
            await mine.ask("ask", table=table, what="undo", seat=seat)
            await sees(mine, table, seat, is_undone)  # nobody learnt anything by a boat

            await mine.act(table, seat, boat)
            await sees(other, table, 1 - seat, lambda shown: shown["choices"])
            reply = other.document(table, 1 - seat)["choices"][0]["any_of"][0]
            await other.act(table, 1 - seat, reply)
            await mine.ask("ask", table=table, what="undo", seat=seat)
            await refused("T-3.1", mine.ask("ask", table=table, what="undo", seat=seat))
            answer = {"table": table, "what": "undo", "seat": 1 - seat}
            await other.ask("answer", agree=False, **answer)
            assert not is_undone(mine.document(table, seat))
            await mine.ask("ask", table=table, what="undo", seat=seat)
            await other.ask("answer", agree=True, **answer)
            await sees(mine, table, seat, is_undone)
            await play_on(people, table, Random(6))

    run(evening())


async def first_asked(people: list[Client], table: str) -> int:
    while True:
        for seat, person in enumerate(people):
            if asked(person, table, seat):
                return seat
        await asyncio.sleep(0.01)


def test_a_game_is_paused_and_resumed_by_consent(local: Local) -> None:
    """[T-2.3] [T-3.1] [T-3.2]"""

    async def evening() -> None:
        async with devices(local.url, 2) as people:
            first, second = people
            table = await seated(people)
            await first.ask("ask", table=table, what="pause", seat=0)
            await second.ask("answer", table=table, what="pause", seat=1, agree=True)
            seat = 0 if first.document(table, 0)["view"]["active"] == 0 else 1
            await refused("T-2.3", people[seat].act(table, seat, {"type": "Stop"}))
            await refused("T-3.2", second.ask("ask", table=table, what="pause", seat=1))
            await second.ask("ask", table=table, what="resume", seat=1)
            await first.ask("answer", table=table, what="resume", seat=0, agree=True)
            await play_on(people, table, Random(7))

    run(evening())


def test_who_resigns_leaves_the_game_and_the_others_go_on(local: Local) -> None:
    """[T-2.6]"""

    async def evening() -> None:
        async with devices(local.url, 3) as people:
            table = await seated(people)
            await people[1].ask("resign", table=table, seat=1)
            shown = await sees(people[0], table, 0, lambda one: one["table"]["seats"][1]["left"])
            assert shown["view"]["gone"] == [1]
            await refused("T-2.6", people[1].ask("resign", table=table, seat=1))
            await play_on(people, table, Random(8))

    run(evening())


def test_a_bot_goes_on_for_who_leaves_dive(local: Local) -> None:
    """[T-2.6]"""

    async def evening() -> None:
        async with devices(local.url, 2) as people:
            table = await seated(people, "dive", options={"leaver": "bot"})
            await people[1].ask("resign", table=table, seat=1)
            await sees(people[0], table, 0, lambda one: one["view"]["bot_played"] == [1])
            await sees(people[0], table, 0, lambda one: one["view"]["status"][1] == "ready")
            await play_on(people[:1], table, Random(9))
            assert people[0].document(table, 0)["view"]["result"] is not None

    run(evening())


def test_people_chat_unless_the_table_plays_without(local: Local) -> None:
    """[T-5.1]"""

    async def evening() -> None:
        async with devices(local.url, 3) as [first, second, guest]:
            table = await seated([first, second])
            await guest.open(code=first.you[table]["links"]["watch"])
            await first.ask("say", table=table, seat=0, text="hello")
            await second.until(
                lambda one: any(
                    (step.get("news") or {}).get("text") == "hello"
                    for step in one.tables[table]["1"].steps
                )
            )
            await refused("T-8.1", guest.ask("say", table=table, seat=0, text="boo"))
            silent, _ = await lay(first, chat=False)
            await refused("T-5.1", first.ask("say", table=silent, seat=0, text="hello"))

    run(evening())


def test_a_rematch_has_the_same_people_and_options(local: Local) -> None:
    """[T-2.4] [T-3.1]"""

    async def evening() -> None:
        async with devices(local.url, 2) as people:
            first, second = people
            table = await seated(people, "scuba", options={"decompression": True})
            await refused("T-2.4", first.ask("ask", table=table, what="rematch", seat=0))
            await play_on(people, table, Random(10))
            await refused("T-2.4", first.act(table, 0, {"type": "Stop"}))
            await first.ask("ask", table=table, what="rematch", seat=0)
            await second.ask("answer", table=table, what="rematch", seat=1, agree=True)
            shown = await sees(first, table, 0, lambda one: one["table"]["rematch"])
            again = shown["table"]["rematch"]
            for seat, person in enumerate(people):
                await person.open(table=again)
                await sees(person, again, seat, lambda one: phase(one) == "playing")
            new = first.document(again, 0)["table"]
            old = first.document(table, 0)["table"]
            for part in ("settings", "game"):
                assert new[part] == old[part]
            begun, start = first.document(table, 0)["view"]["start"], new["options"]["start_player"]
            assert new["options"] == {**old["options"], "start_player": start}
            assert start == 1 - begun == first.document(again, 0)["view"]["start"]  # [S-2.6]
            assert [seat["name"] for seat in new["seats"]] == ["Ada", "Person 1"]
            assert new["seal"] != old["seal"]
            await play_on(people, again, Random(11))

    run(evening())


# Coming back


def test_who_comes_back_is_told_what_was_missed(local: Local) -> None:
    """[T-2.5] Actions that came twice are done once."""

    async def evening() -> None:
        async with devices(local.url, 2) as people:
            table = await seated(people)
            dice = Random(12)
            await people[1].drop()
            for _ in range(3):
                await one_step(people, table, dice)
            seat = await first_asked(people, table)
            person = people[seat]
            action = person.document(table, seat)["choices"][0]["any_of"][0]
            step = person.tables[table][str(seat)].step
            parts = {"table": table, "seat": seat, "step": step, "action": action, "id": "twice"}
            done = await person.ask("act", **parts)
            again = await person.ask("act", **parts)
            assert again == {"type": "done", "id": "twice", "step": done["step"]}
            await play_on(people, table, dice)
            for viewer, one in enumerate(people):
                async with devices(local.url, 1) as [fresh]:
                    fresh.cookie = one.cookie
                    await fresh.drop()
                    await asyncio.sleep(0.1)
                    await fresh.open(table=table)
                    shown = await sees(fresh, table, viewer, lambda _: True)
                    assert msgspec.json.encode(shown) == msgspec.json.encode(
                        one.document(table, viewer)
                    )

    run(evening())


def test_the_record_of_a_running_game_is_sealed(local: Local) -> None:
    """[T-7.1]"""

    async def evening() -> None:
        async with devices(local.url, 2) as people:
            table = await seated(people)
            code = local.hall.rooms[table].table.opened.codes["replay"]
            await refused("T-1.6", people[0].request("GET", f"/api/replays/{code}"))
            await refused("T-1.6", people[0].request("GET", f"/api/replays/{code}/record"))
            assert people[0].document(table, 0)["table"]["seed"] == ""

    run(evening())


# Hints


def test_a_hint_is_refused_where_there_are_none(local: Local) -> None:
    """[T-6.6]"""

    async def evening() -> None:
        async with devices(local.url, 2) as people:
            table = await seated(people, hints=False)
            await refused("T-6.6", people[0].ask("hint", table=table, seat=0))
            await refused("T-1.3", people[0].ask("hint", table=table, seat=1))

    run(evening())
