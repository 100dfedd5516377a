"""Where bots think: processes beside the server, each thought limited in time and memory.

If a bot fails, takes too long or wants too much memory, a random legal move replaces its answer and
a new process replaces its own: the table goes on. [T-2.7]
"""

import contextlib
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from functools import partial
from random import Random
from typing import NamedTuple

from divetable.bots.players import LEVELS, at_random, think
from divetable.bots.thought import Situation, Thought
from divetable.games import GAMES
from divetable.workshop import Rank, Worker, WorkFailed, Workshop
from divetable.workshop.workers import GETTING_READY

MEMORY = 4 << 30  # bytes of address space; compilers reserve more than they use
PATIENCE = 3.0  # budgets are for a free core; a busy machine gets this many times as long
GRACE = 2.0  # seconds besides
FIRST_MOVES = 8  # of a rehearsal: boats are set, divers are under water

TURN = Rank(0)  # somebody waits for a move
HINT = Rank(1, leaves_one_free=True)

Report = Callable[[str], object]


class Inquiry(NamedTuple):
    """A bot is asked."""

    told: Situation
    level: str
    seed: int
    seconds: float


class Brains:
    """A few processes, started when first needed. Questions wait for a free one."""

    def __init__(self, workers: int, report: Report, memory: int = MEMORY) -> None:
        self._shop = Workshop(Brain(memory) for _ in range(workers))
        self._understudy = Brain(memory)
        self._is_closed = False
        self._report = report

    def think(
        self, question: Inquiry, rank: Rank = TURN, keys: Sequence[str] = ()
    ) -> "Future[Thought]":
        """What the bot does; the bot's own exceptions never get out."""
        return self._shop.submit(partial(self._think, question), rank, keys)

    def prepare(self, game: str) -> None:
        """Start getting the bots of a game ready."""
        self._shop.submit(partial(self._prepare, game), TURN)

    def rehearse(self, games: Iterable[str]) -> None:
        """Compile everything bots of these games need, once on each machine, in a separate
        process."""
        threading.Thread(target=self._rehearse, args=(tuple(games),), daemon=True).start()

    def close(self) -> None:
        self._is_closed = True
        self._understudy.close()
        self._shop.close()

    def _rehearse(self, games: Sequence[str]) -> None:
        """A failure here happens again, and is reported, when somebody plays."""
        with contextlib.suppress(Exception):
            for game in games:
                self._understudy.learn(game)
        self._understudy.stop()

    def _prepare(self, game: str, brain: "Brain") -> None:
        try:
            brain.learn(game)
        except Exception as error:
            self._failed(error)

    def _think(self, question: Inquiry, brain: "Brain") -> Thought:
        try:
            return brain.answer(question)
        except Exception as error:
            self._failed(error)
            return at_random(question.told, Random(question.seed))

    def _failed(self, error: Exception) -> None:
        if not self._is_closed:
            self._report(str(error) if isinstance(error, WorkFailed) else type(error).__name__)


class Brain(Worker):
    """One process."""

    def __init__(self, memory: int) -> None:
        super().__init__(memory=memory)
        self._knows: set[str] = (
            set()
        )  # games this process has thought about: everything is compiled

    def start(self) -> bool:
        is_new = super().start()
        if is_new:
            self._knows.clear()
        return is_new

    def learn(self, game: str) -> None:
        """Compile everything for a game; the first time on a machine this takes a while."""
        self.start()
        if game not in self._knows:
            for question in rehearsal(game):
                self.ask(partial(think, *question), GETTING_READY)
            self._knows.add(game)

    def answer(self, question: Inquiry) -> Thought:
        """An answer in time, or an exception."""
        if question.level in LEVELS:
            self.learn(question.told.game)
        return self.ask(partial(think, *question), question.seconds * PATIENCE + GRACE)


def rehearsal(game: str) -> list[Inquiry]:
    """Questions from a made-up game that together need everything a bot can need."""
    rules, rng = GAMES[game], Random(0)
    state = rules.start(max(rules.seats), {}, "rehearsal")
    for _ in range(FIRST_MOVES):
        seat = min(rules.to_act(state))
        state = rules.apply(state, seat, rules.actions(state, seat).sample(rng)).state
    seat = min(rules.to_act(state))
    told = Situation(game, seat, rules.view(state, seat))
    return [Inquiry(told, level, 0, GETTING_READY) for level in ("novice", "master")]
