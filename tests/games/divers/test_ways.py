"""The ways over face-up movers: offered before a move, told when it is made. [V-5.4] [V-9.4]"""

from random import Random

import pytest

from divetable.core.codec import dump, encode, load
from divetable.core.space import LONG
from divetable.games.divers import DIVERS
from divetable.games.divers.actions import Action, Go, Land, Step, Wish
from divetable.games.divers.agenda import ChooseExit
from divetable.games.divers.events import Swept
from divetable.games.divers.state import State
from divetable.lab.random_games import random_moves
from divetable.wire.choices import actions_of
from tests.games.divers.tables import NORTH, after, ocean


def offered(state: State) -> dict[Action, tuple[str, ...]]:
    """What may be done, and over which patches it leads."""
    [seat] = DIVERS.to_act(state)
    found: dict[Action, tuple[str, ...]] = {}
    for part in dump(DIVERS.actions(state, seat).describe()):
        actions: list[Action] = [load(Action, action) for action in actions_of(part)]
        over: list[list[str]] = part.get("over", [])
        ways = [tuple(way) for way in over] + [()] * (len(actions) - len(over))
        found |= dict(zip(actions, ways, strict=True))
    return found


def test_a_step_onto_a_current_says_where_it_leads() -> None:
    state = ocean({"5,5": "current:E", "6,5": "current:N+S"}, N1="4,5", E1="boat")

    ways = offered(state)

    assert ways[Step("N1", "5,5", end="6,4")] == ("5,5", "6,5")
    assert ways[Step("N1", "5,5", end="6,6")] == ("5,5", "6,5")
    assert ways[Step("N1", "4,4")] == ()


def test_a_landing_and_a_leap_have_ways() -> None:
    state = ocean({"6,1": "eddy", "6,2": "seahorse"}, N1="boat", E1="boat")

    assert offered(state)[Land("N1", "6,1", end="7,4")] == ("6,1", "6,2")


def test_a_forced_movement_says_how_it_would_go_on() -> None:
    """The eddy just turned knows how he came: a current beyond it leads two ways. [V-9.7]"""
    state = ocean({"5,5": "?eddy", "6,5": "current:N+S"}, N1="4,5", E1="boat")

    state = after(state, (NORTH, Step("N1", "5,5")))

    assert offered(state) == {Go("6,4"): ("6,5",), Go("6,6"): ("6,5",)}


def test_a_question_stored_before_there_were_ways_still_loads() -> None:
    state = ocean({"5,5": "?current:N+S"}, N1="4,5", E1="boat")
    task = after(state, (NORTH, Step("N1", "5,5"))).agenda[-1]
    document = dump(task)
    del document["arrival"]

    assert load(ChooseExit, document).ends == task.ends  # type: ignore[union-attr]


def test_no_anemone_if_there_is_another_way() -> None:
    """From the sea horse, a leap onto an anemone throws back; another leads there directly."""
    state = ocean(
        {"5,5": "?seahorse", "6,7": "anemone", "4,7": "current:E", "5,7": "sea"},
        N1="4,5",
        E1="boat",
    )

    state = after(state, (NORTH, Step("N1", "5,5")))

    assert offered(state)[Go("5,7")] == ("4,7",)


@pytest.mark.parametrize("variant", ["pond", "house", "free"])
def test_what_is_offered_is_what_happens(variant: str) -> None:
    """Whatever way is shown before a move is the one the diver is swept along."""
    compared = 0
    state = DIVERS.start(4, DIVERS.variants[variant], "9")
    for number, move in enumerate(random_moves(DIVERS, state, Random(9))):
        if number > 400:
            break
        [seat] = DIVERS.to_act(state)
        for action, over in offered(state).items():
            if over:
                swept = [e for e in DIVERS.apply(state, seat, action).events if type(e) is Swept]
                assert swept[0].over == over
                compared += 1
        state = move.step.state
    assert compared > 20


def test_a_wish_to_go_anywhere_is_told_in_few_words() -> None:
    """The Divers' longest choice: any patch of the ocean, some of which lead on. [V-8.13]"""
    movers = {"6,2": "seahorse", "6,3": "current:N+S"}
    state = ocean(movers, N1="5,5", E1="boat", flags={"N1": ["wish"]})
    [wishes] = [part for part in DIVERS.actions(state, NORTH).parts if part.kind == "Wish"]

    assert len(wishes) > 100
    assert len(wishes.text()) < 2000
    assert {action for action in offered(state) if isinstance(action, Wish)} == set(wishes)


def test_many_ways_are_told_in_few_words() -> None:
    """Steps onto the same patch that differ in where they end. [V-5.4] [V-9.4]"""
    crossing = {f"{x},{y}": "current:N+S+E+W" for x in range(4, 8) for y in range(4, 8)}
    state = ocean(crossing, N1="3,5", N2="8,6", E1="boat")
    [steps] = [part for part in DIVERS.actions(state, NORTH).parts if part.kind == "Step"]
    told = dump(steps.describe())
    ways = offered(state)

    assert len(steps) > LONG
    assert len(encode([told["any_of"], told["alike"]])) < 0.4 * len(encode(list(steps)))
    assert {action for action in ways if isinstance(action, Step)} == set(steps)
    for action in steps:
        assert isinstance(action, Step)
        assert bool(ways[action]) == bool(action.end)
        assert ways[action][:1] in ((), (action.to,))
