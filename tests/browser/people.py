"""What people do at the table, by mouse, finger or keys."""

import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # has none
from playwright.sync_api import Locator, Page, expect

KEYS_UNTIL_GIVING_UP = 80


def opened(page: Page, game: str = "dive", seats: int = 2, **options: Any) -> dict[str, Any]:
    """Open a table as this person, and go there. Boards are opened without a delay."""
    if game == "dive":
        options.setdefault("close_delay", 0)
    body = {"game": game, "seats": seats, "options": options, "name": "Ada"}
    answer = page.request.post("/api/tables", data=body)
    made: dict[str, Any] = answer.json()
    assert answer.status == 201, made
    page.goto(f"/table/{made['table']}")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    return made


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def air(page: Page, token: int) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^Air {token},"))


def lay_by_keys(page: Page, places: dict[int, int]) -> None:
    for token, level in places.items():
        air(page, token).press(str(level))


def lay_by_taps(page: Page, places: dict[int, int]) -> None:
    for token, level in places.items():
        air(page, token).tap()
        button(page, f"Put air {token} on level {level}").tap()


def drag(page: Page, token: int, level: int) -> None:
    """With the mouse, as slowly as people do."""
    start = air(page, token).bounding_box()
    end = page.locator(f"li[data-level='{level}']").bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 90, end["y"] + 20, steps=5)
    page.mouse.up()


def tab_to(page: Page, name: str | re.Pattern[str], key: str = "Tab") -> None:
    """Go on with the tabulator key until the button of that name has the focus."""
    wanted = page.get_by_role("button", name=name)
    for _ in range(KEYS_UNTIL_GIVING_UP):
        page.keyboard.press(key)
        if wanted.count() and wanted.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"no way to {name} by keyboard")


def assert_accessible(page: Page) -> None:
    """axe finds nothing."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def assert_fits(page: Page) -> None:
    """Nothing sticks out sideways, and whatever is pressed is large enough for a finger."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, select, a.button, summary')]
            .map((one) => [one.textContent.trim(), one.getBoundingClientRect()])
            .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.5)
            .map(([text]) => text)"""
    )
    assert not small
