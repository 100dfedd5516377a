"""What needs everyone's consent, and what is taken back without. Chapter 3 of the house rules."""

from random import Random
from typing import Any

import pytest

from divetable.core.game import Seat
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.games.dive.actions import (
    Announce,
    PickCompanion,
    PlaceOctopus,
    Ready,
    SaveDraft,
    Withdraw,
)
from divetable.games.dive.programs import Program
from divetable.games.scuba.actions import Enter, Flip, Stop
from divetable.tables import refusals
from divetable.tables.commands import Answer, Ask, Bot, Free, Resign, Start, Take
from divetable.tables.entries import Asked, Rematched, TakenBack, decode
from divetable.tables.shown import PUBLIC
from divetable.tables.takeback import UNDO_REACH, taught_nobody
from tests.tables.evening import NOON, Evening, device

ONE, TWO = Program(("5",)), Program(("5", "4"))


def names(evening: Evening) -> list[str]:
    return [seat.name for seat in evening.table.seats]


# Asking and answering


def test_everyone_must_agree_and_asking_is_agreeing() -> None:
    """[T-3.1]"""
    evening = Evening("dive", 3).start()
    evening.ask(1, "pause")
    request = evening.table.request("pause")
    assert request is not None
    assert request.agreed == (1,)
    assert evening.table.asked_to_agree(request) == [0, 1, 2]
    evening.do(0, Answer, what="pause", seat=0, agree=True)
    assert evening.waited_for
    evening.refused(refusals.ALREADY_SO, 0, Answer, what="pause", seat=0, agree=True)
    evening.do(2, Answer, what="pause", seat=2, agree=True)

    assert evening.table.phase == "paused"
    assert not evening.table.shown.requests


def test_one_no_ends_it() -> None:
    """[T-3.1] Also of whoever asked."""
    evening = Evening("dive", 3).start()
    for who in (0, 1):
        evening.ask(1, "pause")
        evening.do(who, Answer, what="pause", seat=who, agree=False)
        assert not evening.table.shown.requests
        assert evening.table.phase == "playing"
    assert evening.messages[PUBLIC][-1]["news"] == {
        "type": "Answered",
        "what": "pause",
        "seat": 1,
        "agree": False,
    }


def test_bots_agree_to_everything_and_who_left_has_no_say() -> None:
    """[T-3.1]"""
    evening = Evening("scuba", 3)
    evening.do(0, Bot, seat=2, level="random")
    evening.start().do(1, Resign, seat=1)
    evening.ask(0, "pause")

    assert evening.table.phase == "paused"


def test_what_nobody_asks_for_cannot_be_answered() -> None:
    """[T-3.1]"""
    evening = Evening("scuba", 3).sit()
    evening.refused(refusals.NOT_ASKED, 0, Answer, what="pause", seat=0, agree=True)
    evening.ask(0, "swap", to=1)
    evening.refused(refusals.NOT_ASKED, 2, Answer, what="swap", seat=2, agree=True)
    evening.refused(refusals.ALREADY_ASKED, 2, Ask, what="swap", seat=2, to=1)


def test_what_is_so_cannot_be_asked_for() -> None:
    """[T-3.2]"""
    evening = Evening().sit()
    evening.refused(refusals.ALREADY_SO, 0, Ask, what="swap", seat=0, to=0)
    evening.start()
    evening.refused(refusals.ALREADY_SO, 0, Ask, what="resume", seat=0)
    evening.ask(0, "pause")
    evening.ask_all("pause")
    evening.refused(refusals.ALREADY_SO, 0, Ask, what="pause", seat=0)


# Swapping and moving


def test_two_swap_by_their_own_consent() -> None:
    """[T-3.1] [T-2.1]"""
    evening = Evening("scuba", 3).sit()
    evening.ask(0, "swap", to=2)
    evening.do(2, Answer, what="swap", seat=2, agree=True)

    assert names(evening) == ["Diver 2", "Diver 1", "Diver 0"]
    assert evening.table.devices == [device(2), device(1), device(0)]
    assert evening.documents[1] == evening.fresh(1)


def test_one_swaps_with_a_bot_or_moves_to_an_open_seat_at_once() -> None:
    """[T-2.1]"""
    evening = Evening("scuba", 3)
    evening.do(0, Take, seat=0, name="Ada")
    evening.do(0, Bot, seat=1, level="random")
    evening.ask(0, "swap", to=1)
    assert [seat.kind for seat in evening.table.seats] == ["bot", "person", "open"]
    evening.do(0, Take, seat=2, move_from=1)

    assert names(evening) == ["Bot 2", "", "Ada"]
    assert evening.table.devices == ["", "", device(0)]
    evening.refused(refusals.NOT_YOUR_SEAT, 0, Take, seat=1, move_from=0)
    evening.refused(refusals.SEAT_TAKEN, 0, Take, seat=0, move_from=2)
    evening.refused(refusals.NO_SUCH_SEAT, 0, Ask, what="swap", seat=2, to=3)


def test_whoever_leaves_no_longer_swaps_and_the_start_ends_all_asking() -> None:
    """[T-3.1]"""
    evening = Evening("scuba", 3).sit()
    evening.ask(0, "swap", to=1)
    evening.do(1, Free, seat=1)
    assert not evening.table.shown.requests
    evening.sit().ask(0, "swap", to=1)
    evening.do(0, Start)

    assert not evening.table.shown.requests


# A rematch


def test_a_rematch_is_agreed_on_after_the_end_and_once() -> None:
    """[T-2.4] [T-3.1] [T-3.2]"""
    evening = Evening("dive", 3).start()
    evening.refused(refusals.NO_REMATCH_YET, 0, Ask, what="rematch", seat=0)
    evening.do(0, Resign, seat=0)
    evening.do(1, Resign, seat=1)
    assert evening.table.phase == "over"
    evening.ask(2, "rematch")
    request = evening.table.request("rematch")
    assert request is not None  # it stands until the server has opened the table
    assert request.agreed == (2,)
    evening.add(Rematched(at=NOON, table="another"))

    assert evening.table.shown.rematch == "another"
    assert evening.documents[0]["table"]["rematch"] == "another"
    assert not evening.table.shown.requests
    evening.refused(refusals.ALREADY_SO, 2, Ask, what="rematch", seat=2)


# Taking back


def test_the_last_twenty_steps_are_in_reach_and_only_ones_own() -> None:
    """[T-3.3]"""
    evening = Evening("dive").start()
    evening.refused(refusals.NOTHING_TO_UNDO, 0, Ask, what="undo", seat=0)
    evening.act(0, Ready(ONE))
    evening.refused(refusals.NOTHING_TO_UNDO, 1, Ask, what="undo", seat=1)
    for _ in range(UNDO_REACH // 2):
        evening.act(1, Ready(ONE))
        evening.act(1, Withdraw())

    evening.refused(refusals.NOTHING_TO_UNDO, 0, Ask, what="undo", seat=0)


def test_what_was_asked_for_stands_no_longer_once_it_is_out_of_reach() -> None:
    """[T-3.3]"""
    evening = readied_and_asked()
    while len(evening.table.takeback.recent) < UNDO_REACH:
        assert evening.table.request("undo")
        evening.act(1, Ready(ONE))
        evening.act(1, Withdraw())

    assert evening.table.request("undo") is None
    assert evening.documents[2] == evening.fresh(2)


def test_who_goes_on_playing_no_longer_asks_to_take_back() -> None:
    """[T-3.1]"""
    evening = readied_and_asked()
    evening.act(0, Withdraw())

    assert evening.table.request("undo") is None


def readied_and_asked() -> Evening:
    """Seat 0 asks to take back that it was ready; somebody has acted since."""
    evening = Evening("dive", 3).start()
    evening.act(0, Ready(ONE))
    evening.act(1, Ready(ONE))
    evening.act(1, Withdraw())
    evening.ask(0, "undo")
    assert evening.table.request("undo")
    return evening


def test_by_consent_all_goes_back_to_before_the_step() -> None:
    """[T-3.3] What others did in secret since stays, and nobody can tell that they did."""
    evening = readied_and_asked()
    evening.act(1, SaveDraft(TWO))
    evening.act(2, SaveDraft(ONE))
    messages = len(evening.messages[PUBLIC])
    evening.ask_all("undo")

    state = evening.table.state
    assert list(state.status) == ["thinking", "thinking", "thinking"]
    assert state.drafts[1] == TWO
    assert state.drafts[2] == ONE
    assert len(evening.messages[PUBLIC]) == messages + 2  # the two answers
    for viewer in evening.viewers:
        assert evening.documents[viewer] == evening.fresh(viewer)


def test_a_secret_of_a_moment_that_never_was_is_dropped() -> None:
    """[T-3.3] A draft of the next round cannot lie on a board that is locked again."""
    evening = Evening("dive", 2, {"close_delay": 0}).start()
    evening.act(0, Ready(ONE))
    evening.act(1, Ready(ONE))
    evening.play_clocks()
    rounds = evening.table.game.rounds(evening.table.state)
    assert rounds > 1
    evening.act(0, SaveDraft(TWO))
    evening.ask(1, "undo")
    evening.ask_all("undo")

    assert evening.table.game.rounds(evening.table.state) == rounds - 1
    assert evening.table.state.drafts[0] == ONE


def test_own_steps_that_taught_nobody_anything_are_taken_back_at_once() -> None:
    """[T-3.4]"""
    evening = Evening("dive", 3).start()
    evening.act(0, Ready(ONE))
    evening.act(1, SaveDraft(TWO))  # a secret step is no step for others
    happened = evening.ask(0, "undo")

    assert isinstance(happened.entry, TakenBack)
    assert evening.table.state.status[0] == "thinking"
    assert evening.table.state.drafts[1] == TWO
    assert evening.messages[2][-1]["news"] == {"type": "TakenBack", "seat": 0}
    for viewer in evening.viewers:
        assert evening.documents[viewer] == evening.fresh(viewer)


def test_the_log_of_an_earlier_version_is_read() -> None:
    """It said of each free undo how many steps remain: always 0, and nobody asked."""
    old = b'{"type":"TakenBack","at":1,"id":"a1","seat":0,"to":0}'

    assert decode(old) == TakenBack(at=1, id="a1", seat=0)


def test_after_others_have_acted_consent_is_needed() -> None:
    """[T-3.4]"""
    evening = Evening("dive", 3).start()
    evening.act(0, Ready(ONE))
    evening.act(1, Ready(ONE))

    assert isinstance(evening.ask(0, "undo").entry, Asked)


def test_to_turn_a_tile_is_to_learn_something() -> None:
    """[T-3.4] [T-3.1]"""
    evening = Evening("scuba").start()
    seat = evening.waited_for[0]
    evening.act(seat, evening.action_of(Enter))
    assert taught_nobody(evening.table, seat)
    flips = [one for one in evening.actions_of(seat) if isinstance(one, Flip)]
    assert flips
    evening.act(seat, flips[0])

    assert not taught_nobody(evening.table, seat)
    assert isinstance(evening.ask(seat, "undo").entry, Asked)


def test_what_one_seat_alone_was_told_is_not_taken_back_freely() -> None:
    """[T-3.4]"""
    evening = Evening("dive", 3).start()
    evening.act(0, Ready(ONE))
    assert taught_nobody(evening.table, Seat(0))
    game = evening.table.game

    def seen_by(event: Any, seat: Seat | None) -> Any:
        return event if seat == 2 else game.seen_by(event, seat)

    evening.table.game = replace(game, seen_by=seen_by)
    assert not taught_nobody(evening.table, Seat(0))


def test_what_is_not_possible_in_every_world_is_not_taken_back_freely() -> None:
    """[T-3.4] To see it done was to learn that it can be done."""
    evening = Evening("dive", 3).start()
    evening.act(0, Ready(ONE))
    game, real = evening.table.game, evening.table.takeback.recent[-1].before

    def apply(state: Any, seat: Seat, action: Any) -> Any:
        if state is not real:
            raise refusals.STALE()
        return game.apply(state, seat, action)

    evening.table.game = replace(game, apply=apply)
    assert not taught_nobody(evening.table, Seat(0))


def test_what_waits_in_some_worlds_only_is_something_to_learn() -> None:
    """[T-3.4] Even if no event tells of it."""
    evening = Evening("dive", 3).start()
    evening.act(0, Ready(ONE))
    game, real = evening.table.game, evening.table.takeback.recent[-1].before

    def apply(state: Any, seat: Seat, action: Any) -> Any:
        step = game.apply(state, seat, action)
        if state is not real:
            step.state.agenda.append("something else")
        return step

    evening.table.game = replace(game, apply=apply)
    assert not taught_nobody(evening.table, Seat(0))


def test_a_draft_outlives_one_undo_after_the_other() -> None:
    """[T-3.3]"""
    evening = Evening("dive", 3).start()
    evening.act(0, Ready(ONE))
    evening.act(0, Withdraw())
    evening.act(1, SaveDraft(TWO))
    for status in ("ready", "thinking"):
        evening.ask(0, "undo")
        assert evening.table.request("undo") is None
        assert evening.table.state.status[0] == status
        assert evening.table.state.drafts[1] == TWO
    assert [step.seat for step in evening.table.steps or ()] == [1]


# Where nobody could say no


def alone(**settings: Any) -> Evening:
    """A person against a bot, after a dive that showed the cards."""
    evening = Evening("dive", 2, {"close_delay": 0}, **settings)
    evening.do(0, Take, seat=0, name="Ada")
    evening.do(0, Bot, seat=1, level="random")
    evening.do(0, Start)
    evening.incident(Ready(ONE), Seat(1))
    evening.act(0, Ready(TWO))
    evening.play_clocks()
    assert evening.table.game.rounds(evening.table.state) == 2
    return evening


def test_against_bots_nobody_takes_back_what_has_shown_the_cards() -> None:
    """[T-3.5]"""
    evening = alone()

    evening.refused(refusals.NOBODY_TO_ASK, 0, Ask, what="undo", seat=0)


def test_alone_with_the_chief_neither() -> None:
    """[T-3.5]"""
    evening = Evening("dive", 1, {"close_delay": 0, "chief": True}).start()
    evening.act(0, Ready(TWO))
    evening.play_clocks()

    evening.refused(refusals.NOBODY_TO_ASK, 0, Ask, what="undo", seat=0)


def test_nor_after_all_other_people_have_left() -> None:
    """[T-3.5]"""
    evening = Evening("scuba", 3).start()
    evening.do(2, Resign, seat=2)
    evening.do(1, Resign, seat=1)
    seat = evening.waited_for[0]
    assert seat == 0
    evening.act(0, evening.action_of(Enter))
    evening.act(0, evening.action_of(Flip))

    evening.refused(refusals.NOBODY_TO_ASK, 0, Ask, what="undo", seat=0)


def test_what_taught_nobody_anything_is_taken_back_against_bots_too() -> None:
    """[T-3.4]"""
    evening = alone()
    evening.act(0, Ready(ONE))

    assert isinstance(evening.ask(0, "undo").entry, TakenBack)


def test_in_practice_everything_is_taken_back_and_everybody_sees_that_it_is_practice() -> None:
    """[T-3.5]"""
    evening = alone(practice=True)
    evening.ask(0, "undo")

    assert evening.table.game.rounds(evening.table.state) == 1
    for viewer in evening.viewers:
        assert evening.documents[viewer]["table"]["practice"] is True


def test_practice_is_no_secret_before_the_start_either() -> None:
    """[T-3.5] The practice of Dive's own rules is one, too."""
    assert Evening("scuba", 2, practice=True).documents[PUBLIC]["table"]["practice"]
    assert Evening("dive", 1, {"practice": True}).documents[PUBLIC]["table"]["practice"]
    assert not Evening("dive", 1).documents[PUBLIC]["table"]["practice"]


def announced(seats: int, people: int, **settings: Any) -> Evening:
    """Seat 0 has just announced the orca."""
    evening = Evening("dive", seats, {"companions": True, "close_delay": 0}, **settings)
    for seat in range(people):
        evening.do(seat, Take, seat=seat, name=f"Diver {seat}")
    for seat in range(people, seats):
        evening.do(0, Bot, seat=seat, level="random")
    evening.do(0, Start)
    evening.act(0, PickCompanion("orca"))
    for seat in range(1, seats):
        evening.incident(PickCompanion("octopus"), Seat(seat))
    evening.act(0, Announce("orca"))
    return evening


def test_an_announced_companion_is_not_taken_back_by_its_owner_alone() -> None:
    """[T-3.4] [T-3.5] Nobody has learnt anything hidden, and yet it scared everybody. (D-Q93)"""
    evening = announced(2, 2)
    assert taught_nobody(evening.table, Seat(0))

    assert isinstance(evening.ask(0, "undo").entry, Asked)
    evening.ask_all("undo")
    assert not evening.table.state.used[0]


def test_against_bots_an_announced_companion_stands() -> None:
    """[T-3.5]"""
    announced(2, 1).refused(refusals.BINDING, 0, Ask, what="undo", seat=0)
    announced(2, 1, practice=True).ask(0, "undo")


def test_a_placed_octopus_stands_too() -> None:
    """[T-3.4] [D-5.15]"""
    evening = Evening("dive", 2, {"companions": True}).start()
    evening.act(0, PickCompanion("octopus"))
    evening.act(1, PickCompanion("orca"))
    evening.act(0, PlaceOctopus(500, 500, 0))

    assert isinstance(evening.ask(0, "undo").entry, Asked)


def test_in_scuba_a_turn_that_was_handed_over_stands() -> None:
    """[T-3.4] (S-A91)"""
    assert GAMES["scuba"].binding == {Stop}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_free_to_take_back_looks_the_same_in_every_world(game: str) -> None:
    """[T-3.4] In many more imagined worlds than the table looks at."""
    evening = Evening(game).start()
    rules, rng, free = GAMES[game], Random(game), 0
    for _ in range(18):
        if not evening.waited_for or evening.waited_for == [-1]:
            break
        seat = evening.waited_for[0]
        before = evening.table.state
        action = rules.actions(before, seat).sample(rng)
        evening.act(seat, action)
        if (
            not evening.table.takeback.recent
            or evening.table.takeback.recent[-1].before is not before
        ):
            continue  # a secret step
        if taught_nobody(evening.table, seat):
            free += 1
            for eyes in (None, seat):
                worlds = (rules.imagine(rules.view(before, eyes), rng) for _ in range(12))
                told = {heard(rules, world, seat, action, eyes) for world in worlds}
                assert told == {heard(rules, before, seat, action, eyes)}
    assert free


def heard(game: Any, state: Any, seat: Seat, action: Any, eyes: Seat | None) -> str:
    events = game.apply(state, seat, action).events
    return repr([game.seen_by(event, eyes) for event in events])
