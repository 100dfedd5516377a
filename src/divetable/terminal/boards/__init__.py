"""A table as text: the same document that the browser draws."""

from rich.console import RenderableType

from divetable.core.codec import Json
from divetable.terminal.boards import dive, divers, scuba

BOARDS = {"dive": dive.draw, "scuba": scuba.draw, "divers": divers.draw}


def draw(game: str, view: Json, names: list[str], language: str) -> list[RenderableType]:
    """What one viewer sees of a game."""
    return BOARDS[game](view, names, language)
