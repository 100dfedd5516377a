"""Tables in one line: `ocean({"5,5": "?eddy"}, N1="4,5")` as in section 4 of the rules."""

from copy import deepcopy
from random import Random
from typing import Any, TypeVar, cast

import pytest

from divetable.core.errors import Refusal, RulesError
from divetable.core.game import Seat
from divetable.games.divers import DIVERS, PUDDLE
from divetable.games.divers.actions import Action
from divetable.games.divers.events import Event
from divetable.games.divers.positions import set_up
from divetable.games.divers.rules import actions, apply
from divetable.games.divers.state import DIVER_OF, State

NORTH, EAST, SOUTH, WEST = map(Seat, range(4))
E = TypeVar("E")


def ocean(tiles: dict[str, str] | None = None, *, players: int = 4, **more: Any) -> State:
    """A position; divers are named, everything else is as in a vector."""
    divers = {name: more.pop(name) for name in list(more) if name in DIVER_OF}
    return set_up({"tiles": tiles or {}, "divers": divers, **more}, players)


def after(state: State, *moves: tuple[Seat, Action]) -> State:
    """The table after these actions."""
    for seat, action in moves:
        state = apply(state, seat, action).state
    return state


def events(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    return apply(state, seat, action).events


def at(state: State, diver: str) -> str:
    return state.place_name(state.where[DIVER_OF[diver]])


def offered(state: State, seat: Seat) -> list[Action]:
    return list(actions(state, seat))


def puddle(seats: int = 4, seed: int | str = 0, **options: object) -> State:
    """A new game on the smallest ocean."""
    given = {"patch_set": PUDDLE, "stall_rounds": 20, "boat_placement": "centre"}
    return DIVERS.start(seats, {**given, **options}, seed)


def some_move(state: State, rng: Random | None = None) -> tuple[Seat, Action]:
    """Somebody's random move."""
    seat = min(DIVERS.to_act(state))
    return seat, actions(state, seat).sample(rng or Random(0))


def refused(
    refusal: Refusal, state: State, seat: object, action: object, *, says: str = ""
) -> RulesError:
    """Check that this is refused, in these words, and that nothing has changed."""
    before = deepcopy(state)
    with pytest.raises(refusal.error) as caught:
        apply(state, cast(Any, seat), cast(Any, action))
    assert state == before
    assert caught.value.message == refusal.message, caught.value
    assert says in str(caught.value)
    assert str(caught.value).endswith(f" [{refusal.rule}]")
    return caught.value
