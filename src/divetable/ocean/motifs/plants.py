"""What grows from a card's edge: kelp, grass and corals, upright, rooted below the middle."""

from math import atan2, cos, sin

import numpy as np
from numpy.random import RandomState

from divetable.ocean.curves import (
    Drawing,
    Points,
    circle,
    mixed,
    moved,
    points,
    ribbon,
    straight,
    wavering,
)

KELPS = {
    "olive": ("#6d7f2a", "#a9b750", "#39481a", "#e3e6a0"),
    "sea": ("#2c7f63", "#6cc093", "#123f34", "#c9efcf"),
    "rust": ("#9a5a26", "#d39a4a", "#4f2a12", "#f6dca0"),
}


def kelp(rng: RandomState, hue: str) -> Drawing:
    """A stem with bladders and wavy leaves."""
    mid, light, ink, glow = KELPS[hue]
    height = 150
    drawing = Drawing(rng, (92, height + 10))
    t = np.linspace(0, 1, 90)
    sway = wavering(rng, 90, 5, 2) + rng.uniform(-9, 9) * t
    stem = np.stack([sway - sway[0], height / 2 - t * height * 0.96], 1)
    along = points(np.gradient(stem, axis=0))
    leaves: list[tuple[Points, Points]] = []
    for number, at in enumerate(range(4, 88, 5)):
        s = 1 if number % 2 else -1
        length = (28 + rng.uniform(-4, 8)) * (1 - 0.45 * t[at])
        start = atan2(along[at][1], along[at][0]) + s * rng.uniform(0.75, 1.05)
        u = np.linspace(0, 1, 30)
        heading = start - s * u * rng.uniform(0.5, 1.1)
        steps = np.stack([np.cos(heading), np.sin(heading)], 1) * length / 30
        middle = stem[at] + np.cumsum(steps, axis=0)
        wave = 1 + 0.14 * np.sin(u * rng.uniform(22, 30) + rng.uniform(0, 6))
        width = length * 0.22 * np.sin(np.pi * np.minimum(u**0.8, 1)).clip(0) ** 0.8 * wave
        leaves.append((middle, np.maximum(width, 0.3)))
    for middle, width in leaves:
        colour = mixed(mid, light, 0.25 + 0.6 * rng.random_sample())
        stops = [
            (0, mixed(colour, ink, 0.35), 0.95),
            (0.4, colour, 0.86),
            (1, mixed(colour, glow, 0.45), 0.7),
        ]
        drawing.fill(ribbon(middle, width), drawing.linear(middle[0], middle[-1], stops))
        drawing.fill(ribbon(moved(middle, 0.4, 0.4), width * 0.3), ink, 0.18, 0.7)
    drawing.fill(ribbon(stem, np.linspace(2.6, 0.8, 90)), mixed(mid, ink, 0.45))
    for middle, _ in leaves:
        bladder = middle[1]
        stops = [(0, glow, 1.0), (0.6, mid, 1.0), (1, ink, 1.0)]
        pigment = drawing.radial(bladder, 1.9, stops, moved(bladder, -0.5, -0.6))
        drawing.fill(circle(bladder, 1.7), pigment)
    drawing.plane("ink")
    for middle, width in leaves:
        drawing.pen(middle, ink, 0.45, 0.55)
        for at in range(6, 26, 4):
            step = middle[at + 1] - middle[at]
            across = np.array([-step[1], step[0]]) / max(float(np.hypot(*step)), 1e-6)
            for s in (1, -1):
                tip = middle[min(at + 3, 29)] + across * s * width[at] * 0.4
                drawing.pen(straight(middle[at], tip, 6), ink, 0.22, 0.32)
        drawing.contour(ribbon(middle, width), ink, 0.34, 0.5)
    return drawing


GRASSES = {
    "sea": ("#1f6b52", "#3c9a6e", "#7cc48a", "#b7dc95"),
    "teal": ("#135e6b", "#2b8f97", "#6cc4bd", "#a9e0cf"),
}


def grass(rng: RandomState, hue: str) -> Drawing:
    """A tuft of blades."""
    drawing = Drawing(rng, (110, 120))
    for _ in range(26):
        foot = rng.normal(0, 15)
        t = np.linspace(0, 1, 40)
        length = rng.uniform(55, 112)
        lean = rng.normal(foot * 0.012, 0.16) * t + 0.11 * rng.normal(0, 1) * t**2
        x = foot + length * lean + wavering(rng, 40, 2.2, 2) * t
        blade = np.stack([x, 58 - length * t], 1)
        belly = 0.55 + 0.45 * np.sin(np.pi * np.minimum(t * 1.4 + 0.2, 1))
        width = rng.uniform(2.2, 4) * (1 - t**2.6) * belly + 0.25
        colour = GRASSES[hue][rng.randint(4)]
        stops = [
            (0, mixed(colour, "#0b2b2a", 0.55), 0.95),
            (0.5, colour, 0.88),
            (1, mixed(colour, "#eaf7c9", 0.35), 0.72),
        ]
        pigment = drawing.linear(blade[0], blade[-1], stops)
        drawing.plane("wash").fill(ribbon(blade, width), pigment)
        drawing.plane("ink").pen(blade, "#0c2f2b", 0.34, 0.45)
    return drawing


FANS = {
    "coral": ("#c2385a", "#f08a8f", "#6a1330"),
    "violet": ("#7a4fb0", "#bfa0e6", "#351a63"),
    "gold": ("#d48a1e", "#f7cf74", "#6a3f06"),
}


def fan(rng: RandomState, hue: str) -> Drawing:
    """A sea fan that has grown towards food strewn over its whole surface."""
    body, pale, dark = FANS[hue]
    drawing = Drawing(rng, (124, 124))
    nodes, parents = _grown(rng)
    children: list[list[int]] = [[] for _ in nodes]
    for child, parent in enumerate(parents):
        if parent >= 0:
            children[parent].append(child)
    width = np.zeros(len(nodes))
    for at in range(len(nodes) - 1, -1, -1):
        thick = sum(width[child] ** 2.4 for child in children[at]) ** (1 / 2.4)
        width[at] = min(5.2, thick) if children[at] else 0.62
    for branch in _branches(children, width):
        line, widths = nodes[branch].copy(), width[branch].copy()
        if branch[0] != 0:
            widths[0] = min(widths[0], widths[1])
        line[1:-1] = 0.25 * line[:-2] + 0.5 * line[1:-1] + 0.25 * line[2:]
        height = float(np.clip((56 - line[:, 1]) / 105, 0, 1).mean())
        colour = mixed(dark, body, 0.35 + 0.65 * height)
        stops = [(0, mixed(colour, dark, 0.3), 0.95), (1, mixed(colour, pale, 0.7), 0.92)]
        drawing.fill(ribbon(line, widths), drawing.linear(line[0], line[-1], stops))
    drawing.plane("ink")
    tips = nodes[[at for at in range(len(nodes)) if not children[at]]]
    drawing.dots(tips, rng.uniform(0.45, 0.85, len(tips)), mixed(pale, "#fff", 0.45), 0.9)
    thick = nodes[width > 1]
    polyps = thick + rng.normal(0, 0.3, (len(thick), 2))
    drawing.dots(polyps, np.full(len(thick), 0.22), mixed(pale, "#fff", 0.3), 0.75)
    return drawing


def _grown(rng: RandomState) -> tuple[Points, list[int]]:
    """Space colonisation: each twig grows towards the food that is nearest to it."""
    reach, angle = 56 * np.sqrt(rng.random_sample(1500)), rng.uniform(-1.25, 1.25, 1500)
    food = np.stack([reach * np.sin(angle) * 1.02, 46 - reach * np.cos(angle) * 1.62], 1)
    nodes, parents = [np.array([0.0, 56.0])], [-1]
    for _ in range(5):
        nodes.append(nodes[-1] + [rng.normal(0, 0.4), -2])
        parents.append(len(nodes) - 2)
    for _ in range(90):
        here = np.array(nodes)
        distance = np.sqrt(((food[:, None] - here[None]) ** 2).sum(2))
        left = distance.min(1) > 2.3
        food, distance = food[left], distance[left]
        nearest = distance.argmin(1)
        close = distance[np.arange(len(food)), nearest] < 17
        before = len(nodes)
        for parent in np.unique(nearest[close]):
            pull = food[close & (nearest == parent)] - here[parent]
            way = (pull / np.linalg.norm(pull, axis=1, keepdims=True)).mean(0)
            way = way + rng.normal(0, 0.12, 2)
            twig = here[parent] + way / max(float(np.hypot(*way)), 1e-6) * 2
            if ((twig - here) ** 2).sum(1).min() > 0.8:
                nodes.append(twig)
                parents.append(int(parent))
        if len(nodes) == before:
            break
    return np.array(nodes), parents


def _branches(children: list[list[int]], width: Points) -> list[list[int]]:
    """The tree as lines, each following its thickest twig."""
    branches: list[list[int]] = []
    waiting: list[list[int]] = [[0]]
    while waiting:
        branch = waiting.pop()
        while children[branch[-1]]:
            at = branch[-1]
            thickest, *others = sorted(children[at], key=lambda child: -width[child])
            waiting += [[at, other] for other in others]
            branch.append(thickest)
        branches.append(branch)
    return [branch for branch in branches if len(branch) > 2]


STAGHORNS = {"peach": ("#e0744a", "#ffd9b8", "#7a2f1c"), "blue": ("#4a7fc0", "#cfe6ff", "#1b3a70")}


def staghorn(rng: RandomState, hue: str) -> Drawing:
    """A coral of forking antlers with pale tips."""
    body, pale, dark = STAGHORNS[hue]
    drawing = Drawing(rng, (120, 110))
    branches: list[tuple[Points, Points, int]] = []

    def grow(root: Points, angle: float, length: float, width: float, forks: int) -> None:
        t = np.linspace(0, 1, 14)
        bend = rng.normal(0, 0.28)
        heading = angle + bend * t
        steps = np.stack([np.cos(heading), np.sin(heading)], 1) * length / 14
        line = points(root + np.cumsum(steps, axis=0))
        branches.append((line, np.linspace(width, width * 0.76, 14), forks))
        if forks:
            for s in np.linspace(-1, 1, 2 if rng.random_sample() < 0.62 else 3):
                turn = s * rng.uniform(0.34, 0.6) + rng.normal(0, 0.08)
                shorter = length * rng.uniform(0.68, 0.9)
                grow(line[-2], angle + bend + turn, shorter, width * 0.77, forks - 1)

    for angle in (-2.2, -1.57, -0.95):
        root = np.array([rng.normal(0, 3) + cos(angle) * 6, 50.0 + 0 * sin(angle)])
        grow(root, angle + rng.normal(0, 0.1), 25, 8.4, 3)
    for line, width, forks in branches:
        foot = mixed(body, dark, 0.16 * forks)
        tip = mixed(body, pale, 0.08 if forks else 0.7)
        stops = [(0, foot, 1.0), (1, tip, 1.0)]
        drawing.fill(ribbon(line, width), drawing.linear(line[0], line[-1], stops))
        drawing.dot(line[-1], width[-1] / 2, tip)
        drawing.dot(line[0], width[0] / 2, foot)
    for line, width, _ in branches:
        drawing.fill(
            ribbon(line - [[0.16 * width[0], 0.05 * width[0]]], width * 0.3), "#fff", 0.24, 0.6
        )
        drawing.fill(
            ribbon(moved(line, 0.22 * width[0], 0.1 * width[0]), width * 0.32), dark, 0.26, 0.8
        )
    drawing.plane("ink")
    for line, width, _ in branches:
        at = rng.randint(0, len(line), 12)
        polyps = line[at] + rng.normal(0, 1, (12, 2)) * width[at, None] * 0.22
        sizes = rng.uniform(0.24, 0.55, 12)
        drawing.dots(polyps, sizes, dark, 0.42)
        drawing.dots(polyps - [[0.18, 0.2]], sizes * 0.55, pale, 0.85)
    return drawing
