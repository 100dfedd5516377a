"""Bots that think, in the browser: a hint, and what a bot says it thought."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.people import assert_accessible, assert_fits, button, lay_by_keys, opened

pytestmark = pytest.mark.browser

Keep = Callable[[Page, str], None]
MOST_ATTEMPTS = 5
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
    """Ask for a hint. On a machine that is too busy the bot finds nothing in time: ask again."""
    hint = page.locator(".hint")
    weighed = hint.locator(".weighed li").first
    for _ in range(MOST_ATTEMPTS):
        button(page, "What would a bot do?").click(timeout=UNTIL_COMPILED)
        nothing = hint.get_by_text("Nothing had to be weighed")
        expect(weighed.or_(nothing)).to_be_visible(timeout=UNTIL_COMPILED)
        expect(button(page, "What would a bot do?")).to_be_enabled()
        if weighed.is_visible():
            return hint
    raise AssertionError("no bot has time to think")


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

    hint = hinted(page)
    worth = percents(hint.locator(".weighed .number").all_inner_texts())
    assert len(worth) > 1
    assert worth == sorted(worth, reverse=True)
    expect(hint.get_by_text("its choice")).to_have_count(1)
    expect(hint.get_by_role("columnheader", name="shark")).to_be_visible()
    for level in range(1, 6):
        four_chances = re.compile(rf"^Level {level}:( \d+\s?%){{4}}$")
        expect(hint.get_by_role("row", name=four_chances)).to_be_visible()
    keep(page, "hint-dive-desktop")
    assert_accessible(page)

    said = page.locator("details", has_text=re.compile("What Umi"))
    for round in range(1, MOST_ATTEMPTS + 1):
        lay_by_keys(page, {1: 1})
        button(page, "Ready").click()
        expect(hint).to_be_hidden(timeout=UNTIL_COMPILED)
        expect(page.get_by_text(f"Round {round + 1}", exact=True)).to_be_visible(
            timeout=UNTIL_COMPILED
        )
        if said.is_visible():
            break
    said.locator("summary").click()
    expect(said.locator(".weighed li").first).to_be_visible()
    expect(said.locator(".believed")).to_contain_text("Level 1:")
    keep(page, "explained-dive-desktop")
    assert_accessible(page)


@pytest.mark.parametrize("game", ["scuba", "divers"])
def test_a_hint_on_a_phone(visit: Visit, keep: Keep, wise: Server, game: str) -> None:
    page = visit(base_url=wise.url, **PHONE)
    opened_with_bots(page, game)

    hint = hinted(page)
    worth = percents(hint.locator(".weighed .number").all_inner_texts())
    assert worth == sorted(worth, reverse=True)
    assert not re.search(r"bots-|undefined|\{", hint.inner_text())
    keep(page, f"hint-{game}-phone")
    assert_accessible(page)
    assert_fits(page)
