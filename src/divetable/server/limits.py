"""How much anybody may ask for. [T-8.2]"""

import time
from collections import OrderedDict

REMEMBERED = 50_000  # addresses


class Bucket:
    """Fills at a rate, up to a burst; each use takes one."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    @property
    def is_empty(self) -> bool:
        """Whether nothing could be taken now; looking takes nothing."""
        left = self._left + (time.monotonic() - self._at) * self._rate
        return min(self._burst, left) < 1


class Buckets:
    """A bucket for each address; the longest unused are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self._rate, self._burst)
            if len(self._of) > REMEMBERED:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket
