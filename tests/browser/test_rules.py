"""The rulebook: found, read, linked, and beside the game."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.people import assert_accessible, assert_fits, button, lay_by_keys, opened

pytestmark = pytest.mark.browser

Keep = Callable[..., None]


@pytest.mark.parametrize(
    ("size", "how"), [("desktop", DESKTOP), ("phone", PHONE)], ids=["desktop", "phone"]
)
@pytest.mark.parametrize("book", ["dive", "scuba", "divers", "table"])
def test_every_book_is_fit_for_everyone(
    visit: Visit, keep: Keep, size: str, how: dict[str, Any], book: str
) -> None:
    page = visit(f"/rules/{book}", **how)
    expect(page.get_by_role("article")).to_be_visible()

    assert page.locator(".rule").count() > 30
    tips = page.get_by_role("list", name="Eight tips").get_by_role("listitem")
    expect(tips).to_have_count(8 if book == "divers" else 0)
    keep(page, f"rules-{book}-{size}", whole=False)
    assert_accessible(page)
    assert_fits(page)


def test_a_rule_has_an_address_and_leads_to_others(visit: Visit) -> None:
    page = visit("/rules/dive#D-2.14")

    expect(page.locator("[id='D-2.14']")).to_be_focused()
    expect(page.locator("[id='D-2.14']")).to_be_in_viewport()
    page.locator("[id='D-2.14']").get_by_role("link", name="D-2.46").click()
    expect(page).to_have_url(re.compile("/rules/dive#D-2.46$"))
    expect(page.locator("[id='D-2.46']")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("[id='D-2.14']")).to_be_in_viewport()


def test_rules_are_found_by_number_and_by_word_with_keys_alone(visit: Visit) -> None:
    page = visit("/rules/dive")
    search = page.get_by_role("searchbox", name="Search these rules")

    search.press_sequentially("tie highest")
    expect(page.get_by_text("rules found.")).to_be_visible()
    expect(page.locator("[id='D-2.33']")).to_be_visible()
    expect(page.locator("[id='D-2.35']")).to_be_hidden()
    search.fill("q-16")
    expect(page.locator("[id='D-Q16']")).to_be_visible()
    search.fill("xyzzy")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    search.fill("")
    expect(page.locator("[id='D-2.35']")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "title"),
    [
        ("nl-BE", "Spelregels"),
        ("de-AT", "Spielregeln"),
        ("fr-FR", "Règles"),
        ("sv-SE", "Spelregler"),
    ],
)
def test_rules_are_read_in_ones_language(visit: Visit, keep: Keep, locale: str, title: str) -> None:
    english = visit("/rules/scuba").locator("[id='S-5.2'] div").inner_text()

    page = visit("/rules/scuba#S-5.2", locale=locale)

    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator("[id='S-5.2'] div")).not_to_have_text(english)
    keep(page, f"rules-{locale}", whole=False)


def test_a_line_of_the_log_says_why_without_leaving_the_game(visit: Visit, keep: Keep) -> None:
    page = visit()
    opened(page, seats=1)
    button(page, "Start the game").click()
    lay_by_keys(page, {1: 1, 2: 2})
    button(page, "Ready").click()
    line = page.get_by_role("log").get_by_role("listitem").filter(has_text="boards are open")

    line.get_by_role("button", name="Why? Rule D-2.18").click()
    dialog = page.get_by_role("dialog", name="Why?")
    expect(dialog).to_contain_text("All boards are revealed in full at the same moment")
    keep(page, "why")
    assert_accessible(page)
    dialog.get_by_role("link", name="D-6.12").click()
    expect(dialog).to_contain_text("One card is revealed at the start of every Phase 2")
    page.keyboard.press("Escape")

    expect(dialog).to_be_hidden()
    expect(page.get_by_role("heading", name="My board")).to_be_visible()


def test_a_refusal_says_why(visit: Visit) -> None:
    page = visit("/join/nonsense")

    page.get_by_role("alert").get_by_role("button", name="Rule T-1.6").click()

    expect(page.get_by_role("dialog")).to_contain_text("a link that moves it to another device")
