"""Planted people: they keep the rules, play their plain idea, and beat who has none."""

from collections.abc import Mapping
from random import Random

import pytest

from divetable.bots import Situation
from divetable.core.errors import RulesError
from divetable.core.game import TABLE
from divetable.games import GAMES
from divetable.lab.bot_games import Players, bot_moves
from divetable.lab.design.tournament import Cup, ladder, play
from divetable.lab.people import contestants_of, is_known, slips_of, think

QUICK: Mapping[str, Mapping[str, object]] = {"divers": {"size": 5}}
VARIANTS = [(name, variant) for name, game in GAMES.items() for variant in game.variants]


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
@pytest.mark.parametrize("who", ["person", "person@0.5"])
def test_whatever_a_person_does_is_legal(name: str, variant: str, who: str) -> None:
    game = GAMES[name]
    seats = next(seats for seats in reversed(game.seats) if fits(name, variant, seats))
    state = game.start(seats, game.variants[variant], f"people/{variant}")
    players = Players(game, [who] * seats, f"people/{variant}", "measured")
    for number, move in enumerate(bot_moves(game, state, players)):
        if move.seat != TABLE:
            assert move.action in game.actions(state, move.seat)
        state = move.step.state
        assert number < 5000

    assert game.result(state) is not None


def fits(name: str, variant: str, seats: int) -> bool:
    game = GAMES[name]
    try:
        game.read_options(game.variants[variant], seats)
    except RulesError:
        return False
    return True


@pytest.mark.parametrize("name", list(GAMES))
def test_a_person_beats_random_clearly(name: str) -> None:
    cup = Cup(name, 2, QUICK.get(name, {}), (("person", "random"),), 8, "people")

    assert ladder(cup, play(cup, 1)).pairings[0].share.estimate > 0.8


@pytest.mark.parametrize("name", list(GAMES))
def test_who_slips_all_the_time_loses_to_who_seldom_does(name: str) -> None:
    cup = Cup(name, 2, QUICK.get(name, {}), (("person", "person@1"),), 8, "people")

    assert ladder(cup, play(cup, 1)).pairings[0].share.estimate > 0.6


@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_seed_gives_the_same_thought(name: str) -> None:
    game = GAMES[name]
    state = game.start(2, {}, "again")
    seat = min(game.to_act(state))
    told = Situation(name, seat, game.view(state, seat))

    assert think(told, "person@0.5", 7, 1.0) == think(told, "person@0.5", 7, 1.0)


@pytest.mark.parametrize(
    ("name", "slips"),
    [
        ("person", 0.05),
        ("person@0", 0.0),
        ("person@0.3", 0.3),
        ("person@2", None),
        ("person@x", None),
        ("master", None),
        ("personal", None),
    ],
)
def test_names_of_people(name: str, slips: float | None) -> None:
    assert slips_of(name) == slips
    assert is_known("dive", name) == (slips is not None or name == "master")


def test_people_stand_among_the_contestants() -> None:
    assert contestants_of("scuba")[:2] == ("random", "greedy")
    assert contestants_of("scuba")[-1] == "person"


def test_a_person_gets_what_a_bot_is_told_and_no_more() -> None:
    """In any world that looks the same to their seat they do the same."""
    for name, game in GAMES.items():
        state = game.start(2, {}, "honest")
        for _ in range(12):
            seat = min(game.to_act(state))
            told = Situation(name, seat, game.view(state, seat))
            other = game.imagine(told.view, Random(5))
            as_told = Situation(name, seat, game.view(other, seat))
            action = think(told, "person", 3, 1.0).action
            assert think(as_told, "person", 3, 1.0).action == action
            state = game.apply(state, seat, action).state
