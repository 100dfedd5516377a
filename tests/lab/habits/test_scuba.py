"""Nonsense in Scuba, and what only looks like it."""

import pytest

from divetable.games.scuba.actions import Flip, Step, Stop, TakeOption
from divetable.games.scuba.state import State
from tests.games.scuba.tables import ANN, after, sea
from tests.lab.habits.judged import judged


def free_flow(air: int = 18, round: int = 2) -> State:
    """An event card offers the surface, or to pay a unit of air."""
    tile = {"id": "T-R-13", "at": [5, 1], "up": False}
    deck = {"R": ["EV-R-01"]}
    table = sea(A={"at": [5, 1], "air": air}, tiles={"e": tile}, eventDeck=deck, round=round)
    return after(table, Flip(0))


def test_surfacing_in_the_first_rounds_with_much_air_is_an_early_exit() -> None:
    table = sea(A={"at": [2, 1], "air": 15}, round=3)

    assert judged("scuba", "early exit", table, ANN, Step("U")) is True
    assert judged("scuba", "early exit", table, ANN, Step("L")) is False
    assert judged("scuba", "early exit", table, ANN, Stop()) is False


@pytest.mark.parametrize(
    "table",
    [
        sea(A={"at": [2, 1], "air": 14}, round=3),  # the air is going
        sea(A={"at": [2, 1], "air": 18}, round=4),  # it has been a dive
        sea(A={"at": [2, 2], "air": 18}, round=3),  # a step up stays under water
    ],
)
def test_later_with_less_air_or_deeper_a_step_up_is_no_early_exit(table: State) -> None:
    assert judged("scuba", "early exit", table, ANN, Step("U")) is None


def test_an_event_that_offers_the_surface_makes_seasick_who_takes_it() -> None:
    for habit in ("early exit", "seasickness"):
        assert judged("scuba", habit, free_flow(), ANN, TakeOption(0)) is True
        assert judged("scuba", habit, free_flow(), ANN, TakeOption(1)) is False


def test_short_of_air_it_is_still_seasickness_but_no_early_exit() -> None:
    assert judged("scuba", "seasickness", free_flow(air=9), ANN, TakeOption(0)) is True
    assert judged("scuba", "early exit", free_flow(air=9), ANN, TakeOption(0)) is None


def test_in_later_rounds_going_home_by_an_event_is_a_choice() -> None:
    assert judged("scuba", "seasickness", free_flow(round=4), ANN, TakeOption(0)) is None


def test_steps_are_no_seasickness() -> None:
    table = sea(A={"at": [2, 1], "air": 18}, round=2)

    assert judged("scuba", "seasickness", table, ANN, Step("U")) is None
