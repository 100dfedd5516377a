"""A seat sees what a spectator sees, and what is its own."""

from random import Random
from typing import Any

import pytest

from divetable.core.errors import BadOptions
from divetable.core.game import Seat
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.lab.random_games import random_moves

TABLES = [(name, variant) for name, game in GAMES.items() for variant in game.variants]


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_a_view_is_the_public_view_and_what_is_own(name: str, variant: str) -> None:
    game = GAMES[name]
    options = game.variants[variant]
    for seats in game.seats:
        try:
            state: Any = game.start(seats, options, "own")
        except BadOptions:
            continue  # not for so many
        for number, move in enumerate(random_moves(game, state, Random(seats), incidents=0.02)):
            public = game.view(move.step.state, None)
            for seat in map(Seat, range(seats)):
                own = {name: shown(move.step.state, seat) for name, shown in game.own.items()}
                assert replace(public, **own) == game.view(move.step.state, seat)
                if not game.has_secrets(move.step.state) and not game.result(move.step.state):
                    assert all(own[part] == getattr(public, part) for part in own.keys() - {"seat"})
            if number == 40:
                break
