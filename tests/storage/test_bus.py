"""What every bus must keep, in one process and over a real NATS server that is restarted."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import pytest

from divetable.storage.bus import Bus, BusError, matches, open_bus
from divetable.storage.nats_bus import NatsBus
from tests.server.patience import until
from tests.services import Service, free_port

pytestmark = pytest.mark.anyio


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.news: list[tuple[str, bytes]] = []
        self.gaps = 0

    async def listen(self, bus: Bus, subject: str) -> Callable[[], object]:
        return await bus.subscribe(subject, self.hear, self.miss)

    def hear(self, subject: str, data: bytes) -> None:
        self.news.append((subject, data))

    def miss(self) -> None:
        self.gaps += 1


@pytest.fixture(params=["local", "nats"])
async def bus(request: pytest.FixtureRequest) -> AsyncGenerator[Bus]:
    address = request.getfixturevalue("nats_address") if request.param == "nats" else ""
    opened = await open_bus(address)
    yield opened
    await opened.close()


async def test_subscribers_hear_their_subject_in_order(bus: Bus) -> None:
    reef, wreck, all_tables, everything = Ear(), Ear(), Ear(), Ear()
    await reef.listen(bus, "table.reef")
    await wreck.listen(bus, "table.wreck")
    await all_tables.listen(bus, "table.*")
    await everything.listen(bus, ">")

    for number in range(100):
        await bus.publish("table.reef", b"%d" % number)
    await bus.publish("lobby", b"\0\xff")
    await until(lambda: len(everything.news) == 101)
    await until(lambda: len(all_tables.news) == len(reef.news) == 100)

    assert reef.news == [("table.reef", b"%d" % number) for number in range(100)]
    assert all_tables.news == reef.news
    assert everything.news == [*reef.news, ("lobby", b"\0\xff")]
    assert wreck.news == []
    assert reef.gaps == 0


async def test_nobody_hears_anything_while_it_is_being_published(bus: Bus) -> None:
    """Whoever publishes need not fear to be called in the middle of its work."""
    ear = Ear()
    await ear.listen(bus, "lobby")

    publishing = bus.publish("lobby", b"x")
    try:
        publishing.send(None)  # as far as it goes without the event loop
    except StopIteration:
        pass
    else:
        pytest.fail("publishing had to wait")

    assert ear.news == []
    await until(lambda: ear.news == [("lobby", b"x")])


async def test_whoever_unsubscribes_hears_no_more(bus: Bus) -> None:
    one, other = Ear(), Ear()
    stop = await bus.subscribe("lobby", one.hear, one.miss)
    await bus.subscribe("lobby", other.hear, other.miss)

    await stop()
    await stop()
    await bus.publish("lobby", b"x")
    await until(lambda: bool(other.news))

    assert one.news == []


@pytest.mark.parametrize(
    ("pattern", "subject", "fits"),
    [
        ("table.reef", "table.reef", True),
        ("table.reef", "table.reef.1", False),
        ("table.*", "table.reef", True),
        ("table.*", "table", False),
        ("table.*", "table.reef.1", False),
        ("*.reef", "table.reef", True),
        ("table.>", "table.reef.1", True),
        ("table.>", "table", False),
        (">", "table.reef", True),
        ("*", "table.reef", False),
    ],
)
async def test_patterns_are_those_of_nats(
    pattern: str, subject: str, fits: bool, nats_address: str
) -> None:
    assert matches(pattern, subject) == fits

    bus, ear = await open_bus(nats_address), Ear()
    await ear.listen(bus, pattern)
    last = Ear()
    await last.listen(bus, "the.very.last")
    await bus.publish(subject, b"x")
    await bus.publish("the.very.last", b"")
    await until(lambda: bool(last.news))
    assert [told for told, _ in ear.news if told == subject] == [subject] * fits
    await bus.close()


@asynccontextmanager
async def two_servers(address: str) -> AsyncGenerator[tuple[NatsBus, NatsBus]]:
    here, there = await open_bus(address), await open_bus(address)
    assert isinstance(here, NatsBus)
    assert isinstance(there, NatsBus)
    try:
        yield here, there
    finally:
        await here.close()
        await there.close()


async def test_two_servers_hear_each_other(nats_address: str) -> None:
    """From the moment on when one has begun to listen, whenever the other speaks."""
    for _ in range(40):
        ear = Ear()
        async with two_servers(nats_address) as (here, there):
            await ear.listen(there, "table.*")

            await here.publish("table.reef", b"x")
            await until(lambda: ear.news == [("table.reef", b"x")])  # noqa: B023  # waited for
        await here.publish("table.reef", b"a closed bus: nobody hears that")


async def test_after_a_restart_of_nats_all_are_told_that_they_may_have_missed_news() -> None:
    ear, port = Ear(), free_port()
    server = Service("nats", str(port))
    async with two_servers(server.address) as (here, there):
        await ear.listen(there, "table.*")
        await here.publish("table.reef", b"before")
        await until(lambda: len(ear.news) == 1)

        await asyncio.to_thread(server.stop)
        await until(lambda: not here._client.is_connected)
        await here.publish("table.reef", b"lost")
        assert ear.gaps == 0
        server = await asyncio.to_thread(Service, "nats", str(port))
        try:
            await until(lambda: ear.gaps >= 1 and here._client.is_connected)
            await here.publish("table.reef", b"after")
            await until(lambda: len(ear.news) == 2)
            assert ear.news == [("table.reef", b"before"), ("table.reef", b"after")]
        finally:
            await asyncio.to_thread(server.stop)


async def test_one_that_was_cut_off_alone_tells_the_others(nats_address: str) -> None:
    near, far = Ear(), Ear()
    async with two_servers(nats_address) as (here, there):
        await near.listen(here, "table.*")
        await far.listen(there, "table.*")
        transport = here._client._transport
        assert transport is not None

        transport.close()  # type: ignore[no-untyped-call]  # nats-py says no types there

        await until(lambda: (near.gaps, far.gaps) == (1, 1))
        await here.publish("table.reef", b"x")  # a gap is told once
        await until(lambda: len(near.news) == len(far.news) == 1)
        assert (near.gaps, far.gaps) == (1, 1)


async def test_a_bus_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("divetable.storage.nats_bus.PATIENCE", 0.3)

    with pytest.raises(BusError, match="cannot be reached"):
        await open_bus(f"nats://127.0.0.1:{free_port()}")
    with pytest.raises(BusError, match="nats://"):
        await open_bus("redis://secret@host")
