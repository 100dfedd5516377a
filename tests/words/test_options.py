"""Every option of every game has its words in every language, and no words are left over."""

import re
from collections.abc import Iterator

import pytest

from divetable.core.options import Description
from divetable.games import GAMES
from divetable.words import LANGUAGES, say
from tests.words.test_translations import LOCALES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids_of(game: str, option: Description) -> Iterator[str]:
    """Its label, and a word for each value that is not said by what it is."""
    yield f"{game}options-{option.name}"
    match option.kind:
        case "choice" | "number" | "data":
            values = option.values
        case "seats":
            values = tuple({one for some in option.values for one in some})
        case "switch" | "seat" | "order":
            values = ()
    for value in values:
        yield f"{game}options-{option.name}-{value}".replace(".", "_")


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_its_words(game: str, language: str) -> None:
    text = (LOCALES / language / f"{game}options.ftl").read_text("utf-8")
    written = re.findall(r"^([a-z][\w.-]*) =", text, re.MULTILINE)
    wanted = [id for option in GAMES[game].options for id in ids_of(game, option)]

    assert sorted(written) == sorted(wanted)
    helped = re.findall(r"^([\w-]+) = .*\n    \.help = \S", text, re.MULTILINE)
    assert set(helped) >= {f"{game}options-{option.name}" for option in GAMES[game].options}


@every_language
def test_an_invitation_says_what_is_different(language: str) -> None:
    facts = {"game": "Scuba", "address": "/join/x", "called": "Friday", "about": "A: on"}
    usual, named, other = (
        say(language, "web-invitation", kind=kind, **facts)
        for kind in ("usual", "called", "different")
    )

    assert all("Scuba" in text and "/join/x" in text for text in (usual, named, other))
    assert ["A: on" in text for text in (usual, named, other)] == [False, True, True]
    assert ["Friday" in text for text in (usual, named, other)] == [False, True, False]


@every_language
def test_a_table_says_how_it_differs(language: str) -> None:
    named, other = (
        say(language, "web-options-different", kind=kind, called="Friday")
        for kind in ("called", "different")
    )

    assert ("Friday" in named, "Friday" in other) == (True, False)


@every_language
def test_more_options_say_how_many_were_changed(language: str) -> None:
    none, three = (say(language, "web-options-more", changed=changed) for changed in (0, 3))

    assert ("3" in none, "3" in three) == (False, True)
