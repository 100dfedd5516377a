"""A host is told which options go together, before opening a table."""

from typing import Any

import pytest

from divetable.core.codec import dump
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.tables import refusals
from divetable.tables.commands import Change
from divetable.tables.compatibility import Fit, fit
from divetable.tables.settings import Settings
from divetable.tables.table import Table
from tests.tables.evening import Evening


def fitted(game: str, seats: int, wanted: dict[str, Any]) -> Fit:
    return fit(GAMES[game], seats, wanted)


def refused(found: Fit, *names: str) -> dict[str, list[tuple[Any, str]]]:
    return {
        name: [(value, error.rule) for value, error in found.refused[name]]
        for name in names
        if name in found.refused
    }


def test_what_does_not_go_with_the_rest_is_refused_by_its_rule() -> None:
    names = ("mode", "chief", "expansion_companions")

    assert refused(fitted("dive", 3, {"companions": True}), *names) == {
        "mode": [("children", "D-5.1")]
    }
    assert refused(fitted("dive", 3, {}), *names).keys() == {"expansion_companions"}


def test_what_no_longer_fits_falls_away_and_is_told() -> None:
    wanted = {"companions": True, "expansion_companions": True, "card_history": True}

    assert fitted("dive", 3, wanted).options == wanted
    assert fitted("dive", 3, wanted).dropped == []
    del wanted["companions"]
    left = fitted("dive", 3, wanted)
    assert left.options == {"card_history": True}
    assert [(name, why.rule) for name, why in left.dropped] == [("expansion_companions", "D-5.13")]
    assert fitted("dive", 1, {"mode": "children", "card_history": True}).options == {
        "card_history": True
    }


def test_the_newest_wish_wins() -> None:
    found = fitted("dive", 3, {"companions": True, "mode": "children"})

    assert found.options == {"mode": "children"}
    assert [name for name, _ in found.dropped] == ["companions"]


def test_several_wishes_may_have_to_fall() -> None:
    both = {"expansion_companions": True, "duplicate_companions": True}
    found = fitted("dive", 3, both)

    assert found.options == {}
    assert [name for name, _ in found.dropped] == list(both)


def test_wishes_are_spelled_in_one_way() -> None:
    assert fitted("scuba", 2, {"noDeath": True}).options == {"no_death": True}


def test_a_game_says_what_it_settles_itself() -> None:
    found = fitted("dive", 1, {})
    alone = found.settled
    three = fitted("divers", 3, {})

    assert dump(alone)["chief"] is True
    assert "chief" in found.fixed
    assert dump(three.settled)["teams"] is False
    assert [value for value, _ in three.refused["teams"]] == [True]


def test_options_have_a_name_that_can_be_seen() -> None:
    """The host's, for the invitation. [T-2.9]"""
    evening = Evening()
    laid = {"seats": 2, "options": {"no_death": True}}

    evening.do(0, Change, **laid, settings=Settings(called="  Friday \u202e night "))

    assert evening.table.settings.called == "Friday night"
    assert evening.table.shown.options == {"no_death": True}
    evening.refused(refusals.BAD_NAME, 0, Change, **laid, settings=Settings(called="\u200b"))


def test_a_table_of_older_rules_stays_what_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the host changes its options: those are today's. [T-2.9]"""
    former = replace(GAMES["scuba"], rules_version=0)
    monkeypatch.setitem(GAMES, "scuba", former)
    evening = Evening("scuba", 2, {"hiddenScores": False})
    monkeypatch.setitem(GAMES, "scuba", replace(former, formerly={0: {"no_death": True}}))
    opened = Table(evening.table.opened)

    assert opened.shown.options == {"no_death": True, "hidden_scores": False}
    evening.table = opened
    evening.do(0, Change, seats=2, options={}, settings=Settings())
    assert evening.table.shown.options == {"no_death": None}
    assert not evening.start().table.state.options.no_death
