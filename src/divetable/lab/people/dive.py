"""Somebody who reads two levels of the stack and guesses the rest.

In calm water there is a token on every level, for an error there costs nothing that was won above;
in deep water only on the levels that were read. The big ones lie on top, or where a helper was
seen. No companions: they would come to mind later.
"""

from random import Random

from divetable.bots import Situation, Thought
from divetable.bots.dive import know
from divetable.bots.dive.think import must_take_breath
from divetable.games.dive.actions import HoldBreath, Ready
from divetable.games.dive.programs import DEEPEST, TOKENS, Program
from divetable.games.dive.state import in_deep_water
from divetable.games.dive.views import View
from divetable.lab.people import at_random

READ = 2  # levels
EYE = 4
"""With the readings of this eye and a slip in twenty, two levels are read as well as people read
them (`bots/dive/know.py`)."""
HELP_SEEN = 0.5


def think(told: Situation, rng: Random, slips: float) -> Thought:
    view: View = told.view
    if view.phase != "programming" or view.status[told.seat] != "thinking":
        return at_random(told, rng)
    if must_take_breath(told):
        return Thought(HoldBreath())
    return Thought(Ready(program(told, rng, slips)))


def program(told: Situation, rng: Random, slips: float) -> Program:
    """Sides as read, or by a coin; a slip takes one for the other."""
    view: View = told.view
    belief = know.beliefs(told, EYE, 0)
    sharks = know.shark_chances(belief)
    has_looked = told.reading is not None or told.picture is not None
    read = READ if has_looked else 0
    depth = depth_of(view, told.seat)
    sides = [
        (bool(sharks[at] > 0.5) != (rng.random() < slips)) if at < read else rng.random() < 0.5
        for at in range(depth)
    ]
    helped = 1 - know.helper_chances(belief)[:, 0]
    first = [at for at in range(min(read, depth)) if helped[at] > HELP_SEEN]
    levels = laid(depth, first)
    return Program(
        tuple(level + "s" if side else level for level, side in zip(levels, sides, strict=True))
    )


def depth_of(view: View, seat: int) -> int:
    """How many levels this diver dares."""
    if view.options.mode == "children":
        return DEEPEST
    is_deep = in_deep_water(view.positions[seat])
    return min(READ if is_deep else DEEPEST, view.cards_left)


def laid(depth: int, first: list[int]) -> list[str]:
    """Tokens on each level, the big ones on those named first.

    >>> laid(5, []), laid(5, [1]), laid(2, [1])
    (['5', '4', '3', '2', '1'], ['4', '5', '3', '2', '1'], ['24', '135'])
    """
    order = [*first, *(at for at in range(depth) if at not in first)]
    levels = [""] * depth
    for number, token in enumerate(reversed(TOKENS)):
        at = order[number % depth]
        levels[at] = token + levels[at]
    return levels
