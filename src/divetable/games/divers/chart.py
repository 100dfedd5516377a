"""The geometry of an ocean of some size, worked out once. [V-1.1] [V-1.2] [V-1.3]

A square is a number: y times the width plus x, ring included. A place is a square, or for the
tuft t of mud the square plus (t - 1) times the area, so that tuft 1 is the square itself.
[V-2.2]
"""

from functools import cache

from divetable.games.divers.components import COMPASS

SEATS = ("N", "E", "S", "W")
TUFT_LAYERS = 5
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # [V-1.4]
JUMPS = ((1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2))
JUMP_HEADING = (0, 2, 2, 4, 4, 6, 6, 0)  # along the leg of two [V-9.1]
INWARD = (4, 6, 0, 2)  # by seat
NOWHERE = 16  # an arrival without direction: a wish
ARRIVALS = (*COMPASS, *(f"{x:+d}{y:+d}" for x, y in JUMPS), "wish")
"""How a diver can arrive, by number: 0-7 a step, 8-15 a sea horse's jump, 16 a wish. [V-9.1]"""


class Chart:
    """Names and neighbourhoods of all squares."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.width = width = size + 2
        self.area = width * width
        everything = [(x, y) for y in range(width) for x in range(width)]
        inside = range(1, size + 1)
        self.patches = tuple(y * width + x for x, y in everything if x in inside and y in inside)
        self.is_patch = [x in inside and y in inside for x, y in everything]
        self.delta = tuple(y * width + x for x, y in STEPS)
        self.jump_delta = tuple(y * width + x for x, y in JUMPS)
        self.names = self._names()
        self.place_of = {name: at for at, name in enumerate(self.names)}
        self.place_of |= {f"{self.names[at]}#1": at for at in self.patches}
        self.place_of |= {f"boat {seat}": -1 - number for number, seat in enumerate(SEATS)}
        self.coasts = self._coasts()
        self.ring_steps = self._ring_steps()
        self.borders = tuple(
            tuple((way, at + by) for way, by in enumerate(self.delta) if self.is_patch[at + by])
            if self.is_patch[at]
            else ()
            for at in range(self.area)
        )
        self.jumps = tuple(self._jumps(at) for at in range(self.area))
        self.astern = {
            at: at + self.delta[INWARD[seat]] for seat in range(4) for at in self.coasts[seat]
        }
        self.behind = {
            at: tuple(
                self.astern[near] for near in (at - by, at, at + by) if near in self.coasts[seat]
            )
            for seat in range(4)
            for by in (1 if seat in (0, 2) else width,)
            for at in self.coasts[seat]
        }
        self.boarding = tuple(
            tuple(ring for ring, patches in self.behind.items() if at in patches)
            for at in range(self.area)
        )
        self.outermost = frozenset(self.astern.values())

    def _names(self) -> list[str]:
        """`6,5` for patches, `6,5#2` for tufts, `ring 6,0` for the ring."""
        names: list[str] = []
        for layer in range(TUFT_LAYERS):
            for at in range(self.area):
                y, x = divmod(at, self.width)
                name = f"{x},{y}" if self.is_patch[at] else f"ring {x},{y}"
                names.append(f"{name}#{layer + 1}" if layer else name)
        return names

    def _coasts(self) -> tuple[tuple[int, ...], ...]:
        """The side squares of each seat; corners belong to nobody. [V-1.3]"""
        size, width = self.size, self.width
        along = range(1, size + 1)
        return (
            tuple(along),
            tuple(y * width + size + 1 for y in along),
            tuple((size + 1) * width + x for x in along),
            tuple(y * width for y in along),
        )

    def _ring_steps(self) -> dict[int, tuple[int, ...]]:
        """Along a side, round a corner in one diagonal step, or down from a corner. [V-1.6]"""
        north, east, south, west = self.coasts
        round_about = (*north, *east, *reversed(south), *reversed(west))
        steps: dict[int, tuple[int, ...]] = {
            at: (round_about[number - 1], round_about[(number + 1) % len(round_about)])
            for number, at in enumerate(round_about)
        }
        steps[self.at(0, 0)] = (west[0], north[0])
        steps[self.at(self.size + 1, 0)] = (north[-1], east[0])
        steps[self.at(self.size + 1, self.size + 1)] = (east[-1], south[-1])
        steps[self.at(0, self.size + 1)] = (south[0], west[-1])
        return steps

    def _jumps(self, at: int) -> tuple[int | None, ...]:
        """Where the eight jumps lead, if there is a square. [V-9.3]"""
        y, x = divmod(at, self.width)
        return tuple(
            self.at(x + dx, y + dy) if self.has(x + dx, y + dy) else None for dx, dy in JUMPS
        )

    def has(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.width

    def at(self, x: int, y: int) -> int:
        return y * self.width + x

    def middle(self, seat: int) -> int:
        """The square preselected for a boat. [V-3.3]"""
        return self.coasts[seat][(self.size + 1) // 2 - 1]


@cache
def chart(size: int) -> Chart:
    return Chart(size)
