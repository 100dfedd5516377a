"""The games Divetable knows. To add one, write its folder and name it here."""

from typing import Any

from divetable.core.game import Game
from divetable.games.dive import DIVE
from divetable.games.divers import DIVERS
from divetable.games.scuba import SCUBA

GAMES: dict[str, Game[Any, Any, Any, Any]] = {game.name: game for game in (DIVE, SCUBA, DIVERS)}
