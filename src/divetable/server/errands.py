"""What somebody wants done at a table, and how they hear of it."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from divetable.tables.decisions import Decision
from divetable.tables.steps import Happened
from divetable.tables.table import Table

Decide = Callable[[Table], Decision]
T = TypeVar("T")


class NothingToDo(Exception):
    """The work is done or no longer needed."""


class Errand:
    """A decision on its way, and whoever waits for what comes of it."""

    __slots__ = ("answer", "decide", "problems")

    def __init__(self, decide: Decide) -> None:
        self.decide = decide
        self.answer: asyncio.Future[Happened] = asyncio.get_running_loop().create_future()
        self.problems = 0  # that the store had with it


def settle(answer: "asyncio.Future[T]", outcome: T | BaseException) -> None:
    """Answer those who still wait."""
    if answer.done():
        return
    if isinstance(outcome, asyncio.CancelledError):
        answer.cancel()
    elif isinstance(outcome, BaseException):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)


def do_nothing(table: Table) -> Decision:
    """For those who only want a turn at the table."""
    raise NothingToDo
