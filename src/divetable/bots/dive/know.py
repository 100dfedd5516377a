"""What a bot believes about the next cards: what its eye says, and what it remembers of the
deck."""

from collections import Counter
from random import Random
from typing import Any
from zlib import crc32

import numpy as np

from divetable.bots.dive import eye
from divetable.bots.dive.race import Floats
from divetable.bots.dive.twin.table import CODES, HELPER_OF, HELPERS, LEVELS, SHARK_OF, Ints
from divetable.bots.thought import Situation
from divetable.games.dive.events import LevelChecked
from divetable.games.dive.start import ocean_cards

USUAL_SHARK = np.where(SHARK_OF, eye.SHARK_SHARES[0], 1 - eye.SHARK_SHARES[0])
RIGHT = np.array([0.93, 0.87, 0.79, 0.71, 0.64, 0.5])  # how often people are, level by level
SHARP = np.linspace(0, 1, 5)  # how well somebody reads: from guessing to as good as people
SHARP_BEFORE = np.array(
    [0.04, 0.08, 0.16, 0.28, 0.44]
)  # how many read like that, before any are seen
USUAL_HELPER: Floats = np.array([1 - sum(eye.HELPER_SHARES), *eye.HELPER_SHARES])[HELPER_OF]


def deck(told: Situation, memory: int) -> Floats:
    """The shares of the eight contents among the cards that may still come. A bot that remembers
    the last cards knows that they are gone.
    """
    view = told.view
    printed = Counter(card.code for card in ocean_cards(view.options))
    gone = [event.code for event in told.events if isinstance(event, LevelChecked)]
    if len(gone) < len(view.history):
        gone = list(view.history)
    seen = Counter(gone[-memory:] if memory else [])
    left = np.array([max(0, printed[code] - seen[code]) for code in CODES], float)
    return left / left.sum() if left.any() else np.full(len(CODES), 1 / len(CODES))


def reading(told: Situation, skill: int) -> eye.Reading | None:
    """What the eye says; None with closed eyes.

    Mistakes depend on the picture and the seat, so looking again does not help.
    """
    if told.reading is not None:
        return _is_reading(told.reading)
    if told.picture is None:
        return None
    view = told.view
    octopuses = sum(said.companion == "octopus" for said in view.announced)
    rng = Random(f"{told.seat} {crc32(told.picture)}")
    return eye.look(told.picture, skill, rng, view.cards_left, octopuses)


def _is_reading(given: Any) -> eye.Reading:
    assert isinstance(given, eye.Reading)
    return given


def beliefs(told: Situation, skill: int, memory: int, in_passing: float = 0.0) -> Floats:
    """The chances of the eight contents on each level; below what the eye read, as in the deck.

    `in_passing` is how often it hardly looks at a level, and knows that it did not.
    """
    shares = deck(told, memory)
    told_levels = np.tile(shares, (LEVELS, 1))
    read = reading(told, skill)
    looks = Random(f"{told.seat} {read}")  # looking again does not help
    for at, level in enumerate(read.levels if read else ()):
        if looks.random() < in_passing:
            continue
        shark = np.where(SHARK_OF, level.shark, 1 - level.shark)
        helper = np.array([level.helper["none"], *(level.helper[one] for one in HELPERS)])
        told_levels[at] *= shark / USUAL_SHARK * helper[HELPER_OF] / USUAL_HELPER
    return np.asarray(told_levels / told_levels.sum(1, keepdims=True))


def right_chances(sharp: float | Floats) -> Floats:
    """How often somebody is right, level by level in rows."""
    return np.asarray(0.5 + np.multiply.outer(RIGHT - 0.5, sharp))


def sharpness(told: Situation, seat: int) -> float:
    """How well another player reads, by how often they were right so far: 0 for guesses, 1 for
    people."""
    chances = right_chances(SHARP)
    likely = SHARP_BEFORE.copy()
    for event in told.events:
        if isinstance(event, LevelChecked) and seat in event.right:
            likely *= chances[event.level - 1]
        elif isinstance(event, LevelChecked) and seat in event.wrong:
            likely *= 1 - chances[event.level - 1]
    return float(SHARP @ likely / likely.sum())


def shark_chances(belief: Floats) -> Floats:
    return np.asarray(belief @ SHARK_OF)


def helper_chances(belief: Floats) -> Floats:
    """By level: none, green, red, manta."""
    return np.stack([belief @ (one == HELPER_OF) for one in range(4)], axis=1)


def drawn(belief: Floats, worlds: int, dice: np.random.Generator) -> Ints:
    """Cards for this many imagined stacks, level by level."""
    edges = belief.cumsum(1)
    luck = dice.random((worlds, len(belief), 1)) * edges[None, :, -1:]
    return np.asarray((luck >= edges[None, :, :]).sum(2).clip(0, len(CODES) - 1))


def shown(belief: Floats, levels: int) -> dict[str, Any]:
    """As JSON, for people who ask what the bot believed."""
    sharks, helpers = shark_chances(belief), helper_chances(belief)
    return {
        "levels": [
            {
                "level": at + 1,
                "shark": round(float(sharks[at]), 3),
                **{one: round(float(helpers[at, 1 + n]), 3) for n, one in enumerate(HELPERS)},
            }
            for at in range(levels)
        ]
    }
