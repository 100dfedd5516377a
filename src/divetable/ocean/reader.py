"""A bot that reads the stack from pictures alone: what is there, and how deep does it lie?

It knows the drawings, as a player does who has seen the game once, and nothing about the deck.
Depth comes from parallax: things move against each other as the eye does. What lies where is
found by comparing edges with those of the drawings at every angle and in a few sizes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from math import floor, hypot
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from divetable.core.values import value
from divetable.ocean.prints import HELPER_SCALES, SIDE
from divetable.ocean.sprites import DECOYS, FIGURES, SCALE, SPECIMENS, sprite

Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]
Waves = NDArray[np.complex64]
Place = tuple[int, int]  # column and row of a view in a square grid
Views = Mapping[Place, Picture]
Look = tuple[float, float, Picture]  # how far to the side, how far down, details

LEVELS = 5
SEARCHED = 200  # pixels along the picture in which figures are searched
MEASURED = 320  # and in which depth is measured
MARGIN = 24
COARSE = (SEARCHED + 2 * MARGIN) // 2  # along the picture in which they are searched first
CYCLE = 128  # of the Fourier transform, in which every drawing is compared everywhere at once
AT_ONCE = 48  # drawings, so that what they need stays in the cache
FARTHEST = 32  # pixels that something may move in the picture in which depth is measured
FINENESS = 4  # steps per grey value there
NEARBY = 3  # pixels around a rough place in which the best one is sought
SLAB = 0.3  # how far from its card's depth an edge may seem to lie
DEPTHS = np.arange(-0.4, 7.01, 0.2, dtype=np.float32)
BINS = np.arange(-0.5, 7.3, 0.05)
WATER = np.array([0.13, 0.33, 0.45], np.float32)
SAME_CARD = 0.33  # depths closer than this are of one card
TWO_CARDS = 1.5  # farther apart than this, a card with nothing on it lies between
LARGEST_SCALE = 1.1  # of a drawing
CLOSE = 0.12 * SEARCHED
CERTAIN = 1.0  # whoever has found one so good looks for no other of its kind
LIKELY = 0.6  # a shark that scores so well is compared with what else it could be
HOPELESS = 0.45  # worse than this with the best specimen, it is no use to turn it further
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


@value
class Care:
    """How closely one looks."""

    angles: int = 24  # in which each drawing is searched
    candidates: int = 18  # sharks looked at closely on each level; of other kinds a third
    favourites: int = 3  # of each kind, compared with every specimen in many poses


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
    strength: Floats  # how much each edge counts
    outline: NDArray[np.bool_]
    middle: tuple[float, float]
    weight: float

    @property
    def kind(self) -> str:
        return kind_of(self.motif)

    @property
    def coarse(self) -> Floats:
        """The edges at half the size."""
        return _halved(self.edges)


class Reader:
    """Reads stacks. Making one takes a second; it may read many stacks."""

    def __init__(self, parallax: float, care: Care | None = None) -> None:
        self.parallax = parallax  # card widths per gap at full tilt: printed in every pack
        self.care = care or Care()
        self.drawings = drawings(self.care.angles)

    def read(self, views: Views, levels: int = LEVELS) -> Sight:
        """Look at the views, the middle one first."""
        every, cards = self.suspected(views, levels)
        sight = Sight([], cards)
        for one in sorted(every, key=lambda one: -one.score):
            if all(_are_apart(one, other) for other in sight.found):
                sight.found.append(one)
        return sight

    def suspected(self, views: Views, levels: int) -> tuple[list[Found], list[float]]:
        """All that could be a figure, some of it more than once, and the depths of the cards."""
        last = max(max(place) for place in views)
        middle = min(views, key=lambda place: hypot(place[0] - last / 2, place[1] - last / 2))
        depths, trust = self._depths(views, middle, last)
        cards = _card_depths(depths, trust)
        small = cv2.resize(views[middle], (SEARCHED, SEARCHED), interpolation=cv2.INTER_AREA)
        framed = _framed(small)
        edges = _edges(framed)
        every: list[Found] = []
        for level, depth in enumerate(level_depths(cards, levels)):
            near = _framed(np.exp(-(((depths - depth) / SLAB) ** 2) / 2) * (0.3 + 0.7 * trust))
            hidden = _framed(((depths < depth - 0.4) & (trust > 0.15)).astype(np.float32))
            page = Page(framed, edges * near[..., None], hidden)
            for score, template, x, y in self._figures(page):
                at = (x + template.middle[0]) / SEARCHED, (y + template.middle[1]) / SEARCHED
                every.append(Found(template.kind, score, level, *at))
        return every, cards

    def _depths(self, views: Views, middle: Place, last: int) -> tuple[Floats, Floats]:
        """A depth for every pixel of the middle view, and how far to trust it.

        The plane is sought in which the other views fit the middle one best; what one side of
        the views cannot see may be seen by the other, so each side is asked by itself.
        """
        centre = _detail(views[middle])
        looks = [
            (2 * (column - middle[0]) / last, 2 * (row - middle[1]) / last, _around(_detail(view)))
            for (column, row), view in views.items()
            if (column, row) != middle
        ]
        cost = np.empty((len(DEPTHS), MEASURED, MEASURED), np.float32)
        for number, depth in enumerate(DEPTHS):
            cost[number] = self._misfit(centre, looks, float(depth))
        best = np.clip(cost.argmin(0), 1, len(DEPTHS) - 2)
        before, here, after = (
            np.take_along_axis(cost, best[None] + step, 0)[0] for step in (-1, 0, 1)
        )
        fine = 0.1 * (before - after) / np.maximum(before - 2 * here + after, 1e-3)
        texture = cv2.boxFilter(np.abs(centre.astype(np.float32) - 128) / FINENESS, -1, (5, 5))
        trust = np.clip(1 - here / (texture + 1), 0, 1) * np.minimum(texture / 4, 1)
        return np.asarray(DEPTHS[best] + fine, np.float32), np.asarray(trust, np.float32)

    def _misfit(self, centre: Picture, looks: list[Look], depth: float) -> Floats:
        """How badly the best side of the views fits the middle one if all lay at this depth."""
        sides = [np.zeros((MEASURED, MEASURED), np.uint16) for _ in range(4)]
        many = [0] * 4
        for x, y, view in looks:
            moved = _moved(view, -x * depth * self.parallax, -y * depth * self.parallax)
            difference = cv2.absdiff(moved, centre).astype(np.uint16)
            for side, is_on in enumerate((x < 0, x > 0, y < 0, y > 0)):
                if is_on:
                    cv2.add(sides[side], difference, sides[side])
                    many[side] += 1
        asked = [
            side / (FINENESS * count) for side, count in zip(sides, many, strict=True) if count
        ]
        return np.asarray(cv2.boxFilter(np.minimum.reduce(asked), -1, (5, 5)), np.float32)

    def _figures(self, page: "Page") -> "list[Match]":
        """The best matches among the edges of one level, each with its template and corner."""
        rough = self.drawings.searched(_halved(page.edges))
        templates = self.drawings.templates
        fine = [page.refined(templates[number], x, y) for number, x, y in self._various(rough)]
        fine.sort(key=lambda one: -one[0])
        left = dict.fromkeys(("shark", *HELPER_SCALES), self.care.favourites)
        best: list[Match] = []
        decoys: list[Match] = []
        for one in fine:
            kind = one[1].kind
            if kind in DECOYS:
                decoys.append(one)
            elif left[kind] and one[0] >= LEAST:
                left[kind] -= 1
                best.append(page.best_pose(one))
                if best[-1][0] > CERTAIN:  # a card has one shark and one helper at most
                    left |= dict.fromkeys([kind] if kind == "shark" else HELPER_SCALES, 0)
            else:
                best.append(one)
        rivals = [one for one in best if one[1].kind == "shark" and one[0] > LIKELY]
        best += [
            page.best_pose(one) if any(_are_close(one, other) for other in rivals) else one
            for one in decoys
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
            template = self.drawings.templates[number]
            at = x + template.middle[0], y + template.middle[1]
            others = places.setdefault(template.kind, [])
            most = self.care.candidates // (1 if template.kind == "shark" else 3)
            if len(others) < most and sum(hypot(at[0] - a, at[1] - b) < 14 for a, b in others) < 2:
                others.append(at)
                kept.append((number, x, y))
        return kept


class Drawings:
    """All drawings at some angles and sizes, to be searched in one go."""

    def __init__(self, angles: int) -> None:
        self.templates = [
            _template(motif, specimen, scale, 360 * turn / angles, flipped)
            for motif in (*FIGURES, *DECOYS)
            for specimen, flipped in _searched_specimens(motif)
            for scale in _scales(motif)
            for turn in range(angles)
        ]
        self.waves = np.array([self._waves(one) for one in self.templates])

    def _waves(self, template: Template) -> Waves:
        sheet = np.zeros((2, CYCLE, CYCLE), np.float32)
        coarse = template.coarse
        tall, wide = coarse.shape[:2]
        sheet[:, :tall, :wide] = coarse.transpose(2, 0, 1) * (4 / template.weight)
        return np.asarray(np.fft.rfft2(sheet).conj(), np.complex64)

    def searched(self, coarse: Floats) -> list[tuple[float, int, int, int]]:
        """The two best places of every drawing: score, number of the drawing, corner."""
        sheet = np.zeros((2, CYCLE, CYCLE), np.float32)
        sheet[:, :COARSE, :COARSE] = coarse.transpose(2, 0, 1)
        seen = np.asarray(np.fft.rfft2(sheet), np.complex64)
        rough: list[tuple[float, int, int, int]] = []
        for first in range(0, len(self.templates), AT_ONCE):
            waves = self.waves[first : first + AT_ONCE]
            matches = np.fft.irfft2(waves[:, 0] * seen[0] + waves[:, 1] * seen[1])
            for number, match in enumerate(matches, first):
                tall, wide = (side // 2 for side in self.templates[number].outline.shape)
                inside = match[: COARSE - tall + 1, : COARSE - wide + 1]
                for _ in range(2):
                    score, x, y = _peak(inside)
                    rough.append((score, number, 2 * x, 2 * y))
                    inside[max(0, y - 5) : y + 6, max(0, x - 5) : x + 6] = -1
        return sorted(rough, reverse=True)


@cache
def drawings(angles: int) -> Drawings:
    return Drawings(angles)


Match = tuple[float, Template, int, int]  # score, corner


def _are_close(one: Match, other: Match) -> bool:
    """Whether two matches could be of one thing."""
    (_, a, x, y), (_, b, u, v) = one, other
    return hypot(x + a.middle[0] - u - b.middle[0], y + a.middle[1] - v - b.middle[1]) < CLOSE


@dataclass
class Page:
    """The picture as it is compared with drawings: colours, edges of a level, what hides it."""

    framed: Floats
    edges: Floats
    hidden: Floats

    def best_pose(self, rough: Match) -> Match:
        """A rough match, turned and sized until it fits best, with every specimen tried."""
        best = self._turned(rough, 5.0)
        like = best[1]
        others = [
            self._posed(best, like.angle, like.scale, specimen, flipped)
            for specimen in range(SPECIMENS[like.motif])
            for flipped in (False, True)
            if (specimen, flipped) != (like.specimen, like.flipped)
        ]
        best = max((best, *others), key=lambda match: match[0])
        if best[0] < HOPELESS:
            return best
        best = self._turned(best, 3.0)
        like = best[1]
        sized = [self._posed(best, like.angle, like.scale * by) for by in (0.94, 1.06)]
        best = max((best, *sized), key=lambda match: match[0])
        return self._turned(best, 2.0)

    def _turned(self, match: Match, angle: float) -> Match:
        like = match[1]
        turned = [self._posed(match, like.angle + by, like.scale) for by in (-angle, angle)]
        return max((match, *turned), key=lambda match: match[0])

    def _posed(
        self,
        match: Match,
        angle: float,
        scale: float,
        specimen: int | None = None,
        flipped: bool | None = None,
    ) -> Match:
        _, like, x, y = match
        specimen = like.specimen if specimen is None else specimen
        flipped = like.flipped if flipped is None else flipped
        other = _template(like.motif, specimen, scale, angle, flipped)
        left = round(x + like.middle[0] - other.middle[0])
        top = round(y + like.middle[1] - other.middle[1])
        return self.refined(other, left, top)

    def refined(self, template: Template, x: int, y: int) -> Match:
        """The best place near a rough one, and all that speaks for it."""
        tall, wide = template.outline.shape
        top, left = max(0, y - NEARBY), max(0, x - NEARBY)
        part = self.edges[top : y + tall + NEARBY, left : x + wide + NEARBY]
        if part.shape[0] < tall or part.shape[1] < wide:
            return 0.0, template, x, y
        value, dx, dy = _peak(_matched(part, template))
        x, y = left + dx, top + dy
        hidden = self.hidden[y : y + tall, x : x + wide]
        seen = 1 - float((template.strength * hidden).sum()) / template.weight
        value /= max(seen, 0.4)
        likeness = _likeness(self.framed[y : y + tall, x : x + wide], hidden, template)
        return 1.6 * value + likeness, template, x, y


def _matched(part: Floats, template: Template) -> Floats:
    """How well the edges fit at every place in a part that is hardly larger than the drawing."""
    fits = cv2.matchTemplate(part, template.edges, cv2.TM_CCORR)
    return np.asarray(fits / template.weight, np.float32)


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


def _searched_specimens(motif: str) -> list[tuple[int, bool]]:
    """Which specimens are searched, and whether flipped; shark A is the most varied."""
    many = 4 if motif == "shark-a" else 2 if motif.startswith("shark") else 1
    return [(specimen, specimen % 2 == 1) for specimen in range(many)]


@cache
def _small_sprite(motif: str, specimen: int) -> Floats:
    """A specimen at the size in which it is searched, or a little larger."""
    source = sprite(motif, specimen).astype(np.float32) / 255
    factor = SEARCHED / SIDE * LARGEST_SCALE / SCALE
    soft = cv2.GaussianBlur(source, (0, 0), 0.35 / factor)
    wide, tall = (round(side * factor) for side in source.shape[1::-1])
    return np.asarray(cv2.resize(soft, (wide, tall), interpolation=cv2.INTER_AREA), np.float32)


def _template(motif: str, specimen: int, scale: float, angle: float, flipped: bool) -> Template:
    factor = scale / LARGEST_SCALE
    source = _small_sprite(motif, specimen)
    if flipped:
        source = source[::-1]
    tall, wide = source.shape[:2]
    reach = int(hypot(tall, wide) / 2 * factor) + 6
    turn = cv2.getRotationMatrix2D(((wide - 1) / 2, (tall - 1) / 2), -angle, factor)
    turn[:, 2] += np.array([reach - (wide - 1) / 2, reach - (tall - 1) / 2])
    turned = cv2.warpAffine(source, turn, (2 * reach + 1, 2 * reach + 1))
    left, top, wide, tall = cv2.boundingRect((turned[..., 3] > 0.1).astype(np.uint8))
    left, top, right, bottom = max(0, left - 4), max(0, top - 4), left + wide + 4, top + tall + 4
    turned = turned[top:bottom, left:right]
    alpha = np.ascontiguousarray(turned[..., 3])
    colours = np.asarray((turned[..., :3] + (1 - alpha[..., None]) * WATER) * 255, np.float32)
    solid = (alpha > 0.5).astype(np.float32)
    rim = cv2.morphologyEx(solid, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8))
    edges = _edges(colours) * (0.35 + 1.3 * cv2.GaussianBlur(rim, (0, 0), 0.8))[..., None]
    strength = np.asarray(np.hypot(edges[..., 0], edges[..., 1]), np.float32)
    return Template(
        motif=motif,
        specimen=specimen,
        scale=scale,
        angle=angle,
        flipped=flipped,
        colours=np.asarray(colours, np.float32),
        edges=np.asarray(edges, np.float32),
        outline=alpha > 0.5,
        middle=(float(reach - left), float(reach - top)),
        strength=strength,
        weight=float(strength.sum()),
    )


def _edges(image: Floats) -> Floats:
    """The direction of edges, whichever side is lighter, little impressed by contrast.

    Of the three colours the one with the strongest edge counts.
    """
    soft = cv2.GaussianBlur(image, (0, 0), 0.8)
    across = _planes(cv2.Sobel(soft, cv2.CV_32F, 1, 0, ksize=3, scale=0.25))
    down = _planes(cv2.Sobel(soft, cv2.CV_32F, 0, 1, ksize=3, scale=0.25))
    x, y = across[0], down[0]
    square = x * x + y * y
    for other_x, other_y in zip(across[1:], down[1:], strict=True):
        other = other_x * other_x + other_y * other_y
        is_stronger = other > square
        square = np.where(is_stronger, other, square)
        x, y = np.where(is_stronger, other_x, x), np.where(is_stronger, other_y, y)
    size = np.sqrt(square)
    weight = size / (size + 4.5) / np.maximum(square, 1e-6)
    return np.asarray(cv2.merge([(x * x - y * y) * weight, 2 * x * y * weight]), np.float32)


def _planes(image: Any) -> list[Floats]:
    return [np.ascontiguousarray(image[..., colour], np.float32) for colour in range(3)]


def _likeness(seen: Floats, hidden: Floats, template: Template) -> float:
    """How much the colours inside the outline, where it is not hidden, are those of the drawing."""
    inside = (template.outline & (hidden < 0.5)).astype(np.float32).ravel()
    many = float(inside.sum())
    if many < 30:
        return 0.0
    a, b = seen.reshape(-1, 3), template.colours.reshape(-1, 3)
    mean_a, mean_b = inside @ a / many, inside @ b / many
    common = (inside @ (a * b) - many * mean_a * mean_b).sum()
    own_a = (inside @ (a * a) - many * mean_a**2).sum()
    own_b = (inside @ (b * b) - many * mean_b**2).sum()
    pattern = float(common / np.sqrt(max(float(own_a) * float(own_b), 0.0) + 1e-6))
    lean = mean_a - np.array([30, 80, 110])
    wanted = mean_b - np.array([33, 84, 115])
    lean, wanted = lean - lean.mean(), wanted - wanted.mean()
    hue = float(lean @ wanted / (np.linalg.norm(lean) * np.linalg.norm(wanted) + 1e-6))
    return 0.45 * max(pattern, 0.0) + 0.15 * hue


def _detail(view: Picture) -> Picture:
    """What is neither noise nor broad shade; the first blur keeps depth from locking to pixels."""
    small = cv2.resize(view, (MEASURED, MEASURED), interpolation=cv2.INTER_AREA)
    grey = cv2.cvtColor(small, cv2.COLOR_RGB2GRAY).astype(np.float32)
    fine, broad = cv2.GaussianBlur(grey, (0, 0), 0.8), cv2.GaussianBlur(grey, (0, 0), 4)
    return np.asarray(np.clip((fine - broad) * FINENESS + 128.5, 0, 255), np.uint8)


def _around(picture: Picture) -> Picture:
    """With a border, so that it can be moved."""
    return np.pad(picture, FARTHEST, mode="edge")


def _moved(around: Picture, x: float, y: float) -> Picture:
    """A picture seen so much farther right and down (in widths): whole pixels, then the rest."""
    x, y = x * MEASURED, y * MEASURED
    left, top = floor(x), floor(y)
    part = around[FARTHEST + top :, FARTHEST + left :][: MEASURED + 1, : MEASURED + 1]
    a, b = x - left, y - top
    blend = np.array([[(1 - a) * (1 - b), a * (1 - b)], [(1 - a) * b, a * b]], np.float32)
    mixed = cv2.filter2D(part, -1, blend, anchor=(0, 0))
    return np.asarray(mixed[:MEASURED, :MEASURED], np.uint8)


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
