"""Where pictures are developed: a few processes, ahead of time, each picture once.

The server owns one darkroom. `ahead(scene)` starts on what a table will want next; `still` and
`field` give futures (`await asyncio.wrap_future(...)`) that are ready at once if it was started
in time. Which process made which part leaves no trace in the bytes.

What is quickly drawn comes first, and of fields the newest: people play faster than a busy machine
draws, and shall not wait for pictures of rounds that are over.
"""

import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from heapq import heappop, heappush
from itertools import count
from multiprocessing import get_context
from threading import Lock, RLock
from typing import Any

from divetable.ocean.optics import Light
from divetable.ocean.packs import STRIPS, Form
from divetable.ocean.scenes import Scene

KEPT = 64  # pictures, the most recently wanted


class Darkroom:
    """A pool of processes and the pictures it made last."""

    def __init__(self, workers: int = 2) -> None:
        self._workers = workers
        self._pool = self._new_pool()
        self._is_open = False
        self._made: OrderedDict[tuple[str, ...], Future[bytes]] = OrderedDict()
        self._waiting: list[tuple[bool, int, Future[Any], Callable[[], Any]]] = []  # a heap
        self._order = count(1)
        self._begun = 0
        self._lock = RLock()

    def open(self) -> None:
        """Start the processes, without waiting: they need a while to get ready."""
        if not self._is_open:
            self._is_open = True
            for _ in range(self._workers):
                self._pool.submit(_nothing)

    def ahead(self, scene: Scene, light: Light = "above") -> None:
        """Start now on what will be asked for soon."""
        self.still(scene, light)
        self.field(scene, light)

    def still(self, scene: Scene, light: Light = "above") -> Future[bytes]:
        """The view from straight above, as WebP."""
        key = (scene.key, "still", light)
        return self._once(key, lambda: self._soon(_still, scene, light))

    def field(self, scene: Scene, light: Light = "above", form: Form = "av1") -> Future[bytes]:
        """All views under a light, as one pack."""
        key = (scene.key, "field", light, form)
        return self._once(key, lambda: self._field(scene, light, form))

    def card(self, scene: Scene, number: int) -> Future[bytes]:
        """A card that may be looked at alone."""
        if number not in [shown.number for shown in scene.shown]:
            return self._soon(_card, scene, number)  # refused there, and not kept
        key = (scene.key, "card", str(number))
        return self._once(key, lambda: self._soon(_card, scene, number))

    def close(self) -> None:
        """Stop the processes; what has not been begun is dropped."""
        with self._lock:
            while self._waiting:
                heappop(self._waiting)[2].cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        spawning = get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawning, initializer=_begin)

    def _soon(self, draw: Callable[..., bytes], *of: Any) -> Future[bytes]:
        """Before all fields, whoever asks first first."""
        return self._wait(False, next(self._order), partial(draw, *of))

    def _at_leisure(self, draw: Callable[..., list[bytes]], *of: Any) -> Future[list[bytes]]:
        """After everything that is quick, the newest first."""
        return self._wait(True, -next(self._order), partial(draw, *of))

    def _wait(self, at_leisure: bool, order: int, draw: Callable[[], Any]) -> Future[Any]:
        future: Future[Any] = Future()
        with self._lock:
            heappush(self._waiting, (at_leisure, order, future, draw))
            self._begin_next()
        return future

    def _begin_next(self) -> None:
        while self._waiting and self._begun < self._workers:
            *_, future, draw = heappop(self._waiting)
            self._begun += 1
            try:
                drawing = self._pool.submit(draw)
            except BrokenProcessPool:  # a process was killed; what it was at has failed
                self._pool = self._new_pool()
                drawing = self._pool.submit(draw)
            drawing.add_done_callback(partial(self._drawn, future))

    def _drawn(self, future: Future[Any], drawing: Future[Any]) -> None:
        with self._lock:
            self._begun -= 1
            if not drawing.cancelled():
                self._begin_next()
        if drawing.cancelled():
            future.cancel()
        elif error := drawing.exception():
            future.set_exception(error)
        else:
            future.set_result(drawing.result())

    def _once(self, key: tuple[str, ...], make: Callable[[], Future[bytes]]) -> Future[bytes]:
        with self._lock:
            known = self._made.get(key)
            if known is not None and not _has_failed(known):
                self._made.move_to_end(key)
                return known
            future = self._made[key] = make()
            while len(self._made) > KEPT:
                self._made.popitem(last=False)
            return future

    def _field(self, scene: Scene, light: Light, form: Form) -> Future[bytes]:
        """The parts in parallel, joined when the last of them is there."""
        whole: Future[bytes] = Future()
        parts = [self._at_leisure(_strip, scene, light, form, strip) for strip in range(STRIPS)]
        left = [len(parts)]
        lock = Lock()

        def finished(_: Future[list[bytes]]) -> None:
            with lock:
                left[0] -= 1
                if left[0]:
                    return
            try:
                whole.set_result(_joined(scene, light, form, [part.result() for part in parts]))
            except BaseException as error:
                whole.set_exception(error)

        for part in parts:
            part.add_done_callback(finished)
        return whole


def _has_failed(future: Future[bytes]) -> bool:
    return future.cancelled() or (future.done() and future.exception() is not None)


def _begin() -> None:
    """Pictures come after moves: whoever serves the table shall not wait for whoever draws."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which stops us
    if hasattr(os, "nice"):
        os.nice(5)
    warm_up()


def _nothing() -> None:
    pass


def warm_up() -> None:
    """Load and compile all that pictures need, in this process."""
    from divetable.ocean import field

    field.rehearse()


def _still(scene: Scene, light: Light) -> bytes:
    from divetable.ocean import field

    return field.still(scene, light)


def _strip(scene: Scene, light: Light, form: Form, strip: int) -> list[bytes]:
    from divetable.ocean import field

    return field.render_strip(scene, light, form, strip)


def _joined(scene: Scene, light: Light, form: Form, strips: list[list[bytes]]) -> bytes:
    from divetable.ocean import packs

    return packs.joined(scene, light, form, strips)


def _card(scene: Scene, number: int) -> bytes:
    from divetable.ocean import field

    return field.card_picture(scene, number)
