"""Pictures as bytes: stills, light fields, single cards.

Bytes are made from pixels and nothing else: no name, time, order of a pool or card.
"""

from functools import lru_cache
from io import BytesIO

import numpy as np
from PIL import Image

from divetable.games.dive.components import OceanCard
from divetable.ocean import plain, prints
from divetable.ocean.errors import OceanError
from divetable.ocean.optics import LIGHTS, Light
from divetable.ocean.packs import STRIPS, Form, grid, joined, padded_webp, strip_places
from divetable.ocean.prints import Dealt, Picture, deal, plan, printed
from divetable.ocean.scenes import Scene
from divetable.ocean.sizes import SMALLEST
from divetable.ocean.stack import TILE_HEIGHT, Layer, Lit, lay, lit, oriented, view
from divetable.ocean.tile import tile

STILL_QUALITY, VIEW_QUALITY = 82, 72
WATER = np.array([41, 92, 120], np.float32)
TABLE_TOP = np.array([8, 15, 23], np.float32)


def unpack() -> None:
    """Have all specimens in memory, and what writes pictures."""
    prints.unpack()
    webp(np.zeros((SMALLEST, SMALLEST, 3), np.uint8), STILL_QUALITY)


@lru_cache(maxsize=72)  # two decks
def print_of(dealt: Dealt, seed: str, size: int) -> tuple[Picture, Picture | None]:
    return printed(plan(dealt, seed), size)


@lru_cache(maxsize=8)
def dealt_deck(deck: tuple[OceanCard, ...], seed: str) -> dict[str, Dealt]:
    return {dealt.card.id: dealt for dealt in deal(deck, seed)}


def layers(scene: Scene) -> list[Layer]:
    """The stack with its octopuses, the latest on top."""
    dealt = dealt_deck(scene.deck, scene.seed)
    cards = [print_of(dealt[card.id], scene.seed, scene.size) for card in scene.cards]
    stack = lay(cards, scene.seed, scene.optics)
    for layer, card in zip(stack, scene.cards, strict=True):
        layer.rotation, layer.flipped = card.rotation, card.flipped
    still = (0.0,) * 5
    for place in scene.octopuses:
        stack.insert(0, Layer(tile(place, scene.size), None, TILE_HEIGHT, still, 1.0, True))
    return stack


@lru_cache(maxsize=3)
def developed(scene: Scene, light: Light) -> Lit:
    """The stack under a light; cached, because a still, a field and other viewers want the same."""
    check(scene, light)
    return lit(layers(scene), scene.size, light, scene.optics)


def check(scene: Scene, light: Light) -> None:
    if light not in LIGHTS:
        raise OceanError(f"there is no light {light!r}; there are {', '.join(LIGHTS)}")
    if light not in scene.lights:
        raise OceanError(f"this table has no light {light!r}; it has {', '.join(scene.lights)}")


def still(scene: Scene, light: Light = "above") -> bytes:
    """The view from straight above, as WebP."""
    return padded_webp(webp(view(developed(scene, light), 0, 0), STILL_QUALITY))


def plain_still(scene: Scene, light: Light = "above") -> bytes:
    """The same without machine code: no pixel differs by more than a few steps."""
    check(scene, light)
    stack = lit(layers(scene), scene.size, light, scene.optics, plain)
    return padded_webp(webp(view(stack, 0, 0), STILL_QUALITY))


def card_picture(scene: Scene, number: int) -> bytes:
    """A card that may be seen on its own, as it lay in the stack; WebP. [D-2.20] [D-2.55]"""
    [*cards] = [shown.card for shown in scene.shown if shown.number == number]
    if not cards:
        raise OceanError(f"card {number} is not to be seen")
    alone = cards[0]
    ink, plastic = print_of(dealt_deck(scene.deck, scene.seed)[alone.id], scene.seed, scene.size)
    picture = over_water(ink, plastic)
    return padded_webp(webp(oriented(picture, alone.rotation, alone.flipped), 85))


def over_water(ink: Picture, plastic: Picture | None) -> Picture:
    """A single card, held in front of the sea."""
    layer = ink.astype(np.float32)
    solid = np.ones(ink.shape[:2], np.float32) if plastic is None else plastic / np.float32(255)
    ground = WATER * solid[..., None] + TABLE_TOP * (1 - solid[..., None])
    seen = layer[..., :3] + (1 - layer[..., 3:] / 255) * ground
    return np.asarray(np.clip(seen + 0.5, 0, 255), np.uint8)


def render_strip(scene: Scene, light: Light, form: Form, strip: int) -> list[bytes]:
    """One part of a field: its chunks, one per view. Parts may be made anywhere, in any order."""
    return strip_of(developed(scene, light), form, strip)


def strip_of(stack: Lit, form: Form, strip: int) -> list[bytes]:
    many = grid(stack.light, form)
    tilts = np.linspace(-1, 1, many)
    views = (view(stack, tilts[x], tilts[y]) for x, y in strip_places(many, strip))
    if form == "webp":
        return [webp(one, VIEW_QUALITY) for one in views]
    from divetable.ocean.video import av1  # stills come before it is loaded

    return av1(views, stack.size)


def light_field(scene: Scene, light: Light = "above", form: Form = "av1") -> bytes:
    """All views under a light as one pack."""
    strips = [render_strip(scene, light, form, strip) for strip in range(STRIPS)]
    return joined(scene, light, form, strips)


def webp(picture: Picture, quality: int) -> bytes:
    file = BytesIO()
    Image.fromarray(picture).save(file, "WEBP", quality=quality, method=2)
    return file.getvalue()
