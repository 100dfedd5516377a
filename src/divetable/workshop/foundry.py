"""Where machine code is made: one process compiles, so that everybody else only has to load it."""

import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from functools import partial
from typing import Protocol

from divetable.workshop.machine_code import Progress, getting_ready
from divetable.workshop.workers import GETTING_READY, Worker

Report = Callable[[str], object]

MEMORY = 4 << 30  # bytes of address space; compilers reserve more than they use
LATER = 8.0  # seconds until what is only foreseen is begun
NICENESS = 15  # whoever thinks or draws goes first


class MakesCode(Protocol):
    """What one needs of a foundry in order to use machine code."""

    def want(self, module: str) -> "Future[None]": ...
    def is_ready(self, module: str) -> bool: ...


class Foundry:
    """Compiles modules in one process, the one that was wanted last first."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._worker = Worker(memory=MEMORY, niceness=NICENESS)
        self._wanted: list[str] = []  # what is needed most comes last
        self._shares: dict[str, float] = {}  # how far each is
        self._futures: dict[str, Future[None]] = {}
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        self._timers: list[threading.Timer] = []
        self._is_closed = False

    def want(self, module: str) -> "Future[None]":
        """Compile this before everything else; the future is done when it is there."""
        return self._add(module, urgent=True)

    def foresee(self, modules: Iterable[str]) -> None:
        """Compile these in turn while nothing else is wanted. It begins a little later: whoever
        comes first to a server that has just begun needs the processors for other things."""
        wanted = list(modules)
        later = threading.Timer(LATER, lambda: [self._add(one, urgent=False) for one in wanted])
        later.daemon = True
        later.start()
        self._timers.append(later)

    def is_ready(self, module: str) -> bool:
        return self.progress(module) == 1.0

    def progress(self, module: str) -> float:
        """From 0 to 1."""
        return self._shares.get(module, 0.0)

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        for timer in self._timers:
            timer.cancel()
        self._worker.close()

    def _add(self, module: str, urgent: bool) -> "Future[None]":
        with self._changed:
            future = self._futures.get(module)
            if future is None:
                future = self._futures[module] = Future()
                self._wanted.insert(len(self._wanted) if urgent else 0, module)
            elif urgent and module in self._wanted:
                self._wanted.remove(module)
                self._wanted.append(module)
            if self._thread is None and self._wanted and not self._is_closed:
                self._thread = threading.Thread(target=self._work, daemon=True)
                self._thread.start()
        return future

    def _work(self) -> None:
        """Go on with what is wanted most, function by function."""
        while (module := self._next()) is not None:
            try:
                made = self._worker.ask(partial(go_on, module), GETTING_READY)
            except Exception as error:
                self._end(module, error)
                continue
            if made is None:
                self._end(module)
            else:
                self._shares[module] = min(0.99, made.done / made.of)
        self._worker.stop()

    def _next(self) -> str | None:
        with self._changed:
            if self._wanted and not self._is_closed:
                return self._wanted[-1]
            self._thread = None
            return None

    def _end(self, module: str, error: Exception | None = None) -> None:
        with self._changed:
            self._wanted.remove(module)
            is_closed = self._is_closed
        if error is None:
            self._shares[module] = 1.0
            self._futures[module].set_result(None)
        elif not is_closed:
            self._report(str(error) or type(error).__name__)
            self._futures[module].set_exception(error)


UNDER_WAY: dict[str, Generator[Progress]] = {}
"""In the process that compiles."""


def go_on(module: str) -> Progress | None:
    """Compile one more function; None if all are there."""
    if module not in UNDER_WAY:
        UNDER_WAY[module] = getting_ready(module)
    return next(UNDER_WAY[module], None)
