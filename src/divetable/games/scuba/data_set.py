"""Reading a data set, and reporting everything wrong with it at once. [S-2.1] [S-2.4]"""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from divetable.core.codec import CodecError, check_depth
from divetable.games.scuba import refusals
from divetable.games.scuba.board import COLOURS, COLUMNS, DEEPEST_ROW, Direction
from divetable.games.scuba.components import (
    BOAT_LENGTH,
    CARDS_PER_SPECIES,
    COMPARED,
    HEADINGS,
    PLAIN,
    TERM,
    TILES_PER_COLOUR,
    Choose,
    Combination,
    Comparison,
    CurrentCard,
    Data,
    Effect,
    EventCard,
    If,
    LoseAir,
    Move,
    Plain,
    Points,
    Species,
    Tile,
)

T = TypeVar("T")
BANDS = [*"RRYYGGBB", None]
SECTIONS = ("board", "species", "combos", "tiles", "animalCards", "currents", "events")


class _Wrong(Exception):
    """Something wrong; the reader goes on with the next thing."""


def read_data(document: object) -> Data:
    """The components of a document; a BadData that lists everything wrong with it."""
    return _Reader().read(document)


def _need(condition: object, problem: str) -> None:
    if not condition:
        raise _Wrong(problem)


def _number(thing: Any, name: str, least: int, most: int = 1000) -> int:
    found = thing.get(name)
    _need(type(found) is int and least <= found <= most, f"{name} must be {least} to {most}")
    assert isinstance(found, int)
    return found


def _text(thing: Any, name: str) -> str:
    found = thing.get(name)
    _need(isinstance(found, str) and found, f"{name} must be a text")
    assert isinstance(found, str)
    return found


def _one_of(thing: Any, name: str, choices: Any) -> Any:
    found = thing.get(name)
    is_one = isinstance(found, str | bool) and found in choices
    _need(is_one, f"{name} must be one of {', '.join(map(str, choices))}")
    return found


# These narrow no types: all that is known of a document is what was checked.
def _is_list(thing: Any) -> bool:
    return isinstance(thing, list)


def _is_object(thing: Any) -> bool:
    return isinstance(thing, dict)


class _Reader:
    def __init__(self) -> None:
        self.problems: list[str] = []

    def read(self, document: Any) -> Data:
        try:
            check_depth(document)  # effects lie in effects
        except CodecError as error:
            raise refusals.BAD_DATA(problems=str(error)) from None
        if not _is_object(document):
            raise refusals.BAD_DATA(problems=f"a data set is an object with {', '.join(SECTIONS)}")
        given: dict[str, Any] = document
        self.problems += [f"there is no section {name}" for name in SECTIONS if name not in given]
        self.problems += [f"{name} is no section" for name in given if name not in SECTIONS]
        air, boat, minus = self._board(given.get("board", {}))
        species = {one.id: one for one in self._all(given, "species", self._species)}
        tiles = list(self._all(given, "tiles", lambda thing: self._tile(thing, species)))
        combinations = tuple(
            self._all(given, "combos", lambda thing: self._combination(thing, species))
        )
        list(self._all(given, "animalCards", lambda thing: self._card(thing, species)))
        currents = list(self._all(given, "currents", self._current))
        events = list(self._all(given, "events", self._event))
        self._totals(given, species, tiles, currents, events)
        if self.problems:
            raise refusals.BAD_DATA(problems="; ".join(self.problems))
        return Data(
            air=air,
            boat=boat,
            minus=minus,
            species=species,
            combinations=combinations,
            tiles={tile.id: tile for tile in tiles},
            currents={card.id: card for card in currents},
            events={card.id: card for card in events},
        )

    def _all(self, given: dict[str, Any], section: str, read: Callable[[Any], T]) -> Iterator[T]:
        """Every readable entry of a section; the others become problems."""
        entries = given.get(section, [])
        if not _is_list(entries):
            self.problems.append(f"{section} must be an array")
            return
        ids: list[str] = []
        for at, entry in enumerate(entries):
            name = f"{section}[{at}]"
            try:
                _need(_is_object(entry), "must be an object")
                name = _text(entry, "id")
                if name in ids:
                    self.problems.append(f"{name} is listed more than once")
                ids.append(name)
                yield read(entry)
            except _Wrong as wrong:
                self.problems.append(f"{name}: {wrong}")

    # The board

    def _board(self, board: Any) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """Nine columns, nine rows, three boat columns side by side."""
        if not _is_object(board):
            self.problems.append("board must be an object")
            return (), (), ()
        air: list[int] = [0]
        boat: tuple[int, ...] = ()
        minus: list[int] = [0]
        for part in (self._columns, self._rows(air), self._boat, self._surface(minus)):
            try:
                found = part(board)
                boat = found or boat
            except _Wrong as wrong:
                self.problems.append(f"board: {wrong}")
        return tuple(air), boat, tuple(minus)

    def _columns(self, board: Any) -> tuple[int, ...]:
        _need(board.get("columns") == COLUMNS, f"columns must be {COLUMNS}")
        return ()

    def _rows(self, air: list[int]) -> Callable[[Any], tuple[int, ...]]:
        def read(board: Any) -> tuple[int, ...]:
            rows = board.get("rows")
            _need(_is_list(rows) and len(rows) == DEEPEST_ROW, f"rows must be {DEEPEST_ROW} rows")
            for number, (row, band) in enumerate(zip(rows, BANDS, strict=True), 1):
                _need(_is_object(row), f"row {number} must be an object")
                _need(row.get("row") == number, f"row {number} must be in its place")
                _need(row.get("band", "") == band, f"row {number} must have the band {band}")
                air.append(_number(row, "air", 1, 20))
            return ()

        return read

    def _boat(self, board: Any) -> tuple[int, ...]:
        boat = board.get("boatColumns")
        whole = _is_list(boat) and all(type(column) is int for column in boat)
        fitting = whole and len(boat) == BOAT_LENGTH and boat == list(range(boat[0], boat[0] + 3))
        _need(
            fitting and boat[0] > 1 and boat[-1] < COLUMNS,
            "boatColumns must be three columns side by side, from 2 to 8",
        )
        return tuple(boat)

    def _surface(self, minus: list[int]) -> Callable[[Any], tuple[int, ...]]:
        def read(board: Any) -> tuple[int, ...]:
            surface: Any = board.get("surface")
            names = {str(column) for column in range(1, COLUMNS + 1)}
            whole = _is_object(surface) and set(surface) == names
            fitting = whole and all(
                type(points) is int and -100 <= points <= 0 for points in surface.values()
            )
            _need(fitting, "surface must give each column from 1 to 9 its points, 0 or less")
            minus.extend(-surface[str(column)] for column in range(1, COLUMNS + 1))
            return ()

        return read

    # Animals and tiles

    def _species(self, thing: Any) -> Species:
        name, colour = _text(thing, "name"), _one_of(thing, "colour", COLOURS)
        return Species(thing["id"], name, colour, _number(thing, "value", 1, 100))

    def _tile(self, thing: Any, species: dict[str, Species]) -> Tile:
        colour = _one_of(thing, "band", COLOURS)
        kind = _one_of(thing, "kind", ("animal", "event", "empty"))
        if kind != "animal":
            return Tile(thing["id"], colour, kind, 0)
        animal = species.get(_text(thing, "species"))
        _need(animal, f"there is no species {thing['species']}")
        assert animal is not None
        _need(animal.colour == colour, f"{animal.id} is not of colour {colour}")
        _need(thing.get("value") == animal.value, f"the value of {animal.id} is {animal.value}")
        return Tile(thing["id"], colour, animal.id, animal.value)

    def _combination(self, thing: Any, species: dict[str, Species]) -> Combination:
        members: Any = thing.get("members")
        _need(_is_list(members) and len(members) > 1, "members must be two species or more")
        for member in members:
            _need(isinstance(member, str) and member in species, f"there is no species {member}")
        _need(len(set(members)) == len(members), "a member is listed more than once")
        bonus: Any = thing.get("bonus")
        sizes = [str(size) for size in range(2, len(members) + 1)]
        _need(_is_object(bonus) and bonus, "bonus must give points for a number of members")
        for size, points in bonus.items():
            fitting = size in sizes and type(points) is int and 0 <= points <= 100
            _need(fitting, f"the bonus for {size} members cannot be {points}")
        by_size = [0, 0]
        for size in sizes:
            by_size.append(bonus.get(size, by_size[-1]))
        return Combination(thing["id"], tuple(members), tuple(by_size))

    def _card(self, thing: Any, species: dict[str, Species]) -> str:
        name = _text(thing, "species")
        _need(name in species, f"there is no species {name}")
        animal = species[name]
        fitting = thing.get("colour") == animal.colour and thing.get("value") == animal.value
        _need(fitting, f"colour and value of {name} are {animal.colour} and {animal.value}")
        return name

    # Cards

    def _current(self, thing: Any) -> CurrentCard:
        drifts = [_drift(thing, name) for name in (*COLOURS, "divers")]
        air = _number(thing, "air", 0, 20)
        who = _one_of({"who": "all", **thing}, "who", ("self", "all"))  # older sets say nothing
        return CurrentCard(thing["id"], tuple(drifts[:4]), drifts[4], air, who)

    def _event(self, thing: Any) -> EventCard:
        band, name = _one_of(thing, "band", COLOURS), _text(thing, "name")
        return EventCard(thing["id"], band, name, _effects(thing.get("effects")))

    def _totals(
        self,
        given: dict[str, Any],
        species: dict[str, Species],
        tiles: list[Tile],
        currents: list[CurrentCard],
        events: list[EventCard],
    ) -> None:
        """22 tiles of each colour, four cards of each species, cards enough to draw. [S-2.1]"""
        for colour in COLOURS:
            number = sum(tile.colour == colour for tile in tiles)
            if number != TILES_PER_COLOUR:
                self.problems.append(f"there are {number} tiles of colour {colour}, not 22")
            if not any(card.band == colour for card in events):
                self.problems.append(f"there is no event card for {colour}")
        cards: Any = given.get("animalCards")
        drawn: list[Any] = cards if _is_list(cards) else []
        owned: list[Any] = [card.get("species") for card in drawn if _is_object(card)]
        for name in species:
            if owned.count(name) != CARDS_PER_SPECIES:
                self.problems.append(f"there are {owned.count(name)} cards of {name}, not 4")
        if len(currents) < 2:
            self.problems.append("there must be two current cards or more")


def _drift(thing: Any, name: str) -> tuple[Direction, int] | None:
    """How far to the right or down; never both."""
    by: Any = thing.get(name)
    fitting = _is_list(by) and len(by) == 2 and all(type(one) is int for one in by)
    _need(fitting and not (by[0] and by[1]), f"{name} must be [right, down], one of them 0")
    across, down = by
    _need(abs(across) < COLUMNS and abs(down) < COLUMNS, f"{name} moves too far")
    if across:
        return ("R" if across > 0 else "L", abs(across))
    if down:
        return ("D" if down > 0 else "U", abs(down))
    return None


def _effects(given: Any) -> tuple[Effect, ...]:
    _need(_is_list(given) and given, "effects must be an array with something in it")
    return tuple(map(_effect, given))


def _effect(thing: Any) -> Effect:
    _need(_is_object(thing), "an effect must be an object with op")
    op = _text(thing, "op")
    _need(op in READERS or op in PLAIN, f"there is no effect {op}")
    return READERS[op](thing) if op in READERS else Plain(op)


def _vp(thing: Any) -> Effect:
    points = _number(thing, "n", -100, 100)
    _need(points, "vp needs a number other than 0")
    return Points(points)


def _air(thing: Any) -> Effect:
    return LoseAir(_number(thing, "n", 1, 20), _one_of(thing, "who", ("self", "all")))


def _move(thing: Any) -> Effect:
    who = _one_of(thing, "who", ("self", "anyDiver", "fishOrDiver", "all"))
    heading = _one_of(thing, "dir", tuple(HEADINGS))
    dust, discover = (_one_of(thing, name, (True, False)) for name in ("dust", "discover"))
    return Move(who, heading, _number(thing, "n", 1, COLUMNS), dust, discover)


def _choose(thing: Any) -> Effect:
    options: Any = thing.get("options")
    _need(_is_list(options) and len(options) > 1, "choose needs two options or more")
    return Choose(tuple(map(_effects, options)))


def _if(thing: Any) -> Effect:
    terms: list[Comparison] = []
    for part in _text(thing, "cond").split(" and "):
        found = TERM.fullmatch(part)
        _need(found and found[1] in COMPARED, f"the condition {part!r} cannot be read")
        assert found is not None
        terms.append(Comparison(found[1], found[2], int(found[3])))
    return If(tuple(terms), _effects(thing.get("then")), _effects(thing.get("else")))


READERS: dict[str, Callable[[Any], Effect]] = {
    "vp": _vp,
    "air": _air,
    "move": _move,
    "choose": _choose,
    "if": _if,
}
