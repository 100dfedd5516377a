"""How clear the water is: every number of the optics, and the settings that a table may use."""

from math import radians, sqrt, tan
from typing import Literal, get_args

from divetable.core.values import Value, replace

Colour = tuple[float, float, float]
Light = Literal["above", "below", "north", "east", "south", "west", "torch"]
LIGHTS: tuple[Light, ...] = get_args(Light)
LARGEST_ANGLE = 35  # degrees from the vertical, in the corners of the grid of views
FULL_TILT = tan(radians(LARGEST_ANGLE)) / sqrt(2)  # how far the eye tilts sideways along an edge


class Setting(Value):
    """The optics of a stack. Lengths are in card widths, depths in mean gaps between cards."""

    gap: float = 0.0121  # between two neighbouring cards
    uneven: float = 0.22  # how much the gaps differ (sigma)
    bow: float = 0.32  # how much cards are warped, in gaps
    dirt: float = 0.35  # how much the dirt on cards varies (sigma of the logarithm)
    distance: float = 5.0  # of the eye
    tint: Colour = (0.905, 0.955, 0.968)  # what a card lets through towards the eye
    loss: Colour = (0.93, 0.965, 0.975)  # what is left of incoming light, per gap
    haze: float = 0.026  # light scattered back by a card
    haze_colour: Colour = (0.42, 0.70, 0.80)
    blur: float = 0.12  # of the top card, in pixels of 1/512 of the width
    blur_deeper: float = 0.5  # more of it one gap down; grows with the depth to the power of 1.5
    shadow: float = 0.42
    key: float = 0.95  # light that casts shadows
    ambient: float = 0.22  # light that casts none
    wall: Colour = (0.045, 0.12, 0.17)  # what lies under the last card
    sheen: float = 0.05  # reflexion of the sky on the top card

    @property
    def parallax(self) -> float:
        """How far a card moves per gap at full tilt."""
        return self.gap * FULL_TILT


TABLE = Setting()
SETTINGS: dict[str, Setting] = {
    "clear": replace(
        TABLE,
        uneven=0.0,
        bow=0.0,
        dirt=0.0,
        haze=0.012,
        tint=(0.95, 0.978, 0.984),
        blur_deeper=0.14,
    ),
    "table": TABLE,
    "murky": replace(
        TABLE,
        gap=0.0091,
        uneven=0.35,
        bow=0.5,
        dirt=0.5,
        haze=0.042,
        tint=(0.87, 0.935, 0.95),
        loss=(0.90, 0.95, 0.965),
        blur_deeper=0.8,
    ),
}


class Lamp(Value):
    """A light that falls on the stack from the viewer's side."""

    shift: tuple[float, float]  # of a shadow per gap, in gaps
    shadow: float
    key: float
    ambient: float
    ramp: tuple[float, float] = (0.0, 0.0)  # towards where it gets darker, from -1 to 1


def lamp(light: Light, setting: Setting) -> Lamp:
    """The lamp of a mode; None for light from below."""
    if light == "torch":
        return Lamp((0.06, 0.08), 0.3, 1.3, 0.02)
    sides = {"north": (0, 1), "east": (-1, 0), "south": (0, -1), "west": (1, 0)}
    if light in sides:
        x, y = sides[light]
        across = (1.3 * x + 0.17 * y, 1.3 * y - 0.17 * x)
        return Lamp(across, 0.62, 1.1, 0.1, (x, y))
    return Lamp((0.27, 0.4), setting.shadow, setting.key, setting.ambient)
