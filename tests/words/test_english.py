"""English stands in refusals.py, and the catalogue repeats it."""

import pytest

from divetable.core.errors import Refusal
from divetable.words import refusal
from divetable.words.english import MARK, PARTS, as_fluent, path, refreshed, refusals_of

a_part = pytest.mark.parametrize("part", PARTS)


@a_part
def test_the_english_catalogue_is_up_to_date(part: str) -> None:
    text = path(part).read_text("utf-8")

    assert refreshed(text, refusals_of(part)) == text, "stale: run python -m divetable.words"


@a_part
def test_english_is_what_the_error_says(part: str) -> None:
    facts = {name: 3 for known in refusals_of(part) for name in facts_of(known)}
    for known in refusals_of(part):
        error = known(**{name: facts[name] for name in facts_of(known)})
        assert refusal(error, "en") == str(error)


def facts_of(known: Refusal) -> set[str]:
    """The names between braces."""
    return {piece.partition("}")[0] for piece in known.english.split("{")[1:]}


def test_english_names_companions_and_is_else_what_the_error_says() -> None:
    known = next(known for known in refusals_of("dive") if known.message == "dive-taken")

    said = refusal(known(companion="white_shark", offered="octopus, giant_turtle"), "en")

    shown = known(companion="Great white shark", offered="Giant octopus, Giant green turtle")
    assert said == str(shown)


def test_what_is_above_the_mark_stays_and_what_is_below_is_written_anew() -> None:
    level = Refusal("T-1", "test-english-level", "level {level} is empty")

    assert refreshed(f"# ours\n{MARK}old = old\n", [level]) == (
        f"# ours\n{MARK}\ntest-english-level = level {{ $level }} is empty\n"
    )


def test_a_file_without_the_mark_is_not_overwritten() -> None:
    with pytest.raises(ValueError, match="lacks the line"):
        refreshed("# ours\n", [])


def test_braces_in_the_text_are_quoted_for_fluent() -> None:
    braces = Refusal("T-1", "test-english-braces", "write {{{what}}}")

    assert as_fluent(braces) == 'test-english-braces = write { "{" }{ $what }{ "}" }\n'
