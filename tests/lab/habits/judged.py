"""What a habit says of an action in a position."""

from typing import Any

from divetable.core.game import Seat
from divetable.games import GAMES
from divetable.lab.habits import habits_of


def judged(game: str, habit: str, state: Any, seat: Seat, action: Any) -> bool | None:
    """Nonsense, sense, or no occasion for either."""
    [found] = [one for one in habits_of(game) if one.name == habit]
    return found.judge(state, seat, action, GAMES[game].apply(state, seat, action).state)
