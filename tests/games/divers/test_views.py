"""One public view for all, and nothing of a face-down patch in it. (6.1) (6.2)"""

import json
from random import Random
from typing import get_args

import pytest

from divetable.core.codec import dump, load
from divetable.core.game import Seat
from divetable.core.resolution import Resolution
from divetable.games.divers import DIVERS, refusals
from divetable.games.divers.actions import Action, Go, Step
from divetable.games.divers.agenda import ChooseExit
from divetable.games.divers.changes import CHANGES
from divetable.games.divers.components import HIDDEN, unrotated
from divetable.games.divers.events import Event
from divetable.games.divers.rules.play import perform
from divetable.games.divers.rules.resolution import R
from divetable.lab.random_games import random_moves
from tests.games.divers.tables import NORTH, after, at, ocean, puddle


def test_everybody_sees_the_same() -> None:
    """Players, spectators and bots. (6.2)"""
    state = puddle(seed=4)

    assert DIVERS.view(state, None) == DIVERS.view(state, NORTH) == DIVERS.view(state, Seat(3))


def test_a_face_down_patch_is_a_question_mark_and_nothing_more() -> None:
    """No id, no rotation, no order of the data file; no seed. (6.2) (6.4)"""
    one, other = (DIVERS.view(puddle(seed=seed), None) for seed in ("a", "e"))
    state = puddle(seed="a")

    assert set(one.sea) == {HIDDEN}
    assert state.turn == puddle(seed="e").turn
    assert one == other
    told = json.dumps(dump(one))
    assert '"layout"' not in told
    assert '"seed"' not in told


def test_events_are_told_to_all_as_they_are() -> None:
    """(6.1)"""
    state = puddle(seed=1)
    kinds: set[type] = set()
    for move in random_moves(DIVERS, state, Random(1)):
        happened: tuple[Event, ...] = move.step.events
        for event in happened:
            kinds |= {event.__class__}
            assert DIVERS.seen_by(event, None) is event
            assert DIVERS.seen_by(event, NORTH) is event
    assert kinds <= set(get_args(Event))


def test_an_imagined_table_fits_the_set() -> None:
    """Known patches where they are, the rest of the set below. (6.3) [V-2.7]"""
    state = puddle(seed=5)
    for number, move in enumerate(random_moves(DIVERS, state, Random(3))):
        if number % 10 == 0:
            dealt = DIVERS.imagine(DIVERS.view(state, None), Random(number))
            assert dealt.sea == state.sea
            assert sorted(map(unrotated, filter(None, dealt.layout))) == sorted(
                map(unrotated, filter(None, state.layout))
            )
            assert dealt.gold == state.gold
            assert dealt.agenda == state.agenda
        state = move.step.state


def test_a_stored_game_resumes_in_the_middle_of_a_question() -> None:
    """What waits is data. [V-9.7]"""
    state = ocean({"5,5": "?current:N+S", "5,6": "?eddy"}, N1="4,5", E1="boat")
    state = after(state, (NORTH, Step("N1", "5,5")))
    kind = DIVERS.types["state"]
    restored = load(kind, json.loads(json.dumps(dump(state))))

    assert restored == state
    assert isinstance(restored.agenda[-1], ChooseExit)
    ends = [one.end for one in DIVERS.actions(restored, NORTH) if isinstance(one, Go)]
    assert ends == ["5,4", "5,6>S"]
    assert at(after(restored, (NORTH, Go("5,6>S"))), "N1") == "5,7"


def test_questions_are_listed_whole_and_clockwise_from_north() -> None:
    """(6.5) (V-16) [V-9.7]"""
    state = ocean({"5,5": "?seahorse"}, N1="4,5")
    state = after(state, (NORTH, Step("N1", "5,5")))

    ends = [one.end for one in DIVERS.actions(state, NORTH) if isinstance(one, Go)]
    assert ends == ["6,3", "7,4", "7,6", "6,7", "4,7", "3,6", "3,4", "4,3"]
    assert DIVERS.to_act(state) == {NORTH}
    assert not DIVERS.actions(state, Seat(1))


def test_the_end_that_is_the_patch_itself_comes_last() -> None:
    """A route that leads back to the patch just turned is no end; others are sorted. [V-9.4]"""
    state = ocean(
        {"5,5": "?current:N+E+S+W", "5,4": "shark", "6,5": "current:W"}, N1="4,4", S1="5,6"
    )
    state = after(state, (NORTH, Step("N1", "5,5")))

    assert at(state, "N1") == "4,5"


def test_actions_are_described_for_clients() -> None:
    state = ocean({"5,6": "current:S+E"}, N1="5,5", gold={"5,5": 1})
    told = dump(DIVERS.actions(state, NORTH).describe())

    assert told[0]["kind"] == "Step"
    assert {"type": "Step", "diver": "N1", "to": "5,6", "carry": True, "end": "5,7"} in told[0][
        "any_of"
    ]
    for document in told[0]["any_of"]:
        assert isinstance(DIVERS.read_action(document), get_args(Action))


def test_a_table_tells_rounds_seats_and_clocks() -> None:
    state = puddle(3, turn_timer=7)

    assert DIVERS.seated(state) == 3
    assert DIVERS.rounds(state) == 1
    assert [clock.milliseconds for clock in DIVERS.deadlines(state)] == [7000]
    assert DIVERS.deadlines(puddle()) == ()
    assert DIVERS.result(state) is None
    over = after(ocean({"5,6": "?shark"}, N1="5,5"), (NORTH, Step("N1", "5,6")))
    assert DIVERS.to_act(over) == frozenset()
    assert not DIVERS.actions(over, NORTH)
    with pytest.raises(refusals.OVER.error):
        DIVERS.apply(over, NORTH, Step("N1", "5,6"))


def test_questions_are_never_performed() -> None:
    """A programmer's mistake, not a player's."""
    state = puddle()
    r: R = Resolution(state, state.agenda, CHANGES)
    with pytest.raises(AssertionError):
        perform(r, state.agenda[-1])
