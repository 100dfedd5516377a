"""What a game brings besides its rules is loaded when it is wanted."""

import math
from pathlib import PurePath

from divetable.core.game import brought
from divetable.core.values import replace
from divetable.games.dive import DIVE


def test_what_a_game_brings_is_found_by_its_address() -> None:
    game = replace(DIVE, brings={"number": "math:pi", "path": "pathlib:PurePath"})

    assert brought(game, "number") == math.pi
    assert brought(game, "path") is PurePath
    assert brought(game, "scene") is None
