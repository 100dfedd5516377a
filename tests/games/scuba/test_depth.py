"""Data sets go only so deep, for effects may lie in effects."""

import json

import pytest

from divetable.core.errors import RulesError
from divetable.games import GAMES

BEFORE, AFTER = '{"op":"if","cond":"air > 1","else":[{"op":"vp","n":1}],"then":[', "]}"


def data_set(times: int) -> str:
    effect = BEFORE * times + '{"op":"vp","n":1}' + AFTER * times
    return f'{{"events":[{{"id":"e","band":"R","name":"x","effects":[{effect}]}}]}}'


@pytest.mark.parametrize("times", [20, 200])
def test_a_document_that_goes_too_deep_is_refused_with_the_place(times: int) -> None:
    """[S-2.1]"""
    for given in (data_set(times), json.loads(data_set(times))):
        with pytest.raises(RulesError) as caught:
            GAMES["scuba"].read_options({"data_set": given}, 2)

        assert "events[0].effects[0].then[0].then[0]" in str(caught.value)
        assert "at most 32 levels" in str(caught.value)


def test_a_text_that_cannot_be_read_for_its_depth_is_refused() -> None:
    with pytest.raises(RulesError, match="at most 32 levels"):
        GAMES["scuba"].read_options({"data_set": data_set(50_000)}, 2)
