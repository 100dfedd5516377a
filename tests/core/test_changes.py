"""A patch turns the old JSON form into the new one, and is no longer than it must be."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.core.changes import changes, field_differs, patched
from divetable.core.codec import dump
from divetable.core.game import Seat
from divetable.core.values import value
from divetable.games import GAMES
from divetable.lab.playing import random_moves


@value
class Fish:
    length: int


@value
class Wreck:
    name: str


@value
class Sea:
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
    patch = changes(Sea, old, new)
    assert patched(dump(Sea, old), patch) == dump(Sea, new)
    assert bool(patch) == (old != new)


@given(NUMBERS, NUMBERS)
def test_the_whole_document_can_be_an_array(old: tuple[int, ...], new: tuple[int, ...]) -> None:
    assert patched(list(old), changes(tuple[int, ...], old, new)) == list(new)


def test_a_long_row_that_loses_one_is_not_sent_again() -> None:
    sea = Sea(0, tuple(range(100)), (), (0, "a"), None, None, None, [])
    fewer = replace(sea, tides=sea.tides[:40] + sea.tides[41:])
    assert changes(Sea, sea, fewer) == [{"op": "remove", "path": "/tides/40"}]


def test_paths_can_begin_elsewhere() -> None:
    assert changes(Fish, Fish(1), Fish(2), "/best") == [
        {"op": "replace", "path": "/best/length", "value": 2}
    ]


def test_fields_can_be_compared_one_by_one() -> None:
    compare = field_differs(Fish)["length"]
    assert compare(1, 2, "/length") == [{"op": "replace", "path": "/length", "value": 2}]


@pytest.mark.parametrize("name", GAMES)
def test_views_of_a_whole_game_follow_by_patches(name: str) -> None:
    game = GAMES[name]
    kind: Any = game.types["view"]
    for seat in (Seat(0), None):
        state = game.start(max(game.seats), None, "patches")
        view = game.view(state, seat)
        document = dump(kind, view)
        for number, move in enumerate(random_moves(game, state, Random(3), incidents=0.02)):
            seen = game.view(move.step.state, seat)
            document = patched(document, changes(kind, view, seen))
            view = seen
            if number == 150:
                break
        assert document == dump(kind, view)
