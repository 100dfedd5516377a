"""The server of the browser tests: the same in everything, but what is dealt and what bots throw.

A deal follows from the table's game and options, so a test sees the same game whenever it is run
and whatever ran before it. `LUCK=7 pytest -m browser tests/browser` plays other deals.
"""

import hashlib
import os
from collections.abc import Sequence
from unittest.mock import patch

from divetable.bots import TURN, Situation, Thought
from divetable.cli import main
from divetable.server.config import Config
from divetable.server.hall import Hall
from divetable.server.secrets import Secrets
from divetable.storage.bus import Bus
from divetable.storage.store import Store
from divetable.workshop import Rank

LUCK = os.environ.get("LUCK", "1")


class KnownLuck(Secrets):
    """Tokens and codes stay secret."""

    dice = 0

    def seed(self) -> str:
        return hashlib.sha256(LUCK.encode()).hexdigest()[:32]

    def number(self) -> int:
        return self.dice


class KnownHall(Hall):
    """Bots throw the same dice whenever they know the same."""

    def __init__(self, store: Store, bus: Bus, config: Config) -> None:
        self._luck = KnownLuck()
        super().__init__(store, bus, config, self._luck)

    async def think(
        self, told: Situation, level: str, keys: Sequence[str], rank: Rank = TURN
    ) -> Thought:
        known = f"{LUCK} {told.seat} {told.view}"
        self._luck.dice = int(hashlib.sha256(known.encode()).hexdigest()[:15], 16)
        return await super().think(told, level, keys, rank)


if __name__ == "__main__":
    with patch("divetable.server.process.Hall", KnownHall):
        main(prog_name="divetable")
