"""Tournaments: seats swapped, shares, ratings, and how sure they are."""

import json
import math
from random import Random

import pytest
from click.testing import CliRunner

from divetable.cli import main
from divetable.core.game import Result
from divetable.lab.design.tournament import (
    Cup,
    Duel,
    ladder,
    play,
    play_duel,
    ratings,
    score,
    seating,
)

CUP = Cup("scuba", 2, {}, (("random", "random"),), 3, "1")


def duels(pair: tuple[str, str], share: float, number: int, rng: Random) -> list[Duel]:
    """Results as if the first won so often."""
    return [
        Duel(pair, deal, tuple(float(rng.random() < share) for _ in range(2)), 1)
        for deal in range(number)
    ]


def expected(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


@pytest.mark.parametrize("seats", [2, 4])
def test_both_sit_on_every_seat_once(seats: int) -> None:
    first, second = seating(seats)

    assert [one + other for one, other in zip(first, second, strict=True)] == [1] * seats


@pytest.mark.parametrize(
    ("winners", "share"), [((0,), 1.0), ((1,), 0.0), ((0, 1), 0.5), ((), 0.5), ((0, 1, 2), 2 / 3)]
)
def test_a_win_is_shared_out(winners: tuple[int, ...], share: float) -> None:
    assert score(Result("win", winners, (0,) * 4), [0, 1, 0, 1]) == share  # type: ignore[arg-type]


def test_a_duel_can_be_played_again_and_does_not_depend_on_other_duels() -> None:
    again = {(duel.pair, duel.deal): duel for duel in play(CUP, 2)}

    assert len(again) == 3
    assert play_duel(CUP, (CUP.pairs[0], 2)) == again[CUP.pairs[0], 2]


def test_ratings_recover_the_strengths_behind_the_results() -> None:
    rng = Random(3)
    met = {
        ("b", "a"): duels(("b", "a"), expected(100), 3000, rng),
        ("c", "b"): duels(("c", "b"), expected(150), 3000, rng),
        ("c", "a"): duels(("c", "a"), expected(250), 3000, rng),
    }

    found = ratings(met)

    assert found["b"] - found["a"] == pytest.approx(100, abs=15)
    assert found["c"] - found["a"] == pytest.approx(250, abs=15)


def test_intervals_hold_what_they_promise() -> None:
    """Of many ladders with a known difference, about 19 in 20 have it in their interval."""
    cup = Cup("scuba", 2, {}, (("b", "a"),), 60, "1")
    held = 0
    for seed in range(60):
        one = ladder(cup, duels(("b", "a"), expected(100), 60, Random(seed)))
        elo = one.pairings[0].elo
        held += elo.low <= 100 <= elo.high

    assert 50 <= held < 60


def test_a_clean_sheet_has_a_finite_rating() -> None:
    one = ladder(CUP, [Duel(("random", "random"), 0, (1.0, 1.0), 2)])

    assert math.isfinite(one.pairings[0].elo.estimate)


def test_the_command_prints_a_ladder_and_gives_it_as_json() -> None:
    told = CliRunner().invoke(
        main, ["tournament", "scuba", "--pairs", "random:random", "--deals", "2", "--jobs", "1"]
    )
    assert told.exit_code == 0
    assert "random" in told.output

    arguments = ["tournament", "scuba", "--pairs", "random:random", "--deals", "2", "--json"]
    found = json.loads(CliRunner().invoke(main, [*arguments, "--jobs", "1"]).output)
    assert found["pairings"][0]["games"] == 4


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "3"], "even number"),
        (["--pairs", "random"], "FIRST:SECOND"),
        (["--pairs", "random:nobody"], "there is no bot nobody"),
        (["--pairs", "random:random", "--option", "orca=1"], "S-"),
    ],
)
def test_wrong_use_is_told(arguments: list[str], says: str) -> None:
    told = CliRunner().invoke(main, ["tournament", "scuba", *arguments])

    assert told.exit_code == 2
    assert says in told.output
