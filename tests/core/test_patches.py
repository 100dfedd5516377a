"""A patch turns the old JSON form into the new one, and is no longer than it must be."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.core.codec import dump
from divetable.core.game import Seat
from divetable.core.patches import patch, patched
from divetable.core.values import Tagged, Value, replace
from divetable.games import GAMES
from divetable.lab.random_games import random_moves


class Fish(Tagged):
    length: int


class Wreck(Tagged):
    name: str


class Sea(Value):
    depth: int
    tides: tuple[int, ...]
    life: tuple[Fish | Wreck, ...]
    corner: tuple[int, str]
    best: Fish | Wreck | None
    diver: Fish | None
    notes: tuple[int, ...] | None
    log: list[str]


THINGS = st.one_of(st.builds(Fish, st.integers(0, 3)), st.builds(Wreck, st.sampled_from("ab")))
NUMBERS = st.lists(st.integers(0, 3), max_size=6).map(tuple)
SEAS = st.builds(
    Sea,
    depth=st.integers(0, 2),
    tides=NUMBERS,
    life=st.lists(THINGS, max_size=5).map(tuple),
    corner=st.tuples(st.integers(0, 2), st.sampled_from("ab")),
    best=st.none() | THINGS,
    diver=st.none() | st.builds(Fish, st.integers(0, 3)),
    notes=st.none() | NUMBERS,
    log=st.lists(st.sampled_from("ab"), max_size=3),
)


@given(SEAS, SEAS)
def test_a_patch_turns_one_form_into_the_other(old: Sea, new: Sea) -> None:
    changes = patch(old, new)
    assert patched(dump(old), dump(changes)) == dump(new)
    assert bool(changes) == (old != new)


@given(NUMBERS, NUMBERS)
def test_the_whole_document_can_be_an_array(old: tuple[int, ...], new: tuple[int, ...]) -> None:
    assert patched(list(old), dump(patch(old, new))) == list(new)


def test_a_long_row_that_loses_one_is_not_sent_again() -> None:
    sea = Sea(0, tuple(range(100)), (), (0, "a"), None, None, None, [])
    fewer = replace(sea, tides=sea.tides[:40] + sea.tides[41:])
    assert patch(sea, fewer) == [{"op": "remove", "path": "/tides/40"}]


def test_paths_can_begin_elsewhere() -> None:
    assert patch(Fish(1), Fish(2), "/best") == [
        {"op": "replace", "path": "/best/length", "value": 2}
    ]


@pytest.mark.parametrize("name", GAMES)
def test_views_of_a_whole_game_follow_by_patches(name: str) -> None:
    game = GAMES[name]
    for seat in (Seat(0), None):
        state = game.start(max(game.seats), None, "patches")
        view = game.view(state, seat)
        document = dump(view)
        for number, move in enumerate(random_moves(game, state, Random(3), incidents=0.02)):
            seen = game.view(move.step.state, seat)
            document = patched(document, dump(patch(view, seen)))
            view = seen
            if number == 150:
                break
        assert document == dump(view)
