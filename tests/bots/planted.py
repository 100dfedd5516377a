"""Planted changes: a clear rule that plays otherwise for a moment, so that a test can show what it
would notice.

    with planted(turns.end_turn, "table.at[seat]", "0"):
        ...

The text of the function is changed and compiled again; whoever holds the function runs the new
code until the block ends.
"""

import inspect
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from textwrap import dedent
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

NUMBER = re.compile(r"\[([A-Z]-[QA]?\d+(?:\.\d+)?)\]")


class Change(NamedTuple):
    """What to change in a function, and the rule that is broken then."""

    rule: str
    function: Any
    old: str
    new: str


@contextmanager
def planted(function: Any, old: str, new: str) -> Iterator[None]:
    """The function with `new` for `old`, which must occur in its text exactly once.

    A property or cached property stands for its function.
    """
    plain = plain_function(function)
    code = plain.__code__
    plain.__code__ = changed_code(plain, old, new)
    try:
        yield
    finally:
        plain.__code__ = code


def plain_function(function: Any) -> FunctionType:
    """What a decorator has wrapped."""
    for name in ("fget", "func", "__wrapped__", "__func__"):
        function = getattr(function, name, function)
    assert isinstance(function, FunctionType), f"{function} is no function"
    return function


def changed_code(function: FunctionType, old: str, new: str) -> CodeType:
    text = dedent(inspect.getsource(function))
    assert text.count(old) == 1, f"{text.count(old)} times in {function.__qualname__}: {old}"
    _, definition, body = text.partition("def ")  # without decorators
    changed = compile((definition + body).replace(old, new), function.__code__.co_filename, "exec")
    [code] = [one for one in changed.co_consts if isinstance(one, CodeType)]
    return code


def cited(modules: Iterable[ModuleType]) -> set[str]:
    """The numbers of all rules that modules name in square brackets."""
    return {number for one in modules for number in NUMBER.findall(inspect.getsource(one))}
