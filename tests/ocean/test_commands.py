"""`divetable ocean`, as one would type it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image

import divetable.ocean
from divetable.bots.dive import eye
from divetable.cli import main
from divetable.lab.eyes import acuity, weights
from divetable.ocean.reader import Found


def run(*arguments: str) -> Result:
    runner = CliRunner(env={"LANG": "en"})
    return runner.invoke(main, ("ocean", *arguments), catch_exceptions=False)


def size_of(file: Path) -> tuple[int, int]:
    with Image.open(file) as image:
        return image.size


def test_a_sheet_of_all_cards(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("default.png", "game.webp", "again.webp")]

    run("cards", "--out", str(files[0]), "--size", "64")
    told, last = (
        run("cards", "--out", str(file), "--size", "64", "--seed", "reef") for file in files[1:]
    )

    assert told.exit_code == 0
    assert last.output == f"{files[2]}: 636 x 286, {files[2].stat().st_size} bytes\n"
    assert size_of(files[0]) == (636, 286)
    assert files[1].read_bytes() == files[2].read_bytes()


def test_a_picture_of_a_stack(tmp_path: Path) -> None:
    file = tmp_path / "stack.jpg"

    told = run("stack", "--out", str(file), "--size", "96", "--taken", "30", "--light", "west",
               "--tilt", "0.5", "-1", "--octopus", "500", "500", "0")  # fmt: skip

    assert told.exit_code == 0
    assert size_of(file) == (96, 96)


def test_sonar_in_words_and_as_json() -> None:
    said = run("sonar", "--seed", "reef", "--taken", "33").output.splitlines()
    data = json.loads(run("sonar", "--seed", "reef", "--taken", "33", "--json").output)

    assert [line.partition(":")[0] for line in said] == ["Level 1", "Level 2", "Level 3"]
    assert [reading["level"] for reading in data] == [1, 2, 3]


def test_acuity_in_a_table_and_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    level = eye.Belief(0.8, {"green": 0.1, "red": 0.1, "manta": 0.1, "none": 0.7})
    there, not_there = acuity.Truth(True, "none"), acuity.Truth(False, "red")

    def answers(
        number: int, setting: str, skills: tuple[int, ...], default_print: bool
    ) -> acuity.Answers:
        assert (setting, default_print) == ("murky", False)
        truth = there if number % 2 else not_there
        told = {f"skill {skill}": eye.Reading((level,) * 5) for skill in skills}
        return acuity.Answers((truth,) * 5, told)

    monkeypatch.setattr(acuity, "answers", answers)
    asked = ("acuity", "--stacks", "4", "--setting", "murky", "--jobs", "1")

    told = run(*asked).output.splitlines()
    data = json.loads(run(*asked, "--json", "--eye").output)

    assert told[0] == "setting murky, 4 stacks: right answers in %, with 95 % intervals"
    assert told[2].split()[:5] == ["skill", "5", "shark", "50.0", "(15-85)"]
    assert told[-1].split() == ["skill", "5", "80.0", "50.0", "20"]
    assert [curve["rates"][0] for curve in data["curves"]] == [0.5] * 10
    assert data["stacks"] == 4


def test_what_is_measured_is_kept_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def answers(
        number: int, setting: str, skills: tuple[int, ...], default_print: bool
    ) -> acuity.Answers:
        asked.append(number)
        level = eye.Belief(0.8, {"green": 0.1, "red": 0.1, "manta": 0.1, "none": 0.7})
        told = {f"skill {skill}": eye.Reading((level,) * 5) for skill in skills}
        return acuity.Answers((acuity.Truth(number != 1, "none"),) * 5, told)

    monkeypatch.setattr(acuity, "answers", answers)
    monkeypatch.setattr(divetable.ocean, "__file__", str(tmp_path / "__init__.py"))
    kept = str(tmp_path / "answers.jsonl")

    run("acuity", "--eye", "--jobs", "1", "--keep", kept, "--stacks", "2")
    told = run("acuity", "--eye", "--jobs", "1", "--keep", kept, "--stacks", "4", "--write")

    assert asked == [0, 1, 2, 3]
    assert "4 stacks" in told.output
    written = json.loads((tmp_path / "measured.json").read_text())
    assert written["3"]["shark"] == [0.75] * 5


def test_what_the_eye_believes_is_fitted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def sample(number: int, setting: str) -> weights.Sample:
        assert setting == "table"
        code = "S" if number % 2 else "-"
        found = [Found("shark", 0.9, level, 0.5, 0.5) for level in range(5) if number % 2]
        return weights.Sample((code,) * 5, dict.fromkeys(eye.LOOKS, found))

    monkeypatch.setattr(weights, "sample", sample)
    file = tmp_path / "weights.json"

    monkeypatch.setattr(divetable.ocean, "__file__", str(tmp_path / "__init__.py"))

    told = run("fit", "--stacks", "12", "--jobs", "1", "--out", str(file), "--write")

    said = told.output.splitlines()
    assert said[0] == f"{file}: fitted on 12 stacks; cross-validated:"
    assert said[3].split()[:4] == ["skill", "1", "shark", "100.0"]
    assert list(json.loads(file.read_text())) == ["1", "2", "3", "4", "5"]
    assert "12 stacks" in (tmp_path / "measured.json").read_text()


def test_sprites_can_be_painted_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("divetable.ocean.sprites.SPECIMENS", {"bubbles": 1})

    told = run("paint", "--folder", str(tmp_path / "new"))

    painted = tmp_path / "new" / "bubbles-0.webp"
    assert told.output == f"{painted.stat().st_size} bytes in {painted.parent}\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("cards", "--out", "sheet.gif"), "write a .png, .webp or .jpg file"),
        (("cards", "--out", "nowhere/sheet.png", "--size", "64"), "No such file"),
        (("cards", "--out", "sheet.png", "--size", "5"), "5 pixels; choose 64 to 1024"),
        (("stack", "--out", "stack.png", "--light", "laser"), "laser"),
        (("stack", "--out", "stack.png", "--tilt", "2", "0"), "both go from -1 to 1"),
        (("stack", "--out", "stack.png", "--octopus", "10", "500", "0"), "may lie from 250 to 750"),
        (("stack", "--out", "stack.png", "--size", "2000"), "2000 pixels"),
        (("acuity", "--setting", "foggy"), "foggy"),
        (("acuity", "--stacks", "0"), "0"),
        (("acuity", "--write"), "--write goes with --eye"),
    ],
)
def test_wrong_use_is_told_in_one_sentence(arguments: tuple[str, ...], says: str) -> None:
    told = run(*arguments)

    assert told.exit_code == 2
    assert says in told.output
