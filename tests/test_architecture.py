"""What docs/architecture.md draws and tells is how it is."""

import asyncio
import re
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NamedTuple

import grimp
import pytest

import divetable
from divetable.cli.play import quiet_logs
from divetable.server.config import Config
from divetable.server.local import Local, local_server
from tests.server.people import devices, one_step, seated

PAGE = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text("utf-8")
PACKAGE = Path(divetable.__file__).parent
STATIONS = re.compile(r"^\d+\. `([\w.]+)` \(`([\w/]+\.py)`\)", re.MULTILINE)
MOST_STATIONS = 15


class Station(NamedTuple):
    """A function on the way of a move."""

    name: str
    file: str


def rows() -> list[list[str]]:
    """The packages of the picture, from the top."""
    return [row.split(" · ") for row in re.findall(r"^│ (\w+(?: · \w+)*)  ", PAGE, re.MULTILINE)]


def stations() -> list[Station]:
    return [Station(*found) for found in STATIONS.findall(PAGE)]


# The picture


def test_every_package_is_drawn_once() -> None:
    drawn = [name for row in rows() for name in row]

    assert sorted(drawn) == sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py"))


def test_imports_go_down_in_the_picture() -> None:
    row_of = {name: at for at, row in enumerate(rows()) for name in row}
    graph = grimp.build_graph("divetable", cache_dir=None)

    upwards = {
        (importer, imported)
        for importer in graph.modules
        for imported in graph.find_modules_directly_imported_by(importer)
        if (above := package_of(importer)) in row_of
        and (below := package_of(imported)) in row_of
        and above != below
        and row_of[above] >= row_of[below]
    }

    assert upwards == set()


def package_of(module: str) -> str:
    return module.partition(".")[2].partition(".")[0]


# The way of a move


def test_the_way_of_a_move_is_short() -> None:
    assert 0 < len(stations()) <= MOST_STATIONS


@pytest.fixture
def calls() -> list[Station]:
    """Every function of ours that was entered, while somebody listens."""
    return []


@pytest.fixture
def local(tmp_path: Path, calls: list[Station]) -> Generator[Local]:
    config = Config(store=f"sqlite:///{tmp_path}/tables.sqlite", rehearse=False)
    with quiet_logs(), traced(calls), local_server(config) as running:
        yield running


@contextmanager
def traced(calls: list[Station]) -> Iterator[None]:
    """All threads that begin now note which functions they enter."""

    def note(frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(PACKAGE)):
            file = Path(code.co_filename).relative_to(PACKAGE).as_posix()
            calls.append(Station(code.co_qualname, file))

    threading.setprofile(note)
    try:
        yield
    finally:
        threading.setprofile(None)


def test_a_move_takes_the_way_that_is_told(local: Local, calls: list[Station]) -> None:
    async def evening() -> None:
        async with devices(local.url, 2) as people:
            table = await seated(people, "scuba")
            dice = Random(1)
            await one_step(people, table, dice)
            heard = [person.heard for person in people]
            calls.clear()
            await one_step(people, table, dice)
            for person, before in zip(people, heard, strict=True):
                await person.change(before)

    asyncio.run(evening())

    way = list(calls)
    for station in stations():
        assert station in way, f"{station} was not met, or not in this order"
        way = way[way.index(station) + 1 :]
