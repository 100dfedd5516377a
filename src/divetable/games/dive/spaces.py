"""The large spaces of actions in Dive: counted, drawn from and described without a list."""

from collections.abc import Iterator
from functools import cache, cached_property
from itertools import product
from math import comb
from typing import Literal

from divetable.core.chance import Randomness, below
from divetable.core.space import Choice, Written
from divetable.games.dive.actions import PlaceOctopus, Ready, SaveDraft
from divetable.games.dive.components import Companion
from divetable.games.dive.geometry import CARD, octopus_margin
from divetable.games.dive.programs import DEEPEST, TOKENS, Program, Side, legal_programs

SIDES: tuple[Side | None, ...] = (None, "s", "n")


class ProgramsChoice(Choice):
    """The programs that may be confirmed, and how many: tokens on levels without gaps. [D-2.10]"""

    kind: Literal["Ready"]
    count: int
    tokens: tuple[int, ...]
    levels: int
    all_tokens: bool
    one_per_level: bool
    clownfish: bool
    anglerfish: bool


class DraftsChoice(Choice):
    """Any board, gaps allowed. [D-2.9]"""

    kind: Literal["SaveDraft"]
    count: int


class OctopusChoice(Choice):
    """Any place at least that far from the edges of the card. [D-5.16]"""

    kind: Literal["PlaceOctopus"]
    card: int
    margin_by_angle: tuple[int, ...]


class Programs(Written):
    """Every program that may be confirmed. [D-2.10] [D-2.11] [D-2.12]

    There are 9,002 with all five tokens and 13,502 in all.
    """

    kind = "Ready"
    weight = 1.0

    def __init__(self, mode: str, all_tokens: bool, own: Companion | None) -> None:
        self._rules = mode, all_tokens
        self._own = own

    @cached_property
    def _all(self) -> tuple[Ready, ...]:
        plain = [Ready(program) for program in legal_programs(*self._rules).values()]
        return (*plain, *self._with_companion()) if self._own else tuple(plain)

    def _with_companion(self) -> Iterator[Ready]:
        for levels in legal_programs(*self._rules):
            if self._own == "clownfish":
                for level in range(1, len(levels) + 1):
                    yield Ready(Program(levels, clownfish=level))
            elif self._own == "anglerfish" and len(levels) == DEEPEST:
                yield Ready(Program(levels, anglerfish="s"))
                yield Ready(Program(levels, anglerfish="n"))

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Ready]:
        return iter(self._all)

    def sample(self, rng: Randomness) -> Ready:
        every = self._all
        return every[int(rng.random() * len(every))]

    def describe(self) -> ProgramsChoice:
        mode, all_tokens = self._rules
        return ProgramsChoice(
            kind="Ready",
            count=len(self),
            tokens=tuple(map(int, TOKENS)),
            levels=DEEPEST,
            all_tokens=all_tokens or mode == "children",
            one_per_level=mode == "children",
            clownfish=self._own == "clownfish",
            anglerfish=self._own == "anglerfish",
        )


class Drafts(Written):
    """Every board that may be saved: gaps allowed, even empty. [D-2.9] [D-2.13]"""

    kind = "SaveDraft"
    weight = 0.15

    def __init__(self, mode: str, own: Companion | None) -> None:
        self._single = mode == "children"
        self._clownfish = (None, *range(1, DEEPEST + 1)) if own == "clownfish" else (None,)
        self._anglerfish = SIDES if own == "anglerfish" else (None,)

    def __len__(self) -> int:
        """Each of the levels in use shows one of two sides."""
        boards = sum(
            comb(DEEPEST, levels) * (1 << levels) * self._fillings(levels)
            for levels in range(DEEPEST + 1)
        )
        return boards * len(self._clownfish) * len(self._anglerfish)

    def _fillings(self, levels: int) -> int:
        """Ways to lay tokens on exactly these levels, some perhaps unused."""
        if self._single:
            return _falling(len(TOKENS), levels)
        # inclusion and exclusion over the levels that stay empty; unused is one more place
        ways = (
            (-1 if empty % 2 else 1) * comb(levels, empty) * (levels - empty + 1) ** len(TOKENS)
            for empty in range(levels + 1)
        )
        return sum(ways)

    def __iter__(self) -> Iterator[SaveDraft]:
        for places in product(range(DEEPEST + 1), repeat=len(TOKENS)):
            stacks = self._stacks(places)
            if stacks is None:
                continue
            used = [level for level in range(DEEPEST) if stacks[level]]
            for sides in product(("", "s"), repeat=len(used)):
                levels = list(stacks)
                for level, side in zip(used, sides, strict=True):
                    levels[level] += side
                for clownfish, anglerfish in product(self._clownfish, self._anglerfish):
                    yield SaveDraft(Program(_trimmed(levels), clownfish, anglerfish))

    def _stacks(self, places: tuple[int, ...]) -> list[str] | None:
        stacks = [""] * DEEPEST
        for token, place in zip(TOKENS, places, strict=True):
            if place:
                stacks[place - 1] += token
        return None if self._single and any(len(stack) > 1 for stack in stacks) else stacks

    def sample(self, rng: Randomness) -> SaveDraft:
        while True:
            stacks = self._stacks(tuple(below(DEEPEST + 1, rng) for _ in TOKENS))
            # more levels have more ways to turn their sides, so they come up more often
            if stacks and rng.random() * 2**DEEPEST < 2 ** sum(map(bool, stacks)):
                break
        levels = [stack + "s" * below(2, rng) if stack else "" for stack in stacks]
        clownfish = self._clownfish[below(len(self._clownfish), rng)]
        anglerfish = self._anglerfish[below(len(self._anglerfish), rng)]
        return SaveDraft(Program(_trimmed(levels), clownfish, anglerfish))

    def describe(self) -> DraftsChoice:
        return self._described

    @cached_property
    def _described(self) -> DraftsChoice:
        return DraftsChoice("SaveDraft", len(self))


@cache
def programs(mode: str, all_tokens: bool, own: Companion | None) -> Programs:
    return Programs(mode, all_tokens, own)


@cache
def drafts(mode: str, own: Companion | None) -> Drafts:
    return Drafts(mode, own)


def _falling(items: int, choices: int) -> int:
    result = 1
    for left in range(items, items - choices, -1):
        result *= left
    return result


def _trimmed(levels: list[str]) -> tuple[str, ...]:
    while levels and not levels[-1]:
        levels = levels[:-1]
    return tuple(levels)


class OctopusPlaces(Written):
    """Every place on the card, at every angle, where the octopus stays inside. [D-5.16]"""

    kind = "PlaceOctopus"
    weight = 0.5

    def __len__(self) -> int:
        return sum((CARD - 2 * octopus_margin(angle) + 1) ** 2 for angle in range(360))

    def __iter__(self) -> Iterator[PlaceOctopus]:
        for angle in range(360):
            inside = range(octopus_margin(angle), CARD - octopus_margin(angle) + 1)
            for x, y in product(inside, inside):
                yield PlaceOctopus(x, y, angle)

    def sample(self, rng: Randomness) -> PlaceOctopus:
        while True:
            x, y, angle = below(CARD + 1, rng), below(CARD + 1, rng), below(360, rng)
            if octopus_margin(angle) <= min(x, y, CARD - x, CARD - y):
                return PlaceOctopus(x, y, angle)

    def describe(self) -> OctopusChoice:
        margins = tuple(octopus_margin(angle) for angle in range(90))
        return OctopusChoice("PlaceOctopus", CARD, margins)


OCTOPUS_PLACES = OctopusPlaces()


CHOICES = ProgramsChoice | DraftsChoice | OctopusChoice
"""What is offered without being listed."""
