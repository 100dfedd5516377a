"""Scuba in the browser."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from divetable.games.scuba.components import house_document
from tests.browser.conftest import PHONE, Visit
from tests.browser.people import assert_accessible, assert_fits, button, opened, tab_to

pytestmark = pytest.mark.browser

Keep = Callable[[Page, str], None]
MOST_MOVES = 300
CALM = {"CC-33", "CC-34"}
TOLD = """() => document.querySelectorAll('[role=log] li').length
    + document.querySelector('.status').textContent"""  # some answers only bring a new question
CHANGED = f"before => ({TOLD})() !== before"


def a_sea_of(*cards: str, currents: set[str] = CALM) -> dict[str, Any]:
    """A set in which every tile is an event and only these cards are drawn at 0-10 m: whatever
    is dealt, the same happens."""
    document: dict[str, Any] = json.loads(house_document("house-1"))
    for tile in document["tiles"]:
        tile |= {"kind": "event", "species": None, "value": None}
    drawn = [card | {"band": "R"} for card in document["events"] if card["id"] in cards]
    deeper = [card for card in document["events"] if card["band"] != "R"]
    document["events"] = drawn + [card for card in deeper if card["id"] not in cards]
    document["currents"] = [card for card in document["currents"] if card["id"] in currents]
    return document


def started(page: Page, other: Page, **options: Any) -> dict[str, Any]:
    """A table of two persons at which Ada begins."""
    made = opened(page, "scuba", start_player=0, **options)
    other.goto(f"/join/{made['links']['invite']}")
    other.get_by_label("Your name").fill("Bea")
    button(other, "Take seat 2").click()
    button(page, "Start the game").click()
    expect(page.get_by_role("grid", name="The sea")).to_be_visible()
    expect(other.get_by_role("grid", name="The sea")).to_be_visible()
    return made


def on_board(page: Page, what: str) -> Locator:
    """The square on which this can be done."""
    return page.get_by_role("grid").get_by_role("button", name=re.compile(rf"\. {what}"))


def beside(page: Page, what: str) -> Locator:
    """The button for it in the panel."""
    return page.get_by_role("button", name=re.compile(f"^{what}"))


def square(page: Page, column: int, row: int) -> Locator:
    return page.locator(f"[data-square='{9 * row + column - 1}']")


def status(page: Page) -> Locator:
    """What the board says; the frame has said that the game has begun."""
    return page.get_by_role("status").and_(page.locator(":not(.unseen)")).first


def log(page: Page) -> Locator:
    return page.get_by_role("log")


# Whole games


def test_two_people_play_a_whole_game_on_a_desktop_and_a_phone(visit: Visit, keep: Keep) -> None:
    ada, bea = visit(), visit(**PHONE)
    made = started(ada, bea)
    spectator = visit(f"/watch/{made['links']['watch']}")
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    for page, name in ((ada, "desktop"), (bea, "phone"), (spectator, "spectator")):
        keep(page, f"scuba-start-{name}")
        assert_accessible(page)
        assert_fits(page)

    played_out(ada, bea, keep)

    for page, name in ((ada, "desktop"), (bea, "phone"), (spectator, "spectator")):
        expect(page.locator("#result")).to_be_visible()
        keep(page, f"scuba-over-{name}")
        assert_accessible(page)
        assert_fits(page)
    replay(ada, keep)


def played_out(ada: Page, bea: Page, keep: Keep) -> None:
    """Dive, look at everything on the way, and come back; Bea does all of it on the board."""
    kept: set[str] = set()
    page = ada
    for _ in range(MOST_MOVES):
        if not page.locator("#my-turn, #result").count():
            page = bea if page is ada else ada
            expect(page.locator("#my-turn, #result").first).to_be_attached()
        if page.locator("#result").count():
            return
        device = "desktop" if page is ada else "phone"
        round = int(page.locator(".status strong").inner_text().split()[1])
        if round == 2 and device not in kept:
            kept.add(device)
            keep(page, f"scuba-turn-{device}")
            assert_accessible(page)
            assert_fits(page)
        before = page.evaluate(TOLD)
        moved(page, round, by_board=page is bea)
        page.wait_for_function(CHANGED, arg=before)
    raise AssertionError("the game does not end")


def moved(page: Page, round: int, by_board: bool) -> None:
    """One step of a short dive: two squares down, and up again."""
    find = on_board if by_board else beside
    press: Callable[[Locator], None] = Locator.tap if by_board else Locator.click
    wishes = ["Turn over the", "Discover"] if round < 4 else []
    wishes += ["Jump in at column 5"] if round == 1 else ["Climb onto the boat", "Swim up"]
    wishes += ["Swim down"] if round == 1 and page.locator(".points .used").count() < 3 else []
    dialog = page.get_by_role("dialog")
    if dialog.count():
        press(dialog.locator("button, summary").first)
        if dialog.locator("details[open]").count():
            press(dialog.locator("details button").first)
        return
    for wish in wishes:
        if find(page, wish).count():
            press(find(page, wish).first)
            if "boat" in wish:
                press(page.get_by_role("dialog").get_by_role("button", name=wish))
            elif page.get_by_role("heading", name="What do you want to do here?").count():
                press(page.get_by_role("dialog").get_by_role("button").first)
            return
    if beside(page, "Stay on the boat").count():
        press(beside(page, "Stay on the boat"))
        return
    way = "left" if page.get_by_text(re.compile("snorkelling: .*column [789]")).count() else "right"
    if page.get_by_text(re.compile("snorkelling:")).count() and find(page, f"Swim {way}").count():
        press(find(page, f"Swim {way}").first)
    else:
        press(beside(page, "End the turn"))


def replay(page: Page, keep: Keep) -> None:
    """Look at the game again, through other eyes."""
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("grid", name="The sea")).to_be_visible()
    for _ in range(4):
        button(page, "One step on").click()
    expect(log(page)).to_contain_text("Ada jumps in at column 5.")
    page.get_by_label("Through whose eyes").select_option("Bea")
    expect(page.get_by_text("points hidden")).to_have_count(1)
    keep(page, "scuba-replay-desktop")
    assert_accessible(page)
    button(page, "To the end").click()
    expect(page.locator("#result")).to_be_visible()
    expect(page.get_by_text("points hidden")).to_have_count(0)


# Keys


def test_a_turn_with_nothing_but_a_keyboard(visit: Visit) -> None:
    ada, bea = visit(), visit()
    started(ada, bea, data_set=a_sea_of("EV-R-05"))

    tab_to(ada, re.compile("0-5 m, column 5: covered"))
    ada.keyboard.press("ArrowLeft")
    expect(square(ada, 4, 1)).to_be_focused()
    expect(square(ada, 4, 1)).to_have_accessible_name(
        re.compile(r"^0-5 m, column 4: covered \w+ tile\. Jump in at column 4$")
    )
    ada.keyboard.press("Enter")
    expect(log(ada)).to_contain_text("Ada jumps in at column 4.")
    expect(square(ada, 4, 1)).to_be_focused()
    expect(status(ada)).to_contain_text("Your turn: 3 steps left")
    ada.keyboard.press("Enter")
    expect(log(ada)).to_contain_text("Event card: Lost camera.")
    expect(log(ada)).to_contain_text("Ada gains 2 points.")
    ada.keyboard.press("ArrowDown")
    ada.keyboard.press("Enter")
    expect(log(ada)).to_contain_text("Ada swims to 5-10 m, column 4.")
    expect(square(ada, 4, 2)).to_be_focused()
    expect(square(ada, 4, 2)).to_have_accessible_name(re.compile("here: Ada"))
    ada.keyboard.press("End")
    expect(square(ada, 9, 2)).to_be_focused()
    ada.keyboard.press("Enter")  # nothing to do there: what lies there is told
    expect(ada.get_by_role("heading", name="5-10 m, column 9")).to_be_visible()
    tab_to(ada, re.compile("^Swim right"))
    ada.keyboard.press("Enter")
    expect(log(ada)).to_contain_text("Ada swims to 5-10 m, column 5.")
    assert ada.evaluate("document.activeElement !== document.body")
    tab_to(ada, re.compile("^End the turn"))
    ada.keyboard.press("Enter")

    expect(status(ada)).to_contain_text("It is Bea's turn.")
    expect(status(bea)).to_contain_text("Your turn: 4 steps left")


# What cards ask


def into_the_water(page: Page, column: int = 5) -> None:
    on_board(page, f"Jump in at column {column}").click()
    expect(log(page)).to_contain_text(f"jumps in at column {column}")


def turned_over(page: Page) -> Locator:
    """The dialog of the card that comes of it."""
    beside(page, "Turn over the").click()
    expect(page.get_by_role("dialog")).to_be_focused()
    return page.get_by_role("dialog")


def test_a_card_with_two_options(visit: Visit, keep: Keep) -> None:
    ada, bea = visit(), visit(**PHONE)
    started(ada, bea, data_set=a_sea_of("EV-R-02"))
    into_the_water(ada)

    dialog = turned_over(ada)
    expect(dialog.get_by_role("heading", name="Seasickness")).to_be_visible()
    expect(dialog.get_by_role("button")).to_have_text(
        ["You rise, swim to the boat and climb aboard; your turn ends.", "You lose 2 points."]
    )
    expect(bea.get_by_role("heading", name="Seasickness")).to_be_visible()
    keep(ada, "scuba-card-desktop")
    assert_accessible(ada)
    assert_fits(ada)
    dialog.get_by_role("button", name="You lose 2 points.").click()

    expect(log(bea)).to_contain_text("Ada loses 2 points.")
    expect(ada.get_by_role("dialog")).to_have_count(0)
    expect(ada.get_by_text("2 minus")).to_be_visible()
    expect(bea.get_by_text("2 minus")).to_have_count(0)  # points are one's own
    assert ada.evaluate("document.activeElement !== document.body")


def test_a_card_that_moves_whom_one_chooses_on_the_board(visit: Visit, keep: Keep) -> None:
    ada, bea = visit(), visit()
    started(ada, bea, data_set=a_sea_of("EV-R-04"))
    into_the_water(ada, 4)
    beside(ada, "End the turn").click()
    into_the_water(bea, 6)

    dialog = turned_over(bea)
    expect(dialog).to_contain_text("Who or what should move?")
    expect(dialog.get_by_role("button")).to_have_text(
        ["Ada (0-5 m, column 4)", "Bea (0-5 m, column 6)"]
    )
    on_board(bea, r"Ada \(0-5 m, column 4\)").click()
    expect(bea.get_by_role("dialog")).to_contain_text("In which direction?")
    keep(bea, "scuba-direction-desktop")
    assert_accessible(bea)
    on_board(bea, "Left").click()

    expect(log(ada)).to_contain_text("Ada is carried to 0-5 m, column 3.")
    expect(square(ada, 3, 1)).to_have_accessible_name(re.compile("here: Ada"))


def test_a_card_that_turns_over_a_tile_anywhere(visit: Visit, keep: Keep) -> None:
    ada, bea = visit(), visit(**PHONE)
    started(ada, bea, data_set=a_sea_of("EV-R-09"))
    into_the_water(ada)
    turned_over(ada)
    expect(square(ada, 2, 8)).to_have_accessible_name(
        re.compile(r"^35-40 m, column 2: covered \w+ tile\. Covered \w+ tile \(35-40 m, column 2\)")
    )
    square(ada, 2, 8).click()
    expect(log(bea)).to_contain_text("A tile is turned over and leaves the game: event.")
    expect(square(ada, 2, 8)).to_have_accessible_name("35-40 m, column 2: nothing but water")
    beside(ada, "End the turn").click()

    bea.get_by_role("button", name="Jump in at column 6", exact=True).tap()
    beside(bea, "Turn over the").tap()
    keep(bea, "scuba-tile-phone")
    assert_accessible(bea)
    assert_fits(bea)
    bea.get_by_text("Choose from a list of 53").tap()
    beside(bea, r"Covered \w+ tile \(35-40 m, column 8\)").tap()
    expect(square(ada, 8, 8)).to_have_accessible_name("35-40 m, column 8: nothing but water")


def test_a_card_that_carries_one_along_and_lets_one_look(visit: Visit) -> None:
    ada, bea = visit(), visit()
    started(ada, bea, data_set=a_sea_of("EV-R-03", "EV-R-05"))
    into_the_water(ada)
    for _ in range(6):  # both cards come, one or the other first
        if ada.get_by_role("dialog").count():
            break
        before = ada.evaluate(TOLD)
        if beside(ada, "Turn over the").count():
            beside(ada, "Turn over the").click()
        else:
            beside(ada, "Swim down").click()
        ada.wait_for_function(CHANGED, arg=before)

    dialog = ada.get_by_role("dialog")
    expect(dialog).to_contain_text("You are being carried along.")
    expect(dialog.get_by_role("button")).to_have_count(2)
    dialog.get_by_role("button", name="Look no further, swim on").click()
    expect(log(ada)).to_contain_text(re.compile("The diver is carried to .*, column 4"))


# Rules of tables


def test_the_boat_is_not_boarded_by_mistake(visit: Visit) -> None:
    ada, bea = visit(), visit()
    started(ada, bea, first_turn_up=True)
    into_the_water(ada)

    on_board(ada, "Climb onto the boat").click()
    expect(ada.get_by_role("heading", name="Are you sure?")).to_be_visible()
    assert_accessible(ada)
    button(ada, "Not now").click()
    expect(ada.get_by_role("heading", name="Your turn")).to_be_visible()
    beside(ada, "Climb onto the boat").click()
    ada.get_by_role("dialog").get_by_role("button", name="Climb onto the boat").click()

    expect(log(bea)).to_contain_text("Ada climbs onto the boat.")
    expect(bea.get_by_text("back on the boat")).to_be_visible()


def test_with_decompression(visit: Visit, keep: Keep) -> None:
    ada, bea = visit(), visit(**PHONE)
    started(ada, bea, decompression=True, data_set=a_sea_of("EV-R-05"))
    into_the_water(ada)
    beside(ada, "Swim down").click()
    expect(square(ada, 5, 3)).to_have_accessible_name(
        re.compile(r"Swim down \(you take a deco token\)$")
    )
    on_board(ada, "Swim down").click()

    expect(log(bea)).to_contain_text("Ada is below 10 m for the first time and takes a deco token.")
    expect(bea.get_by_role("img", name="1 deco token")).to_be_visible()
    beside(ada, "End the turn").click()
    expect(log(bea)).to_contain_text("Ada uses 2 air.")
    expect(bea.get_by_role("img", name="18 of 20 air left")).to_be_visible()
    bea.get_by_role("button", name="Jump in at column 4", exact=True).tap()
    beside(bea, "End the turn").tap()
    for used in (1, 2):
        beside(ada, "Swim up").click()
        expect(ada.locator(".points .used")).to_have_count(used)
    expect(beside(ada, "Up: not possible now")).to_be_visible()  # with a second token, never
    keep(ada, "scuba-decompression-desktop")
    assert_accessible(ada)


# Motion


def test_what_happens_is_shown_unless_motion_is_reduced(visit: Visit) -> None:
    ada, bea = visit(reduced_motion="no-preference"), visit()
    started(ada, bea, data_set=a_sea_of("EV-R-05"))
    before = ada.locator(".diver").first.bounding_box()
    ada.evaluate("localStorage.setItem('divetable-speed', 'slow')")
    ada.reload()

    on_board(ada, "Jump in at column 5").click()
    expect(ada.locator(".happening")).to_have_text("Ada jumps in at column 5.")
    expect(ada.locator(".happening")).to_have_count(0)
    after = ada.locator(".diver").first.bounding_box()
    assert before
    assert after
    assert after["y"] > before["y"] + 30
    beside(ada, "Turn over the").click()
    expect(ada.locator(".happening img")).to_be_visible()  # the card, for everybody to see
    expect(ada.get_by_role("heading", name="Lost camera")).to_be_visible()
    expect(bea.locator(".happening")).to_have_count(0)


# What is announced


def test_a_dive_as_it_is_announced(visit: Visit) -> None:
    """Whatever is dealt, the same is said: word for word, and once for each step."""
    ada, bea = visit(), visit()
    started(ada, bea, data_set=a_sea_of("EV-R-05"), first_turn_up=True)
    ada.evaluate(
        """() => {
            window.said = []
            const status = document.querySelector('.status [role=status]')
            new MutationObserver(() => said.push(status.innerText.replace(/\\s+/g, ' ').trim()))
                .observe(status, { childList: true, characterData: true, subtree: true })
        }"""
    )

    into_the_water(ada)
    beside(ada, "Turn over the").click()
    expect(log(ada)).to_contain_text("gains")
    beside(ada, "Swim left").click()
    expect(status(ada)).to_contain_text("2 steps left")
    beside(ada, "End the turn").click()
    into_the_water(bea, 6)
    on_board(bea, "Climb onto the boat").click()
    bea.get_by_role("dialog").get_by_role("button", name="Climb onto the boat").click()
    expect(ada.get_by_text("Your turn: 4 steps left")).to_be_visible()

    assert log(ada).locator("li").all_inner_texts() == [
        "Ada jumps in at column 5.",
        "Event card: Lost camera.",
        "Ada gains 2 points.",
        "Ada swims to 0-5 m, column 4.",
        "Ada uses 1 air.",
        "It is Bea's turn.",
        "Bea jumps in at column 6.",
        "Bea climbs onto the boat.",
        "The end is near: at most one diver is still under water.",
        "Round 2: the final round begins.",
        "It is Ada's turn.",
        "Current: nothing moves.",
    ]
    assert ada.evaluate("said") == [
        "Round 1 Your turn: 3 steps left",
        "Round 1 Your turn: 2 steps left",
        "Round 1 It is Bea's turn.",
        "Round 2 final round Your turn: 4 steps left",
    ]
