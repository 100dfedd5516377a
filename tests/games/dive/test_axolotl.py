"""The axolotl. [D-5.70]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.core.game import TABLE, Result
from divetable.games.dive import DIVE, refusals
from divetable.games.dive.actions import (
    Announce,
    CutOff,
    DeclineAxolotl,
    Leave,
    PlayAxolotl,
)
from divetable.games.dive.events import (
    AxolotlAsked,
    AxolotlDeclined,
    AxolotlPlayed,
    GameEnded,
    Rested,
    RoundBegan,
)
from divetable.games.dive.rules import apply
from divetable.games.dive.state import in_deep_water
from divetable.games.dive.views import view
from tests.games.dive.tables import (
    ANN,
    BEA,
    CAT,
    DAN,
    Played,
    after,
    clocks,
    dive,
    of,
    refused,
    sea,
    time_up,
    use,
)


def rested(*at: int, more: int = 20) -> Played:
    """All have rested on these fields; Ann has the axolotl."""
    return dive(
        sea("-", *(field - 1 for field in at), own=["axolotl"], more=more), *[["1"]] * len(at)
    )


def test_the_axolotl_is_played_after_the_rest_and_before_the_end_check() -> None:
    """Not in Phase 1. (D-Q65) [D-5.70]"""
    played = rested(3, 5)
    step = apply(played.state, ANN, PlayAxolotl())

    assert type(played.events[-2]) is AxolotlAsked
    assert type(played.events[-3]) is Rested
    assert step.events == (AxolotlPlayed(ANN, (3, 3)), RoundBegan(2))
    refused(refusals.NOT_ANNOUNCED, played.before, ANN, Announce("axolotl"), says="after the rest")
    refused(refusals.NO_WINDOW, played.before, ANN, PlayAxolotl(), says="asked")


def test_a_table_may_have_it_announced_in_phase_1() -> None:
    """Then it is resolved without choice at the same moment. (D-Q65) [D-5.70]"""
    table = sea("-", 2, 4, own=["axolotl"], axolotl_timing="programming")
    played = dive(use(table, ANN, "axolotl"), ["1"], ["1"])

    assert played.positions == (3, 3)
    assert played.state.used == (1, 0)
    assert dive(table, ["1"], ["1"]).positions == (3, 5)
    assert len(of(AxolotlPlayed, played.events)) == 1


def test_the_owner_has_ten_seconds() -> None:
    """No answer is a no; the axolotl is kept. [D-5.71]"""
    table = rested(3, 5).state
    step = apply(table, *time_up(table, "axolotl"))

    assert clocks(table) == [("axolotl", 10_000)]
    assert DIVE.to_act(table) == {ANN}
    assert step.events == (AxolotlDeclined(ANN), RoundBegan(2))
    assert step.state.used == (0, 0)
    assert step.state.deadlines == ()


def test_the_owner_may_decline() -> None:
    """And play it in a later round. [D-5.71]"""
    table = after(rested(3, 5).state, (ANN, DeclineAxolotl()))
    asked = dive(table, ["1"], ["1", "2"]).state

    assert table.positions == [3, 5]
    assert asked.phase == "axolotl"
    assert after(asked, (ANN, PlayAxolotl())).used == (2, 0)


def test_everybody_sees_who_is_asked() -> None:
    """Only the owner may answer. [D-5.71]"""
    table = rested(3, 5).state

    assert view(table, None).asked == ANN
    assert view(table, BEA).phase == "axolotl"
    refused(refusals.NOT_ASKED, table, BEA, PlayAxolotl(), says="seat 0")
    refused(refusals.NOT_ASKED, table, BEA, DeclineAxolotl())
    refused(refusals.NOTHING_TO_CUT, table, TABLE, CutOff(ANN))
    assert DIVE.actions(table, ANN).kinds == ("PlayAxolotl", "DeclineAxolotl")
    assert DIVE.actions(table, BEA).kinds == ()


@pytest.mark.parametrize("at", [(3, 4), (4, 2), (5, 2, 4)])
def test_the_window_is_skipped_if_nobody_else_is_on_an_odd_field(at: tuple[int, ...]) -> None:
    """It would move nobody. [D-5.71]"""
    assert rested(*at).state.phase == "programming"


def test_the_window_is_skipped_once_it_was_used() -> None:
    """Once in the game. [D-5.71]"""
    table = after(rested(3, 5).state, (ANN, PlayAxolotl()))

    assert dive(table, ["1"], ["1", "2"]).state.phase == "programming"


def test_at_asynchronous_tables_there_is_as_much_time_as_for_programming() -> None:
    """Or no clock at all. [D-5.71]"""
    timed = sea("-", 2, 4, own=["axolotl"], asynchronous=True, program_timer=600)
    free = sea("-", 2, 4, own=["axolotl"], asynchronous=True)

    assert clocks(dive(timed, ["1"], ["1"]).state) == [("axolotl", 600_000)]
    assert clocks(dive(free, ["1"], ["1"]).state) == []


def test_every_other_diver_on_an_odd_field_moves_back_two() -> None:
    """All at once; the owner does not; from 1 to 0. (D-Q67) [D-5.72]"""
    table = after(rested(7, 9, 1, 4).state, (ANN, PlayAxolotl()))

    assert table.positions == [7, 7, 0, 4]


@given(st.lists(st.integers(1, 22), min_size=2, max_size=4))
def test_the_axolotl_by_the_plainest_definition(at: list[int]) -> None:
    """Others on odd fields: two back, not below 0. [D-5.72]"""
    table = rested(*at).state
    owner, *others = at
    moved = [max(0, field - 2) if field % 2 else field for field in others]

    assert (table.phase == "axolotl") == (moved != others)
    if table.phase == "axolotl":
        assert after(table, (ANN, PlayAxolotl())).positions == [owner, *moved]


@pytest.mark.parametrize(
    ("at", "end"),
    [
        ((11, 23), None),  # back to 21: the game goes on
        ((11, 25), Result("win", (BEA,), (11, 23))),  # back to 23: it ends
        ((11, 24, 3), Result("win", (BEA,), (11, 24, 1))),  # even: not affected (D-Q68)
        ((23, 23), Result("win", (ANN,), (23, 21))),  # the owner is there (D-Q66)
        ((23, 23, 1, 25), Result("draw", (ANN, DAN), (23, 21, 0, 23))),
    ],
)
def test_the_end_check_uses_the_positions_after_moving_back(
    at: tuple[int, ...], end: Result | None
) -> None:
    """Whoever was on 23 before. (D-Q66) (D-Q68) [D-5.73]"""
    assert after(rested(*at).state, (ANN, PlayAxolotl())).result == end


def test_who_reached_23_in_the_dive_may_be_pulled_back_too() -> None:
    """The end check comes after the effect. (D-Q66) [D-5.73]"""
    table = dive(sea("R", 4, 20, own=["axolotl"]), ["1"], ["5"]).state
    table = after(table, (ANN, PlayAxolotl()))

    assert table.positions == [5, 21]
    assert table.round == 2


def test_moving_back_is_no_error() -> None:
    """Blocked divers move back too; the dolphins are paid before. [D-5.74]"""
    table = sea("-", 2, 2, 3, own=["axolotl", "dolphins", "white_shark"])
    table = use(use(table, BEA, "dolphins", CAT), CAT, "white_shark")
    played = dive(table, ["1"], ["1"], ["1"])
    table = after(played.state, (ANN, PlayAxolotl()))

    assert played.positions == (3, 4, 3)
    assert played.state.erred == ()
    assert table.positions == [3, 4, 1]


def test_the_new_position_decides_the_zone_of_the_next_round() -> None:
    """From 17 to 15: calm again, an error keeps the earlier levels. (D-Q71) [D-5.75]"""
    table = after(rested(3, 17).state, (ANN, PlayAxolotl()))

    assert not in_deep_water(table.positions[BEA])
    assert dive(table, ["1"], ["1", "2s"]).rest == (1, 1)


def test_with_an_empty_stack_the_axolotl_may_still_be_played() -> None:
    """Before the ranking. [D-5.76]"""
    played = rested(4, 5, more=0)
    step = apply(played.state, ANN, PlayAxolotl())

    assert played.state.cards_left == 0
    assert type(step.events[-1]) is GameEnded
    assert step.state.result == Result("win", (ANN,), (4, 3))


def test_an_owner_who_leaves_plays_it_no_more() -> None:
    """Leaving in the window is a no. (D-Q45) [D-5.71]"""
    table = rested(3, 5, 7).state
    left = apply(table, ANN, Leave())
    other_left = after(table, (BEA, Leave()))

    assert AxolotlDeclined(ANN) in left.events
    assert left.state.positions == [3, 5, 7]
    assert other_left.phase == "axolotl"
    assert left.state.round == 2
    assert after(other_left, (ANN, PlayAxolotl())).positions == [3, 3, 5]


def test_two_axolotls_are_asked_one_after_the_other() -> None:
    """Where there are duplicates. (D-Q52) [D-5.71]"""
    table = dive(sea("-", 2, 4, own=["axolotl", "axolotl"]), ["1"], ["1"]).state
    second = after(table, (ANN, DeclineAxolotl()))

    assert view(table, None).asked == ANN
    assert view(second, None).asked == BEA
    assert after(second, (BEA, PlayAxolotl())).positions == [1, 5]
