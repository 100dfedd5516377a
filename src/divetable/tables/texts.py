"""JSON texts of a game's things, made in one go.

`core.codec` makes a document, which is then written. msgspec writes dataclasses itself, and does
so ten times as fast; it only does not say which member of a union something is. So where unions
stand at the top alone, the name is put before the text; all others take the long way.
"""

from collections.abc import Callable
from dataclasses import is_dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from divetable.core.codec import dumper
from divetable.core.space import Part

encode = msgspec.json.Encoder().encode
Text = Callable[[Any], bytes]


def texter(kind: Any) -> Text:
    """The JSON text of things of this type, byte for byte that of their `dump`."""
    dump = dumper(kind)
    members = members_of(kind)
    if len(members) < 2:
        return encode if is_written_alike(kind) else lambda thing: encode(dump(thing))
    names: dict[Any, bytes] = {
        member: b'{"type":"%b"' % member.__name__.encode()
        for member in members
        if is_class(member) and is_written_alike(member)
    }

    def text(thing: Any) -> bytes:
        name = names.get(thing.__class__)
        if name is None:
            return encode(dump(thing))
        rest = encode(thing)
        return name + b"," + rest[1:] if len(rest) > 2 else name + b"}"

    return text


def members_of(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else ()


def is_class(kind: Any) -> bool:
    return isinstance(kind, type) and is_dataclass(kind)


def is_written_alike(kind: Any, within: tuple[Any, ...] = ()) -> bool:
    """Whether msgspec writes things of this type as the codec does: no names, no sets in them."""
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    if kind in within:  # a type that contains itself: the rest of it decides
        return True
    members = members_of(kind)
    if any(map(is_class, members)) and len(members) > (2 if NoneType in members else 1):
        return False
    if get_origin(kind) is frozenset:
        return False
    parts = get_type_hints(kind).values() if is_class(kind) else get_args(kind)
    return all(is_written_alike(part, (*within, kind)) for part in parts)


def _part_text(part: Part[Any]) -> bytes:
    return encode(part.describe())


_kept: Any = lru_cache(1024)(_part_text)
part_text: Callable[[Part[Any]], bytes] = _kept
"""What a client needs to offer actions of one kind. Games keep the parts they offer often."""
