"""`divetable ocean pieces` and `divetable ocean art`."""

import json
from pathlib import Path

from click.testing import CliRunner
from PIL import Image

from divetable.art import sheet_of
from divetable.cli import main


def test_a_sheet_is_drawn(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"

    result = CliRunner().invoke(main, ["ocean", "pieces", "icons", "--out", str(out)])

    assert result.exit_code == 0, result.output
    assert f"{len(sheet_of('icons'))} pieces" in result.output
    with Image.open(out) as picture:
        assert picture.width > 1000
        assert len(picture.convert("L").resize((64, 64)).getcolors() or ()) > 20


def test_without_out_the_pieces_are_told_in_words() -> None:
    result = CliRunner().invoke(main, ["--lang", "nl", "ocean", "pieces", "divers"])

    assert result.exit_code == 0
    assert "divers/patch/mud-3  Modder, 3 pollen\n" in result.output


def test_as_json() -> None:
    result = CliRunner().invoke(main, ["--lang", "sv", "ocean", "pieces", "dive", "--json"])

    listed = json.loads(result.output)
    assert listed["game"] == "dive"
    assert {"id": "dive/companion/orca", "alt": "Späckhuggare"} in listed["pieces"]


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "sheet.png"

    result = CliRunner().invoke(main, ["ocean", "pieces", "icons", "--out", str(out)])

    assert result.exit_code == 2
    assert "nowhere" in result.output


def test_art_is_written_and_checked(tmp_path: Path) -> None:
    folder = str(tmp_path / "art")

    assert CliRunner().invoke(main, ["ocean", "art", folder, "--check"]).exit_code == 1
    written = CliRunner().invoke(main, ["ocean", "art", folder])
    assert written.exit_code == 0, written.output
    assert (tmp_path / "art" / "scuba" / "boat.svg").is_file()
    assert CliRunner().invoke(main, ["ocean", "art", folder, "--check"]).exit_code == 0

    (tmp_path / "art" / "scuba" / "boat.svg").unlink()
    checked = CliRunner().invoke(main, ["ocean", "art", folder, "--check"])
    assert checked.exit_code == 1
    assert checked.output == "stale: scuba/boat.svg\n"
