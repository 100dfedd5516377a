"""How bots see Dive's stack in simulations.

A picture takes seconds to make and to read. So readings are drawn at random instead: right as often
as was measured for each skill (`ocean/measured.json`), and calibrated. Errors are drawn once for
every place in the stack: looking again tells nothing new, and when a card comes up a level, errors
about it only get fewer. Eyes that look in the same way err alike.
"""

import json
from functools import cache, lru_cache
from importlib.resources import files
from math import exp, sqrt
from random import Random
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from divetable.bots import LEVELS, Eyes, Situation
from divetable.bots.dive import eye
from divetable.bots.dive.beliefs import HELPERS
from divetable.core.values import Value, replace
from divetable.games.dive.components import CONTENTS
from divetable.lab.people import slips_of
from divetable.ocean import Scene, scene
from divetable.ocean.field import light_field

OTHERS_LOOK_LIKE = 3  # the greedy player's eye
PEOPLE_LOOK_LIKE = 4
SHARED = 0.45  # of the errors of all eyes: the picture itself is unclear
LOOKS = {
    1: "glance",
    2: "glance",
    3: "look",
    4: "study",
    5: "study",
}  # eyes that look in the same way
KINDS = (*HELPERS, "none")
USUAL = (*eye.HELPER_SHARES, 1 - sum(eye.HELPER_SHARES))
SHARPEST = 8.0


class Acuity(Value):
    """How well one skill sees, by level: how far figures stand out from the noise."""

    shark: tuple[float, ...]
    helper: tuple[float, ...]
    alike: float  # the part of its errors that another eye of this skill has as well


def looked(told: Situation, state: Any, level: str, eyes: Eyes, seed: str) -> Situation:
    """What a bot was told, with what it sees of the stack."""
    match eyes:
        case "picture":
            return replace(told, picture=picture(state))
        case "measured":
            return replace(told, reading=reading(state, level, seed, told.seat))
        case "closed":
            return told


def picture(state: Any) -> bytes:
    """What a server would send: the pack of all views."""
    return _rendered(scene(state))


@lru_cache(maxsize=1)  # everybody who looks in a round sees the same
def _rendered(stack: Scene) -> bytes:
    return light_field(stack)


def reading(state: Any, level: str, seed: str, seat: int) -> eye.Reading:
    """What an eye would have read, right as often as was measured."""
    skill = skill_of(level)
    acuity = acuities()[skill]
    seen = state.deck[state.taken : state.taken + len(acuity.shark)]
    told: list[eye.Belief] = []
    for at, card in enumerate(seen):
        place = len(state.deck) - state.taken - at  # from the bottom: it stays while cards go
        truth = CONTENTS[card.code]
        noise = _noise(f"{seed}/{place}", skill, acuity.alike, seat)
        hidden = Random(f"{seed}/{place}/octopus")
        if any(hidden.random() < eye.COVERED for _ in state.octopuses):
            told.append(eye.Belief(0.5, dict(zip(KINDS, USUAL, strict=True))))
            continue
        sharp = acuity.shark[at]
        odds = sharp * sharp / 2 * (1 if truth.shark else -1) + sharp * noise[0]
        helper = _helper_chances(truth.helper or "none", acuity.helper[at], noise[1:])
        told.append(eye.Belief(1 / (1 + exp(-odds)), helper))
    return eye.Reading(tuple(told))


def skill_of(level: str) -> int:
    """Whose eye a player has."""
    if slips_of(level) is not None:
        return PEOPLE_LOOK_LIKE
    return LEVELS.index(level) + 1 if level in LEVELS else OTHERS_LOOK_LIKE


def _noise(place: str, skill: int, alike: float, seat: int) -> list[float]:
    """Errors about a place in the stack: of all eyes, of this way of looking, and of this eye."""
    parts = (
        (min(SHARED, alike), place),
        (max(0.0, alike - SHARED), f"{place}/{LOOKS[skill]}"),
        (1 - alike, f"{place}/seat {seat}"),
    )
    total = [0.0] * (1 + len(KINDS))
    for weight, seed in parts:
        dice = Random(seed)
        for at in range(len(total)):
            total[at] += sqrt(weight) * dice.gauss(0, 1)
    return total


def _helper_chances(truth: str, sharp: float, noise: list[float]) -> dict[str, float]:
    raised = [
        usual * exp(sharp * (sharp * (kind == truth) + error))
        for kind, usual, error in zip(KINDS, USUAL, noise, strict=True)
    ]
    return {kind: one / sum(raised) for kind, one in zip(KINDS, raised, strict=True)}


@cache
def acuities() -> dict[int, Acuity]:
    text = (files("divetable.ocean") / "measured.json").read_text("utf-8")
    measured = json.loads(text)
    return {
        skill: Acuity(
            tuple(2 * NormalDist().inv_cdf(rate) for rate in measured[str(skill)]["shark"]),
            tuple(_sharpness(rate) for rate in measured[str(skill)]["helper"]),
            measured[str(skill)]["alike"],
        )
        for skill in LOOKS
    }


def _sharpness(rate: float) -> float:
    """How far a helper must stand out to be recognised this often, by bisection."""
    low, high = 0.0, SHARPEST
    for _ in range(14):
        middle = (low + high) / 2
        low, high = (middle, high) if _told_right(middle) < rate else (low, middle)
    return (low + high) / 2


def _told_right(sharp: float) -> float:
    noise, which = _samples()
    usual = np.log(np.array(USUAL))
    stands_out = np.arange(len(KINDS)) == which[:, None]
    said = (usual + sharp * (sharp * stands_out + noise)).argmax(1)
    return float((said == which).mean())


@cache
def _samples() -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    dice = np.random.default_rng(1)
    return dice.normal(size=(4000, len(KINDS))), dice.choice(len(KINDS), 4000, p=USUAL)
