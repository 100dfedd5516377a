"""The board, tiles and cards, read from data and checked. [S-2.1] [S-2.4]"""

import json
import re
from functools import cache, cached_property
from importlib.resources import files
from typing import Literal

from divetable.core.values import Tagged, Value
from divetable.games.scuba.board import (
    COLOURS,
    COLUMNS,
    DIRECTIONS,
    NOWHERE,
    OPPOSITE,
    SQUARES,
    Colour,
    Direction,
    neighbours,
    row_of,
    square,
)

HOUSE = "house-2"
HOUSES = {"house-1": "scuba.house-1.json", HOUSE: "scuba.house.json"}
"""Our sets by name; tables of rules 1 play with the first."""

TILES_PER_COLOUR = 22
CARDS_PER_SPECIES = 4
BOAT_LENGTH = 3
MOVEMENT_POINTS = 4  # [S-1.9]

Who = Literal["self", "anyDiver", "fishOrDiver", "all"]
Heading = Literal["L", "R", "U", "D", "LR", "ANY"]


class Points(Tagged):
    """`vp`: plus or minus points. [S-8.3]"""

    n: int


class LoseAir(Tagged):
    """`air`: the named divers lose air. [S-8.3]"""

    n: int
    who: Literal["self", "all"]


class Move(Tagged):
    """`move`: a diver or animal is moved, dusty or quiet. [S-8.6] [S-8.7]"""

    who: Who
    heading: Heading
    n: int
    dust: bool
    discover: bool


class Choose(Tagged):
    """`choose`: one or the other."""

    options: "tuple[tuple[Effect, ...], ...]"


class If(Tagged):
    """`if`: depends on where the active diver is, and on tokens."""

    condition: "tuple[Comparison, ...]"
    then: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]"


class Plain(Tagged):
    """An operation without arguments."""

    op: str


class Comparison(Value):
    """One half-sentence of a condition, such as deco<=1."""

    what: str
    how: str
    number: int


Effect = Points | LoseAir | Move | Choose | If | Plain

PLAIN = (
    "nothing",
    "deco",
    "surface",
    "surfaceBoat",
    "endTurn",
    "noDescent",
    "flipTile",
    "removeTile",
)
HEADINGS: dict[str, tuple[Direction, ...]] = {
    **{direction: (direction,) for direction in DIRECTIONS},
    "LR": ("L", "R"),
    "ANY": DIRECTIONS,
}
COMPARED = ("row", "column", "deco", "air")
TERM = re.compile(r"\s*(\w+)\s*(==|!=|<=|>=|<|>)\s*(-?\d+)\s*")


class Species(Value):
    id: str
    name: str
    colour: Colour
    value: int


class Tile(Value):
    """What is on a tile's front: an animal, an event, or nothing but sea. [S-1.3]"""

    id: str
    colour: Colour
    front: str  # a species, "event" or "empty"
    value: int


class Combination(Value):
    """Animals that are worth more together. [S-10.3]"""

    id: str
    members: tuple[str, ...]
    bonus: tuple[int, ...]  # for no member, one, two …


class CurrentCard(Value):
    """How far each colour and the divers drift, as (direction, squares). [S-4.1]"""

    id: str
    drifts: tuple[tuple[Direction, int] | None, ...]  # by COLOURS
    divers: tuple[Direction, int] | None
    air: int
    who: Literal["self", "all"]  # pays it [S-4.9]


class EventCard(Value):
    id: str
    band: Colour
    name: str
    effects: tuple[Effect, ...]


class Data:
    """One complete set of components."""

    def __init__(
        self,
        *,
        air: tuple[int, ...],
        boat: tuple[int, ...],
        minus: tuple[int, ...],
        species: dict[str, Species],
        combinations: tuple[Combination, ...],
        tiles: dict[str, Tile],
        currents: dict[str, CurrentCard],
        events: dict[str, EventCard],
    ) -> None:
        self.air = air  # by row
        self.boat = boat  # columns
        self.minus = minus  # by column, from 1; the first is not used
        self.species = species
        self.combinations = combinations
        self.tiles = tiles
        self.currents = currents
        self.events = events
        self.lists: dict[tuple[str, tuple[int, ...]], tuple[Effect, ...]] = {}
        for card in events.values():
            self._index(card.id, (), card.effects)

    def _index(self, card: str, path: tuple[int, ...], effects: tuple[Effect, ...]) -> None:
        """Every list of effects by its path through the card, for the agenda."""
        self.lists[card, path] = effects
        for at, effect in enumerate(effects):
            branches: tuple[tuple[Effect, ...], ...] = ()
            if isinstance(effect, Choose):
                branches = effect.options
            elif isinstance(effect, If):
                branches = (effect.then, effect.otherwise)
            for number, branch in enumerate(branches):
                self._index(card, (*path, at, number), branch)


class Sea:
    """Data and board together: what the rules need at every step, computed once."""

    def __init__(self, data: Data, is_closed: bool) -> None:
        self.data = data
        self.columns = range(2, COLUMNS) if is_closed else range(1, COLUMNS + 1)
        self.next = neighbours(self.columns[0], self.columns[-1])
        self.boat = frozenset(square(column, 0) for column in data.boat)
        self.beside = frozenset({min(self.boat) - 1, max(self.boat) + 1})
        self.surface_next: dict[Direction, tuple[int, ...]] = {
            way: tuple(self._on_the_surface(way, number) for number in range(COLUMNS))
            for way in DIRECTIONS
        }
        self.air = tuple(data.air[row_of(number)] for number in range(SQUARES))
        self._sweeps: dict[tuple[Direction, int], tuple[int, ...]] = {}
        self.animal_drifts = {
            card.id: {
                colour: self.sweep(drift) if drift else None
                for colour, drift in zip(COLOURS, card.drifts, strict=True)
            }
            for card in data.currents.values()
        }

    @cached_property
    def steps_allowed(self) -> dict[str, dict[Direction, int]]:
        """By current card, where it leaves fewer than 4 steps to a side: 4 - n against a
        divers' current of n; animals and vertical currents do not matter. [S-5.4]"""
        allowed: dict[str, dict[Direction, int]] = {}
        for card in self.data.currents.values():
            way, squares = card.divers or ("U", 0)
            against: dict[Direction, int] = {OPPOSITE[way]: max(0, MOVEMENT_POINTS - squares)}
            allowed[card.id] = against if way in ("L", "R") else {}
        return allowed

    def _on_the_surface(self, way: Direction, number: int) -> int:
        """A snorkeller who drifts stops at the edge and beside the boat. [S-7.4]"""
        to = self.next[way][number]
        return NOWHERE if to in self.boat else to

    def sweep(self, drift: tuple[Direction, int]) -> tuple[int, ...]:
        """For each square where an animal there comes to rest: NOWHERE beyond a side or the
        bottom, never up beyond row 1. [S-4.6] [S-4.7] [S-4.8] [S-4.12]"""
        if drift not in self._sweeps:
            self._sweeps[drift] = tuple(self._swept(number, *drift) for number in range(SQUARES))
        return self._sweeps[drift]

    def _swept(self, number: int, way: Direction, squares: int) -> int:
        to = self.next[way]
        for _ in range(squares):
            if to[number] == NOWHERE:
                return number if way == "U" else NOWHERE
            number = to[number]
        return number

    def drift(self, number: int, way: Direction, squares: int) -> int:
        """Where a diver comes to rest after a push; never out of the sea or the water, and at the
        surface never onto the boat. [S-4.6] [S-4.7] [S-4.8] [S-7.4]"""
        to = self.next[way] if number >= COLUMNS else self.surface_next[way]
        for _ in range(squares):
            if to[number] == NOWHERE:
                break
            number = to[number]
        return number

    @cached_property
    def tiles_by_colour(self) -> dict[Colour, tuple[str, ...]]:
        return {
            colour: tuple(tile.id for tile in self.data.tiles.values() if tile.colour == colour)
            for colour in COLOURS
        }


@cache
def house_document(name: str = HOUSE) -> str:
    path = files("divetable.games.scuba") / "data" / HOUSES[name]
    return path.read_text("utf-8")


@cache
def data_of(text: str) -> Data:
    """The components that an option names: the house's, or those of a document."""
    from divetable.games.scuba.data_set import read_data

    return read_data(json.loads(house_document(text) if text in HOUSES else text))


class Seas(dict[str, Sea]):
    """The seas by their data set, made when first needed."""

    def __init__(self, is_closed: bool) -> None:
        super().__init__()
        self._is_closed = is_closed

    def __missing__(self, text: str) -> Sea:
        sea = self[text] = Sea(data_of(text), self._is_closed)
        return sea


OPEN_SEAS = Seas(False)
CLOSED_SEAS = Seas(True)
