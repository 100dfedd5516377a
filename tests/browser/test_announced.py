"""Golden transcripts: what is announced to a screen reader in one game of each kind.

The same seeds, the same moves, the same words: whoever changes what is said sees it here. Read the
difference aloud, then write the transcript anew with

    TRANSCRIPTS=new ./divetable test tests/browser/test_announced.py
"""

import asyncio
import json
import os
import threading
from collections.abc import Coroutine, Iterator
from itertools import count
from pathlib import Path
from queue import Queue
from random import Random
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page

from divetable.cli.play import quiet_logs
from divetable.core.codec import Json
from divetable.server.config import Config
from divetable.server.local import Local, local_server
from divetable.server.secrets import Secrets
from divetable.terminal.speech import Speech, speech_of
from divetable.wire.client import Client
from tests.browser.announced import heard, listen
from tests.browser.conftest import Visit
from tests.server.patience import until
from tests.server.people import any_action

pytestmark = pytest.mark.browser

HERE = Path(__file__).parent / "transcripts"
T = TypeVar("T")
NAMES = ["Ada", "Bea"]
OPTIONS: dict[str, dict[str, Any]] = {
    "dive": {"close_delay": 0, "chief": True},
    "scuba": {},
    "divers": {"size": 8, "boat_placement": "centre"},
}
LONG_ENOUGH = {"dive": 200, "scuba": 60, "divers": 55}  # moves; then Bea gives up
PATIENCE = 9000  # looks at the page, a fiftieth of a second apart
CALM = 8  # of them without news: everything has been said


class FixedSeeds(Secrets):
    """The same games in the same order."""

    def __init__(self) -> None:
        self._seeds = count(1)

    def seed(self) -> str:
        return f"{next(self._seeds):032d}"


@pytest.fixture
def fixed(tmp_path: Path) -> Iterator[Local]:
    """A server in a thread of its own: the browser has a loop in this one."""
    config = Config(store=f"sqlite:///{tmp_path / 'store.sqlite'}", requests_per_second=1000)
    served: Queue[Local] = Queue()
    over = threading.Event()

    def serve() -> None:
        with quiet_logs(), local_server(config) as running:
            running.hall.secrets = FixedSeeds()
            served.put(running)
            over.wait()

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    yield served.get(timeout=600)
    over.set()
    thread.join()


class Hands:
    """People whose devices are driven from here, beside the browser's own loop."""

    def __init__(self) -> None:
        self._people: list[Client] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(600)

    def devices(self, url: str, number: int) -> list[Client]:
        self._people = [Client(url) for _ in range(number)]
        for person in self._people:
            self.do(person.start())
        return self._people

    def stop(self) -> None:
        for person in self._people:
            self.do(person.stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@pytest.fixture
def hands() -> Iterator[Hands]:
    started = Hands()
    yield started
    started.stop()


class Ear:
    """Listens to a page: which step of a stream has reached it, and whether it still loads."""

    def __init__(self, page: Page, viewer: str) -> None:
        self._page, self._viewer = page, viewer
        self._step = 0
        self._loading: set[str] = set()
        page.on("websocket", lambda socket: socket.on("framereceived", self._on_frame))
        page.on("request", lambda request: self._loading.add(request.url))
        page.on("requestfinished", lambda request: self._loading.discard(request.url))
        page.on("requestfailed", lambda request: self._loading.discard(request.url))

    def _on_frame(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("viewer") == self._viewer:
            steps = [step["step"] for step in message.get("steps", [])]
            self._step = max([self._step, message.get("step", 0), *steps])

    def hear(self, step: int) -> list[str]:
        """What is announced until this step is taken in, and all that it asks for is there."""
        calm = 0
        for _ in range(PATIENCE):
            calm = calm + 1 if self._step >= step and not self._loading else 0
            if calm > CALM:
                return heard(self._page)
            self._page.wait_for_timeout(20)
        raise AssertionError(f"the page is on step {self._step}, not on {step}")


def said(speech: Speech, seat: int, action: Json, view: Json) -> str:
    if action["type"] == "Ready":
        text = "lays " + " | ".join(action["program"]["levels"])
    else:
        text = speech.action(action, view)
    return f"> {NAMES[seat]}: {text}"


async def seated(people: list[Client], game: str) -> str:
    """Lay a table for two; the first device is also the browser's."""
    ada, bea = people
    wanted = {"game": game, "seats": 2, "options": OPTIONS[game], "name": NAMES[0]}
    made = await ada.request("POST", "/api/tables", wanted)
    table = await ada.open(table=made["table"])
    await bea.open(code=made["links"]["invite"])
    await bea.ask("take", table=table, seat=1, name=NAMES[1])
    if game == "dive":
        await ada.ask("sonar", table=table, seat=0, on=True)
    return table


async def taken_in(people: list[Client], table: str) -> int:
    """Wait until both devices know the same; the step of the first."""
    ada, bea = people
    await until(lambda: ada.document(table, 0)["table"] == bea.document(table, 1)["table"], 60)
    return ada.tables[table]["0"].step


def transcript(page: Page, fixed: Local, hands: Hands, game: str) -> Iterator[str]:
    people = hands.devices(fixed.url, 2)
    ada, bea = people
    table = hands.do(seated(people, game))
    page.context.add_cookies([{"name": "divetable", "value": ada.cookie, "url": fixed.url}])
    page.evaluate("localStorage.setItem('divetable-sonar', 'on')")  # she cannot see the stack
    listen(page)
    ear = Ear(page, "0")
    page.goto(f"{fixed.url}/table/{table}")
    yield from ear.hear(hands.do(taken_in(people, table)))
    yield "> The game begins"
    hands.do(ada.ask("start", table=table))
    page.get_by_role("log").wait_for(state="attached")  # the board has been fetched
    yield from ear.hear(hands.do(taken_in(people, table)))
    dice = Random(game)
    speech = speech_of(game, NAMES, "en")
    for _ in range(LONG_ENOUGH[game]):
        shown = ada.document(table, 0)["table"]
        if shown["phase"] == "over":
            break
        seat = shown["awaited"][0]
        mine = people[seat].document(table, seat)
        action = any_action(mine, dice)
        yield said(speech, seat, action, mine["view"])
        hands.do(people[seat].act(table, seat, action))
        yield from ear.hear(hands.do(taken_in(people, table)))
    else:
        yield "> Bea gives up"
        hands.do(bea.ask("resign", table=table, seat=1))
        yield from ear.hear(hands.do(taken_in(people, table)))


@pytest.mark.parametrize("game", ["dive", "scuba", "divers"])
def test_what_is_announced(visit: Visit, fixed: Local, hands: Hands, game: str) -> None:
    page = visit(fixed.url)
    text = "\n".join(transcript(page, fixed, hands, game)) + "\n"
    path = HERE / f"announced-{game}.txt"
    if os.environ.get("TRANSCRIPTS") == "new":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")

    assert text.splitlines() == path.read_text("utf-8").splitlines()
