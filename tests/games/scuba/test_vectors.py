"""The worked examples of the rulebook, and ours for the options that have none."""

import json
from pathlib import Path
from typing import Any

import pytest

from divetable.lab.checks.vectors import play_file, read_file
from divetable.lab.checks.vectors.scuba import differences

FOLDER = Path(__file__).parents[2] / "vectors"
VECTORS = [
    vector for name in ("scuba.jsonl", "scuba_house.jsonl") for vector in read_file(FOLDER / name)
]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_a_vector_holds(vector: dict[str, Any]) -> None:
    assert differences(vector) == []


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_every_wrong_expectation_is_noticed(vector: dict[str, Any]) -> None:
    """Each one is replaced by something else in its turn."""
    for key, wanted in vector["expect"].items():
        wrong = [["void", "EV-X"]] if key == "log" else another(wanted)

        assert differences({**vector, "expect": {key: wrong}}), key


def another(wanted: Any) -> Any:
    written = json.dumps(wanted)
    if written.startswith("{"):
        return dict.fromkeys(wanted, 99)
    return [99] if written.startswith("[") else "another"


def test_there_are_as_many_as_there_were() -> None:
    assert len(VECTORS) == 90 + 54
    assert len({vector["id"] for vector in VECTORS}) == len(VECTORS)


@pytest.mark.parametrize(
    "option",
    [
        "hidden_scores",
        "deco_at40",
        "outer_columns2p",
        "current_air_loss",
        "flip_open_tiles",
        "boat_final",
        "dust_blocks_flip",
        "extra_round_end",
    ],
)
def test_each_option_has_a_vector(option: str) -> None:
    assert [vector for vector in VECTORS if option in vector.get("options", {})]


GIVEN: dict[str, Any] = {"players": ["A", "B"], "active": "A", "current": "CC-33"}


@pytest.mark.parametrize(
    ("do", "told"),
    [
        ([["step", "U"], ["step", "L"]], "refused"),
        ([["illegal", "step", "L"]], "is allowed"),
        ([["flip"]], "refused"),
        ([["beginTurn", "B"]], "refused"),
        ([["discover", "nothing"]], "no tile nothing"),
    ],
)
def test_what_cannot_be_played_is_told(do: list[list[Any]], told: str) -> None:
    [difference] = differences({"given": GIVEN, "do": do, "expect": {}})

    assert told in difference


@pytest.mark.parametrize("words", [["jump"], ["step"], ["enter", 4, 5]])
def test_words_without_meaning_are_told(words: list[Any], tmp_path: Path) -> None:
    file = tmp_path / "scuba_words.jsonl"
    file.write_text(json.dumps({"id": "W", "given": GIVEN, "do": [words], "expect": {}}))

    [(id, [told])] = play_file(file)

    assert id == "W"
    assert "cannot be read" in told


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"sharks": 3}, "the position has no sharks"),
        ({"divers": {"A": {"age": 3}}}, "a diver has no age"),
        ({"divers": {"Z": {}}}, "there is no player Z"),
        ({"divers": {"A": {"loc": "BAR"}}}, "there is no loc BAR"),
        ({"divers": {"A": {"at": [0, 1]}}}, "there is no square [0, 1]"),
        ({"divers": {"A": {"cards": ["cat"]}}}, "there is no species cat"),
        ({"tiles": {"t": {"id": "T-X-01", "at": [1, 1]}}}, "there is no tile id T-X-01"),
        ({"tiles": {"t": {"id": "T-R-01", "at": [1, 1], "old": 1}}}, "a tile has no old"),
        ({"currentDeck": ["CC-99"]}, "there is no card CC-99"),
        ({"phase": "LUNCH"}, "there is no phase LUNCH"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    given: dict[str, Any], problem: str, tmp_path: Path
) -> None:
    file = tmp_path / "scuba_positions.jsonl"
    file.write_text(json.dumps({"id": "P", "given": given, "do": [], "expect": {}}))

    [(_, [told])] = play_file(file)

    assert problem in told
