"""Oceans smaller than the box: which patches are laid, and who knows what of it. (1.4) (V-A68)"""

from collections import Counter
from random import Random

import pytest

from divetable.core.chance import Chance
from divetable.games.divers import DIVERS
from divetable.games.divers.box import (
    Known,
    dealt_from_box,
    drawn_from_box,
    expected,
    fewest_treasures,
    treasures_of,
    ways_to_hide,
)
from divetable.games.divers.chart import chart
from divetable.games.divers.components import (
    HIDDEN,
    KIND,
    OFFERED_SIZES,
    SAFE_TO_START,
    house_patch_set,
    unrotated,
    unseen,
)
from divetable.games.divers.options import Options, read_options
from divetable.games.divers.start import start
from divetable.games.divers.state import State
from divetable.games.divers.views import View
from divetable.lab.random_games import random_moves

BOX = Counter(map(unrotated, house_patch_set(11).codes()))
SMALL = (5, 6, 7, 8, 9, 10)


def unknown(ones: int, twos: int, *, others: int, hidden: int, treasures: int) -> Known:
    return Known((ones, twos, 0, 0, 0, others), hidden, treasures, 0, 9, 0, 5)


def laid(state: State) -> Counter[str]:
    return Counter(unrotated(code) for code in state.layout if code)


@pytest.mark.parametrize("size", SMALL)
def test_any_patches_of_the_box_are_laid_with_a_share_of_its_treasures(size: int) -> None:
    """[V-3.1] [V-2.7]"""
    oceans = [start(4, {"size": size}, seed) for seed in range(30)]

    for state in oceans:
        assert laid(state) <= BOX
        assert laid(state).total() == size**2
        assert state.treasures == state.undiscovered >= 40 * size**2 // 121
        assert state.treasures == treasures_of([code for code in state.layout if code])
    assert len({tuple(sorted(laid(state).items())) for state in oceans}) == 30
    assert len({state.treasures for state in oceans}) > 1


def test_an_ocean_with_too_few_treasures_is_drawn_again() -> None:
    """And with as few as the floor it is not. (V-A68)"""
    options = Options(size=5)
    found = {treasures_of(drawn_from_box(options, Chance(seed))) for seed in range(300)}

    assert min(found) == fewest_treasures(options) == 8
    assert max(found) > 12


def test_the_whole_box_and_a_fixed_set_are_what_they_were() -> None:
    """[V-3.1]"""
    assert laid(start(4, {}, 1)) == BOX == laid(start(4, {"box": "fixed"}, 1))
    fixed = start(4, {"size": 8, "box": "fixed"}, 1)
    assert laid(fixed) == Counter(map(unrotated, house_patch_set(8).codes()))
    assert fixed.treasures == 20
    assert not fixed.options.is_drawn
    assert not read_options({}, 4).is_drawn
    assert [read_options({"size": size}, 4).size for size in OFFERED_SIZES] == [
        5,
        6,
        7,
        8,
        9,
        10,
        11,
    ]


def test_what_is_face_down_depends_on_nothing_hidden() -> None:
    """Oceans with as many treasures look alike. (6.2) (6.3)"""
    views: dict[View, set[tuple[str, ...]]] = {}
    for seed in range(60):
        state = start(4, {"size": 5, "boat_placement": "centre"}, seed)
        views.setdefault(DIVERS.view(state, None), set()).add(state.layout)
    common = max(views, key=lambda view: len(views[view]))

    assert len(views[common]) > 1


@pytest.mark.parametrize("size", [5, 8])
@pytest.mark.parametrize("safe", [False, True])
def test_an_imagined_ocean_fits_all_that_is_known(size: int, safe: bool) -> None:
    """No patch more than the box has, and the treasures add up. (6.3) [V-2.7]"""
    state = start(4, {"size": size, "safe_start": safe}, 3)
    for number, move in enumerate(random_moves(DIVERS, state, Random(3))):
        if number % 20 == 0:
            dealt = DIVERS.imagine(DIVERS.view(state, None), Random(number))
            under = [
                code for seen, code in zip(dealt.sea, dealt.layout, strict=True) if seen == HIDDEN
            ]
            assert dealt.sea == state.sea
            assert treasures_of(under) == state.undiscovered
            assert laid(dealt) <= BOX
        state = move.step.state


def test_every_ocean_that_fits_is_imagined_as_often() -> None:
    """The means of many deals are those that were worked out. (6.3)"""
    state = start(4, {"size": 5}, 7)
    for square in state.chart.patches[:9]:
        state.sea[square] = state.layout[square]
    turned = [state.layout[square] for square in state.chart.patches[:9]]
    undiscovered = state.treasures - treasures_of(turned)
    means = expected(state.options, state.sea, undiscovered)
    rng, deals = Random(1), 3000
    dealt = Counter[str]()
    for _ in range(deals):
        dealt.update(dealt_from_box(state.options, state.sea, undiscovered, rng))

    assert sum(means.values()) == pytest.approx(16)
    assert sum(int(form[-1]) * many for form, many in means.items() if "treasure" in form) == (
        pytest.approx(undiscovered)
    )
    assert dealt.keys() <= means.keys()
    for form, many in means.items():
        assert dealt[form] / deals == pytest.approx(many, abs=0.08)


def test_a_safe_start_tells_something_of_what_is_inside() -> None:
    """Dangers lie inside as often as in oceans that were really laid like that. (V-A66)"""
    options = Options(size=5, safe_start=True)
    board = chart(5)
    inner = [at for at in board.patches if at not in board.outermost]
    found, wanted, oceans = 0.0, 0.0, 0
    for seed in range(400):
        state = start(4, options, seed)
        for square in (*board.outermost, *inner[:4]):
            state.sea[square] = state.layout[square]
        hidden = [state.layout[square] for square in inner[4:]]
        means = expected(options, state.sea, treasures_of(hidden))
        assert sum(means.values()) == pytest.approx(5)
        wanted += sum(many for form, many in means.items() if KIND[form] in SAFE_TO_START)
        found += sum(KIND[code] in SAFE_TO_START for code in hidden)
        oceans += 1

    assert found / oceans == pytest.approx(wanted / oceans, rel=0.12)


def test_where_all_is_laid_the_means_are_the_numbers() -> None:
    """(6.3)"""
    state = start(4, {}, 1)

    assert expected(state.options, state.sea, 40) == BOX
    assert dealt_from_box(state.options, state.sea, 40, Random(1)) == unseen(
        state.options.patches, state.sea
    )


def test_when_nothing_but_treasure_is_left_there_is_nothing_else() -> None:
    """One patch face down, and one treasure. (6.3)"""
    assert ways_to_hide(unknown(2, 1, others=5, hidden=1, treasures=1)) == {(1, 0, 0, 0, 0, 0): 2}
    assert ways_to_hide(unknown(2, 1, others=5, hidden=2, treasures=2)) == {
        (0, 1, 0, 0, 0, 1): 5,
        (2, 0, 0, 0, 0, 0): 1,
    }
    assert ways_to_hide(unknown(1, 0, others=0, hidden=2, treasures=1)) == {}
    state = start(4, {"size": 5}, 7)
    [chest, *others] = sorted(state.chart.patches, key=lambda at: state.layout[at] != "treasure:1")
    for square in others:
        state.sea[square] = state.layout[square]

    assert state.layout[chest] == "treasure:1"
    assert expected(state.options, state.sea, 1) == {"treasure:1": 1.0}
