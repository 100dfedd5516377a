"""Compiled functions: kept on disk while nothing they are made of has changed."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from divetable.bots.compiler import COMPILED, cells, compiled, forget_stale_code, reals

LONG_AGO, BEFORE, NOW = 1_000_000, 2_000_000, 3_000_000


def put(file: Path, when: int) -> Path:
    file.parent.mkdir(exist_ok=True)
    file.touch()
    os.utime(file, (when, when))
    return file


def test_machine_code_that_is_older_than_any_source_is_forgotten(tmp_path: Path) -> None:
    """A constant of another file may have been compiled into it."""
    put(tmp_path / "swimming.py", LONG_AGO)
    put(tmp_path / "constants.py", BEFORE)
    stale = put(tmp_path / "__pycache__" / "swimming.swim-7.nbi", LONG_AGO)
    fresh = put(tmp_path / "__pycache__" / "swimming.dive-9.nbc", NOW)
    forget_stale_code(tmp_path)

    assert not stale.exists()
    assert fresh.exists()


@pytest.mark.skipif(not COMPILED, reason="Numba is not installed")
def test_without_a_folder_to_keep_it_in_it_is_compiled_all_the_same() -> None:
    names: dict[str, Callable[[int], int]] = {}
    exec("def double(number):\n    return 2 * number\n", names)

    assert compiled(names["double"])(21) == 42


def test_without_a_compiler_functions_and_numbers_are_plain() -> None:
    code = (
        "from divetable.bots import compiler\n"
        "assert not compiler.COMPILED\n"
        "assert compiler.compiled(max) is max\n"
        "assert compiler.cells((1, 2)) == [1, 2]\n"
        "assert compiler.reals(2) == [0.0, 0.0]\n"
    )
    alone = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    subprocess.run([sys.executable, "-c", code], env=alone, check=True)


def test_numbers_come_in_a_row() -> None:
    assert list(cells((3, 1, 2))) == [3, 1, 2]
    assert list(reals(3)) == [0.0, 0.0, 0.0]
