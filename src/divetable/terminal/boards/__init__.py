"""A table as text: the same document that the browser draws. Each game may have a module here."""

from collections.abc import Callable

from rich.console import RenderableType

from divetable.core.codec import Json
from divetable.core.game import beside
from divetable.terminal.boards import plain

Draw = Callable[[Json, list[str], str], list[RenderableType]]


def draw(game: str, view: Json, names: list[str], language: str) -> list[RenderableType]:
    """What one viewer sees of a game; without a board of its own, the view as a table."""
    own: Draw = vars(beside(__name__, game) or plain)["draw"]
    return own(view, names, language)
