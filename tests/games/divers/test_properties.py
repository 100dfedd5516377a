"""What holds after every move of random games, and whichever way the board is turned."""

from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.core.values import replace
from divetable.games.divers import DIVERS, POND
from divetable.games.divers.actions import Action, Drown, Go, PlaceBoat, Sink
from divetable.games.divers.agenda import ChooseExit, TakeTurn
from divetable.games.divers.chart import ARRIVALS
from divetable.games.divers.components import HIDDEN, KIND, PASS_THROUGH, PATCHES, rotated
from divetable.games.divers.state import COLOURS, OUT, State
from divetable.lab.random_games import random_moves
from tests.depth import examples
from tests.games.divers.tables import puddle

VARIANTS = [
    (variant, seats)
    for variant in sorted(DIVERS.variants)
    for seats in (2, 3, 4)
    if not (variant == "three-seats" and seats != 3)
]


def check_between_turns(state: State) -> None:
    """[V-2.7] [V-11.6] [V-12.1] [V-12.4] [V-8.6] (V-A54)"""
    hidden = [code for seen, code in zip(state.sea, state.layout, strict=True) if seen == HIDDEN]
    under = sum(PATCHES[code].number for code in hidden if code.startswith("treasure"))
    assert state.undiscovered == under
    assert under + sum(state.gold) + sum(state.holds) + state.lost == state.treasures
    assert state.treasures_left() == under + sum(state.gold)
    area = state.chart.area
    places: dict[int, set[int]] = {}
    patches: dict[int, set[int]] = {}
    for diver, at in enumerate(state.where):
        if at >= 0 and state.chart.is_patch[at % area]:
            places.setdefault(at, set()).add(diver // 3)
            patches.setdefault(at % area, set()).add(diver // 3)
    for at, colours in places.items():
        kind = KIND[state.sea[at % area]]
        assert kind not in PASS_THROUGH
        assert kind not in ("shark", "stingray", HIDDEN)
        assert len(colours) == 1
        if kind == "mud":
            assert state.where.count(at) + state.gold[at] <= 2
    if state.options.teams:
        assert all((colour + 2) % 4 not in there for there in patches.values() for colour in there)
    for boat in range(4):
        crew = state.aboard(boat)
        assert len(crew) <= 3
        sides = {state.are_friends(diver // 3, boat) for diver in crew}
        assert len(sides) <= 1 or not state.options.teams


@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_what_always_holds(variant: str, seats: int) -> None:
    """Random games keep all of it, and end. [V-15.2]"""
    for seed in range(2 if variant in ("base", "training") else 5):
        rng = Random(seed)
        state = DIVERS.start(seats, DIVERS.variants[variant], seed)
        bound = state.options.size**2 + state.treasures + 12
        for move in random_moves(DIVERS, state, rng):
            state = move.step.state
            if not state.agenda or type(state.agenda[-1]).__name__ == "TakeTurn":
                check_between_turns(state)
            assert state.turns <= (bound + 1) * state.options.stall_rounds * 4
        assert state.result is not None
        assert state.reason is not None
        assert len(state.result.scores) == seats


# Symmetry


def turned_name(name: str, size: int) -> str:
    """A place after a quarter turn of the board, clockwise."""
    if name.startswith("boat "):
        return f"boat {turned_colour(name[5:])}"
    prefix = "ring " if name.startswith("ring ") else ""
    place, _, rest = name.removeprefix("ring ").partition("#")
    place, arrow, arrival = place.partition(">")
    x, y = map(int, place.split(","))
    turned = f"{prefix}{size + 1 - y},{x}"
    if arrow:
        how = ARRIVALS.index(arrival)
        turned += ">" + ARRIVALS[how if how == 16 else how // 8 * 8 + (how + 2) % 8]
    return f"{turned}#{rest}" if rest else turned


def turned_colour(colour: str) -> str:
    return COLOURS[(COLOURS.index(colour) + 1) % 4]


def turned_diver(diver: str) -> Any:
    return turned_colour(diver[0]) + diver[1]


def turned_action(action: Action, size: int) -> Action:
    match action:
        case PlaceBoat(at):
            return PlaceBoat(turned_name(at, size))
        case Go(end):
            return Go(turned_name(end, size))
        case Sink(unit):
            return Sink(unit if unit == "treasure" else turned_diver(unit))
        case Drown(diver):
            return Drown(turned_diver(diver))
        case _:
            changes: dict[str, Any] = {}
            for field in ("diver", "boat", "to", "end"):
                old = getattr(action, field, "")
                if old:
                    turn = {"diver": turned_diver, "boat": turned_colour}.get(field)
                    changes[field] = turn(old) if turn else turned_name(old, size)
            return replace(action, **changes)


def turned_state(state: State) -> State:
    """The same table after a quarter turn; N's divers are E's now."""
    board, size = state.chart, state.options.size
    new = state.copy()
    new.moves = None
    new.routes = {}
    layout = [""] * board.area
    for at in range(board.area):
        to = board.place_of[turned_name(board.names[at], size)]
        layout[to] = rotated(state.layout[at], 1) if state.layout[at] else ""
        code = state.sea[at]
        new.sea[to] = rotated(code, 1) if code and code != HIDDEN else code
    new.layout = tuple(layout)
    place = [board.place_of[turned_name(name, size)] for name in board.names]
    for at, number in enumerate(state.gold):
        new.gold[place[at]] = number
    for diver, at in enumerate(state.where):
        to = at if at == OUT else -1 - (-1 - at + 1) % 4 if at < 0 else place[at]
        new.where[(diver + 3) % 12] = to
        new.flags[(diver + 3) % 12] = state.flags[diver]
    for colour, at in enumerate(state.boats):
        new.boats[(colour + 1) % 4] = place[at] if at >= 0 else at
        new.holds[(colour + 1) % 4] = state.holds[colour]
    new.turn = (state.turn + 1) % 4
    return new


def essence(state: State) -> tuple[object, ...]:
    return (
        state.sea,
        state.gold,
        state.where,
        state.flags,
        state.boats,
        state.holds,
        state.turn,
        state.quiet,
        state.lost,
        state.reason,
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_turned_board_plays_the_same(seed: int) -> None:
    """Rotated by a quarter, the same moves are there and lead to the same. [V-1.1]"""
    options = {"patch_set": POND, "stall_rounds": 20, "boat_placement": "centre"}
    state = DIVERS.start(4, {**options, "teams": seed % 2 == 0}, seed)
    mirror = turned_state(state)
    task = state.agenda[-1]
    assert isinstance(task, TakeTurn)
    mirror.agenda = [TakeTurn(Seat((task.seat + 1) % 4))]
    size = state.options.size
    rng = Random(seed)
    moves = 0
    while state.result is None:
        [seat] = DIVERS.to_act(state)
        [twin] = DIVERS.to_act(mirror)
        assert twin == (seat + 1) % 4
        actions = list(DIVERS.actions(state, seat))
        there = list(DIVERS.actions(mirror, twin))
        assert {turned_action(action, size) for action in actions} == set(there)
        if not isinstance(state.agenda[-1], ChooseExit):
            assert len(actions) == len(there)
        action = rng.choice(actions)
        state = DIVERS.apply(state, seat, action).state
        mirror = DIVERS.apply(mirror, twin, turned_action(action, size)).state
        assert essence(turned_state(state)) == essence(mirror)
        moves += 1
    assert moves > 20


# Bad input

NONSENSE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-20, 20),
    st.floats(allow_nan=True),
    st.text(max_size=8),
    st.sampled_from(["N1", "E9", "5,5", "ring 1,0", "boat N", "1,1#2", "3,3>E", "treasure"]),
    st.lists(st.integers(), max_size=2),
)


def all_kinds() -> list[type]:
    return list(get_args(DIVERS.types["action"]))


@settings(max_examples=examples(300))
@given(data=st.data(), steps=st.integers(0, 60), seat=st.sampled_from([0, 1, 2, 3, -1, 7, "N"]))
def test_nothing_but_a_refusal_escapes(data: st.DataObject, steps: int, seat: Any) -> None:
    """Whatever is handed in, the table is as before or the action was legal. [V-5.2]"""
    state = puddle(seed=steps % 7)
    rng = Random(steps)
    for _, move in zip(range(steps), random_moves(DIVERS, state, rng), strict=False):
        state = move.step.state
    kind = data.draw(st.sampled_from(all_kinds()))
    fields = [data.draw(NONSENSE) for _ in kind.__struct_fields__]  # type: ignore[attr-defined]  # an action
    action: Any = data.draw(st.sampled_from([kind(*fields), "nonsense", None, 7]))
    before = deepcopy(state)
    with suppress(RulesError):
        DIVERS.apply(state, seat, action)
    assert state == before


@given(document=st.dictionaries(st.text(max_size=6), NONSENSE, max_size=3) | NONSENSE)
def test_a_document_that_is_no_action_is_refused(document: Any) -> None:
    with pytest.raises(RulesError):
        DIVERS.read_action(document)
