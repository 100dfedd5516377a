"""Values to documents and back: what `json.dumps` takes, and what it gives.

msgspec does the work. This module adds error messages for people: where a document does not fit its
type, and what was expected there.

>>> load(tuple[int, ...], [1, "two"])
Traceback (most recent call last):
divetable.core.codec.CodecError: [1]: expected a whole number, got a text
"""

import re
from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from divetable.core.values import Value

Json = Any  # what json.dumps takes; its recursive type helps nobody here
DEEPEST = 32  # levels of arrays and objects that we accept; our own need a third of them
LONGEST_PLACE = 200  # characters

encode = msgspec.json.Encoder().encode
_write = msgspec.json.Encoder(order="deterministic").encode

UNWRITABLE = (TypeError, ValueError, OverflowError, RecursionError)
"""What msgspec raises for a value that has no JSON form."""
NAMES = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "null": "null",
    "array": "an array",
    "object": "an object",
}


class CodecError(Exception):
    """A document that does not fit its type."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where or 'the document'}: {problem}")
        self.where = where or "the document"
        self.problem = problem


def dump(thing: Any) -> Json:
    """The document of a value; sets become sorted lists."""
    return msgspec.json.decode(_write(thing))


def load(kind: Any, document: Json) -> Any:
    """The value of this type that a document describes; a CodecError if it does not fit.

    It also takes a value made in Python, and checks it down to the last field, since anything could
    have been put into it.
    """
    try:
        found = _decoder(kind)(encode(document))
    except msgspec.ValidationError as error:
        raise _explained(kind, dump(document), str(error)) from None
    except UNWRITABLE as error:
        raise CodecError("", f"expected JSON, but {error}") from None
    if isinstance(document, Value) and found != document:  # such as a list for a tuple
        raise CodecError("", f"expected {found}, got {document}")
    return found


@cache
def _decoder(kind: Any) -> Callable[[bytes], Any]:
    return msgspec.json.Decoder(kind).decode


# What was wrong


def _explained(kind: Any, document: Json, error: str) -> CodecError:
    """What msgspec found, in our words, with the choices if there are any."""
    problem, _, where = error.partition(" - at `$")
    where = where.rstrip("`").removeprefix(".")
    if named := re.match(r"Object (contains unknown|missing required) field `(.*)`", problem):
        where = f"{where}.{named[2]}".removeprefix(".")
        is_missing = named[1].startswith("missing")
        return CodecError(where, "expected a value, but it is missing" if is_missing else NO_FIELD)
    if problem.startswith("Invalid"):
        choices = ", ".join(map(str, _choices(kind, document, where)))
        return CodecError(where, f"expected one of {choices}" if choices else problem)
    problem = re.sub(r"`([a-z| ]+)`", _in_words, problem)
    return CodecError(where, problem[:1].lower() + problem[1:])


def _in_words(found: re.Match[str]) -> str:
    return " or ".join(NAMES.get(kind, kind) for kind in found[1].split(" | "))


NO_FIELD = "expected no such field"


def _choices(kind: Any, document: Json, where: str) -> tuple[Any, ...]:
    """What would have been valid there: follows the path again, in both type and document."""
    for name in re.findall(r"\w+", where.removesuffix("type")):
        kind = _member(kind, document)
        if isinstance(kind, type):
            kind, document = get_type_hints(kind)[name], document[name]
        else:
            items = [item for item in get_args(kind) if item is not Ellipsis]
            kind, document = items[min(int(name), len(items) - 1)], document[int(name)]
    kind = _member(kind, None)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return tuple(member.value for member in kind)
    return tuple(filter(None, map(_tag, get_args(kind))))


def _member(kind: Any, document: Json) -> Any:
    """The type behind a name; for a union, the member that the document belongs to."""
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    if get_origin(kind) not in (Union, UnionType):
        return kind
    members = [one for one in get_args(kind) if one is not NoneType]
    if len(members) == 1:
        return _member(members[0], document)
    tag: Json = document["type"] if document else None
    return next((one for one in members if tag and _tag(one) == tag), kind)


def _tag(kind: Any) -> Any:
    return getattr(getattr(kind, "__struct_config__", None), "tag", None)


# How deep it goes


def check_depth(document: Json) -> None:
    """Raise a CodecError if a document is nested too deeply, and say where. No recursion."""
    level: list[Any] = [(document, "", None)]  # a part, its name, and what it is in
    for _ in range(DEEPEST):
        level = [
            (part, name, within)
            for within in level
            for name, part in _named_parts(within[0])
            if type(part) in (dict, list)
        ]
        if not level:
            return
    names: list[str] = []
    part = level[0]
    while part is not None:
        names.append(part[1])
        part = part[2]
    raise too_deep("".join(reversed(names)).removeprefix("."))


def too_deep(where: str) -> CodecError:
    problem = f"expected at most {DEEPEST} levels of arrays and objects"
    return CodecError(where[:LONGEST_PLACE], problem)


def _named_parts(thing: Any) -> Iterator[tuple[str, Json]]:
    """The parts of an array or object, named as they are in a path."""
    if _is_object(thing):
        return ((f".{name}", part) for name, part in thing.items())
    return ((f"[{at}]", part) for at, part in enumerate(thing if _is_array(thing) else ()))


# These narrow no types: all that is known of a document is what its own type says.
def _is_object(thing: Json) -> bool:
    return type(thing) is dict


def _is_array(thing: Json) -> bool:
    return type(thing) is list
