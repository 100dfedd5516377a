"""The worked examples of the rulebook, and ours for the options it has none for."""

import json
from pathlib import Path
from typing import Any

import pytest

from divetable.lab.checks.vectors import check_of, game_of, play_file, read_file

FILES = sorted((Path(__file__).parents[2] / "vectors").glob("divers*.jsonl"))
VECTORS = {vector["id"]: vector for path in FILES for vector in read_file(path)}


@pytest.mark.parametrize("vector", VECTORS.values(), ids=VECTORS)
def test_a_vector_holds(vector: dict[str, Any]) -> None:
    assert check_of("divers")(vector) == []


def test_all_are_there() -> None:
    assert len(VECTORS) == 98 + 56
    assert all(game_of(path) == "divers" for path in FILES)
    assert sum(not told for path in FILES for _, told in play_file(path)) == len(VECTORS)


BASE: dict[str, Any] = {"divers": {"N1": "5,5", "E1": "boat"}, "tiles": {"5,6": "?sea"}}
STEP = {"diver": "N1", "act": "step", "to": "5,6"}
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a legal move said to be illegal": (
        {"play": [STEP], "expect": {"legal": False}},
        "legal is True",
    ),
    "nothing to be illegal": ({"expect": {"legal": False}}, "there is no move"),
    "an illegal move": (
        {"play": [{"diver": "N1", "act": "step", "to": "9,9"}], "expect": {}},
        "move 1 is refused",
    ),
    "an unknown move": (
        {"play": [{"diver": "N1", "act": "fly", "to": "9,9"}], "expect": {}},
        "unknown act",
    ),
    "answers nobody wants": (
        {"play": [STEP], "answers": ["N1"], "expect": {}},
        "nobody asked for",
    ),
    "another place": ({"play": [STEP], "expect": {"at": {"N1": "5,7"}}}, "at of N1 is 5,6"),
    "other flags": ({"play": [STEP], "expect": {"flags": {"N1": ["wish"]}}}, "flags of N1"),
    "still down": ({"play": [STEP], "expect": {"down": ["5,6"]}}, "5,6 is not down"),
    "not up": ({"expect": {"up": ["5,6"]}}, "5,6 is not up"),
    "gold": ({"expect": {"gold": {"5,5": 1}}}, "gold of 5,5 is 0"),
    "hold": ({"expect": {"hold": {"N": 1}}}, "hold of N is 0"),
    "boats": ({"expect": {"boats": {"N": "7,0"}}}, "boats of N is 6,0"),
    "lost": ({"expect": {"lost": 1}}, "lost is 0"),
    "turn": ({"play": [STEP], "expect": {"turn": "S"}}, "turn is E"),
    "question": ({"play": [STEP], "expect": {"ask": {"kind": "exit"}}}, "nobody was asked"),
    "can": ({"expect": {"can": [{**STEP, "carry": True}]}}, "can does not hold"),
    "cannot": ({"expect": {"cannot": [STEP]}}, "cannot does not hold"),
    "moves": ({"expect": {"noMoves": ["N"]}}, "N has moves"),
    "removed": ({"play": [STEP], "expect": {"removed": {"N1": "eaten"}}}, "removed is {}"),
    "over": ({"play": [STEP], "expect": {"over": "stall"}}, "over is no"),
    "score": ({"expect": {"score": {"NS": 1}}}, "score is"),
    "unknown": ({"expect": {"mood": "good"}}, "unknown expectation 'mood'"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_expectation_is_found(case: str, tmp_path: Path) -> None:
    vector, words = WRONG[case]
    path = tmp_path / "divers-wrong.jsonl"
    path.write_text(json.dumps({"id": "X", **BASE, **vector}), "utf-8")

    [(_, told)] = play_file(path)

    assert words in "; ".join(told)


def test_options_and_the_asked_are_compared() -> None:
    vector = VECTORS["V-T51"]
    for change in ({"options": ["5,4"]}, {"by": "S"}, {"kind": "sink"}):
        expect = {**vector["expect"], "ask": {**vector["expect"]["ask"], **change}}
        assert check_of("divers")({**vector, "expect": expect})


def test_a_move_that_waits_must_still_wait() -> None:
    """Discoveries and questions come one after the other. [V-9.8]"""
    vector = VECTORS["V-T52"]
    asked = {"kind": "exit", "by": "N", "options": ["5,4", "5,6"]}
    assert check_of("divers")({**vector, "expect": {"ask": asked}}) == []
    late: dict[str, Any] = {**vector, "answers": ["9,9"], "expect": {}}
    assert "does not answer the question" in check_of("divers")(late)[0]


def test_a_route_end_in_the_own_boat_and_plain_names() -> None:
    """`boat` is the own one; a ring square may be written without its ring."""
    vector = VECTORS["V-T89"]
    play = [{**vector["play"][0], "end": "boat"}]
    assert check_of("divers")({**vector, "play": play}) == []
    sail = {"diver": "N1", "act": "sail", "to": "7,0"}
    base = {"divers": {"N1": "boat"}, "play": [sail], "expect": {"boats": {"N": "ring 7,0"}}}
    assert check_of("divers")(base) == []
