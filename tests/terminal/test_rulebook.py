"""Rules are found by their numbers, all of them."""

import re
from pathlib import Path

import pytest

from divetable.core.errors import Refusal
from divetable.terminal.rulebook import rule_text
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


@pytest.mark.parametrize("number", ["", "X-1", "D", "D-", "D-99.1", "T-1", "D-2.1.0"])
def test_what_is_no_number_has_no_text(number: str) -> None:
    assert rule_text(number) is None


def test_every_refusal_leads_to_a_text() -> None:
    assert len(REFUSALS) > 100
    assert [known.rule for known in REFUSALS if not rule_text(known.rule)] == []


@pytest.mark.parametrize("book", ["dive", "scuba", "divers", "table"])
def test_every_numbered_rule_has_a_text(book: str) -> None:
    text = (RULES / f"{book}.md").read_text("utf-8")
    numbers = set(re.findall(r"^(?:[-*] |\| )\*\*([DSVT]-\d+\.\d+)\b", text, re.MULTILINE))

    assert len(numbers) > 25
    assert [number for number in sorted(numbers) if not rule_text(number)] == []
