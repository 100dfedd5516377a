"""A second move generator, as slow and plain as can be, written from the rules a second time.

It works with coordinates and sets, knows nothing of `chart.py`, `routes.py` and `moves.py`, and
follows every route step by step.
"""

from typing import Any

from divetable.games.divers.state import State

STEPS = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1),
    "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1),
}  # fmt: skip
KNIGHTS = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
MOVERS = ("current", "eddy", "seahorse", "anemone")
SEATS = "NESW"
Point = tuple[int, int]


class Naive:
    """All moves of a colour in a position."""

    def __init__(self, state: State) -> None:
        self.size = state.options.size
        self.options = state.options
        width = self.size + 2
        area = width * width
        self.first = state.turns == 0
        self.sea = {
            (x, y): state.sea[y * width + x]
            for x in range(1, self.size + 1)
            for y in range(1, self.size + 1)
        }
        self.boats = {
            SEATS[seat]: (at % width, at // width) for seat, at in enumerate(state.boats) if at >= 0
        }
        self.divers: dict[str, Any] = {}
        for number, at in enumerate(state.where):
            name = f"{SEATS[number // 3]}{number % 3 + 1}"
            if -5 < at < 0:
                self.divers[name] = SEATS[-1 - at]
            elif at >= 0:
                square = at % area
                self.divers[name] = (square % width, square // width, at // area + 1)
        self.held = {
            f"{SEATS[n // 3]}{n % 3 + 1}" for n, flags in enumerate(state.flags) if flags & 7
        }
        self.wishing = {
            f"{SEATS[n // 3]}{n % 3 + 1}" for n, flags in enumerate(state.flags) if flags & 8
        }
        self.gold = {
            (at % area % width, at % area // width, at // area + 1): number
            for at, number in enumerate(state.gold)
            if number
        }

    def friends(self, one: str, other: str) -> bool:
        return one == other or (self.options.teams and {one, other} in ({"N", "S"}, {"E", "W"}))

    def on(self, point: Point) -> list[str]:
        return [
            name for name, at in self.divers.items() if isinstance(at, tuple) and at[:2] == point
        ]

    def crewed(self, boat: str) -> bool:
        return any(at == boat and self.friends(name[0], boat) for name, at in self.divers.items())

    def may_board(self, colour: str, boat: str) -> bool:
        return (
            self.friends(colour, boat) or not self.crewed(boat) or self.options.allow_drowning_moves
        )

    def room(self, colour: str, point: Point, units: int) -> bool:
        own = sum(at == (*point, 1) for name, at in self.divers.items() if name[0] == colour)
        load = own + self.gold.get((*point, 1), 0) + units
        return load <= 2 or self.options.voluntary_full_mud

    def resting(self, colour: str, point: Point) -> str:
        """ok, harm or blocked; the class of an end."""
        if point not in self.sea:
            boats = [boat for boat, at in self.boats.items() if at == point]
            fine = boats and (self.friends(colour, boats[0]) or not self.crewed(boats[0]))
            return "ok" if fine else "harm"
        code = self.sea[point]
        if code == "?":
            return "ok"
        others = [name[0] for name in self.on(point) if name[0] != colour]
        if any(self.friends(colour, other) for other in others):
            return "blocked"
        if code == "island":
            return "blocked" if others else "ok"
        if code.startswith("mud"):
            return "ok" if self.room(colour, point, 1) else "harm"
        return "harm" if code.split(":")[0] in ("shark", "stingray", "goldfish") else "ok"

    def leads(self, point: Point, last: Point | None, heading: Point | None) -> list[Any]:
        """Next squares with (last step, heading)."""
        kind, _, ways = self.sea[point].partition(":")
        x, y = point
        if kind == "current":
            steps = [STEPS[way] for way in ways.split("+")]
            return [((x + a, y + b), (a, b), (a, b)) for a, b in steps]
        if kind == "seahorse":
            return [
                ((x + a, y + b), (a, b), (a // 2, 0) if abs(a) == 2 else (0, b // 2))
                for a, b in KNIGHTS
                if (x + a, y + b) in self.sea or (x + a, y + b) in self.boats.values()
            ]
        if kind == "anemone":
            assert last is not None
            assert heading is not None
            came = (x - last[0], y - last[1])
            back = (-heading[0], -heading[1])
            if came not in self.sea:
                return [(came, back, back)]
            return [((came[0] + back[0], came[1] + back[1]), back, back)]
        assert last is not None
        assert heading is not None
        again = (x + last[0], y + last[1])
        there = again in self.sea or again in self.boats.values()
        if last != heading and self.options.eddy_after_horse == "repeat" and there:
            return [(again, last, heading)]
        return [((x + heading[0], y + heading[1]), heading, heading)]

    def routes(self, colour: str, point: Point, last: Any, heading: Any) -> set[Any]:
        """Where one may go over movers, following every route without repeating a state."""
        found: set[Any] = set()

        def follow(here: Point, last: Any, heading: Any, seen: frozenset[Any]) -> None:
            for to, new_last, new_heading in self.leads(here, last, heading):
                kind = self.sea.get(to, "").partition(":")[0]
                if kind == "anemone":
                    continue  # never of class OK beyond it
                if kind in MOVERS:
                    state = (to, new_last, new_heading)
                    if state not in seen:
                        follow(to, new_last, new_heading, seen | {state})
                elif self.resting(colour, to) == "ok":
                    found.add((to, new_last if kind == "?" else None))

        follow(point, last, heading, frozenset())
        return found

    def enter(self, colour: str, point: Point, step: Point | None, laden: bool) -> set[Any]:
        """(end or None, arrival, with treasure) for every permitted way into a patch."""
        code = self.sea[point]
        kind = code.partition(":")[0]
        if code == "?":
            return {(None, None, False)}
        if kind in ("anemone", "shark", "stingray", "goldfish"):
            return set()
        if any(name[0] != colour and self.friends(name[0], colour) for name in self.on(point)):
            return set()
        loads = (False, True) if laden else (False,)
        if kind in MOVERS:
            if kind == "eddy" and step is None:
                return set()
            ends = self.routes(colour, point, step, step)
            return {
                (to, how, load) for to, how in ends for load in loads if self.fits(colour, to, load)
            }
        if self.resting(colour, point) != "ok":
            return set()
        return {(None, None, load) for load in loads if self.fits(colour, point, load)}

    def fits(self, colour: str, end: Point, load: bool) -> bool:
        if not load or end not in self.sea:
            return True
        code = self.sea[end]
        if code.startswith("mud"):
            return self.room(colour, end, 2)
        return code not in ("?", "island")

    def moves(self, colour: str) -> set[Any]:
        """Every move as a plain tuple: kind, diver, target, treasure, end, arrival."""
        found: set[Any] = set()
        for name, at in self.divers.items():
            if name[0] != colour or name in self.held:
                continue
            mine: set[Any] = set()
            free = True
            if isinstance(at, str):
                point, inward = self.astern(at)
                mine |= {
                    ("Land", name, point, False, end, how)
                    for end, how, _ in self.enter(colour, point, inward, False)
                }
                if at == colour:
                    x, y = self.boats[at]
                    side = ((1, 0), (-1, 0)) if colour in "NS" else ((0, 1), (0, -1))
                    mine |= {
                        ("Sail", name, (x + a, y + b), False, None, None)
                        for a, b in side
                        if 1 <= (x + a if colour in "NS" else y + b) <= self.size
                    }
            elif at[:2] in self.sea:
                free = self.swim(mine, colour, name, at)
            else:
                self.walk(mine, colour, name, at[:2])
            if free and name in self.wishing:
                self.wish(mine, colour, name, at)
            if self.first and self.options.first_move_land:
                mine = {move for move in mine if move[0] == "Land"}
            found |= mine
        return found

    def astern(self, boat: str) -> tuple[Point, Point]:
        x, y = self.boats[boat]
        inward = {"N": (0, 1), "S": (0, -1), "E": (-1, 0), "W": (1, 0)}[boat]
        return (x + inward[0], y + inward[1]), inward

    def swim(self, mine: set[Any], colour: str, name: str, at: Any) -> bool:
        x, y, tuft = at
        laden = self.gold.get(at, 0) > 0
        code = self.sea[x, y]
        if code.startswith("mud") and tuft < int(code[4:]):
            for load in (False, True) if laden else (False,):
                mine.add(("Tuft", name, (x, y, tuft + 1), load, None, None))
            return False
        for a, b in STEPS.values():
            if (x + a, y + b) in self.sea:
                mine |= {
                    ("Step", name, (x + a, y + b), load, end, how)
                    for end, how, load in self.enter(colour, (x + a, y + b), (a, b), laden)
                }
        for boat in self.boats:
            (bx, by), _ = self.astern(boat)
            same_row = y == by if boat in "NS" else x == bx
            if same_row and abs(x - bx) + abs(y - by) <= 1 and self.may_board(colour, boat):
                for load in (False, True) if laden else (False,):
                    mine.add(("Board", name, boat, load, None, None))
        return True

    def ring_steps(self, point: Point) -> set[Point]:
        """Side squares that touch this one by a side or a corner."""
        x, y = point
        edge = (0, self.size + 1)
        near = {(x + a, y + b) for a, b in STEPS.values()}
        return {
            (a, b)
            for a, b in near
            if (a in edge) != (b in edge) and 0 <= a <= self.size + 1 and 0 <= b <= self.size + 1
        }

    def walk(self, mine: set[Any], colour: str, name: str, point: Point) -> None:
        for to in self.ring_steps(point):
            boats = [boat for boat, at in self.boats.items() if at == to]
            before = point
            while boats and self.passes(colour, boats[0]):
                [beyond] = self.ring_steps(to) - {before, point} - self.ring_steps(point)
                before, to = to, beyond
                boats = [boat for boat, at in self.boats.items() if at == to]
            if not boats:
                mine.add(("Walk", name, to, False, None, None))
            elif self.may_board(colour, boats[0]):
                mine.add(("Board", name, boats[0], False, None, None))

    def passes(self, colour: str, boat: str) -> bool:
        """Without teams a walker passes the boats that are closed to him."""
        alone = self.options.pass_boats and not self.options.teams
        return alone and not self.may_board(colour, boat)

    def wish(self, mine: set[Any], colour: str, name: str, at: Any) -> None:
        here: Point | None = None if isinstance(at, str) else (at[0], at[1])
        in_sea = here in self.sea
        place: Any = at
        laden: bool = in_sea and self.gold.get(place, 0) > 0
        if here is None or in_sea:
            for point in self.sea:
                if point != here:
                    mine |= {
                        ("Wish", name, point, load, end, how)
                        for end, how, load in self.enter(colour, point, None, laden)
                    }
        for boat in self.boats:
            if at != boat and self.may_board(colour, boat):
                for load in (False, True) if laden else (False,):
                    mine.add(("Wish", name, boat, load, None, None))


def as_plain(action: Any) -> Any:
    """An action of the engine in the words of this generator."""
    kind = type(action).__name__
    end = how = None
    if getattr(action, "end", ""):
        name, _, arrival = action.end.partition(">")
        end = point_of(name)
        how = arrival_of(arrival)
    if kind == "Board":
        target: Any = action.boat
    elif action.to.startswith("boat "):
        target = action.to[5:]
    else:
        target = point_of(action.to)
    return (kind, action.diver, target, getattr(action, "carry", False), end, how)


def point_of(name: str) -> Any:
    place, _, tuft = name.removeprefix("ring ").partition("#")
    x, y = map(int, place.split(","))
    return (x, y, int(tuft)) if tuft else (x, y)


def arrival_of(text: str) -> Any:
    if text in STEPS:
        return STEPS[text]
    return (int(text[:2]), int(text[2:])) if text else None
