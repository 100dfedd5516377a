"""However the network fails, client and server end equal, and everything is done once."""

import asyncio
from random import Random

import pytest

from divetable.storage.database import open_store
from tests.server.crowd import Party, check
from tests.server.faulty import NONE, Faults, FaultyNetwork
from tests.server.patience import HANGS
from tests.server.processes import Nursery, Server

pytestmark = pytest.mark.anyio

PULSE = 0.25  # seconds of silence after which a client asks again
MOVES = 40
KINDS = {
    "drop": Faults(lose=0.06),
    "duplicate": Faults(double=0.3),
    "reorder": Faults(swap=0.2),
    "delay": Faults(delay=0.3),
    "cut": Faults(cut=0.05),
    "half-open": Faults(half_open=0.02),
    "sleep": Faults(sleep=0.03),
}
EVERYTHING = Faults(0.02, 0.1, 0.1, 0.1, 0.02, 0.01, 0.01)


async def play(
    server: Server, store: str, faults: Faults, game: str, moves: int
) -> tuple[Party, FaultyNetwork]:
    """So many moves through a faulty network, which is mended in the end."""
    async with asyncio.timeout(HANGS), FaultyNetwork(server.url, faults, seed=7) as network:
        party = Party(game, Random(game), [network.url], PULSE)
        try:
            await party.begin(url=server.url)
            await party.play(lambda: len(party.acknowledged) >= moves)
            network.faults = NONE
            opened = open_store(store)
            try:
                await check(party, opened, server.url)
            finally:
                await opened.close()
        finally:
            await party.stop()
    return party, network


async def test_each_fault_alone(nursery: Nursery, address: str) -> None:
    with Server(nursery, "--store", address) as server:
        for name, faults in KINDS.items():
            party, network = await play(server, address, faults, "scuba", MOVES)
            assert party.acknowledged, name
            assert network.happened, f"{name} never happened"


@pytest.mark.parametrize("game", ["dive", "scuba", "divers"])
async def test_all_faults_together(nursery: Nursery, address: str, game: str) -> None:
    with Server(nursery, "--store", address) as server:
        _, network = await play(server, address, EVERYTHING, game, MOVES)

    assert len(network.happened) >= 5
