"""What can be left to do in a turn. Tasks hold no secrets: places, divers, patches turned."""

from divetable.core.game import Seat
from divetable.core.resolution import Question
from divetable.core.values import Tagged
from divetable.games.divers.chart import NOWHERE


class ChoosePlace(Question):
    """Where does this colour's boat begin? [V-3.3]"""

    colour: int


class TakeTurn(Question):
    """A ransom or a move. After a teammate's no, you cannot ask for that hold again. [V-4.5]"""

    refused: bool = False


class ChooseExit(Question):
    """Where does the forced move lead? [V-9.6] [V-9.7]"""

    diver: int
    origin: int  # where he goes back to, as in `State.where` [V-9.2]
    ends: tuple[tuple[int, int], ...]  # squares, and how he comes there
    arrival: int = NOWHERE  # how he came to where he is [V-9.1]


class ChooseSinking(Question):
    """What sinks into this tuft? [V-8.6]"""

    diver: int  # the last to come
    place: int


class ChooseDrowning(Question):
    """Who goes overboard? Asked of the boat's owner, also out of turn. [V-12.4]"""

    boat: int
    last: int  # the last to come


class AskConsent(Question):
    """May the teammate pay from this hold? (V-A29)"""

    diver: int
    boat: int


class ChooseEnd(Question):
    """The game is decided: should it end here? The others are asked after this player. [V-15.5]"""

    others: tuple[Seat, ...]


class BeginTurn(Tagged): ...


class EndTurn(Tagged): ...


class Suffer(Tagged):
    """What the place does to the diver who came. [V-11.5]"""

    diver: int
    first: bool


class LightenTuft(Tagged):
    diver: int
    place: int


class LightenBoat(Tagged):
    boat: int
    last: int


Asked = ChoosePlace | ChooseExit | ChooseSinking | ChooseDrowning | AskConsent | ChooseEnd
"""Questions other than for a whole turn. (V-16)"""

Task = (
    ChoosePlace
    | TakeTurn
    | ChooseExit
    | ChooseSinking
    | ChooseDrowning
    | AskConsent
    | ChooseEnd
    | BeginTurn
    | EndTurn
    | Suffer
    | LightenTuft
    | LightenBoat
)
