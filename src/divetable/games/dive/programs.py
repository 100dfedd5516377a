"""Programs: what a diver puts on the levels of the board, and all that are legal.

A level is written as its tokens in rising order, with `s` behind them on the shark side: `("1",
"3s", "45", "2")`. One side per level, so mixed sides cannot even be written. [D-2.11]
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, product
from sys import intern
from typing import Literal

from divetable.core.values import Value
from divetable.games.dive import refusals

Side = Literal["s", "n"]

TOKENS = "12345"
DEEPEST = 5
ANGLERFISH = {"s": "*s", "n": "*"}  # the tile as a sixth level of the board
CLOWNFISH_SPEED = 3
FASTEST = 1000  # the anglerfish outruns everyone [D-5.33]


class Program(Value):
    """The levels of a board from the top, "" for an empty one, and the secret companion there."""

    levels: tuple[str, ...] = ()
    clownfish: int | None = None  # the level it lies under
    anglerfish: Side | None = None  # the side it shows


NOTHING = Program()


def _stacks() -> Iterator[str]:
    for size in range(1, len(TOKENS) + 1):
        for tokens in combinations(TOKENS, size):
            yield "".join(tokens)


SPEED: dict[str, int] = {
    **{intern(stack + side): sum(map(int, stack)) for stack in _stacks() for side in ("", "s")},
    **dict.fromkeys(ANGLERFISH.values(), FASTEST),
}
"""The speed of a level: the sum of its tokens. [D-1.6] [D-2.11]"""

SHARK_SIDE = frozenset(level for level in SPEED if level.endswith("s"))


@cache
def legal_programs(mode: str, all_tokens: bool) -> dict[tuple[str, ...], Program]:
    """Every program that may be confirmed, keyed by its levels. [D-2.10] [D-2.11] [D-2.12]
    [D-4.1]"""
    depths = [DEEPEST] if mode == "children" else range(1, DEEPEST + 1)
    spare = all_tokens or mode == "children"
    found: dict[tuple[str, ...], Program] = {}
    for depth in depths:
        # each token lies on one of the levels, or is not used (0)
        for places in product(range(1 if spare else 0, depth + 1), repeat=len(TOKENS)):
            stacks = [""] * (depth + 1)
            for token, place in zip(TOKENS, places, strict=True):
                stacks[place] += token
            if all(stacks[1:]):
                sides = [(intern(stack), intern(stack + "s")) for stack in stacks[1:]]
                for levels in product(*sides):
                    found[levels] = Program(levels)
    return found


def tidy(program: Program, mode: str) -> Program:
    """A draft in its canonical form; a refusal if no board can look like that."""
    if program.levels in legal_programs(mode, False):
        return program  # as most are, and this is soon seen
    levels = tuple(map(_tidy_level, program.levels))
    depth = max((at for at, level in enumerate(levels, 1) if level), default=0)
    if depth > DEEPEST:
        raise refusals.TOO_DEEP(level=depth)
    levels = levels[:depth]
    tokens = [token for level in program.levels for token in level.removesuffix("s")]
    for token in tokens:
        if token not in TOKENS:
            raise refusals.NO_SUCH_TOKEN(token=token)
        if tokens.count(token) > 1:
            raise refusals.TOKEN_TWICE(token=token)
    if mode == "children" and any(len(level.rstrip("s")) > 1 for level in levels):
        raise refusals.CHILDREN_STACK()
    return Program(levels, program.clownfish, program.anglerfish)


def _tidy_level(level: str) -> str:
    tokens = "".join(sorted(level.removesuffix("s")))
    return tokens + "s" if tokens and level.endswith("s") else tokens


def check_confirmed(levels: tuple[str, ...], mode: str, all_tokens: bool) -> None:
    """Refuse levels that may be drafted but not confirmed, and say what to do."""
    if levels in legal_programs(mode, all_tokens):
        return
    if not any(levels):
        raise refusals.NO_TOKEN()
    if mode == "children":
        raise refusals.CHILDREN_FIVE(levels=sum(map(bool, levels)))
    if "" in levels:
        gap = levels.index("") + 1
        below = next(at for at, level in enumerate(levels, 1) if at > gap and level)
        raise refusals.GAP(gap=gap, below=below)
    raise refusals.ALL_TOKENS(used=sum(len(level.rstrip("s")) for level in levels))


def forced(program: Program, mode: str) -> Program:
    """What remains of a draft when the phase is cut off. [D-2.13] [D-4.8] [D-5.31] [D-5.41]

    Levels count up to the first gap; a secret companion in an invalid place goes back to its owner,
    unseen. Children's levels each count on their own.
    """
    levels = program.levels
    if mode != "children" and "" in levels:
        levels = levels[: levels.index("")]
    clownfish = program.clownfish
    if clownfish is not None and clownfish > len(levels):
        clownfish = None
    anglerfish = program.anglerfish if len(levels) == DEEPEST else None
    return Program(levels, clownfish, anglerfish)


def board(program: Program) -> tuple[str, ...]:
    """The levels to resolve, the anglerfish as the sixth. [D-5.30] [D-5.32]"""
    if program.anglerfish is None:
        return program.levels
    return (*program.levels, ANGLERFISH[program.anglerfish])


def fastest(speeds: Iterable[tuple[int, int]]) -> int | None:
    """The single fastest diver among (diver, speed) pairs; None for a tie. [D-2.33]"""
    best, winner = -1, None
    for diver, speed in speeds:
        if speed > best:
            best, winner = speed, diver
        elif speed == best:
            winner = None
    return winner
