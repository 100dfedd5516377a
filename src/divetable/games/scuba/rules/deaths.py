"""Death, and what the family variant puts in its place. [S-6.3] [S-12.1]"""

from divetable.core.game import Seat
from divetable.games.scuba.board import COLUMNS, column_of, row_of
from divetable.games.scuba.events import Died, EndTriggered, MinusTaken, ShotUp
from divetable.games.scuba.rules.resolution import R

STILL_TO_COME = ("SUB", "WAIT")


def check_deaths(r: R) -> None:
    """A submerged diver whose air is 0 is dead; nobody at the surface can die. [S-6.3]"""
    for seat in r.table.under_water():
        if not r.table.air[seat]:
            die(r, seat)


def die(r: R, seat: Seat) -> None:
    """Or, in the variant without deaths, be shot up to the surface. [S-6.4] [S-12.1] [S-12.5]"""
    if r.table.options.no_death:
        shoot_up(r, seat)
    else:
        r.emit(Died(seat))
    check_trigger(r)


def shoot_up(r: R, seat: Seat) -> None:
    """Minus points for the depth and at once those of the surface square; the tokens cost
    nothing more. [S-12.1] [S-12.2] [S-12.3] [S-12.6]"""
    table = r.table
    square = table.at[seat]
    r.emit(ShotUp(seat, square % COLUMNS))
    r.emit(MinusTaken(seat, penalty_of_row(row_of(square)), "depth"))
    pay_for_the_square(r, seat)


def pay_for_the_square(r: R, seat: Seat) -> None:
    """The minus points of the surface square, at once; by option not for a diver whom the boat
    has left. [S-9.6] [S-12.2]"""
    table = r.table
    points = table.data.minus[column_of(table.at[seat])]
    if points and (table.phase != "ALONE" or table.options.minus_square_alone):
        r.emit(MinusTaken(seat, points, "surface"))


def penalty_of_row(row: int) -> int:
    """The lower depth of the row, in metres, and 5. [S-12.3]"""
    return 5 * row + 5


def check_trigger(r: R) -> None:
    """The end comes as soon as at most one diver is still under water or waiting.
    [S-9.1] [S-13.3]"""
    table = r.table
    if table.phase == "NORMAL":
        left = [loc for loc in table.loc if loc in STILL_TO_COME]
        if len(left) <= 1:
            r.emit(EndTriggered())
