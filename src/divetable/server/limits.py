"""How much anybody may ask for. [T-8.2]"""

import time
from collections import OrderedDict

from divetable.server.config import Config

REMEMBERED = 50_000  # addresses
SHORT = 4096  # bytes of a message that is nothing but what somebody does
BURST = 8.0  # seconds' worth of long messages at once


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

    def give_back(self) -> None:
        """Give back what was taken but not used."""
        self._left = min(self._burst, self._left + 1)


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


class Limits:
    """What one address may do, over HTTP and websockets together."""

    def __init__(self, config: Config) -> None:
        wrong = config.wrong_codes_per_minute
        self.requests = Buckets(config.requests_per_second, config.requests_burst)
        self.wrong_codes = Buckets(wrong / 60, wrong)
        bytes = config.document_bytes_per_second
        self._documents = Buckets(bytes, BURST * bytes)

    def admits(self, address: str, size: int) -> bool:
        """Whether something as long as this may be read now.

        Sets of cards and positions are checked by the games' rules, a third of a millisecond for
        each 1,000 bytes: what is short costs nothing here.
        """
        return size <= SHORT or self._documents.of(address).take(size)
