"""Recorded games still play out the same, line by line, for each player count and variant.

After a change of the rules that is meant: `python -m tests.playthroughs.test_playthroughs`
records them anew. Read the difference before you commit it.
"""

from pathlib import Path

import pytest

from divetable.core.errors import RulesError
from divetable.games import GAMES
from divetable.lab.checks.playthrough import playthrough

pytestmark = pytest.mark.long

RECORDED = Path(__file__).parent / "recorded"
SEED = "7"
INCIDENTS = 0.05
LONGEST = {"divers": 60}  # moves recorded of games that are long


def playable() -> list[tuple[str, int, str]]:
    """Every game, player count and variant that go together."""
    found: list[tuple[str, int, str]] = []
    for name, game in GAMES.items():
        for seats in game.seats:
            for variant, options in game.variants.items():
                try:
                    game.start(seats, options)
                except RulesError:
                    continue
                found.append((name, seats, variant))
    return found


def path_of(name: str, seats: int, variant: str) -> Path:
    return RECORDED / f"{name}-{seats}-{variant}.txt"


def played(name: str, seats: int, variant: str) -> list[str]:
    incidents = 0.01 if name in LONGEST else INCIDENTS  # in the long run something befalls anyway
    return list(playthrough(GAMES[name], seats, variant, SEED, incidents, LONGEST.get(name)))


@pytest.mark.parametrize(("name", "seats", "variant"), playable())
def test_plays_out_as_recorded(name: str, seats: int, variant: str) -> None:
    recorded = path_of(name, seats, variant).read_text("utf-8").splitlines()

    assert played(name, seats, variant) == recorded


def test_nothing_else_is_recorded() -> None:
    assert set(RECORDED.iterdir()) == {path_of(*one) for one in playable()}


if __name__ == "__main__":
    RECORDED.mkdir(exist_ok=True)
    for old in RECORDED.iterdir():
        old.unlink()
    for one in playable():
        path_of(*one).write_text("\n".join(played(*one)) + "\n", "utf-8")
