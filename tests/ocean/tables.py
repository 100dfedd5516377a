"""Small scenes for tests: pictures of 128 pixels instead of 640."""

from functools import cache

import numpy as np

from divetable.core.values import replace
from divetable.games.dive.start import start
from divetable.games.dive.state import State
from divetable.ocean import Scene, scene
from divetable.ocean.prints import Picture

SMALL = 128


def table(seed: str = "reef", **options: object) -> State:
    return start(2, {"flashlight": "private", **options}, seed)


@cache
def small_scene(seed: str = "reef", cards: int = 12) -> Scene:
    """The upper part of a stack, small."""
    whole = scene(table(seed), size=SMALL)
    return replace(whole, cards=whole.cards[:cards])


def blank(size: int = SMALL) -> Picture:
    return np.zeros((size, size, 4), np.uint8)


def disc(
    x: float, y: float, radius: float, colour: tuple[int, int, int], size: int = SMALL
) -> Picture:
    """A card with one opaque disc; places in thousandths of the card."""
    rows, columns = np.mgrid[0:size, 0:size] + 0.5
    inside = np.hypot(columns - x * size / 1000, rows - y * size / 1000) < radius * size / 1000
    picture = blank(size)
    picture[inside] = (*colour, 255)
    return picture


def psnr(one: Picture, other: Picture) -> float:
    """How alike two pictures are, in decibels."""
    error = float(np.mean((one.astype(np.float64) - other.astype(np.float64)) ** 2))
    return 99.0 if error == 0 else float(10 * np.log10(255**2 / error))
