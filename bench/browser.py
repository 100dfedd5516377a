"""The browser client: bytes and time of the first screen, frames while something moves on a board.

The browser slows the page's CPU down four-fold. A screen is interactive when its first button is
painted and the page has nothing else to do. Frames are those of the browser's own clock, counted
only while something moves; a frame is late if a whole one was left out before it. Games are played
by bots, for the seat of the host too, once its time is up. Other load on the machine makes it look
slower than it is: trust the best of some turns, and compare frames with those of an empty page on
which a square moves (`plain`).
"""

import os
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import launching
from tests.browser.conftest import DESKTOP, Server
from tools import node, web

SLOWER = 4
TURNS = 5
GAMES = ("dive", "scuba", "divers")
SECONDS = 12  # of watching each game
BOT_PAUSE = 1.0  # seconds: slowly enough that moves are shown one by one
LATE = 1.5  # of a sixtieth of a second
GOALS = {"first_screen_bytes": 150_000, "interactive_ms": 1000, "fps": 60}

INTERACTIVE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('.games button.main:not(:disabled)')) return
  observer.disconnect()
  requestAnimationFrame(() => setTimeout(() => (window.interactive = performance.now())))
}).observe(document, { childList: true, subtree: true })
"""
FRAMES = """(seconds) => new Promise((done) => {
  const times = []
  const until = performance.now() + 1000 * seconds
  let before = null
  const frame = (now) => {
    const moves = document.getAnimations().some((one) => one.playState === 'running')
    if (moves && before !== null) times.push(now - before)
    before = moves ? now : null
    if (now < until) requestAnimationFrame(frame)
    else done(times)
  }
  requestAnimationFrame(frame)
})"""

SQUARE = """() => {
  const square = document.body.appendChild(document.createElement('div'))
  square.attributeStyleMap.set('width', CSS.px(90))
  square.attributeStyleMap.set('height', CSS.px(90))
  square.attributeStyleMap.set('background-color', 'teal')
  square.animate({ translate: ['0 0', '400px 200px'] }, { duration: 900, iterations: Infinity })
}"""


@contextmanager
def visitor(browser: Browser, server: Server) -> Generator[tuple[Page, Any]]:
    """A new visitor with a slow machine and empty caches."""
    context = browser.new_context(**DESKTOP, base_url=server.url, service_workers="block")
    page = context.new_page()
    session: Any = context.new_cdp_session(page)  # what it sends has no types
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield page, session
    context.close()


def first_screen(browser: Browser, server: Server) -> dict[str, float]:
    with visitor(browser, server) as (page, session):
        sizes: list[float] = []

        def count(sent: dict[str, Any]) -> None:
            sizes.append(sent["encodedDataLength"])

        session.on("Network.loadingFinished", count)
        session.send("Network.enable")
        page.add_init_script(INTERACTIVE)
        page.goto("/")
        page.wait_for_function("() => window.interactive")
        page.wait_for_load_state("networkidle")
        return {"bytes": sum(sizes), "ms": page.evaluate("window.interactive")}


def plain_frames(browser: Browser, server: Server) -> dict[str, Any]:
    """How a square moves on a page that has nothing else to do."""
    with visitor(browser, server) as (page, _):
        page.goto("/healthz")
        page.evaluate(SQUARE)
        return told(page.evaluate(FRAMES, SECONDS / 4))


def frames(browser: Browser, server: Server, game: str) -> dict[str, Any]:
    """How a game that plays itself moves."""
    with visitor(browser, server) as (page, _):
        page.goto("/")
        options = {"close_delay": 0} if game == "dive" else {}
        wanted = {"game": game, "seats": 3, "options": options, "name": "Ada"}
        settings = {"move_seconds": 1, "late": "bot"}
        made = page.request.post("/api/tables", data={**wanted, "settings": settings}).json()
        page.goto(f"/table/{made['table']}")
        page.get_by_role("button", name="Fill the table with bots").click()
        page.get_by_role("button", name="Start the game").click()
        page.get_by_role("log").wait_for()
        return told(page.evaluate(FRAMES, SECONDS))


def told(times: list[float]) -> dict[str, Any]:
    if not times:
        return {"frames": 0}
    late = sum(time > LATE * 1000 / 60 for time in times)
    fps = round(1000 * len(times) / sum(times), 1)
    return {"frames": len(times), "fps": fps, "late": late, "longest_ms": round(max(times))}


def run(report: bool = True) -> dict[str, object]:
    web.build()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.node())
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), pause=BOT_PAUSE)
        browser = playwright.chromium.launch(**launching())
        try:
            turns = [first_screen(browser, server) for _ in range(TURNS)]
            boards = {"plain": plain_frames(browser, server)}
            boards |= {game: frames(browser, server, game) for game in GAMES}
        finally:
            browser.close()
            server.stop()
    figures: dict[str, object] = {
        "first_screen_bytes": round(max(turn["bytes"] for turn in turns)),
        "interactive_ms": round(min(turn["ms"] for turn in turns)),
        "interactive_median_ms": round(median(turn["ms"] for turn in turns)),
    }
    if report:
        print(f"browser, CPU {SLOWER} times slower")
        for name, figure in figures.items():
            goal = f"   (goal: below {GOALS[name]})" if name in GOALS else ""
            print(f"{name:22} {figure}{goal}")
        for game, board in boards.items():
            told = "  ".join(f"{name} {value}" for name, value in board.items())
            print(f"{game:22} {told}   (goal: {GOALS['fps']} fps)")
    return {**figures, "boards": boards, "goals": GOALS}
