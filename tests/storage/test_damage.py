"""Damaged stores end in a sentence that says what to do, a damaged table stops no other."""

import asyncio
import os
import random
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from divetable.cli import main
from divetable.core.errors import RulesError
from divetable.server.config import Config
from divetable.server.hall import Hall
from divetable.server.rooms import Room
from divetable.server.sweeps import A_DAY
from divetable.storage.backups import back_up
from divetable.storage.bus import LocalBus
from divetable.storage.database import open_store
from divetable.storage.store import BrokenStore, StoreError
from divetable.tables import refusals
from divetable.tables.commands import Say, Start, Take
from divetable.tables.settings import Settings
from divetable.wire.http import NewTable
from tests.server.processes import Nursery
from tests.storage.test_store import create, entry

pytestmark = pytest.mark.anyio

PAGE = 4096


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A store with something in it, in one file."""
    path = tmp_path / "whole.sqlite"
    asyncio.run(fill(str(path)))
    assert path.stat().st_size > 20 * PAGE
    return path


async def fill(address: str) -> None:
    store = open_store(address)
    for table in range(60):
        await create(store, f"table{table}")
        for number in range(2, 12):
            await store.append(entry(number, table=f"table{table}", by=" and" * 40))
    await store.beat(1)
    await store.close()


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def be_garbage(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(50_000))


def be_text(path: Path) -> None:
    path.write_text("Dear diary, today I saw a shark. " * 1000)


def be_of_another_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()


def be_of_another_program_with_alembic(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('1975ea83b712')")
        connection.commit()


def be_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def lose_a_table(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE log")
        connection.commit()


def lose_a_column(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE tables DROP COLUMN stage")
        connection.commit()


def lose_its_version(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM alembic_version")
        connection.commit()


def scratch_pages(path: Path) -> None:
    with path.open("r+b") as file:
        for page in range(3, path.stat().st_size // PAGE, 2):
            file.seek(page * PAGE)
            file.write(random.Random(page).randbytes(300))


def scratch_a_page_of_the_log(path: Path) -> None:
    """One that nobody reads before somebody wants that table."""
    at = path.read_bytes().rindex(b" and and") // PAGE * PAGE
    with path.open("r+b") as file:
        file.seek(at)
        file.write(random.Random(1).randbytes(300))


DAMAGES = [
    cut,
    be_garbage,
    be_text,
    be_of_another_program,
    be_of_another_program_with_alembic,
    be_a_folder,
    lose_a_table,
    lose_a_column,
    lose_its_version,
    scratch_pages,
    scratch_a_page_of_the_log,
]
every_damage = pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)


def run(*arguments: str) -> tuple[int, str]:
    """How a command ended, and what it said."""
    told = CliRunner(env={"LANG": "en"}).invoke(main, arguments, catch_exceptions=False)
    return told.exit_code, told.output


def start(nursery: Nursery, output: Path, *arguments: str) -> tuple[int, str]:
    """The same in a process of its own: whoever serves does not end."""
    ended = nursery.ended(
        nursery.fork(output, ["serve", "--no-browser", "--port=0", *arguments]),
    )
    return ended, output.read_text()


def is_one_sentence(told: str) -> bool:
    said = told.strip().splitlines()
    return len(said) == 1 and said[0].startswith("Error: ") and ";" in said[0]


@every_damage
def test_a_damaged_store_is_told_in_a_sentence(
    nursery: Nursery, whole: Path, tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    backup = tmp_path / "backup.gz"
    back_up(str(whole), backup)
    damage(whole)

    served = start(nursery, tmp_path / "said", "--store", str(whole))
    backed_up = run("backup", "--store", str(whole), str(tmp_path / "again.gz"))
    restored = run("restore", "--replace", "--store", str(whole), str(backup))

    for code, told in (served, backed_up, restored):
        assert code == 1, told
        assert is_one_sentence(told), told
    assert not (tmp_path / "again.gz").exists()


async def test_whatever_is_wrong_with_a_file_is_a_store_error(whole: Path, tmp_path: Path) -> None:
    """Bytes are changed, cut off and added at random."""
    rng, good, bad = random.Random(7), whole.read_bytes(), tmp_path / "bad.sqlite"
    told: list[str] = []
    for _ in range(150):
        for beside in tmp_path.glob("bad.sqlite*"):
            beside.unlink()
        data = bytearray(good)
        for _ in range(rng.choice([1, 3, 30])):
            at = rng.choice([rng.randrange(200), rng.randrange(len(data))])
            data[at : at + rng.choice([1, 8, 200])] = rng.randbytes(rng.choice([1, 8, 200]))
        bad.write_bytes(data[: rng.choice([len(data), rng.randrange(len(data))])])
        try:
            store = open_store(str(bad), looked_over=True)
            try:
                await store.beat(5)
                for table in await store.quiet(10**6):
                    await store.entries(table)
            finally:
                await store.close()
        except StoreError as error:
            told.append(str(error))

    assert len(told) > 50
    assert not [said for said in told if "\n" in said]


async def test_a_missing_entry_is_noticed(whole: Path) -> None:
    with closing(sqlite3.connect(whole)) as connection:
        connection.execute("DELETE FROM log WHERE table_id = 'table3' AND number = 5")
        connection.commit()
    store = open_store(str(whole))

    with pytest.raises(BrokenStore, match="missing"):
        await store.entries("table3")
    with pytest.raises(BrokenStore, match="missing"):
        await store.entries("table3", 3)
    assert len(await store.entries("table3", 5)) == 6
    assert len(await store.entries("table4")) == 11
    await store.close()


# One damaged table


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncGenerator[Hall]:
    store = f"{tmp_path}/tables.sqlite"
    made = Hall(open_store(store), LocalBus(), Config(store=store, bot_pause=0.0))
    await made.start()
    yield made
    await made.stop()


async def a_game(hall: Hall) -> Room:
    settings = Settings(move_seconds=3600, late="bot")
    room = await hall.openings.open(
        NewTable(game="scuba", seats=2, settings=settings, name="Ada"), "ada"
    )
    await hall.carry_out("bob", Take(id="1", table=room.name, seat=1, name="Bob"))
    await hall.carry_out("ada", Start(id="2", table=room.name))
    return room


def spoil(statement: str) -> Callable[[Path, str], None]:
    def damage(path: Path, table: str) -> None:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(statement, (table,))
            connection.commit()

    return damage


HOW = {
    "no JSON": "UPDATE log SET entry = X'00FF17' WHERE table_id = ? AND number = 2",
    "another entry": """UPDATE log SET entry = '{"type":"Acted","at":1,"seat":0,"action":{},
        "events":[]}' WHERE table_id = ? AND number = 2""",
    "missing": "DELETE FROM log WHERE table_id = ? AND number = 2",
    "null": "UPDATE log SET entry = '' WHERE table_id = ? AND number = 1",
}


@pytest.mark.parametrize("how", HOW)
async def test_a_damaged_table_stops_no_other(
    hall: Hall, tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good, later = [await a_game(hall) for _ in range(3)]
    spoil(HOW[how])(tmp_path / "tables.sqlite", bad.name)
    for room in (bad, good, later):
        hall.put_off(room.name)

    with pytest.raises(RulesError) as refused:
        await hall.room(bad.name)

    assert refused.value.refusal is refusals.UNREADABLE
    await hall.carry_out("ada", Say(id="3", table=good.name, seat=0, text="all is well here"))
    now = hall.now()
    monkeypatch.setattr(hall, "now", lambda: now + 31 * A_DAY)
    for name in await hall.sweeps.due():
        await hall.sweeps._alone(name, hall.sweeps._wake)
    await hall.sweeps.clean_up()
    assert (await hall.room(good.name)).table.phase == "closed"
    assert (await hall.room(later.name)).table.phase == "closed"
    assert hall.metrics.errors.now == 1  # told once
