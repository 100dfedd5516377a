"""What people type: names and chat. Plain text, nothing that hides or turns around."""

import unicodedata
from collections.abc import Iterable
from itertools import chain, count

from divetable.tables import refusals

LONGEST_NAME = 24
LONGEST_TEXT = 500
INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
BLANK = frozenset(  # fonts draw nothing for these, though their kind is that of letters and marks
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)
JOINER = "\N{ZERO WIDTH JOINER}"  # holds emoji together
SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""They choose between two pictures of the letter before them."""
SEEN = "LNPS"  # letters, numbers, punctuation, symbols: marks need one of them to stand on


def clean(text: str) -> str:
    """The text without what cannot be seen, in one form, with single spaces.

    >>> clean("  Ada\\n\\u202eevil ")
    'Ada evil'
    """
    normal = unicodedata.normalize("NFC", text)
    visible = "".join(
        " " if character.isspace() else character
        for character in normal
        if character.isspace() or character == JOINER or _is_visible(character)
    )
    return " ".join(visible.split())


def _is_visible(character: str) -> bool:
    return unicodedata.category(character) not in INVISIBLE and character not in BLANK


def _is_readable(text: str, most: int) -> bool:
    """Whether there is something to see in a clean text, and not too much."""
    long = sum(character != JOINER and character not in SELECTORS for character in text)
    seen = any(unicodedata.category(character)[0] in SEEN for character in text)
    return seen and long <= most


def read_name(text: str) -> str:
    """A name for a seat. [T-1.2]"""
    name = clean(text)
    if not _is_readable(name, LONGEST_NAME):
        raise refusals.BAD_NAME(most=LONGEST_NAME)
    return name


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody at the table is called that already.

    >>> told_apart("Coco", ["Ada", "coco", "Coco 2"])
    'Coco 3'
    """
    taken = {other.casefold() for other in others}
    tries = chain([name], (f"{name} {number}" for number in count(2)))
    return next(one for one in tries if one.casefold() not in taken)


def read_text(text: str) -> str:
    """A chat message. [T-5.2]"""
    said = clean(text)
    if not _is_readable(said, LONGEST_TEXT):
        raise refusals.BAD_TEXT(most=LONGEST_TEXT)
    return said
