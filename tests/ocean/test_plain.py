"""The hand that draws until there is machine code: it shows the same, and hides the same."""

import subprocess
import sys

import numpy as np
import pytest

from divetable.core.values import replace
from divetable.games.dive.state import OctopusPlace
from divetable.ocean import LIGHTS, OceanError, field, plain, scene
from divetable.ocean.optics import TABLE, Light
from divetable.ocean.stack import Lit, lay, lit, machine, view

from .tables import SMALL, blank, disc, small_scene, table
from .test_honest import PAIRS, worlds

SCENES = {
    "a deck": lambda: scene(table()),
    "under an octopus": lambda: replace(
        small_scene(cards=36), octopuses=(OctopusPlace(420, 560, 33),)
    ),
    "murky": lambda: scene(table(), setting="murky", size=131),
    "nothing": lambda: replace(small_scene(), cards=()),
}


def both(name: str, light: Light) -> tuple[Lit, Lit]:
    """The same stack in the plain hand and in the compiled one."""
    now = SCENES[name]()
    layers = field.layers(now)
    by_hand = lit(layers, now.size, light, now.optics, plain)
    return by_hand, lit(layers, now.size, light, now.optics, machine())


@pytest.mark.parametrize("light", LIGHTS)
@pytest.mark.parametrize("name", SCENES)
def test_it_shows_what_machine_code_shows(name: str, light: Light) -> None:
    by_hand, by_machine = both(name, light)

    difference = np.abs(view(by_hand, 0, 0).astype(int) - view(by_machine, 0, 0))

    assert difference.mean() < 0.05
    assert difference.max() <= 3


@pytest.mark.parametrize("light", LIGHTS)
def test_its_layers_are_the_same_to_the_byte(light: Light) -> None:
    by_hand, by_machine = both("a deck", light)

    for one, other in zip(by_hand.groups, by_machine.groups, strict=True):
        for what in ("emitted", "alpha", "plastic", "haze", "tint"):
            assert np.array_equal(getattr(one, what), getattr(other, what))


@pytest.mark.parametrize("name", PAIRS)
def test_the_same_light_gives_the_same_bytes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = worlds(name, monkeypatch)
    for light in one.lights:
        assert field.plain_still(one, light) == field.plain_still(other, light)


def test_without_the_cover_the_difference_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the test above would prove nothing."""
    one, other = (replace(world, octopuses=()) for world in worlds("octopus", monkeypatch))

    assert field.plain_still(one) != field.plain_still(other)


def test_a_ray_that_has_lost_nearly_all_its_light_is_dark() -> None:
    """What lies deeper leaves no trace at all, not even less than a step of brightness."""
    thick = disc(500, 500, 400, (0, 0, 0))
    thick[..., 3] = thick[..., 3] // 4 * 3  # a quarter gets through, and of that a quarter
    shown = []
    for deepest in (blank(), disc(500, 500, 900, (255, 255, 255))):
        layers = lay([(card, None) for card in (*[thick] * 4, deepest)], "sea", TABLE)
        stack = lit(layers, SMALL, "above", TABLE, plain)
        view(stack, 0, 0)
        shown.append(stack.sheets[0][1][:, SMALL // 2, SMALL // 2])

    assert np.array_equal(shown[0], shown[1])


def test_it_has_the_lights_of_the_table_only() -> None:
    with pytest.raises(OceanError, match="this table has no light 'torch'"):
        field.plain_still(replace(small_scene(), lights=("above",)), "torch")


def test_it_needs_no_compiler() -> None:
    """Importing Numba takes longer than a picture."""
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from tests.ocean.tables import small_scene\n"
        "from divetable.ocean import darkroom\n"
        "darkroom.unpack()\n"
        "assert darkroom._still(small_scene(), 'above').startswith(b'RIFF')\n"
        "assert 'av' not in sys.modules, 'video'\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
