"""The dive and the rest for all rounds of a batch, in the order of the clear rules."""

import numpy as np

from divetable.bots.dive.twin.table import (
    FAR_AWAY,
    GREEN,
    HELPER_OF,
    LEVELS,
    MANTA,
    SHARK_OF,
    Batch,
    Bools,
    Ints,
    Outcome,
    Small,
    Table,
)
from divetable.games.dive.state import GOAL, LAST_CALM_FIELD


def dive(table: Table, batch: Batch) -> Outcome:
    """Play all rounds of a batch. The order is that of `perform` in the clear rules."""
    return Dives(table, batch).play()


class Dives:
    """A batch being played."""

    def __init__(self, table: Table, batch: Batch) -> None:
        """Before the first level: who is moved how, and which of the chief's numbers are covered.
        [D-5.90] [D-6.13] [D-6.25]"""
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
        """Levels 1, 2, … while someone goes deeper; without cards the rest is discarded. The end
        is looked for only after the rest. [D-1.4] [D-1.5] [D-2.19] [D-2.20] [D-2.42] [D-2.43]
        [D-2.44] [D-2.46] [D-2.53] [D-2.54] [D-2.57] [D-2.58] [D-2.60] [D-5.32] [D-5.35] [D-5.73]
        [D-6.21] [D-6.30]"""
        for level in range(min(LEVELS, self.table.cards)):
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
        """Check everyone on this level, then help one: the single fastest who was right, and the
        chief always is. [D-1.3] [D-1.8] [D-2.22] [D-2.23] [D-2.24] [D-2.25] [D-2.26] [D-2.27]
        [D-2.28] [D-2.29] [D-2.30] [D-2.31] [D-2.32] [D-2.33] [D-2.34] [D-2.40] [D-5.34] [D-5.93]
        [D-6.16] [D-6.22]"""
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
        """Carry the single fastest of each of these rounds, never below 0; in deep water, the
        chief's yellow numbers are covered. [D-1.2] [D-2.35] [D-2.36] [D-2.37] [D-2.38] [D-2.39]
        [D-2.41] [D-5.37] [D-5.91] [D-5.92] [D-5.94] [D-5.95] [D-5.96] [D-6.11] [D-6.14] [D-6.15]
        [D-6.23]"""
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
        deep = rounds[entered]  # the chief alone
        self.shown[level + 1 :, deep] &= ~self.batch.chief_yellow[level + 1 :, deep]

    def _pay_dolphins(self) -> None:
        """The owner moves 1 if the target dived without error. [D-2.47] [D-5.52] [D-5.53]"""
        for owner, target in self.table.dolphins:
            dived = self.batch.speeds[target, 0] > 0
            self.positions[owner] += dived & ~self.erred[target]

    def _rest(self) -> None:
        """One field for each level left, unless a white shark stops it; for the chief, one for each
        number on a level that had a card. [D-2.48] [D-2.49] [D-2.51] [D-2.52] [D-5.33] [D-5.60]
        [D-5.61] [D-5.62] [D-5.63] [D-5.64] [D-5.65] [D-6.26] [D-6.33]"""
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
        """The axolotl moves everyone else on odd fields 2 back; nobody, if nobody dived.
        [D-5.72] [D-6.24] [D-Q96]"""
        affected = self.seats + (self.table.chief and self.table.chief_is_affected)
        for owner in self.table.axolotls:
            pawns = self.positions[:affected]
            odd = (pawns % 2 == 1) & (self.taken > 0)
            odd[owner] = False
            self.positions[:affected] = np.where(odd, np.maximum(0, pawns - 2), pawns)
