"""Chance is the same everywhere, for ever."""

from collections import Counter
from hashlib import shake_256
from itertools import permutations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from divetable.core.chance import Chance, below, shuffled


def test_a_stream_is_what_the_description_says() -> None:
    """Recomputed from the docstring, without our code: anyone can check a shuffle."""
    raw = b"".join(shake_256(f"seed/ocean/{block}".encode()).digest(320) for block in (0, 1))
    words = [int.from_bytes(raw[at : at + 4], "big") / 2**32 for at in range(0, len(raw), 4)]
    stream = Chance("seed", "ocean")

    assert [stream.random() for _ in words] == words


def test_a_shuffle_never_changes() -> None:
    """Pinned: a stored seed must give the same deck in every version."""
    assert shuffled(range(10), Chance("pinned", 1)) == [1, 9, 4, 2, 0, 7, 3, 6, 8, 5]
    assert below(1000, Chance("pinned", 2)) == 834


def test_many_numbers_at_once_are_the_same_as_one_by_one() -> None:
    """And the stream goes on where they end."""
    limits = [36, 35, 2, 1, 8, 1000, 10**9] * 30
    at_once, one_by_one = Chance("many"), Chance("many")

    assert at_once.below(limits) == [below(limit, one_by_one) for limit in limits]
    assert at_once.random() == one_by_one.random()


def test_every_order_is_as_likely() -> None:
    stream = Chance("fair")
    seen = Counter(tuple(shuffled("abc", stream)) for _ in range(6000))

    assert seen.keys() == set(permutations("abc"))
    assert all(850 < times < 1150 for times in seen.values())


def test_streams_of_different_keys_differ() -> None:
    assert Chance("seed", "ocean").random() != Chance("seed", "chief").random()
    assert Chance("seed", 1).random() != Chance("seed", 11).random()


@given(st.lists(st.integers()), st.integers())
def test_shuffling_keeps_everything(items: list[int], seed: int) -> None:
    before = list(items)

    assert sorted(shuffled(items, Random(seed))) == sorted(items)
    assert items == before


@given(st.integers(1, 10**6), st.integers())
def test_below_stays_below(limit: int, seed: int) -> None:
    assert 0 <= below(limit, Chance(seed)) < limit
