"""Fit what the eye believes: the weights that turn what it finds into probabilities.

The stacks are of a series of their own, so that `acuity` measures on stacks never seen before.
"""

import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from random import Random

import numpy as np

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
from divetable.core.values import value
from divetable.lab.acuity import NONE, made, true_level
from divetable.ocean.reader import Found
from divetable.ocean.viewer import Field

SERIES = "train"
MISTAKES = 6  # so often each stack is looked at by somebody who makes mistakes


@value
class Sample:
    """What lies on the first levels of a stack, and what each skill finds there."""

    codes: tuple[str, ...]
    found: dict[int, list[Found]]


def samples(numbers: Iterable[int], setting: str, jobs: int) -> Iterator[Sample]:
    """What all skills find in stacks of these numbers."""
    if jobs == 1:
        yield from (sample(number, setting) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(sample, number, setting) for number in numbers]
        for future in futures:
            yield future.result()


def sample(number: int, setting: str) -> Sample:
    stack = made(SERIES, number, setting)
    field = Field(stack.pack)
    seen = {
        how: eye.seen(field, how).found for how in {eye.clear(how) for how in eye.LOOKS.values()}
    }
    found = {skill: seen[eye.clear(how)] for skill, how in eye.LOOKS.items()}
    return Sample(stack.codes[:LEVELS], found)


def fitted(samples: list[Sample], skill: int) -> tuple[Weights, ...]:
    """The weights of a skill, level by level."""
    how = eye.LOOKS[skill]
    looks = 1 if how == eye.clear(how) else MISTAKES
    scores = [
        best_scores(eye.mistaken(sample.found[skill], how, Random(f"{number} {turn}")))
        for number, sample in enumerate(samples)
        for turn in range(looks)
    ]
    told: list[Weights] = []
    for level in range(LEVELS):
        truth = [true_level(one.codes[level]) for one in samples for _ in range(looks)]
        sharks = np.array([one.shark for one in truth], np.float64)
        helpers = [(*HELPERS, NONE).index(one.helper) for one in truth]
        told.append(
            Weights(
                fit_shark(np.array([shark_signs(one, level) for one in scores]), sharks),
                fit_helper(np.array([helper_signs(one, level) for one in scores]), helpers),
            )
        )
    return tuple(told)


def as_json(by_skill: dict[int, tuple[Weights, ...]]) -> str:
    """The weights as the file that the eye reads."""
    rows = [
        f' "{skill}": [\n  ' + ",\n  ".join(json.dumps(asdict(one)) for one in levels) + "\n ]"
        for skill, levels in by_skill.items()
    ]
    return "{\n" + ",\n".join(rows) + "\n}\n"
