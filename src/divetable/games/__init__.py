"""The games Divetable knows. To add one, write its folder, import it and name it: two lines."""

from typing import Any

from divetable.core.game import Game
from divetable.games.dive import DIVE
from divetable.games.divers import DIVERS
from divetable.games.scuba import SCUBA

ALL: tuple[Game[Any, Any, Any, Any], ...] = (
    DIVE,
    SCUBA,
    DIVERS,
)
GAMES: dict[str, Game[Any, Any, Any, Any]] = {game.name: game for game in ALL}
