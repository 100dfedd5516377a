"""When the game is over, and who has won. [V-15.1] [V-15.3]"""

from divetable.core.game import Result, Seat
from divetable.games.divers.events import Reason
from divetable.games.divers.state import NOBODY, OUT, State

ROUNDS_OF_PASSES = 2


def why_over(table: State) -> Reason | None:
    """The reason to stop after a turn, if there is one. [V-15.1] [V-15.2] [V-15.5]

    [V-15.6] (V-A21) (V-A50) (V-A56) (V-A57) (V-A58)
    """
    left = table.treasures_left()
    if left == 0:
        return "all"
    if 0 < table.options.first_to <= max(side_scores(table)):
        return "first"
    if table.where.count(OUT) == len(table.where):
        return "divers"
    seats = 4 - table.owners.count(NOBODY)
    if table.passes >= ROUNDS_OF_PASSES * seats:
        return "passes"
    if table.quiet >= table.options.stall_rounds * seats:
        return "stall"
    if table.options.end_when_decided and not table.played_on and is_decided(table, left):
        return "decided"
    return None


def is_decided(table: State, left: int) -> bool:
    """Is one side's lead larger than what can still be salvaged? [V-15.5]"""
    first, second, *_ = sorted(side_scores(table), reverse=True)
    return first - second > left


def side_scores(table: State) -> list[int]:
    return [sum(table.holds[colour] for colour in side) for side in table.sides()]


def final_result(table: State) -> Result:
    """The side with the most treasures in its holds; a tie is a draw, or a shared win without
    teams. [V-15.3]

    [V-15.4] (3.3) (V-A51) A side that gave up cannot win. [V-15.2]
    """
    sides = table.sides()
    scores = side_scores(table)
    playing = [at for at, side in enumerate(sides) if not has_given_up(table, side)]
    best = max(scores[at] for at in playing)
    winning = [sides[at] for at in playing if scores[at] == best]
    winners = sorted({table.owners[colour] for side in winning for colour in side})
    verdict = "win" if len(winning) == 1 else "draw" if table.options.teams else "shared"
    by_player = {
        table.owners[colour]: score
        for side, score in zip(sides, scores, strict=True)
        for colour in side
    }
    return Result(verdict, tuple(winners), tuple(by_player[player] for player in table.players))


def has_given_up(table: State, side: tuple[int, ...]) -> bool:
    """A side gives up when all its players have. [V-15.2]"""
    return all(table.owners[colour] in table.gave_up for colour in side)


def only_side_left(table: State) -> bool:
    return sum(not has_given_up(table, side) for side in table.sides()) == 1


def all_want_the_end(table: State) -> bool:
    """Whether everybody who still plays has agreed to stop. [V-15.2]"""
    playing: list[Seat] = [p for p in table.players if p not in table.gave_up]
    return all(player in table.want_end for player in playing)
