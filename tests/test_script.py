"""./divetable sets up what is missing, and runs what it is asked to run.

Here it works in a copy of the project with stand-ins for Python and uv: nothing is fetched.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.checkout import ROOT, script
from tools import check, web

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")

SHOW_THE_CALL = '#!/bin/sh\nprintf "%s\\n" "$PWD" "$@"\nexit 7\n'

WORKING_UV = f"""#!/bin/sh
echo "$1 $2" >> .cache/calls
if [ "$1" = venv ]; then
    mkdir -p .venv/bin
    cat > .venv/bin/python <<'END'
{SHOW_THE_CALL}END
    chmod +x .venv/bin/python
fi
"""

FAILING_UV = "#!/bin/sh\necho first\necho no route to anywhere\nexit 2\n"


class Checkout:
    """A copy of what ./divetable reads, in a folder of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        root.mkdir()
        for name in ("divetable", "pyproject.toml"):
            shutil.copy(ROOT / name, root)
        shutil.copytree(ROOT / "requirements", root / "requirements")
        self.script = root / "divetable"

    def write_uv(self, text: str) -> None:
        """Put a stand-in where the fetched uv would be."""
        uv: Path = self.module().uv_home() / "bin" / "uv"
        uv.parent.mkdir(parents=True, exist_ok=True)
        uv.write_text(text)
        uv.chmod(0o755)

    def module(self) -> ModuleType:
        """The script as a module, to ask it for its names of files."""
        return script(self.script)

    def calls(self) -> list[str]:
        """What the working stand-in for uv was asked to do."""
        calls = self.root / ".cache" / "calls"
        return calls.read_text().splitlines() if calls.exists() else []


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A copy, in a path with a space, with a uv that works."""
    checkout = Checkout(tmp_path / "a copy")
    checkout.write_uv(WORKING_UV)
    return checkout


def start(script: Path, *arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Start the script as a user would."""
    command = [sys.executable, str(script), *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def test_the_program_gets_the_callers_folder_and_words_and_gives_its_exit_code(
    checkout: Checkout, tmp_path: Path
) -> None:
    done = start(checkout.script, "play", "two words", "--help", cwd=tmp_path)

    shown = [str(tmp_path), "-P", "-m", "divetable", "play", "two words", "--help"]
    assert done.stdout.splitlines() == shown
    assert done.returncode == 7


def test_a_symlink_leads_to_the_checkout(checkout: Checkout, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(checkout.script)

    done = start(link, cwd=tmp_path)

    assert done.returncode == 7
    assert (checkout.root / ".venv").is_dir()


def test_the_second_start_installs_nothing_and_says_nothing(checkout: Checkout) -> None:
    start(checkout.script)
    before = checkout.calls()

    done = start(checkout.script)

    assert before == ["venv --clear", "pip sync", "pip install"]
    assert checkout.calls() == before
    assert done.stderr == ""


def test_changed_requirements_are_installed_into_what_is_there(checkout: Checkout) -> None:
    start(checkout.script)
    with (checkout.root / "requirements" / "run.txt").open("a") as pins:
        pins.write("# changed\n")

    start(checkout.script)

    assert checkout.calls()[3:] == ["pip sync", "pip install"]


def test_the_test_requirements_are_enough_to_run(checkout: Checkout) -> None:
    start(checkout.script, "test")
    before = checkout.calls()

    start(checkout.script)

    assert checkout.calls() == before


def test_a_failed_set_up_ends_in_one_line_and_is_made_good_by_the_next(checkout: Checkout) -> None:
    checkout.write_uv(FAILING_UV)

    failed = start(checkout.script)

    assert failed.returncode == 1
    assert "uv failed: no route to anywhere" in failed.stderr.splitlines()[-1]
    checkout.write_uv(WORKING_UV)
    assert start(checkout.script).returncode == 7


def test_a_set_up_that_broke_off_is_begun_anew(checkout: Checkout) -> None:
    start(checkout.script)
    (checkout.root / ".venv" / "stamp").unlink()

    start(checkout.script)

    assert checkout.calls()[3:] == ["venv --clear", "pip sync", "pip install"]


def test_a_moved_checkout_is_set_up_again(checkout: Checkout, tmp_path: Path) -> None:
    start(checkout.script)
    moved = checkout.root.rename(tmp_path / "moved")

    done = start(moved / "divetable")

    assert "installing" in done.stderr


def test_simultaneous_starts_install_once(checkout: Checkout) -> None:
    checkout.write_uv(WORKING_UV + "sleep 0.2\n")
    command = [sys.executable, str(checkout.script)]
    starts = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for _ in range(3)]

    assert [each.wait() for each in starts] == [7, 7, 7]
    assert checkout.calls() == ["venv --clear", "pip sync", "pip install"]


def test_the_client_is_built_before_the_server_starts_and_only_then(checkout: Checkout) -> None:
    (checkout.root / "web").mkdir()
    built = "divetable: building the browser client"

    assert built not in start(checkout.script, "simulate", "dive").stderr
    assert built not in start(checkout.script, "--help").stderr
    for words in ([], ["serve"], ["--lan"], ["--lang", "nl"]):
        done = start(checkout.script, *words)
        assert built in done.stderr.splitlines()
        assert "going on without it" in done.stderr  # the stand-in cannot build
        assert done.returncode == 7


def test_a_client_that_is_built_is_not_built_again(checkout: Checkout) -> None:
    start(checkout.script)
    (checkout.root / "web").mkdir()
    (checkout.root / "web" / "main.ts").write_text("1")
    module = checkout.module()
    module.CLIENT_STAMP.parent.mkdir(parents=True)
    module.CLIENT_STAMP.write_text(module.made_of())

    assert start(checkout.script).stderr == ""
    (checkout.root / "web" / "main.ts").write_text("2")
    assert "building" in start(checkout.script).stderr


def test_the_script_and_the_tool_mean_the_same_client() -> None:
    assert script().made_of() == web.digest()


def test_packages_are_built_into_dist_where_no_older_ones_stay(checkout: Checkout) -> None:
    dist = checkout.root / "dist"
    dist.mkdir()
    (dist / "divetable-0.0.1.tar.gz").touch()
    (dist / "notes").touch()

    done = start(checkout.script, "package")

    assert done.returncode == 0
    assert checkout.calls()[3:] == ["build --no-build-isolation"]
    assert [path.name for path in dist.iterdir()] == ["notes"]


def test_no_package_is_built_without_the_client(checkout: Checkout) -> None:
    (checkout.root / "web").mkdir()

    done = start(checkout.script, "package")

    assert done.returncode == 1  # the stand-in cannot build one
    assert not [call for call in checkout.calls() if call.startswith("build")]


def test_package_wants_one_folder_at_most(checkout: Checkout) -> None:
    for words in (["here", "there"], ["--help"]):
        done = start(checkout.script, "package", *words)

        assert done.returncode == 1
        assert done.stderr.splitlines() == [
            "divetable: name one folder, or none: ./divetable package [FOLDER]"
        ]


def test_help_tells_of_the_script_first_and_then_of_the_program(checkout: Checkout) -> None:
    ours, _, programs = start(checkout.script, "--help").stdout.partition("-P\n")

    assert "./divetable package" in ours
    assert programs.splitlines() == ["-m", "divetable", "--help"]
    assert "./divetable package" not in start(checkout.script, "play", "--help").stdout


def test_lock_wants_a_day(checkout: Checkout) -> None:
    for words in ([], ["tomorrow"], ["2026-10-12", "2026-10-13"]):
        done = start(checkout.script, "lock", *words)

        assert done.returncode == 1
        assert done.stderr.splitlines() == [
            "divetable: say until which day: ./divetable lock 2026-10-12"
        ]


def test_an_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["lint", "wash"]) == 2
    assert "no part called wash" in capsys.readouterr().err


def test_parts_run_in_their_own_order_and_all_of_them_if_none_is_named() -> None:
    every = (
        "format",
        "lint",
        "types",
        "imports",
        "rules",
        "unit",
        "tables",
        "ocean",
        "long",
        "web",
        "browser",
    )
    assert check.plan_for([]).parts == every
    assert check.plan_for(["unit", "lint"]).parts == ("lint", "unit")


@pytest.mark.parametrize("words", [["-k", "lint"], ["tests/games", "-x"], ["x.py::test_y"]])
def test_pytest_gets_its_arguments_and_runs_alone(words: list[str]) -> None:
    assert check.plan_for(words) == (("unit",), tuple(words))
    assert check.plan_for(["format", "unit", *words]) == (("format", "unit"), tuple(words))


def test_arguments_for_pytest_need_pytest() -> None:
    with pytest.raises(ValueError, match="-x is for pytest"):
        check.plan_for(["lint", "-x"])


def test_all_parts_run_though_one_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(_: check.Plan) -> bool:
        return False

    def good(_: check.Plan) -> bool:
        return True

    monkeypatch.setattr(check, "PARTS", {"bad": bad, "good": good})

    results = check.run(check.Plan(("bad", "good"), ()))

    assert [(result.part, result.passed) for result in results] == [("bad", False), ("good", True)]
    assert check.main([]) == 1
