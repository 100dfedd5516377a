"""Whatever is handed in must first of all have the form of an action."""

from typing import Any

from divetable.core.codec import CodecError, dump, fits, load, loader
from divetable.games.dive import refusals
from divetable.games.dive.actions import Action

load_action = loader(Action)


def read_action(document: object) -> Action:
    """An action from its JSON form."""
    try:
        action: Action = load_action(document)
    except CodecError as error:
        raise refusals.MALFORMED(problem=str(error)) from None
    return action


def well_formed(kind: Any, thing: object) -> Any:
    """The thing, if it really is one of this kind down to its last field."""
    if fits(kind, thing):
        return thing
    try:
        document = dump(kind, thing)
    except (AttributeError, IndexError, TypeError):
        raise refusals.MALFORMED(problem=f"a {type(thing).__name__} is none") from None
    _read(kind, document)  # says what is wrong, unless it is only the kind of a sequence
    raise refusals.MALFORMED(problem="a sequence in it is no tuple")


def _read(kind: Any, document: object) -> Any:
    try:
        return load(kind, document)
    except CodecError as error:
        raise refusals.MALFORMED(problem=str(error)) from None
