"""What is true in every game, whoever plays it, and that every game ends."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from divetable.core.errors import RulesError
from divetable.games.scuba import SCUBA
from divetable.games.scuba.board import row_of
from divetable.games.scuba.events import Discovered, PlusTaken
from divetable.games.scuba.state import DISCARDED, REMOVED, State
from divetable.lab.random_games import random_moves

LONGEST = 700
"""Decisions of a random game. A diver pays at least one unit of air for every turn below, so he
is there for 20 turns at most; two closing rounds, two extra rounds and 20 turns alone can follow.
With four players, and dives one after another where waiting is allowed, that is at most
4 * 20 * 4 + 4 * 4 + 20 turns of some ten decisions; random games stay far below."""
MOST_TURNS = 4 * 20 * 4 + 4 * 4 + 20


def games(number: int) -> Any:
    """Random games over all variants and player counts."""
    for seed in range(number):
        rng = Random(seed)
        while True:
            options = SCUBA.variants[rng.choice(sorted(SCUBA.variants))]
            try:
                state = SCUBA.start(rng.choice(SCUBA.seats), options, seed)
                break
            except RulesError:
                continue
        yield state, rng


def check_tiles(state: State) -> None:
    """A tile is in exactly one place, and 88 of them are in the game."""
    covered = [tile for tiles in state.covered for tile in tiles]
    out = [tile for tile, at in enumerate(state.places) if at in (DISCARDED, REMOVED)]
    assert sorted([*covered, *state.open, *out]) == list(range(len(state.fronts)))
    assert sorted((*state.fronts, *state.box)) == sorted(state.data.tiles)
    for square, tiles in enumerate(state.covered):
        assert all(state.places[tile] == square for tile in tiles)
    for tile in state.open:
        assert state.places[tile] >= 9
        assert state.front(tile) not in ("event", "empty")
        assert state.discs[tile] != (1 << state.players) - 1


def check_divers(state: State) -> None:
    """At most four cubes, never below row 9, never a species twice."""
    for seat in state.seats:
        assert len(state.dust[seat]) == len(set(state.dust[seat])) <= 4
        assert all(row_of(cube) >= 1 for cube in state.dust[seat])
        assert row_of(state.at[seat]) <= 9
        assert len(set(state.cards[seat])) == len(state.cards[seat])
        assert 0 <= state.air[seat] <= 20
        assert state.deco[seat] >= 0
        if state.loc[seat] == "SUB":
            assert row_of(state.at[seat]) >= 1
        if state.loc[seat] in ("SNORKEL", "SHOT"):
            assert row_of(state.at[seat]) == 0
        if not state.options.decompression:
            assert state.deco[seat] == 0


def check_decks(state: State) -> None:
    """Every card is in its deck or on its pile."""
    assert sorted((*state.deck, *state.used)) == sorted(state.data.currents)
    events = [card for pile in (*state.event_decks, *state.event_used) for card in pile]
    assert sorted(events) == sorted(state.data.events)


def check_points(state: State, before: State, events: tuple[Any, ...]) -> None:
    """Cards and tokens grow by what was found, and by nothing else."""
    found = Counter[int]()
    for event in events:
        if isinstance(event, Discovered):
            found[event.seat] += state.data.species[event.species].value
        elif isinstance(event, PlusTaken):
            found[event.seat] += event.points
    for seat in state.seats:
        worth = [
            sum(table.data.species[card].value for card in table.cards[seat])
            + sum(table.plus[seat])
            for table in (before, state)
        ]
        assert worth[1] - worth[0] == found[seat]
        assert state.minus[seat][: len(before.minus[seat])] == before.minus[seat]


def test_what_is_true_in_every_position() -> None:
    """[S-1.2] [S-1.8] [S-5.12] [S-5.13] [S-5.14] [S-6.2]"""
    for state, rng in games(120):
        for move in random_moves(SCUBA, state, rng, rng.choice((0.0, 0.05))):
            after = move.step.state
            assert all(now <= then for now, then in zip(after.air, state.air, strict=True))
            check_tiles(after)
            check_divers(after)
            check_decks(after)
            check_points(after, state, move.step.events)
            state = after


@pytest.mark.long
def test_ten_thousand_games_end() -> None:
    """Over all option sets, none longer than the bound. [S-9.3] [S-9.6]"""
    longest = 0
    for state, rng in games(10_000):
        decisions = 0
        while state.result is None:
            assert decisions < LONGEST
            [seat] = SCUBA.to_act(state)
            state = SCUBA.apply(state, seat, SCUBA.actions(state, seat).sample(rng)).state
            decisions += 1
        longest = max(longest, decisions)
        assert SCUBA.rounds(state) <= MOST_TURNS
    assert longest > 100  # they are real games


@pytest.mark.parametrize("variant", SCUBA.variants)
def test_who_never_comes_up_dies_or_is_shot_up(variant: str) -> None:
    """Even players who only stop: air ends every game. [S-6.3] [S-9.6]"""
    state = SCUBA.start(2, SCUBA.variants[variant], 1)
    decisions = 0
    while state.result is None:
        [seat] = SCUBA.to_act(state)
        choices = SCUBA.actions(state, seat)
        lazy = "Stop" if "Stop" in choices.kinds else choices.kinds[0]
        state = SCUBA.apply(state, seat, next(islice(choices.part(lazy), 1))).state
        decisions += 1

    assert decisions <= MOST_TURNS
