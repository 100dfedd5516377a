"""Rounds of Dive side by side, as arrays: thousands of dives are computed at once."""

import numpy as np
from numpy.typing import NDArray

from divetable.core.values import Value
from divetable.games.dive.components import CONTENTS

Ints = NDArray[np.int64]
Small = NDArray[np.int16]
Bools = NDArray[np.bool_]

LEVELS = 6  # with the anglerfish [D-2.45] [D-5.30]
CHIEF_LEVELS = 4  # [D-6.10]
CODES = tuple(CONTENTS)
HELPERS = ("green", "red", "manta")
GREEN, RED, MANTA = 1, 2, 3
FAR_AWAY = 1 << 14

SHARK_OF: Bools = np.array([CONTENTS[code].shark for code in CODES])
HELPER_OF: Small = np.array(
    [HELPERS.index(one.helper) + 1 if one.helper else 0 for one in CONTENTS.values()], np.int16
)


class Table(Value):
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
