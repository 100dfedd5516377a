"""What bots of a level are like to play with: stalls, length, nonsense, and how long one waits."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from statistics import median
from time import perf_counter, process_time

from divetable.bots import Eyes, Situation, Thought
from divetable.core.game import TABLE, Seat
from divetable.core.values import Value
from divetable.games import GAMES
from divetable.lab import people
from divetable.lab.bot_games import Players, bot_moves
from divetable.lab.design.figures import ninety
from divetable.lab.design.tournament import Interval, in_percent
from divetable.lab.habits import habits_of, stall_of
from divetable.lab.processes import shared_out


class Evening(Value):
    """Games in which every seat has the same level. Game number n has the seed "seed/n", whatever
    the level."""

    game: str
    seats: int
    options: Mapping[str, object]
    levels: tuple[str, ...]
    games: int  # of each level
    seed: str
    eyes: Eyes = "measured"


class Times(Value):
    """How long decisions took, in milliseconds."""

    decisions: int
    total: float
    longest: float


class Played(Value):
    """One game."""

    level: str
    number: int
    turns: int  # decisions of the same seat, one after another, are one turn
    decisions: int
    has_stalled: bool | None
    occasions: tuple[int, ...]  # by habit
    nonsense: tuple[int, ...]
    cpu: Times
    wall: Times


class Stopwatch:
    """Thinks, and notes how long that took.

    The first time in a process each level thinks twice, for what it loads then is no thought.
    """

    def __init__(self) -> None:
        self.cpu: list[float] = []
        self.wall: list[float] = []

    def __call__(self, told: Situation, level: str, seed: int, seconds: float) -> Thought:
        think = partial(people.think, told, level, seed, seconds)
        once_in_a_process(think, told.game, level)
        cpu, wall = process_time(), perf_counter()
        thought = think()
        self.cpu.append(1000 * (process_time() - cpu))
        self.wall.append(1000 * (perf_counter() - wall))
        return thought


STARTED: set[tuple[str, ...]] = set()


def once_in_a_process(work: Callable[[], object], *names: str) -> None:
    if names not in STARTED:
        STARTED.add(names)
        work()


def play(evening: Evening, jobs: int) -> Iterator[Played]:
    """All games as they finish; in any order with several jobs."""
    wanted = [(level, number) for number in range(evening.games) for level in evening.levels]
    return shared_out(partial(play_one, evening), wanted, jobs)


def play_one(evening: Evening, which: tuple[str, int]) -> Played:
    """A game of this level with this number."""
    level, number = which
    game, habits = GAMES[evening.game], habits_of(evening.game)
    seed, watch = f"{evening.seed}/{number}", Stopwatch()
    state = game.start(evening.seats, evening.options, seed)
    levels = [level] * evening.seats
    players = Players(game, levels, f"{seed}/{level}", evening.eyes, watch)
    occasions, nonsense = [0] * len(habits), [0] * len(habits)
    seats: list[Seat] = []
    for move in bot_moves(game, state, players):
        if move.seat != TABLE:
            seats.append(move.seat)
            for at, habit in enumerate(habits):
                judged = habit.judge(state, move.seat, move.action, move.step.state)
                occasions[at] += judged is not None
                nonsense[at] += bool(judged)
        state = move.step.state
    has_stalled = stall_of(evening.game)
    return Played(
        level=level,
        number=number,
        turns=turns_of(seats),
        decisions=len(seats),
        has_stalled=has_stalled(state) if has_stalled else None,
        occasions=tuple(occasions),
        nonsense=tuple(nonsense),
        cpu=times_of(watch.cpu),
        wall=times_of(watch.wall),
    )


def turns_of(seats: Sequence[Seat]) -> int:
    """How often it becomes somebody else's turn, and the first.

    >>> turns_of([0, 0, 1, 0, 0])
    3
    """
    return sum(at == 0 or seats[at - 1] != seat for at, seat in enumerate(seats))


def times_of(took: Sequence[float]) -> Times:
    return Times(len(took), sum(took), max(took, default=0.0))


class Report(Value):
    """What the games of one level were like."""

    level: str
    games: int
    stalled: Interval | None
    turns: tuple[float, float]  # the median, and what nine in ten games do not exceed
    decisions: tuple[float, float]
    habits: Mapping[str, "Count"]
    with_nonsense: Interval  # games with any of it
    cpu: Times
    wall: Times


class Count(Value):
    """How often something was nonsense, of how many occasions, and in how many games."""

    nonsense: int
    occasions: int
    games: int


def report(evening: Evening, level: str, games: Sequence[Played]) -> Report:
    """All games of a level. The same seed gives the same report, but for the times."""
    played = [one for one in games if one.level == level]
    stalls = [one.has_stalled for one in played if one.has_stalled is not None]
    counts = {
        habit.name: Count(
            sum(one.nonsense[at] for one in played),
            sum(one.occasions[at] for one in played),
            sum(one.nonsense[at] > 0 for one in played),
        )
        for at, habit in enumerate(habits_of(evening.game))
    }
    return Report(
        level=level,
        games=len(played),
        stalled=share(sum(stalls), len(stalls)) if stalls else None,
        turns=spread([one.turns for one in played]),
        decisions=spread([one.decisions for one in played]),
        habits=counts,
        with_nonsense=share(sum(any(one.nonsense) for one in played), len(played)),
        cpu=together([one.cpu for one in played]),
        wall=together([one.wall for one in played]),
    )


CERTAIN = 1.96  # standard deviations, for an interval of 95 %


def share(some: int, of: int) -> Interval:
    """A share with its 95 % interval (Wilson's): none of 100 games is no proof of none at all.

    >>> share(0, 100)
    Interval(estimate=0.0, low=0.0, high=0.037)
    """
    rate, room = some / of, CERTAIN**2 / of
    middle = (rate + room / 2) / (1 + room)
    around = CERTAIN * sqrt(rate * (1 - rate) / of + room / (4 * of)) / (1 + room)
    low, high = max(0.0, middle - around), min(1.0, middle + around)
    return Interval(round(rate, 4), round(low, 4), round(high, 4))


def spread(numbers: Sequence[int]) -> tuple[float, float]:
    return median(numbers), ninety(numbers)


def together(times: Sequence[Times]) -> Times:
    return Times(
        sum(one.decisions for one in times),
        sum(one.total for one in times),
        max(one.longest for one in times),
    )


def table(reports: Sequence[Report]) -> dict[str, dict[str, str]]:
    """For people: a column for each level."""
    return {one.level: dict(_lines(one)) for one in reports}


def _lines(one: Report) -> Iterator[tuple[str, str]]:
    yield "games", str(one.games)
    if one.stalled:
        yield "stalled", in_percent(one.stalled)
    yield "turns, median (90 %)", f"{one.turns[0]:.0f} ({one.turns[1]:.0f})"
    yield "decisions, median (90 %)", f"{one.decisions[0]:.0f} ({one.decisions[1]:.0f})"
    for name, count in one.habits.items():
        yield f"{name}, of occasions", f"{count.nonsense} of {count.occasions}"
        yield f"{name}, in games", str(count.games)
    if one.habits:
        yield "games with any of these", in_percent(one.with_nonsense)


def times(reports: Sequence[Report]) -> dict[str, dict[str, str]]:
    """How long a decision took; these figures differ from call to call."""
    return {one.level: dict(_times(one)) for one in reports}


def _times(one: Report) -> Iterator[tuple[str, str]]:
    for name, took in (("CPU", one.cpu), ("wall", one.wall)):
        mean = took.total / max(1, took.decisions)
        yield f"{name}, mean (longest)", f"{mean:.1f} ({took.longest:.0f}) ms"
