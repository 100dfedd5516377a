"""What can happen. Secrets are None to those who may not know them.

Only the order of a deck is secret: whatever else happens, everybody sees. What stays closed are
the lists and totals that it adds up to (views.py).
"""

from typing import Literal

from divetable.core.game import Result, Seat
from divetable.core.values import value
from divetable.games.scuba.board import Colour, Direction
from divetable.games.scuba.state import Phase

MinusReason = Literal["event", "deco", "surface", "solo", "boat", "depth"]
DecoReason = Literal["depth", "bottom", "ascent", "event"]


@value
class RoundBegan:
    round: int
    phase: Phase


@value
class TurnBegan:
    """The player's own dust is gone."""

    seat: Seat


@value
class DustCleared:
    """The dust of someone who has no turn any more."""

    seat: Seat


@value
class CurrentDeckShuffled:
    order: tuple[str, ...] | None  # None to everyone


@value
class CurrentDrawn:
    """A current card, and where it brings animals (-1: off the board) and divers."""

    card: str
    animals: tuple[tuple[int, int], ...]
    divers: tuple[tuple[Seat, int], ...]


@value
class DiveBegan:
    """Step 3 begins; may the diver look where he is?"""

    may_flip: bool
    may_discover: bool


@value
class Entered:
    seat: Seat
    to: int
    leaves_dust: bool
    may_flip: bool
    may_discover: bool


@value
class Stepped:
    seat: Seat
    direction: Direction
    to: int
    leaves_dust: bool
    may_flip: bool
    may_discover: bool


@value
class Surfaced:
    """By a step up (`by_step`) or by an event, for one movement point either way."""

    seat: Seat
    to: int
    on_boat: bool
    by_step: bool
    may_flip: bool
    may_discover: bool


@value
class Boarded:
    """A snorkeller swims to the boat."""

    seat: Seat
    direction: Direction
    to: int


@value
class SteppedOff:
    """From the boat back into the water, as a snorkeller."""

    seat: Seat
    direction: Direction
    to: int
    may_flip: bool
    may_discover: bool


@value
class TileFlipped:
    """By a diver who is there. Events and empty sea are discarded."""

    seat: Seat
    tile: int
    front: str


@value
class Discovered:
    """A card of the species, or tokens for one that is owned already."""

    seat: Seat
    tile: int
    species: str
    tokens: int  # 0: the card


@value
class SeenByAll:
    """Everybody's disc is on the tile: it leaves the board."""

    tile: int


@value
class EventDeckShuffled:
    band: Colour
    order: tuple[str, ...] | None  # None to everyone


@value
class EventDrawn:
    card: str
    band: Colour


@value
class EventVoid:
    """The card has no effect on this snorkeller."""

    card: str


@value
class PlusTaken:
    seat: Seat
    points: int


@value
class MinusTaken:
    seat: Seat
    points: int
    why: MinusReason


@value
class AirLost:
    seat: Seat
    units: int


@value
class DecoTaken:
    seat: Seat
    why: DecoReason


@value
class DecoShed:
    seat: Seat


@value
class Carried:
    """The active diver is moved by an event."""

    to: int
    points: int  # movement points it takes
    leaves_dust: bool
    may_flip: bool
    may_discover: bool


@value
class DiverPushed:
    """Another diver is moved by an event."""

    seat: Seat
    to: int


@value
class AnimalPushed:
    tile: int
    to: int  # -1: off the board


@value
class TileTurned:
    """By a flip card. An animal is open or covered now; anything else is discarded."""

    tile: int
    front: str
    is_open: bool


@value
class TileRemoved:
    """A covered tile leaves the game, unseen."""

    tile: int


@value
class DescentForbidden: ...


@value
class TurnCut:
    """No more steps, no more looking."""


@value
class Died:
    seat: Seat


@value
class ShotUp:
    """Instead of dying."""

    seat: Seat
    to: int


@value
class EndTriggered: ...


@value
class BoatLeft: ...


@value
class PlayerLeft:
    seat: Seat


@value
class GameEnded:
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
"""By which rules an event happens; `Name.part.value` where its part says more."""
