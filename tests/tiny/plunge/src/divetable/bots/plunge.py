"""A bot for Plunge: the more skilled, the more it minds what the other diver has done so far."""

from collections import Counter
from random import Random

from divetable.bots.thought import Alternative, Situation, Thought
from divetable.games.plunge.actions import Dive
from divetable.games.plunge.events import DepthsShown
from divetable.games.plunge.rules import points_of
from divetable.games.plunge.state import DEPTHS

STRONGEST = 5


def think(told: Situation, skill: int, rng: Random, seconds: float) -> Thought:
    """Mostly the depth with the best outlook; weaker bots often dive where they like."""
    outlook = outlook_of(told)
    if rng.random() * STRONGEST < skill:
        best = max(outlook, key=lambda depth: outlook[depth])
    else:
        best = rng.choice(DEPTHS)
    weighed = [Alternative(Dive(depth), worth) for depth, worth in outlook.items()]
    return Thought(Dive(best), tuple(sorted(weighed, key=lambda one: -one.worth)))


def greedy(told: Situation, rng: Random) -> Thought:
    outlook = outlook_of(told)
    return Thought(Dive(max(outlook, key=lambda depth: outlook[depth])))


def outlook_of(told: Situation) -> dict[int, float]:
    """How well each depth would do, 0 to 1, if the other dives as often there as before."""
    shown = [event.depths[1 - told.seat] for event in told.events if isinstance(event, DepthsShown)]
    often = Counter([*DEPTHS, *shown])
    games = [(other, pearl) for other in often.elements() for pearl in DEPTHS]
    outlook: dict[int, float] = {}
    for own in DEPTHS:
        ahead = [points_of((own, other), pearl) for other, pearl in games]
        outlook[own] = sum((mine > theirs) + (mine == theirs) / 2 for mine, theirs in ahead)
        outlook[own] /= len(games)
    return outlook
