"""The eye of the bots, on a few stacks; `divetable ocean acuity --eye` measures it on hundreds."""

import subprocess
import sys
from collections.abc import Callable
from functools import cache
from random import Random

import numpy as np
import pytest

from divetable.bots.dive import eye
from divetable.bots.dive.beliefs import Weights, fit_helper, fit_shark, weights
from divetable.games.dive.components import CONTENTS
from divetable.games.dive.start import start
from divetable.lab.eyes import acuity
from divetable.ocean import OceanError, light_field, packs, scene
from divetable.ocean.field import webp
from divetable.ocean.reader import Found
from divetable.ocean.viewer import Field

SKILLS = sorted(eye.LOOKS)


@cache
def stack(number: int = 3000) -> acuity.Stack:
    return acuity.made("acuity", number, "table")


@cache
def noise_pack(seed: int) -> bytes:
    """A light field in which there is nothing to see."""
    rng = np.random.default_rng(seed)
    views = [webp(rng.integers(0, 255, (640, 640, 3), np.uint8), 72) for _ in range(25)]
    header, _ = packs.shown(stack().pack)
    return packs.packed(
        {
            **header,
            "grid": 5,
            "codec": "image/webp",
            "views": list(range(25)),
            "keys": [1] * 25,
            "sizes": [len(view) for view in views],
        },
        views,
    )


def test_the_best_eye_reads_the_top_of_a_stack_from_the_bytes_a_client_gets() -> None:
    read = eye.look(stack().pack, 5, Random(1))

    told = [acuity.likeliest(level) for level in read.levels]
    truth = [acuity.true_level(code) for code in stack().codes[:5]]
    assert told[:2] == truth[:2]
    assert sum(one.shark == other.shark for one, other in zip(told, truth, strict=True)) >= 3


def test_it_reads_the_pack_of_old_browsers_as_well() -> None:
    state = start(2, None, "acuity 1000")  # the game of the stack above
    pack = light_field(scene(state), "above", "webp")

    assert Field(pack).grid == 5
    told = acuity.likeliest(eye.look(pack, 5, Random(1)).levels[0])
    assert told == acuity.true_level(stack().codes[0])


@pytest.mark.parametrize("skill", SKILLS)
def test_beliefs_are_probabilities(skill: int) -> None:
    read = eye.look(stack().pack, skill, Random(1))

    assert len(read.levels) == 5
    for level in read.levels:
        assert 0 < level.shark < 1
        assert list(level.helper) == ["green", "red", "manta", "none"]
        assert min(level.helper.values()) > 0
        assert sum(level.helper.values()) == pytest.approx(1)


def test_it_says_nothing_about_cards_that_are_not_there() -> None:
    assert len(eye.look(stack().pack, 2, Random(1), cards=2).levels) == 2


def test_the_same_look_gives_the_same_reading() -> None:
    one, again, other = (eye.look(stack().pack, 1, Random(seed)) for seed in (1, 1, 2))

    assert one == again
    assert one != other


def test_skills_differ_in_how_they_look() -> None:
    field = Field(stack().pack)
    glances = [len(eye.glances(field, eye.LOOKS[skill])) for skill in SKILLS]

    assert glances == sorted(glances)
    assert glances[0] < glances[-1]
    assert eye.clear(eye.LOOKS[5]) == eye.LOOKS[5], "the best make no mistakes"
    assert eye.clear(eye.LOOKS[1]) != eye.LOOKS[1]


def right_about_noise(read: Callable[[bytes, int], eye.Reading]) -> int:
    """How many of 60 levels somebody reads right who is shown noise in place of the picture."""
    right = 0
    for number in range(12):
        codes = acuity.laid("acuity", number, "table").cards[:5]
        told = read(noise_pack(number), number)
        for level, card in zip(told.levels, codes, strict=True):
            right += acuity.likeliest(level).shark == CONTENTS[card.code].shark
    return right


def test_noise_tells_nothing() -> None:
    """Half of it is right by chance; 18 to 42 are three standard deviations around 30."""
    assert 18 <= right_about_noise(lambda pack, number: eye.look(pack, 3, Random(number))) <= 42


def test_somebody_who_knows_more_than_the_picture_is_caught() -> None:
    def peek(pack: bytes, number: int) -> eye.Reading:
        read = eye.look(pack, 1, Random(number))
        cards = acuity.laid("acuity", number, "table").cards
        return eye.Reading(
            tuple(
                eye.Belief(0.8 if CONTENTS[card.code].shark else 0.4, level.helper)
                for level, card in zip(read.levels, cards, strict=False)
            )
        )

    assert right_about_noise(peek) > 42


def test_what_an_octopus_may_hide_is_likelier_than_it_seems() -> None:
    bare, covered = (eye.look(stack().pack, 3, Random(1), octopuses=many) for many in (0, 1))

    for one, other in zip(bare.levels, covered.levels, strict=True):
        assert (one.shark < 0.5) == (other.shark > one.shark)
        assert other.helper["none"] < max(one.helper["none"], 0.45)


def test_it_works_without_numba() -> None:
    """The compositor needs it, who looks at pictures does not."""
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from random import Random\n"
        "from divetable.bots.dive.eye import look\n"
        "print(look(sys.stdin.buffer.read(), 2, Random(1)))"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], input=stack().pack, capture_output=True, check=True
    )

    assert done.stdout.decode().strip() == str(eye.look(stack().pack, 2, Random(1)))


def test_a_pack_that_lacks_a_view_is_refused() -> None:
    header, chunks = packs.shown(noise_pack(1))
    short = {key: value[:20] for key, value in header.items() if isinstance(value, list)}

    with pytest.raises(OceanError, match=r"lacks the views \[\(0, 4\)"):
        eye.look(packs.packed({**header, **short}, chunks[:20]), 5, Random(1))
    with pytest.raises(OceanError, match="not a light field"):
        eye.look(b"something else", 5, Random(1))


def test_who_sees_a_figure_believes_in_it_and_in_one_beside_it_a_little() -> None:
    nothing = eye.believed([], 5, 5)
    shark = eye.believed([Found("shark", 1.2, 1, 0.5, 0.5)], 5, 5)
    manta = eye.believed([Found("manta", 1.2, 1, 0.5, 0.5)], 5, 5)

    assert shark.levels[1].shark > 0.9 > 0.4 > nothing.levels[1].shark
    assert manta.levels[1].helper["manta"] > 0.8 > 0.2 > nothing.levels[1].helper["manta"]


def test_mistakes_are_about_how_like_and_how_deep() -> None:
    found = [Found("shark", 1.0, level, 0.5, 0.5) for level in range(5)] * 200
    how = eye.LOOKS[1]

    told = eye.mistaken(found, how, Random(1))

    moved = [abs(one.level - other.level) for one, other in zip(found, told, strict=True)]
    assert max(moved) == 1
    assert not any(moved[::5]), "the top card is the top card"
    assert sum(moved[4::5]) > sum(moved[1::5])
    assert np.std([one.score for one in told]) == pytest.approx(how.haze, rel=0.1)


def test_fitted_beliefs_are_calibrated() -> None:
    """Of what is called so likely, so much is true: here on signs that are made up."""
    rng = np.random.default_rng(1)
    signs = np.column_stack([np.ones(4000), rng.normal(size=4000)])
    chance = 1 / (1 + np.exp(-(0.5 + 2 * signs[:, 1])))
    there = (rng.random(4000) < chance).astype(float)

    assert fit_shark(signs, there) == pytest.approx((0.5, 2), abs=0.2)

    rows = np.zeros((600, 3, 4))
    rows[:, range(3), range(3)] = 1
    which = [int(number) for number in rng.integers(0, 4, 600)]
    for number, helper in enumerate(which):
        if helper < 3:
            rows[number, helper, 3] = 1
    assert fit_helper(rows, which)[3] > 3


def test_every_skill_has_weights_for_every_level() -> None:
    for skill in SKILLS:
        fitted = weights(skill)
        assert len(fitted) == 5
        assert all(isinstance(one, Weights) for one in fitted)
        assert {len(one.shark) for one in fitted} == {9}
        assert {len(one.helper) for one in fitted} == {8}
