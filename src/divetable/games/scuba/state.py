"""The whole table, secrets included. Only `changes.py` changes it."""

from dataclasses import dataclass, field
from typing import Literal

from divetable.core.game import Result, Seat
from divetable.games.scuba.agenda import Task
from divetable.games.scuba.board import LAST_TILE_ROW, NOWHERE, Colour, Direction, row_of
from divetable.games.scuba.components import (
    CLOSED_SEAS,
    MOVEMENT_POINTS,
    OPEN_SEAS,
    Data,
    Sea,
)
from divetable.games.scuba.options import Options

Loc = Literal["WAIT", "SUB", "SNORKEL", "BOAT", "DEAD", "SHOT"]
"""On the boat before the first dive, under water, at the surface, back on the boat, dead, shot up
to the surface by the family variant. [S-1.5]"""
Phase = Literal["NORMAL", "CLOSING", "FINAL", "EXTRA1", "EXTRA2", "ALONE", "END"]

DISCARDED = NOWHERE
REMOVED = -2

UP_PER_TURN = 2  # [S-5.3]
DEEP = 27  # squares from here on lie below 10 m [S-11.2]
BOTTOM = 81  # squares from here on lie at 40-45 m [S-5.5]


@dataclass(slots=True)
class State:
    """The table. A tile is known by the number it got in the set-up from its square. [S-2.1]"""

    options: Options
    seed: str
    fronts: tuple[str, ...]  # by tile; secret while the tile is covered
    colours: tuple[Colour, ...]  # by tile; always public [S-1.4]
    box: tuple[str, ...]  # left out, unseen [S-2.2]
    places: list[int]  # by tile: its square, DISCARDED or REMOVED
    covered: list[tuple[int, ...]]  # by square: tiles that lie face down there
    open: tuple[int, ...]  # animals that lie open
    discs: list[int]  # by tile: a bit for each seat that has seen it
    deck: tuple[str, ...]  # current cards, next first
    used: tuple[str, ...]  # current cards, the visible one last [S-4.1]
    event_decks: list[tuple[str, ...]]  # by COLOURS, next first
    event_used: list[tuple[str, ...]]
    loc: list[Loc]
    at: list[int]  # by seat: square; NOWHERE before the first dive
    air: list[int]
    deco: list[int]
    deep: list[bool]  # seats that have taken the token of the first dive below 10 m [S-11.2]
    cards: list[tuple[str, ...]]  # by seat: species
    plus: list[tuple[int, ...]]  # apart from minus points [S-1.8]
    minus: list[tuple[int, ...]]
    dust: list[tuple[int, ...]]  # by seat: squares, the most recent last
    start: Seat
    active: Seat
    round: int = 1
    phase: Phase = "NORMAL"
    current: str | None = None  # the visible current card
    shuffles: int = 0
    mp: int = 0  # movement points used in this turn
    lefts: int = 0
    rights: int = 0
    ups: int = 0
    downs: int = 0
    start_square: int = NOWHERE
    may_flip: bool = False
    may_discover: bool = False
    has_looked: bool = False
    no_descent: bool = False
    is_shallow: bool = False  # never left 0-10 m in this turn [S-11.5]
    is_over: bool = False  # no more steps or looking in this turn
    gone: frozenset[Seat] = frozenset()  # who has left the game
    result: Result | None = None
    agenda: list[Task] = field(default_factory=list[Task])

    def copy(self) -> "State":
        """A table of its own. Field by field, because every public step pays for it."""
        new = object.__new__(State)
        new.options = self.options
        new.seed = self.seed
        new.fronts = self.fronts
        new.colours = self.colours
        new.box = self.box
        new.places = self.places.copy()
        new.covered = self.covered.copy()
        new.open = self.open
        new.discs = self.discs.copy()
        new.deck = self.deck
        new.used = self.used
        new.event_decks = self.event_decks.copy()
        new.event_used = self.event_used.copy()
        new.loc = self.loc.copy()
        new.at = self.at.copy()
        new.air = self.air.copy()
        new.deco = self.deco.copy()
        new.deep = self.deep.copy()
        new.cards = self.cards.copy()
        new.plus = self.plus.copy()
        new.minus = self.minus.copy()
        new.dust = self.dust.copy()
        new.start = self.start
        new.active = self.active
        new.round = self.round
        new.phase = self.phase
        new.current = self.current
        new.shuffles = self.shuffles
        new.mp = self.mp
        new.lefts = self.lefts
        new.rights = self.rights
        new.ups = self.ups
        new.downs = self.downs
        new.start_square = self.start_square
        new.may_flip = self.may_flip
        new.may_discover = self.may_discover
        new.has_looked = self.has_looked
        new.no_descent = self.no_descent
        new.is_shallow = self.is_shallow
        new.is_over = self.is_over
        new.gone = self.gone
        new.result = self.result
        new.agenda = self.agenda.copy()
        return new

    @property
    def players(self) -> int:
        return len(self.loc)

    @property
    def seats(self) -> list[Seat]:
        return [Seat(seat) for seat in range(len(self.loc))]

    @property
    def sea(self) -> Sea:
        is_closed = self.options.outer_columns2p == "closed"
        return (CLOSED_SEAS if is_closed else OPEN_SEAS)[self.options.data_set]

    @property
    def data(self) -> Data:
        return self.sea.data

    def front(self, tile: int) -> str:
        """What is on a tile: a species, "event" or "empty"."""
        return self.sea.data.tiles[self.fronts[tile]].front

    def under_water(self) -> list[Seat]:
        return [Seat(seat) for seat, loc in enumerate(self.loc) if loc == "SUB"]

    def is_dusty(self, square: int) -> bool:
        """Is there a cube of any colour? [S-5.8]"""
        return any(square in cubes for cubes in self.dust)

    def open_on(self, square: int) -> list[int]:
        """The open animals on a square, any number of them. [S-1.2]"""
        places = self.places
        return [tile for tile in self.open if places[tile] == square]

    def unseen_on(self, square: int, seat: Seat) -> list[int]:
        """The open animals there on which this seat has no disc. [S-5.10] [S-5.11]"""
        places, discs, mine = self.places, self.discs, 1 << seat
        return [tile for tile in self.open if places[tile] == square and not discs[tile] & mine]

    def steps_allowed(self, direction: Direction) -> int:
        """How many steps to a side the visible current card leaves. [S-5.4]"""
        current = self.current
        if current is None:
            return MOVEMENT_POINTS
        return self.sea.steps_allowed[current].get(direction, MOVEMENT_POINTS)


def can_be_examined(square: int) -> bool:
    """Whether anything can be examined there; not at 40-45 m. [S-5.5]"""
    return row_of(square) <= LAST_TILE_ROW
