"""Which token lies where: all ways to lay five tokens on one to five levels."""

from functools import cache

import numpy as np

from divetable.bots.dive.twin.table import LEVELS, Bools, Small
from divetable.core.values import Value
from divetable.games.dive.programs import (
    CLOWNFISH_SPEED,
    DEEPEST,
    FASTEST,
    SPEED,
    Program,
    Side,
    legal_programs,
)


class Plan(Value):
    """A program without its sides, which follow from what the bot believes."""

    levels: tuple[str, ...]
    clownfish: int | None = None
    anglerfish: bool = False

    def program(self, sharks: Bools) -> Program:
        """With the sides that are likelier."""
        levels = tuple(
            level + "s" if shark else level
            for level, shark in zip(self.levels, sharks, strict=False)
        )
        side: Side | None = ("s" if sharks[DEEPEST] else "n") if self.anglerfish else None
        return Program(levels, self.clownfish, side)

    def speeds(self) -> list[int]:
        found = [SPEED[level] for level in self.levels] + [0] * (LEVELS - len(self.levels))
        if self.clownfish is not None:
            found[self.clownfish - 1] += CLOWNFISH_SPEED
        if self.anglerfish:
            found[DEEPEST] = FASTEST
        return found


@cache
def plans(spare: bool) -> tuple[Plan, ...]:
    """All plans with five tokens; where it may be good to be slow, also one token for each
    level."""
    bare = [levels for levels in legal_programs("standard", False) if not _shows_sharks(levels)]
    everything = [levels for levels in bare if sum(map(len, levels)) == DEEPEST]
    slow = [
        levels
        for levels in bare
        if spare and len(levels) < DEEPEST and all(len(level) == 1 for level in levels)
    ]
    return tuple(map(Plan, everything + slow))


def _shows_sharks(levels: tuple[str, ...]) -> bool:
    return any(level.endswith("s") for level in levels)


@cache
def speeds_of(chosen: tuple[Plan, ...]) -> Small:
    return np.array([plan.speeds() for plan in chosen], np.int16)


def with_clownfish(plan: Plan) -> list[Plan]:
    return [Plan(plan.levels, clownfish=level) for level in range(1, len(plan.levels) + 1)]


def with_anglerfish(plan: Plan) -> list[Plan]:
    return [Plan(plan.levels, anglerfish=True)] if len(plan.levels) == DEEPEST else []
