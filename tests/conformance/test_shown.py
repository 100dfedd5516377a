"""What changes in a view is what the events of a step say they change."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from divetable.core.errors import BadOptions
from divetable.core.game import AnyGame, Seat
from divetable.core.patches import patch
from divetable.games import GAMES
from divetable.lab.random_games import Move, random_moves

TABLES = [(name, variant) for name, game in GAMES.items() for variant in game.variants]
MOVES = 150  # of each game


@pytest.mark.parametrize(("name", "variant"), TABLES)
def test_events_name_all_that_they_change(name: str, variant: str) -> None:
    """And say where a seat sees a change in its own way: otherwise it is told what all are told."""
    game = GAMES[name]
    for seats in game.seats:
        try:
            state: Any = game.start(seats, game.variants[variant], "shown")
        except BadOptions:
            continue  # not for so many
        for move in islice(random_moves(game, state, Random(seats), incidents=0.02), MOVES):
            assert unnamed(game, state, move) == set()
            state = move.step.state


def unnamed(game: AnyGame, before: Any, move: Move) -> set[str]:
    """The fields that changed although no event said so."""
    after, events = move.step.state, move.step.events
    own: set[str] = set().union(*map(game.shows_own, events))
    shown: set[str] = set(game.unsaid).union(*map(game.shows, events))
    public = {name: patch(made(before), made(after)) for name, made in game.fields.items()}
    found = {name for name, changes in public.items() if changes} - shown - own
    for seat in map(Seat, range(game.seated(before))):
        for name, made in game.own.items():
            if name not in own and patch(made(before, seat), made(after, seat)) != public[name]:
                found.add(name)
    return found
