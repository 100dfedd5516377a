"""Choosing companions in the set-up. [D-5.2] [D-5.3] [D-5.4]"""

from typing import Literal

from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.games.dive import refusals
from divetable.games.dive.actions import PickCompanion
from divetable.games.dive.agenda import BeginRound, ChooseCompanions
from divetable.games.dive.components import (
    BASE_COMPANIONS,
    COMPANIONS,
    EXPANSION_COMPANIONS,
    Companion,
)
from divetable.games.dive.events import CompanionPicked, PicksShown
from divetable.games.dive.rules.resolution import R
from divetable.games.dive.state import State


def choosers(table: State) -> tuple[Seat, ...]:
    """The seats at the table without a companion."""
    return tuple(seat for seat in table.present if table.companions[seat] is None)


def still_to_pick(table: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in choosers(table) if table.picks[seat] is None)


def offered(table: State) -> tuple[Companion, ...]:
    """Each companion exists once; those who choose again choose from the rest. [D-5.2]"""
    offer = table.options.offered_companions(table.players)
    if table.options.duplicate_companions:
        return offer
    return tuple(companion for companion in offer if companion not in table.companions)


def pick(r: R, seat: Seat, action: PickCompanion) -> None:
    """All pick in secret at the same time; then the picks are shown. [D-5.3]"""
    table = r.table
    if table.phase != "choosing":
        raise refusals.NOT_CHOOSING()
    if seat not in still_to_pick(table):
        raise refusals.ALREADY_PICKED()
    companion = COMPANIONS.get(action.companion)
    if companion is None:
        choices = ", ".join(offered(table))
        raise refusals.UNKNOWN_COMPANION(companion=action.companion, offered=choices)
    if companion not in offered(table):
        raise _not_offered(table, companion)
    r.emit(CompanionPicked(seat, companion))
    settle_if_all_picked(r)


def _not_offered(table: State, companion: Companion) -> RulesError:
    """Why this companion is not available. [D-5.12] [D-5.13] [D-5.14] [D-5.54] [D-5.66]"""
    choices = ", ".join(offered(table))
    if companion in table.companions:
        return refusals.TAKEN(companion=companion, offered=choices)
    if companion in EXPANSION_COMPANIONS and not table.options.expansion_companions:
        return refusals.EXPANSION_OFF(companion=companion, offered=choices)
    if companion in ("orca", "fugu"):
        return refusals.NEEDS_PRESENCE(companion=companion, offered=choices)
    assert companion in BASE_COMPANIONS
    refusal = refusals.NOT_WITH_CHIEF if table.options.chief else refusals.NEEDS_OPPONENT
    return refusal(companion=companion, offered=choices)


def settled_by(table: State, owners: list[Companion | None]) -> Literal["age", "lot"] | None:
    """What decided between players who wanted the same; None if nobody did. [D-5.3]"""
    if all(pick in (None, own) for pick, own in zip(table.picks, owners, strict=True)):
        return None
    return "age" if table.options.companion_priority else "lot"


def settle_if_all_picked(r: R) -> None:
    """If several want the same, one gets it; the others pick again. [D-5.2] [D-5.3]"""
    table = r.table
    if still_to_pick(table):
        return
    owners = list(table.companions)
    for seat in table.priority:
        wanted = table.picks[seat]
        if wanted is not None and (table.options.duplicate_companions or wanted not in owners):
            owners[seat] = wanted
    r.answered()
    r.emit(PicksShown(table.picks, tuple(owners), settled_by(table, owners)))
    left_over = choosers(table)
    r.then(ChooseCompanions(left_over) if left_over else BeginRound())
