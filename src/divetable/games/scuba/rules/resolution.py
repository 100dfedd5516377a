"""What every chapter needs: the resolution, sight, tokens, and how a turn is cut short."""

from divetable.core.game import Seat
from divetable.core.resolution import Resolution
from divetable.games.scuba.agenda import Diving, EndTurn, EventOver, Task
from divetable.games.scuba.board import look_of
from divetable.games.scuba.events import AirLost, DecoTaken, Event, TurnCut
from divetable.games.scuba.state import BOTTOM, DEEP, State, can_be_examined

R = Resolution[State, Task, Event]

FAST = 3  # steps up that make an ascent a fast one [S-11.4]
BLIND = (False, False)


def sight(table: State, square: int) -> tuple[bool, bool]:
    """May a diver who comes to this square flip tiles, and discover animals? Asked before the
    diver's own cube is placed, since anybody's dust blocks. [S-5.5] [S-5.8] [S-11.4]"""
    if table.ups >= FAST or not can_be_examined(square):
        return BLIND
    is_dusty = table.is_dusty(look_of(square))
    return not (is_dusty and table.options.dust_blocks_flip), not is_dusty


def leaves_dust(table: State, square: int) -> bool:
    """Not in round 1, nor where step 3 began; the surface is for others to check.
    [S-3.4] [S-5.12]"""
    return table.round > 1 and square != table.start_square


def take_depth_tokens(r: R, seat: Seat, before: int, by_choice: bool = False) -> None:
    """A token for the first time below 10 m, one more for being carried to 40-45 m.
    [S-11.1] [S-11.2] [S-11.3]"""
    table = r.table
    if not table.options.decompression:
        return
    now = table.at[seat]
    if now >= DEEP and not table.deep[seat]:
        r.emit(DecoTaken(seat, "depth"))
    if now >= BOTTOM > before and not by_choice:
        r.emit(DecoTaken(seat, "bottom"))


def lose_air(r: R, seat: Seat, units: int) -> None:
    """Air never goes below 0. [S-6.2]"""
    lost = min(units, r.table.air[seat])
    if lost:
        r.emit(AirLost(seat, lost))


def air_of_a_turn(table: State, seat: Seat) -> int:
    """What the end of the turn costs under water, by the depth. [S-6.1] [S-6.2]"""
    if table.loc[seat] != "SUB":
        return 0
    return min(table.sea.air[table.at[seat]], table.air[seat])


def close_turn(r: R) -> None:
    """No more steps or looking; what is left of event cards is dropped, and step 4 comes next.
    [S-8.4] [S-8.9]"""
    if not r.table.is_over:
        r.emit(TurnCut())
    drop_waiting_parts(r)
    if r.agenda and isinstance(r.agenda[0], Diving):
        r.agenda[0] = EndTurn()


def drop_waiting_parts(r: R) -> None:
    """Events that were interrupted do not go on. [S-8.9]"""
    r.agenda[:] = [task for task in r.agenda if isinstance(task, Diving | EventOver | EndTurn)]
