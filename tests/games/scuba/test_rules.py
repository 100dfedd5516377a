"""Rules that the vectors do not play, a sentence at a time."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from divetable.core.game import Result, Seat
from divetable.games.scuba import SCUBA
from divetable.games.scuba.actions import (
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
)
from divetable.games.scuba.board import DIRECTIONS
from divetable.games.scuba.components import house_document
from divetable.games.scuba.ending import final_result, score
from divetable.games.scuba.events import (
    AirLost,
    CurrentDrawn,
    DecoTaken,
    DiveBegan,
    EventVoid,
    GameEnded,
    RoundBegan,
    TurnBegan,
)
from divetable.games.scuba.rules import actions, apply
from divetable.games.scuba.start import start
from divetable.games.scuba.state import State
from tests.games.scuba.tables import ANN, BEA, CAT, after, at, events_of, of, sea


def set_of(*effects: Any) -> dict[str, Any]:
    """The house's data set, where every red event does this."""
    document: dict[str, Any] = json.loads(house_document("house-1"))
    for card in document["events"]:
        if card["band"] == "R":
            card["effects"] = list(effects)
    return document


EVENT = {"id": "T-R-13", "at": [5, 2], "up": False}


def event(*effects: Any, options: Mapping[str, object] | None = None, **given: Any) -> State:
    """Ann has flipped an event that does this, at [5,2] unless she is elsewhere."""
    options = {"data_set": set_of(*effects), **(options or {})}
    given = {"A": {"at": [5, 2]}, **given}
    tiles = {"e": EVENT, **given.pop("tiles", {})}
    return after(sea(3, options, tiles=tiles, eventDeck={"R": ["EV-R-01"]}, **given), Flip(0))


# Terms


def test_steps_are_orthogonal() -> None:
    """One square left, right, up or down. [S-1.1] [S-1.9]"""
    start_at = at(5, 4)
    steps: dict[str, int] = {
        way: after(sea(A={"at": [5, 4]}), Step(way)).at[ANN] for way in DIRECTIONS
    }

    assert steps == {"L": start_at - 1, "R": start_at + 1, "U": start_at - 9, "D": start_at + 9}
    assert after(sea(A={"at": [5, 4]}), Step("L")).mp == 1


def test_events_and_empty_sea_never_stay_open() -> None:
    """[S-1.3] [S-1.4]"""
    tiles = {"x": {"id": "T-Y-19", "at": [5, 1], "up": False}}
    table = after(sea(A={"at": [5, 1]}, tiles=tiles), Flip(0))

    assert table.open == ()
    assert table.places == [-1]
    assert table.colours == ("Y",)


def test_a_diver_is_in_one_state_at_a_time() -> None:
    """From the boat into the water, up and aboard. [S-1.5] [S-1.7]"""
    table = start(2, {"start_player": 0, "first_turn_up": True})
    entered = after(table, Enter(4))
    aboard = after(entered, Step("U"))

    assert (table.loc[ANN], entered.loc[ANN], aboard.loc[ANN]) == ("WAIT", "SUB", "BOAT")


def test_plus_and_minus_points_are_kept_apart() -> None:
    """[S-1.8] [S-10.2]"""
    table = event({"op": "vp", "n": -2}, {"op": "vp", "n": 5})

    assert (table.plus[ANN], table.minus[ANN]) == ((5,), (2,))
    assert score(table, ANN) == 3


# The turn


def test_a_turn_is_dust_current_dive_and_air() -> None:
    """Then the next player. [S-3.2] [S-3.3] [S-5.15]"""
    events = events_of(sea(A={"at": [5, 3]}), Stop())

    kinds = [type(event) for event in events]
    assert kinds == [AirLost, TurnBegan, CurrentDrawn, DiveBegan]
    assert events[1] == TurnBegan(BEA)


def test_a_push_of_two_with_one_free_square_moves_a_diver_one() -> None:
    """[S-4.12]"""
    table = after(sea(B={"at": [2, 3]}, currentDeck=["CC-11"]), Stop())

    assert table.at[BEA] == at(1, 3)


def test_air_never_goes_below_zero() -> None:
    """[S-6.2]"""
    events = events_of(sea(3, A={"at": [5, 8], "air": 3}), Stop())

    assert of(AirLost, events)[0] == AirLost(ANN, 3)


# Decompression and data sets of others


def test_without_the_variant_deco_is_ignored() -> None:
    """[S-11.1]"""
    table = event({"op": "deco"})
    with_it = event({"op": "deco"}, options={"decompression": True})

    assert (table.deco[ANN], with_it.deco[ANN]) == (0, 1)


@pytest.mark.parametrize("op", ["surface", "surfaceBoat"])
def test_a_diver_with_two_tokens_who_must_surface_rises_to_row_1(op: str) -> None:
    """[S-11.8]"""
    deco = {"decompression": True}
    table = event({"op": op}, options=deco, A={"at": [5, 2], "deco": 2})
    there = sea(3, {"data_set": set_of({"op": op}), **deco}, A={"at": [5, 1], "deco": 2})

    assert (table.loc[ANN], table.at[ANN], table.deco[ANN]) == ("SUB", at(5, 1), 2)
    assert (table.mp, table.may_flip) == (1, False)
    assert there.at[ANN] == at(5, 1)


def test_who_is_in_row_1_already_stays_there() -> None:
    """[S-11.8]"""
    tiles = {"e": {"id": "T-R-13", "at": [5, 1], "up": False}}
    options = {"decompression": True, "data_set": set_of({"op": "surface"})}
    given: dict[str, Any] = {"A": {"at": [5, 1], "deco": 2}, "eventDeck": {"R": ["EV-R-01"]}}
    table = after(sea(3, options, tiles=tiles, **given), Flip(0))

    assert (table.loc[ANN], table.at[ANN], table.mp) == ("SUB", at(5, 1), 0)


def test_the_first_visit_below_10_m_may_be_forced() -> None:
    """A quiet move down, then a token. [S-11.2] [S-8.6]"""
    down = {"op": "move", "who": "self", "dir": "D", "n": 2, "dust": False, "discover": False}
    table = event(down, options={"decompression": True})

    assert (table.at[ANN], table.deco[ANN], table.mp) == (at(5, 4), 1, 1)


def move(who: str, way: str, n: int = 1, dust: bool = False, discover: bool = False) -> Any:
    return {"op": "move", "who": who, "dir": way, "n": n, "dust": dust, "discover": discover}


def test_a_choice_of_direction_for_ones_own_diver() -> None:
    """[S-8.2] [S-8.6]"""
    table = after(event(move("self", "LR", 2, dust=True)), Head("L"))

    assert (table.at[ANN], table.mp) == (at(3, 2), 2)
    assert table.dust[ANN] == (at(4, 2), at(3, 2))


def test_a_choice_of_direction_for_all() -> None:
    """Snorkellers only sideways; those on the boat never. [S-8.7]"""
    divers: dict[str, Any] = {"B": {"at": [2, 0]}, "C": {"loc": "BOAT"}}
    table = after(event(move("all", "ANY"), **divers), Head("D"))
    sideways = after(event(move("all", "ANY"), **divers), Head("R"))

    assert table.at[:2] == [at(5, 3), at(2, 0)]
    assert sideways.at == [at(6, 2), at(3, 0), at(5, 0)]


def test_a_fixed_direction_asks_for_the_target_only() -> None:
    """[S-8.7]"""
    tiles = {"f": {"id": "T-B-01", "at": [9, 9]}}
    one = event(move("fishOrDiver", "U", 2), tiles=tiles)

    assert after(one, MoveAnimal(1)).places[1] == at(9, 7)
    assert after(one, MoveDiver(BEA)).at[BEA] == at(5, 1)
    assert after(one, MoveDiver(ANN)).at[ANN] == at(5, 1)


def test_a_move_that_leads_nowhere_happens_to_nobody() -> None:
    """Nothing is pushed, nothing is told. [S-8.6] [S-8.7]"""
    tiles = {"f": {"id": "T-B-01", "at": [9, 1]}}
    table = event(move("fishOrDiver", "U"), A={"at": [5, 2]}, tiles=tiles)

    assert events_of(table, MoveAnimal(1)) == []
    assert events_of(table, MoveDiver(BEA)) == []


def test_a_card_that_can_move_nobody_asks_nothing() -> None:
    """[S-8.7]"""
    up = move("anyDiver", "U")
    options: dict[str, object] = {"data_set": set_of(up)}
    given: dict[str, Any] = {"B": {"loc": "BOAT"}, "C": {"loc": "DEAD"}}
    table = sea(
        3,
        options,
        A={"at": [5, 0], "loc": "SNORKEL"},
        tiles={"e": {"id": "T-R-13", "at": [5, 1], "up": False}},
        eventDeck={"R": ["EV-R-01"]},
        **given,
    )

    assert actions(after(table, Flip(0)), ANN).kinds == ("Step", "Stop")


@pytest.mark.parametrize(
    ("effect", "is_void"),
    [
        ({"op": "air", "n": 1, "who": "self"}, True),
        ({"op": "air", "n": 1, "who": "all"}, False),
        (move("self", "D"), True),
        (move("self", "L"), False),
        (move("all", "U"), False),
        ({"op": "surface"}, True),
        ({"op": "vp", "n": 1}, False),
        ({"op": "deco"}, False),
        ({"op": "choose", "options": [[{"op": "surface"}], [{"op": "vp", "n": 1}]]}, False),
        ({"op": "choose", "options": [[{"op": "surface"}], [{"op": "surfaceBoat"}]]}, True),
    ],
)
def test_what_a_snorkeller_is_spared(effect: Any, is_void: bool) -> None:
    """[S-7.5]"""
    table = sea(
        3,
        {"data_set": set_of(effect), "decompression": True},
        A={"at": [2, 0], "air": 5},
        B={"at": [5, 5], "air": 5},
        tiles={"e": {"id": "T-R-13", "at": [2, 1], "up": False}},
        eventDeck={"R": ["EV-R-01"]},
    )
    events = events_of(table, Flip(0))

    assert bool(of(EventVoid, events)) == is_void
    assert not [event for event in of(AirLost, events) if event.seat == ANN]
    assert not of(DecoTaken, events)


def test_a_snorkeller_takes_the_option_that_is_left() -> None:
    """[S-7.5] [S-8.2]"""
    choose = {"op": "choose", "options": [[{"op": "surface"}], [{"op": "vp", "n": 3}]]}
    tiles = {"e": {"id": "T-R-13", "at": [2, 1], "up": False}}
    table = sea(
        3,
        {"data_set": set_of(choose)},
        A={"at": [2, 0]},
        tiles=tiles,
        eventDeck={"R": ["EV-R-01"]},
    )
    asked = after(table, Flip(0))

    assert list(actions(asked, ANN)) == [TakeOption(1)]
    assert after(asked, TakeOption(1)).plus[ANN] == (3,)


def test_a_snorkeller_is_carried_sideways_and_looks_below() -> None:
    """Without dust; he stops beside the boat. [S-7.4] [S-8.6]"""
    right = move("self", "R", 3, dust=True, discover=True)
    table = sea(
        3,
        {"data_set": set_of(right)},
        A={"at": [1, 0]},
        tiles={
            "e": {"id": "T-R-13", "at": [1, 1], "up": False},
            "x": {"id": "T-R-19", "at": [2, 1], "up": False},
            "f": {"id": "T-R-08", "at": [3, 1]},
        },
        eventDeck={"R": ["EV-R-01"]},
    )
    asked = after(table, Flip(0))
    done = after(asked, Flip(1), Discover(2))

    assert actions(asked, ANN).kinds == ("Flip", "SwimOn")
    assert (done.loc[ANN], done.at[ANN], done.mp) == ("SNORKEL", at(3, 0), 2)
    assert done.dust[ANN] == ()
    assert done.cards[ANN] == ("parrotfish",)


def test_with_nothing_possible_a_choice_is_skipped() -> None:
    """Both ways lead up, and two tokens keep the diver down. [S-8.5]"""
    choose = {"op": "choose", "options": [[{"op": "surface"}], [{"op": "surfaceBoat"}]]}
    table = event(choose, options={"decompression": True}, A={"at": [5, 2], "deco": 2})

    assert actions(table, ANN).kinds == ("Step", "Stop")


def test_after_surfacing_a_second_ascent_on_the_card_does_nothing() -> None:
    """[S-8.3]"""
    table = event(
        {"op": "surface"},
        {"op": "surfaceBoat"},
        {"op": "surface"},
        A={"at": [2, 2]},
        tiles={"e": {"id": "T-R-13", "at": [2, 2], "up": False}},
    )

    assert (table.loc[ANN], table.at[ANN], table.mp) == ("SNORKEL", at(2, 0), 1)


def test_effects_after_the_end_of_the_turn_are_dropped() -> None:
    """[S-8.4] [S-8.9]"""
    table = event({"op": "endTurn"}, {"op": "vp", "n": 9})

    assert table.plus[ANN] == ()
    assert table.active == BEA


def test_a_condition_may_look_at_air_and_column() -> None:
    """[S-8.5]"""
    points = [{"op": "vp", "n": 1}], [{"op": "vp", "n": 2}]
    card = {"op": "if", "cond": "column>4 and air<20", "then": points[0], "else": points[1]}

    assert event(card).plus[ANN] == (2,)
    assert event(card, A={"at": [5, 2], "air": 3}).plus[ANN] == (1,)


def test_an_inner_event_that_brings_the_diver_up_stops_the_outer() -> None:
    """He is no longer in the water. [S-8.9]"""
    document = set_of(move("self", "R", 3, dust=True, discover=True))
    document["events"][1]["effects"] = [{"op": "surface"}]
    table = sea(
        3,
        {"data_set": document},
        A={"at": [1, 2]},
        tiles={
            "e": {"id": "T-R-13", "at": [1, 2], "up": False},
            "f": {"id": "T-R-14", "at": [2, 2], "up": False},
        },
        eventDeck={"R": ["EV-R-01", "EV-R-02"]},
    )
    done = after(table, Flip(0), Flip(1))

    assert (done.loc[ANN], done.at[ANN]) == ("SNORKEL", at(2, 0))
    assert actions(done, ANN).kinds == ("Step", "Stop")


def test_a_square_can_be_left_alone_on_the_way() -> None:
    """[S-8.6]"""
    right = move("self", "R", 1, dust=True, discover=True)
    tiles = {"f": {"id": "T-R-08", "at": [6, 2]}}
    table = after(event(right, tiles=tiles), SwimOn())

    assert actions(table, ANN).kinds == ("Step", "Discover", "Stop")


def test_an_animal_that_was_turned_is_not_discovered_twice() -> None:
    """The disc is still on it. [S-5.11]"""
    tiles = {"f": {"id": "T-R-08", "at": [5, 1], "up": False, "seen": ["A"]}}
    table = after(sea(A={"at": [5, 1]}, tiles=tiles), Flip(0))

    assert table.open == (0,)
    assert (table.cards[ANN], table.plus[ANN]) == ((), ())


def test_a_tile_that_is_picked_to_be_removed_is_never_shown() -> None:
    """[S-8.3]"""
    tiles = {"f": {"id": "T-B-01", "at": [9, 8], "up": False}}
    [removed] = events_of(event({"op": "removeTile"}, tiles=tiles), PickTile(1))

    assert "reef" not in str(removed)


def test_a_card_without_cards_or_tiles_does_nothing() -> None:
    """In positions that were set up without them. [S-8.3] [S-8.10]"""
    nothing = event({"op": "removeTile"}, {"op": "flipTile"})
    no_card = after(sea(A={"at": [5, 2]}, tiles={"e": EVENT}), Flip(0))
    no_current = after(sea(currentDeck=[]), Stop())

    assert actions(nothing, ANN).kinds == ("Step", "Stop")
    assert no_card.event_used == [(), (), (), ()]
    assert no_current.current == "CC-33"


# The end


def test_when_nobody_can_act_the_rest_is_skipped() -> None:
    """[S-9.7] [S-13.3]"""
    final = {"boat_final": True}
    events = events_of(sea(2, final, A={"at": [5, 1]}, B={"loc": "BOAT"}), Step("U"))

    assert of(GameEnded, events)
    assert not of(RoundBegan, events)


def test_a_boat_that_can_be_left_keeps_the_game_going() -> None:
    """Until the final round is over. [S-7.2] [S-9.3]"""
    table = sea(A={"at": [5, 1]}, B={"loc": "BOAT"})
    table = after(table, Step("U"))

    assert (table.phase, table.active, table.result) == ("CLOSING", BEA, None)
    table = after(table, Stop(), seat=BEA)
    table = after(table, Stop())
    table = after(table, Stop(), seat=BEA)
    assert table.phase == "END"


def test_a_diver_who_was_shot_up_is_scored_and_may_win() -> None:
    """[S-12.5] [S-10.4]"""
    divers: dict[str, Any] = {
        "A": {"loc": "SHOT", "at": [5, 0], "cards": ["whale_shark"]},
        "B": {"loc": "BOAT", "cards": ["seahorse"]},
    }
    result = final_result(sea(2, {"no_death": True}, **divers))

    assert (result.winners, result.scores) == ((ANN,), (9, 3))


def test_a_full_tie_is_shared() -> None:
    """[S-10.5]"""
    result = final_result(sea(3, A={"loc": "BOAT"}, B={"loc": "BOAT"}, C={"loc": "DEAD"}))

    assert (result.verdict, result.winners) == ("shared", (ANN, BEA))


@pytest.mark.parametrize(("pays", "minus", "shot"), [(True, (4,), (10, 4)), (False, (), (10,))])
def test_alone_one_pays_for_the_square_unless_the_table_says_no(
    pays: bool, minus: tuple[int, ...], shot: tuple[int, ...]
) -> None:
    """Surfacing or shot up; there is no boat any more. [S-9.5] [S-9.6] [S-12.2]"""
    chosen: dict[str, object] = {"minus_square_alone": pays}
    alone: dict[str, Any] = {"phase": "ALONE", "B": {"at": [1, 0]}}
    up = after(sea(2, chosen, A={"at": [1, 1]}, **alone), Step("U"))
    family = {**chosen, "no_death": True}
    hurled = after(sea(2, family, A={"at": [1, 1], "air": 1}, **alone), Stop())
    by_event = after(
        sea(
            2,
            {**chosen, "data_set": set_of({"op": "surfaceBoat"})},
            A={"at": [1, 2]},
            tiles={"e": {"id": "T-R-13", "at": [1, 2], "up": False}},
            eventDeck={"R": ["EV-R-01"]},
            **alone,
        ),
        Flip(0),
    )

    assert (up.phase, up.minus, up.loc[ANN]) == ("END", [minus, ()], "SNORKEL")
    assert (hurled.phase, hurled.minus[ANN], hurled.loc[ANN]) == ("END", shot, "SHOT")
    assert (by_event.phase, by_event.loc[ANN], by_event.at[ANN]) == ("END", "SNORKEL", at(1, 0))
    assert by_event.minus == [minus, ()]


def test_the_dead_have_no_score() -> None:
    """[S-10.1]"""
    table = sea(A={"at": [5, 3], "air": 1, "plus": [7]}, B={"loc": "BOAT", "minus": [3]})
    over = after(after(table, Stop()), Stop(), seat=BEA)
    over = after(over, Stop(), seat=BEA)

    assert over.result == Result("win", (BEA,), (None, -3))


def test_former_rules_are_options_of_today() -> None:
    """A table of rules 1 plays as it always did. [S-5.1] [S-5.6] [S-7.2] [S-9.6]"""
    former = sea(
        2,
        SCUBA.formerly[1],
        A={"at": [4, 3]},
        tiles={"c": {"id": "T-Y-01", "at": [4, 3], "up": False}},
    )

    assert former.may_flip
    assert former.options.boat_final
    assert former.options.first_turn_up
    assert not former.options.minus_square_alone


def test_the_one_left_behind_may_give_up() -> None:
    """[S-9.6]"""
    table = after(sea(A={"at": [1, 1]}, B={"loc": "BOAT"}, phase="ALONE"), GiveUp())

    assert (table.loc[ANN], table.phase) == ("DEAD", "END")


def test_the_dust_of_others_is_cleared_while_one_is_alone() -> None:
    """[S-3.5] [S-6.4]"""
    table = sea(A={"at": [1, 5]}, B={"loc": "BOAT"}, phase="ALONE", dust={"B": [[1, 4]]})

    assert after(table, Stop()).dust[BEA] == ()


def test_killed_by_ones_own_current() -> None:
    """Then there is no dive. [S-4.9] [S-6.3]"""
    table = sea(3, B={"at": [5, 3], "air": 1}, currentDeck=["CC-11", "CC-33"])

    assert after(table, Stop()).active == CAT
    assert after(table, Stop()).loc[BEA] == "DEAD"


# Leaving


def test_who_has_left_goes_up_and_aboard() -> None:
    """Two squares a turn, no flip, then to the boat. (S-A90)"""
    table = sea(3, A={"at": [8, 3]}, tiles={"x": {"id": "T-R-08", "at": [8, 2], "up": False}})
    up = after(table, Leave())
    home = after(after(up, Stop(), seat=BEA), Stop(), seat=CAT)

    assert (up.gone, up.at[ANN], up.active) == (frozenset({ANN}), at(8, 1), BEA)
    assert (home.loc[ANN], home.active) == ("BOAT", BEA)
    assert home.covered[at(8, 2)] == (0,)


def test_when_all_have_left_the_game_comes_to_its_end() -> None:
    """(S-A90)"""
    table = start(4, {"decompression": True}, seed=3)
    for seat in (3, 0, 2, 1):
        table = apply(table, Seat(seat), Leave()).state

    assert table.result is not None


@pytest.mark.parametrize(
    ("effect", "tiles"),
    [
        ({"op": "choose", "options": [[{"op": "surface"}], [{"op": "vp", "n": -2}]]}, {}),
        (move("anyDiver", "LR"), {}),
        ({"op": "flipTile"}, {"f": {"id": "T-B-01", "at": [9, 8], "up": False}}),
        ({"op": "removeTile"}, {"f": {"id": "T-B-01", "at": [9, 8], "up": False}}),
        (move("self", "L", 1, True, True), {"f": {"id": "T-B-01", "at": [4, 2]}}),
    ],
)
def test_an_event_is_answered_for_who_has_left(effect: Any, tiles: Any) -> None:
    """(S-A90)"""
    table = after(event(effect, tiles=tiles, A={"at": [5, 2]}), Leave())

    assert table.active != ANN
    assert table.cards[ANN] == ()


def test_a_snorkeller_who_has_left_moves_an_animal_rather_than_a_diver() -> None:
    """(S-A90)"""
    given: dict[str, Any] = {
        "A": {"at": [2, 0]},
        "eventDeck": {"R": ["EV-R-01"]},
        "options": {"data_set": set_of(move("fishOrDiver", "U"))},
    }
    tiles: dict[str, Any] = {"e": {"id": "T-R-13", "at": [2, 1], "up": False}}
    fish = {"f": {"id": "T-B-01", "at": [9, 8]}}
    with_fish = after(after(sea(3, tiles={**tiles, **fish}, **given), Flip(0)), Leave())
    without = after(after(sea(3, tiles=tiles, **given), Flip(0)), Leave())

    assert with_fish.places[1] == at(9, 7)
    assert without.gone == {ANN}


def test_who_waits_for_tokens_stays_below() -> None:
    """(S-A90)"""
    table = sea(3, {"decompression": True}, A={"at": [2, 1], "deco": 2})
    table = after(table, Leave())

    assert (table.loc[ANN], table.at[ANN], table.deco[ANN]) == ("SUB", at(2, 1), 1)
