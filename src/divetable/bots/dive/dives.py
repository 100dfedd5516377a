"""A twin of the dive for the bots: thousands of rounds at once, as arrays.

Phases 2 and 3 of the standard game with the chief and all companions, from the locked programs to
the pawns after the rest. The clear rules in `games/dive/rules` remain the truth;
`tests/bots/test_dive_twin.py` plays both and compares. The children's version has no need of it.
"""

import numpy as np
from numpy.typing import NDArray

from divetable.core.values import value
from divetable.games.dive.components import CONTENTS
from divetable.games.dive.state import GOAL, LAST_CALM_FIELD

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

LEVELS = 6  # with the anglerfish
CHIEF_LEVELS = 4
CODES = tuple(CONTENTS)
HELPERS = ("green", "red", "manta")
GREEN, RED, MANTA = 1, 2, 3
FAR_AWAY = 1 << 20

SHARK_OF: Bools = np.array([CONTENTS[code].shark for code in CODES])
HELPER_OF: Ints = np.array(
    [HELPERS.index(one.helper) + 1 if one.helper else 0 for one in CONTENTS.values()]
)


@value
class Table:
    """What is the same in all rounds of a batch."""

    cards: int  # left in the stack
    giant_turtles: tuple[int, ...] = ()  # the seats that use these companions now
    narwhals: tuple[int, ...] = ()
    dolphins: tuple[tuple[int, int], ...] = ()  # owner, target
    white_sharks: tuple[int, ...] = ()
    axolotls: tuple[int, ...] = ()  # those announced while programming
    chief: bool = False  # the last pawn is the chief's
    chief_is_affected: bool = True  # by narwhal and axolotl


@value
class Batch:
    """Rounds, one in each row; the players' boards by seat and level, 0 where nothing lies."""

    positions: Ints  # row, diver
    speeds: Ints  # row, seat, level
    sides: Bools  # row, seat, level: shows the shark
    codes: Ints  # row, level: what the cards are, as numbers in CODES
    chief_speeds: Ints  # row, level; no levels without the chief
    chief_yellow: Bools


@value
class Outcome:
    """After the rest, before an axolotl of that moment."""

    positions: Ints
    taken: Ints  # cards, row by row
    over: Bools


def dive(table: Table, batch: Batch) -> Outcome:
    """Play all rounds of a batch. The order is that of `perform` in the clear rules."""
    return Dives(table, batch).play()


class Dives:
    """A batch being played."""

    def __init__(self, table: Table, batch: Batch) -> None:
        self.table, self.batch = table, batch
        self.positions = batch.positions.copy()
        self.left = batch.speeds > 0
        rows, self.seats, _ = batch.speeds.shape
        self.erred = np.zeros((rows, self.seats), bool)
        self.taken = np.zeros(rows, np.int64)
        divers = self.positions.shape[1]
        self.backwards = np.array(
            [any(o != diver for o in table.narwhals) for diver in range(divers)]
        )
        self.extra = np.array([diver in table.giant_turtles for diver in range(divers)])
        if table.chief and not table.chief_is_affected:
            self.backwards[-1] = False
        deep = self.positions[:, -1] > LAST_CALM_FIELD
        self.shown: Bools = ~(batch.chief_yellow & deep[:, None])  # the chief's visible numbers

    def play(self) -> Outcome:
        for level in range(LEVELS):
            active: Bools = np.asarray(self.left[:, :, level].any(1) | self.shown[:, level:].any(1))
            if not active.any():
                break
            if level >= self.table.cards:  # discarded, and no error [D-2.46]
                self.left[:, :, level:] = False
                break
            self._resolve(level, active)
        self._pay_dolphins()
        self._rest()
        self._pull_back()
        over = (self.positions.max(1) >= GOAL) | (self.taken >= self.table.cards)
        return Outcome(self.positions, self.taken, over)

    def _resolve(self, level: int, active: Bools) -> None:
        batch = self.batch
        self.taken += active
        on = self.left[:, :, level].copy()
        code = batch.codes[:, level]
        right = on & (batch.sides[:, :, level] == SHARK_OF[code][:, None])
        wrong = on & ~right
        deep = self.positions[:, : self.seats] > LAST_CALM_FIELD
        self.left[:, :, level:] &= ~wrong[:, :, None]
        self.left[:, :, :level] &= ~(wrong & deep)[:, :, None]
        self.erred |= wrong
        speeds = np.where(right, batch.speeds[:, :, level], 0)
        if level < self.shown.shape[1]:
            number = np.where(self.shown[:, level], batch.chief_speeds[:, level], 0)
            speeds = np.column_stack([speeds, number])
        best = speeds.max(1)
        single = ((speeds == best[:, None]).sum(1) == 1) & (best > 0) & (HELPER_OF[code] > 0)
        rows = np.flatnonzero(single)
        if rows.size:
            self._help(level, rows, speeds[rows].argmax(1), HELPER_OF[code[rows]])

    def _help(self, level: int, rows: Ints, who: Ints, helper: Ints) -> None:
        here = self.positions[rows, who]
        fields = np.where(helper == GREEN, 1, 2)
        carried = np.where(self.backwards[who], -fields, fields)
        carried += (helper == GREEN) & self.extra[who]
        pawns = self.positions[rows]
        ahead = np.where(pawns > here[:, None], pawns, FAR_AWAY).min(1)
        towed = np.maximum(here, np.minimum(ahead, LAST_CALM_FIELD))
        manta = np.where(ahead < FAR_AWAY, towed, here)
        to = np.where(helper == MANTA, manta, np.maximum(0, here + carried))
        self.positions[rows, who] = to
        entered = (who == self.seats) & (to > LAST_CALM_FIELD) & (here <= LAST_CALM_FIELD)
        deep = rows[entered]  # the chief alone [D-6.14]
        self.shown[deep, level + 1 :] &= ~self.batch.chief_yellow[deep, level + 1 :]

    def _pay_dolphins(self) -> None:
        for owner, target in self.table.dolphins:
            dived = self.batch.speeds[:, target, 0] > 0
            self.positions[:, owner] += dived & ~self.erred[:, target]

    def _rest(self) -> None:
        moves = self.left.sum(2)
        for owner in self.table.white_sharks:
            stopped = self.erred.copy()
            stopped[:, owner] = False
            stopped[:, owner] = ~stopped.any(1)
            moves[stopped] = 0
        self.positions[:, : self.seats] += moves
        if self.table.chief:
            levels = np.arange(int(self.shown.shape[1]), dtype=np.int64)
            resolved = np.less(levels, self.taken[:, None])
            self.positions[:, -1] += np.sum(self.shown & resolved, axis=1)

    def _pull_back(self) -> None:
        affected = self.seats + (self.table.chief and self.table.chief_is_affected)
        for owner in self.table.axolotls:
            pawns = self.positions[:, :affected]
            odd = pawns % 2 == 1
            odd[:, owner] = False
            self.positions[:, :affected] = np.where(odd, np.maximum(0, pawns - 2), pawns)
