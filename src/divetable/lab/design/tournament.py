"""Bots against bots: who beats whom, how often, and how sure that is.

Two players share the seats of a table in turn (in The Divers that makes two teams). Every deal is
played twice with the seats swapped: the same hidden world, so that luck evens out. Ratings are Elo
points fitted to all results; intervals come from resampling the deals.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from random import Random

from divetable.bots import Eyes
from divetable.core.game import Result
from divetable.core.values import Value
from divetable.games import GAMES
from divetable.lab.bot_games import Players, bot_moves
from divetable.lab.processes import shared_out

POINTS = 400 / math.log(10)  # Elo points for a factor e in the odds
DRAWN_AGAIN = 400  # times, for an interval of 95 %
HALF_A_DRAW = 0.5  # added to each pairing: a clean sheet does not prove infinite strength


class Cup(Value):
    """What to play. Deal number n has the seed "seed/n"."""

    game: str
    seats: int
    options: Mapping[str, object]
    pairs: tuple[tuple[str, str], ...]
    deals: int  # for each pair
    seed: str
    eyes: Eyes = "measured"


class Duel(Value):
    """One deal between two players, played with the seats both ways round."""

    pair: tuple[str, str]
    deal: int
    scores: tuple[float, ...]  # of the first player: 1 for a win, a half for a draw
    steps: int


def seating(seats: int) -> list[list[int]]:
    """Which of the two sits where: alternating, both ways round.

    >>> seating(4)
    [[0, 1, 0, 1], [1, 0, 1, 0]]
    """
    return [[(seat + first) % 2 for seat in range(seats)] for first in (0, 1)]


def score(result: Result, seated: Sequence[int]) -> float:
    """The first player's share of the win.

    >>> score(Result("win", (0, 2), (3, 1, 3, 1)), [0, 1, 0, 1])
    1.0
    """
    if not result.winners:
        return 0.5
    return sum(seated[seat] == 0 for seat in result.winners) / len(result.winners)


def play_duel(cup: Cup, meeting: tuple[tuple[str, str], int]) -> Duel:
    """A pair plays a deal."""
    pair, deal = meeting
    game = GAMES[cup.game]
    scores: list[float] = []
    steps = 0
    for turn, seated in enumerate(seating(cup.seats)):
        seed = f"{cup.seed}/{deal}"
        state = game.start(cup.seats, cup.options, seed)
        levels = [pair[side] for side in seated]
        players = Players(game, levels, f"{seed}/{turn}/{'/'.join(pair)}", cup.eyes)
        for move in bot_moves(game, state, players):
            state, steps = move.step.state, steps + 1
        result = game.result(state)
        assert result is not None
        scores.append(score(result, seated))
    return Duel(pair, deal, tuple(scores), steps)


def play(cup: Cup, jobs: int) -> Iterator[Duel]:
    """All duels as they finish; in any order with several jobs."""
    meetings = [(pair, deal) for deal in range(cup.deals) for pair in cup.pairs]
    return shared_out(partial(play_duel, cup), meetings, jobs)


class Interval(Value):
    """An estimate with its 95 % interval."""

    estimate: float
    low: float
    high: float


def in_percent(one: Interval) -> str:
    return f"{one.estimate:.1%} ({one.low:.1%} to {one.high:.1%})"


class Pairing(Value):
    """How two players fared against each other."""

    first: str
    second: str
    games: int
    wins: int
    draws: int
    share: Interval  # of the first player
    elo: Interval  # by how much the first is better


class Ladder(Value):
    """The results."""

    game: str
    seats: int
    options: Mapping[str, object]
    seed: str
    eyes: Eyes
    pairings: tuple[Pairing, ...]
    ratings: Mapping[str, Interval]  # the weakest has 0
    steps: int


def ladder(cup: Cup, duels: Iterable[Duel]) -> Ladder:
    played = sorted(duels, key=lambda duel: (duel.pair, duel.deal))
    by_pair: dict[tuple[str, str], list[Duel]] = defaultdict(list)
    for duel in played:
        by_pair[duel.pair].append(duel)
    rng = Random(0)
    again = [_drawn_again(by_pair, rng) for _ in range(DRAWN_AGAIN)]
    found = ratings(by_pair)
    others = [ratings(drawn) for drawn in again]
    lowest = min(found.values(), default=0.0)
    return Ladder(
        game=cup.game,
        seats=cup.seats,
        options=cup.options,
        seed=cup.seed,
        eyes=cup.eyes,
        pairings=tuple(_pairing(pair, by_pair[pair], again) for pair in cup.pairs),
        ratings={
            name: _interval(rating - lowest, [one[name] - lowest for one in others])
            for name, rating in sorted(found.items(), key=lambda item: item[1])
        },
        steps=sum(duel.steps for duel in played),
    )


Played = Mapping[tuple[str, str], Sequence[Duel]]


def _drawn_again(by_pair: Played, rng: Random) -> Played:
    """The same number of deals, drawn from those played: how it might have come out."""
    return {pair: rng.choices(duels, k=len(duels)) for pair, duels in by_pair.items()}


def _pairing(pair: tuple[str, str], duels: Sequence[Duel], again: Sequence[Played]) -> Pairing:
    scores = [one for duel in duels for one in duel.scores]
    shares = [_share(drawn[pair]) for drawn in again]
    return Pairing(
        first=pair[0],
        second=pair[1],
        games=len(scores),
        wins=sum(one == 1 for one in scores),
        draws=sum(0 < one < 1 for one in scores),
        share=_interval(_share(duels), shares),
        elo=_interval(_points(_share(duels)), [_points(share) for share in shares]),
    )


def _share(duels: Sequence[Duel]) -> float:
    """The first player's share of all points, with half a draw added for each."""
    scores = [one for duel in duels for one in duel.scores]
    return (sum(scores) + HALF_A_DRAW) / (len(scores) + 2 * HALF_A_DRAW)


def _points(share: float) -> float:
    return POINTS * math.log(share / (1 - share))


def _interval(estimate: float, drawn: list[float]) -> Interval:
    drawn.sort()
    low, high = drawn[int(len(drawn) * 0.025)], drawn[int(len(drawn) * 0.975)]
    return Interval(round(estimate, 4), round(min(low, estimate), 4), round(max(high, estimate), 4))


def ratings(by_pair: Played) -> dict[str, float]:
    """Elo points that fit all results best (Bradley and Terry's model), around a mean of 0."""
    names = sorted({name for pair in by_pair for name in pair})
    points = dict.fromkeys(names, 0.0)
    won = dict.fromkeys(names, 0.0)
    met: list[tuple[str, str, float]] = []
    for (first, second), duels in by_pair.items():
        games = sum(len(duel.scores) for duel in duels) + 2 * HALF_A_DRAW
        share = _share(duels)
        won[first] += games * share
        won[second] += games * (1 - share)
        met.append((first, second, games))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2000):
        faced = dict.fromkeys(names, 0.0)
        for first, second, games in met:
            each = games / (strength[first] + strength[second])
            faced[first] += each
            faced[second] += each
        better = {name: won[name] / faced[name] for name in names}
        mean = math.exp(sum(map(math.log, better.values())) / len(better))
        moved = max(abs(math.log(better[name] / mean / strength[name])) for name in names)
        strength = {name: better[name] / mean for name in names}
        if moved < 1e-6:
            break
    for name in names:
        points[name] = POINTS * math.log(strength[name])
    return points
