"""Home, a new table, the table before the start: in all languages and sizes."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.people import assert_accessible, assert_fits, button, opened

pytestmark = pytest.mark.browser

Keep = Callable[[Page, str], None]
a_size = pytest.mark.parametrize(
    ("size", "how"), [("desktop", DESKTOP), ("phone", PHONE)], ids=["desktop", "phone"]
)


@pytest.mark.parametrize(
    ("locale", "welcome"),
    [
        ("en-GB", "Three board games about diving"),
        ("nl-BE", "Drie bordspellen over duiken"),
        ("de-AT", "Drei Brettspiele über das Tauchen"),
        ("fr-FR", "Trois jeux de société sur la plongée"),
        ("sv-SE", "Tre brädspel om dykning"),
        ("it-IT", "Three board games about diving"),
    ],
)
def test_the_first_screen_speaks_the_browsers_language(
    visit: Visit, keep: Keep, locale: str, welcome: str
) -> None:
    page = visit(locale=locale)

    expect(page.get_by_role("heading", level=1)).to_have_text(welcome)
    expect(page.locator("ul li h2")).to_have_count(3)
    expect(page.locator("html")).to_have_attribute("lang", re.compile(locale[:2] + "|en"))
    keep(page, f"home-{locale}")


def test_another_language_can_be_chosen_and_stays(visit: Visit) -> None:
    page = visit()

    page.get_by_label("Language").select_option("sv")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tre brädspel om dykning")
    page.reload()

    expect(page.get_by_role("heading", level=1)).to_have_text("Tre brädspel om dykning")


@a_size
def test_every_screen_before_the_start_is_fit_for_everyone(
    visit: Visit, keep: Keep, size: str, how: dict[str, Any]
) -> None:
    page = visit(**how)
    expect(page.locator("ul li h2")).to_have_count(3)
    keep(page, f"home-{size}")
    assert_accessible(page)
    assert_fits(page)

    page.get_by_role("link", name="Dive: open a table").click()
    expect(page.get_by_label("Three more companions")).to_be_disabled()
    page.get_by_label("Companions", exact=True).check()
    expect(page.get_by_label("Three more companions")).to_be_enabled()
    expect(page.get_by_label("Version")).to_be_disabled()
    keep(page, f"new-table-{size}")
    assert_accessible(page)
    assert_fits(page)

    page.get_by_label("Your name").fill("Ada")
    button(page, "Open the table").click()
    expect(page.get_by_text("Seat 2 is free")).to_be_visible()
    expect(page.get_by_role("img", name="QR code: To play")).to_be_visible()
    keep(page, f"lobby-{size}")
    assert_accessible(page)
    assert_fits(page)


def test_a_friend_with_a_link_sits_down_and_talks(visit: Visit) -> None:
    host, friend = visit(), visit(locale="de-DE", **PHONE)
    made = opened(host)

    friend.goto("/")
    friend.get_by_label("An einen Tisch setzen").fill(f"x/join/{made['links']['invite']}")
    button(friend, "Dazusetzen").tap()
    friend.get_by_label("Dein Name").fill("Bea")
    button(friend, "Platz 2 nehmen").tap()
    friend.get_by_label("Nachricht schreiben").fill("Hallo!")
    button(friend, "Senden").tap()

    expect(host.get_by_text("Hallo!")).to_be_visible()
    expect(host.get_by_text("Bea").first).to_be_visible()
    button(host, "Start the game").click()
    expect(friend.get_by_role("heading", name="Mein Tableau")).to_be_visible()


def test_a_wrong_code_is_refused_by_a_rule_in_ones_language(visit: Visit) -> None:
    page = visit("/join/nonsense", locale="fr-FR")

    expect(page.get_by_role("alert")).to_contain_text("Règle T-1.6")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cette table n’existe pas")


def test_the_shell_opens_without_a_network_and_says_so(visit: Visit) -> None:
    page = visit()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now by way of the worker, which keeps what it hands over
    expect(page.locator("ul li h2")).to_have_count(3)

    page.context.set_offline(True)
    page.reload()

    expect(page.get_by_role("heading", level=1)).to_have_text("Three board games about diving")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    page.context.set_offline(False)


def test_it_can_be_installed(visit: Visit) -> None:
    page = visit()

    manifest = page.request.get("/manifest.webmanifest").json()

    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]


def test_what_never_changes_is_fetched_once_and_compressed(visit: Visit) -> None:
    page = visit()
    script = page.locator("script[type=module]").get_attribute("src")
    assert script

    sent = page.request.get(script).headers

    assert sent["cache-control"] == "public, max-age=31536000, immutable"
    assert sent["content-encoding"] == "gzip"
    assert page.request.get("/api/games").headers["cache-control"] == "no-store"
