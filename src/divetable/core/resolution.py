"""How an action resolves: events change the table, the agenda holds what is left to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from divetable.core.game import Seat
from divetable.core.values import Tagged

S = TypeVar("S")  # the table
T = TypeVar("T")  # a task on its agenda
E = TypeVar("E")  # an event


class Question(Tagged):
    """A task that waits for one player."""

    seat: Seat


class SealedQuestion(Tagged):
    """A task that waits for several players, who answer in secret and in any order."""

    seats: tuple[Seat, ...]


QUESTIONS = (Question, SealedQuestion)


def awaited(agenda: Sequence[object]) -> frozenset[Seat]:
    """The seats the next task waits for; empty when there is none."""
    match agenda:
        case [*_, Question(seat)]:
            return frozenset({seat})
        case [*_, SealedQuestion(seats)]:
            return frozenset(seats)
        case _:
            return frozenset()


class Resolution(Generic[S, T, E]):
    """One action being resolved.

    Rules read `table`, but change it only by `emit`, and put off work with `then`.
    The agenda is a stack, next task last. `changes` has one function for each kind of event.
    """

    __slots__ = ("_changes", "agenda", "events", "table")

    def __init__(
        self, table: S, agenda: list[T], changes: Mapping[type, Callable[[S, Any], None]]
    ) -> None:
        self.table = table
        self.agenda = agenda
        self.events: list[E] = []
        self._changes = changes

    def emit(self, event: E) -> None:
        """Let something happen."""
        self._changes[type(event)](self.table, event)
        self.events.append(event)

    def then(self, *tasks: T) -> None:
        """Do these next, in this order, before anything that was waiting."""
        self.agenda.extend(reversed(tasks))

    def answered(self) -> None:
        """The question on top has its answer."""
        self.agenda.pop()

    def run(self, perform: Callable[[Resolution[S, T, E], T], None]) -> None:
        """Work through the agenda until a question comes up or nothing is left."""
        agenda = self.agenda
        while agenda and not isinstance(agenda[-1], QUESTIONS):
            perform(self, agenda.pop())
