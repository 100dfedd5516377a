"""Where currents, eddies, sea horses and anemones lead, and who is in the way there. [V-9.4]"""

from divetable.bots.divers.twin.table import (
    ANEMONE,
    BLOCKED,
    CURRENT,
    EDDY,
    GOLDFISH,
    HARM,
    HIDDEN,
    ISLAND,
    MUD,
    NOTHING,
    OK,
    RING,
    SEAHORSE,
    STINGRAY,
    End,
    Game,
)
from divetable.games.divers.chart import NOWHERE
from divetable.games.divers.state import CREW, TUFT_CARRIES
from divetable.workshop.machine_code import compiled


@compiled
def are_friends(game: Game, one: int, other: int) -> bool:
    """Your own colour or, with teams, the one opposite. [V-2.5]"""
    return one == other or (game.options.teams and (one + other) % 2 == 0)


@compiled
def is_crewed(game: Game, boat: int) -> bool:
    """Is a diver of its owner, or of the owner's teammate, aboard? [V-2.6]"""
    divers = game.table.divers
    for diver in range(12):
        if divers[diver].at == -1 - boat and are_friends(game, diver // CREW, boat):
            return True
    return False


@compiled
def boat_at(game: Game, square: int) -> int:
    """The boat on a ring square, or NOTHING."""
    boats = game.table.boats
    for boat in range(4):
        if boats[boat].square == square:
            return boat
    return NOTHING


@compiled
def mate_is_on(game: Game, colour: int, square: int) -> bool:
    """Does the teammate have a diver on this patch? [V-6.3]"""
    if not game.options.teams:
        return False
    first = (colour + 2) % 4 * CREW
    for diver in range(first, first + CREW):
        at = game.table.divers[diver].at
        if at >= 0 and at % game.chart.area == square:
            return True
    return False


@compiled
def has_stranger(game: Game, colour: int, square: int) -> bool:
    """A diver of any other colour on the patch. [V-6.4]"""
    for diver in range(12):
        at = game.table.divers[diver].at
        if diver // CREW != colour and at >= 0 and at % game.chart.area == square:
            return True
    return False


@compiled
def has_room(game: Game, colour: int, square: int, units: int) -> bool:
    """Can tuft 1 take this many more, after enemies are struck away? [V-6.5]"""
    if game.options.voluntary_full_mud:
        return True
    load = int(game.table.gold[square]) + units
    for diver in range(colour * CREW, colour * CREW + CREW):
        if game.table.divers[diver].at == square:
            load += 1
    return load <= TUFT_CARRIES


@compiled
def may_board(game: Game, colour: int, boat: int) -> bool:
    """A friend's boat always; an enemy's if it is not crewed. (V-A37) (V-A43)"""
    return (
        are_friends(game, colour, boat)
        or game.options.allow_drowning_moves
        or not is_crewed(game, boat)
    )


@compiled
def verdict_on(game: Game, colour: int, square: int) -> int:
    """Whether a diver of this colour may, can, or cannot end here. [V-9.4] (V-A39)"""
    kind = game.table.kinds[square]
    if kind == HIDDEN:
        return OK
    if kind == RING:
        boat = boat_at(game, square)
        if boat == NOTHING:
            return HARM
        return OK if are_friends(game, colour, boat) or not is_crewed(game, boat) else HARM
    if mate_is_on(game, colour, square):
        return BLOCKED
    if kind == ISLAND:
        return BLOCKED if has_stranger(game, colour, square) else OK
    if kind == MUD:
        return OK if has_room(game, colour, square, 1) else HARM
    return HARM if STINGRAY <= kind <= GOLDFISH else OK


@compiled
def heading_of(arrival: int) -> int:
    """The unit direction of an arrival; after a jump, along the leg of two. [V-9.1]"""
    return arrival if arrival < 8 else (arrival - 7) // 2 * 2 % 8


@compiled
def throw_back(game: Game, on: End) -> None:
    """An anemone: over the square the diver came from and one step beyond; once out, no further.

    [V-8.12] (V-A35) (V-A36) (V-A38)
    """
    squares = game.chart.squares
    here = squares[on.square]
    back = (heading_of(on.arrival) + 4) % 8
    over = int(here.near[back] if on.arrival < 8 else here.jumps[(on.arrival - 4) % 8])
    to = game.routes.next
    to.square = squares[over].near[back] if squares[over].is_patch else over
    to.arrival = back


@compiled
def carry_on(game: Game, on: End) -> None:
    """An eddy: one step further or, at some tables, the same jump once more. [V-8.11] (V-A34)"""
    here = game.chart.squares[on.square]
    to = game.routes.next
    to.arrival = heading_of(on.arrival)
    to.square = here.near[to.arrival]
    if on.arrival >= 8 and game.options.eddy_repeats:
        again = int(here.jumps[on.arrival - 8])
        if again != NOTHING and (
            game.chart.squares[again].is_patch or boat_at(game, again) != NOTHING
        ):
            to.square, to.arrival = again, on.arrival


@compiled
def has_exit(game: Game, on: End, way: int) -> bool:
    """Does a mover lead on by this exit, of eight? `routes.next` is where. [V-9.3]

    [V-8.10] [V-8.11] [V-8.14]
    """
    here = game.chart.squares[on.square]
    kind = game.table.kinds[on.square]
    to = game.routes.next
    to.square, to.arrival, to.by_anemone = NOTHING, way, on.by_anemone
    if kind == CURRENT:
        if game.table.ways[on.square] >> way & 1:
            to.square = here.near[way]
    elif kind == SEAHORSE:
        to.square, to.arrival = here.jumps[way], 8 + way
    elif kind == EDDY and on.arrival == NOWHERE:
        to.square = here.near[way]
    elif way == 0:
        if kind == ANEMONE:
            throw_back(game, on)
        else:
            carry_on(game, on)
    return to.square != NOTHING


@compiled
def reach(game: Game, square: int, arrival: int) -> None:
    """List the ends of all ways over face-up movers. No state is visited twice. [V-9.4] (V-A53)"""
    kinds, routes = game.table.kinds, game.routes
    routes.mark += 1
    start = routes.movers[0]
    start.square, start.arrival, start.by_anemone = square, arrival, False
    routes.seen[square, arrival, 0] = routes.mark
    done = number_of_ends = 0
    number = 1
    while done < number:
        on = routes.movers[done]
        done += 1
        for way in range(8):
            if not has_exit(game, on, way):
                continue
            to = routes.next
            kind = kinds[to.square]
            if CURRENT <= kind <= ANEMONE:
                if kind == ANEMONE:
                    to.by_anemone = True
                if routes.seen[to.square, to.arrival, to.by_anemone] != routes.mark:
                    routes.seen[to.square, to.arrival, to.by_anemone] = routes.mark
                    routes.movers[number] = to
                    number += 1
            elif routes.ended[to.square, to.arrival, to.by_anemone] != routes.mark:
                routes.ended[to.square, to.arrival, to.by_anemone] = routes.mark
                routes.ends[number_of_ends] = to
                number_of_ends += 1
    routes.number_of_ends = number_of_ends


@compiled
def weigh_ends(game: Game, colour: int, square: int, arrival: int) -> int:
    """List every end from here once, with its best verdict; return how many. [V-9.4] [V-9.3]

    The arrival counts only on a face-down patch. A sea horse leads outside only into a boat.
    """
    reach(game, square, arrival)
    routes = game.routes
    number = 0
    for at in range(routes.number_of_ends):
        end = routes.ends[at]
        kind = game.table.kinds[end.square]
        if kind == RING and end.arrival >= 8 and boat_at(game, end.square) == NOTHING:
            continue
        end.verdict = verdict_on(game, colour, end.square)
        if end.by_anemone and end.verdict == OK:
            end.verdict = HARM
        if kind != HIDDEN:
            end.arrival = NOWHERE
        same = number
        for other in range(number):
            known = routes.verdicts[other]
            if known.square == end.square and known.arrival == end.arrival:
                same = other
        if same == number:
            routes.verdicts[number] = end
            number += 1
        elif end.verdict < routes.verdicts[same].verdict:
            routes.verdicts[same].verdict = end.verdict
    routes.number_of_verdicts = number
    return number


@compiled
def may_end_laden(game: Game, colour: int, square: int) -> bool:
    """With treasure a diver ends on a known patch other than an island, or in a boat. [V-9.5]
    [V-10.2]"""
    kind = int(game.table.kinds[square])
    if kind == MUD:
        return has_room(game, colour, square, 2)
    return kind != HIDDEN and kind != ISLAND
