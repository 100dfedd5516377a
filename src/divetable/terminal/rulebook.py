"""The text of a rule by its number, from the rulebooks that come with the program."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from divetable.games import GAMES

BOOKS = {**{game.letter: game.name for game in GAMES.values()}, "T": "table"}
CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"

RULE = re.compile(r"(?:^(?:[-*] )?|(?<=\S) )\*\*([A-Z]-\d+\.\d+)\b(?=[^*]*\*\*)")
"""Where a rule begins: an item, a paragraph, or after another rule in the same line."""
ROW = re.compile(r"\| (?:\*\*(?P<rule>[A-Z]-\d+\.\d+)\*\*|(?P<decision>[QA])-(?P<count>\d+))")
ITALICS = re.compile(r"(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?!\w)")
RULER = re.compile(r"\|[-:| ]+\||-{3,}|```.*")  # below a table's head, between chapters, round code


def rule_text(number: str, language: str = "en") -> str | None:
    """What the rulebook says under this number, such as D-2.10 or S-A90, or None.

    >>> rule_text("T-1.6")
    'The holder of a seat may make a link that moves it to another device. It works once.'
    >>> rule_text("[t-2.4]", "nl")
    'Na afloop doet niemand meer iets; een revanche is mogelijk.'
    """
    letter, _, rest = number.strip().strip("[]()").upper().partition("-")
    if letter not in BOOKS:
        return None
    number = f"{letter}-{rest[:1]}{rest[1:].removeprefix('-')}"  # D-Q-16 as well
    return rules_in(BOOKS[letter], language).get(number)


@cache
def rules_in(name: str, language: str) -> dict[str, str]:
    """All rules and decisions of a book by their numbers."""
    found: dict[str, list[str]] = {}
    for number, text in _pieces(_book(name, language), name):
        found.setdefault(number, []).append(text)
    return {number: "\n".join(texts).strip() for number, texts in found.items()}


def _pieces(book: str, name: str) -> Iterator[tuple[str, str]]:
    """Line by line, each with the number it belongs to.

    A rule in a list ends with its item; one that begins as a paragraph goes on to the next rule
    or heading, with its tables, steps and code.
    """
    letter = next(letter for letter, known in BOOKS.items() if known == name)
    number, is_item = "", False
    for line in book.splitlines():
        if RULE.match(line):
            is_item = not line.startswith("**")
            _, *parts = RULE.split(line)
            for number, text in zip(parts[::2], parts[1::2], strict=True):
                yield number, _plain(text)
        elif row := ROW.match(line):
            own = row["rule"] or f"{letter}-{row['decision']}{row['count']}"
            yield own, _cells(line[row.end() :])
        elif line.startswith("#") or (is_item and line[:1].strip()):
            number = ""
        elif number and line.strip() and not RULER.fullmatch(line):
            indent = line[: -len(line.lstrip())]
            yield number, _cells(line) if line.startswith("|") else indent + _plain(line)


def _cells(row: str) -> str:
    return " / ".join(filter(None, map(_plain, re.split(r"(?<!\\)\|", row))))


def _plain(text: str) -> str:
    """The text without Markdown."""
    text = ITALICS.sub(r"\1", text.replace("**", "").replace("`", ""))
    return " ".join(text.split()).strip("| ")


def _book(name: str, language: str) -> str:
    path = f"{name}.md" if language == "en" else f"{language}/{name}.md"
    packed = files("divetable") / "rules" / path
    return (packed if packed.is_file() else CHECKOUT / path).read_text("utf-8")
