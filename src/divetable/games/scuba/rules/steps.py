"""Steps: into the water, through it, up to the surface and along it. [S-5.2] [S-7.1] [S-7.3]"""

from typing import Any

from divetable.core.errors import Refusal
from divetable.core.game import Seat
from divetable.games.scuba import refusals
from divetable.games.scuba.actions import Enter, GiveUp, Step, Stop
from divetable.games.scuba.agenda import EndTurn
from divetable.games.scuba.board import COLUMNS, NOWHERE, Direction, square
from divetable.games.scuba.components import MOVEMENT_POINTS
from divetable.games.scuba.events import (
    Boarded,
    Carried,
    DecoShed,
    DecoTaken,
    Entered,
    MinusTaken,
    Stepped,
    SteppedOff,
    Surfaced,
)
from divetable.games.scuba.rules.deaths import check_trigger, die, pay_for_the_square
from divetable.games.scuba.rules.resolution import (
    BLIND,
    FAST,
    R,
    close_turn,
    leaves_dust,
    sight,
    take_depth_tokens,
)
from divetable.games.scuba.state import BOTTOM, UP_PER_TURN, State

TOKEN_PENALTY = 5  # [S-11.6]


def enter(r: R, seat: Seat, action: Enter) -> None:
    """The first step leads into a square below the boat. [S-5.1]"""
    table = r.table
    if table.loc[seat] != "WAIT":
        raise refusals.IN_THE_WATER()
    if action.column not in table.data.boat:
        raise refusals.WRONG_COLUMN(column=action.column, columns=boat_columns(table))
    to = square(action.column, 1)
    r.emit(Entered(seat, to, leaves_dust(table, to), *sight(table, to)))


def boat_columns(table: State) -> str:
    return " or ".join(map(str, table.data.boat))


def step(r: R, seat: Seat, action: Step) -> None:
    """One square; each costs a movement point. [S-5.2]"""
    table, direction = r.table, action.direction
    refusal = why_not(table, seat, direction)
    if refusal is not None:
        raise refusal(**facts(table, direction))
    if table.loc[seat] == "SUB":
        if direction == "U" and table.at[seat] < 2 * COLUMNS:
            surface_by_step(r, seat)
        else:
            swim(r, seat, direction)
    elif table.loc[seat] == "SNORKEL":
        snorkel(r, seat, direction)
    else:
        step_off(r, seat, direction)


def why_not(table: State, seat: Seat, direction: Direction) -> Refusal | None:
    """What forbids this step, if anything. [S-5.2]"""
    loc = table.loc[seat]
    if loc == "WAIT":
        return refusals.ENTER_FIRST
    if table.mp >= MOVEMENT_POINTS:
        return refusals.NO_POINTS
    if direction == "L" or direction == "R":
        return _why_not_sideways(table, seat, direction)
    if loc != "SUB":
        return refusals.SIDEWAYS_ONLY
    return _why_not_up(table, seat) if direction == "U" else _why_not_down(table, seat)


def facts(table: State, direction: Direction) -> dict[str, Any]:
    """The facts for refusals of a step."""
    return {"limit": table.steps_allowed(direction), "columns": boat_columns(table)}


def _why_not_sideways(table: State, seat: Seat, direction: Direction) -> Refusal | None:
    """The sea has edges, and the current leaves fewer steps against it. [S-5.4]"""
    if beside(table, seat, direction) == NOWHERE:
        return refusals.EDGE
    used = table.lefts if direction == "L" else table.rights
    if used >= table.steps_allowed(direction):
        return refusals.AGAINST_THE_CURRENT
    return None


def beside(table: State, seat: Seat, direction: Direction) -> int:
    """The next square to this side; beside the boat for someone on it. [S-7.2]"""
    at, sea = table.at[seat], table.sea
    if table.loc[seat] == "BOAT":
        at = min(sea.boat) if direction == "L" else max(sea.boat)
    return sea.next[direction][at]


def _why_not_down(table: State, seat: Seat) -> Refusal | None:
    """At most to 40 m, if nothing prevents it. [S-5.3] [S-5.5] [S-8.3]"""
    to = table.sea.next["D"][table.at[seat]]
    if to == NOWHERE:
        return refusals.EDGE
    if table.no_descent:
        return refusals.NO_DESCENT
    if to >= BOTTOM and not table.options.voluntary40:
        return refusals.TOO_DEEP
    return None


def _why_not_up(table: State, seat: Seat) -> Refusal | None:
    """Not in the first turn; two squares at most, more only as a fast ascent by a diver who has
    looked at nothing; and to the surface with one token at most. [S-5.1] [S-5.3] [S-11.4]
    [S-11.7]"""
    options, ups = table.options, table.ups
    if table.start_square == NOWHERE and not options.first_turn_up:
        return refusals.NOT_UP_YET
    if ups >= UP_PER_TURN and not options.decompression:
        return refusals.TOO_FAST_UP
    if ups == UP_PER_TURN and table.has_looked:
        return refusals.LOOKED_BEFORE_ASCENT
    tokens = table.deco[seat] + (ups == UP_PER_TURN)
    if tokens > 1 and options.decompression and table.at[seat] < 2 * COLUMNS:
        return refusals.TOO_MANY_TOKENS
    return None


def swim(r: R, seat: Seat, direction: Direction) -> None:
    """Under water each step leaves dust, and the diver may look after it. [S-5.7] [S-5.12]"""
    table = r.table
    before = table.at[seat]
    to = table.sea.next[direction][before]
    is_fast = direction == "U" and table.ups + 1 == FAST
    may = BLIND if is_fast else sight(table, to)
    r.emit(Stepped(seat, direction, to, leaves_dust(table, to), *may))
    if is_fast:
        r.emit(DecoTaken(seat, "ascent"))
    take_depth_tokens(r, seat, before, by_choice=True)


def surface_by_step(r: R, seat: Seat) -> None:
    """One step up from row 1, to the boat if it is there. [S-7.1] [S-11.4]"""
    table = r.table
    is_fast = table.ups + 1 == FAST
    if is_fast:
        r.emit(DecoTaken(seat, "ascent"))
    to = table.at[seat] - COLUMNS
    on_boat = to in table.sea.boat and table.phase != "ALONE"
    may = BLIND if is_fast or on_boat else sight(table, to)
    r.emit(Surfaced(seat, to, on_boat, True, *may))
    arrive_at_surface(r, seat)


def arrive_at_surface(r: R, seat: Seat) -> None:
    """One token costs 5 points; the boat ends the turn, and so does the surface for a diver
    whom the boat has left, who pays for its square at once. [S-7.2] [S-9.6] [S-11.6]"""
    table = r.table
    if table.options.decompression and table.deco[seat]:
        r.emit(MinusTaken(seat, TOKEN_PENALTY, "deco"))
        r.emit(DecoShed(seat))
    if table.phase == "ALONE":
        pay_for_the_square(r, seat)
    check_trigger(r)
    if table.loc[seat] == "BOAT" or table.phase == "ALONE" or ends_at_once(table):
        close_turn(r)


def ends_at_once(table: State) -> bool:
    """In an extra round, where the table plays like that. [S-9.4]"""
    is_extra = table.phase in ("EXTRA1", "EXTRA2")
    at_once = table.options.extra_round_end == "immediate"
    return is_extra and at_once and not table.under_water()


def surface_by_event(r: R, seat: Seat, *, to_the_boat: bool) -> None:
    """Straight to the surface for one movement point, without dust or look; with two tokens or
    more only to row 1. [S-8.3] [S-11.8]"""
    table = r.table
    column = table.at[seat] % COLUMNS
    if table.options.decompression and table.deco[seat] > 1:
        if table.at[seat] != column + COLUMNS:
            r.emit(Carried(column + COLUMNS, 1, False, *BLIND))
        return
    to = min(table.sea.boat, key=lambda boat: abs(boat - column)) if to_the_boat else column
    on_boat = to in table.sea.boat and table.phase != "ALONE"
    r.emit(Surfaced(seat, to if on_boat else column, on_boat, False, *BLIND))
    arrive_at_surface(r, seat)


def snorkel(r: R, seat: Seat, direction: Direction) -> None:
    """Only sideways, looking at the square below, without dust; a boat column is the boat.
    [S-7.2] [S-7.3] [S-7.4]"""
    table = r.table
    to = table.sea.next[direction][table.at[seat]]
    if to in table.sea.boat:
        r.emit(Boarded(seat, direction, to))
        close_turn(r)
    else:
        r.emit(Stepped(seat, direction, to, False, *sight(table, to)))


def step_off(r: R, seat: Seat, direction: Direction) -> None:
    """If the boat is not final: back into the water, as a snorkeller. [S-7.2]"""
    to = beside(r.table, seat, direction)
    r.emit(SteppedOff(seat, direction, to, *sight(r.table, to)))


def stop(r: R, seat: Seat, action: Stop) -> None:
    """You may always stop early, but not before your first dive. [S-5.1] [S-5.15]"""
    refusal = why_not_stop(r.table, seat)
    if refusal is not None:
        raise refusal(columns=boat_columns(r.table))
    r.answered()
    r.then(EndTurn())


def why_not_stop(table: State, seat: Seat) -> Refusal | None:
    """Divers who need not enter in the first turn may wait while somebody is under water.
    [S-5.1]"""
    if table.loc[seat] != "WAIT":
        return None
    if table.options.must_enter_first_turn:
        return refusals.MUST_ENTER
    if table.round > 1 and table.phase == "NORMAL" and not table.under_water():
        return refusals.SOMEONE_MUST_ENTER
    return None


def give_up(r: R, seat: Seat, action: GiveUp) -> None:
    """A diver whom the boat has left may stay below, and dies. [S-9.6]"""
    if r.table.phase != "ALONE":
        raise refusals.CANNOT_GIVE_UP()
    die(r, seat)
    close_turn(r)
