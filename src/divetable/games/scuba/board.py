"""The sea as squares. [S-1.1]

Squares are numbered row by row, from the left: 9 * row + column - 1. Row 0 is the surface,
rows 1 to 8 hold tiles, row 9 lies at 40-45 m.
"""

from typing import Literal

Direction = Literal["L", "R", "U", "D"]
Colour = Literal["R", "Y", "G", "B"]

DIRECTIONS: tuple[Direction, ...] = ("L", "R", "U", "D")
COLOURS: tuple[Colour, ...] = ("R", "Y", "G", "B")
OPPOSITE: dict[Direction, Direction] = {"L": "R", "R": "L", "U": "D", "D": "U"}

COLUMNS = 9
LAST_TILE_ROW = 8
DEEPEST_ROW = 9
SQUARES = COLUMNS * (DEEPEST_ROW + 1)
NOWHERE = -1


def square(column: int, row: int) -> int:
    """The number of the square [column, row]. [S-1.1]"""
    return COLUMNS * row + column - 1


def column_of(number: int) -> int:
    return number % COLUMNS + 1


def row_of(number: int) -> int:
    return number // COLUMNS


def band_of(number: int) -> Colour:
    """A square's band depends on its row only. [S-1.4]"""
    return COLOURS[(number // COLUMNS - 1) // 2]


def look_of(number: int) -> int:
    """What a diver looks at: the own square or, from the surface, the one below. [S-1.7]"""
    return number + COLUMNS if number < COLUMNS else number


def neighbours(first: int, last: int) -> dict[Direction, tuple[int, ...]]:
    """Where one step leads from each square; NOWHERE at an edge. [S-1.1]

    The surface is no place to go up to here: surfacing is a rule of its own.
    """

    def beside(number: int, by: int) -> int:
        return number + by if first <= column_of(number) + by <= last else NOWHERE

    everywhere = range(SQUARES)
    return {
        "L": tuple(beside(number, -1) for number in everywhere),
        "R": tuple(beside(number, 1) for number in everywhere),
        "U": tuple(number - COLUMNS if row_of(number) > 1 else NOWHERE for number in everywhere),
        "D": tuple(
            number + COLUMNS if 1 <= row_of(number) < DEEPEST_ROW else NOWHERE
            for number in everywhere
        ),
    }
