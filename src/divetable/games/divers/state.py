"""The whole table, secrets included. Only `changes.py` changes it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from divetable.core.game import Deadline, Result, Seat
from divetable.games.divers.actions import DiverName
from divetable.games.divers.agenda import Task
from divetable.games.divers.chart import Chart, chart
from divetable.games.divers.events import Reason
from divetable.games.divers.options import Options, SeatName

Phase = Literal["placing", "playing", "over"]

COLOURS: tuple[SeatName, ...] = ("N", "E", "S", "W")
COLOUR_OF: dict[str, int] = {name: at for at, name in enumerate(COLOURS)}
DIVERS: tuple[DiverName, ...] = get_args(DiverName)
DIVER_OF: dict[str, int] = {name: at for at, name in enumerate(DIVERS)}
CREW = 3  # divers of a colour, and how many fit in a boat [V-12.4]
TUFT_CARRIES = 2  # [V-8.6]

IN_BOAT = (-1, -2, -3, -4)  # a diver's location: in the boat of a colour
OUT = -5
NO_BOAT = -1
NOBODY = Seat(-1)  # plays an empty seat

DELAYED, STUCK, CAUGHT, WISH, FRESH = 1, 2, 4, 8, 16  # fresh: delayed in this very turn
HELD = DELAYED | STUCK | CAUGHT
FLAGS = {"delayed": DELAYED, "stuck": STUCK, "caught": CAUGHT, "wish": WISH}  # [V-2.3]


class Remembered:
    """What was computed from the table and kept; not part of it."""

    __slots__ = ("moves", "routes")
    moves: Any  # of the colour in turn
    routes: Any  # over what is face up, until a patch is turned


@dataclass(slots=True)
class State(Remembered):
    """The table. Colours are numbered N, E, S, W and divers N1 ... W3. [V-1.3] [V-2.1] [V-2.4]"""

    options: Options
    seed: str
    layout: tuple[str, ...]  # what really lies on each square: secret, read only when turned
    sea: list[str]  # what everybody sees: a patch, `?` if it is face down, nothing on the ring
    gold: list[int]  # treasures on each place, any number [V-10.8]
    where: list[int]  # a place, a ring square, IN_BOAT or OUT, for each diver
    flags: list[int]
    boats: list[int]  # ring squares; NO_BOAT before it is placed, and for an empty seat
    holds: list[int]
    owners: tuple[Seat, ...]  # the player of each colour; -1 for an empty seat
    treasures: int  # in all: this never changes [V-2.7]
    undiscovered: int  # under face-down patches
    turn: int  # the colour whose turn it is
    phase: Phase = "placing"
    lost: int = 0
    turns: int = 0  # that were ended
    quiet: int = 0  # turns in a row without progress [V-15.2]
    passes: int = 0  # in a row
    progress: bool = False  # in this turn
    played_on: bool = False  # somebody wanted to play on, though it was decided [V-15.5]
    want_end: tuple[Seat, ...] = ()
    gave_up: tuple[Seat, ...] = ()
    deadline: Deadline | None = None
    clocks: int = 0  # how many were ever started
    reason: Reason | None = None
    result: Result | None = None
    agenda: list[Task] = field(default_factory=list[Task])

    def __post_init__(self) -> None:
        self.moves = None
        self.routes = {}

    def copy(self) -> "State":
        """A table of its own. Field by field, because every public step pays for it."""
        new = object.__new__(State)
        new.moves = self.moves
        new.routes = self.routes
        new.options = self.options
        new.seed = self.seed
        new.layout = self.layout
        new.sea = self.sea.copy()
        new.gold = self.gold.copy()
        new.where = self.where.copy()
        new.flags = self.flags.copy()
        new.boats = self.boats.copy()
        new.holds = self.holds.copy()
        new.owners = self.owners
        new.treasures = self.treasures
        new.undiscovered = self.undiscovered
        new.turn = self.turn
        new.phase = self.phase
        new.lost = self.lost
        new.turns = self.turns
        new.quiet = self.quiet
        new.passes = self.passes
        new.progress = self.progress
        new.played_on = self.played_on
        new.want_end = self.want_end
        new.gave_up = self.gave_up
        new.deadline = self.deadline
        new.clocks = self.clocks
        new.reason = self.reason
        new.result = self.result
        new.agenda = self.agenda.copy()
        return new

    @property
    def chart(self) -> Chart:
        return chart(self.options.size)

    @property
    def colours(self) -> list[int]:
        """The colours that play, clockwise. (3.4)"""
        return [colour for colour in range(4) if self.owners[colour] >= 0]

    @property
    def players(self) -> list[Seat]:
        return sorted({self.owners[colour] for colour in self.colours})

    def mate(self, colour: int) -> int | None:
        """The other colour of the team. [V-2.5] [V-3.2]"""
        return (colour + 2) % 4 if self.options.teams else None

    def are_friends(self, one: int, other: int) -> bool:
        """Your own colour or your teammate's. Without teams every other colour is an enemy.
        [V-2.5]"""
        return one == other or (self.options.teams and (one + other) % 2 == 0)

    def sides(self) -> list[tuple[int, ...]]:
        """The colours that win or lose together. [V-3.2]"""
        if self.options.teams:
            return [(0, 2), (1, 3)]
        return [(colour,) for colour in self.colours]

    def aboard(self, boat: int) -> list[int]:
        return [diver for diver, at in enumerate(self.where) if at == -1 - boat]

    def is_crewed(self, boat: int) -> bool:
        """Is a diver of its owner, or of the owner's teammate, aboard? [V-2.6]"""
        return any(self.are_friends(diver // CREW, boat) for diver in self.aboard(boat))

    def boat_at(self, square: int) -> int | None:
        return self.boats.index(square) if square in self.boats else None

    def on_square(self, square: int) -> Iterator[int]:
        """The divers on a patch, on any tuft, or on a ring square."""
        area = self.chart.area
        return (diver for diver, at in enumerate(self.where) if at >= 0 and at % area == square)

    def treasures_left(self) -> int:
        """Undiscovered or lying on places. [V-2.7]"""
        return self.treasures - sum(self.holds) - self.lost

    def is_mud(self, place: int) -> bool:
        return self.sea[place % self.chart.area].startswith("mud")

    def place_name(self, place: int) -> str:
        """A location by its name."""
        if place == OUT:
            return "out"
        if place < 0:
            return f"boat {COLOURS[-1 - place]}"
        board = chart(self.options.size)
        if place < board.area and self.sea[place].startswith("mud"):
            return f"{board.names[place]}#1"
        return board.names[place]
