"""Bots move as quickly as people can follow, one after the other. [T-2.10]

No test waits: the clock is ours, and goes on when a bot pauses.
"""

import asyncio
from collections.abc import AsyncGenerator
from random import Random

import pytest

from divetable.core.codec import dump
from divetable.core.game import Seat
from divetable.server.bot_seats import BotSeats
from divetable.server.config import Config
from divetable.server.hall import Hall
from divetable.server.pulse import Clocks, wall
from divetable.server.rights import Pass
from divetable.server.rooms import Room
from divetable.server.tempo import PAUSES, Tempo
from divetable.storage.bus import LocalBus
from divetable.storage.database import open_store
from divetable.tables.commands import Act, Bot, Start
from divetable.tables.entries import Acted
from divetable.tables.settings import BotPace, Settings
from divetable.tables.shown import PUBLIC
from divetable.tables.steps import Happened
from divetable.wire.http import NewTable
from tests.server.patience import until
from tests.server.people import Ear

pytestmark = pytest.mark.anyio

NORMAL = PAUSES["normal"]
ENOUGH = 60  # moves


# When it is due


def test_the_next_move_begins_when_the_one_before_has_been_shown() -> None:
    tempo = Tempo()
    tempo.follow(1, 1400, now=10_000)

    assert tempo.due(2, 10_000, "normal", is_secret=False) == 11_400 + NORMAL.other
    assert tempo.due(1, 10_000, "normal", is_secret=False) == 11_400 + NORMAL.own
    assert tempo.due(2, 30_000, "normal", is_secret=False) == 30_000 + NORMAL.other


def test_what_happens_meanwhile_is_shown_after_it() -> None:
    tempo = Tempo()
    tempo.follow(0, 700, now=0)
    tempo.follow(0, 700, now=100)

    assert tempo.due(1, 100, "normal", is_secret=False) == 1400 + NORMAL.other


def test_a_calm_table_pauses_longer_and_an_instant_one_never() -> None:
    tempo = Tempo()
    tempo.follow(0, 700, now=0)

    assert tempo.due(1, 0, "calm", is_secret=False) == 700 + PAUSES["calm"].other
    assert PAUSES["calm"].other > NORMAL.other
    assert tempo.due(1, 0, "instant", is_secret=False) == 0


def test_a_secret_choice_waits_for_no_scenes() -> None:
    tempo = Tempo()
    tempo.follow(0, 20_000, now=0)

    assert tempo.due(1, 0, "normal", is_secret=True) == NORMAL.other


# At a table of four


class Clock:
    """It goes on only while a bot pauses. What has begun at the table is done by then."""

    def __init__(self) -> None:
        self.now = 5000
        self.slept = 0.0
        self.room: Room | None = None

    async def sleep(self, seconds: float) -> None:
        while self.room and not self.room.inbox.is_free:
            await asyncio.sleep(0)
        self.now += round(1000 * seconds)
        self.slept += seconds
        await asyncio.sleep(0)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def hall(address: str, clock: Clock) -> AsyncGenerator[Hall]:
    clocks = Clocks(wall, lambda: clock.now, clock.sleep)
    made = Hall(open_store(address), LocalBus(), Config(store=address), clocks=clocks)
    await made.start()
    yield made
    await made.stop()


Told = list[tuple[int, Happened]]


@pytest.fixture
def told(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Told:
    """Every move, and when it was told."""
    found: Told = []
    follow = BotSeats.follow

    def noting(bots: BotSeats, happened: Happened) -> None:
        if isinstance(happened.entry, Acted):
            found.append((clock.now, happened))
        follow(bots, happened)

    monkeypatch.setattr(BotSeats, "follow", noting)
    return found


async def a_game(
    hall: Hall, clock: Clock, game: str, pace: BotPace, is_watched: bool = True
) -> Room:
    """Ada and three bots."""
    wanted = NewTable(game=game, seats=4, settings=Settings(bot_pace=pace), name="Ada")
    room = await hall.openings.open(wanted, "ada")
    for seat in (1, 2, 3):
        await hall.carry_out("ada", Bot(id=f"b{seat}", table=room.name, seat=seat, level="random"))
    if is_watched:
        await room.guests.open(Ear(), Pass("ada", "invite", True), {})
    clock.room = room
    await hall.carry_out("ada", Start(id="s", table=room.name))
    return room


async def play(hall: Hall, room: Room, told: Told) -> None:
    """Ada moves at once when it is her turn; until enough has happened."""
    rng = Random(1)
    while len(told) < ENOUGH and room.table.phase == "playing":
        moved, table = len(told), room.table
        if Seat(0) in table.waits_for:
            action = dump(table.game.actions(table.state, Seat(0)).sample(rng))
            step = table.newest[0]
            await hall.carry_out(
                "ada", Act(id=f"a{moved}", table=room.name, seat=0, step=step, action=action)
            )
        else:
            await until(lambda so_far=moved: len(told) > so_far)  # type: ignore[misc]


@pytest.mark.parametrize("game", ["scuba", "divers"])
async def test_moves_of_several_bots_do_not_overlap(
    hall: Hall, told: Told, clock: Clock, game: str
) -> None:
    room = await a_game(hall, clock, game, "normal")
    await play(hall, room, told)

    shown, last = 0, -1
    for at, happened in told:
        assert isinstance(happened.entry, Acted)
        seat = happened.entry.seat
        if seat > 0:
            assert at >= shown + (NORMAL.own if seat == last else NORMAL.other) - 2
        shown = max(shown, at) + room.table.game.shown_for(happened.heard[PUBLIC])
        last = seat
    assert {happened.entry.seat for _, happened in told if isinstance(happened.entry, Acted)} == {
        *range(4)
    }


async def test_bots_that_nobody_looks_at_do_not_pause(hall: Hall, told: Told, clock: Clock) -> None:
    room = await a_game(hall, clock, "scuba", "normal", is_watched=False)
    await play(hall, room, told)

    assert clock.slept == 0


async def test_at_an_instant_table_they_do_not_pause(hall: Hall, told: Told, clock: Clock) -> None:
    room = await a_game(hall, clock, "scuba", "instant")
    await play(hall, room, told)

    assert clock.slept == 0


async def test_programs_are_laid_in_secret_without_a_long_pause(
    hall: Hall, told: Told, clock: Clock
) -> None:
    room = await a_game(hall, clock, "dive", "normal")
    await until(lambda: room.table.waits_for == {0})  # Ada is still looking

    assert clock.slept <= len(told) * NORMAL.other / 1000
