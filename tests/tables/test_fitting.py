"""A host is told which options go together, before opening a table."""

from typing import Any

from divetable.core.codec import dump
from divetable.games import GAMES
from divetable.tables.fitting import Fit, fit


def fitted(
    game: str, seats: int, wanted: dict[str, Any], tried: dict[str, list[Any]] | None = None
) -> Fit:
    return fit(GAMES[game], seats, wanted, tried or {})


def refused(found: Fit) -> dict[str, list[tuple[Any, str]]]:
    return {
        name: [(value, error.rule) for value, error in misfits]
        for name, misfits in found.refused.items()
    }


def test_what_does_not_go_with_the_rest_is_refused_by_its_rule() -> None:
    more = {"chief": [True], "expansion_companions": [True]}
    tried: dict[str, list[Any]] = {"mode": ["standard", "children"], **more}

    assert refused(fitted("dive", 3, {"companions": True}, tried)) == {
        "mode": [("children", "D-5.1")]
    }
    assert refused(fitted("dive", 3, {}, tried)).keys() == {"expansion_companions"}


def test_what_no_longer_fits_falls_away() -> None:
    wanted = {"companions": True, "expansion_companions": True, "card_history": True}

    assert fitted("dive", 3, wanted).options == wanted
    del wanted["companions"]
    assert fitted("dive", 3, wanted).options == {"card_history": True}
    assert fitted("dive", 1, {"mode": "children", "card_history": True}).options == {
        "card_history": True
    }


def test_several_wishes_may_have_to_fall() -> None:
    both = {"expansion_companions": True, "duplicate_companions": True}

    assert fitted("dive", 3, both).options == {}


def test_a_game_says_what_it_settles_itself() -> None:
    found = fitted("dive", 1, {}, {"chief": [False, True], "companions": [False, True]})
    alone = found.settled
    three = fitted("divers", 3, {}, {"teams": [True, False]})

    assert dump(type(alone), alone)["chief"] is True
    assert found.fixed == ["chief"]
    assert dump(type(three.settled), three.settled)["teams"] is False
    assert [value for value, _ in three.refused["teams"]] == [True]
