"""Around the games: settings, sounds, bots, and what a device has been told."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.people import assert_accessible, assert_fits, button, lay_by_keys, opened

pytestmark = pytest.mark.browser

Keep = Callable[..., None]
COUNT_SOUNDS = """
window.sounds = window.early = 0
window.AudioContext = class extends AudioContext {
  constructor() {
    super()
    window.sounds += 1
    if (!navigator.userActivation.hasBeenActive) window.early += 1
  }
}
"""


@pytest.mark.parametrize(
    ("size", "how"), [("desktop", DESKTOP), ("phone", PHONE)], ids=["desktop", "phone"]
)
def test_settings_are_kept(visit: Visit, keep: Keep, size: str, how: dict[str, Any]) -> None:
    page = visit(**how)

    button(page, "Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Your name at tables").fill("Ada")
    dialog.get_by_label("Animation speed").select_option("fast")
    dialog.get_by_label("Sounds").uncheck()
    keep(page, f"settings-{size}", whole=False)
    assert_accessible(page)
    assert_fits(page)
    dialog.get_by_label("Language").select_option("nl")
    button(page, "Sluiten").click()
    page.reload()

    expect(button(page, "Geluid aanzetten")).to_be_visible()
    button(page, "Instellingen").click()
    expect(page.get_by_label("Je naam aan tafel")).to_have_value("Ada")
    expect(page.get_by_label("Snelheid van wat je ziet")).to_have_value("fast")


def test_sounds_wait_for_a_gesture_and_are_off_by_one_click(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(COUNT_SOUNDS)
    made = opened(page, seats=1)
    other = page.context.new_page()
    other.goto(f"/table/{made['table']}")
    button(page, "Start the game").click()
    lay_by_keys(page, {1: 1})
    button(page, "Ready").click()

    page.wait_for_function("() => window.sounds === 1")
    # Whatever Playwright asks of a page counts as a gesture there: so the other is asked only now.
    expect(other.get_by_role("log")).to_contain_text("Level 1:")
    assert other.evaluate("window.early") == 0

    button(page, "Turn the sound off").click()
    page.reload()
    expect(button(page, "Turn the sound on")).to_be_visible()
    lay_by_keys(page, {1: 1})
    button(page, "Ready").click()
    expect(page.get_by_text("Round 3", exact=True)).to_be_visible()
    assert page.evaluate("window.sounds") == 0


def test_a_table_is_filled_with_bots_that_introduce_themselves(
    visit: Visit, own_server: Callable[..., Server], keep: Callable[..., None]
) -> None:
    page = visit(base_url=own_server(thinking=True).url)
    opened(page, game="scuba", seats=4)

    bots = page.get_by_role("group", name="Bots")
    expect(bots.get_by_role("radio")).to_have_count(6)
    bots.get_by_role("radio", name="Umi bot, strength 5 of 5").check()
    expect(bots.get_by_text("A sperm whale, and nobody dives deeper")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(bots.get_by_role("radio", name="Bruno bot, strength 4 of 5")).to_be_checked()
    bots.get_by_role("radio", name="random bot, plays at random").check()
    expect(page.get_by_text("does anything that is allowed.")).to_be_visible()
    button(page, "Seat 3: random").click()
    expect(page.get_by_text("Bot 3")).to_be_visible()
    bots.get_by_role("radio", name="Coco").check()
    keep(page, "bots")
    assert_accessible(page)
    button(page, "Fill the table with bots").click()
    for name in ("Coco", "Bot 3", "Coco 2"):
        expect(
            page.get_by_role("button", name=f"Free the seat of {name}", exact=True)
        ).to_be_visible()
    button(page, "Start the game").click()

    players = page.get_by_role("complementary")
    expect(players.get_by_text("Coco 2", exact=True)).to_be_visible()
    expect(players.get_by_role("img", name="bot, strength 1 of 5")).to_have_count(2)
    expect(players.get_by_role("img", name="bot, plays at random")).to_have_count(1)


def test_whom_one_likes_to_play_against_is_kept(
    visit: Visit, own_server: Callable[..., Server]
) -> None:
    page = visit(base_url=own_server(thinking=True).url)
    against = page.get_by_role("group", name="You play against")
    expect(against.get_by_role("radio", name="Momo")).to_be_checked()
    against.get_by_role("radio", name="Pico").check()
    page.reload()
    expect(against.get_by_role("radio", name="Pico")).to_be_checked()
    assert_accessible(page)
    assert_fits(page)
    button(page, "Play Scuba now against bots").click()

    expect(page.get_by_role("complementary").get_by_text("Pico", exact=True)).to_be_visible()


def test_options_that_do_not_go_together_say_why(visit: Visit) -> None:
    page = visit("/new/dive")

    page.get_by_label("Companions", exact=True).check()
    page.get_by_label("Three more companions").check()
    expect(page.get_by_label("Version")).to_be_disabled()
    expect(page.get_by_text("is played without companions")).to_be_visible()
    page.get_by_label("Companions", exact=True).uncheck()
    expect(page.get_by_label("Three more companions")).not_to_be_checked()
    page.get_by_label("Version").select_option(label="For children")
    page.get_by_role("combobox", name="Players").select_option("1")

    expect(page.get_by_label("Version")).to_have_value("0")
    expect(page.get_by_label("The village chief")).to_be_checked()
    expect(page.get_by_label("The village chief")).to_be_disabled()


@pytest.mark.parametrize(
    ("size", "how"), [("desktop", DESKTOP), ("phone", PHONE)], ids=["desktop", "phone"]
)
def test_one_sees_what_ones_device_has_been_told(
    visit: Visit, keep: Keep, size: str, how: dict[str, Any]
) -> None:
    page = visit(**how)
    opened(page, seats=1)
    button(page, "Start the game").click()
    lay_by_keys(page, {1: 1})
    button(page, "Ready").click()
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()

    page.get_by_text("What has my device been told?").click()
    told = page.locator("details", has_text="What has my device been told?")
    expect(told).to_contain_text("The cards of the stack")
    expect(told.locator("pre").first).to_contain_text('"RoundBegan"')
    assert '"seed": ""' in told.inner_text() or '"seed"' not in told.inner_text()
    keep(page, f"told-{size}")
    assert_accessible(page)
    assert_fits(page)


def test_the_host_lays_the_table_differently_before_the_start(visit: Visit) -> None:
    host, friend = visit(), visit()
    made = opened(host, seats=2)
    friend.goto(f"/join/{made['links']['invite']}")

    button(host, "Change").click()
    host.get_by_role("combobox", name="Players").select_option("3")
    host.get_by_label("Companions", exact=True).check()
    assert_accessible(host)
    button(host, "Change the table").click()

    expect(friend.get_by_text("Seat 3 is free")).to_be_visible()
    expect(
        friend.get_by_text("Everyone chooses a sea animal that helps once in the game.")
    ).to_be_visible()
    expect(button(host, "Change")).to_be_visible()
