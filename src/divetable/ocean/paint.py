"""From a drawing to a sprite that looks printed in watercolour."""

from io import BytesIO

import cv2
import numpy as np
import resvg_py
from numpy.random import RandomState
from numpy.typing import NDArray
from PIL import Image

from divetable.ocean.curves import Drawing

Plane = NDArray[np.float32]
Sprite = NDArray[np.uint8]

TUNED_AT = 3.0  # pixels per unit at which the look was tuned
ROOM = 6.0  # units around a drawing, for wobble and rims


def sprite(drawing: Drawing, rng: RandomState, scale: float, opacity: float = 0.97) -> Sprite:
    """The drawing painted at this many pixels per unit: premultiplied RGBA, centred.

    The square is large enough for the drawing at every angle.
    """
    radius = float(np.hypot(*drawing.size)) / 2 + ROOM
    pixels = int(np.ceil(2 * radius * scale))
    wash = _raster(drawing.svg("wash", pixels, radius))
    ink = _raster(drawing.svg("ink", pixels, radius))
    painted = watercolour(wash, ink, rng, scale, opacity)
    return np.asarray(painted * 255 + 0.5, np.uint8)


def _raster(svg: str) -> Plane:
    """Premultiplied RGBA."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg))
    image = np.asarray(Image.open(BytesIO(png)).convert("RGBA"), np.float32) / 255
    image[..., :3] *= image[..., 3:]
    return np.asarray(image, np.float32)


def noise(rng: RandomState, size: int, period: float, octaves: int = 3, gain: float = 0.5) -> Plane:
    """Smooth noise of variance one."""
    total = np.zeros((size, size), np.float32)
    amplitude, power = 1.0, 0.0
    for _ in range(octaves):
        coarse = max(3, int(size / period) + 3)
        grid = rng.standard_normal((coarse, coarse)).astype(np.float32)
        total += amplitude * cv2.resize(grid, (size, size), interpolation=cv2.INTER_CUBIC)
        power += amplitude**2
        amplitude *= gain
        period = max(1.5, period / 2)
    return np.asarray(total / np.sqrt(power), np.float32)


def watercolour(wash: Plane, ink: Plane, rng: RandomState, scale: float, opacity: float) -> Plane:
    """Pigment pools at rims, granulates and runs; all of it in optical density, as in water."""
    size = len(wash)
    s = scale / TUNED_AT
    shift_x = noise(rng, size, 26 * s, 2) * 0.75 * s
    shift_y = noise(rng, size, 26 * s, 2) * 0.75 * s
    rows, columns = np.mgrid[0:size, 0:size].astype(np.float32)

    def wobbled(plane: Plane) -> Plane:
        moved = cv2.remap(plane, columns + shift_x, rows + shift_y, cv2.INTER_LINEAR)
        return np.asarray(moved, np.float32)

    wash, ink = wobbled(wash), wobbled(ink)
    alpha = wash[..., 3]
    density = -np.log(np.clip(_colour(wash), 0.015, 1))
    clouds = noise(rng, size, 42 * s, 3, 0.55)
    grain = noise(rng, size, 3.2 * s, 2, 0.6)
    wet = noise(rng, size, 70 * s, 2, 0.5)
    rim = np.clip((alpha - cv2.GaussianBlur(alpha, (0, 0), 2.2 * s)) * 2, 0, 1) * (alpha > 0.05)
    back_runs = np.exp(-((wet / 0.09) ** 2))
    grainy = 0.085 * grain * np.clip(density.mean(2), 0.3, 1.5)
    pooled = 1 + 0.17 * clouds + grainy + 0.5 * rim + 0.1 * back_runs
    density = density * np.clip(pooled, 0.35, 2)[..., None]
    density += (0.05 * wet)[..., None] * np.array([1, 0.1, -0.8], np.float32)  # two pigments
    colour = np.exp(-np.clip(density, 0, 5))
    cover = alpha * np.clip(opacity - 0.07 * np.clip(clouds, -1, 2) + 0.05 * rim, 0, 1)
    painted = np.dstack([colour * cover[..., None], cover])
    ink_cover = (ink[..., 3] * np.clip(0.86 + 0.1 * grain, 0.4, 1))[..., None]
    painted = painted * (1 - ink_cover)
    painted += np.dstack([_colour(ink) * ink_cover, ink_cover])
    return np.asarray(np.clip(painted, 0, 1), np.float32)


def _colour(plane: Plane) -> Plane:
    return np.asarray(plane[..., :3] / np.maximum(plane[..., 3:], 1e-3), np.float32)
