"""Cards and companions. [D-2.2] [D-6.3]"""

import json
from collections import Counter
from importlib.resources import files
from itertools import permutations
from typing import Any

import pytest

from divetable.core.errors import BadData
from divetable.games.dive import refusals
from divetable.games.dive.components import (
    BASE_COMPANIONS,
    CONTENTS,
    EXPANSION_COMPANIONS,
    ChiefCard,
    OceanCard,
    house_chief_cards,
    house_ocean_cards,
    read_chief_cards,
    read_ocean_cards,
)
from divetable.games.dive.start import start

Json = list[dict[str, Any]]


def ocean() -> Json:
    return data("ocean_cards")


def chief() -> Json:
    return data("chief_cards")


def data(name: str) -> Json:
    path = files("divetable.games.dive") / "data" / f"{name}.house.json"
    cards: Json = json.loads(path.read_text("utf-8"))
    return cards


# The house cards


def test_the_house_ocean_has_the_contents_of_section_1() -> None:
    """18 sharks; 16 cards without helper, 10 green, 6 red, 4 mantas. [D-2.2]"""
    cards = house_ocean_cards()

    assert Counter(card.code for card in cards) == {
        "-": 8,
        "S": 8,
        "G": 5,
        "SG": 5,
        "R": 3,
        "SR": 3,
        "M": 2,
        "SM": 2,
    }
    assert sum(card.shark for card in cards) == 18
    assert Counter(card.helper for card in cards) == {"none": 16, "green": 10, "red": 6, "manta": 4}


def test_the_house_ocean_has_the_drawings_of_section_1() -> None:
    """Three shark drawings six times each; twelve cards with holes. [D-2.21]"""
    cards = house_ocean_cards()
    holes = [card for card in cards if card.holes]

    assert Counter(c.shark_art for c in cards if c.shark) == {"A": 6, "B": 6, "C": 6}
    assert Counter(c.shark_size for c in cards if c.shark) == {"S": 6, "M": 6, "L": 6}
    assert len(holes) == 12
    assert sum(card.shark for card in holes) == 6
    assert sum(card.helper != "none" for card in holes) == 7


def test_the_house_chief_has_every_order_in_two_colour_patterns() -> None:
    """24 orders of 2, 3, 4 and 6. [D-6.3] [D-6.10]"""
    cards = house_chief_cards()

    assert len({card.id for card in cards}) == 48
    for colours in ("BBBY", "BBYY"):
        orders = [card.values for card in cards if card.colours == colours]
        assert sorted(orders) == sorted(permutations((2, 3, 4, 6)))


def test_the_chief_is_equally_fast_on_every_level() -> None:
    """3.75 on average. [D-6.10]"""
    cards = house_chief_cards()

    assert [sum(c.values[at] for c in cards) / len(cards) for at in range(4)] == [3.75] * 4


def test_cards_used_in_the_examples_exist() -> None:
    """CH11 for one, CH26 for the other. (D-V7) (D-V8) [D-6.10]"""
    cards = {card.id: card for card in house_chief_cards()}

    assert cards["CH11"] == ChiefCard("CH11", (3, 6, 2, 4), "BBBY")
    assert cards["CH26"] == ChiefCard("CH26", (2, 3, 6, 4), "BBYY")
    assert cards["CH26"].yellow == (3, 4)


def test_there_are_seven_companions_and_three_of_the_expansion() -> None:
    """As listed in section 1. [D-5.2]"""
    assert len(set(BASE_COMPANIONS)) == 7
    assert set(EXPANSION_COMPANIONS) == {"axolotl", "fugu", "narwhal"}


# Cards of one's own


def test_other_cards_may_be_used() -> None:
    """House data is replaceable. [D-2.2]"""
    cards = ocean()
    for card in cards:
        card["id"] = "my " + card["id"]
    table = start(2, {"ocean_cards": cards})

    assert {card.id for card in table.deck} == {card["id"] for card in cards}
    assert read_ocean_cards(house_ocean_cards()) == house_ocean_cards()
    assert read_chief_cards(house_chief_cards()) == house_chief_cards()


def test_any_chief_pattern_with_two_yellow_numbers_may_be_used() -> None:
    """Also one that leaves a gap. [D-6.21]"""
    cards = [{"id": "x", "values": [6, 4, 3, 2], "colours": "YBBY"}]

    assert start(1, {"chief_cards": cards}).chief_deck[0].yellow == (1, 4)


def changed(cards: Json, at: int, **fields: object) -> Json:
    cards[at].update(fields)
    return cards


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        (ocean()[:-1], "35 cards, not 36"),
        ([*ocean(), {**ocean()[0], "id": "one more"}], "37 cards"),
        (changed(ocean(), 1, id="OC01"), "OC01 is listed 2 times"),
        (changed(ocean(), 0, code="SGR"), "unknown content 'SGR'"),
        (changed(ocean(), 0, code="SRM"), "use one of"),
        (changed(ocean(), 0, shark=1), "shark is 1, but the code is -"),
        (changed(ocean(), 8, shark=0), "shark is 0, but the code is S"),
        (changed(ocean(), 8, shark=2), "shark is 2"),
        (changed(ocean(), 0, helper="green"), "helper is green, but the code is -"),
        (changed(ocean(), 16, helper="none"), "helper is none, but the code is G"),
        (changed(ocean(), 16, helper="whale"), "helper is whale"),
        (changed(ocean(), 0, shark_art="A"), "if and only if there is a shark"),
        (changed(ocean(), 8, shark_art=""), "if and only if there is a shark"),
        (changed(ocean(), 8, shark_art="D"), "not A, B or C"),
        (changed(ocean(), 8, holes=-1), "the number of holes is -1"),
        ([{**card, "holes": 0} for card in ocean()], "no card has holes"),
        ([{**ocean()[0], "id": str(at)} for at in range(36)], "G, M, R, S, SG, SM, SR"),
        ([], "there are 0 cards"),
    ],
)
def test_ocean_cards_that_cannot_be_used(cards: Json, says: str) -> None:
    """Each check says what is wrong. (D-Q32) [D-2.2]"""
    for setting in (cards, tuple(OceanCard(**card) for card in cards)):
        with pytest.raises(BadData) as caught:
            start(2, {"ocean_cards": setting})

        assert caught.value.message == refusals.BAD_OCEAN_CARDS.message
        assert caught.value.rule == "D-2.2"
        assert says in str(caught.value)


def test_all_that_is_wrong_is_said_at_once() -> None:
    """Not one thing after the other. [D-2.2]"""
    cards = changed(changed(ocean()[:-1], 0, shark=1), 1, holes=-2)
    with pytest.raises(BadData) as caught:
        read_ocean_cards(cards)

    assert "35 cards" in str(caught.value)
    assert "OC01: shark is 1" in str(caught.value)
    assert "OC02: the number of holes is -2" in str(caught.value)


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ([], "no cards"),
        ([chief()[0], chief()[0]], "CH01 is listed 2 times"),
        (changed(chief(), 0, values=[2, 3, 4, 5]), "CH01: the values are (2, 3, 4, 5)"),
        (changed(chief(), 0, values=[2, 3, 4]), "not 2, 3, 4 and 6"),
        (changed(chief(), 0, values=[2, 2, 4, 6]), "not 2, 3, 4 and 6"),
        (changed(chief(), 0, colours="BBB"), "write four of B and Y"),
        (changed(chief(), 0, colours="BBRY"), "write four of B and Y"),
        (changed(chief(), 0, colours="bbby"), "write four of B and Y"),
        (changed(chief(), 0, colours="BYYY"), "3 yellow numbers, but only two bubbles"),
    ],
)
def test_chief_cards_that_cannot_be_used(cards: Json, says: str) -> None:
    """Each check says what is wrong. [D-6.3]"""
    with pytest.raises(BadData) as caught:
        start(1, {"chief_cards": cards})

    assert caught.value.message == refusals.BAD_CHIEF_CARDS.message
    assert caught.value.rule == "D-6.3"
    assert says in str(caught.value)


@pytest.mark.parametrize(
    "cards",
    [
        "cards",
        7,
        True,
        {},
        [1, 2],
        (1, 2),
        [None],
        [{}],
        [{"id": "OC01"}],
        [[]],
        changed(ocean(), 0, holes="2"),
        changed(ocean(), 0, shark=True),
        changed(ocean(), 0, colour="red"),
        changed(ocean(), 0, id=None),
        changed(ocean(), 0, holes=float("nan")),
    ],
)
@pytest.mark.parametrize("name", ["ocean_cards", "chief_cards"])
def test_things_that_are_no_cards(name: str, cards: object) -> None:
    """A file of another form. [D-2.2]"""
    with pytest.raises(BadData) as caught:
        start(2, {name: cards})

    assert caught.value.message == refusals.BAD_CARD_FILE.message
    assert caught.value.rule == "D-2.2"
    assert "not cards" in str(caught.value)


def test_every_code_is_on_some_card() -> None:
    """All eight contents exist. (D-Q32) [D-1.7]"""
    assert {card.code for card in house_ocean_cards()} == set(CONTENTS)
