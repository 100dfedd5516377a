"""Lessons play through on the engine, as they stand."""

import json
from pathlib import Path
from typing import Any

import pytest

from divetable.core.codec import dump
from divetable.core.game import TABLE, Seat
from divetable.games import GAMES
from divetable.tables.beginnings import begun
from tests.test_rule_numbers import written

LESSONS = Path(__file__).parents[2] / "web" / "src" / "lessons"
SEATS = 2
ME = Seat(0)

every_game = pytest.mark.parametrize("name", GAMES)


def lesson(name: str) -> Any:
    return json.loads((LESSONS / f"{name}.json").read_text("utf-8"))


@every_game
def test_every_chapter_can_be_played_to_its_end(name: str) -> None:
    game = GAMES[name]
    for chapter in lesson(name)["chapters"]:
        state = begun(game, SEATS, {}, "lesson", chapter["position"])
        for step in chapter["steps"]:
            if "do" not in step:
                continue
            assert ME in game.to_act(state), step["say"]
            said = [{"seat": ME, "action": step["for_example"]}, *step.get("then", ())]
            for seat, action in ((one["seat"], one["action"]) for one in said):
                state = game.apply(state, Seat(seat), game.read_action(action)).state
                assert TABLE not in game.to_act(state), "a lesson waits for nobody"


@every_game
def test_a_lesson_ends_with_a_win(name: str) -> None:
    game, last = GAMES[name], lesson(name)["chapters"][-1]
    state = begun(game, SEATS, {}, "lesson", last["position"])
    for step in last["steps"]:
        said = [{"seat": ME, "action": step["for_example"]}] if "do" in step else []
        for one in [*said, *step.get("then", ())]:
            state = game.apply(state, Seat(one["seat"]), game.read_action(one["action"])).state
    result = game.result(state)

    assert result is not None, dump(game.view(state, ME))
    assert result.winners == (ME,)


@every_game
def test_lessons_cite_rules_that_exist(name: str) -> None:
    cited = {step["rule"] for chapter in lesson(name)["chapters"] for step in chapter["steps"]}

    assert not cited - written(name)
