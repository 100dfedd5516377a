"""The same table with all that stays hidden from a seat dealt anew; one function for each game."""

from collections.abc import Callable
from random import Random
from typing import Any

from divetable.core.chance import shuffled
from divetable.core.game import Seat
from divetable.core.values import Value
from divetable.games.dive.actions import PickCompanion, PlaceOctopus, Ready, SaveDraft
from divetable.games.dive.components import StackCard
from divetable.games.divers.actions import TimeUp
from divetable.games.divers.components import HIDDEN
from divetable.games.scuba import SCUBA
from divetable.games.scuba.events import CurrentDeckShuffled, Discovered, EventDeckShuffled
from divetable.games.scuba.state import DISCARDED
from divetable.lab.playing import Move


class Moment(Value):
    """A position of a random game and what was done in it."""

    state: Any
    move: Move


Redeal = Callable[[Moment, Seat | None, Any], tuple[Any, Any]]
"""Of a moment, a seat, and a table imagined from what that seat sees *after* the move:
another table before the move, and the move as it may have been there."""


def redeal_dive(moment: Moment, seat: Seat | None, dealt: Any) -> tuple[Any, Any]:
    state, move, after = moment.state, moment.move, moment.move.step.state
    other = state.copy()
    other.seed = dealt.seed
    taken = [StackCard("OC00", card.code, 270, True) for card in state.deck[: after.taken]]
    if not state.options.card_history:
        earlier = dealt.deck[: state.round_start]
        taken[: state.round_start] = earlier
    other.deck = (*taken, *dealt.deck[after.taken :])
    drawn = len(state.chief_deck) - len(after.chief_deck)
    if drawn >= 0:
        other.chief_deck = (*state.chief_deck[:drawn], *dealt.chief_deck)
    action = move.action
    is_hidden = move.seat != seat
    if after.phase == "programming" and after.round == state.round:
        for diver in range(state.players):
            if diver != seat and not (diver == move.seat and isinstance(action, SaveDraft)):
                other.drafts[diver] = dealt.drafts[diver]
        if is_hidden and isinstance(action, Ready) and after.status[move.seat] == "ready":
            action = Ready(dealt.drafts[move.seat])
        if is_hidden and isinstance(action, SaveDraft):
            action = SaveDraft(dealt.drafts[move.seat])
        if is_hidden and isinstance(action, PlaceOctopus):
            place = dealt.octopuses[-1]
            action = PlaceOctopus(place.x, place.y, place.angle)
        other.octopuses = dealt.octopuses[: len(state.octopuses)]
    if after.phase == "choosing" and after.companions == state.companions:
        other.picks = tuple(
            pick if pick is None or diver == seat else dealt.picks[diver] or pick
            for diver, pick in enumerate(state.picks)
        )
        if is_hidden and isinstance(action, PickCompanion):
            action = PickCompanion(dealt.picks[move.seat])
    return other, action


def redeal_scuba(moment: Moment, seat: Seat | None, dealt: Any) -> tuple[Any, Any]:
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


def redeal_divers(moment: Moment, seat: Seat | None, dealt: Any) -> tuple[Any, Any]:
    """What is face down after the move lies anew; only a move drawn by lot needs the seed."""
    state, move, after = moment.state, moment.move, moment.move.step.state
    other = state.copy()
    other.moves = None
    if not isinstance(move.action, TimeUp):
        other.seed = dealt.seed
    pairs = zip(after.sea, state.layout, dealt.layout, strict=True)
    other.layout = tuple(new if seen == HIDDEN else old for seen, old, new in pairs)
    return other, move.action


REDEALS: dict[str, Redeal] = {
    "dive": redeal_dive,
    "scuba": redeal_scuba,
    "divers": redeal_divers,
}
