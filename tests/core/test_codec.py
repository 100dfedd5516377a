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
    encode,
    load,
)
from divetable.core.values import Tagged, Value

Depth = NewType("Depth", int)


class Light(Enum):
    ABOVE = "above"
    BELOW = "below"


Torch = NewType("Torch", Light)


class Fish(Value):
    name: str
    length: float
    depth: Depth = Depth(1)


class Mate(Tagged):
    name: str


class Diver(Tagged):
    air: int
    mates: tuple["Mate | Diver", ...] = ()
    light: Light | None = None
    best: Fish | None = None


Person = Mate | Diver


class Wreck(Value):
    light: Light
    crew: tuple[Fish, ...]
    place: tuple[int, str]
    side: Literal["port", "starboard"] | None = None
    captain: Fish | None = None
    cargo: frozenset[int] = frozenset()


COD = Fish("cod", 1.5, Depth(3))
SHIP = Wreck(Light.BELOW, (COD, Fish("eel", 2)), (7, "x"), "port", COD, frozenset({3, 1}))
ANN = Diver(3, (Mate("Bo"), Diver(1)), Light.ABOVE)


def test_a_member_of_a_union_is_tagged_and_nothing_else_is() -> None:
    assert dump(ANN)["type"] == "Diver"
    assert dump(ANN)["mates"][0] == {"type": "Mate", "name": "Bo"}
    assert dump(COD) == {"name": "cod", "length": 1.5, "depth": 3}
    assert dump(SHIP)["cargo"] == [1, 3]
    assert dump(SHIP)["light"] == "below"
    assert dump(None) is None


@pytest.mark.parametrize(("kind", "thing"), [(Fish, COD), (Wreck, SHIP), (Person, ANN)])
def test_there_and_back(kind: Any, thing: Any) -> None:
    document = json.loads(json.dumps(dump(thing)))

    assert load(kind, document) == thing
    assert load(kind, thing) == thing
    assert json.loads(encode(thing)) == document


@given(
    st.builds(
        Fish, st.text(), st.floats(allow_nan=False, allow_infinity=False), st.integers().map(Depth)
    )
)
def test_any_fish_comes_back(fish: Fish) -> None:
    assert load(Fish, json.loads(json.dumps(dump(fish)))) == fish


def test_defaults_may_be_left_out() -> None:
    assert load(Fish, {"name": "cod", "length": 1}) == Fish("cod", 1)


def test_nobody_changes_a_value() -> None:
    with pytest.raises(AttributeError):
        COD.length = 2  # type: ignore[misc]  # on purpose


@pytest.mark.parametrize(
    ("kind", "document", "where", "problem"),
    [
        (Fish, {"name": "cod"}, "length", "missing"),
        (Fish, {"name": "cod", "length": 1, "age": 3}, "age", "no such field"),
        (Fish, {"name": 5, "length": 1}, "name", "expected a text, got a whole number"),
        (Fish, {"name": "cod", "length": True}, "length", "expected a number"),
        (Fish, {"name": "cod", "length": 1, "depth": 1.5}, "depth", "expected a whole number"),
        (Fish, [], "the document", "expected an object"),
        (Fish, None, "the document", "expected an object, got null"),
        (Person, {"type": "Whale"}, "type", "one of Mate, Diver"),
        (Person, {"type": 7}, "type", "a text"),
        (Person, {"name": "cod"}, "type", "missing"),
        (Person, "cod", "the document", "expected an object"),
        (Person, {"type": "Diver", "air": 1, "mates": [{"type": "X"}]}, "mates[0].type", "Mate"),
        (Person, {"type": "Diver", "air": 1, "light": "red"}, "light", "one of above, below"),
        (Person, {"type": "Diver", "air": 1, "best": {"name": 1}}, "best.name", "a text"),
        (Wreck, {"light": "sideways"}, "light", "one of above, below"),
        (Wreck, {"light": "above", "crew": [], "place": [1]}, "place", "of length 2"),
        (
            Wreck,
            {"light": "above", "crew": [], "place": [1, "x"], "side": "aft"},
            "side",
            "port, starboard",
        ),
        (Light, "sideways", "the document", "one of above, below"),
        (Torch, "sideways", "the document", "one of above, below"),
        (Literal["a", "b"], "c", "the document", "one of a, b"),
        (tuple[int, ...], {"0": 1}, "the document", "expected an array"),
        (tuple[int, ...], [1, "2"], "[1]", "expected a whole number"),
        (int | None, "1", "the document", "a whole number or null"),
        (bool, 1, "the document", "true or false"),
        (int, object(), "the document", "expected JSON"),
        (str, chr(0xD800), "the document", "expected JSON"),
    ],
)
def test_a_bad_document_is_refused_where_it_is_bad(
    kind: Any, document: Any, where: str, problem: str
) -> None:
    with pytest.raises(CodecError) as caught:
        load(kind, document)

    assert caught.value.where == where
    assert problem in caught.value.problem
    assert str(caught.value) == f"{where}: {caught.value.problem}"


def test_a_thing_made_in_python_may_be_wrong_too() -> None:
    with pytest.raises(CodecError, match="length: expected a number"):
        load(Fish, Fish("cod", "long"))  # type: ignore[arg-type]  # on purpose
    with pytest.raises(CodecError, match="expected JSON"):
        load(Fish, Fish("cod", 1j))  # type: ignore[arg-type]  # on purpose

    with pytest.raises(CodecError, match=r"expected .*\(Mate.*, got .*\[Mate"):
        load(Person, Diver(3, [Mate("Bo")]))  # type: ignore[arg-type]  # on purpose


def test_a_document_may_go_so_deep_and_no_deeper() -> None:
    deep: Json = 1
    for _ in range(DEEPEST - 2):
        deep = [deep]
    check_depth({"a": {"b": deep}})

    with pytest.raises(CodecError, match=r"a\.b\[0\]\[0\].*at most 32 levels"):
        check_depth({"a": {"b": [deep]}, "c": 1})
