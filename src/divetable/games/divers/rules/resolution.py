"""What every chapter needs: the resolution, and questions with their clocks."""

from divetable.core.game import Deadline
from divetable.core.resolution import Resolution
from divetable.games.divers.agenda import Task
from divetable.games.divers.events import ClockStarted, Event
from divetable.games.divers.state import State

R = Resolution[State, Task, Event]


def ask(r: R, question: Task, *then: Task) -> None:
    """Ask a question; if the table has clocks, one starts. (V-A67)"""
    seconds = r.table.options.turn_timer
    if seconds:
        r.emit(ClockStarted(Deadline(r.table.clocks + 1, "turn", seconds * 1000)))
    r.then(question, *then)
