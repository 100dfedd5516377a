"""A reader that owns a picture of every card of some print, and looks for exactly these.

Against the print it owns it reads nearly every card (`divetable ocean acuity --default-print`).
Each game prints its own deck, so it has to show what it gains there: next to nothing.
"""

import cv2
import numpy as np
from numpy.typing import NDArray

from divetable.core.values import value
from divetable.games.dive.components import OceanCard
from divetable.ocean.prints import default_plan, printed
from divetable.ocean.reader import Views
from divetable.ocean.stack import oriented

Floats = NDArray[np.float32]

COMPARED = 128  # pixels along a picture
FOCUS = np.arange(0, 6.51, 0.5)
SURE = 0.42  # correlation from which a card is taken for recognised
NEAR = 0.5  # gaps between where a card fits best and where a level lies


@value
class Recognised:
    """A card that seems to lie at some depth."""

    code: str
    score: float
    depth: float


class DeckReader:
    """Knows the default print of a deck, in all eight orientations."""

    def __init__(self, cards: tuple[OceanCard, ...], parallax: float) -> None:
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

    def recognise(self, views: Views) -> list[Recognised]:
        """Every card where it fits best, the best fit first."""
        planes = np.array([self._focused(views, depth) for depth in FOCUS]).T
        mean = self.weights @ planes / self.total[:, None]
        spread = self.weights @ (planes * planes) / self.total[:, None] - mean**2
        common = self.weighted @ planes / self.total[:, None] - mean * self.mean[:, None]
        fit = common / np.sqrt(np.maximum(spread, 1e-9) * np.maximum(self.spread, 1e-9)[:, None])
        by_card = fit.reshape(len(self.codes), 8, len(FOCUS)).max(1)
        found = [
            Recognised(code, float(row.max()), float(FOCUS[row.argmax()]))
            for code, row in zip(self.codes, by_card, strict=True)
        ]
        return sorted(found, key=lambda one: -one.score)

    def levels(self, views: Views, depths: list[float]) -> list[str | None]:
        """The content of the levels, at these depths, of which it is sure."""
        return assigned(self.recognise(views), depths)

    def _focused(self, views: Views, depth: float) -> Floats:
        """All views laid over each other so that only one depth is in register."""
        last = max(column for column, _ in views)
        total = np.zeros((COMPARED, COMPARED), np.float32)
        for (column, row), view in views.items():
            small = cv2.resize(view, (COMPARED, COMPARED), interpolation=cv2.INTER_AREA)
            grey = cv2.cvtColor(small, cv2.COLOR_RGB2GRAY).astype(np.float32) / 255
            x, y = ((2 * at / last - 1) * depth * self.parallax * COMPARED for at in (column, row))
            move = np.array([[1, 0, -x], [0, 1, -y]], np.float32)
            total += cv2.warpAffine(
                grey, move, (COMPARED, COMPARED), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
            )
        total /= len(views)
        return np.asarray(total - cv2.GaussianBlur(total, (0, 0), 4), np.float32).ravel()


def assigned(recognised: list[Recognised], depths: list[float]) -> list[str | None]:
    """Every card of which one is sure, the surest first, goes to the level nearest to it."""
    told: list[str | None] = [None] * len(depths)
    for one in recognised:
        level = min(range(len(depths)), key=lambda level: abs(depths[level] - one.depth))
        is_near = abs(depths[level] - one.depth) <= NEAR
        if one.score >= SURE and is_near and told[level] is None:
            told[level] = one.code
    return told
