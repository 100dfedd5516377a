"""What bots are told at a table, and what is kept of what they thought.

A bot remembers what its seat was told, as a person would. Memories are made from the log, so a
server that was stopped, or another one, goes on with the same.
"""

from typing import Any

from divetable.bots import Thought, Told
from divetable.core.game import Seat
from divetable.storage.store import Store
from divetable.tables.entries import Opened, decode
from divetable.tables.table import Happened, Table

SHOWN = 5  # alternatives


class Memories:
    """The events that seats were told, for those seats for which a bot has thought."""

    def __init__(self) -> None:
        self._heard: dict[Seat, list[Any]] = {}

    def add(self, happened: Happened) -> None:
        for seat, heard in self._heard.items():
            heard += happened.heard.get(seat, ())

    async def recall(self, seat: Seat, store: Store, name: str, number: int) -> None:
        """Have the memory of a seat, up to an entry of the log."""
        if seat in self._heard:
            return
        entries = [decode(data) for data in await store.entries(name)]
        first, *rest = entries[:number]
        assert isinstance(first, Opened)
        table, heard = Table(first), list[Any]()
        for entry in rest:
            heard += table.fold(entry).heard.get(seat, ())
        self._heard[seat] = heard

    def of(self, seat: Seat) -> tuple[Any, ...]:
        return tuple(self._heard.get(seat, ()))


def told(table: Table, seat: Seat, memories: Memories) -> Told:
    """What a person in this seat knows."""
    view = table.game.view(table.state, seat)
    return Told(table.game.name, seat, view, memories.of(seat))


def thought_shown(table: Table, thought: Thought, level: str) -> Any:
    """A thought as JSON: None if the bot did not think about it."""
    if not thought.alternatives and not thought.belief:
        return None
    return {
        "level": level,
        "action": table.forms.action(thought.action),
        "alternatives": [
            {"action": table.forms.action(one.action), "worth": round(one.worth, 4)}
            for one in thought.alternatives[:SHOWN]
        ],
        "belief": dict(thought.belief),
        "simulations": thought.simulations,
    }
