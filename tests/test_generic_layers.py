"""No generic layer knows a game by its name, nor an action or event by the name of its class."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from divetable.games import GAMES

ROOT = Path(__file__).parent.parent
SOURCES = {"src/divetable": ("*.py",), "web/src": ("*.ts", "*.svelte")}

OWN = re.compile(rf"/({'|'.join(GAMES)})(\.\w+)?(/|$)")
"""What a game brings lies in folders and files that bear its name."""

APART = (
    "src/divetable/ocean/",  # the picture of Dive's stack
    "src/divetable/art/",  # the drawn pieces of all games
    "src/divetable/cli/ocean.py",
    "src/divetable/lab/eyes/acuity.py",  # what eyes make of that picture
    "src/divetable/lab/eyes/deck_reader.py",
    "src/divetable/lab/eyes/weights.py",
    "src/divetable/lab/eyes/readings.py",
    "src/divetable/games/__init__.py",  # the registry
    "src/divetable/__init__.py",  # examples in a docstring
    "web/src/protocol.ts",  # written by a program
)


def kinds() -> set[str]:
    """The classes of all actions and events."""
    return {
        member.__name__
        for game in GAMES.values()
        for kind in ("action", "event")
        for member in get_args(game.types[kind])
    }


def generic() -> Iterator[tuple[str, str]]:
    """Files of generic layers and their code, without comments and examples."""
    for folder, patterns in SOURCES.items():
        for pattern in patterns:
            for path in sorted((ROOT / folder).rglob(pattern)):
                place = path.relative_to(ROOT).as_posix()
                is_test = ".test." in path.name or "static" in path.parts
                if not (is_test or OWN.search(place) or place.startswith(APART)):
                    yield place, code_of(path.read_text("utf-8"))


def code_of(text: str) -> str:
    lines = (line for line in text.splitlines() if not re.match(r"\s*(>>>|/?\*|//|#)", line))
    return re.sub(r'"""(.|\n)*?"""', "", "\n".join(lines))


def test_no_generic_layer_names_a_game() -> None:
    named = re.compile(rf"""["'`/]({"|".join(GAMES)})["'`/]|\b[\w-]*({"|".join(GAMES)})-\w|\
games\.({"|".join(GAMES)})\b|bots\.({"|".join(GAMES)})\b""")
    found = [(place, hit[0]) for place, code in generic() for hit in named.finditer(code)]

    assert found == []


def test_no_generic_layer_names_an_action_or_event() -> None:
    named = re.compile(rf"""["']({"|".join(sorted(kinds()))})["']""")
    found = [(place, hit[0]) for place, code in generic() for hit in named.finditer(code)]

    assert found == []


def test_the_layers_were_read_at_all() -> None:
    places = [place for place, _ in generic()]

    assert "src/divetable/tables/table.py" in places
    assert "web/src/screens/Lobby.svelte" in places
    assert "src/divetable/bots/dive/race.py" not in places
    assert len(places) > 150
