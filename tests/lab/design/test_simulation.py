"""Simulations: the same seed, the same games, however many processes."""

from collections.abc import Mapping

import pytest

from divetable.core.game import Result, Seat
from divetable.lab.design.simulation import BATCH, Outcome, Series, Summary, simulate, summarise


def summary(plan: Series, jobs: int) -> Summary:
    return summarise(plan, [one for batch in simulate(plan, jobs) for one in batch])


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (1, {}), (2, {"mode": "children"}), (3, {"companions": "on", "chief": True})],
)
def test_same_seed_same_games(seats: int, options: Mapping[str, object]) -> None:
    plan = Series("dive", seats, options, 2 * BATCH + 7, "s")

    one = summary(plan, jobs=1)

    assert one == summary(plan, jobs=2)
    assert one.games == 2 * BATCH + 7
    assert one != summary(Series("dive", seats, options, 2 * BATCH + 7, "t"), jobs=1)


def test_incidents_change_the_games() -> None:
    quiet, lively = (Series("dive", 4, {}, 20, "s", rate) for rate in (0.0, 0.3))

    assert summary(quiet, 1).steps != summary(lively, 1).steps


def test_a_shared_win_is_shared_out() -> None:
    outcomes = [
        Outcome(0, "", 5, 10, Result("win", (Seat(0),), (23, 4))),
        Outcome(1, "", 7, 30, Result("draw", (Seat(0), Seat(1)), (24, 24))),
        Outcome(2, "", 9, 20, Result("chief", (), (1, 2))),
    ]

    told = summarise(Series("dive", 2, {}, 3, "s"), reversed(outcomes))

    assert told.wins_by_seat == (1.5, 0.5)
    assert told.mean_score_by_seat == (16.0, 10.0)
    assert told.verdicts == {"chief": 1, "draw": 1, "win": 1}
    assert (told.rounds.mean, told.rounds.least, told.rounds.most) == (7.0, 5, 9)
    assert told.steps.median == 20
