"""Clocks that run at a table. [T-4.1]"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from divetable.core.game import Deadline, Seat
from divetable.tables.shown import Clock

if TYPE_CHECKING:
    from divetable.tables.table import Table

Clocks = tuple[Clock, ...]


def running(
    before: Clocks,
    deadlines: Sequence[Deadline],
    decisions: Mapping[Seat, int],
    seconds: int,
    at: int,
) -> Clocks:
    """The clocks that run now: those of before go on, others start. Of each seat that has a clock
    of its own, `decisions` says the number of the decision it is for."""
    known = {(clock.kind, clock.seat, clock.number): clock for clock in before}
    found: list[Clock] = []
    for one in deadlines:
        due = at + one.milliseconds
        fresh = Clock(one.kind, None, one.number, due, one.grace)
        found.append(known.get((one.kind, None, one.number), fresh))
    for seat, number in decisions.items():
        fresh = Clock("move", seat, number, at + seconds * 1000)
        found.append(known.get(("move", seat, number), fresh))
    return tuple(found)


def moved(clocks: Iterable[Clock], milliseconds: int) -> Clocks:
    """The same clocks, all due later; or earlier, which leaves what they have left."""
    return tuple(
        Clock(clock.kind, clock.seat, clock.number, clock.due + milliseconds, clock.grace)
        for clock in clocks
    )


def next_alarm(clocks: Clocks, is_patient: bool) -> int | None:
    """When one of them wants looking at; a patient table waits for players as long as it takes."""
    alarms = [clock.alarm for clock in clocks if not (is_patient and clock.kind == "move")]
    return min(alarms, default=None)


def look_at_clocks(table: "Table", at: int) -> None:
    """Start clocks that are new, drop those that are over. [T-4.1]"""
    before = table.shown.clocks
    if table.phase != "playing":
        if table.phase == "over" and before:
            table.show(clocks=())
        return
    deadlines, seconds = table.game.deadlines(table.state), table.settings.move_seconds
    if deadlines or seconds or before:
        decisions = decisions_at(table) if seconds else {}
        clocks = running(before, deadlines, decisions, seconds, at)
        if clocks != before:
            table.show(clocks=clocks)


def decisions_at(table: "Table") -> dict[Seat, int]:
    """The people whom the game waits for; their decisions are counted, so that each has a clock
    of its own."""
    rounds, acts, seats = table.game.rounds(table.state), table.questions.acts, table.seats
    return {
        seat: rounds + acts[seat]
        for seat in sorted(table.waits_for)
        if seat >= 0 and seats[seat].kind != "bot" and not seats[seat].left
    }
