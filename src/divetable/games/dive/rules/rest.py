"""Phase 3 and the end of the round. [D-2.48]"""

from divetable.games.dive.agenda import BeginRound
from divetable.games.dive.ending import chiefs_field, final_result
from divetable.games.dive.events import GameEnded, Rested
from divetable.games.dive.rules.resolution import R
from divetable.games.dive.state import GOAL, State


def take_rest(r: R) -> None:
    """All move at once, one field for each level left, over any border.
    [D-2.48] [D-2.49] [D-2.50] [D-2.51]"""
    table = r.table
    moves = [sum(map(bool, board)) for board in table.boards]
    for owner in table.owners_using("white_shark"):
        stop_by_white_shark(table, owner, moves)
    if table.options.chief:
        moves.append(chief_rest(table))
    r.emit(Rested(tuple(moves)))


def stop_by_white_shark(table: State, owner: int, moves: list[int]) -> None:
    """Opponents who erred do not move; if none erred, the owner does not. Only rest is stopped.
    [D-2.52] [D-5.60] [D-5.61] [D-5.62] [D-5.63] [D-5.64] [D-5.65]"""
    opponents = [seat for seat in table.erred if seat != owner]
    for stopped in opponents or [owner]:
        moves[stopped] = 0


def chief_rest(table: State) -> int:
    """One field for each visible number on a level for which there was a card. [D-6.26] [D-6.33]"""
    resolved = table.taken - table.round_start
    return sum(map(table.chief_shows, range(1, resolved + 1)))


def end_check(r: R) -> None:
    """The game ends only here: someone is on 23 or beyond, or the stack is empty.
    [D-1.4] [D-2.54] [D-2.57] [D-2.58] [D-2.60] [D-6.30]"""
    table = r.table
    if max(table.positions) >= GOAL or not table.cards_left:
        r.emit(GameEnded(final_result(table), chiefs_field(table)))
    else:
        r.then(BeginRound())
