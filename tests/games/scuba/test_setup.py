"""Setting up: the three properties of section 4, and what the host chooses."""

from collections import Counter

import pytest

from divetable.core.game import Seat
from divetable.games.scuba.board import COLOURS, SQUARES, band_of, column_of, row_of
from divetable.games.scuba.start import start
from divetable.games.scuba.state import State

SEEDS = range(300)
OWN = {4: (17, 16, 16, 17), 3: (17, 16, 16, 17), 2: (13, 12, 12, 13)}
SWAPPED = {("R", "Y"): 1, ("Y", "R"): 1, ("Y", "G"): 1, ("G", "Y"): 1, ("G", "B"): 1, ("B", "G"): 1}


def bands(state: State) -> Counter[tuple[str, str]]:
    """How many tiles of each colour lie in each band."""
    return Counter(
        (band_of(square), state.colours[tile]) for tile, square in enumerate(state.places)
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_lie_in_their_bands_but_for_six(players: int) -> None:
    """P-01 and P-02. [S-2.1] [S-2.2] [S-2.3] [S-13.1]"""
    columns = range(2, 9) if players == 2 else range(1, 10)
    squares = [n for n in range(SQUARES) if 1 <= row_of(n) <= 8 and column_of(n) in columns]
    own = {(band, band): number for band, number in zip(COLOURS, OWN[players], strict=True)}
    for seed in SEEDS:
        state = start(players, seed=seed)

        assert state.places == squares
        assert state.covered == [
            (squares.index(n),) if n in squares else () for n in range(SQUARES)
        ]
        assert bands(state) == dict([*own.items(), *SWAPPED.items()])
        assert Counter(id[2] for id in state.box) == dict.fromkeys(COLOURS, 22 - len(squares) // 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_there_once_and_everybody_waits(players: int) -> None:
    """P-03. [S-2.4] [S-2.5] [S-1.5]"""
    for seed in SEEDS:
        state = start(players, seed=seed)

        assert sorted((*state.fronts, *state.box)) == sorted(state.data.tiles)
        assert not state.open
        assert state.loc == ["WAIT"] * players
        assert state.air == [20] * players
        assert sorted(state.deck) == sorted(state.data.currents)
        assert [len(deck) for deck in state.event_decks] == [10] * 4


def test_every_tile_of_its_band_can_lie_on_a_square_none_far_too_often() -> None:
    """The lay-out is shuffled. [S-2.1]"""
    states = [start(3, seed=seed) for seed in SEEDS]
    for square in range(len(states[0].places)):
        laid = Counter(state.fronts[square] for state in states)

        assert len(laid) > 20
        assert max(laid.values()) < 40, "it has a favourite"
    assert {state.front(0) for state in states} >= {"event", "empty", "seahorse", "sea_anemone"}


def test_the_start_player_is_drawn_or_chosen() -> None:
    """[S-2.6] [S-1.6]"""
    drawn = Counter(start(4, seed=seed).start for seed in SEEDS)
    chosen = start(4, {"start_player": 2})

    assert drawn.keys() == {0, 1, 2, 3}
    assert all(45 < times < 105 for times in drawn.values())
    assert (chosen.start, chosen.active) == (Seat(2), Seat(2))
