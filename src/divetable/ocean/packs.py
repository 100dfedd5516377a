"""The pack of a light field, and padded pictures: containers that never look at a pixel.

docs/ocean.md describes the format. A pack holds nothing but the chunks and public facts.
"""

import json
from struct import pack
from typing import Literal

from divetable.ocean.errors import OceanError
from divetable.ocean.optics import LARGEST_ANGLE, Light
from divetable.ocean.scenes import Scene

Form = Literal["av1", "webp"]

MAGIC = b"DTLF"
VERSION = 1
STEP = 65536  # packs are padded to multiples of this
STILL_STEP = 8192  # and stills to multiples of this
GRID, SMALL_GRID = 7, 5  # views along an edge: from above, and in all other cases
STRIPS = 2  # a field is made in this many parts, possibly in parallel
CODECS = {"av1": "av01.0.05M.08", "webp": "image/webp"}


def grid(light: Light, form: Form) -> int:
    """How many views there are along an edge."""
    if form not in CODECS:
        raise OceanError(f"there is no form {form!r}; there are {', '.join(CODECS)}")
    return GRID if light == "above" and form == "av1" else SMALL_GRID


def order(many: int) -> list[tuple[int, int]]:
    """Columns and rows of the views in the order they are packed: rows, to and fro."""
    rows = [[(column, row) for column in range(many)] for row in range(many)]
    return [place for row in rows for place in (row if row[0][1] % 2 == 0 else row[::-1])]


def strip_places(many: int, strip: int) -> list[tuple[int, int]]:
    """The views of one part of a field."""
    places = order(many)
    start, end = (-(-len(places) * at // STRIPS) for at in (strip, strip + 1))
    return places[start:end]


def joined(scene: Scene, light: Light, form: Form, strips: list[list[bytes]]) -> bytes:
    """The pack of parts that were made separately."""
    many = grid(light, form)
    chunks = [chunk for strip in strips for chunk in strip]
    header: dict[str, object] = {
        "version": VERSION,
        "light": light,
        "size": scene.size,
        "grid": many,
        "degrees": LARGEST_ANGLE,
        "parallax": round(scene.optics.parallax, 6),
        "codec": CODECS[form],
        "views": [y * many + x for x, y in order(many)],
        "keys": [int(form == "webp" or at == 0) for strip in strips for at in range(len(strip))],
        "sizes": [len(chunk) for chunk in chunks],
    }
    return packed(header, chunks)


def packed(header: dict[str, object], chunks: list[bytes]) -> bytes:
    text = json.dumps(header, separators=(",", ":")).encode()
    whole = MAGIC + pack("<I", len(text)) + text + b"".join(chunks)
    return whole + bytes(-len(whole) % STEP)


def padded_webp(file: bytes) -> bytes:
    """The picture with a chunk of zeros that readers skip, up to a full step.

    Simple files only: their size is at a fixed place after the start code of VP8.
    """
    wide, tall = (int.from_bytes(file[at : at + 2], "little") & 0x3FFF for at in (26, 28))
    extended = pack("<4sIB3x", b"VP8X", 10, 0)
    extended += (wide - 1).to_bytes(3, "little") + (tall - 1).to_bytes(3, "little")
    body = b"WEBP" + extended + file[12:]
    room = -(8 + len(body) + 8) % STILL_STEP
    body += pack("<4sI", b"ROOM", room) + bytes(room)
    return pack("<4sI", b"RIFF", len(body)) + body


def shown(pack_: bytes) -> tuple[dict[str, object], list[bytes]]:
    """Header and chunks of a pack; the first thing a client reads."""
    if pack_[:4] != MAGIC:
        raise OceanError("this is not a light field")
    end = 8 + int.from_bytes(pack_[4:8], "little")
    header: dict[str, object] = json.loads(pack_[8:end])
    chunks: list[bytes] = []
    sizes = header["sizes"]
    assert isinstance(sizes, list)
    for size in sizes:  # pyright: ignore[reportUnknownVariableType] - JSON
        chunks.append(pack_[end : end + int(size)])  # pyright: ignore[reportUnknownArgumentType]
        end += int(size)  # pyright: ignore[reportUnknownArgumentType]
    return header, chunks
