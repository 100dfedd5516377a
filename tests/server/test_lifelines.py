"""A held breath needs a connection: whoever falls silent for two seconds breathes. [T-4.6]"""

import asyncio
from collections.abc import Generator
from pathlib import Path

import pytest

from divetable.core.game import Lifeline, Seat
from divetable.server.config import Config
from divetable.server.lifelines import PAUSE, STALL, AnyLifeline, Lifelines
from divetable.server.local import Local, local_server
from tests.server.people import devices, seated, sees

ADA = Seat(0)
TWO_SECONDS = Lifeline(ADA, 2000, "cut off")
SLOW_BREATH = 20.0  # three seconds to breathe in are too few for a busy machine


class Table:
    """Somebody with a lifeline, at a clock that only the test moves."""

    def __init__(self) -> None:
        self.now = 100.0
        self.heard: float | None = 100.0
        self.elsewhere = False
        self.probes = 0
        self.cuts: list[AnyLifeline] = []
        self.looking = Lifelines(self, newcomers=6.0, clock=lambda: self.now)

    def lifelines(self) -> list[AnyLifeline]:
        return [TWO_SECONDS]

    def heard_of(self, seat: Seat) -> float | None:
        return self.heard

    def is_elsewhere(self, seat: Seat) -> bool:
        return self.elsewhere

    def probe(self, seat: Seat) -> None:
        self.probes += 1

    def cut(self, lifeline: AnyLifeline) -> None:
        self.cuts.append(lifeline)

    def pass_time(self, seconds: float, answers: bool = False) -> "Table":
        """Look as often as a server does."""
        for _ in range(round(seconds / PAUSE)):
            self.now += PAUSE
            if answers:
                self.heard = self.now
            self.looking.check(self.lifelines())
        return self


@pytest.fixture
def table() -> Table:
    made = Table()
    made.looking._looked = made.now
    made.looking.check(made.lifelines())
    return made


def test_whoever_answers_is_not_cut_off(table: Table) -> None:
    """[T-4.6]"""
    table.pass_time(60, answers=True)

    assert table.cuts == []
    assert table.probes == 121


def test_two_seconds_of_silence_are_allowed_and_no_more(table: Table) -> None:
    """[T-4.6] [D-5.82]"""
    table.pass_time(2)
    assert table.cuts == []
    table.pass_time(PAUSE)

    assert table.cuts == [TWO_SECONDS]


def test_a_closed_connection_is_as_silent_as_one_that_is_half_open(table: Table) -> None:
    """[T-4.6] Coming back in time saves the breath."""
    table.heard = None
    table.pass_time(1.5)
    table.heard = table.now
    table.pass_time(2)
    assert table.cuts == []
    table.heard = None
    table.pass_time(PAUSE)

    assert table.cuts == [TWO_SECONDS]


def test_nobody_is_cut_off_for_a_server_that_was_late_itself(table: Table) -> None:
    """[T-4.6] What they said meanwhile waits to be read."""
    table.now += 10 + STALL
    table.looking.check(table.lifelines())

    assert table.cuts == []


def test_another_server_looks_after_its_own(table: Table) -> None:
    """[T-4.6]"""
    table.heard, table.elsewhere = None, True

    assert table.pass_time(60).cuts == []


def test_a_server_that_knows_of_no_connection_waits_for_word_of_one() -> None:
    """[T-4.6]"""
    table = Table()
    table.looking._looked = table.now
    table.heard = None
    table.looking.check(table.lifelines())

    assert table.pass_time(8).cuts == []
    assert table.pass_time(PAUSE).cuts == [TWO_SECONDS]


# Over real sockets


@pytest.fixture
def local(tmp_path: Path) -> Generator[Local]:
    config = Config(store=f"sqlite:///{tmp_path / 'divetable.sqlite'}", stand_in="random")
    with local_server(config) as running:
        yield running


def test_a_breath_is_lost_with_a_connection_that_nobody_closed(local: Local) -> None:
    """[T-4.6] [D-5.82] Its end of the wire no longer answers: it hears nothing, says nothing."""

    async def evening() -> None:
        options = {"companions": True, "expansion_companions": True, "assist_time": SLOW_BREATH}
        async with devices(local.url, 2) as people:
            table = await seated(people, "dive", options=options)
            for seat, companion in enumerate(("fugu", "octopus")):
                await people[seat].act(
                    table, seat, {"type": "PickCompanion", "companion": companion}
                )
            await sees(people[0], table, 0, lambda shown: shown["view"]["phase"] == "programming")
            await people[0].act(table, 0, {"type": "Announce", "companion": "fugu", "target": None})
            for seat, person in enumerate(people):
                await sees(person, table, seat, lambda shown: shown["view"]["fugu"])
                if seat not in person.document(table, seat)["view"]["holding"]:
                    await person.act(table, seat, {"type": "HoldBreath"})
            await sees(people[0], table, 0, lambda shown: shown["view"]["holding"] == [0, 1])

            silent = people[1]._socket
            assert silent is not None
            silent.transport.pause_reading()
            people[1].pulse = 3600.0

            await sees(people[0], table, 0, lambda shown: 1 not in shown["view"]["holding"])
            why = [
                event["why"]
                for step in people[0].tables[table]["0"].steps
                for event in step.get("events", ())
                if event["type"] == "Locked" and event["seat"] == 1
            ]
            assert why == ["connection"]

    asyncio.run(evening())
