"""The end of the game. [D-2.57]"""

import pytest

from divetable.core.game import Result
from divetable.games.dive import DIVE, refusals
from divetable.games.dive.actions import Leave
from divetable.games.dive.events import GameEnded
from divetable.games.dive.state import GOAL
from tests.games.dive.tables import ANN, BEA, CAT, dive, of, ready, refused, sea, use


def test_the_goal_is_field_23() -> None:
    """22 is not enough. [D-1.4]"""
    assert GOAL == 23
    assert dive(sea("-", 21, 0), ["1"], ["1"]).state.result is None
    assert dive(sea("-", 22, 0), ["1"], ["1"]).result.winners == (ANN,)


def test_positions_have_no_upper_bound() -> None:
    """The track goes on behind 23. (D-Q36) [D-1.2]"""
    played = dive(sea("R R R - -", 22, 0), ["1", "2", "3", "4", "5"], ["5s"])

    assert played.positions == (33, 0)
    assert played.result.scores == (33, 0)


def test_nobody_falls_below_field_0() -> None:
    """Only the narwhal and the axolotl move back. (D-Q69) [D-1.2]"""
    table = use(sea("R", 0, 1, own=["narwhal"]), ANN, "narwhal")

    assert dive(table, ["1"], ["5"]).along == [(0, 0)]


def test_the_game_ends_when_someone_is_on_23_or_beyond() -> None:
    """At the end check. [D-2.57]"""
    for here in (22, 23, 30):
        assert dive(sea("-", here, 0), ["1"], ["1"]).state.phase == "over"


def test_the_game_ends_when_the_stack_is_empty() -> None:
    """Also when the last card was used exactly. (D-Q39) [D-2.57]"""
    exact = dive(sea("- -", 3, 0, more=0), ["1", "2"], ["1"])
    short = dive(sea("-", 3, 0, more=0), ["1", "2"], ["1"])
    left = dive(sea("- - -", 3, 0, more=0), ["1", "2"], ["1"])

    assert exact.result.winners == short.result.winners == (ANN,)
    assert left.state.result is None


def test_the_game_ends_at_no_other_moment() -> None:
    """On 23 by a turtle, and the dive goes on for all of its levels. [D-2.58]"""
    played = dive(sea("R - -", 22, 0), ["5", "1", "2"], ["1"])

    assert len(played.cards) == 3
    assert [event for event in played.events if type(event) is GameEnded] == [played.events[-1]]


def test_nothing_can_be_done_after_the_end() -> None:
    """The game is over for everybody. [D-2.58]"""
    over = dive(sea("-", 22, 0), ["1"], ["1"]).state

    assert DIVE.to_act(over) == frozenset()
    assert DIVE.incidents(over) == ()
    assert len(DIVE.actions(over, ANN)) == 0
    for action in (ready("1"), Leave(), None, "garbage"):
        refused(refusals.OVER, over, BEA, action, says="over")


def test_the_diver_furthest_ahead_wins() -> None:
    """Furthest, not first. (D-Q38) [D-2.59]"""
    played = dive(sea("-", 22, 24, 3), ["1"], ["1"], ["1"])

    assert played.result == Result("win", (BEA,), (23, 25, 4))
    assert DIVE.result(played.state) == played.result


def test_others_may_overtake_who_reached_23_in_the_dive() -> None:
    """The round is completed. (D-Q33) [D-2.60]"""
    played = dive(sea("R - - - -", 22, 21), ["5"], ["1", "2", "3", "4", "5"])

    assert played.along[0] == (24, 21)
    assert played.result.winners == (BEA,)


def test_with_an_empty_stack_the_furthest_wins_too() -> None:
    """Nobody need have reached 23. [D-2.61]"""
    played = dive(sea("-", 3, 5, more=0), ["1"], ["1"])

    assert played.result == Result("win", (BEA,), (4, 6))


def test_a_tie_at_the_top_is_a_draw_between_the_tied() -> None:
    """The rulebooks name no winner. (D-Q37) [D-2.62]"""
    played = dive(sea("-", 22, 22, 21), ["1"], ["1"], ["1"])

    assert played.result == Result("draw", (ANN, BEA), (23, 23, 22))


def test_a_table_may_let_the_tied_share_the_victory() -> None:
    """As an option. (D-Q37) [D-2.62]"""
    played = dive(sea("-", 22, 21, 22, tie_result="shared_win"), ["1"], ["1"], ["1"])

    assert played.result == Result("shared", (ANN, CAT), (23, 22, 23))


def test_the_end_says_where_the_chief_is() -> None:
    """He has no seat, and so no score. (D-Q85) [D-6.31] [D-6.32]"""
    beaten = dive(sea("-", 3, 5, chief=22), ["1"], ["1"])
    level = dive(sea("- - -", 22, 20, chief=22, more=0), ["1", "2", "3"], ["1"])
    alone = dive(sea("-", 22, 0), ["1"], ["1"])

    assert beaten.events[-1] == GameEnded(Result("chief", (), (4, 6)), chief=25)
    assert level.events[-1] == GameEnded(Result("chief", (), (25, 21)), chief=25)
    assert of(GameEnded, alone.events)[0].chief is None


def test_practice_has_no_winner() -> None:
    """One player without the chief: no result. (D-Q43) [D-2.63]"""
    played = dive(sea("-", 22), ["1"])

    assert played.result == Result("practice", (), (23,))


@pytest.mark.parametrize("positions", [(22, 0), (22, 0, 0), (22, 0, 0, 0)])
def test_the_end_is_the_same_for_any_number_of_players(positions: tuple[int, ...]) -> None:
    """Nothing scales. [D-2.63]"""
    played = dive(sea("-", *positions), *[["1"]] * len(positions))

    assert played.result.winners == (ANN,)
    assert len(of(GameEnded, played.events)) == 1
