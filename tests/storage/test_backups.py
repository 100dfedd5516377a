"""Copies of a store: complete, of one instant, and all or nothing when they are put back."""

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from divetable.cli import main
from divetable.storage.backups import BadBackup, back_up, restore
from divetable.storage.database import open_store
from divetable.storage.store import Append, Link, Snapshot, Store, StoreError
from tests.storage.test_store import create, entry

pytestmark = pytest.mark.anyio

ODD = bytes(range(256))


async def fill(store: Store) -> None:
    await store.create(entry(1, due=50), [Link("c1", "reef", "seat")])
    await create(store, "wreck", "cave")
    assert await store.append(Append("reef", 2, ODD, 2**41, due=60))
    assert await store.append(Append("reef", 3, '{"å": "\0\n"}'.encode(), 7, due=60))
    for table in ("wreck", "reef", "cave"):
        await store.remember("laptop", table)
    await store.beat(9)


async def all_of(address: str) -> object:
    store = open_store(address)
    try:
        return (
            await store.count(),
            [await store.entries(table) for table in ("reef", "wreck", "cave", "new")],
            await store.find_link("c1"),
            await store.tables_of("laptop"),
            await store.due(10**6),
            sorted(await store.quiet(2**41)),
            await store.last_beat(),
        )
    finally:
        await store.close()


@pytest.fixture
async def file(store: Store, address: str, tmp_path: Path) -> Path:
    await fill(store)
    path = tmp_path / "backup.gz"
    assert back_up(address, path) == 3 + 5 + 1 + 3 + 1
    return path


async def test_all_is_put_back_on_either_engine(
    file: Path, address: str, tmp_path: Path, postgres_server: str, request: pytest.FixtureRequest
) -> None:
    here = await all_of(address)
    to_file = f"{tmp_path}/other.db"
    elsewhere = [to_file]
    if address.startswith("sqlite"):
        elsewhere.append(request.getfixturevalue("postgres_address"))

    for target in elsewhere:
        assert restore(target, file) == 13
        assert await all_of(target) == here
        store = open_store(target)  # and it can be played on
        assert not await store.append(entry(3))
        assert await store.append(entry(4))
        await store.remember("laptop", "cave")
        await create(store, "new")
        await store.remember("laptop", "new")
        assert await store.tables_of("laptop") == ["new", "cave", "reef", "wreck"]
        await store.close()


async def test_a_backup_of_a_restored_store_is_the_same_file(file: Path, tmp_path: Path) -> None:
    restore(f"{tmp_path}/other.db", file)

    back_up(f"{tmp_path}/other.db", tmp_path / "again.gz")

    assert (tmp_path / "again.gz").read_bytes() == file.read_bytes()


async def test_snapshots_stay_where_they_are_and_go_with_what_is_replaced(
    file: Path, store: Store, address: str, tmp_path: Path
) -> None:
    """They follow from the logs, and those of other logs must not be taken for ours."""
    await store.keep(Snapshot("reef", 2, "us", b"fold"))

    back_up(address, tmp_path / "again.gz")

    assert (tmp_path / "again.gz").read_bytes() == file.read_bytes()
    assert [one.number for one in await store.snapshots("reef", "us")] == [2]
    restore(address, file, replace=True)
    assert await store.snapshots("reef", "us") == []


async def test_a_backup_of_the_first_format_can_still_be_put_back(
    file: Path, address: str, tmp_path: Path
) -> None:
    """Tables had no stage and no opener then."""
    lines = gzip.decompress(file.read_bytes()).replace(b'"format":2', b'"format":1').splitlines()
    rows = [json.loads(line) for line in lines]
    short = [row[:3] if row[:1] == ["tables"] else row for row in rows if isinstance(row, list)]
    old = [rows[0], *short, rows[-1]]
    file.write_bytes(gzip.compress(b"\n".join(json.dumps(row).encode() for row in old)))

    assert restore(f"{tmp_path}/other.db", file) == 13
    assert await all_of(f"{tmp_path}/other.db") == await all_of(address)


async def test_a_backup_is_of_one_instant_while_others_write(
    store: Store, address: str, tmp_path: Path
) -> None:
    """Each new entry is written to both tables in one group, so a copy has as many of each."""
    await create(store, "reef", "wreck")
    done = asyncio.Event()

    async def play() -> int:
        number = 2
        while not done.is_set():
            both = (store.append(entry(number, table=table)) for table in ("reef", "wreck"))
            assert all(await asyncio.gather(*both))
            number += 1
        return number

    playing = asyncio.create_task(play())
    lengths: list[int] = []
    for attempt in range(3):
        await asyncio.sleep(0.05)
        path = tmp_path / f"{attempt}.gz"
        await asyncio.to_thread(back_up, address, path)
        rows = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
        reef, wreck = (sum(row[:2] == ["log", t] for row in rows[1:-1]) for t in ("reef", "wreck"))
        assert reef == wreck
        lengths.append(reef)
    done.set()
    assert await playing > lengths[-1] >= lengths[0] > 1


async def test_a_store_that_is_not_empty_is_left_alone(file: Path, address: str) -> None:
    before = await all_of(address)

    with pytest.raises(StoreError, match="not empty"):
        restore(address, file)

    assert await all_of(address) == before


async def test_a_store_can_be_replaced(file: Path, store: Store, address: str) -> None:
    before = await all_of(address)
    await store.remove("reef")
    await create(store, "new")
    await store.beat(99)

    restore(address, file, replace=True)

    assert await all_of(address) == before


def cut(good: bytes) -> bytes:
    return good[:-20]


def end_early(good: bytes) -> bytes:
    return gzip.compress(b"\n".join(gzip.decompress(good).splitlines()[:-1]) + b"\n")


def lose_a_row(good: bytes) -> bytes:
    lines = gzip.decompress(good).splitlines()
    return gzip.compress(b"\n".join([*lines[:5], *lines[6:]]))


def flip(good: bytes) -> bytes:
    return good[:100] + bytes([good[100] ^ 1]) + good[101:]


def mistype(good: bytes) -> bytes:
    return gzip.compress(gzip.decompress(good).replace(b'["log","reef",3', b'["log","reef","3"'))


def orphan(good: bytes) -> bytes:
    return gzip.compress(gzip.decompress(good).replace(b'["log","reef",3', b'["log","riff",3'))


def go_on(good: bytes) -> bytes:
    return gzip.compress(gzip.decompress(good) + b'["beats",2,3]\n')


def be_newer(good: bytes) -> bytes:
    return gzip.compress(gzip.decompress(good).replace(b'"format":2', b'"format":3'))


def be_something_else(good: bytes) -> bytes:
    return b"Dear diary, today I saw a shark."


DAMAGES = [cut, end_early, lose_a_row, flip, mistype, orphan, go_on, be_newer, be_something_else]


async def test_a_damaged_file_changes_nothing(file: Path, address: str, tmp_path: Path) -> None:
    before, good, bad = await all_of(address), file.read_bytes(), tmp_path / "bad.gz"
    for damage in DAMAGES:
        bad.write_bytes(damage(good))
        assert bad.read_bytes() != good

        with pytest.raises(StoreError):
            restore(address, bad, replace=True)

        assert await all_of(address) == before, damage.__name__


@pytest.mark.parametrize("damage", [cut, be_something_else], ids=lambda damage: damage.__name__)
@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_a_damaged_file_makes_no_store(
    file: Path, tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    file.write_bytes(damage(file.read_bytes()))

    with pytest.raises(BadBackup):
        restore(f"{tmp_path}/other.db", file)

    assert not (tmp_path / "other.db").exists()


def run(*arguments: str) -> Result:
    return CliRunner(env={"LANG": "en"}).invoke(main, arguments, catch_exceptions=False)


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
async def test_from_the_command_line(store: Store, address: str, tmp_path: Path) -> None:
    await fill(store)
    file, other = tmp_path / "backup.gz", f"{tmp_path}/other.db"

    made = run("backup", "--store", address, str(file))
    back = run("restore", "--store", other, str(file))
    again = run("restore", "--store", other, str(file))
    replaced = run("restore", "--store", other, "--replace", str(file))

    assert (made.exit_code, back.exit_code) == (0, 0)
    assert "backup.gz: 13 rows" in made.output
    assert "13 rows restored" in back.output
    assert again.exit_code == 2
    assert "not empty" in again.output
    assert replaced.exit_code == 0
    assert file.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("backup", "--store", "nowhere/x.db", "x.gz"), "there is no store nowhere/x.db"),
        (("backup", "x.gz"), "--store"),
        (("restore", "--store", "nowhere/x.db", "nowhere.gz"), "cannot read nowhere.gz"),
    ],
)
def test_wrong_use_is_refused_in_a_sentence(arguments: tuple[str, ...], says: str) -> None:
    told = run(*arguments)

    assert told.exit_code == 2
    assert says in told.output
    assert "Traceback" not in told.output
