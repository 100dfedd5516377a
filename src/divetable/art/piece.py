"""What a piece is: an id, a drawing, and words for those who do not see it."""

from collections.abc import Callable

from divetable.art.hand import Drawing
from divetable.core.values import Value

Words = tuple[str, tuple[tuple[str, int], ...]]
"""A message of the catalogue's part `pieces`, without that prefix, and its facts."""


def words(message: str, **facts: int) -> Words:
    return message, tuple(facts.items())


class Piece(Value):
    """One picture. Its id is also its path; `alt` is said as a list, joined by commas."""

    id: str
    draw: Callable[[Drawing], None]
    alt: tuple[Words, ...]
    width: int = 100
    height: int = 100

    @property
    def game(self) -> str:
        return self.id.partition("/")[0]

    def svg(self) -> str:
        drawing = Drawing(self.id, self.width, self.height)
        self.draw(drawing)
        return drawing.svg()


def piece(
    id: str,
    draw: Callable[[Drawing], None],
    *alt: str | Words,
    width: int = 100,
    height: int = 100,
) -> Piece:
    """A piece; an alternative text without facts may be just its message."""
    said = tuple(words(each) if isinstance(each, str) else each for each in alt)
    return Piece(id, draw, said, width, height)
