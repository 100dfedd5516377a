"""Small company: schools of fish, jellyfish, stars, bubbles; and the octopus of the tile."""

from math import cos, pi, sin

import numpy as np
from numpy.random import RandomState
from numpy.typing import ArrayLike

from divetable.ocean.curves import (
    Drawing,
    Points,
    Spine,
    circle,
    cornered,
    mirrored,
    mixed,
    moved,
    points,
    ribbon,
    spline,
    turned,
    wavering,
)

FISH = {
    "sardine": ("#3f6f8f", "#b9d3dc", "#f4fbfc", "#16303f"),
    "anthias": ("#d4552b", "#f6a75a", "#ffe6b8", "#5b1d10"),
    "damsel": ("#1f57b8", "#58a6e8", "#d8f2ff", "#0b1f4d"),
    "butter": ("#d9a514", "#f7e07a", "#fffbe0", "#57400a"),
    "violet": ("#6a3fa0", "#c79be0", "#f6e6ff", "#2a1445"),
}
FISH_HALF = [
    (48, 0), (46.5, 3.4), (41, 6.6), (30, 9.6), (16, 11), (2, 10.2), (-14, 7.6), (-28, 4.6),
    (-40, 2.2), (-47, 1.2), (-48, 0),
]  # fmt: skip


def school(rng: RandomState, kind: str, many: int) -> Drawing:
    """Fish that follow a gentle curve."""
    drawing = Drawing(rng, (150, 110))
    curl = rng.uniform(-0.01, 0.01)
    places: list[tuple[float, float]] = []
    for _ in range(4000):
        u, v = rng.normal(0, 30), rng.normal(0, 15)
        apart = all((u - a) ** 2 / 19**2 + (v - b) ** 2 / 8.5**2 > 1 for a, b in places)
        if abs(u) <= 58 and abs(v) <= 36 and apart:
            places.append((u, v))
        if len(places) == many:
            break
    back, flank, glow, ink = FISH[kind]
    for u, v in sorted(places, key=lambda place: place[1]):
        fade = [mixed(colour, "#9fc4d4", rng.uniform(0, 0.22)) for colour in (back, flank, glow)]
        angle = curl * u * 1.6 + rng.normal(0, 0.1)
        place = np.array([u, v + curl * u * u * 0.8])
        _fish(drawing, rng, place, angle, rng.uniform(19, 26), [*fade, ink])
    return drawing


def _fish(
    drawing: Drawing,
    rng: RandomState,
    place: Points,
    angle: float,
    length: float,
    colours: list[str],
) -> None:
    back, flank, glow, ink = colours
    swing = rng.uniform(-0.3, 0.3)
    bend = Spine(lambda x: swing * sin((x + 10) / 26 + 1) * (1 if x < 20 else 0.6), -75, 55)
    k = length / 100

    def put(line: ArrayLike) -> Points:
        return turned(bend(line) * k, (0, 0), angle) + place

    body = put(mirrored(FISH_HALF))
    tail = cornered(
        [(-45, 1.2), (-54, 5.5), (-64, 8.5)],
        [(-64, 8.5), (-59, 2.2), (-58, 0), (-59, -2.2), (-64, -8.5)],
        [(-64, -8.5), (-54, -5.5), (-45, -1.2)],
    )
    drawing.plane("wash")
    drawing.fill(put(tail), flank, 0.55)
    for s in (1, -1):
        fin = cornered(
            [(20, s * 10), (16, s * 16), (6, s * 21)],
            [(6, s * 21), (5.6, s * 16), (9, s * 10)],
            [(9, s * 10), (14, s * 7), (20, s * 10)],
        )
        drawing.fill(put(fin), flank, 0.55)
    drawing.fill(body, flank)
    inside = drawing.clip(body)
    drawing.fill(put(mirrored(FISH_HALF, 0.62)), back, 0.9, 2.5 * k, inside)
    drawing.fill(put(mirrored(FISH_HALF, 0.22) * [0.8, 1]), ink, 0.55, 1.35 * k, inside)
    x = np.linspace(-34, 36, 30)
    w = np.interp(x, [-48, -28, 2, 16, 48], [0, 4.6, 10.2, 11, 0])
    drawing.fill(put(ribbon(np.stack([x, 0.66 * w], 1), 1.6)), glow, 0.75, 0.5 * k, inside)
    drawing.plane("ink")
    for s in (1, -1):
        drawing.dot(put([(38, s * 6.2)])[0], 1.7 * k, ink)
    drawing.contour(body, ink, max(0.22, 1.3 * k), 0.6)
    drawing.pen(put([(x, 0.0) for x in np.linspace(18, -24, 12)]), ink, 1.5 * k, 0.6)


JELLIES = {
    "rose": ("#d9759a", "#f3b7c4", "#8a2f5b", "#fff1f2"),
    "moon": ("#7fa8d8", "#cfe2f5", "#30558f", "#ffffff"),
    "amber": ("#dd8f3c", "#f8d39a", "#8a4a12", "#fff7e4"),
}


def jelly(rng: RandomState, hue: str) -> Drawing:
    """A bell seen from the side, arms trailing below."""
    mid, light, dark, white = JELLIES[hue]
    drawing = Drawing(rng, (110, 150), (0, 22))
    dome = [(-33, 4), (-31, -14), (-19, -29), (0, -34), (19, -29), (31, -14), (33, 4)]
    scallops = [(29, 7.5), (24.5, 5.4), (20, 9.4), (14, 7), (8, 10.6)]
    hem = [(33, 4), *scallops, (0, 8), *[(-x, y) for x, y in reversed(scallops)], (-33, 4)]
    bell = cornered(dome, hem)
    for x in np.linspace(-28, 28, 15):
        t = np.linspace(0, 1, 60)
        sway = wavering(rng, 60, 5.5) * t + rng.uniform(-8, 8) * t**2
        line = np.stack([x * (1 - 0.35 * t) + sway, 6 + rng.uniform(46, 84) * t], 1)
        drawing.fill(ribbon(line, 1.25 * (1 - t) ** 0.8 + 0.22), mid, 0.62)
    for x in (-9, -2.5, 4, 10):
        t = np.linspace(0, 1, 70)
        frill = 1 + 0.38 * np.sin(t * rng.uniform(48, 60) + rng.uniform(0, 6))
        width = (5.6 * (1 - t) ** 0.7 + 0.5) * frill
        sway = x * (1 - 0.4 * t) + wavering(rng, 70, 4) * t
        line = np.stack([sway, 4 + rng.uniform(42, 60) * t], 1)
        drawing.fill(ribbon(line, width), light, 0.5)
        drawing.fill(ribbon(line, width * 0.42), mid, 0.45, 0.5)
    stops = [(0, white, 0.62), (0.45, light, 0.66), (0.82, mid, 0.74), (1, dark, 0.82)]
    drawing.fill(bell, drawing.radial((0, -8), 40, stops, (-7, -16)))
    inside = drawing.clip(bell)
    for x, y, wide in ((-14.5, -9, 6), (-5, -12.5, 5), (5, -12.5, 5), (14.5, -9, 6)):
        # petals of a clover: soft and full, so that they are no letters
        petal = spline([(x - wide, y), (x, y - 4.2), (x + wide, y), (x, y + 4.2)], closed=True)
        drawing.fill(petal, dark, 0.34, 1.0, inside)
        drawing.fill(petal * [1, 0.96] + [[0, -0.3]], light, 0.5, 1.6, inside)
    for k in np.linspace(-0.94, 0.94, 17):
        rib = spline([(k * 6, -32), (k * 22, -20), (k * 31, -4), (k * 31.5, 7)])
        drawing.stroke(rib, dark, 0.5, 0.22, 0.2, inside)
        drawing.stroke(moved(rib, 0.7, 0), white, 0.35, 0.35, clip=inside)
    shine = spline([(-22, -10), (-16, -22), (-6, -28), (-12, -19), (-17, -9)], closed=True)
    drawing.fill(shine, "#fff", 0.55, 1.2, inside)
    drawing.plane("ink").contour(bell, dark, 0.55, 0.75)
    return drawing


STARS = {"orange": ("#dd5b2a", "#ffc27a", "#6b1d0c"), "plum": ("#8a3f86", "#e6a9d8", "#3c1140")}


def star(rng: RandomState, hue: str) -> Drawing:
    """Five arms, each bent a little, beaded."""
    body, pale, dark = STARS[hue]
    drawing = Drawing(rng, (96, 96))
    t = np.linspace(0, 1, 24)
    arms: list[Points] = []
    for k in range(5):
        heading = k * 2 * pi / 5 - pi / 2 + rng.normal(0, 0.05) + rng.normal(0, 0.16) * t * 1.6
        steps = np.stack([np.cos(heading), np.sin(heading)], 1) * rng.uniform(39, 43) / 24
        arms.append(points(np.cumsum(steps, axis=0)))
    width = (1 - t) ** 0.75 * 17.5 + 3.4
    outline = _around([ribbon(arm, width + 2.4) for arm in arms])
    stops = [(0, mixed(body, dark, 0.15), 1.0), (0.4, body, 1.0), (1, mixed(body, pale, 0.35), 1.0)]
    drawing.fill(outline, drawing.radial((0, 0), 44, stops))
    inside = drawing.clip(outline)
    for arm in arms:
        drawing.fill(ribbon(arm, width * 0.42), pale, 0.5, 1.6, inside)
        drawing.fill(ribbon(moved(arm, 1.4, 2.2), width * 0.3), dark, 0.28, 2.0, inside)
    drawing.plane("ink")
    for arm in arms:
        along = points(np.gradient(arm, axis=0))
        along /= np.linalg.norm(along, axis=1, keepdims=True)
        across = np.stack([-along[:, 1], along[:, 0]], 1)
        for s in (-0.78, -0.42, 0, 0.42, 0.78):
            beads = (arm + across * (s * width * 0.5)[:, None])[2:]
            sizes = (0.85 - 0.35 * abs(s)) * (1 - np.arange(2, 24) / 34) * (1 if s else 1.15)
            drawing.dots(beads, sizes, dark, 0.35)
            drawing.dots(moved(beads, -0.16, -0.2), sizes * 0.68, mixed(pale, "#fff", 0.35), 0.92)
    drawing.contour(outline, dark, 0.7, 0.8)
    return drawing


def _around(parts: list[Points]) -> Points:
    """The outline around several shapes about the origin, smoothed: rays from the middle out."""
    angles = np.linspace(0, 2 * pi, 241)[:-1]
    out = np.stack([np.cos(angles), np.sin(angles)], 1)
    reach = np.full(len(angles), 9.0)
    for part in parts:
        dense = np.vstack(
            [part + (np.roll(part, -1, axis=0) - part) * t for t in np.arange(0, 1, 0.1)]
        )
        for point in dense:
            length = float(np.hypot(*point))
            off = np.abs(np.angle(np.exp(1j * (angles - np.arctan2(point[1], point[0])))))
            reach = np.where(off < 0.02, np.maximum(reach, length), reach)
    kernel = np.array([1, 4, 6, 4, 1]) / 16
    smooth = np.convolve(np.concatenate([reach[-2:], reach, reach[:2]]), kernel, "valid")
    return points(out * smooth[:, None])


def bubbles(rng: RandomState) -> Drawing:
    """Sixteen bubbles of all sizes."""
    drawing = Drawing(rng, (80, 110))
    placed: list[tuple[Points, float]] = []
    for _ in range(400):
        radius = float(np.clip(rng.lognormal(1.05, 0.6), 1, 9.5))
        centre = np.array([rng.normal(0, 15), rng.uniform(-50, 50)])
        if all(np.hypot(*(centre - c)) > radius + r + 0.8 for c, r in placed):
            placed.append((centre, radius))
        if len(placed) == 16:
            break
    for c, r in placed:
        stops = [
            (0, "#dff4fb", 0.04),
            (0.7, "#cfeefa", 0.14),
            (0.93, "#eafaff", 0.75),
            (1, "#bfe4f2", 0.55),
        ]
        drawing.fill(circle(c, r), drawing.radial(c, r, stops, moved(c, -0.3 * r, -0.3 * r)))
        for start, end, size, width in ((3.5, 4.7, 0.68, 0.15), (0.5, 1.2, 0.72, 0.09)):
            arc = [c + size * r * np.array([cos(b), sin(b)]) for b in np.linspace(start, end, 12)]
            drawing.stroke(arc, "#ffffff", max(0.3, width * r), 0.9)
    return drawing


def octopus(rng: RandomState) -> Drawing:
    """The giant octopus. Its eight arms curl; the tile underneath is drawn elsewhere. [D-5.15]"""
    body, pale, dark, cream = "#8a3a5c", "#d98a94", "#3d1029", "#f9d7c9"
    drawing = Drawing(rng, (136, 136))
    t = np.linspace(0, 1, 70)
    width = (1 - t) ** 0.85 * 9.2 + 0.7
    for k in range(8):
        angle = -pi / 2 + 0.95 + k * (2 * pi - 1.9) / 7 + rng.normal(0, 0.05)
        s = 1 if rng.random_sample() < 0.5 else -1
        curl = 7.5 * np.clip(t - 0.4, 0, 1) ** 1.5 * rng.uniform(0.7, 1.5)
        heading = angle + s * (0.55 * np.sin(t * 3) + curl)
        steps = np.stack([np.cos(heading), np.sin(heading)], 1) * rng.uniform(56, 68) / 70
        root = np.array([0, 8]) + 6 * np.array([cos(angle), sin(angle)])
        arm = points(root + np.cumsum(steps, axis=0))
        stops = [
            (0, body, 1.0),
            (0.6, mixed(body, pale, 0.35), 1.0),
            (1, mixed(body, pale, 0.8), 1.0),
        ]
        drawing.fill(ribbon(arm, width), drawing.linear(arm[0], arm[-1], stops))
        along = points(np.gradient(arm, axis=0))
        along /= np.linalg.norm(along, axis=1, keepdims=True)
        across = np.stack([-along[:, 1], along[:, 0]], 1) * s * width[:, None]
        drawing.fill(ribbon(arm + across * 0.3, width * 0.34), cream, 0.42, 0.4)
        suckers = slice(4, 68, 3)
        drawing.dots((arm + across * 0.34)[suckers], width[suckers] * 0.15, dark, 0.5)
        drawing.dots((arm + across * 0.34)[suckers], width[suckers] * 0.09, cream, 0.95)
        drawing.fill(ribbon(arm - across * 0.18, width * 0.28), dark, 0.3, 0.9)
        drawing.contour(ribbon(arm, width), dark, 0.45, 0.6)
    right = [(9, 13), (11.5, 5), (13.5, -7), (17, -20), (12.5, -36)]
    left = [(-x, y) for x, y in reversed(right)]
    mantle = spline([(0, 17), *right, (0, -43), *left], closed=True)
    drawing.fill(mantle, body)
    inside = drawing.clip(mantle)
    stops = [(0, mixed(pale, cream, 0.4), 0.85), (0.5, pale, 0.5), (1, dark, 0.65)]
    drawing.fill(mantle, drawing.radial((-4, -24), 34, stops), clip=inside)
    for _ in range(90):
        place = (rng.normal(0, 9), rng.normal(-16, 14))
        colour = cream if rng.random_sample() < 0.5 else dark
        size = abs(rng.normal(0.5, 0.4)) + 0.15
        drawing.dot(place, size, colour, rng.uniform(0.15, 0.5), inside)
    shine = spline([(-9, -34), (-12, -24), (-9, -14), (-7, -24)], closed=True)
    drawing.fill(shine, "#fff", 0.35, 1.5, inside)
    drawing.plane("ink")
    for s in (1, -1):
        x = s * 9.2
        drawing.dot((x, 3.2), 3.0, pale)
        drawing.dot((x, 3.2), 2.2, cream)
        pupil = spline([(x - 1.7, 3.3), (x, 2.6), (x + 1.7, 3.3), (x, 4)], closed=True)
        drawing.fill(pupil, dark)
    drawing.contour(mantle, dark, 0.7, 0.8)
    return drawing
