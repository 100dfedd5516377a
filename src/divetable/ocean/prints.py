"""The deck as it is printed for one game.

What a card means is given by the data; where its figures lie, how large they are, how they are
turned and bent, which of the three sharks it is and all decoration are drawn from the game's
secret seed. So pictures of an earlier deck do not help to read this one. The cells and sizes in
the data make one more print, the default, which is for looking at.
"""

from functools import cache
from math import cos, log, pi, radians, sin, sqrt
from typing import cast

import cv2
import numpy as np
from numpy.typing import NDArray

from divetable.core.chance import Chance, below, shuffled
from divetable.core.values import Value
from divetable.games.dive.components import CONTENTS, OceanCard
from divetable.ocean.errors import OceanError
from divetable.ocean.sizes import LARGEST, SIZE, SMALLEST
from divetable.ocean.sprites import DECOYS, DRIFTING, ROOTED, SCALE, SPECIMENS, sprite

Picture = NDArray[np.uint8]
Mask = NDArray[np.float32]

SIDE = 240.0  # units along a card


CELL = SIDE / 4
SHARK_SIZES = {"S": 0.72, "M": 0.86, "L": 1.0}
HELPER_SCALES = {"green": 0.72, "red": 0.7, "manta": 0.74}
DRAWINGS = ("A", "B", "C")
MOST_HOLES = 6
DECOY_SHARE = 0.3  # of all cards alike, whatever they mean
COARSE = 4.0  # units per cell of the map on which places are tried
BORDER = 20  # cells around the card on that map


class Figure(Value):
    """One sprite on a card: where its middle lies, and in which pose."""

    motif: str
    specimen: int
    x: float
    y: float
    angle: float  # degrees
    scale: float
    mirrored: bool = False
    bend: float = 0.0  # how much its ends are pushed aside, as a share of its length
    tint: tuple[float, float, float] = (1.0, 1.0, 1.0)


class Hole(Value):
    """A bubble cut out of the card."""

    x: float
    y: float
    radius: float


class Design(Value):
    """Everything printed on a card, lowest first, and what is cut out of it."""

    figures: tuple[Figure, ...]
    holes: tuple[Hole, ...]


class Dealt(Value):
    """What the seed decides about one card before anything is placed."""

    card: OceanCard
    drawing: str  # which shark, if any
    holes: int


def check(cards: tuple[OceanCard, ...]) -> None:
    """An OceanError if a card cannot be printed."""
    ids = [card.id for card in cards]
    for card in cards:
        problem = _problem(card)
        if ids.count(card.id) > 1:
            problem = "is in the deck more than once"
        if problem:
            raise OceanError(f"ocean card {card.id}: {problem}")


def _problem(card: OceanCard) -> str | None:
    content = CONTENTS.get(card.code)
    if content is None:
        return f"there is no content {card.code!r}; use one of {' '.join(CONTENTS)}"
    if not 0 <= card.holes <= MOST_HOLES:
        return f"{card.holes} holes; there is room for 0 to {MOST_HOLES}"
    if content.shark:
        if card.shark_art not in DRAWINGS:
            return f"there is no shark drawing {card.shark_art!r}; use A, B or C"
        if card.shark_size not in SHARK_SIZES:
            return f"there is no shark size {card.shark_size!r}; use S, M or L"
        if not _is_cell(card.shark_cell):
            return f"the shark's cell is {card.shark_cell!r}; write row and column from 00 to 33"
    if content.helper and not _is_cell(card.helper_cell):
        return f"the helper's cell is {card.helper_cell!r}; write row and column from 00 to 33"
    if content.shark and content.helper and card.shark_cell == card.helper_cell:
        return f"shark and helper share the cell {card.shark_cell}"
    return None


def _is_cell(cell: str) -> bool:
    return len(cell) == 2 and cell[0] in "0123" and cell[1] in "0123"


def default_plan(card: OceanCard) -> Design:
    """A card as the data print it: figures in their cells, in their sizes."""
    check((card,))
    chance = Chance("default print", card.id)
    wanted: list[tuple[str, float, str]] = []
    content = CONTENTS[card.code]
    if content.shark:
        motif = f"shark-{card.shark_art.lower()}"
        wanted.append((motif, SHARK_SIZES[card.shark_size], card.shark_cell))
    if content.helper:
        wanted.append((content.helper, HELPER_SCALES[content.helper], card.helper_cell))
    return _completed(wanted, card.holes, chance)


def plans(cards: tuple[OceanCard, ...], seed: str) -> dict[str, Design]:
    """Every card as it is printed for the game with this seed, by id."""
    return {dealt.card.id: plan(dealt, seed) for dealt in deal(cards, seed)}


def deal(cards: tuple[OceanCard, ...], seed: str) -> list[Dealt]:
    """Deal the shark drawings and the numbers of holes of the deck again.

    In the house data drawing B always comes with a helper, and three of four cards with two holes
    have a shark; printed that way, anybody who knew the data could tell one from the other.
    """
    check(cards)
    sharks = [card for card in cards if CONTENTS[card.code].shark]
    drawings = shuffled([card.shark_art for card in sharks], Chance(seed, "shark drawings"))
    of = {card.id: drawing for card, drawing in zip(sharks, drawings, strict=True)}
    holes = shuffled([card.holes for card in cards], Chance(seed, "holes"))
    return [Dealt(card, of.get(card.id, ""), cut) for card, cut in zip(cards, holes, strict=True)]


def plan(dealt: Dealt, seed: str) -> Design:
    """A card as it is printed for the game with this seed."""
    chance = Chance(seed, "print", dealt.card.id)
    content = CONTENTS[dealt.card.code]
    wanted: list[tuple[str, float, str]] = []
    if content.shark:
        scale = 0.7 + 0.32 * chance.random()
        wanted.append((f"shark-{dealt.drawing.lower()}", scale, ""))
    if content.helper:
        scale = HELPER_SCALES[content.helper] * (0.9 + 0.2 * chance.random())
        wanted.append((content.helper, scale, ""))
    return _completed(wanted, dealt.holes, chance)


def _completed(wanted: list[tuple[str, float, str]], holes: int, chance: Chance) -> Design:
    """Place the figures, cut the holes beside them, decorate what is left.

    How much decoration there is, and of what kind, does not depend on the figures. [D-2.21]
    """
    taken = np.zeros((_CELLS, _CELLS), np.float32)
    figures: list[Figure] = []
    for motif, scale, cell in wanted:
        figure = _placed(motif, scale, cell, taken, chance)
        taken = np.maximum(taken, _footprint(figure))
        figures.append(figure)
    cut = _holes(holes, taken, chance)
    decoration: list[Figure] = []
    crowd = taken.copy()
    for hole in cut:
        crowd = np.maximum(crowd, _disc(hole, 0))
    for motif in _decoration(chance):
        figure = _strewn(motif, crowd, chance)
        crowd = np.maximum(crowd, 0.7 * _footprint(figure))
        decoration.append(figure)
    return Design((*decoration, *figures), tuple(cut))


def _decoration(chance: Chance) -> list[str]:
    chosen = [DECOYS[below(len(DECOYS), chance)]] if chance.random() < DECOY_SHARE else []
    chosen += shuffled(ROOTED, chance)[: 1 + (chance.random() < 0.3)]
    chosen += shuffled(DRIFTING, chance)[:2]
    return chosen


_CELLS = int(SIDE / COARSE) + 2 * BORDER
_INSIDE = slice(BORDER, _CELLS - BORDER)


def _posed(motif: str, scale: float, x: float, y: float, angle: float, chance: Chance) -> Figure:
    bend = 0.0 if motif in ("green", "red", "manta", "bubbles") else 0.1 * (chance.random() - 0.5)
    return Figure(
        motif=motif,
        specimen=below(SPECIMENS[motif], chance),
        x=x,
        y=y,
        angle=angle,
        scale=scale,
        mirrored=chance.random() < 0.5,
        bend=bend,
        tint=(_about_one(chance), _about_one(chance), _about_one(chance)),
    )


def _about_one(chance: Chance) -> float:
    return 0.93 + 0.14 * chance.random()


def _placed(motif: str, scale: float, cell: str, taken: Mask, chance: Chance) -> Figure:
    """A figure that matters: wholly on the card, its middle in its cell, clear of the others."""
    best: tuple[float, Figure] | None = None
    for _ in range(80):
        if cell:
            x = (int(cell[1]) + chance.random()) * CELL
            y = (int(cell[0]) + chance.random()) * CELL
        else:
            x, y = (25 + (SIDE - 50) * chance.random() for _ in range(2))
        figure = _posed(motif, scale, x, y, 360 * chance.random(), chance)
        print_ = _footprint(figure)
        outside = print_.sum() - print_[_INSIDE, _INSIDE].sum()
        overlap = float((print_ * taken).sum())
        fault = float(outside + overlap)
        if best is None or fault < best[0]:
            best = fault, figure
        if fault < 0.5:
            break
    assert best is not None
    return best[1]


def _holes(many: int, taken: Mask, chance: Chance) -> list[Hole]:
    """Holes never cut a shark, a turtle or a manta, and do not touch each other."""
    cut: list[Hole] = []
    grown = taken
    for _ in range(many):
        for attempt in range(400):
            radius = (10 + 12 * chance.random()) * (1 if attempt < 200 else 0.7)
            x, y = (radius + 8 + (SIDE - 2 * radius - 16) * chance.random() for _ in range(2))
            hole = Hole(x, y, radius)
            if not (_disc(hole, 5) * grown).any():
                cut.append(hole)
                grown = np.maximum(grown, _disc(hole, 3))
                break
        else:
            raise OceanError(f"there is no room for {many} holes beside the figures")
    return cut


def _strewn(motif: str, crowd: Mask, chance: Chance) -> Figure:
    """Decoration where it covers least of what is there already."""
    best: tuple[float, Figure] | None = None
    for _ in range(24):
        figure = _rooted(motif, chance) if motif in ROOTED else _drifting(motif, chance)
        print_ = _footprint(figure)
        fault = float((print_ * crowd).sum() / max(1.0, print_.sum()))
        if best is None or fault < best[0]:
            best = fault, figure
        if fault < 0.01:
            break
    assert best is not None
    return best[1]


def _rooted(motif: str, chance: Chance) -> Figure:
    """Something that grows inwards from an edge."""
    scale = 0.62 + 0.24 * chance.random()
    half = {"kelp": 72, "gras": 58, "fan-": 56, "stag": 50}[motif[:4]] * scale
    edge = below(4, chance)
    along = 20 + (SIDE - 40) * chance.random()
    foot_x, foot_y = ((along, SIDE), (0.0, along), (along, 0.0), (SIDE, along))[edge]
    angle = 90 * edge + 40 * (chance.random() - 0.5)
    turn = radians(angle)
    x, y = foot_x + sin(turn) * (half - 3), foot_y - cos(turn) * (half - 3)
    return _posed(motif, scale, x, y, angle, chance)


def _drifting(motif: str, chance: Chance) -> Figure:
    scale = {"school": 0.62, "jelly": 0.46, "star": 0.27, "bubbles": 0.7}.get(
        motif.split("-")[0], 0.86
    )
    scale *= 0.85 + 0.3 * chance.random()
    x, y = (18 + (SIDE - 36) * chance.random() for _ in range(2))
    return _posed(motif, scale, x, y, 360 * chance.random(), chance)


def unpack() -> None:
    """Have all specimens in memory, with what is known of their outlines."""
    for motif, many in SPECIMENS.items():
        for specimen in range(many):
            _small(motif, specimen)
            _outline(motif, specimen)


@cache
def _small(motif: str, specimen: int) -> Mask:
    """A specimen's outline, one pixel per unit."""
    alpha = sprite(motif, specimen)[..., 3]
    wide, tall = (round(side / SCALE) for side in alpha.shape[1::-1])
    small = cv2.resize(alpha, (wide, tall), interpolation=cv2.INTER_AREA)
    return np.asarray(small / 255, np.float32)


def _footprint(figure: Figure) -> Mask:
    """Where a figure lies on the coarse map; its bend is too small to matter."""
    small = _small(figure.motif, figure.specimen)
    tall, wide = small.shape
    turn, scale = radians(figure.angle), figure.scale / COARSE
    flip = -1 if figure.mirrored else 1
    a, b = cos(turn) * scale * flip, -sin(turn) * scale
    c, d = sin(turn) * scale * flip, cos(turn) * scale
    x, y = figure.x / COARSE + BORDER - 0.5, figure.y / COARSE + BORDER - 0.5
    middle_x, middle_y = (wide - 1) / 2, (tall - 1) / 2
    move = [[a, b, x - a * middle_x - b * middle_y], [c, d, y - c * middle_x - d * middle_y]]
    softened = cv2.blur(small, (4, 4))
    warped = cv2.warpAffine(softened, np.array(move, np.float32), (_CELLS, _CELLS))
    return np.asarray(warped > 0.12, np.float32)


_ROWS, _COLUMNS = (
    (axis.astype(np.float32) - BORDER + 0.5) * COARSE for axis in np.mgrid[0:_CELLS, 0:_CELLS]
)


def _disc(hole: Hole, more: float) -> Mask:
    distance = np.hypot(_COLUMNS - hole.x, _ROWS - hole.y)
    return np.asarray(distance < hole.radius + more, np.float32)


def printed(plan: Design, size: int = SIZE) -> tuple[Picture, Picture | None]:
    """The ink of a card, premultiplied RGBA, and its plastic (255, 0 in holes; None: no hole)."""
    if not SMALLEST <= size <= LARGEST:
        raise OceanError(f"a picture of {size} pixels; choose {SMALLEST} to {LARGEST}")
    scale = size / SIDE
    ink = np.zeros((size, size, 4), np.uint8)
    for figure in plan.figures:
        stamp(ink, figure, scale)
    if not plan.holes:
        return ink, None
    plastic = np.full((size, size), 255, np.uint8)
    for hole in plan.holes:
        _cut(ink, plastic, hole, scale)
    return ink, plastic


def _cut(ink: Picture, plastic: Picture, hole: Hole, scale: float) -> None:
    """Cut a bubble out, with a printed rim around it."""
    reach = (hole.radius + 7) * scale
    x, y = hole.x * scale, hole.y * scale
    area = (
        slice(max(0, int(y - reach)), int(y + reach) + 1),
        slice(max(0, int(x - reach)), int(x + reach) + 1),
    )
    dy = np.arange(len(ink), dtype=np.float32)[area[0]][:, None] + 0.5 - y
    dx = np.arange(len(ink), dtype=np.float32)[area[1]][None, :] + 0.5 - x
    distance = np.hypot(dx, dy)
    kept = np.clip(distance - hole.radius * scale + 0.5, 0, 1)
    ring = np.exp(-(((distance - (hole.radius + 2.2) * scale) / (0.6 * scale)) ** 2)) * 0.5
    outer = np.exp(-(((distance - (hole.radius + 4.6) * scale) / (0.5 * scale)) ** 2))
    dashes = outer * (np.sin(np.arctan2(dy, dx) * 22) > 0.2) * 0.32
    rim = np.maximum(ring, dashes)[..., None]
    layer = ink[area].astype(np.float32) / 255
    layer = layer * (1 - rim) + rim * np.array([0.93, 0.97, 0.98, 1], np.float32)
    ink[area] = np.asarray(layer * kept[..., None] * 255 + 0.5, np.uint8)
    plastic[area] = np.asarray(plastic[area] * kept + 0.5, np.uint8)


def stamp(ink: Picture, figure: Figure, scale: float) -> None:
    """Lay a figure over what is there."""
    size = len(ink)
    source = sprite(figure.motif, figure.specimen)
    tall, wide = source.shape[:2]
    factor = figure.scale * scale / SCALE
    turn = radians(figure.angle)
    x, y = figure.x * scale, figure.y * scale
    left, right, top, bottom = _area(figure, scale, size)
    if right <= left or bottom <= top:
        return
    dx = (np.arange(left, right, dtype=np.float32) + 0.5 - x)[None, :] / factor
    dy = (np.arange(top, bottom, dtype=np.float32) + 0.5 - y)[:, None] / factor
    along = dx * np.float32(cos(turn)) + dy * np.float32(sin(turn))
    across = dy * np.float32(cos(turn)) - dx * np.float32(sin(turn))
    if figure.mirrored:
        along = -along
    if wide >= tall:
        across += np.float32(figure.bend * 4 / wide) * along * along
    else:
        along += np.float32(figure.bend * 4 / tall) * across * across
    along += np.float32((wide - 1) / 2)
    across += np.float32((tall - 1) / 2)
    print_ = cv2.LUT(cv2.remap(source, along, across, cv2.INTER_LINEAR), _tinted(figure.tint))
    alpha = cv2.extractChannel(print_, 3)
    print_ = cv2.min(print_, cv2.merge([alpha] * 4))
    under = ink[top:bottom, left:right]
    clear = cv2.merge([cv2.bitwise_not(alpha)] * 4)
    ink[top:bottom, left:right] = cv2.add(print_, cv2.multiply(under, clear, scale=1 / 255))


@cache
def _outline(motif: str, specimen: int) -> Mask:
    """Points around a specimen, from its middle, in its own pixels."""
    alpha = sprite(motif, specimen)[..., 3]
    around = cv2.convexHull(cast("Picture", cv2.findNonZero(alpha)))[:, 0]
    middle = [(side - 1) / 2 for side in alpha.shape[::-1]]
    return np.asarray(around - np.array(middle, np.float32), np.float32)


def _area(figure: Figure, scale: float, size: int) -> tuple[int, int, int, int]:
    """The pixels of a card that it may touch: left, right, top, bottom."""
    across, up = _outline(figure.motif, figure.specimen).T
    if figure.mirrored:
        across = -across
    factor, turn = figure.scale * scale / SCALE, radians(figure.angle)
    xs, ys = across * cos(turn) - up * sin(turn), across * sin(turn) + up * cos(turn)
    sides = sprite(figure.motif, figure.specimen).shape[:2]
    bent = abs(figure.bend) * (max(sides) / 2 + 1) ** 2 * 4 / max(sides)
    left, right = _between(figure.x * scale, xs, factor, bent, size)
    top, bottom = _between(figure.y * scale, ys, factor, bent, size)
    return left, right, top, bottom


def _between(middle: float, at: Mask, factor: float, more: float, size: int) -> tuple[int, int]:
    """From the first to the last of these places; a pixel is mixed with the next ones."""
    first, last = (middle + factor * float(end) for end in (at.min(), at.max()))
    room = factor * (more + 1) + 1
    return max(0, int(first - room)), min(size, int(last + room) + 2)


def _tinted(tint: tuple[float, float, float]) -> Picture:
    """What becomes of each byte of the colours, and of opacity, which stays."""
    made = np.arange(256, dtype=np.float32)[:, None] * np.array([*tint, 1], np.float32)
    return np.asarray(np.minimum(made + np.float32(0.5), 255), np.uint8)[None]


def normal(chance: Chance) -> float:
    """A normally distributed number."""
    return sqrt(-2 * log(1 - chance.random())) * cos(2 * pi * chance.random())
