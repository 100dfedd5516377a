"""What can happen. Everything is public: a patch is named when it is turned, not before. (6.1)"""

from typing import Literal

from divetable.core.game import Deadline, Result, Seat
from divetable.core.values import Tagged
from divetable.games.divers.actions import DiverName
from divetable.games.divers.options import SeatName

Cause = Literal["eaten", "drowned", "sunk", "loop"]
Reason = Literal["all", "divers", "passes", "stall", "first", "decided", "agreed", "gave up"]


class BoatPlaced(Tagged):
    seat: SeatName
    at: str


class PlayBegan(Tagged):
    """All boats lie on their squares; this seat has the first turn."""

    seat: SeatName


class Moved(Tagged):
    """A diver came to a patch, a tuft or an empty ring square, perhaps with a treasure."""

    diver: DiverName
    to: str
    carried: bool


class Swept(Tagged):
    """Carried over face-up patches, in this order; the next event says where to. [V-9.4]"""

    diver: DiverName
    over: tuple[str, ...]


class Turned(Tagged):
    """A patch is turned face up; its treasures are put on it."""

    at: str
    patch: str


class Stranded(Tagged):
    """Thrown off the board onto a ring square without a boat."""

    diver: DiverName
    at: str


class Boarded(Tagged):
    """A diver came aboard a boat, perhaps with a treasure to salvage."""

    diver: DiverName
    boat: SeatName
    carried: bool


class Struck(Tagged):
    """Back into the boat of the diver's colour."""

    diver: DiverName


class Sailed(Tagged):
    boat: SeatName
    to: str


class Delayed(Tagged):
    diver: DiverName


class Stuck(Tagged):
    diver: DiverName


class Caught(Tagged):
    diver: DiverName


class Freed(Tagged):
    diver: DiverName


class RansomAsked(Tagged):
    """The teammate is asked for a treasure of his hold."""

    diver: DiverName
    boat: SeatName


class RansomRefused(Tagged):
    boat: SeatName


class RansomPaid(Tagged):
    diver: DiverName
    boat: SeatName
    lost: bool  # or it lies beside the diver


class WishGained(Tagged):
    diver: DiverName


class WishUsed(Tagged):
    diver: DiverName


class TreasureSank(Tagged):
    at: str


class Removed(Tagged):
    diver: DiverName
    cause: Cause


class Returned(Tagged):
    """There was no way on: the diver is back where the move began, as if it had not happened.
    [V-9.6]"""

    diver: DiverName
    to: str  # a place, or `boat N`


class Passed(Tagged):
    seat: SeatName


class TurnEnded(Tagged):
    seat: SeatName


class ClockStarted(Tagged):
    deadline: Deadline


class EndWanted(Tagged):
    player: Seat


class PlayWanted(Tagged):
    """The player who wanted to stop wants to go on."""

    player: Seat


class PlayedOn(Tagged):
    """The game is decided, and this player wants to go on all the same. [V-15.5]"""

    player: Seat


class GaveUp(Tagged):
    player: Seat


class Ended(Tagged):
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
    | PlayedOn
    | GaveUp
    | Ended
)

WHY = {
    "BoatPlaced": "V-3.3",
    "PlayBegan": "V-4.1",
    "Moved": "V-4.2 V-5.4",
    "Swept": "V-9.4 V-9.5",
    "Turned": "V-7.1",
    "Turned.patch.sea": "V-8.1",
    "Turned.patch.treasure": "V-8.2",
    "Turned.patch.island": "V-8.3",
    "Turned.patch.turtle": "V-8.4",
    "Turned.patch.mud": "V-8.5",
    "Turned.patch.urchin": "V-8.8",
    "Turned.patch.octopus": "V-8.9",
    "Turned.patch.current": "V-8.10",
    "Turned.patch.eddy": "V-8.11",
    "Turned.patch.anemone": "V-8.12",
    "Turned.patch.goldfish": "V-8.13",
    "Turned.patch.seahorse": "V-8.14",
    "Turned.patch.stingray": "V-8.15",
    "Turned.patch.shark": "V-8.16",
    "Stranded": "V-13.1",
    "Boarded": "V-12.1 V-12.3",
    "Boarded.carried.true": "V-10.6",
    "Struck": "V-11.1",
    "Sailed": "V-12.5",
    "Delayed": "V-8.4",
    "Stuck": "V-8.8",
    "Caught": "V-8.9",
    "Freed": "V-14.2 V-14.3",
    "RansomAsked": "V-A29",
    "RansomRefused": "V-A29",
    "RansomPaid": "V-14.3",
    "WishGained": "V-8.13",
    "WishUsed": "V-8.13",
    "TreasureSank": "V-8.6",
    "Removed": "V-2.1",
    "Removed.cause.eaten": "V-8.16",
    "Removed.cause.drowned": "V-12.1 V-12.2 V-12.4 V-12.5",
    "Removed.cause.sunk": "V-8.6",
    "Removed.cause.loop": "V-9.6",
    "Returned": "V-9.6",
    "Passed": "V-4.4",
    "TurnEnded": "V-4.6",
    "ClockStarted": "V-A67",
    "EndWanted": "V-15.2",
    "PlayWanted": "V-15.2",
    "PlayedOn": "V-15.5",
    "GaveUp": "V-15.2",
    "Ended": "V-15.2 V-15.3",
    "Ended.reason.all": "V-15.1 V-15.3",
    "Ended.reason.first": "V-15.6 V-15.3",
    "Ended.reason.decided": "V-15.5",
}
"""The rules behind each event; `Name.part.value` where a field tells them apart."""
