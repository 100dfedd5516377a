"""What a table may choose."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from divetable.core.errors import BadOptions
from divetable.games.scuba import SCUBA
from divetable.games.scuba.options import Options, read_options
from divetable.games.scuba.start import start

RULES = Path(__file__).parents[3] / "docs" / "rules" / "scuba.md"
CHOICES: dict[str, tuple[Any, Any]] = {
    "decompression": ("off", "on"),
    "no_death": ("off", "on"),
    "hidden_scores": ("on", "off"),
    "event_deck_by": ("square", "tile"),
    "first_turn_up": ("off", "on"),
    "start_square_animals": ("on", "off"),
    "start_square_tiles": ("off", "on"),
    "minus_square_alone": ("on", "off"),
    "dust_blocks_flip": ("on", "off"),
    "must_enter_first_turn": ("on", "off"),
    "voluntary40": ("off", "on"),
    "boat_final": ("off", "on"),
    "deco_shed": ("fullTurn", "endOfTurn"),
    "deco_at40": ("arrivalAndEndOfTurn", "arrivalOnly"),
    "extra_round_end": ("endOfRound", "immediate"),
    "outer_columns2p": ("open", "closed"),
    "current_air_loss": ("on", "off"),
    "flip_open_tiles": ("on", "off"),
}


def test_every_option_of_section_7_exists_with_its_default() -> None:
    section = RULES.read_text("utf-8").partition("# 7. Table options")[2]
    printed = re.findall(
        r"^\| `(\w+)` (?:\(vectors: `deco`\) )?\| `?([\w-]+)`? \|", section, re.MULTILINE
    )

    assert {name for name, _ in printed} == {*CHOICES, "data_set", "start_player"}
    for name, default in printed:
        assert read_options({name: default}, 2) == Options()


@pytest.mark.parametrize("name", CHOICES)
def test_both_settings_are_accepted_in_every_spelling(name: str) -> None:
    default, other = CHOICES[name]
    before = re.sub(r"_(\w)", lambda found: found[1].upper(), name)  # as records of 0.1.0 say it

    assert read_options({name: default}, 2) == Options()
    assert read_options({name: other}, 2) == read_options({before: other}, 2) != Options()
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
        {"no_death": "maybe"},
        {"no_death": 1},
        {"event_deck_by": "colour"},
        {"start_player": "me"},
        {"start_player": 3},
        {"start_player": -1},
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
        read_options({"outer_columns2p": "closed"}, seats)


def test_all_options_go_together_for_two() -> None:
    """Each pair of settings that are not the default. [S-12.6]"""
    for one, other in product(CHOICES, CHOICES):
        assert start(2, {one: CHOICES[one][1], other: CHOICES[other][1]}).result is None


def test_the_variants_cover_every_option() -> None:
    chosen = {name for options in SCUBA.variants.values() for name in options}

    assert chosen == set(Options.__struct_fields__)


def test_options_are_taken_as_they_are() -> None:
    assert read_options(Options(no_death=True), 2) == Options(no_death=True)
    assert read_options({"start_player": "random"}, 2).start_player is None


def test_options_are_shown_without_the_set_of_cards() -> None:
    """It may be a document as long as a book."""
    shown = repr(Options(no_death=True, data_set='{"animalCards": []}'))

    assert shown.startswith("Options(decompression=False")
    assert "no_death=True" in shown
    assert "animalCards" not in shown
