"""Dataclasses to JSON and back, driven by their types.

* A dataclass is an object with its fields; inside a union it also has its class name as "type".
* A tuple, list or frozenset (sorted) is an array; an Enum is its value;
  None, bool, int, float and str are themselves.
* Loading is strict: an unknown or missing field, or a value of another type, is a CodecError
  that says where. `True` is not a number.
* A stored document has a version; older ones pass through the upgrades in between.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from itertools import repeat
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Literal, NewType, Union, cast, get_args, get_origin, get_type_hints

Json = Any  # what json.dumps takes; its recursive type helps nobody here
ARRAYS = (tuple, list, frozenset)
DEEPEST = 32  # levels of arrays and objects that somebody may send; our own need a third of it
LONGEST_PLACE = 200  # characters


class CodecError(Exception):
    """A document that does not have the form of its type."""

    def __init__(self, where: str, expected: str) -> None:
        super().__init__(f"{where or 'the document'}: expected {expected}")
        self.where = where or "the document"
        self.expected = expected


def check_depth(document: Json) -> None:
    """A CodecError if a document goes too deep; it says where. It uses no recursion itself."""
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
    return CodecError(where[:LONGEST_PLACE], f"at most {DEEPEST} levels of arrays and objects")


def _named_parts(thing: Any) -> Iterator[tuple[str, Json]]:
    """The parts of an array or object, named as in a path."""
    if _is_a(dict, thing):
        given: dict[str, Json] = thing
        return ((f".{name}", part) for name, part in given.items())
    array: list[Json] = thing if _is_a(list, thing) else []
    return ((f"[{at}]", part) for at, part in enumerate(array))


def dump(kind: Any, thing: Any) -> Json:
    """The JSON form of a thing of this type."""
    return _dumper(kind)(thing)


def dumper(kind: Any) -> Callable[[Any], Json]:
    """`dump` for one type: quicker for whoever needs it often, as types are slow to look up."""
    return _dumper(kind)


def load(kind: Any, document: Json) -> Any:
    """The thing that has this JSON form; a CodecError if there is none."""
    return _loader(kind)(document, "")


def loader(kind: Any) -> Callable[[Json], Any]:
    """`load` for one type."""
    load_from = _loader(kind)
    return lambda document: load_from(document, "")


def fits(kind: Any, thing: object) -> bool:
    """Is this thing of this type, down to its last field?"""
    return _fitter(kind)(thing)


Upgrades = Mapping[int, Callable[[Json], Json]]  # version -> its body in the next version


def pack(name: str, version: int, kind: Any, thing: Any) -> Json:
    """A document to store: what it is, in which version, and the thing itself."""
    return {"format": name, "version": version, "body": dump(kind, thing)}


def unpack(name: str, version: int, kind: Any, document: Json, upgrades: Upgrades) -> Any:
    """The thing in a stored document, brought up to this version."""
    match document:
        case {"format": str(found), "version": int(old), "body": body} if found == name:
            pass
        case _:
            raise CodecError("", f"a stored {name} with a version")
    if old > version:
        raise CodecError("version", f"{version} or older, for this program is older than the file")
    for step in range(old, version):
        body = upgrades[step](body)
    return load(kind, body)


def _plain(kind: Any) -> Any:
    """The type behind a NewType or a parametrised dataclass."""
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    return kind


# These narrow no type: what is known of a document is what its own type says.
def _is_dataclass(kind: Any) -> bool:
    return is_dataclass(kind)


def _is_a(kind: Any, thing: Any) -> bool:
    return type(thing) is kind


def _made(kind: Any, parts: list[Any]) -> Any:
    return kind(parts)


def _is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def _members(kind: Any) -> tuple[Any, ...] | None:
    """The alternatives of a union."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else None


@cache
def _dumper(kind: Any) -> Callable[[Any], Json]:
    kind = _plain(kind)
    if members := _members(kind):
        return _union_dumper(members)
    if get_origin(kind) in ARRAYS:
        return _array_dumper(kind)
    if _is_dataclass(kind):
        return _dataclass_dumper(kind)
    if _is_enum(kind):
        return lambda thing: thing.value
    return _same


def _same(thing: Any) -> Any:
    """None, a bool, a number or a text is its own JSON form."""
    return thing


def is_own_form(kind: Any) -> bool:
    """Whether all things of this type are their own JSON form."""
    kind = _plain(kind)
    if members := _members(kind):
        return all(map(is_own_form, members))
    if get_origin(kind) in ARRAYS:
        return False
    return not (_is_dataclass(kind) or _is_enum(kind))


def _dataclass_dumper(kind: Any) -> Callable[[Any], Json]:
    """Most fields are their own JSON form: take all at once, then see to the others."""
    hints = get_type_hints(kind)
    names = [field.name for field in fields(kind)]
    others = [(name, _late(_dumper, hints[name])) for name in names if not is_own_form(hints[name])]
    parts = parts_of(names)

    def dump_dataclass(thing: Any) -> Json:
        document = dict(zip(names, parts(thing), strict=True))
        for name, dumper in others:
            document[name] = dumper(document[name])
        return document

    return dump_dataclass


def parts_of(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """All fields of a thing, as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda thing: tuple(getattr(thing, name) for name in names)


def _late(make: Callable[[Any], Callable[..., Any]], kind: Any) -> Callable[..., Any]:
    """Make it when first needed, so that types may contain themselves."""
    made: Callable[..., Any] | None = None

    def call(*args: Any) -> Any:
        nonlocal made
        if made is None:
            made = make(kind)
        return made(*args)

    return call


def _union_dumper(members: tuple[Any, ...]) -> Callable[[Any], Json]:
    tagged = {member: _dumper(member) for member in members if _is_dataclass(member)}
    others = [member for member in members if member is not NoneType and member not in tagged]

    other = _late(_dumper, others[0]) if others else _no_member

    def dump_union(thing: Any) -> Json:
        dumper = tagged.get(type(thing))
        if dumper is not None:
            return {"type": type(thing).__name__, **dumper(thing)}
        return None if thing is None else other(thing)

    if len(tagged) == 1 and not others:  # an optional dataclass needs no tag
        [only] = tagged.values()
        return lambda thing: None if thing is None else only(thing)
    return dump_union


def _no_member(thing: Any) -> Json:
    raise TypeError(f"{type(thing).__name__} is not in the union")


def _array_dumper(kind: Any) -> Callable[[Any], Json]:
    args = get_args(kind)
    if get_origin(kind) is frozenset:
        return sorted
    if get_origin(kind) is list or args[-1:] == (Ellipsis,):
        if is_own_form(args[0]):
            return list
        item = _dumper(args[0])
        return lambda thing: [item(part) for part in thing]
    items = [_dumper(arg) for arg in args]
    return lambda thing: [item(part) for item, part in zip(items, thing, strict=True)]


@cache
def _loader(kind: Any) -> Callable[[Json, str], Any]:
    kind = _plain(kind)
    if members := _members(kind):
        return _union_loader(members)
    if get_origin(kind) is Literal:
        return _literal_loader(get_args(kind))
    if get_origin(kind) in ARRAYS:
        return _array_loader(kind)
    if _is_dataclass(kind):
        return _dataclass_loader(kind)
    if _is_enum(kind):
        return _enum_loader(kind)
    return _scalar_loader(kind)


def _scalar_loader(kind: Any) -> Callable[[Json, str], Any]:
    accepted = (int, float) if kind is float else (kind,)
    name = {NoneType: "null", bool: "true or false", int: "a whole number", float: "a number"}.get(
        kind, "a text"
    )

    def load_scalar(document: Json, where: str) -> Any:
        if type(document) not in accepted:
            raise CodecError(where, name)
        return document

    return load_scalar


def _literal_loader(choices: tuple[Any, ...]) -> Callable[[Json, str], Any]:
    def load_literal(document: Json, where: str) -> Any:
        for choice in choices:
            if type(choice) is type(document) and choice == document:
                return choice
        raise CodecError(where, "one of " + ", ".join(map(str, choices)))

    return load_literal


def _enum_loader(kind: Any) -> Callable[[Json, str], Any]:
    literal = _literal_loader(tuple(member.value for member in kind))
    return lambda document, where: kind(literal(document, where))


def _array_loader(kind: Any) -> Callable[[Json, str], Any]:
    args: tuple[Any, ...] = get_args(kind)
    make: Any = get_origin(kind)
    endless = make is not tuple or args[-1:] == (Ellipsis,)
    loaders = [_late(_loader, arg) for arg in (args[:1] if endless else args)]

    def load_array(document: Json, where: str) -> Any:
        if not _is_a(list, document):
            raise CodecError(where, "an array")
        parts: list[Json] = document
        if not endless and len(parts) != len(args):
            raise CodecError(where, f"an array of {len(args)}")
        kinds = repeat(loaders[0], len(parts)) if endless else loaders
        loaded = [
            load_part(part, f"{where}[{at}]")
            for at, (load_part, part) in enumerate(zip(kinds, parts, strict=True))
        ]
        return _made(make, loaded)

    return load_array


def _dataclass_loader(kind: type) -> Callable[[Json, str], Any]:
    hints = get_type_hints(kind)
    known = {field.name: field for field in fields(cast(Any, kind))}
    loaders = {name: _late(_loader, hints[name]) for name in known}
    needed = [
        name for name, field in known.items() if field.default is field.default_factory is MISSING
    ]

    def load_dataclass(document: Json, where: str) -> Any:
        if not _is_a(dict, document):
            raise CodecError(where, f"an object with {', '.join(known) or 'no fields'}")
        given: dict[str, Json] = document
        for name in given:
            if name not in known:
                raise CodecError(_within(where, name), "no such field")
        for name in needed:
            if name not in given:
                raise CodecError(_within(where, name), "a value, but it is missing")
        return kind(
            **{name: loaders[name](part, _within(where, name)) for name, part in given.items()}
        )

    return load_dataclass


def _within(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def _union_loader(members: tuple[Any, ...]) -> Callable[[Json, str], Any]:
    tagged = {
        member.__name__: _late(_loader, member) for member in members if _is_dataclass(member)
    }
    others = [member for member in members if not _is_dataclass(member)]

    def load_union(document: Json, where: str) -> Any:
        if _is_a(NoneType, document) and NoneType in others:
            return None
        if len(tagged) == 1 and others == [NoneType]:
            [only] = tagged.values()
            return only(document, where)
        if tagged and _is_a(dict, document):
            tag: Json = document.get("type")
            given = {name: part for name, part in document.items() if name != "type"}
            if not isinstance(tag, str) or tag not in tagged:
                raise CodecError(_within(where, "type"), "one of " + ", ".join(tagged))
            return tagged[tag](given, where)
        untagged = [member for member in others if member is not NoneType]
        if not untagged:
            raise CodecError(where, "one of " + ", ".join(tagged))
        return _loader(untagged[0])(document, where)

    return load_union


@cache
def _fitter(kind: Any) -> Callable[[Any], bool]:
    kind = _plain(kind)
    if members := _members(kind):
        fitters = [_fitter(member) for member in members]
        by_class = {member: _fitter(member) for member in members if _is_dataclass(member)}
        return lambda thing: (
            by_class[type(thing)](thing)
            if type(thing) in by_class
            else any(fits(thing) for fits in fitters)
        )
    if get_origin(kind) is Literal:
        choices = get_args(kind)
        return lambda thing: any(type(thing) is type(one) and thing == one for one in choices)
    if get_origin(kind) in ARRAYS:
        return _array_fitter(kind)
    if _is_dataclass(kind):
        hints = get_type_hints(kind)
        parts = [(field.name, _fitter(hints[field.name])) for field in fields(kind)]
        return lambda thing: (
            type(thing) is kind and all(fits(getattr(thing, name)) for name, fits in parts)
        )
    accepted = (int, float) if kind is float else (kind,)
    return lambda thing: type(thing) in accepted


def _array_fitter(kind: Any) -> Callable[[Any], bool]:
    args, make = get_args(kind), get_origin(kind)
    if make is not tuple or args[-1:] == (Ellipsis,):
        item = _fitter(args[0])
        return lambda thing: _is_a(make, thing) and all(map(item, thing))
    items = [_fitter(arg) for arg in args]
    return lambda thing: (
        _is_a(make, thing)
        and len(thing) == len(items)
        and all(fits(part) for fits, part in zip(items, thing, strict=True))
    )
