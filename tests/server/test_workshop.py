"""What costs time because somebody asked for it harms nobody else. [T-8.2]"""

import asyncio
import os
import signal
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from divetable.bots import HINT, Brains, Inquiry, Situation, Thought
from divetable.bots.brains import Brain
from divetable.bots.players import at_random
from divetable.cli.play import quiet_logs
from divetable.core.errors import RulesError
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.ocean import Darkroom
from divetable.server.api import Answered
from divetable.server.archive import Archive
from divetable.server.config import Config
from divetable.server.folds import Log
from divetable.server.local import Local, local_server
from divetable.server.readers import Budget, missed_of_log
from divetable.tables.records import FORMAT, Record, read_record, replay, write_record
from divetable.tables.steps import StepRecord
from divetable.tables.table import Table
from divetable.workshop import PIECE, Pieces
from tests.ocean.tables import small_scene
from tests.server.patience import HANGS
from tests.server.people import devices, one_step, seated
from tests.server.worlds import GENEROUS, Device, World, world

PATIENCE = HANGS
MANY = Budget(steps=10_000, seconds=HANGS)


def empty_record(steps: int, seed: str = "x") -> Record:
    """A record of old rules in which nothing happens: few bytes, much work."""
    nothing = [StepRecord(number=at, seat=0, action={}, events=[]) for at in range(1, steps + 1)]
    return Record(
        format=FORMAT,
        version=1,
        game="divers",
        rules=1,
        seats=4,
        options={},
        names=["Ada", "Bo", "Cy", "Di"],
        seal="",
        seed=seed,
        salt="",
        steps=nothing,
        result=None,
    )


@contextmanager
def halted() -> Iterator[None]:
    """No process beside the server gets on."""
    pids = [child.pid for child in active_children() if child.pid]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


@pytest.fixture
def local(tmp_path: Path) -> Generator[Local]:
    config = Config(
        store=f"sqlite:///{tmp_path / 'store.sqlite'}",
        stand_in="random",
        messages_per_second=1e6,
        messages_burst=1_000_000,
        requests_per_second=1e6,
        requests_burst=1_000_000,
    )
    with quiet_logs(), local_server(config) as running:
        running.hall.archive._budget = MANY  # it is not lost while its processes are halted
        yield running


# Old games are read elsewhere


class Upload:
    """A record on its way from an address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def status(self) -> int:
        """Of the answer, once it comes."""
        async with asyncio.timeout(PATIENCE):
            return int((await self._reader.readline()).split()[1])

    @property
    def is_answered(self) -> bool:
        return bool(self._reader._buffer)  # type: ignore[attr-defined]

    def stop(self) -> None:
        self._writer.close()


@asynccontextmanager
async def uploads(local: Local, size: int, *addresses: str) -> AsyncIterator[list[Upload]]:
    """One from each of these, of which the head is sent."""
    port = int(local.url.rpartition(":")[2])
    head = f"POST /api/replays HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {size}\r\n"
    begun: list[Upload] = []
    for address in addresses:
        line = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        begun.append(Upload(*line))
        begun[-1].send(f"{head}Content-Type: application/json\r\n\r\n".encode())
    try:
        yield begun
    finally:
        for each in begun:
            each.stop()


def test_a_record_is_not_read_where_tables_are_served(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    def boom(*_: Any, **__: Any) -> Any:
        raise AssertionError("read in the server's own process")

    kept = empty_record(20)
    sent = write_record(kept)
    expected = msgspec.json.decode(msgspec.json.encode(replay(read_record(sent), "all")))
    here = replace(GAMES["divers"], evolve=boom, view=boom, start=boom)
    monkeypatch.setitem(GAMES, "divers", here)

    async def evening() -> None:
        async with devices(local.url, 1) as [ada]:
            assert await ada.request("POST", "/api/replays", sent) == expected

    asyncio.run(evening())


def test_while_a_record_is_read_tables_go_on(local: Local) -> None:
    first, second = (write_record(empty_record(20, seed)) for seed in "ab")

    async def evening() -> None:
        async with devices(local.url, 3) as (ada, bo, stranger):
            table = await seated([ada, bo])
            known = await stranger.request("POST", "/api/replays", first)
            with halted():
                reading = asyncio.create_task(stranger.request("POST", "/api/replays", second))
                dice = Random(1)
                for _ in range(5):
                    await one_step([ada, bo], table, dice)
                assert not reading.done()
                async with uploads(local, len(first), "127.0.0.2") as [another]:
                    another.send(first)
                    assert await another.status() == 200  # it was kept
            assert (await reading)["steps"] == known["steps"]

    asyncio.run(evening())


def test_records_of_an_address_are_taken_in_one_by_one(local: Local) -> None:
    """What it sends besides is not even read, and nobody else waits for it."""
    data = write_record(empty_record(5))
    here, there = "127.0.0.1", "127.0.0.2"

    async def evening() -> None:
        async with uploads(local, len(data), here, *4 * [here], there) as (slow, *rest, other):
            slow.send(data[:10])
            async with devices(local.url, 1) as [ada]:
                await ada.request("GET", "/api/tables")
            for each in (*rest, other):
                each.send(data)
            assert await other.status() == 200
            async with uploads(local, len(data), here) as [one_too_many]:
                assert await one_too_many.status() == 429
            assert not any(each.is_answered for each in rest)
            slow.send(data[10:])
            assert [await each.status() for each in (slow, *rest)] == 5 * [200]

    asyncio.run(evening())


def test_a_long_answer_leaves_turns_to_others() -> None:
    turns, seen = [0], list[int]()
    answer = Answered()
    answer.pieces = Pieces.of(bytes(5 * PIECE))

    async def send(message: Any) -> None:
        if "body" in message:
            assert len(message["body"]) <= PIECE
            seen.append(turns[0])

    async def count() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    async def evening() -> None:
        counting = asyncio.create_task(count())
        await answer({"type": "http"}, send, send)  # type: ignore[arg-type]
        counting.cancel()

    asyncio.run(evening())
    assert len(seen) == 5
    assert seen == sorted(set(seen))  # a turn of the loop between any two pieces


@asynccontextmanager
async def archive(budget: Budget) -> AsyncIterator[Archive]:
    made = Archive(budget)
    try:
        async with asyncio.timeout(PATIENCE):
            yield made
    finally:
        await asyncio.to_thread(made.close)


def test_a_budget_that_is_used_up_is_refused_in_words_and_harms_nobody() -> None:
    long, short = (Pieces.of(write_record(empty_record(steps))) for steps in (2000, 5))

    async def evening() -> None:
        async with archive(Budget(steps=1000, seconds=HANGS)) as few_steps:
            with pytest.raises(RulesError) as caught:
                await few_steps.upload(long, "all", "here")
            assert str(caught.value).startswith("this game has 2000 steps")
            assert await few_steps.upload(short, "all", "here")
        async with archive(Budget(steps=10_000, seconds=0.01)) as little_time:
            with pytest.raises(RulesError) as caught:
                await little_time.upload(long, 0, "here")
            assert caught.value.message == "table-too-much-work"
            assert caught.value.rule == "T-8.2"

    asyncio.run(evening())


def test_an_address_that_wants_to_read_too_much_is_refused_and_another_is_not() -> None:
    records = [Pieces.of(write_record(empty_record(5, f"seed {at}"))) for at in range(10)]

    async def evening() -> None:
        async with archive(MANY) as made:
            await made.upload(records[0], "all", "here")
            with halted():
                asked = [
                    asyncio.create_task(made.upload(data, "all", "here")) for data in records[1:]
                ]
                another = asyncio.create_task(made.upload(records[0], 0, "there"))
                done, waiting = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
                while len(waiting) > 5:  # one is read, four wait
                    done, waiting = await asyncio.wait(
                        asked, return_when=asyncio.FIRST_COMPLETED, timeout=0.05
                    )
            for refused in done:
                error = refused.exception()
                assert isinstance(error, RulesError)
                assert error.message == "table-too-fast"
            assert await another
            assert all(await asyncio.gather(*waiting))

    asyncio.run(evening())


def test_a_process_that_dies_over_a_record_has_a_successor() -> None:
    data = Pieces.of(write_record(empty_record(5)))

    async def evening() -> None:
        async with archive(MANY) as made:
            await made.upload(data, "all", "here")
            for child in active_children():
                os.kill(child.pid or 0, signal.SIGKILL)
                child.join(PATIENCE)
            assert await made.upload(data, "public", "here")

    asyncio.run(evening())


# Coming back


def test_whoever_comes_back_from_long_ago_holds_up_nobody(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The steps are made again elsewhere, while the same table goes on."""

    def boom(*_: Any) -> Any:
        raise AssertionError("made again in the server's own process")

    monkeypatch.setattr("divetable.server.readers.missed_text", boom)

    async def evening() -> None:
        async with devices(local.url, 2) as (ada, bo):
            table = await seated([ada, bo], "divers")
            dice = Random(3)
            at_first = bo.tables[table]["1"].step
            for _ in range(80):
                await one_step([ada, bo], table, dice)
            await bo.until(lambda one: one.tables[table]["1"].step >= at_first + 80)
            await bo.request("POST", "/api/replays", write_record(empty_record(2)))
            log = await entries(local, table)
            number = len(log)
            async with world_of(local, bo.cookie) as device:
                with halted():
                    await device.connect()
                    seen = {"1": at_first}
                    you = await device.ask("open", table=table, seen=seen)
                    assert you["type"] == "you"
                    for _ in range(3):
                        await one_step([ada, bo], table, dice)
                    assert not [one for one in device.received if b'"steps"' in bytes_of(one)]
                latest = (await entries(local, table))[number:]
                await device.until(lambda: device.steps.get("1", 0) >= at_first + 80 + len(latest))
            first, second = (one for one in device.received if b'"steps"' in bytes_of(one))
            monkeypatch.undo()
            made_again = missed_of_log(Log(table, None, log[:number]), 1, at_first, number)
            head = b'{"type":"steps","table":"%b","viewer":"1","steps":' % table.encode()
            assert bytes_of(first) == head + made_again + b"}"
            steps = [told["step"] for told in msgspec.json.decode(bytes_of(second))["steps"]]
            assert steps == [at_first + 81, at_first + 82, at_first + 83]

    asyncio.run(evening())


def test_after_a_restart_the_last_steps_need_no_archive(tmp_path: Path) -> None:
    """Whoever is a few steps behind is told them at once, also while others play on."""

    async def evening() -> None:
        async with asyncio.timeout(PATIENCE), world(tmp_path, "a", GENEROUS) as made:
            ada = await arrived(made, "ada")
            table = await opened(ada)
            for at in range(5):
                await ada.ask("say", table=table, seat=0, text=f"hello {at}")
            seen = ada.steps["0"]
            made.hall.rooms.pop(table).stop()
            made.hall.archive.close()  # nobody reads there any more
            await ada.disconnect()
            await ada.connect()
            await ada.ask("open", table=table, seen={"0": seen - 3})
            await made.flush()

            last = [bytes_of(one) for one in ada.received if b'"viewer":"0"' in bytes_of(one)][-1]
            told = msgspec.json.decode(last)
            assert told["type"] == "steps"
            assert [step["step"] for step in told["steps"]] == [seen - 2, seen - 1, seen]

    asyncio.run(evening())


def test_a_change_of_rights_meanwhile_shows_nothing_out_of_turn(local: Local) -> None:
    """Whoever asks again on the same connection is told the missed steps, not everything."""

    async def evening() -> None:
        async with devices(local.url, 2) as (ada, bo):
            table = await seated([ada, bo], "divers")
            dice = Random(3)
            at_first = bo.tables[table]["1"].step
            for _ in range(80):
                await one_step([ada, bo], table, dice)
            await bo.request("POST", "/api/replays", write_record(empty_record(2)))
            async with world_of(local, bo.cookie) as device:
                await device.connect()
                await device.ask("open", table=table)
                await device.until(lambda: device.steps.get("1", 0) >= at_first + 80)
                before = len(device.received)
                with halted():
                    await device.ask("open", table=table, seen={"1": at_first})
                    await ada.ask("lend", table=table, seat=0, on=True)
                await device.until(lambda: device.steps.get("1", 0) >= at_first + 81)
            received = [bytes_of(one) for one in device.received[before:]]
            to_seat = [one for one in received if b'"viewer":"1"' in one]
            assert [msgspec.json.decode(one)["type"] for one in to_seat] == ["steps", "steps"]

    asyncio.run(evening())


def bytes_of(received: bytes | str) -> bytes:
    return received if isinstance(received, bytes) else received.encode()


async def entries(local: Local, table: str) -> list[bytes]:
    """The log of a table, from the loop that serves it."""
    loop = next(iter(local.hall._tasks)).get_loop()
    asked = asyncio.run_coroutine_threadsafe(local.hall.log_of(table), loop)
    return await asyncio.wrap_future(asked)


class Watcher(Device):
    """A device at a server elsewhere."""

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0.01)


@asynccontextmanager
async def world_of(local: Local, cookie: str) -> AsyncIterator[Watcher]:
    class There:
        port = int(local.url.rpartition(":")[2])

    device = Watcher(There, "bo", "203.0.113.9")  # type: ignore[arg-type]
    device.token = cookie
    try:
        yield device
    finally:
        await device.disconnect()


def test_while_a_table_is_loaded_others_have_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fold, turns, seen = Table.fold, [0], list[int]()

    def slow_fold(self: Table, *entry: Any) -> Any:
        seen.append(turns[0])
        time.sleep(0.002)
        return fold(self, *entry)

    async def count() -> None:
        while True:
            turns[0] += 1
            await asyncio.sleep(0)

    async def evening() -> None:
        async with world(tmp_path, "a") as made:
            host = made.device("host")
            await host.request("GET", "/api/tables")
            body = {"game": "scuba", "seats": 2, "name": "Ada"}
            answer = await host.request("POST", "/api/tables", body)
            name = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["table"]
            await host.connect()
            for at in range(10):
                await host.ask("say", table=name, seat=0, text=f"hello {at}")
            made.hall.rooms.pop(name).stop()
            monkeypatch.setattr(Table, "fold", slow_fold)
            counting = asyncio.create_task(count())
            room = await made.hall.room(name)
            counting.cancel()
            assert room.table.number == 12

    asyncio.run(evening())
    assert len(seen) == 11
    assert seen == sorted(set(seen))  # a turn of the loop between any two entries


# Hints


class Thinking:
    """Bots whose thoughts the test lets go one by one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: deque[tuple[str, Situation]] = deque()  # level, what it was told
        self._go_on = threading.Semaphore(0)
        self._ended = False

        def answer(brain: Brain, question: Inquiry) -> Thought:
            self.begun.append((question.level, question.told))
            if not self._ended:
                self._go_on.acquire(timeout=PATIENCE)
            return at_random(question.told, Random(1))

        monkeypatch.setattr(Brain, "answer", answer)
        monkeypatch.setattr(Brain, "learn", lambda brain, game: None)

    def let_go(self) -> None:
        self._go_on.release()

    def end(self) -> None:
        self._ended = True
        for _ in range(100):
            self._go_on.release()

    async def until(self, number: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.begun) < number:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def thinkers(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[World, Thinking]]:
    thinking = Thinking(monkeypatch)
    async with asyncio.timeout(PATIENCE), world(folder, "a", GENEROUS) as made:
        try:
            yield made, thinking
        finally:
            thinking.end()


async def arrived(world: World, name: str) -> Device:
    device = world.device(name)
    await device.request("GET", "/api/tables")
    await device.connect()
    return device


async def opened(device: Device, seats: int = 2, bot: str = "") -> str:
    """A game of Scuba in which it is this device's turn, or that of a bot."""
    options = {"start_player": 1 if bot else 0}
    body = {"game": "scuba", "seats": seats, "name": "Ada", "options": options}
    answer = await device.request("POST", "/api/tables", body)
    table: str = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["table"]
    await device.ask("open", table=table)
    for seat in range(1, seats):
        done = await device.ask("bot", table=table, seat=seat, level=bot or "novice")
        assert done["type"] == "done"
    await device.ask("start", table=table)
    return table


async def answer_to(device: Device, id: str) -> Any:
    """The last that was said about a command."""
    async with asyncio.timeout(PATIENCE):
        while True:
            said = [
                message
                for data in device.received
                if bytes_of(data).startswith(b"{")
                and (message := msgspec.json.decode(data)).get("id") == id
                and message["type"] != "waiting"
            ]
            if said:
                return said[-1]
            await asyncio.sleep(0.01)


def test_a_bots_turn_comes_before_hints_however_many_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with thinkers(tmp_path, monkeypatch) as (made, thinking):
            greedy, modest = [await arrived(made, name) for name in ("greedy", "modest")]
            tables = [await opened(greedy) for _ in range(10)]
            waiting = [await greedy.ask("hint", table=table, seat=0) for table in tables]
            await thinking.until(1)
            await opened(modest, bot="master")  # its bot is asked now
            await made.flush()
            async with asyncio.timeout(PATIENCE):
                while len(made.hall.brains._shop._queue) < 1:  # the turn
                    await asyncio.sleep(0.01)
            thinking.let_go()
            await thinking.until(2)

            assert [level for level, _ in thinking.begun] == ["expert", "master"]
            answers = [one["id"] for one in waiting]
            thinking.end()
            kinds = [(await answer_to(greedy, id))["type"] for id in answers]
            assert kinds.count("hinted") == 5  # one was begun, four waited
            refused = await answer_to(greedy, answers[kinds.index("refused")])
            assert refused["rule"] == "T-8.2"

    asyncio.run(evening())


def test_a_hint_says_that_it_waits_and_can_be_withdrawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[T-6.6]"""

    async def evening() -> None:
        async with thinkers(tmp_path, monkeypatch) as (made, thinking):
            ada, bo = [await arrived(made, name) for name in ("ada", "bo")]
            first, second = await opened(ada), await opened(bo)
            begun = await ada.ask("hint", table=first, seat=0)
            assert begun == {"type": "waiting", "id": begun["id"], "table": first}
            await thinking.until(1)
            waiting = await bo.ask("hint", table=second, seat=0)
            assert waiting["type"] == "waiting"
            await queued(made, 1)

            done = await bo.ask("withdraw", table=second, hint=waiting["id"])
            assert done["type"] == "done"
            assert (await answer_to(bo, waiting["id"]))["message"] == "table-hint-withdrawn"
            await queued(made, 0)
            again = await bo.ask("withdraw", table=second, hint=waiting["id"])
            assert again["type"] == "done"
            asked_again = await bo.ask("hint", table=second, seat=0)
            thinking.end()
            assert (await answer_to(ada, begun["id"]))["type"] == "hinted"
            assert (await answer_to(bo, asked_again["id"]))["type"] == "hinted"

    asyncio.run(evening())


def test_a_hint_that_nobody_can_use_any_more_waits_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table has moved on, or the device is gone. [T-2.5]"""

    async def evening() -> None:
        async with thinkers(tmp_path, monkeypatch) as (made, thinking):
            ada, bo, cy = [await arrived(made, name) for name in ("ada", "bo", "cy")]
            tables = [await opened(device) for device in (ada, bo, cy)]
            await ada.ask("hint", table=tables[0], seat=0)
            await thinking.until(1)
            stale = await bo.ask("hint", table=tables[1], seat=0)
            await cy.ask("hint", table=tables[2], seat=0)
            await queued(made, 2)

            await bo.ask("resign", table=tables[1], seat=0)
            assert (await answer_to(bo, stale["id"]))["rule"] == "T-2.5"
            await queued(made, 1)
            await cy.disconnect()
            await queued(made, 0)

    asyncio.run(evening())


async def queued(world: World, number: int) -> None:
    """So many hints wait for a bot."""
    thinkers = world.hall.brains._shop._queue._waiting
    async with asyncio.timeout(PATIENCE):
        while (
            sum(place.rank == HINT for place in list(thinkers.values())) + len(world.hall.hinting)
            != number
        ):
            await asyncio.sleep(0.01)


# Stopping


def test_no_process_that_is_stuck_holds_up_the_end_of_a_server(tmp_path: Path) -> None:
    config = Config(store=f"sqlite:///{tmp_path / 'store.sqlite'}")
    stopped = threading.Event()
    scuba = GAMES["scuba"]
    state = scuba.start(2, seed=1)
    seat = min(scuba.to_act(state))
    told = Situation("scuba", seat, scuba.view(state, seat))

    def serve() -> None:
        with quiet_logs(), local_server(config) as running:
            room = running.hall.pictures._room = Darkroom(1)
            room.still(small_scene()).result(PATIENCE)
            brains: Brains = running.hall.brains
            question = Inquiry(told, "random", 1, PATIENCE)
            brains.think(question).result(PATIENCE)
            pids = [child.pid for child in active_children() if child.pid]
            assert len(pids) == 2
            for pid in pids:
                os.kill(pid, signal.SIGSTOP)
            room.field(small_scene())
            brains.think(question)
        stopped.set()

    threading.Thread(target=serve, daemon=True).start()
    is_stopped = stopped.wait(PATIENCE)
    for child in active_children():
        child.kill()
    assert is_stopped
