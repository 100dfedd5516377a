"""What a player, or the table itself, may do. Places are named as in section 4 of the rules."""

from typing import Literal

from divetable.core.form import Form
from divetable.core.values import Tagged
from divetable.games.divers import refusals
from divetable.games.divers.options import SeatName

DiverName = Literal[
    "N1", "N2", "N3", "E1", "E2", "E3", "S1", "S2", "S3", "W1", "W2", "W3"
]  # fmt: skip


class PlaceBoat(Tagged):
    """Set your boat on a side square of your own coast. [V-3.3]"""

    at: str


class Step(Tagged):
    """Swim to a bordering patch; over known movers, to the end chosen. [V-5.4]"""

    diver: DiverName
    to: str
    carry: bool = False
    end: str = ""  # `6,5`, `ring 6,0`, or `6,5>E` for meeting a face-down patch


class Tuft(Tagged):
    """Walk to the next tuft of the same mud. [V-8.7]"""

    diver: DiverName
    to: str
    carry: bool = False


class Land(Tagged):
    """Leave a boat for the patch astern. [V-1.5]"""

    diver: DiverName
    to: str
    carry: bool = False
    end: str = ""


class Board(Tagged):
    """Climb into a boat, from behind it or along the ring. [V-1.5]"""

    diver: DiverName
    boat: SeatName
    carry: bool = False


class Sail(Tagged):
    """Move your boat one square. [V-12.5]"""

    diver: DiverName
    to: str


class Walk(Tagged):
    """Walk one square along the ring. [V-13.2]"""

    diver: DiverName
    to: str


class Wish(Tagged):
    """Use the gold fish's wish. [V-8.13]"""

    diver: DiverName
    to: str  # a patch, or `boat N`
    carry: bool = False
    end: str = ""


class Ransom(Tagged):
    """Buy a diver free from the sea urchin. [V-14.3]"""

    diver: DiverName
    boat: SeatName


class Pass(Tagged):
    """Do nothing; only allowed if you cannot move. [V-4.5]"""


class Go(Tagged):
    """Choose where a forced movement leads. [V-9.7]"""

    end: str


class Sink(Tagged):
    """Choose what sinks into the mud. [V-8.6]"""

    unit: str  # a diver, or `treasure`


class Drown(Tagged):
    """Choose who goes overboard. [V-12.4]"""

    diver: DiverName


class Consent(Tagged):
    """Let your teammate pay from your hold, or not. (V-A29)"""

    agree: bool


class EndHere(Tagged):
    """The game is decided: stop here, or play on. [V-15.5]"""

    agree: bool


class AgreeToEnd(Tagged):
    """Agree to stop here; the game ends when everybody does. [V-15.2]"""


class PlayOn(Tagged):
    """Take back the agreement to stop. [V-15.2]"""


class GiveUp(Tagged):
    """Stop playing for good. [V-15.2]"""


class TimeUp(Tagged):
    """The table reports that a clock has run out. (V-A67)"""

    number: int


Action = (
    PlaceBoat
    | Step
    | Tuft
    | Land
    | Board
    | Sail
    | Walk
    | Wish
    | Ransom
    | Pass
    | Go
    | Sink
    | Drown
    | Consent
    | EndHere
    | AgreeToEnd
    | PlayOn
    | GiveUp
    | TimeUp
)

read_action = Form[Action](Action, refusals.MALFORMED)
