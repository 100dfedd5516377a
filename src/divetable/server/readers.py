"""What the processes of the archive do: read old games within a budget."""

import signal
import sys
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from divetable.server.folds import Log, first_of
from divetable.tables import refusals
from divetable.tables.entries import AnyEntry, decode
from divetable.tables.records import Eyes, read_record, record, replay, write_record
from divetable.tables.resumption import missed_text
from divetable.tables.shown import Viewer
from divetable.tables.table import Table, load_table
from divetable.workshop import Pieces

Work = Callable[[int], bytes]  # how many steps it may look at, in


class Budget(NamedTuple):
    """How much work one answer may be. [T-8.2]"""

    steps: int
    seconds: float  # of CPU time


class OutOfTime(BaseException):
    """Not an Exception: the readers catch those as mistakes in the record."""


def within(budget: Budget, work: Work) -> Pieces:
    """Work that ends when its time is used up; a refusal says so. [T-8.2]"""
    limit_time(budget.seconds)
    try:
        return Pieces.of(work(budget.steps))
    except (OutOfTime, MemoryError):
        raise refusals.TOO_MUCH_WORK(seconds=round(budget.seconds)) from None
    finally:
        limit_time(0)


def limit_time(seconds: float) -> None:
    """CPU time, so that a busy machine refuses nothing that a free one shows.

    Where the system cannot do that, there is the limit by the clock.
    """
    if sys.platform != "win32":
        signal.signal(signal.SIGPROF, _end)
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _end(*_: object) -> None:
    raise OutOfTime


def replay_of_record(data: Pieces, eyes: Eyes, most: int) -> bytes:
    found = read_record(b"".join(data))
    check_length(len(found.steps), most)
    return msgspec.json.encode(replay(found, eyes))


def replay_of_log(log: list[bytes], eyes: Eyes, most: int) -> bytes:
    return msgspec.json.encode(replay(record(finished(log, most)), eyes))


def record_of_log(log: list[bytes], most: int) -> bytes:
    return write_record(record(finished(log, most)))


def missed_of_log(log: Log, viewer: Viewer, seen: int, most: int) -> bytes:
    table = first_of(log)
    entries = entries_of(log.entries[table.number - log.first :], most)
    return missed_text(table, entries, viewer, seen)


def finished(log: list[bytes], most: int) -> Table:
    """A table whose game is over; a running one is refused. [T-7.1]"""
    table = load_table(entries_of(log, most), keep_steps=True)
    if not table.shown.replay:
        raise refusals.BAD_LINK()
    return table


def entries_of(log: list[bytes], most: int) -> list[AnyEntry]:
    check_length(len(log), most)
    return list(map(decode, log))


def check_length(steps: int, most: int) -> None:
    if steps > most:
        raise refusals.TOO_MANY_STEPS(steps=steps, most=most)
