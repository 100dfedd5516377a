"""Scuba's bots: legal everywhere, the same for the same seed, and no fools."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import pytest

from divetable.bots import LEVELS, Situation, Thought, think
from divetable.bots.scuba.judge import is_as_planned
from divetable.bots.scuba.know import Knowledge
from divetable.bots.scuba.search import LOOK, Desk, drop_worse_half, run_errand
from divetable.bots.scuba.think import MACHINE_CODE, SKILLS, laid_out, put_manners
from divetable.bots.scuba.twin import convert
from divetable.bots.scuba.twin.convert import TooLarge, book_of
from divetable.core.game import Seat
from divetable.games.scuba import SCUBA
from divetable.games.scuba.actions import Discover, Enter, Flip, Step, TakeOption
from divetable.games.scuba.board import square
from divetable.games.scuba.events import MinusTaken, PlusTaken, TileTurned
from divetable.games.scuba.positions import set_up
from divetable.games.scuba.state import State
from divetable.workshop.machine_code import get_ready
from divetable.workshop.records import new
from tests.bots.honesty import moments
from tests.workshop.plain import plain

A, B = Seat(0), Seat(1)
LONG = 60.0  # seconds: no thought is cut short in tests


def told(state: State, seat: Seat, heard: tuple[Any, ...] = ()) -> Situation:
    return Situation("scuba", seat, SCUBA.view(state, seat), heard)


def thought(state: State, level: str, seat: Seat = A, seed: int = 1) -> Thought:
    return think(told(state, seat), level, seed, LONG)


def position(options: dict[str, object] | None = None, **given: Any) -> State:
    """Two divers, A to move, currents calm."""
    calm = {"current": "CC-33", "currentDeck": ["CC-34", "CC-35", "CC-36", "CC-37"]}
    document = {"players": ["A", "B"], "start": "A", "active": "A", **calm, **given}
    return set_up(document, options).state


def random_positions(variant: str, seats: int, every: int) -> Iterator[tuple[State, Seat, Any]]:
    options = SCUBA.variants[variant]
    return moments(SCUBA, seats, options, f"bots {variant}", every)


@pytest.mark.parametrize("variant", SCUBA.variants)
@pytest.mark.parametrize("level", ["greedy", "novice", "skilled"])
def test_whatever_is_asked_the_answer_is_legal(variant: str, level: str) -> None:
    seats = 2 if variant == "narrow" else 3
    for state, seat, heard in random_positions(variant, seats, 9):
        found = think(told(state, seat, heard), level, 3, LONG)

        SCUBA.apply(state, seat, found.action)
        for one in found.alternatives:
            SCUBA.apply(state, seat, one.action)
            assert 0.0 <= one.worth <= 1.0


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_thought(level: str) -> None:
    for state, seat, heard in random_positions("base", 2, 60):
        asked = told(state, seat, heard)

        assert think(asked, level, 5, LONG) == think(asked, level, 5, LONG)


def test_better_levels_play_more_games_in_their_heads() -> None:
    state = position(divers={"A": {"at": [5, 4]}, "B": {"at": [4, 5]}}, tiles=some_tiles())
    games = [thought(state, level).simulations for level in LEVELS]

    assert games == sorted(games)
    assert games[-1] > 10 * games[0]


def some_tiles() -> dict[str, Any]:
    ids = ("T-Y-01", "T-Y-04", "T-Y-09", "T-G-01", "T-G-05", "T-G-14")
    places = ([4, 4], [6, 4], [5, 3], [5, 5], [4, 5], [6, 5])
    tiles = zip(ids, places, strict=True)
    return {f"t{n}": {"id": id, "at": at, "up": False} for n, (id, at) in enumerate(tiles)}


@pytest.mark.parametrize("level", LEVELS)
def test_an_animal_in_sight_is_looked_at(level: str) -> None:
    tiles = {"whale": {"id": "T-B-07", "at": [5, 7]}}
    state = position(divers={"A": {"at": [5, 7]}, "B": {"at": [2, 2]}}, tiles=tiles)

    assert thought(state, level).action == Discover(0)


@pytest.mark.parametrize("level", ["skilled", "expert", "master"])
def test_with_the_last_air_one_goes_up(level: str) -> None:
    """In row 2 the next turn's end costs the last unit: only the surface helps. [S-6.3]"""
    divers = {"A": {"at": [5, 2], "air": 1, "plus": [30]}, "B": {"at": [2, 2], "air": 9}}
    state = position(divers=divers, tiles=some_tiles())
    while state.active == A and state.result is None:
        state = SCUBA.apply(state, A, thought(state, level).action).state

    assert state.loc[A] in ("BOAT", "SNORKEL")


@pytest.mark.parametrize("level", ["skilled", "expert", "master"])
def test_nobody_dives_deeper_than_the_air_reaches(level: str) -> None:
    """From row 6 the way up costs 2 and 1: with 6 units, 3 for this turn, it is time. [S-6.1]"""
    tiles = {"whale": {"id": "T-B-07", "at": [5, 8]}}
    divers = {"A": {"at": [5, 6], "air": 6, "plus": [20]}, "B": {"at": [2, 2], "air": 12}}
    state = position(divers=divers, tiles=tiles)
    while state.active == A:
        state = SCUBA.apply(state, A, thought(state, level).action).state

    assert state.at[A] <= square(9, 5)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_who_is_ahead_brings_it_home(level: str) -> None:
    """B is on the boat with less: every further turn could only cost. [S-9.4]"""
    divers = {
        "A": {"at": [5, 1], "air": 2, "plus": [40]},
        "B": {"loc": "BOAT", "at": [5, 0], "plus": [10]},
    }
    state = position(phase="FINAL", divers=divers)
    while state.active == A and state.result is None and state.loc[A] == "SUB":
        state = SCUBA.apply(state, A, thought(state, level).action).state

    assert state.loc[A] in ("BOAT", "SNORKEL")


def seasick(number: int) -> Iterator[State]:
    """Games in which the first tile that is turned over makes its diver sick."""
    for seed in count():
        state = SCUBA.start(2, {"data_set": "house-1"}, f"sick {seed}")
        if state.event_decks[0][0] == "EV-R-02":
            entered = SCUBA.apply(state, state.active, Enter(5)).state
            [flip] = [a for a in SCUBA.actions(entered, state.active) if isinstance(a, Flip)]
            flipped = SCUBA.apply(entered, state.active, flip).state
            if TakeOption(0) in SCUBA.actions(flipped, state.active):
                yield flipped
                number -= 1
        if not number:
            return


def test_the_best_does_not_go_home_to_lose_by_less() -> None:
    """Sick at once: home with nothing, or two points less and the game to come. [S-8.3] [S-9.1]"""
    for state in seasick(4):
        assert thought(state, "master", state.active).action == TakeOption(1)


def test_the_better_half_of_the_actions_stays_with_both_ways_to_go_on() -> None:
    """So that two ways of one action do not leave all others out."""
    ways = {(7, 0): 0.6, (7, 1): 0.59, (9, 0): 0.2, (9, 1): 0.5, (3, 0): 0.55, (3, 1): 0.1}
    desk = new(Desk)
    desk.number = len(ways)
    for one, ((action, is_hurried), mean) in zip(desk.tries, ways.items(), strict=False):
        one.action, one.is_hurried, one.is_tried = action, bool(is_hurried), True
        one.worth, one.weight = 10.0 * mean, 10.0

    for _ in range(2):
        plain(drop_worse_half)(desk)
        tried = [way for one, way in zip(desk.tries, ways, strict=False) if one.is_tried]
        assert tried == [(7, 0), (7, 1), (3, 0), (3, 1)]


def test_the_best_expects_little_of_those_who_have_found_little() -> None:
    """The same position in the third and in the tenth round: B is a slow starter, or no diver."""
    divers = {"A": {"at": [5, 3], "air": 12}, "B": {"at": [4, 3], "air": 12, "plus": [4]}}
    given = {"divers": divers, "tiles": some_tiles()}
    early, late = (position({"hidden_scores": False}, **given, round=n) for n in (3, 10))

    def hope(state: State, level: str) -> float:
        return thought(state, level).alternatives[0].worth

    assert hope(late, "master") > hope(early, "master") + 0.2
    assert hope(late, "expert") == hope(early, "expert")


@pytest.mark.parametrize("level", ["skilled", "expert", "master"])
def test_who_has_won_turns_nothing_over_any_more(level: str) -> None:
    """Beside the boat, ahead by a card only: an event could carry A off. [S-7.6] [S-10.5]"""
    divers = {
        "A": {"loc": "SNORKEL", "at": [1, 0], "plus": [2], "cards": ["parrotfish", "seahorse"]},
        "B": {"loc": "BOAT", "at": [5, 0], "plus": [4], "cards": ["seahorse"]},
    }
    tiles = {"below": {"id": "T-R-13", "at": [3, 1], "up": False}}
    events = {"R": [f"EV-R-{number:02}" for number in range(1, 11)]}  # one carries to the left
    public: dict[str, object] = {
        "hidden_scores": False,
        "boat_final": True,
        "data_set": "house-1",
    }
    state = position(public, phase="FINAL", divers=divers, tiles=tiles, eventDeck=events)
    for _ in range(2):
        state = SCUBA.apply(state, A, Step("R")).state

    assert Flip(0) in SCUBA.actions(state, A)
    for seed in range(10):
        assert thought(state, level, seed=seed).action != Flip(0)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_leaves_the_water_by_mistake(level: str) -> None:
    """With nearly all of the air left, and everything to be seen."""
    for seed in range(8):
        state = SCUBA.start(2, {"start_player": 0}, f"early {seed}")
        while state.active == A:
            state = SCUBA.apply(state, A, thought(state, level, seed=seed).action).state

        assert state.loc[A] == "SUB" or any(state.event_used), f"after the first turn of {seed}"


@pytest.mark.parametrize("changed", ["air", "mp", "phase", "no_descent", "round"])
def test_a_plan_holds_until_something_comes_between(changed: str) -> None:
    """Imagined divers work out a way for the turn and swim it, unless an event changes things."""
    get_ready(MACHINE_CODE)
    state = position(divers={"A": {"at": [5, 4]}, "B": {"at": [4, 5]}}, tiles=some_tiles())
    book = book_of(state.options)
    desk = laid_out(Knowledge(told(state, A), Random(1)), book)
    put_manners(desk.mind, SKILLS[5])
    run_errand(desk, book.sea, LOOK, 0)
    table, plan = desk.known, desk.mind.plan

    assert plan.number > 0
    assert plain(is_as_planned)(table, plan, A)
    record: Any = table.divers[A] if changed == "air" else table
    setattr(record, changed, getattr(record, changed) + 1)
    assert not plain(is_as_planned)(table, plan, A)


def test_a_novice_is_not_sure_what_is_best() -> None:
    """Asked again and again, a beginner does different things; some of them are mistakes."""
    divers = {"A": {"at": [7, 5], "air": 9}, "B": {"at": [2, 2], "air": 12}}
    state = position(divers=divers, tiles=some_tiles())
    novice = {thought(state, "novice", seed=seed).action for seed in range(12)}

    assert len(novice) > 1


def test_only_a_novice_swims_past_what_lies_face_down() -> None:
    """However much they misjudge ways, the others look first."""
    tiles = {"hidden": {"id": "T-G-01", "at": [5, 4], "up": False}}
    divers = {"A": {"at": [5, 4]}, "B": {"at": [2, 2]}}
    state = position({"start_square_tiles": True}, divers=divers, tiles=tiles)
    chosen = {
        level: {thought(state, level, seed=seed).action for seed in range(12)}
        for level in ("novice", "casual", "skilled")
    }

    assert chosen["novice"] - {Flip(0)}
    assert chosen["casual"] == chosen["skilled"] == {Flip(0)}


def test_a_bot_remembers_what_was_turned_face_down_again() -> None:
    state = position(divers={"A": {"at": [5, 4]}}, tiles=some_tiles())
    heard = (TileTurned(0, "clownfish", True), TileTurned(0, "clownfish", False))
    knowledge = Knowledge(told(state, A, heard), Random(1))

    assert knowledge.fronts[0] == "clownfish"
    chances = {one["tile"]: one["chances"] for one in knowledge.belief()["tiles"]}
    assert chances[0] == [["clownfish", 1.0]]


def test_a_bot_counts_what_others_took_in_front_of_everybody() -> None:
    """Cards lie face down, but each was taken openly. (section 6 of the rules)"""
    tiles = {
        "seen": {"id": "T-G-01", "at": [5, 5], "seen": ["B"]},
        "again": {"id": "T-G-02", "at": [6, 5], "seen": ["B"]},
    }
    divers = {"B": {"cards": ["lemon_shark"], "plus": [6, 4], "minus": [2]}}
    state = position(divers=divers, tiles=tiles)
    heard = (PlusTaken(B, 4), MinusTaken(B, 2, "event"))
    knowledge = Knowledge(told(state, A, heard), Random(1))

    assert knowledge.state.cards[B] == ("lemon_shark",)
    assert sum(knowledge.state.plus[B]) == 10
    assert sum(knowledge.state.minus[B]) == 2


def test_what_it_believes_has_the_form_the_browser_draws() -> None:
    state = SCUBA.start(3, {}, "form")
    [seat] = SCUBA.to_act(state)
    belief = json.loads(json.dumps(thought(state, "novice", seat).belief))

    assert set(belief) == {"tiles"}
    assert 0 < len(belief["tiles"]) <= 8
    species = {*state.data.species, "event", "empty"}
    for one in belief["tiles"]:
        assert state.places[one["tile"]] == one["square"]
        shares = [share for _, share in one["chances"]]
        assert len(shares) <= 4
        assert shares == sorted(shares, reverse=True)
        assert {front for front, _ in one["chances"]} <= species


def test_chances_are_shares_of_what_nobody_has_seen() -> None:
    """6 of 22 red tiles are events; three of the others are gone. [S-1.3]"""
    ids = ("T-R-01", "T-R-02", "T-R-13")
    tiles: dict[str, dict[str, Any]] = {
        f"t{n}": {"id": id, "at": [n + 2, 1]} for n, id in enumerate(ids[:2])
    }
    tiles["hidden"] = {"id": ids[2], "at": [5, 1], "up": False}
    state = position(tiles=tiles)
    [one] = thought(state, "novice").belief["tiles"]

    assert one["chances"][0] == ["event", round(6 / 20, 3)]


@pytest.mark.parametrize("level", LEVELS)
def test_cards_the_twin_does_not_know_are_played_by_the_clear_rules(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def refuse(options: object) -> Any:
        asked.append(options)
        raise TooLarge

    monkeypatch.setattr(convert, "_book", refuse)
    for state, seat, heard in random_positions("base", 2, 25):
        asked.clear()
        found = think(told(state, seat, heard), level, 3, LONG)

        SCUBA.actions(state, seat).check(found.action)
        assert asked


def test_nested_conditions_are_too_much_for_the_twin() -> None:
    deep = {"op": "if", "cond": "row==1", "then": [{"op": "nothing"}], "else": [{"op": "nothing"}]}
    document = json.loads(json.dumps(house()))
    document["events"][0]["effects"] = [{**deep, "then": [deep]}]
    state = SCUBA.start(2, {"data_set": document}, "1")

    with pytest.raises(TooLarge):
        book_of(state.options)
    [seat] = SCUBA.to_act(state)
    SCUBA.apply(state, seat, thought(state, "master", seat).action)


def house() -> Any:
    from divetable.games.scuba.components import house_document

    return json.loads(house_document("house-1"))


def test_a_thought_that_must_be_short_is_still_legal() -> None:
    state = position(divers={"A": {"at": [5, 4]}}, tiles=some_tiles())
    hurried = think(told(state, A), "master", 1, 0.0)
    calm = think(told(state, A), "master", 1, LONG)

    SCUBA.apply(state, A, hurried.action)
    assert 0 < hurried.simulations < calm.simulations


def test_the_greedy_player_takes_what_lies_before_it_and_minds_its_air() -> None:
    tiles = {
        "shark": {"id": "T-G-01", "at": [6, 5]},
        "hidden": {"id": "T-G-19", "at": [4, 5], "up": False},
    }
    state = position(divers={"A": {"at": [5, 5]}, "B": {"at": [2, 2]}}, tiles=tiles)
    assert thought(state, "greedy").action == Step("R")

    state.air[A] = 5
    assert thought(state, "greedy").action == Step("U")


def test_the_beginner_needs_no_compiler() -> None:
    """Until machine code is there, its quick judgement stands in. [T-2.7]"""
    code = (
        "import sys\n"
        "from divetable.bots.scuba import beginner, know\n"
        "assert not {'numba', 'divetable.bots.scuba.twin'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
