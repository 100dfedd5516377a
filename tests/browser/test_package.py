"""What others install: the packages, built by the documented command, and a game with the wheel."""

import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import button, lay_by_keys
from tests.checkout import ROOT, script

pytestmark = pytest.mark.browser

SOURCE = ROOT / "src" / "divetable"
RULES = ROOT / "docs" / "rules"
MADE_HERE = re.compile(r"__pycache__|node_modules|\.pyc$|/\.(?!gitignore|npmrc)|/dist/")
IMPORT_EVERYTHING = """
import importlib, pkgutil, divetable
for found in pkgutil.walk_packages(divetable.__path__, "divetable."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)
print(divetable.__file__)
"""


class Packages(NamedTuple):
    wheel: Path
    sdist: Path


class Installed(NamedTuple):
    """An environment with the wheel and what it asks for, far from the checkout."""

    programs: Path
    folder: Path

    def command(self, program: str, *arguments: str) -> list[str]:
        return [str(self.programs / program), *arguments]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, str(ROOT / "divetable"), "package", str(folder)], check=True)
    [wheel], [sdist] = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return Packages(wheel, sdist)


@pytest.fixture(scope="module")
def installed(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel itself says what it needs; our pins only say which versions, as we have them."""
    known, folder = script(), tmp_path_factory.mktemp("elsewhere")
    uv, home = str(known.uv_home() / "bin" / f"uv{known.EXE}"), folder / "environment"
    pins = str(ROOT / "requirements" / "run.txt")
    for command in (
        [uv, "venv", "--no-project", "--python", sys.executable, str(home)],
        [uv, "pip", "install", "--python", str(home), "--constraint", pins, str(packages.wheel)],
    ):
        subprocess.run(command, cwd=folder, env=known.installer_environment(), check=True)
    return Installed(home / known.BIN, folder)


@contextmanager
def served(installed: Installed) -> Generator[str]:
    """The address of a server that the installed program has started."""
    quickly = ["--no-thinking-bots", "--no-rehearse"]  # or it compiles them first, for minutes
    command = installed.command("divetable", "--no-browser", "--port=0", *quickly)
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=installed.folder, env=bare()
    ) as process:
        assert process.stdout
        try:
            lines = (re.search(r"http://\S+", line) for line in process.stdout)
            yield next(found[0] for found in lines if found)
        finally:
            process.terminate()


def bare() -> dict[str, str]:
    """Our environment without what could lead to the modules of the checkout."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "VIRTUAL_ENV"))
    }


def files_below(folder: Path, name: str) -> set[str]:
    """Their paths below that name, as a package has them."""
    found = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return {f"{name}/{path}" for path in found if not MADE_HERE.search(path)}


def test_the_wheel_holds_the_program_the_client_and_the_rules_and_nothing_else(
    packages: Packages,
) -> None:
    with ZipFile(packages.wheel) as wheel:
        names = set(wheel.namelist())

    ours = {name for name in names if not re.match(r"divetable-[^/]+\.dist-info/", name)}
    assert ours == files_below(SOURCE, "divetable") | files_below(RULES, "divetable/rules")
    for kind in (
        r"static/index\.html",
        r"static/assets/.*\.js",
        r"rules/de/scuba\.md",
        r"locales/sv/.*\.ftl",
        r"games/divers/data/.*\.json",
        r"storage/migrations/versions/.*\.py",
    ):
        assert [name for name in ours if re.fullmatch(f"divetable/{kind}", name)], kind


def test_the_source_package_holds_all_it_takes_and_nothing_made_here(packages: Packages) -> None:
    with tarfile.open(packages.sdist) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}

    assert files_below(SOURCE, "src/divetable") <= names
    assert {"divetable", "pyproject.toml", "requirements/run.txt", "docs/rules/dive.md"} <= names
    assert not [name for name in names if MADE_HERE.search(f"/{name}")]


def test_the_wheel_asks_for_everything_that_its_modules_import(installed: Installed) -> None:
    command = installed.command("python", "-c", IMPORT_EVERYTHING)
    done = subprocess.run(
        command, cwd=installed.folder, env=bare(), capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).is_relative_to(installed.programs.parent)


def test_a_move_against_bots_from_an_empty_environment(installed: Installed, visit: Visit) -> None:
    with served(installed) as address:
        page = visit(base_url=address)

        button(page, "Play Dive now against bots").click()
        lay_by_keys(page, {1: 1})
        button(page, "Ready").click()

        expect(page.get_by_role("heading", name="The dive")).to_be_visible()
        expect(page.get_by_text("Round 2", exact=True)).to_be_visible()
    assert (installed.folder / "divetable-data" / "divetable.sqlite").exists()
