"""Compiled where Numba is there; the very same functions as plain Python where it is not."""

import contextlib
import os
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import ParamSpec, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

COMPILED = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"

P = ParamSpec("P")
R = TypeVar("R")

Ints = NDArray[np.int16]
Longs = NDArray[np.int64]
Floats = NDArray[np.float64]


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
    """Compile, and keep the machine code on disk where that is possible."""
    try:
        from numba import njit  # pyright: ignore[reportMissingTypeStubs]
    except ImportError:  # pragma: no cover - everything works without, slower
        return function
    compile_ = cast("Callable[..., Callable[[Callable[P, R]], Callable[P, R]]]", njit)
    try:
        return compile_(boundscheck=False, nogil=True, cache=True)(function)
    except RuntimeError:  # pragma: no cover - no folder to keep it in
        return compile_(boundscheck=False, nogil=True)(function)
