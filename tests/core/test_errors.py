"""Refusals carry a rule, a message id with facts, and a sentence."""

import pytest

from divetable.core.errors import GameOver, IllegalAction, Refusal, RulesError


@pytest.fixture(autouse=True)
def _own_register(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is made up here must not be missing in the catalogue."""
    monkeypatch.setattr(Refusal, "known", {})


def test_a_refusal_says_what_and_why() -> None:
    too_deep = Refusal("D-2.10", "too-deep", "there is no level {level}")

    error = too_deep(level=7)

    assert isinstance(error, IllegalAction)
    assert str(error) == "there is no level 7 [D-2.10]"
    assert (error.rule, error.message, error.facts) == ("D-2.10", "too-deep", {"level": 7})


def test_a_refusal_may_be_of_another_kind() -> None:
    over = Refusal("D-2.58", "over", "it is over", GameOver)

    with pytest.raises(RulesError) as caught:
        raise over()

    assert type(caught.value) is GameOver
    assert Refusal.known == {"over": over}
