"""Rule vectors: given positions, moves and expectations, played by the real rules."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from divetable.core.errors import RulesError
from divetable.core.game import beside, has_beside
from divetable.games import GAMES

Check = Callable[[dict[str, Any]], list[str]]
"""What differs between a vector's expectations and what the rules do."""

CHECKED = tuple(name for name in GAMES if has_beside(__name__, name))
"""The games that have vectors; each has a module here with its `differences`."""


class BadVectorFile(Exception):
    """A file that is not a file of vectors."""


def play_file(path: Path) -> Iterator[tuple[str, list[str]]]:
    """For each vector in a file its id and what differs: nothing, if it holds."""
    check = check_of(game_of(path))
    for vector in read_file(path):
        yield str(vector.get("id", "?")), _differences(check, vector)


def check_of(game: str) -> Check:
    found: Check = vars(beside(__name__, game))["differences"]
    return found


def game_of(path: Path) -> str:
    """The game is read from the file's name."""
    for name in sorted(CHECKED, key=len, reverse=True):  # dive is how divers begins
        if path.name.startswith(name):
            return name
    raise BadVectorFile(f"{path}: the name must start with the game's: {', '.join(CHECKED)}")


def read_file(path: Path) -> list[dict[str, Any]]:
    """The vectors of a file: JSON with lists of them, or one on each line."""
    try:
        text = path.read_text("utf-8")
        if path.suffix == ".jsonl":
            found: Any = [json.loads(line) for line in text.splitlines() if line.strip()]
        else:
            found = json.loads(text)
    except (OSError, ValueError) as error:
        raise BadVectorFile(f"{path}: {error}") from None
    vectors: list[Any] = [vector for section in _sections(found) for vector in section]
    if not all(isinstance(vector, dict) for vector in vectors):
        raise BadVectorFile(f"{path}: every vector must be an object")
    return vectors


def _sections(found: Any) -> list[Any]:
    return [*found.values()] if isinstance(found, dict) else [found]


def _differences(check: Check, vector: dict[str, Any]) -> list[str]:
    try:
        return check(vector)
    except RulesError as error:
        return [f"refused: {error}"]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        return [f"cannot be read: {type(error).__name__}: {error}"]
