"""Green and red turtle, seen from above. They differ in pattern as well as in colour:
the green one has a mosaic of plates and scales, the red one seven pale keels and spots."""

from itertools import pairwise
from math import cos, pi, sin, sqrt

import numpy as np
from numpy.random import RandomState

from divetable.ocean.curves import (
    Drawing,
    Points,
    cells,
    clipped,
    cornered,
    inset,
    mirrored,
    mixed,
    mosaic,
    moved,
    points,
    ribbon,
    rounded,
    spline,
    straight,
    turned,
    width_along,
)

Palette = dict[str, str]

GREEN: Palette = {
    "base": "#1e5a3c", "plate": "#3f9160", "plate2": "#8cc06a", "rim": "#dfe9b8",
    "skin": "#2f7a55", "pale": "#cfe3ac", "ink": "#0d2b1e", "hot": "#d9d66a",
}  # fmt: skip
RED: Palette = {
    "base": "#6e1714", "plate": "#c23c28", "plate2": "#ee8a4a", "rim": "#f8dcae",
    "skin": "#b1432c", "pale": "#f7d0a2", "ink": "#3a0d0b", "hot": "#ffe2b0",
}  # fmt: skip

HEAD = [
    (46.2, 0), (45.6, 2), (43.6, 4.4), (40, 6.3), (35.5, 6.9), (31, 6.2), (27, 6.6), (22, 7.5),
    (20, 0),
]  # fmt: skip
OVAL = [
    (27, 0), (26.6, 5.5), (24.6, 11.5), (18.5, 18.2), (9, 22.6), (-2, 23), (-12, 20), (-21, 14.6),
    (-29, 7.6), (-34, 2.2), (-35.5, 0),
]  # fmt: skip
TEARDROP = [
    (28, 0), (27.2, 6), (24, 12), (17, 17.6), (8, 20), (-3, 19.2), (-14, 15.6), (-25, 10),
    (-35, 4.2), (-42, 0.9), (-43.5, 0),
]  # fmt: skip
HEAD_SCALES = [
    (44.4, 2.6), (41, 3.2), (36.6, 3.6), (33.6, 5.4), (29.4, 3.4), (26, 5.2), (38.4, 6),
    (23.6, 2.4), (30.6, 6.4),
]  # fmt: skip


def _front_limb(s: int, swing: float, reach: float) -> Points:
    limb = cornered(
        [(23, 12), (30.5, 21), (33.5, 31), (31.5, 41), (24, 50), (14, 57.5), (8.5, 60)],
        [(8.5, 60), (7.2, 58.4), (12.5, 50.5), (16.4, 42), (17.6, 34), (15.2, 26), (10, 18)],
        [(10, 18), (14, 8), (23, 12)],
    )
    limb = np.stack([limb[:, 0], 12 + (limb[:, 1] - 12) * reach], 1)
    return turned(limb, (18, 14), swing * s + 0.06) * [1, s]


def _rear_limb(s: int, swing: float) -> Points:
    limb = cornered(
        [(-22, 13), (-28, 19.5), (-37, 25), (-45, 26.2)],
        [(-45, 26.2), (-46.8, 24), (-43, 17.5), (-36, 10.5), (-30, 5)],
        [(-30, 5), (-24, 6), (-22, 13)],
    )
    return turned(limb, (-24, 10), swing) * [1, s]


def _skin(drawing: Drawing, parts: list[Points], palette: Palette) -> None:
    for part in parts:
        drawing.fill(part, palette["pale"])
        stops = [
            (0, palette["skin"], 0.55),
            (0.7, palette["skin"], 0.3),
            (1, palette["skin"], 0.05),
        ]
        drawing.fill(part, drawing.radial(part.mean(0), 26, stops))


def _face(drawing: Drawing, head: Points, shell: Points, ink: str) -> None:
    """Eyes and contours of what lies on top."""
    front = head[head[:, 0] > 26.2]
    order = np.argsort(np.arctan2(front[:, 1], front[:, 0] - 26))
    drawing.pen(front[order], ink, 0.6, 0.75, taper=False)
    drawing.contour(shell, ink, 0.8, 0.85)
    for s in (1, -1):
        drawing.dot((40.6, s * 5), 1.25, ink)
        drawing.dot((41, s * 5 - 0.35), 0.42, "#fff", 0.95)


def _domed(drawing: Drawing, shell: Points, ink: str) -> None:
    """Light on the back of the shell, dark at its rim."""
    light = [(0, "#fffbe0", 0.34), (0.5, "#fffbe0", 0.08), (1, "#fffbe0", 0.0)]
    drawing.fill(shell, drawing.radial((8, -8), 34, light))
    shade = [(0, ink, 0.0), (0.62, ink, 0.0), (1, ink, 0.55)]
    drawing.fill(shell, drawing.radial((0, 2), 37, shade))


def green_turtle(rng: RandomState) -> Drawing:
    """Plates on the shell, scales on the limbs: a mosaic all over."""
    palette = GREEN
    drawing = Drawing(rng, (112, 130), (-2, 0))
    swing = rng.uniform(-0.18, 0.18)
    limbs = [_front_limb(s, swing, 1.0) for s in (1, -1)]
    limbs += [_rear_limb(s, rng.uniform(-0.1, 0.18)) for s in (1, -1)]
    head, shell = mirrored(HEAD), mirrored(OVAL)
    tail = mirrored([(-31, 0), (-32, 2.6), (-37, 1.4), (-41.5, 0)])
    _skin(drawing, [*limbs, tail, head], palette)
    for limb, size in zip(limbs, (4.0, 4.0, 3.6, 3.6), strict=True):
        inside = drawing.clip(limb)
        for scale in mosaic(rng, limb, size):
            _scale(drawing, rng, scale, inside)
    seeds = [(43.6, 0.0), (38.2, 0.0), (32.2, 0.0), (27.0, 0.0)]
    for x, y in HEAD_SCALES:
        jolt = y + rng.normal(0, 0.12)
        seeds += [(x, jolt), (x, -jolt)]
    inside = drawing.clip(head)
    for cell in cells(seeds, (18, -9, 48, 9), 0.3):
        if len(cell) > 2:
            _scale(drawing, rng, rounded(cell, 1), inside)
    for limb in limbs:
        drawing.contour(limb, palette["ink"], 0.6, 0.75)
    drawing.fill(moved(shell, -0.8, -1.2), "#04120e", 0.3, 1.6)
    drawing.fill(shell, palette["rim"])
    wash = [(0, palette["plate2"], 0.5), (0.6, palette["plate"], 0.5), (1, palette["base"], 0.6)]
    drawing.fill(shell, drawing.radial((4, -4), 44, wash))
    plates = _plates(shell)
    for plate in plates:
        middle, size = plate.mean(0), _reach(plate)
        shade = mixed(palette["plate"], palette["base"], rng.uniform(0, 0.35))
        stops = [
            (0.0, mixed(palette["plate2"], palette["hot"], 0.35), 1.0),
            (0.45, mixed(shade, palette["plate2"], 0.35), 1.0),
            (1.0, palette["base"], 1.0),
        ]
        drawing.fill(rounded(plate), drawing.radial(middle, size, stops, moved(middle, 1.2, -1.2)))
    for plate in _marginals(shell):
        light = mixed(palette["plate"], palette["plate2"], rng.uniform(0.3, 0.8))
        stops = [(0.0, light, 1.0), (1.0, palette["base"], 1.0)]
        drawing.fill(plate, drawing.radial(plate.mean(0), 4.2, stops))
    _domed(drawing, shell, palette["ink"])
    drawing.plane("ink")
    for plate in plates:
        _growth_rays(drawing, rng, plate)
    _face(drawing, head, shell, palette["ink"])
    return drawing


def _scale(drawing: Drawing, rng: RandomState, scale: Points, inside: str) -> None:
    dark = mixed(GREEN["skin"], GREEN["base"], rng.uniform(0.25, 0.65))
    colour = mixed(dark, GREEN["plate2"], rng.uniform(0.1, 0.28))
    drawing.fill(scale, colour, 0.93, clip=inside)


def _reach(plate: Points) -> float:
    x, y = plate[:, 0], plate[:, 1]
    area = abs(float(x @ np.roll(y, 1) - y @ np.roll(x, 1))) / 2
    return max(4.0, sqrt(area / pi) * 1.35)


def _growth_rays(drawing: Drawing, rng: RandomState, plate: Points) -> None:
    middle, size = plate.mean(0), _reach(plate)
    inside = drawing.clip(plate)
    root = moved(middle, -0.33 * size, 0)
    for _ in range(int(9 + size)):
        angle = rng.uniform(0, 6.283)
        out = np.array([cos(angle), sin(angle)])
        near, far = size * rng.uniform(0.25, 0.5), size * rng.uniform(0.75, 1.1)
        colour = GREEN["ink"] if rng.random_sample() < 0.7 else GREEN["hot"]
        drawing.pen(straight(root + out * near, root + out * far, 6), colour, 0.34, 0.4, inside)


def _within(polygon: list[tuple[float, float]], outline: Points) -> Points:
    """The part of a polygon inside a convex outline."""
    result = points(polygon)
    edges = np.roll(outline, -1, axis=0) - outline
    middle = outline.mean(0)
    for corner, edge in zip(outline, edges, strict=True):
        outward = np.array([edge[1], -edge[0]])
        if (corner - middle) @ outward < 0:
            outward = -outward
        result = clipped(result, outward, float(corner @ outward))
    return result


def _plates(shell: Points) -> list[Points]:
    """Five plates along the back and six on either side."""
    inner = shell[::4] * 0.86
    xs = [24.0, 14.6, 4.0, -7.0, -17.4, -30.5]
    ends = [4.4, 5.6, 6.2, 5.8, 4.6, 1.6]
    bulges = [8.0, 9.4, 9.6, 8.4, 5.8]
    wholes: list[list[tuple[float, float]]] = []
    for i in range(5):
        middle = (xs[i] + xs[i + 1]) / 2
        upper = [(xs[i], ends[i]), (middle, bulges[i]), (xs[i + 1], ends[i + 1])]
        wholes.append([*upper, *[(x, -y) for x, y in reversed(upper)]])
    for s in (1, -1):
        edge = [(xs[0], s * ends[0])]
        for i in range(5):
            edge += [((xs[i] + xs[i + 1]) / 2, s * bulges[i]), (xs[i + 1], s * ends[i + 1])]
        outer = [(21.5, s * 24.0), (10, s * 27.0), (-3, s * 27.0), (-15, s * 24.0), (-29, s * 14.0)]
        for j in range(4):
            at = 2 * j + 1
            wholes.append([edge[at], edge[at + 1], edge[at + 2], outer[j + 1], outer[j]])
        wholes.append([edge[0], edge[1], outer[0], (30, s * 12.0), (28, s * 3.0)])
        wholes.append([edge[9], edge[10], (-34, s * 1.0), (-34, s * 8.0), outer[4]])
    plates = [inset(_within(whole, inner), 0.5) for whole in wholes]
    return [plate for plate in plates if len(plate) > 2]


def _marginals(shell: Points) -> list[Points]:
    """The small plates of the rim."""
    outer, inner = shell * 0.985, shell * 0.885
    steps = np.linspace(0, len(shell), 26)
    plates: list[Points] = []
    for start, end in pairwise(steps):
        span = np.arange(int(start) + 1, int(end)) % len(shell)
        plates.append(np.vstack([outer[span], inner[span][::-1]]))
    return plates


def red_turtle(rng: RandomState) -> Drawing:
    """Seven pale, beaded keels along a pointed shell; smooth limbs with spots."""
    palette = RED
    drawing = Drawing(rng, (118, 138), (-4, 0))
    swing = rng.uniform(-0.18, 0.18)
    limbs = [_front_limb(s, swing, 1.06) for s in (1, -1)]
    limbs += [_rear_limb(s, rng.uniform(-0.1, 0.18)) for s in (1, -1)]
    head, shell = mirrored(HEAD), mirrored(TEARDROP)
    _skin(drawing, [*limbs, head], palette)
    for limb in limbs:
        inside = drawing.clip(limb)
        drawing.fill(limb, palette["skin"], 0.8, 1.2, inside)
        _spots(drawing, rng, limb, 26, inside)
        drawing.contour(limb, palette["ink"], 0.6, 0.75)
    inside = drawing.clip(head)
    drawing.fill(head, palette["skin"], 0.85, 1.0, inside)
    _spots(drawing, rng, head, 18, inside)
    drawing.fill(moved(shell, -0.8, -1.2), "#150404", 0.3, 1.6)
    wash = [(0, palette["plate2"], 1.0), (0.5, palette["plate"], 1.0), (1, palette["base"], 1.0)]
    drawing.fill(shell, drawing.radial((6, -3), 46, wash))
    inside = drawing.clip(shell)
    width = width_along(TEARDROP)
    along = np.linspace(27, -42, 46)
    for k in (-0.94, -0.62, -0.31, 0, 0.31, 0.62, 0.94):
        keel = np.stack([along, k * width(along)], 1)
        drawing.fill(ribbon(moved(keel, -0.3, 0.9), 2.6), palette["base"], 0.7, 0.8, inside)
        drawing.fill(ribbon(keel, 1.5), palette["hot"], 0.92, clip=inside)
    _spots(drawing, rng, shell, 40, inside)
    _domed(drawing, shell, palette["ink"])
    drawing.plane("ink")
    for k in (-0.62, -0.31, 0, 0.31, 0.62):
        beads = np.stack([along[2:-3:2], k * width(along[2:-3:2])], 1)
        drawing.dots(beads, np.full(len(beads), 0.95), "#fff3d8", 0.95)
        drawing.dots(moved(beads, 0.25, 0.3), np.full(len(beads), 0.4), palette["ink"], 0.5)
    brow = spline([(45.4, -2), (44, 0), (45.4, 2)])
    drawing.pen(brow, palette["ink"], 0.5, 0.6)
    _face(drawing, head, shell, palette["ink"])
    return drawing


def _spots(drawing: Drawing, rng: RandomState, outline: Points, many: int, inside: str) -> None:
    low, high = outline.min(0), outline.max(0)
    for _ in range(many):
        place = low + (high - low) * rng.random_sample(2)
        drawing.dot(place, rng.uniform(0.4, 1.0), RED["hot"], rng.uniform(0.5, 0.9), inside)
