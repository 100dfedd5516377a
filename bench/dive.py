"""Random games of base Dive, four players, by the CPU time of one core.

Ours go through the public `start`, `actions` and `apply`, step by step; the baseline plays
whole rounds of a bare version in the way one would first write it (`_baseline.py`). Both draw
from the 9,002 programs with all five tokens. The two take turns in one process, so that a busy
machine slows down both; the ratio is what counts.
"""

from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench import _baseline
from divetable.core.game import TABLE, Seat
from divetable.games.dive import DIVE
from divetable.games.dive.state import State

PLAYERS = 4
GAMES = 200  # in one turn
TURNS = 9

SEATS = tuple(map(Seat, range(PLAYERS)))


def our_games(games: int, rng: Random, close_delay: float) -> int:
    """Play this many games and return their rounds."""
    options = {"require_all_tokens": True, "close_delay": close_delay}
    apply = DIVE.apply
    rounds = 0
    for _ in range(games):
        state = DIVE.start(PLAYERS, options, str(rng.random()))
        sample = DIVE.actions(state, SEATS[0]).part("Ready").sample
        while state.result is None:
            for seat in SEATS:
                state = apply(state, seat, sample(rng)).state
            if close_delay:  # the clock runs out, nobody has withdrawn
                [time_up] = DIVE.actions(state, TABLE)
                state = apply(state, TABLE, time_up).state
        rounds += state.round
    return rounds


def timed(play: Any, *arguments: Any) -> float:
    """CPU seconds."""
    began = process_time()
    play(*arguments)
    return process_time() - began


def a_busy_table() -> State:
    """A table with all a view has to show."""
    options = {"chief": True, "companions": True, "expansion_companions": True}
    state, rng = DIVE.start(PLAYERS, options, 1), Random(1)
    while state.round < 3:
        seat = min(DIVE.to_act(state))
        state = DIVE.apply(state, seat, DIVE.actions(state, seat).sample(rng)).state
    return state


def look(state: State, times: int) -> None:
    for _ in range(times):
        DIVE.view(state, SEATS[0])


def run(*, report: bool) -> dict[str, float]:
    rng = Random(2026)
    our_games(20, rng, 0)
    _baseline.random_games(20, rng)
    ours: list[float] = []
    clocked: list[float] = []
    baseline: list[float] = []
    looks: list[float] = []
    table = a_busy_table()
    for _ in range(TURNS):
        ours.append(timed(our_games, GAMES, rng, 0))
        baseline.append(timed(_baseline.random_games, GAMES, rng))
        clocked.append(timed(our_games, GAMES, rng, 3))
        looks.append(timed(look, table, 2000))
    figures = {
        "games_per_second": GAMES / min(ours),
        "games_per_second_with_closing_clock": GAMES / min(clocked),
        "baseline_games_per_second": GAMES / min(baseline),
        "ratio": min(baseline) / min(ours),
        "ratio_of_medians": median(baseline) / median(ours),
        "view_microseconds": min(looks) / 2000 * 1e6,
    }
    if report:
        print(f"Random games of base Dive, {PLAYERS} players, best of {TURNS} turns")
        print(f"  ours, every step through apply   {figures['games_per_second']:8.0f} games/CPU s")
        clock = figures["games_per_second_with_closing_clock"]
        print(f"  ours, with the closing clock     {clock:8.0f} games/CPU s")
        print(f"  immutable-dataclass baseline     {GAMES / min(baseline):8.0f} games/CPU s")
        print(f"  ours : baseline                  {figures['ratio']:8.2f}", end="")
        print(f"  (of medians {figures['ratio_of_medians']:.2f})")
        print(
            f"  a view for one seat              {figures['view_microseconds']:8.1f} us (goal 30)"
        )
    return figures
