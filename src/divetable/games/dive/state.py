"""The whole table, secrets included. Only `changes.py` changes it."""

from dataclasses import dataclass, field
from typing import Literal

from divetable.core.game import Deadline, Result, Seat
from divetable.core.values import Value
from divetable.games.dive.agenda import Task
from divetable.games.dive.components import ChiefCard, Companion, StackCard
from divetable.games.dive.options import Options
from divetable.games.dive.programs import Program

Phase = Literal["choosing", "programming", "diving", "axolotl", "suspended", "over"]
Status = Literal["thinking", "ready", "locked", "gone"]
Fugu = Literal["breathing_in", "holding"]

LAST_CALM_FIELD = 15
GOAL = 23


def in_deep_water(position: int) -> bool:
    """The zone always follows the current position. [D-1.3] [D-5.75]"""
    return position > LAST_CALM_FIELD


class Announcement(Value):
    """A companion that was used openly this round. [D-5.6]"""

    seat: Seat
    companion: Companion
    target: Seat | None = None


class OctopusPlace(Value):
    """Where the octopus lies: its centre in thousandths of the card's side, turned by degrees."""

    x: int
    y: int
    angle: int


_new = object.__new__


@dataclass(slots=True)
class State:
    """The table. Divers are numbered: the players by their seat, then the chief. [D-1.1]"""

    options: Options
    seed: str
    deck: tuple[StackCard, ...]  # as shuffled, top first; those before `taken` are off
    chief_deck: tuple[ChiefCard, ...]  # undrawn, next first
    priority: tuple[Seat, ...]  # who gets a companion if several want it
    positions: list[int]  # never below 0; no upper bound [D-1.2]
    drafts: list[Program]  # what lies on each player's board behind the screen
    status: list[Status]
    boards: tuple[tuple[str, ...], ...]  # levels still on each player's board in this dive
    companions: tuple[Companion | None, ...]
    used: tuple[int, ...]  # the round in which each companion was used, or 0
    picks: tuple[Companion | None, ...] = ()  # hidden until all have picked
    phase: Phase = "programming"
    round: int = 0
    taken: int = 0  # ocean cards taken off so far
    round_start: int = 0  # how many were off when the round began
    erred: tuple[int, ...] = ()  # divers who made an error this round [D-1.8]
    announced: tuple[Announcement, ...] = ()
    octopuses: tuple[OctopusPlace, ...] = ()
    fugu: Fugu | None = None
    holding: frozenset[Seat] = frozenset()
    chief_card: ChiefCard | None = None
    covered: tuple[int, ...] = ()  # levels of the chief's card under a bubble
    chief_discards: tuple[ChiefCard, ...] = ()
    deadlines: tuple[Deadline, ...] = ()
    clocks: int = 0  # how many clocks were ever started
    idle_rounds: int = 0  # rounds in a row in which nobody dived
    bot_played: frozenset[Seat] = frozenset()  # seats of leavers that a bot plays now
    result: Result | None = None
    agenda: list[Task] = field(default_factory=list[Task])

    def copy(self) -> "State":
        """A table of its own. Field by field, because every step pays for it."""
        new = _new(State)
        new.options = self.options
        new.seed = self.seed
        new.deck = self.deck
        new.chief_deck = self.chief_deck
        new.priority = self.priority
        new.positions = self.positions.copy()
        new.drafts = self.drafts.copy()
        new.status = self.status.copy()
        new.boards = self.boards
        new.companions = self.companions
        new.used = self.used
        new.picks = self.picks
        new.phase = self.phase
        new.round = self.round
        new.taken = self.taken
        new.round_start = self.round_start
        new.erred = self.erred
        new.announced = self.announced
        new.octopuses = self.octopuses
        new.fugu = self.fugu
        new.holding = self.holding
        new.chief_card = self.chief_card
        new.covered = self.covered
        new.chief_discards = self.chief_discards
        new.deadlines = self.deadlines
        new.clocks = self.clocks
        new.idle_rounds = self.idle_rounds
        new.bot_played = self.bot_played
        new.result = self.result
        new.agenda = self.agenda.copy()
        return new

    @property
    def players(self) -> int:
        return len(self.status)

    @property
    def chief(self) -> int | None:
        """The chief's number among the divers. [D-1.1]"""
        return self.players if self.options.chief else None

    @property
    def present(self) -> list[Seat]:
        """The players who have not left. (D-Q45)"""
        return [Seat(at) for at, status in enumerate(self.status) if status != "gone"]

    @property
    def cards_left(self) -> int:
        return len(self.deck) - self.taken

    def owners_using(self, companion: Companion) -> list[Seat]:
        """The seats that announced this companion in this round."""
        return [said.seat for said in self.announced if said.companion == companion]

    def chief_shows(self, level: int) -> bool:
        """Does the chief have an uncovered number on this level? [D-6.11]"""
        return self.chief_card is not None and level <= 4 and level not in self.covered
