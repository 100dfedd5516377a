"""Clocks, lost connections and the time nobody was there. Chapter 4 of the house rules."""

import pytest

from divetable.core.game import TABLE, Seat
from divetable.games import GAMES
from divetable.games.dive.actions import CutOff, Ready, SaveDraft, Withdraw
from divetable.games.dive.options import read_options
from divetable.games.dive.programs import Program
from divetable.tables.commands import Bot, Resign
from divetable.tables.decisions import sit_out
from divetable.tables.entries import Acted, Away, Back, Closed, Credited
from divetable.tables.shown import Clock
from tests.tables.evening import NOON, Evening

ONE = Program(("5",))


def own_clocks(evening: Evening) -> dict[int, int]:
    """When everyone's own time is over."""
    clocks = evening.table.shown.clocks
    return {clock.seat: clock.due for clock in clocks if clock.seat is not None}


def of_game(evening: Evening) -> list[Clock]:
    return [clock for clock in evening.table.shown.clocks if clock.seat is None]


@pytest.mark.parametrize("game", GAMES)
def test_without_a_limit_no_own_clock_runs(game: str) -> None:
    """[T-4.1]"""
    assert own_clocks(Evening(game).start()) == {}


@pytest.mark.parametrize("game", ["scuba", "divers"])
def test_in_turn_only_the_clock_of_whose_turn_it_is_runs(game: str) -> None:
    """[T-4.1]"""
    evening = Evening(game, move_seconds=30).start()
    seat = evening.waited_for[0]
    assert own_clocks(evening) == {seat: NOON + 30_000}

    evening.later(5000).act(seat, evening.any_action(seat))

    assert own_clocks(evening) == {evening.waited_for[0]: NOON + 35_000}


def test_in_simultaneous_play_everyone_has_their_own_time() -> None:
    """[T-4.1]"""
    evening = Evening("dive", 3, move_seconds=30).start()
    start = NOON + 30_000
    assert own_clocks(evening) == {0: start, 1: start, 2: start}

    evening.later(5000).act(0, Ready(ONE))
    assert own_clocks(evening) == {1: start, 2: start}
    evening.later(5000).act(0, Withdraw())

    assert own_clocks(evening) == {0: start + 10_000, 1: start, 2: start}


def test_a_secret_draft_neither_stops_nor_winds_a_clock() -> None:
    """[T-4.1] Else the others would see it."""
    evening = Evening("dive", move_seconds=30).start()
    clocks = own_clocks(evening)
    evening.later(5000).act(0, SaveDraft(ONE))

    assert own_clocks(evening) == clocks


def test_the_clocks_of_a_game_run_besides() -> None:
    """[T-4.1] With their grace, from the moment the game set them."""
    evening = Evening("dive", 2, {"program_timer": 90}, move_seconds=30).start()
    [clock] = of_game(evening)
    assert clock.due == NOON + 90_000
    assert clock.alarm == clock.due + clock.grace
    assert own_clocks(evening).keys() == {0, 1}

    evening.later(1000).act(0, Ready(ONE))
    assert clock in of_game(evening)
    evening.later(1000).act(1, Ready(ONE))
    assert own_clocks(evening) == {}
    assert of_game(evening) != [clock]


def test_the_server_is_woken_by_what_it_shall_act_on() -> None:
    """[T-4.1] Where the table only shows whose time is over, own clocks wake nobody."""
    options = {"program_timer": 90}
    waiting = Evening("dive", 2, options, move_seconds=30)
    assert waiting.table.alarm is None
    waiting.start()
    assert waiting.table.alarm == of_game(waiting)[0].alarm
    acting = Evening("dive", 2, options, move_seconds=30, late="sit_out").start()
    assert acting.table.alarm == NOON + 30_000
    acting.do(0, Resign, seat=0)

    assert acting.table.alarm is None


def test_bots_need_no_clock() -> None:
    """[T-4.1]"""
    evening = Evening("dive", 2, move_seconds=30)
    evening.do(0, Bot, seat=1, level="random")

    assert own_clocks(evening.start()).keys() == {0}


def test_in_a_pause_every_clock_stands_and_then_goes_on() -> None:
    """[T-2.3] [T-4.2]"""
    evening = Evening("dive", 2, {"program_timer": 90}, move_seconds=30).start()
    evening.later(10_000).ask(0, "pause")
    evening.ask_all("pause")
    assert own_clocks(evening) == {0: 20_000, 1: 20_000}  # what is left
    assert [clock.due for clock in of_game(evening)] == [80_000]

    evening.later(1_000_000).ask(1, "resume")
    evening.ask_all("resume")
    assert own_clocks(evening) == {0: evening.now + 20_000, 1: evening.now + 20_000}
    assert [clock.due for clock in of_game(evening)] == [evening.now + 80_000]
    assert evening.documents[0] == evening.fresh(0)


def test_time_without_a_server_is_credited() -> None:
    """[T-4.2]"""
    evening = Evening("scuba", move_seconds=30).start()
    seat = evening.waited_for[0]
    evening.later(600_000).add(Credited(at=evening.now, milliseconds=600_000))

    assert own_clocks(evening) == {seat: NOON + 630_000}
    assert evening.messages[0][-1]["news"] == {"type": "Credited", "milliseconds": 600_000}


def test_no_time_is_credited_to_clocks_that_stand() -> None:
    """[T-4.2]"""
    evening = Evening("scuba", move_seconds=30).start()
    evening.ask(0, "pause")
    evening.ask_all("pause")
    told, clocks = dict(evening.table.newest), evening.table.shown.clocks
    evening.add(Credited(at=evening.now, milliseconds=600_000))

    assert evening.table.shown.clocks == clocks
    assert evening.table.newest == told


@pytest.mark.parametrize("ending", ["over", "closed"])
def test_after_the_end_no_clock_runs(ending: str) -> None:
    """[T-2.4] [T-4.1]"""
    evening = Evening("dive", move_seconds=30).start()
    if ending == "over":
        evening.do(0, Resign, seat=0)
    else:
        evening.add(Closed(at=NOON))

    assert evening.table.phase == ending
    assert evening.table.shown.clocks == ()


def test_whose_connection_is_lost_keeps_the_seat_and_a_bot_plays_until_they_are_back() -> None:
    """[T-4.4]"""
    evening = Evening("dive", away="bot").start()
    evening.add(Away(at=NOON, seat=1))
    assert evening.table.seats[1].kind == "person"
    assert evening.table.seats[1].away
    assert list(evening.table.played_by_bots) == [1]
    assert evening.messages[0][-1]["news"] == {"type": "Away", "seat": 1}
    evening.add(Back(at=NOON, seat=1))

    assert not evening.table.played_by_bots
    assert evening.messages[0][-1]["news"] == {"type": "Back", "seat": 1}
    evening.act(1, SaveDraft(ONE))


@pytest.mark.parametrize("policy", ["wait", "sit_out"])
def test_no_bot_plays_where_the_table_chose_otherwise(policy: str) -> None:
    """[T-4.4]"""
    evening = Evening("dive", away=policy).start()
    evening.add(Away(at=NOON, seat=1))

    assert evening.table.played_by_bots == ()


def test_to_sit_out_in_dive_is_to_have_the_board_locked_as_it_lies() -> None:
    """[T-4.5]"""
    evening = Evening("dive", 3).start()
    evening.act(1, SaveDraft(ONE))
    decision = sit_out(evening.table, Seat(1), NOON)

    assert decision is not None
    entry, step = decision
    assert isinstance(entry, Acted)
    assert entry.seat == TABLE
    assert entry.stand_in
    evening.add(entry, step)
    assert evening.table.state.status[1] == "locked"
    assert evening.table.state.drafts[1] == ONE
    assert not evening.table.seats[1].left
    assert sit_out(evening.table, Seat(1), NOON) is None  # the others still program


@pytest.mark.parametrize("game", ["scuba", "divers"])
def test_elsewhere_to_sit_out_is_to_leave(game: str) -> None:
    """[T-4.5]"""
    options = {"teams": False, "size": 8} if game == "divers" else {}
    evening = Evening(game, 3, options).start()
    decision = sit_out(evening.table, Seat(1), NOON)
    assert decision is not None
    evening.add(*decision)

    assert evening.table.seats[1].left
    assert sit_out(evening.table, Seat(1), NOON) is None


def test_over_days_dive_has_neither_orca_nor_fugu() -> None:
    """Correspondence play needs time for a decision, and is known to the game."""
    evening = Evening("dive", 2, {"companions": True}, pace="correspondence", move_seconds=86_400)
    evening.start()

    assert evening.table.state.options.asynchronous
    offered = read_options({"companions": True, "asynchronous": True}, 2).offered_companions(2)
    assert not {"orca", "fugu"} & set(offered)
    assert own_clocks(evening) == {0: NOON + 86_400_000, 1: NOON + 86_400_000}
    assert Evening("scuba", pace="correspondence", move_seconds=5).start().table.state


def test_a_lost_connection_is_an_ordinary_step() -> None:
    """[T-4.5]"""
    evening = Evening("dive").start()
    evening.incident(CutOff(Seat(0)))

    assert evening.messages[1][-1]["events"][0]["type"] == "Locked"
