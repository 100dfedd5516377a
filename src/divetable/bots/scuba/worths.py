"""What the moves are worth that a search has compared, on one scale and in its own order."""

from collections.abc import Sequence


def worths(
    order: Sequence[int],
    tries: Sequence[tuple[int, int]],
    before: Sequence[float],
    found: Sequence[float],
) -> list[float]:
    """How good the actions in `order` are, the chosen one first, as shares of the win.

    `before` is what `found` held before the first game: first impressions, which count as much as
    many games. Moves that were dropped early played few games, so the plain share of these says
    next to nothing. Every move is therefore compared with the chosen one as the bot compares them,
    by impression and games together; what the games of all moves have in common, such as a lead, is
    taken out first, because it would weigh more where more games were played.
    """
    games = [found[at] - before[at] for at in range(2, len(found), 4)]
    results = [found[at] - before[at] for at in range(0, len(found), 4)]
    usual = sum(results) / max(1.0, sum(games))
    hope = max(before[at] / before[at + 2] for at in range(0, len(before), 4))
    seems: dict[int, float] = {}
    for number, (code, _) in enumerate(tries):
        played = games[number]
        total = found[4 * number] + played * (hope - usual)
        seems[code] = max(seems.get(code, 0.0), total / found[4 * number + 2])
    mine = [number for number, (code, _) in enumerate(tries) if code == order[0]]
    level = max(results[number] / max(1.0, games[number]) for number in mine)
    return [min(1.0, max(0.0, level + seems[code] - seems[order[0]])) for code in order]
