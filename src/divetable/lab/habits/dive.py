"""Nonsense in Dive: tokens where no card lies, and none where one would bring fields."""

from divetable.core.game import Seat
from divetable.games.dive.actions import Action, Breathe, Ready
from divetable.games.dive.programs import DEEPEST, Program, board, forced
from divetable.games.dive.state import State
from divetable.lab.habits import Habit


def confirmed(before: State, seat: Seat, action: Action) -> Program | None:
    """The program that a diver declares to be final; None in the children's version, where all
    five levels must be filled. [D-4.1]"""
    if before.options.mode == "children":
        return None
    match action:
        case Ready(program):
            return before.drafts[seat] if program is None else program
        case Breathe():
            return forced(before.drafts[seat], before.options.mode)
        case _:
            return None


def too_deep(before: State, seat: Seat, action: Action, after: State) -> bool | None:
    """What lies below the last card is discarded. [D-2.14] [D-2.46]"""
    program = confirmed(before, seat, action)
    if program is None or before.cards_left >= DEEPEST + (program.anglerfish is not None):
        return None
    return len(board(program)) > before.cards_left


def sat_out(before: State, seat: Seat, action: Action, after: State) -> bool | None:
    """In calm water and in deep, a dive can only win fields, unless a narwhal turns turtles round.
    [D-5.91]"""
    program = confirmed(before, seat, action)
    others_narwhal = any(owner != seat for owner in before.owners_using("narwhal"))
    return None if program is None or others_narwhal else not any(program.levels)


HABITS = (
    Habit(
        "too deep",
        "a token lies on a level below the last card",
        "a program is confirmed, and fewer cards are left than it could have levels",
        too_deep,
    ),
    Habit(
        "sat out",
        "no token lies on the board",
        "a program is confirmed, or a breath ends, and nobody else's narwhal turns turtles round",
        sat_out,
    ),
)
