"""Stopping early: by agreement, by giving up, or because time is up. [V-15.2] (V-A67)"""

from divetable.core.chance import Chance, below
from divetable.core.game import TABLE, Seat
from divetable.core.resolution import Question
from divetable.games.divers import refusals
from divetable.games.divers.actions import Action, AgreeToEnd, GiveUp, Pass, PlayOn, TimeUp
from divetable.games.divers.agenda import TakeTurn
from divetable.games.divers.ending import all_want_the_end, only_side_left
from divetable.games.divers.events import EndWanted, GaveUp, PlayWanted
from divetable.games.divers.rules.resolution import R
from divetable.games.divers.rules.turns import (
    ANSWERS,
    begin_turn,
    default_answer,
    end,
    legal_moves,
)


def agree_to_end(r: R, seat: Seat, action: AgreeToEnd) -> None:
    """The game ends when all who still play agree; the holds count as they are. [V-15.2]"""
    check_plays(r, seat)
    if seat in r.table.want_end:
        raise refusals.AGREED_ALREADY()
    r.emit(EndWanted(seat))
    if all_want_the_end(r.table):
        end(r, "agreed")


def play_on(r: R, seat: Seat, action: PlayOn) -> None:
    """Take back the agreement to stop. [V-15.2]"""
    check_plays(r, seat)
    if seat not in r.table.want_end:
        raise refusals.NOTHING_AGREED()
    r.emit(PlayWanted(seat))


def give_up(r: R, seat: Seat, action: GiveUp) -> None:
    """The player's colours pass from now on; a side has lost when all its players give up.
    [V-15.2]"""
    check_plays(r, seat)
    stop_playing(r, seat)


def check_plays(r: R, seat: Seat) -> None:
    if seat == TABLE:
        raise refusals.NO_SUCH_SEAT(seat=seat)
    if seat in r.table.gave_up:
        raise refusals.HAS_GIVEN_UP()


def stop_playing(r: R, seat: Seat) -> None:
    r.emit(GaveUp(seat))
    if only_side_left(r.table):
        end(r, "gave up")
    elif all_want_the_end(r.table):
        end(r, "agreed")
    else:
        answer_for_the_absent(r)


def answer_for_the_absent(r: R) -> None:
    """Questions to somebody who has left get the default answer. (V-A67)"""
    task = r.agenda[-1]
    assert isinstance(task, Question)
    if task.seat in r.table.gave_up:
        if isinstance(task, TakeTurn):
            r.answered()
            begin_turn(r)
        else:
            answer(r, default_answer(r.table, task))


def time_up(r: R, seat: Seat, action: TimeUp) -> None:
    """A question gets its default answer; a turn gets any move, or else it counts as giving up.
    (V-A67)"""
    table = r.table
    if seat != TABLE:
        raise refusals.ONLY_THE_TABLE()
    if table.deadline is None or table.deadline.number != action.number:
        raise refusals.NO_SUCH_CLOCK(number=action.number)
    task = r.agenda[-1]
    assert isinstance(task, Question)
    if not isinstance(task, TakeTurn):
        answer(r, default_answer(table, task))
    elif table.options.time_out == "resign":
        stop_playing(r, task.seat)
    else:
        answer(r, random_move(r, action.number))


def random_move(r: R, number: int) -> Action:
    """Any move, all equally likely; a pass if there is none."""
    moves = [move for kind in legal_moves(r.table).kinds for move in kind]
    if not moves:
        return Pass()
    return moves[below(len(moves), Chance(r.table.seed, "time up", number))]


def answer(r: R, action: Action) -> None:
    r.table.moves = None
    ANSWERS[type(action)](r, r.agenda[-1], action)
