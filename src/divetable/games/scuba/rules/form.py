"""Whatever is handed in must first of all have the form of an action."""

from typing import Any

from divetable.core.codec import CodecError, dump, fits, loader
from divetable.games.scuba import refusals
from divetable.games.scuba.actions import Action

load_action = loader(Action)


def read_action(document: object) -> Action:
    """An action from its JSON form."""
    action: Action = _read(document)
    return action


def well_formed(thing: object) -> Any:
    """The thing, if it really is an action down to its last field."""
    if fits(Action, thing):
        return thing
    try:
        document = dump(Action, thing)
    except (AttributeError, IndexError, TypeError):
        raise refusals.MALFORMED(problem=f"a {type(thing).__name__} is none") from None
    return _read(document)  # says what is wrong


def _read(document: object) -> Any:
    try:
        return load_action(document)
    except CodecError as error:
        raise refusals.MALFORMED(problem=str(error)) from None
