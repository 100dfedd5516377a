"""Seeded counts of positions after n moves, by the engine and by the naive generator."""

from random import Random
from typing import Any

import pytest

from divetable.core.codec import dump
from divetable.games.divers import DIVERS
from divetable.games.divers.agenda import TakeTurn
from divetable.games.divers.rules.moves import moves_of
from divetable.games.divers.state import COLOURS, State
from divetable.lab.random_games import random_moves
from tests.games.divers.naive import Naive, as_plain
from tests.games.divers.tables import ocean, puddle

pytestmark = pytest.mark.long


def naive_moves(state: State) -> set[Any]:
    return Naive(state).moves(COLOURS[state.turn])


def count(state: State, depth: int) -> int:
    """Leaves of the tree of decisions, both generators agreeing on every turn in it."""
    if depth == 0 or state.result is not None:
        return 1
    [seat] = DIVERS.to_act(state)
    space = list(DIVERS.actions(state, seat))
    if isinstance(state.agenda[-1], TakeTurn):
        moves = [a for a in space if type(a).__name__ not in ("Ransom", "Pass")]
        plain = list(map(as_plain, moves))
        assert len(set(plain)) == len(plain)
        assert set(plain) == naive_moves(state)
    return sum(count(DIVERS.apply(state, seat, action).state, depth - 1) for action in space)


CROWDED: dict[str, Any] = {
    "tiles": {
        "1,1": "seahorse", "2,1": "eddy", "3,1": "?mud:2", "4,1": "current:S+W",
        "1,2": "current:E", "2,2": "mud:2", "3,2": "island", "4,2": "?urchin",
        "1,3": "octopus", "2,3": "current:N+NE", "3,3": "anemone", "4,3": "eddy",
        "1,4": "?eddy", "2,4": "goldfish", "3,4": "stingray:E", "4,4": "turtle",
    },
    "size": 4,
    "gold": {"2,2#2": 1, "1,3": 2},
    "divers": {"N1": "2,2#2", "N2": "boat", "E1": "ring 5,4", "E2": "3,2", "S1": "1,3",
               "S2": "boat N", "W1": "4,4"},
    "flags": {"N1": ["wish"], "S1": []},
    "hold": {"N": 1},
}  # fmt: skip


PINNED: dict[str, list[int]] = {
    "puddle": [3, 27, 243],
    "crowded": [33, 290, 2256],
    "individual": [9, 81, 567, 5292],
}


def test_positions_of_a_fresh_puddle() -> None:
    assert [count(puddle(seed=3), depth) for depth in (1, 2, 3)] == PINNED["puddle"]


def test_positions_of_a_crowded_board() -> None:
    state = ocean(**CROWDED)

    assert [count(state, depth) for depth in (1, 2, 3)] == PINNED["crowded"]


def test_positions_of_a_small_individual_game() -> None:
    state = puddle(2, 5, teams=False, first_move_land=False, eddy_after_horse="repeat")

    assert [count(state, depth) for depth in (1, 2, 3, 4)] == PINNED["individual"]


@pytest.mark.parametrize("variant", sorted(DIVERS.variants))
def test_both_generators_agree_through_random_games(variant: str) -> None:
    """In every turn of a game, for the seat in turn and for all others. [V-6.1] [V-2.2]"""
    seats = 3 if variant == "three-seats" else 4
    state = DIVERS.start(seats, DIVERS.variants[variant], 1)
    for number, move in enumerate(random_moves(DIVERS, state, Random(1))):
        if number % 5 == 0 and state.phase == "playing":
            naive = Naive(state)
            for colour in state.colours:
                kinds = moves_of(state, colour).kinds
                plain = [as_plain(action) for kind in kinds for action in kind]
                assert set(plain) == naive.moves(COLOURS[colour])
                assert len(plain) == len(set(plain))
        state = move.step.state
    assert dump(state)
