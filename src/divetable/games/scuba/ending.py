"""What everybody scores, and who has won. [S-10.4]"""

from divetable.core.game import Result, Seat
from divetable.games.scuba.components import Data
from divetable.games.scuba.state import State


def score(table: State, seat: Seat) -> int | None:
    """Cards, combinations and tokens, less all minus points; None for the dead, who are not
    scored. [S-10.1] [S-10.2] [S-12.5]"""
    if table.loc[seat] == "DEAD":
        return None
    data, cards = table.data, table.cards[seat]
    animals = sum(data.species[species].value for species in cards)
    tokens = sum(table.plus[seat]) - sum(table.minus[seat])
    return animals + combination_points(data, cards) + tokens


def combination_points(data: Data, cards: tuple[str, ...]) -> int:
    """Each combination once, for as many of its animals as there are cards. [S-10.3]"""
    return sum(
        combination.bonus[sum(member in cards for member in combination.members)]
        for combination in data.combinations
    )


def final_result(table: State) -> Result:
    """The highest total wins, then more cards, then fewer minus points, else it is shared; if
    all are dead nobody wins. [S-10.1] [S-10.4] [S-10.5]"""
    scores = [score(table, seat) for seat in table.seats]
    ranks = {
        seat: (points, len(table.cards[seat]), -sum(table.minus[seat]))
        for seat, points in zip(table.seats, scores, strict=True)
        if points is not None
    }
    best = max(ranks.values(), default=None)
    winners = tuple(seat for seat, rank in ranks.items() if rank == best)
    verdict = "nobody" if not winners else "win" if len(winners) == 1 else "shared"
    return Result(verdict, winners, tuple(scores))
