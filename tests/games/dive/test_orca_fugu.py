"""Orca and fugu: companions that hurry everybody. [D-5.20] [D-5.80]"""

from typing import Any

import pytest

from divetable.core.game import TABLE, Deadline, Lifeline, Seat
from divetable.games.dive import DIVE, refusals
from divetable.games.dive.actions import (
    Action,
    Announce,
    Breathe,
    CutOff,
    HoldBreath,
    Leave,
    PlaceOctopus,
    Ready,
    SaveDraft,
    TimeUp,
    Withdraw,
)
from divetable.games.dive.components import Companion
from divetable.games.dive.events import (
    BoardsRevealed,
    BreathHeld,
    BreathTaken,
    ClockStarted,
    ClockStopped,
    CompanionAnnounced,
    FuguBegan,
    Locked,
)
from divetable.games.dive.programs import NOTHING, Program
from divetable.games.dive.rules import apply
from divetable.games.dive.state import State
from divetable.games.dive.views import view
from tests.games.dive.tables import (
    ANN,
    BEA,
    CAT,
    after,
    clocks,
    draft,
    of,
    ready,
    refused,
    sea,
    time_up,
    use,
)


def hunted(*own: Companion, **options: Any) -> State:
    """Three divers; Ann has announced the orca."""
    return use(sea("- S", 0, 0, 0, own=["orca", *own], **options), ANN, "orca")


def puffed(*own: Companion, close_delay: float = 3, **options: Any) -> State:
    """Three divers; Ann has announced the fugu, and everybody breathes in."""
    table = sea("- S", 0, 0, 0, own=["fugu", *own], close_delay=close_delay, **options)
    return use(table, ANN, "fugu")


def holding(*own: Companion, **options: Any) -> State:
    """All three hold their breath and go on programming."""
    table = puffed(*own, **options)
    table = after(table, (ANN, HoldBreath()), (BEA, HoldBreath()), (CAT, HoldBreath()))
    return after(table, time_up(table, "breathe_in"))


# Orca


def test_the_orca_counts_down_from_ten() -> None:
    """At 0 everyone stops programming, the owner included. [D-5.20]"""
    table = after(hunted(), (ANN, draft("1")), (BEA, draft("1", "", "2")))
    step = apply(table, *time_up(table, "orca"))

    assert clocks(table) == [("orca", 10_000)]
    assert of(Locked, step.events) == [
        Locked(ANN, "orca", Program(("1",))),
        Locked(BEA, "orca", Program(("1",))),
        Locked(CAT, "orca", NOTHING),
    ]
    assert step.state.positions == [1, 1, 0]
    assert step.state.round == 2


def test_the_deadline_is_for_all_to_see_and_has_some_grace() -> None:
    """500 ms for drafts under way. (D-Q74) [D-5.21]"""
    table = hunted()

    assert view(table, None).deadlines == (Deadline(1, "orca", 10_000, 500),)
    assert DIVE.deadlines(table) == table.deadlines
    assert hunted(lock_grace=0).deadlines[0].grace == 0


def test_the_phase_closes_earlier_if_all_are_ready() -> None:
    """The orca's clock is then gone. [D-5.21]"""
    table = after(hunted(), (ANN, ready("1")), (BEA, ready("1")), (CAT, ready("1")))

    assert table.round == 2
    assert table.deadlines == ()


def test_the_orca_cannot_be_cancelled() -> None:
    """Not by a ready, not by a second announcement. (D-Q93) [D-5.21]"""
    table = after(hunted(close_delay=3), (ANN, ready("1")), (ANN, Withdraw()))

    assert clocks(table) == [("orca", 10_000)]
    refused(refusals.USED_UP, table, ANN, Announce("orca"))


def test_a_ready_program_is_not_touched_by_the_orca() -> None:
    """It is confirmed already. [D-5.21]"""
    table = after(hunted(), (BEA, ready("2")))
    step = apply(table, *time_up(table, "orca"))

    assert [locked.seat for locked in of(Locked, step.events)] == [ANN, CAT]
    assert of(BoardsRevealed, step.events)[0].programs[BEA] == Program(("2",))


def test_other_companions_may_be_used_until_zero() -> None:
    """Drafts are kept all the while. [D-5.22]"""
    table = hunted("white_shark", "octopus")
    table = after(table, (BEA, Announce("white_shark")), (CAT, PlaceOctopus(500, 500, 0)))
    table = after(table, (BEA, draft("1")), (BEA, draft("1", "2s")))
    closed = after(table, time_up(table, "orca"))

    assert table.used == (1, 1, 1)
    assert table.drafts[BEA] == Program(("1", "2s"))
    assert closed.positions == [0, 0, 0]


def test_the_chief_is_not_affected_by_the_orca() -> None:
    """His card is what it is. (D-Q86) [D-5.23]"""
    table = use(sea("- - - -", 0, own=["orca"], chief=0), ANN, "orca")
    table = after(table, time_up(table, "orca"))

    assert table.positions == [0, 4]


@pytest.mark.parametrize(("factor", "milliseconds"), [(1, 10_000), (2.5, 25_000)])
def test_the_host_may_lengthen_the_orca(factor: float, milliseconds: int) -> None:
    """For players who use assistive input. (D-Q97) [D-5.21]"""
    assert clocks(hunted(assist_time=factor)) == [("orca", milliseconds)]


def test_the_host_may_lengthen_every_clock_of_phase_1() -> None:
    """Timer and fugu too. (D-Q97) [D-5.81]"""
    table = puffed(assist_time=2, program_timer=60)

    assert clocks(table) == [("timer", 120_000), ("breathe_in", 6000)]
    assert ("fugu", 120_000) in clocks(holding(assist_time=2))


def test_secret_companions_must_be_placed_before_the_orca_is_there() -> None:
    """Else unused and kept; but a valid one counts. (D-Q51) [D-5.22]"""
    table = hunted("clownfish", "anglerfish")
    table = after(
        table,
        (BEA, SaveDraft(Program(("1",), clownfish=1))),
        (CAT, SaveDraft(Program(("1", "2"), anglerfish="s"))),
    )

    assert after(table, time_up(table, "orca")).used == (1, 1, 0)


# Fugu


def test_whoever_breathes_again_stops_programming() -> None:
    """Even with tokens left; the phase ends when all are breathing. [D-5.80]"""
    table = after(holding(), (BEA, draft("1")), (BEA, Breathe()))

    assert table.status == ["thinking", "locked", "thinking"]
    refused(refusals.LOCKED, table, BEA, draft("1", "2"))
    table = after(table, (ANN, draft("2")), (ANN, Breathe()), (CAT, Breathe()))
    assert table.round == 2
    assert table.positions == [1, 1, 0]


def test_the_fugu_takes_three_seconds_to_breathe_in() -> None:
    """Editing is paused; everybody sees it. [D-5.81]"""
    before = sea("- S", 0, 0, 0, own=["fugu"], close_delay=3)
    step = apply(before, ANN, Announce("fugu"))

    assert step.events == (
        CompanionAnnounced(ANN, "fugu", None),
        FuguBegan(()),
        ClockStarted(Deadline(1, "breathe_in", 3000)),
    )
    assert view(step.state, None).fugu == "breathing_in"
    for action in (draft("1"), ready("1")):
        refused(refusals.BREATHING_IN, step.state, BEA, action, says="breathe in")


def test_holding_the_breath_lasts_60_seconds_at_most() -> None:
    """Releasing locks for good; the cap locks the rest. (D-Q76) [D-5.81]"""
    table = after(holding(), (ANN, draft("1")))
    step = apply(table, *time_up(table, "fugu"))

    assert clocks(table) == [("fugu", 60_000)]
    assert table.deadlines[0].grace == 500
    assert of(Locked, step.events)[0] == Locked(ANN, "fugu", Program(("1",)))
    assert step.state.round == 2


def test_only_those_who_took_breath_go_on() -> None:
    """The others are locked when the three seconds are over. [D-5.81]"""
    table = after(puffed(), (BEA, HoldBreath()))
    step = apply(table, *time_up(table, "breathe_in"))

    assert of(Locked, step.events) == [
        Locked(ANN, "breath", NOTHING),
        Locked(CAT, "breath", NOTHING),
    ]
    assert of(BreathHeld, step.events) == [BreathHeld()]
    assert of(ClockStopped, step.events) == [ClockStopped(1)]
    assert step.state.fugu == "holding"
    assert after(step.state, (BEA, draft("1"))).drafts[BEA] == Program(("1",))


def test_if_nobody_takes_breath_the_phase_closes() -> None:
    """All are locked. [D-5.81]"""
    table = puffed()

    assert after(table, time_up(table, "breathe_in")).round == 2


def test_with_the_meter_everybody_has_25_seconds_of_air() -> None:
    """Nobody need hold anything; one may stop earlier. (D-Q76) [D-5.81]"""
    table = puffed(fugu_mode="meter")
    started = after(table, time_up(table, "breathe_in"))

    assert table.holding == {ANN, BEA, CAT}
    assert clocks(started) == [("fugu", 25_000)]
    assert after(started, (BEA, Breathe())).status[BEA] == "locked"
    assert view(started, None).holding == (ANN, BEA, CAT)


def test_ready_is_the_same_as_breathing() -> None:
    """Locked, not to be withdrawn. [D-5.82]"""
    step = apply(holding(), BEA, ready("1", "2"))

    assert step.events == (Locked(BEA, "breath", Program(("1", "2"))),)
    refused(refusals.LOCKED, step.state, BEA, Withdraw())
    refused(refusals.LOCKED, step.state, BEA, Breathe())
    refused(refusals.LOCKED, step.state, BEA, HoldBreath())
    assert BEA not in step.state.holding


def test_a_lost_connection_counts_as_breathing() -> None:
    """In the three seconds and after. [D-5.82]"""
    early = apply(after(puffed(), (BEA, HoldBreath())), TABLE, CutOff(BEA))
    late = apply(after(holding(), (BEA, draft("1"))), TABLE, CutOff(BEA))

    assert early.events == (Locked(BEA, "connection", NOTHING),)
    assert late.events == (Locked(BEA, "connection", Program(("1",))),)
    assert BEA not in early.state.holding


def test_whoever_holds_their_breath_needs_a_connection() -> None:
    """For two seconds it may be lost, and only while the breath is held. [D-5.82]"""
    assert DIVE.lifelines(open_table()) == ()
    assert DIVE.lifelines(puffed()) == ()
    assert DIVE.lifelines(after(puffed(), (BEA, HoldBreath()))) == (cut_short(BEA),)
    assert DIVE.lifelines(holding()) == (cut_short(ANN), cut_short(BEA), cut_short(CAT))
    assert cut_short(BEA) not in DIVE.lifelines(after(holding(), (BEA, Breathe())))


def open_table() -> State:
    return sea("S R SR", 0, 0, 0)


def cut_short(seat: Seat) -> Lifeline[Action]:
    return Lifeline(seat, 2000, CutOff(seat))


def test_who_was_ready_may_take_breath_instead() -> None:
    """That withdraws the ready; otherwise it is locked. [D-5.82]"""
    table = sea("- S", 0, 0, 0, own=["fugu"], close_delay=3)
    table = after(table, (BEA, ready("1")), (CAT, ready("2")), (ANN, Announce("fugu")))
    step = apply(table, BEA, HoldBreath())
    held = after(step.state, (ANN, HoldBreath()))
    held = after(held, time_up(held, "breathe_in"))

    assert step.events == (BreathTaken(BEA),)
    assert held.status == ["thinking", "thinking", "locked"]
    assert held.drafts[CAT] == Program(("2",))
    assert held.drafts[BEA] == Program(("1",))
    refused(refusals.BREATHING_IN, table, CAT, Withdraw())


def test_a_running_pause_is_stopped_by_the_fugu() -> None:
    """All were ready: the phase does not close while they breathe in. [D-5.82]"""
    table = sea("- S", 0, 0, own=["fugu"], close_delay=3)
    table = after(table, (ANN, ready("1")), (BEA, ready("2")), (ANN, Announce("fugu")))

    assert clocks(table) == [("breathe_in", 3000)]
    assert after(table, time_up(table, "breathe_in")).round == 2


def test_with_the_meter_the_ready_may_take_breath_too() -> None:
    """They are not holding by themselves. [D-5.82]"""
    table = sea("- S", 0, 0, own=["fugu"], close_delay=3, fugu_mode="meter")
    table = after(table, (BEA, ready("1")), (ANN, Announce("fugu")))

    assert table.holding == {ANN}
    assert after(table, (BEA, HoldBreath())).holding == {ANN, BEA}


def test_breath_is_taken_and_let_go_at_its_time_only() -> None:
    """What cannot be done is refused. [D-5.82]"""
    table = sea("", 0, 0, 0, own=["fugu"])
    breathing_in = after(use(table, ANN, "fugu"), (BEA, HoldBreath()))

    refused(refusals.NO_FUGU, table, ANN, HoldBreath(), says="breathe as you like")
    refused(refusals.NO_FUGU, table, ANN, Breathe())
    refused(refusals.HOLDS_ALREADY, breathing_in, BEA, HoldBreath())
    refused(refusals.HOLDS_NOTHING, breathing_in, ANN, Breathe())
    refused(refusals.NOT_BREATHING_IN, holding(), BEA, HoldBreath(), says="over")


def test_letting_go_while_breathing_in_locks_too() -> None:
    """Releasing is breathing. [D-5.82]"""
    table = after(puffed(), (BEA, HoldBreath()), (BEA, Breathe()))

    assert table.status[BEA] == "locked"
    assert table.phase == "programming"


def test_with_orca_and_fugu_whichever_comes_first_locks() -> None:
    """Both run. (D-Q64) [D-5.83]"""
    table = after(holding("orca"), (BEA, Announce("orca")), (CAT, draft("1")))
    orca_first = apply(table, *time_up(table, "orca"))
    fugu_first = apply(table, *time_up(table, "fugu"))

    assert clocks(table) == [("fugu", 60_000), ("orca", 10_000)]
    assert of(Locked, orca_first.events)[2] == Locked(CAT, "orca", Program(("1",)))
    assert of(Locked, fugu_first.events)[2] == Locked(CAT, "fugu", Program(("1",)))
    assert orca_first.state.deadlines == fugu_first.state.deadlines == ()


def test_a_fugu_may_appear_while_the_orca_counts() -> None:
    """And the orca may come while all breathe in. (D-Q64) [D-5.83]"""
    table = use(hunted("fugu", close_delay=3), BEA, "fugu")

    assert clocks(table) == [("orca", 10_000), ("breathe_in", 3000)]
    assert after(table, time_up(table, "orca")).round == 2


def test_incomplete_programs_are_cut_and_the_chief_does_not_care() -> None:
    """As everywhere. [D-5.84]"""
    table = use(sea("- - - -", 0, own=["fugu"], chief=0), ANN, "fugu")
    table = after(table, (ANN, HoldBreath()))
    table = after(table, time_up(table, "breathe_in"), (ANN, draft("1", "", "2")), (ANN, Breathe()))

    assert table.positions == [1, 4]


def test_a_second_fugu_waits_for_another_round() -> None:
    """Where there are two. (D-Q52) [D-5.80]"""
    table = puffed("fugu")

    refused(refusals.FUGU_RUNS, table, BEA, Announce("fugu"), says="already")
    assert "Announce" not in DIVE.actions(table, BEA).kinds


def test_who_leaves_is_breathing() -> None:
    """The phase closes without the one who left. (D-Q45) [D-5.80]"""
    table = after(holding(), (ANN, ready("1")), (BEA, Leave()), (CAT, ready("1")))

    assert table.round == 2
    assert after(holding(), (BEA, Leave())).holding == {ANN, CAT}


def test_an_old_clock_is_no_clock() -> None:
    """Only clocks that run can run out. [D-5.21]"""
    table = holding()

    refused(refusals.NO_SUCH_CLOCK, table, TABLE, TimeUp(1), says="clock 1")
    refused(refusals.ONLY_THE_TABLE, table, ANN, TimeUp(2), says="table")


def test_the_fugu_is_over_in_the_next_round() -> None:
    """Everybody breathes freely. [D-5.80]"""
    table = after(holding(), (ANN, ready("1")), (BEA, ready("1")), (CAT, Ready(Program(("1",)))))

    assert table.fugu is None
    assert table.holding == frozenset()
    assert after(table, (ANN, ready("1"))).status[ANN] == "ready"


def test_the_table_waits_for_those_who_have_not_taken_breath() -> None:
    """Then for the clock. [D-5.81]"""
    table = after(puffed(), (ANN, HoldBreath()))

    assert DIVE.to_act(table) == {BEA, CAT}
    table = after(table, (BEA, HoldBreath()), (CAT, HoldBreath()))
    assert DIVE.to_act(table) == {TABLE}
    assert DIVE.to_act(after(table, time_up(table, "breathe_in"))) == {ANN, BEA, CAT}


def test_what_can_be_done_around_a_fugu() -> None:
    """Take breath; then program or let go; then nothing. [D-5.81]"""
    table = puffed()
    held = after(table, (BEA, HoldBreath()))

    assert DIVE.actions(table, BEA).kinds == ("HoldBreath",)
    assert DIVE.actions(held, BEA).kinds == ("Breathe",)
    assert DIVE.actions(holding(), BEA).kinds == ("Ready", "SaveDraft", "Breathe")
    assert DIVE.actions(after(held, (BEA, Breathe())), BEA).kinds == ()
