"""Every handed-over vector holds, and a vector that does not is told so."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from divetable.lab.checks.vectors import BadVectorFile, check_of, game_of, play_file, read_file

FOLDER = Path(__file__).parents[2] / "vectors"
FILES = sorted(FOLDER.iterdir())
ALL = [(path.name, vector) for path in FILES for vector in read_file(path)]


@pytest.mark.parametrize(
    ("name", "vector"), ALL, ids=[f"{name}-{vector['id']}" for name, vector in ALL]
)
def test_vector(name: str, vector: dict[str, Any]) -> None:
    assert check_of(game_of(Path(name)))(vector) == []


def test_the_handed_over_vectors_are_all_there() -> None:
    assert [vector["id"] for name, vector in ALL if name == "dive.json"][:3] == [
        "D-V2",
        "D-V3",
        "D-V4",
    ]
    assert sum(name == "dive.json" for name, _ in ALL) == 42


def spoiled(value: Any) -> Any:
    """Another expectation of the same form."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x"
        case None:
            return "somebody"
        case dict():
            return {key: spoiled(part) for key, part in value.items()}
        case [*parts]:
            return [*parts, "one more"]
        case _:
            raise AssertionError(value)


DIVE_ROUNDS = [v for name, v in ALL if game_of(Path(name)) == "dive" and "expect" in v]


@pytest.mark.parametrize("vector", DIVE_ROUNDS, ids=lambda vector: vector["id"])
def test_a_wrong_expectation_is_noticed(vector: dict[str, Any]) -> None:
    """Each single expectation of each vector can fail."""
    for key in vector["expect"]:
        wrong = deepcopy(vector)
        wrong["expect"][key] = spoiled(wrong["expect"][key])

        [difference] = check_of("dive")(wrong)

        assert difference.startswith(key)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"legal": False}, "legal is True"),
        ({"speeds": [1, 2]}, "speeds is [1, 3, 9, 2]"),
        ({"forced": None}, "forced is ['1', '3s', '45', '2']"),
    ],
)
def test_a_wrong_legality_is_noticed(change: dict[str, Any], told: str) -> None:
    vector = {"id": "x", "program": ["1", "3s", "45", "2"], "legal": True, **change}

    assert [told in difference for difference in check_of("dive")(vector)] == [True]


def write(path: Path, content: Any) -> Path:
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


def test_lines_work_as_well(tmp_path: Path) -> None:
    lines = "\n".join(json.dumps(vector) for vector in DIVE_ROUNDS[:2]) + "\n\n"

    assert list(play_file(write(tmp_path / "dive-two.jsonl", lines))) == [
        ("D-V2", []),
        ("D-V3", []),
    ]


@pytest.mark.parametrize(
    ("vector", "told"),
    [
        ({"id": "a", "programs": {}, "expect": {}}, "refused: this position"),
        ({"id": "a", "start": {"a": 0}, "programs": {"b": ["1"]}, "expect": {}}, "does not play"),
        ({"id": "a", "program": 5}, "cannot be read"),
        ({"id": "a", "start": {"a": 0}, "programs": {"a": ["1"]}}, "cannot be read: KeyError"),
        (
            {"id": "a", "start": {"a": 0}, "programs": {"a": ["1"]}, "expect": {"luck": 1}},
            "unknown expectation 'luck'",
        ),
    ],
)
def test_a_broken_vector_fails_and_stops_nothing(
    vector: dict[str, Any], told: str, tmp_path: Path
) -> None:
    path = write(tmp_path / "dive.json", {"x": [vector, DIVE_ROUNDS[0]]})

    (_, differences), (_, fine) = play_file(path)

    assert told in differences[0]
    assert fine == []


@pytest.mark.parametrize("content", ["{", {"x": [1]}, [["a"]]])
def test_a_file_without_vectors(content: Any, tmp_path: Path) -> None:
    with pytest.raises(BadVectorFile, match=r"dive\.json"):
        list(play_file(write(tmp_path / "dive.json", content)))


def test_a_file_of_no_game(tmp_path: Path) -> None:
    with pytest.raises(BadVectorFile, match="must start with the game's"):
        list(play_file(write(tmp_path / "chess.json", [])))


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadVectorFile, match="dive"):
        list(play_file(tmp_path / "dive.json"))
