"""Phase 1. [D-2.6]"""

from random import Random

import pytest

from divetable.core.game import TABLE, Seat
from divetable.games.dive import refusals
from divetable.games.dive.actions import (
    Action,
    Announce,
    CutOff,
    Leave,
    PlaceOctopus,
    Ready,
    SaveDraft,
    Withdraw,
)
from divetable.games.dive.events import (
    BoardsRevealed,
    ChiefRevealed,
    ClockStarted,
    DraftSaved,
    LevelChecked,
    Locked,
    Readied,
    ReadyWithdrawn,
)
from divetable.games.dive.programs import NOTHING, SPEED, Program, legal_programs
from divetable.games.dive.rules import actions, apply, to_act
from divetable.games.dive.start import start
from divetable.games.dive.state import State
from divetable.games.dive.views import seen_by, view
from tests.games.dive.tables import (
    ANN,
    BEA,
    CAT,
    after,
    clocks,
    dive,
    draft,
    of,
    ready,
    refused,
    sea,
    time_up,
    use,
)


def test_nothing_done_while_programming_touches_the_stack() -> None:
    """No control lifts, shifts or separates cards. [D-2.7]"""
    rng = Random(0)
    table = sea("S G R", 0, 0, 0, own=["octopus", "dolphins", "clownfish"])
    tried = [(seat, action) for seat in (ANN, BEA) for action in some(table, seat, rng)]
    tables = [apply(table, seat, action).state for seat, action in tried]

    assert {type(action) for _, action in tried} == {Ready, SaveDraft, PlaceOctopus, Announce}
    assert all(now.deck == table.deck and now.taken == 0 for now in tables)


def some(table: State, seat: Seat, rng: Random) -> list[Action]:
    return [part.sample(rng) for part in actions(table, seat).parts for _ in range(20)]


def test_all_five_tokens_are_back_every_round() -> None:
    """Tokens that were lost or used are there again. [D-2.8]"""
    table = dive(sea("S S S S S", 0, 0), ["1", "2", "3", "4", "5"], ["12345s"]).state

    assert table.round == 2
    assert table.drafts == [NOTHING, NOTHING]
    assert after(table, (ANN, ready("12345s"))).status[ANN] == "ready"
    assert len(actions(table, ANN).part("Ready")) == 13_502


def test_all_program_at_the_same_time() -> None:
    """Nobody waits for a turn. [D-2.9]"""
    table = start(3)

    assert to_act(table) == {ANN, BEA, CAT}
    for seat in (CAT, ANN, BEA):
        table = after(table, (seat, ready("1")))
    assert to_act(table) == {TABLE}


def test_a_draft_is_known_to_its_owner_only() -> None:
    """Programs are secret. (D-Q11) [D-2.9]"""
    drafted = apply(start(2), ANN, draft("1", "", "45s"))
    [event] = drafted.events

    assert view(drafted.state, ANN).my_draft == Program(("1", "", "45s"))
    assert view(drafted.state, BEA) == view(start(2), BEA)
    assert view(drafted.state, None) == view(start(2), None)
    assert event == DraftSaved(ANN, Program(("1", "", "45s")))
    assert seen_by(event, ANN) == event
    assert seen_by(event, BEA) is seen_by(event, None) is None


def test_others_learn_that_i_am_ready_and_nothing_more() -> None:
    """No number of tokens, no level. (D-Q11) [D-2.9]"""
    short, long = apply(start(2), ANN, ready("1")), apply(start(2), ANN, ready("2s", "345"))

    assert view(short.state, BEA) == view(long.state, BEA)
    assert view(short.state, BEA).status == ("ready", "thinking")
    assert seen_by(short.events[0], BEA) == seen_by(long.events[0], None) == Readied(ANN, None)
    assert seen_by(short.events[0], ANN) == Readied(ANN, Program(("1",)))


@pytest.mark.parametrize(
    "levels", [("2", "", "45"), ("", "3"), ("", "", "", "", "5"), ("1", "s", "2")]
)
def test_levels_are_filled_without_gaps(levels: tuple[str, ...]) -> None:
    """A gap may be drafted, not confirmed. (D-Q03) [D-2.10]"""
    table = sea("", 0, 0)

    assert after(table, (ANN, draft(*levels))).status[ANN] == "thinking"
    refused(refusals.GAP, table, ANN, ready(*levels), says="fill the levels from the top")
    refused(refusals.GAP, after(table, (ANN, draft(*levels))), ANN, Ready())


def test_the_refusal_of_a_gap_says_where_it_is() -> None:
    """Level 2 is empty but level 4 is not. [D-2.10]"""
    error = refused(refusals.GAP, sea("", 0, 0), ANN, ready("1", "", "", "2"))

    assert error.facts == {"gap": 2, "below": 4}


def test_five_levels_are_the_most() -> None:
    """At most to level 5. [D-2.10]"""
    table = sea("", 0, 0)

    assert after(table, (ANN, ready("1", "2", "3", "4", "5"))).status[ANN] == "ready"
    refused(refusals.TOO_DEEP, table, ANN, ready("1", "2", "3", "4", "5", "5"))
    refused(refusals.TOO_DEEP, table, ANN, draft("", "", "", "", "", "1"))


def test_empty_levels_at_the_bottom_do_not_matter() -> None:
    """A program ends with its last token. [D-2.10]"""
    table = after(sea("", 0, 0), (ANN, ready("1", "2s", "", "", "", "", "s")))

    assert table.drafts[ANN] == Program(("1", "2s"))


def test_tokens_on_one_level_add_up() -> None:
    """Any number may be stacked, in any order. (D-Q04) (D-Q05) [D-2.11]"""
    table = after(sea("", 0, 0), (ANN, ready("5312s", "4")))

    assert table.drafts[ANN] == Program(("1235s", "4"))
    assert SPEED["1235s"] == 11
    assert SPEED["12345"] == SPEED["12345s"] == 15
    assert after(sea("", 0, 0), (ANN, ready("12345"))).status[ANN] == "ready"


@pytest.mark.parametrize("level", ["1s2", "s1", "1ss", "ss", "s1s", "1S", "1n"])
def test_one_level_shows_one_side(level: str) -> None:
    """Mixed sides cannot even be written. (D-Q02) [D-2.11]"""
    refused(refusals.NO_SUCH_TOKEN, sea("", 0, 0), ANN, draft(level))
    refused(refusals.NO_SUCH_TOKEN, sea("", 0, 0), ANN, ready(level))


def test_any_assignment_of_values_to_levels_is_allowed() -> None:
    """Each way to lay the tokens without gaps, each with either side. [D-2.11]"""
    table = sea("", 0, 0)

    for levels in legal_programs("standard", False):
        assert apply(table, ANN, Ready(Program(levels))).state.drafts[ANN].levels == levels


def test_one_token_is_enough() -> None:
    """Unused tokens give nothing. (D-Q01) [D-2.12]"""
    played = dive(sea("S", 0, 0), ["5s"], ["12345s"])

    assert played.rest == (1, 1)
    refused(refusals.NO_TOKEN, played.before, ANN, ready(), says="at least one token")
    refused(refusals.NO_TOKEN, played.before, ANN, ready("", "s"))


def test_a_table_may_ask_for_all_five_tokens() -> None:
    """As the German booklet tells players to. (D-Q01) [D-2.12]"""
    table = sea("", 0, 0, require_all_tokens=True)

    assert after(table, (ANN, ready("12", "345s"))).status[ANN] == "ready"
    refused(refusals.ALL_TOKENS, table, ANN, ready("12", "34s"), says="place the rest")
    assert len(actions(table, ANN).part("Ready")) == len(legal_programs("standard", True))


def test_a_draft_need_not_have_all_tokens_to_be_cut_off() -> None:
    """A cut-off takes what there is, also where all tokens are asked for. [D-2.13]"""
    table = after(sea("", 0, 0, require_all_tokens=True), (ANN, draft("1")), (TABLE, CutOff(ANN)))

    assert table.drafts[ANN] == Program(("1",))


@pytest.mark.parametrize(
    ("levels", "left"),
    [
        (("1", "3s", "45", "2"), ("1", "3s", "45", "2")),
        (("2", "", "45"), ("2",)),
        (("", "3"), ()),
        ((), ()),
    ],
)
def test_a_cut_off_keeps_the_levels_up_to_the_first_gap(
    levels: tuple[str, ...], left: tuple[str, ...]
) -> None:
    """The last draft counts; tokens after a gap are unused. (D-Q03) [D-2.13]"""
    step = apply(after(sea("", 0, 0), (ANN, draft(*levels))), TABLE, CutOff(ANN))

    assert step.events == (Locked(ANN, "connection", Program(left)),)
    assert step.state.status[ANN] == "locked"
    assert seen_by(step.events[0], BEA) == Locked(ANN, "connection", None)
    assert seen_by(step.events[0], ANN) == step.events[0]


def test_the_last_of_several_drafts_counts() -> None:
    """Each draft replaces the one before. [D-2.13]"""
    table = after(sea("", 0, 0), (ANN, draft("1")), (ANN, draft("5s")), (TABLE, CutOff(ANN)))

    assert table.drafts[ANN] == Program(("5s",))


def test_who_has_nothing_sits_out() -> None:
    """No levels, no error, no help, no rest move. (D-Q08) [D-2.13]"""
    played = dive(sea("R S", 3, 3), [], ["1", "2s"])

    assert played.positions == (3, 7)
    assert played.errors == []
    assert played.helped == [BEA, None]
    assert played.rest == (0, 2)


def test_a_table_may_give_the_idle_one_token() -> None:
    """Token 1 on level 1, no shark. (D-Q08) [D-2.13]"""
    table = sea("-", 3, 3, empty_program="auto")
    played = dive(table, [], ["2"])

    assert played.state.positions == [4, 4]
    assert of(BoardsRevealed, played.events)[0].programs[ANN] == Program(("1",))
    cut = after(table, (ANN, draft("5s")), (TABLE, CutOff(ANN)))
    assert cut.drafts[ANN] == Program(("5s",))


def test_the_timer_locks_every_open_board() -> None:
    """Tables may set a time limit; the ready are not touched. (D-Q07) [D-2.13]"""
    table = after(
        sea("-", 0, 0, 0, program_timer=120), (ANN, draft("2", "", "3")), (BEA, ready("5"))
    )
    step = apply(table, *time_up(table, "timer"))

    assert clocks(table) == [("timer", 120_000)]
    assert table.deadlines[0].grace == 500
    assert of(Locked, step.events) == [
        Locked(ANN, "timer", Program(("2",))),
        Locked(CAT, "timer", NOTHING),
    ]
    assert step.state.round == 2
    assert step.state.positions == [1, 1, 0]


def test_every_round_has_its_own_timer() -> None:
    """The next round starts a new clock. (D-Q07) [D-2.56]"""
    played = dive(sea("-", 0, 0, program_timer=30), ["1"], ["1"])
    [old], [new] = played.before.deadlines, played.state.deadlines

    assert new.number > old.number
    assert new.milliseconds == old.milliseconds == 30_000


def test_there_is_no_time_limit_unless_the_table_wants_one() -> None:
    """None in the rules. (D-Q07)"""
    assert start(2).deadlines == ()


def test_more_levels_than_cards_may_be_programmed() -> None:
    """The rulebooks expect such tokens. (D-Q06) [D-2.14]"""
    played = dive(sea("-", 0, 0, more=0), ["1", "2", "3"], ["4"])

    assert played.rest == (1, 1)
    assert view(played.before, ANN).cards_left == 1


def test_all_ready_closes_the_phase_after_three_seconds() -> None:
    """At least three seconds pass after the last ready. [D-2.15]"""
    table = after(start(2), (ANN, ready("1")), (BEA, ready("2")))
    closed = after(table, time_up(table, "close"))

    assert table.phase == "programming"
    assert clocks(table) == [("close", 3000)]
    assert closed.round == 2


def test_ready_may_be_withdrawn_until_the_phase_closes() -> None:
    """One may still fiddle. (D-Q09) [D-2.15]"""
    table = after(start(2), (ANN, ready("1")), (BEA, ready("2")))
    step = apply(table, ANN, Withdraw())
    again = after(step.state, (ANN, ready("5s")))

    assert step.state.deadlines == ()
    assert step.events[-1] == ReadyWithdrawn(ANN)
    assert step.state.drafts[ANN] == Program(("1",))
    assert clocks(again) == [("close", 3000)]
    assert again.drafts[ANN] == Program(("5s",))


def test_who_is_ready_withdraws_before_changing() -> None:
    """A draft is not changed behind a ready. (D-Q09) [D-2.15]"""
    table = after(start(2), (ANN, ready("1")))

    refused(refusals.ALREADY_READY, table, ANN, draft("2"), says="withdraw")
    refused(refusals.ALREADY_READY, table, ANN, ready("2"))
    refused(refusals.NOT_READY, table, BEA, Withdraw())


def test_the_draft_as_it_lies_can_be_declared_ready() -> None:
    """Ready without a program takes the draft. [D-2.15]"""
    table = after(sea("", 0, 0), (ANN, draft("12", "3s")), (ANN, Ready()))

    assert table.drafts[ANN] == Program(("12", "3s"))
    assert table.status[ANN] == "ready"


def test_an_announcement_gives_another_three_seconds() -> None:
    """Others may react: their ready stands, the clock starts again. (D-Q10) [D-2.15]"""
    table = sea("", 0, 0, own=["white_shark", "octopus"], close_delay=3)
    table = after(table, (ANN, ready("1")), (BEA, ready("2")))
    for step in (
        apply(table, ANN, Announce("white_shark")),
        apply(table, BEA, PlaceOctopus(500, 500, 0)),
    ):
        [clock] = step.state.deadlines

        assert clock.number > table.deadlines[0].number
        assert clock.milliseconds == 3000
        assert step.state.status == ["ready", "ready"]
        assert len(of(ClockStarted, step.events)) == 1


def test_an_announcement_while_others_think_starts_no_clock() -> None:
    """The phase closes when all are ready. [D-2.15]"""
    table = use(sea("", 0, 0, own=["white_shark"], close_delay=3), ANN, "white_shark")

    assert table.deadlines == ()


def test_the_pause_before_closing_can_be_set() -> None:
    """Also to nothing. (D-Q10) [D-2.15]"""
    table = after(sea("", 0, 0, close_delay=0.5), (ANN, ready("1")), (BEA, ready("2")))

    assert clocks(table) == [("close", 500)]
    assert dive(sea("", 0, 0, close_delay=0), ["1"], ["2"]).state.round == 2


def test_the_locked_are_not_waited_for() -> None:
    """Who is locked cannot withdraw; who is ready can. [D-2.15]"""
    table = after(start(2), (TABLE, CutOff(ANN)))

    assert to_act(table) == {BEA}
    assert clocks(after(table, (BEA, ready("1")))) == [("close", 3000)]
    assert after(table, (TABLE, CutOff(BEA))).round == 2


def test_who_leaves_is_not_waited_for() -> None:
    """The phase closes without the one who left. (D-Q45) [D-2.15]"""
    table = after(sea("-", 0, 0, 0), (ANN, ready("1")), (BEA, ready("1")), (CAT, Leave()))

    assert table.round == 2


def test_companions_are_used_in_this_phase_only() -> None:
    """Not in the dive, not after the rest. [D-2.16]"""
    table = sea("", 0, 1, 0, own=["axolotl", "dolphins", "octopus"])
    asked = dive(table, ["1"], ["1", "2"], ["2"]).state

    assert asked.phase == "axolotl"
    refused(refusals.NOT_PROGRAMMING, asked, BEA, Announce("dolphins", ANN))
    refused(refusals.NOT_PROGRAMMING, asked, CAT, PlaceOctopus(500, 500, 0))
    assert use(table, BEA, "dolphins", ANN).used == (0, 1, 0)


def test_on_closing_all_programs_are_locked() -> None:
    """Nothing is changed or taken back after that. (D-Q93) [D-2.17]"""
    asked = dive(sea("", 0, 1, own=["axolotl"]), ["1"], ["1", "2"]).state

    for action in (ready("1"), draft("1"), Withdraw()):
        refused(refusals.NOT_PROGRAMMING, asked, BEA, action, says="next round")


def test_a_locked_board_stays_as_it_is() -> None:
    """Locked by a lost connection: for this round. [D-2.17]"""
    table = after(sea("", 0, 0), (TABLE, CutOff(ANN)))

    for action in (ready("1"), draft("1"), Withdraw()):
        refused(refusals.LOCKED, table, ANN, action)


def test_all_boards_are_revealed_at_the_same_moment() -> None:
    """All levels, values, sides, clownfish and anglerfish, before the first card. [D-2.18]"""
    table = sea("S", 0, 0, own=["clownfish", "anglerfish"])
    mine = Program(("1", "2s"), clownfish=2)
    hers = Program(("1", "2", "3", "4", "5s"), anglerfish="s")
    played = dive(table, mine, hers)
    kinds = [type(event) for event in played.events]

    assert of(BoardsRevealed, played.events) == [BoardsRevealed((mine, hers))]
    assert kinds.index(BoardsRevealed) < kinds.index(LevelChecked)
    assert view(table, None).programs == ()


def test_revealed_boards_stay_in_view_during_the_round() -> None:
    """Everybody sees all programs and what is left of them. [D-2.18]"""
    asked = dive(sea("- -", 0, 1, own=["axolotl"]), ["1", "2s"], ["1", "2"]).state

    for seat in (None, ANN, BEA):
        assert view(asked, seat).programs == (Program(("1", "2s")), Program(("1", "2")))
        assert view(asked, seat).boards == (("1",), ("1", "2"))


def test_the_octopus_is_gone_when_the_boards_are_revealed() -> None:
    """Removed at the start of Phase 2. [D-2.18]"""
    placed = after(sea("-", 0, 1, own=["octopus", "axolotl"]), (ANN, PlaceOctopus(400, 600, 30)))
    asked = dive(placed, ["1"], ["1"]).state

    assert len(placed.octopuses) == 1
    assert asked.phase == "axolotl"
    assert asked.octopuses == ()


def test_the_chiefs_card_is_revealed_with_the_boards() -> None:
    """After the lock, before the first card. [D-2.18]"""
    played = dive(sea("-", 0, chief=0), ["1"])
    kinds = [type(event) for event in played.events]

    assert played.before.chief_card is None
    assert kinds[kinds.index(BoardsRevealed) + 1] is ChiefRevealed


def test_the_stack_can_be_looked_at_in_every_phase_by_number() -> None:
    """How many cards are left is public and exact. (D-Q12) (D-Q42) [D-2.7]"""
    played = dive(sea("- -", 0, 1, own=["axolotl"], more=3), ["1", "2"], ["1"])

    assert view(played.before, None).cards_left == 5
    assert view(played.state, None).cards_left == 3
