"""Where bots think: processes beside the server, each thought limited in time and memory.

A bot that fails, takes too long or wants too much memory is replaced by a legal move at random,
and its process by a new one: the table goes on. [T-2.7]
"""

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from random import Random
from typing import NamedTuple

from divetable.bots.thinking import SKILLS, at_random, think
from divetable.bots.told import Thought, Told
from divetable.games import GAMES

MEMORY = 4 << 30  # bytes of address space; compilers reserve more than they use
PATIENCE = 3.0  # a budget holds on a free core; a busy machine gets this many times as long
GRACE = 2.0  # seconds besides
GETTING_READY = 300.0  # seconds: the first start on a machine compiles
FIRST_MOVES = 8  # of a rehearsal: boats are set, divers are under water

Report = Callable[[str], object]


class Question(NamedTuple):
    """A bot is asked."""

    told: Told
    level: str
    seed: int
    seconds: float


class Brains:
    """A few processes, started when first needed. What is asked waits for a free one."""

    def __init__(self, workers: int, report: Report, memory: int = MEMORY) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bots")
        self._idle: SimpleQueue[Brain] = SimpleQueue()
        for _ in range(workers):
            self._idle.put(Brain(memory))
        self._understudy = Brain(memory)
        self._is_closed = False
        self._report = report

    def think(self, question: Question) -> "Future[Thought]":
        """What the bot does; never an exception of its own making."""
        return self._threads.submit(self._think, question)

    def prepare(self, game: str) -> None:
        """Have bots for a game ready soon."""
        self._threads.submit(self._prepare, game)

    def rehearse(self, games: Iterable[str]) -> None:
        """Compile all that bots of these games need, once on a machine, in a process beside."""
        threading.Thread(target=self._rehearse, args=(tuple(games),), daemon=True).start()

    def close(self) -> None:
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._understudy.stop()
        while not self._idle.empty():
            self._idle.get().stop()

    def _rehearse(self, games: Sequence[str]) -> None:
        """What fails here fails again, and is reported, when somebody plays."""
        with contextlib.suppress(Exception):
            for game in games:
                if not self._is_closed:
                    self._understudy.learn(game)
        self._understudy.stop()

    def _prepare(self, game: str) -> None:
        brain = self._idle.get()
        try:
            brain.learn(game)
        except Exception as error:
            self._report(type(error).__name__)
        finally:
            self._idle.put(brain)

    def _think(self, question: Question) -> Thought:
        brain = self._idle.get()
        try:
            return brain.ask(question)
        except Exception as error:
            self._report(type(error).__name__)
            return at_random(question.told, Random(question.seed))
        finally:
            self._idle.put(brain)


class Brain:
    """One process."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._process: BaseProcess | None = None
        self._line: Connection[Question, Thought | str] | None = None
        self._knows: set[str] = set()  # games that were thought about here: all is compiled

    def start(self) -> None:
        """Have the process running and ready."""
        if self._process is not None and self._process.is_alive():
            return
        self.stop()
        self._knows.clear()
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, self._memory), daemon=True)
        self._process.start()
        theirs.close()
        self._hear(GETTING_READY)

    def learn(self, game: str) -> None:
        """Have all of a game compiled: the first time on a machine that takes a while."""
        self.start()
        if game not in self._knows:
            for question in rehearsal(game):
                self._answer(question, GETTING_READY)
            self._knows.add(game)

    def ask(self, question: Question) -> Thought:
        """An answer in time, or an exception and a process less."""
        self.start()
        if question.level in SKILLS:
            self.learn(question.told.game)
        return self._answer(question, question.seconds * PATIENCE + GRACE)

    def _answer(self, question: Question, seconds: float) -> Thought:
        assert self._line is not None
        try:
            self._line.send(question)
            answer = self._hear(seconds)
        except BaseException:
            self.stop()
            raise
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    def stop(self) -> None:
        """Also while somebody else waits for an answer."""
        process, self._process = self._process, None
        line, self._line = self._line, None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()

    def _hear(self, seconds: float) -> Thought | str:
        assert self._line is not None
        if not self._line.poll(seconds):
            raise TimeoutError
        return self._line.recv()


def rehearsal(game: str) -> list[Question]:
    """Questions in a game of nobody's that need everything a bot can need."""
    rules, rng = GAMES[game], Random(0)
    state = rules.start(max(rules.seats), {}, "rehearsal")
    for _ in range(FIRST_MOVES):
        seat = min(rules.to_act(state))
        state = rules.apply(state, seat, rules.actions(state, seat).sample(rng)).state
    seat = min(rules.to_act(state))
    told = Told(game, seat, rules.view(state, seat))
    return [Question(told, level, 0, GETTING_READY) for level in ("novice", "master")]


class BotFailed(Exception):
    """A bot raised something; its text stays where it was raised, it may hold secrets."""


def work(line: "Connection[Thought | str, Question]", memory: int) -> None:
    """The life of a process: answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which stops us
    if hasattr(os, "nice"):
        os.nice(5)  # whoever serves the table shall not wait for whoever thinks
    limit_memory(memory)
    line.send("ready")
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = line.recv()
            try:
                answer: Thought | str = think(*question)
            except Exception as error:
                answer = type(error).__name__
            line.send(answer)


def limit_memory(bytes: int) -> None:
    """Whoever wants more gets a MemoryError, where the system can do that."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (bytes, bytes))
