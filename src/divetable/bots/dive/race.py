"""Who will win from here: the race between two divers, computed backwards from the goal.

How far divers get in a round was counted in a few games among bots (218 moves of divers, 48 of the
chief) and smoothed. With more divers the chances against each are multiplied, as if independent.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from divetable.bots.dive.twin.table import Bools, Ints, Small
from divetable.games.dive.state import GOAL, LAST_CALM_FIELD

Floats = NDArray[np.float64]

CARDS_A_ROUND = 3.8
MOST_ROUNDS = 9
FIELDS = 48  # nobody gets further

# shares of rounds in which a diver moves 0, 1, 2, ... fields, from calm and from deep water
DIVER = (
    (0.09, 0.14, 0.12, 0.12, 0.15, 0.14, 0.11, 0.06, 0.04, 0.03),
    (0.29, 0.09, 0.10, 0.10, 0.21, 0.12, 0.05, 0.03, 0.01, 0.0),
)
GUESSER = (  # the same for somebody who guesses: every second level is wrong
    (0.45, 0.27, 0.14, 0.07, 0.04, 0.02, 0.01, 0.0, 0.0, 0.0),
    (0.70, 0.15, 0.08, 0.04, 0.02, 0.01, 0.0, 0.0, 0.0, 0.0),
)
CHIEF = (
    (0.0, 0.0, 0.0, 0.0, 0.28, 0.27, 0.26, 0.10, 0.06, 0.03),
    (0.0, 0.0, 0.45, 0.28, 0.17, 0.08, 0.02, 0.0, 0.0, 0.0),
)


QUARTERS = 4  # steps for how well somebody reads
USUAL = QUARTERS


@cache
def ahead_at_the_end(one: int, other: int | None) -> Floats:
    """The share of a win, by rounds left at most, the own field and the other's.

    How well each reads is given in quarters; None stands for the chief, who wins ties.
    """
    tie = 0.0 if other is None else 0.5
    here, there = np.arange(FIELDS)[:, None], np.arange(FIELDS)[None, :]
    ended = np.where(here > there, 1.0, np.where(here == there, tie, 0.0))
    tables = [ended]
    rival = np.array(CHIEF) if other is None else _moves(other)
    for _ in range(MOST_ROUNDS):
        tables.append(_a_round_earlier(tables[-1], ended, _moves(one), rival))
    return np.array(tables)


def _moves(sharp: int) -> Floats:
    """Shares of rounds by fields moved, for somebody who reads this well."""
    return np.asarray((sharp * np.array(DIVER) + (USUAL - sharp) * np.array(GUESSER)) / USUAL)


def _a_round_earlier(later: Floats, ended: Floats, moves: Floats, rival: Floats) -> Floats:
    past = np.arange(FIELDS) >= GOAL
    after = np.where(past[:, None] | past[None, :], ended, later)
    earlier = ended.copy()
    for own in range(GOAL):
        mine = moves[int(own > LAST_CALM_FIELD)]
        for other in range(GOAL):
            theirs = rival[int(other > LAST_CALM_FIELD)]
            ways = after[own : own + len(mine), other : other + len(theirs)]
            earlier[own, other] = mine @ ways @ theirs
    return earlier


def rounds_left(cards: Small) -> Ints:
    """How many rounds the stack will last."""
    return np.clip(np.ceil(cards / CARDS_A_ROUND), 0, MOST_ROUNDS).astype(np.int64)


def share(
    seat: int,
    positions: Small,
    over: Bools,
    cards: Small,
    present: list[int],
    chief: bool,
    sharp: Sequence[float] = (),
) -> Floats:
    """A diver's share of the win, round by round; exact where the game is over.

    `sharp`: how well the players read, 1 if nothing is known.
    """
    pawns = np.minimum(positions, FIELDS - 1)
    divers = [*present, len(positions) - 1] if chief else present
    rounds = np.where(over, 0, np.maximum(1, rounds_left(cards)))
    reads = [round(QUARTERS * one) for one in sharp] or [USUAL] * len(positions)
    chances = {one: np.ones(len(over)) for one in divers}
    for at, one in enumerate(divers):
        for other in divers[at + 1 :]:
            is_chief = chief and other == divers[-1]
            table = ahead_at_the_end(reads[one], None if is_chief else reads[other])
            won = table[rounds, pawns[one], pawns[other]]
            chances[one] *= won
            chances[other] *= 1 - won
    total = np.sum(list(chances.values()), axis=0)
    shares = np.where(total > 0, chances[seat] / np.where(total > 0, total, 1), 0.0)
    if not over.any():
        return shares
    players = pawns[present]
    best = players.max(0)
    won = pawns[seat] == best
    if chief:
        won &= best > pawns[-1]
    return np.where(over, won / (players == best).sum(0), shares)
