"""Compiled functions in plain Python, for tests that look inside: only doors can be called."""

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")


def plain(function: Callable[P, R]) -> Callable[P, R]:
    """The same function, and all that it calls, as they are written."""
    return cast("Callable[P, R]", _plain(cast("Any", function).py_func))


@cache
def _plain(function: FunctionType) -> FunctionType:
    names: dict[str, Any] = {
        name: _plain(value.py_func) if hasattr(value, "py_func") else value
        for name, value in function.__globals__.items()
        if name in function.__code__.co_names
    }
    return FunctionType(function.__code__, names, function.__name__)
