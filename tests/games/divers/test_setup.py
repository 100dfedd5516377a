"""Setting up: the ocean, seats, boats, options and patch sets."""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from divetable.core.chance import Chance
from divetable.core.errors import BadData, BadOptions
from divetable.games.divers import DIVERS, POND, PUDDLE, refusals
from divetable.games.divers.actions import PlaceBoat
from divetable.games.divers.chart import chart
from divetable.games.divers.components import (
    COMPASS,
    HIDDEN,
    KIND,
    PATCHES,
    house_patch_set,
    read_code,
    read_patch_set,
    rotated,
    unrotated,
    unseen,
)
from divetable.games.divers.options import Options, read_options
from divetable.games.divers.positions import set_up
from divetable.games.divers.start import start
from divetable.games.divers.state import COLOURS, OUT
from tests.games.divers.tables import EAST, NORTH, SOUTH, after, at, ocean


@pytest.mark.parametrize(("size", "treasures"), [(11, 40), (8, 20)])
def test_the_house_sets_add_up(size: int, treasures: int) -> None:
    """All kinds are there. [V-1.1] [V-3.1]"""
    found = house_patch_set(size)

    assert len(found.codes()) == size**2
    assert found.treasures == treasures
    assert {KIND[code] for code in found.codes()} == set(KIND.values()) - {HIDDEN}


def test_a_new_ocean_is_face_down_and_holds_the_whole_set() -> None:
    """Nobody may look; holds are empty, treasures beside the board. [V-3.1] [V-3.4] [V-2.4]"""
    state = start(4, seed="a")

    assert set(state.sea) == {HIDDEN, ""}
    assert state.sea.count(HIDDEN) == 121
    laid = Counter(unrotated(code) for code in state.layout if code)
    assert laid == Counter(map(unrotated, house_patch_set(11).codes()))
    assert sum(state.gold) == sum(state.holds) == state.lost == 0
    assert state.undiscovered == 40


def test_another_seed_is_another_ocean_with_other_rotations() -> None:
    """Drawn uniformly and kept. [V-3.1]"""
    layouts = [start(4, seed=seed).layout for seed in range(20)]
    stingrays = Counter(code for one in layouts for code in one if code.startswith("stingray"))

    assert len(set(layouts)) == 20
    assert set(stingrays) == {f"stingray:{way}" for way in "NESW"}
    assert start(4, seed=3).layout == layouts[3]


def test_every_start_is_as_likely() -> None:
    """Lots are drawn for the starting player. [V-3.3]"""
    turns = Counter(start(4, seed=seed).turn for seed in range(200))

    assert turns.keys() == set(range(4))
    assert all(25 < times < 75 for times in turns.values())


def test_boats_are_placed_clockwise_from_the_starting_player() -> None:
    """On the own coast, those already placed visible; all divers aboard. [V-3.3] [V-1.3]"""
    state = start(4, {"patch_set": PUDDLE}, 1)
    first = state.turn
    for turn in range(4):
        colour = (first + turn) % 4
        [seat] = DIVERS.to_act(state)
        assert seat == colour
        offer = list(DIVERS.actions(state, seat))
        coast = [action.at for action in offer if isinstance(action, PlaceBoat)]
        assert len(coast) == len(offer)
        assert coast == [state.chart.names[square] for square in state.chart.coasts[colour]]
        state = after(state, (seat, PlaceBoat(coast[-1])))
        assert at(state, f"{COLOURS[colour]}2") == f"boat {COLOURS[colour]}"
    assert state.phase == "playing"
    assert DIVERS.to_act(state) == {first}


@pytest.mark.parametrize(("size", "middle"), [(11, "ring 6,0"), (8, "ring 4,0")])
def test_boats_in_the_centre(size: int, middle: str) -> None:
    """The preselected square. [V-3.3]"""
    state = start(4, {"size": size, "boat_placement": "centre"})

    assert state.chart.names[state.boats[0]] == middle
    assert state.phase == "playing"


def test_seats_and_teams() -> None:
    """Opposite sides are a team; two players have two boats each. [V-3.2] [V-2.5]"""
    assert start(4).owners == (0, 1, 2, 3)
    assert start(2).owners == (0, 1, 0, 1)
    assert start(2).players == [0, 1]
    assert start(4).sides() == [(0, 2), (1, 3)]
    three = start(3)
    assert three.owners == (0, 1, 2, -1)
    assert three.mate(0) is None
    assert three.sides() == [(0,), (1,), (2,)]
    assert start(2, {"teams": False}).owners == (0, -1, 1, -1)
    assert start(2, {"teams": False, "empty_seats": ["N", "W"]}).owners == (-1, 0, 1, -1)


def test_an_empty_seat_has_no_boat_and_no_turn() -> None:
    """The turn skips it. [V-2.1] [V-4.1]"""
    state = start(3, {"patch_set": PUDDLE, "boat_placement": "centre"}, 4)

    assert state.boats[3] < 0
    assert state.where[9:] == [OUT] * 3
    seen: list[int] = []
    for _ in range(6):
        seen.append(state.turn)
        [seat] = DIVERS.to_act(state)
        state = after(state, (seat, next(iter(DIVERS.actions(state, seat)))))
    assert 3 not in seen
    assert set(seen) == {0, 1, 2}


def test_a_safe_start_keeps_danger_inside() -> None:
    """No shark, stingray or anemone in the outermost rows. (V-A66) [V-3.1]"""
    board = chart(6)
    for seed in range(60):
        layout = start(4, {"patch_set": POND, "safe_start": True}, seed).layout
        outer = {KIND[layout[square]] for square in board.outermost}
        assert not outer & {"shark", "stingray", "anemone"}
    unsafe = [start(4, {"patch_set": POND}, seed).layout for seed in range(60)]
    assert any("shark" in [one[square] for square in board.outermost] for one in unsafe)


def test_a_quarter_turn_moves_directions_two_places_on() -> None:
    """Only currents and stingrays have an orientation. (1.6) [V-3.1]"""
    assert rotated("current:E+S+NW", 1) == "current:NE+S+W" == rotated("current:E+S+NW", 5)
    assert rotated("stingray:N", 3) == "stingray:W"
    assert rotated("mud:3", 2) == "mud:3"
    assert {unrotated(f"stingray:{way}") for way in COMPASS} == {"stingray:E", "stingray:NE"}
    assert read_code("current:W+N") == "current:N+W"
    with pytest.raises(KeyError):
        read_code("current:UP")
    assert len(PATCHES) == 10 + 4 + 4 + 255 + 8


def test_what_is_unseen_is_public() -> None:
    """The set less what is turned. (6.3) [V-2.7]"""
    state = start(4, {"patch_set": PUDDLE}, 2)
    assert len(unseen(state.options.patches, state.sea)) == 16
    square = state.chart.patches[0]
    state.sea[square] = state.layout[square]
    left = unseen(state.options.patches, state.sea)
    assert len(left) == 15
    assert Counter(left)[unrotated(state.layout[square])] == (
        Counter(map(unrotated, state.options.patches.codes()))[unrotated(state.layout[square])] - 1
    )


# Options


def test_the_defaults_are_those_of_section_7() -> None:
    options = read_options(None, 4)

    assert options == read_options({}, 4) == Options()
    assert (options.size, options.teams, options.first_move_land) == (11, True, True)
    assert (options.mud_strike, options.ransom_to, options.eddy_after_horse) == (
        "tuft",
        "lost",
        "ahead",
    )
    assert (options.stall_rounds, options.boat_placement) == (20, "choose")
    assert (options.box, options.first_to) == ("any", 0)
    assert options.fish_repeat
    assert options.end_when_decided
    assert options.offer_play_on
    assert options.pass_boats
    assert not any(
        (
            options.allow_drowning_moves,
            options.ransom_progress,
            options.ransom_consent,
            options.free_choice_on_discovery,
            options.voluntary_full_mud,
            options.safe_start,
            options.turn_timer,
        )
    )


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"teams": "off"}, Options(teams=False)),
        ({"teams": "on", "size": None}, Options()),
        ({"turn_timer": "off"}, Options()),
        ({"turn_timer": 90}, Options(turn_timer=90)),
        ({"size": 8}, Options(size=8)),
        ({"empty_seats": ()}, Options()),
    ],
)
def test_options_are_read_from_simple_words(given: dict[str, object], read: Options) -> None:
    assert read_options(given, 4) == read


def test_a_patch_set_brings_its_size() -> None:
    options = read_options({"patch_set": POND}, 4)

    assert options.size == 6
    assert options.patches.set == "pond-6"
    assert read_options(options, 4) == options
    assert read_options({"patch_set": options.patch_set, "size": 6}, 4) == options


SETTINGS: list[tuple[int, dict[Any, object], Any, str]] = [
    (4, {"colour": "red"}, refusals.UNKNOWN_OPTION, "options: size"),
    (4, {5: True}, refusals.UNKNOWN_OPTION, "no option 5"),
    (4, {"teams": "maybe"}, refusals.BAD_SETTING, "on, off"),
    (4, {"mud_strike": "all"}, refusals.BAD_SETTING, "tuft, patch"),
    (4, {"stall_rounds": 19}, refusals.BAD_SETTING, "20 to 200"),
    (4, {"stall_rounds": 201}, refusals.BAD_SETTING, "20 to 200"),
    (4, {"stall_rounds": True}, refusals.BAD_SETTING, "a whole number"),
    (4, {"turn_timer": -1}, refusals.BAD_SETTING, "0 to 604800"),
    (4, {"empty_seats": ["X"]}, refusals.BAD_SETTING, "N, E, S, W"),
    (1, {}, refusals.WRONG_NUMBER_OF_PLAYERS, "not 1"),
    (5, {}, refusals.WRONG_NUMBER_OF_PLAYERS, "not 5"),
    (True, {}, refusals.WRONG_NUMBER_OF_PLAYERS, "not True"),
    (3, {"teams": True}, refusals.TEAMS_OF_THREE, "two teams"),
    (4, {"empty_seats": ["W"]}, refusals.TEAMS_WITH_EMPTY_SEATS, "all four boats"),
    (4, {"teams": False, "empty_seats": ["W"]}, refusals.WRONG_EMPTY_SEATS, "W; with 4"),
    (2, {"teams": False, "empty_seats": ["W", "W"]}, refusals.WRONG_EMPTY_SEATS, "W, W"),
    (4, {"size": 9, "box": "fixed"}, refusals.NO_HOUSE_SET, "size 9"),
    (4, {"size": 4}, refusals.NO_HOUSE_SET, "size 4"),
    (4, {"size": 12}, refusals.NO_HOUSE_SET, "size 12"),
    (4, {"first_to": -1}, refusals.BAD_SETTING, "0 to 100"),
    (4, {"size": 11, "patch_set": POND}, refusals.SIZE_OF_SET, "size 6"),
    (4, {"patch_set": {"set": "x"}}, refusals.BAD_PATCH_FILE, "size: expected"),
    (4, {"patch_set": "divers-11"}, refusals.BAD_PATCH_FILE, "not a patch set"),
    (
        4,
        {
            "patch_set": {
                "set": "deadly",
                "size": 3,
                "treasures": 1,
                "patches": [
                    {"kind": "treasure", "value": 1, "count": 1},
                    {"kind": "shark", "count": 8},
                ],
            },
            "safe_start": True,
        },
        refusals.NO_SAFE_START,
        "for 8 dangerous",
    ),
]


@pytest.mark.parametrize(("seats", "given", "refusal", "words"), SETTINGS)
def test_a_table_that_cannot_be(
    seats: int, given: dict[str, object], refusal: Any, words: str
) -> None:
    with pytest.raises((BadOptions, BadData)) as caught:
        start(seats, given)

    assert caught.value.message == refusal.message
    assert words in str(caught.value)


def test_a_bad_patch_set_is_refused_with_all_that_is_wrong() -> None:
    """[V-3.1]"""
    bad = {
        "set": "bad",
        "size": 2,
        "treasures": 0,
        "patches": [
            {"kind": "treasure", "value": 5, "count": 1},
            {"kind": "sea", "value": 1, "tufts": 2, "count": -1},
            {"kind": "mud", "tufts": 6, "count": 1},
            {"kind": "current", "count": 1},
            {"kind": "current", "dirs": ["N", "N"], "count": 1},
            {"kind": "stingray", "dirs": ["N", "E"], "count": 1},
            {"kind": "island", "dirs": ["N"], "count": 1},
        ],
    }

    with pytest.raises(BadData) as caught:
        read_patch_set(bad)

    for words in (
        "treasure (1): the value is 5",
        "sea (2): the count is -1",
        "only treasure has a value",
        "only mud has tufts",
        "mud (3): the number of tufts is 6",
        "current (4): a current needs a direction",
        "a direction is listed twice",
        "a stingray needs one direction",
        "island (7): only currents and stingrays",
        "the size is 2",
        "2 x 2 needs 4 patches, not 5",
        "the values add up to 4 treasures, not 0",
        "there is no treasure",
    ):
        assert words in str(caught.value)


def test_one_patch_too_few_is_noticed() -> None:
    short = deepcopy(POND)
    short["patches"][0]["count"] = 6  # type: ignore[index]

    with pytest.raises(BadData, match="6 x 6 needs 36 patches, not 35"):
        start(4, {"patch_set": short})


def test_chance_lays_out_without_a_pattern() -> None:
    """Every square gets the shark now and then. [V-3.1]"""
    found = Counter(
        start(4, {"patch_set": POND}, seed).layout.index("shark") for seed in range(400)
    )

    assert len(found) == 36
    assert Chance("a").random() != Chance("b").random()


# Positions

WRONG_POSITIONS: list[tuple[dict[str, Any], str]] = [
    ({"divers": {"N1": "5,5"}, "tiles": {"5,5": "?sea"}}, "5,5 is face down"),
    ({"divers": {"N1": "ring 6,0"}}, "taken by a boat"),
    ({"divers": {"N1": "5,5#2"}}, "5,5#2 does not exist"),
    ({"divers": {"N9": "5,5"}}, "N9"),
    ({"boats": {"N": "0,5"}}, "not on its coast"),
    ({"gold": {"boat N": 1}}, "boat N is no place"),
    ({"tiles": {"5,5": "kraken"}}, "kraken"),
    ({"tiles": {"ring 5,0": "sea"}}, "not in"),
    ({"flags": {"N1": ["happy"]}}, "happy"),
]


@pytest.mark.parametrize(("document", "words"), WRONG_POSITIONS)
def test_a_position_that_cannot_be(document: dict[str, Any], words: str) -> None:
    with pytest.raises(BadData, match="cannot be set up") as caught:
        set_up(document)

    assert words in str(caught.value)


def test_a_position_with_a_missing_seat() -> None:
    options = {"teams": False}
    with pytest.raises(BadData, match="seat W is empty"):
        ocean(players=3, options=options, W1="5,5", N1="4,4")
    with pytest.raises(BadData, match="nobody plays the seat"):
        ocean(players=3, options=options, turn="W", N1="4,4")


def test_a_seat_without_divers_passes_by_itself() -> None:
    """And nobody is asked who cannot answer. [V-4.7]"""
    assert DIVERS.to_act(ocean(E1="5,5")) == {EAST}
    assert DIVERS.to_act(ocean(N1="out", S1="boat E")) == {SOUTH}
    assert DIVERS.to_act(ocean()) == {NORTH}


def test_places_by_their_names() -> None:
    """A diver is in exactly one location; treasures lie on places. [V-2.1] [V-2.2] [V-2.3]"""
    state = ocean(
        {"5,5": "mud:3"}, N1="5,5#1", N2="5,5#3", N3="ring 1,0", E1="boat S", gold={"5,5#2": 1}
    )
    names = [at(state, name) for name in ("N1", "N2", "N3", "E1", "W1")]

    assert names == ["5,5#1", "5,5#3", "ring 1,0", "boat S", "out"]
    assert DIVERS.view(state, None).gold == (("5,5#2", 1),)
