"""What everybody else may ask of a table of Scuba."""

from random import Random

from divetable.games.scuba import SCUBA
from divetable.lab.random_games import random_moves


def test_a_whole_game_through_the_contract() -> None:
    """Events fold to the table; at the end nobody acts and nothing befalls it. (S-A90)"""
    state = SCUBA.start(3, seed=4)
    assert SCUBA.seated(state) == 3
    assert SCUBA.deadlines(state) == ()
    assert len(SCUBA.incidents(state)) == 3

    for move in random_moves(SCUBA, state, Random(4)):
        told = state.copy()
        for event in move.step.events:
            SCUBA.evolve(told, event)
        told.agenda = move.step.state.agenda
        assert told == move.step.state
        assert SCUBA.result(state) is None
        state = move.step.state

    assert SCUBA.result(state) is not None
    assert SCUBA.incidents(state) == ()
    assert SCUBA.to_act(state) == frozenset()
    assert SCUBA.rounds(state) > 1
