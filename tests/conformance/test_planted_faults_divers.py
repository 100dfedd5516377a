"""The suite finds faults planted in The Divers: leaks of face-down patches above all."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from divetable.core.errors import RulesError
from divetable.core.game import Result, Seat, Step
from divetable.core.space import Listed, Space
from divetable.core.values import replace
from divetable.games.divers import DIVERS
from divetable.games.divers.actions import Action, Land, Pass, Walk
from divetable.games.divers.actions import Step as Swim
from divetable.games.divers.components import HIDDEN, KIND
from divetable.games.divers.events import Ended, Event, Passed, Turned
from divetable.games.divers.refusals import NOT_BORDERING, OVER
from divetable.games.divers.state import State
from divetable.games.divers.views import View
from divetable.lab.random_games import AnyGame
from tests.conformance.suite import CHECKS

pytestmark = pytest.mark.long

Apply = Callable[[State, Seat, Action], Step[State, Event]]


def with_apply(apply: Apply) -> AnyGame:
    return replace(DIVERS, apply=apply)


def with_view(leak: Callable[[State, View], View]) -> AnyGame:
    def leaking(state: State, seat: Seat | None) -> View:
        return leak(state, DIVERS.view(state, seat))

    return replace(DIVERS, view=leaking)


def hidden_patches(state: State) -> list[str]:
    pairs = zip(state.sea, state.layout, strict=True)
    return [patch for seen, patch in pairs if seen == HIDDEN]


# Tables that are changed in silence


def sharing_the_gold(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    step = DIVERS.apply(state, seat, action)
    if step.state.gold == state.gold:
        step.state.gold = state.gold
    return step


def sharing_the_divers(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    step = DIVERS.apply(state, seat, action)
    if step.state.where == state.where:
        step.state.where = state.where
    return step


def playing_on_the_original(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    step = DIVERS.apply(state, seat, action)
    for event in step.events:
        DIVERS.evolve(state, event)
    return step


def stirring_in_silence(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    step = DIVERS.apply(state, seat, action)
    step.state.quiet += 1
    return step


def forgetting_turned_patches(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    step = DIVERS.apply(state, seat, action)
    return Step(step.state, tuple(e for e in step.events if not isinstance(e, Turned)))


# Views that say too much


def with_a_patch(state: State, seen: View) -> View:
    return replace(seen, clocks=len("".join(hidden_patches(state)[:2])))


def with_the_order_of_patches(state: State, seen: View) -> View:
    return replace(seen, passes=sum(at * len(code) for at, code in enumerate(state.layout)))


def with_rotations_only(state: State, seen: View) -> View:
    return replace(seen, clocks=sum("E" in code for code in hidden_patches(state)))


def with_the_seed(state: State, seen: View) -> View:
    return replace(seen, clocks=sum(map(ord, state.seed)))


def with_the_treasure_next_door(state: State, seen: View) -> View:
    """How much lies under the patches in the first rows."""
    row = state.layout[: 3 * state.chart.width]
    return replace(seen, lost=sum(code.startswith("treasure") for code in row))


def moves_by_the_layout(state: State, seat: Seat) -> Space[Action]:
    """Nobody is offered a step onto the hidden shark."""
    honest = DIVERS.actions(state, seat)
    if not honest:
        return honest
    place_of = state.chart.place_of
    kept = [
        action
        for action in honest
        if not isinstance(action, Swim | Land)
        or KIND.get(state.layout[place_of[action.to]]) not in ("shark", "urchin", "mud")
    ]
    return Space((Listed(kept or [Pass()]),), honest.check)


# What is told


def telling_what_lies_ahead(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    step = DIVERS.apply(state, seat, action)
    hint = len("".join(hidden_patches(step.state)[:2])) % 2
    return Step(step.state, (*step.events, Passed("N")) if hint else step.events)


def refusing_by_the_layout(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    if isinstance(action, Swim | Walk) and seat != in_turn(state):
        raise (
            OVER()
            if len("".join(hidden_patches(state)[:2])) % 2
            else NOT_BORDERING(to="1,1", diver="N1")
        )
    return DIVERS.apply(state, seat, action)


def in_turn(state: State) -> Seat:
    return min(DIVERS.to_act(state), default=Seat(-1))


# Games that do not go on, or not always the same way


def waiting_for_everyone(state: State) -> frozenset[Seat]:
    return frozenset(state.players) if state.result is None else frozenset()


def ending_in_silence(state: State) -> Result | None:
    return state.result if state.turns < 9 else Result("win", (), ())


luck = count()


def starting_by_luck(seats: int, options: Any = None, seed: int | str = 0) -> State:
    return DIVERS.start(seats, options, f"{seed} {next(luck)}")


def losing_the_treasure(document: Any) -> Action:
    action = DIVERS.read_action(document)
    return replace(action, carry=False) if isinstance(action, Swim) else action


class NeverHappens(Ended): ...


PLANTED: dict[str, tuple[AnyGame, str]] = {
    "aliased gold": (with_apply(sharing_the_gold), "inputs_are_left_alone"),
    "aliased divers": (with_apply(sharing_the_divers), "inputs_are_left_alone"),
    "no copy at all": (with_apply(playing_on_the_original), "inputs_are_left_alone"),
    "silent change": (with_apply(stirring_in_silence), "events_tell_the_whole_story"),
    "missing event": (with_apply(forgetting_turned_patches), "events_tell_the_whole_story"),
    "leaked patch": (with_view(with_a_patch), "what_is_told_holds_no_secret"),
    "leaked order": (with_view(with_the_order_of_patches), "a_view_holds_no_secret"),
    "leaked rotation": (with_view(with_rotations_only), "a_view_holds_no_secret"),
    "leaked seed": (with_view(with_the_seed), "a_view_holds_no_secret"),
    "leaked treasure": (with_view(with_the_treasure_next_door), "a_view_holds_no_secret"),
    "leaking choices": (replace(DIVERS, actions=moves_by_the_layout), "a_view_holds_no_secret"),
    "told by an event": (with_apply(telling_what_lies_ahead), "what_is_told_holds_no_secret"),
    "leaking refusal": (with_apply(refusing_by_the_layout), "refusals_hold_no_secret"),
    "unanswerable": (replace(DIVERS, to_act=waiting_for_everyone), "someone_can_act_until_the_end"),
    "ends unnoticed": (replace(DIVERS, result=ending_in_silence), "someone_can_act_until_the_end"),
    "left to luck": (replace(DIVERS, start=starting_by_luck), "same_seed_same_game"),
    "lossy JSON": (replace(DIVERS, read_action=losing_the_treasure), "json_there_and_back"),
    "dead event": (
        replace(DIVERS, types={**DIVERS.types, "event": Event | NeverHappens}),
        "everything_is_reached",
    ),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str) -> None:
    game, check = PLANTED[fault]

    with pytest.raises((AssertionError, RulesError, IndexError)):
        CHECKS[check](game)
