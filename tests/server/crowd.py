"""Many people who play, talk and look on as fast as they are answered, and what they remember."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from http.client import HTTPException
from itertools import count, pairwise
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import WebSocketException

from divetable.core.codec import Json, dump, load
from divetable.games import GAMES
from divetable.storage.database import open_store
from divetable.storage.store import Store
from divetable.tables.entries import Acted, AnyEntry, Opened, Said, Started, decode
from divetable.tables.shown import PUBLIC
from divetable.tables.streams import Streams
from divetable.tables.table import Table, load_table
from divetable.wire.client import Client, Mirror, ServerRefusal
from tests.server.patience import until

SEATS = {"dive": 2, "scuba": 2, "divers": 2}
OPTIONS: dict[str, Json] = {
    "dive": {"close_delay": 0},
    "divers": {"size": 8, "boat_placement": "centre"},  # soon under way
}
FAULT = "T-8.4"
FIRST_TRY, TRIES = 0.05, 1200


class Acknowledged(NamedTuple):
    """What a person was told is done."""

    table: str
    seat: int
    id: str


class Party:
    """A table with a client for each seat and one that looks on."""

    def __init__(self, game: str, rng: Random, urls: Sequence[str], pulse: float = 2.0) -> None:
        self.game = GAMES[game]
        self.seats = SEATS[game]
        self.name = self.watch = ""
        self.acknowledged: list[Acknowledged] = []
        self.refusals: Counter[str] = Counter()
        self._rng = rng
        self._ids = count(1)
        self.clients = [Client(urls[at % len(urls)], pulse=pulse) for at in range(self.seats + 1)]

    async def begin(self, settings: Json | None = None, url: str = "") -> None:
        """Everyone sits down. `url`: where to ask the HTTP API, if not where one plays."""
        host, *others = self.clients
        for client in self.clients:
            await persist(lambda client=client: join(client, url))  # type: ignore[misc]
        body = {
            "game": self.game.name,
            "seats": self.seats,
            "options": OPTIONS.get(self.game.name, {}),
            "settings": settings or {},
            "name": "Ada",
        }
        asking = Client(url or host.url, cookie=host.cookie)
        made = await persist(lambda: asking.request("POST", "/api/tables", body))
        await host.open(table=made["table"])
        self.name, self.watch = made["table"], made["links"]["watch"]
        for seat, client in enumerate(others[:-1], 1):
            await client.open(code=made["links"]["invite"])
            await self._insist(client, "take", seat=seat, name=f"Bob {seat}")
        await others[-1].open(code=made["links"]["watch"])
        await self._insist(host, "start")
        for seat in range(self.seats):
            await until(lambda seat=seat: self._is_playing(seat))  # type: ignore[misc]

    async def _insist(self, client: Client, type: str, **parts: Json) -> None:
        """A command that may have been done when its answer was lost is then refused."""
        with contextlib.suppress(ServerRefusal):
            await client.ask(type, table=self.name, **parts)

    async def fresh(self, at: int, url: str) -> Json:
        """The step and document of a device that has just opened the table."""
        is_seat = at < self.seats
        async with connected(Client(url, cookie=self.clients[at].cookie)) as client:
            code = "" if is_seat else self.watch
            await client.open(table=self.name if is_seat else "", code=code)
            viewer = str(at) if is_seat else "public"
            await until(lambda: viewer in client.tables.get(self.name, {}))
            shown = client.tables[self.name][viewer]
            return shown.step, shown.document

    def _is_playing(self, seat: int) -> bool:
        shown = self.clients[seat].tables.get(self.name, {}).get(str(seat))
        document = shown.document if shown else None  # none while it is asked for anew
        return document is not None and document["view"] is not None

    @property
    def is_over(self) -> bool:
        return all(
            self.document(seat)["table"]["phase"] in ("over", "closed")
            for seat in range(self.seats)
        )

    def shown(self, viewer: int) -> Mirror:
        """What the client of a seat sees, or the one that looks on."""
        name = "public" if viewer == PUBLIC else str(viewer)
        return self.clients[viewer if viewer != PUBLIC else -1].tables[self.name][name]

    def document(self, seat: int) -> Json:
        return self.clients[seat].document(self.name, seat)

    async def play(self, is_enough: Callable[[], bool]) -> None:
        """Everybody at once, until it is over or enough."""
        people = [self._be_person(seat, is_enough) for seat in range(self.seats)]
        await asyncio.gather(*people)

    async def _be_person(self, seat: int, is_enough: Callable[[], bool]) -> None:
        rng = Random(self._rng.random())
        while not is_enough():
            document = self.document(seat)
            if document["table"]["phase"] != "playing":
                return
            action = self._choose(seat, document, rng)
            if action is not None:
                await self._do(seat, "act", step=self._step(seat), action=action)
            else:
                await asyncio.sleep(0.005)
            if rng.random() < 0.3:
                await self._do(seat, "say", text=f"{next(self._ids)} fish")

    def _step(self, seat: int) -> int:
        return self.clients[seat].tables[self.name][str(seat)].step

    def _choose(self, seat: int, document: Json, rng: Random) -> Json | None:
        """Something that seems possible to who knows only what the seat knows."""
        game: Any = self.game
        state = game.imagine(load(game.types["view"], document["view"]), rng)
        if seat not in game.to_act(state):
            return None
        return dump(game.actions(state, seat).sample(rng))

    async def _do(self, seat: int, type: str, **parts: Json) -> None:
        """One command, until it is answered; a fault of the server is none."""
        id = f"{seat}-{next(self._ids)}"
        while True:
            try:
                await self.clients[seat].ask(type, table=self.name, seat=seat, id=id, **parts)
            except ServerRefusal as refused:
                self.refusals[refused.message] += 1
                if refused.rule == FAULT:
                    await asyncio.sleep(0.1)
                    continue
                return
            self.acknowledged.append(Acknowledged(self.name, seat, id))
            return

    async def stop(self) -> None:
        for client in self.clients:
            await client.stop()


@contextlib.asynccontextmanager
async def connected(client: Client) -> AsyncGenerator[Client]:
    await client.start()
    try:
        yield client
    finally:
        await client.stop()


async def join(client: Client, url: str) -> None:
    if not client.cookie:
        asking = Client(url or client.url)
        await asking.request("GET", "/api/tables")
        client.cookie = asking.cookie
    await client.start()


async def persist(work: Callable[[], Any]) -> Any:
    """Over HTTP and for the first connection nobody tries again for us."""
    for _ in range(TRIES):
        with contextlib.suppress(OSError, HTTPException, WebSocketException):
            return await work()
        await asyncio.sleep(FIRST_TRY)
    return await work()


Judge = Callable[[Party], Awaitable[object]]


class Crowd:
    """Parties that begin anew when their game is over.

    `judge` looks at each that has ended; whatever it raises ends everything.
    """

    def __init__(
        self, rng: Random, games: Sequence[str], urls: Sequence[str], judge: Judge
    ) -> None:
        self.parties: list[Party] = []
        self.is_enough = False
        self._judge = judge
        self._rng = rng
        self._games = games
        self._urls = urls

    @property
    def acknowledged(self) -> int:
        return sum(len(party.acknowledged) for party in self.parties)

    async def play(self) -> None:
        await asyncio.gather(*(self._play(game) for game in self._games))

    async def _play(self, game: str) -> None:
        while not self.is_enough:
            party = Party(game, self._rng, self._urls, pulse=10.0)  # the machine may be busy
            self.parties.append(party)
            try:
                await party.begin()
                await party.play(lambda: self.is_enough)
                await self._judge(party)
            finally:
                await party.stop()


@contextlib.asynccontextmanager
async def playing(crowd: Crowd) -> AsyncGenerator[None]:
    """While the crowd plays."""
    work = asyncio.create_task(crowd.play())
    try:
        yield
        crowd.is_enough = True
        await until(work.done, 90)
        await work
    except BaseException:
        if work.done() and not work.cancelled() and (error := work.exception()):
            raise error from None  # it is why nothing goes on
        raise
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


# What must be so in the end


async def entries_of(store: str, table: str) -> list[AnyEntry]:
    """The log of a table, whoever serves it."""
    opened = open_store(store)
    try:
        return [decode(data) for data in await opened.entries(table)]
    finally:
        await opened.close()


async def check(party: Party, store: Store, url: str) -> int:
    """Everything that was acknowledged is in the log once, and everyone sees what it says.

    Returns the number of entries.
    """
    entries = await heard_by_all(party, store)
    check_ids(party, entries)
    check_replay(entries)
    table = load_table(entries)
    for at in range(len(party.clients)):
        viewer = at if at < party.seats else PUBLIC
        check_viewer(party, viewer, table)
        shown = party.shown(viewer)
        fresh = await persist(lambda at=at: party.fresh(at, url))  # type: ignore[misc]
        assert fresh == (shown.step, shown.document)
    return len(entries)


async def heard_by_all(party: Party, store: Store) -> list[AnyEntry]:
    """The log, once everybody has heard all of it: servers may be killed while they come back."""
    ends = time.monotonic() + 60
    while True:
        entries = [decode(data) for data in await store.entries(party.name)]
        newest = load_table(entries).newest
        heard = {viewer: party.shown(viewer).step for viewer in newest}
        if heard == newest:
            return entries
        assert time.monotonic() < ends, f"{party.game.name}: heard {heard}, stored {newest}"
        await asyncio.sleep(0.05)


def check_ids(party: Party, entries: Sequence[AnyEntry]) -> None:
    stored = Counter(
        Acknowledged(party.name, entry.seat, entry.id)
        for entry in entries
        if isinstance(entry, Acted | Said) and entry.id
    )
    twice = [id for id, times in stored.items() if times > 1]
    lost = [id for id in party.acknowledged if id not in stored]

    assert not twice, f"done twice: {twice}"
    assert not lost, f"acknowledged and lost: {lost}"


def check_replay(entries: Sequence[AnyEntry]) -> None:
    """The rules, begun anew with the seed, make of the actions the events that are stored."""
    opened, *rest = entries
    assert isinstance(opened, Opened)
    table = Table(opened)
    started = 0
    for entry in rest:
        happened = table.fold(entry)
        started += isinstance(entry, Started)
        if isinstance(entry, Acted):
            assert [dump(event) for event in happened.events] == entry.events

    assert table.number == len(entries)
    assert started <= 1


def check_viewer(party: Party, viewer: int, table: Table) -> None:
    """What a client has put together from patches is what a fresh one would be shown."""
    shown = party.shown(viewer)
    document = Streams(table).document(viewer)

    assert shown.step == table.newest[viewer]
    assert differences(shown.document, load_json(document)) == []


def check_gapless(client: Client, name: str, viewer: str) -> None:
    """No step was left out or told twice; from the first document on, patches were enough."""
    numbers = [step["step"] for step in client.tables[name][viewer].steps]

    gaps = [pair for pair in pairwise(numbers) if pair[1] != pair[0] + 1]
    assert not gaps, f"{name}, viewer {viewer}: {gaps}"


def differences(ours: Json, theirs: Json, path: str = "") -> list[str]:
    """Where two documents differ."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        keys = sorted({*ours, *theirs})
        pairs = [(f"{path}/{key}", ours.get(key), theirs.get(key)) for key in keys]
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = [(f"{path}/{at}", *both) for at, both in enumerate(zip(ours, theirs, strict=True))]
    else:
        return [] if ours == theirs else [f"{path}: {ours!r} is {theirs!r}"]
    return [one for where, mine, its in pairs for one in differences(mine, its, where)]


def load_json(document: Json) -> Json:
    """As it looks after a journey (tuples become lists)."""
    return msgspec.json.decode(msgspec.json.encode(document))
