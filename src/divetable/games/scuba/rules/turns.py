"""A turn from its beginning to the next, and how the game comes to its end. [S-3.3] [S-9.2]"""

from divetable.core.game import Seat
from divetable.games.scuba.agenda import BeginTurn, Diving, EndTurn, HandOver
from divetable.games.scuba.board import column_of
from divetable.games.scuba.ending import final_result
from divetable.games.scuba.events import (
    BoatLeft,
    DecoShed,
    DecoTaken,
    DiveBegan,
    DustCleared,
    GameEnded,
    MinusTaken,
    RoundBegan,
    TurnBegan,
)
from divetable.games.scuba.rules.currents import draw_current
from divetable.games.scuba.rules.deaths import check_deaths
from divetable.games.scuba.rules.resolution import BLIND, R, air_of_a_turn, lose_air, sight
from divetable.games.scuba.rules.steps import ends_at_once
from divetable.games.scuba.state import BOTTOM, DEEP, Phase, State

ACTIVE = ("SUB", "WAIT", "SNORKEL")
SOLO_PENALTY = 5  # [S-9.4]
BOAT_PENALTY = 25  # [S-9.5]
EXTRA = ("EXTRA1", "EXTRA2")
SOLO = (*EXTRA, "ALONE")
NEXT_PHASE: dict[Phase, Phase] = {
    "NORMAL": "NORMAL",
    "CLOSING": "FINAL",
    "FINAL": "EXTRA1",
    "EXTRA1": "EXTRA2",
    "ALONE": "ALONE",
}


def begin_turn(r: R, task: BeginTurn) -> None:
    """Own dust, current, dive. In round 1 there is neither dust nor current.
    [S-3.1] [S-3.2] [S-3.4] [S-3.5]"""
    table, seat = r.table, task.seat
    r.emit(TurnBegan(seat))
    if not has_dive(table, seat):
        r.then(HandOver())
        return
    if table.phase in SOLO and table.loc[seat] == "SUB":
        r.emit(MinusTaken(seat, SOLO_PENALTY, "solo"))  # [S-9.4] [S-9.6]
    if table.round > 1 and table.loc[seat] != "BOAT":
        draw_current(r)
    if table.loc[seat] in ("DEAD", "SHOT"):
        r.then(HandOver())
        return
    r.emit(DiveBegan(*first_look(table, seat)))
    r.then(Diving(seat))


def has_dive(table: State, seat: Seat) -> bool:
    """Whether a diver has more than step 1: not if dead or shot up, not on the boat unless it can
    be left again, and in the extra rounds not beside it. [S-3.5] [S-7.2] [S-9.4] [S-12.4]"""
    match table.loc[seat]:
        case "DEAD" | "SHOT":
            return False
        case "BOAT":
            return not table.options.boat_final and table.phase not in SOLO
        case "SNORKEL":
            return not (table.phase in EXTRA and table.at[seat] in table.sea.beside)
        case _:
            return True


def first_look(table: State, seat: Seat) -> tuple[bool, bool]:
    """Before any step, free and without dust: animals, but a covered tile needs a step. [S-5.6]"""
    if table.loc[seat] not in ("SUB", "SNORKEL"):
        return BLIND
    may_flip, may_discover = sight(table, table.at[seat])
    options = table.options
    return may_flip and options.start_square_tiles, may_discover and options.start_square_animals


def end_turn(r: R, task: EndTurn) -> None:
    """Step 4: a submerged diver pays, may die of it, and sheds a token.
    [S-3.3] [S-6.1] [S-11.3] [S-11.5]"""
    table = r.table
    seat = table.active
    r.then(HandOver())
    if table.loc[seat] != "SUB":
        return
    square = table.at[seat]
    lose_air(r, seat, air_of_a_turn(table, seat))
    options = table.options
    if options.decompression and square >= BOTTOM and options.deco_at40 != "arrivalOnly":
        r.emit(DecoTaken(seat, "bottom"))
    check_deaths(r)
    if options.decompression and table.loc[seat] == "SUB" and sheds_token(table, seat):
        r.emit(DecoShed(seat))


def sheds_token(table: State, seat: Seat) -> bool:
    """One for a turn spent at 0-10 m, from its beginning or, by option, at its end. [S-11.5]"""
    if table.options.deco_shed == "fullTurn":
        return table.deco[seat] > 0 and table.is_shallow
    return table.deco[seat] > 0 and table.at[seat] < DEEP


def hand_over(r: R, task: HandOver) -> None:
    """The next seat clockwise; for divers without turns only the dust is cleared. [S-1.6] [S-3.3]
    [S-3.5] [S-6.4]"""
    table = r.table
    seat = table.active
    if nobody_can_act(table) or ends_at_once(table):
        finish(r)
        return
    while table.result is None:
        seat = Seat((seat + 1) % table.players)
        if seat == table.start:
            begin_round(r)
        if table.result is not None:
            break
        if not is_out(table, seat):
            r.then(BeginTurn(seat))
            break
        if table.dust[seat]:
            r.emit(DustCleared(seat))


def is_out(table: State, seat: Seat) -> bool:
    """Dead and shot-up divers are passed over, and all but the one the boat has left.
    [S-3.5] [S-9.2] [S-9.6]"""
    if table.phase == "ALONE":
        return table.loc[seat] != "SUB"
    return table.loc[seat] in ("DEAD", "SHOT")


def nobody_can_act(table: State) -> bool:
    """Then the rest is skipped. [S-9.7]"""
    if table.phase == "ALONE":
        return not table.under_water()
    for seat, loc in enumerate(table.loc):
        if loc in ACTIVE or (loc == "BOAT" and has_dive(table, Seat(seat))):
            return False
    return True


def begin_round(r: R) -> None:
    """At the start player's seat, dead or not: closing, final and extra rounds follow each
    other; when nobody is under water the game ends. [S-9.2] [S-9.3] [S-9.4] [S-9.5]"""
    table = r.table
    if table.phase in ("FINAL", *EXTRA) and not table.under_water():
        finish(r)
        return
    if table.phase == "EXTRA2":
        leave_with_the_boat(r)
    r.emit(RoundBegan(table.round + 1, NEXT_PHASE[table.phase]))


def leave_with_the_boat(r: R) -> None:
    """25 minus points for the diver below; for all others the game is over. [S-9.5]"""
    take_surface_points(r)
    for seat in r.table.under_water():
        r.emit(MinusTaken(seat, BOAT_PENALTY, "boat"))
    r.emit(BoatLeft())


def take_surface_points(r: R) -> None:
    """Only now do snorkellers take the minus points of their square. [S-7.6]"""
    table = r.table
    for seat in table.seats:
        points = table.data.minus[column_of(table.at[seat])]
        if table.loc[seat] == "SNORKEL" and points:
            r.emit(MinusTaken(seat, points, "surface"))


def finish(r: R) -> None:
    """The end: minus squares, unless the boat has left, and the scores. [S-7.6] [S-9.3]"""
    if r.table.phase != "ALONE":
        take_surface_points(r)
    r.agenda.clear()
    r.emit(GameEnded(final_result(r.table)))
