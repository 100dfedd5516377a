"""How long people need to follow what has happened."""

from collections.abc import Sequence

from divetable.games.dive import events as told

SCENE = 1400  # milliseconds; the browser shows one for each of these events of a dive

SHOWN = (
    *(told.BoardsRevealed, told.ChiefRevealed, told.LevelChecked, told.Helped),
    *(told.StackRanOut, told.DolphinsPaid, told.Rested),
)


def shown_for(events: Sequence[told.Event]) -> int:
    """The milliseconds in which these are shown: a dive takes its time, all else needs none."""
    return SCENE * sum(isinstance(event, SHOWN) for event in events)
