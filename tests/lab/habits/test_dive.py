"""Nonsense in Dive, and what only looks like it."""

import pytest

from divetable.games.dive.actions import Breathe, HoldBreath, Ready, SaveDraft
from divetable.games.dive.programs import Program
from tests.games.dive.tables import ANN, BEA, after, draft, ready, sea, time_up, use
from tests.lab.habits.judged import judged


def test_a_token_below_the_last_card_is_too_deep() -> None:
    table = sea("- - -", 0, 0, more=0)

    assert judged("dive", "too deep", table, ANN, ready("1", "2", "3", "45")) is True
    assert judged("dive", "too deep", table, ANN, ready("1", "2", "345")) is False
    assert (
        judged("dive", "too deep", after(table, (ANN, draft("1", "2", "3", "4"))), ANN, Ready())
        is True
    )


def test_with_enough_cards_nothing_is_too_deep() -> None:
    assert judged("dive", "too deep", sea("-", 0, 0), ANN, ready("1", "2", "3", "4", "5")) is None


def test_the_anglerfish_is_a_level_more() -> None:
    table = sea("- - - - -", 0, 0, more=0, own=("anglerfish", "octopus"))
    levels = ("1", "2", "3", "4", "5")

    assert judged("dive", "too deep", table, ANN, Ready(Program(levels, anglerfish="n"))) is True
    assert judged("dive", "too deep", table, ANN, Ready(Program(levels))) is None


def test_children_fill_all_five_levels() -> None:
    table = sea("- -", 0, 0, more=0, mode="children")
    everything = ready("1", "2", "3", "4", "5")

    assert judged("dive", "too deep", table, ANN, everything) is None


@pytest.mark.parametrize(("levels", "is_empty"), [((), True), (("", "12"), True), (("1",), False)])
def test_who_breathes_with_nothing_on_the_board_sits_out(
    levels: tuple[str, ...], is_empty: bool
) -> None:
    table = after(sea("-", 0, 0, own=("fugu", "octopus")), (ANN, SaveDraft(Program(levels))))
    table = use(table, ANN, "fugu")
    held = after(table, (ANN, HoldBreath()), (BEA, HoldBreath()), time_up(table, "breathe_in"))

    assert judged("dive", "sat out", held, ANN, Breathe()) is is_empty


def test_a_program_with_a_token_does_not_sit_out() -> None:
    assert judged("dive", "sat out", sea("-", 0, 0), ANN, ready("5")) is False
    assert judged("dive", "sat out", sea("-", 0, 0), ANN, draft("5")) is None


def test_anothers_narwhal_is_a_reason_to_sit_out() -> None:
    table = sea("G", 4, 4, own=("narwhal", "octopus"))
    turned = use(table, ANN, "narwhal")

    assert judged("dive", "sat out", turned, BEA, ready("5")) is None
    assert judged("dive", "sat out", turned, ANN, ready("5")) is False
