"""Looking into the water: the stack from all sides, and sonar instead.

The first picture of a machine may take a minute: the compositor is compiled for it.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.people import assert_accessible, assert_fits, button, lay_by_keys, opened

pytestmark = pytest.mark.browser

Keep = Callable[[Page, str], None]
FIRST_PICTURE = 180_000  # milliseconds
PIXELS = "canvas => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data"
LOOK = f"canvas => {{ const p = ({PIXELS})(canvas); let sum = 0; " + (
    "for (let at = 0; at < p.length; at += 1) sum = (sum * 31 + p[at]) % 1000003; return sum }"
)
COLOURS = f"canvas => new Set(new Uint32Array(({PIXELS})(canvas).buffer)).size"


def started(page: Page, **options: Any) -> dict[str, Any]:
    """A table for one, begun; the darkroom that opens meanwhile leaves the browser little time."""
    page.set_default_timeout(FIRST_PICTURE)
    made = opened(page, seats=1, **options)
    button(page, "Start the game").click()
    return made


def water(page: Page) -> Locator:
    return page.get_by_role("slider", name=re.compile("^The stack of ocean cards"))


def expect_field(page: Page, timeout: float = FIRST_PICTURE) -> None:
    expect(water(page)).to_have_attribute("aria-busy", "false", timeout=timeout)


def point(page: Page, x: float, y: float) -> None:
    """Move the mouse to a place in the water, and wait for a view of its own."""
    water(page).scroll_into_view_if_needed()
    box = water(page).bounding_box()
    assert box
    page.mouse.move(box["x"] + x * box["width"], box["y"] + y * box["height"])
    page.wait_for_timeout(400)


def test_the_stack_is_seen_from_all_sides(visit: Visit, keep: Keep) -> None:
    ada, bea = visit(), visit("/", **PHONE)
    made = started(ada)
    bea.goto(f"/watch/{made['links']['watch']}")

    expect(water(ada)).to_be_visible(timeout=FIRST_PICTURE)
    assert water(ada).evaluate(COLOURS) > 1000  # a picture, not an empty frame
    expect_field(ada)
    expect(water(ada)).to_have_attribute("aria-valuetext", "Viewpoint: column 4 of 7, row 4 of 7")
    straight = water(ada).evaluate(LOOK)
    point(ada, 0.02, 0.5)
    expect(water(ada)).to_have_attribute("aria-valuetext", "Viewpoint: column 1 of 7, row 4 of 7")
    left = water(ada).evaluate(LOOK)
    assert left != straight
    keep(ada, "ocean-left-desktop")
    water(ada).press("ArrowRight")
    water(ada).press("ArrowDown")
    expect(water(ada)).to_have_attribute("aria-valuetext", "Viewpoint: column 2 of 7, row 5 of 7")
    water(ada).press("Home")
    ada.wait_for_timeout(400)
    assert water(ada).evaluate(LOOK) == straight
    button(ada, "Magnifier").click()
    point(ada, 0.4, 0.6)
    assert water(ada).evaluate(LOOK) != straight
    keep(ada, "ocean-magnifier-desktop")
    assert_accessible(ada)

    expect_field(bea)
    keep(bea, "ocean-phone")
    assert_accessible(bea)
    assert_fits(bea)


def test_the_picture_is_turned_as_one_sits_and_by_hand(visit: Visit, keep: Keep) -> None:
    ada, bea = visit(), visit()
    ada.set_default_timeout(FIRST_PICTURE)
    made = opened(ada)
    bea.goto(f"/join/{made['links']['invite']}")
    button(bea, "Take seat 2").click()
    button(ada, "Start the game").click()
    expect_field(ada)
    expect_field(bea)

    straight = water(ada).evaluate(LOOK)
    assert water(bea).evaluate(LOOK) != straight  # from the other side of the table
    keep(bea, "ocean-other-side-desktop")
    point(bea, 0.02, 0.5)
    expect(water(bea)).to_have_attribute("aria-valuetext", "Viewpoint: column 7 of 7, row 4 of 7")
    water(bea).press("ArrowRight")
    expect(water(bea)).to_have_attribute("aria-valuetext", "Viewpoint: column 6 of 7, row 4 of 7")
    water(bea).press("Home")
    button(bea, "Turn").click()
    water(bea).press("r")
    bea.wait_for_timeout(400)
    assert water(bea).evaluate(LOOK) == straight
    water(bea).press(",")
    water(bea).press("ArrowUp")
    expect(water(bea)).to_have_attribute("aria-valuetext", "Viewpoint: column 5 of 7, row 4 of 7")


def test_a_finger_scrolls_the_page_or_looks(visit: Visit) -> None:
    page = visit(**PHONE)
    started(page)
    expect_field(page)
    water(page).scroll_into_view_if_needed()
    fingers = page.context.new_cdp_session(page)

    def swipe(x: int, y: int, hold: int = 0) -> None:
        box = water(page).bounding_box()
        assert box
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch = "Input.dispatchTouchEvent"
        fingers.send(touch, {"type": "touchStart", "touchPoints": [at]})
        page.wait_for_timeout(hold)
        for step in range(1, 11):
            to = {"x": at["x"] + x * step / 10, "y": at["y"] + y * step / 10}
            fingers.send(touch, {"type": "touchMove", "touchPoints": [to]})
        fingers.send(touch, {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(400)

    top = page.evaluate("scrollY")
    swipe(90, 0)
    expect(water(page)).not_to_have_attribute(
        "aria-valuetext", "Viewpoint: column 4 of 7, row 4 of 7"
    )
    assert page.evaluate("scrollY") == top
    water(page).press("Home")
    swipe(0, 90, hold=500)
    expect(water(page)).to_have_attribute("aria-valuetext", re.compile("column 4 of 7, row [67]"))
    assert page.evaluate("scrollY") == top
    swipe(0, -120)
    assert page.evaluate("scrollY") > top


def test_a_phone_is_tilted_if_its_owner_wants_that(visit: Visit) -> None:
    page = visit(**PHONE)
    started(page)
    expect_field(page)
    expect(button(page, "Tilt")).to_have_attribute("aria-pressed", "false")

    page.evaluate("DeviceOrientationEvent.requestPermission = () => Promise.resolve('denied')")
    button(page, "Tilt").tap()
    expect(button(page, "Tilt")).to_have_attribute("aria-pressed", "false")
    page.evaluate("DeviceOrientationEvent.requestPermission = () => Promise.resolve('granted')")
    button(page, "Tilt").tap()
    expect(button(page, "Tilt")).to_have_attribute("aria-pressed", "true")
    for gamma in (3, 30):
        page.evaluate(
            """gamma => dispatchEvent(
                new DeviceOrientationEvent('deviceorientation', { alpha: 0, beta: 40, gamma }))""",
            gamma,
        )

    expect(water(page)).to_have_attribute("aria-valuetext", "Viewpoint: column 7 of 7, row 4 of 7")


def test_each_card_is_seen_when_its_level_is_checked(visit: Visit, keep: Keep) -> None:
    page = visit(reduced_motion="no-preference")
    started(page)
    expect_field(page)
    page.get_by_label("Speed of the dive").select_option("slow")
    lay_by_keys(page, {1: 1, 2: 2, 3: 3})
    button(page, "Ready").click()

    card = page.locator("img.card")
    expect(card).to_be_visible()  # all boards and the chief come first
    expect(card).to_have_js_property("complete", True)
    page.wait_for_timeout(700)
    keep(page, "dive-card-desktop")
    button(page, "Skip").click()
    expect(page.locator("img.print").first).to_be_visible()
    keep(page, "dive-cards-desktop")


def test_a_dive_makes_a_new_picture(visit: Visit) -> None:
    page = visit()
    started(page)
    expect_field(page)
    before = water(page).evaluate(LOOK)

    lay_by_keys(page, {1: 1, 2: 2, 3: 3})
    button(page, "Ready").click()

    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()
    expect(water(page)).to_have_attribute("aria-busy", "true")  # a new still
    expect_field(page)
    assert water(page).evaluate(LOOK) != before


def test_without_codecs_it_is_seen_as_well(visit: Visit) -> None:
    page = visit()
    page.add_init_script("delete globalThis.VideoDecoder")
    started(page)

    expect_field(page)

    expect(water(page)).to_have_attribute("aria-valuetext", "Viewpoint: column 3 of 5, row 3 of 5")


def test_every_light_of_the_table_can_be_chosen(visit: Visit, keep: Keep) -> None:
    page = visit()
    started(page, flashlight="private")
    expect_field(page)
    above = water(page).evaluate(LOOK)

    button(page, "Torch").click()
    expect(water(page)).to_have_attribute("aria-valuemax", "24")
    point(page, 0.4, 0.4)

    assert water(page).evaluate(LOOK) != above
    keep(page, "ocean-torch-desktop")
    assert_accessible(page)


LIT = f"""canvas => {{
    const [p, n] = [({PIXELS})(canvas), canvas.width]
    let sum = 0, x = 0, y = 0
    for (let at = 0; at < n * n; at += 1) {{
        const bright = Math.max(0, p[4 * at] + p[4 * at + 1] + p[4 * at + 2] - 60)
        sum += bright; x += bright * (at % n); y += bright * Math.floor(at / n)
    }}
    return [x / sum / n, y / sum / n]
}}"""


def expect_light(page: Page, x: float, y: float) -> None:
    """The middle of what is lit is about there, soon: the light glides."""
    at = (0.0, 0.0)
    for _ in range(40):
        at = tuple(water(page).evaluate(LIT))
        if abs(at[0] - x) < 0.07 and abs(at[1] - y) < 0.07:
            return
        page.wait_for_timeout(250)
    raise AssertionError(f"the light is at {at}")


def test_one_torch_for_all_shines_where_its_holder_points(visit: Visit, keep: Keep) -> None:
    """[T-6.8]"""
    ada, bea, screen = visit(), visit("/", **PHONE), visit(reduced_motion="no-preference")
    ada.set_default_timeout(FIRST_PICTURE)
    made = opened(ada, flashlight="shared")
    bea.goto(f"/join/{made['links']['invite']}")
    bea.get_by_label("Your name").fill("Bea")
    button(bea, "Take seat 2").click()
    button(ada, "Start the game").click()
    screen.goto(f"/screen/{made['links']['screen']}")
    expect_field(ada)
    for page in (ada, bea):
        expect(page.get_by_text("Nobody holds the torch.")).to_be_visible()
        button(page, "Torch").click()
        expect(water(page)).to_have_attribute("aria-valuemax", "24")

    point(ada, 0.3, 0.4)
    expect(ada.get_by_text("You hold the torch.")).to_be_visible()
    expect(bea.get_by_text("Ada holds the torch.")).to_be_visible()
    expect_light(ada, 0.3, 0.4)
    expect_light(bea, 0.7, 0.6)  # she sits on the other side
    expect(screen.get_by_text("Ada holds the torch.")).to_be_visible()
    expect(water(screen)).to_have_attribute("aria-valuemax", "24")
    expect_light(screen, 0.3, 0.4)
    keep(ada, "ocean-shared-torch-desktop")
    keep(bea, "ocean-shared-torch-phone")
    keep(screen, "ocean-shared-torch-screen")
    assert_accessible(ada)
    assert_accessible(bea)
    assert_fits(bea)

    water(bea).press("ArrowLeft")  # looking is not taking
    expect(bea.get_by_text("Ada holds the torch.")).to_be_visible()
    water(bea).scroll_into_view_if_needed()
    box = water(bea).bounding_box()
    assert box
    bea.touchscreen.tap(box["x"] + box["width"] * 0.25, box["y"] + box["height"] * 0.25)
    expect(ada.get_by_text("Bea holds the torch.")).to_be_visible()
    expect_light(ada, 0.75, 0.75)
    point(ada, 0.2, 0.2)  # nor is pointing, while another holds it
    expect_light(ada, 0.75, 0.75)
    keep(ada, "ocean-shared-torch-other-desktop")
    water(ada).press("Home")
    water(ada).press("Enter")
    expect(bea.get_by_text("Ada holds the torch.")).to_be_visible()
    expect_light(bea, 0.5, 0.5)
    button(ada, "From above").click()
    for page in (ada, bea, screen):
        expect(page.get_by_text("Nobody holds the torch.")).to_be_visible()
    button(bea, "Take the torch").tap()
    expect(water(bea)).to_be_focused()  # the button is gone; the arrow keys move the light
    expect(ada.get_by_text("Bea holds the torch.")).to_be_visible()
    bea.close()
    expect(ada.get_by_text("Nobody holds the torch.")).to_be_visible()
