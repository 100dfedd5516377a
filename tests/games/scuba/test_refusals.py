"""Everything that is refused, and nothing else: garbage never breaks the table. [S-3.3]"""

from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.core.errors import Malformed, Refusal, RulesError
from divetable.core.game import TABLE, Seat
from divetable.games.scuba import SCUBA, refusals
from divetable.games.scuba.actions import (
    Action,
    Decline,
    Discover,
    Enter,
    Flip,
    GiveUp,
    Head,
    Leave,
    MoveAnimal,
    MoveDiver,
    PickTile,
    Step,
    Stop,
    SwimOn,
    TakeOption,
    read_action,
)
from divetable.games.scuba.positions import set_up
from divetable.games.scuba.rules import apply
from divetable.games.scuba.start import start
from divetable.games.scuba.state import State
from divetable.lab.random_games import random_moves
from tests.games.scuba.tables import ANN, BEA, CAT, after, refused, sea

DECO: dict[str, object] = {"decompression": True}
WAITING: dict[str, Any] = {"A": {"loc": "WAIT"}, "B": {"loc": "WAIT"}}


def plain() -> State:
    return sea(A={"at": [5, 4]})


def over() -> State:
    final = {"boat_final": True}
    return after(sea(2, final, A={"at": [5, 1]}, B={"loc": "BOAT"}), Step("U"))


def waiting() -> State:
    return start(2, {"start_player": 0})


def late() -> State:
    return sea(2, {"must_enter_first_turn": "off"}, **WAITING)


def tired() -> State:
    return after(plain(), Step("L"), Step("R"), Step("L"), Step("R"))


def rising() -> State:
    return after(plain(), Step("U"), Step("U"))


def looked() -> State:
    tiles = {"x": {"id": "T-Y-19", "at": [5, 4], "up": False}}
    return after(sea(2, DECO, A={"at": [5, 4]}, tiles=tiles), Flip(0), Step("U"), Step("U"))


def rushed() -> State:
    table = sea(2, DECO, A={"at": [5, 8]}, tiles={"t": {"id": "T-G-01", "at": [5, 5]}})
    return after(table, Step("U"), Step("U"), Step("U"))


def drawn(card: str, **given: Any) -> State:
    """Ann has flipped this event at [5,2]."""
    tiles = {"e": {"id": "T-R-13", "at": [5, 2], "up": False}, **given.pop("tiles", {})}
    table = sea(
        3, {"event_deck_by": "tile"}, A={"at": [5, 2]}, tiles=tiles, eventDeck={"R": [card]}
    )
    return after(table, Flip(0))


def squeezed() -> State:
    return drawn("EV-R-08")


def asked() -> State:
    return drawn("EV-R-02")


def asked_whom() -> State:
    return drawn("EV-R-04")


def asked_where() -> State:
    return after(asked_whom(), MoveDiver(BEA))


def asked_tile() -> State:
    return drawn("EV-R-09", tiles={"f": {"id": "T-B-01", "at": [9, 8]}})


def carried() -> State:
    return drawn("EV-R-03", tiles={"f": {"id": "T-B-01", "at": [4, 2]}})


def alone() -> State:
    return sea(A={"at": [5, 4]}, B={"loc": "BOAT"}, phase="ALONE")


def gone() -> State:
    return after(sea(3, A={"at": [5, 4]}), Leave(), seat=BEA)


def seen() -> State:
    tiles = {"t": {"id": "T-Y-01", "at": [5, 4], "seen": ["A"]}}
    return sea(A={"at": [5, 4]}, tiles=tiles)


def unturned() -> State:
    tiles = {"t": {"id": "T-Y-01", "at": [5, 4], "up": False}}
    return sea(2, {"start_square_tiles": False}, A={"at": [5, 4]}, tiles=tiles)


def dusty() -> State:
    tiles = {"t": {"id": "T-Y-01", "at": [5, 4], "up": False}}
    return sea(A={"at": [5, 4]}, tiles=tiles, dust={"B": [[5, 4]]})


# message, what it tells to do, the table, who, what
CASES: list[tuple[str, str, Callable[[], State], Any, Any]] = [
    ("enter-first", "column 4 or 5 or 6", waiting, ANN, Step("L")),
    ("in-the-water", "from where you are", plain, ANN, Enter(4)),
    ("wrong-column", "in column 4 or 5 or 6", waiting, ANN, Enter(3)),
    ("must-enter", "column 4 or 5 or 6", waiting, ANN, Stop()),
    ("someone-must-enter", "column 4 or 5 or 6", late, ANN, Stop()),
    ("no-points", "look around or stop", tired, ANN, Step("L")),
    ("edge", "another way", lambda: sea(A={"at": [1, 4]}), ANN, Step("L")),
    ("edge", "another way", lambda: sea(A={"at": [1, 9]}), ANN, Step("D")),
    ("not-up-yet", "from your next turn", lambda: after(waiting(), Enter(4)), ANN, Step("U")),
    ("needs-a-step", "swim first", unturned, ANN, Flip(0)),
    ("too-fast-up", "the limit for one turn", rising, ANN, Step("U")),
    ("looked-before-ascent", "a fast ascent", looked, ANN, Step("U")),
    (
        *("against-the-current", "allowed: 3"),
        *(
            lambda: after(sea(A={"at": [1, 4]}, current="CC-01"), *[Step("R")] * 3),
            ANN,
            Step("R"),
        ),
    ),
    ("no-descent", "not go down", squeezed, ANN, Step("D")),
    ("too-deep", "another way", lambda: sea(A={"at": [5, 8]}), ANN, Step("D")),
    (
        *("too-many-tokens", "spend a turn"),
        *(lambda: sea(2, DECO, A={"at": [5, 1], "deco": 2}), ANN, Step("U")),
    ),
    ("sideways-only", "left or right", lambda: sea(A={"at": [1, 0]}), ANN, Step("D")),
    ("not-covered", "tile 7", plain, ANN, Flip(7)),
    ("not-open", "tile 7", plain, ANN, Discover(7)),
    ("seen-already", "nothing more", seen, ANN, Discover(0)),
    ("no-sight", "swim on", dusty, ANN, Flip(0)),
    ("no-sight", "swim on", dusty, ANN, Discover(0)),
    ("no-sight", "swim on", waiting, ANN, Flip(0)),
    ("nothing-to-see", "go up first", lambda: sea(A={"at": [5, 9]}), ANN, Flip(0)),
    ("too-fast-to-see", "in this turn", rushed, ANN, Discover(0)),
    ("answer-first", "answer it first", asked, ANN, Step("L")),
    ("nothing-asked", "no event card", plain, ANN, TakeOption(0)),
    ("no-such-option", "choose from: [0, 1]", asked, ANN, TakeOption(2)),
    ("no-such-target", "choose another", asked_whom, ANN, MoveDiver(Seat(7))),
    ("no-such-target", "choose another", asked_whom, ANN, MoveAnimal(0)),
    ("no-such-heading", "choose from: L, R", asked_where, ANN, Head("U")),
    ("no-such-tile", "choose another", asked_tile, ANN, PickTile(0)),
    ("not-your-turn", "seat 0; wait", plain, BEA, Step("L")),
    ("cannot-give-up", "the boat has left", plain, ANN, GiveUp()),
    ("no-such-seat", "no seat 2", plain, Seat(2), Stop()),
    ("has-left", "you have left", gone, BEA, Stop()),
    ("over", "the game is over", over, ANN, Stop()),
    ("malformed", "see the protocol", plain, ANN, "jump"),
]

# message, what it tells to do, what is tried
TABLES: list[tuple[str, str, Callable[[], object]]] = [
    ("players", "2 to 4", lambda: start(5)),
    ("unknown-option", "options: decompression, no_death", lambda: start(2, {"x": 1})),
    ("bad-setting", "no_death cannot be 5; allowed: on, off", lambda: start(2, {"no_death": 5})),
    ("bad-start-player", "seats [0, 1]", lambda: start(2, {"start_player": 2})),
    ("outer-columns", "they hold tiles", lambda: start(3, {"outer_columns2p": "closed"})),
    ("bad-data", "give house-1 or house-2", lambda: start(2, {"data_set": "house-3"})),
    ("bad-position", "no square", lambda: set_up({"divers": {"A": {"at": [0, 0]}}})),
]

ALL = {one.message: one for one in vars(refusals).values() if isinstance(one, Refusal)}


@pytest.mark.parametrize(
    ("message", "says", "table", "seat", "action"), CASES, ids=[case[0] for case in CASES]
)
def test_every_refusal_says_what_to_do(
    message: str, says: str, table: Callable[[], State], seat: object, action: object
) -> None:
    """And changes nothing. [S-3.3]"""
    refused(ALL[f"scuba-{message}"], table(), seat, action, says=says)


@pytest.mark.parametrize(("message", "says", "tried"), TABLES, ids=[t[0] for t in TABLES])
def test_every_refused_table_says_what_to_do(
    message: str, says: str, tried: Callable[[], object]
) -> None:
    """Options, data and positions. [S-2.6]"""
    with pytest.raises(RulesError) as caught:
        tried()

    assert type(caught.value) is ALL[f"scuba-{message}"].error
    assert caught.value.message == f"scuba-{message}"
    assert says in str(caught.value)


def test_no_refusal_is_forgotten_here() -> None:
    assert {f"scuba-{case[0]}" for case in (*CASES, *TABLES)} == ALL.keys()


NO_SEATS: list[Any] = [-1, -2, 2, 99, 10**100, "0", None, True, 0.0, [], (0,), float("nan")]


@pytest.mark.parametrize("seat", NO_SEATS)
@pytest.mark.parametrize("action", [Stop(), Step("L"), Leave()])
def test_seats_that_do_not_exist(seat: Any, action: Action) -> None:
    """Players sit on 0, 1, … [S-1.6]"""
    refused(refusals.NO_SUCH_SEAT, plain(), seat, action, says="no seat")


class MyStep(Step):
    """A subclass is not the thing itself."""


class MyText(str):
    """Nor is this a text."""


def wrong(kind: Any, *fields: Any) -> Any:
    """A thing no type checker would let pass."""
    return kind(*fields)


NO_NUMBERS: list[Any] = [None, "1", 1.0, True, float("nan"), [], (1,), {}]
NO_WAYS: list[Any] = [None, "", "l", "LR", "X", 1, True, ["L"], MyText("L")]
NUMBERED: list[Any] = [Enter, Flip, Discover, TakeOption, MoveDiver, MoveAnimal, PickTile]
GARBAGE: list[Any] = [
    *(None, 0, -1, True, 1.5, float("nan"), 10**100),
    *("Stop", b"Stop", [], {}, (), set(), object()),
    *(Stop, Action, apply, SimpleNamespace(direction="L")),
    MyStep("L"),
    *(wrong(kind, it) for kind in NUMBERED for it in NO_NUMBERS),
    *(wrong(kind, it) for kind in (Step, Head) for it in NO_WAYS),
]
EVERYWHERE = [plain, over, waiting, late, tired, rushed, squeezed, asked, asked_whom, asked_where]
ALL_TABLES = [*EVERYWHERE, asked_tile, carried, alone, gone, seen, dusty]


@pytest.mark.parametrize("action", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_no_action(action: Any) -> None:
    """Whoever sends it, nothing happens. [S-3.3]"""
    refused(refusals.MALFORMED, plain(), ANN, action, says="not an action of Scuba")


@pytest.mark.parametrize("table", ALL_TABLES)
def test_garbage_changes_nothing_anywhere(table: Callable[[], State]) -> None:
    """Only a RulesError comes back. [S-3.3]"""
    state = table()
    before = deepcopy(state)
    for action in GARBAGE:
        for seat in (ANN, BEA, TABLE, *NO_SEATS):
            with pytest.raises(RulesError):
                apply(state, seat, action)
    assert state == before


HUGE = 10**100
WELL_FORMED: list[Action] = [
    *(Enter(4), Enter(HUGE), Enter(-1), Stop(), Decline(), SwimOn(), GiveUp()),
    *(Step("L"), Step("R"), Step("U"), Step("D"), Head("L"), Head("U")),
    *(kind(n) for kind in (Flip, Discover, MoveAnimal, PickTile, TakeOption) for n in (-1, 0, 1)),
    *(kind(HUGE) for kind in (Flip, Discover, MoveAnimal, PickTile, TakeOption)),
    *(MoveDiver(Seat(n)) for n in (-1, 0, 1, 2, HUGE)),
]


@pytest.mark.parametrize("table", ALL_TABLES)
def test_any_action_is_resolved_or_refused(table: Callable[[], State]) -> None:
    """And the offer is exactly what is not refused. [S-3.3]"""
    for seat in (ANN, BEA, CAT):
        state = table()
        before = deepcopy(state)
        offered = list(SCUBA.actions(state, seat))
        for action in WELL_FORMED:
            try:
                apply(state, seat, action)
            except RulesError:
                assert action not in offered
            else:
                assert action in offered
            assert state == before


def test_the_offer_is_exactly_what_is_not_refused_in_whole_games() -> None:
    """Nothing is offered that is refused, nothing is kept back. [S-3.3]"""
    tried: list[Action] = [*WELL_FORMED, *(Flip(n) for n in range(72))]
    tried += [*(Discover(n) for n in range(72)), *(Enter(n) for n in range(1, 10))]
    for number, (name, options) in enumerate(SCUBA.variants.items()):
        state = SCUBA.start(2, options, name)
        for at, move in enumerate(random_moves(SCUBA, state, Random(number))):
            if at % 9 == 0:
                offered = set(SCUBA.actions(state, move.seat))
                assert {one for one in tried if can(state, move.seat, one)} == offered & set(tried)
            state = move.step.state


def can(state: State, seat: Seat, action: Action) -> bool:
    try:
        apply(state, seat, action)
    except RulesError:
        return False
    return True


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["type", "tile", "direction", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(JSON)
def test_any_json_is_an_action_or_malformed(document: object) -> None:
    """[S-3.3]"""
    with suppress(Malformed):
        assert isinstance(read_action(document), Action)


def test_an_action_is_read_from_json() -> None:
    assert read_action({"type": "Step", "direction": "L"}) == Step("L")
