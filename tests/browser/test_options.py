"""Any option of any game is chosen in the browser, and everybody reads what is different."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from divetable.games import GAMES
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.people import assert_accessible, assert_fits, button, opened

pytestmark = pytest.mark.browser

Keep = Callable[[Page, str], None]

every_game = pytest.mark.parametrize("game", GAMES)
both_sizes = pytest.mark.parametrize(
    ("size", "how"), [("desktop", DESKTOP), ("phone", PHONE)], ids=["desktop", "phone"]
)


def more(page: Page) -> None:
    page.locator("summary", has_text="More options").click()


@every_game
@both_sizes
def test_all_options_are_offered(
    visit: Visit, keep: Keep, game: str, size: str, how: dict[str, Any]
) -> None:
    page = visit(f"/new/{game}", **how)
    more(page)

    for option in GAMES[game].options:
        expect(page.locator(f"[id='{option.name}-help']")).to_contain_text(option.rule)
        said = page.locator(f"[id='{option.name}-help']").inner_text()
        assert len(said) > 20 + len(option.rule)
    keep(page, f"options-{game}-{size}")
    assert_accessible(page)
    assert_fits(page)


def test_what_no_longer_fits_is_told_with_the_reason(visit: Visit) -> None:
    page = visit("/new/dive")

    page.get_by_label("Companions", exact=True).check()
    page.get_by_label("Three more companions").check()
    expect(page.get_by_label("Version")).to_be_disabled()
    page.get_by_label("Companions", exact=True).uncheck()

    expect(page.get_by_text("“Three more companions” no longer fits")).to_be_visible()
    expect(page.get_by_label("Three more companions")).to_be_disabled()
    expect(page.get_by_text("Only with “Companions”.").first).to_be_visible()


def test_a_set_of_options_has_a_name_and_is_part_of_the_invitation(
    visit: Visit, keep: Keep
) -> None:
    ada, bea = visit("/new/scuba"), visit(**PHONE)
    ada.get_by_label("Nobody drowns").check()
    more(ada)
    ada.get_by_label("Keep these options as").fill("Friday night")
    button(ada, "Keep").click()
    expect(ada.get_by_label("Your own sets")).to_have_value("Friday night")
    ada.reload()
    expect(ada.get_by_label("Nobody drowns")).not_to_be_checked()
    ada.get_by_label("Your own sets").select_option("Friday night")
    expect(ada.get_by_label("Nobody drowns")).to_be_checked()
    button(ada, "Open the table").click()

    ada.get_by_text("Read the invitation").click()
    expect(ada.get_by_text("This table plays with “Friday night”")).to_contain_text(
        "which differs from the usual in: Nobody drowns: on"
    )
    bea.goto(ada.get_by_role("textbox", name="To play").input_value())
    expect(bea.get_by_text("This table plays “Friday night”, which differs from")).to_be_visible()
    expect(bea.get_by_text("Nobody drowns: on")).to_be_visible()
    keep(bea, "invited-phone")
    assert_accessible(bea)
    assert_fits(bea)


def test_a_set_that_is_forgotten_is_gone(visit: Visit) -> None:
    page = visit("/new/scuba")
    page.get_by_label("Nobody drowns").check()
    page.get_by_label("Keep these options as").fill("Friday")
    button(page, "Keep").click()
    button(page, "Forget “Friday”").click()

    expect(page.get_by_label("Your own sets")).to_be_hidden()
    expect(page.get_by_label("Nobody drowns")).to_be_checked()


def test_another_number_than_those_offered(visit: Visit) -> None:
    page = visit("/new/dive")
    page.get_by_label("Time for a dive").select_option("other")
    page.get_by_role("spinbutton", name="Time for a dive").fill("90")
    page.get_by_role("spinbutton", name="Time for a dive").press("Tab")
    button(page, "Open the table").click()

    expect(page.get_by_text("Time for a dive: 90", exact=True)).to_be_visible()


LATE = """() => {
  const usual = window.fetch
  window.fetch = async (what, ...how) => {
    if (String(what).endsWith('/fit')) await new Promise((on) => setTimeout(on, 1000))
    return usual(what, ...how)
  }
}"""


def test_what_was_chosen_last_counts_however_late_the_answer(visit: Visit) -> None:
    page = visit("/new/dive")
    page.evaluate(LATE)
    page.get_by_label("Time for a dive").select_option("other")
    page.get_by_role("spinbutton", name="Time for a dive").fill("90")
    button(page, "Open the table").click()

    expect(page.get_by_text("Time for a dive: 90", exact=True)).to_be_visible()


def test_cards_of_ones_own_come_from_a_file(visit: Visit, tmp_path: Path) -> None:
    """What is no JSON is said at once, what breaks the rules when the table is opened. [D-2.2]"""
    page = visit("/new/dive")
    more(page)
    file = tmp_path / "cards.json"
    file.write_text("sharks everywhere")
    page.locator("#ocean_cards").set_input_files(file)
    expect(page.get_by_text("cards.json cannot be read")).to_be_visible()
    file.write_text("[]")
    page.locator("#ocean_cards").set_input_files(file)
    expect(page.get_by_text("your own", exact=True)).to_be_visible()
    button(page, "Open the table").click()

    expect(page.get_by_role("alert").filter(has_text="36")).to_be_visible()


@both_sizes
def test_the_host_says_who_is_youngest(
    visit: Visit, keep: Keep, size: str, how: dict[str, Any]
) -> None:
    """Printed: of two who want the same companion, the younger one gets it. [D-5.3]"""
    ada, bea = visit(**how), visit()
    made = opened(ada, seats=3, companions=True)
    bea.goto(f"/join/{made['links']['invite']}")
    bea.get_by_label("Your name").fill("Bea")
    button(bea, "Take seat 2").click()
    expect(ada.get_by_role("heading", name="Who is the youngest?")).to_be_visible()
    expect(ada.get_by_text("For now chance decides.")).to_be_visible()

    button(ada, "Bea").click()

    expect(ada.get_by_text("Good. The younger one gets the companion.")).to_be_visible()
    said = "If several want the same companion: Bea and Ada"
    expect(bea.get_by_text(said, exact=True)).to_be_visible()
    expect(bea.get_by_role("heading", name="Who is the youngest?")).to_be_hidden()
    keep(ada, f"youngest-{size}")
    assert_accessible(ada)
    assert_fits(ada)
    button(ada, "Let chance decide").click()
    expect(ada.get_by_text("For now chance decides.")).to_be_visible()


@both_sizes
def test_whoever_takes_a_seat_picks_its_colour(
    visit: Visit, keep: Keep, size: str, how: dict[str, Any]
) -> None:
    """Colours are listed before anybody sits down; in The Divers coast and mates, too. [V-3.3]"""
    ada = visit(**how)
    made = opened(ada, game="divers", seats=4, size=8)
    seats = ada.get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("red (North), with player 3")
    expect(seats.nth(3)).to_contain_text("blue (West), with player 2")
    expect(ada.get_by_text("With 4 players about 45 minutes")).to_be_visible()
    keep(ada, f"lobby-divers-{size}")
    assert_accessible(ada)
    assert_fits(ada)

    bea = visit()
    bea.goto(f"/join/{made['links']['invite']}")
    bea.get_by_label("Your name").fill("Bea")
    button(bea, "Take seat 3").click()

    expect(ada.get_by_role("listitem").nth(0)).to_contain_text("red (North), with Bea")


def test_who_plays_alone_has_one_coast(visit: Visit) -> None:
    page = visit()
    opened(page, game="divers", seats=2, teams=False, size=5)

    for at, colour in enumerate(("red (North)", "green (South)")):
        expect(page.get_by_role("listitem").nth(at)).to_contain_text(colour)


def test_our_first_set_of_scuba_can_still_be_chosen(visit: Visit) -> None:
    page = visit("/new/scuba")
    more(page)
    button(page, "our first set, of rules 1").click()
    page.get_by_label("Your name").fill("Ada")
    button(page, "Open the table").click()

    expect(
        page.get_by_text("Tiles and cards: our first set, of rules 1", exact=True)
    ).to_be_visible()
