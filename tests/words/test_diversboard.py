"""The board of The Divers counts and names as one speaks, in every language."""

import pytest

from divetable.words import LANGUAGES, say
from tests.words.test_translations import messages

COUNTED = {
    "diversboard-treasures": ("1 treasure", "2 treasures"),
    "diversboard-patch-treasure": ("a patch with 1 treasure", "a patch with 2 treasures"),
    "diversboard-undiscovered": (
        "1 treasure is still hidden.",
        "2 treasures are still hidden.",
    ),
    "diversboard-lost": ("1 is lost for good.", "2 are lost for good."),
    "diversboard-countdown": (
        "The game ends in 1 round if nothing comes of it.",
        "The game ends in 2 rounds if nothing comes of them.",
    ),
    "diversboard-moves": ("1 move of S1", "2 moves of S1"),
    "diversboard-boat-hold": (
        "the boat of North, 1 treasure in its hold",
        "the boat of North, 2 treasures in its hold",
    ),
}
NAMED = {"seat": "N", "diver": "S1", "limit": 50}
BY_SEAT = {"diversboard-seat", "diversboard-boat-of", "diversboard-coast"}


def counted(language: str, id: str, number: int) -> str:
    return say(language, id, number=number, rounds=number, **NAMED)


@pytest.mark.parametrize("id", COUNTED)
def test_english_counts(id: str) -> None:
    assert (counted("en", id, 1), counted("en", id, 2)) == COUNTED[id]


@pytest.mark.parametrize("id", sorted(COUNTED.keys() - {"diversboard-moves"}))
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_said_unlike_two(language: str, id: str) -> None:
    one, two = counted(language, id, 1), counted(language, id, 2)

    assert one.replace("1", "2") != two


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_hold_and_an_empty_ocean_are_said_in_words(language: str) -> None:
    for id in ("diversboard-boat-hold", "diversboard-undiscovered"):
        assert "0" not in counted(language, id, 0)


@pytest.mark.parametrize("id", sorted(BY_SEAT))
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_side_has_a_name(language: str, id: str) -> None:
    assert len({say(language, id, seat=seat) for seat in "NESW"}) == 4


@pytest.mark.parametrize(
    ("language", "north", "east"),
    [
        ("en", "in the boat of North", "in the boat of East"),
        ("nl", "in de boot van Noord", "in de boot van Oost"),
        ("de", "in Boot Nord", "in Boot Ost"),
        ("fr", "dans le bateau du nord", "dans le bateau de l’est"),
        ("sv", "i båten Nord", "i båten Öst"),
    ],
)
def test_a_boat_belongs_to_a_side(language: str, north: str, east: str) -> None:
    assert say(language, "diversboard-in-boat", seat="N") == north
    assert say(language, "diversboard-in-boat", seat="E") == east


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ransom_is_lost_or_lies_there(language: str) -> None:
    said = {
        say(language, "diversboard-said-RansomPaid", lost=lost, **NAMED) for lost in ("yes", "no")
    }

    assert len(said) == 2


def test_all_that_varies_is_tested() -> None:
    varying = {
        id
        for language in LANGUAGES
        for id, text in messages(language, "diversboard").items()
        if "->" in text
    }

    assert varying == {*COUNTED, *BY_SEAT, "diversboard-said-RansomPaid"}
