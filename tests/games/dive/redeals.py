"""Dive with all that stays hidden from a seat dealt anew."""

from typing import Any

from divetable.core.game import Seat
from divetable.games.dive.actions import PickCompanion, PlaceOctopus, Ready, SaveDraft
from divetable.games.dive.components import StackCard
from tests.conformance.moments import Moment


def redeal(moment: Moment, seat: Seat | None, dealt: Any) -> tuple[Any, Any]:
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
