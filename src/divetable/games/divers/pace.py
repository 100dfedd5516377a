"""How long games last: measured among bots, ten seconds for each decision (docs/balance.md)."""

from divetable.games.divers.options import Options

Minutes = tuple[int, int]
"""Half of all games are shorter than the first, nine in ten shorter than the second."""

IN_TEAMS: dict[int, Minutes] = {
    5: (16, 29),
    6: (24, 42),
    7: (34, 58),
    8: (46, 78),
    9: (60, 115),
    10: (95, 131),
    11: (113, 167),
}
"""By size: two or four players with four boats."""

ALONE: dict[int, dict[int, Minutes]] = {
    2: {
        5: (12, 22),
        6: (20, 29),
        7: (32, 57),
        8: (40, 64),
        9: (57, 90),
        10: (68, 116),
        11: (79, 145),
    },
    3: {
        5: (21, 37),
        6: (32, 52),
        7: (44, 66),
        8: (62, 95),
        9: (79, 112),
        10: (116, 191),
        11: (136, 191),
    },
    4: {
        5: (21, 36),
        6: (30, 52),
        7: (45, 70),
        8: (62, 94),
        9: (90, 132),
        10: (104, 140),
        11: (134, 226),
    },
}
"""By players and size: a boat each."""


def minutes(options: Options, seats: int) -> Minutes | None:
    """For tables as they are usually laid; the others have not been measured."""
    if options.first_to or options.patch_set is not None or not options.end_when_decided:
        return None
    return (IN_TEAMS if options.teams else ALONE[seats]).get(options.size)
