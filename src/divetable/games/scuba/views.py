"""What each seat may know, hears, and can imagine. [S-5.10]

Fronts of covered tiles, the box, removed tiles and the order of every deck are hidden from all.
Others' cards and points are hidden until the end, if the table says so. Tiles are called by the
numbers of their squares in the set-up, because the ids of the rulebook would give them away.
"""

from collections.abc import Callable, Mapping, Set
from functools import lru_cache
from operator import attrgetter
from random import Random
from typing import Any, assert_never

from divetable.core.chance import shuffled
from divetable.core.game import Result, Seat
from divetable.core.values import Value, replace
from divetable.games.scuba.agenda import Task
from divetable.games.scuba.board import COLOURS, SQUARES, Colour
from divetable.games.scuba.events import (
    AirLost,
    AnimalPushed,
    Boarded,
    BoatLeft,
    Carried,
    CurrentDeckShuffled,
    CurrentDrawn,
    DecoShed,
    DecoTaken,
    DescentForbidden,
    Died,
    Discovered,
    DiveBegan,
    DiverPushed,
    DustCleared,
    EndTriggered,
    Entered,
    Event,
    EventDeckShuffled,
    EventDrawn,
    EventVoid,
    GameEnded,
    MinusTaken,
    PlayerLeft,
    PlusTaken,
    RoundBegan,
    SeenByAll,
    ShotUp,
    Stepped,
    SteppedOff,
    Surfaced,
    TileFlipped,
    TileRemoved,
    TileTurned,
    TurnBegan,
    TurnCut,
)
from divetable.games.scuba.options import Options
from divetable.games.scuba.state import DISCARDED, REMOVED, Loc, Phase, State


class CoveredView(Value):
    """A tile that lies face down: its back is all there is to see, and discs on it."""

    tile: int
    square: int
    colour: Colour
    discs: tuple[Seat, ...]

    def __repr__(self) -> str:
        """Short, for there are 72 of them."""
        return f"<{self.tile} {self.colour} at {self.square}{self.discs or ''}>"


class OpenView(Value):
    """An animal that lies open."""

    tile: int
    square: int
    colour: Colour
    species: str
    discs: tuple[Seat, ...]


class GoneView(Value):
    """A tile that was seen and has left the game."""

    tile: int
    colour: Colour
    front: str
    discs: tuple[Seat, ...]


class RemovedView(Value):
    """A tile that left the game unseen; discs show that it once lay open."""

    tile: int
    colour: Colour
    discs: tuple[Seat, ...]


class DiverView(Value):
    loc: Loc
    at: int
    air: int
    deco: int
    has_been_deep: bool
    dust: tuple[int, ...]
    number_of_cards: int
    cards: tuple[str, ...] | None  # None: face down
    plus: tuple[int, ...] | None
    minus: tuple[int, ...] | None


class TurnView(Value):
    """What the active player has used up, and may do."""

    mp: int
    lefts: int
    rights: int
    ups: int
    downs: int
    start_square: int
    may_flip: bool
    may_discover: bool
    has_looked: bool
    no_descent: bool
    is_shallow: bool
    is_over: bool


class View(Value):
    """The table as one seat sees it. What is not listed here is hidden."""

    seat: Seat | None
    options: Options
    round: int
    phase: Phase
    start: Seat
    active: Seat
    current: str | None
    cards_left: int
    used: tuple[str, ...]
    event_cards_left: tuple[int, ...]  # by depth
    event_used: tuple[tuple[str, ...], ...]
    shuffles: int
    covered: tuple[CoveredView, ...]
    open: tuple[OpenView, ...]
    discarded: tuple[GoneView, ...]
    removed: tuple[RemovedView, ...]
    divers: tuple[DiverView, ...]
    turn: TurnView
    agenda: tuple[Task, ...]  # holds no secrets
    gone: tuple[Seat, ...]
    result: Result | None


# A board has 72 tiles, and most of what lies on it looks the same from one view to the next. Equal
# parts are the very same object, so that comparing two views need not look inside.
@lru_cache(8192)
def _discs(bits: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(bits.bit_length()) if bits >> seat & 1)


@lru_cache(8192)
def _covered(tile: int, square: int, colour: Colour, bits: int) -> CoveredView:
    return CoveredView(tile, square, colour, _discs(bits))


@lru_cache(8192)
def _open(tile: int, square: int, colour: Colour, species: str, bits: int) -> OpenView:
    return OpenView(tile, square, colour, species, _discs(bits))


@lru_cache(8192)
def _gone(tile: int, colour: Colour, front: str, bits: int) -> GoneView:
    return GoneView(tile, colour, front, _discs(bits))


@lru_cache(1024)
def _all_covered(
    covered: tuple[tuple[int, ...], ...],
    places: tuple[int, ...],
    colours: tuple[Colour, ...],
    discs: tuple[int, ...],
) -> tuple[CoveredView, ...]:
    tiles = sorted([tile for tiles in covered for tile in tiles])
    return tuple([_covered(t, places[t], colours[t], discs[t]) for t in tiles])


def view(state: State, seat: Seat | None) -> View:
    """What this seat may know now; None is a spectator."""
    public = View(**{name: shown(state) for name, shown in FIELDS.items()})
    if seat is None or not 0 <= seat < state.players:
        return public
    return replace(public, **{name: shown(state, seat) for name, shown in OWN.items()})


def has_secrets(state: State) -> bool:
    """Cards and points of others are hidden until the end, if the table says so."""
    return state.options.hidden_scores and state.result is None


def _covered_tiles(state: State) -> tuple[CoveredView, ...]:
    rows = tuple(state.covered), tuple(state.places), state.colours, tuple(state.discs)
    return _all_covered(*rows)


def _open_tiles(state: State) -> tuple[OpenView, ...]:
    places, colours, discs, front = state.places, state.colours, state.discs, state.front
    return tuple([_open(t, places[t], colours[t], front(t), discs[t]) for t in state.open])


def _discarded(state: State) -> tuple[GoneView, ...]:
    places, colours, discs, front = state.places, state.colours, state.discs, state.front
    gone = [tile for tile, place in enumerate(places) if place == DISCARDED]
    return tuple([_gone(t, colours[t], front(t), discs[t]) for t in gone])


def _removed(state: State) -> tuple[RemovedView, ...]:
    colours, discs = state.colours, state.discs
    removed = [tile for tile, place in enumerate(state.places) if place == REMOVED]
    return tuple([RemovedView(t, colours[t], _discs(discs[t])) for t in removed])


def _divers(state: State, mine: Seat | None = None) -> tuple[DiverView, ...]:
    return tuple([seen_diver(state, diver, mine) for diver in state.seats])


_turn = attrgetter(*TurnView.__struct_fields__)
FIELDS: Mapping[str, Callable[[State], Any]] = {
    "seat": lambda state: None,
    "options": attrgetter("options"),
    "round": attrgetter("round"),
    "phase": attrgetter("phase"),
    "start": attrgetter("start"),
    "active": attrgetter("active"),
    "current": attrgetter("current"),
    "cards_left": lambda state: len(state.deck),
    "used": attrgetter("used"),
    "event_cards_left": lambda state: tuple(map(len, state.event_decks)),
    "event_used": lambda state: tuple(state.event_used),
    "shuffles": attrgetter("shuffles"),
    "covered": _covered_tiles,
    "open": _open_tiles,
    "discarded": _discarded,
    "removed": _removed,
    "divers": _divers,
    "turn": lambda state: TurnView(*_turn(state)),
    "agenda": lambda state: tuple(state.agenda),
    "gone": lambda state: tuple(sorted(state.gone)),
    "result": attrgetter("result"),
}
"""What everybody sees, field by field."""

OWN: Mapping[str, Callable[[State, Seat], Any]] = {
    "seat": lambda state, seat: seat,
    "divers": _divers,
}
"""A seat also sees its own cards and points."""

ONLY_DIVERS_DRIFT = frozenset({"cards_left", "used", "current", "divers", "turn"})
TILES = frozenset({"covered", "open", "discarded"})
SHOWN_BY: Mapping[type, Set[str]] = {
    RoundBegan: {"round", "phase"},
    TurnBegan: {"active", "divers", "turn"},
    DustCleared: {"divers"},
    CurrentDeckShuffled: {"cards_left", "used", "shuffles"},
    CurrentDrawn: {"cards_left", "used", "current", "open", "discarded", "divers", "turn"},
    DiveBegan: {"turn"},
    Entered: {"divers", "turn"},
    Stepped: {"divers", "turn"},
    Surfaced: {"divers", "turn"},
    Boarded: {"divers", "turn"},
    SteppedOff: {"divers", "turn"},
    TileFlipped: {"turn", *TILES},
    Discovered: {"turn", "divers", "open"},
    SeenByAll: {"open", "discarded"},
    EventDeckShuffled: {"event_cards_left", "event_used", "shuffles"},
    EventDrawn: {"event_cards_left", "event_used"},
    EventVoid: set(),
    PlusTaken: {"divers"},
    MinusTaken: {"divers"},
    AirLost: {"divers"},
    DecoTaken: {"divers"},
    DecoShed: {"divers"},
    Carried: {"divers", "turn"},
    DiverPushed: {"divers"},
    AnimalPushed: {"open", "discarded"},
    TileTurned: TILES,
    TileRemoved: {"covered", "removed"},
    DescentForbidden: {"turn"},
    TurnCut: {"turn"},
    Died: {"divers"},
    ShotUp: {"divers"},
    EndTriggered: {"phase"},
    BoatLeft: {"phase"},
    PlayerLeft: {"gone"},
    GameEnded: {"phase", "result", "divers"},  # then all cards and points are open
}
CARDS_AND_POINTS = (Discovered, PlusTaken, MinusTaken, GameEnded)
DIVERS, NO_FIELDS = frozenset({"divers"}), frozenset[str]()
UNSAID = frozenset({"agenda"})


def shows(event: Event) -> Set[str]:
    """Which fields of a view this event can change. Most currents move no animal."""
    if isinstance(event, CurrentDrawn) and not event.animals:
        return ONLY_DIVERS_DRIFT
    return SHOWN_BY[type(event)]


def shows_own(event: Event) -> Set[str]:
    """Cards and points; all else of a diver changes for everybody alike."""
    return DIVERS if isinstance(event, CARDS_AND_POINTS) else NO_FIELDS


def seen_diver(state: State, diver: Seat, seat: Seat | None) -> DiverView:
    """Everything but the cards and points of others; of their cards only the number shows."""
    is_shown = diver == seat or not state.options.hidden_scores or state.result is not None
    return _diver(
        state.loc[diver],
        state.at[diver],
        state.air[diver],
        state.deco[diver],
        state.deep[diver],
        state.dust[diver],
        len(state.cards[diver]),
        state.cards[diver] if is_shown else None,
        state.plus[diver] if is_shown else None,
        state.minus[diver] if is_shown else None,
    )


_diver = lru_cache(8192)(DiverView)


def seen_by(event: Event, seat: Seat | None) -> Event | None:
    """An event as this seat hears of it: everything but the order of a deck is public."""
    match event:
        case CurrentDeckShuffled():
            return CurrentDeckShuffled(None)
        case EventDeckShuffled(band):
            return EventDeckShuffled(band, None)
        case (
            RoundBegan()
            | TurnBegan()
            | DustCleared()
            | CurrentDrawn()
            | DiveBegan()
            | Entered()
            | Stepped()
            | Surfaced()
            | Boarded()
            | SteppedOff()
            | TileFlipped()
            | Discovered()
            | SeenByAll()
            | EventDrawn()
            | EventVoid()
            | PlusTaken()
            | MinusTaken()
            | AirLost()
            | DecoTaken()
            | DecoShed()
            | Carried()
            | DiverPushed()
            | AnimalPushed()
            | TileTurned()
            | TileRemoved()
            | DescentForbidden()
            | TurnCut()
            | Died()
            | ShotUp()
            | EndTriggered()
            | BoatLeft()
            | PlayerLeft()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)


def imagine(view: View, rng: Random) -> State:
    """A table that looks like this view, with everything unseen dealt at random."""
    divers, turn = view.divers, view.turn
    tiles: list[Any] = [*view.covered, *view.open, *view.discarded, *view.removed]
    tiles.sort(key=lambda seen: seen.tile)
    state = State(
        options=view.options,
        seed=f"imagined {rng.random()}",
        fronts=(),
        colours=tuple(seen.colour for seen in tiles),
        box=(),
        places=[_place(seen) for seen in tiles],
        covered=[()] * SQUARES,
        open=tuple(seen.tile for seen in view.open),
        discs=[sum(1 << seat for seat in seen.discs) for seen in tiles],
        deck=(),
        used=view.used,
        event_decks=[],
        event_used=list(view.event_used),
        loc=[diver.loc for diver in divers],
        at=[diver.at for diver in divers],
        air=[diver.air for diver in divers],
        deco=[diver.deco for diver in divers],
        deep=[diver.has_been_deep for diver in divers],
        cards=[],
        plus=[diver.plus or () for diver in divers],
        minus=[diver.minus or () for diver in divers],
        dust=[diver.dust for diver in divers],
        start=view.start,
        active=view.active,
        round=view.round,
        phase=view.phase,
        current=view.current,
        shuffles=view.shuffles,
        mp=turn.mp,
        lefts=turn.lefts,
        rights=turn.rights,
        ups=turn.ups,
        downs=turn.downs,
        start_square=turn.start_square,
        may_flip=turn.may_flip,
        may_discover=turn.may_discover,
        has_looked=turn.has_looked,
        no_descent=turn.no_descent,
        is_shallow=turn.is_shallow,
        is_over=turn.is_over,
        gone=frozenset(view.gone),
        result=view.result,
        agenda=list(view.agenda),
    )
    for seen in view.covered:
        state.covered[seen.square] += (seen.tile,)
    state.cards = _imagined_cards(view, state, rng)
    _imagine_fronts(view, state, rng)
    _imagine_decks(view, state, rng)
    return state


def _place(seen: Any) -> int:
    if isinstance(seen, GoneView):
        return DISCARDED
    return REMOVED if isinstance(seen, RemovedView) else seen.square


def _imagine_fronts(view: View, state: State, rng: Random) -> None:
    """Fronts as far as they are known; all other tiles of a colour in any order."""
    known = {seen.tile: seen.species for seen in view.open}
    known |= {seen.tile: seen.front for seen in view.discarded}
    printed = state.data.tiles
    pools: dict[str, list[str]] = {
        colour: shuffled(tiles, rng) for colour, tiles in state.sea.tiles_by_colour.items()
    }
    fronts: dict[int, str] = {}
    for tile, front in known.items():
        pool = pools[state.colours[tile]]
        fitting = next(id for id in pool if printed[id].front == front)
        pool.remove(fitting)
        fronts[tile] = fitting
    for tile, colour in enumerate(state.colours):
        if tile not in fronts:
            fronts[tile] = pools[colour].pop()
    state.fronts = tuple(fronts[tile] for tile in range(len(state.colours)))
    state.box = tuple(id for pool in pools.values() for id in pool)


def _imagine_decks(view: View, state: State, rng: Random) -> None:
    """The cards that are not in the open piles, in any order."""
    data = state.data
    state.deck = _undrawn(list(data.currents), view.used, view.cards_left, rng)
    state.event_decks = [
        _undrawn([card.id for card in data.events.values() if card.band == colour], used, left, rng)
        for colour, used, left in zip(COLOURS, view.event_used, view.event_cards_left, strict=True)
    ]


def _undrawn(cards: list[str], used: tuple[str, ...], left: int, rng: Random) -> tuple[str, ...]:
    pool = shuffled([card for card in cards if card not in used], rng)
    return tuple(pool[:left])


def _imagined_cards(view: View, state: State, rng: Random) -> list[tuple[str, ...]]:
    """Others hold as many cards as can be counted, of any species."""
    species = list(state.data.species)
    return [
        tuple(shuffled(species, rng)[: diver.number_of_cards])
        if diver.cards is None
        else diver.cards
        for diver in view.divers
    ]
