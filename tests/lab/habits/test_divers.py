"""Nonsense in The Divers, and what only looks like it.

The sea is 5 by 5 of open sea; the boat of north lies above 3,1.
"""

from typing import Any

from divetable.games.divers.actions import AgreeToEnd, Board, Land, Ransom, Sail, Step
from divetable.games.divers.state import State
from divetable.lab.habits import stall_of
from tests.games.divers.tables import NORTH, ocean
from tests.lab.habits.judged import judged

ASTERN, AWAY = "treasure left astern", "treasure carried away"
BEHIND = "treasure left behind"


def sea(tiles: dict[str, str] | None = None, **more: Any) -> State:
    return ocean(tiles, **{"size": 5, "elsewhere": 9, "N2": "3,5", "S1": "1,5", **more})


def astern(**more: Any) -> State:
    """Treasure lies behind the boat of north, and nobody is there."""
    return sea({"3,1": "treasure:1"}, gold={"3,1": 1}, **more)


def test_treasure_astern_is_fetched_by_landing_or_stepping_there() -> None:
    table = astern(N1="boat", N3="4,2")

    assert judged("divers", ASTERN, table, NORTH, Land("N1", "3,1")) is False
    assert judged("divers", ASTERN, table, NORTH, Step("N3", "3,1")) is False
    assert judged("divers", ASTERN, table, NORTH, Step("N2", "2,5")) is True
    assert judged("divers", ASTERN, table, NORTH, Sail("N1", "ring 2,0")) is True


def test_a_diver_who_stands_there_takes_it_aboard() -> None:
    table = astern(N1="3,1")

    assert judged("divers", ASTERN, table, NORTH, Board("N1", "N", True)) is False
    assert judged("divers", ASTERN, table, NORTH, Board("N1", "N")) is True
    assert judged("divers", ASTERN, table, NORTH, Step("N1", "3,2", True)) is True


def test_nobody_can_fetch_it_from_far_away_or_past_an_enemy() -> None:
    assert judged("divers", ASTERN, astern(), NORTH, Step("N2", "2,5")) is None
    assert judged("divers", ASTERN, sea(N1="boat"), NORTH, Step("N2", "2,5")) is None
    taken = astern(N1="boat", E1="3,1")
    assert judged("divers", ASTERN, taken, NORTH, Step("N2", "2,5")) is None


def test_another_treasure_aboard_or_an_enemy_struck_comes_first() -> None:
    table = sea({"3,1": "treasure:1"}, gold={"3,1": 1, "2,1": 1}, N1="boat", N3="2,1", E1="4,5")

    assert judged("divers", ASTERN, table, NORTH, Board("N3", "N", True)) is False
    assert judged("divers", ASTERN, table, NORTH, Step("N2", "4,5")) is False
    assert judged("divers", ASTERN, table, NORTH, Step("N2", "2,5")) is True


def test_with_treasure_beside_the_boat_the_way_is_aboard() -> None:
    table = sea(gold={"2,1": 1}, N1="2,1")

    assert judged("divers", AWAY, table, NORTH, Step("N1", "2,2", True)) is True
    assert judged("divers", AWAY, table, NORTH, Step("N1", "3,1", True)) is True
    assert judged("divers", AWAY, table, NORTH, Board("N1", "N", True)) is False
    assert judged("divers", AWAY, table, NORTH, Step("N1", "2,2")) is False


def test_an_enemys_boat_is_the_wrong_one() -> None:
    table = sea(gold={"1,1": 1}, N1="1,1", boats={"N": "2,0", "W": "0,1"})

    assert judged("divers", AWAY, table, NORTH, Board("N1", "W", True)) is True
    assert judged("divers", AWAY, table, NORTH, Board("N1", "N", True)) is False


def test_who_stands_on_treasure_takes_it_along_on_the_known_way_home() -> None:
    table = sea(gold={"3,3": 2}, N1="3,3", N2="1,5", E1="4,4")

    assert judged("divers", BEHIND, table, NORTH, Step("N1", "3,2")) is True
    assert judged("divers", BEHIND, table, NORTH, Step("N1", "3,2", True)) is False
    assert judged("divers", BEHIND, table, NORTH, Step("N1", "4,4")) is False  # strikes
    assert judged("divers", BEHIND, table, NORTH, Step("N2", "2,5")) is None


def test_without_a_known_way_home_treasure_stays_where_it_is() -> None:
    unknown = {f"{x},{y}": "?sea" for x in range(1, 6) for y in (2, 4)}
    table = sea(unknown, gold={"3,3": 2}, N1="3,3")

    assert judged("divers", BEHIND, table, NORTH, Step("N1", "3,2")) is None


def test_another_diver_or_no_boat_near_is_no_occasion() -> None:
    near, far = sea(gold={"2,1": 1}, N1="2,1"), sea(gold={"3,3": 1}, N1="3,3")

    assert judged("divers", AWAY, near, NORTH, Step("N2", "2,5")) is None
    assert judged("divers", AWAY, far, NORTH, Step("N1", "3,4", True)) is None


def stuck(**more: Any) -> State:
    """N2 is stuck on an urchin, and a treasure would buy him free."""
    return sea({"3,5": "urchin"}, flags={"N2": ["stuck"]}, hold={"N": 2}, **more)


def test_a_ransom_is_dear_while_another_diver_can_move() -> None:
    table = stuck(N1="2,2")

    assert judged("divers", "dear ransom", table, NORTH, Ransom("N2", "N")) is True
    assert judged("divers", "dear ransom", table, NORTH, Step("N1", "2,3")) is False


def test_who_cannot_move_may_pay() -> None:
    assert judged("divers", "dear ransom", stuck(), NORTH, Ransom("N2", "N")) is None


def test_nobody_pays_for_the_last_treasures() -> None:
    table = stuck(elsewhere=2)

    assert judged("divers", "dear ransom", table, NORTH, Ransom("N2", "N")) is True


def test_what_is_not_lost_is_not_dear() -> None:
    table = stuck(N1="2,2", options={"ransom_to": "patch"})

    assert judged("divers", "dear ransom", table, NORTH, Ransom("N2", "N")) is None


def test_to_ask_for_an_end_is_no_move() -> None:
    assert judged("divers", ASTERN, astern(N1="boat"), NORTH, AgreeToEnd()) is None
    carried = sea(gold={"2,1": 1}, N1="2,1")
    assert judged("divers", "treasure carried away", carried, NORTH, AgreeToEnd()) is None


def test_a_stall_is_an_end_by_quiet_rounds() -> None:
    stalled = stall_of("divers")
    table = sea()

    assert stalled is not None
    for reason in ("stall", "decided", "all"):
        table.reason = reason
        assert stalled(table) is (reason == "stall")
    assert stall_of("scuba") is None
