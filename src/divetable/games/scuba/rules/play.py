"""Resolving an action: the one way into the rules."""

from collections.abc import Callable
from typing import Any

from divetable.core import game
from divetable.core.game import Seat
from divetable.core.resolution import Question, Resolution
from divetable.games.scuba import refusals
from divetable.games.scuba.actions import (
    Action,
    Decline,
    Discover,
    Enter,
    Flip,
    GiveUp,
    Head,
    Leave,
    MoveAnimal,
    MoveDiver,
    PickTile,
    Step,
    Stop,
    SwimOn,
    TakeOption,
    read_action,
)
from divetable.games.scuba.agenda import (
    BeginTurn,
    CarryOn,
    ChooseHeading,
    ChooseOption,
    ChooseTarget,
    ChooseTileToFlip,
    ChooseTileToRemove,
    Diving,
    Effects,
    EndTurn,
    EventOver,
    HandOver,
    KeepLooking,
    LookOnTheWay,
    Task,
)
from divetable.games.scuba.changes import CHANGES
from divetable.games.scuba.events import Event
from divetable.games.scuba.rules.answers import (
    decline,
    head,
    move_animal,
    move_diver,
    pick_tile,
    take_option,
)
from divetable.games.scuba.rules.cards import carry_on, event_over, go_through
from divetable.games.scuba.rules.discovery import discover, flip, look_again, swim_on
from divetable.games.scuba.rules.leavers import autopilot, leave
from divetable.games.scuba.rules.resolution import R
from divetable.games.scuba.rules.steps import enter, give_up, step, stop
from divetable.games.scuba.rules.turns import begin_turn, end_turn, hand_over
from divetable.games.scuba.state import State


def apply(state: State, seat: Seat, action: Action) -> game.Step[State, Event]:
    """Resolve an action on a copy of the table."""
    table = state.copy()
    r: R = Resolution(table, table.agenda, CHANGES)
    answer(r, seat, action)
    r.run(perform)
    while table.gone and is_waiting_for_the_gone(table):
        answer_for_the_gone(r)
        r.run(perform)
    return game.Step(table, tuple(r.events))


def answer(r: R, seat: Seat, action: Action) -> None:
    """Take an action of a seat, if it may do that now. [S-1.6] [S-8.2]"""
    table = r.table
    if table.result is not None:
        raise refusals.OVER()
    action = read_action(action)
    if type(seat) is not int or not 0 <= seat < table.players:
        raise refusals.NO_SUCH_SEAT(seat=seat)
    if seat in table.gone:
        raise refusals.HAS_LEFT()
    kind = type(action)
    if kind is not Leave:
        question = r.agenda[-1]
        if not isinstance(question, Question) or question.seat != seat:
            raise refusals.NOT_YOUR_TURN(seat=table.active)
        if kind not in ANSWERS_TO[type(question)]:
            is_diving = type(question) is Diving
            raise (refusals.NOTHING_ASKED if is_diving else refusals.ANSWER_FIRST)()
    ANSWERS[kind](r, seat, action)


def is_waiting_for_the_gone(table: State) -> bool:
    question = table.agenda[-1] if table.agenda else None
    return isinstance(question, Question) and question.seat in table.gone


def answer_for_the_gone(r: R) -> None:
    """The table plays on for those who have left. (S-A90)"""
    question = r.agenda[-1]
    assert isinstance(question, Question)
    action = autopilot(r.table, question.seat)
    ANSWERS[type(action)](r, question.seat, action)


ANSWERS: dict[type, Callable[[R, Seat, Any], None]] = {
    Enter: enter,
    Step: step,
    Flip: flip,
    Discover: discover,
    Stop: stop,
    TakeOption: take_option,
    MoveDiver: move_diver,
    MoveAnimal: move_animal,
    Head: head,
    PickTile: pick_tile,
    Decline: decline,
    SwimOn: swim_on,
    GiveUp: give_up,
    Leave: leave,
}

ANSWERS_TO: dict[type, tuple[type, ...]] = {
    Diving: (Enter, Step, Flip, Discover, Stop, GiveUp),
    LookOnTheWay: (Flip, Discover, SwimOn),
    ChooseOption: (TakeOption,),
    ChooseTarget: (MoveDiver, MoveAnimal),
    ChooseHeading: (Head,),
    ChooseTileToFlip: (PickTile, Decline),
    ChooseTileToRemove: (PickTile,),
}


def perform(r: R, task: Task) -> None:
    """The order of a turn stands in `begin_turn`, `end_turn` and `hand_over`. [S-3.3]"""
    TASKS[type(task)](r, task)


TASKS: dict[type, Callable[[R, Any], None]] = {
    EndTurn: end_turn,
    HandOver: hand_over,
    BeginTurn: begin_turn,
    Effects: go_through,
    CarryOn: carry_on,
    KeepLooking: look_again,
    EventOver: event_over,
}
