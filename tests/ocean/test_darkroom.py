"""What is drawn first where much is wanted at once, and what happens when a process dies."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from pathlib import Path
from typing import Any

import pytest

from divetable.core.values import replace
from divetable.ocean import field
from divetable.ocean.darkroom import KERNEL, Darkroom
from divetable.workshop import Closed, Foundry
from tests.checkout import ROOT

from .tables import small_scene

PATIENCE = 120.0


@pytest.fixture
def room() -> Iterator[Darkroom]:
    made = Darkroom(1)
    yield made
    made.close()


def halt(room: Darkroom) -> None:
    """Its process gets no further."""
    pid: Any = room._soon(os.getpid).result(PATIENCE)  # type: ignore[arg-type]
    os.kill(pid, signal.SIGSTOP)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_stills_come_before_fields_and_new_fields_before_old_ones(room: Darkroom) -> None:
    now = small_scene()
    later = [replace(now, cards=now.cards[taken:]) for taken in (1, 2)]
    done: list[str] = []

    def wanted(name: str, future: Future[Any]) -> Future[Any]:
        future.add_done_callback(lambda _: done.append(name))
        return future

    wanted("still in hand", room.still(now))
    last = wanted("first field", room.field(now))
    wanted("second field", room.field(later[0]))
    wanted("still", room.still(later[1]))

    assert last.result(PATIENCE)
    assert done == ["still in hand", "still", "second field", "first field"]


def test_a_process_that_was_killed_is_replaced(room: Darkroom) -> None:
    now = small_scene()
    with pytest.raises(EOFError):
        room._soon(die).result(PATIENCE)  # type: ignore[arg-type]

    assert room.still(now).result(PATIENCE)[:4] == b"RIFF"


def test_a_process_that_is_stuck_is_replaced(room: Darkroom) -> None:
    now = small_scene()
    halt(room)
    room._seconds = 1.0
    with pytest.raises(TimeoutError):
        room.still(now).result(PATIENCE)

    room._seconds = PATIENCE
    assert room.still(now).result(PATIENCE)[:4] == b"RIFF"


def test_what_is_not_finished_is_dropped_at_the_end() -> None:
    room, now = Darkroom(1), small_scene()
    halt(room)
    begun, waiting = room.still(now), room.field(now)

    room.close()

    for picture in (begun, waiting):
        with pytest.raises((CancelledError, EOFError, OSError, Closed)):
            picture.result(PATIENCE)


def test_tables_take_turns_with_their_fields_and_the_newest_of_each_comes_first(
    room: Darkroom,
) -> None:
    now = small_scene()
    scenes = [replace(now, cards=now.cards[taken:]) for taken in (0, 1, 2)]
    done: list[str] = []

    def wanted(name: str, future: Future[Any]) -> Future[Any]:
        future.add_done_callback(lambda _: done.append(name))
        return future

    wanted("in hand", room.still(now))
    last = wanted("first of one", room.field(scenes[0], keys=["one"]))
    wanted("second of one", room.field(scenes[1], keys=["one"]))
    wanted("of another", room.field(scenes[2], keys=["another"]))

    assert last.result(PATIENCE)
    assert done == ["in hand", "of another", "second of one", "first of one"]


class Slow:
    """A foundry that is done when it is told so."""

    def __init__(self) -> None:
        self.made: Future[None] = Future()
        self.wanted: list[str] = []

    def want(self, module: str) -> Future[None]:
        self.wanted.append(module)
        return self.made

    def is_ready(self, module: str) -> bool:
        return self.made.done()


@pytest.fixture
def nothing_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fresh machine."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))


def compiled_there(folder: Path) -> list[Path]:
    return list(folder.glob("*.nbc"))


@pytest.mark.usefixtures("nothing_kept")
def test_on_a_fresh_machine_stills_come_at_once_and_fields_when_there_is_machine_code(
    tmp_path: Path,
) -> None:
    now, foundry = small_scene(), Slow()
    room = Darkroom(2, foundry=foundry)
    try:
        whole = room.field(now)
        still = room.still(now).result(PATIENCE)
        assert still == field.plain_still(now)
        assert not whole.done()
        assert foundry.wanted == [KERNEL]
        assert not compiled_there(tmp_path)

        Foundry(print).want(KERNEL).result(PATIENCE)
        foundry.made.set_result(None)

        assert whole.result(PATIENCE) == field.light_field(now)
        assert room.field(now) is whole
    finally:
        room.close()


def test_machine_code_of_earlier_days_is_found_without_a_foundry() -> None:
    """On a machine where another process compiles something else."""
    now = small_scene()
    field.light_field(now)
    room = Darkroom(1, foundry=Slow())
    try:
        assert room.field(now).result(PATIENCE) == field.light_field(now)
    finally:
        room.close()


@pytest.mark.usefixtures("nothing_kept")
def test_where_the_foundry_fails_a_process_compiles() -> None:
    now, foundry = small_scene(), Slow()
    foundry.made.set_exception(MemoryError())
    room = Darkroom(1, foundry=foundry)
    try:
        assert room.field(now).result(PATIENCE) == field.light_field(now)
    finally:
        room.close()


@pytest.mark.usefixtures("nothing_kept")
def test_who_waits_for_machine_code_is_told_of_the_end() -> None:
    room = Darkroom(1, foundry=Slow())
    whole = room.field(small_scene())

    room.close()

    with pytest.raises(CancelledError):
        whole.result(PATIENCE)


def test_what_is_loaded_ahead_is_enough_for_a_still_and_no_compiler_is() -> None:
    """Whatever is missing there each process would load itself, while somebody waits."""
    counted = """
import sys
import divetable.ocean.unpacked
from tests.ocean.tables import small_scene
now, before = small_scene(), set(sys.modules)
from divetable.ocean.darkroom import _still
_still(now, "above")
print(sorted(set(sys.modules) - before), "numba" in sys.modules, "av" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", counted], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert done.stdout == "[] False False\n"
