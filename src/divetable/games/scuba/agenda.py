"""What can be left to do in a turn. Tasks hold no secrets.

Effects of an event card are named by the card and the way to a list of them: `path` goes
through options and branches, `at` is the place in that list.
"""

from divetable.core.game import Seat
from divetable.core.resolution import Question
from divetable.core.values import Tagged
from divetable.games.scuba.board import Direction


class Diving(Question):
    """Step 3: swim, look, or stop. It waits below anything that an event asks. [S-3.3]"""


class ChooseOption(Question):
    card: str
    path: tuple[int, ...]
    at: int


class ChooseTarget(Question):
    """Which diver or animal to move. [S-8.7]"""

    card: str
    path: tuple[int, ...]
    at: int


class ChooseHeading(Question):
    """In which direction to move a diver (by seat) or an animal (by tile). [S-8.2]"""

    card: str
    path: tuple[int, ...]
    at: int
    diver: Seat | None
    tile: int | None


class ChooseTileToFlip(Question): ...


class ChooseTileToRemove(Question): ...


class LookOnTheWay(Question):
    """An event carries the diver; this square may be examined. [S-8.6]"""


class BeginTurn(Tagged):
    seat: Seat


class Effects(Tagged):
    """Go through a list of effects from here."""

    card: str
    path: tuple[int, ...]
    at: int


class CarryOn(Tagged):
    """The active diver is moved by an event, square by square. [S-8.6]"""

    direction: Direction
    squares: int
    dust: bool
    discover: bool
    has_moved: bool


class KeepLooking(Tagged):
    """There may be more to examine on this square. [S-5.9]"""


class EventOver(Tagged):
    """The whole card is resolved. [S-8.8]"""

    card: str
    was_under_water: bool


class EndTurn(Tagged):
    """Step 4. [S-3.3]"""


class HandOver(Tagged):
    """The next player, the next round, or the end. [S-3.3]"""


Task = (
    Diving
    | ChooseOption
    | ChooseTarget
    | ChooseHeading
    | ChooseTileToFlip
    | ChooseTileToRemove
    | LookOnTheWay
    | BeginTurn
    | Effects
    | CarryOn
    | KeepLooking
    | EventOver
    | EndTurn
    | HandOver
)
