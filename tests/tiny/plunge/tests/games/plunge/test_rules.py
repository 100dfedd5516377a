"""The rules of Plunge, one by one."""

from typing import Any

import pytest

from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.games.plunge import PLUNGE
from divetable.games.plunge.actions import Dive, Leave
from divetable.games.plunge.events import DepthChosen, DepthsShown

ANN, BEA = Seat(0), Seat(1)


def dived(state: Any, ann: int, bea: int) -> Any:
    """Both choose."""
    chosen = PLUNGE.apply(state, ANN, Dive(ann)).state
    return PLUNGE.apply(chosen, BEA, Dive(bea))


@pytest.mark.parametrize("rounds", [3, 5])
def test_two_divers_play_as_many_rounds_as_the_table_chose(rounds: int) -> None:
    """[P-1.1] [P-2.1]"""
    state = PLUNGE.start(2, {"rounds": rounds}, "a")
    for _ in range(rounds):
        assert PLUNGE.result(state) is None
        state = dived(state, 3, 1).state

    result = PLUNGE.result(state)

    assert result is not None
    assert result.winners == (ANN,)


def test_a_choice_is_secret_and_stands() -> None:
    """[P-1.2]"""
    step = PLUNGE.apply(PLUNGE.start(2, {}, "a"), ANN, Dive(2))

    assert PLUNGE.seen_by(step.events[0], BEA) == DepthChosen(ANN, None)
    assert PLUNGE.view(step.state, BEA).my_depth is None
    with pytest.raises(RulesError, match=r"P-1\.2"):
        PLUNGE.apply(step.state, ANN, Dive(3))


def test_both_depths_are_shown_with_the_pearl() -> None:
    """[P-1.3]"""
    events = dived(PLUNGE.start(2, {}, "a"), 3, 1).events
    [shown] = [event for event in events if isinstance(event, DepthsShown)]

    assert shown.depths == (3, 1)
    assert shown.pearl in (1, 2, 3)


def test_whoever_leaves_loses() -> None:
    """[P-2.2]"""
    result = PLUNGE.result(PLUNGE.apply(PLUNGE.start(2, {}, "a"), ANN, Leave()).state)

    assert result is not None
    assert result.winners == (BEA,)
