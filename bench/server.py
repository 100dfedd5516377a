"""Our server beside boardgame.io's: 50 tables of two, in turns, the same load on both.

For each of our games boardgame.io keeps, changes and strips documents of the same size, in memory
and without any rules (`_film.py`); and it plays a trivial game, as one would first try it. Ours
plays by the real rules, has each move on the disk before it is told, and tells each seat what it
may know.

Each contestant has a server of its own, which is warm and stays up; in each repetition every one
has its turn. The figures are medians with their spread.
"""

import asyncio
import os
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from typing import Any

from bench._contest import (
    IDLE,
    SECONDS,
    Contestant,
    Idle,
    Turn,
    idle,
    our_contestant,
    returns,
    their_contestant,
    turn,
    warm_up,
)
from bench._film import Film, filmed, stripped
from bench._load import Game, stop
from bench._ours import Rules
from bench._results import goals, result, table, times_their_moves
from bench._servers import allow_many_files, our_server, their_server
from bench._siege import under_attack
from bench._theirs import their_tables

__all__ = ["run", "under_attack"]

REPEATS = int(os.environ.get("BENCH_REPEATS", "5"))
GAMES = {
    "Dive": Rules("dive", {"close_delay": 0}),
    "Scuba": Rules("scuba", {}),
    "The Divers": Rules("divers", {}),
}
THEIRS = "boardgame.io, "
CELLS = THEIRS + "nine cells"
NAMES = [CELLS, *(each for name in GAMES for each in (name, THEIRS + name))]
OUR_WARM_UP = 3_000  # moves
THEIR_WARM_UP = 20_000  # until Node has compiled what it will

Say = Callable[[str], object]


def run(report: bool = True) -> dict[str, Any]:
    """All figures of this benchmark; a spread is the median, the least and the most."""

    def say(text: str) -> None:
        if report:
            print(text, flush=True)

    say(f"{REPEATS} times {SECONDS:g} s as fast as it goes and {SECONDS:g} s at a fixed rate")
    allow_many_files()
    films = {name: film_of(name, say) for name in GAMES}
    turns, missed = contested(films, say)
    rest = {name: idling(name, films, say) for name in NAMES}
    results = {name: result(turns[name], missed[name], rest[name]) for name in NAMES}
    say(table(results))
    figures: dict[str, Any] = {name: each._asdict() for name, each in results.items()}
    for name in GAMES:
        times = times_their_moves(turns[name], turns[THEIRS + name])
        reached = goals(name, times, results[name], results[THEIRS + name])
        figures[name] |= {"times_their_moves": times, "goals": [goal._asdict() for goal in reached]}
        for goal in reached:
            say(goal.text())
    return figures


def film_of(name: str, say: Say) -> Film:
    with our_server() as server:
        film = asyncio.run(filmed(server.url, GAMES[name]))
    say(
        f"{name}: a seat's document has {film.document_bytes:,.0f} bytes, boardgame.io's "
        f"{film.shown_bytes:,.0f}; a move makes {film.change_bytes:,.0f} new"
    )
    return film


def contested(
    films: dict[str, Film], say: Say
) -> tuple[dict[str, list[Turn]], dict[str, list[int]]]:
    """The turns of all, and what ten missed steps take."""
    with ExitStack() as servers:
        contestants = {name: servers.enter_context(serving(name, films)) for name in NAMES}
        for name, contestant in contestants.items():
            asyncio.run(warm_up(contestant, OUR_WARM_UP if name in GAMES else THEIR_WARM_UP))
        say("All servers are warm.")
        turns: dict[str, list[Turn]] = {name: [] for name in NAMES}
        for at in range(REPEATS):
            for name, contestant in contestants.items():
                found = asyncio.run(turn(contestant))
                turns[name].append(found)
                say(f"{at + 1}  {name:26}{found.text()}")
        missed: dict[str, list[int]] = {}
        for name, contestant in contestants.items():
            missed[name] = asyncio.run(returns(contestant))
            say(f"{name}: ten missed steps take at most {missed[name][-1]:,} bytes")
    return turns, missed


@contextmanager
def serving(name: str, films: dict[str, Film]) -> Generator[Contestant]:
    """A new server for one of the contestants."""
    if name in GAMES:
        with our_server() as server:
            yield our_contestant(server, GAMES[name], films[name].length)
    else:
        film = films.get(name.removeprefix(THEIRS))
        with their_server(film) as server:
            if film:
                asyncio.run(check_shown(server.url, film))
            yield their_contestant(server, (film or films["Dive"]).length)


async def check_shown(url: str, film: Film) -> None:
    """Their players are shown what we think, from the start of the film to its end and back."""
    [players] = await their_tables(url, 1)
    game = Game(players)
    await game.start()
    for state in film.start, film.end, film.start:
        for seat, player in enumerate(players):
            await player.come_back(0)
            assert player.document == stripped(state, str(seat))
        for _ in film.moves[::2]:
            await game.move()
    await stop([players])


def idling(name: str, films: dict[str, Film], say: Say) -> Idle:
    with serving(name, films) as contestant:
        found = asyncio.run(idle(contestant))
    say(f"{name}: {found.kb:.0f} kB an idle table; p99 beside {IDLE} of them {found.p99:.1f} ms")
    return found
