"""Compiled by Numba if it is installed; otherwise the same functions run as plain Python."""

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
"""A row of plain integers: a list, or for compiled functions an array used like one."""

COMPILED = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile at the first call, and keep the machine code on disk if possible."""
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
    """Numba looks only at a function's own file, though the functions it calls are compiled into
    it."""
    newest = max((one.stat().st_mtime for one in folder.glob("*.py")), default=0.0)
    with contextlib.suppress(OSError):
        for code in (folder / "__pycache__").glob("*.nb[ic]"):
            if code.stat().st_mtime < newest:
                code.unlink(missing_ok=True)


def cells(numbers: Sequence[int]) -> Cells:
    """Numbers in the form that compiled functions take."""
    return cast("Cells", np.array(numbers, dtype=np.int64)) if COMPILED else list(numbers)


def reals(number: int) -> list[float]:
    """Working memory of this many zeros."""
    return cast("list[float]", np.zeros(number)) if COMPILED else [0.0] * number
