"""Divetable, the table for diving board games.

>>> import divetable
>>> game = divetable.game("dive")
>>> state = game.start(seats=3, seed=7)
>>> sorted(game.to_act(state))
[0, 1, 2]
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from divetable.core.game import Game
    from divetable.games import GAMES

__all__ = ["GAMES", "__version__", "game"]
__version__ = "0.2.0"


def game(name: str) -> "Game[Any, Any, Any, Any]":
    """A game by its name: "dive"."""
    from divetable.games import GAMES

    try:
        return GAMES[name]
    except KeyError:
        raise ValueError(f"no game is called {name!r}; there are: {', '.join(GAMES)}") from None


def __getattr__(name: str) -> Any:
    """The games are loaded when they are wanted: a process that draws needs none."""
    if name == "GAMES":
        from divetable.games import GAMES

        return GAMES
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
