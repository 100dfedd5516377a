"""Where bots think: processes beside the server, each thought limited in time and memory.

If a level is not ready yet, fails, takes too long or wants too much memory, a quick judgement
stands in, and says so: the table goes on. After a failure a new process replaces the old one.
[T-2.7]
"""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from functools import partial
from random import Random
from typing import NamedTuple

from divetable.bots.players import LEVELS, at_random, code_of, get_ready, load, quick, think
from divetable.bots.reasons import explained
from divetable.bots.thought import Situation, Thought
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.tables.entries import StoodIn
from divetable.workshop import Foundry, Rank, Worker, WorkFailed, Workshop
from divetable.workshop.workers import GETTING_READY

MEMORY = 4 << 30  # bytes of address space; compilers reserve more than they use
PATIENCE = 3.0  # budgets are for a free core; a busy machine gets this many times as long
GRACE = 2.0  # seconds besides
QUICK = 2.0  # seconds for a quick judgement
FIRST_MOVES = 8  # of a rehearsal: boats are set, divers are under water

TURN = Rank(0)  # somebody waits for a move
HINT = Rank(1, leaves_one_free=True)

Report = Callable[[str, StoodIn], object]


class Inquiry(NamedTuple):
    """A bot is asked."""

    told: Situation
    level: str
    seed: int
    seconds: float


class Brains:
    """A few processes, started when first needed. Questions wait for a free one."""

    def __init__(
        self, workers: int, report: Report, foundry: Foundry, memory: int = MEMORY
    ) -> None:
        self._shop = Workshop(Brain(memory) for _ in range(workers))
        self._foundry = foundry
        self._found: set[str] = set()  # games whose machine code a process has
        self._is_closed = False
        self._report = report

    def think(
        self, question: Inquiry, rank: Rank = TURN, keys: Sequence[str] = ()
    ) -> "Future[Thought]":
        """What the bot does; the bot's own exceptions never get out."""
        return self._shop.submit(partial(self._think, question), rank, keys)

    def prepare(self, game: str) -> None:
        """The bots of a game will be needed soon."""
        self._shop.submit(partial(self._is_ready, game), TURN)

    def foresee(self, games: Iterable[str]) -> None:
        """They may be needed: a bot's process starts, and machine code is made in the
        background."""
        self._foundry.foresee(code for game in games if (code := code_of(game)))
        self._shop.submit(Brain.start, TURN)

    def progress(self, game: str) -> float:
        """How much of the machine code is there, from 0 to 1."""
        code = code_of(game)
        return 1.0 if code is None or game in self._found else self._foundry.progress(code)

    def close(self) -> None:
        self._is_closed = True
        self._shop.close()

    def _think(self, question: Inquiry, brain: "Brain") -> Thought:
        try:
            if question.level in LEVELS and not self._is_ready(question.told.game, brain):
                return self._quickly(question, brain, "getting ready")
            return brain.answer(question)
        except TimeoutError as error:
            self._failed(error, "late")
            return self._quickly(question, brain, "late")
        except Exception as error:
            self._failed(error, "failed")
            return self._quickly(question, brain, "failed")

    def _is_ready(self, game: str, brain: "Brain") -> bool:
        """Whether this process can think; what is not on disk yet is wanted from the foundry."""
        code = code_of(game)
        if code is None or self._foundry.is_ready(code):
            brain.learn(game)
        elif not brain.finds(game):
            self._foundry.want(code)
            return False
        self._found.add(game)
        return True

    def _quickly(self, question: Inquiry, brain: "Brain", why: StoodIn) -> Thought:
        """A quick judgement instead; if even that fails, any legal move."""
        told, rng = question.told, Random(question.seed)
        try:
            thought = brain.ask(
                partial(think_aloud, told, quick, question.seed), QUICK * PATIENCE + GRACE
            )
        except Exception as error:
            self._failed(error, "failed")
            thought = at_random(told, rng)
        return replace(thought, stood_in=why)

    def _failed(self, error: Exception, how: StoodIn) -> None:
        if not self._is_closed:
            name = str(error) if isinstance(error, WorkFailed) else type(error).__name__
            self._report(name, how)


class Brain(Worker):
    """One process."""

    def __init__(self, memory: int) -> None:
        super().__init__(memory=memory)
        self._knows: set[str] = set()  # games that this process can think about
        self._missed: set[str] = set()  # games whose machine code was not on disk

    def start(self) -> bool:
        is_new = super().start()
        if is_new:
            self._knows.clear()
            self._missed.clear()
        return is_new

    def finds(self, game: str) -> bool:
        """Load everything for a game if it is on disk. It looks once."""
        self.start()
        if game not in self._knows | self._missed:
            found = self.ask(partial(load, game), GETTING_READY)
            (self._knows if found else self._missed).add(game)
        return game in self._knows

    def learn(self, game: str) -> None:
        """Have everything for a game, even if it has to be made here."""
        self.start()
        if game not in self._knows:
            self.ask(partial(get_ready, game), GETTING_READY)
            self._knows.add(game)

    def answer(self, question: Inquiry) -> Thought:
        """An answer in time, or an exception."""
        told, *how, seconds = question
        within = seconds * PATIENCE + GRACE
        return self.ask(partial(think_aloud, told, think, *how, seconds), within)


def think_aloud(told: Situation, think: Callable[..., Thought], *how: object) -> Thought:
    """What a bot does, as people are told it: with reasons."""
    return explained(told, think(told, *how))


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
