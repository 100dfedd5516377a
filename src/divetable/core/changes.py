"""What differs between two things of one type, as a JSON Patch (RFC 6902) of their JSON forms.

A client that holds the old form makes the new one of it, with a few lines of code or with any
library for such patches. Only what differs is dumped: comparing is much cheaper than dumping.

>>> from divetable.core.values import value
>>> @value
... class Diver:
...     name: str
...     air: tuple[int, ...]
>>> changes(Diver, Diver("Ada", (1, 2, 3)), Diver("Ada", (1, 3)))
[{'op': 'replace', 'path': '/air', 'value': [1, 3]}]
>>> changes(Diver, Diver("Ada", tuple(range(20))), Diver("Ada", tuple(range(19))))
[{'op': 'remove', 'path': '/air/19'}]
"""

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import compress
from operator import is_not
from types import UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from divetable.core.codec import Json, dumper, is_own_form, parts_of

Change = dict[str, Json]
Differ = Callable[[Any, Any, str, list[Change]], None]

SHORT = 8  # items


def changes(kind: Any, old: Any, new: Any, path: str = "") -> list[Change]:
    """The patch that turns the JSON form of `old` into that of `new`; paths begin with `path`."""
    return differ(kind)(old, new, path)


def differ(kind: Any) -> Callable[[Any, Any, str], list[Change]]:
    """`changes` for one type: quicker for whoever needs it often."""
    find = _differ(kind)

    def compare(old: Any, new: Any, path: str) -> list[Change]:
        found: list[Change] = []
        if old is not new and old != new:
            find(old, new, path, found)
        return found

    return compare


def field_differs(kind: Any) -> dict[str, Callable[[Any, Any, str], list[Change]]]:
    """A differ for each field of a dataclass."""
    hints = get_type_hints(kind)
    return {field.name: differ(hints[field.name]) for field in fields(kind)}


def patched(document: Json, patch: list[Change]) -> Json:
    """The document after a patch made here; the document handed in is used up."""
    holder = {"": document}
    for change in patch:
        names: list[str] = change["path"].split("/")
        way, last = names[:-1], names[-1]
        at: Any = holder
        for name in way:
            at = at[int(name) if _is_array(at) else name]
        if _is_array(at):
            _patch_array(at, int(last), change)
        else:  # objects have the same names before and after
            at[last] = change["value"]
    return holder[""]


def _is_array(thing: Any) -> bool:
    return isinstance(thing, list)


def _patch_array(array: list[Json], at: int, change: Change) -> None:
    match change["op"]:
        case "add":
            array.insert(at, change["value"])
        case "remove":
            del array[at]
        case _:
            array[at] = change["value"]


@cache
def _differ(kind: Any) -> Differ:
    """Called only with two things that differ."""
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    if get_origin(kind) in (Union, UnionType):
        return _union_differ(kind)
    if get_origin(kind) in (tuple, list):
        return _array_differ(kind)
    if _is_dataclass(kind):
        return _dataclass_differ(kind)
    return _replacer(kind)


def _is_dataclass(kind: Any) -> bool:
    return is_dataclass(kind)


def _replacer(kind: Any) -> Differ:
    dump = dumper(kind)

    def replace(old: Any, new: Any, path: str, found: list[Change]) -> None:
        found.append({"op": "replace", "path": path, "value": dump(new)})

    return replace


def _union_differ(kind: Any) -> Differ:
    members: tuple[Any, ...] = get_args(kind)
    classes = {member: _differ(member) for member in members if _is_dataclass(member)}
    others = [member for member in members if get_origin(member) in (tuple, list)]
    replace = _replacer(kind)

    def differ(old: Any, new: Any, path: str, found: list[Change]) -> None:
        if type(old) is type(new) and type(new) in classes:
            classes[type(new)](old, new, path, found)
        elif others and isinstance(old, tuple | list) and isinstance(new, tuple | list):
            _differ(others[0])(old, new, path, found)
        else:
            replace(old, new, path, found)

    return differ


def _dataclass_differ(kind: Any) -> Differ:
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    parts = parts_of(names)
    paths = [f"/{name}" for name in names]
    differs: list[Differ] = []  # made when first needed, so that types may contain themselves

    def differ(old: Any, new: Any, path: str, found: list[Change]) -> None:
        if not differs:
            differs.extend(_differ(hints[name]) for name in names)
        before, after = parts(old), parts(new)
        maybe = zip(paths, differs, before, after, strict=True)
        for way, find, was, now in compress(maybe, map(is_not, before, after)):
            if was != now:
                find(was, now, path + way, found)

    return differ


def _array_differ(kind: Any) -> Differ:
    args = get_args(kind)
    endless = get_origin(kind) is list or args[-1:] == (Ellipsis,)
    kinds = args[:1] if endless else args
    differs: list[Differ] = []
    dump = dumper(args[0])  # only endless arrays grow
    dump_all = dumper(kind)
    plain = all(map(is_own_form, kinds))

    def differ(old: Any, new: Any, path: str, found: list[Change]) -> None:
        """What comes and goes in the middle; what stands before and after it stays.

        A short array of plain things is sent as a whole: that is hardly longer, and sooner done.
        """
        if plain and len(new) <= SHORT:
            found.append({"op": "replace", "path": path, "value": dump_all(new)})
            return
        if not differs:
            differs.extend(map(_differ, kinds))
        start, end = _common(old, new)
        removed, added = len(old) - start - end, len(new) - start - end
        both = min(removed, added)
        for at in range(start, start + both):
            before, after = old[at], new[at]
            if before is not after and before != after:
                differs[0 if endless else at](before, after, f"{path}/{at}", found)
        for _ in range(removed - both):
            found.append({"op": "remove", "path": f"{path}/{start + both}"})
        for at in range(start + both, start + added):
            found.append({"op": "add", "path": f"{path}/{at}", "value": dump(new[at])})

    return differ


def _common(old: Any, new: Any) -> tuple[int, int]:
    """How many items are the same at the start and, of the rest, at the end."""
    shorter = min(len(old), len(new))
    start = _same_until(old, new, shorter)
    return start, _same_until(reversed(old), reversed(new), shorter - start)


def _same_until(old: Iterable[Any], new: Iterable[Any], most: int) -> int:
    """How many items are the same from the start on; nearly all are the very same objects."""
    for at, before, after in zip(range(most), old, new, strict=False):
        if before is not after and before != after:
            return at
    return most
