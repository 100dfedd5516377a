"""What a player may do."""

from divetable.core.form import Form
from divetable.core.game import Seat
from divetable.core.values import Tagged
from divetable.games.scuba import refusals
from divetable.games.scuba.board import Direction


class Enter(Tagged):
    """Jump from the boat into the square below this column. [S-5.1]"""

    column: int


class Step(Tagged):
    """Swim one square: under water, up to the surface, along it, or off the boat. [S-5.2]"""

    direction: Direction


class Flip(Tagged):
    """Turn a covered tile of the square you look at. [S-5.7]"""

    tile: int


class Discover(Tagged):
    """Look at an open animal. [S-5.9]"""

    tile: int


class Stop(Tagged):
    """Stop moving in this turn. [S-5.15]"""


class TakeOption(Tagged):
    """One or the other of an event card, counted from 0. [S-8.2]"""

    option: int


class MoveDiver(Tagged):
    """Let an event move this diver. [S-8.7]"""

    diver: Seat


class MoveAnimal(Tagged):
    """Let an event move this open animal. [S-8.7]"""

    tile: int


class Head(Tagged):
    """The direction of a move by an event. [S-8.2]"""

    direction: Direction


class PickTile(Tagged):
    """The tile that an event turns over or takes away. [S-8.3]"""

    tile: int


class Decline(Tagged):
    """Turn no tile over. [S-8.3]"""


class SwimOn(Tagged):
    """Look no further here; an event carries the diver on. [S-8.6]"""


class GiveUp(Tagged):
    """Stay below for good, after the boat has left. [S-9.6]"""


class Leave(Tagged):
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

read_action = Form[Action](Action, refusals.MALFORMED)

BINDING = frozenset({Stop})
"""The turn is handed over. (S-A91)"""
