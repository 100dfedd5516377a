"""The drawn pieces of the three games, the icons and the logo, as SVG.

>>> sorted(pieces())[0]
'cover/dive'
>>> pieces()["dive/bubble"].svg()[:4]
'<svg'
"""

from functools import cache

from divetable.ocean.pieces import covers, dive, divers, icons, scuba
from divetable.ocean.pieces.piece import Piece

__all__ = ["SHEETS", "Piece", "pieces"]

SHEETS = ("dive", "scuba", "divers", "icons")


@cache
def pieces() -> dict[str, Piece]:
    """Every piece by its id, in the order of the sheets."""
    found = [*dive.pieces(), *scuba.pieces(), *divers.pieces(), *icons.pieces(), *covers.pieces()]
    return {each.id: each for each in found}


def sheet_of(game: str) -> list[Piece]:
    """The pieces on a game's sheet; on that of the icons also the logo and the covers."""
    games = {"dive", "scuba", "divers"}
    return [
        each
        for each in pieces().values()
        if each.game == game or (game == "icons" and each.game not in games)
    ]
