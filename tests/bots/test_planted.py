"""A planted change is there while it should be, and not longer."""

import sys
from functools import cached_property

import pytest

from tests.bots import planted as module
from tests.bots.planted import cited, planted


def air(row: int) -> int:
    """What a turn costs. [S-6.1]"""
    return max(1, row // 2)


class Boat:
    @property
    def length(self) -> int:
        return 3

    @cached_property
    def weight(self) -> int:
        return 4


def test_a_function_plays_otherwise_in_the_block() -> None:
    held = air
    with planted(air, "row // 2", "row // 3"):
        assert held(9) == 3

    assert air(9) == 4


def test_it_is_itself_again_after_an_error() -> None:
    with pytest.raises(ValueError, match="lost"), planted(air, "row // 2", "row // 3"):
        raise ValueError("lost")

    assert air(9) == 4


def test_properties_stand_for_their_functions() -> None:
    with planted(Boat.length, "3", "5"), planted(vars(Boat)["weight"], "4", "6"):
        assert (Boat().length, Boat().weight) == (5, 6)

    assert (Boat().length, Boat().weight) == (3, 4)


@pytest.mark.parametrize("old", ["row // 9", "row"])
def test_a_text_that_is_not_there_once_is_refused(old: str) -> None:
    with pytest.raises(AssertionError), planted(air, old, "1"):
        pass


def test_rules_are_found_by_their_numbers() -> None:
    assert "S-6.1" in cited([sys.modules[__name__]])
    assert cited([module]) == set()
