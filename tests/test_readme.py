"""The README and the pages around it show what is there."""

import doctest
import re
import tomllib
from pathlib import Path

from divetable import __version__

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"


def test_the_session_runs() -> None:
    tried = doctest.testfile(str(README), module_relative=False)

    assert tried.attempted > 5
    assert tried.failed == 0


def test_what_it_points_to_is_there() -> None:
    for text in (README, CONTRIBUTING, *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", text.read_text("utf-8")):
            assert (text.parent / target).exists(), f"{text.name} points to {target}"


def test_recipes_name_files_that_are_there() -> None:
    """Paths stand as seen from the project, or from the package; GAME and * are any."""
    named = re.findall(r"`(\w(?:[\w.*]*/)+[\w.*]+)`", CONTRIBUTING.read_text("utf-8"))
    roots = (ROOT, ROOT / "src" / "divetable", ROOT / "src" / "divetable" / "games" / "dive")
    paths = [name.replace("GAME", "dive").replace("CODE", "de") for name in named]

    assert len(paths) > 20
    assert [path for path in paths if not any(any(root.glob(path)) for root in roots)] == []


def test_every_release_is_in_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert project["version"] == __version__
    assert re.findall(r"^## ([\d.]+)", changelog, re.MULTILINE)[0] == __version__
