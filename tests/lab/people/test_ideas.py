"""What planted people have in mind, in single positions."""

from random import Random
from typing import Any

from divetable.bots import Situation
from divetable.bots.dive.eye import Belief, Reading
from divetable.core.game import Seat
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.games.dive.actions import Ready
from divetable.games.divers.actions import Action as DiversAction
from divetable.games.divers.actions import Board, Land, Ransom, Step
from divetable.games.divers.state import State as Ocean
from divetable.games.scuba.actions import Action as ScubaAction
from divetable.games.scuba.actions import Discover, Flip, Stop, TakeOption
from divetable.games.scuba.actions import Step as Stroke
from divetable.games.scuba.state import State as Sea
from divetable.lab.people import dive, divers, scuba
from tests.games.dive.tables import ANN
from tests.games.dive.tables import sea as stack
from tests.games.divers.tables import NORTH, ocean
from tests.games.scuba.tables import after, sea


def told(game: str, state: object, seat: Seat) -> Situation:
    return Situation(game, seat, GAMES[game].view(state, seat))


# Dive

NOTHING = {"none": 1.0, "green": 0.0, "red": 0.0, "manta": 0.0}
TURTLE = {"none": 0.0, "green": 1.0, "red": 0.0, "manta": 0.0}


def declared(field: int, *levels: Belief, cards: int = 20, slips: float = 0.0) -> tuple[str, ...]:
    table = stack("-", field, 0, more=cards - 1)
    situation = replace(told("dive", table, ANN), reading=Reading(levels))
    action = dive.think(situation, Random(0), slips).action
    assert isinstance(action, Ready)
    assert action.program is not None
    return action.program.levels


def test_two_levels_are_read_and_the_big_token_lies_where_a_helper_is() -> None:
    levels = declared(0, Belief(0.99, NOTHING), Belief(0.01, TURTLE))

    assert levels[:2] == ("4s", "5")
    assert len(levels) == 5


def test_in_deep_water_only_what_was_read_is_dared() -> None:
    assert declared(17, Belief(0.01, NOTHING), Belief(0.99, NOTHING)) == ("135", "24s")


def test_no_token_lies_below_the_last_card() -> None:
    assert len(declared(0, Belief(0.01, NOTHING), cards=3)) == 3


def test_a_slip_takes_a_shark_for_none() -> None:
    assert declared(17, Belief(0.99, NOTHING), Belief(0.99, NOTHING), slips=1.0) == ("135", "24")


# Scuba


def dived(state: Sea) -> ScubaAction:
    action: ScubaAction = scuba.think(told("scuba", state, Seat(0)), Random(0), 0.0).action
    return action


def test_what_lies_here_is_looked_at() -> None:
    covered = {"id": "T-Y-01", "at": [5, 3], "up": False}
    seen = {"id": "T-Y-02", "at": [5, 3]}

    assert dived(sea(A={"at": [5, 3]}, tiles={"c": covered})) == Flip(0)
    assert dived(sea(A={"at": [5, 3]}, tiles={"c": covered, "o": seen})) == Discover(1)


def test_the_nearest_thing_comes_next() -> None:
    tiles = {"near": {"id": "T-Y-01", "at": [7, 3]}, "far": {"id": "T-Y-02", "at": [1, 3]}}

    assert dived(sea(A={"at": [5, 3]}, tiles=tiles)) == Stroke("R")


def test_who_has_just_enough_air_turns_back() -> None:
    """From row 5: 3 units here or 2 in row 3, then 1 in row 1, and 2 to spare."""
    tiles = {"c": {"id": "T-G-01", "at": [4, 5]}}

    assert dived(sea(A={"at": [5, 5], "air": 8}, tiles=tiles)) == Stroke("L")
    assert dived(sea(A={"at": [5, 5], "air": 7}, tiles=tiles)) == Stroke("U")


def test_nothing_is_dared_for_which_the_air_does_not_last() -> None:
    tiles = {"c": {"id": "T-B-01", "at": [5, 7]}}

    assert dived(sea(A={"at": [5, 5], "air": 9}, tiles=tiles)) == Stop()


def test_an_event_is_no_reason_to_go_home() -> None:
    tile = {"e": {"id": "T-R-13", "at": [5, 1], "up": False}}
    table = sea(A={"at": [5, 1], "air": 18}, tiles=tile, eventDeck={"R": ["EV-R-01"]})

    assert dived(after(table, Flip(0))) == TakeOption(1)


# The Divers


def moved(state: Ocean) -> DiversAction:
    action: DiversAction = divers.think(told("divers", state, NORTH), Random(0), 0.0).action
    return action


def test_treasure_goes_home_along_known_patches_and_aboard() -> None:
    table = ocean({}, size=5, N1="3,3", N2="5,5", gold={"3,3": 1, "5,1": 1})
    assert moved(table) == Step("N1", "3,2", True)

    table = ocean({}, size=5, N1="3,1", N2="5,5", gold={"3,1": 1, "5,1": 1})
    assert moved(table) == Board("N1", "N", True)


def test_the_diver_who_is_nearest_goes() -> None:
    table = ocean({"4,4": "?sea"}, size=5, N1="boat", N2="5,5")
    assert moved(table) == Step("N2", "4,4")

    table = ocean({"3,1": "?sea"}, size=5, N1="boat", N2="5,5")
    assert moved(table) == Land("N1", "3,1")


def test_nobody_swims_into_an_urchin() -> None:
    table = ocean({"3,2": "urchin", "2,2": "urchin", "5,5": "?sea"}, size=5, N1="3,1")

    assert moved(table) == Step("N1", "4,2")


def test_only_who_cannot_move_pays() -> None:
    given: dict[str, Any] = {"size": 5, "flags": {"N2": ["stuck"]}, "hold": {"N": 1}, "N2": "3,5"}
    tiles = {"3,5": "urchin", "1,1": "?sea"}

    assert moved(ocean(tiles, **given)) == Ransom("N2", "N")
    assert moved(ocean(tiles, N1="boat", **given)) == Land("N1", "3,1")
