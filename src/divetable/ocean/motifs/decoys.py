"""Large animals that mean nothing: from far they compete with a shark, alone nobody takes them
for one. Whale and dolphin have level flukes and a blowhole, the tuna a crescent and yellow fins."""

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

WHALE = [
    (56, 0), (55.4, 3.4), (52.6, 6.8), (46, 10), (36, 12.6), (22, 14.4), (8, 14.4), (-8, 12.2),
    (-24, 8.6), (-40, 4.8), (-54, 2.5), (-62, 1.8),
]  # fmt: skip
DOLPHIN = [
    (57, 0), (56.6, 1.5), (53, 2.2), (47.5, 2.8), (44.5, 5), (39, 8), (30, 10.2), (18, 11.4),
    (5, 11), (-10, 8.8), (-25, 5.8), (-40, 3.2), (-52, 1.7), (-56, 1.3),
]  # fmt: skip
TUNA = [
    (47, 0), (45, 2.8), (40, 6.6), (31, 10.8), (19, 13.4), (6, 13.2), (-8, 10.4), (-22, 6.6),
    (-34, 3.2), (-43, 1.5), (-49, 1.2),
]  # fmt: skip


def _side(rng: RandomState) -> int:
    return 1 if rng.random_sample() < 0.5 else -1


def _fluke(s: int, x: float, span: float) -> Points:
    k = span / 21
    return cornered(
        [(x, s * 1.8), (x - 4, s * 5.5 * k), (x - 11, s * 13 * k), (x - 20, s * span)],
        [
            (x - 20, s * span), (x - 21.2, s * (span - 1)), (x - 18.4, s * 14.5 * k),
            (x - 15, s * 9.6 * k), (x - 14.4, s * 6 * k), (x - 12.6, s * 3.2 * k), (x - 10.6, 0),
        ],
        [(x - 10.6, 0), (x - 4, 0), (x, s * 1.8)],
    )  # fmt: skip


def whale(rng: RandomState) -> Drawing:
    """A humpback: long white flippers, knobs on the head."""
    dark, mid, light, ink, pale = "#1e3147", "#3c5a77", "#86a5b8", "#0c1826", "#e2ecee"
    drawing = Drawing(rng, (176, 104), (-12, 0))
    side = _side(rng)
    bend = Spine(lambda x: side * 0.2 * sin((x - 25) / 34))
    width = width_along(WHALE)
    body = bend(mirrored(WHALE))
    for s in (1, -1):
        flipper = bend(
            cornered(
                [(26, s * 12), (25, s * 20), (18, s * 30), (8, s * 38), (-3, s * 43.5)],
                [
                    (-3, s * 43.5), (-5.4, s * 42), (-2, s * 37), (3, s * 33.4), (5.4, s * 29),
                    (10, s * 26), (11, s * 21.5), (14.4, s * 18), (15, s * 12),
                ],
                [(15, s * 12), (20, s * 7), (26, s * 12)],
            )
        )  # fmt: skip
        stops = [(0, dark, 1.0), (0.35, mid, 1.0), (1, pale, 1.0)]
        drawing.fill(flipper, drawing.linear(bend.at(22, s * 12), bend.at(-3, s * 43), stops))
        fluke = bend(_fluke(s, -58, 21))
        stops = [(0, dark, 1.0), (0.7, mid, 1.0), (1, light, 1.0)]
        drawing.fill(fluke, drawing.linear(bend.at(-60, 0), bend.at(-78, s * 20), stops))
        drawing.contour(flipper, ink, 0.6, 0.75)
        drawing.contour(fluke, ink, 0.6, 0.75)
    drawing.fill(body, mid)
    inside = drawing.clip(body)
    drawing.fill(bend(mirrored(WHALE, 0.8)), mixed(dark, mid, 0.4), 0.9, 2.6, inside)
    drawing.fill(bend(mirrored(WHALE, 0.45)), dark, 0.9, 3.2, inside)
    along = np.linspace(-50, 44, 60)
    sheen = ribbon(np.stack([along, 0.6 * width(along)], 1), 0.15 * width(along) + 0.2)
    drawing.fill(bend(sheen), "#d9ebf0", 0.34, 1.4, inside)
    for _ in range(120):
        x = rng.uniform(-58, 54)
        place = bend.at(x, rng.uniform(-0.95, 0.95) * float(width(x)))
        size = abs(rng.normal(0.35, 0.35)) + 0.12
        colour = light if rng.random_sample() < 0.6 else ink
        drawing.dot(place, size, colour, rng.uniform(0.1, 0.4), inside)
    drawing.plane("ink")
    for x, y in ((52, 0), (48, 2.4), (43, 5), (43, 0), (37, 7.4), (38, 3), (33, 0), (50, 4.6)):
        for s in (1, -1) if y else (1,):
            knob = bend.at(x, s * y)
            drawing.dot(knob, 0.95, ink, 0.55)
            drawing.dot(moved(knob, 0.2, -0.25), 0.55, light, 0.75)
    for s in (1, -1):
        jaw = spline([(54.5, s * 2.5), (48, s * 7.6), (38, s * 10.6), (28, s * 12)])
        drawing.pen(bend(jaw), ink, 0.5, 0.55)
        for k in np.linspace(0.2, 0.95, 7):
            start = (18 - 14 * k, s * (14 + 26 * k))
            drawing.pen(
                bend(straight(start, (start[0] - 1.5, start[1] + s * 2), 6)), ink, 0.3, 0.35
            )
        for k in np.linspace(0.2, 0.9, 6):
            start, end = (-65.3 - 1.8 * k, s * (2.5 + 3 * k)), (-65.5 - 9 * k, s * (2.5 + 15 * k))
            drawing.pen(bend(straight(start, end, 8)), ink, 0.3, 0.35)
        drawing.pen(bend(straight((30, s * 0.8), (35, s * 0.8), 8)), ink, 0.9, 0.8)
    drawing.contour(body, ink, 0.7, 0.8)
    return drawing


def dolphin(rng: RandomState) -> Drawing:
    """A beak, a blowhole, a pale hourglass on either flank."""
    dark, mid, light, ink, cream = "#3a5f7d", "#6f9ab5", "#b8d2de", "#14283a", "#efe6c8"
    drawing = Drawing(rng, (150, 84), (-9, 0))
    side = _side(rng)
    swing = rng.uniform(0.2, 0.34)
    bend = Spine(lambda x: side * swing * sin((x - 10) / 30))
    width = width_along(DOLPHIN)
    body = bend(mirrored(DOLPHIN))
    for s in (1, -1):
        flipper = bend(
            cornered(
                [(27, s * 9), (24, s * 15), (17, s * 21), (9, s * 24)],
                [(9, s * 24), (9, s * 20), (12, s * 15), (15, s * 9.5)],
                [(15, s * 9.5), (21, s * 6), (27, s * 9)],
            )
        )
        fluke = bend(_fluke(s, -53, 19))
        stops = [(0, dark, 1.0), (1, mid, 1.0)]
        drawing.fill(flipper, drawing.linear(bend.at(24, s * 8), bend.at(9, s * 24), stops))
        drawing.fill(fluke, drawing.linear(bend.at(-54, 0), bend.at(-72, s * 18), stops))
        drawing.contour(flipper, ink, 0.55, 0.75)
        drawing.contour(fluke, ink, 0.55, 0.75)
    drawing.fill(body, light)
    inside = drawing.clip(body)
    for s in (1, -1):
        flank = spline(
            [(40, s * 8), (24, s * 8.6), (8, s * 6.4), (-8, s * 7.4), (-24, s * 6.4), (-6, s * 11),
             (16, s * 13)], closed=True
        )  # fmt: skip
        drawing.fill(bend(flank), cream, 0.85, 0.9, inside)
    drawing.fill(bend(mirrored(DOLPHIN, 0.62)), mid, 0.95, 1.2, inside)
    drawing.fill(bend(mirrored(DOLPHIN, 0.34)), dark, 0.9, 1.8, inside)
    along = np.linspace(-44, 40, 50)
    sheen = ribbon(np.stack([along, 0.42 * width(along)], 1), 0.14 * width(along) + 0.2)
    drawing.fill(bend(sheen), "#f2fafc", 0.4, 0.8, inside)
    fin = cornered([(4, 0), (-4, 1.5), (-12, 0.4)], [(-12, 0.4), (-4, -1.2), (4, 0)])
    drawing.fill(bend(moved(fin, -1.2, -2)), "#0b1620", 0.4, 0.9, inside)
    drawing.fill(bend(fin), ink, 0.9)
    drawing.plane("ink")
    drawing.pen(bend(spline([(35, -1.5), (36, 0), (35, 1.5)])), ink, 0.9, 0.85)
    for s in (1, -1):
        drawing.dot(bend.at(42, s * 6), 0.95, ink)
        drawing.pen(bend(spline([(56, s * 1), (49, s * 2.2), (44, s * 4.6)])), ink, 0.4, 0.7)
        for k in np.linspace(0.2, 0.9, 5):
            end = (-59 - 9 * k, s * (2.3 + 13.5 * k))
            drawing.pen(bend(straight((-59.5, s * (2 + 2 * k)), end, 8)), ink, 0.28, 0.3)
    drawing.contour(body, ink, 0.6, 0.75)
    return drawing


def tuna(rng: RandomState) -> Drawing:
    """Stout, with a crescent for a tail, long yellow fins and a row of yellow finlets."""
    dark, mid, light, ink, gold = "#20406b", "#4f79a8", "#c3d6e2", "#0f2038", "#f0c62c"
    drawing = Drawing(rng, (122, 84), (-9, 0))
    side = _side(rng)
    swing = rng.uniform(0.16, 0.3)
    bend = Spine(lambda x: side * swing * sin((x - 14) / 26))
    width = width_along(TUNA)
    body = bend(mirrored(TUNA))
    for s in (1, -1):
        fin = bend(
            cornered(
                [(24, s * 11), (14, s * 20), (0, s * 28), (-12, s * 31)],
                [(-12, s * 31), (-3, s * 24), (6, s * 17), (11, s * 11)],
                [(11, s * 11), (18, s * 8), (24, s * 11)],
            )
        )
        crescent = bend(
            cornered(
                [(-46, s * 1), (-51, s * 5), (-57, s * 12), (-64, s * 22)],
                [(-64, s * 22), (-58.5, s * 13), (-55, s * 6), (-53, 0)],
                [(-53, 0), (-49, 0), (-46, s * 1)],
            )
        )
        for part in (fin, crescent):
            stops = [(0, mixed(gold, dark, 0.3), 1.0), (1, gold, 1.0)]
            drawing.fill(part, drawing.linear(part[0], part[len(part) // 2], stops))
            drawing.contour(part, ink, 0.5, 0.7)
    drawing.fill(body, light)
    inside = drawing.clip(body)
    drawing.fill(bend(mirrored(TUNA, 0.76)), mid, 0.95, 1.3, inside)
    drawing.fill(bend(mirrored(TUNA, 0.46)), dark, 0.95, 1.8, inside)
    along = np.linspace(-34, 36, 50)
    for s in (1, -1):
        stripe = np.stack([along, s * 0.78 * width(along)], 1)
        drawing.fill(bend(ribbon(stripe, 1.1)), gold, 0.8, 0.4, inside)
    drawing.plane("ink")
    for x in np.arange(-14, -42, -4.4):
        finlet = bend([(x, 0), (x - 3.4, 1.5), (x - 2.2, 0), (x - 3.4, -1.5)])
        drawing.fill(finlet, gold)
        drawing.contour(finlet, ink, 0.3, 0.7)
    drawing.pen(bend(straight((14, 0), (-10, 0), 14)), ink, 0.9, 0.8)
    for s in (1, -1):
        drawing.dot(bend.at(37, s * 7.2), 1.3, ink)
        gill = spline([(28, s * 6), (25.4, s * 9), (26, s * 12)])
        drawing.pen(bend(gill), ink, 0.5, 0.6)
    drawing.contour(body, ink, 0.6, 0.8)
    return drawing
