"""Aids, practice, lent eyes and the log, as people see them."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.people import air, assert_accessible, assert_fits, button, lay_by_keys

pytestmark = pytest.mark.browser

Keep = Callable[..., None]


def begun(ada: Page, bea: Page | None = None, seats: int = 2, **settings: Any) -> dict[str, Any]:
    """Ada at a table of Dive, with Bea or bots, started."""
    options = {"close_delay": 0}
    body = {"game": "dive", "seats": seats, "options": options, "settings": settings, "name": "Ada"}
    made: dict[str, Any] = ada.request.post("/api/tables", data=body).json()
    ada.goto(f"/table/{made['table']}")
    if bea is not None:
        bea.goto(f"/join/{made['links']['invite']}")
        bea.get_by_label("Your name").fill("Bea")
        button(bea, "Take seat 2").click()
    elif seats > 1:
        ada.get_by_role("button", name="Seat 2: random").click()
    button(ada, "Start the game").click()
    return made


def dive(*people: Page) -> None:
    """Everybody lays air and is ready; the dive is shown to its end."""
    for page in people:
        lay_by_keys(page, {5: 1})
        button(page, "Ready").click()
    for page in people:
        button(page, "Continue").click()


def log_of(page: Page) -> Locator:
    return page.get_by_role("log")


def switch_sonar(page: Page, keep: Keep | None = None) -> None:
    button(page, "Settings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("9 times in 10")).to_be_visible()
    dialog.get_by_label("Sonar instead of the picture").click()
    if keep:
        keep(page, "settings-sonar", whole=False)
        assert_accessible(page)
    button(page, "Close").click()


def test_sonar_is_a_setting_of_the_person_and_everybody_sees_who_uses_it(
    visit: Visit, keep: Keep
) -> None:
    """[T-6.5]"""
    ada, spectator = visit(**PHONE), visit()
    made = begun(ada, seats=1)
    spectator.goto(f"/watch/{made['links']['watch']}")
    expect(button(ada, "Sonar")).to_be_hidden()

    switch_sonar(ada, keep)
    lines = ada.get_by_role("list", name="What sonar hears").get_by_role("listitem")
    expect(lines).to_have_count(5)
    expect(lines.first).to_contain_text(re.compile(r"^Level 1: almost certainly .*shark"))
    expect(spectator.get_by_text("uses sonar")).to_be_visible()
    keep(ada, "ocean-sonar-phone")
    assert_fits(ada)
    switch_sonar(ada)
    expect(spectator.get_by_text("uses sonar")).to_be_hidden()


def test_a_table_without_sonar_says_so(visit: Visit) -> None:
    """[T-6.5]"""
    ada = visit()
    begun(ada, seats=1, sonar=False)
    switch_sonar(ada)

    expect(ada.get_by_text("This table plays without sonar.")).to_be_visible()


def test_against_bots_a_dive_is_not_taken_back_and_the_reason_is_told(
    visit: Visit, keep: Keep
) -> None:
    """[T-3.5]"""
    ada = visit()
    begun(ada)
    dive(ada)
    button(ada, "Take back").click()

    told = ada.get_by_role("alert").filter(has_text="nobody here could say no")
    expect(told).to_be_visible()
    keep(ada, "no-take-back", whole=False)


def test_at_a_practice_table_everything_is_taken_back_and_everybody_sees_it(
    visit: Visit, keep: Keep
) -> None:
    """[T-3.5]"""
    ada, spectator = visit(**PHONE), visit()
    made = begun(ada, practice=True)
    spectator.goto(f"/watch/{made['links']['watch']}")
    expect(spectator.get_by_text("You can take back anything here.")).to_be_visible()
    dive(ada)
    keep(ada, "practice-phone")
    button(ada, "Take back").click()

    expect(ada.get_by_text("Round 1", exact=True)).to_be_visible()
    assert_accessible(ada)


def test_the_log_is_there_again_and_forgets_the_cards_of_earlier_dives(visit: Visit) -> None:
    """[T-6.9] Also in a browser that stays open."""
    ada, bea = visit(), visit()
    begun(ada, bea)
    dive(ada, bea)
    shown = log_of(ada).get_by_text(re.compile("^Level 1:"))
    expect(shown).to_have_count(1)
    first = log_of(ada).inner_text()
    ada.reload()
    expect(log_of(ada)).to_have_text(re.compile("Level 1:"))
    assert log_of(ada).inner_text() == first

    dive(ada, bea)
    for page in (ada, bea):
        expect(log_of(page).get_by_text(re.compile("^Level 1:"))).to_have_count(1)
    stayed = log_of(bea).inner_text()
    bea.reload()
    expect(log_of(bea)).to_have_text(re.compile("Level 1:"))
    assert log_of(bea).inner_text() == stayed


def test_whoever_lends_their_eyes_is_warned_and_a_spectator_looks_through_them(
    visit: Visit, keep: Keep
) -> None:
    """[T-6.3]"""
    ada, bea, friend = visit(**PHONE), visit(), visit()
    made = begun(ada, bea)
    friend.goto(f"/watch/{made['links']['watch']}")
    button(ada, "Let spectators look through my eyes").click()
    expect(ada.get_by_role("alert").filter(has_text="people you trust")).to_be_visible()
    keep(ada, "lend-eyes-phone")
    assert_accessible(ada)
    button(ada, "Yes, let them look").click()
    expect(bea.get_by_text("lends their eyes")).to_be_visible()
    lay_by_keys(ada, {5: 1})

    friend.get_by_label("You are watching").select_option("through Ada’s eyes")
    expect(friend.get_by_role("button", name="Ready")).to_be_hidden()
    expect(air(friend, 5)).to_have_accessible_name("Air 5, on level 1, no shark")
    keep(friend, "lent-eyes-desktop")
    button(ada, "Stop lending my eyes").click()
    expect(friend.get_by_label("You are watching")).to_be_hidden()
