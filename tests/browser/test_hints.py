"""Bots that think, in the browser: a hint, and what a bot says it thought."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from divetable.core.values import replace
from divetable.tables.records import Record
from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.people import assert_accessible, assert_fits, button, lay_by_keys, opened
from tests.browser.records import recorded
from tests.browser.test_replay import opened_record

pytestmark = pytest.mark.browser

Keep = Callable[..., None]
MOST_ATTEMPTS = 5
READY = """async () => {
  const games = await (await fetch('/api/ready')).json()
  return games.some(({ bots }) => bots === 1) && games.every(({ pictures }) => pictures === 1)
}"""
UNTIL_COMPILED = 1_200_000  # milliseconds; what was compiled is kept for the next time


@pytest.fixture(scope="module")
def wise(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots think."""
    started = Server(tmp_path_factory.mktemp("wise"), thinking=True)
    yield started
    started.stop()


def opened_with_bots(page: Page, game: str, **options: object) -> None:
    """A table of two at which the other is a bot that says what it thinks."""
    settings = {"bots_explain": True}
    body = {"game": game, "seats": 2, "options": options, "name": "Ada", "settings": settings}
    made = page.request.post("/api/tables", data=body).json()
    page.goto(f"/table/{made['table']}")
    page.get_by_role("radio", name="Umi").check()
    page.get_by_role("button", name="Seat 2: Umi").click()
    button(page, "Start the game").click()


def hinted(page: Page) -> Locator:
    """Ask for a hint when all is ready. Where a quick judgement stood in, because the machine is
    busy, ask again."""
    page.wait_for_function(READY, timeout=UNTIL_COMPILED, polling=1000)
    hint = page.locator(".hint")
    for _ in range(MOST_ATTEMPTS):
        button(page, "What would a bot do?").click(timeout=UNTIL_COMPILED)
        expect(hint.locator(".chosen")).to_be_visible(timeout=UNTIL_COMPILED)
        expect(button(page, "What would a bot do?")).to_be_enabled()
        if not hint.get_by_text("A quick judgement").is_visible():
            return hint
        button(page, "Close the hint").click()
    raise AssertionError("no bot has time to think")


def all_of(hint: Locator) -> Locator:
    """Have it tell what else was weighed, and what was believed."""
    for summary in ("What else it weighed", "What it believes"):
        told = hint.locator("details", has_text=summary)
        if told.count() and told.get_attribute("open") is None:
            told.locator("summary").click()
    return hint


def test_who_waits_long_for_a_bot_is_told_why(visit: Visit, keep: Keep, tmp_path: Path) -> None:
    """On a fresh machine what bots need is compiled first; this one just takes its time."""
    slow = Server(tmp_path, pause=600)
    try:
        page = visit(base_url=slow.url, **PHONE)
        opened(page, "scuba", start_player=1)
        page.get_by_role("button", name="Seat 2: random").click()
        button(page, "Start the game").click()
        told = page.locator("[aria-live] p", has_text="still thinking")
        expect(page.get_by_role("heading", name="Players")).to_be_visible()
        assert not told.is_visible()
        expect(told).to_be_visible()
        assert_fits(page)
        assert_accessible(page)
        keep(page, "bots-get-ready")
    finally:
        slow.stop()


def percents(texts: list[str]) -> list[int]:
    return [int(found[1]) for text in texts if (found := re.search(r"(\d+)\s?%", text))]


def test_a_hint_and_what_a_bot_thought_in_dive(visit: Visit, keep: Keep, wise: Server) -> None:
    page = visit(base_url=wise.url)
    opened_with_bots(page, "dive", close_delay=0)

    hint = all_of(hinted(page))
    numbers = hint.locator(".number").all_inner_texts()
    assert len(numbers) > 1  # what is about as good says so
    worth = percents(numbers)
    assert worth == sorted(worth, reverse=True)
    expect(hint.locator(".reasons li").first).to_be_visible()
    mine = page.get_by_role("region", name="My board")
    expect(mine.locator(".would").first).to_be_visible()  # where it would lay its air
    expect(mine).to_contain_text("a bot would lay here: air")
    expect(hint.get_by_role("columnheader", name="shark")).to_be_visible()
    for level in range(1, 6):
        four_chances = re.compile(rf"^Level {level}( \d+\s?%){{4}}$")
        expect(hint.get_by_role("row", name=four_chances)).to_be_visible()
    keep(page, "hint-dive-desktop")
    assert_accessible(page)

    said = page.locator(".thoughts", has_text=re.compile("What Umi"))
    for round in range(1, MOST_ATTEMPTS + 1):
        lay_by_keys(page, {1: 1})
        button(page, "Ready").click()
        expect(hint).to_be_hidden(timeout=UNTIL_COMPILED)
        expect(page.get_by_text(f"Round {round + 1}", exact=True)).to_be_visible(
            timeout=UNTIL_COMPILED
        )
        if said.is_visible():
            break
    all_of(said)
    expect(said.locator(".weighed li").first).to_be_visible()
    expect(said.locator(".believed")).to_contain_text("Level 1")
    expect(page.locator("[role=log] button", has_text="Round").first).to_be_visible()
    keep(page, "explained-dive-desktop")
    assert_accessible(page)


@pytest.mark.parametrize("game", ["scuba", "divers"])
def test_a_hint_on_a_phone(visit: Visit, keep: Keep, wise: Server, game: str) -> None:
    page = visit(base_url=wise.url, **PHONE)
    opened_with_bots(page, game)

    hint = hinted(page)
    on_board = page.get_by_role("grid").get_by_label(re.compile("a bot's choice"))
    expect(on_board).to_have_count(1)
    expect(on_board).to_be_in_viewport()
    worth = percents(all_of(hint).locator(".number").all_inner_texts())
    assert worth == sorted(worth, reverse=True)
    assert not re.search(r"bots-|reasons-|undefined|\{", hint.inner_text())
    keep(page, f"hint-{game}-phone", whole=False)
    assert_accessible(page)
    assert_fits(page)

    button(page, "All of the hint").click()
    expect(hint.locator(".chosen")).to_be_visible()
    expect(hint.locator(".reasons")).to_be_hidden()
    button(page, "Close the hint").click()
    expect(hint).to_be_hidden()
    expect(on_board).to_have_count(0)


def thoughtful(record: Record) -> Record:
    """Every second step was a bot's, and old bots said much twice."""
    weighed = [
        {"action": {"type": "Enter", "column": column}, "worth": worth}
        for column, worth in ((4, 0.4), (5, 0.6), (5, 0.6))
    ]
    chances = [["event", 0.5], ["clownfish", 0.5]]
    tiles = [{"tile": tile, "square": 12, "chances": chances} for tile in (3, 4)]
    steps = [
        replace(
            step,
            thought={
                "level": "expert",
                "action": {"type": "Enter", "column": 4},
                "alternatives": weighed,
                "belief": {"tiles": tiles},
                "simulations": 48,
            },
        )
        if step.number % 2
        else step
        for step in record.steps
    ]
    return replace(record, steps=steps)


def test_one_panel_follows_the_replay_and_the_log(visit: Visit, keep: Keep, tmp_path: Path) -> None:
    page = visit("/replay/file")
    opened_record(page, thoughtful(recorded("scuba", {}, seats=2)), tmp_path)
    panel, slider = page.locator(".thoughts"), page.get_by_role("slider", name="Step")

    slider.fill("2")
    expect(panel).to_contain_text("No bot thought about this step")
    slider.fill("3")
    expect(panel.locator(".chosen")).to_contain_text("Jump in at column 4")
    expect(panel.locator(".weighed li")).to_have_text([re.compile("column 5.*about as good", re.S)])
    all_of(panel)
    expect(panel.locator(".believed li")).to_have_text(
        ["Covered red tile: event 50% · clownfish 50%"]
    )
    keep(page, "thoughts-replay-desktop")
    assert_accessible(page)

    slider.fill("12")
    line = page.locator("[role=log] button[aria-pressed]").first
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(panel.locator(".chosen")).to_be_visible()
    slider.fill("14")
    expect(panel).to_contain_text("No bot thought about this step")
