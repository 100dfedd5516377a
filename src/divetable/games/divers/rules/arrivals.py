"""How a move ends: striking, the effects of the patches, discoveries, forced movement."""

from divetable.games.divers.agenda import (
    ChooseExit,
    ChooseSinking,
    LightenBoat,
    LightenTuft,
    Suffer,
)
from divetable.games.divers.chart import NOWHERE, chart
from divetable.games.divers.components import HIDDEN, KIND, PASS_THROUGH, PATCHES
from divetable.games.divers.events import (
    Caught,
    Delayed,
    Freed,
    Moved,
    Removed,
    Returned,
    Stranded,
    Struck,
    Stuck,
    Swept,
    Turned,
    WishGained,
)
from divetable.games.divers.rules.boats import drown_intruders, enter_boat
from divetable.games.divers.rules.resolution import R, ask
from divetable.games.divers.rules.routes import End, ends_from, squares_of_mate, way_over
from divetable.games.divers.state import CAUGHT, CREW, DIVERS, TUFT_CARRIES, State


def arrive(r: R, diver: int, end: End, carry: bool, origin: int) -> None:
    """A diver comes to the end of the way. [V-9.8] [V-8.1] [V-8.2] [V-8.3] [V-10.3]"""
    table = r.table
    square, arrival = end
    code = table.sea[square]
    if not code:
        leave_the_ocean(r, diver, square, carry)
    elif code == HIDDEN:
        discover(r, diver, square, arrival, origin)
    else:
        r.emit(Moved(DIVERS[diver], table.place_name(square), carry))
        meet(r, diver, square, first=False)


def ride(r: R, diver: int, first: End, end: End, carry: bool, origin: int) -> None:
    """From the mover the diver comes to, or is on, over others to an end. [V-5.4] [V-9.8]"""
    table = r.table
    names = table.chart.names
    over = [names[at] for at in way_over(table, *first, end) if at != table.where[diver]]
    if over:
        r.emit(Swept(DIVERS[diver], tuple(over)))
    arrive(r, diver, end, carry, origin)


def leave_the_ocean(r: R, diver: int, square: int, carry: bool = False) -> None:
    """Into the boat on this ring square, or stranded on it. [V-13.1]"""
    boat = r.table.boat_at(square)
    if boat is None:
        r.emit(Stranded(DIVERS[diver], r.table.chart.names[square]))
    else:
        enter_boat(r, diver, boat, carry)


def discover(r: R, diver: int, square: int, arrival: int, origin: int) -> None:
    """The patch is turned for good and acts at once. [V-7.1] [V-7.3] [V-7.4] (V-A06)"""
    table = r.table
    name = table.chart.names[square]
    r.emit(Moved(DIVERS[diver], name, False))
    patch = table.layout[square]
    r.emit(Turned(name, patch))
    kind = KIND[patch]
    if kind not in PASS_THROUGH:
        meet(r, diver, square, first=True)
    elif kind == "anemone" and arrival == NOWHERE:
        send_back(r, diver, origin)  # (V-A25)
    else:
        drive_on(r, diver, square, arrival, origin)


def drive_on(r: R, diver: int, square: int, arrival: int, origin: int) -> None:
    """The diver is forced on to one of the best ends; the owner chooses. [V-9.6] [V-9.7] [V-9.8]

    (V-A05) (V-A07) (V-A09) (V-A10) (V-A11) (V-A13)
    """
    table = r.table
    colour = diver // CREW
    found = ends_from(table, colour, square, arrival, squares_of_mate(table, colour))
    best = [end for end, kind in found.items() if kind == "ok"]
    if not best or table.options.free_choice_on_discovery:
        best += [end for end, kind in found.items() if kind == "harm"]
    if len(best) > 1:
        ends = clockwise(table, square, best)
        ask(r, ChooseExit(table.owners[colour], diver, origin, ends, arrival))
    elif best:
        ride(r, diver, (square, arrival), best[0], False, origin)
    elif found:
        send_back(r, diver, origin)
    else:
        r.emit(Removed(DIVERS[diver], "loop"))


def clockwise(table: State, square: int, ends: list[End]) -> tuple[End, ...]:
    """In the order of the compass from north, as seen from the patch; nearer ones first."""
    board = chart(table.options.size)
    here_y, here_x = divmod(square, board.width)

    def bearing(end: End) -> tuple[float, int, int]:
        y, x = divmod(end[0], board.width)
        east, north = x - here_x, here_y - y
        # the angle from north without trigonometry: a quarter, and how far into it
        quarter = 0 if east >= 0 and north > 0 else 1 if east > 0 else 2 if north < 0 else 3
        along = abs(east) if quarter in (0, 2) else abs(north)
        return quarter + along / (abs(east) + abs(north)), abs(east) + abs(north), end[1]

    return tuple(sorted(ends, key=bearing))


def send_back(r: R, diver: int, origin: int) -> None:
    """The move did not happen for this diver: same place, same flags. [V-9.2] [V-9.6] (V-A64)"""
    r.emit(Returned(DIVERS[diver], r.table.place_name(origin)))


def meet(r: R, diver: int, place: int, *, first: bool) -> None:
    """Strike any enemies there, then suffer what the place does. [V-11.1] [V-11.2] [V-11.5]"""
    table = r.table
    kind = KIND[table.sea[place % table.chart.area]]
    if kind == "shark":
        r.emit(Removed(DIVERS[diver], "eaten"))  # [V-8.16]
        return
    if kind == "stingray":
        hurl(r, diver, place)
        return
    victims = [] if first or kind == "island" else struck_at(table, diver, place)
    if not victims:
        suffer(r, diver, first=first)
        return
    for other in victims:
        strike(r, other)
    boats = sorted({other // CREW for other in victims})
    last = {other // CREW: other for other in victims}
    r.then(*(LightenBoat(boat, last[boat]) for boat in boats), Suffer(diver, first))


def struck_at(table: State, diver: int, place: int) -> list[int]:
    """The enemies on this place; in mud on this tuft only, unless the table plays otherwise.

    So all divers on one place have the same colour. [V-11.1] [V-11.3] [V-11.6] (V-A14) (V-A49)
    """
    if table.options.mud_strike == "patch" and table.is_mud(place):
        there = list(table.on_square(place % table.chart.area))
    else:
        there = [other for other, at in enumerate(table.where) if at == place]
    return [other for other in there if not table.are_friends(other // CREW, diver // CREW)]


def strike(r: R, other: int) -> None:
    """Into the boat of the diver's colour, free of everything but the wish. [V-11.4] (V-A15)
    (V-A16)"""
    r.emit(Struck(DIVERS[other]))
    drown_intruders(r, other // CREW)


def hurl(r: R, diver: int, square: int) -> None:
    """In the direction of the tail, over everything, and off the board. [V-8.15] (V-A45)"""
    board = r.table.chart
    [tail] = PATCHES[r.table.sea[square]].ways
    while board.is_patch[square]:
        square += board.delta[tail]
    leave_the_ocean(r, diver, square)


def suffer(r: R, diver: int, *, first: bool) -> None:
    """What the place does to a diver who comes there. [V-8.4] [V-8.5] [V-8.8] [V-8.9] [V-8.13]
    [V-11.5]"""
    table = r.table
    place = table.where[diver]
    match KIND[table.sea[place % table.chart.area]]:
        case "turtle":
            r.emit(Delayed(DIVERS[diver]))  # [V-14.1]
        case "urchin":
            r.emit(Stuck(DIVERS[diver]))
        case "octopus":
            meet_octopus(r, diver, place)
        case "goldfish":
            if first or table.options.fish_repeat:  # (V-A24)
                r.emit(WishGained(DIVERS[diver]))
        case "mud":
            lighten_tuft(r, LightenTuft(diver, place))
        case _:
            pass  # sea, treasure, island: the move ends


def meet_octopus(r: R, diver: int, place: int) -> None:
    """Caught, unless another diver of that colour is there: then all of that colour are free.

    [V-8.9] [V-14.2] (V-A32)
    """
    table = r.table
    colour = diver // CREW
    others = [
        other
        for other in range(colour * CREW, colour * CREW + CREW)
        if other != diver and table.where[other] == place
    ]
    if not others:
        r.emit(Caught(DIVERS[diver]))
    for other in others:
        if table.flags[other] & CAUGHT:
            r.emit(Freed(DIVERS[other]))


def units_on(table: State, place: int) -> list[str]:
    """What a tuft carries: divers by name, and each treasure. [V-8.6]"""
    divers = [DIVERS[diver] for diver, at in enumerate(table.where) if at == place]
    return [*divers, *["treasure"] * table.gold[place]]


def lighten_tuft(r: R, task: LightenTuft) -> None:
    """A tuft carries two; the player who moved chooses what sinks, one by one. [V-8.6]

    (V-A47) (V-A48)
    """
    if len(units_on(r.table, task.place)) > TUFT_CARRIES:
        mover = r.table.owners[task.diver // CREW]
        ask(r, ChooseSinking(mover, task.diver, task.place), task)
