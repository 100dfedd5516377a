"""What the moves are worth that a search has compared, on one scale and in its own order."""

from collections.abc import Sequence

from divetable.bots.scuba.search import Try


def worths(order: Sequence[int], before: Sequence[Try], after: Sequence[Try]) -> list[float]:
    """How good the actions in `order` are, the chosen one first, as shares of the win.

    `before` is what was there before the first game: first impressions, which count as much as
    many games. Moves that were dropped early played few games, so the plain share of these says
    next to nothing. Every move is therefore compared with the chosen one as the bot compares them,
    by impression and games together; what the games of all moves have in common, such as a lead, is
    taken out first, because it would weigh more where more games were played.
    """
    games = [now.weight - then.weight for then, now in zip(before, after, strict=True)]
    results = [now.worth - then.worth for then, now in zip(before, after, strict=True)]
    usual = sum(results) / max(1.0, sum(games))
    hope = max(one.worth / one.weight for one in before)
    seems: dict[int, float] = {}
    for now, played in zip(after, games, strict=True):
        total = now.worth + played * (hope - usual)
        seems[now.action] = max(seems.get(now.action, 0.0), total / now.weight)
    level = max(
        result / max(1.0, played)
        for now, played, result in zip(after, games, results, strict=True)
        if now.action == order[0]
    )
    return [float(min(1.0, max(0.0, level + seems[one] - seems[order[0]]))) for one in order]
