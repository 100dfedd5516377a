"""Workers that hang, die or fail, and those who wait for them."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from functools import partial
from pathlib import Path

import pytest

from divetable.workshop import PIECE, Closed, Full, Pieces, Rank, Worker, WorkFailed, Workshop
from divetable.workshop.workers import packed

PATIENCE = 600.0  # seconds; whatever takes as long hangs
RANK = Rank(0)
ENDED = (CancelledError, Closed, EOFError, OSError)
LARGE = 1 << 24  # more than any pipe holds


class Told(Exception):
    """Something that is said as it is."""


def raise_(error: Exception) -> None:
    raise error


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hang(seconds: float = 1e6) -> None:
    time.sleep(seconds)


@pytest.fixture
def shop() -> Iterator[Workshop[Worker]]:
    made = Workshop([Worker(told=(Told,))])
    yield made
    made.close()


def pid_of(shop: Workshop[Worker]) -> int:
    return shop.submit(lambda worker: worker.ask(os.getpid, PATIENCE), RANK).result(PATIENCE)


def test_a_worker_is_another_process_and_stays_the_same(shop: Workshop[Worker]) -> None:
    pid = pid_of(shop)

    assert pid != os.getpid()
    assert pid_of(shop) == pid


def test_of_what_fails_there_only_the_name_comes_here(shop: Workshop[Worker]) -> None:
    failing = partial(raise_, ValueError("a secret"))
    with pytest.raises(WorkFailed) as caught:
        shop.submit(lambda worker: worker.ask(failing, PATIENCE), RANK).result(PATIENCE)

    assert str(caught.value) == "ValueError"
    telling = partial(raise_, Told("no secret"))
    with pytest.raises(Told, match="no secret"):
        shop.submit(lambda worker: worker.ask(telling, PATIENCE), RANK).result(PATIENCE)


def again(pieces: Pieces) -> Pieces:
    assert isinstance(pieces, Pieces)
    return pieces


def test_pieces_go_there_and_back_without_being_copied_together(shop: Workshop[Worker]) -> None:
    data = os.urandom(3 * PIECE + 1)
    asked = partial(again, Pieces.of(data))
    thing, *pieces = packed(asked)

    answer = shop.submit(lambda worker: worker.ask(asked, PATIENCE), RANK).result(PATIENCE)

    assert b"".join(answer) == data
    assert list(map(len, answer)) == [PIECE, PIECE, PIECE, 1]
    assert len(thing) < PIECE
    assert len(pieces) == 4


@pytest.mark.parametrize("do", [die, hang])
def test_a_worker_that_dies_or_hangs_has_a_successor(shop: Workshop[Worker], do: object) -> None:
    before = pid_of(shop)
    with pytest.raises((EOFError, TimeoutError)):
        shop.submit(lambda worker: worker.ask(do, 1.0), RANK).result(PATIENCE)  # type: ignore[arg-type]

    assert pid_of(shop) != before


@pytest.mark.parametrize("size", [1, LARGE])
def test_a_worker_that_was_halted_has_a_successor(shop: Workshop[Worker], size: int) -> None:
    """A long question does not even get through to it."""
    before = pid_of(shop)
    os.kill(before, signal.SIGSTOP)
    question = partial(len, bytes(size))
    with pytest.raises(TimeoutError):
        shop.submit(lambda worker: worker.ask(question, 1.0), RANK).result(PATIENCE)

    assert pid_of(shop) != before
    answer = shop.submit(lambda worker: worker.ask(question, PATIENCE), RANK)
    assert answer.result(PATIENCE) == size


@pytest.mark.parametrize("size", [1, LARGE])
def test_closing_waits_for_nobody(shop: Workshop[Worker], size: int) -> None:
    pid = pid_of(shop)
    os.kill(pid, signal.SIGSTOP)
    question = partial(len, bytes(size))
    begun = shop.submit(lambda worker: worker.ask(question, 1e6), RANK)
    waiting = shop.submit(lambda worker: worker.ask(os.getpid, 1e6), RANK)

    shop.close()

    with pytest.raises(CancelledError):
        waiting.result(PATIENCE)
    with pytest.raises(ENDED):
        begun.result(PATIENCE)
    assert shop.submit(lambda worker: worker.ask(os.getpid, 1e6), RANK).cancelled()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_what_waits_can_be_withdrawn_and_makes_room_for_more(shop: Workshop[Worker]) -> None:
    few = Rank(0, waiting=1)
    go_on, has_begun = threading.Event(), threading.Event()

    def hold(worker: Worker) -> None:
        has_begun.set()
        go_on.wait(PATIENCE)

    held = shop.submit(hold, few, ["key"])
    assert has_begun.wait(PATIENCE)
    waiting = shop.submit(lambda _: "never", few, ["key"])
    with pytest.raises(Full):
        shop.submit(lambda _: "too much", few, ["key"])

    assert waiting.cancel()
    another = shop.submit(lambda _: "another", few, ["key"])
    assert not held.cancel()
    go_on.set()
    assert another.result(PATIENCE) == "another"


# The end of the server


SERVER = """
import os, signal, sys, time
from divetable.workshop import Worker
from tests.workshop.test_shop import hang
import threading

worker = Worker()
worker.ask(os.getpid, 600)
print(worker.pid, flush=True)
threading.Thread(target=lambda: worker.ask(hang, 1e6), daemon=True).start()
time.sleep(1e6)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="it knows no such signals")
def test_after_a_server_was_killed_no_worker_stays_behind() -> None:
    """However busy it is: workers lived on for minutes, with half a gigabyte each."""
    command = [sys.executable, "-c", SERVER]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        server.kill()

    deadline = time.monotonic() + PATIENCE
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_running(pid)


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        return True
    return state != "Z"


@pytest.mark.skipif(sys.platform == "win32", reason="it knows no such masks")
def test_an_interrupt_does_not_reach_a_process_that_is_just_starting() -> None:
    """Ctrl+C goes to all processes of a terminal; only the server answers it."""
    worker = Worker()
    try:
        assert signal.SIGINT in worker.ask(
            partial(signal.pthread_sigmask, signal.SIG_BLOCK, []), 60
        )
        assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    finally:
        worker.close()


LOADED = """
import os, sys
from functools import partial
from divetable.workshop import Worker
from divetable.workshop.workers import load_ahead

if __name__ == "__main__":
    load_ahead("colorsys")
    worker = Worker()
    print(worker.ask(partial(eval, "'colorsys' in __import__('sys').modules"), 600))
    worker.close()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="processes begin with nothing elsewhere")
def test_what_was_loaded_ahead_is_there_in_every_process(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(LOADED)

    done = subprocess.run([sys.executable, program], capture_output=True, text=True, check=True)

    assert done.stdout == "True\n"


def test_where_no_process_can_be_copied_each_begins_with_nothing(tmp_path: Path) -> None:
    """As where no folder can be written to."""
    program = tmp_path / "program.py"
    nowhere = "import tempfile\ntempfile.tempdir = '/nowhere'\n"
    program.write_text(nowhere + LOADED)

    done = subprocess.run([sys.executable, program], capture_output=True, text=True, check=True)

    assert done.stdout == "False\n"


def test_a_process_has_our_environment_as_it_is_when_it_starts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for value in ("one", "two"):
        monkeypatch.setenv("DIVETABLE_TEST", value)
        worker = Worker()
        try:
            assert worker.ask(partial(os.getenv, "DIVETABLE_TEST"), PATIENCE) == value
        finally:
            worker.close()
