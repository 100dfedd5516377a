"""What every store must keep."""

import asyncio
import threading
from collections.abc import Generator
from contextlib import contextmanager

import pytest

from divetable.storage.database import DatabaseStore, open_store
from divetable.storage.store import Absence, Append, Due, Kept, Link, Snapshot, Store, StoreError
from divetable.storage.writer import Writer

pytestmark = pytest.mark.anyio

SECRET = b"the shark is at level 3"


def entry(number: int, *, table: str = "reef", due: int | None = None, by: str = "") -> Append:
    return Append(table, number, f"entry {number}{by}".encode(), 1000 + number, due)


async def create(store: Store, *tables: str, due: int | None = None) -> None:
    for table in tables:
        await store.create(entry(1, table=table, due=due), [])


async def due(store: Store, before: int) -> list[str]:
    return [one.table for one in await store.due(before)]


@contextmanager
def busy(store: DatabaseStore) -> Generator[None]:
    """The writing thread is held up, so that whatever comes must wait."""
    free = threading.Event()
    store._writing.submit(free.wait)
    try:
        yield
    finally:
        free.set()


async def test_a_new_table_has_its_first_entry_and_its_links(store: Store) -> None:
    invite, watch = Link("c1", "reef", "invite"), Link("c2", "reef", "watch")

    await store.create(entry(1), [invite, watch])

    assert await store.entries("reef") == [b"entry 1"]
    assert await store.find_link("c1") == invite
    assert await store.find_link("c2") == watch
    assert await store.find_link("c3") is None


async def test_a_table_is_created_wholly_or_not_at_all(store: Store) -> None:
    await store.create(entry(1), [Link("c1", "reef", "invite")])

    with pytest.raises(StoreError):
        await store.create(entry(1, by="!"), [Link("c2", "reef", "watch")])
    with pytest.raises(StoreError):
        await store.create(entry(1, table="wreck"), [Link("c1", "wreck", "invite")])

    assert await store.entries("reef") == [b"entry 1"]
    assert await store.entries("wreck") == []
    assert await store.find_link("c2") is None
    assert await store.count() == 1


async def test_entries_come_in_order_from_where_one_left(store: Store) -> None:
    await create(store, "reef", "wreck")
    for number in range(2, 13):
        assert await store.append(entry(number))

    assert await store.entries("reef") == [f"entry {number}".encode() for number in range(1, 13)]
    assert await store.entries("reef", 10) == [b"entry 11", b"entry 12"]
    assert await store.entries("reef", 12) == []
    assert await store.entries("wreck") == [b"entry 1"]
    assert await store.entries("nowhere") == []


async def test_any_bytes_are_kept(store: Store) -> None:
    await create(store, "reef")
    odd = bytes(range(256)) + "ångström".encode()

    await store.append(Append("reef", 2, odd, 1))
    await store.append(Append("reef", 3, b"", 1))

    assert await store.entries("reef", 1) == [odd, b""]


async def test_a_number_is_taken_once(store: Store) -> None:
    await create(store, "reef")

    assert await store.append(entry(2))
    assert not await store.append(entry(2, by=" again", due=7))

    assert await store.entries("reef") == [b"entry 1", b"entry 2"]
    assert await due(store, 100) == []


async def test_of_two_that_come_together_one_wins(store: Store) -> None:
    await create(store, "reef")

    same = entry(2)
    told = await asyncio.gather(store.append(same), store.append(same))

    assert sorted(told) == [False, True]
    assert await store.entries("reef") == [b"entry 1", b"entry 2"]


async def test_nothing_can_be_added_where_there_is_no_table(store: Store) -> None:
    await create(store, "reef", "wreck")
    await store.remove("wreck")

    lost, never, fine = await asyncio.gather(
        store.append(entry(2, table="wreck")),
        store.append(entry(1, table="nowhere")),
        store.append(entry(2)),
    )

    assert (lost, never, fine) == (False, False, True)
    assert await store.entries("wreck") == []
    assert await store.entries("nowhere") == []


async def test_those_who_wait_share_one_commit(
    store: DatabaseStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups: list[int] = []
    append_all = Writer.append_all

    def counted(writer: Writer, appends: list[Append]) -> list[bool]:
        groups.append(len(appends))
        return append_all(writer, appends)

    names = [f"table {number}" for number in range(60)]
    await create(store, *names)
    monkeypatch.setattr(Writer, "append_all", counted)
    with busy(store):
        first = asyncio.create_task(store.append(entry(2, table=names[0])))
        await asyncio.sleep(0.01)
        rest = [
            asyncio.create_task(store.append(entry(number, table=name)))
            for number in range(2, 22)
            for name in names
            if (number, name) != (2, names[0])
        ]
        await asyncio.sleep(0.01)

    assert all(await asyncio.gather(first, *rest))
    assert groups == [1, 60 * 20 - 1]
    for name in names:
        assert len(await store.entries(name)) == 21


async def test_what_stands_behind_a_refused_append_is_refused(store: DatabaseStore) -> None:
    """Those were made in the belief that the refused one would be there."""
    await create(store, "reef", "wreck")
    await store.append(entry(2))

    together = await asyncio.gather(
        store.append(entry(2, by="?")),
        store.append(entry(3, by="?")),
        store.append(entry(2, table="wreck")),
    )
    with busy(store):
        refused = asyncio.create_task(store.append(entry(2, by="?")))
        await asyncio.sleep(0.01)  # its group is under way
        behind = asyncio.create_task(store.append(entry(3, by="?")))
        beside = asyncio.create_task(store.append(entry(3, table="wreck")))
        await asyncio.sleep(0.01)

    assert list(together) == [False, False, True]
    assert list(await asyncio.gather(refused, behind, beside)) == [False, False, True]
    assert await store.append(entry(3))
    assert await store.entries("reef") == [b"entry 1", b"entry 2", b"entry 3"]


async def test_giving_up_waiting_harms_nobody(store: DatabaseStore) -> None:
    await create(store, "reef", "wreck")
    with busy(store):
        impatient = asyncio.create_task(store.append(entry(2)))
        patient = asyncio.create_task(store.append(entry(2, table="wreck")))
        await asyncio.sleep(0.01)
        impatient.cancel()
        await asyncio.sleep(0.01)

    assert await patient
    assert await store.append(entry(3, table="wreck"))


async def test_after_a_mistake_of_ours_the_store_goes_on(store: Store) -> None:
    await create(store, "reef")

    with pytest.raises((OverflowError, StoreError)):
        await store.append(Append("reef", 2, b"", at=2**70))

    assert await store.append(entry(2))
    await store.beat(1)


async def test_links_can_be_added_later(store: Store) -> None:
    await create(store, "reef")
    link = Link("c9", "reef", "replay")

    await store.add_link(link)

    assert await store.find_link("c9") == link
    with pytest.raises(StoreError):
        await store.add_link(Link("c9", "reef", "seat"))
    with pytest.raises(StoreError):
        await store.add_link(Link("c10", "nowhere", "seat"))
    assert await store.find_link("c9") == link
    assert await store.find_link("c10") is None


async def test_a_device_finds_its_tables_newest_first(store: Store) -> None:
    await create(store, "reef", "wreck", "cave")
    for table in ("reef", "cave", "wreck", "reef", "nowhere"):
        await store.remember("laptop", table)
    await store.remember("phone", "cave")

    assert await store.tables_of("laptop") == ["wreck", "cave", "reef"]
    assert await store.tables_of("phone") == ["cave"]
    assert await store.tables_of("fridge") == []


async def test_a_device_is_told_a_hundred_tables_at_most(store: Store) -> None:
    names = [f"table {number}" for number in range(103)]
    await create(store, *names)
    for name in names:
        await store.remember("laptop", name)

    assert await store.tables_of("laptop") == names[:2:-1]


async def test_tables_are_due_as_their_newest_entry_says(store: Store) -> None:
    await create(store, "reef", due=50)
    await create(store, "wreck", due=40)
    await create(store, "cave")

    assert await due(store, 39) == []
    assert await store.due(40) == [Due("wreck", 40, 1001)]
    assert await due(store, 1000) == ["wreck", "reef"]
    await store.append(entry(2, due=60))
    assert await due(store, 59) == ["wreck"]
    await store.append(entry(3, due=60))
    assert await due(store, 60) == ["wreck", "reef"]
    await asyncio.gather(*(store.append(entry(n, due=d)) for n, d in ((4, 9), (5, None))))
    assert await due(store, 1000) == ["wreck"]
    await store.append(entry(2, table="cave", due=7))
    assert await due(store, 1000) == ["cave", "wreck"]


async def test_what_is_due_may_be_changed_by_another_server(store: Store, address: str) -> None:
    other = open_store(address)
    await create(store, "reef", due=50)
    await store.append(entry(2, due=50))
    await other.append(entry(3, due=None))
    assert await due(store, 1000) == []
    await store.append(entry(4, due=50))
    assert await due(other, 1000) == ["reef"]
    await store.append(entry(5, due=None))
    await other.append(entry(6, due=None))
    assert await due(other, 1000) == []
    await other.close()


async def test_tables_grow_quiet(store: Store) -> None:
    await create(store, "reef", "wreck")
    await store.append(entry(2))

    assert await store.quiet(1001) == []
    assert await store.quiet(1002) == ["wreck"]
    assert sorted(await store.quiet(1003)) == ["reef", "wreck"]


async def test_quiet_tables_are_told_apart_by_how_far_they_came(store: Store) -> None:
    for table, stage in (("reef", "new"), ("wreck", "playing"), ("cave", None)):
        await store.create(entry(1, table=table)._replace(stage=stage), [])  # type: ignore[arg-type]

    assert await store.quiet(9999, "new") == ["reef"]
    assert sorted(await store.quiet(9999, "playing", None)) == ["cave", "wreck"]
    assert len(await store.quiet(9999)) == 3
    await store.append(entry(2)._replace(stage="open"))
    await store.append(entry(3)._replace(stage="open"))
    await store.mark("cave", "over")
    assert await store.quiet(9999, "new") == []
    assert await store.quiet(9999, "open") == ["reef"]
    assert await store.quiet(9999, "over") == ["cave"]
    await store.remove("reef", "cave")
    assert await store.quiet(9999) == ["wreck"]


async def test_unfinished_tables_count_for_who_opened_them(store: Store) -> None:
    for number, table in enumerate(("reef", "wreck", "cave")):
        first = Append(table, 1, b"", 100 - number, stage="new")
        await store.create(first, [], "laptop")
    await store.create(Append("rematch", 1, b"", 1, stage="new"), [])
    await store.append(Append("wreck", 2, b"", 200, stage="over"))
    await store.append(Append("cave", 2, b"", 300, stage="lesson"))

    assert await store.unfinished("laptop") == [("reef", "new"), ("cave", "lesson")]
    assert await store.unfinished("phone") == []


async def test_the_newest_numbers_of_many_tables(store: Store) -> None:
    await create(store, "reef", "wreck", "cave")
    await store.append(entry(2))

    assert await store.newest(["reef", "cave", "nowhere"]) == {"reef": 2, "cave": 1}
    assert await store.newest([]) == {}
    assert await store.newest([f"no {number}" for number in range(2500)]) == {}


async def test_an_absence_is_noted_once_for_all_servers(store: Store, address: str) -> None:
    other = open_store(address)
    assert await store.beat(10_000) == (10_000, [], None)
    assert await other.beat(12_999) == (12_999, [], None)
    assert await store.beat(15_998, 0) == (15_998, [], None)

    told = await other.beat(19_000, 0)
    assert told == (19_000, [Absence(15_998, 19_000)], None)
    assert await store.beat(18_990, 0, apart=True) == (*told[:2], 18_990)
    assert await store.beat(19_500, 19_000) == (19_500, [], 18_990)
    await other.close()


async def test_the_time_goes_back_only_where_no_clock_runs(store: Store) -> None:
    await create(store, "reef", due=5)
    await store.beat(10_000)
    await store.beat(90_000)

    assert not await store.turn_back(20_000)
    assert await store.last_beat() == 90_000
    await store.append(entry(2))
    assert await store.turn_back(20_000)
    assert await store.last_beat() == 20_000
    assert await store.beat(21_000) == (21_000, [], None)


async def test_a_removed_table_is_forgotten(store: Store) -> None:
    await store.create(entry(1, due=5), [Link("c1", "reef", "invite")])
    await create(store, "wreck")
    await store.remember("laptop", "reef")
    await store.remember("laptop", "wreck")

    await store.remove("reef")
    await store.remove("reef")

    assert await store.entries("reef") == []
    assert await store.find_link("c1") is None
    assert await store.tables_of("laptop") == ["wreck"]
    assert await due(store, 1000) == []
    assert await store.quiet(9999) == ["wreck"]
    assert await store.count() == 1


async def test_the_last_sign_of_life(store: Store, address: str) -> None:
    assert await store.last_beat() is None

    await store.beat(2**41)
    await store.beat(2**41 - 1)  # another server, whose clock is behind

    other = open_store(address)
    assert await other.last_beat() == 2**41
    await other.close()


async def test_closing_finishes_what_was_begun(address: str) -> None:
    store = open_store(address)
    assert isinstance(store, DatabaseStore)
    await create(store, "reef")
    with busy(store):
        begun = asyncio.create_task(store.append(entry(2)))
        await asyncio.sleep(0.01)
        waiting = asyncio.create_task(store.append(entry(3)))
        await asyncio.sleep(0.01)
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0.01)
    await closing

    assert await begun
    assert await waiting
    with pytest.raises(StoreError, match="closed"):
        await store.append(entry(4))
    with pytest.raises(StoreError, match="closed"):
        await store.entries("reef")
    again = open_store(address)
    assert await again.entries("reef", 1) == [b"entry 2", b"entry 3"]
    await again.close()


async def test_errors_betray_nothing_that_is_stored(store: Store) -> None:
    first = Append("a-secret-table", 1, SECRET, 1)
    link = Link("a-secret-code", "a-secret-table", "seat")
    await store.create(first, [link])
    for attempt in (
        store.create(first, []),
        store.add_link(link),
        store.add_link(Link("a-secret-code", "a-secret", "seat")),
    ):
        with pytest.raises(StoreError) as refused:
            await attempt

        assert "secret" not in str(refused.value)
        assert "shark" not in str(refused.value)
        assert refused.value.__suppress_context__


def snapshot(number: int, *, table: str = "reef", maker: str = "ours") -> Snapshot:
    return Snapshot(table, number, maker, f"{table} at {number} by {maker}".encode())


async def kept(store: Store, table: str = "reef", maker: str = "ours") -> list[int]:
    return [one.number for one in await store.snapshots(table, maker)]


async def test_the_newest_snapshots_are_kept_with_what_came_after_them(store: Store) -> None:
    await create(store, "reef", "wreck")
    for number in range(2, 10):
        assert await store.append(entry(number))

    await store.keep(snapshot(2))
    await store.keep(snapshot(4), snapshot(6), snapshot(1, table="wreck"))

    assert await store.snapshots("reef", "ours") == [
        Kept(number, snapshot(number).fold, 9 - number) for number in (6, 4, 2)
    ]
    await store.keep(snapshot(9))
    assert await kept(store) == [9, 6, 4]
    assert await kept(store, "wreck") == [1]
    assert await kept(store, "nowhere") == []


async def test_whoever_keeps_a_snapshot_knew_no_better_one(store: Store) -> None:
    """Those of other code, and later ones that could not be read, make room."""
    await create(store, "reef")
    for number in range(2, 10):
        assert await store.append(entry(number))
    await store.keep(snapshot(3), snapshot(5), snapshot(8))

    await store.keep(snapshot(6))

    assert await kept(store) == [6, 5, 3]
    await store.keep(snapshot(6, maker="theirs"))
    assert await kept(store) == []
    assert [one.fold for one in await store.snapshots("reef", "theirs")] == [b"reef at 6 by theirs"]


async def test_a_snapshot_beyond_the_log_is_none(store: Store) -> None:
    await create(store, "reef")
    await store.keep(snapshot(2))
    assert await kept(store) == []
    assert await store.append(entry(2))
    assert await kept(store) == [2]


async def test_snapshots_go_with_their_table(store: Store) -> None:
    await create(store, "reef")
    await store.keep(snapshot(1))

    await store.remove("reef")

    await store.keep(snapshot(1), snapshot(1, table="nowhere"))
    await create(store, "reef")
    assert await kept(store) == []
