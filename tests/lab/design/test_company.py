"""Whether bots are good company: counted over games of one level."""

import json
import re
from random import Random

import pytest
from click.testing import CliRunner, Result

from divetable.cli import main
from divetable.lab.design.company import (
    Evening,
    Played,
    Times,
    play,
    report,
    share,
    table,
    turns_of,
)
from divetable.lab.habits import habits_of

CALL = ("habits", "scuba", "--levels", "person,random", "--games", "4", "--seed", "c")


def run(*arguments: str) -> Result:
    return CliRunner(env={"LANG": "en"}).invoke(main, arguments, catch_exceptions=False)


def game(number: int, turns: int, nonsense: int, stalled: bool) -> Played:
    times = Times(10, 50.0, 20.0 + number)
    others = (0,) * (len(habits_of("divers")) - 1)
    return Played(
        "novice", number, turns, 2 * turns, stalled, (5, *others), (nonsense, *others), times, times
    )


def test_a_report_counts_games_stalls_and_nonsense() -> None:
    evening = Evening("divers", 4, {}, ("novice",), 3, "s")
    games = [game(0, 100, 0, False), game(1, 300, 2, True), game(2, 200, 1, False)]

    told = report(evening, "novice", games)

    assert told.stalled is not None
    assert told.stalled.estimate == pytest.approx(1 / 3, abs=0.001)
    assert told.turns[0] == 200
    first = told.habits[habits_of("divers")[0].name]
    assert (first.nonsense, first.occasions, first.games) == (3, 15, 2)
    assert told.with_nonsense.estimate == pytest.approx(2 / 3, abs=0.001)
    assert (told.cpu.decisions, told.cpu.total, told.cpu.longest) == (30, 150.0, 22.0)


def test_a_game_that_brings_no_stall_has_no_such_line() -> None:
    [played] = play(Evening("scuba", 2, {}, ("person",), 1, "s"), 1)
    told = report(Evening("scuba", 2, {}, ("person",), 1, "s"), "person", [played])

    assert told.stalled is None
    assert "stalled" not in table([told])["person"]
    assert played.decisions >= played.turns > 10


def test_turns_are_runs_of_a_seat() -> None:
    assert turns_of([]) == 0
    assert turns_of([0, 0, 1, 1, 1, 0, 2]) == 4  # type: ignore[list-item]


@pytest.mark.parametrize("rate", [0.02, 0.3])
def test_shares_hold_what_their_intervals_promise(rate: float) -> None:
    rng, held = Random(1), 0
    for _ in range(400):
        found = share(sum(rng.random() < rate for _ in range(60)), 60)
        held += found.low <= rate <= found.high

    assert 360 <= held < 400


def test_the_same_call_prints_the_same_table_with_any_number_of_jobs() -> None:
    one, two = run(*CALL, "--no-times", "--jobs", "1"), run(*CALL, "--no-times", "--jobs", "2")

    assert one.exit_code == 0
    assert one.output == two.output
    assert one.output != run(*CALL[:-1], "d", "--no-times", "--jobs", "1").output
    assert re.search(r"^\| games +\| +4 \| +4 \|$", one.output, re.MULTILINE)
    for habit in habits_of("scuba"):
        assert f"{habit.name}: {habit.definition}." in one.output


def test_times_are_printed_apart() -> None:
    told = run(*CALL, "--jobs", "1").output.partition("A decision took:")

    assert "CPU" not in told[0]
    assert "CPU, mean (longest)" in told[2]
    assert "wall, mean (longest)" in told[2]


def test_the_figures_as_json() -> None:
    told = json.loads(run(*CALL, "--jobs", "1", "--json").output)

    assert [one["level"] for one in told] == ["person", "random"]
    assert told[0]["cpu"]["decisions"] > 100
    assert told[1]["habits"]["early exit"]["occasions"] > 0


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--levels", "nobody"), "there is no bot nobody"),
        (("--levels", "person@7"), "there is no bot person@7"),
        (("--option", "orca=1"), "S-"),
        (("--games", "0"), "--games"),
    ],
)
def test_wrong_use_is_told(arguments: tuple[str, ...], says: str) -> None:
    told = run("habits", "scuba", *arguments)

    assert told.exit_code == 2
    assert says in told.output
