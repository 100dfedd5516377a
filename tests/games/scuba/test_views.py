"""What stays hidden, and from whom."""

import re
from random import Random
from typing import Any

import pytest

from divetable.core.codec import dump
from divetable.core.game import Seat
from divetable.games.scuba import SCUBA
from divetable.games.scuba.actions import Flip, PickTile, Step
from divetable.games.scuba.events import (
    CurrentDeckShuffled,
    EventDeckShuffled,
    TileRemoved,
    TurnCut,
)
from divetable.games.scuba.views import imagine, seen_by, view
from divetable.lab.random_games import random_moves
from tests.games.scuba.tables import ANN, BEA, after, events_of, sea

TILES: dict[str, Any] = {
    "c": {"id": "T-Y-01", "at": [5, 4], "up": False},
    "o": {"id": "T-B-07", "at": [2, 8], "seen": ["B"]},
}
HELD: dict[str, Any] = {"B": {"cards": ["whale_shark", "seahorse"], "plus": [3], "minus": [5]}}


def test_a_covered_tile_shows_its_back_only() -> None:
    """[S-1.3] [S-1.4]"""
    [covered] = view(sea(tiles=TILES), ANN).covered

    assert (covered.tile, covered.colour, covered.discs) == (0, "Y", ())
    assert "clownfish" not in str(view(sea(tiles=TILES), ANN))


def test_no_tile_id_of_the_rulebook_reaches_a_view_or_an_event() -> None:
    """They are grouped by content. [S-2.1]"""
    for seed in range(8):
        state = SCUBA.start(3, {"hidden_scores": False}, seed)
        for move in random_moves(SCUBA, state, Random(seed)):
            seen = dump(view(move.step.state, ANN))
            told = [dump(event) for event in move.step.events]
            assert not re.search(r"T-[RYGB]-\d\d|AC-", f"{seen} {told}")


def test_others_cards_can_only_be_counted() -> None:
    """[S-5.10]"""
    mine, theirs = view(sea(**HELD), BEA).divers[BEA], view(sea(**HELD), ANN).divers[BEA]

    assert (mine.cards, mine.plus, mine.minus) == (("whale_shark", "seahorse"), (3,), (5,))
    assert (theirs.number_of_cards, theirs.cards, theirs.plus, theirs.minus) == (
        *(2, None),
        *(None, None),
    )
    assert view(sea(**HELD), None).divers[BEA].cards is None


def test_where_scores_are_open_all_is_shown() -> None:
    shown = view(sea(2, {"hidden_scores": "off"}, **HELD), ANN).divers[BEA]

    assert (shown.cards, shown.plus, shown.minus) == (("whale_shark", "seahorse"), (3,), (5,))


def test_at_the_end_all_is_opened() -> None:
    final = {"boat_final": True}
    over = after(sea(2, final, A={"at": [5, 1]}, B={**HELD["B"], "loc": "BOAT"}), Step("U"))

    assert view(over, ANN).divers[BEA].cards == ("whale_shark", "seahorse")


def test_a_removed_tile_is_never_told() -> None:
    """[S-8.3]"""
    tiles = {**TILES, "e": {"id": "T-R-13", "at": [5, 1], "up": False}}
    options: dict[str, object] = {"event_deck_by": "tile"}
    table = sea(2, options, A={"at": [5, 1]}, tiles=tiles, eventDeck={"R": ["EV-Y-08"]})
    table = after(table, Flip(2))
    events = events_of(table, PickTile(0))
    removed = view(after(table, PickTile(0)), ANN).removed

    assert events == [TileRemoved(0)]
    assert [(seen.tile, seen.colour) for seen in removed] == [(0, "Y")]


@pytest.mark.parametrize("seat", [None, ANN, BEA])
def test_nobody_is_told_the_order_of_a_deck(seat: Seat | None) -> None:
    """[S-4.11] [S-8.10]"""
    assert seen_by(CurrentDeckShuffled(("CC-01",)), seat) == CurrentDeckShuffled(None)
    assert seen_by(EventDeckShuffled("R", ("EV-R-01",)), seat) == EventDeckShuffled("R", None)
    assert seen_by(TurnCut(), seat) == TurnCut()


def test_a_stranger_sees_what_a_spectator_sees() -> None:
    state = sea(**HELD)

    assert view(state, Seat(7)) == view(state, None)


def test_an_imagined_table_can_be_played_on() -> None:
    for seed in range(20):
        state, rng = SCUBA.start(3, {}, seed), Random(seed)
        for move in random_moves(SCUBA, state, rng):
            state = move.step.state
            if rng.random() < 0.02 and state.result is None:
                break
        imagined = imagine(view(state, ANN), rng)
        for move in random_moves(SCUBA, imagined, rng):
            imagined = move.step.state

        assert imagined.result is not None


def test_what_is_imagined_differs() -> None:
    state = SCUBA.start(4, {}, 1)
    fronts = {imagine(view(state, ANN), Random(seed)).fronts for seed in range(10)}

    assert len(fronts) == 10
    assert state.fronts not in fronts


def test_the_seed_is_not_shown() -> None:
    state = SCUBA.start(2, {}, "a secret seed")

    assert "secret" not in str(view(state, ANN))
