"""Views as AV1."""

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from fractions import Fraction
from typing import SupportsBytes, cast

import av

from divetable.ocean.prints import Picture

os.environ.setdefault("SVT_LOG", "1")  # the encoder should not write to standard error


def _encoded(encoder: av.VideoCodecContext, frame: av.VideoFrame | None) -> list[bytes]:
    encode = cast(
        "Callable[[av.VideoFrame | None], Iterable[SupportsBytes]]",
        encoder.encode,  # pyright: ignore[reportUnknownMemberType] - its stubs lack a type argument
    )
    return list(map(bytes, encode(frame)))


def _open_calmly(encoder: av.VideoCodecContext) -> None:
    """Open it, and take back the real-time priority that it gives itself when it may (as root).

    With that priority, drawing a picture would halt everything else on the machine.
    """
    if sys.platform != "linux":
        encoder.open()
        return
    policy, priority = os.sched_getscheduler(0), os.sched_getparam(0)
    encoder.open()
    for thread in os.listdir("/proc/self/task"):
        with suppress(ProcessLookupError):  # it has ended meanwhile
            if os.sched_getscheduler(int(thread)) == os.SCHED_FIFO:
                os.sched_setscheduler(int(thread), policy, priority)


def av1(views: Iterable[Picture], size: int) -> list[bytes]:
    """The views as AV1, one temporal unit each, the first a key frame. One thread: same bytes."""
    encoder = av.CodecContext.create("libsvtav1", "w")
    assert isinstance(encoder, av.VideoCodecContext)
    encoder.width = encoder.height = size
    encoder.pix_fmt = "yuv420p"
    encoder.time_base, encoder.framerate = Fraction(1, 25), Fraction(25)
    encoder.thread_count = 1
    encoder.gop_size = 999
    encoder.options = {"preset": "11", "crf": "25", "svtav1-params": "lp=1"}
    _open_calmly(encoder)
    chunks: list[bytes] = []
    many = 0
    for picture in views:
        frame = av.VideoFrame.from_ndarray(picture, format="rgb24")
        frame.pts = many
        many += 1
        chunks += _encoded(encoder, frame)
    chunks += _encoded(encoder, None)
    assert len(chunks) == many
    return chunks
