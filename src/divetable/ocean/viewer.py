"""What a client does with a pack: open it and look. Nothing here knows more than the bytes."""

from collections.abc import Callable, Container, Iterable, Sequence
from io import BytesIO
from typing import Any, cast

import av
import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image

from divetable.ocean.errors import OceanError
from divetable.ocean.packs import shown

Picture = NDArray[np.uint8]
Place = tuple[int, int]  # column and row of a view in a square grid
Decode = Callable[[Any], Iterable[av.VideoFrame]]

STILL_IMAGES = "image/webp"
GREYS = np.clip((np.arange(256) - 16) * 255 / 219 + 0.5, 0, 255).astype(np.uint8)


class Field:
    """A light field as received; views are decoded when needed."""

    def __init__(self, pack: bytes) -> None:
        header, chunks = shown(pack)
        told: dict[str, Any] = header
        self.light: str = told["light"]
        self.parallax: float = told["parallax"]
        self.grid: int = told["grid"]
        self._are_stills = told["codec"] == STILL_IMAGES
        self._parts: list[list[tuple[Place, bytes]]] = []
        for view, is_key, chunk in zip(told["views"], told["keys"], chunks, strict=True):
            if is_key:
                self._parts.append([])
            self._parts[-1].append(((view % self.grid, view // self.grid), chunk))

    def places(self, columns: Sequence[float], rows: Sequence[float]) -> list[Place]:
        """The places of the grid nearest to these shares of it: 0 is left or top, 1 the other."""
        last = self.grid - 1
        return [(round(x * last), round(y * last)) for y in rows for x in columns]

    def views(self, wanted: Iterable[Place], grey: Container[Place] = ()) -> dict[Place, Picture]:
        """These views as RGB, or grey where that will do. Decodes only as much as needed."""
        left = set(wanted)
        seen: dict[Place, Picture] = {}
        for part in self._parts:
            last = max((at for at, (place, _) in enumerate(part) if place in left), default=None)
            if last is not None:
                seen.update(self._decoded(part[: last + 1], left, grey))
        if len(seen) < len(left):
            raise OceanError(f"this light field lacks the views {sorted(left - seen.keys())}")
        return seen

    def _decoded(
        self, part: list[tuple[Place, bytes]], wanted: set[Place], grey: Container[Place]
    ) -> dict[Place, Picture]:
        if self._are_stills:
            return {place: _still(chunk, place in grey) for place, chunk in part if place in wanted}
        decoder = av.CodecContext.create("libdav1d", "r")
        assert isinstance(decoder, av.VideoCodecContext)
        decoder.thread_count = 1
        decode = cast(
            "Decode",
            decoder.decode,  # pyright: ignore[reportUnknownMemberType] - its stubs lack a type argument
        )
        packets = [*(av.Packet(chunk) for _, chunk in part), None]
        frames = (frame for packet in packets for frame in decode(packet))
        return {
            place: _grey(frame)
            if place in grey
            else np.asarray(frame.to_ndarray(format="rgb24"), np.uint8)
            for (place, _), frame in zip(part, frames, strict=True)
            if place in wanted
        }


def _grey(frame: av.VideoFrame) -> Picture:
    """The brightness of a frame; a video has it as a plane of its own, from 16 to 235."""
    plane = frame.planes[0]
    rows = np.frombuffer(cast("bytes", plane), np.uint8).reshape(-1, plane.line_size)
    return np.asarray(cv2.LUT(rows[: frame.height, : frame.width], GREYS), np.uint8)


def _still(file: bytes, is_grey: bool) -> Picture:
    return np.asarray(Image.open(BytesIO(file)).convert("L" if is_grey else "RGB"), np.uint8)
