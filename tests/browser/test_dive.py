"""Dive in the browser."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.announced import listen
from tests.browser.conftest import PHONE, Server, Visit
from tests.browser.people import (
    KEYS_UNTIL_GIVING_UP,
    air,
    assert_accessible,
    assert_fits,
    button,
    drag,
    lay_by_keys,
    lay_by_taps,
    opened,
    tab_to,
)

pytestmark = pytest.mark.browser

Keep = Callable[..., None]
MOST_ROUNDS = 40


def test_three_clicks_from_home_to_a_dive_against_bots(visit: Visit) -> None:
    page = visit()

    button(page, "Play Dive now against bots").click()
    lay_by_keys(page, {1: 1})
    button(page, "Ready").click()

    expect(page.get_by_role("heading", name="The dive")).to_be_visible()
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()


def test_two_people_play_a_whole_game_on_a_desktop_and_a_phone(visit: Visit, keep: Keep) -> None:
    ada, bea = visit(), visit(**PHONE)
    made = opened(ada)
    bea.goto(f"/join/{made['links']['invite']}")
    bea.get_by_label("Your name").fill("Bea")
    button(bea, "Take seat 2").tap()
    button(ada, "Start the game").click()
    spectator = visit(f"/watch/{made['links']['watch']}")
    expect(spectator.get_by_text("You are watching")).to_be_visible()

    drag(ada, 5, 1)
    drag(ada, 3, 2)
    expect(air(ada, 5)).to_have_accessible_name("Air 5, on level 1, no shark")
    button(ada, "Level 1 shows the shark").click()
    expect(air(ada, 5)).to_have_accessible_name("Air 5, on level 1, shark")
    lay_by_taps(bea, {4: 1, 2: 2, 1: 3})
    keep(ada, "dive-board-desktop")
    keep(bea, "dive-board-phone")
    assert_accessible(ada)
    assert_fits(ada)
    assert_accessible(bea)
    assert_fits(bea)
    button(ada, "Ready").click()
    expect(bea.get_by_role("list", name="Divers").get_by_text("ready")).to_be_visible()
    button(ada, "Not ready after all").click()
    button(ada, "Ready").click()
    button(bea, "Ready").tap()

    for page, name in ((ada, "desktop"), (bea, "phone"), (spectator, "spectator")):
        expect(page.get_by_role("heading", name="The dive")).to_be_visible()
        keep(page, f"dive-reveal-{name}")
        assert_accessible(page)
        assert_fits(page)
    played_out(ada, bea)

    winner = ada.get_by_role("heading", name=re.compile(r" wins?!$|Nobody wins"))
    expect(winner).to_be_visible()
    expect(bea.get_by_role("table").first).to_contain_text("Ada")
    bea.get_by_text("Round by round").click()
    expect(bea.get_by_role("table").nth(1)).to_contain_text("Level 1:")
    keep(ada, "dive-over-desktop")
    keep(bea, "dive-over-phone")
    assert_accessible(ada)
    replay(ada, keep)
    button(bea, "Rematch").tap()
    ada.go_back()
    button(ada, "Agree").click()
    ada.get_by_role("link", name="To the rematch").click()
    expect(ada.get_by_role("heading", name="My board")).to_be_visible()


def played_out(ada: Page, bea: Page) -> None:
    """Dive until the game is over, each with the quickest way to lay out air."""
    for _ in range(MOST_ROUNDS):
        board = ada.locator("#my-board")
        expect(board.or_(ada.locator("#result"))).to_be_visible()
        if ada.locator("#result").count():
            return
        round = ada.locator(".status strong").inner_text()
        for page, token in ((ada, 2), (bea, 1)):
            expect(page.locator(".status strong")).to_have_text(round)
            lay_by_keys(page, {token: 1, token + 2: 2})
            button(page, "Ready").click()
        over = ada.locator("#result")
        expect(
            ada.get_by_text(f"Round {int(round.split()[1]) + 1}", exact=True).or_(over)
        ).to_be_visible()
    raise AssertionError("the game does not end")


def replay(page: Page, keep: Keep) -> None:
    """Look at the game again, through other eyes."""
    page.get_by_role("link", name="Replay").click()
    button(page, "One step on").click()
    button(page, "To the end").click()
    expect(page.locator("#result")).to_be_visible()
    page.get_by_label("Through whose eyes").select_option("Bea")
    page.get_by_role("slider", name="Step").fill("2")
    expect(page.get_by_role("heading", name="My board")).to_be_visible()
    rounds = page.get_by_role("group", name="Round by round")
    rounds.get_by_role("button", name="Round 2", exact=True).click()
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()
    page.get_by_label("Through whose eyes").select_option("All-knowing")
    page.get_by_text("The data of this moment").click()
    expect(page.locator("details pre")).to_contain_text('"seed"')
    expect(button(page, "Share this game")).to_be_visible()
    keep(page, "replay-desktop")
    assert_accessible(page)


def test_a_dive_with_nothing_but_a_keyboard(visit: Visit) -> None:
    page = visit()
    expect(page.locator("ul li h2")).to_have_count(3)

    tab_to(page, "Play Dive now against bots")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="My board")).to_be_visible()
    for token in (1, 2):
        tab_to(page, re.compile(f"^Air {token},"))
        page.keyboard.press(str(token))
        expect(air(page, token)).to_have_accessible_name(f"Air {token}, on level {token}, no shark")
    tab_to(page, re.compile("^Air 5,"))
    page.keyboard.press("3")
    air(page, 5).press("0")
    expect(air(page, 5)).to_have_accessible_name("Air 5, beside the board")
    tab_to(page, "Level 2 shows the shark")
    page.keyboard.press("Space")
    expect(air(page, 2)).to_have_accessible_name("Air 2, on level 2, shark")
    tab_to(page, "Ready")
    page.keyboard.press("Enter")

    expect(page.get_by_role("log")).to_contain_text("Level 1:")


def test_a_whole_game_against_a_bot_with_nothing_but_a_keyboard(visit: Visit) -> None:
    page = visit()
    opened(page)
    tab_to(page, "Seat 2: random")
    page.keyboard.press("Enter")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="The game has begun.")).to_be_attached()

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
    over = page.locator("#result")
    for _ in range(MOST_ROUNDS):
        expect(page.locator("#my-board").or_(over)).to_be_visible()
        if over.count():
            break
        round = page.locator(".status strong").inner_text()
        expect(air(page, 2)).to_be_enabled()
        tab_to(page, re.compile("^Air 2,"), "Tab" if round == "Round 1" else "Shift+Tab")
        page.keyboard.press("1")
        expect(air(page, 2)).to_be_focused()  # it moved, and the keyboard with it
        if int(round.split()[1]) % 2:
            page.keyboard.press("s")
            expect(air(page, 2)).to_have_accessible_name("Air 2, on level 1, shark")
        tab_to(page, "Ready")
        assert outline(page) != "none"
        page.keyboard.press("Enter")
        after = page.get_by_text(f"Round {int(round.split()[1]) + 1}", exact=True)
        expect(after.or_(over)).to_be_visible()
        assert page.evaluate("document.activeElement !== document.body")
    expect(over).to_be_visible()
    tab_to_link(page, "Replay")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.get_by_role("slider", name="Step")).to_be_visible()


def outline(page: Page) -> str:
    """How what has the focus is marked."""
    marked: str = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    return marked


def tab_to_link(page: Page, name: str) -> None:
    wanted = page.get_by_role("link", name=name)
    for _ in range(KEYS_UNTIL_GIVING_UP):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"no way to {name} by keyboard")


def test_the_first_key_leads_past_the_menu(visit: Visit) -> None:
    page = visit()
    expect(page.locator("ul li h2")).to_have_count(3)

    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")

    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_there_is_no_trap_for_the_keyboard(visit: Visit) -> None:
    """Tab goes through everything on the board and out of it again."""
    page = visit()
    opened(page, seats=1)
    button(page, "Start the game").click()
    expect(page.get_by_role("heading", name="My board")).to_be_visible()
    visited: list[str] = []

    for _ in range(KEYS_UNTIL_GIVING_UP):
        page.keyboard.press("Tab")
        name = page.evaluate("(one => one.ariaLabel ?? one.textContent)(document.activeElement)")
        if visited and name == visited[0]:
            break
        visited.append(name)
    else:
        raise AssertionError("the keyboard does not come round")

    assert len([name for name in visited if name.startswith("Air ")]) == 5
    assert len([name for name in visited if name.endswith("shows the shark")]) == 5


def test_a_refusal_names_its_rule(visit: Visit) -> None:
    page = visit()
    button(page, "Play Dive now against bots").click()

    lay_by_keys(page, {3: 2})
    button(page, "Ready").click()

    expect(page.get_by_role("alert")).to_contain_text("Rule D-2.10")
    expect(page.get_by_role("alert")).to_contain_text("level 1 is empty but level 2 is not")
    assert_accessible(page)


def test_a_draft_is_there_again_after_the_page_was_closed(visit: Visit) -> None:
    page = visit()
    button(page, "Play Dive now against bots").click()
    lay_by_keys(page, {4: 1, 2: 2})
    page.wait_for_timeout(600)  # it is saved a moment after the last change

    page.reload()

    expect(air(page, 4)).to_have_accessible_name("Air 4, on level 1, no shark")
    expect(air(page, 2)).to_have_accessible_name("Air 2, on level 2, no shark")


def test_companions_and_the_chief(visit: Visit, keep: Keep) -> None:
    page = visit()
    opened(page, seats=1, chief=True, companions=True)
    button(page, "Start the game").click()

    expect(page.get_by_role("heading", name="Choose your companion")).to_be_visible()
    keep(page, "dive-companions-desktop")
    assert_accessible(page)
    page.get_by_role("button", name=re.compile("Giant octopus")).click()
    page.get_by_role("slider", name="Turn", exact=True).fill("30")
    keep(page, "dive-octopus-desktop")
    assert_accessible(page)
    button(page, "Put it down").click()
    expect(page.get_by_role("log")).to_contain_text("Ada lays the octopus on the stack.")
    lay_by_keys(page, {1: 1, 2: 2})
    button(page, "Ready").click()

    expect(page.get_by_role("log")).to_contain_text("The chief's speeds:")
    expect(page.get_by_role("heading", name="The chief")).to_be_visible()
    keep(page, "dive-chief-desktop")
    assert_accessible(page)


def test_two_people_with_companions_and_the_chief(visit: Visit, keep: Keep) -> None:
    ada, bea = visit(), visit(**PHONE)
    made = opened(ada, chief=True, companions=True)
    bea.goto(f"/join/{made['links']['invite']}")
    bea.get_by_label("Your name").fill("Bea")
    button(bea, "Take seat 2").tap()
    button(ada, "Start the game").click()

    ada.get_by_role("button", name=re.compile("Clownfish")).click()
    expect(ada.get_by_text("You chose Clownfish")).to_be_visible()
    assert "Clownfish" not in (bea.get_by_role("list", name="Divers").text_content() or "")
    bea.get_by_role("button", name=re.compile("Giant octopus")).tap()
    expect(bea.get_by_role("list", name="Divers")).to_contain_text("Clownfish")
    lay_by_keys(ada, {2: 1, 3: 1})
    ada.get_by_label("Clownfish under").select_option("Level 1")
    button(bea, "Put it down").tap()
    keep(bea, "dive-companions-phone")
    assert_fits(bea)
    expect(ada.get_by_role("log")).to_contain_text("Bea lays the octopus on the stack.")
    button(ada, "Ready").click()
    lay_by_keys(bea, {1: 1})
    button(bea, "Ready").tap()

    for page in (ada, bea):
        expect(page.get_by_role("log")).to_contain_text("The chief's speeds:")
        expect(page.get_by_role("table").first).to_contain_text("The chief")
    expect(ada.get_by_role("img", name="The clownfish").first).to_be_visible()
    expect(ada.get_by_text("speed 8").first).to_be_visible()  # 2 + 3 and 3 of the clownfish
    keep(ada, "dive-two-chief-desktop")
    assert_accessible(ada)


def with_companions(ada: Page, bea: Page, hers: str, his: str, **options: Any) -> None:
    """Two people at a table where everything lasts long enough for slow machines."""
    made = opened(ada, companions=True, expansion_companions=True, **options)
    bea.goto(f"/join/{made['links']['invite']}")
    bea.get_by_label("Your name").fill("Bea")
    button(bea, "Take seat 2").click()
    button(ada, "Start the game").click()
    for page, companion in ((ada, hers), (bea, his)):
        page.get_by_role("button", name=re.compile(f"^{companion}")).click()
    expect(ada.locator("#my-board")).to_be_visible()
    expect(bea.locator("#my-board")).to_be_visible()


def test_the_orca_counts_down_before_everybody_and_then_all_are_locked(
    visit: Visit, keep: Keep
) -> None:
    ada, bea = visit(), visit(**PHONE)
    with_companions(ada, bea, "Orca", "Narwhal", assist_time=1.5, chief=True)
    lay_by_keys(ada, {2: 1})

    button(ada, "Use Orca").click()

    for page, size in ((ada, "desktop"), (bea, "phone")):
        expect(page.get_by_role("log")).to_contain_text("Ada uses Orca")
        counting = page.locator(".counts", has_text="The orca counts")
        expect(counting.get_by_role("timer")).to_have_text(re.compile(r"^\d+ s$"))
        keep(page, f"dive-orca-{size}")
    lay_by_taps(bea, {3: 1})
    assert_accessible(ada)
    assert_fits(bea)
    for page in (ada, bea):
        expect(page.get_by_role("log")).to_contain_text("Level 1:")
        expect(page.get_by_role("log")).to_contain_text("locked: the orca")
        expect(page.get_by_role("table").first).to_contain_text("The chief")


def test_who_lets_go_while_the_fugu_is_here_is_locked(visit: Visit, keep: Keep) -> None:
    """By the key that is kept pressed, and by two taps for those who cannot."""
    ada, bea = visit(), visit(**PHONE)
    with_companions(ada, bea, "Fugu", "Narwhal", assist_time=4)
    lay_by_keys(ada, {2: 1})

    button(ada, "Use Fugu").click()
    expect(bea.get_by_role("heading", name="Hold your breath!")).to_be_visible()
    keep(bea, "dive-fugu-phone")
    assert_fits(bea)
    bea.get_by_label("Tap instead of holding").check()
    button(bea, "Hold your breath").tap()
    ada.locator("h1").first.evaluate("() => document.activeElement.blur()")
    ada.keyboard.down("h")
    expect(button(bea, "Breathe")).to_be_visible()
    for page in (ada, bea):
        expect(page.locator(".counts", has_text="The fugu stays")).to_be_visible()
        expect(page.get_by_role("list", name="Divers").get_by_text("holds breath")).to_have_count(2)
    lay_by_keys(ada, {3: 1})
    expect(air(ada, 3)).to_have_accessible_name("Air 3, on level 1, no shark")
    keep(ada, "dive-fugu-desktop")
    assert_accessible(ada)
    assert_accessible(bea)
    ada.keyboard.up("h")
    expect(ada.get_by_text("Press again now")).to_be_visible()
    expect(ada.get_by_role("list", name="Divers").get_by_text("locked")).to_be_visible()
    expect(air(ada, 3)).to_be_disabled()
    bea.get_by_role("button", name=re.compile("^Air 1,")).press("1")
    button(bea, "Breathe").tap()

    for page in (ada, bea):
        expect(page.get_by_role("log")).to_contain_text("Level 1:")
    revealed = ada.get_by_role("region", name="The dive")
    expect(revealed.get_by_role("img", name="3")).to_be_visible()
    expect(revealed.get_by_role("img", name="1")).to_be_visible()


SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 844}}


def test_with_the_meter_everyone_has_the_same_air_and_nothing_is_held(
    visit: Visit, keep: Keep
) -> None:
    """By keyboard on a desktop, by finger on a phone; what is left is said aloud. [D-5.81]"""
    ada, bea = visit(), visit(**SMALL_PHONE)
    with_companions(ada, bea, "Fugu", "Narwhal", assist_time=4, fugu_mode="meter", close_delay=60)
    lay_by_keys(ada, {2: 1})
    lay_by_taps(bea, {4: 1})
    button(bea, "Ready").tap()
    expect(bea.get_by_text("You are ready. Wait for the others.")).to_be_visible()

    button(ada, "Use Fugu").click()
    expect(ada.get_by_text("In a moment you all have the same air.")).to_be_visible()
    expect(bea.get_by_text("Tap to take a breath.")).to_be_visible()
    keep(bea, "dive-meter-in-phone", whole=False)
    assert_fits(bea)
    button(bea, "Hold your breath").tap()

    for page, size in ((ada, "desktop"), (bea, "phone")):
        meter = page.get_by_role("meter", name="Air left")
        expect(meter).to_be_visible()
        expect(meter).to_have_attribute("aria-valuemax", "100")  # 25 seconds, four times as long
        expect(meter).to_have_attribute("aria-valuetext", re.compile(r"^\d+ s$"))
        expect(page.get_by_text("Lay out air until the meter is empty")).to_be_visible()
        keep(page, f"dive-meter-{size}", whole=False)
        assert_accessible(page)
        assert_fits(page)
    lay_by_keys(ada, {3: 1})
    ada.keyboard.press("h")  # the key that holds the breath elsewhere must not end it here
    expect(air(ada, 3)).to_have_accessible_name("Air 3, on level 1, no shark")
    expect(air(ada, 3)).to_be_enabled()
    tab_to(ada, "Stop and lock my board", "Shift+Tab")
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("list", name="Divers").get_by_text("locked")).to_be_visible()
    expect(air(ada, 3)).to_be_disabled()
    lay_by_keys(bea, {1: 2})
    button(bea, "Stop and lock my board").tap()

    revealed = ada.get_by_role("region", name="The dive")
    for token in ("1", "3", "4"):
        expect(revealed.get_by_role("img", name=token)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "stop", "left"),
    [
        ("nl-NL", "Stop en leg mijn bord vast", "Lucht over"),
        ("de-DE", "Aufhören und meine Tafel festlegen", "Übrige Luft"),
        ("fr-FR", "Arrêter et verrouiller mon plateau", "Air restant"),
        ("sv-SE", "Sluta och lås min spelplan", "Luft kvar"),
    ],
)
def test_the_meter_speaks_every_language(visit: Visit, language: str, stop: str, left: str) -> None:
    page = visit(locale=language, **SMALL_PHONE)
    options = {"companions": True, "expansion_companions": True, "fugu_mode": "meter"}
    body = {"game": "dive", "seats": 1, "options": options, "name": "Ada"}
    page.goto(f"/table/{page.request.post('/api/tables', data=body).json()['table']}")
    page.locator("button.main", has_text=re.compile(STARTS)).tap()
    fugu = page.get_by_role("button", name=re.compile("Fugu"))
    fugu.first.tap()
    expect(page.locator("#my-board")).to_be_visible()
    fugu.first.tap()

    expect(page.get_by_role("meter", name=left)).to_be_visible()
    assert_fits(page)
    button(page, stop).tap()


STARTS = "Begin het spel|Spiel beginnen|Commencer la partie|Börja spela"


def test_the_youngest_gets_a_companion_that_both_want(visit: Visit) -> None:
    """[D-5.2] [D-5.3]"""
    ada, bea = visit(), visit(**PHONE)
    made = opened(ada, companions=True, companion_priority=[1, 0])
    bea.goto(f"/join/{made['links']['invite']}")
    bea.get_by_label("Your name").fill("Bea")
    button(bea, "Take seat 2").click()
    button(ada, "Start the game").click()

    for page in (ada, bea):
        page.get_by_role("button", name=re.compile("^Orca")).click()

    for page in (ada, bea):
        expect(page.get_by_role("log")).to_contain_text("Ada and Bea want Orca. Bea is younger")
    expect(ada.get_by_role("button", name=re.compile("^Orca"))).to_be_hidden()
    ada.get_by_role("button", name=re.compile("^Clownfish")).click()
    expect(ada.locator("#my-board")).to_be_visible()


def played_alone(page: Page, places: dict[int, int]) -> None:
    """The same dive again and again, until the game is over."""
    over = page.locator("#result")
    for _ in range(MOST_ROUNDS):
        expect(page.locator("#my-board").or_(over)).to_be_visible()
        if over.count():
            return
        round = page.locator(".status strong").inner_text()
        lay_by_keys(page, places)
        button(page, "Ready").click()
        after = page.get_by_text(f"Round {int(round.split()[1]) + 1}", exact=True)
        expect(after.or_(over)).to_be_visible()
    raise AssertionError("the game does not end")


def test_the_chief_wins_and_everything_says_so(visit: Visit, keep: Keep) -> None:
    """Title, result, log, announcements and replay. [D-6.32]"""
    page = visit()
    listen(page)
    opened(page, seats=1, chief=True)
    button(page, "Start the game").click()

    played_alone(page, {1: 1})

    expect(page.get_by_role("heading", name="The chief wins.")).to_be_visible()
    first = page.get_by_role("table").first.locator("tbody tr").first
    expect(first).to_have_text(re.compile(r"^The chief\s+Winner\s*2\d$"))
    expect(page.get_by_role("table").first).to_contain_text("Ada")
    expect(page.get_by_role("log")).to_contain_text("The chief wins.")
    assert [line for line in page.evaluate("window.announced") if "The chief wins." in line]
    expect(page.get_by_text("Nobody wins")).to_be_hidden()
    keep(page, "dive-lost-to-the-chief", whole=False)
    assert_accessible(page)
    page.get_by_role("link", name="Replay").click()
    button(page, "To the end").click()
    expect(page.get_by_role("heading", name="The chief wins.")).to_be_visible()
    rounds = page.get_by_role("group", name="Round by round")
    expect(rounds.get_by_role("columnheader", name="The chief")).to_be_visible()


def test_practice_alone_goes_on_to_its_end(visit: Visit, keep: Keep) -> None:
    """Without the chief, and without a winner. (D-Q43)"""
    page = visit()
    opened(page, seats=1, practice=True)
    button(page, "Start the game").click()
    expect(page.get_by_role("heading", name="My board")).to_be_visible()
    expect(page.get_by_role("heading", name="The chief")).to_be_hidden()

    played_alone(page, {1: 1, 2: 2, 3: 3, 4: 4, 5: 5})

    expect(page.get_by_role("heading", name="The practice dive is over.")).to_be_visible()
    expect(page.get_by_role("table").first).to_contain_text("Ada")
    expect(page.get_by_text("Nobody wins")).to_be_hidden()
    keep(page, "dive-practice-over", whole=False)
    assert_accessible(page)


def test_nothing_tells_how_a_dive_ends_before_it_is_shown(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    listen(page)
    opened(page, seats=1)
    button(page, "Start the game").click()
    lay_by_keys(page, {1: 1, 2: 2, 3: 3})
    button(page, "Ready").click()

    expect(button(page, "Skip")).to_be_visible()
    expect(page.locator(".status")).to_contain_text("The dive is on.")
    assert "Level 1:" not in page.get_by_role("log").inner_text()
    assert not [line for line in page.evaluate("window.announced") if "Level 1:" in line]
    button(page, "Skip").click()
    expect(page.get_by_role("log")).to_contain_text("Level 1:")


def test_a_dive_is_shown_level_by_level_unless_motion_is_reduced(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    opened(page, seats=1)
    button(page, "Start the game").click()
    lay_by_keys(page, {1: 1, 2: 2, 3: 3})
    button(page, "Ready").click()

    expect(button(page, "Skip")).to_be_visible()
    assert page.locator("tr.hidden").count() > 0
    button(page, "Skip").click()
    expect(button(page, "Continue")).to_be_visible()
    assert page.locator("tr.hidden").count() == 0
    button(page, "Continue").click()
    expect(page.get_by_role("heading", name="The dive")).to_be_hidden()


def test_a_lost_connection_comes_back_without_a_word(visit: Visit) -> None:
    page = visit()
    sockets: list[WebSocketRoute] = []

    def keep_socket(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket(re.compile("/api/socket"), keep_socket)
    listen(page)
    opened(page, seats=1)
    button(page, "Start the game").click()
    lay_by_keys(page, {1: 1})
    sockets[-1].close(code=4000)
    button(page, "Ready").click()

    expect(page.get_by_role("log")).to_contain_text("Level 1:")
    expect(page.get_by_text("Connection lost.")).to_be_hidden()
    assert len(sockets) > 1
    listened = page.evaluate("window.announced ?? []")
    assert not [line for line in listened if "connection" in line]


def test_a_server_that_stops_is_told_and_nothing_typed_is_lost(
    visit: Visit, own_server: Callable[..., Server]
) -> None:
    own = own_server()
    page = visit(base_url=own.url)
    opened(page, seats=1)
    button(page, "Start the game").click()
    lay_by_keys(page, {4: 1})
    page.get_by_label("Write a message").fill("I am still typ")

    own.stop()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    air(page, 2).press("2")
    own_server(port=int(own.url.rpartition(":")[2]))

    expect(page.get_by_text("Connection lost.")).to_be_hidden()
    expect(page.get_by_label("Write a message")).to_have_value("I am still typ")
    button(page, "Ready").click()
    expect(page.get_by_role("log")).to_contain_text("Level 2:")
