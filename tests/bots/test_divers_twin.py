"""The twin of The Divers' rules plays step by step what the clear rules play.

`python -m tests.bots.test_divers_twin --positions 100000` compares as many as one likes.
"""

import argparse
from random import Random

import numpy as np
import pytest

from divetable.bots.divers import conversion, twin
from divetable.games.divers import DIVERS
from divetable.games.divers.actions import Action
from divetable.games.divers.agenda import ChooseExit
from divetable.games.divers.state import State
from divetable.lab.random_games import random_moves

INCIDENTS = 0.002  # now and then somebody gives up
SETTINGS = [
    (variant, seats)
    for variant in DIVERS.variants
    for seats in ((3,) if variant == "three-seats" else (4, 2))
]


def difference(state: State, numbers: conversion.Numbers) -> str:
    """What is not the same on both tables; nothing if all is."""
    expected, found = conversion.table_of(state), numbers.table
    if state.result is not None:
        return "" if found[twin.OVER] else "the twin plays on"
    waiting = twin.TASKS + int(expected[twin.WAITING]) * twin.TASK_SIZE
    spans = [(0, waiting), (twin.BAG_SIZE, len(expected))]
    for first, last in spans:
        differs = np.flatnonzero(expected[first:last] != found[first:last]) + first
        if len(differs):
            at = int(differs[0])
            return f"number {at} is {found[at]} instead of {expected[at]}"
    if isinstance(state.agenda[-1], ChooseExit):
        last = twin.ENDS + 1 + 2 * int(expected[twin.ENDS])
        pairs = [sorted(row[twin.ENDS : last].tolist()) for row in (expected, found)]
        if pairs[0] != pairs[1]:
            return f"exits {pairs[1]} instead of {pairs[0]}"
    return ""


def compare(variant: str, seats: int, seed: str, most: int = 1_000_000) -> int:
    """Play a random game on both; the number of positions in which all was the same."""
    state: State = DIVERS.start(seats, DIVERS.variants[variant], seed)
    positions = 0
    for move in random_moves(DIVERS, state, Random(seed), INCIDENTS):
        after: State = move.step.state
        if state.phase == "playing":
            numbers = conversion.numbers_of_state(state)
            seat = min(DIVERS.to_act(state))
            legal = {*DIVERS.actions(state, seat)}
            offered = numbers.legal()
            assert set(offered) == legal, f"{seed}: {set(offered) ^ legal}"
            assert len(offered) == len(legal), f"{seed}: something is offered twice"
            if move.action in legal and move.seat == seat:
                do(numbers, state, move.action, offered)
                problem = difference(after, numbers)
                assert not problem, f"{seed}, {move.action}: {problem}"
                positions += 1
                if positions == most:
                    break
        state = after
    return positions


def do(numbers: conversion.Numbers, state: State, action: Action, offered: list[Action]) -> None:
    layout = np.array([conversion.CODES[code] for code in state.layout], np.int16)
    layout[layout == twin.RING] = 0
    row = [int(number) for number in numbers.moves[offered.index(action)]]
    twin.play(
        numbers.table, numbers.options, numbers.chart, numbers.scratch, numbers.moves, layout,
        numbers.forms, np.array([1], np.int64), *row,
    )  # fmt: skip


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
