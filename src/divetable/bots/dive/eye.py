"""The eye: reads the picture of the stack from the very bytes that a client receives.

Skills differ in how many views they compare, how closely they look, and how often they mistake what
they saw or how deep it was; never in what there is to see.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random

from divetable.bots.dive.beliefs import (
    HELPERS,
    LEVELS,
    Weights,
    best_scores,
    helper_chances,
    shark_chance,
    weights,
)
from divetable.core.values import Value, replace
from divetable.ocean.reader import Care, Found, Reader, Sight
from divetable.ocean.viewer import Field

COVERED = 0.2  # the share of a card that an octopus covers [D-5.16]
SHARK_SHARES = (0.5,)  # how frequent they are in the data
HELPER_SHARES = (10 / 36, 6 / 36, 4 / 36)
MIDDLE = (0.5,)
ONE_SIZE = (0.84,)  # of sharks, in which a quick eye looks for them


class Look(Value):
    """How an eye looks: from where, how closely, and how mistaken."""

    columns: tuple[float, ...]  # shares of the grid of views, from left to right
    rows: tuple[float, ...]
    care: Care
    haze: float = 0.0  # errors about how much something resembles a drawing (sigma)
    slips: float = 0.0  # how often it is wrong by a level, one level down; more often deeper


LOOKS: dict[int, Look] = {
    1: Look((0, 0.5, 1), MIDDLE, Care(12, 6, 0, ONE_SIZE, False), 0.15, 0.1),
    2: Look((0, 0.5, 1), MIDDLE, Care(12, 6, 0, ONE_SIZE, False), 0.05, 0.0),
    3: Look((0, 0.5, 1), (0, 0.5), Care(12, 8, 1, ONE_SIZE, False)),
    4: Look((0, 1 / 3, 2 / 3, 1), (0, 1 / 3, 2 / 3, 1), Care(), 0.1, 0.04),
    5: Look((0, 1 / 3, 2 / 3, 1), (0, 1 / 3, 2 / 3, 1), Care()),
}


class Belief(Value):
    """What the eye believes about one level."""

    shark: float  # a probability
    helper: Mapping[str, float]  # green, red, manta, none: together 1


class Reading(Value):
    """What the eye believes about the first levels, the top card first."""

    levels: tuple[Belief, ...]


def look(pack: bytes, skill: int, rng: Random, cards: int = LEVELS, octopuses: int = 0) -> Reading:
    """Read a light field. Everybody at the table knows how many cards and octopuses there are."""
    how = LOOKS[skill]
    found = mistaken(seen(Field(pack), how).found, how, rng)
    return believed(found, skill, min(cards, LEVELS), octopuses)


def seen(field: Field, how: Look) -> Sight:
    """Everything that looks like a figure, level by level."""
    places = glances(field, how)
    views = field.views(places, grey=places.difference(field.places(MIDDLE, MIDDLE)))
    return reader(field.parallax, how.care).read(views, LEVELS)


def glances(field: Field, how: Look) -> set[tuple[int, int]]:
    """The views that are compared; the one from straight above is always among them."""
    return {*field.places(how.columns, how.rows), *field.places(MIDDLE, MIDDLE)}


def clear(how: Look) -> Look:
    """The same look without mistakes."""
    return replace(how, haze=0.0, slips=0.0)


@cache
def reader(parallax: float, care: Care) -> Reader:
    return Reader(parallax, care)


def mistaken(found: list[Found], how: Look, rng: Random) -> list[Found]:
    """What the eye believes it saw."""
    if not how.haze and not how.slips:
        return found
    told: list[Found] = []
    for one in found:
        level = one.level
        if rng.random() < how.slips * level:
            level += 1 if rng.random() < 0.5 else -1
        told.append(replace(one, score=one.score + rng.gauss(0, how.haze), level=level))
    return told


def believed(found: list[Found], skill: int, levels: int, octopuses: int = 0) -> Reading:
    """How likely everything is to somebody who looks this way."""
    return judged(found, weights(skill)[:levels], 1 - (1 - COVERED) ** octopuses)


def judged(found: list[Found], weights: Sequence[Weights], covered: float = 0.0) -> Reading:
    """How likely everything is if matches are worth this much, level by level."""
    scores = best_scores(found)
    told: list[Belief] = []
    for level, fitted in enumerate(weights):
        shark = uncovered((shark_chance(fitted, scores, level),), SHARK_SHARES, covered)
        helper = uncovered(helper_chances(fitted, scores, level)[:-1], HELPER_SHARES, covered)
        told.append(Belief(shark[0], dict(zip((*HELPERS, "none"), helper, strict=True))))
    return Reading(tuple(told))


def uncovered(
    chances: Iterable[float], shares: Sequence[float], covered: float
) -> tuple[float, ...]:
    """Chances of some figures, and of none, if a tile may hide this much.

    A hidden figure looks like no figure, so seeing nothing says that much less against it.

    >>> [round(one, 3) for one in uncovered([0.02], [0.5], 0.2)]
    [0.178, 0.822]
    """
    chances = list(chances)
    none, usual = 1 - sum(chances), 1 - sum(shares)
    odds = [
        share / usual * ((1 - covered) * chance / none * usual / share + covered)
        for chance, share in zip(chances, shares, strict=True)
    ]
    return tuple(float(one) / (1 + sum(odds)) for one in (*odds, 1.0))
