"""The three drawings that count as a shark, seen from above. [D-2.21]"""

from math import sin

import numpy as np
from numpy.random import RandomState

from divetable.ocean.curves import (
    Drawing,
    Points,
    Spine,
    cornered,
    mirrored,
    mixed,
    moved,
    ribbon,
    spline,
    straight,
    width_along,
)

HALF = [
    (50, 0), (49.4, 1.7), (47.6, 3.3), (44, 5.1), (38, 7), (29, 8.9), (18, 10), (8, 9.9), (-4, 8.7),
    (-16, 6.7), (-28, 4.3), (-38, 2.6), (-45, 1.75), (-50, 1.4),
]  # fmt: skip
HAMMER_HALF = [
    (47, 0), (47.2, 3), (46.2, 7), (46.6, 11), (46.2, 15.5), (44.6, 17.8), (42.2, 17.4),
    (40.8, 14.5), (39.2, 10.5), (36.5, 7.2), (32, 6.4), (26, 7.6), (18, 9), (8, 9.2), (-4, 8.1),
    (-16, 6.2), (-28, 4), (-38, 2.4), (-45, 1.6), (-50, 1.3),
]  # fmt: skip
BLUNT = [(49.0, 0.0), (48.6, 3.0), (47.0, 5.0), (43.5, 6.8)]
TIGER_HALF = BLUNT + [(x, y * 1.12 if x > -5 else y) for x, y in HALF[4:]]

UPPER_TAIL = [(-45, 1.5), (-50, 3.2), (-57, 9), (-65.5, 15.5)]
MIDDLE_TAIL = [(-65.5, 15.5), (-63.5, 10.5), (-58.6, 3.6), (-57.2, 0.8), (-57.6, -2), (-60, -9.4)]
LOWER_TAIL = [(-60, -9.4), (-55, -5), (-49, -1.6), (-45, -1.5)]


def reef(rng: RandomState) -> Drawing:
    """Drawing A: slender, dark tips."""
    return _shark(rng, "reef", HALF, ("#33485c", "#5d7b92", "#a9c0cb", "#1b2a38"), 1.0)


def hammer(rng: RandomState) -> Drawing:
    """Drawing B: the head is a hammer."""
    return _shark(rng, "hammer", HAMMER_HALF, ("#4a5a4f", "#7c8f84", "#bccac0", "#25302b"), 0.86)


def tiger(rng: RandomState) -> Drawing:
    """Drawing C: blunt, with bars."""
    return _shark(rng, "tiger", TIGER_HALF, ("#3b4a5e", "#6f86a0", "#b9c9d6", "#1d2736"), 0.95)


def _swimming(rng: RandomState, kind: str, side: int) -> Spine:
    if kind == "tiger":  # one long turn

        def heading(x: float) -> float:
            turn = 0.62 * ((20 - x) / 60) ** 2 if x < 20 else -0.05 * (x - 20) / 30
            return side * turn
    else:
        swing = 0.34 if kind == "reef" else 0.26
        phase = rng.uniform(-0.5, 0.5)

        def heading(x: float) -> float:
            more = 0.3 + 0.7 * min(1, max(0, (35 - x) / 85))
            return side * swing * sin((x - 20) / 24 + phase) * more

    return Spine(heading)


def _pectoral(s: int, length: float) -> Points:
    def f(x: float, y: float) -> tuple[float, float]:
        return x, s * (8 + (y - 8) * length)

    return cornered(
        [f(23, 7), f(19.5, 13), f(13, 21), f(5, 28), f(-4, 33.2)],
        [f(-4, 33.2), f(-5.4, 33), f(-4.6, 29), f(-0.5, 22), f(4.4, 16), f(7.6, 11.5), f(8.2, 8)],
        [f(8.2, 8), f(12, 3), f(20, 3), f(23, 7)],
    )


def _pelvic(s: int) -> Points:
    return cornered(
        [(-17, s * 5.4), (-21, s * 9), (-26.5, s * 11.6)],
        [(-26.5, s * 11.6), (-25.6, s * 8.4), (-24.6, s * 4.6)],
        [(-24.6, s * 4.6), (-20, s * 2), (-17, s * 5.4)],
    )


def _shark(
    rng: RandomState,
    kind: str,
    half: list[tuple[float, float]],
    palette: tuple[str, str, str, str],
    fin_length: float,
) -> Drawing:
    dark, mid, light, ink = palette
    side = 1 if rng.random_sample() < 0.5 else -1
    bend = _swimming(rng, kind, side)
    width = width_along(half)
    drawing = Drawing(rng, (150, 96), (-8, 0))
    body = bend(mirrored(half))
    root = [(-45, -1.5), (-44, 0), (-45, 1.5)]
    tail = cornered(UPPER_TAIL, MIDDLE_TAIL, LOWER_TAIL, root) * [1, side]
    fins = [_pectoral(1, fin_length), _pectoral(-1, fin_length), _pelvic(1), _pelvic(-1), tail]
    roots = [(18, 6), (18, -6), (-18, 4), (-18, -4), (-46, 0)]
    tips = [(-3, 32), (-3, -32), (-26, 11), (-26, -11), (-64, 0)]
    for fin, near, far in zip(fins, roots, tips, strict=True):
        start, end = bend.at(*near), bend.at(*far)
        deep, edge = mixed(mid, dark, 0.25), mixed(mid, dark, 0.55)
        pigment = drawing.linear(start, end, [(0, deep, 1), (0.55, mid, 1), (1, edge, 1)])
        drawing.fill(bend(fin), pigment)
        glow = drawing.linear(start, end, [(0, light, 0), (0.6, light, 0.05), (1, light, 0.28)])
        drawing.fill(bend(fin), glow)
        drawing.contour(bend(fin), ink, 0.55, 0.72)
    drawing.fill(body, mixed(light, mid, 0.3))
    inside = drawing.clip(body)
    drawing.fill(bend(mirrored(half, 0.86)), mid, 0.95, 1.5, inside)
    drawing.fill(bend(mirrored(half, 0.58)), mixed(mid, dark, 0.7), 0.85, 2.2, inside)
    drawing.fill(bend(mirrored(half, 0.26)), dark, 0.9, 1.7, inside)
    along = np.linspace(-40, 38, 60)
    sheen = ribbon(np.stack([along, 0.56 * width(along)], 1), 0.17 * width(along) + 0.2)
    drawing.fill(bend(sheen), "#eef6f7", 0.34, 0.9, inside)
    for s in (1, -1):
        drawing.fill(
            bend([(24, s * 8), (15, s * 10.6), (7, s * 9.8), (12, s * 6.8)]), dark, 0.3, 1.5
        )
    for _ in range(46):
        x = rng.uniform(-40, 44)
        spot = bend.at(x, rng.uniform(-0.85, 0.85) * float(width(x)))
        colour = dark if rng.random_sample() < 0.7 else light
        drawing.dot(spot, rng.uniform(0.3, 1.1), colour, rng.uniform(0.06, 0.22), inside)
    if kind == "tiger":
        drawing.fill_all([bend(bar) for bar in _bars(rng, half)], ink, 0.68, 0.45, inside)
    if kind == "reef":
        for fin, near, far in (
            (fins[0], (6, 24), (-4, 33)),
            (fins[1], (6, -24), (-4, -33)),
            (tail, (-57, 8 * side), (-65, 15 * side)),
            (tail, (-55, -5 * side), (-60, -9 * side)),
        ):
            stops = [(0, ink, 0.0), (0.25, ink, 0.0), (1, ink, 0.85)]
            drawing.fill(bend(fin), drawing.linear(bend.at(*near), bend.at(*far), stops))
    _dorsal_fins(drawing, bend, mid, ink, inside)
    _shark_ink(drawing, kind, bend, half, light, ink, fin_length, side)
    drawing.contour(body, ink, 0.55, 0.7)
    return drawing


def _bars(rng: RandomState, half: list[tuple[float, float]]) -> list[Points]:
    bars: list[Points] = []
    width = width_along(half)
    for x in np.linspace(24, -36, 15):
        for s in (1, -1):
            w = float(width(x))
            at = x + rng.uniform(-1, 1)
            k = rng.uniform(1.0, 1.6) * (w / 9) ** 0.5
            inner = rng.uniform(0.12, 0.34)
            bars.append(
                cornered(
                    [
                        (at + k, s * w * 1.02),
                        (at + k * 1.1, s * w * 0.7),
                        (at + 0.2, s * w * inner),
                    ],
                    [
                        (at + 0.2, s * w * inner),
                        (at - k * 0.9, s * w * 0.62),
                        (at - k * 0.6, s * w),
                    ],
                    [(at - k * 0.6, s * w), (at, s * w * 1.05), (at + k, s * w * 1.02)],
                )
            )
    return bars


def _dorsal_fins(drawing: Drawing, bend: Spine, mid: str, ink: str, inside: str) -> None:
    """Blades seen from above, the first with its shadow."""
    blade = cornered(
        [(9, 0), (4, 0.95), (-2, 1), (-9, 0.15)], [(-9, 0.15), (-2, -0.8), (4, -0.75), (9, 0)]
    )
    drawing.fill(bend(moved(blade, -1.2, -2)), "#0b1620", 0.42, 0.9, inside)
    shade = drawing.linear(bend.at(9, 0), bend.at(-9, 0), [(0, mid, 1), (1, ink, 1)])
    drawing.fill(bend(blade), shade)
    second = cornered([(-27, 0), (-30, 0.45), (-34, 0.1)], [(-34, 0.1), (-30, -0.35), (-27, 0)])
    drawing.fill(bend(second), ink, 0.9)


def _shark_ink(
    drawing: Drawing,
    kind: str,
    bend: Spine,
    half: list[tuple[float, float]],
    light: str,
    ink: str,
    fin_length: float,
    side: int,
) -> None:
    """Gills, eyes, snout, lateral lines and the rays of the fins."""
    drawing.plane("ink")
    width = width_along(half)
    drawing.pen(bend(straight((8, 0.35), (-8, 0.35), 20)), light, 0.3, 0.7)
    eye_x, eye_y = {"hammer": (43.6, 16.6), "reef": (42.3, 5.25), "tiger": (42.3, 6.4)}[kind]
    for s in (1, -1):
        for gill in range(5):
            x = (25.5 if kind == "hammer" else 27.5) - gill * 2.1
            y = np.linspace(0.6, 0.93, 12)
            slit = np.stack([x + 0.9 * np.sin(y * 3) - gill * 0.05, s * float(width(x)) * y], 1)
            drawing.pen(bend(slit), ink, 0.55, 0.85)
        eye = bend.at(eye_x, s * eye_y)
        drawing.dot(eye, 1.02, ink)
        drawing.dot(moved(eye, 0.25, -0.25), 0.36, "#f4fbfb", 0.95)
        if kind != "hammer":
            nostril = spline([(47, s * 1.4), (45.9, s * 2.1), (45.5, s * 3)])
            drawing.pen(bend(nostril), ink, 0.38, 0.6)
        along = np.linspace(34, -42, 80)
        drawing.pen(bend(np.stack([along, s * width(along) * 0.64], 1)), ink, 0.28, 0.38)
        for k in np.linspace(0.15, 0.85, 6):
            start = (15 - 5 * k, s * (9 + 6 * k))
            end = (5.5 - 8.2 * k, s * (13 + 17.5 * k * fin_length))
            drawing.pen(bend(straight(start, end)), ink, 0.26, 0.28)
    if kind == "hammer":
        brow = spline([(45.2, -14), (45.4, -8), (45.2, 0), (45.4, 8), (45.2, 14)])
        drawing.pen(bend(brow), ink, 0.35, 0.5)
    for k in np.linspace(-0.8, 0.8, 7):
        end = (-57.6 - abs(k) * 4, k * (13 if k * side > 0 else 8))
        drawing.pen(bend(straight((-50, k * 1.5), end)), ink, 0.26, 0.3)
