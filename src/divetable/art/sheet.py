"""Pieces as pixels: one at a time, or a labelled sheet of them, as various eyes see it."""

from collections.abc import Iterable
from io import BytesIO
from itertools import groupby

import numpy as np
import resvg_py
from PIL import Image, ImageDraw, ImageFont

from divetable.art.palette import INK
from divetable.art.piece import Piece
from divetable.art.vision import VISIONS

LIGHT, DARK = (236, 241, 240), (18, 27, 39)
SMALL = 40  # pixels: a tile on a phone
CELL = 132
HEADING, LABEL, GAP = 26, 16, 8


def render(piece: Piece, width: int, ink: str = INK) -> Image.Image:
    """The piece at this width in pixels, on nothing; icons are drawn in `ink`."""
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
    width = columns * (CELL + GAP) + GAP
    placed: list[tuple[int, int, str | Image.Image]] = []
    x, y, below = GAP, GAP, GAP
    for kind, group in groupby(shown, kind_of):
        placed.append((GAP, below + 8, kind.upper()))
        x, y = GAP, below + HEADING
        for piece in group:
            made = cell(piece, font)
            if x > GAP and x + made.width + GAP > width:
                x, y = GAP, below
            placed.append((x, y, made))
            x, below = x + made.width + GAP, max(below, y + made.height)
        width = max(width, x)
    picture = Image.new("RGB", (width, below + GAP), LIGHT)
    draw = ImageDraw.Draw(picture)
    for left, top, thing in placed:
        if isinstance(thing, str):
            draw.text((left, top), thing, fill=INK, font=font)
        else:
            picture.paste(thing, (left, top))
    return picture if vision == "normal" else seen(picture, vision)


def cell(piece: Piece, font: ImageFont.ImageFont | ImageFont.FreeTypeFont) -> Image.Image:
    """One piece with its label, large on light and small on both grounds."""
    wide = CELL if piece.width <= 150 else CELL * round(piece.width / 100) + GAP
    large = render(piece, wide)
    small, on_dark = render(piece, SMALL), render(piece, SMALL, "#f4efe2")
    below = large.height + 4
    made = Image.new("RGB", (wide, below + small.height + 8 + LABEL), LIGHT)
    made.paste(large, (0, 0), large)
    made.paste(small, (4, below + 2), small)
    dark = Image.new("RGB", (SMALL + 8, small.height + 4), DARK)
    dark.paste(on_dark, (4, 2), on_dark)
    made.paste(dark, (SMALL + 12, below))
    label = piece.id.rpartition("/")[2]
    ImageDraw.Draw(made).text((2, below + small.height + 6), label, fill=INK, font=font)
    return made
