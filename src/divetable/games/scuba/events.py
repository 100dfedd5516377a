"""What can happen. Secrets are None to those who may not know them.

Only the order of a deck is secret; everybody sees everything else happen. Closed are only the lists
and totals that it adds up to (views.py).
"""

from typing import Literal

from divetable.core.game import Result, Seat
from divetable.core.values import Tagged
from divetable.games.scuba.board import Colour, Direction
from divetable.games.scuba.state import Phase

MinusReason = Literal["event", "deco", "surface", "solo", "boat", "depth"]
DecoReason = Literal["depth", "bottom", "ascent", "event"]


class RoundBegan(Tagged):
    round: int
    phase: Phase


class TurnBegan(Tagged):
    """The player's own dust is gone."""

    seat: Seat


class DustCleared(Tagged):
    """The dust of someone who has no turn any more."""

    seat: Seat


class CurrentDeckShuffled(Tagged):
    order: tuple[str, ...] | None  # None to everyone


class CurrentDrawn(Tagged):
    """A current card, and where it brings animals (-1: off the board) and divers."""

    card: str
    animals: tuple[tuple[int, int], ...]
    divers: tuple[tuple[Seat, int], ...]


class DiveBegan(Tagged):
    """Step 3 begins; may the diver look where he is?"""

    may_flip: bool
    may_discover: bool


class Entered(Tagged):
    seat: Seat
    to: int
    leaves_dust: bool
    may_flip: bool
    may_discover: bool


class Stepped(Tagged):
    seat: Seat
    direction: Direction
    to: int
    leaves_dust: bool
    may_flip: bool
    may_discover: bool


class Surfaced(Tagged):
    """By a step up (`by_step`) or an event; one movement point either way."""

    seat: Seat
    to: int
    on_boat: bool
    by_step: bool
    may_flip: bool
    may_discover: bool


class Boarded(Tagged):
    """A snorkeller swims to the boat."""

    seat: Seat
    direction: Direction
    to: int


class SteppedOff(Tagged):
    """From the boat back into the water, as a snorkeller."""

    seat: Seat
    direction: Direction
    to: int
    may_flip: bool
    may_discover: bool


class TileFlipped(Tagged):
    """A diver turned it over. Events and empty sea are discarded."""

    seat: Seat
    tile: int
    front: str


class Discovered(Tagged):
    """A card of the species, or tokens if the diver has that card already."""

    seat: Seat
    tile: int
    species: str
    tokens: int  # 0: the card


class SeenByAll(Tagged):
    """Everybody's disc is on the tile: it leaves the board."""

    tile: int


class EventDeckShuffled(Tagged):
    band: Colour
    order: tuple[str, ...] | None  # None to everyone


class EventDrawn(Tagged):
    card: str
    band: Colour


class EventVoid(Tagged):
    """The card has no effect on this snorkeller."""

    card: str


class PlusTaken(Tagged):
    seat: Seat
    points: int


class MinusTaken(Tagged):
    seat: Seat
    points: int
    why: MinusReason


class AirLost(Tagged):
    seat: Seat
    units: int


class DecoTaken(Tagged):
    seat: Seat
    why: DecoReason


class DecoShed(Tagged):
    seat: Seat


class Carried(Tagged):
    """The active diver is moved by an event."""

    to: int
    points: int  # movement points it takes
    leaves_dust: bool
    may_flip: bool
    may_discover: bool


class DiverPushed(Tagged):
    """Another diver is moved by an event."""

    seat: Seat
    to: int


class AnimalPushed(Tagged):
    tile: int
    to: int  # -1: off the board


class TileTurned(Tagged):
    """A flip card turned it. An animal is open or covered now; anything else is discarded."""

    tile: int
    front: str
    is_open: bool


class TileRemoved(Tagged):
    """A covered tile leaves the game, unseen."""

    tile: int


class DescentForbidden(Tagged): ...


class TurnCut(Tagged):
    """No more steps, no more looking."""


class Died(Tagged):
    seat: Seat


class ShotUp(Tagged):
    """Instead of dying."""

    seat: Seat
    to: int


class EndTriggered(Tagged): ...


class BoatLeft(Tagged): ...


class PlayerLeft(Tagged):
    seat: Seat


class GameEnded(Tagged):
    result: Result


Event = (
    RoundBegan
    | TurnBegan
    | DustCleared
    | CurrentDeckShuffled
    | CurrentDrawn
    | DiveBegan
    | Entered
    | Stepped
    | Surfaced
    | Boarded
    | SteppedOff
    | TileFlipped
    | Discovered
    | SeenByAll
    | EventDeckShuffled
    | EventDrawn
    | EventVoid
    | PlusTaken
    | MinusTaken
    | AirLost
    | DecoTaken
    | DecoShed
    | Carried
    | DiverPushed
    | AnimalPushed
    | TileTurned
    | TileRemoved
    | DescentForbidden
    | TurnCut
    | Died
    | ShotUp
    | EndTriggered
    | BoatLeft
    | PlayerLeft
    | GameEnded
)

WHY = {
    "RoundBegan": "S-1.6",
    "TurnBegan": "S-3.1",
    "DustCleared": "S-3.5",
    "CurrentDeckShuffled": "S-4.11",
    "CurrentDrawn": "S-4.1 S-4.2 S-4.3",
    "DiveBegan": "S-5.6",
    "Entered": "S-5.1",
    "Stepped": "S-5.2",
    "Surfaced": "S-7.1 S-8.3",
    "Boarded": "S-7.2",
    "SteppedOff": "S-7.2",
    "TileFlipped": "S-5.7",
    "Discovered": "S-5.11",
    "Discovered.tokens.0": "S-5.10",
    "SeenByAll": "S-5.14",
    "EventDeckShuffled": "S-8.10",
    "EventDrawn": "S-8.2",
    "EventVoid": "S-7.5",
    "PlusTaken": "S-8.3",
    "MinusTaken": "S-10.2",
    "MinusTaken.why.event": "S-8.3",
    "MinusTaken.why.deco": "S-11.6",
    "MinusTaken.why.surface": "S-7.6",
    "MinusTaken.why.solo": "S-9.4",
    "MinusTaken.why.boat": "S-9.5",
    "MinusTaken.why.depth": "S-12.3",
    "AirLost": "S-6.1 S-4.9 S-8.3",
    "DecoTaken": "S-11.1",
    "DecoTaken.why.depth": "S-11.2",
    "DecoTaken.why.bottom": "S-11.3",
    "DecoTaken.why.ascent": "S-11.4",
    "DecoTaken.why.event": "S-8.3",
    "DecoShed": "S-11.5",
    "Carried": "S-8.6",
    "DiverPushed": "S-8.7",
    "AnimalPushed": "S-8.7",
    "TileTurned": "S-8.3",
    "TileRemoved": "S-8.3",
    "DescentForbidden": "S-8.3",
    "TurnCut": "S-8.4",
    "Died": "S-6.3",
    "ShotUp": "S-12.1",
    "EndTriggered": "S-9.1",
    "BoatLeft": "S-9.5",
    "PlayerLeft": "S-A90",
    "GameEnded": "S-9.3 S-10.2 S-10.4",
}
"""The rules behind each event; `Name.part.value` where a field tells them apart."""
