"""How games end: decided, stalled, first to so many; and as they ended before. [V-15.2] [V-15.5]"""

from random import Random

import pytest

from divetable.core.game import TABLE, Seat
from divetable.games.divers import DIVERS, FORMERLY, POND, refusals
from divetable.games.divers.actions import Board, Consent, EndHere, GiveUp, Pass, Step, TimeUp
from divetable.games.divers.agenda import ChooseEnd, TakeTurn
from divetable.games.divers.events import Ended, PlayedOn
from divetable.games.divers.options import read_options
from divetable.games.divers.state import State
from divetable.lab.random_games import random_moves
from divetable.tables.beginnings import in_todays_terms
from tests.games.divers.tables import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    after,
    events,
    ocean,
    offered,
    refused,
)

BRING = Board("N1", "N", True)


def nearly(players: int = 4, /, **options: object) -> State:
    """One treasure more and North and South cannot be caught up with."""
    return ocean(
        players=players,
        N1="6,1",
        E1="boat",
        S1="boat",
        W1="boat",
        hold={"N": 2},
        gold={"6,1": 1},
        elsewhere=2,
        options=options,
    )


def test_when_it_is_decided_each_is_asked_in_the_order_of_turns() -> None:
    """All stop, and it ends. [V-15.5] (V-A58)"""
    state = after(nearly(), (NORTH, BRING))
    asked: list[Seat] = []
    while state.result is None:
        [seat] = DIVERS.to_act(state)
        asked.append(seat)
        assert offered(state, seat) == [EndHere(True), EndHere(False)]
        state = after(state, (seat, EndHere(True)))

    assert asked == [EAST, SOUTH, WEST, NORTH]
    assert (state.reason, state.result.winners) == ("decided", (NORTH, SOUTH))


def test_one_who_wants_to_play_on_is_enough_and_is_not_asked_again() -> None:
    """[V-15.5]"""
    state = after(nearly(), (NORTH, BRING), (EAST, EndHere(True)))
    assert events(state, SOUTH, EndHere(False)) == (PlayedOn(SOUTH),)
    state = after(state, (SOUTH, EndHere(False)))

    assert state.agenda == [TakeTurn(EAST)]
    assert DIVERS.view(state, None).played_on
    [move] = [one for one in offered(state, EAST) if getattr(one, "to", "") == "11,6"]
    assert DIVERS.to_act(after(state, (EAST, move))) == {SOUTH}


def test_two_players_are_asked_once_each() -> None:
    """Though each has two boats. [V-15.5]"""
    state = after(nearly(2), (NORTH, BRING))

    assert state.agenda[-1] == ChooseEnd(EAST, (NORTH,))
    state = after(state, (EAST, EndHere(True)), (NORTH, EndHere(True)))
    assert state.reason == "decided"


def test_who_has_given_up_is_not_asked() -> None:
    """Before the question, and while others are asked. [V-15.5] [V-15.2]"""
    state = after(nearly(), (WEST, GiveUp()), (NORTH, BRING))
    assert state.agenda[-1] == ChooseEnd(EAST, (SOUTH, NORTH))
    state = after(state, (SOUTH, GiveUp()))
    assert state.agenda[-1] == ChooseEnd(EAST, (SOUTH, NORTH))
    state = after(state, (EAST, EndHere(True)))
    assert state.agenda[-1] == ChooseEnd(NORTH, ())
    last = events(state, NORTH, EndHere(True))[-1]
    assert isinstance(last, Ended)
    assert last.reason == "decided"


def test_who_gives_up_while_asked_has_nothing_against_the_end() -> None:
    """(V-A67)"""
    state = after(nearly(), (NORTH, BRING), (EAST, GiveUp()))

    assert state.agenda[-1] == ChooseEnd(SOUTH, (WEST, NORTH))


def test_silence_is_agreement() -> None:
    """(V-16) (V-A67)"""
    state = after(nearly(turn_timer=30), (NORTH, BRING))
    assert state.deadline is not None
    state = after(state, (TABLE, TimeUp(state.deadline.number)))

    assert state.agenda[-1] == ChooseEnd(SOUTH, (WEST, NORTH))


def test_answers_that_are_none() -> None:
    """[V-4.6]"""
    state = nearly()
    refused(refusals.NOT_ASKED, state, NORTH, EndHere(True))
    state = after(state, (NORTH, BRING))
    refused(refusals.ANSWER_FIRST, state, EAST, Consent(True), says="yes, no")
    refused(refusals.NOT_YOUR_DECISION, state, NORTH, EndHere(True))


def test_it_may_be_decided_by_a_ransom_before_a_pass() -> None:
    """Who pays and cannot move passes, and then it is looked at. [V-15.5] [V-4.5]"""
    state = ocean(
        {"5,5": "urchin", "9,9": "octopus"},
        N1="5,5",
        E1="9,9",
        flags={"N1": ["stuck"], "E1": ["caught"]},
        hold={"N": 1, "E": 4},
        elsewhere=2,
        turn="N",
    )
    state = after(state, (NORTH, Pass()))

    assert state.agenda[-1] == ChooseEnd(EAST, (SOUTH, WEST, NORTH))


def test_without_the_question_or_the_option() -> None:
    """[V-15.5]"""
    assert after(nearly(offer_play_on=False), (NORTH, BRING)).reason == "decided"
    assert after(nearly(end_when_decided=False), (NORTH, BRING)).agenda == [TakeTurn(EAST)]


@pytest.mark.parametrize(("number", "reason"), [(3, "first"), (4, None)])
def test_first_to_so_many(number: int, reason: str | None) -> None:
    """The holds of a team count together. [V-15.6] [V-15.3]"""
    state = ocean(
        N1="6,1", E1="boat", hold={"S": 2, "E": 2}, gold={"6,1": 1}, elsewhere=9,
        options={"first_to": number},
    )  # fmt: skip
    state = after(state, (NORTH, BRING))

    assert state.reason == reason
    assert (state.result is None) == (reason is None)


# As before

FIELDS = ("end_when_decided", "offer_play_on", "stall_rounds", "ransom_progress", "fish_repeat",
          "pass_boats", "box")  # fmt: skip


@pytest.mark.parametrize("version", [1, 2])
def test_a_table_of_older_rules_has_the_options_of_its_time(version: int) -> None:
    """Whatever it says itself is kept, in whatever spelling."""
    then = read_options(in_todays_terms(DIVERS, version, {"size": 8, "stallRounds": 100}), 4)

    assert [getattr(then, name) for name in FIELDS] == [
        False, False, 100, True, False, False, "fixed",
    ]  # fmt: skip
    assert not then.is_drawn
    assert then.first_to == 0


def test_older_rules_play_on_and_stall_late() -> None:
    """No question, no wish again, and a ransom counts. [V-15.2] [V-15.5] [V-8.13]"""
    former = dict(FORMERLY[2])
    assert after(nearly(4, **former), (NORTH, BRING)).agenda == [TakeTurn(EAST)]
    quiet = ocean(N1="5,5", E1="boat", quietTurns=198, options=former)
    quiet = after(quiet, (NORTH, Step("N1", "5,6")))
    assert quiet.result is None
    assert quiet.quiet == 199
    fish = ocean({"5,5": "?current:E", "6,5": "goldfish"}, N1="4,5", options=former)
    assert not after(fish, (NORTH, Step("N1", "5,5"))).flags[0]


def test_a_whole_game_of_older_rules_never_asks() -> None:
    """Its events are those of its time. [V-15.5]"""
    options = in_todays_terms(DIVERS, 2, {"patch_set": POND, "stall_rounds": 20})
    state = DIVERS.start(4, options, "then")
    for move in random_moves(DIVERS, state, Random(4)):
        assert not isinstance(move.action, EndHere)
        assert not any(isinstance(event, PlayedOn) for event in move.step.events)
        state = move.step.state

    assert state.reason in ("all", "stall", "passes", "divers")
