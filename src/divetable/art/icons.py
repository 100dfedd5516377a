"""Icons of the interface, in the colour of the text around them, and the marks of Divetable.

Icons are lines of two units in a box of 24; a client must inline them for the colour to follow.
"""

from collections.abc import Callable, Iterator

from divetable.art.hand import Drawing, box, curve, polygon, ring_of
from divetable.art.palette import ABYSS, DEEP, INK, ORANGE, PAPER, SAND, SEA, SHALLOW
from divetable.art.piece import Piece, piece
from divetable.art.signs import GLYPHS

RING = ring_of(9, 12, 12)

ICONS: dict[str, str] = {
    "air": "M9 8.5h6a2 2 0 0 1 2 2V19a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3v-8.5a2 2 0 0 1 2-2zM10 8.5"
    "V6h4v2.5M8 3h8M12 3v3M7 14h10",
    "back": "M19 12H5M11 6l-6 6 6 6",
    "board": "M4 4h16v16H4zM4 12h16M12 4v16",
    "bot": "M6 8h12a2 2 0 0 1 2 2v7a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-7a2 2 0 0 1 2-2zM12 8V4M9 13v1"
    "M15 13v1M9 17h6M2 12v4M22 12v4M11 3h2",
    "chat": "M4 5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-9l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z"
    "M8 10h0M12 10h0M16 10h0",
    "check": "M4 13l5 5L20 6",
    "clock": RING + "M12 7v5l4 3",
    "close": "M6 6l12 12M18 6L6 18",
    "connected": "M2 9q10-9 20 0M5.5 13q6.5-6 13 0M9 17q3-3 6 0M12 20h0",
    "contrast": RING + "M12 3v18M12 7h5M12 11h8M12 15h7",
    "copy": "M9 9h11v11H9zM15 9V4H4v11h5",
    "die": "M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.5 8.5h0"
    "M15.5 8.5h0M12 12h0M8.5 15.5h0M15.5 15.5h0",
    "down": "M12 4v15M6 13l6 6 6-6",
    "download": "M12 3v12M7 10l5 5 5-5M4 17v4h16v-4",
    "eye": "M2 12c3-4.7 6.3-7 10-7s7 2.3 10 7c-3 4.7-6.3 7-10 7S5 16.7 2 12z"
    + ring_of(3, 12, 12),
    "eye-off": "M2 12c3-4.7 6.3-7 10-7s7 2.3 10 7c-3 4.7-6.3 7-10 7S5 16.7 2 12zM4 21L20 3",
    "first": "M20 6l-7 6 7 6zM12 6l-7 6 7 6zM3 5v14",
    "flag": "M5 22V3h13l-3 5 3 5H5",
    "full-screen": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    "gear": ring_of(3, 12, 12)
    + "M10 2.5h4l.6 2.7 2 1.1 2.6-.9 2 3.4-2 1.9v2.6l2 1.9-2 3.4-2.6-.9-2 1.1-.6 2.7h-4"
    "l-.6-2.7-2-1.1-2.6.9-2-3.4 2-1.9v-2.6l-2-1.9 2-3.4 2.6.9 2-1.1z",
    "globe": RING + "M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18",
    "help": RING + "M9 9.5c0-4 6-4 6-.5c0 2.5-3 2.2-3 4.5M12 17h0",
    "home": "M3 12l9-9 9 9M6 10v10h12V10M10 20v-6h4v6",
    "last": "M4 6l7 6-7 6zM12 6l7 6-7 6zM21 5v14",
    "leave": "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
    "light": "M9 18h6M10 21h4M8 14c-5-4-2-11 4-11s9 7 4 11c-.7.7-1 1.5-1 2H9c0-.5-.3-1.3-1-2z",
    "link": "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6"
    "l1.5-1.5",
    "lock": "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2",
    "menu": "M4 6h16M4 12h16M4 18h16",
    "minus": "M5 12h14",
    "next": "M6 5l9 7-9 7zM19 5v14",
    "previous": "M18 5l-9 7 9 7zM5 5v14",
    "offline": "M2 9q10-9 20 0M9 17q3-3 6 0M12 20h0M4 21L20 4",
    "pause": "M8 5v14M16 5v14",
    "people": ring_of(3.2, 9, 8) + "M3 20c0-8 12-8 12 0M16 5.2a3 3 0 0 1 0 5.6M17 14.5c2.5.5 4 2.5"
    " 4 5.5",
    "person": ring_of(4, 12, 8) + "M4 21c0-9 16-9 16 0",
    "play": "M7 4l13 8-13 8z",
    "plus": "M12 5v14M5 12h14",
    "redo": "M20 8H9a5 5 0 0 0 0 11h5M16 4l4 4-4 4",
    "rules": "M12 6c-2-2-5-2-9-2v15c4 0 7 0 9 2c2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v15",
    "seal": "M12 3l2.5 2 3-.5 1 3 2.5 1.8-1 2.7 1 2.7-2.5 1.8-1 3-3-.5-2.5 2-2.5-2-3 .5-1-3L3"
    " 14.7l1-2.7-1-2.7 2.5-1.8 1-3 3 .5zM8.5 12l2.5 2.5 4.5-5",
    "search": ring_of(6, 10, 10) + "M15 15l6 6",
    "share": ring_of(2.5, 6, 12) + ring_of(2.5, 18, 5) + ring_of(2.5, 18, 19)
    + "M8.2 10.8l7.6-4.6M8.2 13.2l7.6 4.6",
    "sonar": RING + ring_of(4.5, 12, 12) + "M12 12l6.4-6.4M15.5 17.2h0",
    "sound": "M4 9h4l5-5v16l-5-5H4zM16.5 8.5q3 3.5 0 7M19 6q5 6 0 12",
    "sound-off": "M4 9h4l5-5v16l-5-5H4zM17 9l5 6M22 9l-5 6",
    "stack": "M12 3l10 5-10 5L2 8zM2 12l10 5 10-5M2 16l10 5 10-5",
    "star": "M12 3l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4-5.7-3.2-5.7 3.2 1.2-6.4-4.7-4.5 6.4-.8z",
    "tilt": "M7 5l12 3-2 12-12-3zM3 9q-2 5 1 9M21 15q2-5-1-9",
    "torch": "M3 9h9l5-3v12l-5-3H3zM20 12h2M19.5 7l2-1.5M19.5 17l2 1.5M7 12h2",
    "trophy": "M7 4h10v6a5 5 0 0 1-10 0zM7 6H3c0 4 1.5 5.5 4 5.5M17 6h4c0 4-1.5 5.5-4 5.5M12 15v4"
    "M8 21h8",
    "undo": "M4 8h11a5 5 0 0 1 0 11h-5M8 4L4 8l4 4",
    "up": "M12 20V5M6 11l6-6 6 6",
    "warning": "M12 3l10 18H2zM12 10v5M12 18h0",
    "zoom": ring_of(6, 10, 10) + "M15 15l6 6M10 7v6M7 10h6",
}  # fmt: skip


def icon(name: str) -> Callable[[Drawing], None]:
    return lambda d: d.line(ICONS[name], "currentColor", 2)


COLLAR = "26,64! 38,70 62,70 74,64! 80,72 78,80! 50,86 22,80! 20,72"


def emblem(d: Drawing) -> None:
    """The mark: a diver's helmet that looks out of the water, over a table of waves."""
    d.wash(ring_of(30, 50, 45), SAND, rim=6, ink=2.2)
    d.wash(curve(COLLAR), SAND, rim=4, ink=2)
    d.dots("50,19 26,40 74,40 30,74 50,78 70,74", 4.4, SAND.dark)
    glass = ring_of(20, 50, 44)
    d.wash(glass, DEEP, rim=0, ink=4)
    with d.inside(glass):
        d.fill(box(28, 22, 44, 44), SHALLOW.light)
        d.fill("M28 42q5.5-6 11 0t11 0 11 0 11 0V70H28z", d.shade(SEA.mid, ABYSS.mid, way="0 1"))
        d.line("M28 42q5.5-6 11 0t11 0 11 0 11 0", PAPER, 2)
        d.wash(curve("40,56! 45,50 53,49 61,53 65,56! 60,60 53,62 45,61"), ORANGE, rim=0, ink=1)
        d.wash(polygon("42,56 35,50 37,56 35,62"), ORANGE, rim=0, ink=1)
        d.dots("59,54.5", 2.2)
    d.pen("36,38 40,31 47,27", 3, "#fff", 0.9)


def app(d: Drawing) -> None:
    """The app's icon: the mark on the sea, to the edge, safe for round masks."""
    d.fill(box(0, 0, 100, 100, 22), d.shade(SEA.mid, DEEP.mid, ABYSS.mid, way="0 1"))
    with d.inside(box(0, 0, 100, 100, 22)):
        waves = "M0 80q12.5-10 25 0t25 0 25 0 25 0M0 91q12.5-10 25 0t25 0 25 0 25 0"
        d.line(waves, SEA.light, 3, 0.7)
    d.halo(ring_of(30, 50, 45) + curve(COLLAR))
    emblem(d)


def mark_alone(d: Drawing) -> None:
    d.halo(ring_of(30, 50, 45) + curve(COLLAR))
    emblem(d)


def letters(d: Drawing, text: str, x: float, y: float, height: float) -> None:
    """Drawn capitals, with a paper edge for dark grounds."""
    scale = height / 14
    strokes: list[str] = []
    for letter in text:
        wide = 3 if letter == "I" else 10
        shift = -3.5 if letter == "I" else 0
        strokes.append(
            f'<path d="{GLYPHS[letter]}" transform="translate({x + shift * scale:.1f} {y:g})'
            f'scale({scale:.3g})"/>'
        )
        x += (wide + 4) * scale
    for colour, width in ((PAPER, 6.4), (INK, 3)):
        d.add(f'<g stroke="{colour}" stroke-width="{width}">{"".join(strokes)}</g>')


def logo(d: Drawing) -> None:
    """The mark and the name, over a wave."""
    with d.group(2, 0, 1):
        mark_alone(d)
    letters(d, "DIVETABLE", 104, 28, 34)
    wave = "M104 82q9-11 18 0" + "t18 0" * 15
    d.line(wave, PAPER, 8)
    d.line(wave, INK, 5.4)
    d.line(wave, SEA.mid, 3)


def pieces() -> Iterator[Piece]:
    for name in ICONS:
        yield piece(f"icon/{name}", icon(name), f"icon-{name}", width=24, height=24)
    yield piece("logo/app", app, "logo")
    yield piece("logo/mark", mark_alone, "logo")
    yield piece("logo/name", logo, "logo", width=410)
