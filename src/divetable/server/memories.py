"""What bots know at a table, and what is kept of what they thought.

A bot remembers what its seat was told, as a person would. Memories are made from the log, so a
server that was stopped, or another one, goes on with the same.
"""

import asyncio
from typing import Any

from divetable.bots import Situation, Thought
from divetable.core.codec import dump
from divetable.core.game import Seat
from divetable.server.slices import Slices, first_table
from divetable.tables.entries import decode
from divetable.tables.steps import Happened
from divetable.tables.table import Table

SHOWN = 5  # alternatives


class Memories:
    """The events that seats were told, for those seats for which a bot has thought."""

    def __init__(self) -> None:
        self.recalling = asyncio.Lock()  # one seat after the other
        self._heard: dict[Seat, list[Any]] = {}
        self._later: dict[Seat, list[Any]] = {}  # what came while a seat recalls the rest

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._heard

    def add(self, happened: Happened) -> None:
        for memories in (self._heard, self._later):
            for seat, heard in memories.items():
                heard += happened.heard.get(seat, ())

    def begin(self, seat: Seat) -> None:
        """A seat remembers what comes from now on; earlier events have to be recalled."""
        self._later[seat] = []

    def complete(self, seat: Seat, earlier: list[Any]) -> None:
        self._heard[seat] = earlier + self._later.pop(seat)

    def of(self, seat: Seat) -> tuple[Any, ...]:
        return tuple(self._heard.get(seat, ()))


async def heard_by(seat: Seat, log: list[bytes], slices: Slices) -> list[Any]:
    """The events that a seat was told, from the log."""
    table, heard = first_table(log), list[Any]()

    def listen(data: bytes) -> None:
        heard.extend(table.fold(decode(data)).heard.get(seat, ()))

    await slices.each(log[1:], listen)
    return heard


def known_by(table: Table, seat: Seat, memories: Memories) -> Situation:
    """What a person in this seat knows."""
    view = table.game.view(table.state, seat)
    return Situation(table.game.name, seat, view, memories.of(seat))


def thought_shown(thought: Thought, level: str) -> Any:
    """A thought as JSON: None if the bot did not think about it."""
    if not (thought.alternatives or thought.belief or thought.reasons):
        return None
    return advice(thought, level)


def advice(thought: Thought, level: str) -> dict[str, Any]:
    """The same; there is always something to do."""
    shown: dict[str, Any] = {
        "level": level,
        "action": dump(thought.action),
        "reasons": [dump(one) for one in thought.reasons],
        "alternatives": [
            {"action": dump(one.action), "worth": round(one.worth, 4)}
            for one in thought.alternatives[:SHOWN]
        ],
        "belief": dict(thought.belief),
        "simulations": thought.simulations,
    }
    return {**shown, "stood_in": thought.stood_in} if thought.stood_in else shown
