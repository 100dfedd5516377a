"""Who has won. [D-2.59]"""

from divetable.core.game import Result, Seat
from divetable.games.dive.state import State


def final_result(table: State) -> Result:
    """The diver furthest ahead wins; the chief wins every tie he is in.
    [D-2.59] [D-2.61] [D-2.62] [D-4.6] [D-6.31] [D-6.32]

    Who has left cannot win. (D-Q45)"""
    scores = tuple(table.positions[: table.players])
    if table.options.practice:
        return Result("practice", (), scores)
    best = max((scores[seat] for seat in table.present), default=-1)
    chief = chiefs_field(table)
    if chief is not None and chief >= best:
        return Result("chief", (), scores)
    winners = tuple(seat for seat in table.present if scores[seat] == best)
    return Result(_verdict(table, winners), winners, scores)


def chiefs_field(table: State) -> int | None:
    """Where the chief is, if he dives too."""
    return None if table.chief is None else table.positions[table.chief]


def _verdict(table: State, winners: tuple[Seat, ...]) -> str:
    if len(winners) == 1:
        return "win"
    shared = table.options.tie_result == "shared_win" or table.options.mode == "children"
    return "shared" if shared else "draw"


def result_after_leaving(table: State) -> Result | None:
    """The last player wins when all others have left; with the chief the game goes on. (D-Q45)"""
    if not table.present or (len(table.present) == 1 and table.chief is None):
        if table.options.practice or table.chief is not None:
            return final_result(table)
        return Result("win", tuple(table.present), tuple(table.positions[: table.players]))
    return None
