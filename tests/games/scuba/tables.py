"""Tables in one line, in the words of the vectors.

    table = sea(A={"at": [5, 3]}, tiles={"c": {"id": "T-Y-01", "at": [5, 4], "up": False}})

It is A's step 3 with a calm current, unless more is said. Seats are ANN, BEA, CAT and DAN.
"""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from typing import Any, TypeVar, cast

import pytest

from divetable.core.errors import Refusal, RulesError
from divetable.core.game import Seat
from divetable.games.scuba.actions import Action
from divetable.games.scuba.board import square
from divetable.games.scuba.events import Event
from divetable.games.scuba.positions import set_up
from divetable.games.scuba.rules import apply
from divetable.games.scuba.state import State

ANN, BEA, CAT, DAN = Seat(0), Seat(1), Seat(2), Seat(3)
NAMES = "ABCD"

E = TypeVar("E")


def sea(players: int = 2, options: Mapping[str, object] | None = None, **given: Any) -> State:
    """The beginning of Ann's step 3; divers are given as A=…, B=…."""
    divers = {name: given.pop(name) for name in NAMES if name in given}
    document = {"active": "A", "current": "CC-33", "currentDeck": ["CC-33"] * 8, **given}
    chosen = {
        "start_square_tiles": True,  # so that a tile is flipped in one step
        "data_set": "house-1",  # whose cards the rules' examples name
        **(options or {}),
    }
    return set_up({"players": list(NAMES[:players]), "divers": divers, **document}, chosen).state


def at(column: int, row: int) -> int:
    return square(column, row)


def after(state: State, *actions: Action, seat: Seat = ANN) -> State:
    """The table after these actions of one seat."""
    for action in actions:
        state = apply(state, seat, action).state
    return state


def events_of(state: State, *actions: Action, seat: Seat = ANN) -> list[Event]:
    """Everything that these actions lead to."""
    found: list[Event] = []
    for action in actions:
        step = apply(state, seat, action)
        state = step.state
        found += step.events
    return found


def of(kind: type[E], events: Iterable[object]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def refused(
    refusal: Refusal, state: State, seat: object, action: object, *, says: str = ""
) -> RulesError:
    """Check that this is refused, in these words, and that nothing has changed."""
    before = deepcopy(state)
    with pytest.raises(refusal.error) as caught:
        apply(state, cast(Any, seat), cast(Any, action))
    assert state == before
    assert caught.value.message == refusal.message
    assert says in str(caught.value)
    assert str(caught.value).endswith(f" [{refusal.rule}]")
    return caught.value
