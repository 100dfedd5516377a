"""The difference between two values of one type, as a JSON Patch (RFC 6902) of their documents.

A client turns the old document into the new one with a few lines of code or any JSON Patch library.
The values inside a patch are written out together with it.

>>> from divetable.core.values import Value
>>> class Diver(Value):
...     name: str
...     air: tuple[int, ...]
>>> patch(Diver("Ada", (1, 2, 3)), Diver("Ada", (1, 3)))
[{'op': 'replace', 'path': '/air', 'value': (1, 3)}]
>>> patch(Diver("Ada", tuple(range(20))), Diver("Ada", tuple(range(19))))
[{'op': 'remove', 'path': '/air/19'}]
"""

from collections.abc import Iterable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from divetable.core.codec import Json
from divetable.core.values import Value

Change = dict[str, Any]

SHORT = 8  # items


def patch(old: Any, new: Any, path: str = "") -> list[Change]:
    """The patch that turns the document of `old` into that of `new`; paths begin with `path`."""
    found: list[Change] = []
    if old is not new and old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: str, found: list[Change]) -> None:
    """Only called with two values that differ."""
    if type(old) is type(new) and (names := names_of(new.__class__)):
        for name in names:
            before, after = getattr(old, name), getattr(new, name)
            if before is not after and before != after:
                _compare(before, after, f"{path}/{name}", found)
    elif is_array(new) and is_array(old):
        _compare_arrays(old, new, path, found)
    else:
        found.append({"op": "replace", "path": path, "value": new})


def _compare_arrays(old: Sequence[Any], new: Sequence[Any], path: str, found: list[Change]) -> None:
    """Changes in the middle; equal items at both ends stay.

    A short array of plain values is sent whole: it is hardly longer, and quicker.
    """
    if len(new) <= SHORT and not any(is_made_of_parts(item) for item in new):
        found.append({"op": "replace", "path": path, "value": new})
        return
    start, end = _common(old, new)
    removed, added = len(old) - start - end, len(new) - start - end
    both = min(removed, added)
    for at in range(start, start + both):
        before, after = old[at], new[at]
        if before is not after and before != after:
            _compare(before, after, f"{path}/{at}", found)
    for _ in range(removed - both):
        found.append({"op": "remove", "path": f"{path}/{start + both}"})
    for at in range(start + both, start + added):
        found.append({"op": "add", "path": f"{path}/{at}", "value": new[at]})


@cache
def names_of(kind: Any) -> tuple[str, ...]:
    """The parts of a value or of a table's state; anything else has none."""
    if issubclass(kind, Value):
        names: tuple[str, ...] = kind.__struct_fields__
        return names
    return tuple(part.name for part in fields(kind)) if is_dataclass(kind) else ()


def is_array(thing: Any) -> bool:
    return isinstance(thing, tuple | list)


def is_made_of_parts(thing: Any) -> bool:
    return isinstance(thing, Value) or is_array(thing)


def _common(old: Sequence[Any], new: Sequence[Any]) -> tuple[int, int]:
    """How many items are equal at the start and, in the rest, at the end."""
    shorter = min(len(old), len(new))
    start = _same_until(old, new, shorter)
    return start, _same_until(reversed(old), reversed(new), shorter - start)


def _same_until(old: Iterable[Any], new: Iterable[Any], most: int) -> int:
    """How many items are equal from the start; nearly all are the very same objects."""
    for at, before, after in zip(range(most), old, new, strict=False):
        if before is not after and before != after:
            return at
    return most


def patched(document: Json, changes: list[Change]) -> Json:
    """The document after a patch made here; consumes the document passed in."""
    holder = {"": document}
    for change in changes:
        names: list[str] = change["path"].split("/")
        way, last = names[:-1], names[-1]
        at: Any = holder
        for name in way:
            at = at[int(name) if is_array(at) else name]
        if is_array(at):
            _patch_array(at, int(last), change)
        else:  # objects have the same names before and after
            at[last] = change["value"]
    return holder[""]


def _patch_array(array: list[Json], at: int, change: Change) -> None:
    match change["op"]:
        case "add":
            array.insert(at, change["value"])
        case "remove":
            del array[at]
        case _:
            array[at] = change["value"]
