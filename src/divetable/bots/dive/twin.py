"""A twin of the dive for the bots: thousands of rounds at once, as arrays.

Phases 2 and 3 of the standard game with the chief and all companions, from the locked programs to
the pawns after the rest. The clear rules in `games/dive/rules` remain the truth;
`tests/bots/test_dive_twin.py` plays both and compares. The children's version does not need it.
"""

import numpy as np
from numpy.typing import NDArray

from divetable.core.values import Value
from divetable.games.dive.components import CONTENTS
from divetable.games.dive.state import GOAL, LAST_CALM_FIELD

Ints = NDArray[np.int64]
Small = NDArray[np.int16]
Bools = NDArray[np.bool_]

LEVELS = 6  # with the anglerfish
CHIEF_LEVELS = 4
CODES = tuple(CONTENTS)
HELPERS = ("green", "red", "manta")
GREEN, RED, MANTA = 1, 2, 3
FAR_AWAY = 1 << 14

SHARK_OF: Bools = np.array([CONTENTS[code].shark for code in CODES])
HELPER_OF: Small = np.array(
    [HELPERS.index(one.helper) + 1 if one.helper else 0 for one in CONTENTS.values()], np.int16
)


class BatchTable(Value):
    """What is the same in all rounds of a batch."""

    cards: int  # left in the stack
    giant_turtles: tuple[int, ...] = ()  # the seats that use these companions now
    narwhals: tuple[int, ...] = ()
    dolphins: tuple[tuple[int, int], ...] = ()  # owner, target
    white_sharks: tuple[int, ...] = ()
    axolotls: tuple[int, ...] = ()  # those announced while programming
    chief: bool = False  # the last pawn is the chief's
    chief_is_affected: bool = True  # by narwhal and axolotl
    fearless: tuple[int, ...] = ()  # seats that overlook what an error costs in deep water


class Batch(Value):
    """Rounds, one in each column, so that whole rows are computed at once, which is fast."""

    positions: Small  # diver, round
    speeds: Small  # seat, level, round; 0 where nothing lies
    sides: Bools  # seat, level, round: shows the shark
    codes: Ints  # level, round: what the cards are, as numbers in CODES
    chief_speeds: Small  # level, round; no levels without the chief
    chief_yellow: Bools


class Outcome(Value):
    """After the rest, before an axolotl played then."""

    positions: Small
    taken: Small  # cards, round by round
    over: Bools


def dive(table: BatchTable, batch: Batch) -> Outcome:
    """Play all rounds of a batch. The order is that of `perform` in the clear rules."""
    return Dives(table, batch).play()


class Dives:
    """A batch being played."""

    def __init__(self, table: BatchTable, batch: Batch) -> None:
        self.table, self.batch = table, batch
        self.positions = batch.positions.copy()
        self.seats, _, rounds = batch.speeds.shape
        self.erred = np.zeros((self.seats, rounds), bool)
        self.kept: Small = np.zeros((self.seats, rounds), np.int16)  # levels that still hold tokens
        self.taken: Small = np.zeros(rounds, np.int16)
        divers = range(len(self.positions))
        self.backwards = np.array([any(o != diver for o in table.narwhals) for diver in divers])
        self.extra = np.array([diver in table.giant_turtles for diver in divers])
        if table.chief and not table.chief_is_affected:
            self.backwards[-1] = False
        deep = self.positions[-1] > LAST_CALM_FIELD
        self.shown: Bools = ~(batch.chief_yellow & deep)  # the chief's visible numbers

    def play(self) -> Outcome:
        for level in range(min(LEVELS, self.table.cards)):  # deeper: discarded, no error [D-2.46]
            on: Bools = (self.batch.speeds[:, level] > 0) & ~self.erred
            active: Bools = np.asarray(on.any(0) | self.shown[level:].any(0))
            if not active.any():
                break
            self.taken += active
            self._resolve(level, on)
        self._pay_dolphins()
        self._rest()
        self._pull_back()
        over = (self.positions.max(0) >= GOAL) | (self.taken >= self.table.cards)
        return Outcome(self.positions, self.taken, over)

    def _resolve(self, level: int, on: Bools) -> None:
        batch = self.batch
        code = batch.codes[level]
        right = on & (batch.sides[:, level] == SHARK_OF[code])
        wrong = on & ~right
        deep = self.positions[: self.seats] > LAST_CALM_FIELD
        deep[list(self.table.fearless)] = False
        self.kept += right
        self.kept[wrong & deep] = 0
        self.erred |= wrong
        speeds = batch.speeds[:, level] * right
        if level < len(self.shown):
            speeds = np.vstack([speeds, batch.chief_speeds[level] * self.shown[level]])
        best = speeds.max(0)
        single = np.add.reduce(speeds == best, axis=0, dtype=np.int16) == 1
        helper = HELPER_OF[code]
        rounds = np.flatnonzero(single & (best > 0) & (helper > 0))
        if rounds.size:
            self._help(level, rounds, speeds[:, rounds].argmax(0), helper[rounds])

    def _help(self, level: int, rounds: Ints, who: Ints, helper: Small) -> None:
        pawns = self.positions[:, rounds]
        here = self.positions[who, rounds]
        fields: Small = np.where(helper == GREEN, np.int16(1), np.int16(2))
        carried = np.where(self.backwards[who], -fields, fields)
        carried += (helper == GREEN) & self.extra[who]
        ahead: Small = np.where(pawns > here, pawns, np.int16(FAR_AWAY)).min(0)
        towed = np.maximum(here, np.minimum(ahead, np.int16(LAST_CALM_FIELD)))
        manta = np.where(ahead < FAR_AWAY, towed, here)
        to = np.where(helper == MANTA, manta, np.maximum(0, here + carried))
        self.positions[who, rounds] = to
        entered = (who == self.seats) & (to > LAST_CALM_FIELD) & (here <= LAST_CALM_FIELD)
        deep = rounds[entered]  # the chief alone [D-6.14]
        self.shown[level + 1 :, deep] &= ~self.batch.chief_yellow[level + 1 :, deep]

    def _pay_dolphins(self) -> None:
        for owner, target in self.table.dolphins:
            dived = self.batch.speeds[target, 0] > 0
            self.positions[owner] += dived & ~self.erred[target]

    def _rest(self) -> None:
        moves = self.kept
        for owner in self.table.white_sharks:
            stopped = self.erred.copy()
            stopped[owner] = False
            stopped[owner] = ~stopped.any(0)
            moves[stopped] = 0
        self.positions[: self.seats] += moves
        if self.table.chief:
            levels = np.arange(len(self.shown))[:, None]
            self.positions[-1] += np.sum(self.shown & (levels < self.taken), axis=0, dtype=np.int16)

    def _pull_back(self) -> None:
        affected = self.seats + (self.table.chief and self.table.chief_is_affected)
        for owner in self.table.axolotls:
            pawns = self.positions[:affected]
            odd = pawns % 2 == 1
            odd[owner] = False
            self.positions[:affected] = np.where(odd, np.maximum(0, pawns - 2), pawns)
