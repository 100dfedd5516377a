"""What is drawn first where much is wanted at once, and what happens when a process dies."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

import pytest

from divetable.ocean.darkroom import Darkroom

from .tables import small_scene

PATIENCE = 120.0


@pytest.fixture
def room() -> Iterator[Darkroom]:
    made = Darkroom(1)
    yield made
    made.close()


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
    with pytest.raises(BrokenProcessPool):
        room._soon(die).result(PATIENCE)  # type: ignore[arg-type]

    assert room.still(now).result(PATIENCE)[:4] == b"RIFF"


def test_what_has_not_been_begun_is_dropped_at_the_end() -> None:
    room, now = Darkroom(1), small_scene()
    begun, waiting = room.still(now), room.field(now)

    room.close()

    assert begun.result(PATIENCE)
    assert waiting.cancelled() or waiting.exception()
