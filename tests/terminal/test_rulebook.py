"""Rules are found by their numbers, all of them."""

import re
from pathlib import Path

import pytest

from divetable.core.errors import Refusal
from divetable.terminal.rulebook import BOOKS, rule_text
from divetable.words import LANGUAGES
from divetable.words.english import PARTS, refusals_of

RULES = Path(__file__).parents[2] / "docs" / "rules"
REFUSALS: list[Refusal] = [known for part in PARTS for known in refusals_of(part)]


@pytest.mark.parametrize(
    ("number", "begins"),
    [
        ("D-2.10", "A program fills levels 1, 2"),
        ("[d-2.10]", "A program fills levels 1, 2"),
        ("S-5.3", "Vertical. [P] At most 2 of them up"),
        ("V-8.5", "(T) / mud / move ends on tuft 1"),
        ("D-Q45", "A player leaves for good / Pawn stays"),
        ("S-A90", "Player leaves or runs out of time"),
    ],
)
def test_a_rule_is_what_the_book_says(number: str, begins: str) -> None:
    assert (rule_text(number) or "").startswith(begins)


@pytest.mark.parametrize("number", ["", "X-1", "D", "D-", "D-99.1", "T-Q", "D-2.1.0"])
def test_what_is_no_number_has_no_text(number: str) -> None:
    assert rule_text(number) is None


def test_every_refusal_leads_to_a_text() -> None:
    assert len(REFUSALS) > 100
    assert [known.rule for known in REFUSALS if not rule_text(known.rule)] == []


@pytest.mark.parametrize(
    ("number", "holds", "not_this"),
    [
        ("V-8.13", ["goldfish / move ends", "details. The wish belongs"], "Forced movement"),
        ("V-9.1", ["Terms. Every arrival", "wish / none / none"], "Origin"),
        (
            "V-9.6",
            ["1. If there is an end of class OK", "4. Otherwise", "V-9.6 is applied"],
            "V-9.7",
        ),
        ("V-9.8", ["resolveEnd(diver", "The search always stops"], "Treasure"),
        ("V-15.3", ["more treasures in its two holds"], "draw"),
        ("V-15.4", ["(H) Equal: draw."], "holds"),
        ("S-8.3", ["Symbols as in 1.7", "\n  - deco: see S-11"], "endTurn: no more"),
        ("D-2.46", ["Stack empty: if a level"], "Rest"),
    ],
)
def test_a_rule_is_whole_and_no_more(number: str, holds: list[str], not_this: str) -> None:
    text = rule_text(number) or ""

    assert [part for part in holds if part not in text] == []
    assert not_this not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("letter", "book"), BOOKS.items())
def test_every_rule_and_decision_has_a_text_in_every_language(
    letter: str, book: str, language: str
) -> None:
    english = (RULES / f"{book}.md").read_text("utf-8")
    rules = set(re.findall(r"\*\*([A-Z]-\d+\.\d+)\b", english))
    decisions = re.findall(r"^\| ([QA])-(\d+) \|", english, re.MULTILINE)
    numbers = sorted(rules | {f"{letter}-{mark}{count}" for mark, count in decisions})

    assert rules
    assert [number for number in numbers if not rule_text(number, language)] == []
    if language != "en":
        assert [
            number for number in numbers if rule_text(number, language) == rule_text(number)
        ] == []
