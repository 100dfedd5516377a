"""The Divers in the browser."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from divetable.games.divers import POND
from divetable.tables.records import replay
from tests.browser.conftest import PHONE, SCREENSHOTS, Visit
from tests.browser.people import assert_accessible, assert_fits, button, opened, tab_to
from tests.browser.records import recorded

pytestmark = pytest.mark.browser

Keep = Callable[[Page, str], None]
MOST_LOOKS = 600
TRANSCRIPT = Path(__file__).parent / "transcripts" / "divers.txt"
BAY = {  # quick to play, and with something to ride on
    "set": "bay-4",
    "size": 4,
    "treasures": 4,
    "patches": [
        {"kind": "sea", "count": 5},
        {"kind": "treasure", "value": 1, "count": 4},
        {"kind": "current", "dirs": ["N", "S"], "count": 2},
        {"kind": "current", "dirs": ["NE"], "count": 1},
        {"kind": "current", "dirs": ["N", "E", "S", "W"], "count": 1},
        {"kind": "eddy", "count": 1},
        {"kind": "mud", "tufts": 2, "count": 1},
        {"kind": "turtle", "count": 1},
    ],
}
QUICK = {"patch_set": BAY, "stall_rounds": 20, "end_when_decided": True}


def square(page: Page, at: str) -> Locator:
    return page.locator(f"[data-square='{at}']")


def targets(page: Page) -> Locator:
    return page.locator("[role=gridcell] button.target")


def offers(page: Page) -> list[str]:
    """The moves of the chosen diver, as they are listed beside the ocean."""
    return page.locator("details .list button").all_text_contents()


def worth(offer: str) -> int:
    """A treasure aboard is best, then one on its way, then something new."""
    brings = "with a treasure" in offer
    aboard = "the boat of" in offer
    return (
        4
        if brings and aboard
        else 3
        if brings
        else 2
        if "face down" in offer
        else 0
        if aboard
        else 1
    )


def entry(page: Page, offer: str) -> Locator:
    """Where on the board this move is pressed: the patch entered, the boat or the ring."""
    if boat := re.search(r"into (the boat of \w+)", offer):
        return targets(page).and_(page.get_by_label(f"{boat[1]},"))
    at = re.findall(r"\d+,\d+", offer)
    return square(page, at[0]).locator("button.target")


def make_a_move(page: Page, rng: Random) -> None:
    """The best move there is, found in the list and made on the board."""
    best: tuple[float, str, str] = (-1, "", "")
    for diver in page.locator(".crew button:enabled").all():
        name = diver.locator("strong").inner_text()
        diver.click()
        expect(diver).to_have_attribute("aria-pressed", "true")
        best = max(best, *((worth(one) + rng.random(), one, name) for one in offers(page)))
    _, offer, name = best
    page.locator(".crew button", has_text=name).click()
    entry(page, offer).click()
    chooser = page.get_by_role("dialog")
    if chooser.count():
        chooser.get_by_role("button", name=offer.strip(), exact=True).click()


def play_on(page: Page, rng: Random) -> bool:
    """Do what the game waits for, if it waits for this person."""
    if page.locator(".asked button").count():
        page.locator(".asked button").first.click()
        return True
    if page.locator(".crew button:enabled").count():
        make_a_move(page, rng)
        return True
    return False


def together(visit: Visit, **options: Any) -> tuple[Page, Page, dict[str, Any]]:
    """Ada at a desk and Bea with a phone have begun a game, two boats each."""
    ada, bea = visit(), visit(**PHONE)
    made = opened(ada, "divers", **options)
    bea.goto(f"/join/{made['links']['invite']}")
    bea.get_by_label("Your name").fill("Bea")
    button(bea, "Take seat 2").tap()
    button(ada, "Start the game").click()
    for page in (ada, bea):
        expect(page.get_by_role("grid")).to_be_visible()
    return ada, bea, made


def played_out(ada: Page, bea: Page, keep: Keep) -> None:
    """Move in turn until the game is over."""
    rng, moves = Random(5), 0
    for _ in range(MOST_LOOKS):
        for page in (ada, bea):
            if page.locator("#result").count():
                return
            before = log_of(page).get_by_role("listitem").count()
            if play_on(page, rng):
                expect(log_of(page).get_by_role("listitem").nth(before)).to_be_attached()
                moves += 1
                if moves == 24:
                    keep(ada, "divers-small-desktop")
                    keep(bea, "divers-small-phone")
        ada.wait_for_timeout(20)  # what one does reaches the other
    raise AssertionError("the game does not end")


def log_of(page: Page) -> Locator:
    return page.get_by_role("log")


def test_two_people_play_a_whole_game_on_a_desktop_and_a_phone(visit: Visit, keep: Keep) -> None:
    ada, bea, made = together(visit, **QUICK)
    spectator = visit(f"/watch/{made['links']['watch']}")
    expect(spectator.get_by_role("grid")).to_be_visible()
    keep(ada, "divers-placing-desktop")

    played_out(ada, bea, keep)

    for page in (ada, bea, spectator):
        expect(page.locator("#result")).to_be_visible()
        assert_accessible(page)
        assert_fits(page)
    expect(log_of(ada)).to_contain_text("brings a treasure aboard")
    keep(ada, "divers-over-desktop")
    keep(bea, "divers-over-phone")
    ada.get_by_role("link", name="Replay").click()
    button(ada, "One step on").click()
    button(ada, "To the end").click()
    expect(ada.get_by_role("grid")).to_be_visible()
    keep(ada, "divers-replay-desktop")
    assert_accessible(ada)


def begun(visit: Visit, **how: Any) -> Page:
    """Ada has begun a game against bots, two clicks from home."""
    page = visit(**how)
    button(page, "Play The Divers now against bots").click()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(button(page, "In the middle")).to_be_visible()
    return page


def test_a_boat_is_set_and_a_diver_lands_against_bots(visit: Visit, keep: Keep) -> None:
    page = begun(visit)

    square(page, "3,0").get_by_role("button").click()
    expect(log_of(page)).to_contain_text("North sets the boat on 3,0.")
    expect(page.locator(".crew button:enabled").first).to_be_visible()
    button(page, "N2 in the boat of North").click()
    expect(square(page, "3,1").get_by_role("button")).to_have_accessible_name(
        "Column 3, row 1: face down; N2 can go here"
    )
    square(page, "3,1").get_by_role("button").hover()
    expect(page.locator("svg.ways polyline").first).to_be_attached()
    keep(page, "divers-turn-desktop")
    assert_accessible(page)
    assert_fits(page)
    square(page, "3,1").get_by_role("button").click()

    expect(log_of(page)).to_contain_text("N2 comes to 3,1")
    expect(log_of(page)).to_contain_text("3,1 is turned:")


def test_a_ride_is_drawn_before_it_is_taken_and_told_when_it_was(visit: Visit) -> None:
    ada, bea, _ = together(visit, **QUICK)
    rng = Random(1)
    ride = ""
    for _ in range(MOST_LOOKS):
        assert not ada.locator("#result").count(), "no ride in a whole game: most unlikely"
        if ada.locator(".crew button:enabled").count() and (
            ride := next((one for one in offers(ada) if " rides over " in one), "")
        ):
            break
        for page in (ada, bea):
            before = log_of(page).get_by_role("listitem").count()
            if play_on(page, rng):
                expect(log_of(page).get_by_role("listitem").nth(before)).to_be_attached()
        ada.wait_for_timeout(20)
    over = re.findall(r"\d+,\d+", ride)
    diver = ride.split()[0]

    entry(ada, ride).hover()

    drawn = ada.locator("svg.ways polyline:not(.under)").first.get_attribute("points")
    x, y = map(int, over[0].split(","))
    assert drawn
    assert f" {x * 100 + 50},{y * 100 + 50} " in f"{drawn} "
    entry(ada, ride).click()
    if ada.get_by_role("dialog").count():
        assert_accessible(ada)
        ada.get_by_role("dialog").get_by_role("button", name=ride.strip(), exact=True).click()
    for page in (ada, bea):
        expect(log_of(page)).to_contain_text(f"{diver} is swept along over {over[0]}")


def test_moves_with_nothing_but_a_keyboard(visit: Visit) -> None:
    page = visit()
    tab_to(page, "Play The Divers now against bots")
    page.keyboard.press("Enter")
    expect(button(page, "In the middle")).to_be_visible()

    tab_to(page, re.compile("^Column 6, row 0: north coast; the boat can lie here"))
    page.keyboard.press("ArrowRight")
    focused = page.locator(":focus")
    expect(focused).to_have_accessible_name("Column 7, row 0: north coast; the boat can lie here")
    page.keyboard.press("Enter")
    expect(log_of(page)).to_contain_text("North sets the boat on 7,0.")
    expect(page.locator(".crew button:enabled").first).to_be_visible()
    expect(focused).to_have_accessible_name(re.compile("^Column 7, row 0: north coast; the boat"))

    page.keyboard.press("3")
    expect(button(page, "N3 in the boat of North")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowDown")
    expect(focused).to_have_accessible_name("Column 7, row 1: face down; N3 can go here")
    page.keyboard.press("Enter")

    expect(log_of(page)).to_contain_text("N3 comes to 7,1")
    expect(focused).to_have_accessible_name(re.compile("^Column 7, row 1: "))
    page.keyboard.press("Home")
    expect(focused).to_have_accessible_name(re.compile("^Column 0, row 1: west coast"))


def test_the_ocean_on_a_phone_follows_the_diver_and_can_be_seen_whole(
    visit: Visit, keep: Keep
) -> None:
    page = begun(visit, **PHONE)
    button(page, "In the middle").tap()
    expect(page.locator(".crew button:enabled").first).to_be_visible()

    expect(square(page, "6,1")).to_be_in_viewport(ratio=1)
    assert_fits(page)
    assert_accessible(page)
    keep(page, "divers-turn-phone")
    button(page, "Further away").tap()
    expect(targets(page)).to_have_count(0)
    for corner in ("0,0", "12,12"):
        expect(square(page, corner)).to_be_in_viewport(ratio=1)
    keep(page, "divers-whole-phone")
    assert_accessible(page)
    box = square(page, "6,1").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 5, box["y"] + 5)

    expect(square(page, "6,1").locator("button.target")).to_be_in_viewport(ratio=1)
    square(page, "6,1").locator("button.target").tap()
    expect(log_of(page)).to_contain_text("6,1 is turned:")


def test_pieces_travel_unless_motion_is_reduced(visit: Visit) -> None:
    page = begun(visit, reduced_motion="no-preference")
    button(page, "In the middle").click()
    expect(page.locator(".crew button:enabled").first).to_be_visible()

    page.evaluate("""addEventListener('transitionrun', ({ target, propertyName }) => {
        window.travelled ||= target.classList.contains('diver') && propertyName === 'transform'
    }, true)""")
    square(page, "6,1").locator("button.target").click()

    # A function: a bare expression is evaluated again and again, which the page's policy forbids.
    page.wait_for_function("() => window.travelled")
    expect(log_of(page)).to_contain_text("6,1 is turned:")


def replayed(visit: Visit, eyes: str = "public", **how: Any) -> Page:
    """The replay of a whole game, as the server would tell it."""
    options = {"patch_set": POND, "stall_rounds": 20, "ransom_consent": True}
    record = recorded("divers", options)

    def answer(route: Route) -> None:
        told = replay(record, "all" if eyes == "all" else "public")
        route.fulfill(content_type="application/json", body=json.dumps(told))

    page = visit(**how)
    page.route("**/api/replays/**", answer)
    page.goto("/replay/THISGAME")
    expect(page.get_by_role("grid")).to_be_visible()
    return page


def to_the_end(page: Page) -> None:
    page.get_by_role("slider").press("End")
    expect(page.locator("#result")).to_be_visible()


def labels(page: Page) -> list[str]:
    """The squares as they are read, row by row."""
    read = "one => (one.querySelector('button') ?? one).getAttribute('aria-label')"
    found: list[str] = page.get_by_role("gridcell").evaluate_all(f"all => all.map({read})")
    return found


def test_what_is_announced_and_read_is_as_recorded(visit: Visit) -> None:
    """Sentences of a whole game, and then the board, square by square."""
    page = replayed(visit)

    to_the_end(page)

    heard = [*log_of(page).get_by_role("listitem").all_inner_texts(), "", *labels(page)]
    now = "\n".join(heard) + "\n"
    (SCREENSHOTS / "divers-transcript.txt").write_text(now, "utf-8")
    assert now == TRANSCRIPT.read_text("utf-8"), (
        f"read the difference; if it is meant, copy {SCREENSHOTS.name}/divers-transcript.txt"
    )


@pytest.mark.parametrize("locale", ["nl-NL", "de-DE", "fr-FR", "sv-SE"])
def test_the_board_speaks_every_language(visit: Visit, keep: Keep, locale: str) -> None:
    page = replayed(visit, locale=locale)
    to_the_end(page)

    said = [*log_of(page).get_by_role("listitem").all_inner_texts(), *labels(page)]
    said.append(page.locator("main").inner_text())

    english = TRANSCRIPT.read_text("utf-8").splitlines()
    assert len(said) == len(english)
    assert not [one for one in said if re.search(r"diversboard|undefined|NaN|[{}$]", one)]
    assert not set(said[:-1]) & set(filter(None, english))
    keep(page, f"divers-replay-{locale}")


def test_who_knows_all_sees_below_the_patches(visit: Visit, keep: Keep) -> None:
    """The table itself in the place of a view. [T-7.1]"""
    page = replayed(visit, eyes="all")

    first = labels(page)
    to_the_end(page)

    assert sum("face down, below: mud" in one for one in first) == 3
    known = TRANSCRIPT.read_text("utf-8").split("\n\n")[1].splitlines()
    seen = [re.sub(r"face down, below: [^;]*", "face down", one) for one in labels(page)]
    assert seen == known
    keep(page, "divers-all-knowing-desktop")
    assert_accessible(page)
