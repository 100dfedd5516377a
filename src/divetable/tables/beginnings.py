"""How the game at a table begins, and by which options."""

import hashlib
from collections.abc import Mapping
from typing import Any

from divetable.core.codec import Json
from divetable.core.game import AnyGame
from divetable.core.options import as_of
from divetable.tables.shown import TableShown


def seal(seed: str, salt: str) -> str:
    """What is published at the start and can be checked at the end. [T-7.1]"""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def in_todays_terms(game: AnyGame, rules: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table of these rules: what was usual then is said, in today's spelling."""
    return as_of(game.formerly.get(rules, {}), options)


def begun(game: AnyGame, seats: int, options: dict[str, Any], seed: str, position: Json) -> Any:
    """The game at its start, or in the position where this table begins. [T-2.8]"""
    if position is None:
        return game.start(seats, options, seed)
    state = game.set_up(position, seats, options)
    state.seed = seed  # what chance decides from here on, nobody knows
    return state


def options_to_play(game: AnyGame, shown: TableShown) -> dict[str, Any]:
    """The options of the game, with those that follow from the table's settings."""
    is_apart = shown.settings["pace"] == "correspondence"
    return {**shown.options, **(game.apart if is_apart else {})}
