"""Figures of many games, before and after."""

import json

from click.testing import CliRunner, Result

from divetable.cli import main
from divetable.lab.design.figures import Column, as_table, before_and_now, figures, play
from divetable.lab.design.figures.scuba import (
    CarefulGame,
    facts_of_a_game,
    is_some_combination_impossible,
)


def run(*arguments: str) -> Result:
    return CliRunner(env={"LANG": "en"}).invoke(main, arguments, catch_exceptions=False)


def test_the_same_games_by_the_former_rules_and_by_todays() -> None:
    columns = before_and_now(Column("scuba", 2, {"no_death": True}, 10))

    assert list(columns) == ["rules 1", "rules 2"]
    assert columns["rules 1"].options["boat_final"] is True
    assert columns["rules 1"].options["no_death"] is True
    assert columns["rules 2"].options == {"no_death": True}


def test_a_table_that_the_former_rules_did_not_know_stands_alone() -> None:
    assert list(before_and_now(Column("divers", 4, {"size": 6}, 1))) == ["rules 3"]


def test_careful_divers_seldom_drown_and_the_deep_tempts() -> None:
    """What the second set is for, on few games: docs/balance.md has thousands."""
    told: dict[str, list[dict[str, float]]] = {}
    for name, column in before_and_now(Column("scuba", 4, {}, 60)).items():
        told[name] = [one for batch in play(column, 1) for one in batch]
    before, now = told["rules 1"], told["rules 2"]

    def total(name: str, facts: list[dict[str, float]]) -> float:
        return sum(one[name] for one in facts)

    assert total("deaths", now) < total("deaths", before) / 2
    assert total("too many discs", now) < total("too many discs", before)
    assert total("events B", now) > total("events B", before)
    worth = {band: total(f"points {band}", now) / total(f"air {band}", now) for band in "RB"}
    assert worth["B"] > worth["R"]


def test_every_game_is_won_by_somebody_or_nobody_lives() -> None:
    for number in range(20):
        facts = facts_of_a_game(f"w/{number}", 3, {})

        shares = sum(facts[f"won {place}"] for place in (1, 2, 3))
        assert round(shares, 6) == (0 if facts["deaths"] == 3 else 1)
        assert facts["lost to others"] <= facts["deaths"] <= 3


def test_a_combination_is_impossible_without_one_of_its_animals() -> None:
    impossible = [
        is_some_combination_impossible(CarefulGame(f"c/{number}", 4, {}).state)
        for number in range(200)
    ]

    assert 45 < sum(impossible) < 95  # about a third


def test_the_same_call_gives_the_same_table() -> None:
    call = ("balance", "scuba", "--seats", "2", "--games", "12")
    one, two, as_json = run(*call, "--jobs", "1"), run(*call, "--jobs", "2"), run(*call, "--json")

    assert one.exit_code == 0
    assert one.output == two.output
    assert one.output.splitlines()[0].split("|")[2:4] == [
        " 2 players, rules 1 ",
        " 2 players, rules 2 ",
    ]
    assert json.loads(as_json.output)["2 players, rules 2"]["games"] == "12"


def test_a_game_of_the_divers_is_measured() -> None:
    column = Column("divers", 2, {"size": 5, "teams": False}, 1, "novice")
    [[facts]] = play(column, 1)

    told = figures(column, [facts])

    assert told["games"] == "1"
    assert facts["turns after"] <= 1
    assert sum(facts[name] for name in facts if name.startswith("ended ")) == 1


def test_a_table_lines_up() -> None:
    assert list(as_table({"before": {"a": "1"}, "now": {"a": "10", "bb": "2"}})) == [
        "|    | before | now |",
        "| -- | -----: | --: |",
        "| a  |      1 |  10 |",
        "| bb |      - |   2 |",
    ]


def test_wrong_use_is_told() -> None:
    assert "there is no bot best" in run("balance", "divers", "--level", "best").output
    assert run("balance", "scuba", "--option", "boat=on").exit_code == 2
    assert run("balance", "dive").exit_code == 2
