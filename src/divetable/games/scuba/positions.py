"""Any position, set up from a document: for vectors, tutorials, puzzles and bug reports.

The document has the form of `given` in docs/rules/scuba.md section 4.
"""

from collections.abc import Mapping
from typing import Any, get_args

from divetable.core.game import Seat
from divetable.core.resolution import Resolution
from divetable.core.values import Value
from divetable.games.scuba import refusals
from divetable.games.scuba.agenda import BeginTurn, Diving
from divetable.games.scuba.board import COLOURS, COLUMNS, DEEPEST_ROW, row_of, square
from divetable.games.scuba.changes import CHANGES
from divetable.games.scuba.events import DiveBegan
from divetable.games.scuba.options import read_options
from divetable.games.scuba.rules.play import perform
from divetable.games.scuba.rules.resolution import R
from divetable.games.scuba.rules.turns import first_look
from divetable.games.scuba.start import AIR, bare_table
from divetable.games.scuba.state import DEEP, Loc, Phase, State

GIVEN = {
    "players",
    "start",
    "round",
    "phase",
    "active",
    "current",
    "divers",
    "tiles",
    "dust",
    "currentDeck",
    "currentUsed",
    "eventDeck",
    "eventUsed",
}
MISSHAPEN = (AttributeError, IndexError, KeyError, TypeError, ValueError)
OF_A_DIVER = {"at", "loc", "air", "deco", "deep", "cards", "plus", "minus"}
OF_A_TILE = {"id", "at", "up", "seen"}


class Position(Value):
    """A table, and the names of its players and tiles."""

    state: State
    names: tuple[str, ...]  # by seat
    tiles: tuple[str, ...]  # by tile

    def seat(self, name: str) -> Seat:
        return Seat(_index(self.names, name, "player"))

    def tile(self, name: str) -> int:
        return _index(self.tiles, name, "tile")


def set_up(document: Mapping[str, Any], options: Mapping[str, object] | None = None) -> Position:
    """The position a document describes; a BadData if something is wrong with it.

    With `active` it is the beginning of that player's step 3; otherwise it is before a turn.
    """
    _only(document, GIVEN, "the position")
    names = tuple(document.get("players", ("A", "B", "C")))
    tiles: dict[str, Any] = document.get("tiles", {})
    state = bare_table(len(names), read_options(options, len(names)), "position")
    position = Position(state, names, tuple(tiles))
    state.start = state.active = position.seat(document.get("start", names[0]))
    state.round = document.get("round", 2)
    state.phase = _one_of(document.get("phase", "NORMAL"), get_args(Phase), "phase")
    for name in document.get("divers", {}):
        position.seat(name)
    for seat, name in enumerate(names):
        _put_diver(state, seat, document.get("divers", {}).get(name, {}))
    _put_tiles(position, tiles)
    for name, squares in document.get("dust", {}).items():
        state.dust[position.seat(name)] = tuple(map(_square, squares))
    _put_cards(state, document)
    if "active" in document:
        _begin_dive(state, position.seat(document["active"]))
    else:
        state.agenda.append(BeginTurn(state.start))
    return position


def set_up_table(document: Mapping[str, Any], seats: int, options: Mapping[str, object]) -> State:
    """A table with this many seats that begins in this position, before a turn or within it."""
    try:
        state = set_up(document, options).state
        if state.players != seats:
            raise ValueError(f"{state.players} divers at a table of {seats} seats")
        if isinstance(state.agenda[-1], BeginTurn):
            r: R = Resolution(state, state.agenda, CHANGES)
            r.run(perform)
    except MISSHAPEN as error:
        raise refusals.BAD_POSITION(problem=f"{type(error).__name__} {error}") from None
    return state


def _begin_dive(state: State, seat: Seat) -> None:
    state.active = seat
    state.is_shallow = state.at[seat] < DEEP
    state.agenda.append(Diving(seat))
    r: R = Resolution(state, state.agenda, CHANGES)
    r.emit(DiveBegan(*first_look(state, seat)))


def _put_diver(state: State, seat: int, given: Mapping[str, Any]) -> None:
    """Under water at [5,1] with full air, unless the document says otherwise."""
    _only(given, OF_A_DIVER, "a diver")
    at = _square(given["at"]) if "at" in given else None
    loc: Loc = "SNORKEL" if at is not None and at < COLUMNS else "SUB"
    loc = _one_of(given.get("loc", loc), get_args(Loc), "loc")
    if at is None:
        at = {"WAIT": -1, "SUB": square(5, 1), "DEAD": square(5, 1)}.get(loc, square(5, 0))
    state.loc[seat] = loc
    state.at[seat] = at
    state.air[seat] = given.get("air", AIR)
    state.deco[seat] = given.get("deco", 0)
    state.deep[seat] = given.get("deep", row_of(at) >= 3)
    state.cards[seat] = tuple(
        _one_of(species, state.data.species, "species") for species in given.get("cards", ())
    )
    state.plus[seat] = tuple(given.get("plus", ()))
    state.minus[seat] = tuple(given.get("minus", ()))


def _put_tiles(position: Position, tiles: Mapping[str, Any]) -> None:
    state = position.state
    printed = state.data.tiles
    for number, given in enumerate(tiles.values()):
        _only(given, OF_A_TILE, "a tile")
        tile = printed[_one_of(given.get("id"), printed, "tile id")]
        place = _square(given.get("at"))
        state.fronts += (tile.id,)
        state.colours += (tile.colour,)
        state.places.append(place)
        state.discs.append(sum(1 << position.seat(name) for name in given.get("seen", ())))
        if given.get("up", True):
            state.open += (number,)
        else:
            state.covered[place] += (number,)
    state.box = tuple(id for id in printed if id not in state.fronts)


def _put_cards(state: State, document: Mapping[str, Any]) -> None:
    currents, events = state.data.currents, state.data.events
    state.deck = _cards(document.get("currentDeck", ()), currents)
    state.used = _cards(document.get("currentUsed", ()), currents)
    if document.get("current") is not None:
        [state.current] = _cards([document["current"]], currents)
        state.used += (state.current,)
    for at, colour in enumerate(COLOURS):
        state.event_decks[at] = _cards(document.get("eventDeck", {}).get(colour, ()), events)
        state.event_used[at] = _cards(document.get("eventUsed", {}).get(colour, ()), events)


def _cards(given: Any, known: Mapping[str, object]) -> tuple[str, ...]:
    return tuple(_one_of(card, known, "card") for card in given)


def _square(given: Any) -> int:
    match given:
        case [int(column), int(row)] if 1 <= column <= COLUMNS and 0 <= row <= DEEPEST_ROW:
            return square(column, row)
        case _:
            raise refusals.BAD_POSITION(problem=f"there is no square {given}")


def _one_of(given: Any, known: Any, what: str) -> Any:
    if given not in known:
        raise refusals.BAD_POSITION(problem=f"there is no {what} {given}")
    return given


def _index(names: tuple[str, ...], name: str, what: str) -> int:
    return names.index(_one_of(name, names, what))


def _only(given: Mapping[str, Any], known: set[str], what: str) -> None:
    for name in given:
        if name not in known:
            raise refusals.BAD_POSITION(problem=f"{what} has no {name}")
