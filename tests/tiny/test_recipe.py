"""A tiny game comes to the table as docs/adding-a-game.md says; each test names its steps.

Whatever the project demands of a game, it demands of this one, by the very tests that every game
must pass, run in a copy of the project. Its browser part is `tests/browser/test_new_game.py`.
"""

import json
import re
from difflib import unified_diff
from pathlib import Path

import pytest

from tests.tiny.project import PLUNGE, REGISTRY, ROOT, Project

pytestmark = pytest.mark.long

RECIPE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
WRITTEN_BY_PROGRAMS = {"web/src/protocol.ts", "docs/protocol.md"}
KINDS = {".py", ".ts", ".svelte", ".ftl", ".md", ".json", ".jsonl", ".toml"}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    made = Project(tmp_path_factory.mktemp("project"))
    made.bring()
    return made


def passed(said: str) -> int:
    found = re.search(r"(\d+) passed", said)
    return int(found[1]) if found else 0


def test_the_recipe_names_the_place_of_every_file(project: Project) -> None:
    """All steps: the tree of the tiny game has no file that the recipe does not mention."""
    for path in PLUNGE.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            place = path.relative_to(PLUNGE).as_posix().replace("plunge", "GAME")
            folder, name = place.rpartition("/")[::2]
            assert name in RECIPE or place in RECIPE, place
            assert folder.partition("/GAME")[0].replace("/en", "/LANGUAGE") in RECIPE, place


def test_registering_is_two_lines_and_nothing_else_is_changed(project: Project) -> None:
    """Step 7."""
    changed: dict[str, Path] = {}
    for path in project.folder.rglob("*"):
        ours = ROOT / path.relative_to(project.folder)
        if path.suffix in KINDS and ours.is_file() and ours.read_bytes() != path.read_bytes():
            changed[path.relative_to(project.folder).as_posix()] = path
    before = (ROOT / REGISTRY).read_text("utf-8").splitlines()
    after = (project.folder / REGISTRY).read_text("utf-8").splitlines()
    lines = [line for line in unified_diff(before, after, n=0) if re.match(r"[-+](?![-+])", line)]

    assert changed.keys() == {REGISTRY.as_posix()} | WRITTEN_BY_PROGRAMS
    assert lines == ["+from divetable.games.plunge import PLUNGE", "+    PLUNGE,"]


def test_it_is_registered_nowhere_else() -> None:
    from divetable.games import GAMES

    assert "plunge" not in GAMES


def test_the_conformance_suite_takes_over(project: Project) -> None:
    """Steps 1 to 7: rules, views, spaces, redealing; every event and action is reached."""
    said = project.test("tests/conformance/test_every_game.py", "-k", "plunge")

    assert passed(said) == 12


def test_rules_are_numbered_kept_and_tested(project: Project) -> None:
    """Steps 1, 5 and 8: every rule is cited by code and by a test; vectors hold."""
    tests = ["tests/test_rule_numbers.py", "tests/games/plunge", "tests/lab/checks/test_vectors.py"]
    said = project.test(*tests, "-k", "plunge or P-V")

    assert passed(said) > 12
    assert "4 passed, 0 failed" in project.python(
        "-m", "divetable", "vectors", "tests/vectors/plunge.jsonl"
    )


def test_it_is_told_and_played_in_the_terminal(project: Project) -> None:
    """Steps 10 and 11: choices and events as sentences, a whole game against a bot."""
    said = project.test("tests/terminal", "-k", "plunge and not language")

    assert passed(said) >= 5


def test_its_lesson_holds_and_its_protocol_is_written(project: Project) -> None:
    """Steps 9 and 12."""
    said = project.test("tests/lessons", "tests/wire", "-k", "plunge or up_to_date")

    assert passed(said) >= 7


def test_tables_take_it_as_any_game(project: Project) -> None:
    """Step 7: taking back, records, replays, clocks."""
    said = project.test("tests/tables/test_records.py", "tests/tables/test_play.py", "-k", "plunge")

    assert passed(said) > 20


def test_its_bots_play_and_the_better_one_wins(project: Project) -> None:
    """Step 8: bots are found by their place."""
    said = project.python(
        "-m", "divetable", "tournament", "plunge", "--deals", "40", "--jobs", "1",
        "--pairs", "master:random", "--json",
    )  # fmt: skip

    assert json.loads(said)["pairings"][0]["share"]["estimate"] > 0.5
