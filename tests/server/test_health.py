"""`/healthz` is well only if the store can really be written, and says so without delay."""

import resource
import sqlite3
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.server.patience import block_until
from tests.server.processes import Nursery, Server


def health_of(server: Server) -> tuple[int, str]:
    try:
        with urlopen(f"{server.url}/healthz") as response:
            return response.status, response.read().decode()
    except HTTPError as error:
        with error:
            return error.code, error.read().decode()


@contextmanager
def full_disk(server: Server, path: Path) -> Generator[None]:
    """No file of the server can be written any more, as its log cannot."""
    no_limit = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, no_limit[1]))
    try:
        yield
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, no_limit)


@contextmanager
def store_that_hangs(server: Server, path: Path) -> Generator[None]:
    """Somebody else writes, and does not come to an end."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


@pytest.mark.parametrize("trouble", [full_disk, store_that_hangs], ids=lambda each: each.__name__)
def test_a_server_that_cannot_write_is_not_well(
    nursery: Nursery,
    tmp_path: Path,
    trouble: Callable[[Server, Path], AbstractContextManager[None]],
) -> None:
    path = tmp_path / "divetable.sqlite"
    with Server(nursery, "--store", str(path)) as server:
        block_until(lambda: health_of(server) == (200, "ok\n"))
        with trouble(server, path):
            block_until(lambda: health_of(server)[0] == 503)
            _, said = health_of(server)
            assert said.startswith("the store ")
            assert len(said.splitlines()) == 1
        block_until(lambda: health_of(server) == (200, "ok\n"))


def test_who_asks_often_costs_the_store_nothing(nursery: Nursery, tmp_path: Path) -> None:
    path = tmp_path / "divetable.sqlite"
    with Server(nursery, "--store", str(path)) as server:
        block_until(lambda: health_of(server) == (200, "ok\n"))
        before = frames_in(path)
        asked = 0
        while asked < 300:
            assert health_of(server)[0] == 200
            asked += 1
        # Whatever was written meanwhile are beats, one a second, not answers.
        assert frames_in(path) - before < asked


def frames_in(path: Path) -> int:
    """Pages written so far."""
    return path.with_name(path.name + "-wal").stat().st_size // 4096
