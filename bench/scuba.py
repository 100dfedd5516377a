"""Random games of Scuba, by the CPU time of one core, beside random games of chess.

Ours go through the public `start`, `actions` and `apply`, decision by decision. With python-chess
all legal moves are listed and one is made, `while not board.is_game_over()`: we, too, find out
about the end of the game. For scale it also plays without asking that, until no move is left.
All take turns in one process, so that a busy machine slows down all; the ratio is what counts.
"""

from random import Random
from statistics import median
from time import process_time
from typing import Any

import chess

from divetable.games.scuba import SCUBA

GAMES = 60  # in one turn
CHESS_GAMES = 5
TURNS = 7
PLAYERS = 4


def our_games(games: int, rng: Random, options: dict[str, object]) -> int:
    """Play this many games and return their decisions."""
    decisions = 0
    start, actions, apply, to_act = SCUBA.start, SCUBA.actions, SCUBA.apply, SCUBA.to_act
    for _ in range(games):
        state = start(PLAYERS, options, str(rng.random()))
        while state.result is None:
            [seat] = to_act(state)
            state = apply(state, seat, actions(state, seat).sample(rng)).state
            decisions += 1
    return decisions


def chess_games(games: int, rng: Random) -> int:
    """Play this many games and return their moves."""
    moves = 0
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves


def bare_chess(games: int, rng: Random) -> int:
    """The same, looking for the end only where there is no move, or too many were made."""
    moves = 0
    for _ in range(games):
        board = chess.Board()
        while (legal := list(board.legal_moves)) and board.halfmove_clock < 150:
            board.push(rng.choice(legal))
            moves += 1
    return moves


def rate(play: Any, *arguments: Any) -> float:
    """How many a CPU second."""
    began = process_time()
    number = play(*arguments)
    return float(number) / (process_time() - began)


def shares(rng: Random) -> dict[str, float]:
    """Where the time goes: each part done alone for the positions of some games."""
    positions: list[tuple[Any, Any, Any]] = []
    for _ in range(GAMES):
        state = SCUBA.start(PLAYERS, {}, str(rng.random()))
        while state.result is None:
            [seat] = SCUBA.to_act(state)
            action = SCUBA.actions(state, seat).sample(rng)
            positions.append((state, seat, action))
            state = SCUBA.apply(state, seat, action).state

    def copying() -> None:
        for state, _, _ in positions:
            state.copy()

    def offering() -> None:
        for state, seat, _ in positions:
            SCUBA.actions(state, seat).sample(rng)

    def applying() -> None:
        for state, seat, action in positions:
            SCUBA.apply(state, seat, action)

    seconds: list[float] = []
    for part in (copying, offering, applying):
        times: list[float] = []
        for _ in range(3):
            began = process_time()
            part()
            times.append(process_time() - began)
        seconds.append(min(times) / len(positions) * 1e6)
    copy, offer, whole = seconds
    return {"copying": copy, "legal_actions": offer, "rules": whole - copy}


def run(*, report: bool) -> dict[str, float]:
    rng = Random(2026)
    our_games(10, rng, {})
    chess_games(1, rng)
    ours: list[float] = []
    full: list[float] = []
    theirs: list[float] = []
    bare: list[float] = []
    for _ in range(TURNS):
        ours.append(rate(our_games, GAMES, rng, {}))
        theirs.append(rate(chess_games, CHESS_GAMES, rng))
        bare.append(rate(bare_chess, CHESS_GAMES, rng))
        full.append(rate(our_games, GAMES, rng, {"decompression": True, "no_death": True}))
    micro = shares(rng)
    total = sum(micro.values())
    figures = {
        "decisions_per_second": max(ours),
        "decisions_per_second_with_variants": max(full),
        "chess_moves_per_second": max(theirs),
        "bare_chess_moves_per_second": max(bare),
        "ratio": max(ours) / max(theirs),
        "ratio_of_medians": median(ours) / median(theirs),
        **{f"share_of_{part}": time / total for part, time in micro.items()},
    }
    if report:
        print(f"Random games of Scuba, {PLAYERS} players, best of {TURNS} turns")
        print(f"  base game, every step through apply   {max(ours):8.0f} decisions/CPU s")
        print(f"  decompression and nobody dies         {max(full):8.0f} decisions/CPU s")
        print(f"  python-chess                          {max(theirs):8.0f} moves/CPU s")
        print(f"  python-chess, not asking for the end  {max(bare):8.0f} moves/CPU s")
        print(f"  ours : chess                          {figures['ratio']:8.2f}", end="")
        print(f"  (of medians {figures['ratio_of_medians']:.2f}; goal 1.67)")
        for part, time in micro.items():
            name = part.replace("_", " ")
            print(f"  {name:<14} {time:6.1f} us a decision, {time / total:4.0%}")
    return figures
