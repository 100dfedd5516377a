"""The four depths of Scuba."""

from divetable.art.palette import BLUE, GREEN, RED, SHALLOW, YELLOW, Hue
from divetable.games.scuba.board import Colour

BANDS: dict[Colour, tuple[str, Hue, Hue]] = {
    "R": ("red", RED, SHALLOW),
    "Y": ("yellow", YELLOW, Hue("#d6f0ec", "#9fd6d8", "#5aa4b4")),
    "G": ("green", GREEN, Hue("#bfe6e6", "#82c4d0", "#3f8aa2")),
    "B": ("blue", BLUE, Hue("#a9d3e6", "#6aaac8", "#2f6f98")),
}
"""Each band: the name of its colour, its pigment, its water."""


def colour_of(band: Colour) -> str:
    return BANDS[band][0]
