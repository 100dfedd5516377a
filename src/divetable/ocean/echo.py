"""Sonar: the stack for the ear or a braille display, worth as much as the picture and no more.

For each level it says whether there is a shark and which helper there is, and how sure it is. Each
statement is right as often as the bots' best eye was on that level (`measured.json`, written by
`divetable ocean acuity --eye --write`). Whether it errs is drawn from the game's secret seed once
for every place in the stack: everybody who asks hears the same, asking again tells nothing new, and
when a card comes up a level, errors about it only get fewer. So the best guess is always what sonar
says now, and it is as good as the measured rate.

A giant octopus muffles it: each level is lost as often as its tile covers something. The rest stays
the same, so that a change of words gives nothing away.
"""

import json
from importlib.resources import files
from typing import Literal

from divetable.core.chance import Chance, below
from divetable.core.values import Value
from divetable.games.dive.components import CONTENTS, Helper
from divetable.ocean.scenes import Scene

Sureness = Literal["almost", "very", "likely", "faint", "muffled"]

BEST = "5"  # among the measured skills
MEASURED = json.loads((files("divetable.ocean") / "measured.json").read_text("utf-8"))[BEST]
SHARK_RIGHT: tuple[float, ...] = tuple(MEASURED["shark"])  # by level
HELPER_RIGHT: tuple[float, ...] = tuple(MEASURED["helper"])
HELPERS: tuple[Helper | None, ...] = (None, "green", "red", "manta")
RIGHT: tuple[tuple[Sureness, float], ...] = (
    ("almost", 0.97),
    ("very", 0.87),
    ("likely", 0.75),
    ("faint", 0.0),
)
"""How many times in a hundred a statement must be right for each word, as people mean it."""

COVERED = 0.2  # the share of a card that an octopus covers [D-5.16]


class Echo(Value):
    """What sonar says about one level. If it is muffled, the rest means nothing."""

    level: int
    shark: bool
    shark_sureness: Sureness
    helper: Helper | None
    helper_sureness: Sureness


def sonar(scene: Scene) -> tuple[Echo, ...]:
    """What everybody with sonar on hears now."""
    return tuple(_reading(scene, level) for level in range(1, 1 + len(scene.cards[:5])))


def _reading(scene: Scene, level: int) -> Echo:
    place = len(scene.cards) - level + 1  # from the bottom: it stays while cards go
    muffler = Chance(scene.seed, "sonar muffled", place)
    if any(muffler.random() < COVERED for _ in scene.octopuses):
        return Echo(level, False, "muffled", None, "muffled")
    truth = CONTENTS[scene.cards[level - 1].code]
    chance = Chance(scene.seed, "sonar", place)
    shark_luck, helper_luck = chance.random(), chance.random()
    others: list[Helper | None] = [helper for helper in HELPERS if helper != truth.helper]
    wrong = others[below(len(others), chance)]
    shark_right, helper_right = SHARK_RIGHT[level - 1], HELPER_RIGHT[level - 1]
    return Echo(
        level=level,
        shark=truth.shark if shark_luck < shark_right else not truth.shark,
        shark_sureness=_sureness(shark_right),
        helper=truth.helper if helper_luck < helper_right else wrong,
        helper_sureness=_sureness(helper_right),
    )


def _sureness(right: float) -> Sureness:
    """A word for how often such a statement is right. [T-6.5]"""
    return next(word for word, least in RIGHT if right >= least)
