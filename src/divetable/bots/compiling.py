"""Compiled by Numba where it is installed; else the very same functions run as plain Python."""

import contextlib
import os
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

P = ParamSpec("P")
R = TypeVar("R")

Ints = NDArray[np.int16]
Longs = NDArray[np.int64]
Floats = NDArray[np.float64]
Cells = list[int]
"""Plain integers in a row: a list, or for compiled functions an array that is used like one."""

COMPILED = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile at the first call, and keep the machine code on disk where that is possible."""
    if not COMPILED:
        return function
    from numba import njit  # pyright: ignore[reportMissingTypeStubs]

    forget_stale_code(Path(function.__code__.co_filename).parent)
    compile_ = cast("Callable[..., Callable[[Callable[P, R]], Callable[P, R]]]", njit)
    try:
        return compile_(boundscheck=False, nogil=True, cache=True)(function)
    except RuntimeError:  # no folder to keep it in
        return compile_(boundscheck=False, nogil=True)(function)


@cache
def forget_stale_code(folder: Path) -> None:
    """Numba looks only at the file of a function, but what it calls is compiled into it."""
    newest = max((one.stat().st_mtime for one in folder.glob("*.py")), default=0.0)
    with contextlib.suppress(OSError):
        for code in (folder / "__pycache__").glob("*.nb[ic]"):
            if code.stat().st_mtime < newest:
                code.unlink(missing_ok=True)


def cells(numbers: Sequence[int]) -> Cells:
    """Numbers in the form the compiled functions take."""
    return cast("Cells", np.array(numbers, dtype=np.int64)) if COMPILED else list(numbers)


def reals(number: int) -> list[float]:
    """So many zeros to reckon with."""
    return cast("list[float]", np.zeros(number)) if COMPILED else [0.0] * number
