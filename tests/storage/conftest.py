"""Every test of a store runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from divetable.storage.database import DatabaseStore, open_store


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store can be made."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    found: str = request.getfixturevalue("postgres_address")
    return found


@pytest.fixture
async def store(address: str) -> AsyncGenerator[DatabaseStore]:
    opened = open_store(address)
    assert isinstance(opened, DatabaseStore)
    yield opened
    await opened.close()
