"""Long bytes, in pieces.

Copying megabytes takes milliseconds, during which no other thread of the process runs. So long
bytes are passed on piece by piece, from a socket to another process and back.
"""

import pickle
from collections.abc import Iterable, Iterator
from typing import Any

PIECE = 65_536  # bytes


class Pieces:
    """Bytes that are never copied as a whole, not even on their way to another process.

    >>> b"".join(Pieces.of(b"dive")), len(Pieces.of(bytes(100_000)))
    (b'dive', 100000)
    """

    __slots__ = ("_parts", "_size")

    def __init__(self, parts: Iterable[bytes]) -> None:
        self._parts = tuple(parts)
        self._size = sum(map(len, self._parts))

    @classmethod
    def of(cls, data: bytes) -> "Pieces":
        return cls(data[at : at + PIECE] for at in range(0, len(data), PIECE))

    def __len__(self) -> int:
        """Of all bytes."""
        return self._size

    def __iter__(self) -> Iterator[bytes]:
        return iter(self._parts)

    def __reduce__(self) -> Any:
        return Pieces, ([pickle.PickleBuffer(part) for part in self._parts],)
