"""Resolving an action: the one way into the rules."""

from collections.abc import Callable
from typing import Any, assert_never

from divetable.core.game import TABLE, Seat, Step
from divetable.core.resolution import Question, Resolution, SealedQuestion
from divetable.games.dive import refusals
from divetable.games.dive.actions import (
    Action,
    Announce,
    Breathe,
    CutOff,
    DeclineAxolotl,
    HoldBreath,
    Leave,
    PickCompanion,
    PlaceOctopus,
    PlayAxolotl,
    Ready,
    Resume,
    SaveDraft,
    TimeUp,
    Withdraw,
    read_action,
)
from divetable.games.dive.agenda import (
    AxolotlWindow,
    BeginRound,
    Dive,
    EndCheck,
    OfferAxolotl,
    Rest,
    Task,
)
from divetable.games.dive.changes import CHANGES
from divetable.games.dive.events import Event
from divetable.games.dive.rules.companions import (
    announce,
    decline_axolotl,
    leave_axolotl,
    offer_axolotl,
    place_octopus,
    play_axolotl,
)
from divetable.games.dive.rules.descent import dive
from divetable.games.dive.rules.leavers import leave, resume
from divetable.games.dive.rules.picks import pick
from divetable.games.dive.rules.programming import (
    begin_round,
    breathe,
    cut_off,
    hold_breath,
    ready,
    save_draft,
    time_is_up,
    withdraw,
)
from divetable.games.dive.rules.resolution import R
from divetable.games.dive.rules.rest import end_check, take_rest
from divetable.games.dive.state import State


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Resolve an action on a copy of the table."""
    if state.result is not None:
        raise refusals.OVER()
    action = read_action(action)
    check_seat(state, seat, action)
    table = state.copy()
    r: R = Resolution(table, table.agenda, CHANGES)
    ANSWERS[type(action)](r, seat, action)
    r.run(perform)
    return Step(table, tuple(r.events))


def check_seat(table: State, seat: Seat, action: Action) -> None:
    """Players sit on 0, 1, …; only the table itself reports clocks and connections. [D-2.1]"""
    if type(seat) is not int:
        raise refusals.NO_SUCH_SEAT(seat=seat)
    if seat == TABLE and isinstance(action, TimeUp | CutOff):
        return
    if not 0 <= seat < table.players:
        raise refusals.NO_SUCH_SEAT(seat=seat)
    if table.status[seat] == "gone":
        raise refusals.HAS_LEFT()


def time_up(r: R, seat: Seat, action: TimeUp) -> None:
    """The table reports that a clock has run out. [D-5.21] [D-5.71]"""
    if seat != TABLE:
        raise refusals.ONLY_THE_TABLE()
    for deadline in r.table.deadlines:
        if deadline.number == action.number:
            break
    else:
        raise refusals.NO_SUCH_CLOCK(number=action.number)
    match r.table.agenda[-1]:
        case AxolotlWindow(asked):
            leave_axolotl(r, asked)
        case _:
            time_is_up(r, deadline)


ANSWERS: dict[type, Callable[[R, Seat, Any], None]] = {
    PickCompanion: pick,
    SaveDraft: save_draft,
    Ready: ready,
    Withdraw: withdraw,
    Announce: announce,
    PlaceOctopus: place_octopus,
    HoldBreath: hold_breath,
    Breathe: breathe,
    PlayAxolotl: play_axolotl,
    DeclineAxolotl: decline_axolotl,
    Leave: leave,
    Resume: resume,
    TimeUp: time_up,
    CutOff: cut_off,
}


def perform(r: R, task: Task) -> None:
    """The exact order of a round stands here and in `close`. [D-2.6] [D-2.54]"""
    match task:
        case Dive():
            dive(r)
        case Rest():
            take_rest(r)
        case OfferAxolotl(seat):
            offer_axolotl(r, seat)
        case EndCheck():
            end_check(r)
        case BeginRound():
            begin_round(r)
        case Question() | SealedQuestion():
            raise AssertionError("questions wait for an answer")
        case _:
            assert_never(task)
