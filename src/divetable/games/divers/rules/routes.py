"""Where currents, eddies, sea horses and anemones lead. Only what is face up is read. [V-9.4]"""

from typing import Literal

from divetable.games.divers.chart import JUMP_HEADING, NOWHERE, Chart, chart
from divetable.games.divers.components import HIDDEN, KIND, PASS_THROUGH, PATCHES
from divetable.games.divers.state import TUFT_CARRIES, State

Class = Literal["ok", "harm", "blocked"]
End = tuple[int, int]  # a square, and how a diver comes there if that matters, or NOWHERE
Reached = tuple[int, int, bool]  # a square, the arrival, and whether past a known anemone

BETTER: dict[Class, int] = {"ok": 0, "harm": 1, "blocked": 2}


def heading_of(arrival: int) -> int:
    """The unit direction of an arrival. [V-9.1]"""
    return arrival if arrival < 8 else JUMP_HEADING[arrival - 8]


def exits(table: State, square: int, arrival: int) -> list[End]:
    """Where a pass-through patch leads from here, for any diver. [V-9.3]

    [V-8.10] [V-8.11] [V-8.12] [V-8.14]
    """
    board = chart(table.options.size)
    patch = PATCHES[table.sea[square]]
    delta = board.delta
    if patch.kind == "current":
        return [(square + delta[way], way) for way in patch.ways]
    if patch.kind == "seahorse":
        return [(to, 8 + jump) for jump, to in enumerate(board.jumps[square]) if to is not None]
    if patch.kind == "anemone":
        return [thrown_back(board, square, arrival)]
    if arrival == NOWHERE:
        return [(square + delta[way], way) for way in range(8)]
    if arrival >= 8 and table.options.eddy_after_horse == "repeat":  # (V-A34)
        again = board.jumps[square][arrival - 8]
        if again is not None and is_target(table, board, again):
            return [(again, arrival)]
    heading = heading_of(arrival)
    return [(square + delta[heading], heading)]


def is_target(table: State, board: Chart, square: int) -> bool:
    """A sea horse leaps onto a patch, or outside only into a boat. (V-A55)"""
    return board.is_patch[square] or square in table.boats


def thrown_back(board: Chart, square: int, arrival: int) -> End:
    """Over the square the diver came from and one step beyond; out of the ocean at once. [V-8.12]
    [V-9.3]

    (V-A35) (V-A36) (V-A38)
    """
    heading = heading_of(arrival)
    back = (heading + 4) % 8
    over = square - (board.delta[arrival] if arrival < 8 else board.jump_delta[arrival - 8])
    if not board.is_patch[over]:
        return over, back
    return over + board.delta[back], back


def reach(table: State, square: int, arrival: int) -> "Reach":
    """The first squares on every way that are no face-up pass-through patches. [V-9.4]

    They depend only on what is face up, so they are remembered until a patch is turned.
    """
    found: Reach | None = table.routes.get((square, arrival))
    if found is None:
        found = follow(table, square, arrival)
        if table.options.eddy_after_horse == "ahead":  # to repeat a jump may need a boat
            table.routes[square, arrival] = found
    return found


class Reach:
    """What can be reached from a mover, and over which."""

    __slots__ = ("before", "ends")

    def __init__(self, start: Reached) -> None:
        self.ends: dict[Reached, Reached] = {}  # each with the mover that leads there first
        self.before: dict[Reached, Reached | None] = {start: None}


def follow(table: State, square: int, arrival: int) -> Reach:
    """Breadth first, visiting no state twice. [V-9.4] (V-A53)"""
    sea = table.sea
    start = (square, arrival, False)
    found = Reach(start)
    ends, before = found.ends, found.before
    todo: list[Reached] = [start]
    for on in todo:
        here, came, by_anemone = on
        for to, how in exits(table, here, came):
            code = sea[to]
            if code and code != HIDDEN and KIND[code] in PASS_THROUGH:
                then = (to, how, by_anemone or KIND[code] == "anemone")
                if then not in before:
                    before[then] = on
                    todo.append(then)
            else:
                ends.setdefault((to, how, by_anemone), on)
    return found


def way_over(table: State, square: int, arrival: int, end: End) -> list[int]:
    """The face-up movers from this one to an end: the shortest way, by no anemone if that can be.

    [V-9.4]
    """
    found = reach(table, square, arrival)
    last: Reached | None = None
    for (to, how, by_anemone), on in found.ends.items():
        code = table.sea[to]
        if end != (to, how if code == HIDDEN else NOWHERE) or (last and by_anemone):
            continue
        if code or is_way_out(table, to, how):
            last = on
            if not by_anemone:
                break
    assert last is not None, "an end can be reached"
    way = [last[0]]
    while (last := found.before[last]) is not None:
        way.insert(0, last[0])
    return way


def ends_from(
    table: State, colour: int, square: int, arrival: int, mates: tuple[int, ...]
) -> dict[End, Class]:
    """Every end that can be reached from a pass-through patch, with its class. [V-9.4] (V-A08)"""
    found: dict[End, Class] = {}
    for to, how, by_anemone in reach(table, square, arrival).ends:
        code = table.sea[to]
        if not code and not is_way_out(table, to, how):
            continue
        kind = class_of(table, colour, to, mates)
        if by_anemone and kind == "ok":
            kind = "harm"
        end = (to, how if code == HIDDEN else NOWHERE)
        if end not in found or BETTER[kind] < BETTER[found[end]]:
            found[end] = kind
    return found


def is_way_out(table: State, square: int, arrival: int) -> bool:
    """Anything may lead out of the ocean, but a sea horse only into a boat. [V-9.3]"""
    return arrival < 8 or square in table.boats


def class_of(table: State, colour: int, square: int, mates: tuple[int, ...]) -> Class:
    """Whether a diver of this colour may, can, or cannot end here. [V-9.4]"""
    code = table.sea[square]
    if code == HIDDEN:
        return "ok"
    if not code:
        return class_of_ring(table, colour, square)
    if square in mates:  # [V-6.3]
        return "blocked"
    kind = KIND[code]
    if kind == "island":
        return "blocked" if has_stranger(table, colour, square) else "ok"
    if kind == "mud":
        return "ok" if has_room(table, colour, square, 1) else "harm"
    return "harm" if kind in FATAL else "ok"


FATAL = ("shark", "stingray", "goldfish")  # or at least unwelcome


def squares_of_mate(table: State, colour: int) -> tuple[int, ...]:
    """The squares on which the teammate has divers. [V-6.3]"""
    if not table.options.teams:
        return ()
    area = chart(table.options.size).area
    first = (colour + 2) % 4 * 3
    return tuple([at % area for at in table.where[first : first + 3] if at >= 0])


def class_of_ring(table: State, colour: int, square: int) -> Class:
    """A friendly or empty boat is fine; water or a crewed enemy boat is not. (V-A39)"""
    boat = table.boat_at(square)
    if boat is None:
        return "harm"
    return "ok" if table.are_friends(colour, boat) or not table.is_crewed(boat) else "harm"


def has_stranger(table: State, colour: int, square: int) -> bool:
    """A diver of any other colour on the patch. [V-6.4]"""
    return any(diver // 3 != colour for diver in table.on_square(square))


def has_room(table: State, colour: int, square: int, units: int) -> bool:
    """Can tuft 1 take this many more, after enemies are struck away? [V-6.5] (V-A46)"""
    if table.options.voluntary_full_mud:
        return True
    own = sum(table.where[diver] == square for diver in range(colour * 3, colour * 3 + 3))
    return own + table.gold[square] + units <= TUFT_CARRIES


def may_end_laden(table: State, colour: int, end: End) -> bool:
    """With treasure a diver ends on a known patch other than an island, or in a boat. [V-9.5]
    [V-10.2]"""
    code = table.sea[end[0]]
    if not code:
        return True
    kind = KIND[code]
    if kind == "mud":
        return has_room(table, colour, end[0], 2)
    return kind not in (HIDDEN, "island")
