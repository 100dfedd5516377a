"""The simplified version for children. [D-4.1]"""

import pytest

from divetable.core.errors import BadOptions
from divetable.core.game import TABLE, Result
from divetable.games.dive import DIVE, refusals
from divetable.games.dive.actions import CutOff
from divetable.games.dive.events import Helped, LevelChecked, Rested
from divetable.games.dive.programs import Program
from divetable.games.dive.start import start
from divetable.games.dive.state import State
from tests.games.dive.tables import ANN, BEA, CAT, after, dive, draft, of, ready, refused, sea

FIVE = ["1", "2", "3", "4", "5"]


def pool(cards: str, *at: int, more: int = 20) -> State:
    return sea(cards, *at, more=more, mode="children")


def test_each_level_gets_one_token() -> None:
    """All five levels, every round; no stacking. [D-4.1]"""
    table = pool("", 0, 0)

    assert after(table, (ANN, ready("3s", "1", "5", "2s", "4"))).status[ANN] == "ready"
    refused(refusals.CHILDREN_FIVE, table, ANN, ready("1", "2", "3", "4"), says="all five levels")
    refused(refusals.CHILDREN_FIVE, table, ANN, ready("1", "", "3", "4", "5"))
    refused(refusals.CHILDREN_STACK, table, ANN, ready("12", "3", "4", "5"), says="one token")
    refused(refusals.CHILDREN_STACK, table, ANN, draft("12"))
    refused(refusals.NO_TOKEN, table, ANN, ready())


def test_there_are_as_many_programs_as_orders_and_sides() -> None:
    """5! orders of the tokens, two sides each. [D-4.1]"""
    assert len(DIVE.actions(pool("", 0, 0), ANN).part("Ready")) == 120 * 32


def test_values_are_ignored() -> None:
    """Any order of tokens does the same. [D-4.1]"""
    played = dive(pool("- S - - S", 0, 0), FIVE, ["5", "4", "3", "2", "1"])

    assert played.positions == (3, 3)


def test_every_correct_level_is_worth_a_field_and_a_wrong_one_nothing() -> None:
    """It does not stop the dive. [D-4.2]"""
    played = dive(pool("S - S - S", 0, 0), ["1s", "2s", "3s", "4", "5s"], FIVE)

    assert played.rest == (4, 2)
    assert [event.wrong for event in of(LevelChecked, played.events)] == [
        (BEA,),
        (ANN,),
        (BEA,),
        (),
        (BEA,),
    ]


def test_turtles_and_mantas_do_nothing() -> None:
    """There is no speed. [D-4.3]"""
    played = dive(pool("G R M G R", 0, 9), FIVE, ["5", "4", "3", "2", "1"])

    assert of(Helped, played.events) == []
    assert played.positions == (5, 14)


def test_the_whole_track_is_calm_water() -> None:
    """A wrong level behind field 15 costs this level only. [D-4.4]"""
    assert dive(pool("- - - - S", 17, 0), FIVE, FIVE).positions == (21, 4)


def test_all_five_cards_are_revealed() -> None:
    """Even if nobody has a token so deep; pawns move in Phase 3. [D-4.5]"""
    table = after(pool("- S - -", 0, 0), (ANN, draft("1")), (BEA, draft("1", "2")))
    played = dive(table, [], [])
    kinds = [type(event) for event in played.events if type(event) in (LevelChecked, Rested)]

    assert played.cards == ["-", "S", "-", "-", "-"]
    assert kinds == [*[LevelChecked] * 5, Rested]
    assert played.positions == (1, 1)


def test_fewer_cards_are_revealed_if_fewer_are_left() -> None:
    """The rest of the levels is worth nothing. [D-4.5]"""
    played = dive(pool("- - S", 0, 0, more=0), FIVE, ["1", "2", "3s", "4", "5"])

    assert played.cards == ["-", "-", "S"]
    assert played.rest == (2, 3)
    assert played.state.phase == "over"


def test_the_tied_share_the_victory() -> None:
    """The end condition is the usual one. [D-4.6]"""
    played = dive(pool("", 18, 18, 3), FIVE, FIVE, FIVE)

    assert played.result == Result("shared", (ANN, BEA), (23, 23, 8))
    assert dive(pool("", 17, 0), FIVE, FIVE).state.result is None
    assert dive(pool("", 1, 0, more=5), FIVE, FIVE).result == Result("win", (ANN,), (6, 5))


@pytest.mark.parametrize("other", ["companions", "chief"])
def test_children_play_without_companions_and_chief(other: str) -> None:
    """Not compatible. [D-4.7]"""
    with pytest.raises(BadOptions):
        start(2, {"mode": "children", other: True})


def test_when_cut_off_each_filled_level_counts_on_its_own() -> None:
    """Gaps do not matter here. [D-4.8]"""
    table = after(pool("- S - - S", 0, 0, 0), (ANN, draft("1", "", "", "4", "5s")))
    locked = after(table, (TABLE, CutOff(ANN)))
    played = dive(table, [], FIVE, [])

    assert locked.drafts[ANN] == Program(("1", "", "", "4", "5s"))
    assert played.rest == (3, 3, 0)
    assert played.errors == [BEA, BEA]
    assert CAT not in played.errors
