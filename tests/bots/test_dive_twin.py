"""The bots' dives against the clear rules: the same programs, the same cards, the same fields.

`python -m tests.bots.test_dive_twin --rounds 100000` compares many more.
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from divetable.bots.dive.twin.convert import table_of
from divetable.bots.dive.twin.rules import dive
from divetable.bots.dive.twin.table import CODES, LEVELS, Batch, Outcome
from divetable.games.dive import DIVE
from divetable.games.dive.events import BoardsRevealed, ChiefRevealed, Event
from divetable.games.dive.programs import CLOWNFISH_SPEED, SHARK_SIDE, SPEED, Program, board
from divetable.games.dive.state import State
from divetable.lab.random_games import random_moves

VARIANTS = [name for name in DIVE.variants if name != "children"]
TABLES = [(variant, seats) for variant in VARIANTS for seats in (1, 2, 3, 4)]
CAN_BE = {(variant, seats) for variant, seats in TABLES if (seats == 1) == (variant == "practice")}
CAN_BE |= {("chief", 1), ("chief-expansion", 1)}

Round = tuple[State, list[Event], State]


def rounds(variant: str, seats: int, seed: str) -> Iterator[Round]:
    """The steps of a random game in which boards are revealed."""
    state = DIVE.start(seats, DIVE.variants[variant], seed)
    for move in random_moves(DIVE, state, Random(seed), incidents=0.05):
        if any(isinstance(event, BoardsRevealed) for event in move.step.events):
            yield state, list(move.step.events), move.step.state
        state = move.step.state


def speeds(program: Program) -> list[int]:
    found = [SPEED[level] if level else 0 for level in board(program)]
    if program.clownfish is not None:
        found[program.clownfish - 1] += CLOWNFISH_SPEED
    return found + [0] * (LEVELS - len(found))


def sides(program: Program) -> list[bool]:
    found = [level in SHARK_SIDE for level in board(program)]
    return found + [False] * (LEVELS - len(found))


def played_by_the_twin(state: State, events: list[Event]) -> Outcome:
    [programs] = [event.programs for event in events if isinstance(event, BoardsRevealed)]
    chief = next((event.card for event in events if isinstance(event, ChiefRevealed)), None)
    codes = [CODES.index(card.code) for card in state.deck[state.taken :][:LEVELS]]
    table = table_of(DIVE.view(state, None), state.announced)
    batch = Batch(
        positions=np.array([state.positions], np.int16).T,
        speeds=np.array([speeds(program) for program in programs], np.int16)[..., None],
        sides=np.array([sides(program) for program in programs])[..., None],
        codes=np.array([codes + [0] * (LEVELS - len(codes))]).T,
        chief_speeds=np.array([chief.values if chief else ()], np.int16).T,
        chief_yellow=np.array([[n in chief.yellow for n in range(1, 5)] if chief else []], bool).T,
    )
    return dive(table, batch)


def differences(variant: str, seats: int, seed: str) -> tuple[int, list[Any]]:
    """How many rounds were compared, and where twin and rules disagree."""
    compared, found = 0, list[Any]()
    for before, events, after in rounds(variant, seats, seed):
        told = played_by_the_twin(before, events)
        compared += 1
        gone = len(before.deck) - after.cards_left - before.taken
        truth = after.positions, gone
        if (told.positions[:, 0].tolist(), int(told.taken[0])) != truth:
            found.append((before.positions, events, truth, told))
        if after.phase != "axolotl" and bool(told.over[0]) != (after.phase == "over"):
            found.append((before.positions, events, "over", told))
    return compared, found


@pytest.mark.parametrize(("variant", "seats"), sorted(CAN_BE))
def test_the_twin_dives_by_the_rules(variant: str, seats: int) -> None:
    for game in range(3):
        compared, found = differences(variant, seats, f"twin {game}")
        assert compared
        assert not found


def test_a_twin_that_errs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison sees a wrong zone."""
    monkeypatch.setattr("divetable.bots.dive.twin.rules.LAST_CALM_FIELD", 5)

    assert any(differences("base", 3, f"twin {game}")[1] for game in range(5))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=100_000)
    wanted = parser.parse_args().rounds
    compared, game = 0, 0
    while compared < wanted:
        for variant, seats in sorted(CAN_BE):
            more, found = differences(variant, seats, f"many {game}")
            assert not found, found[0]
            compared += more
        game += 1
    print(f"{compared} rounds, no difference")


if __name__ == "__main__":
    main()
