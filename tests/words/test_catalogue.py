"""Asking the catalogue."""

import doctest
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import divetable.words
from divetable.core.errors import Refusal
from divetable.games.dive import refusals
from divetable.words import LANGUAGES, catalogue, has, language, refusal, say


@pytest.mark.parametrize(
    ("preferred", "environment", "chosen"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "nds_DE"}, "en"),
        (None, {"LANG": "fr"}, "fr"),
        (None, {"LANG": "sv@euro"}, "sv"),
        (None, {"LC_MESSAGES": "nl_BE", "LANG": "fr_BE"}, "nl"),
        (None, {"LC_ALL": "sv_SE", "LC_MESSAGES": "nl_BE"}, "sv"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (None, {"LC_ALL": "", "LANG": "de_DE"}, "de"),
        (None, {"DIVETABLE_LANG": "fr", "LC_ALL": "de_DE"}, "fr"),
        ("nl", {"DIVETABLE_LANG": "fr"}, "nl"),
        ("DE-ch", {}, "de"),
        ("tlh", {"LANG": "de_DE"}, "en"),
        ("", {"LANG": "de_DE"}, "de"),
    ],
)
def test_the_language_is_the_one_chosen_or_that_of_the_environment(
    preferred: str | None, environment: dict[str, str], chosen: str
) -> None:
    assert language(preferred, environment) == chosen


def test_an_unknown_message_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        say("en", "greeting-nobody")


def test_a_part_that_nobody_has_translated_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "chessface.ftl").write_text("chessface-title = Chess\n")
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)

    assert has("chessface-title")
    assert not has("chessface-about")
    assert say("sv", "chessface-title") == "Chess"


def test_an_unknown_language_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match="en, nl, de, fr, sv"):
        say("tlh", "greeting-title")


def test_a_missing_fact_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match="dive-gap in nl"):
        say("nl", "dive-gap", gap=1)


def test_a_refusal_without_a_message_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        refusal(Refusal("T-1", "test-catalogue", "no")(), "de")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (1234567, "1234567"),
        (-0.5, "-0,5"),
        (float("inf"), "inf"),
        (True, "True"),
        (None, "None"),
        ([1, 1], "[1, 1]"),
        ("or", "or"),
        ("orca", "orca"),
    ],
)
def test_what_a_player_gave_is_shown_as_it_is(given: object, shown: str) -> None:
    error = refusals.BAD_SETTING(option="x", given=given, allowed="y")

    assert refusal(error, "de") == f"x kann nicht {shown} sein; erlaubt: y [D-2.5]"


def test_a_list_is_shown_without_brackets() -> None:
    error = refusals.BAD_PRIORITY(given=[1, 1], seats=[0, 1])

    assert "platserna 0, 1 en gång" in refusal(error, "sv")


@pytest.mark.parametrize("code", LANGUAGES)
def test_problems_found_in_data_stay_as_they_are(code: str) -> None:
    assert refusal(refusals.BAD_POSITION(problem="orca, 1 or 2"), code).endswith(
        ": orca, 1 or 2 [D-2.5]"
    )


@pytest.mark.parametrize("module", [divetable.words, catalogue], ids=lambda module: module.__name__)
def test_the_examples_in_the_docs_hold(module: ModuleType) -> None:
    result = doctest.testmod(module)

    assert result.attempted
    assert not result.failed


def test_games_are_played_without_the_catalogue() -> None:
    check = "import sys, divetable.games; sys.exit('fluent' in sys.modules)"

    assert not subprocess.run([sys.executable, "-c", check], check=False).returncode
