"""What a player may do."""

from divetable.core.game import Seat
from divetable.core.values import value
from divetable.games.scuba.board import Direction


@value
class Enter:
    """Jump from the boat into the square below this column. [S-5.1]"""

    column: int


@value
class Step:
    """Swim one square: under water, up to the surface, along it, or off the boat. [S-5.2]"""

    direction: Direction


@value
class Flip:
    """Turn a covered tile of the square one looks at. [S-5.7]"""

    tile: int


@value
class Discover:
    """Look at an open animal. [S-5.9]"""

    tile: int


@value
class Stop:
    """Move no more in this turn. [S-5.15]"""


@value
class TakeOption:
    """One or the other of an event card, counted from 0. [S-8.2]"""

    option: int


@value
class MoveDiver:
    """Let an event move this diver. [S-8.7]"""

    diver: Seat


@value
class MoveAnimal:
    """Let an event move this open animal. [S-8.7]"""

    tile: int


@value
class Head:
    """The direction of a move by an event. [S-8.2]"""

    direction: Direction


@value
class PickTile:
    """The tile that an event turns over or takes away. [S-8.3]"""

    tile: int


@value
class Decline:
    """Turn no tile over. [S-8.3]"""


@value
class SwimOn:
    """Look no further here; an event carries the diver on. [S-8.6]"""


@value
class GiveUp:
    """The boat has left: stay below for good. [S-9.6]"""


@value
class Leave:
    """Leave the game; the diver goes the shortest way up. (S-A90)"""


Action = (
    Enter
    | Step
    | Flip
    | Discover
    | Stop
    | TakeOption
    | MoveDiver
    | MoveAnimal
    | Head
    | PickTile
    | Decline
    | SwimOn
    | GiveUp
    | Leave
)

BINDING = frozenset({Stop})
"""The turn is handed over. (S-A91)"""
