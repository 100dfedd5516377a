"""Players who leave: no flip, the shortest way up, then the boat. (S-A90)"""

from divetable.core.game import Seat
from divetable.games.scuba.actions import (
    Action,
    Decline,
    Enter,
    Head,
    Leave,
    MoveAnimal,
    MoveDiver,
    PickTile,
    Step,
    Stop,
    SwimOn,
    TakeOption,
)
from divetable.games.scuba.agenda import (
    ChooseHeading,
    ChooseOption,
    ChooseTarget,
    ChooseTileToFlip,
    ChooseTileToRemove,
    LookOnTheWay,
)
from divetable.games.scuba.events import PlayerLeft
from divetable.games.scuba.rules.answers import choice_asked, headings_asked, move_asked
from divetable.games.scuba.rules.cards import (
    covered_tiles,
    movable_animals,
    movable_divers,
    options_of,
)
from divetable.games.scuba.rules.resolution import R
from divetable.games.scuba.rules.steps import why_not
from divetable.games.scuba.state import UP_PER_TURN, State


def leave(r: R, seat: Seat, action: Leave) -> None:
    """The table plays for the leaver from now on. (S-A90)"""
    r.emit(PlayerLeft(seat))


def autopilot(table: State, seat: Seat) -> Action:
    """What the table does for a player who has left; it depends on nothing hidden. (S-A90)"""
    match table.agenda[-1]:
        case ChooseOption() as question:
            return TakeOption(options_of(table, seat, choice_asked(table, question))[-1])
        case ChooseTarget() as question:
            effect = move_asked(table, question)
            movable = movable_divers(table, effect)
            if seat in movable:
                return MoveDiver(seat)  # harms nobody else
            animals = movable_animals(table, effect)
            return MoveAnimal(animals[0]) if animals else MoveDiver(movable[0])
        case ChooseHeading() as question:
            return Head(headings_asked(table, question)[0])
        case ChooseTileToFlip():
            return Decline()
        case ChooseTileToRemove():
            return PickTile(covered_tiles(table)[0])
        case LookOnTheWay():
            return SwimOn()
        case _:
            return way_home(table, seat)


def way_home(table: State, seat: Seat) -> Action:
    """Up, but not too fast, and along the surface to the boat. (S-A90)"""
    loc = table.loc[seat]
    if loc == "WAIT":
        return Enter(table.data.boat[0])
    if loc == "SUB" and table.ups < UP_PER_TURN and why_not(table, seat, "U") is None:
        return Step("U")
    if loc == "SNORKEL":
        way = Step("R" if table.at[seat] < min(table.sea.boat) else "L")
        if why_not(table, seat, way.direction) is None and table.phase != "ALONE":
            return way
    return Stop()
