"""Compile all that bots and pictures need, before tests do: each of their processes would.

python -m tests.bots.machine_code
"""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from divetable.bots import think
from divetable.bots.brains import rehearsal
from divetable.games import GAMES
from divetable.ocean import KERNEL
from divetable.workshop.machine_code import get_ready


def compile_bots(game: str) -> None:
    for question in rehearsal(game):
        think(*question)


if __name__ == "__main__":
    work: list[Callable[[], None]] = [partial(compile_bots, game) for game in GAMES]
    work.append(partial(get_ready, KERNEL))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for done in [pool.submit(one) for one in work]:
            done.result()
