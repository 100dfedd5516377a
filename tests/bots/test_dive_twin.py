"""The bots' dives against the clear rules: the same programs, the same cards, the same fields.

`python -m tests.bots.test_dive_twin --rounds 100000` compares many more.
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from random import Random
from typing import Any

import numpy as np
import pytest

from divetable.bots.dive.twin.convert import table_of
from divetable.bots.dive.twin.rules import dive
from divetable.bots.dive.twin.table import CODES, LEVELS, Batch, Outcome
from divetable.core.game import TABLE, Seat
from divetable.core.values import replace
from divetable.games.dive import DIVE
from divetable.games.dive.actions import CutOff, PickCompanion, Ready
from divetable.games.dive.components import CONTENTS
from divetable.games.dive.events import BoardsRevealed, ChiefRevealed, Event, NobodyDived
from divetable.games.dive.programs import CLOWNFISH_SPEED, SHARK_SIDE, SPEED, Program, Side, board
from divetable.games.dive.rules.picks import offered
from divetable.games.dive.state import GOAL, LAST_CALM_FIELD, State
from divetable.lab.random_games import random_moves

EARLY = {"axolotl_timing": "programming"}
VARIANTS: Mapping[str, Mapping[str, object]] = {
    **DIVE.variants,
    "axolotl": {**DIVE.variants["expansion"], **EARLY},
    "chief-axolotl": {**DIVE.variants["chief-expansion"], **EARLY},
    "chief-spared": {
        **DIVE.variants["chief-expansion"],
        **EARLY,
        "chief_affected_by_expansion": False,
    },
}
TABLES = [(variant, seats) for variant in VARIANTS for seats in (1, 2, 3, 4)]
CAN_BE = {
    (variant, seats)
    for variant, seats in TABLES
    if variant != "children" and (seats == 1) == (variant == "practice")
}
CAN_BE |= {("chief", 1), ("chief-expansion", 1)}

BORDERS = (0, 1, LAST_CALM_FIELD - 1, LAST_CALM_FIELD, LAST_CALM_FIELD + 1, GOAL - 1)
IDLE = ("octopus", "orca", "fugu")
"""Companions that do nothing in a dive."""
ANNOUNCED = {"giant_turtle", "dolphins", "white_shark", "axolotl", "narwhal"}
"""All others but those that lie on a board in secret."""

Round = tuple[State, list[Event], State]


def rounds(variant: str, seats: int, seed: str) -> Iterator[Round]:
    """The steps of a random game in which boards are revealed."""
    state = DIVE.start(seats, VARIANTS[variant], seed)
    for move in random_moves(DIVE, state, Random(seed), incidents=0.05):
        if any(isinstance(event, BoardsRevealed) for event in move.step.events):
            yield state, list(move.step.events), move.step.state
        state = move.step.state


def one_round(variant: str, seats: int, seed: str) -> Iterator[Round]:
    """A round that begins anywhere on the track, with few cards left, of divers who mostly see
    which side is right; in some rounds all sit out. Random games seldom get that far."""
    state, rng = DIVE.start(seats, {**VARIANTS[variant], "close_delay": 0}, seed), Random(seed)
    while state.phase == "choosing":
        seat = min(DIVE.to_act(state))
        picks = [PickCompanion(one) for one in offered(state) if one not in IDLE]
        state = DIVE.apply(state, seat, rng.choice(picks)).state
    state.positions = [rng.choice((*BORDERS, rng.randrange(GOAL))) for _ in state.positions]
    state.taken = state.round_start = len(state.deck) - rng.randint(1, 2 * LEVELS)
    for seat in state.present:
        state = announced(state, seat, rng)
    sitting_out = 1 if rng.random() < 0.1 else 0.2
    *others, last = rng.sample(state.present, seats)
    for seat in others:
        state = DIVE.apply(state, *done(state, seat, rng, sitting_out)).state
    step = DIVE.apply(state, *done(state, last, rng, sitting_out))
    yield state, list(step.events), step.state


def both(variant: str, seats: int, seed: str) -> Iterator[Round]:
    return chain(one_round(variant, seats, seed), rounds(variant, seats, seed))


def announced(state: State, seat: Seat, rng: Random) -> State:
    """The table after this seat has used its companion, if it may and likes to."""
    space = DIVE.actions(state, seat)
    if "Announce" not in space.kinds or rng.random() < 0.2:
        return state
    return DIVE.apply(state, seat, space.part("Announce").sample(rng)).state


def done(state: State, seat: Seat, rng: Random, sitting_out: float) -> tuple[Seat, CutOff | Ready]:
    """The move that ends this seat's programming: cut off with an empty board, or ready."""
    if rng.random() < sitting_out:
        return TABLE, CutOff(seat)
    return seat, programmed(state, seat, rng)


def programmed(state: State, seat: Seat, rng: Random) -> Ready:
    """Any program, most of its levels with the right side up."""
    ready = DIVE.actions(state, seat).part("Ready")
    drawn = [one.program for _ in range(30) if isinstance(one := ready.sample(rng), Ready)]
    some = [program for program in drawn if program]
    program = next((one for one in some if one.anglerfish), some[0])  # few have the tile
    cards = state.deck[state.taken :]
    sharks = [CONTENTS[card.code].shark != (rng.random() < 0.15) for card in cards]
    sharks += [False] * LEVELS
    levels = tuple(
        level.rstrip("s") + "s" * shark
        for level, shark in zip(program.levels, sharks, strict=False)
    )
    side: Side | None = ("s" if sharks[LEVELS - 1] else "n") if program.anglerfish else None
    return Ready(replace(program, levels=levels, anglerfish=side))


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


def differences(played: Iterable[Round]) -> Iterator[Any]:
    """For each round, where twin and rules disagree; None if they agree."""
    for before, events, after in played:
        told = played_by_the_twin(before, events)
        truth = after.positions, after.taken - before.taken
        if (told.positions[:, 0].tolist(), int(told.taken[0])) != truth:
            yield before.positions, events, truth, told
        elif after.phase != "axolotl" and bool(told.over[0]) != (after.phase == "over"):
            yield before.positions, events, "over", told
        else:
            yield None


@pytest.mark.parametrize(("variant", "seats"), sorted(CAN_BE))
def test_the_twin_dives_by_the_rules(variant: str, seats: int) -> None:
    for game in range(3):
        found = list(differences(both(variant, seats, f"twin {game}")))
        assert found
        assert not any(found)


def test_the_twin_moves_nobody_if_nobody_dives() -> None:
    """Whatever companion was announced. (D-Q96)"""
    played = [one for game in range(200) for one in one_round("axolotl", 3, f"twin {game}")]
    idle = [one for one in played if NobodyDived() in one[1]]

    assert {said.companion for before, *_ in idle for said in before.announced} == ANNOUNCED
    assert not any(differences(idle))


def test_a_twin_that_errs_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison sees a wrong zone."""
    monkeypatch.setattr("divetable.bots.dive.twin.rules.LAST_CALM_FIELD", 5)

    assert any(any(differences(rounds("base", 3, f"twin {game}"))) for game in range(5))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=100_000)
    wanted = parser.parse_args().rounds
    compared, game = 0, 0
    while compared < wanted:
        for variant, seats in sorted(CAN_BE):
            for difference in differences(both(variant, seats, f"many {game}")):
                assert difference is None, difference
                compared += 1
        game += 1
    print(f"{compared} rounds, no difference")


if __name__ == "__main__":
    main()
