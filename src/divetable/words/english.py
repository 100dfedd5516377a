"""The English of the refusals, brought from each refusals.py into the catalogue."""

import re
from importlib import import_module
from pathlib import Path
from string import Formatter

from divetable.core.errors import Refusal
from divetable.games import GAMES

PARTS = (*GAMES, "table")
"""Everything that refuses: the games, and the table they are played at."""

LOCALES = Path(__file__).parent.parent / "locales"
MARK = "# From refusals.py by `python -m divetable.words`; what follows is overwritten.\n"


def path(part: str) -> Path:
    """The file with the English of a game, or of the table."""
    return LOCALES / "en" / f"{part}.ftl"


def refusals_of(part: str) -> list[Refusal]:
    """All refusals of a game, or of the table, in the order of its refusals.py."""
    package = "divetable.tables" if part == "table" else f"divetable.games.{part}"
    module = import_module(f"{package}.refusals")
    return [thing for thing in vars(module).values() if isinstance(thing, Refusal)]


def refreshed(text: str, refusals: list[Refusal]) -> str:
    """The file with today's refusals below the mark; everything above it stays."""
    head, mark, _ = text.partition(MARK)
    if not mark:
        raise ValueError(f"the file lacks the line {MARK!r}")
    return head + MARK + "\n" + "".join(map(as_fluent, refusals))


def as_fluent(refusal: Refusal) -> str:
    """The refusal as a message of the catalogue.

    >>> as_fluent(Refusal("D-2.10", "dive-hole", "level {level} is empty"))
    'dive-hole = level { $level } is empty\\n'
    """
    return f"{refusal.message} = {''.join(_pieces(refusal.english))}\n"


def _pieces(english: str) -> list[str]:
    pieces: list[str] = []
    for text, fact, _, _ in Formatter().parse(english):
        pieces.append(re.sub(r"[{}]", r'{ "\g<0>" }', text))
        if fact is not None:
            pieces.append(f"{{ ${fact} }}")
    return pieces
