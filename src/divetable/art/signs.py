"""Numerals, players' marks and small signs: everything is drawn, nothing needs a font."""

from divetable.art.hand import Drawing, box, curve, moved, polygon, ring_of, short, star
from divetable.art.palette import BLACK, BLUE, GREEN, INK, PAPER, PINK, RED, WHITE, YELLOW, Hue

GLYPHS = {  # strokes in a box of 10 by 14
    "0": "M5 0C1.5 0 .5 3.5.5 7S1.5 14 5 14s4.5-3.5 4.5-7S8.5 0 5 0z",
    "1": "M1.8 3.2L5.8 0v14",
    "2": "M.8 3.6C1 1.2 2.8 0 5 0c2.5 0 4.2 1.6 4.2 3.9C9.2 7.5 3 9.5.8 14h8.8",
    "3": "M1 1.8C2 .6 3.3 0 5 0c2.4 0 4 1.4 4 3.3S7.4 6.5 4.4 6.5c3.2 0 5 1.5 5 3.7S7.6 14 5 14"
    "c-2 0-3.6-.8-4.4-2.2",
    "4": "M7.2 14V0L.3 9.8h9.5",
    "5": "M8.8 0H2l-.7 6.3C2.3 5.4 3.6 5 5 5c2.8 0 4.6 1.8 4.6 4.4S7.6 14 4.8 14"
    "c-1.8 0-3.3-.7-4.2-2",
    "6": "M8 .4C4 1 .7 4.2.7 9.3.7 12.2 2.6 14 5 14s4.4-1.8 4.4-4.4S7.4 5.3 5 5.3.7 7 .7 9.3",
    "7": "M.5 0h9.2C6.5 4 4.6 9 4.2 14",
    "8": "M5 6.5C2.8 6.5 1.3 5.2 1.3 3.3S2.9 0 5 0s3.7 1.4 3.7 3.3S7.2 6.5 5 6.5.7 8 .7 10.2"
    " 2.5 14 5 14s4.3-1.6 4.3-3.8S7.2 6.5 5 6.5z",
    "9": "M2 13.6c4-.6 7.3-3.8 7.3-8.9C9.3 1.8 7.4 0 5 0S.6 1.8.6 4.4 2.6 8.7 5 8.7s4.3-1.7 4.3-4",
    "+": "M5 2.5v9M.5 7h9",
    "-": "M.5 7h9",
    "A": "M0 14L5 0l5 14M2 9.3h6",
    "B": "M1 0v14h4.5c2.4 0 4-1.5 4-3.8S7.9 6.6 5.5 6.6H1M1 0h4c2.2 0 3.6 1.3 3.6"
    " 3.3S7.2 6.6 5 6.6",
    "D": "M1 0v14h3c3.5 0 5.8-2.8 5.8-7S7.5 0 4 0z",
    "E": "M9 0H1v14h8M1 6.7h6.5",
    "I": "M5 0v14",
    "L": "M1 0v14h8",
    "T": "M0 0h10M5 0v14",
    "V": "M0 0l5 14L10 0",
}


def number(
    drawing: Drawing,
    text: str,
    cx: float,
    cy: float,
    height: float,
    colour: str = INK,
    *,
    weight: float = 2.2,
    edge: str = "",
) -> None:
    """Numerals about a point; with an `edge` they stand out from whatever is behind."""
    scale = height / 14
    widths = [5.0 if glyph == "1" else 10.0 for glyph in text]
    gap = 3.4
    left = cx - (sum(widths) + gap * (len(text) - 1)) * scale / 2
    strokes: list[str] = []
    for glyph, width in zip(text, widths, strict=True):
        shift = -1.5 if glyph == "1" else 0
        strokes.append(
            f'<path d="{GLYPHS[glyph]}" transform="translate('
            f'{short(left + shift * scale)} {short(cy - height / 2)})scale({scale:.3g})"/>'
        )
        left += (width + gap) * scale
    for stroke, broad in ((edge, weight + 2.4), (colour, weight)):
        if stroke:
            drawing.add(
                f'<g stroke="{stroke}" stroke-width="{short(broad)}">{"".join(strokes)}</g>'
            )


HEART = "50,88! 22,62 10,40 16,22 32,16 44,22 50,34! 56,22 68,16 84,22 90,40 78,62"


def mark_path(mark: str, cx: float, cy: float, size: float) -> str:
    """The outline of a player's mark, about a point."""
    half = size / 2
    match mark:
        case "disc":
            return ring_of(half, cx, cy)
        case "triangle":
            up, side = half * 1.05, half * 1.1
            return polygon(
                f"{cx},{cy - up} {cx + side},{cy + up * 0.8} {cx - side},{cy + up * 0.8}"
            )
        case "square":
            return box(cx - half * 0.86, cy - half * 0.86, size * 0.86, size * 0.86)
        case "diamond":
            wide = half * 0.86
            return polygon(
                f"{cx},{cy - half * 1.15} {cx + wide},{cy} {cx},{cy + half * 1.15} {cx - wide},{cy}"
            )
        case "heart":
            return curve(moved(HEART, cx - half * 1.1, cy - half * 1.1, size * 1.1 / 100))
        case "star":
            return polygon(star(5, half * 1.2, half * 0.5, cx, cy))
        case _:
            arm, far = half * 0.36, half
            return polygon(
                " ".join(
                    f"{cx + x},{cy + y}"
                    for x, y in (
                        (-arm, -far),
                        (arm, -far),
                        (arm, -arm),
                        (far, -arm),
                        (far, arm),
                        (arm, arm),
                        (arm, far),
                        (-arm, far),
                        (-arm, arm),
                        (-far, arm),
                        (-far, -arm),
                        (-arm, -arm),
                    )
                )
            )


MARKS: dict[str, tuple[str, Hue]] = {
    "red": ("disc", RED),
    "yellow": ("triangle", YELLOW),
    "green": ("square", GREEN),
    "blue": ("diamond", BLUE),
    "pink": ("heart", PINK),
    "white": ("star", WHITE),
    "black": ("cross", BLACK),
}
"""Every colour has a shape, the same on every piece of every game."""


def mark(drawing: Drawing, colour: str, cx: float, cy: float, size: float) -> None:
    """A player's mark, pale with an ink rim: it reads on its own colour and in grey.

    The disc has a dark heart and the diamond a dark half, or both could be taken for the square
    when small.
    """
    shape = MARKS[colour][0]
    drawing.add(
        f'<path d="{mark_path(shape, cx, cy, size)}" fill="{PAPER}" stroke="{INK}"'
        f' stroke-width="{short(size / 9)}"/>'
    )
    if shape == "disc":
        drawing.dots(f"{cx},{cy}", size * 0.45)
    elif shape == "diamond":
        wide, tall = size * 0.43, size * 0.575
        drawing.fill(polygon(f"{cx - wide},{cy} {cx + wide},{cy} {cx},{cy + tall}"), INK)
