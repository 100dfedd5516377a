"""Fit what the eye believes: the weights that turn what it finds into probabilities.

The stacks are a separate series, so that `acuity` measures on stacks never seen before. Only the
views that some skill compares are drawn, and not as a video: a third of the work of a pack. What
that loses shows in `acuity`, which reads packs.
"""

import json
from collections.abc import Container, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import numpy as np
from numpy.typing import NDArray

from divetable.bots.dive import eye
from divetable.bots.dive.beliefs import (
    HELPERS,
    LEVELS,
    Weights,
    best_scores,
    fit_helper,
    fit_shark,
    helper_signs,
    shark_signs,
)
from divetable.core.codec import dump
from divetable.core.values import Value
from divetable.lab.eyes.acuity import LOOKS_PER_GAME, NONE, Answers, Truth, laid, true_level
from divetable.ocean import packs
from divetable.ocean.field import layers
from divetable.ocean.reader import Found
from divetable.ocean.scenes import Scene
from divetable.ocean.stack import lit
from divetable.ocean.viewer import Field, Picture, Place

Floats = NDArray[np.float64]

SERIES = "train"
PARTS = 6  # in which stacks are divided to tell how well others are read
MISTAKES = 6  # how often somebody who makes mistakes looks at each stack


class Sample(Value):
    """What is on the first levels of a stack, and what each skill finds there."""

    codes: tuple[str, ...]
    found: dict[int, list[Found]]


def samples(numbers: Iterable[int], setting: str, jobs: int) -> Iterator[Sample]:
    """What all skills find in stacks with these numbers."""
    if jobs == 1:
        yield from (sample(number, setting) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(sample, number, setting) for number in numbers]
        for future in futures:
            yield future.result()


class Drawn(Field):
    """A light field before packing; a view is drawn when it is first read."""

    def __init__(self, now: Scene) -> None:
        self.parallax, self.grid = now.optics.parallax, packs.GRID
        self._stack = lit(layers(now), now.size, "above", now.optics)
        self._tilts = np.linspace(-1, 1, self.grid)
        self._drawn: dict[Place, Picture] = {}

    def views(self, wanted: Iterable[Place], grey: Container[Place] = ()) -> dict[Place, Picture]:
        for column, row in set(wanted) - self._drawn.keys():
            tilts = float(self._tilts[column]), float(self._tilts[row])
            self._drawn[column, row] = self._stack.seen(*tilts)
        return {place: self._drawn[place] for place in wanted}


def sample(number: int, setting: str) -> Sample:
    now = laid(SERIES, number, setting)
    field = Drawn(now)
    seen = {
        how: eye.seen(field, how).found for how in {eye.clear(how) for how in eye.LOOKS.values()}
    }
    found = {skill: seen[eye.clear(how)] for skill, how in eye.LOOKS.items()}
    return Sample(tuple(card.code for card in now.cards[:LEVELS]), found)


def fitted(samples: list[Sample], skill: int) -> tuple[Weights, ...]:
    """The weights of a skill, level by level."""
    how = eye.LOOKS[skill]
    looks = 1 if how == eye.clear(how) else MISTAKES
    scores = [
        best_scores(eye.mistaken(sample.found[skill], how, Random(f"{number} {turn}")))
        for number, sample in enumerate(samples)
        for turn in range(looks)
    ]
    truth = [
        [true_level(code) for code in sample.codes] for sample in samples for _ in range(looks)
    ]
    return weights_for(scores, truth)


def cross_validated(samples: list[Sample]) -> list[Answers]:
    """What each skill would answer about these stacks if it had been fitted on other games."""
    told: list[dict[str, eye.Reading]] = [{} for _ in samples]
    again: list[dict[str, eye.Reading]] = [{} for _ in samples]
    for part in range(PARTS):
        tested = [at for at in range(len(samples)) if at // LOOKS_PER_GAME % PARTS == part]
        others = [one for at, one in enumerate(samples) if at not in tested]
        for skill, how in eye.LOOKS.items() if tested and others else ():
            weights = fitted(others, skill)
            for at in tested:
                found = samples[at].found[skill]
                one, other = (
                    eye.judged(eye.mistaken(found, how, Random(f"{at} {turn}")), weights)
                    for turn in ("first", "second")
                )
                told[at][f"skill {skill}"] = one
                if how != eye.clear(how):
                    again[at][f"skill {skill}"] = other
    return [
        Answers(tuple(true_level(code) for code in sample.codes), *readings)
        for sample, *readings in zip(samples, told, again, strict=True)
        if readings[0]
    ]


def weights_for(scores: list[Floats], truth: list[list[Truth]]) -> tuple[Weights, ...]:
    """Fitted on all levels at once: what a sign counts changes evenly from level to level."""
    asked = [
        (score, true, level)
        for score, row in zip(scores, truth, strict=True)
        for level, true in enumerate(row)
    ]
    sharks = fit_shark(
        np.array([deeper(shark_signs(score, level), level) for score, _, level in asked]),
        np.array([true.shark for _, true, _ in asked], np.float64),
    )
    helpers = fit_helper(
        np.array([deeper(helper_signs(score, level), level) for score, _, level in asked]),
        [(*HELPERS, NONE).index(true.helper) for _, true, _ in asked],
    )
    return tuple(
        Weights(at_level(sharks, level), at_level(helpers, level)) for level in range(LEVELS)
    )


def deeper(signs: Floats, level: int) -> Floats:
    """The signs, and once more as they grow with the level."""
    return np.concatenate([signs, signs * (level / LEVELS)], axis=-1)


def at_level(weights: tuple[float, ...], level: int) -> tuple[float, ...]:
    """How much each sign counts on a level."""
    half = len(weights) // 2
    pairs = zip(weights[:half], weights[half:], strict=True)
    return tuple(round(top + grows * level / LEVELS, 3) for top, grows in pairs)


def as_json(by_skill: dict[int, tuple[Weights, ...]]) -> str:
    """The weights as the file that the eye reads."""
    rows = [
        f' "{skill}": [\n  ' + ",\n  ".join(json.dumps(dump(one)) for one in levels) + "\n ]"
        for skill, levels in by_skill.items()
    ]
    return "{\n" + ",\n".join(rows) + "\n}\n"
