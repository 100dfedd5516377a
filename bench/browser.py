"""The browser client: bytes and time of the first screen, frames while something moves on a board.

The browser slows the page's CPU down four-fold. A screen is interactive when its first button is
painted and the page has nothing else to do. Games are played by bots, for the seat of the host
too, once its time is up. In Dive that is later, so that a dive is shown to its end before the next:
otherwise pictures of the stack would be drawn all the time, by the server and on the same cores.

Frames are those that the browser shows, as its compositor notes them in a trace. Counting frames
in the page (`requestAnimationFrame`) would count something else: what moves by `transform` or
`opacity` is moved by the compositor also while the page is at work on the next step, and the
counting itself keeps the page at work. A frame is lost if something moved and none was shown;
before the first frame of a movement it is not lost but the movement begins later (`begins_ms`:
what is drawn for the first time must be painted). `at_work_ms` is the page's longest task: until
then nothing else that it draws, and no key or press, is heeded. Other load on the machine makes it
all look slower than it is: `plain` is a page on which only a square moves, before each game.
"""

import json
import os
import tempfile
from collections import defaultdict
from collections.abc import Generator, Iterator
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
SECONDS = 8  # of watching a game
WATCHED = 3  # times
MOVE_SECONDS = {"dive": SECONDS, "scuba": 1, "divers": 1}  # until a bot plays for the host
BOT_PAUSE = 1.0  # seconds: slowly enough that moves are shown one by one
HERTZ = 60
GOALS = {"first_screen_bytes": 150_000, "interactive_median_ms": 1000, "fps": HERTZ}
TRACED = ["disabled-by-default-devtools.timeline.frame"]

INTERACTIVE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('.games button.main:not(:disabled)')) return
  observer.disconnect()
  requestAnimationFrame(() => setTimeout(() => (window.interactive = performance.now())))
}).observe(document, { childList: true, subtree: true })
"""
AT_WORK = """
window.atWork = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.atWork = Math.max(window.atWork, duration)
}).observe({ entryTypes: ['longtask'] })
"""
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


def plain_frames(browser: Browser, server: Server) -> dict[str, float]:
    """How a square moves on a page that has nothing else to do."""
    with visitor(browser, server) as (page, _):
        page.goto("/healthz")
        page.evaluate(SQUARE)
        return watched(browser, page, SECONDS / 4)


def frames(browser: Browser, server: Server, game: str) -> dict[str, float]:
    """How a game that plays itself moves."""
    with visitor(browser, server) as (page, _):
        page.goto("/")
        options = {"close_delay": 0} if game == "dive" else {}
        wanted = {"game": game, "seats": 3, "options": options, "name": "Ada"}
        settings = {"move_seconds": MOVE_SECONDS[game], "late": "bot"}
        made = page.request.post("/api/tables", data={**wanted, "settings": settings}).json()
        page.goto(f"/table/{made['table']}")
        page.get_by_role("button", name="Fill the table with bots").click()
        page.get_by_role("button", name="Start the game").click()
        page.get_by_role("log").wait_for()
        page.wait_for_timeout(1000 * BOT_PAUSE)  # the board itself is drawn by then
        if game == "dive":
            page.get_by_role("heading", name="The dive").wait_for()
        return watched(browser, page, SECONDS)


def watched(browser: Browser, page: Page, seconds: float) -> dict[str, float]:
    page.evaluate(AT_WORK)
    browser.start_tracing(page=page, categories=TRACED)
    page.wait_for_timeout(1000 * seconds)
    trace = json.loads(browser.stop_tracing())
    return {**told(shown_or_lost(trace["traceEvents"])), "at_work_ms": page.evaluate("atWork")}


def shown_or_lost(events: list[dict[str, Any]]) -> dict[int, bool]:
    """The ticks of the screen's clock at which something moved: whether a new frame was shown."""
    reports: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
    for event in events:
        report = event.get("args", {}).get("frame_reporter")
        if report and (report["has_compositor_animation"] or report["has_main_animation"]):
            reports[report["frame_sequence"]].append(report)
    idle = "STATE_NO_UPDATE_DESIRED"  # it moves where nobody sees it, or the page let it wait
    return {
        tick: any(is_shown(report) for report in told)
        for tick, told in sorted(reports.items())
        if any(report["state"] != idle for report in told)
    }


def is_shown(report: dict[str, Any]) -> bool:
    """What the page moves is shown only if all is; the compositor's is shown without the page's."""
    state = str(report["state"])
    partial = state == "STATE_PRESENTED_PARTIAL" and bool(report["has_compositor_animation"])
    return state == "STATE_PRESENTED_ALL" or partial


def movements(ticks: dict[int, bool]) -> Iterator[list[bool]]:
    """The frames of what moves without a pause."""
    together: list[bool] = []
    before = None
    for tick, shown in ticks.items():
        if together and tick - 1 != before:
            yield together
            together = []
        together.append(shown)
        before = tick
    if together:
        yield together


def told(ticks: dict[int, bool]) -> dict[str, float]:
    seen = [moved for moved in movements(ticks) if any(moved)]
    if not seen:
        return {"frames": 0}
    begins = [moved.index(True) for moved in seen]
    after = [shown for moved, begin in zip(seen, begins, strict=True) for shown in moved[begin:]]
    return {
        "frames": sum(after),
        "fps": round(HERTZ * sum(after) / len(after), 1),
        "lost": len(after) - sum(after),
        "begins_ms": round(1000 / HERTZ * max(begins)),
    }


def middle(times: list[dict[str, float]]) -> dict[str, float]:
    """The median of each figure."""
    return {name: median(time.get(name, 0) for time in times) for name in max(times, key=len)}


def run(report: bool = True) -> dict[str, object]:
    web.build()
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(node.node())
    boards: defaultdict[str, list[dict[str, float]]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), pause=BOT_PAUSE)
        browser = playwright.chromium.launch(**launching())
        try:
            turns = [first_screen(browser, server) for _ in range(TURNS)]
            for _ in range(WATCHED):
                for game in GAMES:
                    boards["plain"].append(plain_frames(browser, server))
                    boards[game].append(frames(browser, server, game))
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
        for game, times in boards.items():
            each = ", ".join(str(time.get("fps", 0)) for time in times)
            print(f"{game:22} fps {each}   (goal: {HERTZ})")
            told = "  ".join(f"{name} {value}" for name, value in middle(times).items())
            print(f"{'':22} median: {told}")
    medians = {game: middle(times) for game, times in boards.items()}
    return {**figures, "boards": medians, "goals": GOALS}
