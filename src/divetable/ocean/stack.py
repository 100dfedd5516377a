"""A stack of printed cards: its secret geometry, its layers under a light, and views of it.

Whatever is uneven about a card (the gap above it, its warp, its dirt) belongs to its place counted
from the bottom, so it stays when cards above are taken off: the rest looks as if the others had
never been there. [D-2.20]
"""

from dataclasses import dataclass, field
from math import exp, pow
from typing import Protocol

import cv2
import numpy as np
from numpy.typing import NDArray

from divetable.core.chance import Chance
from divetable.ocean.optics import Lamp, Light, Setting, lamp
from divetable.ocean.prints import normal
from divetable.workshop import machine_code

Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]

FULL, HALF = 9, 12  # at most this many cards at full and at half size, deeper ones at a quarter
SOFT = 1.5  # at this blur (sigma in pixels), a card loses nothing at half or a quarter of the size
BLOCK = 16
MOST_BLURRED = 6.0  # gaps; deeper cards get no more blur
WARPS = (0.45, 0.45, 0.45, 0.35, 0.35)
PRESSED = 0.4  # the frame presses the top card: less of its warping is left
GLOW = np.array([0.01, 0.03, 0.05], np.float32)  # of water with a lamp behind it
LAMP = np.array([1.12, 1.12, 1.086], np.float32)
TILE_HEIGHT = -0.15  # of the octopus tile above the top card, in gaps

cv2.setNumThreads(1)  # the processes are the parallel ones


class Hand(Protocol):
    """What draws: `kernel`, or `plain` while there is no machine code."""

    MEMORY: int

    def lit_layer(
        self,
        source: Picture,
        shadow: Floats,
        loss: Floats,
        ambient: np.float32,
        key: np.float32,
        ramp: Floats,
        out: Picture,
    ) -> None: ...

    def glass_layer(self, source: Picture, fade: np.float32, out: Picture) -> None: ...

    def find_occupied(
        self, alpha: Picture, plastic: Picture, holed: Picture, found: Picture
    ) -> None: ...

    def composite(
        self,
        emitted: Picture,
        alpha: Picture,
        plastic: Picture,
        holed: Picture,
        haze: Floats,
        tint: Floats,
        occupied: Picture,
        depth: Floats,
        bow: Floats,
        tilt_x: float,
        tilt_y: float,
        parallax: float,
        below: bool,
        size: int,
        ground: Floats,
        memory: Floats,
        out: Floats,
    ) -> None: ...

    def develop_from_above(
        self, seen: Floats, glossy: Floats, sky: Floats, out: Picture
    ) -> None: ...

    def develop_from_below(
        self, seen: Floats, glow: Floats, lamp: Floats, out: Picture
    ) -> None: ...


KERNEL = "divetable.ocean.kernel"
MACHINE: list[Hand] = []


def machine() -> Hand:
    """The compiled hand: from disk, or else compiled now."""
    if not MACHINE:
        machine_code.get_ready(KERNEL)
        _take()
    return MACHINE[0]


def found_machine() -> bool:
    """Whether there is a compiled hand; it is looked for on disk."""
    if not MACHINE and machine_code.load(KERNEL):
        _take()
    return has_machine()


def has_machine() -> bool:
    """Whether this process has it already."""
    return bool(MACHINE)


def _take() -> None:
    from divetable.ocean import kernel  # which brings Numba along

    MACHINE.append(kernel)


@dataclass
class Layer:
    """A card, or a tile on top, as it lies in the stack."""

    ink: Picture
    plastic: Picture | None
    depth: float
    bow: tuple[float, ...]
    dirt: float
    is_tile: bool = False  # cardboard: lets nothing through and has no plastic around it
    rotation: int = 0  # of the pictures, which are as printed
    flipped: bool = False

    def at(self, size: int, picture: Picture) -> Picture:
        """One of its pictures as it lies. Made small first: there is less to turn."""
        return oriented(_sized(picture, size), self.rotation, self.flipped)


@dataclass
class Group:
    """Neighbouring layers at one size, ready for the compositor.

    Pictures have their last row and column twice: a pixel is mixed with the next ones.
    """

    emitted: Picture
    alpha: Picture
    plastic: Picture
    holed: Picture
    haze: Floats
    tint: Floats
    occupancy: Picture
    depth: Floats
    bow: Floats

    @property
    def size(self) -> int:
        return len(self.alpha[0]) - 1


@dataclass
class Lit:
    """A stack under one light, ready to be seen from anywhere."""

    groups: list[Group]
    light: Light
    setting: Setting
    size: int
    glossy: Floats  # where the sky is reflected
    hand: Hand
    sheets: list[tuple[Floats, Floats]] = field(default_factory=list[tuple[Floats, Floats]])
    """For each group, what is below it and what is seen of both. Allocating memory for each view
    would take a fifth of the time, so only one thread at a time may look at a stack."""

    def __post_init__(self) -> None:
        for group in self.groups:
            shape = (3, group.size, group.size)
            self.sheets.append((np.empty(shape, np.float32), np.empty(shape, np.float32)))

    def seen(self, tilt_x: float, tilt_y: float) -> Picture:
        """The view of an eye tilted by this much (-1 to 1) each way, as RGB."""
        return view(self, tilt_x, tilt_y)


def geometry(seed: str, place: int, setting: Setting) -> tuple[float, tuple[float, ...], float]:
    """The gap above the card at this place from the bottom, its warping and its dirt. Secret."""
    chance = Chance(seed, "stack", place)
    gap = max(0.2, 1 + setting.uneven * normal(chance))
    bow = tuple(warp * setting.bow * normal(chance) for warp in WARPS)
    dirt = exp(setting.dirt * normal(chance) - setting.dirt**2 / 2)
    return gap, bow, dirt


def lay(cards: list[tuple[Picture, Picture | None]], seed: str, setting: Setting) -> list[Layer]:
    """The cards, top first, each at its depth."""
    layers: list[Layer] = []
    depth = 0.0
    for at, (ink, plastic) in enumerate(cards):
        gap, bow, dirt = geometry(seed, len(cards) - at, setting)
        if at == 0:
            bow = tuple(PRESSED * warp for warp in bow)
        else:
            depth += gap
        layers.append(Layer(ink, plastic, depth, bow, dirt))
    return layers


def oriented(picture: Picture, rotation: int, flipped: bool) -> Picture:
    """A card turned (counter-clockwise) and then flipped over."""
    turns = (None, cv2.ROTATE_90_COUNTERCLOCKWISE, cv2.ROTATE_180, cv2.ROTATE_90_CLOCKWISE)
    turn = turns[rotation // 90 % 4]
    turned = picture if turn is None else cv2.rotate(picture, turn)
    return np.asarray(cv2.flip(turned, 1) if flipped else turned, np.uint8)


def lit(
    layers: list[Layer], size: int, light: Light, setting: Setting, hand: Hand | None = None
) -> Lit:
    """Prepare the layers, top first, for one light."""
    hand = hand or machine()
    blurs = [_blur(layer, size, light, setting) for layer in layers]
    full = min(FULL, sum(blur < 2 * SOFT for blur in blurs))
    half = min(FULL + HALF, sum(blur < 4 * SOFT for blur in blurs))
    cuts = [0, full, half, len(layers)]
    shadow = _Shadow(size, lamp(light, setting), setting)
    groups = [
        _group(layers[start:end], size // division, light, setting, shadow, hand)
        for start, end, division in zip(cuts, cuts[1:], (1, 2, 4), strict=False)
        if end > start
    ]
    return Lit(groups, light, setting, size, _gloss(layers, size), hand)


class _Shadow:
    """The light that is left on the way down, swept from card to card at a quarter of the size."""

    def __init__(self, size: int, lamp: Lamp, setting: Setting) -> None:
        self.lamp = lamp
        self.step = setting.gap * size / 4
        self.size = size // 4
        self.field = np.ones((self.size, self.size), np.float32)
        self.depth: float | None = None

    def reach(self, layer: Layer) -> Floats:
        """Go down to a layer: shadows move away from the lamp and get softer."""
        if self.depth is not None and layer.depth > self.depth:
            fall = layer.depth - self.depth
            x, y = (shift * self.step * fall for shift in self.lamp.shift)
            move = np.array([[1, 0, x], [0, 1, y]], np.float32)
            moved = cv2.warpAffine(
                self.field, move, (self.size, self.size), borderMode=cv2.BORDER_REPLICATE
            )
            soft = cv2.GaussianBlur(moved, (0, 0), max(0.3, 0.4 * self.size / 128 * fall))
            self.field = np.asarray(soft + (1 - soft) * 0.06, np.float32)
        self.depth = layer.depth
        return self.field

    def cast(self, layer: Layer, ink: Picture) -> None:
        """The layer's ink may be at hand in the size that is needed."""
        small = ink[..., 3]
        if len(ink) != self.size:
            small = layer.at(self.size, np.asarray(cv2.extractChannel(layer.ink, 3), np.uint8))
        strength = 0.85 if layer.is_tile else self.lamp.shadow
        self.field = np.asarray(self.field * (1 - strength / 255 * small), np.float32)


def _group(
    layers: list[Layer], size: int, light: Light, setting: Setting, shadow: _Shadow, hand: Hand
) -> Group:
    many, blocks = len(layers), (size + BLOCK) // BLOCK
    group = Group(
        emitted=np.zeros((many, 3, size + 1, size + 1), np.uint8),
        alpha=np.zeros((many, size + 1, size + 1), np.uint8),
        plastic=np.full((many, size + 1, size + 1), 255, np.uint8),
        holed=np.zeros(many, np.uint8),
        haze=np.zeros((many, 3), np.float32),
        tint=np.ones((many, 3), np.float32),
        occupancy=np.zeros((many, blocks, blocks), np.uint8),
        depth=np.array([layer.depth for layer in layers], np.float32),
        bow=np.array([layer.bow for layer in layers], np.float32),
    )
    ramp = _ramp(size, shadow.lamp)
    buffer = np.empty((size, size, 4), np.uint8)
    for at, layer in enumerate(layers):
        ink = layer.at(size, layer.ink)
        if light == "below":
            _through(layer, ink, group, at, buffer, hand)
        else:
            _lit_from_above(layer, ink, group, at, light, setting, shadow, ramp, buffer, hand)
        soft = _blur(layer, size, light, setting)
        channels = cv2.split(_edged(_softened(_shrunk(buffer, layer, setting, 0), soft)))
        for channel in range(3):
            group.emitted[at, channel] = channels[channel]
        group.alpha[at] = channels[3]
        if layer.plastic is not None:
            plastic = _shrunk(layer.at(size, layer.plastic), layer, setting, 255)
            group.plastic[at] = _edged(_softened(plastic, soft))
            group.holed[at] = 1
    hand.find_occupied(group.alpha, group.plastic, group.holed, group.occupancy)
    return group


def _through(
    layer: Layer, ink: Picture, group: Group, at: int, buffer: Picture, hand: Hand
) -> None:
    """Light from below: ink and plastic take away from it, nothing sends any back."""
    if layer.is_tile:
        buffer[:] = ink[..., 3:]
        return
    hand.glass_layer(ink, np.float32(1 / (1 + 0.1 * layer.depth)), buffer)
    group.tint[at] = np.array((0.955, 0.985, 0.99)) ** layer.dirt


def _lit_from_above(
    layer: Layer,
    ink: Picture,
    group: Group,
    at: int,
    light: Light,
    setting: Setting,
    shadow: _Shadow,
    ramp: Floats,
    buffer: Picture,
    hand: Hand,
) -> None:
    lamp = shadow.lamp
    loss = np.array(setting.loss) ** max(0.0, layer.depth)
    if light == "torch":
        loss = np.sqrt(loss) / (1 + 0.06 * layer.depth)
    field = shadow.reach(layer)
    ambient, key = np.float32(lamp.ambient), np.float32(lamp.key)
    hand.lit_layer(ink, field, loss.astype(np.float32), ambient, key, ramp, buffer)
    shadow.cast(layer, ink)
    if not layer.is_tile:
        strength = setting.haze * layer.dirt * (0.55 if light == "torch" else 1)
        brightness = 0.55 + 0.45 * (lamp.ambient + 0.9 * lamp.key)
        group.haze[at] = strength * np.array(setting.haze_colour) * np.sqrt(loss) * brightness
        group.tint[at] = np.array(setting.tint) ** layer.dirt


def _sized(picture: Picture, size: int) -> Picture:
    if len(picture) == size:
        return picture
    return np.asarray(cv2.resize(picture, (size, size), interpolation=cv2.INTER_AREA), np.uint8)


def _ramp(size: int, lamp: Lamp) -> Floats:
    """A side light is brighter on its own side."""
    x, y = lamp.ramp
    across = np.linspace(-1, 1, size, dtype=np.float32)
    return np.asarray(0.9 - 0.45 * (x * across[None, :] + y * across[:, None]), np.float32) + (
        0 if x or y else np.float32(0.1)
    )


def _blur(layer: Layer, size: int, light: Light, setting: Setting) -> float:
    if layer.is_tile:
        return 0.0
    more = setting.blur_deeper * pow(min(max(0.0, layer.depth), MOST_BLURRED), 1.5)
    return size / 512 * (setting.blur + more) * (0.75 if light == "torch" else 1.0)


def _softened(picture: Picture, sigma: float) -> Picture:
    return (
        np.asarray(cv2.GaussianBlur(picture, (0, 0), sigma), np.uint8) if sigma > 0.2 else picture
    )


def _edged(picture: Picture) -> Picture:
    return np.asarray(cv2.copyMakeBorder(picture, 0, 1, 0, 1, cv2.BORDER_REPLICATE), np.uint8)


def _shrunk(picture: Picture, layer: Layer, setting: Setting, outside: int) -> Picture:
    """Perspective: what is deeper looks smaller."""
    if layer.depth <= 0:
        return picture
    size = len(picture)
    factor = 1 / (1 + layer.depth * setting.gap * 0.62 / setting.distance)
    shift = (1 - factor) * size / 2
    move = np.array([[factor, 0, shift], [0, factor, shift]], np.float32)
    border = (outside,) * 4
    return np.asarray(cv2.warpAffine(picture, move, (size, size), borderValue=border), np.uint8)


def _gloss(layers: list[Layer], size: int) -> Floats:
    """Plastic shines where the top card is neither cut nor covered."""
    has_cards = any(not layer.is_tile for layer in layers)
    gloss = np.full((size, size), float(has_cards), np.float32)
    for layer in layers:
        if layer.is_tile:
            gloss *= 1 - layer.at(size, layer.ink)[..., 3].astype(np.float32) / 255
        else:
            if layer.plastic is not None:
                gloss *= layer.at(size, layer.plastic).astype(np.float32) / 255
            break
    return gloss


def view(stack: Lit, tilt_x: float, tilt_y: float) -> Picture:
    """One view, as RGB."""
    below = stack.light == "below"
    seen = _ground(stack, tilt_x, tilt_y)
    memory = np.empty(stack.hand.MEMORY, np.float32)
    for group, (below_it, out) in zip(reversed(stack.groups), reversed(stack.sheets), strict=True):
        size = group.size
        if seen.shape[1] != size:
            for plane, larger in zip(seen, below_it, strict=True):
                cv2.resize(plane, (size, size), larger)
            seen = below_it
        stack.hand.composite(
            group.emitted.ravel(),
            group.alpha.ravel(),
            group.plastic.ravel(),
            group.holed,
            group.haze.ravel(),
            group.tint.ravel(),
            group.occupancy,
            group.depth,
            group.bow,
            float(tilt_x),
            float(tilt_y),
            stack.setting.parallax * size,
            below,
            size,
            seen.ravel(),
            memory,
            out.ravel(),
        )
        seen = out
    picture = np.empty((stack.size, stack.size, 3), np.uint8)
    if below:
        stack.hand.develop_from_below(seen, GLOW, LAMP, picture)
    else:
        sky = _sky(stack, tilt_x, tilt_y)
        stack.hand.develop_from_above(seen, stack.glossy, sky, picture)
    return picture


def _ground(stack: Lit, tilt_x: float, tilt_y: float) -> Floats:
    """What is under the last card: a dark wall, or the lamp below."""
    last = stack.groups[-1] if stack.groups else None
    size = last.size if last else stack.size
    ground = np.empty((3, size, size), np.float32)
    if stack.light != "below":
        dim = 0.25 if stack.light == "torch" else 1
        ground[:] = np.array(stack.setting.wall, np.float32)[:, None, None] * np.float32(dim)
        return ground
    depth = (float(last.depth[-1]) if last else 0.0) + 1
    half = size / 2 / (1 + depth * stack.setting.gap * 0.62 / stack.setting.distance)
    move = depth * stack.setting.parallax * size
    x, y = size / 2 - tilt_x * move, size / 2 - tilt_y * move
    lamp = np.full((size, size), 0.16, np.float32)
    rows, columns = (
        slice(max(0, int(y - half)), max(0, int(y + half))),
        slice(max(0, int(x - half)), max(0, int(x + half))),
    )
    lamp[rows, columns] = 1
    ground[:] = cv2.GaussianBlur(lamp, (0, 0), size / 60)
    return ground


def _sky(stack: Lit, tilt_x: float, tilt_y: float) -> Floats:
    """A soft streak of sky along the diagonal, which wanders as the eye moves."""
    strength = 0.0 if stack.light == "torch" else stack.setting.sheen
    diagonal = np.linspace(-1.4, 1.4, 1024)
    middle = -0.55 - 0.7 * (tilt_x * 0.8 + tilt_y * 0.6)
    return np.asarray(strength * np.exp(-(((diagonal - middle) / 0.35) ** 2)), np.float32)
