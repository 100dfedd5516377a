"""Lessons in the browser: one by mouse, one by touch, one by keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.people import assert_accessible, assert_fits, button, lay_by_keys

pytestmark = pytest.mark.browser

Keep = Callable[[Page, str], None]


def task(page: Page, words: str) -> None:
    expect(page.get_by_role("region", name="Lesson")).to_contain_text(words)


def test_the_lesson_of_dive(visit: Visit, keep: Keep) -> None:
    page = visit()
    page.get_by_role("link", name="Learn Dive").click()
    task(page, "Look at it from all sides")
    keep(page, "learn-dive-desktop")
    assert_accessible(page)
    assert_fits(page)
    button(page, "Next").click()
    button(page, "Next").click()
    task(page, "On level 1 there is no shark")

    lay_by_keys(page, {1: 1})
    button(page, "Ready").click()
    task(page, "not what this lesson is about")
    lay_by_keys(page, {2: 2})
    button(page, "Level 2 shows the shark").click()
    button(page, "Ready").click()
    task(page, "Both guesses were right")
    keep(page, "learn-dive-reveal-desktop")
    button(page, "Why? Rule D-2.48").click()
    expect(page.get_by_role("dialog")).to_contain_text("moves forward as many fields")
    page.keyboard.press("Escape")
    button(page, "Next").click()

    task(page, "Turtles help")
    lay_by_keys(page, {1: 1, 5: 2})
    button(page, "Ready").click()
    task(page, "The red turtle carried you")
    button(page, "Next").click()
    task(page, "equally fast")
    lay_by_keys(page, {3: 1})
    button(page, "Ready").click()
    task(page, "A tie helps nobody")
    button(page, "Next").click()
    task(page, "deep water")

    page.reload()  # it goes on with the chapter where one left
    task(page, "deep water")
    lay_by_keys(page, {3: 1})
    button(page, "Ready").click()
    task(page, "modest")
    button(page, "Next").click()
    task(page, "Field 23 is the goal")
    lay_by_keys(page, {1: 1, 2: 2, 3: 3})
    button(page, "Ready").click()
    task(page, "you win")
    button(page, "Next").click()
    task(page, "That was the lesson")
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("link", name="Learn Dive")).to_be_visible()
    assert not page.get_by_text("Buddy").count()  # lessons are not among the tables


def test_the_lesson_of_scuba_by_touch(visit: Visit, keep: Keep) -> None:
    page = visit("/learn/scuba", **PHONE)
    button(page, "Next").tap()
    task(page, "Jump in")
    keep(page, "learn-scuba-phone")
    assert_accessible(page)
    assert_fits(page)
    for words, name in (
        ("Jump in", "Jump in at column 5"),
        ("Turn it over", "Turn"),
        ("one square down", "Swim down"),
        ("Turn it over", "Turn"),
        ("End your turn here", "End the turn"),
    ):
        task(page, words)
        page.get_by_role("button", name=re.compile(name)).last.tap()
    task(page, "you pay air")
    button(page, "Next").tap()
    task(page, "begins with a current")
    button(page, "Next").tap()
    page.get_by_role("button", name=re.compile("clownfish", re.IGNORECASE)).last.tap()
    task(page, "belong together")
    button(page, "Next").tap()
    page.get_by_role("button", name=re.compile("Swim down")).last.tap()
    task(page, "stir up dust")
    page.get_by_role("button", name="End the turn").last.tap()
    task(page, "Swim one square down")
    page.get_by_role("button", name=re.compile("Swim down")).last.tap()
    task(page, "Turn the tile over")
    page.get_by_role("button", name=re.compile("^Turn")).last.tap()
    task(page, "octopus grabs you")
    keep(page, "learn-scuba-choice-phone")
    page.get_by_role("dialog").get_by_role("button").last.tap()
    task(page, "Other events")
    button(page, "Next").tap()
    task(page, "Time to go home")
    page.get_by_role("button", name=re.compile("^Swim up")).last.tap()
    task(page, "One more step up")
    page.get_by_role("button", name=re.compile("^Climb onto the boat")).last.tap()
    expect(page.get_by_role("heading", name="Are you sure?")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Climb onto the boat")).last.tap()
    task(page, "Safe!")
    keep(page, "learn-scuba-boat-phone")
    page.get_by_role("button", name="Stay on the boat").last.tap()
    task(page, "You count your animals")
    button(page, "Next").tap()
    task(page, "That was the lesson")


def test_the_lesson_of_the_divers_by_keys(visit: Visit, keep: Keep) -> None:
    page = visit("/learn/divers")
    task(page, "Find treasures")
    keep(page, "learn-divers-desktop")
    assert_accessible(page)
    assert_fits(page)
    button(page, "Next").press("Enter")
    for words, at, asked in (
        ("Choose diver N1", "3,1", ""),
        ("The patch is turned", "3,2", ""),
        ("Two treasures!", "3,1", "with a treasure"),
        ("into the boat", "3,0", "with a treasure"),
    ):
        task(page, words)
        moved(page, at, asked)
    task(page, "Treasure in a boat is safe")
    button(page, "Next").press("Enter")
    for words, at in (
        ("Currents carry divers", "2,2"),
        ("An enemy diver", "4,3"),
    ):
        task(page, words)
        crew(page, "N1")
        moved(page, at)
        if at == "2,2":
            task(page, "One move, and you are far away")
            button(page, "Next").press("Enter")
    task(page, "Mud is slow")
    crew(page, "N2")
    moved(page, "2,2")
    task(page, "first of two tufts")
    page.locator("details .list button").filter(has_text="tuft 2").press("Enter")
    task(page, "The last treasure")
    moved(page, "3,0", "with a treasure")
    task(page, "you have the most")
    keep(page, "learn-divers-won-desktop")
    button(page, "Next").press("Enter")
    task(page, "That was the lesson")
    lesson = page.get_by_role("region", name="Lesson")
    expect(lesson.get_by_role("list", name="Eight tips").get_by_role("listitem")).to_have_count(8)
    keep(page, "learn-divers-tips-desktop")


def crew(page: Page, diver: str) -> None:
    page.locator(".crew").get_by_role("button", name=re.compile(f"^{diver} ")).press("Enter")


def moved(page: Page, at: str, asked: str = "") -> None:
    """Move the chosen diver there by keys, with what is asked."""
    page.locator(f"[data-square='{at}'] button.target").first.press("Enter")
    if asked:
        page.get_by_role("button", name=re.compile(asked)).last.press("Enter")
