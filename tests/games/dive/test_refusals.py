"""Everything that is refused, and nothing else: garbage never breaks the table. [D-2.6]"""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divetable.core.errors import Malformed, Refusal, RulesError
from divetable.core.game import TABLE, Seat
from divetable.games.dive import DIVE, refusals
from divetable.games.dive.actions import (
    Action,
    Announce,
    Breathe,
    CutOff,
    DeclineAxolotl,
    HoldBreath,
    Leave,
    PickCompanion,
    PlaceOctopus,
    PlayAxolotl,
    Ready,
    Resume,
    SaveDraft,
    TimeUp,
    Withdraw,
    read_action,
)
from divetable.games.dive.positions import set_up
from divetable.games.dive.programs import Program
from divetable.games.dive.rules import apply
from divetable.games.dive.start import start
from divetable.games.dive.state import State
from tests.games.dive.tables import (
    ANN,
    BEA,
    after,
    dive,
    draft,
    ready,
    refused,
    sea,
    time_up,
    use,
)


def plain() -> State:
    return sea("", 0, 0)


def over() -> State:
    return dive(sea("-", 22, 0), ["1"], ["1"]).state


def choosing(**options: object) -> State:
    return start(2, {"companions": True, "companion_priority": [1, 0], **options})


def picked() -> State:
    return after(choosing(), (ANN, PickCompanion("orca")))


def taken() -> State:
    return after(picked(), (BEA, PickCompanion("orca")))


def asked() -> State:
    return dive(sea("-", 2, 4, own=["axolotl"]), ["1"], ["1"]).state


def suspended() -> State:
    table = plain()
    for _ in range(3):
        table = dive(table, [], []).state
    return table


def own(*companions: Any) -> Callable[[], State]:
    return lambda: sea("", 0, 0, own=companions)


def used() -> State:
    return use(own("giant_turtle")(), ANN, "giant_turtle")


def locked() -> State:
    return after(plain(), (TABLE, CutOff(ANN)))


def was_ready() -> State:
    return after(plain(), (ANN, ready("1")))


def gone() -> State:
    return after(sea("", 0, 0, 0), (ANN, Leave()))


def puffed() -> State:
    return use(own("fugu", "fugu")(), ANN, "fugu")


def held() -> State:
    return after(puffed(), (BEA, HoldBreath()))


def holding() -> State:
    return after(held(), time_up(held(), "breathe_in"))


def children() -> State:
    return sea("", 0, 0, mode="children")


def practising() -> State:
    return start(1, {"companions": True, "practice": True})


DOLPHIN = Announce("dolphins")
FIVE = ("1", "2", "3", "4", "5")

# message, rule, what it tells to do, the table, who, what
CASES: list[tuple[str, str, str, Callable[[], State], Any, Any]] = [
    ("gap", "D-2.10", "fill the levels from the top", plain, ANN, ready("1", "", "2")),
    ("too-deep", "D-2.10", "five levels at most", plain, ANN, ready(*FIVE, "5")),
    ("no-such-token", "D-2.8", "you have 1, 2, 3, 4 and 5", plain, ANN, ready("6")),
    ("token-twice", "D-2.8", "one of each", plain, ANN, ready("1", "1")),
    ("no-token", "D-2.12", "put at least one token", plain, ANN, Ready()),
    (
        *("all-tokens", "D-2.12", "place the rest"),
        *(lambda: sea("", 0, 0, require_all_tokens=True), ANN, ready("1")),
    ),
    ("children-stack", "D-4.1", "one token only", children, ANN, ready("12")),
    ("children-five", "D-4.1", "all five levels", children, ANN, ready("1")),
    ("not-programming", "D-2.6", "wait for the next round", asked, BEA, ready("1")),
    ("already-ready", "D-2.15", "withdraw that before", was_ready, ANN, ready("1")),
    ("not-ready", "D-2.15", "nothing to withdraw", plain, ANN, Withdraw()),
    ("locked", "D-2.17", "locked for this round", locked, ANN, ready("1")),
    ("no-such-clock", "D-2.15", "clock 9", plain, TABLE, TimeUp(9)),
    ("nothing-to-cut", "D-2.13", "no open program", locked, TABLE, CutOff(ANN)),
    ("only-the-table", "D-2.13", "only the table itself", plain, ANN, CutOff(BEA)),
    ("no-companions", "D-5.5", "no companion", plain, ANN, Announce("orca")),
    (
        *("not-with-chief", "D-5.12", "choose from: octopus"),
        *(lambda: choosing(chief=True), ANN, PickCompanion("dolphins")),
    ),
    ("needs-opponent", "D-5.54", "choose from", practising, ANN, PickCompanion("dolphins")),
    (
        *("needs-presence", "D-5.14", "choose from"),
        *(lambda: choosing(asynchronous=True), ANN, PickCompanion("orca")),
    ),
    ("expansion-off", "D-5.13", "choose from", choosing, ANN, PickCompanion("fugu")),
    ("unknown-companion", "D-5.2", "choose from", choosing, ANN, PickCompanion("whale")),
    ("taken", "D-5.2", "choose from", taken, ANN, PickCompanion("orca")),
    ("not-choosing", "D-5.2", "in the set-up only", plain, ANN, PickCompanion("orca")),
    ("already-picked", "D-5.3", "wait for the others", picked, ANN, PickCompanion("orca")),
    ("not-yours", "D-5.5", "your companion: orca", own("orca"), ANN, DOLPHIN),
    ("used-up", "D-5.5", "once in a game", used, ANN, Announce("giant_turtle")),
    ("is-secret", "D-5.7", "put it on your board", own("clownfish"), ANN, Announce("clownfish")),
    ("is-placed", "D-5.15", "say where", own("octopus"), ANN, Announce("octopus")),
    ("not-announced", "D-5.70", "after the rest", own("axolotl"), ANN, Announce("axolotl")),
    (
        *("clownfish-place", "D-5.41", "under a level with a token"),
        *(own("clownfish"), ANN, Ready(Program(("1",), clownfish=2))),
    ),
    (
        *("anglerfish-place", "D-5.31", "each of the five levels"),
        *(own("anglerfish"), ANN, Ready(Program(("1",), anglerfish="s"))),
    ),
    ("octopus-place", "D-5.16", "from 250 to 750", own("octopus"), ANN, PlaceOctopus(0, 0, 0)),
    ("dolphins-target", "D-5.50", "seat 1", own("dolphins"), ANN, DOLPHIN),
    ("no-target", "D-5.6", "leave it out", own("orca"), ANN, Announce("orca", BEA)),
    ("fugu-runs", "D-5.80", "already", puffed, BEA, Announce("fugu")),
    ("breathing-in", "D-5.81", "breathe in first", puffed, BEA, ready("1")),
    ("no-fugu", "D-5.80", "breathe as you like", plain, ANN, Breathe()),
    ("too-late-to-breathe-in", "D-5.82", "is over", holding, BEA, HoldBreath()),
    ("holds-already", "D-5.82", "already", held, BEA, HoldBreath()),
    ("holds-nothing", "D-5.82", "not holding", held, ANN, Breathe()),
    ("no-window", "D-5.71", "when its owner is asked", own("axolotl"), ANN, PlayAxolotl()),
    ("not-asked", "D-5.71", "seat 0 is asked", asked, BEA, DeclineAxolotl()),
    ("not-suspended", "D-Q96", "not suspended", plain, ANN, Resume()),
    ("suspended", "D-Q96", "resume the table first", suspended, ANN, ready("1")),
    ("no-such-seat", "D-2.1", "no seat 2", plain, Seat(2), ready("1")),
    ("has-left", "D-Q45", "you have left", gone, ANN, ready("1")),
    ("over", "D-2.58", "the game is over", over, ANN, ready("1")),
    ("malformed", "D-2.6", "see the protocol", plain, ANN, "jump"),
]

# message, rule, what it tells to do, what is tried
TABLES: list[tuple[str, str, str, Callable[[], object]]] = [
    ("players", "D-2.1", "1 to 4", lambda: start(5)),
    ("unknown-option", "D-2.5", "options: companions", lambda: start(2, {"x": 1})),
    ("bad-setting", "D-2.5", "allowed: on, off", lambda: start(2, {"chief": 5})),
    (
        *("bad-priority", "D-5.3", "each of the seats [0, 1] once"),
        lambda: start(2, {"companion_priority": [0]}),
    ),
    (
        *("children-companions", "D-5.1", "switch one of them off"),
        lambda: start(2, {"mode": "children", "companions": True}),
    ),
    (
        *("children-chief", "D-6.2", "switch one of them off"),
        lambda: start(2, {"mode": "children", "chief": True}),
    ),
    ("practice-others", "D-Q43", "for one player", lambda: start(2, {"practice": True})),
    (
        *("practice-chief", "D-Q43", "switch one of them off"),
        lambda: start(1, {"practice": True, "chief": True}),
    ),
    (
        *("companions-off", "D-5.13", "switch them on too"),
        lambda: start(2, {"expansion_companions": True}),
    ),
    ("bad-card-file", "D-2.2", "expected an array", lambda: start(2, {"ocean_cards": "x"})),
    ("bad-ocean-cards", "D-2.2", "not 36", lambda: start(2, {"ocean_cards": []})),
    ("bad-chief-cards", "D-6.3", "there are no cards", lambda: start(2, {"chief_cards": []})),
    ("bad-position", "D-2.5", "a field from 0 on", lambda: set_up({})),
]

ALL = {one.message: one for one in vars(refusals).values() if isinstance(one, Refusal)}


@pytest.mark.parametrize(
    ("message", "rule", "says", "table", "seat", "action"), CASES, ids=[case[0] for case in CASES]
)
def test_every_refusal_names_its_rule_and_what_to_do(
    message: str, rule: str, says: str, table: Callable[[], State], seat: object, action: object
) -> None:
    """And changes nothing. [D-2.6]"""
    error = refused(ALL[f"dive-{message}"], table(), seat, action, says=says)

    assert error.rule == rule
    assert error.message == f"dive-{message}"


@pytest.mark.parametrize(("message", "rule", "says", "set_up"), TABLES, ids=[t[0] for t in TABLES])
def test_every_refused_table_names_its_rule_and_what_to_do(
    message: str, rule: str, says: str, set_up: Callable[[], object]
) -> None:
    """Options and cards. [D-2.5]"""
    with pytest.raises(RulesError) as caught:
        set_up()

    assert type(caught.value) is ALL[f"dive-{message}"].error
    assert (caught.value.message, caught.value.rule) == (f"dive-{message}", rule)
    assert says in str(caught.value)
    assert str(caught.value).endswith(f"[{rule}]")


def test_no_refusal_is_forgotten_here() -> None:
    """Each stands in one of the two lists. [D-2.6]"""
    listed = {f"dive-{case[0]}" for case in (*CASES, *TABLES)}

    assert listed == ALL.keys()


NO_SEATS: list[Any] = [-1, -2, 2, 99, 10**100, "0", None, True, 0.0, -1.0, [], (0,), float("nan")]


@pytest.mark.parametrize("seat", NO_SEATS)
@pytest.mark.parametrize("action", [ready("1"), draft("1"), Leave(), Withdraw(), Resume()])
def test_seats_that_do_not_exist(seat: Any, action: Action) -> None:
    """Players sit on 0, 1, … [D-2.1]"""
    refused(refusals.NO_SUCH_SEAT, plain(), seat, action, says="no seat")


@pytest.mark.parametrize("seat", [seat for seat in NO_SEATS if seat != -1 or type(seat) is float])
@pytest.mark.parametrize("action", [TimeUp(1), CutOff(ANN)])
def test_seats_that_are_not_the_table_either(seat: Any, action: Action) -> None:
    """Only seat -1 reports clocks. [D-2.1]"""
    refused(refusals.NO_SUCH_SEAT, plain(), seat, action)


class MyReady(Ready):
    """A subclass is not the thing itself."""


class MyText(str):
    """Nor is this a text."""


def wrong(kind: Any, *fields: Any) -> Any:
    """A thing no type checker would let pass."""
    return kind(*fields)


def each(*things: Any) -> list[Any]:
    return list(things)


PROGRAMS_OF_WRONG_TYPES: list[Any] = [
    5,
    True,
    "1",
    ("1",),
    ["1"],
    {"levels": ["1"]},
    SimpleNamespace(levels=("1",), clownfish=None, anglerfish=None),
    wrong(Program, None),
    wrong(Program, "12"),  # not two levels
    wrong(Program, ["1"]),
    wrong(Program, {"1"}),
    wrong(Program, {"1": "2"}),
    wrong(Program, 5),
    wrong(Program, (1, 2)),
    wrong(Program, (None,)),
    wrong(Program, (["1"],)),
    wrong(Program, (("1",),)),
    wrong(Program, ({},)),
    wrong(Program, (MyText("6"),)),
    wrong(Program, ("1",), True),
    wrong(Program, ("1",), "1"),
    wrong(Program, ("1",), 1.0),
    wrong(Program, ("1",), float("nan")),
    wrong(Program, ("1",), []),
    wrong(Program, FIVE, None, "x"),
    wrong(Program, FIVE, None, True),
    wrong(Program, FIVE, None, ["s"]),
]

GARBAGE: list[Any] = [
    *(None, 0, -1, True, 1.5, float("nan"), 10**100),
    *("Ready", b"Ready", [], {}, (), set(), object()),
    *(Ready, Action, apply, Program(("1",)), SimpleNamespace(program=None)),
    MyReady(Program(("1",))),
    *(wrong(Ready, program) for program in PROGRAMS_OF_WRONG_TYPES),
    *(wrong(SaveDraft, program) for program in PROGRAMS_OF_WRONG_TYPES),
    wrong(SaveDraft, None),
    *(wrong(PickCompanion, it) for it in each(None, 5, ["orca"], MyText("orca"))),
    *(wrong(Announce, it) for it in each(None, 5, ("orca",), {})),
    *(wrong(Announce, "dolphins", it) for it in each("1", 1.0, True, [1], float("nan"))),
    *(wrong(PlaceOctopus, it, 500, 0) for it in each(None, "500", 500.0, True, float("nan"), [])),
    *(wrong(PlaceOctopus, 500, 500, it) for it in each(None, "0", 0.0, float("inf"), {})),
    *(wrong(TimeUp, it) for it in each(None, "1", 1.0, True, float("nan"), [1])),
    *(wrong(CutOff, it) for it in each(None, "1", 1.0, True, [1])),
]


@pytest.mark.parametrize("action", GARBAGE, ids=range(len(GARBAGE)))
@pytest.mark.parametrize("seat", [ANN, TABLE])
def test_garbage_is_no_action(seat: Seat, action: Any) -> None:
    """Whoever sends it, nothing happens. [D-2.6]"""
    refused(refusals.MALFORMED, plain(), seat, action, says="not an action of Dive")


def test_the_refusal_of_garbage_says_where_it_is_wrong() -> None:
    """Down to the field. [D-2.6]"""
    error = refused(refusals.MALFORMED, plain(), ANN, wrong(SaveDraft, wrong(Program, (1,))))

    assert "program.levels[0]: expected a text" in str(error)


def test_a_companion_that_does_not_exist_is_answered_with_those_that_do() -> None:
    """Unknown names are no companions. [D-5.2]"""
    for name in ("whale", "Orca", ""):
        error = refused(refusals.UNKNOWN_COMPANION, choosing(), ANN, PickCompanion(name))

        assert "octopus, orca, anglerfish" in str(error)
        refused(refusals.NOT_YOURS, own("orca")(), ANN, Announce(name))


EVERYWHERE = [
    *(plain, over, choosing, picked, asked, suspended, used, locked, was_ready, gone),
    *(puffed, held, holding, children, practising),
]


@pytest.mark.parametrize("table", EVERYWHERE)
def test_garbage_changes_nothing_in_any_phase(table: Callable[[], State]) -> None:
    """Only a RulesError comes back. [D-2.6]"""
    state = table()
    before = deepcopy(state)
    for action in GARBAGE:
        for seat in (ANN, BEA, TABLE, *NO_SEATS):
            with pytest.raises(RulesError):
                apply(state, seat, action)
    assert state == before


ACTIONS: list[Action] = [
    *(PickCompanion("orca"), draft("1", "", "2"), ready("1"), Ready(), Withdraw()),
    *(Announce("orca"), Announce("dolphins", BEA), Announce("fugu"), Announce("white_shark")),
    *(PlaceOctopus(500, 500, 0), PlaceOctopus(10**30, -(10**30), 10**30)),
    *(HoldBreath(), Breathe(), PlayAxolotl(), DeclineAxolotl(), Leave(), Resume()),
    *(TimeUp(1), TimeUp(10**100), CutOff(ANN), CutOff(Seat(10**100))),
    Ready(Program(("1",), clownfish=10**100)),
    Ready(Program(FIVE, anglerfish="s")),
    SaveDraft(Program(("12345" * 1000,))),
    SaveDraft(Program(("",) * 10_000)),
    SaveDraft(Program(("1",) + ("",) * 10_000 + ("s",))),
]


@pytest.mark.parametrize("table", EVERYWHERE)
def test_every_action_is_resolved_or_refused_in_any_phase(table: Callable[[], State]) -> None:
    """Nothing but a RulesError ever escapes, and the table handed in is left alone. [D-2.6]"""
    state = table()
    before = deepcopy(state)
    refused = list[RulesError]()
    for action in ACTIONS:
        for seat in (ANN, BEA, TABLE):
            try:
                apply(state, seat, action)
            except RulesError as error:
                refused.append(error)

    assert state == before
    assert len(refused) > 10
    assert all(str(error).endswith(f"[{error.rule}]") for error in refused)


LEVELS = st.lists(st.text("0123456 s", max_size=6) | st.text(max_size=3), max_size=7)


@given(
    LEVELS,
    st.none() | st.integers(),
    st.none() | st.sampled_from(["s", "n", "x"]),
    st.sampled_from(["standard", "children"]),
)
def test_any_text_as_a_program_is_played_or_refused(
    levels: list[str], clownfish: int | None, anglerfish: Any, mode: str
) -> None:
    """Whatever is drafted can be dived through to the end. [D-2.13]"""
    table = sea("G R S SG M", 0, 0, mode=mode)
    program = Program(tuple(levels), clownfish, anglerfish)
    try:
        table = after(table, (ANN, SaveDraft(program)), (TABLE, CutOff(ANN)))
    except RulesError:
        return
    table = after(table, (TABLE, CutOff(BEA)))

    assert table.round == 2


DOCUMENTS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda parts: (
        st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=9), parts, max_size=3)
    ),
    max_leaves=8,
)


@given(DOCUMENTS)
def test_any_json_is_read_or_refused(document: Any) -> None:
    """As it may come from a client. [D-2.6]"""
    with pytest.raises(Malformed):
        read_action(document)


@pytest.mark.parametrize(
    "document",
    [
        None,
        [],
        "Ready",
        {"type": "Jump"},
        {"type": ["Ready"]},
        {"type": None},
        {"program": None},
        {"type": "Ready", "programme": None},
        {"type": "Ready", "program": ["1"]},
        {"type": "Ready", "program": {"levels": "1"}},
        {"type": "Ready", "program": {"levels": [1]}},
        {"type": "SaveDraft"},
        {"type": "SaveDraft", "program": None},
        {"type": "SaveDraft", "program": {"clownfish": True}},
        {"type": "SaveDraft", "program": {"anglerfish": "x"}},
        {"type": "PickCompanion", "companion": None},
        {"type": "PlaceOctopus", "x": 1, "y": 2},
        {"type": "PlaceOctopus", "x": 1, "y": 2, "angle": float("nan")},
        {"type": "TimeUp", "number": 1.0},
        {"type": "CutOff", "seat": "0"},
        {"type": "Withdraw", "seat": 0},
    ],
)
def test_documents_that_are_no_actions(document: Any) -> None:
    """Unknown tags, missing and unknown fields, other types. [D-2.6]"""
    with pytest.raises(Malformed) as caught:
        read_action(document)

    assert caught.value.message == "dive-malformed"
    assert "not an action of Dive" in str(caught.value)


def test_actions_are_read_from_json() -> None:
    """What a client sends. [D-2.6]"""
    document = {"type": "Ready", "program": {"levels": ["45s", "1"], "clownfish": 2}}

    assert read_action(document) == Ready(Program(("45s", "1"), clownfish=2))
    assert read_action({"type": "Ready"}) == Ready()
    assert read_action({"type": "Announce", "companion": "orca"}) == Announce("orca")


def test_a_space_checks_an_action_like_the_rules_do() -> None:
    """Without playing it. [D-2.6]"""
    table = plain()
    space = DIVE.actions(table, ANN)
    space.check(space.sample(Random(0)))
    with pytest.raises(RulesError) as caught:
        space.check(ready("1", "1"))

    assert caught.value.message == "dive-token-twice"
    assert table == plain()
