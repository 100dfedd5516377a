"""Setting up. [D-2.1]"""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.core.codec import dump
from divetable.core.game import Seat
from divetable.games.dive import DIVE
from divetable.games.dive.components import house_ocean_cards
from divetable.games.dive.events import (
    BoardsRevealed,
    LevelChecked,
    Readied,
    Rested,
    RoundBegan,
)
from divetable.games.dive.programs import NOTHING, legal_programs
from divetable.games.dive.start import start
from divetable.games.dive.views import view
from tests.games.dive.tables import ANN, dive, sea


def test_players_and_the_chief_are_divers_but_only_players_have_a_board() -> None:
    """The chief is a diver, not a player. [D-1.1]"""
    table = start(3, {"chief": True})

    assert len(table.positions) == 4
    assert table.chief == 3
    assert table.players == len(table.drafts) == len(table.status) == 3
    assert start(3).chief is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    """Two to four players, without the chief. [D-2.1]"""
    table = start(seats)

    assert table.positions == [0] * seats
    assert not table.options.chief
    assert DIVE.seats == range(1, 5)


def test_one_player_meets_the_chief() -> None:
    """One player without the chief is not a game of the rulebooks. (D-Q43) [D-2.1]"""
    assert start(1).options.chief


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_36_cards_form_one_stack(seats: int) -> None:
    """All 36 are used, whoever plays. [D-2.2]"""
    table = start(seats)

    assert sorted(card.id for card in table.deck) == sorted(c.id for c in house_ocean_cards())
    assert len(table.deck) == table.cards_left == 36


def test_cards_keep_their_content_however_they_lie() -> None:
    """Orientation changes the picture only. [D-2.2]"""
    codes = {card.id: card.code for card in house_ocean_cards()}

    assert all(
        codes[card.id] == card.code for seed in range(20) for card in start(2, {}, seed).deck
    )


def test_each_card_lies_in_one_of_eight_ways_each_as_likely() -> None:
    """Four rotations, flipped or not. [D-2.2]"""
    laid = [card for seed in range(100) for card in start(2, {}, seed).deck]
    ways = Counter((card.rotation, card.flipped) for card in laid)
    each = {(card.id, card.rotation, card.flipped) for card in laid}

    assert {rotation for rotation, _ in ways} == {0, 90, 180, 270}
    assert len(ways) == 8
    assert all(380 < count < 520 for count in ways.values())
    assert len(each) == 36 * 8


def test_each_card_is_on_top_in_the_middle_and_below_as_often_as_any_other() -> None:
    """Shuffled. [D-2.2]"""
    decks = [start(2, {}, seed).deck for seed in range(3600)]
    for depth in (0, 17, 35):
        cards = Counter(deck[depth].id for deck in decks)

        assert len(cards) == 36
        assert all(60 < count < 145 for count in cards.values())


def test_the_same_seed_shuffles_the_same() -> None:
    """A game can be dealt again from its seed. [D-2.2]"""
    assert start(2, {}, 7).deck == start(2, {}, "7").deck
    assert start(2, {}, 7).deck != start(2, {}, 8).deck


def test_nobody_studies_the_stack_before_the_game() -> None:
    """No view tells anything of a card that lies in the stack. [D-2.3]"""
    table = start(3, {"companions": True})
    texts = [json.dumps(dump(view(table, seat))) for seat in (None, Seat(0), Seat(1))]

    assert all(card.id not in text for card in table.deck for text in texts)
    assert all(view(table, seat).revealed == () for seat in (None, ANN))


def test_everybody_starts_on_field_0_with_an_empty_board_and_all_tokens() -> None:
    """A board, five tokens, a pawn on field 0. [D-2.4]"""
    table = start(4)

    assert table.positions == [0, 0, 0, 0]
    assert table.drafts == [NOTHING] * 4
    assert table.boards == ((), (), (), ())


PROGRAMS = st.sampled_from(sorted(legal_programs("standard", False)))


@given(
    st.lists(st.tuples(st.integers(0, 20), PROGRAMS), min_size=2, max_size=4),
    st.lists(st.sampled_from(["-", "S", "G", "SG", "R", "SR", "M", "SM"]), min_size=5, max_size=5),
    st.randoms(use_true_random=False),
)
def test_the_order_within_a_field_means_nothing(
    divers: list[tuple[int, tuple[str, ...]]], cards: list[str], rng: Random
) -> None:
    """Whoever sits where, the same programs on the same fields come out the same. [D-2.4]"""
    order = list(range(len(divers)))
    rng.shuffle(order)
    played = dive(
        sea(" ".join(cards), *(at for at, _ in divers)), *(levels for _, levels in divers)
    )
    moved = [divers[seat] for seat in order]
    swapped = dive(sea(" ".join(cards), *(at for at, _ in moved)), *(levels for _, levels in moved))

    assert [swapped.positions[at] for at, _ in enumerate(order)] == [
        played.positions[seat] for seat in order
    ]


def test_variants_add_their_own_set_up() -> None:
    """Companions are chosen first; the chief brings his cards. [D-2.5]"""
    assert start(2).phase == "programming"
    assert start(2, {"companions": True}).phase == "choosing"
    assert start(2).chief_deck == ()
    assert len(start(2, {"chief": True}).chief_deck) == 48


@pytest.mark.parametrize("name", DIVE.variants)
def test_every_variant_can_be_set_up(name: str) -> None:
    """What the game offers by name can be played. [D-2.5]"""
    table = start(1 if name == "practice" else 2, DIVE.variants[name])

    assert table.phase == ("choosing" if table.options.companions else "programming")
    assert DIVE.to_act(table) == set(table.present)


def test_a_round_is_programming_then_dive_then_rest() -> None:
    """Three phases, then the next round. [D-2.6]"""
    played = dive(sea("- -", 0, 0), ["1"], ["2"])

    assert list(map(type, played.events)) == [
        *[Readied, Readied],
        *[BoardsRevealed, LevelChecked, Rested, RoundBegan],
    ]
    assert DIVE.rounds(played.before) == 1
    assert DIVE.rounds(played.state) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_scales_with_the_number_of_players(seats: int) -> None:
    """The same cards, programs and goal for 2, 3 and 4 players. [D-2.63]"""
    table = start(seats, {"close_delay": 0}, seed=3)
    played = dive(table, *[["1", "2"]] * seats)

    assert table.deck == start(2, {"close_delay": 0}, seed=3).deck
    assert played.positions == played.positions[:1] * seats
    assert len(DIVE.actions(table, ANN)) == len(DIVE.actions(start(2), ANN))
