"""What is to be done at a table: one thing at a time, first come, first served."""

from collections.abc import Callable

Job = Callable[[], object]


class Inbox:
    """Begins each job when the table is free; a job says itself when it is done.

    Jobs run in the event loop and never fail: whoever puts one in is told otherwise what became of
    it. A job may be done before it returns, or long after.
    """

    __slots__ = ("_is_beginning", "_waiting", "is_free")

    def __init__(self) -> None:
        self.is_free = True
        self._is_beginning = False
        self._waiting: list[Job] = []

    def put(self, job: Job) -> None:
        """Begin this job now, within the call, if nobody else is at the table; else in its turn."""
        self._waiting.append(job)
        self._begin()

    def done(self) -> None:
        """What was begun is done, and the table is free for the next."""
        self.is_free = True
        self._begin()

    def _begin(self) -> None:
        if self._is_beginning:  # from within a job: the loop below goes on with the next
            return
        self._is_beginning = True
        try:
            while self.is_free and self._waiting:
                self.is_free = False
                self._waiting.pop(0)()
        finally:
            self._is_beginning = False
