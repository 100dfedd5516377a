"""How the five levels decide."""

from random import Random

from divetable.bots.dive import companions, know
from divetable.bots.dive.judge import Judge
from divetable.bots.dive.race import Floats
from divetable.bots.players import at_random
from divetable.bots.thought import Situation, Thought
from divetable.games.dive.actions import HoldBreath, Ready, Resume
from divetable.games.dive.programs import DEEPEST, TOKENS, Program
from divetable.games.dive.views import View


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
            return otherwise(told, rng)


def _programming(told: Situation, skill: int, rng: Random) -> Thought:
    view: View = told.view
    if must_take_breath(told):
        return Thought(HoldBreath())
    if view.options.mode == "children":
        return childrens(told, skill)
    judge = Judge(told, skill, rng)
    return companions.decide(judge, told, skill, rng)


def must_take_breath(told: Situation) -> bool:
    """A bot that does not is locked with an empty board. [D-5.82]"""
    view: View = told.view
    return view.fugu == "breathing_in" and told.seat not in view.holding


def otherwise(told: Situation, rng: Random) -> Thought:
    return Thought(Resume()) if told.view.phase == "suspended" else at_random(told, rng)


def childrens(told: Situation, skill: int) -> Thought:
    """Only the sides count, each on its own. [D-4.1] [D-4.2]"""
    memory = 0 if skill < 3 else len(told.events)
    belief = know.beliefs(told, skill, memory)
    levels = min(DEEPEST, told.view.cards_left)
    action = Ready(laid(list(TOKENS), belief))
    return Thought(action, belief=know.shown(belief, levels))


def laid(levels: list[str], belief: Floats) -> Program:
    sharks = know.shark_chances(belief) > 0.5
    return Program(
        tuple(level + "s" if shark else level for level, shark in zip(levels, sharks, strict=False))
    )
