"""When bots move: as quickly as people can follow, and one after the other. [T-2.10]"""

from typing import NamedTuple

from divetable.tables.settings import BotPace

USUAL = 0.6  # seconds: `Pauses.other` as it is without `--bot-pause`


class Pauses(NamedTuple):
    """Milliseconds before a bot's move, once all that happened before has been shown."""

    own: int  # after a move of its own
    other: int  # after somebody else's


PAUSES: dict[BotPace, Pauses] = {"calm": Pauses(700, 2000), "normal": Pauses(100, 600)}
"""At any other pace bots move as soon as they have thought."""


class Tempo:
    """How far people are with what happened at a table.

    Their screens show one move after the other, so each begins when the one before it has ended.
    Instants are milliseconds of a steady clock.
    """

    __slots__ = ("_moved", "_shown")

    def __init__(self) -> None:
        self._shown = 0  # when everything will have been shown
        self._moved = -1  # the seat that moved last

    def follow(self, seat: int, shown_for: int, now: int) -> None:
        """A seat has moved, and for so long it is shown."""
        self._shown = max(self._shown, now) + shown_for
        self._moved = seat

    def due(self, seat: int, since: int, pace: BotPace, is_secret: bool) -> int:
        """When a seat that was asked at some time should move.

        While people decide the same in secret, as programs in Dive, a bot's move shows them
        nothing: it waits for no scenes.
        """
        pauses = PAUSES.get(pace)
        if pauses is None:
            return since
        if is_secret:
            return since + pauses.other
        pause = pauses.own if seat == self._moved else pauses.other
        return max(since, self._shown) + pause
