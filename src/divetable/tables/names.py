"""What people type: names and chat. Plain text, nothing that hides or turns around."""

import unicodedata

from divetable.tables import refusals

LONGEST_NAME = 24
LONGEST_TEXT = 500
INVISIBLE = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
JOINER = "\N{ZERO WIDTH JOINER}"  # holds emoji together


def clean(text: str) -> str:
    """The text without control characters, in one form, with single spaces.

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
    return unicodedata.category(character) not in INVISIBLE


def read_name(text: str) -> str:
    """A name for a seat. [T-1.2]"""
    name = clean(text)
    if not 0 < len(name.replace(JOINER, "")) <= LONGEST_NAME:
        raise refusals.BAD_NAME(most=LONGEST_NAME)
    return name


def read_text(text: str) -> str:
    """A chat message. [T-5.2]"""
    said = clean(text)
    if not 0 < len(said.replace(JOINER, "")) <= LONGEST_TEXT:
        raise refusals.BAD_TEXT(most=LONGEST_TEXT)
    return said
