"""The one way to ask a bot. It gets what its seat was told, never a state.

It finds out what it may do as anybody could who knows the rules: it imagines a table that looks
like its view and asks the rules there.
"""

from random import Random
from typing import Protocol, cast

from divetable.bots.thought import Situation, Thought
from divetable.core.game import beside, has_beside
from divetable.games import GAMES

LEVELS = ("novice", "casual", "skilled", "expert", "master")
"""The levels a player can choose, weakest first: they differ in skill, never in knowledge."""

ALL_LEVELS = ("random", "greedy", *LEVELS)
"""The greedy one looks one step ahead; others are measured against it."""

SECONDS = {
    "random": 0.1,
    "greedy": 1.0,
    "novice": 0.5,
    "casual": 0.5,
    "skilled": 1.0,
    "expert": 2.5,
    "master": 5.0,
}
"""How long a bot may take for a decision, on one core."""


def levels_of(game: str) -> tuple[str, ...]:
    """Who can take a seat in a game: the random bot, and those that know the game."""
    return ("random", *LEVELS) if has_beside("divetable.bots", game) else ("random",)


class Player(Protocol):
    """What the package of a game's bots, `bots/GAME`, offers. Skill 1 is the weakest, 5 the
    best."""

    def think(self, told: Situation, skill: int, rng: Random, seconds: float) -> Thought: ...

    def greedy(self, told: Situation, rng: Random) -> Thought: ...


def think(told: Situation, level: str, seed: int, seconds: float) -> Thought:
    """What the bot does in this seat; `seconds` is how long it may take."""
    rng = Random(seed)
    if level == "random":
        return at_random(told, rng)
    player = cast("Player", beside("divetable.bots", told.game))
    if level == "greedy":
        return player.greedy(told, rng)
    return player.think(told, LEVELS.index(level) + 1, rng, seconds)


def at_random(told: Situation, rng: Random) -> Thought:
    """Any legal move: the baseline for all bots, and the stand-in when a bot fails."""
    rules = GAMES[told.game]
    space = rules.actions(rules.imagine(told.view, rng), told.seat)
    return Thought(space.sample(rng))
