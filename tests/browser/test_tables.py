"""What can be done at every table, whatever is played there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.people import air, assert_accessible, button, lay_by_keys, opened

pytestmark = pytest.mark.browser

Keep = Callable[[Page, str], None]


def test_a_pause_needs_everybody(visit: Visit) -> None:
    ada, bea = visit(), visit()
    made = opened(ada)
    bea.goto(f"/join/{made['links']['invite']}")
    button(bea, "Take seat 2").click()
    button(ada, "Start the game").click()

    button(ada, "Pause").click()
    expect(bea.get_by_text("Ada would like a pause.").first).to_be_visible()
    assert_accessible(bea)
    button(bea, "No").click()
    expect(ada.get_by_role("log")).to_contain_text("Diver says no.")
    button(bea, "Pause").click()
    button(ada, "Agree").click()

    for page in (ada, bea):
        expect(page.get_by_text("The game is paused.")).to_be_visible()
    button(ada, "Go on").click()
    button(bea, "Agree").click()
    expect(ada.get_by_text("The game is paused.")).to_be_hidden()


def test_what_taught_nobody_anything_is_taken_back_at_once(visit: Visit) -> None:
    ada, bea = visit(), visit()
    made = opened(ada)
    bea.goto(f"/join/{made['links']['invite']}")
    button(bea, "Take seat 2").click()
    button(ada, "Start the game").click()
    lay_by_keys(ada, {1: 1})
    button(ada, "Ready").click()

    button(ada, "Take back").click()

    expect(button(ada, "Ready")).to_be_visible()
    expect(bea.get_by_role("log")).to_contain_text("Ada took back a move.")


def test_a_seat_goes_on_on_another_device(visit: Visit) -> None:
    page, phone = visit(), visit(**PHONE)
    opened(page, seats=1)
    button(page, "Start the game").click()
    lay_by_keys(page, {3: 1})
    page.locator("summary", has_text="Invite others").click()
    button(page, "Continue on another device").click()
    link = page.get_by_label(re.compile("^To continue in your seat")).input_value()

    phone.goto(link)
    expect(button(phone, "Take over the seat")).to_be_visible()
    assert_accessible(phone)
    button(phone, "Take over the seat").tap()

    expect(air(phone, 3)).to_have_accessible_name("Air 3, on level 1, no shark")
    expect(page.get_by_role("heading", name="My board")).to_be_hidden()
