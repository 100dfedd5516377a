"""Several servers on one store, killed processes, lost databases and full disks."""

import asyncio
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from divetable.storage.database import DatabaseStore, open_store
from divetable.storage.store import Append, Store, StoreError
from tests.storage.test_store import busy, create, due, entry
from tests.storage.worker import Worker, work

pytestmark = pytest.mark.anyio

KILLS = 5


def start_workers(address: str, names: Sequence[str], tables: int, count: int) -> list[Worker]:
    """They are ready to go."""
    workers = [Worker(address, name, tables, count) for name in names]
    for worker in workers:
        worker.wait_until_ready()
    return workers


async def lines_of(store: Store, tables: int) -> list[str]:
    return [
        line.decode()
        for table in range(tables)
        for line in (await store.entries(f"table{table}"))[1:]
    ]


async def test_servers_race_and_each_number_is_taken_once(store: Store, address: str) -> None:
    """Two processes, and two threads with an event loop each."""
    await create(store, *(f"table{each}" for each in range(8)))

    workers = start_workers(address, ["ann", "bea"], 8, 25)
    line_up, told = threading.Barrier(3), list[str]()
    with ThreadPoolExecutor(2) as pool:
        threads = [
            pool.submit(work, address, name, 8, 25, line_up.wait, told.append)
            for name in ("cor", "dan")
        ]
        line_up.wait()
        for worker in workers:
            worker.go()
        conflicts = sum(thread.result() for thread in threads)
    for worker in workers:
        *lines, last = worker.hear_all()
        told += lines
        conflicts += int(last.removeprefix("conflicts "))

    stored = await lines_of(store, 8)
    assert conflicts > 0
    assert sorted(stored) == sorted(told)
    assert len(stored) == len(set(stored)) == 4 * 8 * 25
    for table in range(8):
        numbers = [int(line.split()[1]) for line in stored if line.startswith(f"table{table} ")]
        assert numbers == list(range(2, 102))
    assert sorted(await due(store, 10**6)) == sorted(f"table{each}" for each in range(8))
    assert await due(store, 99) == []  # all are due as entry 101 says


async def test_what_a_killed_server_acknowledged_is_there(store: Store, address: str) -> None:
    await create(store, *(f"table{each}" for each in range(20)))
    acknowledged: list[str] = []
    victims = [f"victim{kill}" for kill in range(KILLS)]
    for kill, worker in enumerate(start_workers(address, victims, 20, 10**6)):
        worker.go()
        acknowledged += [worker.hear() for _ in range(100 + 77 * kill)]
        worker.kill()
        acknowledged += worker.hear_all()

    stored = await lines_of(store, 20)
    assert len(acknowledged) >= 100 * KILLS
    assert set(acknowledged) <= set(stored)
    assert len(stored) == len(set(stored))
    for table in range(20):
        numbers = [int(line.split()[1]) for line in stored if line.startswith(f"table{table} ")]
        assert numbers == list(range(2, len(numbers) + 2))


# SQLite


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_a_full_disk_is_told_and_room_is_used_again(store: DatabaseStore) -> None:
    await create(store, "reef")
    assert await store.append(entry(2))

    def fill() -> None:
        connection = store._writer._connection
        assert connection is not None
        connection.cursor().execute("PRAGMA max_page_count = 1")

    await asyncio.wrap_future(store._writing.submit(fill))
    with busy(store):
        first = asyncio.create_task(store.append(Append("reef", 3, bytes(100_000), at=1)))
        await asyncio.sleep(0.01)
        behind = asyncio.create_task(store.append(entry(4)))
        await asyncio.sleep(0.01)
    for task in (first, behind):
        with pytest.raises(StoreError, match="full"):
            await task

    assert await store.entries("reef", 1) == [b"entry 2"]
    assert await store.append(entry(3))


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_the_file_is_for_its_owner_only(store: Store, tmp_path: Path) -> None:
    await create(store, "reef")

    assert {path.name for path in tmp_path.iterdir()} >= {"tables.db", "tables.db-wal"}
    assert all(path.stat().st_mode & 0o077 == 0 for path in tmp_path.iterdir())


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_commits_wait_for_the_disk(store: DatabaseStore) -> None:
    for engine in (store._engines.writing, store._engines.reading):
        with engine.connect() as connection:

            def setting(name: str) -> object:
                return connection.exec_driver_sql(f"PRAGMA {name}").scalar()

            assert setting("journal_mode") == "wal"
            assert setting("synchronous") == 2  # FULL
            assert setting("foreign_keys") == 1


# PostgreSQL


def disconnect_all(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
async def test_a_restarted_database_is_found_again(store: Store, address: str) -> None:
    await create(store, "reef")
    assert await store.append(entry(2))

    disconnect_all(address)
    assert await store.append(entry(3))
    disconnect_all(address)
    assert await store.entries("reef", 1) == [b"entry 2", b"entry 3"]
    disconnect_all(address)
    await store.beat(1)


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
async def test_a_connection_lost_in_mid_commit_is_told(store: Store, address: str) -> None:
    """The server ends the connection while it commits; nobody can know whether it did."""
    await create(store, "reef")
    assert await store.append(entry(2))
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "CREATE FUNCTION pull_the_plug() RETURNS trigger LANGUAGE plpgsql AS "
            "'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'"
        )
        connection.execute(
            "CREATE CONSTRAINT TRIGGER plug AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED "
            "FOR EACH ROW EXECUTE FUNCTION pull_the_plug()"
        )

        with pytest.raises(StoreError):
            await store.append(entry(3))
        connection.execute("DROP TRIGGER plug ON log")

    assert await store.entries("reef", 1) == [b"entry 2"]
    assert await store.append(entry(3))


# Addresses


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("postgresql://dive:password@/x?host=/nowhere", "nowhere"),
        ("mysql://dive:password@host/x", "postgresql://"),
        ("sqlite://", "sqlite:///FILE"),
        ("://password", "not the address of a store"),
        ("/proc/nowhere/tables.db", "cannot open"),
    ],
)
async def test_a_wrong_address_is_refused_in_a_sentence(wrong: str, says: str) -> None:
    with pytest.raises(StoreError, match=says) as refused:
        open_store(wrong)

    assert "password" not in str(refused.value)
    assert "\n" not in str(refused.value)


async def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("not a database at all, just some text" * 100)

    with pytest.raises(StoreError, match="not a database"):
        open_store(str(tmp_path / "notes.txt"))

    assert (tmp_path / "notes.txt").read_text().startswith("not a database at all")
