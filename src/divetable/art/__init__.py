"""The drawn pieces of the games, the faces of the bots, the icons and the logo, as SVG.

>>> sorted(pieces())[0]
'bot/casual'
>>> pieces()["dive/bubble"].svg()[:4]
'<svg'
"""

from functools import cache

from divetable.art import bots, covers, icons
from divetable.art.piece import Piece
from divetable.core.game import beside, has_beside
from divetable.games import GAMES

__all__ = ["SHEETS", "Piece", "pieces"]

DRAWN = tuple(name for name in GAMES if has_beside(__name__, name))
"""The games with pieces of their own; each has a module here."""

SHEETS = (*DRAWN, "icons")


@cache
def pieces() -> dict[str, Piece]:
    """Every piece by its id, in the order of the sheets."""
    found: list[Piece] = []
    for game in DRAWN:
        found += vars(beside(__name__, game))["pieces"]()
    found += [*bots.pieces(), *icons.pieces(), *covers.pieces()]
    return {each.id: each for each in found}


def sheet_of(game: str) -> list[Piece]:
    """The pieces on a game's sheet; on that of the icons also faces, logo and covers."""
    return [
        each
        for each in pieces().values()
        if each.game == game or (game == "icons" and each.game not in DRAWN)
    ]
