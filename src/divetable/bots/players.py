"""The one way to ask a bot. It gets what its seat was told, never a state.

It finds out what it may do as anybody could who knows the rules: it imagines a table that looks
like its view and asks the rules there.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from divetable.bots.thought import Situation, Thought
from divetable.core.game import has_beside
from divetable.games import GAMES
from divetable.workshop import machine_code

PLACE = "divetable.bots"  # of bots, under the names of their games

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
    return ("random", *LEVELS) if has_beside(PLACE, game) else ("random",)


def think(told: Situation, level: str, seed: int, seconds: float) -> Thought:
    """What the bot does in this seat; `seconds` is how long it may take."""
    rng = Random(seed)
    if level == "random":
        return at_random(told, rng)
    if level == "greedy":
        thought: Thought = _part(told.game, "beginner").greedy(told, rng)
    else:
        get_ready(told.game)
        skill = LEVELS.index(level) + 1
        thought = _part(told.game, "think").think(told, skill, rng, seconds)
    return thought


def answer(told: Situation) -> Any | None:
    """What the bot says to others who ask something out of its turn; None if it waits for that."""
    action: Any | None = _part(told.game, "know").answer(told)
    return action


def quick(told: Situation, seed: int) -> Thought:
    """What a bot does that has neither time nor machine code."""
    return think(told, "greedy" if levels_of(told.game)[1:] else "random", seed, 0.0)


def get_ready(game: str) -> None:
    """Have all that the bots of a game need, in this process: once on a machine it is compiled."""
    code = code_of(game)
    if code:
        machine_code.get_ready(code)
    _part(game, "think")


def load(game: str) -> bool:
    """The same from disk only; False if something has to be compiled."""
    code = code_of(game)
    if code and (machine_code.is_bare() or not machine_code.load(code)):
        return False
    _part(game, "think")
    return True


@cache
def code_of(game: str) -> str | None:
    """The module that brings all compiled functions of a game's bots; None if there is none."""
    name = f"{PLACE}.{game}.search"
    return name if _is_package(game) and find_spec(name) else None


@cache
def _part(game: str, part: str) -> Any:
    """What a game's bots offer: in `bots/GAME/think`, `think(told, skill, rng, seconds)`, where
    skill 1 is the weakest and 5 the best, and in `bots/GAME/beginner`, `greedy(told, rng)`. Small
    ones have both in `bots/GAME.py`. Where a game has `may_answer`, also `bots/GAME/know`,
    `answer(told)`: it is called by servers, and loads no compiler."""
    return import_module(f"{PLACE}.{game}.{part}" if _is_package(game) else f"{PLACE}.{game}")


def _is_package(game: str) -> bool:
    found = find_spec(f"{PLACE}.{game}")
    return found is not None and found.submodule_search_locations is not None


def at_random(told: Situation, rng: Random) -> Thought:
    """Any legal move: the baseline for all bots, and the stand-in when a bot fails."""
    rules = GAMES[told.game]
    space = rules.actions(rules.imagine(told.view, rng), told.seat)
    return Thought(space.sample(rng))
