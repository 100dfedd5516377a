"""A bot that reads the stack from pictures alone: what is there, and how deep does it lie?

It knows the drawings, as a player does who has seen the game once, and nothing about the deck.
Depth comes from parallax: things move against each other as the eye does. What lies where is
found by comparing edges with those of the drawings at every angle and in a few sizes.

`DeckReader` also owns a picture of each card of some print. It is there to show that this helps
little, as each game prints its own.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import hypot

import cv2
import numpy as np
from numpy.typing import NDArray

from divetable.core.values import value
from divetable.ocean.prints import HELPER_SCALES, SIDE
from divetable.ocean.sprites import DECOYS, FIGURES, SCALE, SPECIMENS, sprite

Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]
Views = Mapping[tuple[int, int], Picture]  # by column and row of a square grid

LEVELS = 5
SEARCHED = 200  # pixels along the picture in which figures are searched
MEASURED = 320  # and in which depth is measured
MARGIN = 24
ANGLES = 24
CANDIDATES = 40  # looked at closely, on each level
FAVOURITES = 10  # compared with every specimen
SLAB = 0.3  # how far from its card's depth an edge may seem to lie
DEPTHS = np.arange(-0.4, 7.01, 0.2, dtype=np.float32)
BINS = np.arange(-0.5, 7.3, 0.05)
WATER = np.array([0.13, 0.33, 0.45], np.float32)
SAME_CARD = 0.33  # depths closer than this are of one card
TWO_CARDS = 1.5  # farther apart than this, a card with nothing on it lies between
LEAST = 0.30  # a match worse than this is none


@value
class Found:
    """A figure that the bot believes in."""

    kind: str  # shark, green, red, manta, or a decoy
    score: float
    level: int  # from 0
    x: float  # in card widths
    y: float


@dataclass
class Sight:
    """All that was found in one stack, and the depths at which its cards seem to lie."""

    found: list[Found]
    cards: list[float] = field(default_factory=list[float])


def level_depths(peaks: list[float], levels: int) -> list[float]:
    """The depth of each level: cards are counted on the way down, empty ones by the gap they leave.

    >>> level_depths([0.0, 0.75, 2.75], 4)
    [0.0, 0.75, 1.75, 2.75]
    """
    known: list[tuple[int, float]] = [(0, 0.0)] if not peaks or peaks[0] > 0.5 else []
    for at in peaks:
        if not known:
            known.append((0, at))
        elif at - known[-1][1] >= SAME_CARD:
            gap = at - known[-1][1]
            known.append((known[-1][0] + (1 if gap < TWO_CARDS else max(2, round(gap))), at))
    last, depth = known[-1]
    known.append((last + levels, depth + levels))
    found = np.interp(range(levels), [level for level, _ in known], [at for _, at in known])
    return [round(float(one), 3) for one in found]


def kind_of(motif: str) -> str:
    return "shark" if motif.startswith("shark") else motif


@dataclass
class Template:
    """A drawing at one angle and size: its edges, colours and outline."""

    motif: str
    specimen: int
    scale: float
    angle: float
    flipped: bool
    colours: Floats
    edges: Floats
    coarse: Floats  # the edges at half the size
    strength: Floats  # how much each edge counts
    outline: NDArray[np.bool_]
    middle: tuple[float, float]
    weight: float

    @property
    def kind(self) -> str:
        return kind_of(self.motif)


class Reader:
    """Reads stacks. Making one takes a second; it may read many stacks."""

    def __init__(self, parallax: float) -> None:
        self.parallax = parallax  # card widths per gap at full tilt: printed in every pack
        self.templates = [
            _template(motif, specimen, scale, 360 * turn / ANGLES, flipped)
            for motif in (*FIGURES, *DECOYS)
            for specimen, flipped in (
                ((0, False), (1, True)) if "shark" in motif else ((0, False),)
            )
            for scale in _scales(motif)
            for turn in range(ANGLES)
        ]

    def read(self, views: Views) -> Sight:
        """Look at the views, the middle one first."""
        last = max(column for column, _ in views)
        centre = views[last // 2, last // 2]
        depths, trust = self._depths(views, last)
        sight = Sight([], _card_depths(depths, trust))
        framed = _framed(cv2.resize(centre, (SEARCHED, SEARCHED), interpolation=cv2.INTER_AREA))
        edges = _edges(framed)
        every: list[Found] = []
        for level, depth in enumerate(level_depths(sight.cards, LEVELS)):
            near = _framed(np.exp(-(((depths - depth) / SLAB) ** 2) / 2) * (0.3 + 0.7 * trust))
            hidden = _framed(((depths < depth - 0.4) & (trust > 0.15)).astype(np.float32))
            here = edges * near[..., None]
            for score, template, x, y in self._figures(framed, here, hidden):
                at = (x + template.middle[0]) / SEARCHED, (y + template.middle[1]) / SEARCHED
                every.append(Found(template.kind, score, level, *at))
        for one in sorted(every, key=lambda one: -one.score):
            if all(_are_apart(one, other) for other in sight.found):
                sight.found.append(one)
        return sight

    def _depths(self, views: Views, last: int) -> tuple[Floats, Floats]:
        """A depth for every pixel of the middle view, and how far to trust it.

        The plane is sought in which the other views fit the middle one best; what one side of
        the views cannot see may be seen by the other, so each side is asked by itself.
        """
        centre = _detail(views[last // 2, last // 2])
        shift = self.parallax * MEASURED
        others = {
            (column * 2 / last - 1, row * 2 / last - 1): _detail(view)
            for (column, row), view in views.items()
            if (column, row) != (last // 2, last // 2)
        }
        cost = np.empty((len(DEPTHS), MEASURED, MEASURED), np.float32)
        for number, depth in enumerate(DEPTHS):
            sides = np.zeros((4, MEASURED, MEASURED), np.float32)
            for (x, y), view in others.items():
                move = np.array(
                    [[1, 0, -x * depth * shift], [0, 1, -y * depth * shift]], np.float32
                )
                moved = cv2.warpAffine(
                    view, move, (MEASURED, MEASURED), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
                )
                difference = cv2.absdiff(moved, centre)
                sides[0 if x < 0 else 1] += difference
                sides[2 if y < 0 else 3] += difference
            cost[number] = cv2.boxFilter(sides.min(0) / (len(others) / 2), -1, (5, 5))
        best = np.clip(cost.argmin(0), 1, len(DEPTHS) - 2)
        before, here, after = (
            np.take_along_axis(cost, best[None] + step, 0)[0] for step in (-1, 0, 1)
        )
        fine = 0.1 * (before - after) / np.maximum(before - 2 * here + after, 1e-3)
        texture = cv2.boxFilter(np.abs(centre), -1, (5, 5))
        trust = np.clip(1 - here / (texture + 1), 0, 1) * np.minimum(texture / 4, 1)
        return np.asarray(DEPTHS[best] + fine, np.float32), np.asarray(trust, np.float32)

    def _figures(self, framed: Floats, edges: Floats, hidden: Floats) -> "list[Match]":
        """The best matches among the edges of one level, each with its template and corner."""
        coarse = _halved(edges)
        rough: list[tuple[float, int, int, int]] = []
        for number, template in enumerate(self.templates):
            match = _matched(coarse, template.coarse, template.weight / 4)
            for _ in range(2):
                value, x, y = _peak(match)
                rough.append((value, number, 2 * x, 2 * y))
                match[max(0, y - 5) : y + 6, max(0, x - 5) : x + 6] = -1
        rough.sort(reverse=True)
        page = Page(framed, edges, hidden)
        fine = [page.refined(self.templates[number], x, y) for number, x, y in self._various(rough)]
        fine.sort(key=lambda one: -one[0])
        best = [
            max((one, *page.variants(*one[1:])), key=lambda match: match[0])
            for one in fine[:FAVOURITES]
        ]
        return [
            (score, template, x - MARGIN, y - MARGIN)
            for score, template, x, y in best
            if score >= LEAST
        ]

    def _various(self, rough: list[tuple[float, int, int, int]]) -> list[tuple[int, int, int]]:
        """The best rough matches, at most two of a kind in one place."""
        kept: list[tuple[int, int, int]] = []
        places: dict[str, list[tuple[float, float]]] = {}
        for _, number, x, y in rough:
            template = self.templates[number]
            at = x + template.middle[0], y + template.middle[1]
            others = places.setdefault(template.kind, [])
            if sum(hypot(at[0] - a, at[1] - b) < 14 for a, b in others) < 2:
                others.append(at)
                kept.append((number, x, y))
            if len(kept) == CANDIDATES:
                break
        return kept


Match = tuple[float, Template, int, int]  # score, corner


@dataclass
class Page:
    """The picture as it is compared with drawings: colours, edges of a level, what hides it."""

    framed: Floats
    edges: Floats
    hidden: Floats

    def variants(self, template: Template, x: int, y: int) -> Iterator[Match]:
        """The same pose with every specimen of the drawing, and a little larger and smaller."""
        for specimen in range(SPECIMENS[template.motif]):
            for flipped in (False, True):
                yield self._posed(template, specimen, flipped, 1.0, x, y)
        for factor in (0.88, 1.12):
            yield self._posed(template, template.specimen, template.flipped, factor, x, y)

    def _posed(
        self, like: Template, specimen: int, flipped: bool, factor: float, x: int, y: int
    ) -> Match:
        other = _template(like.motif, specimen, like.scale * factor, like.angle, flipped)
        left = round(x + like.middle[0] - other.middle[0])
        top = round(y + like.middle[1] - other.middle[1])
        return self.refined(other, left, top)

    def refined(self, template: Template, x: int, y: int) -> Match:
        """The best place near a rough one, and all that speaks for it."""
        tall, wide = template.outline.shape
        top, left = max(0, y - 4), max(0, x - 4)
        part = self.edges[top : y + tall + 5, left : x + wide + 5]
        if part.shape[0] < tall or part.shape[1] < wide:
            return 0.0, template, x, y
        value, dx, dy = _peak(_matched(part, template.edges, template.weight))
        x, y = left + dx, top + dy
        hidden = self.hidden[y : y + tall, x : x + wide]
        seen = 1 - float((template.strength * hidden).sum()) / template.weight
        value /= max(seen, 0.4)
        return 1.6 * value + _likeness(self.framed, hidden, template, x, y), template, x, y


def _matched(edges: Floats, template: Floats, weight: float) -> Floats:
    return np.asarray(cv2.matchTemplate(edges, template, cv2.TM_CCORR) / weight, np.float32)


def _peak(match: Floats) -> tuple[float, int, int]:
    """The highest value, and its column and row."""
    _, value, _, (x, y) = cv2.minMaxLoc(match)
    return value, x, y


def _halved(edges: Floats) -> Floats:
    tall, wide = (side // 2 for side in edges.shape[:2])
    half = cv2.resize(edges, (wide, tall), interpolation=cv2.INTER_AREA)
    return np.asarray(half, np.float32)


def _are_apart(one: Found, better: Found) -> bool:
    """Two figures, not one seen twice: in another place, or on quite another level."""
    distance = hypot(one.x - better.x, one.y - better.y)
    if one.level == better.level:
        return distance > (0.15 if one.kind == better.kind else 0.12)
    if abs(one.level - better.level) == 1 and one.kind == better.kind:
        return distance > 0.05
    return True


def _framed(picture: NDArray[np.generic]) -> Floats:
    """A picture in the size that is searched, with a margin for figures at its edge."""
    small = np.asarray(picture, np.float32)
    if len(small) != SEARCHED:
        sized = cv2.resize(small, (SEARCHED, SEARCHED), interpolation=cv2.INTER_AREA)
        small = np.asarray(sized, np.float32)
    around = cv2.copyMakeBorder(small, MARGIN, MARGIN, MARGIN, MARGIN, cv2.BORDER_REPLICATE)
    return np.asarray(around, np.float32)


def _scales(motif: str) -> tuple[float, ...]:
    return (0.8, 0.93) if motif.startswith("shark") else (HELPER_SCALES.get(motif, 0.86),)


@lru_cache(maxsize=3000)
def _template(motif: str, specimen: int, scale: float, angle: float, flipped: bool) -> Template:
    factor = SEARCHED / SIDE * scale / SCALE
    source = sprite(motif, specimen).astype(np.float32) / 255
    if flipped:
        source = source[::-1]
    tall, wide = source.shape[:2]
    reach = int(hypot(tall, wide) / 2 * factor) + 6
    turn = cv2.getRotationMatrix2D(((wide - 1) / 2, (tall - 1) / 2), -angle, factor)
    turn[:, 2] += np.array([reach - (wide - 1) / 2, reach - (tall - 1) / 2])
    soft = cv2.GaussianBlur(source, (0, 0), 0.35 / factor)
    turned = cv2.warpAffine(soft, turn, (2 * reach + 1, 2 * reach + 1))
    rows, columns = np.nonzero(turned[..., 3] > 0.1)
    top, left = max(0, rows.min() - 4), max(0, columns.min() - 4)
    turned = turned[top : rows.max() + 5, left : columns.max() + 5]
    alpha = turned[..., 3]
    colours = np.asarray((turned[..., :3] + (1 - alpha[..., None]) * WATER) * 255, np.float32)
    solid = (alpha > 0.5).astype(np.float32)
    rim = cv2.morphologyEx(solid, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
    edges = _edges(colours) * (0.35 + 1.3 * cv2.GaussianBlur(rim, (0, 0), 0.8))[..., None]
    strength = np.asarray(np.sqrt((edges**2).sum(2)), np.float32)
    return Template(
        motif=motif,
        specimen=specimen,
        scale=scale,
        angle=angle,
        flipped=flipped,
        colours=np.asarray(colours, np.float32),
        edges=np.asarray(edges, np.float32),
        coarse=_halved(np.asarray(edges, np.float32)),
        outline=alpha > 0.5,
        middle=(float(reach - left), float(reach - top)),
        strength=strength,
        weight=float(strength.sum()),
    )


def _edges(image: Floats) -> Floats:
    """The direction of edges, whichever side is lighter, little impressed by contrast."""
    soft = cv2.GaussianBlur(image, (0, 0), 0.8)
    x = cv2.Sobel(soft, cv2.CV_32F, 1, 0, ksize=3, scale=0.25)
    y = cv2.Sobel(soft, cv2.CV_32F, 0, 1, ksize=3, scale=0.25)
    strongest = (x**2 + y**2).argmax(2)[..., None]
    x = np.take_along_axis(x, strongest, 2)[..., 0]
    y = np.take_along_axis(y, strongest, 2)[..., 0]
    size = np.sqrt(x * x + y * y)
    weight = size / (size + 4.5) / np.maximum(size * size, 1e-6)
    return np.dstack([(x * x - y * y) * weight, 2 * x * y * weight]).astype(np.float32)


def _likeness(image: Floats, hidden: Floats, template: Template, x: int, y: int) -> float:
    """How much the colours inside the outline, where it is not hidden, are those of the drawing."""
    tall, wide = template.outline.shape
    inside = template.outline & (hidden < 0.5)
    if inside.sum() < 30:
        return 0.0
    seen = image[y : y + tall, x : x + wide][inside]
    drawn = template.colours[inside]
    a, b = seen - seen.mean(0), drawn - drawn.mean(0)
    pattern = float((a * b).sum() / np.sqrt((a**2).sum() * (b**2).sum() + 1e-6))
    lean = seen.mean(0) - np.array([30, 80, 110])
    wanted = drawn.mean(0) - np.array([33, 84, 115])
    lean, wanted = lean - lean.mean(), wanted - wanted.mean()
    hue = float(lean @ wanted / (np.linalg.norm(lean) * np.linalg.norm(wanted) + 1e-6))
    return 0.45 * max(pattern, 0.0) + 0.15 * hue


def _detail(view: Picture) -> Floats:
    """What is neither noise nor broad shade; the first blur keeps depth from locking to pixels."""
    small = cv2.resize(view, (MEASURED, MEASURED), interpolation=cv2.INTER_AREA)
    grey = cv2.cvtColor(small, cv2.COLOR_RGB2GRAY).astype(np.float32)
    fine, broad = cv2.GaussianBlur(grey, (0, 0), 0.8), cv2.GaussianBlur(grey, (0, 0), 4)
    return np.asarray(fine - broad, np.float32)


def _histogram(depths: Floats, weights: Floats, width: float) -> Floats:
    counts, _ = np.histogram(depths, BINS, weights=weights)
    bell = np.exp(-((np.arange(-20, 21) * 0.05 / width) ** 2) / 2)
    return np.asarray(np.convolve(counts, bell / bell.sum(), "same"), np.float32)


def _card_depths(depths: Floats, trust: Floats) -> list[float]:
    """Where cards seem to lie: the peaks of all depths."""
    counts = _histogram(depths.ravel(), trust.ravel(), 0.12)
    peaks: list[int] = []
    for at in range(2, len(counts) - 2):
        if counts[at - 1] <= counts[at] > counts[at + 1] and counts[at] > 0.02 * counts.max():
            if not peaks or counts[peaks[-1] : at + 1].min() < 0.85 * min(
                counts[at], counts[peaks[-1]]
            ):
                peaks.append(at)
            elif counts[at] > counts[peaks[-1]]:
                peaks[-1] = at
    return [float(BINS[at] + 0.025) for at in peaks]
