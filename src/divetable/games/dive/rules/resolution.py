"""What every chapter needs: the resolution, and clocks."""

from divetable.core.game import Deadline
from divetable.core.resolution import Resolution
from divetable.games.dive.agenda import Task
from divetable.games.dive.events import ClockStarted, ClockStopped, Event
from divetable.games.dive.state import State

R = Resolution[State, Task, Event]


def start_clock(r: R, kind: str, seconds: float, *, grace: int = 0) -> None:
    """Let a clock run; the table will report when it is over. [D-5.21]"""
    number = r.table.clocks + 1
    r.emit(ClockStarted(Deadline(number, kind, round(seconds * 1000), grace)))


def stop_clock(r: R, kind: str) -> None:
    """Stop the clocks of this kind, if any."""
    for deadline in r.table.deadlines:
        if deadline.kind == kind:
            r.emit(ClockStopped(deadline.number))
