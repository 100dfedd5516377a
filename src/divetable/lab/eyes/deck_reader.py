"""An attacker: it reads like the best eye, and knows everything that is fixed about the deck.

It knows which cards are in the deck and which are gone, so it weighs everything that five levels
can hold, without replacement. It owns a picture of every card of the default print and compares it
with each level, in all eight orientations; how much likeness counts was fitted like the weights of
the eye. Against the print it owns it reads nearly every card (`divetable ocean acuity
--default-print`). Each game prints its own deck, so this shows what is left to gain.
"""

from collections import Counter
from functools import cache
from itertools import product
from math import log

import cv2
import numpy as np
from numpy.typing import NDArray

from divetable.bots.dive.beliefs import HELPERS, LEVELS
from divetable.bots.dive.eye import Belief, Reading
from divetable.games.dive.components import CONTENTS, OceanCard
from divetable.ocean.prints import Picture, default_plan, printed
from divetable.ocean.reader import Sight, Views, level_depths
from divetable.ocean.stack import oriented

Floats = NDArray[np.float32]

COMPARED = 128  # pixels along a picture
FOCUS = np.arange(0, 6.51, 0.5)
NEAR = 0.7  # gaps between where a card fits best and where a level is
OWNED = 30.0  # how much likeness counts if this very print is known to be used
FRESH = 0.0  # and in a game with a print of its own, as fitted
CODES = tuple(CONTENTS)
HELPER_SHARES = {"green": 10 / 36, "red": 6 / 36, "manta": 4 / 36, "none": 16 / 36}  # of the data


class DeckReader:
    """Knows the default print of a deck, in all eight orientations."""

    def __init__(self, cards: tuple[OceanCard, ...], parallax: float, trust: float = FRESH) -> None:
        self.trust = trust
        self.parallax = parallax
        self.codes = [card.code for card in cards]
        weights: list[Floats] = []
        patterns: list[Floats] = []
        for card in cards:
            ink, _ = printed(default_plan(card), COMPARED * 2)
            half = cv2.resize(ink, (COMPARED, COMPARED), interpolation=cv2.INTER_AREA)
            small = np.asarray(half, np.uint8)
            for turn in range(8):
                layer = oriented(small, 90 * (turn % 4), turn >= 4).astype(np.float32) / 255
                grey = layer[..., :3] @ np.array([0.3, 0.59, 0.11], np.float32)
                grey = grey + (1 - layer[..., 3]) * 0.3
                fine = grey - cv2.GaussianBlur(grey, (0, 0), 4)
                wide = cv2.dilate(layer[..., 3], np.ones((3, 3), np.uint8))
                patterns.append(np.asarray(fine, np.float32).ravel())
                weights.append(np.asarray(wide, np.float32).ravel())
        self.weights = np.array(weights, np.float32)
        pattern = np.array(patterns, np.float32)
        self.total = self.weights.sum(1) + 1e-6
        self.weighted = self.weights * pattern
        self.mean = self.weighted.sum(1) / self.total
        self.spread = (self.weighted * pattern).sum(1) / self.total - self.mean**2

    def look(self, views: Views, sight: Sight, told: Reading, left: Counter[str]) -> Reading:
        """What the eye saw, weighed with everything known about the deck."""
        depths = level_depths(sight.cards, LEVELS)
        evidence = np.array([_evidence(level) for level in told.levels])
        evidence += self.trust * self.likeness(views, depths)
        return weighed(evidence, left)

    def likeness(self, views: Views, depths: list[float]) -> Floats:
        """For each level and content, how well the most similar card fits there; or 0."""
        greys = {place: _grey(view) for place, view in views.items()}
        planes = np.array([self._focused(greys, depth) for depth in FOCUS]).T
        mean = self.weights @ planes / self.total[:, None]
        spread = self.weights @ (planes * planes) / self.total[:, None] - mean**2
        common = self.weighted @ planes / self.total[:, None] - mean * self.mean[:, None]
        fit = common / np.sqrt(np.maximum(spread, 1e-9) * np.maximum(self.spread, 1e-9)[:, None])
        by_card = fit.reshape(len(self.codes), 8, len(FOCUS)).max(1)
        found = np.zeros((len(depths), len(CODES)), np.float32)
        for fits, code in zip(by_card, self.codes, strict=True):
            off = np.abs(np.array(depths) - FOCUS[fits.argmax()])  # a card lies where it fits best
            if off.min() <= NEAR:
                here = int(off.argmin()), CODES.index(code)
                found[here] = max(found[here], fits.max())
        return found

    def _focused(self, greys: dict[tuple[int, int], Floats], depth: float) -> Floats:
        """All views laid over each other so that only one depth is aligned."""
        last = max(column for column, _ in greys)
        total = np.zeros((COMPARED, COMPARED), np.float32)
        for (column, row), grey in greys.items():
            x, y = ((2 * at / last - 1) * depth * self.parallax * COMPARED for at in (column, row))
            move = np.array([[1, 0, -x], [0, 1, -y]], np.float32)
            total += cv2.warpAffine(
                grey, move, (COMPARED, COMPARED), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
            )
        total /= len(greys)
        return np.asarray(total - cv2.GaussianBlur(total, (0, 0), 4), np.float32).ravel()


def _grey(view: Picture) -> Floats:
    small = cv2.resize(view, (COMPARED, COMPARED), interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.cvtColor(small, cv2.COLOR_RGB2GRAY) / np.float32(255), np.float32)


def _evidence(level: Belief) -> Floats:
    """How much the look of a level says for each content, apart from how frequent it is."""
    evidence: list[float] = []
    for code in CODES:
        content = CONTENTS[code]
        helper = content.helper or "none"
        shark = level.shark if content.shark else 1 - level.shark
        evidence.append(log(shark * 2) + log(level.helper[helper] / HELPER_SHARES[helper]))
    return np.array(evidence, np.float32)


def weighed(evidence: Floats, left: Counter[str]) -> Reading:
    """Everything the levels can hold, weighed by what was seen and how many cards there are."""
    held = _all_held()
    weight = np.zeros(len(held))
    cards = np.array([left[code] for code in CODES])
    before = np.zeros((len(held), len(CODES)))
    for level in range(LEVELS):
        drawn = held[:, level]
        rows = np.arange(len(held))
        weight += evidence[level, drawn]
        weight += np.log(np.maximum(cards[drawn] - before[rows, drawn], 1e-9))
        before[rows, drawn] += 1
    chance = np.exp(weight - weight.max())
    chance /= chance.sum()
    told: list[Belief] = []
    for level in range(LEVELS):
        of = np.bincount(held[:, level], chance, len(CODES))
        shark = sum(float(of[at]) for at, code in enumerate(CODES) if CONTENTS[code].shark)
        helper: dict[str, float] = dict.fromkeys((*HELPERS, "none"), 0.0)
        for at, code in enumerate(CODES):
            helper[CONTENTS[code].helper or "none"] += float(of[at])
        told.append(Belief(shark, helper))
    return Reading(tuple(told))


@cache
def _all_held() -> NDArray[np.int64]:
    return np.array(list(product(range(len(CODES)), repeat=LEVELS)))
