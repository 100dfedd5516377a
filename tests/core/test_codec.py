"""Dataclasses to JSON and back, strictly."""

import json
from enum import Enum
from typing import Any, Literal, NewType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.core.codec import (
    DEEPEST,
    CodecError,
    Json,
    check_depth,
    dump,
    fits,
    load,
    pack,
    unpack,
)
from divetable.core.values import value

Depth = NewType("Depth", int)


class Light(Enum):
    ABOVE = "above"
    BELOW = "below"


@value
class Fish:
    name: str
    length: float
    depth: Depth = Depth(1)


@value
class Wreck:
    light: Light
    crew: tuple[Fish, ...]
    place: tuple[int, str]
    side: Literal["port", "starboard"] | None = None
    captain: Fish | None = None
    cargo: frozenset[int] = frozenset()


Found = Fish | Wreck | None

COD = Fish("cod", 1.5, Depth(3))
SHIP = Wreck(Light.BELOW, (COD, Fish("eel", 2)), (7, "x"), "port", COD, frozenset({3, 1}))


def test_a_union_is_tagged_and_an_option_is_not() -> None:
    assert dump(Found, COD) == {"type": "Fish", "name": "cod", "length": 1.5, "depth": 3}
    assert dump(Wreck, SHIP)["captain"] == {"name": "cod", "length": 1.5, "depth": 3}
    assert dump(Wreck, SHIP)["cargo"] == [1, 3]
    assert dump(Found, None) is None


@pytest.mark.parametrize("thing", [COD, SHIP, None])
def test_there_and_back(thing: Found) -> None:
    document = json.loads(json.dumps(dump(Found, thing)))

    assert load(Found, document) == thing
    assert fits(Found, thing)


@given(st.builds(Fish, st.text(), st.floats(allow_nan=False), st.integers().map(Depth)))
def test_any_fish_comes_back(fish: Fish) -> None:
    assert load(Fish, json.loads(json.dumps(dump(Fish, fish)))) == fish


def test_defaults_may_be_left_out() -> None:
    assert load(Fish, {"name": "cod", "length": 1}) == Fish("cod", 1)


@pytest.mark.parametrize(
    ("document", "where", "expected"),
    [
        ({"name": "cod"}, "length", "missing"),
        ({"name": "cod", "length": 1, "age": 3}, "age", "no such field"),
        ({"name": 5, "length": 1}, "name", "a text"),
        ({"name": "cod", "length": True}, "length", "a number"),
        ({"name": "cod", "length": 1, "depth": 1.5}, "depth", "a whole number"),
        ([], "the document", "an object with name, length, depth"),
    ],
)
def test_a_bad_document_is_refused_where_it_is_bad(
    document: Any, where: str, expected: str
) -> None:
    with pytest.raises(CodecError) as caught:
        load(Fish, document)

    assert caught.value.where == where
    assert expected in caught.value.expected
    assert where in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "document", "expected"),
    [
        (Found, {"type": "Whale"}, "one of Fish, Wreck"),
        (Found, {"name": "cod"}, "one of Fish, Wreck"),
        (Found, "cod", "one of Fish, Wreck"),
        (Light, "sideways", "one of above, below"),
        (Literal["a", 1], True, "one of a, 1"),
        (tuple[int, str], [1], "an array of 2"),
        (tuple[int, ...], {"0": 1}, "an array"),
        (tuple[int, ...], [1, "2"], "a whole number"),
        (int | None, "1", "a whole number"),
        (bool, 1, "true or false"),
    ],
)
def test_wrong_forms_are_refused(kind: Any, document: Any, expected: str) -> None:
    with pytest.raises(CodecError, match=expected):
        load(kind, document)


def test_what_does_not_fit_does_not_fit() -> None:
    assert not fits(Fish, Fish("cod", "long"))  # type: ignore[arg-type]  # on purpose
    assert not fits(Found, "cod")
    assert not fits(tuple[int, str], (1,))
    assert not fits(tuple[int, str], (1, 2))
    assert not fits(tuple[int, ...], [1])
    assert not fits(Literal["a"], "b")
    assert not fits(Light, "above")
    assert fits(float, 1)
    assert fits(int | None, None)


def test_a_stored_document_is_brought_up_to_date() -> None:
    """Version 1 had inches, version 2 no depth."""
    upgrades = {
        1: lambda body: {"name": body["name"], "length": body["inches"] * 2.54},
        2: lambda body: {**body, "depth": 1},
    }
    old = {"format": "fish", "version": 1, "body": {"name": "cod", "inches": 10}}

    assert unpack("fish", 3, Fish, old, upgrades) == Fish("cod", 25.4)
    assert unpack("fish", 3, Fish, pack("fish", 3, Fish, COD), upgrades) == COD


@pytest.mark.parametrize(
    "document",
    [{"format": "ship", "version": 1, "body": {}}, {"format": "fish", "body": {}}, None, []],
)
def test_something_else_is_not_unpacked(document: Any) -> None:
    with pytest.raises(CodecError, match="a stored fish with a version"):
        unpack("fish", 1, Fish, document, {})


def test_a_newer_document_is_refused() -> None:
    newer = {"format": "fish", "version": 4, "body": {}}

    with pytest.raises(CodecError, match="3 or older"):
        unpack("fish", 3, Fish, newer, {})


def test_a_document_may_go_so_deep_and_no_deeper() -> None:
    deep: Json = 1
    for _ in range(DEEPEST - 2):
        deep = [deep]
    check_depth({"a": {"b": deep}})

    with pytest.raises(CodecError, match=r"a\.b\[0\]\[0\].*at most 32 levels"):
        check_depth({"a": {"b": [deep]}, "c": 1})
