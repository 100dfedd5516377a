"""`divetable play`, `replay` and `verify`, as one would type them."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from divetable.cli import main
from divetable.cli.play import own_server, quiet_logs
from divetable.tables.records import read_record
from divetable.terminal.entrance import NewTable, open_table
from divetable.terminal.game import Sitting
from divetable.terminal.replay import step_through
from divetable.wire.client import client
from tests.server.patience import HANGS
from tests.terminal.players import AutoScreen

START = "from divetable.cli import main; main()"


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner(env={"LANG": "en"}).invoke(
        main, arguments, input=typed, catch_exceptions=False
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Dive with drafts, saved by `save`."""
    path = tmp_path_factory.mktemp("records") / "dive.divetable.json"

    async def evening(url: str) -> None:
        screen = AutoScreen(5, stay=200)
        screen.at_the_end = [f"save {path}", "quit"]
        async with asyncio.timeout(HANGS), client(url) as device:
            plan = NewTable("dive", 2, {"close_delay": 0}, ("Ada",), "random")
            await Sitting(device, await open_table(device, plan), screen).play()

    with quiet_logs(), own_server() as url:
        asyncio.run(evening(url))
    return path


def changed(record: Path, folder: Path, **parts: object) -> str:
    path = folder / "changed.divetable.json"
    path.write_text(json.dumps({**json.loads(record.read_bytes()), **parts}))
    return str(path)


# Playing


def test_a_game_is_begun_and_left_in_a_real_terminal_process() -> None:
    done = subprocess.run(
        [sys.executable, "-c", START, "--lang", "de", "play", "scuba", "--name", "Ada"],
        input="help\nquit\n",
        capture_output=True,
        encoding="utf-8",
        timeout=HANGS,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert "Tippe die Nummer einer Wahl." in done.stdout
    assert done.stdout.endswith("Auf Wiedersehen.\n")
    assert "\x1b" not in done.stdout  # no colours where nobody sees them


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play"], "name a GAME"),
        (["play", "chess"], "is not one of"),
        (["play", "--join", "ABC"], "--join needs --server"),
        (["play", "dive", "--seats", "9"], "dive is played by 1 to 4"),
        (["play", "dive", "--option", "colour=red"], "there is no option colour"),
        (["play", "scuba", "--bots", "genius"], "there is no bot genius"),
        (["play", "scuba", "--server", "http://127.0.0.1:1"], "Nobody answers at"),
    ],
)
def test_wrong_use_is_told_in_a_sentence(arguments: list[str], said: str) -> None:
    told = run(*arguments)

    assert told.exit_code == 2
    assert said in " ".join(told.output.split())


# Records


def test_a_record_is_shown_step_by_step(record: Path) -> None:
    steps = len(json.loads(record.read_bytes())["steps"])

    told = run("replay", str(record), "--eyes", "0", "--all")

    assert told.exit_code == 0
    assert re.findall(r"^Step (\d+) of", told.output, re.MULTILINE) == [
        str(number) for number in range(1, steps + 1)
    ]
    assert "Won: " in told.output


def test_one_goes_forth_and_back_by_keys(record: Path) -> None:
    shown: list[str] = []
    keys = iter(["", "b", "3", "x", "99", ""])

    step_through(
        read_record(record.read_bytes()),
        "public",
        "en",
        lambda part: shown.append(str(part)),
        lambda: next(keys),
    )

    titles = [text.split(" of ")[0] for text in shown if text.startswith(("Step", "The start"))]
    last = titles.pop()
    assert [title.split(" · ")[0] for title in titles] == [
        "The start", "Step 1", "The start", "Step 3", "Step 4",
    ]  # fmt: skip
    assert last == f"Step {len(read_record(record.read_bytes()).steps)}"


def test_eyes_see_only_what_they_saw(record: Path) -> None:
    """The other's program stays hidden until the boards are shown."""
    document = json.loads(run("replay", str(record), "--eyes", "1", "--json").output)

    readied = [
        event
        for step in document["steps"]
        for event in step["events"]
        if event["type"] == "Readied" and event["seat"] == 0
    ]
    assert readied
    assert all(event["program"] is None for event in readied)


def test_a_true_record_is_checked_and_verified(record: Path) -> None:
    checked = json.loads(run("replay", str(record), "--check", "--json").output)
    verified = run("verify", str(record))

    assert checked["problems"] == []
    assert verified.exit_code == 0
    assert "The seed is the one that was sealed" in verified.output


def test_a_step_that_was_changed_is_found(record: Path, tmp_path: Path) -> None:
    steps = json.loads(record.read_bytes())["steps"]
    steps[2]["events"] = []
    path = changed(record, tmp_path, steps=steps)

    for command in (["replay", path, "--check"], ["verify", path]):
        told = run(*command)
        assert told.exit_code == 1
        assert "Step 3 differs: other events" in told.output
    assert run("replay", path, "--all").exit_code == 1


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"salt": "other"}, "The seed does not fit the seal."),
        ({"seal": ""}, "The record has no seal"),
    ],
)
def test_a_seal_that_does_not_fit_proves_nothing(
    record: Path, tmp_path: Path, parts: dict[str, object], said: str
) -> None:
    told = run("verify", changed(record, tmp_path, **parts))

    assert told.exit_code == 1
    assert said in told.output


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_record_is_wrong_use(command: str, tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    assert run(command, str(path)).exit_code == 2
    path.write_text("{}")

    told = run(command, str(path))

    assert told.exit_code == 2
    assert "[T-7.2]" in told.output
    assert run("replay", str(path), "--eyes", "left").exit_code == 2
