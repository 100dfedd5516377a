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

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any

from divetable.core.codec import Json
from divetable.core.values import Value

Change = dict[str, Any]

SHORT = 8  # items
PLAIN = frozenset({int, str, bool, float, type(None)})


def patch(old: Any, new: Any, path: str = "") -> list[Change]:
    """The patch that turns the document of `old` into that of `new`; paths begin with `path`."""
    found: list[Change] = []
    if old is not new and old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: str, found: list[Change]) -> None:
    """Only called with two values that differ."""
    kind: Any = new.__class__
    if kind in PLAIN or old is None:
        found.append({"op": "replace", "path": path, "value": new})
    elif kind is old.__class__ and (names := names_of(kind)):
        before, after = parts_of(kind)(old), parts_of(kind)(new)
        for at in _differing(before, after):
            _compare(before[at], after[at], f"{path}/{names[at]}", found)
    elif is_array(new) and is_array(old):
        _compare_arrays(old, new, path, found)
    else:
        found.append({"op": "replace", "path": path, "value": new})


def _compare_arrays(old: Sequence[Any], new: Sequence[Any], path: str, found: list[Change]) -> None:
    """Changes in the middle; equal items at both ends stay.

    A short array of plain values is sent whole: it is hardly longer, and quicker.
    """
    if len(new) <= SHORT and PLAIN.issuperset(map(type, new)):
        found.append({"op": "replace", "path": path, "value": new})
        return
    if len(old) == len(new):
        for at in _differing(old, new):
            _compare(old[at], new[at], f"{path}/{at}", found)
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


def _differing(old: Sequence[Any], new: Sequence[Any]) -> Iterable[int]:
    """The places at which two rows of the same length differ."""
    return compress(range(len(new)), map(ne, old, new))


@cache
def names_of(kind: Any) -> tuple[str, ...]:
    """The parts of a value or of a table's state; anything else has none."""
    if issubclass(kind, Value):
        names: tuple[str, ...] = kind.__struct_fields__
        return names
    return tuple(part.name for part in fields(kind)) if is_dataclass(kind) else ()


@cache
def parts_of(kind: Any) -> Callable[[Any], Sequence[Any]]:
    """What stands in them, in the same order."""
    first, *others = names_of(kind)
    return attrgetter(first, *others) if others else lambda thing: (getattr(thing, first),)


def is_array(thing: Any) -> bool:
    return isinstance(thing, tuple | list)


def _common(old: Sequence[Any], new: Sequence[Any]) -> tuple[int, int]:
    """How many items are equal at the start and, in the rest, at the end."""
    shorter = min(len(old), len(new))
    start = _same_until(old, new, shorter)
    return start, _same_until(reversed(old), reversed(new), shorter - start)


def _same_until(old: Iterable[Any], new: Iterable[Any], most: int) -> int:
    """How many items are equal from the start."""
    return next(compress(range(most), map(ne, old, new)), most)


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
