"""What can be left to do in a turn. Tasks hold no secrets.

Effects of an event card are named by the card and the way to a list of them: `path` goes
through options and branches, `at` is the place in that list.
"""

from divetable.core.game import Seat
from divetable.core.resolution import Question
from divetable.core.values import value
from divetable.games.scuba.board import Direction


@value
class Diving(Question):
    """Step 3: swim, look, or stop. It waits below all that an event asks. [S-3.3]"""


@value
class ChooseOption(Question):
    card: str
    path: tuple[int, ...]
    at: int


@value
class ChooseTarget(Question):
    """Which diver or animal is moved. [S-8.7]"""

    card: str
    path: tuple[int, ...]
    at: int


@value
class ChooseHeading(Question):
    """In which direction a diver (by seat) or an animal (by tile) is moved. [S-8.2]"""

    card: str
    path: tuple[int, ...]
    at: int
    diver: Seat | None
    tile: int | None


@value
class ChooseTileToFlip(Question): ...


@value
class ChooseTileToRemove(Question): ...


@value
class LookOnTheWay(Question):
    """An event carries the diver; this square may be examined. [S-8.6]"""


@value
class BeginTurn:
    seat: Seat


@value
class Effects:
    """Go through a list of effects from here."""

    card: str
    path: tuple[int, ...]
    at: int


@value
class CarryOn:
    """The active diver is moved by an event, square by square. [S-8.6]"""

    direction: Direction
    squares: int
    dust: bool
    discover: bool
    has_moved: bool


@value
class KeepLooking:
    """There may be more to examine on this square. [S-5.9]"""


@value
class EventOver:
    """The whole card is resolved. [S-8.8]"""

    card: str
    was_under_water: bool


@value
class EndTurn:
    """Step 4. [S-3.3]"""


@value
class HandOver:
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
