"""A tiny game that is brought as docs/adding-a-game.md says, in the browser: steps 8 to 11.

It has words, a face and a lesson, and no board of its own: it is played on the plain one.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.people import assert_accessible, assert_fits, button, opened
from tests.tiny.project import Project

pytestmark = pytest.mark.browser

Keep = Callable[[Page, str], None]
a_size = pytest.mark.parametrize(
    ("size", "how"), [("desktop", DESKTOP), ("phone", PHONE)], ids=["desktop", "phone"]
)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of the copy in which the game is registered."""
    project = Project(tmp_path_factory.mktemp("project"))
    project.bring()
    project.build()
    data: Path = tmp_path_factory.mktemp("data")
    started = Server(data, thinking=True, folder=project.folder, environment=project.environment)
    yield started.url
    started.stop()


def choose(page: Page, depth: int) -> None:
    button(page, f"dive to depth {depth}").click()


@a_size
def test_one_person_plays_against_a_bot_to_the_end(
    visit: Visit, keep: Keep, url: str, size: str, how: dict[str, Any]
) -> None:
    page = visit(base_url=url, **how)
    expect(page.locator("ul li h2")).to_have_count(4)
    expect(page.get_by_text("alone at the pearl takes it")).to_be_visible()
    keep(page, f"plunge-home-{size}")
    assert_accessible(page)

    page.get_by_role("button", name="Play Plunge now").click()
    for number in range(3):
        expect(page.locator("dl")).to_contain_text(f"Round{number + 1}")
        if number == 1:
            keep(page, f"plunge-board-{size}")
            assert_accessible(page)
            assert_fits(page)
        choose(page, 3 - number)

    expect(page.locator("#result")).to_contain_text("win")
    expect(page.get_by_text("That was the last dive.").first).to_be_visible()
    keep(page, f"plunge-result-{size}")
    assert_accessible(page)
    page.get_by_text("Round by round").first.click()
    expect(page.get_by_role("columnheader", name="Points").first).to_be_visible()


def test_two_people_play_and_neither_sees_the_others_choice(visit: Visit, url: str) -> None:
    ada, bea = visit(base_url=url), visit(base_url=url)
    made = opened(ada, "plunge")
    bea.goto(f"/join/{made['links']['invite']}")
    button(bea, "Take seat 2").click()
    button(ada, "Start the game").click()

    choose(ada, 3)
    expect(ada.get_by_text("Wait for the others.")).to_be_visible()
    expect(bea.get_by_role("row", name="Has chosen")).to_contain_text("✓")
    assert "depth 3" not in (bea.get_by_role("complementary").text_content() or "")
    choose(bea, 1)
    for page in (ada, bea):
        expect(page.get_by_text("Depths: 3, 1.").first).to_be_visible()
    choose(ada, 2)
    choose(bea, 2)
    choose(ada, 3)
    choose(bea, 1)

    for page in (ada, bea):
        expect(page.locator("#result")).to_contain_text("wins")


def test_its_lesson_is_played_to_the_end(visit: Visit, keep: Keep, url: str) -> None:
    page = visit("/learn/plunge", base_url=url)
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("Buddy is a point ahead")
    keep(page, "plunge-lesson")

    choose(page, 3)
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("you win")
    button(page, "Next").click()

    expect(page.get_by_role("region", name="Lesson")).to_contain_text("That was the lesson")


def test_its_rules_can_be_read_in_another_language_too(visit: Visit, url: str) -> None:
    """Nobody has translated them: they are shown in English."""
    page = visit("/rules/plunge", base_url=url, locale="nl-BE")

    expect(page.get_by_text("A choice stands.")).to_be_visible()
    expect(page.get_by_role("navigation").get_by_text("Plunge")).to_be_visible()
