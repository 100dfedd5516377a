"""A connection that falls silent without a word, a device without a network, and what is kept."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.announced import heard, listen
from tests.browser.blackhole import Blackhole
from tests.browser.conftest import DESKTOP, Server, Visit
from tests.browser.people import air, assert_accessible, button, lay_by_keys, opened

pytestmark = pytest.mark.browser

Keep = Callable[..., None]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.fixture
def hole(server: Server) -> Iterator[Blackhole]:
    made = Blackhole(server.url)
    yield made
    made.stop()


def playing(visit: Visit, hole: Blackhole, **how: Any) -> tuple[Page, Page]:
    """Ada, behind the black hole, and Bea, who is not; their game has begun."""
    ada, bea = visit(base_url=hole.url, **how), visit()
    made = opened(ada)
    bea.goto(f"/join/{made['links']['invite']}")
    button(bea, "Take seat 2").click()
    button(ada, "Start the game").click()
    for page in (ada, bea):
        expect(page.get_by_role("heading", name="My board")).to_be_visible()
    return ada, bea


def say(page: Page, text: str) -> None:
    page.get_by_label("Write a message").fill(text)
    button(page, "Send").click()


def chat(page: Page) -> Locator:
    return page.get_by_role("list", name="Chat").get_by_role("listitem")


def only(said: str) -> re.Pattern[str]:
    """Nothing stands behind it."""
    return re.compile(re.escape(said) + r"\s*$")


def notice(page: Page) -> Locator:
    return page.get_by_role("banner")


def place_of(page: Page) -> Any:
    """Where the board lies on the page."""
    return page.get_by_role("heading", name="My board").evaluate(
        "one => { const { left, top } = one.getBoundingClientRect(); return [left, top + scrollY] }"
    )


@pytest.mark.parametrize("forgets", [False, True], ids=["late", "lost"])
@pytest.mark.parametrize(
    ("size", "how"), [("desktop", DESKTOP), ("phone", PHONE)], ids=["desktop", "phone"]
)
def test_what_is_done_in_the_silence_is_kept_shown_and_done_once(
    visit: Visit, hole: Blackhole, keep: Keep, size: str, how: dict[str, Any], forgets: bool
) -> None:
    ada, bea = playing(visit, hole, **how)
    lay_by_keys(ada, {1: 1})
    say(ada, "all is well")
    expect(chat(bea)).to_have_text([only("Ada all is well")])
    before = place_of(ada)

    hole.swallow(forgets=forgets)
    say(ada, "is anybody there?")
    expect(chat(ada).last).to_contain_text("Ada is anybody there?")
    expect(ada.get_by_label("Write a message")).to_have_value("")
    expect(chat(ada).last).to_contain_text(re.compile("sending…|will be sent later"))
    button(ada, "Ready").click()
    expect(notice(ada)).to_contain_text("Connection lost.")
    expect(notice(ada)).to_contain_text("We’ll send it later.")
    expect(chat(ada).last).to_contain_text("will be sent later")
    assert place_of(ada) == before
    keep(ada, f"connection-lost-{size}", whole=False)
    assert_accessible(ada)
    expect(chat(bea)).to_have_count(1)
    expect(bea.get_by_text("not here")).to_be_visible()

    button(ada, "Try now").click()
    hole.let_through()
    expect(notice(ada)).not_to_contain_text("Connection lost.")
    for page in (ada, bea):
        expect(chat(page)).to_have_text([only("Ada all is well"), only("Ada is anybody there?")])
    lay_by_keys(bea, {1: 1})
    button(bea, "Ready").click()
    for page in (ada, bea):
        expect(page.get_by_role("log")).to_contain_text("Level 1:")
        expect(chat(page)).to_have_count(2)
    expect(bea.get_by_text("not here")).to_be_hidden()


def test_nobody_need_do_anything(visit: Visit, hole: Blackhole) -> None:
    """Silence is noticed by those who only look, and ends by itself."""
    ada, bea = playing(visit, hole)

    hole.swallow(forgets=True)
    expect(notice(ada)).to_contain_text("Connection lost. Trying again…")
    say(bea, "where are you?")
    hole.let_through()

    expect(chat(ada)).to_have_text([only("where are you?")])
    expect(notice(ada)).not_to_contain_text("Connection lost.")


def test_what_had_no_answer_is_sent_after_a_reload(visit: Visit, hole: Blackhole) -> None:
    ada, bea = playing(visit, hole)
    lay_by_keys(ada, {2: 1})
    expect(air(ada, 2)).to_have_accessible_name("Air 2, on level 1, no shark")

    hole.swallow("sockets", forgets=True)
    button(ada, "Ready").click()
    say(ada, "one moment")
    ada.get_by_label("Write a message").fill("I am still typ")
    ada.reload()
    expect(ada.get_by_text("One moment…").or_(ada.get_by_text("One moment …"))).to_be_visible()
    expect(chat(bea)).to_have_count(0)
    hole.let_through()

    for page in (ada, bea):
        expect(chat(page)).to_have_text([only("Ada one moment")])
    expect(ada.get_by_label("Write a message")).to_have_value("I am still typ")
    lay_by_keys(bea, {1: 1})
    button(bea, "Ready").click()
    expect(bea.get_by_role("log")).to_contain_text("Level 1:")
    ada.reload()
    expect(chat(ada)).to_have_count(1)


def test_what_must_not_be_said_can_be_written_again(visit: Visit, hole: Blackhole) -> None:
    ada, _ = playing(visit, hole)

    say(ada, "\u200b")  # nothing that could be seen

    expect(ada.get_by_role("alert")).to_contain_text("T-5.2")
    expect(ada.get_by_label("Write a message")).to_have_value("\u200b")
    expect(chat(ada)).to_have_count(0)


def test_what_was_too_fast_is_tried_again(visit: Visit, hole: Blackhole) -> None:
    ada, bea = playing(visit, hole)
    refused: list[str] = []

    def hurry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def take(text: str | bytes) -> None:
            command = json.loads(text)
            if command["type"] == "say" and len(refused) < 2:
                refused.append(command["id"])
                no = {"rule": "T-8.2", "message": "table-too-fast", "text": "too fast [T-8.2]"}
                socket.send(json.dumps({"type": "refused", "id": command["id"], **no}))
            else:
                server.send(text)

        socket.on_message(take)

    ada.route_web_socket(re.compile("/api/socket"), hurry)
    listen(ada)
    ada.reload()
    expect(ada.get_by_role("heading", name="My board")).to_be_visible()
    say(ada, "hello, hello")

    expect(chat(bea)).to_have_text([only("Ada hello, hello")])
    expect(notice(ada)).not_to_contain_text("too fast")
    expect(ada.get_by_role("alert")).to_be_empty()
    expect(chat(ada)).to_have_text([only("Ada hello, hello")])
    assert len(refused) == 2
    assert len(set(refused)) == 1
    told = heard(ada)
    assert "live: A little too fast. Trying again…" in told
    assert len([line for line in told if "hello, hello" in line]) == 1, told


def test_a_device_without_a_network_says_so_at_once(
    visit: Visit, hole: Blackhole, keep: Keep
) -> None:
    ada, bea = playing(visit, hole)

    hole.swallow(forgets=True)
    ada.context.set_offline(True)
    expect(notice(ada)).to_contain_text("You are offline.")
    say(ada, "in the tunnel")
    expect(notice(ada)).to_contain_text("We’ll send it later.")
    expect(chat(ada).last).to_contain_text("will be sent later")
    keep(ada, "connection-offline-desktop", whole=False)
    assert_accessible(ada)
    hole.let_through()
    ada.context.set_offline(False)

    for page in (ada, bea):
        expect(chat(page)).to_have_text([only("Ada in the tunnel")])
    expect(notice(ada)).not_to_contain_text("You are offline.")


def test_a_slow_answer_is_waited_for_without_alarm(
    visit: Visit, hole: Blackhole, keep: Keep
) -> None:
    ada, bea = playing(visit, hole)
    lay_by_keys(ada, {1: 1})
    expect(air(ada, 1)).to_have_accessible_name("Air 1, on level 1, no shark")

    hole.swallow()
    button(ada, "Ready").click()
    button(ada, "Ready").click()  # impatience is no second move
    expect(notice(ada)).to_contain_text(re.compile("Sending…|We’ll send it later."))
    keep(ada, "connection-slow-desktop", whole=False)
    hole.let_through()

    expect(notice(ada)).not_to_contain_text(re.compile("Sending…|later"))
    expect(bea.get_by_role("log").get_by_text("Ada", exact=False)).to_have_count(1)
    expect(ada.get_by_role("alert")).to_be_empty()
