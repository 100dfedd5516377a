"""Players who leave, tables nobody dives at, and connections that are lost. (D-Q45) (D-Q96)"""

import pytest

from divetable.core.game import TABLE, Result, Seat
from divetable.games.dive import DIVE, refusals
from divetable.games.dive.actions import (
    CutOff,
    Leave,
    PickCompanion,
    PlayAxolotl,
    Resume,
    TimeUp,
    Withdraw,
)
from divetable.games.dive.events import (
    GameEnded,
    LevelChecked,
    NobodyDived,
    PlayerLeft,
    RoundBegan,
    TableResumed,
    TableSuspended,
)
from divetable.games.dive.programs import NOTHING
from divetable.games.dive.rules import apply
from divetable.games.dive.start import start
from divetable.games.dive.state import State
from divetable.games.dive.views import view
from tests.games.dive.tables import (
    ANN,
    BEA,
    CAT,
    DAN,
    after,
    clocks,
    dive,
    draft,
    of,
    ready,
    refused,
    sea,
    use,
)


def test_the_pawn_of_a_leaver_stays_and_sits_out() -> None:
    """Mantas still lead to it. (D-Q25) (D-Q45) [D-2.37]"""
    table = after(sea("M", 3, 9, 0), (BEA, Leave()), (ANN, ready("5")), (CAT, ready("1")))

    assert table.positions == [10, 9, 1]
    assert table.status == ["thinking", "gone", "thinking"]
    assert DIVE.to_act(table) == {ANN, CAT}


def test_a_leaver_cannot_win() -> None:
    """The furthest of those who stayed does. (D-Q45) [D-2.59]"""
    table = after(sea("-", 3, 30, 5), (BEA, Leave()), (ANN, ready("1")), (CAT, ready("1")))

    assert table.result == Result("win", (CAT,), (4, 30, 6))


def test_of_two_the_other_wins() -> None:
    """At once. (D-Q45) [D-2.58]"""
    step = apply(sea("", 9, 3), ANN, Leave())

    assert step.events == (PlayerLeft(ANN, False), GameEnded(Result("win", (BEA,), (9, 3))))
    assert step.state.phase == "over"
    assert DIVE.to_act(step.state) == frozenset()


def test_the_last_of_four_wins() -> None:
    """When all others have left. (D-Q45) [D-2.58]"""
    table = after(sea("", 0, 0, 0, 0), (ANN, Leave()), (DAN, Leave()))

    assert table.result is None
    assert after(table, (BEA, Leave())).result == Result("win", (CAT,), (0, 0, 0, 0))


def test_with_the_chief_the_last_player_goes_on() -> None:
    """And loses by leaving. (D-Q45) [D-6.32]"""
    table = after(sea("", 5, 5, chief=3), (ANN, Leave()))

    assert table.result is None
    assert after(table, (BEA, ready("1"))).round == 2
    assert after(table, (BEA, Leave())).result == Result("chief", (), (5, 5))


def test_leaving_a_practice_ends_it() -> None:
    """Without a result. (D-Q43) (D-Q45)"""
    assert after(sea("", 5), (ANN, Leave())).result == Result("practice", (), (5,))


def test_who_has_left_can_do_nothing_more() -> None:
    """Leaving is for good. (D-Q45)"""
    table = after(sea("", 0, 0, 0), (ANN, Leave()))

    for action in (ready("1"), draft("1"), Leave(), Withdraw(), Resume()):
        refused(refusals.HAS_LEFT, table, ANN, action, says="left")
    refused(refusals.NOTHING_TO_CUT, table, TABLE, CutOff(ANN))
    assert DIVE.actions(table, ANN).kinds == ()
    assert (ANN, Leave()) not in DIVE.incidents(table)


def test_what_a_leaver_had_on_the_board_is_gone() -> None:
    """He sits out already this round. (D-Q45) [D-2.13]"""
    table = after(sea("-", 0, 0, 0), (ANN, ready("1")), (ANN, Leave()))
    closed = after(table, (BEA, ready("1")), (CAT, ready("1")))

    assert table.drafts[ANN] == NOTHING
    assert closed.positions == [0, 1, 1]


def test_a_bot_may_go_on_in_the_leavers_seat() -> None:
    """Where the table plays so. (D-Q45)"""
    table = sea("-", 0, 0, leaver="bot")
    step = apply(table, ANN, Leave())
    closed = after(step.state, (ANN, ready("1")), (BEA, ready("1")))

    assert step.events == (PlayerLeft(ANN, True),)
    assert view(step.state, None).bot_played == (ANN,)
    assert closed.positions == [1, 1]
    refused(refusals.HAS_LEFT, step.state, ANN, Leave())
    assert DIVE.incidents(step.state)[0] == (BEA, Leave())


def test_a_bot_answers_for_the_leaver() -> None:
    """Leaving in the axolotl's window is then no answer. (D-Q45) [D-5.71]"""
    table = dive(sea("-", 2, 4, own=["axolotl"], leaver="bot"), ["1"], ["1"]).state
    step = apply(table, ANN, Leave())

    assert step.events == (PlayerLeft(ANN, True),)
    assert step.state.phase == "axolotl"
    assert after(step.state, (ANN, PlayAxolotl())).positions == [3, 3]


def test_leaving_while_companions_are_chosen() -> None:
    """The others' picks are shown when all who stay have picked. (D-Q45) [D-5.3]"""
    table = start(3, {"companions": True})
    table = after(table, (ANN, PickCompanion("orca")), (BEA, PickCompanion("octopus")))
    early = after(start(3, {"companions": True}), (CAT, Leave()))

    assert after(table, (CAT, Leave())).companions == ("orca", "octopus", None)
    assert after(table, (ANN, Leave())).phase == "choosing"
    assert after(table, (ANN, Leave())).picks == (None, "octopus", None)
    assert early.phase == "choosing"
    assert DIVE.to_act(early) == {ANN, BEA}


def test_a_lost_connection_in_the_pause_changes_nothing_for_the_ready() -> None:
    """Only open boards are cut off. [D-2.13]"""
    table = after(start(2), (ANN, ready("1")))

    refused(refusals.NOTHING_TO_CUT, table, TABLE, CutOff(ANN), says="seat 0")
    refused(refusals.NOTHING_TO_CUT, table, TABLE, CutOff(Seat(7)), says="seat 7")
    refused(refusals.ONLY_THE_TABLE, table, ANN, CutOff(BEA), says="table")


def test_a_leaver_starts_the_pause_if_all_others_are_ready() -> None:
    """They may still withdraw. (D-Q45) [D-2.15]"""
    table = after(start(3), (ANN, ready("1")), (BEA, ready("1")), (CAT, Leave()))

    assert clocks(table) == [("close", 3000)]
    assert table.phase == "programming"


# Nobody dives


def idle(rounds: int) -> State:
    """Everybody has sat out so many rounds."""
    table = sea("- -", 3, 4)
    for _ in range(rounds):
        table = dive(table, [], []).state
    return table


def test_if_everybody_sits_out_no_card_is_taken_off() -> None:
    """Nobody moves; next round. (D-Q96) [D-2.42]"""
    played = dive(sea("- -", 3, 4), [], [])

    assert of(LevelChecked, played.events) == []
    assert played.events[-2:] == (NobodyDived(), RoundBegan(2))
    assert played.positions == (3, 4)
    assert played.state.taken == 0


def test_if_everybody_sits_out_an_announced_axolotl_pulls_nobody_back() -> None:
    """Nobody moves; with the chief there is a dive, and it does. (D-Q96) [D-5.11] [D-5.70]"""
    table = sea("- -", 3, 5, own=["axolotl"], axolotl_timing="programming")
    alone = dive(use(table, ANN, "axolotl"), [], [])
    table = sea("- -", 3, 5, own=["axolotl"], axolotl_timing="programming", chief=0)
    chief = dive(use(table, ANN, "axolotl"), [], [])

    assert alone.positions == (3, 5)
    assert alone.state.used == (1, 0)
    assert chief.positions == (3, 3, 4)


def test_after_three_such_rounds_the_table_is_suspended() -> None:
    """It waits for someone to wake it. (D-Q96)"""
    table = idle(3)

    assert idle(2).phase == "programming"
    assert table.phase == "suspended"
    assert DIVE.to_act(table) == {ANN, BEA}
    assert DIVE.actions(table, BEA).kinds == ("Resume",)
    assert of(TableSuspended, dive(idle(2), [], []).events) == [TableSuspended()]


def test_three_rounds_in_a_row_are_meant() -> None:
    """A dive in between starts the count again. (D-Q96)"""
    table = dive(idle(2), ["1"], []).state

    assert table.idle_rounds == 0
    assert dive(table, [], []).state.phase == "programming"


def test_anyone_may_wake_the_table() -> None:
    """Then the next round begins. (D-Q96)"""
    step = apply(idle(3), BEA, Resume())

    assert step.events == (TableResumed(BEA), RoundBegan(4))
    assert step.state.idle_rounds == 0
    refused(refusals.NOT_SUSPENDED, step.state, BEA, Resume())


@pytest.mark.parametrize("action", [ready("1"), draft("1"), Withdraw()])
def test_a_suspended_table_only_wakes(action: object) -> None:
    """Resume it first. (D-Q96)"""
    refused(refusals.SUSPENDED, idle(3), ANN, action, says="resume")


def test_one_may_leave_a_suspended_table() -> None:
    """Of two the other wins; of three the table sleeps on. (D-Q45) (D-Q96)"""
    table = sea("- -", 3, 4, 5)
    for _ in range(3):
        table = dive(table, [], [], []).state

    assert after(idle(3), (ANN, Leave())).result == Result("win", (BEA,), (3, 4))
    assert after(table, (ANN, Leave())).phase == "suspended"
    assert after(table, (ANN, Leave()), (BEA, Resume())).round == 4


def test_with_the_chief_the_dive_goes_on_without_players() -> None:
    """He is a diver: no idle round. (D-Q96) [D-6.21]"""
    table = dive(sea("", 0, chief=0), []).state

    assert table.idle_rounds == 0
    assert table.positions == [0, 4]


def test_incidents_are_leaving_lost_connections_and_clocks() -> None:
    """All that may befall a table. (D-Q45) [D-2.13]"""
    table = after(sea("", 0, 0, program_timer=9), (ANN, ready("1")))

    assert DIVE.incidents(table) == (
        (ANN, Leave()),
        (BEA, Leave()),
        (TABLE, CutOff(BEA)),
        (TABLE, TimeUp(1)),
    )
    for seat, action in DIVE.incidents(table):
        assert apply(table, seat, action).events


def test_only_who_is_here_can_go_and_only_an_open_board_is_cut_off() -> None:
    """The table asks what it may do for a seat. (D-Q45) [D-2.13]"""
    table = after(sea("", 0, 0, 0), (ANN, ready("1")), (CAT, Leave()))
    over = after(sea("-", 31, 0), (ANN, ready("1")), (BEA, ready("1")))
    assert over.result is not None

    assert [DIVE.leave(table, seat) for seat in (ANN, BEA, CAT)] == [Leave(), Leave(), None]
    assert DIVE.leave(over, ANN) is None
    assert DIVE.cut_off is not None
    assert [DIVE.cut_off(table, seat) for seat in (ANN, BEA, CAT)] == [None, CutOff(BEA), None]
    assert DIVE.cut_off(over, BEA) is None


def test_a_ready_player_who_leaves_does_not_lengthen_the_pause() -> None:
    """The clock that runs for the others goes on. (D-Q45) [D-2.15]"""
    table = sea("-", 0, 0, 0, close_delay=3)
    table = after(table, (ANN, ready("1")), (BEA, ready("1")), (CAT, ready("1")))

    left = after(table, (CAT, Leave()))

    assert left.deadlines == table.deadlines
    assert left.phase == "programming"
