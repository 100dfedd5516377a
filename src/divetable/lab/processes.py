"""Work shared out to several processes."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def shared_out(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """What comes of each task, as they finish: in any order with several jobs. One job, or one
    task, needs no other process."""
    if jobs == 1 or len(tasks) == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            for done in as_completed([pool.submit(work, task) for task in tasks]):
                yield done.result()
        finally:
            pool.shutdown(cancel_futures=True)


def batches(number: int, size: int) -> list[range]:
    """Numbers from 0 on, cut into parts of this size.

    >>> batches(5, 2)
    [range(0, 2), range(2, 4), range(4, 5)]
    """
    return [range(first, min(first + size, number)) for first in range(0, number, size)]
