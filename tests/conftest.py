"""Servers that tests share, one of each for a test session (for each worker of it).

And how Hypothesis looks for examples: the same in every run, however slow the machine is.
"""

import os
from collections.abc import Generator
from itertools import count

import psycopg
import pytest
from hypothesis import HealthCheck, settings

from tests.depth import examples
from tests.server.processes import Nursery
from tests.services import service

SCHEMAS = count(1)
os.environ["DIVETABLE_REHEARSE"] = "no"  # servers of tests: bots are seldom played against

settings.register_profile(
    "divetable",
    max_examples=examples(),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],  # it is measured by the clock
)
settings.load_profile("divetable")


@pytest.fixture(scope="session")
def postgres_server() -> Generator[str]:
    with service("postgres") as running:
        yield running.address


@pytest.fixture
def postgres_address(postgres_server: str) -> str:
    """An empty place of its own for a test, on the shared server."""
    name = f"test{next(SCHEMAS)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {name}".encode())
    return f"{postgres_server}&options=-csearch_path%3D{name}"


@pytest.fixture(scope="session")
def nats_address() -> Generator[str]:
    with service("nats") as running:
        yield running.address


@pytest.fixture(scope="session")
def nursery() -> Generator[Nursery]:
    """Servers of Divetable are born there."""
    with Nursery() as made:
        yield made


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs tests marked anyio, which are coroutines."""
    return "asyncio"
