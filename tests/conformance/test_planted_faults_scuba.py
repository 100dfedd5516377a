"""The suite finds faults in Scuba too: each planted one makes its check fail."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from divetable.core.errors import RulesError
from divetable.core.game import Result, Seat, Step
from divetable.core.space import Listed, Space
from divetable.core.values import replace
from divetable.games.scuba import SCUBA
from divetable.games.scuba.actions import Action, Flip, Stop
from divetable.games.scuba.events import (
    CurrentDeckShuffled,
    Event,
    EventDeckShuffled,
    MinusTaken,
    RoundBegan,
    TileRemoved,
    TileTurned,
)
from divetable.games.scuba.refusals import NO_SIGHT, NOT_COVERED
from divetable.games.scuba.state import State
from divetable.games.scuba.views import View
from divetable.lab.random_games import AnyGame
from tests.conformance.suite import CHECKS

pytestmark = pytest.mark.long

Apply = Callable[[State, Seat, Action], Step[State, Event]]
Leak = Callable[[State, Seat | None, View], View]


def with_apply(apply: Apply) -> AnyGame:
    return replace(SCUBA, apply=apply)


def with_view(leak: Leak) -> AnyGame:
    def leaking(state: State, seat: Seat | None) -> View:
        return leak(state, seat, SCUBA.view(state, seat))

    return replace(SCUBA, view=leaking)


def telling(leak: Callable[[Event, Seat | None], Event | None]) -> AnyGame:
    return replace(SCUBA, seen_by=leak)


def applied(state: State, seat: Seat, action: Action) -> tuple[State, tuple[Event, ...]]:
    step = SCUBA.apply(state, seat, action)
    return step.state, step.events


# Tables that are changed in silence


def sharing_the_places(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    after, events = applied(state, seat, action)
    if after.places == state.places:
        after.places = state.places
    return Step(after, events)


def sharing_the_dust(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    after, events = applied(state, seat, action)
    if after.dust == state.dust:
        after.dust = state.dust
    return Step(after, events)


def breathing_in_silence(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    after, events = applied(state, seat, action)
    after.air[seat] = max(0, after.air[seat] - 1)
    return Step(after, events)


def forgetting_points(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    after, events = applied(state, seat, action)
    return Step(after, tuple(event for event in events if not isinstance(event, MinusTaken)))


# Views that say too much


def with_a_tile_id(state: State, seat: Seat | None, seen: View) -> View:
    """The number of the first covered tile is that of the rulebook."""
    covered = [
        replace(one, tile=int(state.fronts[one.tile][-2:])) if at == 0 else one
        for at, one in enumerate(seen.covered)
    ]
    return replace(seen, covered=tuple(covered))


def with_tiles_sorted_by_content(state: State, seat: Seat | None, seen: View) -> View:
    """Nothing is shown but the order betrays the fronts."""
    by_front = sorted(seen.covered, key=lambda one: state.fronts[one.tile])
    return replace(seen, covered=tuple(by_front))


def with_the_events_left(state: State, seat: Seat | None, seen: View) -> View:
    covered = [tile for tiles in state.covered for tile in tiles]
    return replace(seen, shuffles=sum(state.front(tile) == "event" for tile in covered))


def with_the_box(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, shuffles=sum(int(id[-2:]) for id in state.box))


def with_the_next_current(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, current=state.deck[0] if state.deck else seen.current)


def with_the_next_event(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, event_used=tuple(state.event_decks))


def with_others_cards(state: State, seat: Seat | None, seen: View) -> View:
    divers = [
        replace(diver, cards=cards) for diver, cards in zip(seen.divers, state.cards, strict=True)
    ]
    return replace(seen, divers=tuple(divers))


def with_others_points(state: State, seat: Seat | None, seen: View) -> View:
    divers = [
        replace(diver, plus=(sum(plus),))
        for diver, plus in zip(seen.divers, state.plus, strict=True)
    ]
    return replace(seen, divers=tuple(divers))


def with_the_supply_of_cards(state: State, seat: Seat | None, seen: View) -> View:
    """How many cards of a species are left would tell who holds them."""
    taken = sum(cards.count("sea_anemone") for cards in state.cards)
    return replace(seen, shuffles=4 - taken)


def with_the_seed(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, shuffles=sum(map(ord, state.seed)))


def with_removed_tiles(state: State, seat: Seat | None, seen: View) -> View:
    return replace(seen, shuffles=sum(len(state.front(one.tile)) for one in seen.removed))


def offering_no_events(state: State, seat: Seat) -> Space[Action]:
    """A flip is offered only where it is harmless."""
    honest = SCUBA.actions(state, seat)
    flips = [one for one in honest if isinstance(one, Flip)]
    if not flips or state.front(flips[0].tile) != "event":
        return honest
    return Space(tuple(part for part in honest.parts if part.kind != "Flip"), honest.check)


def offering_by_the_deck(state: State, seat: Seat) -> Space[Action]:
    """As many ways to stop as the next card is long."""
    honest = SCUBA.actions(state, seat)
    hint = Listed([Stop() for _ in range(1 + int(state.deck[-1][-1]))]) if state.deck else None
    return Space((*honest.parts, hint), honest.check) if hint and honest else honest


# What is told


def telling_the_deck(event: Event, seat: Seat | None) -> Event | None:
    return event if isinstance(event, CurrentDeckShuffled) else SCUBA.seen_by(event, seat)


def telling_the_event_deck(event: Event, seat: Seat | None) -> Event | None:
    return event if isinstance(event, EventDeckShuffled) else SCUBA.seen_by(event, seat)


def telling_what_was_removed(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    after, events = applied(state, seat, action)
    told: list[Event] = []
    for event in events:
        told.append(event)
        if isinstance(event, TileRemoved):
            told.append(TileTurned(event.tile, after.front(event.tile), False))
    return Step(after, tuple(told))


def telling_by_an_event(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Something is said, or not, by what lies under the last covered tile."""
    after, events = applied(state, seat, action)
    is_hint = after.fronts[-1] < "T-B-13"
    return Step(after, (*events, RoundBegan(after.round, after.phase)) if is_hint else events)


def refusing_by_the_front(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """A refusal that tells whether there is an animal."""
    try:
        return SCUBA.apply(state, seat, action)
    except RulesError:
        if isinstance(action, Stop):
            is_animal = state.fronts[-1] < "T-B-13"
            raise (NO_SIGHT() if is_animal else NOT_COVERED(tile=1)) from None
        raise


# Games that do not go on, or not always the same way


def ending_in_silence(state: State) -> Result | None:
    return None if state.round < 3 else Result("win", (), ())


luck = count()


def starting_by_luck(seats: int, options: Any = None, seed: int | str = 0) -> State:
    return SCUBA.start(seats, options, f"{seed} {next(luck)}")


def losing_the_tile(document: Any) -> Action:
    action = SCUBA.read_action(document)
    return Flip(0) if isinstance(action, Flip) else action


PLANTED: dict[str, tuple[AnyGame, str]] = {
    "aliased places": (with_apply(sharing_the_places), "inputs_are_left_alone"),
    "aliased dust": (with_apply(sharing_the_dust), "inputs_are_left_alone"),
    "silent air": (with_apply(breathing_in_silence), "events_tell_the_whole_story"),
    "missing event": (with_apply(forgetting_points), "events_tell_the_whole_story"),
    "leaked tile id": (with_view(with_a_tile_id), "a_view_holds_no_secret"),
    "leaked order": (with_view(with_tiles_sorted_by_content), "a_view_holds_no_secret"),
    "leaked events": (with_view(with_the_events_left), "a_view_holds_no_secret"),
    "leaked box": (with_view(with_the_box), "a_view_holds_no_secret"),
    "leaked current": (with_view(with_the_next_current), "a_view_holds_no_secret"),
    "leaked event card": (with_view(with_the_next_event), "a_view_holds_no_secret"),
    "leaked cards": (with_view(with_others_cards), "what_is_told_holds_no_secret"),
    "leaked points": (with_view(with_others_points), "what_is_told_holds_no_secret"),
    "leaked supply": (with_view(with_the_supply_of_cards), "a_view_holds_no_secret"),
    "leaked seed": (with_view(with_the_seed), "a_view_holds_no_secret"),
    "leaked removed tile": (with_view(with_removed_tiles), "a_view_holds_no_secret"),
    "leaking flips": (replace(SCUBA, actions=offering_no_events), "a_view_holds_no_secret"),
    "leaking choices": (replace(SCUBA, actions=offering_by_the_deck), "a_view_holds_no_secret"),
    "told deck": (telling(telling_the_deck), "what_is_told_holds_no_secret"),
    "told event deck": (telling(telling_the_event_deck), "what_is_told_holds_no_secret"),
    "told removed tile": (with_apply(telling_what_was_removed), "what_is_told_holds_no_secret"),
    "told by an event": (with_apply(telling_by_an_event), "what_is_told_holds_no_secret"),
    "leaking refusal": (with_apply(refusing_by_the_front), "refusals_hold_no_secret"),
    "ends unnoticed": (replace(SCUBA, result=ending_in_silence), "someone_can_act_until_the_end"),
    "left to luck": (replace(SCUBA, start=starting_by_luck), "same_seed_same_game"),
    "lossy JSON": (replace(SCUBA, read_action=losing_the_tile), "json_there_and_back"),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str) -> None:
    game, check = PLANTED[fault]

    with pytest.raises((AssertionError, RulesError)):
        CHECKS[check](game)
