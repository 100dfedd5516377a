"""Scuba with all that stays hidden from a seat dealt anew."""

from random import Random
from typing import Any

from divetable.core.chance import shuffled
from divetable.core.game import Seat
from divetable.games.scuba import SCUBA
from divetable.games.scuba.events import CurrentDeckShuffled, Discovered, EventDeckShuffled
from divetable.games.scuba.state import DISCARDED
from tests.conformance.moments import Moment


def redeal(moment: Moment, seat: Seat | None, dealt: Any) -> tuple[Any, Any]:
    """What the step shows, or everybody sees before it, stays; all else is as it was dealt."""
    state, move, after = moment.state, moment.move, moment.move.step.state
    other = state.copy()
    other.seed = dealt.seed
    shown = {*state.open, *after.open}
    shown |= {tile for tile, place in enumerate(after.places) if place == DISCARDED}
    other.fronts = tuple(
        front if tile in shown else dealt.fronts[tile] for tile, front in enumerate(state.fronts)
    )
    other.box = dealt.box
    kinds: set[type] = {type(event) for event in move.step.events}
    if CurrentDeckShuffled not in kinds:
        drawn = len(state.deck) - len(after.deck)
        other.deck = (*state.deck[:drawn], *dealt.deck)
    for at, (before, later) in enumerate(zip(state.event_decks, after.event_decks, strict=True)):
        if EventDeckShuffled not in kinds:
            other.event_decks[at] = (*before[: len(before) - len(later)], *dealt.event_decks[at])
    if state.options.hidden_scores and after.result is None:
        for diver in range(state.players):
            if diver != seat:
                other.cards[diver] = other_cards(moment, diver, dealt.seed)
                other.plus[diver] = (99,)
                other.minus[diver] = (1, 2, 3)
    if CurrentDeckShuffled in kinds or EventDeckShuffled in kinds:
        other.seed = seed_that_looks_the_same(moment, other)
    return other, move.action


def seed_that_looks_the_same(moment: Moment, other: Any) -> str:
    """Another shuffle whose first cards, shown in the same step, are those that were shown."""
    move, trial = moment.move, other.copy()
    for number in range(300):
        trial.seed = f"{other.seed} {number}"
        shown = SCUBA.apply(trial, move.seat, move.action).state
        if SCUBA.view(shown, None) == SCUBA.view(move.step.state, None):
            return str(trial.seed)
    return str(moment.state.seed)


def other_cards(moment: Moment, diver: int, seed: str) -> tuple[str, ...]:
    """As many cards, of any species but those that the step tells something about."""
    held = moment.state.cards[diver]
    events = moment.move.step.events
    told = {e.species for e in events if isinstance(e, Discovered) and e.seat == diver}
    kept = [species for species in held if species in told]
    others = [species for species in moment.state.data.species if species not in told]
    return tuple([*kept, *shuffled(others, Random(seed))][: len(held)])
