"""How long people need to follow what has happened."""

from collections.abc import Sequence

from divetable.games.divers import events as told

SCENE = 420  # milliseconds; the browser shows one for each of these events

SHOWN = (
    *(told.BoatPlaced, told.Moved, told.Boarded, told.Turned, told.Stranded, told.Struck),
    *(told.Returned, told.Removed, told.Sailed, told.Delayed, told.Stuck, told.Caught),
    *(told.WishGained, told.Freed, told.WishUsed, told.RansomPaid, told.TreasureSank),
)


def shown_for(events: Sequence[told.Event]) -> int:
    """The milliseconds in which these are shown; a ride has a scene for each square."""
    return SCENE * sum(
        len(event.over) if isinstance(event, told.Swept) else isinstance(event, SHOWN)
        for event in events
    )
