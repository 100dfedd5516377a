"""A bot that reads the stack from pictures alone: what is there, and how deep is it?

It knows the drawings, like a player who has seen the game once, and nothing about the deck. Depth
comes from parallax: things move against each other as the eye moves. Figures are found by comparing
edges with those of the drawings at every angle and in a few sizes.
"""

from cmath import rect
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from math import floor, hypot, radians, sqrt
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from divetable.core.values import Value, replace
from divetable.ocean.prints import HELPER_SCALES, SIDE
from divetable.ocean.sprites import DECOYS, FIGURES, SCALE, SPECIMENS, sprite

Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]
Waves = NDArray[np.complex64]
Places = NDArray[np.intp]
Place = tuple[int, int]  # column and row of a view in a square grid
Views = Mapping[Place, Picture]
Look = tuple[float, float, Picture]  # how far to the side, how far down, details

LEVELS = 5
SEARCHED = 200  # pixels along the picture in which figures are searched
MEASURED = 320  # and in which depth is measured
MARGIN = 24
COARSE = (SEARCHED + 2 * MARGIN) // 2  # along the picture in which they are searched first
CYCLE = 128  # of the Fourier transform, which compares every drawing everywhere at once
AT_ONCE = 48  # drawings, so that their data stays in the cache
FARTHEST = 32  # pixels that something may move in the picture used to measure depth
FINENESS = 4  # steps per grey value there
SLAB = 0.3  # how far from its card's depth an edge may seem to lie
DEPTHS = np.arange(-0.4, 7.01, 0.2, dtype=np.float32)
BINS = np.arange(-0.5, 7.3, 0.05)
WATER = np.array([0.13, 0.33, 0.45], np.float32)
SAME_CARD = 0.33  # depths closer than this belong to one card
TWO_CARDS = 1.5  # farther apart than this, there is an empty card between them
LARGEST_SCALE = 1.1  # of a drawing
CLOSE = 0.12 * SEARCHED
CERTAIN = 1.0  # after such a good match, look for no other of its kind
LIKELY = 0.6  # a shark that scores this well is compared with what else it could be
HOPELESS = 0.45  # if it is worse than this with the best specimen, turning it further is no use
ROUNDED = 0.5 + 0.5j  # added before places are cut to whole pixels
FAINTEST = 0.1  # an edge that counts less than this part of the strongest is left out
LEAST_SEEN = 15  # points without which colours say nothing
SEEN_WATER = np.array([30, 80, 110], np.float32)
DRAWN_WATER = np.array([33, 84, 115], np.float32)
LEAST = 0.30  # a worse match is no match


class Found(Value):
    """A figure that the bot believes in."""

    kind: str  # shark, green, red, manta, or a decoy
    score: float
    level: int  # from 0
    x: float  # in card widths
    y: float


@dataclass
class Sight:
    """Everything found in one stack, and the depths at which its cards seem to lie."""

    found: list[Found]
    cards: list[float] = field(default_factory=list[float])


class Care(Value):
    """How closely to look."""

    angles: int = 24  # in which each drawing is searched
    candidates: int = 27  # sharks looked at closely on each level; of other kinds a third
    favourites: int = 3  # of each kind, compared with every specimen in many poses
    sizes: tuple[float, ...] = (0.76, 0.92)  # in which sharks are searched
    both_sides: bool = True  # each shark is searched as drawn and as seen in a mirror


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


class Pose(Value):
    """A drawing in a possible pose."""

    motif: str
    specimen: int
    scale: float
    angle: float
    flipped: bool

    @property
    def kind(self) -> str:
        return "shark" if self.motif.startswith("shark") else self.motif


class Match(Value):
    """Something that looks like a drawing in some pose."""

    score: float
    pose: Pose
    middle: complex  # column and row, in pixels of the framed picture


@dataclass
class Template:
    """A drawing in one pose as a picture: its edges, colours and outline."""

    pose: Pose
    colours: Floats
    edges: Floats
    outline: NDArray[np.bool_]
    middle: complex
    weight: float


@dataclass
class PointCloud:
    """A specimen as points around its middle, which can be laid anywhere in any pose at once.

    Places and directions are complex numbers: to turn and to size is to multiply.
    """

    rim: Waves  # where edges are
    edges: Waves  # their directions, twice the angle; the size is how much each counts
    strength: Floats
    weight: float
    inside: Waves  # places within the outline
    colours: Floats


class Reader:
    """Reads stacks. Making one takes a second; it may read many stacks."""

    def __init__(self, parallax: float, care: Care | None = None) -> None:
        self.parallax = parallax  # card widths per gap at full tilt: printed in every pack
        self.care = care or Care()
        self.drawings = drawings(self.care.angles, self.care.sizes, self.care.both_sides)

    def read(self, views: Views, levels: int = LEVELS) -> Sight:
        """Read the views; only the one from straight above must be in colour."""
        every, cards = self.suspected(views, levels)
        sight = Sight([], cards)
        for one in sorted(every, key=lambda one: -one.score):
            if all(_are_apart(one, other) for other in sight.found):
                sight.found.append(one)
        return sight

    def suspected(self, views: Views, levels: int) -> tuple[list[Found], list[float]]:
        """Everything that could be a figure, sometimes twice, and the depths of the cards."""
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
            for one in self._figures(Page(framed, edges * near[..., None], hidden)):
                at = (one.middle - complex(MARGIN, MARGIN)) / SEARCHED
                every.append(Found(one.pose.kind, one.score, level, at.real, at.imag))
        return every, cards

    def _depths(self, views: Views, middle: Place, last: int) -> tuple[Floats, Floats]:
        """A depth for every pixel of the middle view, and how far to trust it.

        It looks for the plane in which the other views fit the middle one best. One side of the
        views may see what the other cannot, so each side is tried on its own.
        """
        centre = _detail(views[middle])
        looks = [
            (2 * (column - middle[0]) / last, 2 * (row - middle[1]) / last, _around(_detail(view)))
            for (column, row), view in views.items()
            if (column, row) != middle
        ]
        cost = np.empty((len(DEPTHS), MEASURED, MEASURED), np.float32)
        lowest = np.full((MEASURED, MEASURED), np.inf, np.float32)
        best = np.zeros((MEASURED, MEASURED), np.intp)
        for number, depth in enumerate(DEPTHS):
            cost[number] = self._misfit(centre, looks, float(depth))
            best[cost[number] < lowest] = number
            np.minimum(lowest, cost[number], out=lowest)
        best = np.clip(best, 1, len(DEPTHS) - 2)
        places = best * lowest.size + np.arange(lowest.size).reshape(lowest.shape)
        before, here, after = (cost.take(places + step * lowest.size) for step in (-1, 0, 1))
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
            np.multiply(side, np.float32(1 / (FINENESS * count)), dtype=np.float32)
            for side, count in zip(sides, many, strict=True)
            if count
        ]
        return np.asarray(cv2.boxFilter(np.minimum.reduce(asked), -1, (5, 5)), np.float32)

    def _figures(self, page: "Page") -> "list[Match]":
        """The best matches among the edges of one level."""
        rough = self._various(self.drawings.searched(_halved(page.edges)))
        fine = sorted((page.refined(pose, middle, 3) for pose, middle in rough), key=_worst_first)
        left = dict.fromkeys(("shark", *HELPER_SCALES), self.care.favourites)
        best: list[Match] = []
        decoys: list[Match] = []
        for one in reversed(fine):
            kind = one.pose.kind
            if kind in DECOYS:
                decoys.append(one)
            elif left[kind] and one.score >= LEAST:
                left[kind] -= 1
                best.append(page.best_pose(one))
                if best[-1].score > CERTAIN:  # a card has one shark and one helper at most
                    left |= dict.fromkeys([kind] if kind == "shark" else HELPER_SCALES, 0)
            else:
                best.append(one)
        rivals = [one for one in best if one.pose.kind == "shark" and one.score > LIKELY]
        best += [
            page.best_pose(one)
            if any(abs(one.middle - other.middle) < CLOSE for other in rivals)
            else one
            for one in decoys
        ]
        return [one for one in best if one.score >= LEAST]

    def _various(self, rough: "list[Match]") -> list[tuple[Pose, complex]]:
        """The best rough matches, at most two of a kind in one place."""
        kept: list[tuple[Pose, complex]] = []
        places: dict[str, list[complex]] = {}
        for one in rough:
            others = places.setdefault(one.pose.kind, [])
            most = self.care.candidates // (1 if one.pose.kind == "shark" else 3)
            if len(others) < most and sum(abs(one.middle - at) < 14 for at in others) < 2:
                others.append(one.middle)
                kept.append((one.pose, one.middle))
        return kept


class Drawings:
    """All drawings at some angles and sizes, to be searched in one go."""

    def __init__(self, angles: int, sizes: tuple[float, ...], both_sides: bool) -> None:
        templates = [
            _template(Pose(motif, specimen, scale, 360 * turn / angles, flipped))
            for motif in (*FIGURES, *DECOYS)
            for specimen, flipped in _searched_specimens(motif, both_sides)
            for scale in (sizes if motif.startswith("shark") else (_usual_scale(motif),))
            for turn in range(angles)
        ]
        self.poses = [(one.pose, one.middle) for one in templates]
        self.inside = [[COARSE + 1 - side // 2 for side in one.outline.shape] for one in templates]
        self.waves = np.array([self._waves(one) for one in templates])

    def _waves(self, template: Template) -> Waves:
        sheet = np.zeros((2, CYCLE, CYCLE), np.float32)
        coarse = _halved(template.edges)
        tall, wide = coarse.shape[:2]
        sheet[:, :tall, :wide] = coarse.transpose(2, 0, 1) * (4 / template.weight)
        return np.asarray(np.fft.rfft2(sheet).conj(), np.complex64)

    def searched(self, coarse: Floats) -> list[Match]:
        """The two best places of every drawing, best first."""
        sheet = np.zeros((2, CYCLE, CYCLE), np.float32)
        sheet[:, :COARSE, :COARSE] = coarse.transpose(2, 0, 1)
        seen = np.asarray(np.fft.rfft2(sheet), np.complex64)
        rough: list[Match] = []
        for first in range(0, len(self.poses), AT_ONCE):
            waves = self.waves[first : first + AT_ONCE]
            product = waves[:, 0] * seen[0]
            product += waves[:, 1] * seen[1]
            for number, match in enumerate(np.fft.irfft2(product), first):
                tall, wide = self.inside[number]
                inside = match[:tall, :wide]
                pose, middle = self.poses[number]
                for _ in range(2):
                    score, x, y = _peak(inside)
                    rough.append(Match(score, pose, complex(2 * x, 2 * y) + middle))
                    inside[max(0, y - 5) : y + 6, max(0, x - 5) : x + 6] = -1
        return sorted(rough, key=_worst_first, reverse=True)


@cache
def drawings(angles: int, sizes: tuple[float, ...], both_sides: bool) -> Drawings:
    return Drawings(angles, sizes, both_sides)


def _worst_first(match: Match) -> float:
    return match.score


class Page:
    """The picture as it is compared with drawings: colours, edges of a level, what hides it."""

    def __init__(self, framed: Floats, edges: Floats, hidden: Floats) -> None:
        self.edges = edges
        self._wide = len(framed)
        self._colours = framed.reshape(-1, 3)
        self._edges = np.ascontiguousarray(edges).view(np.complex64).ravel()
        self._hidden = hidden.ravel()

    def best_pose(self, rough: Match) -> Match:
        """A rough match, turned and sized until it fits best, with every specimen tried."""
        best = self._turned(rough, 5.0)
        like = best.pose
        others = [
            self._posed(best, specimen=specimen, flipped=flipped)
            for specimen in range(SPECIMENS[like.motif])
            for flipped in (False, True)
            if (specimen, flipped) != (like.specimen, like.flipped)
        ]
        best = max((best, *others), key=_worst_first)
        if best.score < HOPELESS:
            return best
        best = self._turned(best, 3.0)
        sized = [self._posed(best, scale=best.pose.scale * by) for by in (0.89, 0.94, 1.06, 1.12)]
        return self._turned(max((best, *sized), key=_worst_first), 2.0)

    def _turned(self, match: Match, angle: float) -> Match:
        turned = [self._posed(match, angle=match.pose.angle + by) for by in (-angle, angle)]
        return max((match, *turned), key=_worst_first)

    def _posed(self, match: Match, **other: Any) -> Match:
        return self.refined(replace(match.pose, **other), match.middle, 2)

    def refined(self, pose: Pose, middle: complex, nearby: int) -> Match:
        """The best place near a rough one, and all the evidence for it."""
        points = _points(pose.motif, pose.specimen)
        turn = np.complex64(rect(1.0, radians(pose.angle)))
        edges = (points.edges if pose.flipped else points.edges.conj()) * (turn * turn).conjugate()
        rim = self._places(points.rim, pose, turn, middle)
        around = _around_a_place(nearby, self._wide)
        if rim.min() + around[0] < 0 or rim.max() + around[-1] >= len(self._edges):
            return Match(0.0, pose, middle)
        near = self._edges.take(around[:, None] + rim).view(np.float32)
        fits = np.einsum("ij,j->i", near, edges.conj().view(np.float32))
        best = int(fits.argmax())
        rim += around[best]
        seen = 1 - float(points.strength @ self._hidden[rim]) / points.weight
        value = float(fits[best]) / points.weight / max(seen, 0.4)
        down, across = divmod(best, 2 * nearby + 1)
        middle += complex(across - nearby, down - nearby)
        inside = self._places(points.inside, pose, turn, middle)
        return Match(1.6 * value + self._likeness(points, inside), pose, middle)

    def _places(self, points: Waves, pose: Pose, turn: Any, middle: complex) -> Places:
        """Where the points of a drawing are in the picture, as pixel numbers."""
        laid = (points.conj() if pose.flipped else points) * (turn * np.float32(pose.scale))
        laid += np.complex64(middle + ROUNDED)
        places = laid.view(np.float32).reshape(-1, 2).astype(np.intp)
        return np.asarray(places[:, 1] * self._wide + places[:, 0])

    def _likeness(self, points: PointCloud, places: Places) -> float:
        """How much the colours inside the outline, where it is not hidden, are the drawing's."""
        [clear] = np.nonzero(self._hidden.take(places, mode="clip") < 0.5)
        if len(clear) < LEAST_SEEN:
            return 0.0
        a = self._colours.take(places.take(clear), 0, mode="clip")
        b = points.colours.take(clear, 0)
        each = np.full(len(clear), 1 / len(clear), np.float32)
        mean_a, mean_b = each @ a, each @ b
        a, b = (a - mean_a).ravel(), (b - mean_b).ravel()
        pattern = float(a @ b) / sqrt(float(a @ a) * float(b @ b) + 1e-6)
        lean, wanted = mean_a - SEEN_WATER, mean_b - DRAWN_WATER
        lean, wanted = lean - lean.sum() / 3, wanted - wanted.sum() / 3
        hue = float(lean @ wanted) / (sqrt(float(lean @ lean) * float(wanted @ wanted)) + 1e-6)
        return 0.45 * max(pattern, 0.0) + 0.15 * hue


@cache
def _around_a_place(nearby: int, wide: int) -> Places:
    steps = np.arange(-nearby, nearby + 1)
    return np.asarray((steps[:, None] * wide + steps).ravel(), np.intp)


@cache
def _points(motif: str, specimen: int) -> PointCloud:
    scale = _usual_scale(motif)
    drawn = _template(Pose(motif, specimen, scale, 0.0, False))
    edges = np.ascontiguousarray(drawn.edges).view(np.complex64)[..., 0]
    strength = np.abs(edges)
    counts = strength > FAINTEST * strength.max()
    inside = drawn.outline.copy()
    inside[::2, ::2] = inside[1::2, 1::2] = False  # every other place will do
    rows, columns = (axis.astype(np.float32) for axis in np.mgrid[: len(edges), : len(edges[0])])
    places = np.asarray((columns + 1j * rows - drawn.middle) / scale, np.complex64)
    return PointCloud(
        rim=places[counts],
        edges=edges[counts],
        strength=strength[counts],
        weight=float(strength[counts].sum()),
        inside=places[inside],
        colours=drawn.colours[inside],
    )


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


def _usual_scale(motif: str) -> float:
    return HELPER_SCALES.get(motif, 0.86)


def _searched_specimens(motif: str, both_sides: bool) -> list[tuple[int, bool]]:
    """Which specimens are searched, and whether flipped; shark A is the most varied."""
    is_shark = motif.startswith("shark")
    many = 4 if motif == "shark-a" else 2 if is_shark else 1
    sides = (False, True) if is_shark and both_sides else ()
    return [(at, side) for at in range(many) for side in sides or (at % 2 == 1,)]


@cache
def _small_sprite(motif: str, specimen: int) -> Floats:
    """A specimen at the size in which it is searched, or a little larger."""
    source = sprite(motif, specimen).astype(np.float32) / 255
    factor = SEARCHED / SIDE * LARGEST_SCALE / SCALE
    soft = cv2.GaussianBlur(source, (0, 0), 0.35 / factor)
    wide, tall = (round(side * factor) for side in source.shape[1::-1])
    return np.asarray(cv2.resize(soft, (wide, tall), interpolation=cv2.INTER_AREA), np.float32)


def _template(pose: Pose) -> Template:
    factor = pose.scale / LARGEST_SCALE
    source = _small_sprite(pose.motif, pose.specimen)
    if pose.flipped:
        source = source[::-1]
    tall, wide = source.shape[:2]
    reach = int(hypot(tall, wide) / 2 * factor) + 6
    turn = cv2.getRotationMatrix2D(((wide - 1) / 2, (tall - 1) / 2), -pose.angle, factor)
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
    return Template(
        pose=pose,
        colours=colours,
        edges=np.asarray(edges, np.float32),
        outline=alpha > 0.5,
        middle=complex(reach - left, reach - top),
        weight=float(np.hypot(edges[..., 0], edges[..., 1]).sum()),
    )


def _edges(image: Floats) -> Floats:
    """The direction of edges, whichever side is lighter, nearly independent of contrast.

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


def _detail(view: Picture) -> Picture:
    """Everything between noise and broad shade; the first blur keeps depth from locking to
    pixels."""
    small = cv2.resize(view, (MEASURED, MEASURED), interpolation=cv2.INTER_AREA)
    grey = (small if small.ndim == 2 else cv2.cvtColor(small, cv2.COLOR_RGB2GRAY)).astype(
        np.float32
    )
    fine, broad = cv2.GaussianBlur(grey, (0, 0), 0.8), cv2.GaussianBlur(grey, (0, 0), 4)
    return np.asarray(np.clip((fine - broad) * FINENESS + 128.5, 0, 255), np.uint8)


def _around(picture: Picture) -> Picture:
    """With a border, so that it can be moved."""
    return np.pad(picture, FARTHEST, mode="edge")


def _moved(around: Picture, x: float, y: float) -> Picture:
    """A picture shifted this far right and down (in widths): whole pixels, then the rest."""
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
