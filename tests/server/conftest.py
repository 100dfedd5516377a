"""A nursery of servers for all tests of a session, and where one keeps its tables."""

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.server.processes import Nursery


@pytest.fixture(scope="session")
def nursery() -> Generator[Nursery]:
    with Nursery() as made:
        yield made


@pytest.fixture
def address(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/divetable.sqlite"
