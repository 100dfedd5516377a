"""The reading bots, on a few stacks; `divetable ocean acuity` measures them on hundreds."""

import pytest

from divetable.games.dive.components import CONTENTS
from divetable.ocean.acuity import (
    Answer,
    Answers,
    curves,
    deck_reader,
    look,
    reader,
    said,
    true_answer,
    wilson,
)
from divetable.ocean.optics import SETTINGS
from divetable.ocean.reader import Found, Sight, level_depths
from divetable.ocean.stack import lay

from .tables import blank

NUMBER = 1003


def test_it_reads_the_top_of_a_stack_from_pictures_alone() -> None:
    codes, views = look(NUMBER, "table", default_print=False)

    sight = reader("table").read(views)

    answers = said(sight)
    assert answers[0] == true_answer(codes[0])
    assert (
        sum(
            answer.shark == CONTENTS[code].shark
            for answer, code in zip(answers, codes, strict=True)
        )
        >= 3
    )
    assert sight.cards[:1] == pytest.approx([0], abs=0.2)
    assert len([depth for depth in sight.cards if depth < 5]) >= 4


def test_whoever_owns_the_print_reads_it() -> None:
    """Which is why each game has its own: against that, hardly a level is recognised."""
    depths = [geometry_depth(level) for level in range(5)]
    codes, views = look(NUMBER, "table", default_print=True)
    assert deck_reader("table").levels(views, depths)[:3] == codes[:3]

    _, fresh = look(NUMBER, "table", default_print=False)
    assert deck_reader("table").levels(fresh, depths).count(None) >= 4


def geometry_depth(level: int) -> float:
    """Where a level of the stack really lies."""
    return lay([(blank(), None)] * 36, f"acuity {NUMBER}", SETTINGS["table"])[level].depth


def test_levels_are_counted_on_the_way_down() -> None:
    assert level_depths([0.0, 0.7, 1.9, 4.0], 6) == [0.0, 0.7, 1.9, 2.95, 4.0, 5.0]
    assert level_depths([0.05, 0.2, 1.0], 3) == [0.05, 1.0, 2.0]
    assert level_depths([0.9, 2.0], 3) == [0.0, 0.9, 2.0]
    assert level_depths([], 2) == [0.0, 1.0]


def test_what_scores_enough_is_told_on_its_level() -> None:
    found = [Found("shark", 1.2, 0, 0.5, 0.5), Found("red", 1.1, 1, 0.2, 0.5)]
    found += [Found("dolphin", 1.4, 1, 0.8, 0.8), Found("shark", 0.31, 2, 0.1, 0.1)]

    told = said(Sight(found))

    nothing = Answer(False, "")
    assert told == (Answer(True, ""), Answer(False, "red"), nothing, nothing, nothing)


def test_curves_count_what_is_right() -> None:
    shark, none = Answer(True, ""), Answer(False, "")
    one = Answers((shark,) * 5, (shark, shark, none, none, none), (shark,) * 5)
    other = Answers((none,) * 5, (none,) * 5, (shark,) * 5)

    by_name = {(curve.reader, curve.question): curve for curve in curves([one, other])}

    assert by_name["generic", "shark"].rates == (1.0, 1.0, 0.5, 0.5, 0.5)
    assert by_name["deck-aware", "shark"].right == (1, 1, 1, 1, 1)
    assert by_name["generic", "helper"].rates == (1.0,) * 5
    assert by_name["generic", "shark"].as_json()["asked"] == 2


@pytest.mark.parametrize(("right", "asked"), [(0, 10), (10, 10), (97, 100)])
def test_an_interval_holds_the_rate(right: int, asked: int) -> None:
    low, high = wilson(right, asked)

    assert 0 <= low <= right / asked <= high <= 1
    assert high - low < 0.35
