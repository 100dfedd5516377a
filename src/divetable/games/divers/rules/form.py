"""Whatever is handed in must first of all have the form of an action."""

from typing import Any

from divetable.core.codec import CodecError, dump, fits, loader
from divetable.games.divers import refusals
from divetable.games.divers.actions import Action

load_action = loader(Action)


def read_action(document: object) -> Action:
    """An action from its JSON form."""
    try:
        action: Action = load_action(document)
    except CodecError as error:
        raise refusals.MALFORMED(problem=str(error)) from None
    return action


def well_formed(thing: object) -> Action:
    """The thing, if it really is an action down to its last field."""
    kind: Any = Action
    if fits(kind, thing):
        return thing  # type: ignore[return-value]  # it fits
    try:
        document = dump(kind, thing)
    except (AttributeError, IndexError, TypeError):
        raise refusals.MALFORMED(problem=f"a {type(thing).__name__} is none") from None
    return read_action(document)  # says what is wrong
