"""Playing in one room: a device that goes round, or a screen for all with phones around it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.people import (
    assert_accessible,
    assert_fits,
    button,
    lay_by_keys,
    lay_by_taps,
    opened,
)

pytestmark = pytest.mark.browser

Keep = Callable[[Page, str], None]
TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}


def opened_round(page: Page, game: str, *names: str) -> None:
    """Open a table for people who share this device."""
    page.get_by_role("link", name=f"{game}: open a table").click()
    page.get_by_role("combobox", name="Players").select_option(str(len(names)))
    page.get_by_role("radio", name=re.compile("It goes round")).check()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Player {number}").fill(name)
    assert_accessible(page)
    assert_fits(page)
    button(page, "Open the table").click()


def look(page: Page, name: str) -> None:
    button(page, f"{name}: tap to look").click()
    expect(page.get_by_text(f"{name} is looking")).to_be_visible()


def assert_says_nothing_of(page: Page, *secrets: str) -> None:
    """Neither seen nor hidden: it is not in the page."""
    held = page.content()
    assert not [secret for secret in secrets if secret in held]


def test_a_device_goes_round_and_nobody_sees_what_is_not_theirs(visit: Visit, keep: Keep) -> None:
    page = visit(**PHONE)
    opened_round(page, "Dive", "Ada", "Bea")

    expect(page.get_by_role("heading", name="Pass the device to Ada")).to_be_focused()
    assert_says_nothing_of(page, "My board", "Air 1")
    look(page, "Ada")
    lay_by_taps(page, {4: 1, 2: 3})
    button(page, "Ready").tap()
    expect(page.get_by_role("alert")).to_contain_text("level 2 is empty")
    button(page, "Cover").tap()

    expect(page.get_by_role("heading", name="Pass the device to Bea")).to_be_focused()
    assert_says_nothing_of(page, "My board", "Air 4", "level 2 is empty")
    keep(page, "couch-curtain-phone")
    assert_accessible(page)
    assert_fits(page)
    look(page, "Bea")
    assert_says_nothing_of(page, "Air 4, on level 1")
    lay_by_taps(page, {5: 1})
    button(page, "Cover").tap()
    look(page, "Ada")
    expect(page.get_by_role("button", name="Air 2, on level 3, no shark")).to_be_visible()
    assert_says_nothing_of(page, "Air 5, on level 1")
    lay_by_taps(page, {2: 2})
    button(page, "Ready").tap()

    expect(page.get_by_role("heading", name="Pass the device to Bea")).to_be_focused()
    look(page, "Bea")
    expect(page.get_by_role("button", name="Air 5, on level 1, no shark")).to_be_visible()
    button(page, "Ready").tap()
    expect(page.get_by_text("The table lies open: everyone may look.")).to_be_visible()
    assert_says_nothing_of(page, "My board")
    expect(page.get_by_role("heading", name="The dive")).to_be_visible()
    expect(page.get_by_text("Pass the device to")).to_be_visible()
    keep(page, "couch-table-phone")
    assert_accessible(page)
    assert_fits(page)


def test_whoever_puts_the_device_away_covers_it(visit: Visit) -> None:
    page = visit()
    opened_round(page, "Dive", "Ada", "Bea")
    look(page, "Ada")
    lay_by_keys(page, {3: 1})

    page.evaluate(
        """() => {
            Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
            document.dispatchEvent(new Event('visibilitychange'))
        }"""
    )

    expect(page.get_by_role("heading", name="Pass the device to Bea")).to_be_visible()
    look(page, "Ada")
    expect(page.get_by_role("button", name="Air 3, on level 1, no shark")).to_be_visible()


def test_what_was_written_is_still_there_after_the_curtain(visit: Visit) -> None:
    host, friend = visit(), visit(**PHONE)
    made = opened(host, seats=3)
    host.get_by_label(re.compile("^Somebody else plays on this device")).fill("Bea")
    button(host, "Sit down").click()
    friend.goto(f"/join/{made['links']['invite']}")
    button(friend, "Take seat 3").tap()
    friend.get_by_label("Write a message").fill("Have fun, al")
    button(host, "Start the game").click()

    expect(friend.get_by_role("heading", name="My board")).to_be_visible()
    expect(friend.get_by_label("Write a message")).to_have_value("Have fun, al")
    look(host, "Ada")
    host.get_by_label("Write a message").fill("I am not rea")
    button(host, "Cover").click()
    look(host, "Bea")
    expect(host.get_by_label("Write a message")).to_have_value("")
    button(host, "Cover").click()
    look(host, "Ada")

    expect(host.get_by_label("Write a message")).to_have_value("I am not rea")


def test_where_nothing_is_hidden_the_board_just_says_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    opened_round(page, "The Divers", "Ada", "Bea")

    expect(page.get_by_role("status").filter(has_text="is to play")).to_be_visible()
    expect(page.get_by_text("Pass the device to")).to_be_hidden()
    expect(page.get_by_text("tap to look")).to_be_hidden()


def test_points_that_are_hidden_are_covered_between_two_turns(visit: Visit) -> None:
    page = visit()
    opened_round(page, "Scuba", "Ada", "Bea")

    heading = page.get_by_role("heading", name=re.compile("^Pass the device to (Ada|Bea)"))
    expect(heading).to_be_visible()
    name = heading.inner_text().split()[-1]
    look(page, name)


def test_friends_on_one_device_meet_others_in_the_lobby(visit: Visit) -> None:
    host, friend = visit(), visit(**PHONE)
    made = opened(host, seats=3)
    host.get_by_label(re.compile("^Somebody else plays on this device")).fill("Bea")
    button(host, "Sit down").click()
    expect(host.get_by_text("Bea")).to_be_visible()
    friend.goto(f"/join/{made['links']['invite']}")
    button(friend, "Take seat 3").tap()
    assert_accessible(host)
    button(host, "Start the game").click()

    look(host, "Ada")
    button(host, "Pause").click()
    button(friend, "Agree").tap()

    expect(friend.get_by_text("The game is paused.")).to_be_visible()


def test_a_screen_for_all_and_phones_around_it(visit: Visit, keep: Keep) -> None:
    screen, ada, bea = visit(**TELEVISION), visit(**PHONE), visit(**PHONE)
    screen.get_by_role("link", name="Dive: open a table").click()
    screen.get_by_role("combobox", name="Players").select_option("3")
    screen.get_by_role("radio", name=re.compile("It is the screen for all")).check()
    button(screen, "Open the table").click()

    expect(screen.get_by_role("heading", name="Dive: join with your phone")).to_be_visible()
    expect(screen.get_by_role("img", name="QR code: To play")).to_be_visible()
    join = "/join/" + screen.locator(".address").inner_text().rpartition("/")[2]
    for phone, name in ((ada, "Ada"), (bea, "Bea")):
        phone.goto(join)
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name=re.compile("^Take seat")).first.tap()
    expect(screen.get_by_text("Bea")).to_be_visible()
    keep(screen, "couch-joining-television")
    assert_accessible(screen)
    button(screen, "Fill up with bots").click()
    button(screen, "Start the game").click()

    expect(screen.get_by_text("Waiting for")).to_be_visible()
    assert_says_nothing_of(screen, "My board")
    lay_by_taps(ada, {3: 1})
    assert_says_nothing_of(screen, "Air 3")
    button(ada, "Ready").tap()
    expect(screen.get_by_text("Waiting for Bea")).to_be_visible()
    keep(screen, "couch-screen-television")
    assert_accessible(screen)
    lay_by_taps(bea, {1: 1})
    button(bea, "Ready").tap()
    expect(screen.get_by_role("heading", name="The dive")).to_be_visible()
    keep(screen, "couch-dive-television")
    assert_accessible(screen)


def test_the_lobby_opens_a_shared_screen(visit: Visit) -> None:
    page = visit()
    opened(page)

    with page.expect_popup() as popup:
        page.get_by_role("link", name="Open the shared screen").click()

    expect(popup.value.get_by_role("heading", name="Dive: join with your phone")).to_be_visible()
