"""Phase 2. [D-2.19]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.games.dive.components import CONTENTS, Content
from divetable.games.dive.events import Helped, LevelChecked, StackRanOut
from divetable.games.dive.programs import NOTHING, SPEED, fastest
from divetable.games.dive.rules.descent import manta_target, turtle_target
from divetable.games.dive.state import in_deep_water
from divetable.games.dive.views import view
from tests.games.dive.tables import ANN, BEA, CAT, DAN, after, dive, draft, of, ready, sea


@pytest.mark.parametrize(("position", "deep"), [(0, False), (15, False), (16, True), (40, True)])
def test_deep_water_begins_on_field_16(position: int, deep: bool) -> None:
    """Calm up to 15. [D-1.3]"""
    assert in_deep_water(position) == deep


def test_levels_belong_to_the_cards_as_they_lie_when_the_round_begins() -> None:
    """Level k is the k-th card from the top. [D-1.5]"""
    played = dive(sea("S - S G", 0, 0), ["1s", "2", "3s"], ["1s"])

    assert played.cards == ["S", "-", "S"]
    assert played.errors == []


def test_in_the_next_round_the_cards_left_are_level_one_and_so_on() -> None:
    """Counted from the top of what is left. (D-Q30) [D-1.5]"""
    second = dive(dive(sea("S - R", 0, 0), ["1s"], ["2s"]).state, ["1", "5"], ["2", "3"])

    assert second.cards == ["-", "R"]
    assert second.along[-1] == (3, 1)


@pytest.mark.parametrize(
    ("level", "speed"), [("1", 1), ("3s", 3), ("45", 9), ("2", 2), ("135s", 9), ("12345", 15)]
)
def test_speed_is_the_sum_of_the_tokens(level: str, speed: int) -> None:
    """Whatever the side. [D-1.6]"""
    assert SPEED[level] == speed


@given(st.sets(st.sampled_from("12345"), min_size=1), st.sampled_from(["", "s"]))
def test_every_stack_has_the_speed_of_its_sum(tokens: set[str], side: str) -> None:
    """Values add up. [D-1.6]"""
    assert SPEED["".join(sorted(tokens)) + side] == sum(map(int, tokens))


def test_a_content_is_shark_or_not_and_at_most_one_helper() -> None:
    """The eight codes. (D-Q32) [D-1.7]"""
    assert {code: (is_.shark, is_.helper) for code, is_ in CONTENTS.items()} == {
        "-": (False, None),
        "S": (True, None),
        "G": (False, "green"),
        "SG": (True, "green"),
        "R": (False, "red"),
        "SR": (True, "red"),
        "M": (False, "manta"),
        "SM": (True, "manta"),
    }
    assert len({Content(c.shark, c.helper) for c in CONTENTS.values()}) == 8


def test_a_diver_makes_one_error_at_most() -> None:
    """What lay deeper is never checked. (D-Q94) [D-1.8]"""
    table = sea("S S S", 0, 0, own=["axolotl"])
    played = dive(table, ["1", "2", "3"], ["1s", "2s", "3s"])

    assert played.errors == [ANN]
    assert played.state.erred == (ANN,)


def test_stopping_early_sitting_out_and_missing_cards_are_no_errors() -> None:
    """Only the wrong side on a revealed card is one. (D-Q29) (D-Q94) [D-1.8]"""
    played = dive(sea("S S", 0, 0, 0, more=0), ["1s"], [], ["1s", "2s", "3"])

    assert played.errors == []
    assert played.state.erred == ()


def test_levels_are_resolved_one_after_the_other_by_all_at_once() -> None:
    """Everybody on the same level. [D-2.19]"""
    played = dive(sea("- S", 0, 0, 0), ["1", "2s"], ["1", "2s"], ["1", "2"])

    assert [(e.level, e.right, e.wrong) for e in of(LevelChecked, played.events)] == [
        (1, (ANN, BEA, CAT), ()),
        (2, (ANN, BEA), (CAT,)),
    ]


def test_only_the_top_card_is_taken_off() -> None:
    """The rest of the stack lies as it lay. [D-2.20]"""
    played = dive(sea("S R G", 0, 0), ["1s"], ["2s"])

    assert played.state.taken == 1
    assert played.state.deck == played.before.deck


def test_the_card_is_shown_to_everybody() -> None:
    """Also to spectators, until the round is over. [D-2.20]"""
    asked = dive(sea("SR -", 0, 0, own=["axolotl"]), ["1s", "2"], ["2s"]).state

    assert [view(asked, seat).revealed for seat in (None, ANN, BEA)] == [("SR", "-")] * 3


@pytest.mark.parametrize("code", CONTENTS)
def test_the_content_is_announced(code: str) -> None:
    """One of the eight codes; nothing else counts. [D-2.21]"""
    assert dive(sea(code, 0, 0), ["1"], ["2s"]).cards == [code]


@pytest.mark.parametrize("code", CONTENTS)
@pytest.mark.parametrize("side", ["", "s"])
def test_a_level_is_right_when_its_side_tells_whether_there_is_a_shark(
    code: str, side: str
) -> None:
    """The helper plays no part in it. [D-2.22]"""
    played = dive(sea(code, 0, 0), ["1" + side], [])

    assert (played.errors == []) == (("S" in code) == (side == "s"))


def test_who_is_wrong_gets_no_help_from_this_card() -> None:
    """All are checked before anyone is helped. (D-Q16) [D-2.23]"""
    played = dive(sea("SG", 3, 4), ["12345"], ["1s"])

    assert played.helped == [BEA]
    assert played.positions == (3, 6)


def test_the_zone_of_an_error_is_that_after_the_help_of_earlier_levels() -> None:
    """From 15 a turtle carries into deep water: everything is lost. (D-Q14) (D-Q15) [D-2.24]"""
    played = dive(sea("G -", 15, 2), ["5", "1s"], ["4", "5"])

    assert played.along == [(16, 2), (16, 2)]
    assert played.rest == (0, 2)


def test_the_zone_of_an_error_is_that_before_the_help_of_this_level() -> None:
    """On 15 when wrong: calm, although a turtle lies on the card. (D-Q14) [D-2.24]"""
    played = dive(sea("- SG", 15, 2), ["4", "5"], ["1", "4s"])

    assert played.errors == [ANN]
    assert played.rest == (1, 2)
    assert played.helped == [None, BEA]


def test_an_error_in_calm_water_costs_this_level_and_the_deeper_ones() -> None:
    """Levels 1 to L-1 stay. [D-2.25]"""
    played = dive(sea("- - S -", 15, 0), ["1", "2", "3", "4"], ["1"])
    lost = of(LevelChecked, played.events)[2]

    assert lost.boards == (("1", "2"), ("1",))
    assert played.rest == (2, 1)


def test_an_error_in_deep_water_costs_everything() -> None:
    """Also the levels already passed. [D-2.26]"""
    played = dive(sea("- S - S", 17, 0), ["1", "2s", "3", "4", "5"], ["1"])
    lost = of(LevelChecked, played.events)[3]

    assert lost.boards == ((), ("1",))
    assert played.rest == (0, 1)


@pytest.mark.parametrize(("start", "end"), [(3, 6), (17, 19)])
def test_help_that_was_received_is_kept(start: int, end: int) -> None:
    """Whatever is lost later, the pawn stays where it was carried. (D-Q15) (D-Q34) [D-2.27]"""
    assert dive(sea("R S", start, 0), ["5", "1"], ["1"]).positions[ANN] == end


def test_who_was_wrong_takes_no_further_part() -> None:
    """Not checked, not compared on deeper levels. (D-Q95) [D-2.28]"""
    played = dive(sea("- S R", 3, 3), ["1", "2", "345"], ["1", "2s", "3"])
    [*_, last] = of(LevelChecked, played.events)

    assert last.right == (BEA,)
    assert played.helped == [None, None, BEA]


def test_what_is_right_stays_and_may_be_helped() -> None:
    """Correct: the tokens stay; go on. [D-2.29]"""
    played = dive(sea("SR", 3, 3), ["1s"], ["2"])

    assert of(LevelChecked, played.events)[0].boards[ANN] == ("1s",)
    assert played.helped == [ANN]


@pytest.mark.parametrize("code", ["-", "S"])
def test_without_a_helper_nobody_is_helped(code: str) -> None:
    """On to step 3. [D-2.30]"""
    played = dive(sea(code, 3, 4), ["5"], ["4s"])

    assert of(Helped, played.events) == []


def test_only_those_who_dived_here_and_were_right_are_compared() -> None:
    """The wrong and the absent block nobody, whatever their speed. (D-Q16) (D-Q17) [D-2.31]"""
    played = dive(sea("- G", 0, 0, 0, 0), ["1", "345s"], ["12345"], ["1", "2"], ["2", "1"])

    assert played.helped == [None, CAT]


def test_the_single_fastest_is_helped_and_only_this_one() -> None:
    """At once. [D-2.32]"""
    played = dive(sea("R -", 0, 0, 0), ["12", "3"], ["4", "1"], ["3", "1"])

    assert played.along == [(0, 2, 0), (0, 2, 0)]


def test_a_tie_for_the_highest_speed_helps_nobody() -> None:
    """The help is not passed on. (D-Q27) [D-2.33]"""
    played = dive(sea("R", 3, 4, 5), ["14"], ["23"], ["4"])

    assert played.helped == [None]
    assert played.positions == (4, 5, 6)


def test_a_tie_below_the_highest_speed_does_not_matter() -> None:
    """Only the highest counts. [D-2.33]"""
    assert dive(sea("R", 0, 0, 0), ["1"], ["1"], ["2"]).helped == [CAT]


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(1, 15)), unique_by=lambda one: one[0]))
def test_the_fastest_is_the_only_one_with_the_highest_speed(speeds: list[tuple[int, int]]) -> None:
    """By the plainest definition. [D-2.33]"""
    best = [diver for diver, speed in speeds if speed == max(s for _, s in speeds)]

    assert fastest(speeds) == (best[0] if len(best) == 1 else None)


def test_without_a_correct_diver_nobody_is_helped() -> None:
    """All were wrong. [D-2.34]"""
    assert dive(sea("SR", 0, 0), ["1"], ["2"]).helped == [None]


def test_a_single_correct_diver_is_helped_whatever_the_speed() -> None:
    """Also with token 1. (D-Q28) [D-2.34]"""
    assert dive(sea("SR", 0, 0), ["1s"], ["2345"]).positions == (3, 0)


@pytest.mark.parametrize("start", [0, 14, 15, 16, 22, 30])
def test_a_green_turtle_carries_one_field(start: int) -> None:
    """In both zones. [D-2.35]"""
    assert dive(sea("G", start, 0), ["2"], ["1"]).along == [(start + 1, 0)]


@pytest.mark.parametrize("start", [0, 14, 15, 16, 22, 30])
def test_a_red_turtle_carries_two_fields(start: int) -> None:
    """Over 15 and over 23. (D-Q33) [D-2.36]"""
    assert dive(sea("R", start, 0), ["2"], ["1"]).along == [(start + 2, 0)]


@given(st.integers(0, 40), st.sampled_from([1, 2]))
def test_a_plain_turtle_adds_its_fields(here: int, fields: int) -> None:
    """No border stops it. [D-2.36]"""
    assert turtle_target(here, fields, extra=0, backwards=False) == here + fields


@pytest.mark.parametrize(
    ("here", "others", "to"),
    [
        (5, [6, 13], 6),  # the next field ahead, not the furthest
        (0, [13], 13),  # the distance does not matter
        (5, [5, 9], 9),  # a pawn on one's own field is not ahead (D-Q19)
        (9, [15], 15),  # the limit is inclusive (D-Q20)
        (15, [17], 15),  # must not pass 15 (D-Q21)
        (14, [16], 15),  # stops before deep water (D-Q22)
        (9, [17], 15),
        (9, [4, 9], 9),  # nobody ahead (D-Q24)
        (17, [19], 17),  # not in deep water (D-Q23)
        (17, [4], 17),
    ],
)
def test_a_manta_carries_to_the_next_pawn_ahead(here: int, others: list[int], to: int) -> None:
    """But never beyond 15. (D-Q19) (D-Q20) (D-Q21) (D-Q22) [D-2.37]"""
    played = dive(sea("M", here, *others), ["5"], *[["1"]] * len(others))

    assert played.helped == [ANN]
    assert played.along == [(to, *others)]


@given(st.integers(0, 30), st.lists(st.integers(0, 30)))
def test_a_manta_by_the_exact_words(here: int, others: list[int]) -> None:
    """p >= 16: no move; A empty: no move; else max(p, min(min A, 15)). [D-2.37]"""
    ahead = [field for field in others if field > here]
    to = here if here >= 16 or not ahead else max(here, min(*ahead, *ahead, 15))

    assert manta_target(here, [*others, here]) == to


@given(st.integers(0, 30), st.lists(st.integers(0, 30)))
def test_a_manta_never_moves_back_nor_into_deep_water(here: int, others: list[int]) -> None:
    """Nor over any pawn. [D-2.39]"""
    to = manta_target(here, others)

    assert to >= here
    assert to == here or to <= 15
    assert not any(here < field < to for field in others)


def test_a_leader_takes_the_manta_away_and_gains_nothing() -> None:
    """Still it is his. [D-2.38]"""
    played = dive(sea("M", 9, 4), ["5"], ["4"])

    assert played.helped == [ANN]
    assert played.along == [(9, 4)]


def test_joint_leaders_gain_nothing_either() -> None:
    """Neither has a pawn ahead. (D-Q24) [D-2.38]"""
    assert dive(sea("M", 9, 9), ["5"], ["4"]).along == [(9, 9)]


def test_a_manta_won_in_deep_water_is_lost() -> None:
    """It is not passed on. (D-Q23) [D-2.39]"""
    played = dive(sea("M", 17, 4, 19), ["5"], ["4"], ["1"])

    assert played.helped == [ANN]
    assert played.along == [(17, 4, 19)]


@pytest.mark.parametrize(
    ("cards", "at", "chief", "helped"),
    [
        ("M", (9, 4), None, Helped(0, 1, "manta", 9, 9)),  # the leader
        ("M", (17, 4), None, Helped(0, 1, "manta", 17, 17)),  # in deep water
        ("SM", (4, 3), 9, Helped(2, 1, "manta", 9, 9)),  # the chief as leader
        ("SM", (20, 3), 18, Helped(2, 1, "manta", 18, 18)),  # the chief in deep water
        ("M", (4, 9), None, Helped(0, 1, "manta", 9, 4)),
        ("R", (4, 9), None, Helped(0, 1, "red", 6, 4)),
    ],
)
def test_help_says_where_it_began(
    cards: str, at: tuple[int, ...], chief: int | None, helped: Helped
) -> None:
    """So that help without effect can be told as such. [D-2.38] [D-2.39] (D-Q78)"""
    played = dive(sea(cards, *at, chief=chief), ["5"], ["4"])

    assert of(Helped, played.events)[:1] == [helped]


def test_help_cannot_be_declined() -> None:
    """It comes without a question. (D-Q26) [D-2.40]"""
    played = dive(sea("G", 0, 0), ["2"], ["1"])

    assert played.state.round == 2
    assert played.along == [(1, 0)]


def test_a_new_position_counts_at_once() -> None:
    """Two mantas in one round, each with the positions of its moment. (D-Q18) [D-2.41]"""
    played = dive(sea("M M -", 5, 6, 13), ["45", "1"], ["1", "345"], ["2", "3"])

    assert played.along[:2] == [(6, 6, 13), (6, 13, 13)]


def test_the_same_diver_may_win_both_mantas() -> None:
    """From pawn to pawn. (D-Q18) [D-2.41]"""
    assert dive(sea("M M", 0, 4, 9), ["5", "4"], ["1", "2"], ["1"]).along[-1] == (9, 4, 9)


def test_the_dive_goes_on_while_anyone_has_a_deeper_level() -> None:
    """One is enough. [D-2.42]"""
    assert dive(sea("- - - -", 0, 0), ["1"], ["1", "2", "3", "4"]).cards == ["-"] * 4


def test_cards_not_reached_stay() -> None:
    """They are the first levels of the next round. (D-Q30) [D-2.43]"""
    played = dive(sea("- S G R", 0, 0), ["1"], ["1", "2s"])

    assert played.state.cards_left == played.before.cards_left - 2
    assert played.state.deck[played.state.taken].code == "G"


def test_when_the_last_diver_errs_no_further_card_is_taken_off() -> None:
    """Nobody has tokens left on the next level. (D-Q31) [D-2.43]"""
    assert dive(sea("- S - -", 0, 0), ["1", "2", "3", "4"], ["5"]).cards == ["-", "S"]


def test_who_programmed_fewer_levels_just_stops() -> None:
    """No error, no comparison; the levels stay for the rest. (D-Q29) [D-2.44]"""
    played = dive(sea("- - R", 0, 0), ["1"], ["2", "1", "3"])

    assert played.errors == []
    assert played.rest == (1, 3)
    assert played.helped == [None, None, BEA]


def test_five_levels_are_resolved_at_most() -> None:
    """Six with the anglerfish. [D-2.45]"""
    five = ["1", "2", "3", "4", "5"]

    assert len(dive(sea("", 0, 0), five, five).cards) == 5


def test_tokens_without_a_card_are_discarded() -> None:
    """Not an error; earlier levels stay, also in deep water. (D-Q40) [D-2.46]"""
    played = dive(sea("- S", 18, 12, more=0), ["1", "2s", "3", "4", "5"], ["5s"])

    assert of(StackRanOut, played.events) == [StackRanOut(3)]
    assert played.errors == [BEA]
    assert played.rest == (2, 0)
    assert played.state.boards == (("1", "2s"), ())
    assert played.state.phase == "over"


def test_a_draft_that_is_cut_at_a_gap_dives_what_is_left() -> None:
    """What was cut off is on no board. [D-2.13] [D-2.42]"""
    table = after(sea("- - -", 0, 0), (ANN, draft("1", "", "3")), (BEA, ready("4")))
    played = dive(table, [])

    assert played.state.drafts == [NOTHING, NOTHING]
    assert played.cards == ["-"]
    assert played.rest == (1, 1)


def test_a_complete_round_of_the_rulebook() -> None:
    """Three cards, three divers, one winner. (D-V6) [D-2.19]"""
    table = sea("SR M R", 16, 18, 12)
    played = dive(table, ["45s", "1", "23"], ["1s", "2s", "3", "4", "5"], ["2s", "145", "3s"])

    assert played.along == [(18, 18, 12), (18, 18, 15), (20, 18, 15)]
    assert played.helped == [ANN, CAT, ANN]
    assert played.errors == [BEA, CAT]
    assert played.rest == (3, 0, 2)
    assert played.positions == (23, 18, 17)
    assert played.result.winners == (ANN,)


def test_four_divers_dive_together() -> None:
    """Each by the same rules. [D-2.19]"""
    played = dive(sea("G SM", 0, 3, 9, 16), ["5", "1s"], ["4", "2s"], ["3", "1"], ["4", "35s"])

    assert played.helped == [ANN, DAN]
    assert played.errors == [CAT]
    assert played.positions == (3, 5, 10, 18)
