"""Where pictures are developed: a few processes, ahead of time, each picture once.

The server owns one darkroom. `ahead(scene)` starts on what a table will want next; `still` and
`field` return futures (`await asyncio.wrap_future(...)`) that are ready at once if that began in
time. Which process made which part leaves no trace in the bytes.

Quick pictures come first, and the newest fields before older ones: people play faster than a busy
machine draws, and should not wait for pictures of rounds that are over.

With a foundry nobody compiles here. Until there is machine code stills are drawn without it, and
fields wait.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from ctypes import CDLL
from functools import partial
from importlib import import_module
from threading import Lock, RLock

from divetable.ocean.errors import OceanError
from divetable.ocean.optics import Light
from divetable.ocean.packs import STRIPS, Form
from divetable.ocean.scenes import Scene
from divetable.workshop import Rank, Worker, Workshop
from divetable.workshop.foundry import MakesCode

KEPT = 64  # the pictures asked for most recently
SECONDS = 60.0  # for what a free core draws in one

QUICK = Rank(0)
AT_LEISURE = Rank(1, newest_first=True)
MEANWHILE = Rank(2, leaves_one_free=True, waits=True)  # stills have the processors to themselves

KERNEL = "divetable.ocean.kernel"  # what has to be compiled
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD = -1, -3  # of glibc


class Darkroom:
    """A workshop and the pictures it made last. Requests take turns by their keys."""

    def __init__(
        self, workers: int = 2, seconds: float = SECONDS, foundry: MakesCode | None = None
    ) -> None:
        """Without a foundry the processes compile, one for all, before they draw anything."""
        self._workers = workers
        self._seconds = seconds
        self._foundry = foundry
        self._compiled: Future[object] = Future()  # done when there is machine code
        if foundry is None:
            self._compiled.set_result(None)
        begin = unpack if foundry else warm_up
        self._shop = Workshop(Worker(begin, told=(OceanError,)) for _ in range(workers))
        self._is_started = self._is_open = False
        self._made: OrderedDict[tuple[str, ...], Future[bytes]] = OrderedDict()
        self._lock = RLock()

    def start(self) -> None:
        """Start the processes, without waiting: then they can draw stills at once."""
        if not self._is_started:
            self._is_started = True
            for _ in range(self._workers):
                self._shop.submit(Worker.start, QUICK)

    def open(self) -> None:
        """Pictures will be wanted: have the machine code ready, too."""
        self.start()
        if self._foundry is not None and not self._is_open:
            self._is_open = True
            self._look_for_machine_code()
            self._foundry.want(KERNEL).add_done_callback(self._hear)

    def _look_for_machine_code(self) -> None:
        """In each process, before somebody waits for it."""
        for _ in range(self._workers):
            self._shop.submit(self._look, MEANWHILE)

    def _look(self, worker: Worker) -> None:
        if worker.ask(found_machine, self._seconds):
            self._begin_fields()

    def _hear(self, compiled: "Future[None]") -> None:
        """It is there, or cannot be made; then the processes try, or say why not."""
        self._begin_fields()
        self._look_for_machine_code()

    def _begin_fields(self) -> None:
        with suppress(InvalidStateError):  # somebody else said so, or we are closed
            self._compiled.set_result(None)

    def ahead(self, scene: Scene, light: Light = "above", keys: Sequence[str] = ()) -> None:
        """Start on what will be asked for soon."""
        self.still(scene, light, keys)
        self.field(scene, light, keys=keys)

    def still(
        self, scene: Scene, light: Light = "above", keys: Sequence[str] = ()
    ) -> Future[bytes]:
        """The view from straight above, as WebP."""
        key = (scene.key, "still", light)
        return self._once(key, lambda: self._soon(partial(_still, scene, light), keys))

    def field(
        self,
        scene: Scene,
        light: Light = "above",
        form: Form = "av1",
        keys: Sequence[str] = (),
    ) -> Future[bytes]:
        """All views under a light, as one pack."""
        key = (scene.key, "field", light, form)
        return self._once(key, lambda: self._field(scene, light, form, keys))

    def card(self, scene: Scene, number: int, keys: Sequence[str] = ()) -> Future[bytes]:
        """A card that may be seen on its own."""
        draw = partial(_card, scene, number)
        if number not in [shown.number for shown in scene.shown]:
            return self._soon(draw, keys)  # refused there, and not kept
        key = (scene.key, "card", str(number))
        return self._once(key, lambda: self._soon(draw, keys))

    def close(self) -> None:
        """Stop the processes, whatever they are doing; unfinished work fails."""
        self._shop.close()
        self._compiled.cancel()

    def _soon(self, draw: Callable[[], bytes], keys: Sequence[str] = ()) -> Future[bytes]:
        """Before all fields, first come first served."""
        return self._shop.submit(lambda worker: worker.ask(draw, self._seconds), QUICK, keys)

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

    def _strip(
        self, scene: Scene, light: Light, form: Form, strip: int, keys: Sequence[str]
    ) -> Future[list[bytes]]:
        """A part of a field: after everything quick; for one key, newest first.

        So the first part begins last, and ends the turn.
        """
        draw, is_last = partial(_strip, scene, light, form, strip), strip == 0
        return self._shop.submit(
            lambda worker: worker.ask(draw, self._seconds), AT_LEISURE, keys, ends_turn=is_last
        )

    def _field(self, scene: Scene, light: Light, form: Form, keys: Sequence[str]) -> Future[bytes]:
        """As soon as there is machine code for it."""
        whole: Future[bytes] = Future()

        def begin(compiled: "Future[object]") -> None:
            if compiled.cancelled():
                whole.cancel()
            elif whole.set_running_or_notify_cancel():
                self._begin(whole, scene, light, form, keys)

        self.open()
        self._compiled.add_done_callback(begin)
        return whole

    def _begin(
        self, whole: Future[bytes], scene: Scene, light: Light, form: Form, keys: Sequence[str]
    ) -> None:
        """The parts in parallel, joined when the last one is done."""
        parts = [self._strip(scene, light, form, strip, keys) for strip in range(STRIPS)]
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


def _has_failed(future: Future[bytes]) -> bool:
    return future.cancelled() or (future.done() and future.exception() is not None)


def unpack() -> None:
    """Load everything that a still needs, in this process."""
    from divetable.ocean import field

    keep_memory()
    field.unpack()


def found_machine() -> bool:
    """Load what fields need, too, if somebody has compiled it."""
    from divetable.ocean import stack

    import_module("divetable.ocean.video")
    return stack.found_machine()


def warm_up() -> None:
    """Load everything, and compile what nobody has compiled."""
    from divetable.ocean import stack

    import_module("divetable.ocean.video")
    unpack()
    stack.machine()


def keep_memory() -> None:
    """Use memory again, instead of giving it back to the system after every step of a picture: that
    took a quarter of the time. Where there is no such setting nothing happens."""
    with suppress(OSError, AttributeError):
        set_ = CDLL(None).mallopt
        set_(M_MMAP_THRESHOLD, 64 << 20)
        set_(M_TRIM_THRESHOLD, 512 << 20)


def _still(scene: Scene, light: Light) -> bytes:
    from divetable.ocean import field, stack

    return field.still(scene, light) if stack.has_machine() else field.plain_still(scene, light)


def _strip(scene: Scene, light: Light, form: Form, strip: int) -> list[bytes]:
    from divetable.ocean import field

    return field.render_strip(scene, light, form, strip)


def _joined(scene: Scene, light: Light, form: Form, strips: list[list[bytes]]) -> bytes:
    from divetable.ocean import packs

    return packs.joined(scene, light, form, strips)


def _card(scene: Scene, number: int) -> bytes:
    from divetable.ocean import field

    return field.card_picture(scene, number)
