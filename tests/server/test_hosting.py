"""What docs/hosting.md tells people to type and to copy works: here as far as a checkout goes.

Behind its Caddy and its nginx people really play: test_proxies.py runs both.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.request import Request, urlopen

import pytest

from divetable.server.visitors import read_proxies
from tests.server.processes import LONGEST_START
from tests.server.test_proxies import TRUST
from tests.services import ROOT, free_port

PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
FILES = ROOT / "docs" / "hosting"
NAMES = sorted(path.name for path in FILES.iterdir())
UNITS = [name for name in NAMES if name.endswith((".service", ".timer"))]
SETTINGS = tomllib.loads((FILES / "divetable.toml").read_text("utf-8"))
PROGRAMS = Path(sys.executable).parent
A_DAY = re.compile(r"\d{4}-\d\d-\d\d\.gz")

SERVICE = """
Type User WorkingDirectory Environment ExecStart ExecStartPost Restart RestartSec OOMPolicy Nice
StateDirectory StateDirectoryMode CacheDirectory NoNewPrivileges PrivateDevices PrivateTmp
ProtectControlGroups ProtectHome ProtectKernelModules ProtectKernelTunables ProtectSystem
RestrictSUIDSGID
"""
# What systemd knows of these sections, as far as our units use it: a slip would only be logged.
KEYS = {
    "Unit": {"Description", "Wants", "After"},
    "Install": {"WantedBy"},
    "Timer": {"OnCalendar", "Persistent"},
    "Service": set(SERVICE.split()),
}

Unit = dict[str, dict[str, str]]


def unit(name: str) -> Unit:
    """The sections of a unit file, and what they set."""
    sections: Unit = {}
    text = (FILES / name).read_text("utf-8").replace("\\\n", " ")
    for title, body in re.findall(r"^\[(\w+)\]\n(.*?)(?=^\[|\Z)", text, re.DOTALL | re.MULTILINE):
        lines = [line.partition("=") for line in body.splitlines() if line and line[0] != "#"]
        sections[title] = {key: value for key, _, value in lines}
        assert len(sections[title]) == len(lines), f"{name} says something twice"
        assert all(equals for _, equals, _ in lines), f"{name}: {lines}"
    return sections


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


class Machine(NamedTuple):
    """A folder that stands for the machine of the page."""

    root: Path
    port: int

    @property
    def data(self) -> Path:
        return self.root / "var" / "lib" / "divetable"

    def here(self, text: str) -> str:
        """Commands or settings of the page, for this folder."""
        text = text.replace("/opt/divetable/current/bin/divetable", f"{PROGRAMS / 'divetable'}")
        text = re.sub(r"/(etc|var/lib)/divetable", rf"{self.root}/\1/divetable", text)
        return text.replace(f"port = {SETTINGS['port']}", f"port = {self.port}")

    def command(self, unit_name: str, key: str = "ExecStart") -> list[str]:
        """A command line as systemd reads it."""
        line = unit(unit_name)["Service"][key]
        return shlex.split(self.here(line.replace("$$", "$").replace("%%", "%")))

    def run(self, unit_name: str, key: str = "ExecStart") -> None:
        subprocess.run(self.command(unit_name, key), cwd=self.data, check=True)

    @contextmanager
    def served(self) -> Generator[None]:
        """The server, started by the line of its unit, until it is well."""
        quickly = {**os.environ, "DIVETABLE_THINKING_BOTS": "no"}
        with subprocess.Popen(
            self.command("divetable.service"),
            cwd=self.root,
            env=quickly,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            try:
                end = time.monotonic() + LONGEST_START
                while not self.is_well():
                    assert process.poll() is None
                    assert time.monotonic() < end
                    time.sleep(0.05)
                yield
            finally:
                process.terminate()
        assert process.returncode == 0

    def is_well(self) -> bool:
        try:
            return self.ask("/healthz") == b"ok\n"
        except URLError:
            return False

    def ask(self, path: str, cookie: str = "", body: Any = None) -> bytes:
        headers = {"Cookie": cookie, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        with urlopen(request) as answer:
            told: bytes = answer.read()
            return told

    def cookie(self) -> str:
        """A new device is known by it."""
        with urlopen(f"http://127.0.0.1:{self.port}/") as answer:
            return str(answer.headers["Set-Cookie"]).partition(";")[0]

    def tables(self, cookie: str) -> list[str]:
        return [table["table"] for table in json.loads(self.ask("/api/tables", cookie))]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """With the settings in their place, and the folders that systemd makes."""
    made = Machine(tmp_path, free_port())
    settings = made.here((FILES / "divetable.toml").read_text("utf-8"))
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc" / "divetable.toml").write_text(settings, "utf-8")
    for name in ("divetable.service", "divetable-backup.service"):
        for folder in unit(name)["Service"]["StateDirectory"].split():
            (tmp_path / "var" / "lib" / folder).mkdir(parents=True, exist_ok=True)
    return made


@pytest.mark.parametrize("name", NAMES)
def test_the_page_shows_each_file_as_it_is(name: str) -> None:
    found = re.findall(rf"`/\S*/{re.escape(name)}`:\n\n```\w*\n(.*?)```", PAGE, re.DOTALL)

    assert found == [(FILES / name).read_text("utf-8")]


@pytest.mark.parametrize("name", UNITS)
def test_units_say_what_systemd_understands(name: str, tmp_path: Path) -> None:
    sections = unit(name)
    for section, settings in sections.items():
        assert set(settings) <= KEYS[section]

    if name.endswith(".timer"):
        assert name.replace(".timer", ".service") in UNITS
        assert re.fullmatch(r"\*-\*-\* \d\d:\d\d", sections["Timer"]["OnCalendar"])
    if systemd := shutil.which("systemd-analyze"):  # it, too, where there is one
        for each in UNITS:
            text = (FILES / each).read_text("utf-8")
            text = text.replace("/opt/divetable/current/bin/divetable", "/bin/true")
            (tmp_path / each).write_text(text, "utf-8")
        command = [systemd, "verify", "--man=no", str(tmp_path / name)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_and_the_settings_mean_the_same_folder() -> None:
    service = unit("divetable.service")["Service"]

    assert SETTINGS["data"] == f"/var/lib/{service['StateDirectory']}"
    assert service["Environment"] == f"NUMBA_CACHE_DIR=/var/cache/{service['CacheDirectory']}"


@pytest.mark.parametrize("name", ["Caddyfile", "divetable.conf"])
def test_proxies_lead_to_the_server_which_believes_them(name: str) -> None:
    text = (FILES / name).read_text("utf-8")

    assert re.findall(r"127\.0\.0\.1:(\d+)", text) == [str(SETTINGS["port"])]
    assert set(re.findall(r"[\w.]*example\.org", text)) == {"dive.example.org"}
    assert SETTINGS["public_url"] == "https://dive.example.org"
    assert read_proxies(SETTINGS["trust_proxy"]) == TRUST  # by which test_proxies.py tries them


def test_every_command_is_one_that_a_shell_can_read() -> None:
    for text in blocks("sh"):
        done = subprocess.run(["sh", "-n"], input=text, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), text
        for name in re.findall(r"divetable[\w-]*\.(?:service|timer|toml|conf)", text):
            assert name in NAMES


def test_a_backup_is_restored_and_the_table_opens(machine: Machine) -> None:
    with machine.served():
        ada = machine.cookie()
        wanted = {"game": "dive", "seats": 2, "options": {}, "name": "Ada"}
        machine.ask("/api/tables", ada, wanted)
        before = machine.tables(ada)
        machine.run("divetable-backup.service")
        machine.run("divetable-backup.service", "ExecStartPost")
        machine.ask("/api/tables", ada, wanted)
        assert len(machine.tables(ada)) == 2
        assert b"divetable_errors_total 0.0" in machine.ask("/metrics")

    restored(machine)

    with machine.served():
        assert machine.tables(ada) == before
    [aside] = machine.data.glob("aside-*")
    assert (aside / "divetable.sqlite").exists()


def restored(machine: Machine) -> None:
    """Type what the page says, as root would; the server has stopped."""
    [made] = (machine.data / "backups").iterdir()
    assert A_DAY.fullmatch(made.name)
    [typed] = [text for text in blocks("sh") if " restore " in text]
    assert typed.startswith("systemctl stop divetable\n")
    assert typed.endswith("systemctl start divetable\n")
    stand_ins = 'set -eu; systemctl() { :; }; runuser() { shift 3; "$@"; }\n'
    script = stand_ins + A_DAY.sub(made.name, machine.here(typed))
    subprocess.run(["sh", "-c", script], check=True)


def test_backups_are_kept_for_thirty_days(machine: Machine) -> None:
    names = {1: "new.gz", 29: "of-last-month.gz", 40: "old.gz"}
    for days, name in names.items():
        path = machine.data / "backups" / name
        path.touch()
        then = time.time() - days * 86_400
        os.utime(path, (then, then))

    machine.run("divetable-backup.service", "ExecStartPost")

    kept = sorted(path.name for path in (machine.data / "backups").iterdir())
    assert kept == ["new.gz", "of-last-month.gz"]
