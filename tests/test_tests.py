"""Every test can fail: it says what it expects, or calls something that is known to say it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.services import ROOT

SAYING = re.compile(r"raises|warns|fail|expect|refused|until|until_\w+|(check|assert)(_\w+)?")
FILES = sorted((ROOT / "tests").rglob("test_*.py"))

Function = ast.FunctionDef | ast.AsyncFunctionDef


def those_in(source: str) -> list[Function]:
    return [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, Function) and node.name.startswith("test_")
    ]


def says_what_it_expects(test: Function) -> bool:
    return any(isinstance(node, ast.Assert) or is_saying(node) for node in ast.walk(test))


def is_saying(node: ast.AST) -> bool:
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
    ends_well = any(
        word.arg == "check" and isinstance(word.value, ast.Constant) and word.value.value is True
        for word in node.keywords
    )
    return ends_well or SAYING.fullmatch(name) is not None


def forgotten(test: Function) -> Iterator[str]:
    """Functions that a test has, but does not use."""
    used = {node.id for node in ast.walk(test) if isinstance(node, ast.Name)}
    for node in ast.walk(test):
        if isinstance(node, Function) and node is not test and not node.decorator_list:
            is_method = any(
                isinstance(kind, ast.ClassDef) and node in kind.body for kind in ast.walk(test)
            )
            if node.name not in used and not is_method:
                yield node.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT / "tests")))
def test_every_test_says_what_it_expects(path: Path) -> None:
    tests = those_in(path.read_text("utf-8"))

    assert not [test.name for test in tests if not says_what_it_expects(test)]
    assert not [f"{test.name}: {name}" for test in tests for name in forgotten(test)]


SILENT = """
def test_it_runs():
    play()

def test_what_is_inside_is_never_run():
    def check():
        assert play()
"""


def test_a_test_that_cannot_fail_is_found() -> None:
    runs, inside = those_in(SILENT)

    assert not says_what_it_expects(runs)
    assert list(forgotten(inside)) == ["check"]
