"""Every refusal is raised somewhere, says what it says, and changes nothing."""

from typing import Any

import pytest

from divetable.core.errors import Refusal
from divetable.core.game import TABLE
from divetable.games.divers import DIVERS, refusals
from divetable.games.divers.actions import (
    AgreeToEnd,
    Board,
    Consent,
    Drown,
    GiveUp,
    Go,
    Land,
    Pass,
    PlaceBoat,
    PlayOn,
    Ransom,
    Sail,
    Sink,
    Step,
    TimeUp,
    Tuft,
    Walk,
    Wish,
)
from divetable.games.divers.state import State
from divetable.words.english import refusals_of
from tests.games.divers import test_setup
from tests.games.divers.tables import EAST, NORTH, SOUTH, after, ocean, puddle, refused

R = refusals
MUD = {"5,5": "mud:3"}
ASKED = after(ocean({"5,5": "?current:N+S"}, N1="4,5", E1="boat"), (NORTH, Step("N1", "5,5")))
SINKING = after(
    ocean({"5,5": "mud:3"}, N1="5,5#1", N2="5,5#2", gold={"5,5#2": 1}),
    (NORTH, Tuft("N1", "5,5#2")),
)
PLACING = DIVERS.start(4, {"size": 8}, "0")
CONSENT = after(
    ocean(
        {"5,5": "urchin"},
        N1="5,5",
        N2="1,1",
        S1="boat",
        flags={"N1": ["stuck"]},
        hold={"S": 2},
        options={"ransom_consent": True},
    ),
    (NORTH, Ransom("N1", "S")),
)
REFUSED = after(CONSENT, (SOUTH, Consent(False)))

Case = tuple[Refusal, State, Any, Any]
CASES: list[Case] = [
    (R.NOT_YOUR_TURN, ocean(N1="5,5", E1="5,6"), EAST, Step("E1", "5,7")),
    (R.NOT_YOUR_TURN, ocean(N1="5,5", E1="5,6"), TABLE, Step("E1", "5,7")),
    (R.NOT_YOUR_DECISION, ASKED, EAST, Go("5,4")),
    (R.NOT_YOUR_DECISION, ASKED, TABLE, Go("5,4")),
    (R.NOT_ASKED, ocean(N1="5,5"), NORTH, Go("5,4")),
    (R.NOT_ASKED, ocean(N1="5,5"), NORTH, PlaceBoat("ring 5,0")),
    (R.NOT_ASKED, ocean(N1="5,5"), NORTH, Drown("N1")),
    (R.ANSWER_FIRST, ASKED, NORTH, Step("N1", "5,6")),
    (R.ANSWER_FIRST, SINKING, NORTH, Drown("N1")),
    (R.NO_SUCH_ANSWER, ASKED, NORTH, Go("6,5")),
    (R.NO_SUCH_ANSWER, SINKING, NORTH, Sink("E1")),
    (R.NOT_YOUR_COAST, PLACING, min(DIVERS.to_act(PLACING)), PlaceBoat("ring 0,0")),
    (R.MUST_LAND_FIRST, ocean(turnNo=0, N1="boat"), NORTH, Sail("N1", "ring 7,0")),
    (R.MUST_LAND_FIRST, ocean(turnNo=0, N1="5,5", N2="boat"), NORTH, Step("N1", "5,6")),
    (R.MUST_MOVE, ocean(N1="5,5"), NORTH, Pass()),
    (R.NOT_YOUR_DIVER, ocean(N1="5,5", E1="5,6"), NORTH, Step("E1", "5,7")),
    (R.NOT_YOUR_DIVER, ocean(N1="5,5", E1="5,6"), NORTH, Ransom("E1", "N")),
    (R.DIVER_REMOVED, ocean(N1="5,5"), NORTH, Step("N2", "5,6")),
    (
        R.DIVER_DELAYED,
        ocean(N1="5,5", flags={"N1": ["delayed"]}),
        NORTH,
        Step("N1", "5,6"),
    ),
    (R.DIVER_STUCK, ocean(N1="5,5", flags={"N1": ["stuck"]}), NORTH, Step("N1", "5,6")),
    (R.DIVER_CAUGHT, ocean(N1="5,5", flags={"N1": ["caught"]}), NORTH, Step("N1", "5,6")),
    (R.MUST_WALK_TUFTS, ocean(MUD, N1="5,5#2"), NORTH, Step("N1", "5,6")),
    (R.NO_NEXT_TUFT, ocean(MUD, N1="5,5#2"), NORTH, Tuft("N1", "5,5#1")),
    (R.NO_NEXT_TUFT, ocean(N1="boat"), NORTH, Tuft("N1", "5,5#1")),
    (R.NOT_BORDERING, ocean(N1="5,5"), NORTH, Step("N1", "5,7")),
    (R.NOT_BORDERING, ocean(N1="5,1"), NORTH, Step("N1", "ring 5,0")),
    (R.STILL_ABOARD, ocean(N1="boat"), NORTH, Step("N1", "6,1")),
    (R.STRANDED, ocean(N1="ring 5,0"), NORTH, Step("N1", "5,1")),
    (R.STRANDED, ocean(N1="ring 5,0", flags={"N1": ["wish"]}), NORTH, Wish("N1", "5,1")),
    (R.NOT_IN_BOAT, ocean(N1="5,5"), NORTH, Land("N1", "6,1")),
    (R.NOT_ASTERN, ocean(N1="boat"), NORTH, Land("N1", "5,1")),
    (R.NOT_ON_RING, ocean(N1="5,1"), NORTH, Walk("N1", "ring 5,0")),
    (R.NOT_ON_RING, ocean(N1="boat"), NORTH, Walk("N1", "ring 5,0")),
    (R.NO_RING_STEP, ocean(N1="ring 5,0"), NORTH, Walk("N1", "ring 6,0")),
    (R.PATCH_FORBIDDEN, ocean({"5,6": "shark"}, N1="5,5"), NORTH, Step("N1", "5,6")),
    (R.PATCH_FORBIDDEN, ocean({"6,1": "shark"}, N1="boat"), NORTH, Land("N1", "6,1")),
    (R.TEAMMATE_THERE, ocean(N1="5,5", S1="5,6"), NORTH, Step("N1", "5,6")),
    (R.ISLAND_TAKEN, ocean({"5,6": "island"}, N1="5,5", E1="5,6"), NORTH, Step("N1", "5,6")),
    (R.MUD_FULL, ocean({"5,6": "mud:2"}, N1="5,5", gold={"5,6": 2}), NORTH, Step("N1", "5,6")),
    (
        R.MUD_FULL,
        ocean({"5,6": "current:S", "5,7": "mud:2"}, N1="5,5", gold={"5,5": 1, "5,7": 1}),
        NORTH,
        Step("N1", "5,6", True, "5,7"),
    ),
    (
        R.NO_DIRECTION,
        ocean({"9,9": "eddy"}, N1="5,5", flags={"N1": ["wish"]}),
        NORTH,
        Wish("N1", "9,9"),
    ),
    (R.ROUTE_OFF_BOARD, ocean({"5,1": "current:N"}, N1="5,2"), NORTH, Step("N1", "5,1")),
    (
        R.ROUTE_BLOCKED,
        ocean({"5,5": "current:E"}, N1="5,4", S1="6,5"),
        NORTH,
        Step("N1", "5,5"),
    ),
    (
        R.ROUTE_FORBIDDEN,
        ocean({"5,5": "current:E", "6,5": "shark"}, N1="5,4"),
        NORTH,
        Step("N1", "5,5"),
    ),
    (
        R.ROUTE_LOOPS,
        ocean({"5,5": "current:E", "6,5": "current:W"}, N1="5,4"),
        NORTH,
        Step("N1", "5,5"),
    ),
    (R.CHOOSE_AN_END, ocean({"5,5": "current:E+W"}, N1="5,4"), NORTH, Step("N1", "5,5")),
    (
        R.CHOOSE_AN_END,
        ocean({"5,5": "current:E+W"}, N1="5,4"),
        NORTH,
        Step("N1", "5,5", False, "5,6"),
    ),
    (R.NO_SUCH_PATCH, ocean(N1="5,5", flags={"N1": ["wish"]}), NORTH, Wish("N1", "12,12")),
    (R.NO_SUCH_PATCH, ocean(N1="5,5", flags={"N1": ["wish"]}), NORTH, Wish("N1", "boat X")),
    (R.ALREADY_THERE, ocean(N1="5,5", flags={"N1": ["wish"]}), NORTH, Wish("N1", "5,5")),
    (R.ALREADY_THERE, ocean(N1="boat", flags={"N1": ["wish"]}), NORTH, Wish("N1", "boat N")),
    (R.NO_WISH, ocean(N1="5,5"), NORTH, Wish("N1", "9,9")),
    (R.NO_SUCH_MOVE, ocean(N1="5,5"), NORTH, Step("N1", "5,6", False, "5,7")),
    (R.NO_TREASURE_HERE, ocean(N1="5,5"), NORTH, Step("N1", "5,6", True)),
    (R.NO_TREASURE_HERE, ocean(N1="boat"), NORTH, Land("N1", "6,1", True)),
    (
        R.TREASURE_INTO_UNKNOWN,
        ocean({"5,6": "?sea"}, N1="5,5", gold={"5,5": 1}),
        NORTH,
        Step("N1", "5,6", True),
    ),
    (
        R.TREASURE_INTO_UNKNOWN,
        ocean({"5,6": "current:S", "5,7": "?sea"}, N1="5,5", gold={"5,5": 1}),
        NORTH,
        Step("N1", "5,6", True),
    ),
    (R.NO_SUCH_MOVE, ocean({"5,6": "?sea"}, N1="5,5"), NORTH, Step("N1", "5,6", False, "5,6")),
    (
        R.TREASURE_ONTO_ISLAND,
        ocean({"5,6": "island"}, N1="5,5", gold={"5,5": 1}),
        NORTH,
        Step("N1", "5,6", True),
    ),
    (
        R.TREASURE_ONTO_ISLAND,
        ocean({"5,6": "current:S", "5,7": "island"}, N1="5,5", gold={"5,5": 1}),
        NORTH,
        Step("N1", "5,6", True, "5,7"),
    ),
    (R.NOT_BEHIND_BOAT, ocean(N1="5,5"), NORTH, Board("N1", "N")),
    (R.NOT_BEHIND_BOAT, ocean(N1="ring 1,0"), NORTH, Board("N1", "N")),
    (R.BOAT_CREWED, ocean(N1="11,6", E1="boat"), NORTH, Board("N1", "E")),
    (R.BOAT_CREWED, ocean(N1="ring 12,5", E1="boat"), NORTH, Board("N1", "E")),
    (
        R.BOAT_CREWED,
        ocean(N1="5,5", E1="boat", flags={"N1": ["wish"]}),
        NORTH,
        Wish("N1", "boat E"),
    ),
    (R.IN_A_BOAT, ocean(N1="boat"), NORTH, Board("N1", "S")),
    (
        R.NO_SUCH_BOAT,
        ocean(players=3, options={"teams": False}, N1="5,5"),
        NORTH,
        Board("N1", "W"),
    ),
    (
        R.NO_SUCH_BOAT,
        ocean(players=3, options={"teams": False}, N1="5,5", flags={"N1": ["wish"]}),
        NORTH,
        Wish("N1", "boat W"),
    ),
    (R.NOT_OWN_BOAT, ocean(N1="boat S"), NORTH, Sail("N1", "ring 7,12")),
    (R.COAST_ENDS, ocean(N1="boat"), NORTH, Sail("N1", "ring 8,0")),
    (R.NOT_STUCK, ocean(N1="5,5", hold={"N": 1}), NORTH, Ransom("N1", "N")),
    (
        R.NOT_YOUR_HOLD,
        ocean(N1="5,5", N2="1,1", hold={"E": 1}, flags={"N1": ["stuck"]}),
        NORTH,
        Ransom("N1", "E"),
    ),
    (R.NO_RANSOM, ocean(N1="5,5", N2="1,1", flags={"N1": ["stuck"]}), NORTH, Ransom("N1", "S")),
    (R.RANSOM_WAS_REFUSED, REFUSED, NORTH, Ransom("N1", "S")),
    (R.AGREED_ALREADY, after(puddle(), (NORTH, AgreeToEnd())), NORTH, AgreeToEnd()),
    (R.NOTHING_AGREED, puddle(), NORTH, PlayOn()),
    (R.HAS_GIVEN_UP, after(puddle(), (NORTH, GiveUp())), NORTH, GiveUp()),
    (R.NO_SUCH_SEAT, puddle(), TABLE, GiveUp()),
    (R.NO_SUCH_SEAT, puddle(), 4, GiveUp()),
    (R.NO_SUCH_SEAT, puddle(), "N", GiveUp()),
    (R.NO_SUCH_CLOCK, puddle(), TABLE, TimeUp(1)),
    (R.NO_SUCH_CLOCK, puddle(turn_timer=10), TABLE, TimeUp(5)),
    (R.ONLY_THE_TABLE, puddle(turn_timer=10), NORTH, TimeUp(1)),
    (R.OVER, after(puddle(2), (NORTH, GiveUp())), NORTH, Pass()),
    (R.MALFORMED, puddle(), 0, "nonsense"),
    (R.MALFORMED, ocean(N1="5,5"), NORTH, Step("N1", "5,6", 0)),  # type: ignore[arg-type]
    (R.MALFORMED, ocean(N1="5,5"), NORTH, Step("X1", "5,6")),  # type: ignore[arg-type]
    (R.MALFORMED, ocean(N1="5,5"), EAST, None),
    (R.MALFORMED, ASKED, NORTH, Go(3)),  # type: ignore[arg-type]
    (R.MALFORMED, puddle(turn_timer=10), TABLE, TimeUp("1")),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(
    ("refusal", "state", "seat", "action"), CASES, ids=[case[0].message for case in CASES]
)
def test_refused(refusal: Refusal, state: State, seat: Any, action: Any) -> None:
    refused(refusal, state, seat, action)


def test_every_refusal_is_raised_by_some_test() -> None:
    raised = {case[0].message for case in CASES}
    raised |= {refusal.message for _, _, refusal, _ in test_setup.SETTINGS}
    raised |= {R.BAD_PATCH_SET.message, R.BAD_POSITION.message}

    assert raised == {refusal.message for refusal in refusals_of("divers")}


def test_a_refusal_says_what_can_be_answered() -> None:
    """[V-9.7]"""
    error = refused(R.NO_SUCH_ANSWER, ASKED, NORTH, Go("6,5"))

    assert "answers: 5,4, 5,6" in str(error)
    refused(R.ANSWER_FIRST, CONSENT, SOUTH, Pass(), says="yes, no")


def test_a_face_down_patch_is_refused_alike_whatever_it_is() -> None:
    """Refusals come from public facts only. (6.4) [V-6.1]"""
    said: set[str] = set()
    for patch in ("sea", "shark", "island", "mud:2", "current:N", "eddy", "treasure:4"):
        state = ocean({"5,6": f"?{patch}"}, N1="5,5", gold={"5,5": 1})
        said.add(str(refused(R.TREASURE_INTO_UNKNOWN, state, NORTH, Step("N1", "5,6", True))))
        assert Step("N1", "5,6") in list(DIVERS.actions(state, NORTH))

    assert len(said) == 1


class Troublesome(str):
    """Looks like a place, but must not be compared."""

    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        raise ValueError("no comparison")


def test_what_cannot_even_be_compared_is_refused() -> None:
    """[V-5.2]"""
    refused(R.MALFORMED, ocean(N1="5,5"), NORTH, Step("N1", Troublesome("5,6")))


def test_an_equal_action_is_as_good_as_the_one_offered() -> None:
    """From a client, say. [V-5.4]"""
    state = ocean(N1="5,5")
    again = DIVERS.read_action({"type": "Step", "diver": "N1", "to": "5,6"})

    assert again is not next(a for a in DIVERS.actions(state, NORTH) if a == again)
    assert DIVERS.apply(state, NORTH, again).events
