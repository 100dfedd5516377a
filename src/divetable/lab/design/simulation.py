"""Many games by random players or bots, in several processes, the same for the same seed."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from random import Random
from statistics import fmean, median

from divetable.bots import Eyes
from divetable.core.game import Result
from divetable.core.values import Value
from divetable.games import GAMES
from divetable.lab.bot_games import Players, bot_moves
from divetable.lab.processes import batches, shared_out
from divetable.lab.random_games import random_moves

BATCH = 50  # games a process plays before it reports


class Series(Value):
    """What to simulate; game number n has the seed "seed/n"."""

    game: str
    seats: int
    options: Mapping[str, object]
    games: int
    seed: str
    incidents: float = 0.0
    players: tuple[str, ...] = ()  # levels of bots, by seat; random players if there are none
    eyes: Eyes = "measured"


class Outcome(Value):
    """One simulated game."""

    number: int
    seed: str
    rounds: int
    steps: int
    result: Result


def play_one(plan: Series, number: int) -> Outcome:
    game = GAMES[plan.game]
    seed = f"{plan.seed}/{number}"
    state = game.start(plan.seats, plan.options, seed)
    steps = 0
    if plan.players:
        moves = bot_moves(game, state, Players(game, plan.players, f"{seed}/bots", plan.eyes))
    else:
        moves = random_moves(game, state, Random(f"{seed}/players"), plan.incidents)
    for move in moves:
        state, steps = move.step.state, steps + 1
    result = game.result(state)
    assert result is not None
    return Outcome(number, seed, game.rounds(state), steps, result)


def play_batch(plan: Series, numbers: range) -> list[Outcome]:
    return [play_one(plan, number) for number in numbers]


def simulate(plan: Series, jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes in batches as they finish; in any order with several jobs."""
    return shared_out(partial(play_batch, plan), batches(plan.games, BATCH), jobs)


class Spread(Value):
    """How a number is distributed over all games."""

    mean: float
    median: float
    least: int
    most: int


class Summary(Value):
    """The results. The same seed gives the same summary."""

    game: str
    seats: int
    options: Mapping[str, object]
    seed: str
    games: int
    rounds: Spread
    steps: Spread
    verdicts: Mapping[str, int]
    wins_by_seat: tuple[float, ...]  # a shared first place is shared out
    mean_score_by_seat: tuple[float, ...]


def summarise(plan: Series, outcomes: Iterable[Outcome]) -> Summary:
    played = sorted(outcomes, key=lambda outcome: outcome.number)
    wins = [0.0] * plan.seats
    for outcome in played:
        for winner in outcome.result.winners:
            wins[winner] += 1 / len(outcome.result.winners)
    verdicts = Counter(outcome.result.verdict for outcome in played)
    return Summary(
        game=plan.game,
        seats=plan.seats,
        options=plan.options,
        seed=plan.seed,
        games=len(played),
        rounds=_spread([outcome.rounds for outcome in played]),
        steps=_spread([outcome.steps for outcome in played]),
        verdicts=dict(sorted(verdicts.items())),
        wins_by_seat=tuple(round(number, 6) for number in wins),
        mean_score_by_seat=tuple(
            round(_mean(outcome.result.scores[seat] for outcome in played), 6)
            for seat in range(plan.seats)
        ),
    )


def _mean(scores: Iterable[int | None]) -> float:
    """Of players with a score; the dead have none."""
    return fmean([score for score in scores if score is not None] or [0])


def _spread(numbers: list[int]) -> Spread:
    return Spread(round(fmean(numbers), 6), median(numbers), min(numbers), max(numbers))
