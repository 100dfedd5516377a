"""Resolving an action: the one way into the rules."""

from collections.abc import Callable
from typing import Any, assert_never

from divetable.core.game import TABLE, Seat, Step
from divetable.core.resolution import Question, Resolution
from divetable.games.divers import refusals
from divetable.games.divers.actions import Action, AgreeToEnd, GiveUp, PlayOn, TimeUp, read_action
from divetable.games.divers.agenda import (
    Asked,
    BeginTurn,
    EndTurn,
    LightenBoat,
    LightenTuft,
    Suffer,
    TakeTurn,
    Task,
)
from divetable.games.divers.changes import CHANGES
from divetable.games.divers.events import Event
from divetable.games.divers.rules.arrivals import lighten_tuft, suffer
from divetable.games.divers.rules.boats import lighten_boat
from divetable.games.divers.rules.leavers import (
    agree_to_end,
    answer_for_the_absent,
    give_up,
    play_on,
    time_up,
)
from divetable.games.divers.rules.legality import check_answer, check_turn
from divetable.games.divers.rules.resolution import R
from divetable.games.divers.rules.turns import ANSWERS, begin_turn, end_turn
from divetable.games.divers.state import State

ANY_TIME: dict[type, Callable[[R, Seat, Any], None]] = {
    AgreeToEnd: agree_to_end,
    PlayOn: play_on,
    GiveUp: give_up,
    TimeUp: time_up,
}


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Resolve an action on a copy of the table."""
    table = state.copy()
    if table.result is not None:
        raise refusals.OVER()
    r: R = Resolution(table, table.agenda, CHANGES)
    task = table.agenda[-1]
    assert isinstance(task, Question)
    if type(seat) is not int or (seat != task.seat and seat != TABLE and seat not in table.owners):
        raise refusals.NO_SUCH_SEAT(seat=seat)
    action = read_action(action)
    if type(action) in ANY_TIME:
        ANY_TIME[type(action)](r, seat, action)
    else:
        check(table, task, seat, action)
        table.moves = None
        ANSWERS[type(action)](r, task, action)
    while table.result is None:
        r.run(perform)
        if not table.gave_up or table.result is not None or is_awake(table):
            break
        answer_for_the_absent(r)
    return Step(table, tuple(r.events))


def is_awake(table: State) -> bool:
    """Does the next question wait for somebody who still plays?"""
    task = table.agenda[-1]
    return isinstance(task, Question) and task.seat not in table.gave_up


def check(table: State, task: Asked | TakeTurn, seat: Seat, action: Action) -> None:
    """Refuse what is not allowed here and now."""
    if isinstance(task, TakeTurn):
        check_turn(table, task, seat, action)
    else:
        check_answer(table, task, seat, action)


def perform(r: R, task: Task) -> None:
    """Tasks that are done without asking anybody."""
    match task:
        case EndTurn():
            end_turn(r)
        case LightenBoat():
            lighten_boat(r, task)
        case Suffer(diver, first):
            suffer(r, diver, first=first)
        case LightenTuft():
            lighten_tuft(r, task)
        case BeginTurn():
            begin_turn(r)
        case Question():
            raise AssertionError("questions wait for an answer")
        case _:
            assert_never(task)
