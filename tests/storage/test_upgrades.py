"""Old stores become new ones and keep what is in them."""

import sqlite3
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, text

from divetable.storage.database import open_store
from divetable.storage.engines import open_engines, read_address
from divetable.storage.schema import VERSION, metadata
from divetable.storage.store import Append, Link, StoreError
from divetable.storage.upgrades import require_current, upgrade, version_of
from tests.storage.test_store import due

pytestmark = pytest.mark.anyio

# What a store of the first schema holds.
OLD_ROWS = """
    INSERT INTO tables (id, due) VALUES ('reef', 50), ('wreck', NULL);
    INSERT INTO links (code, table_id, role) VALUES ('c1', 'reef', 'watch');
    INSERT INTO devices (device, table_id) VALUES ('laptop', 'wreck');
    INSERT INTO devices (device, table_id) VALUES ('laptop', 'reef');
    INSERT INTO beats (id, at) VALUES (1, 1004)
"""
OLD_ENTRY = "INSERT INTO log (table_id, number, entry, at) VALUES (:table, :number, :entry, 7)"
OLD_LOG = [("reef", 1, b"one"), ("reef", 2, b"two"), ("wreck", 1, b"uno")]


@pytest.fixture
def engine(address: str) -> Generator[Engine]:
    engines = open_engines(read_address(address), create=True)
    yield engines.writing
    engines.dispose()


def schema_of(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return version_of(connection)


async def test_the_first_schema_is_upgraded_with_all_that_is_in_it(
    engine: Engine, address: str
) -> None:
    upgrade(engine, "0001")
    with engine.begin() as connection:
        for statement in OLD_ROWS.split(";"):
            connection.execute(text(statement))
        for table, number, entry in OLD_LOG:
            row = {"table": table, "number": number, "entry": entry}
            connection.execute(text(OLD_ENTRY), row)
    assert schema_of(engine) == "0001"

    store = open_store(address)

    assert schema_of(engine) == VERSION
    assert await store.count() == 2
    assert await store.entries("reef") == [b"one", b"two"]
    assert await store.entries("wreck") == [b"uno"]
    assert await store.find_link("c1") == Link("c1", "reef", "watch")
    assert await store.tables_of("laptop") == ["reef", "wreck"]
    assert await due(store, 50) == ["reef"]
    assert await store.last_beat() == 1004
    assert await store.append(Append("reef", 3, b"three", 1005))
    assert not await store.append(Append("wreck", 1, b"again", 1005))
    await store.close()


def test_the_migrations_lead_to_the_schema(engine: Engine) -> None:
    upgrade(engine)

    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        connection.execute(text("DROP INDEX tables_due"))
        assert compare_metadata(MigrationContext.configure(connection), metadata) != []


async def test_a_newer_store_is_refused_and_left_alone(engine: Engine, address: str) -> None:
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9000'"))

    with pytest.raises(StoreError, match=r"newer Divetable \(schema 9000\)"):
        open_store(address)

    assert schema_of(engine) == "9000"


async def test_servers_may_start_together_on_an_empty_store(address: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(open_store, [address] * 4))

    await stores[0].create(Append("reef", 1, b"one", 1), [])
    for store in stores:
        assert await store.entries("reef") == [b"one"]
        await store.close()


async def test_a_new_file_is_waited_for_while_another_process_has_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as other,
        ThreadPoolExecutor(1) as one,
    ):
        other.execute("BEGIN IMMEDIATE")  # SQLite itself would give up at once
        opening = one.submit(open_store, str(path))
        assert not wait([opening], timeout=0.2).done
        other.execute("ROLLBACK")
        store = opening.result()

    assert await store.count() == 0
    await store.close()


def test_a_failed_migration_leaves_the_old_schema(engine: Engine) -> None:
    upgrade(engine, "0001")
    with engine.begin() as connection:  # in the way of the last step of the next one
        connection.execute(text("CREATE INDEX devices_table ON devices (device)"))

    with pytest.raises(StoreError):
        upgrade(engine)

    assert schema_of(engine) == "0001"
    with engine.begin() as connection:
        connection.execute(text("DROP INDEX devices_table"))
    upgrade(engine)
    assert schema_of(engine) == VERSION


def test_whoever_must_not_upgrade_says_so(engine: Engine) -> None:
    with pytest.raises(StoreError, match="nothing of Divetable"):
        require_current(engine)
    upgrade(engine, "0001")
    with pytest.raises(StoreError, match="schema 0001"):
        require_current(engine)
    upgrade(engine)
    require_current(engine)
