"""Playing, giving up and the end. Chapter 2 of the house rules."""

from typing import Any

import pytest

from divetable.core.codec import dump
from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.games.dive.actions import Ready, SaveDraft, Withdraw
from divetable.games.dive.programs import Program
from divetable.tables import refusals
from divetable.tables.commands import (
    Act,
    Answer,
    Ask,
    Bot,
    Change,
    Free,
    Lend,
    Resign,
    Say,
    Sonar,
    Start,
    Take,
)
from divetable.tables.decisions import Repeated
from divetable.tables.entries import Opened
from divetable.tables.ledger import COMMANDS, DEVICES, Ledger
from divetable.tables.shown import PUBLIC
from divetable.tables.table import load_table
from tests.tables.evening import Evening, device, picture
from tests.tables.random_evenings import RandomEvening

ONE = SaveDraft(Program(("5",)))
TWO = SaveDraft(Program(("5", "4")))

every_game = pytest.mark.parametrize("game", GAMES)


def test_nobody_acts_before_the_start() -> None:
    """[T-2.1]"""
    evening = Evening().sit()
    evening.refused(refusals.NOT_STARTED, 0, Act, seat=0, step=1, action={"type": "Stop"})
    evening.refused(refusals.NOT_STARTED, 0, Resign, seat=0)
    evening.refused(refusals.NOT_STARTED, 0, Ask, what="pause", seat=0)
    evening.refused(refusals.NOT_STARTED, 0, Ask, what="undo", seat=0)
    evening.refused(refusals.NOT_STARTED, 0, Ask, what="resume", seat=0)


def test_nobody_acts_during_a_pause() -> None:
    """[T-2.3]"""
    evening = paused()
    seat = 0
    evening.refused(refusals.PAUSED, seat, Act, seat=seat, step=99, action={"type": "Stop"})
    evening.refused(refusals.PAUSED, seat, Resign, seat=seat)
    evening.refused(refusals.PAUSED, seat, Ask, what="undo", seat=seat)

    assert evening.table.waits_for == frozenset()
    assert evening.documents[0]["choices"] == []


def paused() -> Evening:
    evening = Evening().start()
    evening.ask(0, "pause")
    evening.ask_all("pause")
    return evening


def test_nobody_acts_after_the_end() -> None:
    """[T-2.4]"""
    evening = Evening("dive").start()
    evening.do(0, Resign, seat=0)

    assert evening.table.phase == "over"
    evening.refused(refusals.IS_OVER, 1, Act, seat=1, step=99, action={"type": "Stop"})
    evening.refused(refusals.IS_OVER, 1, Resign, seat=1)
    evening.refused(refusals.IS_OVER, 1, Ask, what="undo", seat=1)
    evening.refused(refusals.IS_OVER, 1, Ask, what="resume", seat=1)
    evening.refused(refusals.IS_OVER, 1, Ask, what="pause", seat=1)


@every_game
def test_the_game_refuses_by_its_own_rules(game: str) -> None:
    evening = Evening(game).start()
    before = picture(evening.table)
    with pytest.raises(RulesError) as caught:
        evening.do(0, Act, seat=0, step=99, action={"type": "Fly"})

    assert not caught.value.rule.startswith("T-")
    assert picture(evening.table) == before


@every_game
def test_an_action_on_an_old_question_is_stale(game: str) -> None:
    """[T-2.5]"""
    evening = Evening(game).start()
    asked = evening.table.since[evening.waited_for[0]]
    seat = evening.waited_for[0]
    action = dump(evening.any_action(seat))

    evening.refused(refusals.STALE, seat, Act, seat=seat, step=asked - 1, action=action)
    evening.do(seat, Act, seat=seat, step=asked, action=action)


def test_what_others_do_meanwhile_makes_nothing_stale() -> None:
    """[T-2.5] Everyone programs at the same time, talks, and asks for things."""
    evening = Evening("dive", 3).start()
    step = evening.table.newest[0]
    evening.act(1, ONE)
    evening.act(1, Ready(TWO.program))
    evening.ask(2, "pause")
    evening.refused(refusals.ALREADY_ASKED, 1, Ask, what="pause", seat=1)
    assert evening.table.newest[0] > step

    evening.act(0, ONE, step=step)


def test_after_a_pause_the_question_is_asked_anew() -> None:
    """[T-2.5]"""
    evening = Evening().start()
    seat = evening.waited_for[0]
    step = evening.table.newest[seat]
    evening.ask(0, "pause")
    evening.ask_all("pause")
    evening.ask(0, "resume")
    evening.ask_all("resume")

    evening.refused(refusals.STALE, seat, Act, seat=seat, step=step, action={})


@every_game
def test_the_same_id_is_answered_and_not_done_again(game: str) -> None:
    """[T-2.5] Even if the game has gone on, or is over."""
    evening = Evening(game).start()
    seat = evening.waited_for[0]
    action = evening.any_action(seat)
    evening.act(seat, action, id="mine")
    step = evening.table.newest[seat]
    evening.do(seat, Resign, seat=seat, id="enough")
    left = evening.table.newest[seat]
    number = evening.table.number

    for id, told in (("mine", step), ("enough", left)):
        with pytest.raises(Repeated) as caught:
            evening.act(seat, action, id=id, step=0)
        assert caught.value.step == told
    with pytest.raises(Repeated):
        evening.do(seat, Resign, seat=seat, id="enough")
    assert evening.table.number == number


def test_ids_are_of_a_device_and_the_oldest_are_forgotten() -> None:
    """[T-2.5]"""
    evening = Evening("dive").start()
    for number in range(COMMANDS + 1):
        evening.act(0, (ONE, TWO)[number % 2], id=f"{number}")

    kept = evening.table.done.pages()[device(0)]
    assert list(kept) == [f"{number}" for number in range(1, COMMANDS + 1)]
    evening.act(1, ONE, id="1")
    evening.act(0, TWO, id="0")


def test_every_command_is_done_once() -> None:
    """[T-2.5] Whatever it wants, and whoever's seat it is about; also at another server."""
    evening = Evening("dive", 3)
    sent: list[tuple[int, type[Any], dict[str, Any]]] = [
        (0, Take, {"seat": 0, "name": "Ada", "id": "sit"}),
        (0, Bot, {"seat": 1, "level": "random", "id": "bot"}),
        (0, Free, {"seat": 1, "id": "free"}),
        (1, Take, {"seat": 1, "name": "Bea", "id": "sit"}),
        (2, Take, {"seat": 2, "name": "Cleo", "id": "sit"}),
        (0, Change, {"seats": 3, "options": {}, "id": "change"}),
        (0, Start, {"id": "start"}),
        (0, Ask, {"what": "pause", "seat": 0, "id": "ask"}),
        (1, Answer, {"what": "pause", "seat": 1, "agree": False, "id": "answer"}),
        (1, Lend, {"seat": 1, "on": True, "id": "lend"}),
        (1, Sonar, {"seat": 1, "on": True, "id": "sonar"}),
        (1, Say, {"seat": 1, "text": "hello", "id": "say"}),
    ]
    for who, kind, facts in sent:
        evening.do(who, kind, **facts)
    number = evening.table.number
    for table in (evening.table, load_table(evening.log)):
        evening.table = table
        for who, kind, facts in sent:
            with pytest.raises(Repeated):
                evening.do(who, kind, **facts)
        assert table.number == number


def test_an_undo_that_is_sent_again_takes_nothing_more_back() -> None:
    """[T-2.5] [T-3.4]"""
    evening = Evening("dive", 2).start()
    evening.act(0, Ready(ONE.program))
    evening.act(0, Withdraw())
    evening.do(0, Ask, what="undo", seat=0, id="once")
    before = picture(evening.table)

    with pytest.raises(Repeated):
        evening.do(0, Ask, what="undo", seat=0, id="once")
    assert picture(evening.table) == before


def test_nobody_pushes_another_out_of_the_ledger() -> None:
    """[T-2.5] Neither by many commands nor by many devices."""
    ledger = Ledger()
    ledger.note("Ada", "mine", 7, {"Ada", "Bea"})
    for number in range(3 * COMMANDS):
        ledger.note("Bea", f"{number}", 1, {"Ada", "Bea"})
        ledger.note(f"guest {number}", "1", 0, {"Ada", "Bea"})

    assert ledger.step_of("Ada", "mine") == 7
    assert len(ledger.pages()) <= DEVICES + 3
    assert ledger.step_of("guest 0", "1") is None


def test_the_actor_alone_is_given_its_id_back() -> None:
    """[T-2.5]"""
    evening = Evening("dive").start()
    evening.act(0, Ready(ONE.program), id="mine")

    assert evening.messages[0][-1]["id"] == "mine"
    assert "id" not in evening.messages[1][-1]
    assert "id" not in evening.messages[PUBLIC][-1]


# Giving up


@pytest.mark.parametrize(("game", "kind"), [("dive", "Leave"), ("scuba", "Leave")])
def test_whoever_gives_up_leaves_as_the_rules_say(game: str, kind: str) -> None:
    """[T-2.6]"""
    evening = Evening(game, 3).start()
    happened = evening.do(1, Resign, seat=1)

    assert dump(happened.entry.action) == {"type": kind}  # type: ignore[union-attr]
    assert evening.table.seats[1].left
    assert evening.table.persons == [0, 2]
    evening.refused(refusals.CANNOT_LEAVE, 1, Resign, seat=1)


def test_who_gives_up_in_the_divers_does_not_just_agree_to_end() -> None:
    """[T-2.6] There, agreeing to end comes before giving up among the incidents."""
    evening = Evening("divers", 4).start()
    evening.do(2, Resign, seat=2)

    assert evening.table.seats[2].left
    assert Seat(2) in evening.table.state.gave_up


def test_no_seat_leaves_twice() -> None:
    """[T-2.6]"""
    for name, game in GAMES.items():
        state = Evening(name, 3, None if name != "divers" else {"teams": False}).start().table.state
        action = game.leave(state, Seat(0))
        left = game.apply(state, Seat(0), action).state
        assert game.leave(left, Seat(0)) is None
        assert game.leave(left, Seat(1)) == action


def test_a_bot_plays_on_where_the_game_goes_on_with_the_seat() -> None:
    """[T-2.6] It alone does: who has given up no longer acts."""
    evening = Evening("dive", 2, {"leaver": "bot"}).start()
    evening.do(1, Resign, seat=1)

    assert evening.table.phase == "playing"
    assert evening.table.played_by_bots == (1,)
    assert 1 in evening.table.waits_for
    evening.refused(refusals.CANNOT_LEAVE, 1, Act, seat=1, step=99, action={})
    evening.incident(Ready(ONE.program), Seat(1))
    assert 1 not in evening.table.waits_for


def test_an_undo_brings_back_who_left() -> None:
    """[T-3.1] [T-2.6]"""
    evening = Evening("dive", 3, {"leaver": "bot"}).start()
    evening.do(1, Resign, seat=1)
    evening.ask(1, "undo")
    if evening.table.request("undo"):
        evening.ask_all("undo")

    assert not evening.table.seats[1].left
    assert evening.table.persons == [0, 1, 2]
    evening.act(1, ONE)
    evening.do(1, Resign, seat=1)
    assert evening.table.seats[1].left


# A log of older rules


@every_game
@pytest.mark.parametrize("seed", [1, 3])
def test_a_log_of_older_rules_is_folded_by_its_events(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[T-8.3] Running games go on under new rules; what happened stays as it was."""
    evening = RandomEvening(game, seed)
    for _ in evening.attempts(80):
        pass
    first = evening.log[0]
    assert isinstance(first, Opened)

    def apply(state: Any, seat: Seat, action: Any) -> Any:
        """A rule has changed: nobody may act any more, but for drafts done again by an undo."""
        if type(action).__name__ == "SaveDraft":
            return rules.apply(state, seat, action)
        raise AssertionError("decided again")

    rules = GAMES[game]
    newer = replace(rules, rules_version=first.rules + 1, apply=apply)
    monkeypatch.setitem(GAMES, game, newer)
    again = load_table(evening.log, keep_steps=True)
    assert again.game.rules_version > first.rules
    assert picture(again) == picture(evening.table)
