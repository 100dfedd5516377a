"""Bots think in processes of their own; whatever goes wrong there, the table goes on."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Generator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from divetable.bots import HINT, TURN, Brains, Inquiry, Situation, Thought, think
from divetable.bots.brains import Brain, rehearsal
from divetable.bots.players import LEVELS, at_random
from divetable.bots.reasons import explained
from divetable.core.game import Seat
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.server.memories import thought_shown
from divetable.workshop import Foundry

SCUBA = GAMES["scuba"]
STATE = SCUBA.start(2, seed=1)
SEAT = min(SCUBA.to_act(STATE))
TOLD = Situation("scuba", SEAT, SCUBA.view(STATE, SEAT))
MEMORY = 2 << 30
AMPLE = 600.0  # seconds; only a process that hangs takes as long


class Unpacked:
    """Does something when a bot's process unpacks it: the only way to reach in there."""

    def __init__(self, do: Any, *with_: Any) -> None:
        self._do = (do, with_)

    def __reduce__(self) -> Any:
        return self._do


@pytest.fixture(scope="module")
def reported() -> list[str]:
    return []


@pytest.fixture(scope="module")
def foundry() -> Generator[Foundry]:
    foundry = Foundry(print)
    yield foundry
    foundry.close()


@pytest.fixture(scope="module")
def brains(reported: list[str], foundry: Foundry) -> Generator[Brains]:
    brains = Brains(1, lambda problem, how: reported.append(f"{how}: {problem}"), foundry, MEMORY)
    yield brains
    brains.close()


class NoFoundry(Foundry):
    """One that never gets anything done."""

    def _work(self) -> None:
        pass


def is_legal(action: Any) -> bool:
    try:
        SCUBA.apply(STATE, SEAT, action)
    except Exception:
        return False
    return True


def asked(brains: Brains, told: Situation, seconds: float = AMPLE) -> Any:
    return brains.think(Inquiry(told, "random", 3, seconds)).result(AMPLE).action


def test_a_bot_thinks_elsewhere_as_it_does_here(brains: Brains, reported: list[str]) -> None:
    assert asked(brains, TOLD) == think(TOLD, "random", 3, 1).action
    assert not reported


def test_a_turn_comes_before_hints_that_asked_earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    """[T-6.6] However many addresses ask for hints, the next free process is for a turn."""
    begun, go_on = list[str](), threading.Event()

    def answer(brain: Brain, question: Inquiry) -> Thought:
        begun.append(question.level)
        go_on.wait(AMPLE)
        return at_random(question.told, Random(1))

    monkeypatch.setattr(Brain, "answer", answer)
    brains = Brains(1, print, NoFoundry(print))
    try:
        wanted = [("first hint", HINT), ("second hint", HINT), ("third hint", HINT), ("turn", TURN)]
        futures = [
            brains.think(Inquiry(TOLD, name, 1, 1.0), rank, [f"address of the {name}"])
            for name, rank in wanted
        ]
        while not begun:
            time.sleep(0.01)
        go_on.set()
        for future in futures:
            future.result(AMPLE)
    finally:
        go_on.set()
        brains.close()

    assert begun.index("turn") <= 1


def test_a_bot_that_takes_too_long_is_replaced(brains: Brains, reported: list[str]) -> None:
    """[T-2.7]"""
    slow = replace(TOLD, events=(Unpacked(time.sleep, 600),))

    thought = brains.think(Inquiry(slow, "random", 3, 0.0)).result(AMPLE)

    assert is_legal(thought.action)
    assert thought.stood_in == "late"
    assert reported[-2:] == ["late: TimeoutError", "failed: TimeoutError"]  # nor is it quick
    reported.clear()


def test_a_bot_that_wants_too_much_memory_is_replaced(brains: Brains, reported: list[str]) -> None:
    """[T-2.7]"""
    greedy = replace(TOLD, events=(Unpacked(bytearray, MEMORY),))

    assert is_legal(asked(brains, greedy))
    assert reported
    reported.clear()


def test_a_bot_that_fails_is_replaced_and_says_nothing_of_what_it_saw(
    brains: Brains, reported: list[str]
) -> None:
    """[T-2.7]"""
    thought = brains.think(Inquiry(TOLD, "nobody", 3, AMPLE)).result(AMPLE)

    assert is_legal(thought.action)
    assert thought.stood_in == "failed"
    assert reported.pop() == "failed: ValueError"


def test_afterwards_it_thinks_as_before(brains: Brains, reported: list[str]) -> None:
    assert asked(brains, TOLD) == think(TOLD, "random", 3, 1).action
    assert not reported


def test_a_random_bot_does_what_its_seat_may_do() -> None:
    rng = Random(4)
    state: Any = STATE
    kinds = set[type]()
    for _ in range(30):
        state = state if SCUBA.to_act(state) else STATE
        seat = min(SCUBA.to_act(state))
        told = Situation("scuba", Seat(seat), SCUBA.view(state, seat))
        action = think(told, "random", rng.getrandbits(32), AMPLE).action
        SCUBA.actions(state, seat).check(action)
        kinds.add(type(action))
        state = SCUBA.apply(state, seat, action).state

    assert len(kinds) > 2, "it always does the same"


def machine_code(game: str) -> dict[str, int]:
    """The compiled functions of a game's bots, and for how many kinds of arguments."""
    modules = [
        module
        for name, module in sys.modules.items()
        if f"{name}.".startswith(f"divetable.bots.{game}.")  # Dive is not The Divers
    ]
    found = {}
    for module in modules:
        for name, function in vars(module).items():
            if hasattr(function, "signatures"):
                found[f"{module.__name__}.{name}"] = len(function.signatures)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_after_a_rehearsal_nothing_has_to_be_compiled_any_more(game: str) -> None:
    """Else a bot that is late for that reason is replaced, and its process never gets there."""
    rules = GAMES[game]
    for question in rehearsal(game):
        think(*question)
    ready = machine_code(game)
    for seats in (min(rules.seats), max(rules.seats)):
        state = rules.start(seats, {}, "after the rehearsal")
        for at in range(20):
            seat = min(rules.to_act(state))
            told = Situation(game, seat, rules.view(state, seat))
            state = rules.apply(state, seat, think(told, LEVELS[at % 5], at, AMPLE).action).state
            if rules.result(state) is not None:
                break

    assert machine_code(game) == ready
    assert bool(ready) == (game != "dive")


def test_until_machine_code_is_there_a_quick_judgement_stands_in_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[T-2.7] It is never a thought of the level, and never at random."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))  # nothing is kept there
    brains = Brains(1, print, NoFoundry(print))
    try:
        thought = brains.think(Inquiry(TOLD, "master", 3, AMPLE)).result(AMPLE)
    finally:
        brains.close()

    aloud = explained(TOLD, think(TOLD, "greedy", 3, AMPLE))
    assert thought == replace(aloud, stood_in="getting ready")
    assert brains.progress("scuba") == 0.0
    assert brains.progress("dive") == 1.0  # nothing of it is compiled


def test_as_soon_as_it_is_there_the_level_thinks_itself(
    brains: Brains, foundry: Foundry, reported: list[str]
) -> None:
    brains.foresee(["scuba"])
    foundry.want("divetable.bots.scuba.search").result(AMPLE)
    told = brains.think(Inquiry(TOLD, "novice", 3, AMPLE)).result(AMPLE)

    assert told == explained(TOLD, think(TOLD, "novice", 3, AMPLE))
    assert brains.progress("scuba") == 1.0
    assert not reported


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_bot_thinks_can_be_written(game: str, level: str) -> None:
    """Else its move is never stored, and the table waits for it. [T-2.5]"""
    rules = GAMES[game]
    state = rules.start(max(rules.seats), {}, "written")
    for at in range(12):
        seat = min(rules.to_act(state))
        told = Situation(game, seat, rules.view(state, seat))
        thought = think(told, level, at, AMPLE)
        assert msgspec.json.encode(thought_shown(thought, level))
        state = rules.apply(state, seat, thought.action).state


def test_where_nothing_is_kept_no_compiler_is_loaded_before_a_quick_judgement(
    tmp_path: Path,
) -> None:
    """Numba alone takes seconds to load the first time, and somebody waits for the move."""
    code = (
        "import sys\n"
        "from divetable.bots.players import load, quick\n"
        "from tests.bots.test_brains import TOLD\n"
        "assert not load('scuba') and not load('divers') and load('dive')\n"
        "quick(TOLD, 1)\n"
        "assert 'numba' not in sys.modules\n"
    )
    bare = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], env=bare, check=True)
