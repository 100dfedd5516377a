"""How long games last: measured among bots, ten seconds for each decision (docs/balance.md)."""

from divetable.games.divers.options import Options

Minutes = tuple[int, int]
"""Half of all games are shorter than the first, nine of ten than the second."""

IN_TEAMS: dict[int, Minutes] = {
    5: (16, 31),
    6: (24, 40),
    7: (33, 55),
    8: (51, 92),
    9: (65, 110),
    10: (87, 117),
    11: (113, 195),
}
"""By size: two or four players with four boats."""

ALONE: dict[int, dict[int, Minutes]] = {
    2: {
        5: (13, 24),
        6: (20, 31),
        7: (27, 48),
        8: (38, 66),
        9: (56, 86),
        10: (75, 121),
        11: (85, 147),
    },
    3: {
        5: (20, 34),
        6: (27, 40),
        7: (48, 65),
        8: (58, 88),
        9: (76, 123),
        10: (101, 142),
        11: (125, 179),
    },
    4: {
        5: (21, 36),
        6: (30, 52),
        7: (45, 70),
        8: (62, 94),
        9: (90, 132),
        10: (104, 140),
        11: (139, 187),
    },
}
"""By players and size: a boat each."""


def minutes(options: Options, seats: int) -> Minutes | None:
    """For tables as they are usually laid; nobody has measured the others."""
    if options.first_to or options.patch_set is not None or not options.end_when_decided:
        return None
    return (IN_TEAMS if options.teams else ALONE[seats]).get(options.size)
