"""Where pictures are developed: a few processes, ahead of time, each picture once.

The server owns one darkroom. `ahead(scene)` starts on what a table will want next; `still` and
`field` give futures (`await asyncio.wrap_future(...)`) that are ready at once if it was started
in time. Which process made which part leaves no trace in the bytes.
"""

import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from threading import Lock

from divetable.ocean.optics import Light
from divetable.ocean.packs import STRIPS, Form
from divetable.ocean.scenes import Scene

KEPT = 64  # pictures, the most recently wanted


class Darkroom:
    """A pool of processes and the pictures it made last."""

    def __init__(self, workers: int = 2) -> None:
        self._pool = ProcessPoolExecutor(
            workers, mp_context=get_context("spawn"), initializer=_begin
        )
        self._workers = workers
        self._is_open = False
        self._made: OrderedDict[tuple[str, ...], Future[bytes]] = OrderedDict()
        self._lock = Lock()

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
        return self._once(key, lambda: self._pool.submit(_still, scene, light))

    def field(self, scene: Scene, light: Light = "above", form: Form = "av1") -> Future[bytes]:
        """All views under a light, as one pack."""
        key = (scene.key, "field", light, form)
        return self._once(key, lambda: self._field(scene, light, form))

    def card(self, scene: Scene, number: int) -> Future[bytes]:
        """A card that may be looked at alone."""
        if number not in [shown.number for shown in scene.shown]:
            return self._pool.submit(_card, scene, number)  # refused there, and not kept
        key = (scene.key, "card", str(number))
        return self._once(key, lambda: self._pool.submit(_card, scene, number))

    def close(self) -> None:
        """Stop the processes; what has not been begun is dropped."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _once(self, key: tuple[str, ...], make: Callable[[], Future[bytes]]) -> Future[bytes]:
        with self._lock:
            known = self._made.get(key)
            if known is not None and not (known.done() and known.exception()):
                self._made.move_to_end(key)
                return known
            future = self._made[key] = make()
            while len(self._made) > KEPT:
                self._made.popitem(last=False)
            return future

    def _field(self, scene: Scene, light: Light, form: Form) -> Future[bytes]:
        """The parts in parallel, joined when the last of them is there."""
        whole: Future[bytes] = Future()
        parts = [self._pool.submit(_strip, scene, light, form, strip) for strip in range(STRIPS)]
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


def _begin() -> None:
    """Pictures come after moves: whoever serves the table shall not wait for whoever draws."""
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
