"""The command line, as one would type it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from divetable import __version__
from divetable.cli import main

VECTORS = Path(__file__).parent / "vectors" / "dive.json"


def run(*arguments: str) -> Result:
    return CliRunner(env={"LANG": "en"}).invoke(main, arguments, catch_exceptions=False)


def test_without_a_command_it_would_serve() -> None:
    told = run("--port", "no")

    assert told.exit_code == 2
    assert "serve [OPTIONS]" in told.output


def test_its_own_options_are_not_those_of_serve() -> None:
    assert run("--version").output.strip().endswith(__version__)
    assert "Commands:" in run("--help").output
    assert "Commands:" in run("--lang", "nl", "--help").output


@pytest.mark.parametrize("command", ["vectors", "simulate", "bench", "serve"])
def test_every_command_explains_itself(command: str) -> None:
    told = run(command, "--help")

    assert told.exit_code == 0
    assert "Usage" in told.output


def test_vectors_end_with_a_count() -> None:
    told = run("vectors", str(VECTORS))

    assert told.exit_code == 0
    assert told.output.splitlines()[0] == "ok D-V2"
    assert told.output.splitlines()[-1] == "42 passed, 0 failed"


def test_a_failing_vector_is_told_and_exits_with_1(tmp_path: Path) -> None:
    wrong = {"id": "X", "program": ["1"], "legal": False}
    path = tmp_path / "dive-wrong.json"
    path.write_text(json.dumps([wrong]))

    told = run("vectors", str(VECTORS), str(path))

    assert told.exit_code == 1
    assert "FAIL X: legal is True, expected False" in told.output.splitlines()
    assert told.output.splitlines()[-1] == "42 passed, 1 failed"


def test_vectors_as_json() -> None:
    told = json.loads(run("vectors", "--json", str(VECTORS)).output)

    assert (told["passed"], told["failed"]) == (42, 0)
    assert told["vectors"][0]["id"] == "D-V2"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("vectors", "nowhere/dive.json"), "nowhere"),
        (("vectors", "chess.json"), "must start with the game's"),
        (("vectors",), "Missing argument"),
        (("simulate", "chess"), "chess"),
        (("simulate", "dive", "--option", "chief"), "write name=value"),
        (("simulate", "dive", "--option", "ocean_cards=@nowhere.json"), "nowhere.json"),
        (("simulate", "dive", "--option", "luck=on"), "[D-2.5]"),
        (("simulate", "dive", "--seats", "9"), "[D-2.1]"),
        (("simulate", "dive", "--games", "0"), "--games"),
        (("simulate", "dive", "--games", "1", "--out", "nowhere/x.jsonl"), "nowhere"),
        (("bench", "nothing"), "there is no benchmark nothing"),
        (("dance",), "No such command"),
    ],
)
def test_wrong_use_exits_with_2_and_one_sentence(arguments: tuple[str, ...], says: str) -> None:
    told = run(*arguments)

    assert told.exit_code == 2
    assert says in told.output
    assert "Traceback" not in told.output


def test_a_refusal_comes_in_the_player_s_language() -> None:
    told = run("--lang", "sv", "simulate", "dive", "--seats", "9")

    assert "[D-2.1]" in told.output
    assert "spelare" in told.output


def test_simulating_twice_gives_the_same_json() -> None:
    arguments = ("simulate", "dive", "--games", "120", "--seats", "3", "--option", "chief=on")

    first, second = run(*arguments, "--json"), run(*arguments, "--json", "--jobs", "1")

    assert first.output == second.output
    assert json.loads(first.output)["games"] == 120


def test_a_summary_for_people(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"

    told = run("simulate", "dive", "--games", "5", "--out", str(out), "--option", "chief=on")

    assert "dive: 5 games, seed 0" in told.output
    assert "options: chief=on" in told.output
    assert [json.loads(line)["number"] for line in out.read_text().splitlines()] == [0, 1, 2, 3, 4]


def test_another_deck_is_played_from_a_file(tmp_path: Path) -> None:
    from divetable.core.codec import dump
    from divetable.games.dive.components import house_ocean_cards

    cards = dump(house_ocean_cards())
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(cards))
    bad.write_text(json.dumps(cards[1:]))

    fine = run("simulate", "dive", "--games", "2", "--option", f"ocean_cards=@{good}")
    refused = run("simulate", "dive", "--games", "2", "--option", f"ocean_cards=@{bad}")

    assert "ocean_cards=" in fine.output
    assert refused.exit_code == 2
    assert "there are 35 cards, not 36" in refused.output
