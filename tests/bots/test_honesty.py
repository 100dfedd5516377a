"""Bots know what their seat was told, and nothing else. [T-1.5]"""

import pytest

from divetable.bots import LEVELS, Situation, Thought, levels_of, think
from divetable.bots.brains import think_aloud
from divetable.games import GAMES
from tests.bots.honesty import Think, differing, peeking

SETTINGS = [
    (game, seats, variant)
    for game, seats in (("dive", 3), ("scuba", 3), ("divers", 2))
    for variant in list(GAMES[game].variants)[:2]
]
QUICK = "novice"


def thinking(level: str) -> Think:
    def ask(told: Situation) -> Thought:
        return think_aloud(told, think, level, 7, 60.0)  # with its reasons

    return ask


def levels(game: str) -> list[str]:
    return [level for level in ("random", QUICK, "skilled") if level in levels_of(game)]


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS)
def test_what_a_seat_cannot_know_changes_no_thought(game: str, seats: int, variant: str) -> None:
    for level in levels(game):
        every = 40 if level in LEVELS else 7
        assert not differing(game, seats, variant, f"{game} {variant}", every, thinking(level))


@pytest.mark.parametrize(("game", "seats", "variant"), SETTINGS)
def test_a_bot_that_peeks_is_caught(game: str, seats: int, variant: str) -> None:
    cheat = peeking(thinking("random"))

    assert differing(game, seats, variant, f"{game} {variant}", 40, cheat)
