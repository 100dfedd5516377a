"""Two servers on one SQLite file: the second refuses to start and says what to use instead."""

import os
import signal
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from divetable.cli import main
from divetable.storage.file_lock import hold
from divetable.storage.store import StoreError
from tests.server.processes import Nursery, Server
from tests.storage.test_damage import start


def run(*arguments: str) -> Result:
    return CliRunner(env={"LANG": "en"}).invoke(main, arguments, catch_exceptions=False)


def test_a_second_server_on_a_file_is_refused_and_told_what_to_use(
    nursery: Nursery, tmp_path: Path
) -> None:
    path = tmp_path / "data" / "divetable.sqlite"
    with Server(nursery, "--store", str(path)) as server:
        (tmp_path / "link.sqlite").symlink_to(path)
        (tmp_path / "folder").symlink_to(tmp_path / "data")
        spellings = [
            str(path),
            f"sqlite:///{path}",
            os.path.relpath(path),
            f"{tmp_path}/data/../data/divetable.sqlite",
            f"{tmp_path}/link.sqlite",
            f"{tmp_path}/folder/divetable.sqlite",
        ]
        for spelling in spellings:
            with pytest.raises(StoreError, match="another server uses"):
                hold(spelling)
        code, said = start(nursery, tmp_path / "said", "--store", spellings[-1])
        assert code == 2
        assert said.startswith(f"Error: another server uses {path}")
        assert "PostgreSQL and NATS" in said
        assert len(said.splitlines()) == 1
        assert run("backup", "--store", str(path), str(tmp_path / "b.gz")).exit_code == 0

        server.end(signal.SIGKILL)  # its lock dies with it
        server.begin()
        assert not server.errors
    other = str(tmp_path / "other.sqlite")
    assert run("restore", "--store", other, str(tmp_path / "b.gz")).exit_code == 0


def test_the_lock_is_let_go(tmp_path: Path) -> None:
    let_go = hold(str(tmp_path / "x.sqlite"))
    with pytest.raises(StoreError, match="another server"):
        hold(f"sqlite:///{tmp_path}/x.sqlite")
    let_go()
    hold(str(tmp_path / "x.sqlite"))()

    assert (tmp_path / "x.sqlite.lock").stat().st_mode & 0o077 == 0
