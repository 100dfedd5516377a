"""What you may choose, numbered or typed, from the choices in the document."""

import re

from divetable import words
from divetable.core.codec import Json
from divetable.terminal.describing import Describer

TYPED = {"Ready": "ready", "SaveDraft": "draft", "PlaceOctopus": "octopus"}
"""Kinds with too many actions to list, and the word that begins such a line."""

NOT_WAITED_FOR = {"Withdraw", "Announce", "PlaceOctopus", "Breathe"}
"""What a seat may do without the game waiting for it."""

LEVEL = re.compile(r"[1-5]+[sn]?|-")


def is_asked(choices: Json) -> bool:
    """Whether the game waits for the seat with these choices."""
    return any(part["kind"] not in NOT_WAITED_FOR for part in choices)


def listed(choices: Json) -> list[Json]:
    """The numbered actions, in order."""
    return [action for part in choices for action in part.get("any_of", [])]


def menu(choices: Json, view: Json, describer: Describer) -> list[str]:
    """A line for each choice."""
    lines = [
        f"{number:>3}  {describer.action(action, view)}"
        for number, action in enumerate(listed(choices), 1)
    ]
    return lines + [f"  *  {how}" for part in choices for how in _how(part, describer.language)]


def _how(part: Json, language: str) -> list[str]:
    """How to type the kinds without a list."""
    if "any_of" in part:
        return []
    hints = [part["kind"], *(one for one in ("clownfish", "anglerfish") if part.get(one))]
    return [words.say(language, f"terminal-dive-how-{hint}") for hint in hints]


def chosen(line: str, choices: Json) -> Json:
    """The action that a line means, or None. Whether it is allowed is for the server to say."""
    if line.isascii() and line.isdigit():
        numbered = listed(choices)
        return numbered[int(line) - 1] if 0 < int(line) <= len(numbered) else None
    word, *parts = line.split()
    kinds = {TYPED[part["kind"]]: part["kind"] for part in choices if part["kind"] in TYPED}
    kind = kinds.get(word.lower())
    if kind == "PlaceOctopus":
        return _octopus(parts)
    program = _program(parts) if kind else None
    return None if program is None else {"type": kind, "program": program}


def _octopus(parts: list[str]) -> Json:
    if len(parts) != 3 or not all(re.fullmatch(r"-?\d{1,6}", part) for part in parts):
        return None
    x, y, angle = map(int, parts)
    return {"type": "PlaceOctopus", "x": x, "y": y, "angle": angle}


def _program(parts: list[str]) -> Json:
    """`1 3s 45 - 2 clownfish=3` as JSON; None if it is not a program."""
    program: dict[str, Json] = {"levels": [], "clownfish": None, "anglerfish": None}
    for part in parts:
        name, equals, given = part.partition("=")
        if not equals and LEVEL.fullmatch(part):
            program["levels"].append(_level(part))
        elif name == "clownfish" and given.isdigit():
            program["clownfish"] = int(given)
        elif name == "anglerfish" and given in ("s", "n"):
            program["anglerfish"] = given
        else:
            return None
    return program


def _level(text: str) -> str:
    """Tokens in rising order, then the side; `-` is an empty level."""
    if text == "-":
        return ""
    tokens = "".join(sorted(text.rstrip("sn")))
    return tokens + ("s" if text.endswith("s") else "")
