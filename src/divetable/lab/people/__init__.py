"""Planted people: they play as somebody does in their second game.

Bots are measured against them, because a bot that beats random players may still lose to everybody.
A module for each game has `think(told, rng, slips)`: a plain idea of the game, followed without
looking ahead, and now and then a slip. They get what bots get, and answer in the same way.
"""

from random import Random
from typing import Any

from divetable import bots
from divetable.bots import Situation, Thought
from divetable.core.game import beside, has_beside

PERSON = "person"
SLIPS = 0.05
"""How often a person does not do what they had in mind; `person@0.2` slips more often."""

MOST_SECONDS = 1.0


def slips_of(name: str) -> float | None:
    """How often the person with this name slips; None if it names no person.

    >>> slips_of("person"), slips_of("person@0.2"), slips_of("novice")
    (0.05, 0.2, None)
    """
    kind, at, rate = name.partition("@")
    if kind != PERSON:
        return None
    try:
        slips = float(rate) if at else SLIPS
    except ValueError:
        return None
    return slips if 0 <= slips <= 1 else None


def contestants_of(game: str) -> tuple[str, ...]:
    """Who can be named as a player of a game in experiments, weakest first."""
    levels = bots.levels_of(game)
    known = tuple(one for one in bots.ALL_LEVELS if one in levels or levels[1:])
    return (*known, PERSON) if has_beside(__name__, game) else known


def is_known(game: str, name: str) -> bool:
    """Whether there is such a player for this game."""
    known = contestants_of(game)
    return name in known or (PERSON in known and slips_of(name) is not None)


def seconds_of(name: str) -> float:
    """How long a bot or a person may take for a decision."""
    return bots.SECONDS.get(name, MOST_SECONDS)


def think(told: Situation, name: str, seed: int, seconds: float) -> Thought:
    """What this bot or this person does: `divetable.bots.think`, with people."""
    slips = slips_of(name)
    if slips is None:
        return bots.think(told, name, seed, seconds)
    person: Any = beside(__name__, told.game)
    thought: Thought = person.think(told, Random(seed), slips)
    return thought


def at_random(told: Situation, rng: Random) -> Thought:
    """Whatever is legal: a slip, or something this person has no idea about."""
    return bots.think(told, "random", rng.getrandbits(32), MOST_SECONDS)
