"""How long people need to follow what has happened. The browser shows it as long as that."""

import re
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from divetable.core.game import Seat
from divetable.games import GAMES
from divetable.games.dive import events as dive_events
from divetable.games.dive import tempo as dive
from divetable.games.divers import events as divers_events
from divetable.games.divers import tempo as divers
from divetable.games.scuba import events as scuba_events
from divetable.games.scuba import tempo as scuba

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


def lasts(game: str, *events: Any) -> int:
    shown: Sequence[Any] = events
    return GAMES[game].shown_for(shown)


def test_what_nobody_sees_takes_no_time() -> None:
    for game in GAMES:
        assert lasts(game) == 0
    assert lasts("dive", dive_events.Readied(Seat(1), None)) == 0
    assert lasts("scuba", scuba_events.TurnBegan(Seat(1))) == 0
    assert lasts("divers", divers_events.TurnEnded("N")) == 0


def test_a_step_of_scuba_is_a_scene_and_many_hurry() -> None:
    step = scuba_events.Stepped(Seat(0), "L", 12, False, False, False)

    assert lasts("scuba", step) == scuba.SCENE
    assert lasts("scuba", step, step, step) == 3 * scuba.SCENE
    assert 3 * scuba.SCENE < lasts("scuba", *[step] * 9) < 6 * scuba.SCENE


def test_a_ride_of_the_divers_is_followed_square_by_square() -> None:
    move = divers_events.Moved("N1", "3,4", False)
    ride = divers_events.Swept("N1", ("3,5", "3,6", "3,7"))

    assert lasts("divers", move) == divers.SCENE
    assert lasts("divers", move, ride, divers_events.TurnEnded("N")) == 4 * divers.SCENE


def test_a_dive_is_followed_level_by_level() -> None:
    checks = [dive_events.LevelChecked(at, "", (), (), ()) for at in (1, 2, 3)]

    assert lasts("dive", *checks) == 3 * dive.SCENE


@pytest.mark.parametrize(
    ("tempo", "scenes"),
    [(dive, "dive/reveal.ts"), (scuba, "scuba/scenes.ts"), (divers, "divers/scenes.ts")],
    ids=["dive", "scuba", "divers"],
)
def test_the_browser_shows_the_same_events_as_long(tempo: ModuleType, scenes: str) -> None:
    text = (BOARDS / scenes).read_text("utf-8")
    board = (BOARDS / scenes).with_name("Board.svelte").read_text("utf-8")
    there = re.search(r"const SHOWN = new Set\(\[(.*?)\]\)", text, re.DOTALL)
    if there:
        names = set(re.findall(r"'(\w+)'", there[1]))
    else:  # each is a case
        names = set(re.findall(r"case '(\w+)'", text)) - {"Swept"}

    assert {event.__name__ for event in tempo.SHOWN} == names
    assert f"normal: {tempo.SCENE}," in board
