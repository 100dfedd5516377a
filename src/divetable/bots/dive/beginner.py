"""A greedy player that thinks of the next dive only. Others are measured against it."""

from random import Random

import numpy as np

from divetable.bots.dive import know
from divetable.bots.dive.judge import HELP, expected_fields
from divetable.bots.dive.think import childrens, laid, must_take_breath, otherwise
from divetable.bots.thought import Situation, Thought
from divetable.games.dive.actions import Action, HoldBreath, Ready
from divetable.games.dive.programs import TOKENS
from divetable.games.dive.state import in_deep_water
from divetable.games.dive.views import View

EYE = 3  # it looks as a skilled player does


def greedy(told: Situation, rng: Random) -> Thought:
    """As deep as wins most fields now, with the largest tokens where a helper seems likeliest."""
    view: View = told.view
    if view.phase != "programming" or view.status[told.seat] != "thinking":
        return otherwise(told, rng)
    if must_take_breath(told):
        return Thought(HoldBreath())
    if view.options.mode == "children":
        return childrens(told, EYE)
    belief = know.beliefs(told, EYE, 0)
    deep = in_deep_water(view.positions[told.seat])
    depth = 1 + int(np.argmax(expected_fields(belief, deep)))
    help_there = know.helper_chances(belief)[:depth] @ HELP
    order = [int(at) for at in np.argsort(-help_there, kind="stable")]
    levels = [""] * depth
    for number, token in enumerate(reversed(TOKENS)):
        at = order[number % depth]
        levels[at] = token + levels[at]
    action: Action = Ready(laid(levels, belief))
    return Thought(action)
