"""The village chief. [D-6.1]"""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.core.errors import BadOptions
from divetable.core.game import Result
from divetable.games.dive import DIVE
from divetable.games.dive.actions import PlayAxolotl
from divetable.games.dive.components import ChiefCard, house_chief_cards
from divetable.games.dive.events import (
    ChiefCovered,
    ChiefDeckShuffled,
    ChiefRevealed,
    LevelChecked,
    StackRanOut,
)
from divetable.games.dive.start import start
from divetable.games.dive.views import seen_by, view
from tests.games.dive.tables import ANN, BEA, after, chief_card, dive, of, sea, use

CHIEF = 1  # his number beside a single player
COLOURS = ["BBBB", "BBBY", "BBYY", "YBBY", "BYBY", "YYBB", "YBBB", "BYYB"]


# Set-up


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_chief_plays_with_one_to_four(seats: int) -> None:
    """Up to five pawns race. [D-6.1]"""
    table = start(seats, {"chief": True})

    assert len(table.positions) == seats + 1


def test_the_chief_does_not_play_with_children() -> None:
    """Nor with dolphins and white shark. [D-6.2]"""
    with pytest.raises(BadOptions) as caught:
        start(2, {"mode": "children", "chief": True})
    table = start(2, {"chief": True, "companions": True})

    assert caught.value.rule == "D-6.2"
    assert {"dolphins", "white_shark"}.isdisjoint(table.options.offered_companions(2))


def test_the_chief_starts_on_0_with_48_shuffled_cards() -> None:
    """Face down. [D-6.3]"""
    table, other = start(1, {}, 1), start(1, {}, 2)

    assert table.positions == [0, 0]
    assert sorted(c.id for c in table.chief_deck) == sorted(c.id for c in house_chief_cards())
    assert table.chief_deck != other.chief_deck
    assert view(table, None).chief_card is None


# The card


def test_the_card_states_his_speed_on_four_levels() -> None:
    """Never a level 5; speed matters only when there is a helper. [D-6.10]"""
    played = dive(sea("G - R - R", 0, chief=0), ["1", "2", "5", "4", "3"])

    assert played.helped == [CHIEF, None, ANN, None, ANN]
    assert played.rest == (5, 4)


@pytest.mark.parametrize(("here", "rest"), [(3, 4), (15, 4), (16, 2), (20, 2)])
def test_yellow_numbers_count_in_calm_water_only(here: int, rest: int) -> None:
    """Black numbers always. [D-6.11]"""
    played = dive(sea("- - - -", 0, chief=here, chief_cards=["6432 BBYY"]), ["1", "2", "3", "4"])

    assert played.rest == (4, rest)


def test_one_card_is_revealed_each_round_after_the_lock() -> None:
    """Last round's card is discarded, open to all. (D-Q87) [D-6.12]"""
    cards = ["6432 BBYY", "2346 BBBY"]
    first = dive(sea("", 0, chief=0, chief_cards=cards), ["1"])
    second = dive(first.state, ["1"])

    assert [e.card for e in of(ChiefRevealed, first.events)] == [chief_card("6432 BBYY")]
    assert [e.card for e in of(ChiefRevealed, second.events)] == [chief_card("2346 BBBY")]
    assert view(second.state, None).chief_discards == tuple(map(chief_card, cards))
    assert first.state.chief_card is None


def test_in_deep_water_every_yellow_number_is_covered_at_once() -> None:
    """From the start of Phase 2. [D-6.13]"""
    played = dive(sea("- R", 3, chief=16, chief_cards=["6432 BBYY"]), ["1"])

    assert of(ChiefRevealed, played.events)[0].covered == (3, 4)
    assert played.helped == [None, CHIEF]
    assert played.positions == (4, 20)
    assert len(played.cards) == 2


def test_entering_deep_water_covers_the_yellow_numbers_below() -> None:
    """Not the one on which he was helped. (D-Q79) (D-Q80) (D-V8) [D-6.14]"""
    table = sea("G S R S", 13, chief=14, chief_cards=["2364 BBYY"])
    played = dive(table, ["2", "4s", "1", "3", "5"])

    assert played.along[2] == (13, 16)
    assert of(ChiefCovered, played.events) == [ChiefCovered((4,))]
    assert played.rest == (3, 3)


def test_entering_deep_water_on_level_2() -> None:
    """Only level 4 is yellow below. (D-V7) [D-6.14]"""
    played = dive(sea("- G -", 3, chief=15, chief_cards=["3624 BBBY"]), ["1", "2", "3"])

    assert played.positions == (6, 19)
    assert played.cards == ["-", "G", "-"]


def test_entering_deep_water_without_yellow_numbers_below_covers_nothing() -> None:
    """The yellow number of this level stays visible. (D-Q79) [D-6.14]"""
    played = dive(sea("- - - G", 3, chief=15, chief_cards=["2346 BBYY"]), ["1"])

    assert of(ChiefCovered, played.events) == []
    assert played.rest == (1, 4)


def test_bubbles_stay_until_the_end_of_the_round() -> None:
    """Also when he is moved back to calm water; the next round is judged anew. (D-Q81) [D-6.15]"""
    table = sea("R R", 3, own=["narwhal"], chief=16, chief_cards=["6432 BBYY", "2346 BBYY"])
    played = dive(use(table, ANN, "narwhal"), ["1", "2", "3"])
    calm = dive(played.state, ["1"])

    assert played.along == [(3, 14), (3, 12), (3, 12)]
    assert played.rest == (3, 2)
    assert played.state.covered == ()
    assert calm.rest == (1, 4)


def test_the_chief_never_errs() -> None:
    """Whatever is on the card. [D-6.16]"""
    played = dive(sea("S - SG S", 0, chief=0), ["1s", "2"])

    assert all(CHIEF not in event.wrong for event in of(LevelChecked, played.events))
    assert played.rest == (2, 4)
    assert played.helped == [None, None, CHIEF, None]


# The phases


def test_the_chief_does_nothing_in_phase_1() -> None:
    """Nobody waits for him. [D-6.20]"""
    table = start(2, {"chief": True})

    assert DIVE.to_act(table) == {0, 1}
    assert table.chief_card is None


def test_levels_are_resolved_for_the_chief_alone() -> None:
    """Even when all players are finished, or sit out. [D-6.21]"""
    assert len(dive(sea("", 0, chief=0), ["1"]).cards) == 4
    assert len(dive(sea("", 0, chief=0), []).cards) == 4
    assert len(dive(sea("", 0, chief=16, chief_cards=["2346 BBYY"]), ["1"]).cards) == 2
    assert len(dive(sea("", 0, chief=16), ["1", "2", "3", "4", "5"]).cards) == 5


def test_over_a_gap_the_card_is_revealed_without_the_chief() -> None:
    """Other data may leave one. [D-6.21]"""
    played = dive(sea("G - G G", 0, chief=16, chief_cards=["6234 YBYB"]), ["1s"])

    assert played.cards == ["G", "-", "G", "G"]
    assert played.helped == [None, None, None, CHIEF]
    assert played.rest == (0, 2)


def test_the_chief_is_compared_like_anyone() -> None:
    """A tie with him helps nobody; alone he is helped. (D-Q77) [D-6.22]"""
    table = sea("G R G G", 0, chief=0, chief_cards=["2346 BBBY"])
    played = dive(table, ["5", "3", "1s"])

    assert played.helped == [ANN, None, CHIEF, CHIEF]


def test_the_chiefs_pawn_counts_for_mantas() -> None:
    """For everybody, and he uses them too, up to 15. (D-Q25) (D-Q78) [D-6.23]"""
    mine = dive(sea("M", 0, chief=7), ["5"])
    his = dive(sea("M M", 18, chief=7), ["1", "2"])
    deep = dive(sea("M", 20, chief=17), ["1"])

    assert mine.along[0] == (7, 7)
    assert his.along[:2] == [(18, 15), (18, 15)]
    assert deep.helped[0] == CHIEF
    assert deep.along[0] == (20, 17)


@pytest.mark.parametrize(("affected", "to"), [(True, 5), (False, 7)])
def test_the_axolotl_moves_the_chief_back(affected: bool, to: int) -> None:
    """He is another diver, unless the table plays otherwise. (D-Q82) [D-6.24]"""
    table = sea("", 2, 2, own=["axolotl"], chief=3, chief_affected_by_expansion=affected)
    table = dive(table, ["1"], ["1"]).state
    table = after(table, (ANN, PlayAxolotl()))

    assert table.positions == [3, 1, to]


def test_the_axolotl_is_not_offered_for_a_chief_it_cannot_move() -> None:
    """The window is skipped. (D-Q82) [D-6.24]"""
    for affected, phase in ((True, "axolotl"), (False, "programming")):
        table = sea("", 2, own=["axolotl"], chief=3, chief_affected_by_expansion=affected)

        assert dive(table, ["1"]).state.phase == phase


@pytest.mark.parametrize(("affected", "to"), [(True, 1), (False, 5)])
def test_the_narwhal_moves_the_chief_back(affected: bool, to: int) -> None:
    """By turtles, unless the table plays otherwise. (D-Q82) [D-6.25]"""
    table = sea("R", 9, own=["narwhal"], chief=3, chief_affected_by_expansion=affected)

    assert dive(use(table, ANN, "narwhal"), ["1"]).along[0] == (9, to)


def test_the_chief_rests_a_field_for_each_visible_number() -> None:
    """On levels that were resolved. [D-6.26]"""
    assert dive(sea("", 0, chief=0), ["1"]).rest == (1, 4)
    assert dive(sea("", 0, chief=17), ["1"]).rest == (1, 3)


# The end


def test_the_chiefs_pawn_ends_the_game_too() -> None:
    """The usual condition. [D-6.30]"""
    played = dive(sea("", 3, chief=20), ["1"])

    assert played.positions == (4, 23)
    assert played.state.phase == "over"


def test_the_chief_wins_every_tie() -> None:
    """Alone, also with several players. (D-Q85) [D-6.31]"""
    one = dive(sea("- - -", 20, chief=21, chief_cards=["6432 BBYY"]), ["1", "2", "3"])
    two = dive(sea("", 22, 22, chief=20), ["1"], ["1"])

    assert one.result == Result("chief", (), (23,))
    assert two.result == Result("chief", (), (23, 23))


def test_players_lose_to_a_chief_who_is_ahead_and_win_if_they_are() -> None:
    """Strictly ahead. [D-6.32]"""
    assert dive(sea("", 3, 22, chief=21), ["1"], ["1"]).result == Result("chief", (), (4, 23))
    assert dive(sea("", 22, chief=3), ["1"]).result == Result("win", (ANN,), (23,))
    assert dive(sea("", 22, 22, chief=3), ["1"], ["1"]).result.winners == (ANN, BEA)


def test_numbers_without_a_card_do_not_count() -> None:
    """As tokens. (D-Q83) [D-6.33]"""
    played = dive(sea("- -", 0, chief=0, more=0), ["1"])

    assert of(StackRanOut, played.events) == [StackRanOut(3)]
    assert played.rest == (1, 2)
    assert played.result == Result("chief", (), (1,))


def test_an_empty_chief_deck_is_shuffled_again() -> None:
    """From the discards; nobody learns the order. (D-Q84) [D-6.34]"""
    cards = ["2346 BBBY", "6432 BBYY"]
    table = sea("", 0, chief=0, chief_cards=cards)
    table = dive(dive(table, []).state, []).state
    third = dive(table, [])
    [shuffled] = of(ChiefDeckShuffled, third.events)

    assert table.chief_deck == ()
    assert sorted(card.id for card in shuffled.order or ()) == cards
    assert [seen_by(shuffled, seat) for seat in (None, ANN)] == [ChiefDeckShuffled(None)] * 2
    assert len(third.state.chief_discards) == 1
    assert third.state.positions[CHIEF] == 12


def test_a_chief_of_one_card_always_plays_that_card() -> None:
    """The smallest deck there can be. (D-Q84) [D-6.34]"""
    document = [{"id": "only", "values": [2, 3, 4, 6], "colours": "BBBY"}]
    table = start(1, {"chief_cards": document, "close_delay": 0})
    for _ in range(3):
        played = dive(table, [])
        table = played.state

        assert of(ChiefRevealed, played.events)[0].card.id == "only"


# Properties

CARDS = st.builds(
    ChiefCard,
    st.just("any"),
    st.sampled_from(list(permutations((2, 3, 4, 6)))),
    st.sampled_from(COLOURS),
)
CODES = st.lists(st.sampled_from(["-", "S", "G", "SG", "R", "SR", "M"]), min_size=4, max_size=5)


@given(CARDS, CODES, st.integers(0, 22), st.booleans())
def test_bubbles_cover_yellow_numbers_only(
    card: ChiefCard, cards: list[str], here: int, narwhal: bool
) -> None:
    """Black numbers are always visible; in deep water from the start all yellow are covered.
    [D-6.11] [D-6.13] [D-6.14]"""
    table = sea(" ".join(cards), 2, own=["narwhal"], chief=here)
    table.chief_deck = (card,)
    played = dive(use(table, ANN, "narwhal") if narwhal else table, ["1"])
    covers = [event.covered for event in of(ChiefCovered, played.events)]
    first = of(ChiefRevealed, played.events)[0].covered
    last = covers[-1] if covers else first
    ends_deep = played.along[-1][CHIEF] > 15

    assert set(first) <= set(last) <= set(card.yellow)
    assert first == (card.yellow if here > 15 else ())
    assert played.rest[CHIEF] == sum(
        level not in last for level in range(1, min(4, len(played.cards)) + 1)
    )
    assert played.rest[CHIEF] >= card.colours.count("B")
    assert bool(covers) <= (here <= 15 and ends_deep)


@given(CARDS, st.integers(0, 30))
def test_the_chief_always_rests_by_what_is_visible(card: ChiefCard, here: int) -> None:
    """Two to four fields without help. [D-6.26]"""
    table = sea("", 2, chief=here)
    table.chief_deck = (card,)

    assert dive(table, ["1"]).rest[CHIEF] == 4 - (len(card.yellow) if here > 15 else 0)
