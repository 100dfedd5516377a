"""The house's data set, others', and all that can be wrong with one."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from divetable.core.errors import BadData
from divetable.games.scuba import SCUBA
from divetable.games.scuba.components import (
    HOUSE,
    Choose,
    CurrentCard,
    If,
    LoseAir,
    Move,
    Plain,
    data_of,
    house_document,
)
from divetable.games.scuba.data_set import read_data
from divetable.games.scuba.options import read_options
from divetable.games.scuba.start import start
from divetable.games.scuba.state import State
from tests.games.scuba.tables import ANN, sea

DATA = data_of(HOUSE)


def document() -> Any:
    return json.loads(house_document())


def problems(given: Any) -> list[str]:
    with pytest.raises(BadData) as caught:
        read_data(given)
    return str(caught.value.facts["problems"]).split("; ")


def test_the_house_has_all_that_is_printed() -> None:
    """The totals of section 1.9. [S-2.1] [S-2.4]"""
    fronts = Counter(
        (tile.colour, tile.front if tile.front in ("event", "empty") else "animal")
        for tile in DATA.tiles.values()
    )

    assert len(DATA.tiles) == 88
    assert fronts == {
        (colour, kind): number
        for colour in "RYGB"
        for kind, number in (("animal", 12), ("event", 6), ("empty", 4))
    }
    assert (len(DATA.species), len(DATA.currents), len(DATA.events)) == (18, 40, 40)
    assert Counter(card.band for card in DATA.events.values()) == dict.fromkeys("RYGB", 10)
    assert [c.bonus for c in DATA.combinations] == [
        (0, 0, 3),
        (0, 0, 3),
        (0, 0, 2, 6),
        (0, 0, 2, 6),
    ]
    assert DATA.air == (0, 1, 1, 2, 2, 3, 3, 4, 4, 5)
    assert DATA.minus == (0, 4, 2, 0, 0, 0, 0, 0, 2, 4)


def test_the_printed_current_card() -> None:
    """[S-4.1]"""
    assert DATA.currents["CC-01"] == CurrentCard(
        "CC-01", (("L", 2), ("L", 1), None, ("L", 1)), ("L", 1), 0, "all"
    )


def test_free_flow_is_read_with_its_condition() -> None:
    """[S-8.5]"""
    [free_flow] = DATA.events["EV-R-01"].effects

    assert isinstance(free_flow, If)
    assert [str(term.number) for term in free_flow.condition] == ["1", "1"]
    assert free_flow.otherwise == (LoseAir(1, "self"),)
    assert DATA.lists["EV-R-01", (0, 0)] == free_flow.then
    [choice] = free_flow.then
    assert isinstance(choice, Choose)
    assert DATA.lists["EV-R-01", (0, 0, 0, 0)] == (Plain("surface"),)
    assert isinstance(DATA.events["EV-R-03"].effects[0], Move)


def moved_boat() -> Any:
    given = document()
    given["board"]["boatColumns"] = [2, 3, 4]
    given["board"]["rows"][0]["air"] = 3
    return given


def test_a_set_of_ones_own_is_played_with() -> None:
    """Given as a document or as its text. [S-2.1]"""
    for setting in (moved_boat(), json.dumps(moved_boat())):
        table: State = start(3, {"data_set": setting})

        assert table.data.boat == (2, 3, 4)
        assert table.sea.air[9] == 3


def test_the_house_set_is_called_by_its_name() -> None:
    assert read_options({"data_set": HOUSE}, 2) == read_options({}, 2)


def change(section: str, at: int, **fields: Any) -> Callable[[dict[str, Any]], None]:
    def do(given: dict[str, Any]) -> None:
        given[section][at] |= fields

    return do


def board(**fields: Any) -> Callable[[dict[str, Any]], None]:
    def do(given: dict[str, Any]) -> None:
        given["board"] |= fields

    return do


def effects(*given_effects: Any) -> Callable[[dict[str, Any]], None]:
    return change("events", 0, effects=list(given_effects))


def row(at: int, **fields: Any) -> Callable[[dict[str, Any]], None]:
    def do(given: dict[str, Any]) -> None:
        given["board"]["rows"][at] |= fields

    return do


def no_row(given: dict[str, Any]) -> None:
    given["board"]["rows"][3] = 7


def without(section: str) -> Callable[[dict[str, Any]], None]:
    return lambda given: given.pop(section)


def replaced(section: str, by: Any) -> Callable[[dict[str, Any]], None]:
    def do(given: dict[str, Any]) -> None:
        given[section] = by

    return do


CHOICE = {"op": "choose", "options": [[{"op": "nothing"}]]}
CONDITION = {"op": "if", "then": [{"op": "nothing"}], "else": [{"op": "nothing"}]}
MOVE = {"op": "move", "who": "self", "dir": "L", "n": 1, "dust": True, "discover": True}

WRONG: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (without("tiles"), "there is no section tiles"),
    (replaced("songs", []), "songs is no section"),
    (replaced("tiles", {}), "tiles must be an array"),
    (replaced("animalCards", 5), "animalCards must be an array"),
    (replaced("board", []), "board must be an object"),
    (board(columns=8), "board: columns must be 9"),
    (board(rows=[]), "board: rows must be 9 rows"),
    (no_row, "board: row 4 must be an object"),
    (row(0, row=2), "board: row 1 must be in its place"),
    (row(0, band="B"), "board: row 1 must have the band R"),
    (row(0, air=0), "board: air must be 1 to 20"),
    (board(boatColumns=[4, 5]), "board: boatColumns must be three columns side by side"),
    (board(boatColumns=[1, 2, 3]), "board: boatColumns must be three columns side by side"),
    (board(boatColumns=["a", 5, 6]), "board: boatColumns must be three columns side by side"),
    (board(surface={"1": 0}), "board: surface must give each column"),
    (board(surface={str(n): 3 for n in range(1, 10)}), "board: surface must give each column"),
    (change("species", 0, value=0), "sea_anemone: value must be 1 to 100"),
    (change("species", 0, colour="X"), "sea_anemone: colour must be one of R, Y, G, B"),
    (change("species", 0, name=""), "sea_anemone: name must be a text"),
    (change("species", 0, id=None), "species[0]: id must be a text"),
    (change("tiles", 0, kind="shark"), "T-R-01: kind must be one of animal, event, empty"),
    (change("tiles", 0, species="cat"), "T-R-01: there is no species cat"),
    (change("tiles", 0, species="clownfish"), "T-R-01: clownfish is not of colour R"),
    (change("tiles", 0, value=9), "T-R-01: the value of sea_anemone is 1"),
    (change("tiles", 0, id="T-R-02"), "T-R-02 is listed more than once"),
    (change("tiles", 0, band="Y", kind="empty"), "there are 21 tiles of colour R, not 22"),
    (change("combos", 0, members=["clownfish"]), "C1: members must be two species or more"),
    (change("combos", 0, members=["clownfish", "cat"]), "C1: there is no species cat"),
    (change("combos", 0, members=["clownfish"] * 2), "C1: a member is listed more than once"),
    (change("combos", 0, bonus={}), "C1: bonus must give points for a number of members"),
    (change("combos", 0, bonus={"3": 1}), "C1: the bonus for 3 members cannot be 1"),
    (change("animalCards", 0, species="cat"), "AC-R1-1: there is no species cat"),
    (change("animalCards", 0, value=2), "AC-R1-1: colour and value of sea_anemone are R and 1"),
    (change("animalCards", 0, species="seahorse"), "there are 3 cards of sea_anemone, not 4"),
    (change("currents", 0, R=[1, 1]), "CC-01: R must be [right, down], one of them 0"),
    (change("currents", 0, divers=[1]), "CC-01: divers must be [right, down], one of them 0"),
    (change("currents", 0, B=[9, 0]), "CC-01: B moves too far"),
    (change("currents", 0, air=-1), "CC-01: air must be 0 to 20"),
    (replaced("currents", []), "there must be two current cards or more"),
    (replaced("events", []), "there is no event card for R"),
    (effects(), "EV-R-01: effects must be an array with something in it"),
    (effects(3), "EV-R-01: an effect must be an object with op"),
    (effects({"op": "sing"}), "EV-R-01: there is no effect sing"),
    (effects({"op": "vp", "n": 0}), "EV-R-01: vp needs a number other than 0"),
    (effects({"op": "air", "n": -1, "who": "self"}), "EV-R-01: n must be 1 to 20"),
    (effects({"op": "air", "n": 1, "who": "you"}), "EV-R-01: who must be one of self, all"),
    (effects({**MOVE, "dir": "LU"}), "EV-R-01: dir must be one of L, R, U, D, LR, ANY"),
    (effects({**MOVE, "dust": 1}), "EV-R-01: dust must be one of True, False"),
    (effects({**MOVE, "n": 0}), "EV-R-01: n must be 1 to 9"),
    (effects(CHOICE), "EV-R-01: choose needs two options or more"),
    (effects({**CONDITION, "cond": "rain==1"}), "EV-R-01: the condition 'rain==1' cannot be read"),
    (effects({**CONDITION, "cond": "row=1"}), "EV-R-01: the condition 'row=1' cannot be read"),
]


@pytest.mark.parametrize(("spoil", "told"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_told(spoil: Callable[[dict[str, Any]], None], told: str) -> None:
    """[S-2.1]"""
    given = document()
    spoil(given)

    assert any(problem.startswith(told) for problem in problems(given)), problems(given)


def test_everything_that_is_wrong_is_told_at_once() -> None:
    """[S-2.1]"""
    given = document()
    spoilt = (5, 10, 11, 14, 23, 29, 32, 37, 42)
    for at in spoilt:
        WRONG[at][0](given)
    found = problems(given)

    for at in spoilt:
        assert any(problem.startswith(WRONG[at][1]) for problem in found), WRONG[at][1]


@pytest.mark.parametrize("given", [None, [], 5, True, "[]"])
def test_what_is_no_data_set_at_all(given: Any) -> None:
    """[S-2.1]"""
    if given is not None:
        with pytest.raises(BadData):
            start(2, {"data_set": given})
    assert problems(given) == [
        "a data set is an object with board, species, combos, tiles, animalCards, currents, events"
    ]


def test_a_position_can_be_set_up_with_a_set_of_ones_own() -> None:
    assert sea(2, {"data_set": moved_boat()}).air[ANN] == 20


def test_animals_outpace_divers_and_no_current_carries_anybody_down() -> None:
    """Section 1.6; drift is counted in squares, over the whole deck. [S-4.1]"""
    cards = DATA.currents.values()
    animals = sum(drift[1] for card in cards for drift in card.drifts if drift) / 4
    divers = sum(card.divers[1] for card in cards if card.divers)

    assert animals == pytest.approx(2.1 * divers, rel=0.05)
    assert "D" not in {card.divers[0] for card in cards if card.divers}
    for sides in zip(*(card.drifts for card in cards), strict=True):
        left, right = ([one[1] for one in sides if one and one[0] == way] for way in "LR")
        assert sum(left) == sum(right)


def test_who_draws_a_card_that_costs_air_pays_alone() -> None:
    """Everybody paid in the first set, which says nothing about it. [S-4.9]"""
    first = data_of("house-1").currents

    assert {card.who for card in DATA.currents.values() if card.air} == {"self"}
    assert {card.who for card in first.values()} == {"all"}


def test_a_number_means_the_same_card_in_every_set() -> None:
    """So that pictures and names of cards need not know the set. [S-2.4]"""
    first = data_of("house-1")

    for id in DATA.currents.keys() & first.currents.keys():
        assert DATA.currents[id] == first.currents[id]
    for id in DATA.events.keys() & first.events.keys():
        assert DATA.events[id] == first.events[id]


def test_tables_of_rules_1_keep_their_cards() -> None:
    assert SCUBA.formerly[1]["data_set"] == "house-1"
    assert start(2, SCUBA.formerly[1]).data is data_of("house-1")
