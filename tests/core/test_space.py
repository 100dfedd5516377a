"""Spaces of actions."""

from collections import Counter
from random import Random

import pytest

from divetable.core.codec import dump, encode, load
from divetable.core.space import LONG, Alike, Listed, ListedChoice, Space
from divetable.core.values import Value
from divetable.wire.choices import actions_of


class Swim(Value):
    to: int


class Wait(Value): ...


class Dive(Value):
    who: str
    to: int


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


def test_a_long_list_tells_together_what_differs_in_one_part_only() -> None:
    dives = [Dive(who, to) for to in range(30) for who in ("Ann", "Bea")] + [Dive("Cem", 7)]

    told = Listed(dives).describe()

    assert told == ListedChoice(
        "Dive",
        [Dive("Cem", 7)],
        (
            Alike(Dive("Ann", 0), "to", tuple(range(30))),
            Alike(Dive("Bea", 0), "to", tuple(range(30))),
        ),
    )
    assert {load(Dive, action) for action in actions_of(dump(told))} == set(dives)
    assert len(actions_of(dump(told))) == len(dives)


def test_a_list_that_is_not_long_is_a_list() -> None:
    dives = [Dive("Ann", to) for to in range(LONG)]

    assert Listed(dives).text() == encode({"kind": "Dive", "any_of": dives})


def test_checking_is_left_to_the_rules() -> None:
    def refuse(action: Action) -> None:
        raise ValueError(action)

    with pytest.raises(ValueError, match="Swim"):
        Space((Listed([Swim(1)]),), refuse).check(Swim(1))
