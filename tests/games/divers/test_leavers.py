"""Agreement, giving up, clocks; whoever is gone never blocks the others. (V-A67)"""

from random import Random

from divetable.core.game import TABLE, Deadline, Seat
from divetable.games.divers import DIVERS
from divetable.games.divers.actions import (
    AgreeToEnd,
    Board,
    Consent,
    GiveUp,
    PlayOn,
    Ransom,
    Sail,
    Step,
    TimeUp,
    Tuft,
)
from divetable.games.divers.agenda import AskConsent, ChooseDrowning, TakeTurn
from divetable.games.divers.events import GaveUp, Moved, Passed, RansomRefused
from divetable.games.divers.state import State
from tests.games.divers.tables import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    after,
    at,
    events,
    ocean,
    puddle,
    some_move,
)


def test_all_agree_to_end() -> None:
    """The holds are counted as they are. [V-15.2] [V-15.3]"""
    state = ocean(N1="5,5", E1="boat", hold={"E": 2, "S": 1})
    state = after(state, (NORTH, AgreeToEnd()), (EAST, AgreeToEnd()), (SOUTH, AgreeToEnd()))
    state = after(state, (SOUTH, PlayOn()), (WEST, AgreeToEnd()))
    assert state.result is None
    state = after(state, (SOUTH, AgreeToEnd()))

    assert state.result is not None
    assert (state.reason, state.result.winners) == ("agreed", (EAST, WEST))
    assert state.result.scores == (1, 2, 1, 2)
    assert DIVERS.incidents(state) == ()


def test_who_is_asked_to_stop_may_answer_out_of_turn() -> None:
    """Not those who agree or have given up; the one in turn is waited for anyway. [V-15.2]"""
    state = ocean(N1="5,5", E1="boat", S1="boat", W1="boat")
    assert DIVERS.may_answer(state) == frozenset()
    state = after(state, (SOUTH, AgreeToEnd()))
    assert DIVERS.may_answer(state) == {EAST, WEST}
    state = after(state, (WEST, GiveUp()))
    assert DIVERS.may_answer(state) == {EAST}
    state = after(state, (EAST, AgreeToEnd()), (NORTH, AgreeToEnd()))

    assert state.result is not None
    assert DIVERS.may_answer(state) == frozenset()


def test_a_side_gives_up_when_all_its_players_do() -> None:
    """The other side wins, whatever the holds. [V-15.2]"""
    state = ocean(N1="5,5", E1="boat", hold={"N": 9})
    state = after(state, (NORTH, GiveUp()))
    assert state.result is None
    assert DIVERS.to_act(state) == {EAST}  # the colours of who gave up pass
    state = after(state, (SOUTH, GiveUp()))

    assert state.result is not None
    assert (state.reason, state.result.winners) == ("gave up", (EAST, WEST))


def test_two_players_one_gives_up() -> None:
    """Each is a side. (3.2) [V-15.2]"""
    state = after(puddle(2), (NORTH, GiveUp()))

    assert state.result is not None
    assert state.result.winners == (1,)


def test_alone_the_others_go_on() -> None:
    """Individually it ends with the last one. (3.3) [V-15.2]"""
    state = after(puddle(3), (SOUTH, GiveUp()))
    assert state.result is None
    state = after(state, (NORTH, GiveUp()))

    assert state.result is not None
    assert (state.reason, state.result.winners) == ("gave up", (EAST,))


def test_the_last_who_disagreed_gives_up() -> None:
    """Then all who still play have agreed. [V-15.2]"""
    state = after(
        puddle(),
        (NORTH, AgreeToEnd()),
        (EAST, AgreeToEnd()),
        (SOUTH, AgreeToEnd()),
        (WEST, GiveUp()),
    )

    assert state.reason == "agreed"
    assert state.result is not None
    assert state.result.verdict == "draw"


def test_shared_win_and_draw() -> None:
    """Equal best is a shared win alone, a draw in teams. [V-15.4] (3.3)"""
    alone = after(puddle(3), *((Seat(seat), AgreeToEnd()) for seat in range(3)))

    assert alone.result is not None
    assert (alone.result.verdict, alone.result.winners) == ("shared", (0, 1, 2))


def test_whoever_gives_up_before_placing_gets_the_middle() -> None:
    """[V-3.3]"""
    state = puddle(boat_placement="choose")
    [first] = DIVERS.to_act(state)
    state = after(state, (first, GiveUp()))

    assert state.chart.names[state.boats[first]] == state.chart.names[state.chart.middle(first)]
    second = Seat((first + 1) % 4)
    assert DIVERS.to_act(state) == {second}
    third = Seat((first + 3) % 4)
    state = after(state, (third, GiveUp()), some_move(state))
    assert min(DIVERS.to_act(state)) == (first + 2) % 4


def overfull() -> State:
    """E's boat will be too full after N's strike."""
    return ocean(N1="4,5", E1="boat", E2="boat", W1="boat E", E3="5,5", S1="1,1", options=TIMED)


TIMED = {"turn_timer": 30}
STRIKE = Step("N1", "5,5")


def test_a_question_out_of_turn_to_somebody_who_left() -> None:
    """The diver who came last drowns. [V-12.4]"""
    state = after(overfull(), (EAST, GiveUp()), (NORTH, STRIKE))

    assert at(state, "E3") == "out"
    assert DIVERS.to_act(state) == {SOUTH}


def test_giving_up_in_the_middle_of_a_question() -> None:
    """It is answered by default and the game goes on. [V-12.4]"""
    state = after(overfull(), (NORTH, STRIKE))
    assert isinstance(state.agenda[-1], ChooseDrowning)
    state = after(state, (EAST, GiveUp()))

    assert at(state, "E3") == "out"
    assert DIVERS.to_act(state) == {SOUTH}


def clock(state: State) -> TimeUp:
    [deadline] = DIVERS.deadlines(state)
    return TimeUp(deadline.number)


def test_time_up_for_who_drowns() -> None:
    """(V-16) the diver who came last. [V-12.4]"""
    state = after(overfull(), (NORTH, STRIKE))
    assert DIVERS.deadlines(state)[0].milliseconds == 30_000
    state = after(state, (TABLE, clock(state)))

    assert at(state, "E3") == "out"


def test_time_up_for_what_sinks() -> None:
    """(V-16) treasure, else the arriving diver. [V-8.6]"""
    state = ocean({"5,5": "mud:3"}, N1="5,5#1", N2="5,5#2", N3="5,5#2", E1="boat", options=TIMED)
    state = after(state, (NORTH, Tuft("N1", "5,5#2")))
    assert at(after(state, (TABLE, clock(state))), "N1") == "out"
    state = ocean({"5,5": "mud:3"}, N1="5,5#1", N2="5,5#2", gold={"5,5#2": 1}, options=TIMED)
    state = after(state, (NORTH, Tuft("N1", "5,5#2")))
    assert after(state, (TABLE, clock(state))).lost == 1


def test_time_up_for_an_exit() -> None:
    """(V-16) the first clockwise from north. [V-9.7]"""
    state = ocean({"5,5": "?current:SE+W+NE"}, N1="4,4", E1="boat", options=TIMED)
    state = after(state, (NORTH, Step("N1", "5,5")))
    state = after(state, (TABLE, clock(state)))

    assert at(state, "N1") == "6,4"


def test_time_up_for_a_turn_is_some_legal_move() -> None:
    """Any legal move, the same for the same seed. [V-4.4]"""
    state = ocean(N1="5,5", E1="boat", options=TIMED)
    happened = events(state, TABLE, clock_of_first(state))

    assert [event for event in happened if isinstance(event, Moved)]
    assert happened == events(state, TABLE, clock_of_first(state))


def clock_of_first(state: State) -> TimeUp:
    """A position begins without a clock; let one run."""
    state.deadline = state.deadline or Deadline(1, "turn", 30_000)
    return TimeUp(state.deadline.number)


def test_time_up_for_who_can_only_pay_is_a_pass() -> None:
    """[V-4.5]"""
    state = ocean(N1="5,5", E1="boat", flags={"N1": ["stuck"]}, hold={"N": 1}, options=TIMED)

    assert Passed("N") in events(state, TABLE, clock_of_first(state))


def test_time_up_may_mean_giving_up() -> None:
    """By table setting. (V-A67)"""
    state = ocean(N1="5,5", E1="boat", options={**TIMED, "time_out": "resign"})

    assert GaveUp(NORTH) in events(state, TABLE, clock_of_first(state))


def test_time_up_while_placing() -> None:
    """The preselected square. [V-3.3]"""
    state = puddle(boat_placement="choose", turn_timer=5)
    [first] = DIVERS.to_act(state)
    state = after(state, (TABLE, clock(state)))

    assert state.boats[first] == state.chart.middle(first)


def stuck(**options: object) -> State:
    return ocean(
        {"5,5": "urchin"},
        N1="5,5",
        N2="1,1",
        S1="boat",
        flags={"N1": ["stuck"]},
        hold={"S": 2},
        options={"ransom_consent": True, **options},
    )


def test_no_answer_is_no_consent() -> None:
    """(V-A29) [V-14.3]"""
    state = after(stuck(**TIMED), (NORTH, Ransom("N1", "S")))
    assert isinstance(state.agenda[-1], AskConsent)

    assert RansomRefused("S") in events(state, TABLE, clock(state))


def test_who_gave_up_is_not_asked_for_consent() -> None:
    """[V-14.3]"""
    state = after(stuck(), (SOUTH, GiveUp()), (NORTH, Ransom("N1", "S")))

    assert state.holds[2] == 1
    assert isinstance(state.agenda[-1], TakeTurn)


def test_one_person_with_two_boats_asks_nobody() -> None:
    """(3.2) [V-14.3]"""
    state = ocean(
        {"5,5": "urchin"},
        players=2,
        N1="5,5",
        N2="1,1",
        flags={"N1": ["stuck"]},
        hold={"S": 2},
        options={"ransom_consent": True},
    )

    assert after(state, (NORTH, Ransom("N1", "S"))).holds[2] == 1


def test_after_a_no_the_own_hold_still_pays() -> None:
    """[V-14.3]"""
    state = stuck()
    state.holds[0] = 1
    state = after(state, (NORTH, Ransom("N1", "S")), (SOUTH, Consent(False)))
    assert list(DIVERS.actions(state, NORTH).part("Ransom")) == [Ransom("N1", "N")]
    state = after(state, (NORTH, Ransom("N1", "N")))

    assert state.holds == [0, 0, 2, 0]


def test_who_plays_can_leave_once() -> None:
    """The table asks what it may do for a seat. [V-15.2]"""
    state = after(ocean(N1="boat", E1="boat"), (NORTH, GiveUp()))
    over = after(state, *((seat, AgreeToEnd()) for seat in (EAST, SOUTH, WEST)))
    assert over.result is not None

    assert [DIVERS.leave(state, seat) for seat in (NORTH, EAST)] == [None, GiveUp()]
    assert DIVERS.leave(over, EAST) is None


def test_games_with_deserters_end_too() -> None:
    """[V-15.2]"""
    gone = 0
    for seed in range(30):
        rng = Random(seed)
        state = puddle(rng.choice([2, 3, 4]), seed, turn_timer=9, time_out="resign")
        while state.result is None:
            if rng.random() < 0.02:
                seat, action = rng.choice(DIVERS.incidents(state))
            else:
                seat, action = some_move(state, rng)
            state = after(state, (seat, action))
        gone += len(state.gave_up)
        assert not DIVERS.to_act(state)

    assert gone > 10


def test_two_too_many_and_nobody_to_choose() -> None:
    """The last who came drowns, then the last by name; the game goes on. [V-12.4] (V-16)"""
    state = ocean(N1="boat", S1="boat N", S2="boat N", N2="ring 7,0", N3="ring 7,0", E1="boat")
    state = after(state, (NORTH, Sail("N1", "ring 7,0")))
    assert isinstance(state.agenda[-1], ChooseDrowning)

    state = after(state, (NORTH, GiveUp()))

    assert [at(state, diver) for diver in ("N3", "S2")] == ["out", "out"]
    assert [at(state, diver) for diver in ("N1", "N2", "S1")] == ["boat N"] * 3
    assert DIVERS.to_act(state) == {EAST}


def test_the_owner_of_a_boat_full_of_enemies_is_asked() -> None:
    """Four enemies in a boat nobody crews: its owner is asked. [V-12.4]"""
    state = ocean(turn="E", E1="boat N", E2="boat N", W1="boat N", E3="6,1")
    state = after(state, (EAST, Board("E3", "N")))

    task = state.agenda[-1]
    assert isinstance(task, ChooseDrowning)
    assert task.seat == NORTH
