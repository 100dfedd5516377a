"""A nursery of servers for all tests of a session."""

from collections.abc import Generator

import pytest

from tests.server.processes import Nursery


@pytest.fixture(scope="session")
def nursery() -> Generator[Nursery]:
    with Nursery() as made:
        yield made
