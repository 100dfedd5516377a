"""Somebody who counts air, and takes what is nearest.

They turn back when the way home costs what is left but for a small reserve, and do not plan further
than the next tile.
"""

from random import Random

from divetable.bots import Situation, Thought
from divetable.core.game import Seat
from divetable.games.scuba import SCUBA
from divetable.games.scuba.actions import (
    Action,
    Discover,
    Enter,
    Flip,
    GiveUp,
    Head,
    MoveDiver,
    PickTile,
    Step,
    Stop,
    TakeOption,
)
from divetable.games.scuba.agenda import (
    ChooseHeading,
    ChooseOption,
    ChooseTarget,
    ChooseTileToFlip,
    ChooseTileToRemove,
)
from divetable.games.scuba.board import COLUMNS, LAST_TILE_ROW, NOWHERE, column_of, row_of
from divetable.games.scuba.components import Plain
from divetable.games.scuba.rules.answers import choice_asked
from divetable.games.scuba.rules.cards import ASCENTS
from divetable.games.scuba.state import UP_PER_TURN, State

RESERVE = 2  # units of air
FAR = 99


def think(told: Situation, rng: Random, slips: float) -> Thought:
    """A slip is anything else that may be done, but nobody leaves the water by a slip."""
    table: State = SCUBA.imagine(told.view, rng)
    choices = [action for part in SCUBA.actions(table, told.seat).parts for action in part]
    if rng.random() < slips:
        below = [one for one in choices if not leads_out(table, told.seat, one)]
        return Thought(rng.choice(below or choices))
    return Thought(first_idea(table, told.seat, choices, rng))


def leads_out(table: State, seat: Seat, action: Action) -> bool:
    """Whether a diver would surface with this, or stay below for good."""
    match action:
        case Step("U"):
            return table.at[seat] < 2 * COLUMNS
        case TakeOption():
            question = table.agenda[-1]
            assert isinstance(question, ChooseOption)
            return is_ascent(table, question, action)
        case GiveUp():
            return True
        case _:
            return False


def first_idea(table: State, seat: Seat, choices: list[Action], rng: Random) -> Action:
    match table.agenda[-1]:
        case ChooseOption() as question:
            return option(table, question, choices)
        case ChooseTarget():
            others = [one for one in choices if isinstance(one, MoveDiver) and one.diver != seat]
            return (others or choices)[0]
        case ChooseHeading(diver=diver) if diver == seat and is_time_to_go(table, seat):
            return Head("U") if Head("U") in choices else choices[0]
        case ChooseTileToFlip() | ChooseTileToRemove() as question:
            tiles = [one for one in choices if isinstance(one, PickTile)]
            tiles.sort(key=lambda one: distance(table.at[seat], table.places[one.tile]))
            return tiles[0 if isinstance(question, ChooseTileToFlip) else -1]
        case _:
            return dive(table, seat, choices, rng)


def option(table: State, question: ChooseOption, choices: list[Action]) -> Action:
    """The surface only on the way home."""
    is_late = is_time_to_go(table, question.seat)
    fitting = (one for one in choices if is_ascent(table, question, one) == is_late)
    return next(fitting, choices[0])


def is_ascent(table: State, question: ChooseOption, action: Action) -> bool:
    assert isinstance(action, TakeOption)
    effects = choice_asked(table, question).options[action.option]
    return any(isinstance(effect, Plain) and effect.op in ASCENTS for effect in effects)


def dive(table: State, seat: Seat, choices: list[Action], rng: Random) -> Action:
    """In at the middle; then whatever lies here, and on to the next."""
    entries = [one for one in choices if isinstance(one, Enter)]
    if entries:
        return entries[len(entries) // 2]
    animals = [one for one in choices if isinstance(one, Discover)]
    if animals:
        return animals[0]
    if is_time_to_go(table, seat):
        return homewards(table, seat, choices)
    covered = [one for one in choices if isinstance(one, Flip)]
    return covered[0] if covered else onwards(table, seat, choices, rng)


def onwards(table: State, seat: Seat, choices: list[Action], rng: Random) -> Action:
    """A step towards the nearest thing for which the air lasts."""
    things = [thing for thing in in_sight(table, seat) if lasts(table, seat, row_of(thing))]
    here = table.at[seat]

    def way_to_the_next(action: Action) -> tuple[int, float]:
        assert isinstance(action, Step)
        to = table.sea.next[action.direction][here]
        if to == NOWHERE or to < COLUMNS or not lasts(table, seat, row_of(to)):
            return FAR, 0.0
        return min((distance(to, thing) for thing in things), default=FAR), rng.random()

    steps = [one for one in choices if isinstance(one, Step)]
    best = min(steps, key=way_to_the_next, default=None)
    nearest = min((distance(here, thing) for thing in things if thing != here), default=FAR)
    if best is None or way_to_the_next(best)[0] >= nearest:
        return ending_of(choices)
    return best


def in_sight(table: State, seat: Seat) -> list[int]:
    """Squares with a covered tile, or an animal that is new to the diver, and no dust."""
    covered = {at for at, tiles in enumerate(table.covered) if tiles and row_of(at)}
    unseen = {table.places[t] for t in table.open if not table.discs[t] >> seat & 1}
    return [at for at in sorted(covered | unseen) if not table.is_dusty(at)]


def homewards(table: State, seat: Seat, choices: list[Action]) -> Action:
    """Up, and towards the boat."""
    column, boat = column_of(table.at[seat]), table.data.boat
    ways = ["U"] if table.ups < UP_PER_TURN else []
    if table.loc[seat] != "BOAT" and column not in boat:
        ways.append("R" if column < min(boat) else "L")
    for way in ways:
        for one in choices:
            if isinstance(one, Step) and one.direction == way:
                return one
    return ending_of(choices)


def ending_of(choices: list[Action]) -> Action:
    """The end of the turn, or of the look."""
    return Stop() if Stop() in choices else choices[-1]


def is_time_to_go(table: State, seat: Seat) -> bool:
    """Others go home, the dive is over, or the air would not last here."""
    if table.loc[seat] != "SUB":
        return table.loc[seat] != "WAIT"
    return table.phase != "NORMAL" or not lasts(table, seat, row_of(table.at[seat]))


def lasts(table: State, seat: Seat, row: int) -> bool:
    """Whether a turn may end in this row: the way home is paid for, with a reserve. [S-6.1]"""
    return table.air[seat] - table.data.air[row] - way_home(table, row) >= RESERVE


def way_home(table: State, row: int) -> int:
    """The air that the turns on the way up cost, two rows in each. [S-5.3]"""
    return sum(table.data.air[at] for at in range(row - UP_PER_TURN, 0, -UP_PER_TURN))


def distance(one: int, other: int) -> int:
    """Steps between two squares; a thing at the bottom is out of reach."""
    if row_of(other) > LAST_TILE_ROW:
        return FAR
    return abs(column_of(one) - column_of(other)) + abs(row_of(one) - row_of(other))
