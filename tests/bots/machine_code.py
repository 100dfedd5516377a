"""Compile all that the bots need, before tests do: each of their processes would do it again.

python -m tests.bots.machine_code
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from divetable.bots import think
from divetable.bots.brains import rehearsal
from divetable.games import GAMES


def compile_bots(game: str) -> None:
    for question in rehearsal(game):
        think(*question)


if __name__ == "__main__":
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(compile_bots, GAMES))
