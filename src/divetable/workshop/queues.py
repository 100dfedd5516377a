"""Fair turns: what comes next when many people want something done.

Work is asked for in the name of *keys*: a device, a table, an address. Within a rank the keys take
turns. If you ask for forty things, you wait longer for the fortieth, and nobody else does.
"""

from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")

REMEMBERED = 10_000  # keys that had a turn


class Rank(NamedTuple):
    """How one kind of work ranks among the others."""

    order: int  # a smaller one comes first
    at_once: int | None = None  # for one key
    waiting: int | None = None  # for one key; more is refused
    leaves_one_free: bool = False  # of the workers, if there are several
    waits: bool = False  # begins only while nothing that comes first is being done
    newest_first: bool = False  # for one key


class Full(Exception):
    """Too much is waiting for one of these keys; no more is accepted."""


class Place(Generic[T]):
    """A place in the queue."""

    __slots__ = ("ends_turn", "keys", "number", "rank", "work")

    def __init__(self, work: T, rank: Rank, keys: Sequence[str], number: int, ends: bool) -> None:
        self.work = work
        self.rank = rank
        self.keys = tuple((rank.order, key) for key in keys)
        self.number = number
        self.ends_turn = ends


class Queue(Generic[T]):
    """What is waiting and what is being done, for a fixed number of workers."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._waiting: dict[int, Place[T]] = {}  # by number, so the oldest come first
        self._doing: set[Place[T]] = set()
        self._waiting_for: Counter[tuple[int, str]] = Counter()
        self._doing_for: Counter[tuple[int, str]] = Counter()
        self._served: OrderedDict[tuple[int, str], int] = OrderedDict()  # key -> its last turn
        self._numbers = 0
        self._turns = 0

    def add(
        self, work: T, rank: Rank, keys: Sequence[str] = (), ends_turn: bool = True
    ) -> Place[T]:
        """Add something; work that does not end the turn of its keys has a second part."""
        place = Place(work, rank, keys, self._numbers, ends_turn)
        if rank.waiting is not None and any(
            self._waiting_for[key] >= rank.waiting for key in place.keys
        ):
            raise Full
        self._numbers += 1
        self._waiting[place.number] = place
        self._waiting_for.update(place.keys)
        return place

    def next(self) -> Place[T] | None:
        """Begin the next thing; None if nothing may begin now."""
        if len(self._doing) >= self._workers:
            return None
        ready = [place for place in self._waiting.values() if self._may_begin(place)]
        if not ready:
            return None
        place = min(ready, key=self._order)
        self.withdraw(place)
        self._doing.add(place)
        self._doing_for.update(place.keys)
        if place.ends_turn:
            self._turns += 1
            for key in place.keys:
                self._served[key] = self._turns
                self._served.move_to_end(key)
            while len(self._served) > REMEMBERED:
                self._served.popitem(last=False)
        return place

    def done(self, place: Place[T]) -> None:
        """Mark something that had begun as done."""
        self._doing.remove(place)
        _take_off(self._doing_for, place)

    def withdraw(self, place: Place[T]) -> bool:
        """Take something out of the queue; False if it has already begun."""
        if self._waiting.pop(place.number, None) is None:
            return False
        _take_off(self._waiting_for, place)
        return True

    def clear(self) -> list[T]:
        """Drop everything that is waiting."""
        dropped = list(self._waiting.values())
        for place in dropped:
            self.withdraw(place)
        return [place.work for place in dropped]

    def __len__(self) -> int:
        """How much is waiting."""
        return len(self._waiting)

    def _may_begin(self, place: Place[T]) -> bool:
        rank = place.rank
        if rank.waits and any(one.rank.order < rank.order for one in self._doing):
            return False
        if rank.leaves_one_free and self._workers > 1:
            others = sum(one.rank.leaves_one_free for one in self._doing)
            if others >= self._workers - 1:
                return False
        return rank.at_once is None or all(
            self._doing_for[key] < rank.at_once for key in place.keys
        )

    def _order(self, place: Place[T]) -> tuple[int, int, int]:
        """By rank, then by the longest time since the last turn, then by age."""
        turn = max((self._served.get(key, 0) for key in place.keys), default=0)
        age = -place.number if place.rank.newest_first else place.number
        return place.rank.order, turn, age


def _take_off(counts: Counter[tuple[int, str]], place: Place[T]) -> None:
    """Subtract, and forget counts of zero."""
    for key in place.keys:
        counts[key] -= 1
        if not counts[key]:
            del counts[key]
