"""Compiled by Numba where it is installed; else the very same functions run as plain Python."""

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

Cells = list[int]
"""Plain integers in a row: a list, or for compiled functions an array that is used like one."""

njit: Any
np: Any
try:
    import numpy as np
    from numba import njit  # pyright: ignore[reportMissingTypeStubs]
except ImportError:  # pragma: no cover - all works without, only slower
    njit = np = None

IS_COMPILED = njit is not None


def forget_stale_code(folder: Path) -> None:
    """Numba looks only at the file of a function, but what it calls is compiled into it."""
    kept = list((folder / "__pycache__").glob("*.nb[ic]"))
    sources = {folder / f"{code.name.split('.')[0]}.py" for code in kept}
    newest = max((one.stat().st_mtime for one in sources if one.exists()), default=0.0)
    with contextlib.suppress(OSError):
        for code in kept:
            if code.stat().st_mtime < newest:
                code.unlink()


forget_stale_code(Path(__file__).parent)


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compile at the first call, and keep the machine code on disk where that is possible."""
    if njit is None:  # pragma: no cover
        return function
    try:
        made = njit(boundscheck=False, nogil=True, cache=True)(function)
    except RuntimeError:  # no folder to keep it in
        made = njit(boundscheck=False, nogil=True)(function)
    return cast("Callable[P, R]", made)


def cells(numbers: Sequence[int]) -> Cells:
    """Numbers in the form the compiled functions take."""
    if np is None:  # pragma: no cover
        return list(numbers)
    return cast("Cells", np.array(numbers, dtype=np.int64))


def reals(number: int) -> list[float]:
    """So many zeros to reckon with."""
    if np is None:  # pragma: no cover
        return [0.0] * number
    return cast("list[float]", np.zeros(number))
