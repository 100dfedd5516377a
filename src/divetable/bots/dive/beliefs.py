"""Turns what was found in a picture into probabilities.

How much a match is worth depends on the level, on how closely the bot looked, and on what it found
on neighbouring levels: depth is easily misjudged by one. The weights were fitted on separate stacks
(`divetable ocean fit`), so that of all things called 80 % likely, 80 % are there.
"""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from divetable.core.values import Value
from divetable.ocean.reader import Found

Floats = NDArray[np.float64]

LEVELS = 5
HELPERS = ("green", "red", "manta")
KINDS = ("shark", *HELPERS, "decoy")
RIDGE = 0.3
STEPS = 15


class Weights(Value):
    """How much the signs of a shark, and of each helper, count on one level."""

    shark: tuple[float, ...]
    helper: tuple[float, ...]  # the first three: how frequent each helper is


def best_scores(found: Iterable[Found]) -> Floats:
    """The best score of each kind on each level, with an empty level above and below."""
    scores = np.zeros((len(KINDS), LEVELS + 2))
    for one in found:
        kind = KINDS.index(one.kind) if one.kind in KINDS else len(KINDS) - 1
        if 0 <= one.level <= LEVELS:
            scores[kind, one.level + 1] = max(scores[kind, one.level + 1], one.score)
    return scores


def shark_signs(scores: Floats, level: int) -> Floats:
    """The evidence for or against a shark on a level, from 0."""
    here = level + 1
    shark, decoy = scores[0], scores[-1]
    beside = [shark[here - 1], shark[here + 1]]
    return np.array(
        [
            1.0,
            *_steps(shark[here]),
            *beside,
            *(max(0.0, one - 0.6) for one in beside),
            decoy[here],
        ]
    )


def helper_signs(scores: Floats, level: int) -> Floats:
    """The same for each helper, one row each; "no helper" has no row."""
    here = level + 1
    rows: list[list[float]] = []
    for at in range(len(HELPERS)):
        helper = scores[1 + at]
        frequent = [float(at == other) for other in range(len(HELPERS))]
        rows.append([*frequent, *_steps(helper[here]), helper[here - 1], helper[here + 1]])
    return np.array(rows)


def _steps(score: float) -> list[float]:
    return [score, max(0.0, score - 0.5), max(0.0, score - 0.65)]


def shark_chance(weights: Weights, scores: Floats, level: int) -> float:
    return float(_logistic(shark_signs(scores, level) @ np.array(weights.shark)))


def helper_chances(weights: Weights, scores: Floats, level: int) -> Floats:
    """The chances of green, red, manta and none."""
    return _shares(helper_signs(scores, level) @ np.array(weights.helper))


def _logistic(x: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-np.clip(x, -30, 30))))


def _shares(x: Floats) -> Floats:
    """The shares of some possibilities, and of none of them, whose score is 0."""
    shares = _all_shares(x[None])[0]
    return np.append(shares, 1 - shares.sum())


def _all_shares(x: Floats) -> Floats:
    """The same for many rows, without none."""
    raised = np.exp(np.clip(x, -30, 30))
    return np.asarray(raised / (1 + raised.sum(1, keepdims=True)))


def fit_shark(signs: Floats, there: Floats) -> tuple[float, ...]:
    """Weights of a logistic regression with a ridge penalty, by Newton's method."""
    weights = np.zeros(signs.shape[1])
    ridge = np.full(signs.shape[1], RIDGE)
    for _ in range(STEPS):
        chance = _logistic(signs @ weights)
        slope = signs.T @ (chance - there) + ridge * weights
        bend = (signs.T * (chance * (1 - chance))) @ signs + np.diag(ridge)
        weights -= np.linalg.solve(bend, slope)
    return _rounded(weights)


def fit_helper(signs: Floats, which: Sequence[int]) -> tuple[float, ...]:
    """The same for a choice of one among the helpers and none (3); signs are stack, row, sign."""
    flat = signs.reshape(signs.shape[0] * len(HELPERS), -1)
    weights = np.zeros(flat.shape[1])
    ridge = np.full(flat.shape[1], RIDGE)
    true = np.arange(len(HELPERS)) == np.array(which)[:, None]
    for _ in range(STEPS):
        chances = _all_shares(signs @ weights)
        mean = np.asarray((signs * chances[..., None]).sum(1), np.float64)
        errors = np.asarray(chances - true, np.float64).ravel()
        slope = flat.T @ errors + ridge * weights
        bend = (flat.T * chances.ravel()) @ flat - mean.T @ mean + np.diag(ridge)
        weights -= np.linalg.solve(bend, slope)
    return _rounded(weights)


def _rounded(weights: Floats) -> tuple[float, ...]:
    return tuple(round(float(one), 3) for one in weights)


@cache
def weights(skill: int) -> tuple[Weights, ...]:
    """The fitted weights of a skill, level by level."""
    text = (files("divetable.bots.dive") / "weights.json").read_text("utf-8")
    return tuple(
        Weights(tuple(one["shark"]), tuple(one["helper"])) for one in json.loads(text)[str(skill)]
    )
