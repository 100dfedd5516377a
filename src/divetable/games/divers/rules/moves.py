"""All that a colour may do with its divers, judged only by what is face up. [V-5.2] [V-6.1]

Whether it is that colour's turn is checked elsewhere. [V-5.1]
"""

from functools import cache
from typing import Any

from divetable.games.divers.actions import (
    Action,
    Board,
    Land,
    Ransom,
    Sail,
    Step,
    Tuft,
    Walk,
    Wish,
)
from divetable.games.divers.chart import ARRIVALS, INWARD, NOWHERE, Chart, chart
from divetable.games.divers.components import FORBIDDEN, HIDDEN, KIND, PATCHES
from divetable.games.divers.rules.routes import (
    End,
    class_of,
    has_room,
    has_stranger,
    is_way_out,
    may_end_laden,
    reach,
    squares_of_mate,
)
from divetable.games.divers.state import COLOURS, DIVERS, HELD, OUT, STUCK, WISH, State

Way = tuple[int, bool, End | None]  # the patch entered, laden or not, and the end of the route

OPEN, ISLAND, MUD, ROUTE, CLOSED = range(5)
ENTRY = {
    code: {"island": ISLAND, "mud": MUD, "current": ROUTE, "eddy": ROUTE, "seahorse": ROUTE}.get(
        patch.kind, CLOSED if patch.kind in FORBIDDEN else OPEN
    )
    for code, patch in PATCHES.items()
}
"""How a face-up patch is entered. [V-6.2]"""


class Moves:
    """The moves of a colour by their kind."""

    __slots__ = ("boards", "kinds", "lands", "sails", "steps", "tufts", "walks", "wishes")

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.tufts: list[Tuft] = []
        self.lands: list[Land] = []
        self.boards: list[Board] = []
        self.sails: list[Sail] = []
        self.walks: list[Walk] = []
        self.wishes: list[Wish] = []

        self.kinds: tuple[list[Action], ...] = ()  # the kinds there are, once all moves are found

    def gather(self) -> None:
        kinds: tuple[Any, ...] = (
            self.steps,
            self.tufts,
            self.lands,
            self.boards,
            self.sails,
            self.walks,
            self.wishes,
        )
        self.kinds = tuple(filter(None, kinds))


@cache
def bordering(size: int, diver: int, square: int) -> tuple[tuple[int, int, Step, Step], ...]:
    """For each bordering patch: direction, square, the step there, and the same with treasure."""
    board, name = chart(size), DIVERS[diver]
    return tuple(
        (way, to, Step(name, board.names[to]), Step(name, board.names[to], True))
        for way, to in board.borders[square]
    )


@cache
def route_step(size: int, diver: int, to: int, carry: bool, end: End) -> Step:
    board = chart(size)
    return Step(DIVERS[diver], board.names[to], carry, end_name(board, end))


def end_name(board: Chart, end: End) -> str:
    """How the end of a route is written; for a face-down patch this includes the direction.
    [V-9.4]"""
    square, arrival = end
    name = board.names[square]
    return name if arrival == NOWHERE else f"{name}>{ARRIVALS[arrival]}"


def moves_of(table: State, colour: int) -> Moves:
    """All moves of a colour. [V-4.3] [V-5.1] [V-4.7]"""
    found = Moves()
    where, flags = table.where, table.flags
    mates = squares_of_mate(table, colour)
    must_land = table.turns == 0 and table.options.first_move_land
    board = chart(table.options.size)
    for diver in range(colour * 3, colour * 3 + 3):
        at = where[diver]
        if at == OUT or flags[diver] & HELD:
            continue
        if at < 0:
            add_landings(found, table, board, diver, -1 - at, mates)
            if must_land:
                continue
            if at == -1 - colour:
                add_sailings(found, table, board, diver)
        elif must_land:
            continue
        elif at in board.ring_steps:
            add_walks(found, table, board, diver)
        elif not add_swimming(found, table, board, diver, mates):
            continue
        if flags[diver] & WISH:
            add_wishes(found, table, board, diver, mates)
    found.gather()
    return found


def add_swimming(
    found: Moves, table: State, board: Chart, diver: int, mates: tuple[int, ...]
) -> bool:
    """Steps and boarding from a patch; in mud the next tuft only, until the last.

    [V-5.3] [V-6.3] [V-6.4] [V-6.5] [V-6.7] [V-8.7] [V-10.1] [V-10.2] Returns whether the diver is
    free to do anything else.
    """
    sea = table.sea
    place = table.where[diver]
    layer, square = divmod(place, board.area)
    laden = table.gold[place] > 0
    code = sea[square]
    if ENTRY[code] == MUD and layer + 1 < PATCHES[code].number:
        found.tufts += tuft_moves(diver, board.names[place + board.area], laden)
        return False
    colour = diver // 3
    add = found.steps.append
    for way, to, plain, with_treasure in bordering(table.options.size, diver, square):
        code = sea[to]
        if code == HIDDEN:
            add(plain)
        elif to not in mates:
            entry = ENTRY[code]
            if entry == OPEN:
                add(plain)
                if laden:
                    add(with_treasure)
            elif entry == ISLAND:
                if not has_stranger(table, colour, to):
                    add(plain)
            elif entry == MUD:
                if has_room(table, colour, to, 1):
                    add(plain)
                    if laden and has_room(table, colour, to, 2):
                        add(with_treasure)
            elif entry == ROUTE:
                for end in permitted_ends(table, colour, to, way, mates):
                    add(route_step(table.options.size, diver, to, False, end))
                    if laden and may_end_laden(table, colour, end):
                        add(route_step(table.options.size, diver, to, True, end))
    for ring in board.boarding[square]:
        if ring in table.boats:
            boat = table.boats.index(ring)
            if may_board(table, colour, boat):
                found.boards += boardings(diver, boat, laden)
    return True


@cache
def tuft_moves(diver: int, to: str, laden: bool) -> tuple[Tuft, ...]:
    name = DIVERS[diver]
    return (Tuft(name, to), Tuft(name, to, True)) if laden else (Tuft(name, to),)


@cache
def boardings(diver: int, boat: int, laden: bool) -> tuple[Board, ...]:
    name, colour = DIVERS[diver], COLOURS[boat]
    return (Board(name, colour), Board(name, colour, True)) if laden else (Board(name, colour),)


def permitted_ends(
    table: State, colour: int, square: int, arrival: int, mates: tuple[int, ...]
) -> list[End]:
    """The ends of voluntary routes over face-up movers. [V-6.6] [V-9.5] (V-A52)"""
    sea, found = table.sea, dict[End, None]()
    for to, how, by_anemone in reach(table, square, arrival).ends:
        code = sea[to]
        if by_anemone:
            continue  # harmful
        if code == HIDDEN:
            found[to, how] = None
        elif code and ENTRY[code] == OPEN:
            if to not in mates:
                found[to, NOWHERE] = None
        elif (code or is_way_out(table, to, how)) and class_of(table, colour, to, mates) == "ok":
            found[to, NOWHERE] = None
    return list(found)


def may_board(table: State, colour: int, boat: int) -> bool:
    """A friend's boat always; an enemy's if it is not crewed. (V-A37) (V-A43)"""
    return (
        table.are_friends(colour, boat)
        or table.options.allow_drowning_moves
        or not table.is_crewed(boat)
    )


def ways_into(
    table: State, colour: int, square: int, arrival: int, laden: bool, mates: tuple[int, ...]
) -> list[Way]:
    """Every permitted way to enter a patch. [V-6.1] [V-6.2] [V-6.3] [V-6.4] [V-6.5] [V-6.6]"""
    code = table.sea[square]
    if code == HIDDEN:
        return [(square, False, None)]
    if square in mates:
        return []
    entry = ENTRY[code]
    if entry == CLOSED or (entry == ISLAND and has_stranger(table, colour, square)):
        return []
    if entry == ROUTE:
        if arrival == NOWHERE and KIND[code] == "eddy":
            return []  # no direction to go on in
        ends = permitted_ends(table, colour, square, arrival, mates)
        ways: list[Way] = [(square, False, end) for end in ends]
        if laden:
            ways += [(square, True, end) for end in ends if may_end_laden(table, colour, end)]
        return ways
    if entry == MUD and not has_room(table, colour, square, 1):
        return []
    if laden and may_end_laden(table, colour, (square, NOWHERE)):
        return [(square, False, None), (square, True, None)]
    return [(square, False, None)]


def add_landings(
    found: Moves, table: State, board: Chart, diver: int, boat: int, mates: tuple[int, ...]
) -> None:
    """Onto the patch astern, from any boat. [V-1.5] [V-12.3] [V-12.7]"""
    to = board.astern[table.boats[boat]]
    for square, _, end in ways_into(table, diver // 3, to, INWARD[boat], False, mates):
        found.lands.append(landing(table.options.size, diver, square, end))


@cache
def landing(size: int, diver: int, square: int, end: End | None) -> Land:
    board = chart(size)
    return Land(
        DIVERS[diver], board.names[square], False, "" if end is None else end_name(board, end)
    )


def add_sailings(found: Moves, table: State, board: Chart, diver: int) -> None:
    """One square along the own coast. [V-12.5] [V-12.6]"""
    colour = diver // 3
    found.sails += sailings(board.size, diver, table.boats[colour])


@cache
def sailings(size: int, diver: int, square: int) -> tuple[Sail, ...]:
    board = chart(size)
    coast = board.coasts[diver // 3]
    return tuple(
        Sail(DIVERS[diver], board.names[to]) for to in board.ring_steps[square] if to in coast
    )


def add_walks(found: Moves, table: State, board: Chart, diver: int) -> None:
    """Along the ring, or into a boat that lies there. [V-1.6] [V-13.2] [V-13.3] [V-13.4]"""
    colour = diver // 3
    for way in (0, 1):
        to = ring_step(table, board, colour, table.where[diver], way)
        if to not in table.boats:
            found.walks.append(walk(board.size, diver, to))
        elif may_board(table, colour, boat := table.boats.index(to)):
            found.boards += boardings(diver, boat, False)


def ring_step(table: State, board: Chart, colour: int, at: int, way: int) -> int:
    """The next square this way round. Without teams, boats that may not be boarded are passed.
    [V-13.3]

    (V-A60) The step then ends on the first square beyond them.
    """
    to = board.ring_steps[at][way]
    if not table.options.teams and table.options.pass_boats:
        while to in table.boats and not may_board(table, colour, table.boats.index(to)):
            to = board.ring_steps[to][way]
    return to


@cache
def walk(size: int, diver: int, to: int) -> Walk:
    return Walk(DIVERS[diver], chart(size).names[to])


def add_wishes(
    found: Moves, table: State, board: Chart, diver: int, mates: tuple[int, ...]
) -> None:
    """Any other patch that may be entered, or any other boat; from the ring, boats only. [V-8.13]

    (V-A23) (V-A26) (V-A27)
    """
    at, colour = table.where[diver], diver // 3
    is_in_sea = at >= 0 and at not in board.ring_steps
    laden = is_in_sea and table.gold[at] > 0
    if is_in_sea or at < 0:
        here = at % board.area if at >= 0 else None
        for to in board.patches:
            if to != here:
                for square, carry, end in ways_into(table, colour, to, NOWHERE, laden, mates):
                    found.wishes.append(wish(board.size, diver, square, carry, end))
    for boat, ring in enumerate(table.boats):
        if ring >= 0 and at != -1 - boat and may_board(table, colour, boat):
            found.wishes += wishes_for_boat(diver, boat, laden)


@cache
def wish(size: int, diver: int, square: int, carry: bool, end: End | None) -> Wish:
    board = chart(size)
    name = "" if end is None else end_name(board, end)
    return Wish(DIVERS[diver], board.names[square], carry, name)


@cache
def wishes_for_boat(diver: int, boat: int, laden: bool) -> tuple[Wish, ...]:
    to = f"boat {COLOURS[boat]}"
    plain = Wish(DIVERS[diver], to)
    return (plain, Wish(DIVERS[diver], to, True)) if laden else (plain,)


def ransoms_of(table: State, colour: int, refused: bool) -> list[Ransom]:
    """What can be paid for whom, from the own or the teammate's hold. [V-14.3] (V-A30) (V-A31)"""
    stuck = [diver for diver in range(colour * 3, colour * 3 + 3) if table.flags[diver] & STUCK]
    if not stuck:
        return []
    mate = table.mate(colour)
    boats = [colour] if mate is None or refused else [colour, mate]
    return [
        Ransom(DIVERS[diver], COLOURS[boat])
        for diver in stuck
        for boat in boats
        if table.holds[boat] > 0
    ]
