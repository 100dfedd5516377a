"""Waiting on a machine that may be busy with other things, or halt us altogether.

A wait that looks at the clock ends too soon there: whoever wakes up after a minute has not waited
for a minute. So what counts is how often we looked, not how late it is.
"""

import asyncio
import time
from collections.abc import Callable

TICK = 0.01  # seconds
HANGS = 600.0  # seconds; whatever takes as long hangs, however busy the machine is


def ticks(seconds: float) -> range:
    """How often to look in so much time of our own."""
    return range(int(seconds / TICK))


async def until(is_so: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something is so; a TimeoutError if it does not become so."""
    for _ in ticks(seconds):
        if is_so():
            return
        await asyncio.sleep(TICK)
    if not is_so():
        raise TimeoutError(f"not so after {seconds} s of waiting")


def block_until(is_so: Callable[[], bool], seconds: float = 60.0) -> None:
    """The same where nothing else is to go on meanwhile."""
    for _ in ticks(seconds):
        if is_so():
            return
        time.sleep(TICK)
    if not is_so():
        raise TimeoutError(f"not so after {seconds} s of waiting")
