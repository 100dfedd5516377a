"""Whatever is handed in must first of all have the form of an action."""

from typing import Any, TypeVar, cast

from divetable.core.codec import CodecError, dump, fits, load
from divetable.games.dive import refusals
from divetable.games.dive.actions import Action

T = TypeVar("T")


def read_action(document: object) -> Action:
    """An action from its JSON form."""
    return _read(Action, document)


def well_formed(kind: type[T] | Any, thing: object) -> T:
    """The thing, if it really is one of this kind down to its last field."""
    if fits(kind, thing):
        return cast(T, thing)
    try:
        document = dump(kind, thing)
    except (AttributeError, IndexError, TypeError):
        raise refusals.MALFORMED(problem=f"a {type(thing).__name__} is none") from None
    return _read(kind, document)


def _read(kind: Any, document: object) -> Any:
    try:
        return load(kind, document)
    except CodecError as error:
        raise refusals.MALFORMED(problem=str(error)) from None
