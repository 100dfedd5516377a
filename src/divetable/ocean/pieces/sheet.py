"""Pieces as pixels: one at a time, or a labelled sheet of them, as various eyes see it."""

from collections.abc import Iterable
from io import BytesIO
from itertools import groupby

import numpy as np
import resvg_py
from PIL import Image, ImageDraw, ImageFont

from divetable.ocean.pieces.palette import INK
from divetable.ocean.pieces.piece import Piece

LIGHT, DARK = (236, 241, 240), (18, 27, 39)
SMALL = 40  # pixels: a tile on a phone
CELL = 132
HEADING, LABEL = 26, 16

# Viénot, Brettel and Mollon (1999), and for tritans Machado et al. (2009), in linear light.
VISIONS: dict[str, tuple[tuple[float, ...], ...]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.11238, 0.88762, 0), (0.11238, 0.88762, 0), (0.00401, -0.00401, 1)),
    "deutan": ((0.29275, 0.70725, 0), (0.29275, 0.70725, 0), (-0.02234, 0.02234, 1)),
    "tritan": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


def render(piece: Piece, width: int, ink: str = INK) -> Image.Image:
    """The piece so many pixels wide, on nothing; icons are drawn in `ink`."""
    svg = piece.svg().replace("currentColor", ink)
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    return Image.open(BytesIO(bytes(png))).convert("RGBA")


def seen(picture: Image.Image, vision: str) -> Image.Image:
    """The picture as someone with this vision sees it."""
    linear = (np.asarray(picture.convert("RGB"), dtype=np.float32) / 255) ** 2.2
    mixed = linear @ np.array(VISIONS[vision], dtype=np.float32).T
    return Image.fromarray((np.clip(mixed, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8))


def kind_of(piece: Piece) -> str:
    return piece.id.rpartition("/")[0]


def sheet(shown: Iterable[Piece], columns: int = 10, vision: str = "normal") -> Image.Image:
    """All pieces, kind by kind, large and as small as on a phone, on light and on dark."""
    font = ImageFont.load_default()
    groups = [(kind, list(group)) for kind, group in groupby(shown, kind_of)]
    cells = {piece.id: cell(piece, font) for _, group in groups for piece in group}
    rows: list[tuple[str, list[Image.Image]]] = []
    for kind, group in groups:
        heading = kind
        for at in range(0, len(group), columns):
            rows.append((heading, [cells[piece.id] for piece in group[at : at + columns]]))
            heading = ""
    heights = [
        max(picture.height for picture in row) + (HEADING if heading else 0)
        for heading, row in rows
    ]
    picture = Image.new("RGB", (columns * (CELL + 8) + 8, sum(heights) + 8), LIGHT)
    draw = ImageDraw.Draw(picture)
    top = 8
    for (heading, row), height in zip(rows, heights, strict=True):
        if heading:
            draw.text((8, top + 8), heading.upper(), fill=INK, font=font)
        below = top + (HEADING if heading else 0)
        for at, one in enumerate(row):
            picture.paste(one, (8 + at * (CELL + 8), below))
        top += height
    return picture if vision == "normal" else seen(picture, vision)


def cell(piece: Piece, font: ImageFont.ImageFont | ImageFont.FreeTypeFont) -> Image.Image:
    """One piece with its label, large on light and small on both grounds."""
    large = render(piece, CELL)
    small, on_dark = render(piece, SMALL), render(piece, SMALL, "#f4efe2")
    below = large.height + 4
    made = Image.new("RGB", (CELL, below + small.height + 8 + LABEL), LIGHT)
    made.paste(large, (0, 0), large)
    made.paste(small, (4, below + 2), small)
    dark = Image.new("RGB", (SMALL + 8, small.height + 4), DARK)
    dark.paste(on_dark, (4, 2), on_dark)
    made.paste(dark, (SMALL + 12, below))
    label = piece.id.rpartition("/")[2]
    ImageDraw.Draw(made).text((2, below + small.height + 6), label, fill=INK, font=font)
    return made
