"""Painted specimens, shipped with the package: painting takes half a second each, loading none.

`divetable ocean paint` makes the files again; a test paints one and compares.
"""

from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

Sprite = NDArray[np.uint8]  # premultiplied RGBA, the drawing's centre in the middle

SCALE = 2.8  # pixels per unit
FIGURES = ("shark-a", "shark-b", "shark-c", "green", "red", "manta")
DECOYS = ("whale", "dolphin", "tuna")
ROOTED = (
    "kelp-olive", "kelp-sea", "kelp-rust", "grass-sea", "grass-teal", "fan-coral", "fan-violet",
    "fan-gold", "staghorn-peach", "staghorn-blue",
)  # fmt: skip
DRIFTING = (
    "school-sardine", "school-anthias", "school-damsel", "school-butter", "school-violet",
    "jelly-rose", "jelly-moon", "jelly-amber", "star-orange", "star-plum", "bubbles",
)  # fmt: skip
SPECIMENS: dict[str, int] = {
    **dict.fromkeys(FIGURES, 4),
    **dict.fromkeys(DECOYS, 3),
    **dict.fromkeys(ROOTED + DRIFTING, 2),
    "octopus": 1,
}


def name_of(motif: str, specimen: int) -> str:
    return f"{motif}-{specimen}.webp"


def paint(motif: str, specimen: int) -> bytes:
    """A specimen as the shipped file."""
    from numpy.random import RandomState

    from divetable.ocean.motifs import MOTIFS
    from divetable.ocean.paint import sprite

    rng = RandomState([specimen, *motif.encode()])
    painted = _trimmed(sprite(MOTIFS[motif](rng), rng, SCALE))
    alpha = painted[..., 3:].astype(np.float32)
    colour = painted[..., :3] / np.maximum(alpha, 1) * 255
    straight = np.dstack([np.clip(colour + 0.5, 0, 255), alpha]).astype(np.uint8)
    file = BytesIO()
    Image.fromarray(straight).save(file, "WEBP", quality=90, method=4, alpha_quality=100)
    return file.getvalue()


def paint_all(folder: Path) -> int:
    """Write all files again and return their size in bytes."""
    total = 0
    for motif, many in SPECIMENS.items():
        for specimen in range(many):
            painted = paint(motif, specimen)
            (folder / name_of(motif, specimen)).write_bytes(painted)
            total += len(painted)
    return total


def _trimmed(painted: Sprite) -> Sprite:
    """Without empty margins, but with the same middle."""
    size = len(painted)
    rows, columns = np.nonzero(painted[..., 3] > 2)
    tall = int(max(np.abs(rows - (size - 1) / 2))) + 3
    wide = int(max(np.abs(columns - (size - 1) / 2))) + 3
    low_y, low_x = max(0, size // 2 - tall), max(0, size // 2 - wide)
    return painted[low_y : size - low_y, low_x : size - low_x]


def decoded(file: bytes) -> Sprite:
    straight = cv2.imdecode(np.frombuffer(file, np.uint8), cv2.IMREAD_UNCHANGED)
    assert straight is not None
    blue, green, red, alpha = cv2.split(straight)
    colours = [cv2.multiply(colour, alpha, scale=1 / 255) for colour in (red, green, blue)]
    return np.asarray(cv2.merge([*colours, alpha]), np.uint8)


@cache
def sprite(motif: str, specimen: int) -> Sprite:
    """A shipped specimen."""
    file = files("divetable.ocean") / "sprites" / name_of(motif, specimen)
    return decoded(file.read_bytes())
