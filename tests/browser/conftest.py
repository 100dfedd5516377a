"""A server, a browser, and people in it."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from tests.browser.chromium import launching
from tools import node

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / ".cache" / "screenshots"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 720},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SLOWEST = 180_000  # milliseconds to wait for anything: it only ends what hangs
expect.set_options(timeout=SLOWEST)
DRAWN = """(most) => Promise.race([
  new Promise((late) => setTimeout(late, most)), // a picture may be swallowed on its way
  Promise.all([...document.images].map((image) => image.decode().catch(() => 0))),
])"""


class Server:
    """A real server process on a port of its own."""

    def __init__(
        self,
        data: Path,
        port: int = 0,
        pause: float = 0.02,
        thinking: bool = False,
        folder: Path = ROOT,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        command = [sys.executable, "-m", "tests.browser.server", "serve", "--no-browser"]
        command += [
            f"--port={port}",
            f"--data={data}",
            f"--bot-pause={pause}",
            "--requests-per-second=1000",
            "--tables-per-hour=100000",
        ]
        if not thinking:  # what bots need is compiled first, which takes a while
            command.append("--no-thinking-bots")
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=folder,
            env=environment,
        )
        assert self._process.stdout
        for line in self._process.stdout:
            if found := re.search(r"http://\S+", line):
                self.url = found[0]
                break
        else:
            raise AssertionError("the server did not start")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("data"))
    yield started
    started.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers that a test may stop and start again; what still runs after it is stopped."""
    started: list[Server] = []

    def start(port: int = 0, thinking: bool = False) -> Server:
        started.append(Server(tmp_path, port, thinking=thinking))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.node())  # its own needs more libraries
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(**launching())
        yield started
        started.close()


class Visit(Protocol):
    def __call__(self, path: str = "/", **how: Any) -> Page: ...


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """A person with a browser of their own opens a page; whatever goes wrong in it fails the test.

    Motion is reduced unless a test asks for it: half-faded text is hard to read for machines, too.
    """
    contexts: list[Any] = []
    faults: list[str] = []

    def open_page(path: str = "/", **how: Any) -> Page:
        usual = {"base_url": server.url, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**{**DESKTOP, **usual, **how})
        context.set_default_timeout(SLOWEST)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not [fault for fault in faults if not is_harmless(fault)]


def is_harmless(fault: str) -> bool:
    """A refused request and a lost connection are told to the person, and noted by the browser."""
    return "Failed to load resource" in fault or "WebSocket" in fault


@pytest.fixture(scope="session")
def keep() -> Callable[..., None]:
    """Keep a picture of a screen, for people to look at; of long ones only what is seen first."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)

    def take(page: Page, name: str, whole: bool = True) -> None:
        page.evaluate("scrollTo(0, 0)")
        page.evaluate(DRAWN, SLOWEST)
        for attempt in range(3):  # on a busy machine Chromium is sometimes unable to
            try:
                page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=whole)
                break
            except Error:
                if attempt == 2:
                    raise
                page.wait_for_timeout(500)

    return take
