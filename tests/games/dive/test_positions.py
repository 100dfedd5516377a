"""Any position can be set up from a document, and a bad one is refused with what is wrong."""

from typing import Any

import pytest

from divetable.core.errors import BadData, RulesError
from divetable.games.dive.positions import set_up

DOCUMENT: dict[str, Any] = {
    "start": {"ann": 3, "chief": 16, "bea": 0},
    "deck": ["M", "M", "M", "S"],
    "more": 2,
    "chief": {"values": [6, 4, 3, 2], "colours": "BBYY"},
    "use": {"bea": {"narwhal": 1}},
}


def test_everything_is_where_the_document_says() -> None:
    """Players by their place in it, the chief behind them; his card comes first. [D-2.5]"""
    position = set_up(DOCUMENT)
    state = position.state

    assert position.names == ("ann", "bea", "chief")
    assert position.seat("bea") == 1
    assert state.positions == [3, 0, 16]
    assert [card.code for card in state.deck[:4]] == ["M", "M", "M", "S"]
    assert len(state.deck) == 6
    assert state.chief_deck[0].values == (6, 4, 3, 2)
    assert state.companions == (None, "narwhal")
    assert state.phase == "programming"


def test_a_design_is_used_again_only_when_there_is_no_other() -> None:
    """There are two mantas among the 36 cards; a puzzle may have three. [D-2.2]"""
    ids = [card.id for card in set_up(DOCUMENT).state.deck]

    assert len(set(ids[:2])) == 2
    assert ids[2] in ids[:2]
    assert len({*ids[:2], *ids[3:]}) == 5


def test_without_a_card_of_his_own_the_chief_draws_from_his_deck() -> None:
    """Naming him among the divers is enough. [D-6.3]"""
    state = set_up({"start": {"ann": 0, "chief": 2}}).state

    assert len(state.chief_deck) == 48
    assert state.positions == [0, 2]
    assert len(state.deck) == 20


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"start": {}}, "every diver a field"),
        ({"start": {"chief": 4}}, "every diver a field"),
        ({"start": {"ann": -1}}, "every diver a field"),
        ({"start": {"ann": 1.5}}, "every diver a field"),
        ({"start": {"ann": "x"}}, "every diver a field"),
        ({"start": [1, 2]}, "every diver a field"),
        ({"use": {"eve": {"orca": 1}}}, "use names eve, who does not play"),
        ({"use": {"ann": {"orca": 1, "fugu": 1}}}, "ann has more than one companion"),
        ({"use": {"ann": {"whale": 1}}}, "there is no companion whale"),
        ({"use": {"ann": {"dolphins": "bea"}}}, "dolphins cannot be used at this table"),
        ({"deck": ["X"]}, "there is no content X"),
        ({"deck": ["-"] * 37}, "36 cards at most"),
        ({"chief": {"values": [6]}}, "the chief's card"),
        ({"chief": 5}, "the chief's card"),
    ],
)
def test_a_bad_position_is_refused_with_what_is_wrong(change: Any, problem: str) -> None:
    """And cites the rule. [D-2.5]"""
    with pytest.raises(BadData, match=problem) as caught:
        set_up({**DOCUMENT, **change})

    assert caught.value.rule == "D-2.5"


def test_a_position_obeys_the_table_s_options() -> None:
    """Clashing options are refused as everywhere. [D-6.2]"""
    with pytest.raises(RulesError, match=r"\[D-6\.2\]"):
        set_up({**DOCUMENT, "use": {}, "options": {"mode": "children"}})
