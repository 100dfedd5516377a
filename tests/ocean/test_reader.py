"""The reader: depths by parallax, and figures among the edges of a level."""

from functools import cache

import numpy as np
import pytest

from divetable.lab.eyes.acuity import made
from divetable.ocean.optics import SETTINGS
from divetable.ocean.reader import Care, Reader, Sight, level_depths
from divetable.ocean.stack import lay
from divetable.ocean.viewer import Field

from .tables import blank

NUMBER = 3003
PLACES = [(column, row) for column in (0, 3, 6) for row in (0, 3, 6)]


@cache
def sight() -> Sight:
    field = Field(made("acuity", NUMBER, "table").pack)
    return Reader(field.parallax, Care(24, 8, 1)).read(field.views(PLACES))


def test_cards_seem_to_lie_about_where_they_do() -> None:
    stack = lay([(blank(), None)] * 36, f"acuity {NUMBER // 3}", SETTINGS["table"])
    seen = level_depths(sight().cards, 2)

    assert seen == pytest.approx([layer.depth for layer in stack[:2]], abs=0.35)


def test_one_figure_is_not_found_twice() -> None:
    best = [one for one in sight().found if one.score > 0.9]

    assert best
    for one in best:
        twins = [
            other
            for other in best
            if other != one
            and other.level == one.level
            and np.hypot(other.x - one.x, other.y - one.y) < 0.12
        ]
        assert not twins


def test_levels_are_counted_on_the_way_down() -> None:
    assert level_depths([0.0, 0.7, 1.9, 4.0], 6) == [0.0, 0.7, 1.9, 2.95, 4.0, 5.0]
    assert level_depths([0.05, 0.2, 1.0], 3) == [0.05, 1.0, 2.0]
    assert level_depths([0.9, 2.0], 3) == [0.0, 0.9, 2.0]
    assert level_depths([], 2) == [0.0, 1.0]
