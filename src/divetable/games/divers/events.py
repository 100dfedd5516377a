"""What can happen. All of it is public: a patch is named when it is turned, not before. (6.1)"""

from typing import Literal

from divetable.core.game import Deadline, Result, Seat
from divetable.core.values import value
from divetable.games.divers.actions import DiverName
from divetable.games.divers.options import SeatName

Cause = Literal["eaten", "drowned", "sunk", "loop"]
Reason = Literal["all", "divers", "passes", "stall", "decided", "agreed", "gave up"]


@value
class BoatPlaced:
    seat: SeatName
    at: str


@value
class PlayBegan:
    """All boats lie on their squares; this seat has the first turn."""

    seat: SeatName


@value
class Moved:
    """A diver came to a patch, a tuft or an empty ring square, perhaps with a treasure."""

    diver: DiverName
    to: str
    carried: bool


@value
class Swept:
    """Carried over face-up patches, in this order; the next event says where to. [V-9.4]"""

    diver: DiverName
    over: tuple[str, ...]


@value
class Turned:
    """A patch is turned face up; its treasures are put on it."""

    at: str
    patch: str


@value
class Stranded:
    """Thrown off the board onto a ring square without a boat."""

    diver: DiverName
    at: str


@value
class Boarded:
    """A diver came into a boat, perhaps with a treasure that is salvaged there."""

    diver: DiverName
    boat: SeatName
    carried: bool


@value
class Struck:
    """Back into the boat of his colour."""

    diver: DiverName


@value
class Sailed:
    boat: SeatName
    to: str


@value
class Delayed:
    diver: DiverName


@value
class Stuck:
    diver: DiverName


@value
class Caught:
    diver: DiverName


@value
class Freed:
    diver: DiverName


@value
class RansomAsked:
    """The teammate is asked for a treasure of his hold."""

    diver: DiverName
    boat: SeatName


@value
class RansomRefused:
    boat: SeatName


@value
class RansomPaid:
    diver: DiverName
    boat: SeatName
    lost: bool  # or it lies beside the diver


@value
class WishGained:
    diver: DiverName


@value
class WishUsed:
    diver: DiverName


@value
class TreasureSank:
    at: str


@value
class Removed:
    diver: DiverName
    cause: Cause


@value
class Returned:
    """There was no way on: back where the move began, as if he had not left. [V-9.6]"""

    diver: DiverName
    to: str  # a place, or `boat N`


@value
class Passed:
    seat: SeatName


@value
class TurnEnded:
    seat: SeatName


@value
class ClockStarted:
    deadline: Deadline


@value
class EndWanted:
    player: Seat


@value
class PlayWanted:
    """The player who wanted to stop wants to go on."""

    player: Seat


@value
class GaveUp:
    player: Seat


@value
class Ended:
    reason: Reason
    result: Result


Event = (
    BoatPlaced
    | PlayBegan
    | Moved
    | Swept
    | Turned
    | Stranded
    | Boarded
    | Struck
    | Sailed
    | Delayed
    | Stuck
    | Caught
    | Freed
    | RansomAsked
    | RansomRefused
    | RansomPaid
    | WishGained
    | WishUsed
    | TreasureSank
    | Removed
    | Returned
    | Passed
    | TurnEnded
    | ClockStarted
    | EndWanted
    | PlayWanted
    | GaveUp
    | Ended
)
