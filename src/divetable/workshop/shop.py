"""A few workers and the queue of their work."""

import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from typing import Any, Generic, NamedTuple, TypeVar

from divetable.workshop.queues import Place, Queue, Rank
from divetable.workshop.workers import Worker

T = TypeVar("T")
W = TypeVar("W", bound=Worker)

A_MOMENT = 10.0  # seconds for a thread whose process was killed


class Job(NamedTuple):
    """Something to do with a worker, and the future for its answer."""

    do: Callable[[Any], Any]
    future: "Future[Any]"


class Workshop(Generic[W]):
    """Work waits for a free worker. Each worker has a thread, started with the first work."""

    def __init__(self, workers: Iterable[W]) -> None:
        self._workers = list(workers)
        self._queue: Queue[Job] = Queue(len(self._workers))
        self._changed = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._is_closed = False

    def submit(
        self,
        do: Callable[[W], T],
        rank: Rank,
        keys: Sequence[str] = (),
        ends_turn: bool = True,
    ) -> "Future[T]":
        """Get something done in its turn. Cancelling withdraws it if it has not begun.

        Raises Full if too much is waiting for one of the keys.
        """
        future: Future[T] = Future()
        with self._changed:
            if self._is_closed:
                future.cancel()
                return future
            place = self._queue.add(Job(do, future), rank, keys, ends_turn)
            self._open()
            self._changed.notify()
        future.add_done_callback(lambda _: self._withdraw(place))
        return future

    def close(self) -> None:
        """Drop the queue and end the workers, whatever they are doing. Never waits for long."""
        with self._changed:
            self._is_closed = True
            dropped = self._queue.clear()
            self._changed.notify_all()
        for job in dropped:
            job.future.cancel()
        for worker in self._workers:
            worker.close()
        for thread in self._threads:
            thread.join(A_MOMENT)

    def _open(self) -> None:
        if not self._threads:
            for worker in self._workers:
                thread = threading.Thread(target=self._serve, args=(worker,), daemon=True)
                self._threads.append(thread)
                thread.start()

    def _withdraw(self, place: Place[Job]) -> None:
        with self._changed:
            self._queue.withdraw(place)

    def _serve(self, worker: W) -> None:
        while (place := self._next()) is not None:
            do, future = place.work
            answer, error = None, None
            is_wanted = future.set_running_or_notify_cancel()
            try:
                answer = do(worker) if is_wanted else None
            except BaseException as raised:
                error = raised
            with self._changed:
                self._queue.done(place)
                self._changed.notify_all()
            if is_wanted and error is not None:
                future.set_exception(error)
            elif is_wanted:
                future.set_result(answer)
        worker.stop()

    def _next(self) -> Place[Job] | None:
        """Wait for something to do; None once nothing more will come."""
        with self._changed:
            while not self._is_closed:
                place = self._queue.next()
                if place is not None:
                    return place
                self._changed.wait()
        return None
