"""What a table may choose."""

import doctest
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from divetable.core.errors import BadOptions
from divetable.games.scuba import SCUBA, options
from divetable.games.scuba.options import NAMES, Options, printed_name, read_options
from divetable.games.scuba.start import start

RULES = Path(__file__).parents[3] / "docs" / "rules" / "scuba.md"
CHOICES: dict[str, tuple[Any, Any]] = {
    "decompression": ("off", "on"),
    "noDeath": ("off", "on"),
    "hiddenScores": ("on", "off"),
    "eventDeckBy": ("square", "tile"),
    "startSquareExam": ("on", "off"),
    "dustBlocksFlip": ("on", "off"),
    "mustEnterFirstTurn": ("on", "off"),
    "voluntary40": ("off", "on"),
    "boatFinal": ("on", "off"),
    "decoShed": ("fullTurn", "endOfTurn"),
    "decoAt40": ("arrivalAndEndOfTurn", "arrivalOnly"),
    "extraRoundEnd": ("endOfRound", "immediate"),
    "outerColumns2p": ("open", "closed"),
    "currentAirLoss": ("on", "off"),
    "flipOpenTiles": ("on", "off"),
}


def test_every_option_of_section_7_exists_with_its_default() -> None:
    section = RULES.read_text("utf-8").partition("# 7. Table options")[2]
    printed = re.findall(
        r"^\| `(\w+)` (?:\(vectors: `deco`\) )?\| `?([\w-]+)`? \|", section, re.MULTILINE
    )

    assert {name for name, _ in printed} == {*CHOICES, "dataSet", "startPlayer"}
    for name, default in printed:
        assert read_options({name: default}, 2) == Options()


@pytest.mark.parametrize("name", CHOICES)
def test_both_settings_are_accepted_in_every_spelling(name: str) -> None:
    default, other = CHOICES[name]
    field = NAMES[name]

    assert printed_name(field) == name
    assert read_options({name: default}, 2) == Options()
    assert read_options({name: other}, 2) == read_options({field: other}, 2) != Options()
    assert read_options({name: None}, 2) == Options()


def test_the_vectors_name_for_decompression_works() -> None:
    assert read_options({"deco": True}, 3).decompression


@pytest.mark.parametrize("seats", [0, 1, 5, -1, "2", True, None, 2.0])
def test_scuba_is_for_two_to_four(seats: Any) -> None:
    """[S-2.5]"""
    with pytest.raises(BadOptions):
        start(seats)


@pytest.mark.parametrize(
    "given",
    [
        {"noDeath": "maybe"},
        {"noDeath": 1},
        {"eventDeckBy": "colour"},
        {"startPlayer": "me"},
        {"startPlayer": 3},
        {"startPlayer": -1},
        {"rain": True},
    ],
)
def test_what_cannot_be_chosen(given: dict[str, object]) -> None:
    """[S-2.6]"""
    with pytest.raises(BadOptions):
        read_options(given, 2)


@pytest.mark.parametrize("seats", [3, 4])
def test_outer_columns_hold_tiles_with_more_than_two_players(seats: int) -> None:
    """[S-13.2]"""
    with pytest.raises(BadOptions, match="they hold tiles"):
        read_options({"outerColumns2p": "closed"}, seats)


def test_all_options_go_together_for_two() -> None:
    """Each pair of settings that are not the default. [S-12.6]"""
    for one, other in product(CHOICES, CHOICES):
        assert start(2, {one: CHOICES[one][1], other: CHOICES[other][1]}).result is None


def test_the_variants_cover_every_option() -> None:
    chosen = {NAMES[name] for options in SCUBA.variants.values() for name in options}

    assert chosen == set(Options.__dataclass_fields__)


def test_options_are_taken_as_they_are() -> None:
    assert read_options(Options(no_death=True), 2) == Options(no_death=True)
    assert read_options({"startPlayer": "random"}, 2).start_player is None


def test_the_examples_in_the_module() -> None:
    assert doctest.testmod(options).failed == 0
