"""A process that does one thing at a time, each within a time limit.

If it fails, hangs or wants too much memory, only the current work is lost: the process is killed,
and the next question starts its successor.
"""

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from math import ceil
from multiprocessing import (
    forkserver,
    get_context,
    parent_process,
    resource_tracker,
    set_forkserver_preload,
)
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")
AnyLine: TypeAlias = "Connection[Any, Any]"

GETTING_READY = 300.0  # seconds: the first start on a machine compiles
LOOKING = 0.25  # seconds at a time
LAST_WORDS = 5.0  # seconds until a killed process is gone


class WorkFailed(Exception):
    """The worker raised an exception. Only its name is passed on, because its text may hold
    secrets."""


class Closed(Exception):
    """The worker is closed."""


class Terms(NamedTuple):
    """What a process gets at its start."""

    begin: Callable[[], object]
    memory: int
    niceness: int
    told: tuple[type[Exception], ...]


def load_ahead(module: str) -> None:
    """Load this in the process of which all later ones are copies, beside us and without waiting
    for it. It comes first: once a worker was started, that process is as it is."""
    set_forkserver_preload([module])
    beginning()


@cache
def beginning() -> BaseContext:
    """How processes begin: on Linux as copies of one that was made for it and holds no secrets.

    Elsewhere, or where there is no folder for its socket, each begins with nothing.
    """
    if sys.platform == "linux":
        with suppress(OSError), without_interrupts():
            forkserver.ensure_running()
            return get_context("forkserver")
    return get_context("spawn")


def nothing() -> None:
    pass


class Worker:
    """One process. Only one thread asks; any thread may close it."""

    def __init__(
        self,
        begin: Callable[[], object] = nothing,
        *,
        memory: int = 0,
        niceness: int = 5,
        told: tuple[type[Exception], ...] = (),
    ) -> None:
        """`begin` runs at the start; exceptions in `told` are raised to the caller as they are."""
        self._terms = Terms(begin, memory, niceness, told)
        self._process: BaseProcess | None = None
        self._line: AnyLine | None = None
        self._is_closed = False
        self._starting = threading.Lock()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    def start(self) -> bool:
        """Make sure the process is running and ready; return whether it is a new one."""
        if self._process is not None and self._process.is_alive():
            return False
        self.stop()
        context: Any = beginning()
        with self._starting:
            if self._is_closed:
                raise Closed
            self._line, theirs = context.Pipe()
            given = theirs, self._terms, dict(os.environ)
            process: BaseProcess = context.Process(target=work, args=given, daemon=True)
            self._process = process
            with without_interrupts():
                process.start()
            theirs.close()
            be_nice(process, self._terms.niceness)
        with self._within(GETTING_READY):
            self._hear()
        return True

    def ask(self, do: Callable[[], T], seconds: float) -> T:
        """The answer, if it comes in time; otherwise an exception, and the process is killed."""
        self.start()
        with self._within(seconds):
            assert self._line is not None
            send(self._line, packed(do))
            is_fine, answer = self._hear()
        if is_fine:
            done: T = answer
            return done
        raise answer if isinstance(answer, Exception) else WorkFailed(answer)

    def _hear(self) -> tuple[bool, Any]:
        assert self._line is not None
        answer: tuple[bool, Any] = unpacked(receive(self._line))
        return answer

    @contextmanager
    def _within(self, seconds: float) -> Generator[None]:
        """Kill the process if this takes longer; nothing else ends every way of waiting for it. A
        halted process does not even take a long question, so limiting only the wait for its answer
        is not enough.
        """
        process, is_late, is_over = self._process, threading.Event(), threading.Event()

        def watch() -> None:
            if not ends_within(seconds, is_over.wait):
                is_late.set()
                if process is not None:
                    process.kill()

        threading.Thread(target=watch, daemon=True).start()
        try:
            yield
        except BaseException as error:
            self.stop()
            if is_late.is_set() and isinstance(error, EOFError | OSError):
                raise TimeoutError from None
            raise
        finally:
            is_over.set()

    def stop(self) -> None:
        """End the process, from the thread that asks it."""
        process, self._process = self._process, None
        line, self._line = self._line, None
        _end(process)
        if line is not None:
            line.close()

    def close(self) -> None:
        """End it for good, even while somebody waits for an answer; they get none. The waiting
        thread closes the connection, because its file number could be reused if it were closed
        here.
        """
        self._is_closed = True
        if self._starting.acquire(timeout=LAST_WORDS):  # else it hangs before it began
            process = self._process
            self._starting.release()
            _end(process)


def ends_within(seconds: float, wait: Callable[[float], bool]) -> bool:
    """Whether it ends in time. Many short waits only count time in which we were running, so nobody
    is late after the machine slept."""
    return any(wait(LOOKING) for _ in range(ceil(seconds / LOOKING)))


def be_nice(process: BaseProcess, niceness: int) -> None:
    """Give moves priority: no table waits for a process that thinks or starts."""
    if sys.platform != "win32" and process.pid:
        with suppress(OSError):  # it may be gone already
            ours = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, process.pid, ours + niceness)


@contextmanager
def without_interrupts() -> Generator[None]:
    """A process that starts now never hears of Ctrl+C: it is for the server, which stops us."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # its start would let them through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(process: BaseProcess | None) -> None:
    if process is not None:
        process.kill()
        process.join(LAST_WORDS)


def work(line: AnyLine, terms: Terms, environment: Mapping[str, str]) -> None:
    """The life of a process: do what is asked until nobody asks anything."""
    os.environ.clear()  # a copy has that of the process that it is a copy of
    os.environ.update(environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()
    if terms.memory:
        limit_memory(terms.memory)
    terms.begin()
    with suppress(EOFError, OSError):  # the server is gone, perhaps before we began
        send(line, packed((True, None)))
        while True:
            asked = receive(line)
            try:
                answer = packed((True, unpacked(asked)()))
            except terms.told as error:
                answer = packed((False, error))
            except Exception as error:
                answer = packed((False, type(error).__name__))
            send(line, answer)


def end_with_server() -> None:
    """Whatever we are doing: a killed server cannot stop us."""
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)


# What goes between processes: an object, then the `Pieces` in it, which are not copied


def packed(thing: Any) -> list[Any]:
    pieces: list[Any] = []
    return [pickle.dumps(thing, protocol=5, buffer_callback=pieces.append), *pieces]


def unpacked(parts: list[bytes]) -> Any:
    thing, *pieces = parts
    return pickle.loads(thing, buffers=pieces)


def send(line: AnyLine, parts: list[Any]) -> None:
    line.send_bytes(len(parts).to_bytes(4))
    for part in parts:
        line.send_bytes(part)


def receive(line: AnyLine) -> list[bytes]:
    return [line.recv_bytes() for _ in range(int.from_bytes(line.recv_bytes()))]


def limit_memory(bytes: int) -> None:
    """Asking for more raises a MemoryError, if the system supports it."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (bytes, bytes))
