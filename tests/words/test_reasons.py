"""Reasons for a move count and name as one speaks, in every language."""

import re

import pytest

from divetable.games import GAMES
from divetable.words import LANGUAGES, say
from tests.words.test_translations import messages, variables

WORDS = {"animal": "A", "animals": "A, B", "names": "Bo", "diver": "S1", "divers": "N1"}
BY_KIND = {
    "who": ("you", "bot"),
    "colour": ("R", "Y", "G", "B"),
    "helper": ("green", "red", "manta"),
    "kind": ("current", "eddy", "seahorse"),
}
REASONS = [
    (language, id, text)
    for game in GAMES
    for language in LANGUAGES
    for id, text in messages(language, f"{game}reasons").items()
]


def said(language: str, id: str, text: str, number: int, **facts: str) -> str:
    first = {fact: names[0] for fact, names in BY_KIND.items()}
    numbers = dict.fromkeys(variables(text) - WORDS.keys() - BY_KIND.keys(), number)
    return say(language, id, **{**WORDS, **first, **numbers, **facts})


@pytest.mark.parametrize(("language", "id", "text"), REASONS)
def test_whatever_a_reason_names_is_said(language: str, id: str, text: str) -> None:
    """One is said unlike two, and each kind unlike the others."""
    for number in (0, 1, 2, 5):
        assert not re.search(r"[{}$]|\s\s", said(language, id, text, number))
    for fact, names in BY_KIND.items():
        if f"${fact}" in text:
            each = {said(language, id, text, 2, **{fact: name}) for name in names}
            assert len(each) == len(names)
    if "[one]" in text:
        one, two = said(language, id, text, 1), said(language, id, text, 2)
        assert one.replace("1", "2") != two
