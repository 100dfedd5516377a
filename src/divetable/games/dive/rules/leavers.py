"""Players who leave for good, and tables where nobody dives. (D-Q45) (D-Q96)"""

from divetable.core.game import Seat
from divetable.games.dive import refusals
from divetable.games.dive.actions import Leave, Resume
from divetable.games.dive.agenda import AxolotlWindow, BeginRound
from divetable.games.dive.ending import chiefs_field, result_after_leaving
from divetable.games.dive.events import GameEnded, PlayerLeft, TableResumed
from divetable.games.dive.rules.companions import leave_axolotl
from divetable.games.dive.rules.picks import settle_if_all_picked
from divetable.games.dive.rules.programming import close_if_all_are_done
from divetable.games.dive.rules.resolution import R


def leave(r: R, seat: Seat, action: Leave) -> None:
    """The pawn stays; the others go on without waiting for this seat. (D-Q45)"""
    table = r.table
    if seat in table.bot_played:
        raise refusals.HAS_LEFT()
    was_ready = table.status[seat] == "ready"
    r.emit(PlayerLeft(seat, table.options.leaver == "bot"))
    if table.options.leaver == "bot":
        return
    result = result_after_leaving(table)
    if result is not None:
        r.agenda.clear()
        r.emit(GameEnded(result, chiefs_field(table)))
        return
    match table.agenda[-1], table.phase:
        case AxolotlWindow(asked), _ if asked == seat:
            leave_axolotl(r, seat)
        case _, "choosing":
            settle_if_all_picked(r)
        case _, "programming" if not (was_ready and "ready" in table.status):
            close_if_all_are_done(r)  # a pause that has begun goes on
        case _:
            pass


def resume(r: R, seat: Seat, action: Resume) -> None:
    """Anyone who is back wakes the table. (D-Q96)"""
    if r.table.phase != "suspended":
        raise refusals.NOT_SUSPENDED()
    r.answered()
    r.emit(TableResumed(seat))
    r.then(BeginRound())
