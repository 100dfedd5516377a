"""Sonar: the stack for the ear or a braille line, worth as much as the picture and no more.

For each level it says whether there is a shark and which helper there is, and how sure it is.
Each statement is wrong as often as a good reader of the picture is on that level (docs/ocean.md);
the errors are drawn from the game's secret seed, by the place of the card in the stack and the
level it is at. So everybody who asks hears the same, and asking again tells nothing new.
"""

from typing import Literal

from divetable.core.chance import Chance, below
from divetable.core.values import value
from divetable.games.dive.components import CONTENTS, Content, Helper
from divetable.ocean.scene import Scene

Sureness = Literal["sure", "likely", "faint"]

LEVELS = 5
SHARK_RIGHT = (0.97, 0.92, 0.85, 0.75, 0.65)
HELPER_RIGHT = (0.97, 0.92, 0.85, 0.75, 0.65)
HELPERS: tuple[Helper | None, ...] = (None, "green", "red", "manta")


@value
class Reading:
    """What sonar says about one level; None stands for no helper."""

    level: int
    shark: bool
    shark_sureness: Sureness
    helper: Helper | None
    helper_sureness: Sureness


def sonar(scene: Scene) -> tuple[Reading, ...]:
    """What everybody who turns it on hears now. An octopus muffles it as it covers the picture."""
    return tuple(_reading(scene, level) for level in range(1, min(LEVELS, len(scene.cards)) + 1))


def _reading(scene: Scene, level: int) -> Reading:
    chance = Chance(scene.seed, "sonar", len(scene.cards) - level + 1, level)
    truth = CONTENTS[scene.cards[level - 1].code]
    shark, shark_sureness = _shark(truth, level, chance)
    helper, helper_sureness = _helper(truth, level, chance)
    return Reading(level, shark, shark_sureness, helper, helper_sureness)


def _shark(truth: Content, level: int, chance: Chance) -> tuple[bool, Sureness]:
    sureness, right = _rate(SHARK_RIGHT[level - 1], chance)
    is_right = chance.random() < right
    return truth.shark == is_right, sureness


def _helper(truth: Content, level: int, chance: Chance) -> tuple[Helper | None, Sureness]:
    sureness, right = _rate(HELPER_RIGHT[level - 1], chance)
    others = [helper for helper in HELPERS if helper != truth.helper]
    wrong = others[below(len(others), chance)]
    return (truth.helper if chance.random() < right else wrong), sureness


def _rate(right: float, chance: Chance) -> tuple[Sureness, float]:
    return "sure", right
