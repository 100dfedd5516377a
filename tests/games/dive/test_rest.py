"""Phase 3. [D-2.48]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.core.game import Seat
from divetable.games.dive import DIVE
from divetable.games.dive.actions import DeclineAxolotl
from divetable.games.dive.events import (
    AxolotlAsked,
    GameEnded,
    Helped,
    LevelChecked,
    Rested,
    RoundBegan,
)
from divetable.games.dive.programs import NOTHING, legal_programs
from divetable.games.dive.rules import apply
from divetable.games.dive.views import view
from tests.games.dive.tables import ANN, BEA, dive, of, sea, use

PROGRAMS = st.sampled_from(sorted(legal_programs("standard", False)))
CARDS = st.lists(st.sampled_from(["-", "S"]), min_size=1, max_size=8)


def test_everybody_moves_one_field_for_each_level_left() -> None:
    """Level 3 was wrong, in calm water. (D-V3) [D-2.48]"""
    played = dive(sea("- - -", 4, 0), ["1", "234", "5s"], ["1"])

    assert played.rest == (2, 1)
    assert played.positions == (6, 1)


@given(PROGRAMS, CARDS, st.integers(0, 22))
def test_rest_by_the_plainest_definition(
    levels: tuple[str, ...], cards: list[str], here: int
) -> None:
    """Levels before the first error; in deep water none after one; no more than cards. [D-2.48]"""
    wrong = [
        at
        for at, (level, card) in enumerate(zip(levels, cards, strict=False))
        if level.endswith("s") != (card == "S")
    ]
    kept = wrong[0] if wrong else min(len(levels), len(cards))
    played = dive(sea(" ".join(cards), here, 0, more=0), levels, [])

    assert played.rest == (0 if wrong and here > 15 else kept, 0)


@pytest.mark.parametrize("levels", [["12345", ""], ["1"], ["5s"]])
def test_number_and_value_of_tokens_do_not_matter(levels: list[str]) -> None:
    """A level is a field. [D-2.49]"""
    code = "S" if levels[0].endswith("s") else "-"

    assert dive(sea(code, 0, 0), levels, []).rest == (1, 0)


def test_all_move_at_once() -> None:
    """One event for all, so that no order can matter. (D-Q35) [D-2.50]"""
    played = dive(sea("- -", 3, 4, 5), ["1", "2"], ["1"], ["1", "2"])

    assert of(Rested, played.events) == [Rested((2, 1, 2))]
    assert played.positions == (5, 5, 7)


def test_rest_moves_cross_every_border() -> None:
    """15/16 and 23. [D-2.51]"""
    played = dive(sea("- - -", 14, 22), ["1", "2", "3"], ["1", "2", "3"])

    assert played.positions == (17, 25)


def test_the_white_shark_may_forbid_the_move() -> None:
    """Bea was wrong and stays. [D-2.52]"""
    table = use(sea("- -", 0, 0, own=["white_shark"]), ANN, "white_shark")

    assert dive(table, ["1"], ["1", "2s"]).positions == (1, 0)


def test_then_comes_the_axolotl_and_then_the_end_check() -> None:
    """After the rest moves; the game does not end before the answer. [D-2.53] [D-2.54]"""
    played = dive(sea("-", 10, 22, own=["axolotl"]), ["1"], ["1"])
    declined = apply(played.state, ANN, DeclineAxolotl())

    assert [type(event) for event in played.events][-3:-1] == [Rested, AxolotlAsked]
    assert played.state.result is None
    assert type(declined.events[-1]) is GameEnded


def test_the_end_is_checked_after_the_rest() -> None:
    """Not before. [D-2.54]"""
    played = dive(sea("-", 22, 0), ["1"], ["1"])

    assert [type(event) for event in played.events][-2:] == [Rested, GameEnded]


def test_after_the_round_cards_leave_and_tokens_return() -> None:
    """Revealed cards may no longer be looked at. (D-Q44) [D-2.55]"""
    table = dive(sea("S R", 0, 0), ["1s", "2"], ["1"]).state

    for seat in (None, ANN, BEA):
        seen = view(table, seat)

        assert seen.revealed == seen.history == ()
        assert (seen.programs, seen.boards) == ((), ())
        assert seen.cards_gone == 2
    assert table.drafts == [NOTHING, NOTHING]
    assert table.erred == ()


def test_what_was_on_the_cards_is_not_for_ever() -> None:
    """[D-2.55] (D-Q44)"""
    forgets, keeps = sea("S R", 0, 0), sea("S R", 0, 0, card_history=True)

    assert DIVE.fleeting(forgets) == {LevelChecked, Helped}
    assert DIVE.fleeting(keeps) == frozenset()


def test_a_table_may_keep_a_history_of_cards() -> None:
    """Where the host allows it. (D-Q44) [D-2.55]"""
    table = dive(sea("S R", 0, 0, card_history=True), ["1s", "2"], ["1"]).state

    assert view(table, None).history == ("S", "R")


def test_used_tiles_leave_the_game() -> None:
    """What was announced is no longer before everybody, and stays used. [D-2.55]"""
    table = use(sea("-", 0, 0, own=["giant_turtle"]), ANN, "giant_turtle")
    table = dive(table, ["1"], ["1"]).state

    assert table.announced == ()
    assert table.used == (1, 0)


def test_the_next_round_begins_with_programming() -> None:
    """Phase 1, for everybody. [D-2.56]"""
    played = dive(sea("-", 0, 0), ["1"], ["1"])

    assert played.events[-1] == RoundBegan(2)
    assert played.state.phase == "programming"
    assert played.state.status == ["thinking", "thinking"]
    assert played.state.present == [Seat(0), Seat(1)]
