"""Chance that gives the same result on every Python, and can be recomputed in any language.

A stream is named by a key: the game's secret seed and what is being decided ("ocean",
"chief 2"). Its numbers come from SHAKE-256 over that key, so nobody can tell the rest of a
stream from its beginning, and one shuffle never depends on how often another was made.
"""

from collections.abc import Iterable
from hashlib import shake_256
from itertools import chain, count
from struct import Struct
from typing import Protocol, TypeVar

T = TypeVar("T")

WORDS = 80  # made in one go: enough to shuffle and turn the 36 cards of an ocean
BLOCK = Struct(f">{WORDS}I")
UNIT = 2.0**-32


class Randomness(Protocol):
    """What a source of chance must offer; `random.Random` is one too."""

    def random(self) -> float:
        """A number in [0, 1)."""
        ...


class Chance:
    """The stream of numbers for a key.

    Block n is the first 320 bytes of SHAKE-256("key/n"); each 4 bytes, big-endian, are the next
    number, in units of 2 to the power of -32.
    """

    __slots__ = ("_words",)

    def __init__(self, *key: object) -> None:
        name = "/".join(map(str, key))
        self._words = chain.from_iterable(_block(f"{name}/{number}") for number in count())

    def random(self) -> float:
        return next(self._words) * UNIT

    def below(self, limits: Iterable[int]) -> list[int]:
        """A whole number below each of these, as from `below`, but faster in bulk."""
        return [word * limit >> 32 for limit, word in zip(limits, self._words, strict=False)]


def _block(name: str) -> tuple[int, ...]:
    return BLOCK.unpack(shake_256(name.encode()).digest(BLOCK.size))


def below(limit: int, chance: Randomness) -> int:
    """A whole number from 0 to limit - 1."""
    return int(chance.random() * limit)


def shuffled(items: Iterable[T], chance: Randomness) -> list[T]:
    """The items in random order; every order is equally likely."""
    result = list(items)
    limits = range(len(result), 1, -1)
    if isinstance(chance, Chance):
        others = chance.below(limits)
    else:
        others = [below(limit, chance) for limit in limits]
    last = len(result) - 1
    for other in others:
        result[last], result[other] = result[other], result[last]
        last -= 1
    return result
