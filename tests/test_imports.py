"""The rules import nothing but the standard library and each other; core, msgspec for values."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "divetable"
MODULES = sorted([*SOURCE.glob("core/**/*.py"), *SOURCE.glob("games/**/*.py")])


def imported_packages(module: Path) -> Iterator[str]:
    """The first words of all that a module imports."""
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def test_there_are_modules_to_check() -> None:
    assert MODULES


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_need_the_standard_library_and_a_library_for_values(module: Path) -> None:
    values = {"msgspec"} if module.is_relative_to(SOURCE / "core") else set[str]()

    assert set(imported_packages(module)) <= {*sys.stdlib_module_names, "divetable"} | values
