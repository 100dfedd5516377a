"""What the terminal tells of Dive: help without effect, companions that several want, the chief."""

from typing import Any

import pytest
from rich.text import Text

from divetable.terminal.game import result_lines
from divetable.terminal.speech import speech_of

TELLER = speech_of("dive", ["Ada", "Bea"], "en")


def told(kind: str, **parts: Any) -> str | None:
    return TELLER.event({"type": kind, **parts})


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"helper": "manta", "to": 21, "start": 21}, "takes it (manta ray): no effect."),
        ({"helper": "manta", "to": 9, "start": 9}, "takes it (manta ray): no effect."),
        ({"helper": "manta", "to": 21}, "takes it (manta ray): no effect."),  # an old record
        ({"helper": "green", "to": 0, "start": 0}, "takes it (green turtle): no effect."),
        ({"helper": "red", "to": 3, "start": 5}, "carried back (red turtle): to field 3."),
        ({"helper": "red", "to": 7, "start": 5}, "helped on to field 7."),
        ({"helper": "manta", "to": 9}, "helped on to field 9."),  # an old record does not say
    ],
)
def test_help_is_told_as_what_it_did(parts: dict[str, Any], said: str) -> None:
    """[D-2.38] [D-2.39] [D-5.91] [D-5.95]"""
    text = told("Helped", diver=1, level=1, **parts)

    assert text is not None
    assert "Bea " in text
    assert text.endswith(said)


def test_the_chief_takes_a_manta_without_effect_too() -> None:
    """(D-Q78)"""
    text = told("Helped", diver=2, level=1, helper="manta", to=21, start=21)

    assert text is not None
    assert text.endswith("Village chief takes it (manta ray): no effect.")


@pytest.mark.parametrize(
    ("by", "why"),
    [
        ("age", "Bea is younger, so Bea gets it"),
        ("lot", "Lots are drawn: Bea gets it"),
        (None, "Lots are drawn: Bea gets it"),  # an old record does not say
    ],
)
def test_who_gets_what_several_want_is_told_with_the_reason(by: str | None, why: str) -> None:
    """[D-5.2] [D-5.3]"""
    text = told("PicksShown", picks=["orca", "orca"], owners=[None, "orca"], by=by)

    assert text is not None
    assert text.startswith("Companions: Bea: Orca.")
    assert "Ada, Bea want Orca. " + why in text


def test_nothing_is_settled_where_nobody_wants_the_same() -> None:
    text = told("PicksShown", picks=["orca", "fugu"], owners=["orca", "fugu"], by=None)

    assert text == "Companions: Ada: Orca, Bea: Fugu."


def ended(verdict: str, winners: list[int], scores: list[int], *others: int) -> list[str]:
    view = {
        "result": {"verdict": verdict, "winners": winners, "scores": scores},
        "positions": [*scores, *others],
    }
    lines = result_lines(view, speech_of("dive", ["Ada", "Bea"][: len(scores)], "en"))
    return [line.plain for line in lines if isinstance(line, Text)]


def test_the_chief_wins_and_stands_in_the_result() -> None:
    """[D-6.32]"""
    assert ended("chief", [], [20, 18], 24) == [
        "The chief wins.",
        "Ada: 20",
        "Bea: 18",
        "Village chief: 24",
    ]


def test_a_tie_with_the_chief_is_told() -> None:
    """[D-6.31] (D-Q85)"""
    first = ended("chief", [], [24, 18], 24)[0]

    assert first == "The chief wins: Ada came just as far, and ties go to the chief."


def test_who_beats_the_chief_is_told_with_his_field() -> None:
    assert ended("win", [0], [25], 24) == ["Won: Ada", "Ada: 25", "Village chief: 24"]


def test_practice_ends_without_a_winner_and_without_a_loser() -> None:
    """(D-Q43)"""
    assert ended("practice", [], [23]) == ["The practice dive is over.", "Ada: 23"]


def test_nobody_wins_where_nobody_can() -> None:
    assert ended("nobody", [], [0, 0])[0] == "Nobody has won."
