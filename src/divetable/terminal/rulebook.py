"""The text of a rule by its number, from the rulebooks that come with the program."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

BOOKS = {"D": "dive", "S": "scuba", "V": "divers", "T": "table"}
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"


def rule_text(number: str) -> str | None:
    """What the rulebook says under this number, such as D-2.10 or S-A90; None if nothing.

    >>> rule_text("T-1.6")
    'The holder of a seat may make a link that moves it to another device. It works once.'
    """
    number = number.strip().strip("[]()").upper()
    letter, _, rest = number.partition("-")
    if letter not in BOOKS or not rest:
        return None
    book = _book(BOOKS[letter])
    if rest[0].isalpha():
        return _row(book, f"{rest[0]}-{rest[1:].lstrip('-')}")
    return _item(book, number) or _row(book, number)


def _item(book: str, number: str) -> str | None:
    """An item of a list: from the bold number to the next item, heading or empty line."""
    found = re.search(
        rf"^[-*] (\*\*{re.escape(number)}\b[^\n]*(?:\n[ \t]+[^\n]+)*)", book, re.MULTILINE
    )
    return _plain(found[1].split(number, 1)[1]) if found else None


def _row(book: str, number: str) -> str | None:
    """A row of a table: what stands in its cells."""
    found = re.search(rf"^\| (?:\*\*)?{re.escape(number)}\b([^\n]*)\|\s*$", book, re.MULTILINE)
    if not found:
        return None
    cells = re.split(r"\s\|\s", found[1])
    return " / ".join(filter(None, map(_plain, cells)))


def _plain(text: str) -> str:
    """Without the marks of Markdown."""
    return " ".join(text.replace("**", "").replace("`", "").split()).strip("| ")


@cache
def _book(name: str) -> str:
    packed = files("divetable") / "rules" / f"{name}.md"
    return packed.read_text("utf-8") if packed.is_file() else _in_checkout(name)


def _in_checkout(name: str) -> str:
    return (CHECKOUT / f"{name}.md").read_text("utf-8")
