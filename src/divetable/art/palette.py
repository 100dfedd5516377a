"""The few colours that all drawings share, as pigments with a light and a dark end."""

from divetable.core.values import Value


class Hue(Value):
    """A pigment: thinned with water, as it is, and where it gathers at the rim of a wash."""

    light: str
    mid: str
    dark: str


PAPER = "#fbf6e9"
INK = "#1b2a3a"
WHITE = Hue("#ffffff", "#f4efe2", "#b9b6ad")
SAND = Hue("#f6e7c4", "#e2c78f", "#a9854c")
RED = Hue("#f59a80", "#d94c3a", "#8f2325")
ORANGE = Hue("#fbbf7c", "#ec7f2c", "#a5481a")
YELLOW = Hue("#fbe08a", "#edb72f", "#a8741a")
GREEN = Hue("#a5d59a", "#479a57", "#1f5b3f")
BLUE = Hue("#94c3ee", "#3a7cc6", "#1d4380")
PINK = Hue("#fac8d2", "#e77f9f", "#9d3d63")
VIOLET = Hue("#c3abdf", "#7d5fae", "#443069")
BROWN = Hue("#cf9f72", "#94613a", "#54331f")
SLATE = Hue("#b4c8d4", "#64829a", "#2f465c")
BLACK = Hue("#667180", "#343e4c", "#151d28")
SHALLOW = Hue("#e3f4ee", "#b5e0de", "#6fb3bb")
SEA = Hue("#a8dbdc", "#64b1c0", "#2f7590")
DEEP = Hue("#6fa9c8", "#33709c", "#1b4469")
ABYSS = Hue("#3f6f97", "#214a72", "#10294a")

HUES = {
    name.lower(): hue
    for name, hue in list(globals().items())
    if name.isupper() and isinstance(hue, Hue)
}


def as_css() -> str:
    """The palette as custom properties, for whatever the client draws beside the pieces."""
    lines = [f"  --paper: {PAPER};", f"  --ink: {INK};"]
    for name, hue in HUES.items():
        lines += [
            f"  --{name}-light: {hue.light};",
            f"  --{name}: {hue.mid};",
            f"  --{name}-dark: {hue.dark};",
        ]
    return ":root {\n" + "\n".join(lines) + "\n}\n"
