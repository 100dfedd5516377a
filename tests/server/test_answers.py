"""Bots answer people who ask something when it is not the bots' turn."""

from collections.abc import AsyncGenerator

import pytest

from divetable.core.game import Seat
from divetable.server.config import Config
from divetable.server.errands import NothingToDo
from divetable.server.hall import Hall
from divetable.server.rooms import Room
from divetable.storage.bus import LocalBus
from divetable.storage.database import open_store
from divetable.tables.commands import Act, Bot, Start
from divetable.wire.http import NewTable
from tests.server.patience import until

pytestmark = pytest.mark.anyio

CAUGHT = {
    "tiles": {"7,7": "octopus", "8,8": "octopus", "9,9": "octopus"},
    "divers": {"N1": "5,5", "E1": "7,7", "S1": "8,8", "W1": "9,9"},
    "flags": {"E1": ["caught"], "S1": ["caught"], "W1": ["caught"]},
    "gold": {"3,3": 9},
}
"""Only north can move."""


@pytest.fixture
async def hall(address: str) -> AsyncGenerator[Hall]:
    made = Hall(open_store(address), LocalBus(), Config(store=address))
    await made.start()
    yield made
    await made.stop()


async def a_game(hall: Hall, level: str) -> Room:
    """Ada and three bots who cannot move."""
    room = await hall.openings.open(
        NewTable(game="divers", seats=4, position=CAUGHT, name="Ada"), "ada"
    )
    for seat in (1, 2, 3):
        await hall.carry_out("ada", Bot(id=f"b{seat}", table=room.name, seat=seat, level=level))
    await hall.carry_out("ada", Start(id="s", table=room.name))
    return room


async def ask_to_stop(hall: Hall, room: Room) -> None:
    action = {"type": "AgreeToEnd"}
    step = room.table.newest[0]
    await hall.carry_out("ada", Act(id="stop", table=room.name, seat=0, step=step, action=action))


async def test_bots_that_cannot_move_agree_to_stop(hall: Hall) -> None:
    """They have no turn in which they could. [V-4.4] [V-15.2]"""
    room = await a_game(hall, "casual")
    await ask_to_stop(hall, room)

    await until(lambda: room.table.phase == "over")
    assert room.table.state.want_end == (0, 1, 2, 3)


async def test_a_random_bot_says_nothing(hall: Hall) -> None:
    room = await a_game(hall, "random")
    await ask_to_stop(hall, room)

    with pytest.raises(NothingToDo):
        room.bots.answer(room.table)
    assert room.table.state.want_end == (Seat(0),)
