"""What the README shows works as shown."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def test_the_session_runs() -> None:
    tried = doctest.testfile(str(README), module_relative=False)

    assert tried.attempted > 5
    assert tried.failed == 0


def test_what_it_points_to_is_there() -> None:
    for text in (README, *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", text.read_text("utf-8")):
            assert (text.parent / target).exists(), f"{text.name} points to {target}"
