"""Which patches are laid: the whole set, or a secret part of the box. (1.4) [V-3.1]

If an ocean is smaller than the box, everybody knows how many treasures it has, but sees its patches
only as they are turned. So what may lie face down is any choice of unseen patches, all equally
likely, whose treasures add up to the undiscovered ones.
"""

from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, product
from math import comb, factorial

from divetable.core.chance import Randomness, shuffled
from divetable.core.values import Value
from divetable.games.divers.chart import chart
from divetable.games.divers.components import HIDDEN, KIND, PATCHES, SAFE_TO_START, VALUES, unseen
from divetable.games.divers.options import Options

Counts = tuple[int, ...]
"""Patches: treasures by their value, 1 to 4; those that a safe start keeps inside; all others."""


def fewest_treasures(options: Options) -> int:
    """As many as the share of the box that is laid, rounded down. (1.4)"""
    return options.patches.treasures * options.size**2 // options.patches.size**2


def drawn_from_box(options: Options, chance: Randomness) -> list[str]:
    """The patches of a new ocean; with too few treasures, all are drawn again. [V-3.1] (V-A68)"""
    codes = options.patches.codes()
    if not options.is_drawn:
        return codes
    while True:
        drawn = shuffled(codes, chance)[: options.size**2]
        if treasures_of(drawn) >= fewest_treasures(options):
            return drawn


def treasures_of(codes: Sequence[str]) -> int:
    return sum(PATCHES[code].number for code in codes if code.startswith("treasure"))


def dealt_from_box(
    options: Options, sea: list[str], undiscovered: int, chance: Randomness
) -> list[str]:
    """Patches that may lie face down, from what everybody knows. (6.3)"""
    left = unseen(options.patches, sea)
    if not options.is_drawn:
        return left
    heaps = sorted_out(options, left)
    choices = ways_to_hide(known(options, sea, undiscovered, heaps))
    sums = list(accumulate(choices.values()))
    counts = list(choices)[bisect(sums, chance.random() * sums[-1])]
    return [
        code
        for heap, many in zip(heaps, counts, strict=True)
        for code in shuffled(heap, chance)[:many]
    ]


def expected(options: Options, sea: list[str], undiscovered: int) -> dict[str, float]:
    """How many of each form, unrotated, lie face down on average, from what everybody knows."""
    left = unseen(options.patches, sea)
    if not options.is_drawn:
        return {form: float(many) for form, many in Counter(left).items()}
    heaps = sorted_out(options, left)
    choices = ways_to_hide(known(options, sea, undiscovered, heaps))
    total = sum(choices.values())
    found: dict[str, float] = {}
    for at, heap in enumerate(heaps):
        mean = sum(counts[at] * weight for counts, weight in choices.items()) / total
        if mean > 0:
            found |= {form: mean * many / len(heap) for form, many in Counter(heap).items()}
    return found


def sorted_out(options: Options, codes: Sequence[str]) -> list[list[str]]:
    """The patches in heaps: treasures by their value, what a safe start keeps inside, others."""
    heaps: list[list[str]] = [[] for _ in (*VALUES, "dangers", "others")]
    for code in codes:
        if code.startswith("treasure"):
            heaps[PATCHES[code].number - 1].append(code)
        else:
            inside = options.safe_start and KIND[code] in SAFE_TO_START
            heaps[-2 if inside else -1].append(code)
    return heaps


class Known(Value):
    """What everybody knows of the face-down patches of an ocean."""

    unseen: Counts  # patches of the box
    hidden: int  # patches that lie face down
    treasures: int  # under them
    inside: int  # of these patches not in the outermost rows
    inner: int  # patches of the ocean not in the outermost rows
    turned: int  # dangers that were seen already
    size: int


def known(options: Options, sea: list[str], undiscovered: int, heaps: list[list[str]]) -> Known:
    board = chart(options.size)
    dangers = sum(KIND[code] in SAFE_TO_START for code in sea if code)
    inside = [sea[at] == HIDDEN for at in board.patches if at not in board.outermost]
    return Known(
        unseen=tuple(map(len, heaps)),
        hidden=sea.count(HIDDEN),
        treasures=undiscovered,
        inside=sum(inside),
        inner=len(inside),
        turned=dangers if options.safe_start else 0,
        size=options.size,
    )


@lru_cache(1024)
def ways_to_hide(about: Known) -> dict[Counts, float]:
    """How many patches of each heap may lie face down, and how likely each case is."""
    found: dict[Counts, float] = {}
    *some, others = about.unseen
    for counts in product(*(range(many + 1) for many in some)):
        rest = about.hidden - sum(counts)
        chests = zip(VALUES, counts, strict=False)
        if rest < 0 or sum(number * many for number, many in chests) != about.treasures:
            continue
        ways = comb(others, rest)
        for many, chosen in zip(some, counts, strict=True):
            ways *= comb(many, chosen)
        if weight := ways * ways_to_lie(about, counts[-1]):
            found[*counts, rest] = weight
    return found


def ways_to_lie(about: Known, dangers: int) -> float:
    """The share of all layouts with this many more dangers that look like this ocean.

    Without a safe start all shares are equal. (V-A66)
    """
    if not dangers and not about.turned and not about.unseen[-2]:
        return 1.0
    squares, all_dangers = about.size**2, dangers + about.turned
    here = comb(about.inside, dangers) * factorial(dangers) * factorial(about.hidden - dangers)
    anywhere = comb(about.inner, all_dangers) * factorial(all_dangers)
    return here / (anywhere * factorial(squares - all_dangers))
