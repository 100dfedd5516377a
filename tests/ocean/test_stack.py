"""The optics of a stack."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from divetable.games.dive.state import OctopusPlace
from divetable.ocean import LIGHTS, OceanError
from divetable.ocean.optics import FULL_TILT, SETTINGS, Light, Setting
from divetable.ocean.prints import Picture
from divetable.ocean.stack import PRESSED, Layer, geometry, lay, lit, oriented, view
from divetable.ocean.tile import tile

from .tables import SMALL, blank, disc, psnr

TABLE = SETTINGS["table"]
FLAT = (0.0,) * 5
Floats = NDArray[np.float64]
WHITE, RED = (255, 255, 255), (250, 40, 30)


def seen(
    cards: list[Picture], light: Light = "above", tilt: tuple[float, float] = (0, 0)
) -> Picture:
    layers = lay([(card, None) for card in cards], "sea", TABLE)
    return view(lit(layers, SMALL, light, TABLE), *tilt)


def patch(picture: Picture, x: int, y: int) -> Floats:
    """The mean colour around a place in thousandths of the card."""
    a, b = x * SMALL // 1000, y * SMALL // 1000
    return np.asarray(picture[b - 3 : b + 4, a - 3 : a + 4].reshape(-1, 3).mean(0))


@pytest.mark.parametrize("light", LIGHTS)
def test_without_its_top_card_a_stack_looks_as_if_it_had_never_had_it(light: Light) -> None:
    cards = [disc(200 + 60 * at, 300 + 40 * at, 120, RED) for at in range(8)]
    whole = lay([(card, None) for card in cards], "sea", TABLE)

    rest = lay([(card, None) for card in cards[1:]], "sea", TABLE)

    top, *deeper = whole[1:]
    lifted = [
        replace(top, depth=0.0, bow=tuple(PRESSED * warp for warp in top.bow)),
        *(replace(layer, depth=layer.depth - top.depth) for layer in deeper),
    ]
    shown = [view(lit(layers, SMALL, light, TABLE), 0.4, -0.7) for layers in (rest, lifted)]
    assert np.abs(shown[0].astype(int) - shown[1]).max() <= 1  # depths add up with rounding
    assert np.mean(shown[0] == shown[1]) > 0.999


def test_geometry_is_secret_uneven_and_its_own_for_every_place() -> None:
    gaps = [geometry("sea", place, TABLE)[0] for place in range(1, 400)]

    assert np.mean(gaps) == pytest.approx(1, abs=0.05)
    assert np.std(gaps) == pytest.approx(TABLE.uneven, abs=0.05)
    assert geometry("sea", 3, TABLE) != geometry("seb", 3, TABLE)
    assert geometry("sea", 3, TABLE) == geometry("sea", 3, TABLE)


def test_deeper_is_bluer_dimmer_and_softer() -> None:
    near = seen([disc(500, 500, 250, WHITE)])
    far = seen([*[blank()] * 5, disc(500, 500, 250, WHITE)])

    bright, dim = patch(near, 500, 500), patch(far, 500, 500)
    assert (dim < bright).all()
    assert dim[0] / bright[0] < 0.85 * dim[2] / bright[2]
    edge = slice(SMALL // 4 - 6, SMALL // 4 + 6)
    steep = [np.abs(np.diff(one[SMALL // 2, edge, 0].astype(int))).max() for one in (near, far)]
    assert steep[1] < 0.5 * steep[0]


def test_the_eye_moves_what_lies_deeper_further() -> None:
    def shift(depth: int) -> float:
        cards = [*[blank()] * depth, disc(500, 500, 90, WHITE)]
        places = []
        for tilt in (-1, 1):
            lit_up = seen(cards, tilt=(tilt, 0)).astype(float).sum(2)
            weights = np.clip(lit_up - np.median(lit_up) - 60, 0, None).sum(0)
            places.append(float((weights * np.arange(SMALL)).sum() / weights.sum()))
        return (places[0] - places[1]) / 2

    layers = lay([(blank(), None)] * 6, "sea", TABLE)
    moved = {depth: shift(depth) for depth in (0, 2, 5)}

    for depth, pixels in moved.items():
        expected = layers[depth].depth * TABLE.gap * FULL_TILT * SMALL
        assert pixels == pytest.approx(expected, abs=0.6)


def test_a_print_above_casts_a_shadow_beside_itself() -> None:
    below = np.full((SMALL, SMALL, 4), 255, np.uint8)
    shaded = seen([disc(500, 500, 120, RED), *[blank()] * 3, below], "west")
    bright = seen([blank(), *[blank()] * 3, below], "west")

    drop = bright.astype(int).sum(2) - shaded.astype(int).sum(2)
    east, west = drop[SMALL // 2, 82:100].mean(), drop[SMALL // 2, 28:46].mean()
    assert east > west + 10


def test_a_hole_shows_more_of_what_lies_below() -> None:
    cut = np.full((SMALL, SMALL), 255, np.uint8)
    cut[40:88, 40:88] = 0
    below = disc(500, 500, 400, WHITE)
    whole = [Layer(blank(), None, 0, FLAT, 1.0), Layer(below, None, 1, FLAT, 1.0)]
    holed = [Layer(blank(), cut, 0, FLAT, 1.0), Layer(below, None, 1, FLAT, 1.0)]

    through, beside = (view(lit(stack, SMALL, "above", TABLE), 0, 0) for stack in (holed, whole))

    assert patch(through, 500, 500)[0] > patch(beside, 500, 500)[0] + 8
    assert np.allclose(patch(through, 200, 500), patch(beside, 200, 500), atol=1)


def test_light_from_below_makes_silhouettes() -> None:
    picture = seen([blank(), disc(500, 500, 150, RED), blank()], "below")

    assert patch(picture, 500, 500).sum() < 0.8 * patch(picture, 250, 250).sum()


@pytest.mark.parametrize("light", LIGHTS)
def test_every_light_shows_another_picture(light: Light) -> None:
    cards = [disc(300, 300, 150, RED), disc(600, 600, 200, WHITE)]

    others = [seen(cards, other) for other in LIGHTS if other != light]

    assert all(psnr(seen(cards, light), other) < 45 for other in others)


@pytest.mark.parametrize("light", LIGHTS)
def test_nothing_shines_through_the_octopus(light: Light) -> None:
    cover = Layer(tile(OctopusPlace(500, 500, 20), SMALL), None, -0.15, FLAT, 1.0, True)
    shown = []
    for card in (blank(), disc(500, 500, 100, WHITE)):
        stack = [cover, Layer(card, None, 0, FLAT, 1.0), Layer(blank(), None, 1, FLAT, 1.0)]
        shown.append(view(lit(stack, SMALL, light, TABLE), 0.6, -0.3))

    assert np.array_equal(shown[0], shown[1])


def test_the_octopus_covers_a_fifth_of_the_card_wherever_it_lies() -> None:
    for angle in (0, 30, 77):
        cover = tile(OctopusPlace(450, 520, angle), 320)[..., 3]
        assert (cover == 255).mean() == pytest.approx(0.19, abs=0.02)
        rows, columns = np.nonzero(cover)
        assert max(np.ptp(rows), np.ptp(columns)) < 0.5 * 320


def test_an_octopus_beside_the_card_is_refused() -> None:
    with pytest.raises(OceanError, match="the card ends at 1000"):
        tile(OctopusPlace(1200, 0, 0), SMALL)


def test_a_card_is_turned_and_flipped_as_it_lies() -> None:
    corner = disc(100, 100, 60, RED)

    assert oriented(corner, 0, False)[13, 13, 3] == 255
    assert oriented(corner, 90, False)[-14, 13, 3] == 255
    assert oriented(corner, 0, True)[13, -14, 3] == 255


def sampled(plane: Picture, x: Floats, y: Floats) -> Floats:
    """A plane of bytes between its pixels."""
    ix, iy = np.clip(x.astype(int), 0, SMALL - 2), np.clip(y.astype(int), 0, SMALL - 2)
    fx, fy = x - ix, y - iy
    near = plane[iy, ix] * (1 - fx) + plane[iy, ix + 1] * fx
    far = plane[iy + 1, ix] * (1 - fx) + plane[iy + 1, ix + 1] * fx
    return np.asarray((near * (1 - fy) + far * fy) / 255)


def reference(layers: list[Layer], tilt: tuple[float, float], setting: Setting) -> Picture:
    """What the compositor does, pixel by pixel, without groups, tiles and short cuts."""
    stack = lit(layers, SMALL, "above", setting)
    [group] = stack.groups
    colour, through = np.zeros((3, SMALL, SMALL)), np.ones((3, SMALL, SMALL))
    rows, columns = np.mgrid[0:SMALL, 0:SMALL]
    for at, layer in enumerate(layers):
        x = columns + tilt[0] * layer.depth * setting.parallax * SMALL
        y = rows + tilt[1] * layer.depth * setting.parallax * SMALL
        inside = (x >= 0) & (y >= 0) & (x < SMALL - 1) & (y < SMALL - 1)
        clear = 1 - sampled(group.alpha[at], x, y)
        for channel in range(3):
            light = sampled(group.emitted[at, channel], x, y)
            light = light + group.haze[at, channel] * clear
            colour[channel] += np.where(inside, through[channel] * light, 0)
            passed = clear * group.tint[at, channel]
            through[channel] *= np.where(inside, passed, 1)
    colour += through * np.array(setting.wall)[:, None, None]
    return np.clip(np.moveaxis(colour, 0, 2) * 255 + 0.5, 0, 255).astype(np.uint8)


def test_the_compositor_does_what_the_plain_formula_says() -> None:
    matt = Setting(sheen=0)
    cards = [disc(250 + 90 * at, 700 - 80 * at, 130, (200, 60 + 20 * at, 90)) for at in range(6)]
    layers = [Layer(card, None, float(at), FLAT, 1.0) for at, card in enumerate(cards)]

    fast = view(lit(layers, SMALL, "above", matt), 0.7, -0.4)
    plain = reference(layers, (0.7, -0.4), matt)

    inner = slice(8, -8)
    assert psnr(fast[inner, inner], plain[inner, inner]) > 48


@pytest.mark.parametrize("rotation", [0, 90, 180, 270])
@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("size", [SMALL, SMALL // 2, SMALL // 4])
def test_turned_when_it_is_small_a_card_is_the_same(
    rotation: int, flipped: bool, size: int
) -> None:
    card = np.random.default_rng(1).integers(0, 256, (SMALL, SMALL, 4), np.uint8)
    turned = Layer(oriented(card, rotation, flipped), None, 0, FLAT, 1.0)

    laid = Layer(card, None, 0, FLAT, 1.0, rotation=rotation, flipped=flipped)

    assert np.array_equal(laid.at(size, laid.ink), turned.at(size, turned.ink))
