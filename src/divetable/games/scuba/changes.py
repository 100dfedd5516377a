"""How each event changes the table. Nothing else does."""

from collections.abc import Callable, Mapping
from typing import Any

from divetable.core.game import Seat
from divetable.games.scuba.board import COLOURS, Direction
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
from divetable.games.scuba.state import DEEP, DISCARDED, REMOVED, State

REDACTED = "a redacted event cannot change the table"
CUBES = 4  # each player's [S-2.5]


def evolve(state: State, event: Event) -> None:
    CHANGES[type(event)](state, event)


def _round_began(state: State, event: RoundBegan) -> None:
    state.round = event.round
    state.phase = event.phase


def _turn_began(state: State, event: TurnBegan) -> None:
    """The cubes go back to their owner; a turn starts with nothing used. [S-3.1]"""
    seat = event.seat
    state.active = seat
    state.dust[seat] = ()
    state.mp = state.lefts = state.rights = state.ups = state.downs = 0
    state.may_flip = state.may_discover = state.has_looked = False
    state.no_descent = state.is_over = False
    state.start_square = state.at[seat]
    state.is_shallow = state.at[seat] < DEEP


def _dust_cleared(state: State, event: DustCleared) -> None:
    state.dust[event.seat] = ()


def _current_deck_shuffled(state: State, event: CurrentDeckShuffled) -> None:
    """All used cards but the visible one are the new deck. [S-4.11]"""
    assert event.order is not None, REDACTED
    state.deck = event.order
    state.used = state.used[-1:]
    state.shuffles += 1


def _current_drawn(state: State, event: CurrentDrawn) -> None:
    state.deck = state.deck[1:]
    state.used += (event.card,)
    state.current = event.card
    for tile, to in event.animals:
        _put_animal(state, tile, to)
    for seat, to in event.divers:
        _put_diver(state, seat, to)


def _put_animal(state: State, tile: int, to: int) -> None:
    """Its discs travel with it. [S-4.5]"""
    state.places[tile] = to
    if to == DISCARDED:
        _close(state, tile)


def _close(state: State, tile: int) -> None:
    state.open = tuple([other for other in state.open if other != tile])


def _put_diver(state: State, seat: Seat, to: int) -> None:
    state.at[seat] = to
    if to >= DEEP and seat == state.active:
        state.is_shallow = False


def _dive_began(state: State, event: DiveBegan) -> None:
    """There will be no dust where step 3 begins. [S-5.12]"""
    state.start_square = state.at[state.active]
    state.may_flip = event.may_flip
    state.may_discover = event.may_discover


def _entered(state: State, event: Entered) -> None:
    state.loc[event.seat] = "SUB"
    state.at[event.seat] = event.to
    state.mp += 1
    state.may_flip = event.may_flip
    state.may_discover = event.may_discover
    if event.leaves_dust:
        _leave_dust(state, event.seat, event.to)


def _stepped(state: State, event: Stepped) -> None:
    seat, to = event.seat, event.to
    state.at[seat] = to
    state.may_flip = event.may_flip
    state.may_discover = event.may_discover
    _count(state, event.direction)
    if event.leaves_dust:
        _leave_dust(state, seat, to)
    if to >= DEEP:
        state.is_shallow = False


def _count(state: State, direction: Direction) -> None:
    """Steps are counted gross, each direction by itself. [S-5.4]"""
    state.mp += 1
    if direction == "L":
        state.lefts += 1
    elif direction == "R":
        state.rights += 1
    elif direction == "U":
        state.ups += 1
    else:
        state.downs += 1


def _leave_dust(state: State, seat: Seat, square: int) -> None:
    """One cube on a square; a fifth takes away the oldest. [S-5.12] [S-5.13]"""
    cubes = state.dust[seat]
    if square in cubes:
        cubes = tuple([cube for cube in cubes if cube != square])
    state.dust[seat] = (*cubes[-(CUBES - 1) :], square)


def _surfaced(state: State, event: Surfaced) -> None:
    state.at[event.seat] = event.to
    state.loc[event.seat] = "BOAT" if event.on_boat else "SNORKEL"
    state.mp += 1
    state.ups += event.by_step
    state.may_flip = event.may_flip
    state.may_discover = event.may_discover


def _boarded(state: State, event: Boarded) -> None:
    state.at[event.seat] = event.to
    state.loc[event.seat] = "BOAT"
    state.may_flip = state.may_discover = False
    _count(state, event.direction)


def _stepped_off(state: State, event: SteppedOff) -> None:
    state.at[event.seat] = event.to
    state.loc[event.seat] = "SNORKEL"
    state.may_flip = event.may_flip
    state.may_discover = event.may_discover
    _count(state, event.direction)


def _tile_flipped(state: State, event: TileFlipped) -> None:
    state.has_looked = True
    _uncover(state, event.tile)
    _show(state, event.tile, event.front)


def _uncover(state: State, tile: int) -> None:
    square = state.places[tile]
    state.covered[square] = tuple([other for other in state.covered[square] if other != tile])


def _show(state: State, tile: int, front: str) -> None:
    """Animals stay open; events and empty sea are discarded. [S-1.3] [S-5.7]"""
    if front in ("event", "empty"):
        state.places[tile] = DISCARDED
    else:
        state.open += (tile,)


def _discovered(state: State, event: Discovered) -> None:
    """A card or tokens, and in both cases a disc. [S-5.11]"""
    seat = event.seat
    state.has_looked = True
    state.discs[event.tile] |= 1 << seat
    if event.tokens:
        state.plus[seat] += (event.tokens,)
    else:
        state.cards[seat] += (event.species,)


def _seen_by_all(state: State, event: SeenByAll) -> None:
    state.places[event.tile] = DISCARDED
    _close(state, event.tile)


def _event_deck_shuffled(state: State, event: EventDeckShuffled) -> None:
    assert event.order is not None, REDACTED
    at = COLOURS.index(event.band)
    state.event_decks[at] = event.order
    state.event_used[at] = ()
    state.shuffles += 1


def _event_drawn(state: State, event: EventDrawn) -> None:
    at = COLOURS.index(event.band)
    state.event_decks[at] = state.event_decks[at][1:]
    state.event_used[at] += (event.card,)


def _event_void(state: State, event: EventVoid) -> None:
    """Nothing happens."""


def _plus_taken(state: State, event: PlusTaken) -> None:
    state.plus[event.seat] += (event.points,)


def _minus_taken(state: State, event: MinusTaken) -> None:
    state.minus[event.seat] += (event.points,)


def _air_lost(state: State, event: AirLost) -> None:
    state.air[event.seat] -= event.units


def _deco_taken(state: State, event: DecoTaken) -> None:
    state.deco[event.seat] += 1
    if event.why == "depth":
        state.deep[event.seat] = True


def _deco_shed(state: State, event: DecoShed) -> None:
    state.deco[event.seat] -= 1


def _carried(state: State, event: Carried) -> None:
    seat = state.active
    state.mp += event.points
    state.may_flip = event.may_flip
    state.may_discover = event.may_discover
    if event.leaves_dust:
        _leave_dust(state, seat, event.to)
    _put_diver(state, seat, event.to)


def _diver_pushed(state: State, event: DiverPushed) -> None:
    state.at[event.seat] = event.to


def _animal_pushed(state: State, event: AnimalPushed) -> None:
    _put_animal(state, event.tile, event.to)


def _tile_turned(state: State, event: TileTurned) -> None:
    tile = event.tile
    if tile in state.open:
        _close(state, tile)
        square = state.places[tile]
        state.covered[square] = tuple(sorted((*state.covered[square], tile)))
    else:
        _uncover(state, tile)
        _show(state, tile, event.front)


def _tile_removed(state: State, event: TileRemoved) -> None:
    _uncover(state, event.tile)
    state.places[event.tile] = REMOVED


def _descent_forbidden(state: State, event: DescentForbidden) -> None:
    state.no_descent = True


def _turn_cut(state: State, event: TurnCut) -> None:
    state.is_over = True
    state.may_flip = state.may_discover = False


def _died(state: State, event: Died) -> None:
    """Discs and cubes stay, the diver does not. [S-6.4]"""
    state.loc[event.seat] = "DEAD"


def _shot_up(state: State, event: ShotUp) -> None:
    state.loc[event.seat] = "SHOT"
    state.at[event.seat] = event.to


def _end_triggered(state: State, event: EndTriggered) -> None:
    state.phase = "CLOSING"


def _boat_left(state: State, event: BoatLeft) -> None:
    state.phase = "ALONE"


def _player_left(state: State, event: PlayerLeft) -> None:
    state.gone |= {event.seat}


def _game_ended(state: State, event: GameEnded) -> None:
    state.phase = "END"
    state.result = event.result


CHANGES: Mapping[type, Callable[[State, Any], None]] = {
    RoundBegan: _round_began,
    TurnBegan: _turn_began,
    DustCleared: _dust_cleared,
    CurrentDeckShuffled: _current_deck_shuffled,
    CurrentDrawn: _current_drawn,
    DiveBegan: _dive_began,
    Entered: _entered,
    Stepped: _stepped,
    Surfaced: _surfaced,
    Boarded: _boarded,
    SteppedOff: _stepped_off,
    TileFlipped: _tile_flipped,
    Discovered: _discovered,
    SeenByAll: _seen_by_all,
    EventDeckShuffled: _event_deck_shuffled,
    EventDrawn: _event_drawn,
    EventVoid: _event_void,
    PlusTaken: _plus_taken,
    MinusTaken: _minus_taken,
    AirLost: _air_lost,
    DecoTaken: _deco_taken,
    DecoShed: _deco_shed,
    Carried: _carried,
    DiverPushed: _diver_pushed,
    AnimalPushed: _animal_pushed,
    TileTurned: _tile_turned,
    TileRemoved: _tile_removed,
    DescentForbidden: _descent_forbidden,
    TurnCut: _turn_cut,
    Died: _died,
    ShotUp: _shot_up,
    EndTriggered: _end_triggered,
    BoatLeft: _boat_left,
    PlayerLeft: _player_left,
    GameEnded: _game_ended,
}
