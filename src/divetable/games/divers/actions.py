"""What a player, or the table itself, may do. Places are named as in section 4 of the rules."""

from typing import Literal

from divetable.core.values import value
from divetable.games.divers.options import SeatName

DiverName = Literal[
    "N1", "N2", "N3", "E1", "E2", "E3", "S1", "S2", "S3", "W1", "W2", "W3"
]  # fmt: skip


@value
class PlaceBoat:
    """Set one's boat on a side square of one's own coast. [V-3.3]"""

    at: str


@value
class Step:
    """Swim to a bordering patch; over known movers, to the end chosen. [V-5.4]"""

    diver: DiverName
    to: str
    carry: bool = False
    end: str = ""  # `6,5`, `ring 6,0`, or `6,5>E` where one meets a face-down patch


@value
class Tuft:
    """Walk to the next tuft of the same mud. [V-8.7]"""

    diver: DiverName
    to: str
    carry: bool = False


@value
class Land:
    """Leave a boat for the patch astern. [V-1.5]"""

    diver: DiverName
    to: str
    carry: bool = False
    end: str = ""


@value
class Board:
    """Climb into a boat, from behind it or along the ring. [V-1.5]"""

    diver: DiverName
    boat: SeatName
    carry: bool = False


@value
class Sail:
    """Move one's boat by a square. [V-12.5]"""

    diver: DiverName
    to: str


@value
class Walk:
    """Walk along the ring by a square. [V-13.2]"""

    diver: DiverName
    to: str


@value
class Wish:
    """Use the gold fish's wish. [V-8.13]"""

    diver: DiverName
    to: str  # a patch, or `boat N`
    carry: bool = False
    end: str = ""


@value
class Ransom:
    """Buy a diver free from the sea urchin. [V-14.3]"""

    diver: DiverName
    boat: SeatName


@value
class Pass:
    """Do nothing, which is allowed only to those who cannot move. [V-4.5]"""


@value
class Go:
    """Choose where a forced movement leads. [V-9.7]"""

    end: str


@value
class Sink:
    """Choose what sinks into the mud. [V-8.6]"""

    unit: str  # a diver, or `treasure`


@value
class Drown:
    """Choose who goes overboard. [V-12.4]"""

    diver: DiverName


@value
class Consent:
    """Let the teammate pay from one's hold, or not. (V-A29)"""

    agree: bool


@value
class EndHere:
    """The game is decided: stop here, or play on. [V-15.5]"""

    agree: bool


@value
class AgreeToEnd:
    """Want to stop here; it happens when all do. [V-15.2]"""


@value
class PlayOn:
    """Want to go on after all. [V-15.2]"""


@value
class GiveUp:
    """Stop playing for good. [V-15.2]"""


@value
class TimeUp:
    """By the table: a clock has run out. (V-A67)"""

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
