"""Random games of The Divers, 11 x 11 and four players, by the CPU time of one core.

Ours go through the public `start`, `to_act`, `actions` and `apply`, one decision at a time;
python-chess makes random legal moves in the same run. The two take turns in one process, so that
a busy machine slows down both; the ratio is what counts.
"""

import cProfile
import pstats
from random import Random
from statistics import median
from time import process_time

import chess

from divetable.games.divers import DIVERS

DECISIONS = 3000  # in one turn
TURNS = 9
GOAL = 15_000


def our_decisions(decisions: int, rng: Random) -> None:
    """Play games until this many decisions are made."""
    start, to_act, actions, apply = DIVERS.start, DIVERS.to_act, DIVERS.actions, DIVERS.apply
    state = start(4, None, str(rng.random()))
    for _ in range(decisions):
        if state.result is not None:
            state = start(4, None, str(rng.random()))
        [seat] = to_act(state)
        state = apply(state, seat, actions(state, seat).sample(rng)).state


def chess_moves(moves: int, rng: Random) -> None:
    """Random games of chess, each to its end, until this many moves are made."""
    board = chess.Board()
    for _ in range(moves):
        if board.is_game_over():
            board = chess.Board()
        board.push(rng.choice(list(board.legal_moves)))


def timed(play: object, decisions: int, rng: Random) -> float:
    """CPU seconds."""
    began = process_time()
    assert callable(play)
    play(decisions, rng)
    return process_time() - began


def run(*, report: bool) -> dict[str, float]:
    rng = Random(2026)
    our_decisions(1000, rng)
    chess_moves(1000, rng)
    ours: list[float] = []
    others: list[float] = []
    for _ in range(TURNS):
        ours.append(timed(our_decisions, DECISIONS, rng))
        others.append(timed(chess_moves, DECISIONS, rng))
    figures = {
        "decisions_per_second": DECISIONS / min(ours),
        "chess_moves_per_second": DECISIONS / min(others),
        "ratio": min(others) / min(ours),
        "ratio_of_medians": median(others) / median(ours),
    }
    if report:
        print(f"Random games of The Divers, 11 x 11, four players, best of {TURNS} turns")
        print(
            f"  ours, every step through apply   {DECISIONS / min(ours):8.0f} decisions/CPU s",
            end="",
        )
        print(f"  (goal {GOAL})")
        print(f"  python-chess, random moves       {DECISIONS / min(others):8.0f} moves/CPU s")
        print(f"  ours : python-chess              {figures['ratio']:8.2f}", end="")
        print(f"  (of medians {figures['ratio_of_medians']:.2f})")
        print("  where the time goes, by function:")
        for line in where_the_time_goes(rng):
            print(f"    {line}")
    return figures


def where_the_time_goes(rng: Random) -> list[str]:
    """The ten functions that take most, in hundredths."""
    profile = cProfile.Profile()
    profile.runcall(our_decisions, DECISIONS, rng)
    rows = pstats.Stats(profile).get_stats_profile()
    total = sum(row.tottime for row in rows.func_profiles.values())
    most = sorted(rows.func_profiles.items(), key=lambda row: -row[1].tottime)[:10]
    return [f"{row.tottime / total:6.1%}  {name}" for name, row in most]
