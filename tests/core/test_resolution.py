"""Agenda, questions and events."""

from divetable.core.game import Seat
from divetable.core.resolution import Question, Resolution, SealedQuestion, awaited
from divetable.core.values import Value

Log = list[str]


class Say(Value):
    word: str


class Count(Value):
    to: int


Task = Say | Count | Question | SealedQuestion


def write(log: Log, event: str) -> None:
    log.append(event)


def resolution(*agenda: Task) -> Resolution[Log, Task, str]:
    return Resolution([], list(agenda), {str: write})


def perform(r: Resolution[Log, Task, str], task: Task) -> None:
    match task:
        case Say(word):
            r.emit(word)
        case Count(to):
            r.then(*(Say(str(number)) for number in range(1, to + 1)))
        case _:
            raise AssertionError(task)


def test_tasks_are_done_in_their_order_before_what_was_waiting() -> None:
    r = resolution(Say("last"), Count(3))

    r.run(perform)

    assert r.table == r.events == ["1", "2", "3", "last"]
    assert r.agenda == []


def test_a_question_stops_the_work() -> None:
    r = resolution(Say("after"), Question(Seat(1)), Say("before"))

    r.run(perform)

    assert r.events == ["before"]
    assert awaited(r.agenda) == {Seat(1)}

    r.answered()
    r.run(perform)

    assert r.events == ["before", "after"]
    assert awaited(r.agenda) == frozenset()


def test_a_sealed_question_waits_for_all_its_seats() -> None:
    assert awaited([SealedQuestion((Seat(0), Seat(2)))]) == {0, 2}
