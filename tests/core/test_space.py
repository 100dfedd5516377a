"""Spaces of actions."""

from collections import Counter
from random import Random

import pytest

from divetable.core.space import Listed, ListedChoice, Space
from divetable.core.values import Value


class Swim(Value):
    to: int


class Wait(Value): ...


Action = Swim | Wait


def space(*, weight: float = 1.0) -> Space[Action]:
    swims = Listed([Swim(1), Swim(2), Swim(3)])
    waits = Listed([Wait()], weight)
    return Space((swims, waits), lambda action: None)


def test_a_space_counts_and_lists() -> None:
    assert len(space()) == 4
    assert list(space()) == [Swim(1), Swim(2), Swim(3), Wait()]
    assert space().kinds == ("Swim", "Wait")
    assert list(space().part("Wait")) == [Wait()]
    assert space()
    assert not Space((), lambda action: None)


def test_a_kind_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        space().part("Sink")


def test_kinds_come_up_by_their_weight() -> None:
    rng = Random(1)
    drawn = Counter(space(weight=3).sample(rng) for _ in range(4000))

    assert 2850 < drawn[Wait()] < 3150
    assert all(250 < drawn[Swim(to)] < 420 for to in (1, 2, 3))


def test_one_kind_needs_no_weighing() -> None:
    only: Space[Action] = Space((Listed([Swim(9)]),), lambda action: None)

    assert only.sample(Random(0)) == Swim(9)


def test_a_part_is_written_once() -> None:
    part = Listed([Swim(1)])

    assert part.text() == b'{"kind":"Swim","any_of":[{"to":1}]}'
    assert part.text() is part.text()


def test_a_space_describes_itself() -> None:
    assert space().describe() == [
        ListedChoice("Swim", [Swim(1), Swim(2), Swim(3)]),
        ListedChoice("Wait", [Wait()]),
    ]


def test_checking_is_left_to_the_rules() -> None:
    def refuse(action: Action) -> None:
        raise ValueError(action)

    with pytest.raises(ValueError, match="Swim"):
        Space((Listed([Swim(1)]),), refuse).check(Swim(1))
