"""How long people need to follow what has happened."""

from collections.abc import Sequence

from divetable.games.scuba import events as told

SCENE = 700  # milliseconds; the browser shows one for each of these events
HURRY = 3  # of more scenes than that, each is shown more quickly

SHOWN = (
    *(told.CurrentDrawn, told.Entered, told.Stepped, told.Surfaced, told.Boarded, told.SteppedOff),
    *(told.TileFlipped, told.Discovered, told.SeenByAll, told.EventDrawn, told.Carried),
    *(told.DiverPushed, told.AnimalPushed, told.TileTurned, told.TileRemoved, told.Died),
    told.ShotUp,
)


def shown_for(events: Sequence[told.Event]) -> int:
    """The milliseconds in which these are shown."""
    scenes = sum(isinstance(event, SHOWN) for event in events)
    return sum(int(SCENE / max(1, left / HURRY)) for left in range(1, scenes + 1))
