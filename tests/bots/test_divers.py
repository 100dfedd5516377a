"""How the bots of The Divers play."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from divetable.bots import LEVELS, Situation, Thought, answer, think
from divetable.core.game import Seat
from divetable.games.divers import DIVERS
from divetable.games.divers.actions import AgreeToEnd, Board, EndHere, Land, Ransom, Sink, Step
from divetable.games.divers.positions import set_up
from divetable.games.divers.state import State
from divetable.lab.bot_games import Players, bot_moves
from divetable.lab.habits import habits_of
from divetable.lab.random_games import random_moves

PLENTY = 60.0  # seconds: no test depends on how fast the machine is
TRIED = ("greedy", *LEVELS)


def asked(state: State, level: str, seed: int = 1) -> Thought:
    seat = min(DIVERS.to_act(state))
    return think(Situation("divers", seat, DIVERS.view(state, seat)), level, seed, PLENTY)


def table(**document: Any) -> State:
    return set_up({"elsewhere": 0, **document})


@pytest.mark.parametrize("variant", DIVERS.variants)
@pytest.mark.parametrize("level", ["greedy", "novice", "skilled", "expert"])
def test_what_a_bot_wants_is_legal_whatever_is_played(variant: str, level: str) -> None:
    seats = 3 if variant == "three-seats" else 4
    state = DIVERS.start(seats, DIVERS.variants[variant], f"{variant} {level}")
    times = 0
    for number, move in enumerate(random_moves(DIVERS, state, Random(variant), 0.003)):
        if number % 23 == 0 or len(state.agenda) > 2:  # questions in the middle of a move too
            seat = min(DIVERS.to_act(state))
            if seat >= 0:
                DIVERS.actions(state, seat).check(asked(state, level).action)
                times += 1
        state = move.step.state
        if number > 300:
            break

    assert times >= 3, "it was hardly ever asked"


def test_a_whole_game_of_masters_on_a_puddle() -> None:
    state = DIVERS.start(2, DIVERS.variants["puddle"], "masters")
    while (waited_for := DIVERS.to_act(state)) and DIVERS.result(state) is None:
        seat = min(waited_for)
        state = DIVERS.apply(state, seat, asked(state, "master", len(state.agenda)).action).state

    result = DIVERS.result(state)
    assert result is not None
    assert any(result.scores)


@pytest.mark.parametrize("level", TRIED)
def test_the_same_dice_the_same_thought(level: str) -> None:
    state = DIVERS.start(4, {"boat_placement": "centre"}, "same")

    assert asked(state, level, 5) == asked(state, level, 5)


@pytest.mark.parametrize("level", ["greedy", "skilled", "expert", "master"])
def test_a_treasure_behind_the_boat_is_brought_aboard(level: str) -> None:
    state = table(divers={"N1": "6,1", "N2": "boat", "E1": "boat"}, gold={"6,1": 1, "3,3": 1})

    assert asked(state, level).action == Board("N1", "N", True)


@pytest.mark.parametrize("level", ["skilled", "expert", "master"])
def test_who_is_behind_does_not_wait_with_treasures_at_the_boat(level: str) -> None:
    state = table(
        divers={"N1": "6,1", "N2": "6,1", "N3": "6,1", "E1": "boat"},
        hold={"E": 6},
        gold={"6,1": 4, "3,3": 3},
    )

    assert isinstance(asked(state, level).action, Board)


@pytest.mark.parametrize("level", ["skilled", "expert", "master"])
def test_where_nothing_is_known_somebody_looks(level: str) -> None:
    state = DIVERS.start(4, {"boat_placement": "centre", "first_move_land": False}, "look")

    assert isinstance(asked(state, level).action, Land)


def test_without_time_it_does_what_looks_best_at_first() -> None:
    state = table(divers={"N1": "6,1", "N2": "boat", "E1": "boat"}, gold={"6,1": 1, "3,3": 1})
    told = Situation("divers", Seat(0), DIVERS.view(state, Seat(0)))

    assert think(told, "master", 1, 0.0).action == Board("N1", "N", True)


@pytest.mark.parametrize("level", ["skilled", "expert", "master"])
def test_the_last_diver_is_bought_free_while_there_is_much_to_fetch(level: str) -> None:
    state = table(
        tiles={"6,3": "urchin"},
        divers={"N1": "6,3", "E1": "boat", "W1": "boat"},
        flags={"N1": ["stuck"]},
        hold={"N": 3, "E": 2},
        gold={"6,2": 9, "5,2": 4},
    )

    assert isinstance(asked(state, level).action, Ransom)


@pytest.mark.parametrize("level", ["skilled", "expert", "master"])
def test_rather_a_treasure_sinks_than_the_last_diver(level: str) -> None:
    state = table(
        tiles={"6,2": "mud:2"},
        divers={"N1": "6,2", "E1": "boat", "S1": "boat"},
        gold={"6,2": 1, "6,2#2": 2, "6,3": 9},
    )
    walked = DIVERS.actions(state, Seat(0))
    onto = next(action for action in walked if getattr(action, "to", "") == "6,2#2")
    asking = DIVERS.apply(state, Seat(0), onto).state

    assert asked(asking, level).action == Sink("treasure")


AT_HAND: dict[str, Any] = {"gold": {"6,1": 2, "3,3": 3, "9,9": 9}}
"""Treasure lies behind the boat of north."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(20))
def test_what_lies_behind_the_own_boat_is_fetched_at_every_level(level: str, seed: int) -> None:
    """However much it misjudges: a diver lands, and the next move brings it aboard."""
    state = table(divers={"N1": "boat", "N2": "4,4", "E1": "boat"}, **AT_HAND)
    assert asked(state, level, seed).action == Land("N1", "6,1")

    state = table(divers={"N1": "6,1", "N2": "4,4", "E1": "boat"}, **AT_HAND)
    assert asked(state, level, seed).action == Board("N1", "N", True)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(10))
def test_nobody_is_bought_free_while_another_diver_can_move(level: str, seed: int) -> None:
    state = table(
        tiles={"6,3": "urchin"},
        divers={"N1": "6,3", "N2": "8,8", "E1": "boat", "W1": "boat"},
        flags={"N1": ["stuck"]},
        hold={"N": 3, "E": 2},
        gold={"6,2": 9, "5,2": 4},
    )

    assert not isinstance(asked(state, level, seed).action, Ransom)


@pytest.mark.parametrize("seed", range(10))
def test_nobody_rides_where_a_step_leads(seed: int) -> None:
    """The sea horse also takes N1 to 6,5, which is beside it."""
    state = table(
        tiles={"5,3": "seahorse"},
        divers={"N1": "6,4", "E1": "boat", "S1": "boat", "W1": "boat"},
        gold={"6,5": 9},
    )
    ends = {getattr(one, "end", "") for one in DIVERS.actions(state, Seat(0)).part("Step")}
    assert "6,5" in ends

    assert asked(state, "expert", seed).action == Step("N1", "6,5")


@pytest.mark.parametrize("variant", ["puddle", "three-seats"])
def test_a_novice_does_nothing_that_people_shake_their_heads_at(variant: str) -> None:
    """By what is counted for `divetable habits`, wherever random players got to."""
    seats = 3 if variant == "three-seats" else 4
    state = DIVERS.start(seats, DIVERS.variants[variant], f"sense {variant}")
    occasions = dict.fromkeys((habit.name for habit in habits_of("divers")), 0)
    for game in range(6):
        state = DIVERS.start(seats, DIVERS.variants[variant], f"sense {game}")
        for move in random_moves(DIVERS, state, Random(game), 0.0):
            seat = min(DIVERS.to_act(state))
            for habit in habits_of("divers"):
                if habit.judge(state, move.seat, move.action, move.step.state) is not None:
                    action = asked(state, "novice", game).action
                    after = DIVERS.apply(state, seat, action).state
                    assert not habit.judge(state, seat, action, after), (habit.name, action)
                    occasions[habit.name] += 1
            state = move.step.state

    assert all(occasions.values()), occasions


@pytest.mark.parametrize("level", ["expert", "master"])
def test_nobody_carries_a_treasure_to_where_it_is_taken_away(level: str) -> None:
    """E1 waits beside 6,2: the way over 5,2 is as short."""
    state = table(
        boats={"N": "5,0"},
        divers={"N1": "6,3", "E1": "8,2", "E2": "boat", "N2": "5,1"},
        gold={"6,3": 1, "11,11": 1},
    )

    action = asked(state, level).action
    assert getattr(action, "to", "") not in ("7,2", "7,3", "7,4")


@pytest.mark.parametrize(("ahead", "quiet", "dares"), [(0, 0, 0), (0, 39, 1), (2, 39, 0)])
def test_who_is_not_ahead_dares_more_when_nothing_happens(
    ahead: int, quiet: int, dares: int
) -> None:
    """[V-15.2]: the last diver of a colour looks under a patch that may be a shark."""
    state = table(
        tiles={"6,3": "?shark", "11,10": "?sea", "11,11": "?sea", "1,11": "?sea"},
        divers={"N1": "6,2", "E1": "boat", "S1": "boat", "W1": "boat"},
        hold={"N": 3 + ahead, "E": 3},
        gold={"3,9": 12},
        quietTurns=quiet,
    )
    action = asked(state, "skilled").action

    assert (getattr(action, "to", "") == "6,3") == bool(dares)


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_thought_says_what_was_weighed(level: str) -> None:
    state = table(
        tiles={"6,1": "?shark", "5,2": "?sea", "6,2": "sea"},
        divers={"N1": "6,2", "N2": "boat", "E1": "boat"},
        gold={"3,3": 1},
    )
    thought = asked(state, level, seed=3)

    assert dict(thought.belief["patches"]) == {"shark": 0.5, "sea": 0.5}
    if thought.alternatives:
        worths = [one.worth for one in thought.alternatives]
        assert worths == sorted(worths, reverse=True)
        assert all(0 <= worth <= 1 for worth in worths)
        assert thought.alternatives[0].action == thought.action
        assert {risk["danger"] for risk in thought.belief.get("risks", [])} <= {0.5}


def test_a_beginner_plays_where_numba_cannot_be_imported() -> None:
    """It is the stand-in while machine code is not there yet."""
    code = (
        "import sys\n"
        "sys.modules['numba'] = None\n"
        "from tests.bots import test_divers\n"
        "test_divers.test_a_treasure_behind_the_boat_is_brought_aboard('greedy')\n"
    )
    alone = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )

    assert alone.returncode == 0, alone.stderr


def test_each_function_is_compiled_for_the_types_it_states_and_no_others(tmp_path: Path) -> None:
    """Compiled versions are what a first start waits for."""
    code = (
        "from divetable.workshop.machine_code import CODE\n"
        "from tests.bots import test_divers\n"
        "test_divers.test_a_treasure_behind_the_boat_is_brought_aboard('master')\n"
        "for one in CODE['divetable.bots.divers']:\n"
        "    print(one.plain.__name__, len(one.compiled.signatures))\n"
    )
    cold = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    alone = subprocess.run(
        [sys.executable, "-c", code], env=cold, capture_output=True, text=True, check=True
    )
    versions = [line.split() for line in alone.stdout.splitlines()]

    assert len(versions) > 50
    assert [name for name, number in versions if number != "1"] == []


NEARLY: dict[str, Any] = {
    "divers": {"N1": "6,1", "E1": "boat", "S1": "boat", "W1": "boat"},
    "hold": {"N": 2},
    "gold": {"6,1": 1},
    "elsewhere": 2,
}


@pytest.mark.parametrize("level", TRIED)
def test_no_bot_plays_on_when_it_is_decided(level: str) -> None:
    """Neither who wins nor who loses. [V-15.5]"""
    state = DIVERS.apply(table(**NEARLY), Seat(0), Board("N1", "N", True)).state
    while DIVERS.result(state) is None:
        action = asked(state, level).action
        assert action == EndHere(True)
        state = DIVERS.apply(state, min(DIVERS.to_act(state)), action).state

    assert state.reason == "decided"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("quiet", "ahead", "asks", "agrees"),
    [(0, 0, True, False), (40, 0, True, True), (39, 0, True, False), (0, 9, True, True),
     (40, 9, False, True), (39, 0, False, False)],
)  # fmt: skip
def test_a_bot_agrees_to_stop_where_nothing_is_to_be_expected(
    level: str, quiet: int, ahead: int, asks: bool, agrees: bool
) -> None:
    """After ten quiet rounds it asks itself; it agrees when it is decided, and once. [V-15.2]"""
    state = table(
        divers={"N1": "5,5", "E1": "boat"}, hold={"N": ahead}, gold={"3,3": 2}, quietTurns=quiet
    )
    if asks:
        state = DIVERS.apply(state, Seat(1), AgreeToEnd()).state

    assert (asked(state, level).action == AgreeToEnd()) == agrees
    if agrees:
        state = DIVERS.apply(state, Seat(0), AgreeToEnd()).state
        assert asked(state, level).action != AgreeToEnd()


@pytest.mark.parametrize(("level", "lead"), [("novice", 12), ("master", 12), ("expert", 1)])
def test_a_bot_whose_side_has_as_good_as_lost_concedes(level: str, lead: int) -> None:
    """It asks, and the others may play on. [V-15.2]"""
    state = table(
        divers={"N1": "5,5", "E1": "boat", "S1": "boat", "W1": "boat"},
        hold={"E": lead},
        gold={"3,3": 2, "9,9": 2, "5,9": 2, "9,5": 2, "4,4": 2, "8,8": 3},
    )

    assert (asked(state, level).action == AgreeToEnd()) == (lead == 12)
    told = Situation("divers", Seat(0), DIVERS.view(state, Seat(0)), for_person=True)
    assert think(told, level, 1, PLENTY).action != AgreeToEnd()  # as a hint, or for who is late


def test_who_cannot_move_agrees_when_others_ask_to_stop() -> None:
    """It has no turn in which it could answer. [V-4.4] [V-15.2]"""
    state = table(
        tiles={"7,7": "octopus"},
        divers={"N1": "5,5", "E1": "7,7", "S1": "boat", "W1": "boat"},
        flags={"E1": ["caught"]},
        gold={"3,3": 9},
    )
    assert DIVERS.may_answer(state) == frozenset()
    state = DIVERS.apply(state, Seat(3), AgreeToEnd()).state

    assert DIVERS.may_answer(state) == {1, 2}  # it is the turn of north
    told = [Situation("divers", seat, DIVERS.view(state, seat)) for seat in map(Seat, (1, 2))]
    assert [answer(one) for one in told] == [AgreeToEnd(), None]


def test_games_of_bots_end_though_one_of_them_cannot_move() -> None:
    """It is asked apart, as in a server."""
    state = table(
        tiles={"7,7": "octopus"},
        divers={"N1": "5,5", "E1": "7,7", "S1": "boat", "W1": "boat"},
        flags={"E1": ["caught"]},
        gold={"3,3": 9},
        quietTurns=40,
    )
    played = list(bot_moves(DIVERS, state, Players(DIVERS, ["novice"] * 4, "stuck", "closed")))

    assert played[-1].step.state.reason == "agreed"
    assert {move.seat for move in played} == {0, 1, 2, 3}


def test_bots_believe_of_a_drawn_ocean_what_can_be_known() -> None:
    """The means of all oceans that look like this, treasures as they were told. (6.3)"""
    state = DIVERS.start(4, {"size": 5, "boat_placement": "centre"}, "belief")
    believed = dict(asked(state, "expert").belief["patches"])

    assert sum(believed.values()) == pytest.approx(1.0, abs=0.01)
    assert believed["sea"] == pytest.approx(
        25 / 105 * 40 / 25 * (1 - believed["treasure"]), rel=0.01
    )
