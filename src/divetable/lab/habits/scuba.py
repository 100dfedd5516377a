"""Nonsense in Scuba: out of the water before the dive has begun."""

from divetable.core.game import Seat
from divetable.games.scuba.actions import Action, TakeOption
from divetable.games.scuba.agenda import ChooseOption, Diving
from divetable.games.scuba.board import COLUMNS
from divetable.games.scuba.components import Plain
from divetable.games.scuba.rules.answers import choice_asked
from divetable.games.scuba.rules.cards import ASCENTS, options_of
from divetable.games.scuba.rules.steps import why_not
from divetable.games.scuba.state import State
from divetable.lab.habits import Habit

FIRST_ROUNDS = 3
PLENTY = 15  # of the 20 units of air


def early_exit(before: State, seat: Seat, action: Action, after: State) -> bool | None:
    """Nobody who has surfaced dives again. [S-7.3]"""
    has_time = before.round <= FIRST_ROUNDS and before.air[seat] >= PLENTY
    if not has_time or not has_way_up(before, seat):
        return None
    return after.loc[seat] in ("SNORKEL", "BOAT")


def has_way_up(table: State, seat: Seat) -> bool:
    """Whether a diver under water may surface now, and need not."""
    if table.loc[seat] != "SUB":
        return False
    match table.agenda[-1]:
        case Diving():
            return table.at[seat] < 2 * COLUMNS and why_not(table, seat, "U") is None
        case ChooseOption() as question:
            ascents = ways_up(table, question)
            return any(ascents.values()) and not all(ascents.values())
        case _:
            return False


def seasickness(before: State, seat: Seat, action: Action, after: State) -> bool | None:
    """An event offers the surface, and something else."""
    question = before.agenda[-1]
    if not isinstance(question, ChooseOption) or not isinstance(action, TakeOption):
        return None
    if before.round > FIRST_ROUNDS or not has_way_up(before, seat):
        return None
    return ways_up(before, question)[action.option]


def ways_up(table: State, question: ChooseOption) -> dict[int, bool]:
    """Of each option that can be taken, whether it leads to the surface. [S-8.3]"""
    choice = choice_asked(table, question)
    return {
        number: any(isinstance(e, Plain) and e.op in ASCENTS for e in choice.options[number])
        for number in options_of(table, question.seat, choice)
    }


HABITS = (
    Habit(
        "early exit",
        f"leaves the water for good, by its own choice, in rounds 1 to {FIRST_ROUNDS} with"
        f" {PLENTY} or more units of air",
        f"it may surface, and need not, in rounds 1 to {FIRST_ROUNDS} with that much air",
        early_exit,
    ),
    Habit(
        "seasickness",
        "takes the option of an event card that ends its dive, although another one does not",
        f"an event card offers both in rounds 1 to {FIRST_ROUNDS}",
        seasickness,
    ),
)
