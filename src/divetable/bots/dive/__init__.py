"""Bots for Dive: an eye that reads the picture of the stack, and a judgement.

`eye` and `beliefs` turn a picture into probabilities, `knowledge` adds what a bot remembers of the
deck, `judgement` chooses a program by what it leads to (`twin`, `race`), and `companions` decides
the rest.
"""

from random import Random

import numpy as np

from divetable.bots.dive import companions, knowledge
from divetable.bots.dive.judgement import HELP, Judge, expected_fields
from divetable.bots.dive.race import Floats
from divetable.bots.players import at_random
from divetable.bots.thought import Situation, Thought
from divetable.games.dive.actions import Action, HoldBreath, Ready, Resume
from divetable.games.dive.programs import DEEPEST, TOKENS, Program
from divetable.games.dive.state import in_deep_water
from divetable.games.dive.views import View

GREEDY_EYE = 3  # it looks as a skilled player does, and thinks of nothing else

__all__ = ["greedy", "think"]


def think(told: Situation, skill: int, rng: Random, seconds: float) -> Thought:
    """What the bot does. The number of simulations is fixed: they never take long."""
    view: View = told.view
    match view.phase:
        case "choosing":
            return companions.pick(told, skill, rng)
        case "axolotl":
            return companions.axolotl(told, skill)
        case "programming" if view.status[told.seat] == "thinking":
            return _programming(told, skill, rng)
        case _:
            return _otherwise(told, rng)


def _programming(told: Situation, skill: int, rng: Random) -> Thought:
    view: View = told.view
    if must_take_breath(told):
        return Thought(HoldBreath())
    if view.options.mode == "children":
        return _childrens(told, skill)
    judge = Judge(told, skill, rng)
    return companions.decide(judge, told, skill, rng)


def must_take_breath(told: Situation) -> bool:
    """A bot that does not is locked with an empty board. [D-5.82]"""
    view: View = told.view
    return view.fugu == "breathing_in" and told.seat not in view.holding


def _otherwise(told: Situation, rng: Random) -> Thought:
    return Thought(Resume()) if told.view.phase == "suspended" else at_random(told, rng)


def _childrens(told: Situation, skill: int) -> Thought:
    """Only the sides count, each on its own. [D-4.1] [D-4.2]"""
    memory = 0 if skill < 3 else len(told.events)
    belief = knowledge.beliefs(told, skill, memory)
    levels = min(DEEPEST, told.view.cards_left)
    action = Ready(_laid(list(TOKENS), belief))
    return Thought(action, belief=knowledge.shown(belief, levels))


def _laid(levels: list[str], belief: Floats) -> Program:
    sharks = knowledge.shark_chances(belief) > 0.5
    return Program(
        tuple(level + "s" if shark else level for level, shark in zip(levels, sharks, strict=False))
    )


def greedy(told: Situation, rng: Random) -> Thought:
    """As deep as wins most fields now, with the largest tokens where a helper seems likeliest."""
    view: View = told.view
    if view.phase != "programming" or view.status[told.seat] != "thinking":
        return _otherwise(told, rng)
    if must_take_breath(told):
        return Thought(HoldBreath())
    if view.options.mode == "children":
        return _childrens(told, GREEDY_EYE)
    belief = knowledge.beliefs(told, GREEDY_EYE, 0)
    deep = in_deep_water(view.positions[told.seat])
    depth = 1 + int(np.argmax(expected_fields(belief, deep)))
    help_there = knowledge.helper_chances(belief)[:depth] @ HELP
    order = [int(at) for at in np.argsort(-help_there, kind="stable")]
    levels = [""] * depth
    for number, token in enumerate(reversed(TOKENS)):
        at = order[number % depth]
        levels[at] = token + levels[at]
    action: Action = Ready(_laid(levels, belief))
    return Thought(action)
