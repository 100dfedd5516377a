"""What `kernel` does, by NumPy and OpenCV alone and only for the view from straight above.

It needs no machine code, so it is there at once; a test compares the two. The same is hidden: a ray
that has lost nearly all its light gets none from anything deeper.
"""

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]

F = np.float32
DARK = F(0.012)  # a ray with less light than this has none
OPAQUE = F(0.004)  # ink that lets less through than an eight-bit step lets nothing through
STEPS = np.arange(256, dtype=F) * F(1 / 255)
"""Bytes as light."""
CLEAR = np.where(1 - STEPS > OPAQUE, 1 - STEPS, F(0))
"""What ink lets through, by its opacity."""
STRIP = 64  # rows at a time, so that all that belongs to them stays close to the processor
MEMORY: int = 0


def lit_layer(
    source: Picture,
    shadow: Floats,
    loss: Floats,
    ambient: np.float32,
    key: np.float32,
    ramp: Floats,
    out: Picture,
) -> None:
    """The ink of a card under the light that reaches it."""
    size, coarse = len(source), len(shadow)
    nearest = np.minimum(np.arange(size) * coarse // size, coarse - 1)
    light = shadow[nearest][:, nearest]
    light *= key
    light += ambient
    light *= ramp
    for colour in range(3):
        lit = source[..., colour] * light
        lit *= loss[colour]
        lit += F(0.5)
        np.minimum(lit, F(255), out=lit)
        out[..., colour] = lit
    out[..., 3] = source[..., 3]


def glass_layer(source: Picture, fade: np.float32, out: Picture) -> None:
    """What the ink of a card takes away from light that comes through it; 0 is clear."""
    alpha = source[..., 3].astype(F)
    divisor, faded = np.maximum(alpha, F(1)), alpha * fade
    for colour in range(3):
        share = source[..., colour] / divisor
        out[..., colour] = faded * (F(1) - (F(0.1) + F(0.42) * share))
    out[..., 3] = faded


def find_occupied(alpha: Picture, plastic: Picture, holed: Picture, found: Picture) -> None:
    """Nothing is skipped here."""


def composite(
    emitted: Picture,
    alpha: Picture,
    plastic: Picture,
    holed: Picture,
    haze: Floats,
    tint: Floats,
    occupied: Picture,
    depth: Floats,
    bow: Floats,
    tilt_x: float,
    tilt_y: float,
    parallax: float,
    below: bool,
    size: int,
    ground: Floats,
    memory: Floats,
    out: Floats,
) -> None:
    """A group of cards over what lies below them, from straight above."""
    assert tilt_x == tilt_y == 0
    many, side = len(holed), size + 1
    inks = emitted.reshape(many, 3, side, side)
    alphas, plastics = alpha.reshape(many, side, side), plastic.reshape(many, side, side)
    under, seen = ground.reshape(3, size, size), out.reshape(3, size, size)
    for top in range(0, size, STRIP):
        rows = slice(top, min(size, top + STRIP))
        cut = (rows, slice(size))
        colour = np.zeros((3, rows.stop - top, size), F)
        through = np.ones_like(colour)
        for k in range(many):
            solid = cv2.LUT(plastics[k][cut], STEPS) if holed[k] else F(1)
            clear = None if below else cv2.LUT(alphas[k][cut], CLEAR)
            for c in range(3):
                scattered, stopped = haze[3 * k + c], 1 - tint[3 * k + c]
                if clear is None:
                    through[c] *= cv2.LUT(inks[k, c][cut], CLEAR) * (1 - stopped * solid)
                else:
                    ink = cv2.LUT(inks[k, c][cut], STEPS)
                    colour[c] += through[c] * (ink + scattered * clear * solid)
                    through[c] *= clear * (1 - stopped * solid)
            if k % 4 == 3 and not below:
                through *= through[2] > DARK
        seen[:, rows] = colour + through * under[:, rows]


def develop_from_above(seen: Floats, glossy: Floats, sky: Floats, out: Picture) -> None:
    """Light as bytes, with the sky reflected where the top card is glossy."""
    size = len(glossy)
    places = np.arange(size, dtype=F)
    along = (F(0.8) * places + F(0.6) * places[:, None]) / (F(1.4) * F(size))
    sheen = sky[(along * F(len(sky) - 1)).astype(np.intp)] * glossy
    for colour in range(3):
        out[..., colour] = np.minimum((seen[colour] + sheen) * F(255) + F(0.5), F(255))


def develop_from_below(seen: Floats, glow: Floats, lamp: Floats, out: Picture) -> None:
    """Light that came through, as bytes, adjusted as the eye adapts."""
    for colour in range(3):
        through = F(7) * seen[colour]
        light = glow[colour] + lamp[colour] * through / (1 + through)
        out[..., colour] = np.minimum(light * F(255) + F(0.5), F(255))
