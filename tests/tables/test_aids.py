"""Hints and sonar are aids, and everybody knows who uses them. Chapter 6 of the house rules."""

from random import Random
from typing import Any

import pytest

from divetable.core.game import Seat
from divetable.tables import refusals
from divetable.tables.commands import Bot, Change, Hint, Sonar, Start, Take
from divetable.tables.decisions import HINTS_BY, Context, decide, resolve
from divetable.tables.entries import StoodIn
from tests.tables.evening import Evening


@pytest.fixture(autouse=True)
def with_experts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that can be asked are there."""

    def with_levels(evening: Evening, who: str, command: Any) -> Any:
        secrets = iter(("seed", "salt")).__next__
        return decide(evening.table, who, command, Context(evening.now, secrets, {HINTS_BY: ""}))

    monkeypatch.setattr(Evening, "decide", with_levels)


def against_a_bot(**settings: Any) -> Evening:
    evening = Evening("scuba", 2, **settings)
    evening.do(0, Take, seat=0, name="Ada")
    evening.do(0, Bot, seat=1, level=HINTS_BY)
    evening.do(0, Start)
    return evening


def test_everybody_sees_that_a_quick_judgement_stood_in_until_a_bot_thinks_again() -> None:
    """[T-2.7]"""
    evening, rng = against_a_bot(), Random(1)
    why: StoodIn
    for why in ("getting ready", "late", ""):
        table, seat = evening.table, Seat(asked_to_move(evening))
        action = table.game.actions(table.state, seat).sample(rng)
        evening.add(*resolve(table, seat, action, evening.now, stood_in=why))
        for viewer in evening.viewers:
            assert evening.documents[viewer]["table"]["seats"][seat]["stood_in"] == why
    assert evening.table.steps is not None
    assert [step.stood_in for step in evening.table.steps] == ["getting ready", "late", ""]


def asked_to_move(evening: Evening) -> int:
    return int(evening.waited_for[0])


def test_everybody_sees_who_asked_for_a_hint() -> None:
    """[T-6.6]"""
    evening = Evening("scuba", 2, hints=True).start()
    seat = asked_to_move(evening)
    evening.do(seat, Hint, seat=seat)
    evening.do(seat, Hint, seat=seat)

    for viewer in evening.viewers:
        assert evening.documents[viewer]["table"]["seats"][seat]["hints"] == 2
        assert evening.messages[viewer][-1]["news"] == {"type": "HintAsked", "seat": seat}


def test_where_people_play_together_hints_are_off_unless_the_host_turns_them_on() -> None:
    """[T-6.6]"""
    evening = Evening("scuba", 2)
    assert evening.documents[0]["table"]["hints"] is True  # nobody else is here yet
    evening.start()
    seat = asked_to_move(evening)

    assert evening.documents[0]["table"]["hints"] is False
    evening.refused(refusals.NO_HINTS, seat, Hint, seat=seat)
    assert Evening("scuba", 2, hints=True).start().documents[0]["table"]["hints"] is True


def test_alone_and_in_practice_hints_are_on_unless_the_host_turns_them_off() -> None:
    """[T-6.6]"""
    assert against_a_bot().documents[0]["table"]["hints"] is True
    assert against_a_bot(hints=False).documents[0]["table"]["hints"] is False
    assert Evening("scuba", 2, practice=True).start().documents[0]["table"]["hints"] is True


def test_a_hint_is_for_the_seat_that_is_asked() -> None:
    """[T-6.6]"""
    evening = Evening("scuba", 2, hints=True).start()
    seat = asked_to_move(evening)

    evening.refused(refusals.HINT_LATER, 1 - seat, Hint, seat=1 - seat)
    evening.refused(refusals.NOT_YOUR_SEAT, 1 - seat, Hint, seat=seat)


def test_a_table_may_play_without_sonar() -> None:
    """[T-6.5]"""
    evening = Evening("dive", 2).start()
    evening.do(0, Sonar, seat=0, on=True)
    assert evening.documents[1]["table"]["seats"][0]["sonar"] is True
    without = Evening("dive", 2, sonar=False).start()

    without.refused(refusals.NO_SONAR, 0, Sonar, seat=0, on=True)
    without.do(0, Sonar, seat=0, on=False)


def test_tables_that_were_laid_before_keep_their_hints() -> None:
    """[T-6.6] Then hints were on or off, and nothing was usual."""
    evening = Evening("scuba", 2).sit()
    evening.do(0, Change, seats=2, options={}, settings=Evening("scuba", hints=True).table.settings)

    assert evening.table.shown.hints
