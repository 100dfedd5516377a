"""The twin of The Divers' rules plays step by step what the clear rules play.

`python -m tests.bots.test_divers_twin --positions 100000` compares as many as one likes.
"""

import argparse
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from divetable.bots.divers.judge import Desk
from divetable.bots.divers.search import LIST, PLAY, run_errand
from divetable.bots.divers.twin.convert import actions_of, forms_of, lay_out
from divetable.bots.divers.twin.table import DRAWN, Game, Table
from divetable.games.divers import DIVERS
from divetable.games.divers.actions import Action
from divetable.games.divers.components import rotated, unrotated
from divetable.games.divers.options import Options
from divetable.games.divers.state import State
from divetable.lab.random_games import random_moves
from divetable.workshop.machine_code import get_ready
from divetable.workshop.records import new, rows

get_ready("divetable.bots.divers.search")

INCIDENTS = 0.002  # now and then somebody gives up
SETTINGS = [
    (variant, seats)
    for variant in DIVERS.variants
    for seats in ((3,) if variant == "three-seats" else (4, 2))
]


def desk_for(state: State) -> list[Desk]:
    """The table as the twin has it; what lies face down is known to it."""
    desks = rows(Desk, 1)
    lay_out(desks[0].game, state)
    undersides: Any = desks[0].game.undersides
    known = [underside(state.options, code) for code in state.layout]
    undersides[: len(known)] = known
    return desks


@cache
def underside(options: Options, code: str) -> tuple[int, int]:
    """The form of a patch, and how it lies."""
    if not code:
        return DRAWN, DRAWN
    form = unrotated(code)
    quarters = next(turn for turn in range(4) if rotated(form, turn) == code)
    return forms_of(options).index(form), quarters


def legal(desks: list[Desk], state: State) -> list[Action]:
    """What may be done now, as the twin says it."""
    run_errand(desks, LIST)
    moves = desks[0].game.moves
    return actions_of(state.options.size, moves.listed[: moves.number])


def do(desks: list[Desk], move: int) -> Table:
    """Make the move with this number; what the table is then."""
    desks[0].errand.move = desks[0].game.moves.listed[move]
    run_errand(desks, PLAY)
    return desks[0].game.table


def difference(state: State, table: Table) -> str:
    """What is not the same on both tables; nothing if all is."""
    found: Any = table
    if state.result is not None:
        return "" if found["is_over"] else "the twin plays on"
    game = new(Game)
    lay_out(game, state)
    expected: Any = game.table
    for field in expected.dtype.names:
        here, there = expected[field], found[field]
        if field == "tasks":
            here, there = here[: expected["waiting"]], there[: expected["waiting"]]
        if field == "exits":
            many = expected["number_of_exits"]
            here, there = np.sort(here[:many]), np.sort(there[:many])
        if not np.array_equal(here, there):
            return f"{field}: {there} instead of {here}"
    return ""


def compare(variant: str, seats: int, seed: str, most: int = 1_000_000) -> int:
    """Play a random game on both; the number of positions in which all was the same."""
    state: State = DIVERS.start(seats, DIVERS.variants[variant], seed)
    positions = 0
    for move in random_moves(DIVERS, state, Random(seed), INCIDENTS):
        after: State = move.step.state
        if state.phase == "playing":
            problem = problem_with(state, move.seat, move.action, after)
            assert problem is None or not problem, f"{seed}, {move.action}: {problem}"
            positions += problem is not None
            if positions == most:
                break
        state = after
    return positions


def problem_with(state: State, seat: int, action: Action, after: State) -> str | None:
    """What the twin does otherwise in this position; None if it does not know the action."""
    desks = desk_for(state)
    asked = min(DIVERS.to_act(state))
    expected = [*DIVERS.actions(state, asked)]
    offered = legal(desks, state)
    if set(offered) != set(expected):
        return f"it offers {set(offered) ^ set(expected)}"
    if len(offered) != len(expected):
        return "something is offered twice"
    if action not in offered or seat != asked:
        return None
    return difference(after, do(desks, offered.index(action)))


@pytest.mark.parametrize(("variant", "seats"), SETTINGS)
def test_both_play_the_same(variant: str, seats: int) -> None:
    assert compare(variant, seats, f"twin {variant} {seats}") > 20


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", default="0")
    wanted = parser.parse_args()
    positions = game = 0
    while positions < wanted.positions:
        variant, seats = SETTINGS[game % len(SETTINGS)]
        positions += compare(variant, seats, f"{wanted.seed}/{game}")
        game += 1
    print(f"{positions} positions of {game} games in {len(SETTINGS)} settings: all the same")


if __name__ == "__main__":
    main()
