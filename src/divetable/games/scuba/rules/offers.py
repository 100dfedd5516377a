"""Whom the game waits for, and what a seat may do. Rules are not enforced here, only offered."""

from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Any

from divetable.core.game import Deadline, Result, Seat
from divetable.core.resolution import Question, awaited
from divetable.core.space import Listed, Part, Space
from divetable.games.scuba.actions import (
    Action,
    Decline,
    Discover,
    Flip,
    GiveUp,
    Leave,
    MoveAnimal,
    MoveDiver,
    PickTile,
    SwimOn,
    TakeOption,
)
from divetable.games.scuba.agenda import (
    ChooseHeading,
    ChooseOption,
    ChooseTarget,
    ChooseTileToFlip,
    ChooseTileToRemove,
    Diving,
    LookOnTheWay,
)
from divetable.games.scuba.board import DIRECTIONS, Direction, look_of
from divetable.games.scuba.components import MOVEMENT_POINTS
from divetable.games.scuba.rules.answers import (
    choice_asked,
    headings_asked,
    move_asked,
    tiles_asked,
)
from divetable.games.scuba.rules.cards import movable_animals, movable_divers, options_of
from divetable.games.scuba.rules.outlook import Steps, Stopping, entries, headings
from divetable.games.scuba.rules.play import apply
from divetable.games.scuba.rules.steps import why_not, why_not_stop
from divetable.games.scuba.state import State

Parts = tuple[Part[Action], ...]

WEIGHTS = {"GiveUp": 0.1}  # so that random divers see something


def to_act(state: State) -> frozenset[Seat]:
    return awaited(state.agenda)


def result(state: State) -> Result | None:
    return state.result


def seated(state: State) -> int:
    return state.players


def rounds(state: State) -> int:
    return state.round


def deadlines(state: State) -> tuple[Deadline, ...]:
    """Scuba has no clock."""
    return ()


def incidents(state: State) -> tuple[tuple[Seat, Action], ...]:
    """Anybody may leave at any moment. (S-A90)"""
    return tuple((seat, Leave()) for seat in state.seats if leave(state, seat))


def leave(state: State, seat: Seat) -> Leave | None:
    """The players who are still there. (S-A90)"""
    return Leave() if state.result is None and seat not in state.gone else None


def actions(state: State, seat: Seat) -> Space[Action]:
    """What this seat may do now, apart from leaving."""
    question = state.agenda[-1] if state.agenda else None
    if not isinstance(question, Question) or question.seat != seat:
        return Space((), partial(apply, state, seat))
    return Space(OFFERS[type(question)](state, question), partial(apply, state, seat))


def while_diving(state: State, question: Diving) -> Parts:
    """[S-5.2] [S-5.6] [S-5.15]"""
    seat = question.seat
    if state.loc[seat] == "WAIT":
        entering = _entries(state.data.boat)
        return entering if why_not_stop(state, seat) else (*entering, Stopping(state, seat))
    parts: Parts = ()
    if state.mp < MOVEMENT_POINTS:
        ways: tuple[Direction, ...] = tuple(
            [way for way in DIRECTIONS if why_not(state, seat, way) is None]
        )
        parts = (Steps(ways, state, seat),) if ways else ()
    if state.may_flip or state.may_discover:
        parts += what_to_see(state, seat)
    parts = (*parts, Stopping(state, seat))
    return parts if state.phase != "ALONE" else parts + GIVE_UP


def what_to_see(state: State, seat: Seat) -> Parts:
    """What is on the square the diver looks at; nothing depends on a front. [S-5.7] [S-5.9]"""
    look = look_of(state.at[seat])
    parts: Parts = ()
    if state.may_flip and state.covered[look]:
        parts += _flips(state.covered[look])
    if state.may_discover and (unseen := state.unseen_on(look, seat)):
        parts += _discoveries(tuple(unseen))
    return parts


def on_the_way(state: State, question: LookOnTheWay) -> Parts:
    return what_to_see(state, question.seat) + SWIM_ON


def option(state: State, question: ChooseOption) -> Parts:
    options = options_of(state, question.seat, choice_asked(state, question))
    return _listed(tuple(map(TakeOption, options)))


def target(state: State, question: ChooseTarget) -> Parts:
    effect = move_asked(state, question)
    divers = _listed(tuple(map(MoveDiver, movable_divers(state, effect))))
    return divers + _listed(tuple(map(MoveAnimal, sorted(movable_animals(state, effect)))))


def heading(state: State, question: ChooseHeading) -> Parts:
    return (headings(state, question, headings_asked(state, question)),)


def tile_to_flip(state: State, question: ChooseTileToFlip) -> Parts:
    return _listed(tuple(map(PickTile, tiles_asked(state, question)))) + DECLINE


def tile_to_remove(state: State, question: ChooseTileToRemove) -> Parts:
    return _listed(tuple(map(PickTile, tiles_asked(state, question))))


OFFERS: dict[type, Callable[[State, Any], Parts]] = {
    Diving: while_diving,
    LookOnTheWay: on_the_way,
    ChooseOption: option,
    ChooseTarget: target,
    ChooseHeading: heading,
    ChooseTileToFlip: tile_to_flip,
    ChooseTileToRemove: tile_to_remove,
}


def _listed(choices: Iterable[Action]) -> Parts:
    listed = tuple(choices)
    if not listed:
        return ()
    return (Listed(listed, WEIGHTS.get(type(listed[0]).__name__, 1.0)),)


@lru_cache(64)
def _entries(columns: tuple[int, ...]) -> Parts:
    return (entries(columns),)


@lru_cache(4096)
def _flips(tiles: tuple[int, ...]) -> Parts:
    return _listed(map(Flip, tiles))


@lru_cache(4096)
def _discoveries(tiles: tuple[int, ...]) -> Parts:
    return _listed(map(Discover, tiles))


GIVE_UP = _listed([GiveUp()])
SWIM_ON = _listed([SwimOn()])
DECLINE = _listed([Decline()])
