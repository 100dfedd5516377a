"""The suite finds what it is there to find: each planted fault makes its check fail."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from divetable.core.errors import RulesError
from divetable.core.game import Result, Seat, Step
from divetable.core.space import Listed, Space
from divetable.core.values import replace
from divetable.games.dive import DIVE
from divetable.games.dive.actions import Action, CutOff, Leave, Ready, TimeUp, Withdraw
from divetable.games.dive.events import (
    BreathTaken,
    CompanionPicked,
    DraftSaved,
    Event,
    GameEnded,
    Locked,
    OctopusPlaced,
    Readied,
    RoundBegan,
)
from divetable.games.dive.programs import NOTHING, Program
from divetable.games.dive.refusals import NOT_READY, OVER
from divetable.games.dive.state import State
from divetable.games.dive.views import View
from divetable.lab.random_games import AnyGame
from tests.conformance.suite import CHECKS

pytestmark = pytest.mark.long

Apply = Callable[[State, Seat, Action], Step[State, Event]]


def with_apply(apply: Apply) -> AnyGame:
    return replace(DIVE, apply=apply)


def with_view(leak: Callable[[State, Seat | None, View], View]) -> AnyGame:
    return replace(DIVE, view=lambda state, seat: leak(state, seat, DIVE.view(state, seat)))


def telling(leak: Callable[[Event, Seat | None], Event | None]) -> AnyGame:
    return replace(DIVE, seen_by=leak)


# Tables that are changed in silence


def sharing_positions(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    step = DIVE.apply(state, seat, action)
    if step.state.positions == state.positions:
        step.state.positions = state.positions
    return step


def sharing_the_agenda(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    step = DIVE.apply(state, seat, action)
    if step.state.agenda == state.agenda:
        step.state.agenda = state.agenda
    return step


def playing_on_the_original(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    step = DIVE.apply(state, seat, action)
    for event in step.events:
        DIVE.evolve(state, event)
    return step


def changing_before_refusing(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    state.clocks += 1
    try:
        return DIVE.apply(state, seat, action)
    finally:
        state.clocks -= isinstance(action, Action)


def moving_in_silence(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    step = DIVE.apply(state, seat, action)
    step.state.idle_rounds += 1
    return step


def forgetting_an_event(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    step = DIVE.apply(state, seat, action)
    return Step(step.state, tuple(e for e in step.events if not isinstance(e, Locked)))


# Views that say too much


def with_a_card(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, clocks=int(state.deck[-1].id.removeprefix("OC")))


def with_the_next_content(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, clocks=sum(len(card.code) for card in state.deck[state.taken :]))


def with_a_stranger_s_draft(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, my_draft=state.drafts[0])


def with_the_number_of_levels(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, clocks=sum(len(draft.levels) for draft in state.drafts))


def with_the_secret_companion(state: State, seat: Seat | None, seen: View) -> View:
    on_the_board = [draft.clownfish or draft.anglerfish for draft in state.drafts]
    used = (used or int(bool(here)) for used, here in zip(seen.used, on_the_board, strict=True))
    return replace(seen, used=tuple(used))


def with_the_picks(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, companions=state.picks) if state.phase == "choosing" else seen


def with_the_chief_s_next_card(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, chief_card=seen.chief_card or next(iter(state.chief_deck), None))


def with_the_seed(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, clocks=sum(map(ord, state.seed)))


def with_the_octopus(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, idle_rounds=sum(place.x for place in state.octopuses))


def offering_by_the_stack(state: State, seat: Seat) -> Space[Action]:
    """As many choices as there are sharks in the stack."""
    sharks = sum("S" in card.code for card in state.deck[state.taken :])
    honest = DIVE.actions(state, seat)
    hint = Listed([Withdraw() for _ in range(sharks)]) if sharks else honest.parts[0]
    return Space((*honest.parts, hint), honest.check) if honest else honest


# What is told


def telling_programs(event: Event, seat: Seat | None) -> Event | None:
    return event if isinstance(event, Readied) else DIVE.seen_by(event, seat)


def telling_the_length(event: Event, seat: Seat | None) -> Event | None:
    """Blank levels, but as many as there are."""
    if isinstance(event, Readied) and event.program and event.seat != seat:
        return Readied(event.seat, Program(("",) * len(event.program.levels)))
    return DIVE.seen_by(event, seat)


def telling_locked_programs(event: Event, seat: Seat | None) -> Event | None:
    return event if isinstance(event, Locked) else DIVE.seen_by(event, seat)


def telling_picks(event: Event, seat: Seat | None) -> Event | None:
    return event if isinstance(event, CompanionPicked) else DIVE.seen_by(event, seat)


def telling_where_the_octopus_lies(event: Event, seat: Seat | None) -> Event | None:
    return event if isinstance(event, OctopusPlaced) else DIVE.seen_by(event, seat)


def telling_that_someone_types(event: Event, seat: Seat | None) -> Event | None:
    return BreathTaken(event.seat) if isinstance(event, DraftSaved) else DIVE.seen_by(event, seat)


def telling_the_next_card(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Something is said, or not, by what lies at the bottom of the stack."""
    step = DIVE.apply(state, seat, action)
    hint = "S" in step.state.deck[-1].code
    return Step(step.state, (*step.events, RoundBegan(step.state.round)) if hint else step.events)


def refusing_by_the_stack(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """A refusal that names the card on top."""
    if isinstance(action, Withdraw):
        raise OVER() if "S" in state.deck[-1].code else NOT_READY()
    return DIVE.apply(state, seat, action)


# Games that do not go on, or not always the same way


def waiting_for_everyone(state: State) -> frozenset[Seat]:
    return frozenset(map(Seat, range(state.players)))


def ending_in_silence(state: State) -> Result | None:
    return None if state.round < 3 else Result("win", (), ())


def cutting_off(state: State, seat: Seat) -> CutOff:
    return CutOff(Seat(seat + 1))


luck = count()


def starting_by_luck(seats: int, options: Any = None, seed: int | str = 0) -> State:
    return DIVE.start(seats, options, f"{seed} {next(luck)}")


def losing_the_clownfish(document: Any) -> Action:
    action = DIVE.read_action(document)
    if isinstance(action, Ready):
        return Ready(Program((action.program or NOTHING).levels))
    return action


class NeverHappens(GameEnded): ...


PLANTED: dict[str, tuple[AnyGame, str]] = {
    "aliased positions": (with_apply(sharing_positions), "inputs_are_left_alone"),
    "aliased agenda": (with_apply(sharing_the_agenda), "inputs_are_left_alone"),
    "no copy at all": (with_apply(playing_on_the_original), "inputs_are_left_alone"),
    "changed though refused": (with_apply(changing_before_refusing), "inputs_are_left_alone"),
    "silent change": (with_apply(moving_in_silence), "events_tell_the_whole_story"),
    "missing event": (with_apply(forgetting_an_event), "events_tell_the_whole_story"),
    "leaked card id": (with_view(with_a_card), "a_view_holds_no_secret"),
    "leaked content": (with_view(with_the_next_content), "a_view_holds_no_secret"),
    "leaked draft": (with_view(with_a_stranger_s_draft), "a_view_holds_no_secret"),
    "leaked number of levels": (with_view(with_the_number_of_levels), "a_view_holds_no_secret"),
    "leaked secret companion": (with_view(with_the_secret_companion), "a_view_holds_no_secret"),
    "leaked pick": (with_view(with_the_picks), "a_view_holds_no_secret"),
    "leaked chief card": (with_view(with_the_chief_s_next_card), "what_is_told_holds_no_secret"),
    "leaked seed": (with_view(with_the_seed), "a_view_holds_no_secret"),
    "leaked octopus": (with_view(with_the_octopus), "a_view_holds_no_secret"),
    "leaking choices": (replace(DIVE, actions=offering_by_the_stack), "a_view_holds_no_secret"),
    "told program": (telling(telling_programs), "what_is_told_holds_no_secret"),
    "told message length": (telling(telling_the_length), "what_is_told_holds_no_secret"),
    "told forced program": (telling(telling_locked_programs), "what_is_told_holds_no_secret"),
    "told pick": (telling(telling_picks), "what_is_told_holds_no_secret"),
    "told octopus": (telling(telling_where_the_octopus_lies), "what_is_told_holds_no_secret"),
    "told by an event": (with_apply(telling_the_next_card), "what_is_told_holds_no_secret"),
    "typing": (telling(telling_that_someone_types), "who_sees_nothing_new_is_told_nothing"),
    "leaking refusal": (with_apply(refusing_by_the_stack), "refusals_hold_no_secret"),
    "unanswerable": (replace(DIVE, to_act=waiting_for_everyone), "someone_can_act_until_the_end"),
    "ends unnoticed": (replace(DIVE, result=ending_in_silence), "someone_can_act_until_the_end"),
    "left to luck": (replace(DIVE, start=starting_by_luck), "same_seed_same_game"),
    "lossy JSON": (replace(DIVE, read_action=losing_the_clownfish), "json_there_and_back"),
    "leaving for ever": (
        replace(DIVE, leave=lambda state, seat: Leave()),
        "leaving_and_clocks_are_incidents",
    ),
    "another's clock": (
        replace(DIVE, time_up=lambda number: TimeUp(number + 1)),
        "leaving_and_clocks_are_incidents",
    ),
    "cutting off anybody": (replace(DIVE, cut_off=cutting_off), "leaving_and_clocks_are_incidents"),
    "dead event": (
        replace(DIVE, types={**DIVE.types, "event": Event | NeverHappens}),
        "everything_is_reached",
    ),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str) -> None:
    game, check = PLANTED[fault]

    with pytest.raises((AssertionError, RulesError)):
        CHECKS[check](game)


def test_a_seat_told_nothing_new_is_really_told_nothing() -> None:
    """The suite's own ear: a draft of someone else makes no sound."""
    draft = DraftSaved(Seat(0), NOTHING)

    assert DIVE.seen_by(draft, Seat(0)) == draft
    assert DIVE.seen_by(draft, Seat(1)) is None
    assert DIVE.seen_by(draft, None) is None
