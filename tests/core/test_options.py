"""Options are described once, and read in every spelling they ever had."""

import doctest
from typing import Any, get_args, get_type_hints

import pytest

from divetable.core import options
from divetable.core.errors import RulesError
from divetable.core.options import Group, as_of, descriptions, spelled
from divetable.games import GAMES


def described(game: str) -> tuple[options.Description, ...]:
    return descriptions(get_type_hints(GAMES[game].types["view"])["options"])


def test_the_examples_in_the_module() -> None:
    assert doctest.testmod(options).failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_described_so_that_people_can_choose(game: str) -> None:
    offered = described(game)

    assert len(offered) > 15
    assert 0 < sum(one.first for one in offered) < 8
    for one in offered:
        assert one.group in get_args(Group)
        assert one.default in one.values or one.kind in ("order", "data"), one


@pytest.mark.parametrize("game", GAMES)
def test_every_offered_value_can_be_read(game: str) -> None:
    """Some go with nothing but other options; none is refused for itself."""
    for one in described(game):
        for value in one.values:
            refused = refusal(game, {one.name: value})

            assert refused is None or "bad-setting" not in refused.message, (one, value)


def refusal(game: str, wanted: dict[str, Any]) -> RulesError | None:
    try:
        GAMES[game].read_options(wanted, 2)
    except RulesError as error:
        return error
    return None


def test_older_rules_are_said_in_options_of_today() -> None:
    then = {"boat_final": True, "no_death": False}

    assert as_of(then, {"boatFinal": False}) == {"boat_final": False, "no_death": False}
    assert as_of({}, {"program_timer": 60}) == {"program_timer": 60}


@pytest.mark.parametrize("game", GAMES)
def test_names_have_one_spelling(game: str) -> None:
    for one in described(game):
        assert spelled(one.name) == one.name.lower() == one.name


@pytest.mark.parametrize("game", GAMES)
def test_older_rules_are_options_that_exist(game: str) -> None:
    rules = GAMES[game]
    names = {one.name for one in described(game)}

    assert all(1 <= version < rules.rules_version for version in rules.formerly)
    assert {name for then in rules.formerly.values() for name in then} <= names
    for then in rules.formerly.values():
        for seats in rules.seats:
            rules.read_options(then, seats)
