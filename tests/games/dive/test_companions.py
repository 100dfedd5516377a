"""Companions in general, and those that change the dive. [D-5.1]"""

from math import cos, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.core.errors import BadOptions
from divetable.core.game import TABLE, Seat
from divetable.games.dive import DIVE, refusals
from divetable.games.dive.actions import (
    Announce,
    CutOff,
    Leave,
    PickCompanion,
    PlaceOctopus,
    Ready,
    SaveDraft,
)
from divetable.games.dive.components import (
    BASE_COMPANIONS,
    EXPANSION_COMPANIONS,
    Companion,
)
from divetable.games.dive.events import (
    BoardsRevealed,
    CompanionAnnounced,
    CompanionPicked,
    DolphinsPaid,
    OctopusPlaced,
    PicksShown,
    Readied,
    Rested,
)
from divetable.games.dive.geometry import CARD, OCTOPUS, octopus_margin
from divetable.games.dive.options import Options
from divetable.games.dive.programs import Program, Side
from divetable.games.dive.rules import apply
from divetable.games.dive.rules.descent import turtle_target
from divetable.games.dive.start import start
from divetable.games.dive.state import Announcement, OctopusPlace, State
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

FIVE = ("1", "2", "3", "4", "5")
SIDES: tuple[Side, Side] = ("s", "n")


def choosing(seats: int = 3, **options: object) -> State:
    order = list(reversed(range(seats)))
    return start(seats, {"companions": True, "companion_priority": order, **options})


# In general


def test_companions_do_not_go_with_the_childrens_version() -> None:
    """Not with the children's version. [D-5.1]"""
    with pytest.raises(BadOptions) as caught:
        start(2, {"mode": "children", "companions": True})

    assert caught.value.rule == "D-5.1"


def test_each_player_chooses_one_companion() -> None:
    """Everybody must. (D-Q47) [D-5.2]"""
    table = after(choosing(2), (ANN, PickCompanion("orca")))

    assert DIVE.to_act(table) == {BEA}
    assert table.phase == "choosing"
    table = after(table, (BEA, PickCompanion("octopus")))
    assert table.companions == ("orca", "octopus")
    assert table.phase == "programming"


def test_each_companion_exists_once() -> None:
    """The others choose again among the rest. (D-Q46) [D-5.2]"""
    table = choosing(3)
    for seat in (ANN, BEA, CAT):
        table = after(table, (seat, PickCompanion("orca")))

    assert table.companions == (None, None, "orca")
    assert DIVE.to_act(table) == {ANN, BEA}
    assert "orca" not in [action.companion for action in picks(table, ANN)]
    refused(refusals.TAKEN, table, ANN, PickCompanion("orca"), says="octopus")
    table = after(table, (ANN, PickCompanion("dolphins")), (BEA, PickCompanion("dolphins")))
    assert table.companions == (None, "dolphins", "orca")
    assert after(table, (ANN, PickCompanion("octopus"))).round == 1


def picks(table: State, seat: Seat) -> list[PickCompanion]:
    return of(PickCompanion, DIVE.actions(table, seat))


def test_picks_are_hidden_until_all_have_picked() -> None:
    """Simultaneous and hidden. [D-5.3]"""
    step = apply(choosing(2), ANN, PickCompanion("orca"))
    other = apply(choosing(2), ANN, PickCompanion("octopus"))
    [event] = step.events

    assert view(step.state, BEA) == view(other.state, BEA)
    assert view(step.state, BEA).has_picked == (True, False)
    assert view(step.state, ANN).my_pick == "orca"
    assert seen_by(event, ANN) == event == CompanionPicked(ANN, "orca")
    assert seen_by(event, BEA) == seen_by(event, None) == CompanionPicked(ANN, None)


def test_the_youngest_gets_what_several_want() -> None:
    """The order that the players say, here the last seat first. (D-Q46) [D-5.2] [D-5.3]"""
    table = after(choosing(2), (ANN, PickCompanion("orca")))
    step = apply(table, BEA, PickCompanion("orca"))

    assert step.events == (
        CompanionPicked(BEA, "orca"),
        PicksShown(("orca", "orca"), (None, "orca"), by="age"),
    )


def test_without_an_order_lots_decide_and_that_is_said() -> None:
    """Only where there is something to decide. (D-Q46) [D-5.3]"""
    table = after(start(2, {"companions": True}, "lots"), (ANN, PickCompanion("orca")))
    [wanted] = of(PicksShown, apply(table, BEA, PickCompanion("orca")).events)
    [calm] = of(PicksShown, apply(table, BEA, PickCompanion("octopus")).events)

    assert wanted.by == "lot"
    assert wanted.owners.count("orca") == 1
    assert calm == PicksShown(("orca", "octopus"), ("orca", "octopus"), by=None)


def test_where_each_may_have_any_nothing_has_to_be_decided() -> None:
    """(D-Q52)"""
    twins = {"companions": True, "duplicate_companions": True}
    table = after(start(2, twins, "twins"), (ANN, PickCompanion("orca")))
    [shown] = of(PicksShown, apply(table, BEA, PickCompanion("orca")).events)

    assert shown == PicksShown(("orca", "orca"), ("orca", "orca"), by=None)


def test_the_priority_is_random_unless_the_host_sets_it() -> None:
    """Ages are not collected. [D-5.3]"""
    orders = {start(3, {"companions": True}, seed).priority for seed in range(100)}

    assert len(orders) == 6
    assert choosing(3).priority == (CAT, BEA, ANN)


def test_who_has_which_companion_is_public() -> None:
    """Unchosen ones are out of the game. (D-Q48) [D-5.4]"""
    table = after(choosing(2), (ANN, PickCompanion("orca")), (BEA, PickCompanion("clownfish")))

    assert view(table, None).companions == view(table, ANN).companions == ("orca", "clownfish")
    refused(refusals.NOT_YOURS, table, ANN, Announce("dolphins", BEA), says="orca")
    refused(refusals.NOT_CHOOSING, table, ANN, PickCompanion("dolphins"), says="set-up")


def test_a_companion_is_used_once_in_the_game() -> None:
    """In any round; not using it gives nothing. [D-5.5]"""
    table = sea("", 0, 0, own=["giant_turtle", "clownfish"])
    table = dive(table, ["1"], ["1"]).state
    table = dive(use(table, ANN, "giant_turtle"), ["1"], Program(("1",), clownfish=1)).state

    assert table.used == (2, 2)
    assert table.positions == [2, 2]
    refused(refusals.USED_UP, table, ANN, Announce("giant_turtle"), says="once in a game")
    refused(refusals.USED_UP, table, BEA, Ready(Program(("1",), clownfish=1)))


def test_using_a_companion_is_announced_and_not_taken_back() -> None:
    """Everybody sees it. (D-Q93) [D-5.6]"""
    step = apply(sea("", 0, 0, own=["giant_turtle"]), ANN, Announce("giant_turtle"))

    assert step.events == (CompanionAnnounced(ANN, "giant_turtle", None),)
    assert view(step.state, None).announced == (Announcement(ANN, "giant_turtle"),)
    assert [seen_by(step.events[0], seat) for seat in (None, ANN, BEA)] == [*step.events] * 3
    refused(refusals.USED_UP, step.state, ANN, Announce("giant_turtle"))


@pytest.mark.parametrize("companion", ["giant_turtle", "orca", "white_shark", "narwhal", "fugu"])
def test_only_the_dolphins_have_a_target(companion: Companion) -> None:
    """Others take none. [D-5.6]"""
    table = sea("", 0, 0, own=[companion])

    refused(refusals.NO_TARGET, table, ANN, Announce(companion, BEA), says=companion)


def test_clownfish_and_anglerfish_are_secret_until_the_boards_are_revealed() -> None:
    """They lie behind the screen. (D-Q48) [D-5.7]"""
    table = sea("", 0, 0, own=["clownfish", "anglerfish"])
    without = apply(table, ANN, ready("1"))
    with_it = apply(table, ANN, Ready(Program(("1",), clownfish=1)))

    assert view(with_it.state, BEA) == view(without.state, BEA)
    assert view(with_it.state, BEA).used == (0, 0)
    assert seen_by(with_it.events[0], BEA) == Readied(ANN, None)
    refused(refusals.IS_SECRET, table, ANN, Announce("clownfish"), says="board")
    refused(refusals.IS_SECRET, table, BEA, Announce("anglerfish"), says="board")


def test_a_secret_companion_may_be_placed_moved_and_taken_back() -> None:
    """It is part of the draft. (D-Q49) [D-5.8]"""
    table = sea("", 0, 0, own=["clownfish"])
    placed = after(
        table,
        (ANN, SaveDraft(Program(("1", "2"), clownfish=1))),
        (ANN, SaveDraft(Program(("1", "2"), clownfish=2))),
    )
    back = after(placed, (ANN, draft("1", "2")))

    assert placed.used == back.used == (0, 0)
    assert dive(back, ["1"], ["1"]).state.used == (0, 0)
    assert dive(placed, placed.drafts[ANN], ["1"]).state.used == (1, 0)


def test_several_players_may_use_companions_in_one_round() -> None:
    """Each his own. [D-5.9]"""
    table = sea("", 0, 0, own=["giant_turtle", "white_shark"])
    table = use(use(table, ANN, "giant_turtle"), BEA, "white_shark")

    assert table.used == (1, 1)
    assert [said.companion for said in table.announced] == ["giant_turtle", "white_shark"]


def test_a_used_tile_leaves_at_the_end_of_the_round() -> None:
    """Its effect ends with the round. (D-Q54) [D-5.10]"""
    table = use(sea("- G", 0, 0, own=["giant_turtle"]), ANN, "giant_turtle")
    first = dive(table, ["1"], ["1"])
    second = dive(first.state, ["2"], ["1"])

    assert first.state.announced == ()
    assert second.along == [(2, 1)]


def test_a_companion_keeps_its_effect_if_its_owner_sits_out_or_errs() -> None:
    """Announced is announced. (D-Q73) [D-5.11]"""
    table = use(sea("R", 5, 5, 5, own=["narwhal"]), ANN, "narwhal")

    assert dive(table, [], ["2"], ["1"]).along == [(5, 3, 5)]
    assert dive(table, ["5s"], ["2"], ["1"]).along == [(5, 3, 5)]


def test_the_companion_of_a_leaver_keeps_its_effect() -> None:
    """Irrevocable. (D-Q73) [D-5.11]"""
    table = use(sea("R", 5, 5, 5, own=["narwhal"]), ANN, "narwhal")
    table = after(table, (ANN, Leave()), (BEA, ready("2")), (CAT, ready("1")))

    assert table.positions == [5, 4, 6]


def test_with_the_chief_there_are_no_dolphins_and_no_white_shark() -> None:
    """The rulebooks name no other restriction. [D-5.12]"""
    table = choosing(3, chief=True)

    assert offered(table) == set(BASE_COMPANIONS) - {"dolphins", "white_shark"}
    for companion in ("dolphins", "white_shark"):
        refused(refusals.NOT_WITH_CHIEF, table, ANN, PickCompanion(companion), says="chief")


def offered(table: State) -> set[str]:
    return {pick.companion for pick in picks(table, ANN)}


def test_expansion_companions_are_offered_only_if_switched_on() -> None:
    """Default off. [D-5.13]"""
    table = choosing(3)

    assert offered(table) == set(BASE_COMPANIONS)
    assert offered(choosing(3, expansion_companions=True)) == {
        *BASE_COMPANIONS,
        *EXPANSION_COMPANIONS,
    }
    refused(refusals.EXPANSION_OFF, table, ANN, PickCompanion("narwhal"), says="expansion")


def test_orca_and_fugu_are_not_offered_at_asynchronous_tables() -> None:
    """They need everybody at the same time. (D-Q75) [D-5.14]"""
    table = choosing(3, expansion_companions=True, asynchronous=True)

    assert offered(table) == {*BASE_COMPANIONS, *EXPANSION_COMPANIONS} - {"orca", "fugu"}
    for companion in ("orca", "fugu"):
        refused(refusals.NEEDS_PRESENCE, table, ANN, PickCompanion(companion), says="at once")


def test_duplicates_are_allowed_where_the_table_plays_so() -> None:
    """Off unless switched on. (D-Q52)"""
    table = choosing(2, duplicate_companions=True)
    table = after(table, (ANN, PickCompanion("orca")), (BEA, PickCompanion("orca")))

    assert table.companions == ("orca", "orca")


def test_whoever_has_picked_waits() -> None:
    """A pick is not changed. [D-5.3]"""
    table = after(choosing(2), (ANN, PickCompanion("orca")))

    refused(refusals.ALREADY_PICKED, table, ANN, PickCompanion("octopus"), says="wait")
    assert len(DIVE.actions(table, ANN)) == 0


def test_a_game_without_companions_has_none_to_use() -> None:
    """Neither announced nor on the board. [D-5.5]"""
    table = start(2)

    refused(refusals.NO_COMPANIONS, table, ANN, Announce("orca"))
    refused(refusals.NO_COMPANIONS, table, ANN, PlaceOctopus(500, 500, 0))
    refused(refusals.NO_COMPANIONS, table, ANN, Ready(Program(("1",), clownfish=1)))


# The octopus


def test_the_octopus_is_put_on_the_stack_for_good() -> None:
    """Once placed it is not moved; gone in Phase 2. [D-5.15]"""
    table = sea("", 0, 0, own=["octopus"])
    step = apply(table, ANN, PlaceOctopus(400, 600, 400))

    assert step.events == (OctopusPlaced(ANN, OctopusPlace(400, 600, 40)),)
    assert step.state.octopuses == (OctopusPlace(400, 600, 40),)
    refused(refusals.USED_UP, step.state, ANN, PlaceOctopus(500, 500, 0))
    refused(refusals.IS_PLACED, table, ANN, Announce("octopus"), says="where")
    assert dive(step.state, ["1"], ["1"]).state.octopuses == ()


def test_the_octopus_lies_inside_the_card() -> None:
    """Half the card's side wide, at any angle. [D-5.16]"""
    table = sea("", 0, 0, own=["octopus"])

    assert (CARD, OCTOPUS) == (1000, 500)
    for x, y, angle in [(250, 250, 0), (750, 250, 90), (354, 646, 45), (500, 500, 17)]:
        assert after(table, (ANN, PlaceOctopus(x, y, angle))).octopuses[0].x == x
    for x, y, angle in [(249, 500, 0), (500, 751, 180), (353, 500, 45), (0, 0, 0), (1000, 1000, 9)]:
        refused(refusals.OCTOPUS_PLACE, table, ANN, PlaceOctopus(x, y, angle), says="inside")


@given(st.integers(-720, 720))
def test_no_corner_of_the_octopus_sticks_out(angle: int) -> None:
    """By the coordinates of its corners. [D-5.16]"""
    turn = radians(angle)
    corners = [(x, y) for x in (-250, 250) for y in (-250, 250)]
    reach = max(abs(x * cos(turn) - y * sin(turn)) for x, y in corners)

    assert reach - 0.01 <= octopus_margin(angle) < reach + 1


def test_where_the_octopus_lies_is_for_the_picture_to_show() -> None:
    """No view holds the place; others are told that it lies there. (D-Q61) [D-5.17]"""
    table = sea("", 0, 0, own=["octopus"])
    here = apply(table, ANN, PlaceOctopus(300, 700, 0))
    there = apply(table, ANN, PlaceOctopus(700, 300, 80))

    assert view(here.state, BEA) == view(there.state, BEA)
    assert (
        seen_by(here.events[0], BEA) == seen_by(there.events[0], None) == OctopusPlaced(ANN, None)
    )
    assert seen_by(here.events[0], ANN) == here.events[0]
    assert view(here.state, None).announced == (Announcement(ANN, "octopus"),)


# The anglerfish


def test_the_anglerfish_is_a_sixth_level() -> None:
    """With the side of one's choice. [D-5.30]"""
    fish = sea("- - - - - S", 0, 0, own=["anglerfish"])
    shark, none = (dive(fish, Program(FIVE, anglerfish=side), ["1"]) for side in SIDES)

    assert (shark.errors, shark.rest) == ([], (6, 1))
    assert (none.errors, none.rest) == ([ANN], (5, 1))


@pytest.mark.parametrize("levels", [("1",), ("12", "3", "4", "5"), ("12", "345")])
def test_the_anglerfish_needs_all_five_levels(levels: tuple[str, ...]) -> None:
    """At a lock with fewer it stays with its owner, unseen. (D-Q51) [D-5.31]"""
    table = sea("", 0, 0, own=["anglerfish"])
    given = Program(levels, anglerfish="s")
    cut = after(table, (ANN, SaveDraft(given)), (TABLE, CutOff(ANN)))
    closed = apply(cut, BEA, ready("1"))

    refused(refusals.ANGLERFISH_PLACE, table, ANN, Ready(given), says="each of the five levels")
    assert cut.drafts[ANN] == Program(levels)
    assert of(BoardsRevealed, closed.events)[0].programs[ANN].anglerfish is None
    assert closed.state.used == (0, 0)


def test_only_the_owner_has_the_anglerfish_and_only_once() -> None:
    """Whoever else writes it on the board is refused. [D-5.5]"""
    fish = Program(FIVE, anglerfish="s")
    table = sea("- - - - - S", 0, 0, own=["anglerfish", "clownfish"])
    used = dive(table, fish, ["1"]).state

    refused(refusals.NOT_YOURS, table, BEA, Ready(fish), says="clownfish")
    refused(refusals.NOT_YOURS, table, ANN, Ready(Program(("1",), clownfish=1)))
    refused(refusals.NO_COMPANIONS, sea("", 0, 0), ANN, SaveDraft(fish))
    refused(refusals.USED_UP, used, ANN, SaveDraft(fish))


def test_level_6_is_resolved_only_if_its_owner_gets_there() -> None:
    """Like any other level. [D-5.32]"""
    table = sea("S - - - - R", 0, 0, own=["anglerfish"])
    played = dive(table, Program(FIVE, anglerfish="n"), ["1s"])

    assert played.cards == ["S"]
    assert played.rest == (0, 1)
    assert played.state.used == (1, 0)


def test_the_anglerfish_is_the_fastest_and_counts_as_a_level() -> None:
    """Help on the sixth card, and up to six fields. [D-5.33]"""
    played = dive(
        sea("- - - - - SR", 10, 10, own=["anglerfish"]), Program(FIVE, anglerfish="s"), ["5"]
    )

    assert played.helped == [None] * 5 + [ANN]
    assert played.positions == (18, 11)


@pytest.mark.parametrize(("here", "rest"), [(10, 5), (16, 0)])
def test_an_error_on_level_6_is_an_error_like_any_other(here: int, rest: int) -> None:
    """Calm: level 6 is lost; deep: all six. (D-Q53) [D-5.34]"""
    fish = Program(FIVE, anglerfish="n")
    table = sea("- - - - - S", here, 0, own=["anglerfish", "white_shark"])
    played = dive(table, fish, ["5"])
    watched = dive(use(table, BEA, "white_shark"), fish, ["5"])

    assert played.errors == [ANN]
    assert played.rest == (rest, 1)
    assert watched.rest == (0, 1)


def test_without_a_sixth_card_the_tile_is_discarded() -> None:
    """No error; it is used up. (D-Q41) [D-5.35]"""
    table = sea("- - - - -", 10, 10, own=["anglerfish"], more=0)
    played = dive(table, Program(FIVE, anglerfish="s"), ["5"])

    assert played.errors == []
    assert played.rest == (5, 1)
    assert played.state.used == (1, 0)


def test_nobody_else_has_a_level_6_unless_there_are_two_tiles() -> None:
    """Two correct anglerfish tie, and nobody is helped. (D-Q52) [D-5.36]"""
    table = sea("- - - - - R", 0, 0, own=["anglerfish", "anglerfish"])
    fish = Program(FIVE, anglerfish="n")

    assert dive(table, fish, fish).helped == [None] * 6
    assert dive(table, fish, FIVE).helped == [None] * 5 + [ANN]


# The giant green turtle


def test_the_giant_turtle_adds_a_field_to_every_green_turtle() -> None:
    """At once, two in all. [D-5.37]"""
    table = use(sea("G SG R", 0, 0, own=["giant_turtle"]), ANN, "giant_turtle")
    played = dive(table, ["3", "4s", "5"], ["1"])

    assert played.along == [(2, 0), (4, 0), (6, 0)]


def test_the_giant_turtle_does_nothing_for_mantas_and_for_others() -> None:
    """Nor without a green turtle. (D-Q54) [D-5.37]"""
    table = use(sea("M G", 0, 5, own=["giant_turtle"]), ANN, "giant_turtle")

    assert dive(table, ["3", "1"], ["1", "4"]).along == [(5, 5), (5, 6)]


def test_the_zone_is_that_after_the_extra_field() -> None:
    """From 15 to 17: deep. (D-Q55) [D-5.37]"""
    table = use(sea("G -", 15, 3, own=["giant_turtle"]), ANN, "giant_turtle")
    played = dive(table, ["5", "1s"], ["1", "2"])

    assert played.along[0] == (17, 3)
    assert played.rest == (0, 2)


# The clownfish


@pytest.mark.parametrize("level", ["2", "2s"])
def test_the_clownfish_lies_under_a_programmed_level(level: str) -> None:
    """Whatever side it shows; one token suffices. [D-5.40]"""
    code = "SG" if level.endswith("s") else "G"
    played = dive(sea(code, 0, 0, own=["clownfish"]), Program((level,), clownfish=1), ["4", "s"])

    assert played.state.used == (1, 0)
    assert played.helped == [ANN]


def test_the_clownfish_needs_a_token_at_the_lock() -> None:
    """Otherwise it stays with its owner, unseen. (D-Q51) [D-5.41]"""
    table = sea("", 0, 0, own=["clownfish"])
    given = Program(("1", "", "3"), clownfish=3)
    cut = after(table, (ANN, SaveDraft(given)), (TABLE, CutOff(ANN)), (BEA, ready("1")))

    assert cut.used == (0, 0)
    for level in (0, -1, 6, 99, 3):
        refused(refusals.CLOWNFISH_PLACE, table, ANN, Ready(Program(("1", "2"), clownfish=level)))
    assert after(table, (ANN, SaveDraft(Program((), clownfish=5)))).drafts[ANN].clownfish == 5


def test_the_clownfish_adds_three_to_the_speed_of_its_level() -> None:
    """It breaks a tie, or makes one; only on its level. [D-5.42]"""
    table = sea("G G", 0, 0, own=["clownfish"])

    assert dive(table, Program(("2", "1"), clownfish=1), ["4", "2"]).helped == [ANN, BEA]
    assert dive(table, Program(("1",), clownfish=1), ["4"]).helped == [None]
    assert dive(table, Program(("4",), clownfish=1), ["4"]).helped == [ANN]


def test_the_clownfish_is_no_token_and_used_up_when_revealed() -> None:
    """Even if its level is never reached. (D-Q50) [D-5.43]"""
    played = dive(sea("S", 0, 0, own=["clownfish"]), Program(("1", "2"), clownfish=2), ["1s"])

    assert played.rest == (0, 1)
    assert played.state.used == (1, 0)


# The dolphins


def test_the_small_dolphin_goes_to_another_player() -> None:
    """Who cannot refuse. [D-5.50]"""
    table = sea("", 0, 0, 0, own=["dolphins"])

    assert use(table, ANN, "dolphins", CAT).announced == (Announcement(ANN, "dolphins", CAT),)
    for target in (None, ANN, Seat(3), Seat(-1)):
        refused(refusals.DOLPHINS_TARGET, table, ANN, Announce("dolphins", target), says="1 or 2")


def test_the_dolphins_are_public_and_stay() -> None:
    """Everybody sees the target; it is not changed. [D-5.51]"""
    table = use(sea("", 0, 0, 0, own=["dolphins"]), ANN, "dolphins", CAT)

    assert view(table, None).announced == (Announcement(ANN, "dolphins", CAT),)
    refused(refusals.USED_UP, table, ANN, Announce("dolphins", BEA))


def test_the_dolphins_pay_their_owner_if_the_target_made_no_error() -> None:
    """After the dive, before the rest; the target gains nothing. (D-Q56) (D-Q57) [D-5.52]"""
    table = use(sea("-", 0, 0, own=["dolphins"]), ANN, "dolphins", BEA)
    played = dive(table, ["5s"], ["1"])
    kinds = [type(event) for event in played.events]

    assert played.positions == (1, 1)
    assert kinds.index(DolphinsPaid) == kinds.index(Rested) - 1


def test_the_dolphins_pay_at_the_end_of_the_dive() -> None:
    """Now, and not before. [D-2.47]"""
    table = use(sea("- M", 2, 3, own=["dolphins"]), ANN, "dolphins", BEA)
    played = dive(table, ["1", "3"], ["1", "2"])

    assert played.along == [(2, 3), (3, 3)]
    assert of(DolphinsPaid, played.events) == [DolphinsPaid(ANN, 4)]


def test_an_error_of_the_target_denies_the_dolphins() -> None:
    """Whatever was right before. (D-Q94) [D-5.52]"""
    table = use(sea("- S", 0, 0, own=["dolphins"]), ANN, "dolphins", BEA)

    assert dive(table, ["5"], ["4", "1"]).positions == (1, 1)


def test_an_empty_board_pays_nothing() -> None:
    """At least one level must be programmed. (D-Q58) [D-5.52]"""
    table = use(sea("-", 0, 0, own=["dolphins"]), ANN, "dolphins", BEA)

    assert dive(table, ["5"], []).positions == (1, 0)
    left = use(sea("-", 0, 0, 0, own=["dolphins"]), ANN, "dolphins", BEA)
    left = after(left, (BEA, Leave()), (ANN, ready("1")), (CAT, ready("1")))
    assert left.positions == [1, 0, 1]


def test_levels_without_a_card_do_not_deny_the_dolphins() -> None:
    """Not an error. (D-Q59) [D-5.52]"""
    table = use(sea("-", 0, 0, own=["dolphins"], more=0), ANN, "dolphins", BEA)

    assert dive(table, ["5"], ["1", "2", "3"]).positions == (2, 1)


def test_the_dolphins_move_is_neither_rest_nor_help() -> None:
    """The white shark and the narwhal do not touch it. [D-5.53]"""
    table = sea("S", 15, 0, 0, own=["dolphins", "white_shark", "narwhal"])
    table = use(use(use(table, ANN, "dolphins", BEA), BEA, "white_shark"), CAT, "narwhal")
    played = dive(table, ["5"], ["1s"], ["1s"])

    assert played.rest == (0, 1, 1)
    assert played.positions == (16, 1, 1)


def test_levels_kept_in_calm_water_survive_a_dolphin_move_into_the_deep() -> None:
    """Who erred is not checked again. (D-Q95) [D-5.53]"""
    table = use(sea("- S", 15, 0, own=["dolphins"]), ANN, "dolphins", BEA)

    assert dive(table, ["5", "1"], ["1"]).positions == (17, 1)


@pytest.mark.parametrize("companion", ["dolphins", "white_shark"])
def test_dolphins_and_white_shark_need_two_players(companion: Companion) -> None:
    """Not offered to one alone. [D-5.54] [D-5.66]"""
    table = choosing(1, practice=True)

    assert companion not in Options().offered_companions(1)
    assert companion in Options().offered_companions(2)
    assert companion not in Options(chief=True).offered_companions(2)
    refused(refusals.NEEDS_OPPONENT, table, ANN, PickCompanion(companion), says="alone")


# The white shark


def test_the_white_shark_works_in_phase_3_only() -> None:
    """Announced in Phase 1. [D-5.60]"""
    table = use(sea("R S", 0, 0, own=["white_shark"]), ANN, "white_shark")
    played = dive(table, ["1", "2s"], ["5", "1"])

    assert played.along == [(0, 2), (0, 2)]
    assert played.rest == (2, 0)


def test_opponents_who_erred_do_not_rest() -> None:
    """Even for levels kept in calm water. [D-5.61]"""
    table = use(sea("- -", 5, 5, 5, own=["white_shark"]), ANN, "white_shark")
    played = dive(table, ["5", "1"], ["4", "2s"], ["3", "1"])

    assert played.rest == (2, 0, 2)


def test_if_no_opponent_erred_the_owner_does_not_rest() -> None:
    """It bites its owner. [D-5.62]"""
    table = use(sea("G -", 5, 5, 5, own=["white_shark"]), ANN, "white_shark")
    played = dive(table, ["5", "1"], ["4", "2"], ["3", "1"])

    assert played.rest == (0, 2, 2)
    assert played.positions[ANN] == 6


def test_the_owners_own_error_does_not_matter_if_an_opponent_erred() -> None:
    """He rests by what his board still shows. (D-Q60) [D-5.63]"""
    table = use(sea("- -", 5, 5, 5, own=["white_shark"]), ANN, "white_shark")

    assert dive(table, ["5", "1s"], ["4", "2s"], ["3", "1"]).rest == (1, 0, 2)
    assert dive(table, ["5", "1s"], ["4", "2"], ["3", "1"]).rest == (0, 2, 2)


def test_only_rest_moves_are_stopped() -> None:
    """Turtles, mantas and dolphins are kept. [D-5.64]"""
    table = sea("SR S", 0, 0, own=["white_shark", "dolphins"])
    table = use(use(table, ANN, "white_shark"), BEA, "dolphins", ANN)
    played = dive(table, ["1s", "2s"], ["5s", "1"])

    assert played.positions == (2, 3)


def test_moving_back_and_sitting_out_are_no_errors_for_the_white_shark() -> None:
    """They do not save the owner. (D-Q63) [D-5.65]"""
    table = sea("G", 5, 5, 5, own=["white_shark", "narwhal"])
    table = use(use(table, ANN, "white_shark"), BEA, "narwhal")
    played = dive(table, ["1"], [], ["5"])

    assert played.along == [(5, 5, 4)]
    assert played.rest == (0, 0, 1)


def test_two_white_sharks_are_each_judged_on_their_own() -> None:
    """A shark's owner is an opponent of the other. (D-Q62) [D-5.61]"""
    table = sea("- -", 0, 0, 0, own=["white_shark", "white_shark"])
    table = use(use(table, ANN, "white_shark"), BEA, "white_shark")

    assert dive(table, ["1", "2s"], ["1", "2"], ["1"]).rest == (0, 2, 1)
    assert dive(table, ["1"], ["1"], ["1"]).rest == (0, 0, 1)


# The narwhal


def test_the_narwhal_turns_turtles_for_everyone_but_its_owner() -> None:
    """For this round. [D-5.90]"""
    table = use(sea("G G - G", 5, 5, own=["narwhal"]), ANN, "narwhal")
    first = dive(table, ["1", "3"], ["2", "1"])
    second = dive(first.state, ["1", "2"], ["2", "4"])

    assert first.along == [(5, 4), (6, 4)]
    assert second.along == [(8, 6), (8, 7)]


@pytest.mark.parametrize(("code", "to"), [("G", 8), ("R", 7), ("M", 12)])
def test_turtles_carry_others_back_and_mantas_forward(code: str, to: int) -> None:
    """One or two fields back; mantas are unchanged. [D-5.91] [D-5.92]"""
    table = use(sea(code, 12, 9, own=["narwhal"]), ANN, "narwhal")

    assert dive(table, ["1"], ["2"]).along == [(12, to)]


def test_unwanted_help_cannot_be_declined_and_the_new_zone_counts() -> None:
    """From 16 back to calm water: an error keeps the earlier levels. (D-Q71) [D-5.93]"""
    table = use(sea("G -", 3, 16, own=["narwhal"]), ANN, "narwhal")
    played = dive(table, ["1"], ["5", "1s"])

    assert played.helped == [BEA, None]
    assert played.rest == (1, 1)
    assert played.positions == (4, 16)


def test_a_manta_works_again_after_falling_back_to_calm_water() -> None:
    """Up to 15. (D-Q71) [D-5.93]"""
    table = use(sea("R M", 3, 16, 20, own=["narwhal"]), ANN, "narwhal")

    assert dive(table, ["1"], ["5", "1"], ["1"]).along == [(3, 14, 20), (3, 15, 20)]


@pytest.mark.parametrize(("code", "here"), [("G", 0), ("R", 0), ("R", 1), ("G", 1)])
def test_the_narwhal_moves_nobody_below_field_0(code: str, here: int) -> None:
    """Never below. (D-Q69) [D-5.94]"""
    table = use(sea(code, 4, here, own=["narwhal"]), ANN, "narwhal")

    assert dive(table, ["1"], ["5"]).along == [(4, 0)]


def test_giant_turtle_and_narwhal_cancel_each_other() -> None:
    """Green: the pawn stays, also on field 0; red: two back. (D-Q70) (D-V9) [D-5.95]"""
    table = sea("G R", 6, 9, own=["narwhal", "giant_turtle"])
    table = use(use(table, ANN, "narwhal"), BEA, "giant_turtle")
    on_zero = sea("G", 6, 0, own=["narwhal", "giant_turtle"])
    on_zero = use(use(on_zero, ANN, "narwhal"), BEA, "giant_turtle")

    assert dive(table, ["1", "2"], ["2", "3"]).along == [(6, 9), (6, 7)]
    assert dive(on_zero, ["1"], ["5"]).along == [(6, 0)]


def test_moving_back_is_no_error() -> None:
    """Not for the dolphins either. [D-5.96]"""
    table = sea("G", 5, 5, 5, own=["narwhal", "dolphins"])
    table = use(use(table, ANN, "narwhal"), BEA, "dolphins", CAT)
    played = dive(table, ["1"], ["2"], ["5"])

    assert played.errors == []
    assert played.positions == (6, 7, 5)


@given(st.integers(0, 40), st.sampled_from([1, 2]), st.booleans(), st.booleans())
def test_turtles_by_the_exact_words(here: int, fields: int, extra: bool, backwards: bool) -> None:
    """Add first, then limit. [D-5.94] [D-5.95]"""
    to = turtle_target(here, fields, extra=int(extra), backwards=backwards)
    exact = here + (-fields if backwards else fields) + extra

    assert to == (exact if exact >= 0 else 0)


# Pairs


def test_a_turtle_on_the_sixth_card_moves_the_anglerfish_back_in_a_narwhal_round() -> None:
    """The anglerfish is helped, like it or not. [D-5.33] [D-5.90]"""
    table = use(sea("- - - - - R", 5, 5, own=["narwhal", "anglerfish"]), ANN, "narwhal")

    assert dive(table, ["1"], Program(FIVE, anglerfish="n")).along[-1] == (5, 3)


def test_the_clownfish_may_win_an_unwanted_turtle() -> None:
    """More speed is not always better. [D-5.42] [D-5.90]"""
    table = use(sea("G", 5, 5, 5, own=["narwhal", "clownfish"]), ANN, "narwhal")

    assert dive(table, ["1"], Program(("2",), clownfish=1), ["4"]).along == [(5, 4, 5)]


def test_the_targets_error_denies_the_dolphins_and_feeds_the_shark() -> None:
    """Both look at the same error. [D-5.52] [D-5.61]"""
    table = sea("-", 0, 0, 0, own=["dolphins", "white_shark"])
    table = use(use(table, ANN, "dolphins", CAT), BEA, "white_shark")
    played = dive(table, ["1"], ["1"], ["1s"])

    assert played.positions == (1, 1, 0)


def test_a_timer_does_not_wait_for_secret_companions() -> None:
    """They must be validly placed before the lock. (D-Q51) [D-5.41]"""
    table = sea("-", 0, 0, own=["clownfish"], program_timer=60)
    table = after(table, (ANN, SaveDraft(Program(("1", "2"), clownfish=2))), (BEA, ready("1")))
    table = after(table, time_up(table, "timer"))

    assert clocks(table) == [("timer", 60_000)]
    assert table.used == (1, 0)


def test_a_companion_used_in_the_last_round_is_just_gone() -> None:
    """Nothing happens. (D-Q72)"""
    table = use(sea("-", 22, 0, own=["giant_turtle"]), ANN, "giant_turtle")

    assert dive(table, ["1"], ["1"]).result.winners == (ANN,)
