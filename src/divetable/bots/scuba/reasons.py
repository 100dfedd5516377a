"""Why a move in Scuba is a good one, from what its seat sees."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any

from divetable.bots.thought import Reason, Thought
from divetable.core.game import Seat
from divetable.games.scuba.actions import Action, Discover, Enter, Flip, PickTile, Step, Stop
from divetable.games.scuba.agenda import ChooseTileToRemove
from divetable.games.scuba.board import COLUMNS, Colour, band_of, look_of, row_of, square
from divetable.games.scuba.components import MOVEMENT_POINTS, OPEN_SEAS, Data, Sea
from divetable.games.scuba.ending import combination_points
from divetable.games.scuba.state import UP_PER_TURN, can_be_examined
from divetable.games.scuba.views import CoveredView, DiverView, OpenView, View

SPREAD = 0.5  # of the results of single games, which are 0 to 1
IMPRESSION = 100  # so many games a first impression counts as much as
TIGHT = 6  # units of air beyond the way up: with more left, nobody thinks of it
NEAR = 4  # steps: what lies further away is no reason to go there
BY_HEART = 0.999


def noise(thought: Thought) -> float:
    """Each move was tried in about this many imagined games, but its worth also rests on a first
    impression, so that a game more or less moves it by little: by 0.01 to 0.02."""
    games = thought.simulations / max(1, len(thought.alternatives))
    return SPREAD * sqrt(games) / (games + IMPRESSION)


def reasons(view: View, seat: Seat, action: Action, belief: Mapping[str, Any]) -> list[Reason]:
    """The most telling first."""
    return list(Why(view, seat, belief).of(action))


class Why:
    """What one seat sees, asked for reasons."""

    def __init__(self, view: View, seat: Seat, belief: Mapping[str, Any]) -> None:
        self._view = view
        self._seat = seat
        self._me: DiverView = view.divers[seat]
        self._sea: Sea = OPEN_SEAS[view.options.data_set]
        self._data: Data = self._sea.data
        self._mine = self._me.cards or ()
        self._known: dict[int, str] = {
            one["tile"]: one["chances"][0][0]
            for one in belief.get("tiles", ())
            if one["chances"] and one["chances"][0][1] >= BY_HEART
        }

    def of(self, action: Action) -> Iterator[Reason]:
        match action:
            case Discover(tile):
                yield from self._of_discovering(tile)
            case Flip(tile):
                yield from self._of_turning(tile)
            case PickTile(tile) if not isinstance(self._view.agenda[-1], ChooseTileToRemove):
                yield from self._of_turning(tile)
            case Enter(column):
                if not self._view.open:
                    yield Reason("nothing-turned")
                else:
                    yield from self._of_entering(square(column, 1))
            case Step(direction):
                yield from self._of_a_step(direction)
            case Stop():
                yield from self._of_stopping()
            case _:
                return

    # Animals

    def _of_discovering(self, tile: int) -> Iterator[Reason]:
        found = next(one for one in self._view.open if one.tile == tile)
        species, points = found.species, self._data.species[found.species].value
        if species in self._mine:
            yield Reason("see-again", {"species": species, "points": points})
            return
        yield Reason("new-animal", {"species": species, "points": points})
        more = combination_points(self._data, (*self._mine, species))
        more -= combination_points(self._data, self._mine)
        if more > 0:
            yield Reason("combination", {"with": self._company_of(species), "points": more})

    def _company_of(self, species: str) -> list[str]:
        """The animals in hand that it goes with."""
        return [
            other
            for combination in self._data.combinations
            if species in combination.members
            for other in combination.members
            if other in self._mine
        ]

    def _of_turning(self, tile: int) -> Iterator[Reason]:
        front = self._known.get(tile)
        if front in self._data.species:
            yield Reason("remembered", {"species": front})
            return
        there = next((one for one in self._view.covered if one.tile == tile), None)
        if there is not None and front is None:
            chance, points = self._prospects(there.colour)
            if chance > 0:
                facts = {"colour": there.colour, "chance": chance, "points": points}
                yield Reason("unseen-tile", facts)

    def _prospects(self, colour: Colour) -> tuple[int, int]:
        """Of the tiles of a colour that nobody has seen: how many in a hundred are animals, and
        what these are worth on average."""
        pool = Counter(tile.front for tile in self._data.tiles.values() if tile.colour == colour)
        pool.subtract(one.species for one in self._view.open if one.colour == colour)
        pool.subtract(one.front for one in self._view.discarded if one.colour == colour)
        left = +pool
        values = [
            self._data.species[front].value
            for front in left.elements()
            if front in self._data.species
        ]
        if not values:
            return 0, 0
        return round(100 * len(values) / left.total()), round(sum(values) / len(values))

    # Ways

    def _of_a_step(self, direction: Any) -> Iterator[Reason]:
        me = self._me
        if me.loc == "SUB":
            if direction == "U":
                yield from self._of_going_up()
            to = me.at - COLUMNS if direction == "U" else self._sea.next[direction][me.at]
            if row_of(to) > 0:
                yield from self._of_going_to(to)
            if direction == "U" and row_of(to) > 0:
                yield from self._of_less_air(to)
            if direction == "D":
                yield from self._of_going_deeper(to)
            if row_of(to) > 0:
                yield from self._of_far_tiles(to)
        elif me.loc == "SNORKEL":
            yield from self._of_snorkelling(me.at + (1 if direction == "R" else -1))

    def _of_snorkelling(self, to: int) -> Iterator[Reason]:
        if to in self._sea.boat:
            yield Reason("aboard")
            return
        yield from self._of_going_to(look_of(to))
        here, there = (min(abs(at - one) for one in self._sea.boat) for at in (self._me.at, to))
        if there < here:
            yield Reason("to-the-boat", {"steps": there})

    def _of_entering(self, to: int) -> Iterator[Reason]:
        """What is near, unless it is nearer from another column."""
        elsewhere = [square(column, 1) for column in self._data.boat]
        new = [one.square for one in self._new_animals()]
        if new and all(
            min(distance(to, one) for one in new) <= min(distance(other, one) for one in new)
            for other in elsewhere
        ):
            yield from self._of_going_to(to)

    def _of_going_up(self) -> Iterator[Reason]:
        me = self._me
        if row_of(me.at) == 1 and me.at - COLUMNS in self._sea.boat:
            yield Reason("aboard")
        turn = self._view.turn
        air = way_up(self._data, me.at, MOVEMENT_POINTS - turn.mp, UP_PER_TURN - turn.ups)
        if air > 0 and me.air - air <= TIGHT:
            yield Reason("way-up", {"air": air, "left": me.air})

    def _of_going_deeper(self, to: int) -> Iterator[Reason]:
        """Into the next colour, if its animals are worth more."""
        if can_be_examined(to) and band_of(to) != band_of(self._me.at):
            (_, here), (chance, there) = map(self._prospects, (band_of(self._me.at), band_of(to)))
            if chance > 0 and there > here:
                yield Reason("deeper", {"colour": band_of(to), "points": there})

    def _of_far_tiles(self, to: int) -> Iterator[Reason]:
        """The nearest covered tile, if this is the way there."""
        away = min(
            ((distance(to, one.square), one.square) for one in self._view.covered),
            default=(0, to),
        )
        if 0 < away[0] < NEAR and away[0] < min(
            distance(self._me.at, one.square) for one in self._view.covered
        ):
            yield Reason("towards-tile", {"steps": away[0]})

    def _of_less_air(self, to: int) -> Iterator[Reason]:
        here, there = self._sea.air[self._me.at], self._sea.air[to]
        if there < here:
            yield Reason("shallower", {"air": there, "here": here})

    def _of_going_to(self, to: int) -> Iterator[Reason]:
        """What can be looked at there, or lies nearer from there."""
        is_clear = not any(to in diver.dust for diver in self._view.divers)
        if is_clear and can_be_examined(to):
            new = [one for one in self._new_animals() if one.square == to]
            if new:
                best = max(new, key=self._value_of)
                facts = {"species": best.species, "points": self._value_of(best)}
                yield Reason("animal-there", facts)
                return
        nearer = self._nearest_from(to)
        if nearer is not None:
            yield nearer
        tile = next((one for one in self._view.covered if one.square == look_of(to)), None)
        if is_clear and tile is not None:
            yield from self._of_tile_there(tile)

    def _of_tile_there(self, tile: CoveredView) -> Iterator[Reason]:
        front = self._known.get(tile.tile)
        if front in self._data.species and front not in self._mine:
            yield Reason("remembered-there", {"species": front})
        elif front is None:
            chance, points = self._prospects(tile.colour)
            if chance > 0:
                facts = {"colour": tile.colour, "chance": chance, "points": points}
                yield Reason("tile-there", facts)

    def _new_animals(self) -> Iterator[OpenView]:
        """Those that lie open and would bring this diver a card."""
        for one in self._view.open:
            if self._seat not in one.discs and one.species not in self._mine:
                yield one

    def _value_of(self, one: OpenView) -> int:
        return self._data.species[one.species].value

    def _nearest_from(self, to: int) -> Reason | None:
        me = self._me.at
        steps = {one: distance(to, one.square) for one in self._new_animals()}
        closer = [
            one
            for one, away in steps.items()
            if away < NEAR and (me < 0 or away < distance(me, one.square))
        ]
        if not closer:
            return None
        best = min(closer, key=lambda one: (steps[one], -self._value_of(one), one.tile))
        return Reason("animal-near", {"species": best.species, "steps": steps[best] + 1})

    # The end of a turn

    def _of_stopping(self) -> Iterator[Reason]:
        me = self._me
        if me.loc == "BOAT":
            yield Reason("stay-aboard")
        elif me.loc == "SUB":
            air = min(self._sea.air[me.at], me.air)
            if air < me.air:
                yield Reason("stop-here", {"air": air, "left": me.air - air})


def distance(one: int, other: int) -> int:
    """Steps between two squares."""
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


def way_up(data: Data, at: int, steps: int, ups: int) -> int:
    """The air that the straight way to the surface costs, if no current helps or hinders.
    [S-5.3] [S-6.1]"""
    row, rise, air = row_of(at), max(0, min(steps, ups)), 0
    while row > 0:
        row = max(0, row - rise)
        air += data.air[row] if row else 0
        rise = UP_PER_TURN
    return air
