"""Looking back: a record from the disk, and what was hidden, on the board."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from divetable.games import GAMES
from divetable.lab.random_games import AnyGame
from divetable.tables.records import Record, frames, write_record
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.people import assert_accessible, assert_fits, button
from tests.browser.records import recorded

pytestmark = pytest.mark.browser

Keep = Callable[[Page, str], None]
COMPANIONS = {"companions": True, "expansion_companions": True}
a_size = pytest.mark.parametrize(
    ("size", "how"), [("desktop", DESKTOP), ("phone", PHONE)], ids=["desktop", "phone"]
)


def choose(page: Page, file: Path) -> None:
    """Choose a file, as people do: with the button."""
    with page.expect_file_chooser() as asked:
        button(page, "Choose a file…").click()
    asked.value.set_files(file)


def opened_record(page: Page, record: Record, folder: Path) -> None:
    file = folder / f"{record.game}.divetable.json"
    file.write_bytes(write_record(record))
    choose(page, file)
    expect(page.get_by_role("slider", name="Step")).to_be_visible()


def look_at_all(page: Page, step: int) -> None:
    """Everything, after that many steps."""
    page.get_by_label("Through whose eyes").select_option("All-knowing")
    expect(page.get_by_text("even what nobody at the table knew then")).to_be_visible()
    page.get_by_role("slider", name="Step").fill(str(step))


def state_after(record: Record, step: int) -> Any:
    return next(frame.state for frame in frames(record) if frame.number == step)


def first_step(record: Record, fits: Callable[[Any], bool]) -> int:
    return next(frame.number for frame in frames(record) if fits(frame.state))


def described(code: str) -> str:
    helper = {"G": "green turtle", "R": "red turtle", "M": "manta"}.get(code[-1])
    parts = (["shark"] if code.startswith("S") else []) + ([helper] if helper else [])
    return ", ".join(parts) or "nothing"


@a_size
def test_the_stack_and_every_board_of_dive_lie_open(
    visit: Visit, keep: Keep, tmp_path: Path, size: str, how: dict[str, Any]
) -> None:
    record = recorded("dive", COMPANIONS, seats=3)
    step = first_step(
        record,
        lambda state: (
            state.round > 1
            and state.phase == "programming"
            and all(draft.levels for draft in state.drafts)
        ),
    )
    state = state_after(record, step)
    page = visit(**how)

    opened_record(page, record, tmp_path)
    look_at_all(page, step)

    hidden = page.get_by_role("region", name="The stack as it lies")
    codes = [card.code for card in state.deck[state.taken :][:6]]
    expect(hidden.get_by_role("rowheader")).to_have_count(len(codes))
    rows = hidden.get_by_role("rowheader").all_inner_texts()
    assert [" ".join(row.split()) for row in rows] == [
        f"{level} {described(code)}" for level, code in enumerate(codes, 1)
    ]
    for seat, draft in enumerate(state.drafts):
        tokens = {token for level in draft.levels for token in level if token.isdigit()}
        column = hidden.locator(f"tbody td:nth-child({seat + 2})")
        shown = column.get_by_role("img", name=re.compile(r"^\d$")).all()
        assert {one.get_attribute("alt") for one in shown} == tokens
    expect(page.get_by_role("button", name=re.compile("^Air "))).to_have_count(0)
    keep(page, f"dive-all-knowing-{size}")
    assert_accessible(page)
    assert_fits(page)

    page.get_by_label("Through whose eyes").select_option("Bea")
    expect(page.get_by_role("heading", name="My board")).to_be_visible()
    expect(hidden).to_be_hidden()


@a_size
def test_one_sees_through_the_tiles_of_scuba(
    visit: Visit, keep: Keep, tmp_path: Path, size: str, how: dict[str, Any]
) -> None:
    record = recorded("scuba", {}, seats=3)
    scuba: AnyGame = GAMES["scuba"]
    step = first_step(record, lambda state: state.round > 2 and any(state.cards))
    state = state_after(record, step)
    page = visit(**how)

    opened_record(page, record, tmp_path)
    look_at_all(page, step)

    covered = [tile for tiles in state.covered for tile in tiles]
    below = page.get_by_role("grid").get_by_role("button", name=re.compile(", below: "))
    expect(below).to_have_count(len({state.places[tile] for tile in covered}))
    first = covered[0]
    label = page.locator(f"[data-square='{state.places[first]}']").get_attribute("aria-label") or ""
    name = state.front(first).replace("_", " ").split()[0]
    assert name in label.lower().replace("-", " "), (name, label)
    expect(page.locator(".tile .below")).to_have_count(len(covered))
    expect(page.get_by_text("Next:")).to_be_visible()
    expect(page.get_by_text("points are hidden")).to_have_count(0)
    assert scuba.view(state, None).divers[0].cards is None
    keep(page, f"scuba-all-knowing-{size}")
    assert_accessible(page)
    assert_fits(page)

    page.get_by_label("Through whose eyes").select_option("Ada")
    expect(page.locator(".tile .below")).to_have_count(0)


def test_what_is_no_record_is_refused_and_another_file_can_be_chosen(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit()
    wrong = tmp_path / "letter.json"
    wrong.write_text('{"dear": "Bea"}', "utf-8")

    choose(page, wrong)
    expect(page.get_by_role("alert")).to_contain_text("Rule T-7.2")
    opened_record(page, recorded("dive", {}, seats=2), tmp_path)
    expect(page.get_by_role("heading", level=1)).to_have_text("Dive: replay")
    expect(page.get_by_role("link", name="Download the record")).to_have_count(0)

    page.reload()
    expect(page.get_by_role("heading", name="Look at a saved game")).to_be_visible()
    assert_accessible(page)
    opened_record(page, recorded("divers", {}), tmp_path)
    expect(page.get_by_role("grid")).to_be_visible()
