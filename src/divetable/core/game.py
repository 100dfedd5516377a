"""The contract between a game's rules and everything that plays it."""

from collections.abc import Callable, Mapping, Sequence, Set
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any, Generic, NewType, Protocol, TypeVar

from divetable.core.options import Description
from divetable.core.space import Space
from divetable.core.values import Value

Seat = NewType("Seat", int)

TABLE = Seat(-1)
"""The table itself, which acts when a clock runs out or a connection is lost."""

S = TypeVar("S")  # state: everything, secrets included
A = TypeVar("A")  # action: what a player may do
E = TypeVar("E")  # event: what has happened
V = TypeVar("V")  # view: what one seat may know
S_co = TypeVar("S_co", covariant=True)
A_co = TypeVar("A_co", covariant=True)


class Step(Value, Generic[S, E]):
    """What one action led to."""

    state: S
    events: tuple[E, ...]


class Result(Value):
    """How a game ended."""

    verdict: str  # "win", or why nobody at the table won alone; each game has its own words
    winners: tuple[Seat, ...]
    scores: tuple[int | None, ...]  # one for each seat; None for the dead, who do not score


class Deadline(Value):
    """A running clock: the rules say how long it runs, the table knows when it began.

    When time is up, the table submits the time-up action for this number. Drafts already on their
    way are accepted for the grace period after that.
    """

    number: int
    kind: str
    milliseconds: int
    grace: int = 0  # milliseconds


class Lifeline(Value, Generic[A_co]):
    """A seat that must stay connected; if it is away for longer, the table takes this action."""

    seat: Seat
    milliseconds: int
    action: A_co


class Start(Protocol[S_co]):
    def __call__(
        self, seats: int, options: Mapping[str, object] | None = None, seed: int | str = 0
    ) -> S_co: ...


class SetUp(Protocol[S_co]):
    def __call__(
        self, document: Mapping[str, Any], seats: int, options: Mapping[str, object]
    ) -> S_co: ...


class Game(Value, Generic[S, A, E, V]):
    """A game, as the rest of Divetable knows it: a name and a handful of pure functions.

    A `None` seat is a spectator. States hold secrets: only rules and storage may see one.
    """

    name: str
    letter: str
    """Before the numbers of its rules: `D` in `D-2.33`."""
    rules_version: int
    formerly: Mapping[int, Mapping[str, object]]
    """Older rules in terms of today's options: the defaults of that time. A table stays what it
    was."""
    seats: range
    options: tuple[Description, ...]
    """What a table may choose, described for every client that offers it."""
    variants: Mapping[str, Mapping[str, object]]  # name -> options: what the tests play and record
    read_options: Callable[[Mapping[str, object], int], object]
    """The options of a table with this many seats; a RulesError if they do not go together."""
    start: Start[S]
    set_up: SetUp[S]
    """A table that begins in a position, for lessons, puzzles and bug reports."""
    to_act: Callable[[S], frozenset[Seat]]
    """The seats the game waits for; only the TABLE when a clock alone can go on. Empty at the end.

    Other seats may still be able to act, such as to withdraw; see `actions`."""
    actions: Callable[[S, Seat], Space[A]]
    """What a seat may do now: counted, sampled and checked without being listed."""
    incidents: Callable[[S], tuple[tuple[Seat, A], ...]]
    """What else can happen at the table: somebody leaves, a connection drops, a clock runs out."""
    apply: Callable[[S, Seat, A], Step[S, E]]
    """Resolve an action. The state handed in is left alone."""
    evolve: Callable[[S, E], None]
    view: Callable[[S, Seat | None], V]
    fields: Mapping[str, Callable[[S], Any]]
    """How each field of a spectator's view is made of the table."""
    own: Mapping[str, Callable[[S, Seat], Any]]
    """The same for the fields that a seat sees in its own way; all others are the same for all."""
    shows: Callable[[E], Set[str]]
    """Which fields an event can change, for everybody alike. Of a step only these are looked at."""
    shows_own: Callable[[E], Set[str]]
    """Which fields of `own` it can change otherwise for one seat than for another."""
    has_secrets: Callable[[S], bool]
    """Whether seats see what others must not, so that people who share a screen have to look
    away."""
    seen_by: Callable[[E, Seat | None], E | None]
    imagine: Callable[[V, Random], S]
    """A table that looks like this view, with the unknown dealt at random."""
    result: Callable[[S], Result | None]
    seated: Callable[[S], int]
    """How many seats this table has."""
    rounds: Callable[[S], int]
    """How many rounds, or turns where there are none, have begun."""
    deadlines: Callable[[S], tuple[Deadline, ...]]
    leave: Callable[[S, Seat], A | None]
    """The action that makes a seat leave for good; None if it cannot."""
    read_action: Callable[[object], A]
    """An action from its JSON form; a RulesError if it is not one."""
    types: Mapping[str, Any]
    """The types of "state", "action", "event", "view", and, if there are any, of a "choice" that
    says more than a list of actions."""
    why: Mapping[str, str]
    """The rules behind each kind of event; `Name.part.value` where a field tells them apart."""
    unsaid: Set[str] = frozenset()
    """Fields that can change without an event, because they show what waits."""
    binding: frozenset[type] = frozenset()
    """Kinds of action that nobody can take back alone, even if nobody learnt anything from them."""
    fleeting: Callable[[S], frozenset[type]] = lambda state: frozenset()
    """Kinds of event that are known only until the next ones come; logs forget them."""
    lifelines: Callable[[S], tuple[Lifeline[A], ...]] = lambda state: ()
    """Seats that must not lose their connection now, and what the table does if they do."""
    cut_off: Callable[[S, Seat], A | None] | None = None
    """What the table does for a seat whose player is gone, so that the others can go on; None if
    nobody waits for it now. If a game provides nothing, the seat leaves."""
    time_up: Callable[[int], A] | None = None
    """What the table does when the deadline with this number passes."""
    apart: Mapping[str, object] = {}
    """The options of a table whose players are not there at the same time: in correspondence
    play, or where one device goes round."""
    has_picture: Callable[[S], bool] = lambda state: False
    """Whether there is something on the table now that is seen, not described."""
    shares_torch: Callable[[Mapping[str, object]], bool] = lambda options: False
    """Whether everybody shares one torch at a table with these options."""
    brings: Mapping[str, str] = {}
    """What a game has besides its rules, and where to find it; see `brought`."""
    again: Callable[[S], Mapping[str, object]] = lambda state: {}
    """The options that change in a rematch, such as who begins."""
    shown_for: Callable[[Sequence[E]], int] = lambda events: 0
    """How many milliseconds people need to follow these events, as everybody is told them."""
    may_answer: Callable[[S], frozenset[Seat]] = lambda state: frozenset()
    """Seats that others have asked something for which the game does not wait."""
    minutes: Callable[[Any, int], tuple[int, int] | None] = lambda options, seats: None
    """How long such a table plays, if that was measured: usually, and nine times out of ten."""


AnyGame = Game[Any, Any, Any, Any]


def brought(game: AnyGame, what: str) -> Any:
    """Something that a game brings, loaded on first use; None if it has no such thing.

    * "scene": from a state, and the states before the last steps (newest first), to a picture of
      what is there (`ocean.Scene`)
    * "eyes": what a bot knows, plus what it sees of that picture in simulations
      (`lab.eyes.readings`)
    """
    where = game.brings.get(what)
    return None if where is None else _loaded(where)


@cache
def beside(package: str, game: str) -> ModuleType | None:
    """The module that bears the game's name in a package with one for each game, such as `bots`."""
    return import_module(f"{package}.{game}") if has_beside(package, game) else None


def has_beside(package: str, game: str) -> bool:
    """Whether there is such a module; nothing is loaded."""
    return find_spec(f"{package}.{game}") is not None


@cache
def _loaded(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)
