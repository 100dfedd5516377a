"""The manta, seen from above."""

from collections.abc import Callable

import numpy as np
from numpy.random import RandomState
from numpy.typing import ArrayLike

from divetable.ocean.curves import (
    Drawing,
    Points,
    cornered,
    interpolated,
    mirrored,
    moved,
    points,
    ribbon,
    spline,
)

Beat = Callable[[ArrayLike], Points]  # moves a line with the beat of the wings

DARK, MID, LIGHT, INK, PALE = "#16263f", "#2c4a6e", "#5f86a6", "#0a1322", "#e6eef0"


def _side(s: int) -> Points:
    return cornered(
        [(19.5, 0), (19.8, s * 3), (20.4, s * 6.2)],
        [(20.4, s * 6.2), (25, s * 6.6), (30.5, s * 8.4), (32.2, s * 10.2), (31, s * 11.6)],
        [(31, s * 11.6), (27, s * 11), (23.4, s * 12.2), (20.2, s * 15.5)],
        [
            (20.2, s * 15.5), (17.6, s * 24), (14.4, s * 36), (8.6, s * 49), (1, s * 60),
            (-8, s * 68.5),
        ],
        [
            (-8, s * 68.5), (-9.5, s * 68.6), (-9.6, s * 66.4), (-5.8, s * 55), (-5.2, s * 43),
            (-8.6, s * 31), (-15, s * 19.5), (-21.5, s * 12.6),
        ],
        [(-21.5, s * 12.6), (-25, s * 11), (-28.6, s * 8.2), (-30.2, s * 4), (-31, 0)],
    )  # fmt: skip


def manta(rng: RandomState) -> Drawing:
    """Two wings, two white shoulders, a thin tail."""
    drawing = Drawing(rng, (120, 150), (-14, 0))
    lift = rng.uniform(0, 0.004)
    shorter = rng.uniform(0.9, 1)
    raised = 1 if rng.random_sample() < 0.5 else -1

    def beat(line: ArrayLike) -> Points:
        moved = points(line).copy()
        here = moved[:, 1] * raised > 0
        moved[:, 0] -= lift * moved[:, 1] ** 2 * np.where(here, 1, 0.3)
        moved[:, 1] *= np.where(here, shorter, 1)
        return moved

    outline = beat(np.vstack([_side(1), _side(-1)[::-1]]))
    x = np.linspace(-29, -74, 60)
    sway = 3.2 * np.sin((x + 29) / 15 + rng.uniform(0, 6)) * (x + 29) / -45
    drawing.fill(ribbon(np.stack([x, sway], 1), np.linspace(2.6, 0.35, 60)), DARK)
    drawing.fill(outline, MID)
    inside = drawing.clip(outline)
    for s in (1, -1):
        stops = [(0, DARK, 0.0), (0.05, DARK, 0.55), (0.45, MID, 0.1), (1, LIGHT, 0.55)]
        tip = beat([(-6, s * 66)])[0]
        drawing.fill(outline, drawing.linear(beat([(0, 0)])[0], tip, stops), clip=inside)
    back = [(20, 0), (19, 7), (12, 12), (0, 13.5), (-12, 11.5), (-24, 7.5), (-31, 2), (-32, 0)]
    drawing.fill(mirrored(back), DARK, 0.85, 4.2, inside)
    for s in (1, -1):
        _wing(drawing, rng, beat, s, inside)
    for _ in range(34):
        place = beat([(rng.normal(-12, 7), rng.normal(0, 6.5))])[0]
        colour = INK if rng.random_sample() < 0.55 else "#b7cfd8"
        size = abs(rng.normal(0.45, 0.3)) + 0.15
        drawing.dot(place, size, colour, rng.uniform(0.25, 0.7), inside)
    glow = [(0, "#cfe6ef", 0.26), (0.6, "#cfe6ef", 0.05), (1, "#cfe6ef", 0.0)]
    drawing.fill(outline, drawing.radial((12, -10), 46, glow), clip=inside)
    drawing.plane("ink")
    for s in (1, -1):
        _wing_ink(drawing, beat, s, inside)
    drawing.pen(spline([(17, 0), (6, 0.3), (-10, -0.2), (-29, 0)]), INK, 0.5, 0.45)
    drawing.pen(beat(spline([(20, -6), (19.3, 0), (20, 6)])), "#a9c4d1", 0.6, 0.7)
    drawing.contour(outline, INK, 0.6, 0.85)
    return drawing


def _wing(drawing: Drawing, rng: RandomState, beat: Beat, s: int, inside: str) -> None:
    """Shadow, shoulder patch (two strokes of a brush), pale tip and trailing edge, head fin."""
    shadow = [
        (14, s * 12), (13.5, s * 26), (9.6, s * 42), (2, s * 56), (-6, s * 65), (-2, s * 55),
        (0, s * 42), (-3, s * 28), (-8, s * 14),
    ]  # fmt: skip
    drawing.fill(beat(spline(shadow, closed=True)), INK, 0.4, 4.5, inside)
    a = rng.uniform(-1, 1)
    patch = cornered(
        [(14.6, s * 6), (15.4 + a * 0.4, s * 14), (13, s * 24), (8 + a, s * 31.5)],
        [(8 + a, s * 31.5), (6.6, s * 26), (8, s * 19), (6.6, s * 13), (9, s * 8.4), (14.6, s * 6)],
    )
    drawing.fill(beat(patch), PALE, 0.92, 0.7, inside)
    brush = spline([(11, s * 9), (12, s * 17), (9.5, s * 26), (9.5, s * 18)], closed=True)
    drawing.fill(beat(brush), "#9db9c9", 0.5, 1.0, inside)
    tip = spline([(-2, s * 62), (-9, s * 70), (-12, s * 66), (-7, s * 60)], closed=True)
    drawing.fill(beat(tip), PALE, 0.55, 1.8, inside)
    edge = spline(
        [
            (-7.5, s * 62),
            (-5.2, s * 52),
            (-5.6, s * 42),
            (-9, s * 31),
            (-15.5, s * 19.5),
            (-21, s * 13),
        ]
    )
    drawing.stroke(beat(edge), "#a9c4d1", 2, 0.55, 1.0, inside)
    fin = [(22, s * 7.5), (28, s * 9), (30, s * 10.2), (26, s * 10.6), (22.5, s * 11)]
    drawing.fill(beat(spline(fin, closed=True)), INK, 0.5, 0.8, inside)


def _wing_ink(drawing: Drawing, beat: Beat, s: int, inside: str) -> None:
    """Rays, gills and an eye."""
    for number, k in enumerate(np.linspace(0, 1, 15)):
        y = 14 + 46 * k
        front = float(interpolated(y, [12, 24, 36, 49, 60, 68], [20, 17.4, 14, 8.6, 1, -8]))
        rear = float(
            interpolated(y, [12.6, 19.5, 31, 43, 55, 66], [-21, -15, -8.6, -5.2, -5.8, -9])
        )
        t = np.linspace(0.12, 0.95, 16)
        ray = np.stack([front + (rear - front) * t, s * (y + 5.5 * t * (1 - k) + 1.2 * t)], 1)
        drawing.pen(beat(ray), INK if number % 3 else "#7fa6bf", 0.3, 0.38, inside)
    for i in range(4):
        x, y = 8 - i * 3.4, 6.6 - i * 0.2
        gill = spline([(x, s * y), (x - 0.7, s * (y + 1.6)), (x - 1.8, s * (y + 2.7))])
        drawing.pen(gill, INK, 0.45, 0.55)
    eye = beat([(19.6, s * 13.4)])[0]
    drawing.dot(eye, 1.15, INK)
    drawing.dot(moved(eye, 0.3, -0.3), 0.38, "#fff", 0.9)
