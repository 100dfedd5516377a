"""What a bot knows of a table: what its seat was told and remembers, and what follows from it."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from divetable.bots.thought import Situation
from divetable.core.chance import shuffled
from divetable.core.game import Seat
from divetable.games.scuba import SCUBA
from divetable.games.scuba.board import COLOURS, COLUMNS, Colour
from divetable.games.scuba.components import LoseAir, Points
from divetable.games.scuba.events import MinusTaken, PlusTaken, TileFlipped, TileTurned
from divetable.games.scuba.state import State

LOST_AIR = 2.0  # points that a unit of air is about worth
SHOWN_TILES = 8
SHOWN_CHANCES = 4


class Knowledge:
    """A table as far as it is known, and the fronts that unknown tiles may have."""

    def __init__(self, told: Situation, rng: Random) -> None:
        self.view = told.view
        self.seat = told.seat
        self.state: State = SCUBA.imagine(told.view, rng)
        data = self.state.data
        self.printed = {
            colour: Counter(data.tiles[id].front for id in self.state.sea.tiles_by_colour[colour])
            for colour in COLOURS
        }
        self.fronts = self._fronts(told.events)
        self._remember_others(told.events, rng)
        self.unknown: dict[Colour, list[int]] = {colour: [] for colour in COLOURS}
        for tile, colour in enumerate(self.state.colours):
            if tile in self.fronts:
                self.printed[colour][self.fronts[tile]] -= 1
            else:
                self.unknown[colour].append(tile)
        self.pools = {colour: sorted(self.printed[colour].elements()) for colour in COLOURS}
        """By colour, the fronts that nobody has seen, in the box or on the table."""

    def _fronts(self, events: Sequence[Any]) -> dict[int, str]:
        """By tile, the fronts that are open, were open, or were seen before being turned again."""
        seen = {e.tile: e.front for e in events if isinstance(e, TileFlipped | TileTurned)}
        seen |= {one.tile: one.front for one in self.view.discarded}
        return seen | {one.tile: one.species for one in self.view.open}

    def _remember_others(self, events: Sequence[Any], rng: Random) -> None:
        """The cards and points of others are face down, but everybody saw them being taken."""
        state, species = self.state, self.state.data.species
        for seat, diver in enumerate(self.view.divers):
            if diver.cards is not None:
                continue
            discs = [tile for tile, bits in enumerate(state.discs) if bits >> seat & 1]
            met = [self.fronts[tile] for tile in discs if tile in self.fronts]
            cards = list(dict.fromkeys(front for front in met if front in species))
            others = shuffled([one for one in species if one not in cards], rng)
            state.cards[seat] = tuple([*cards, *others][: diver.number_of_cards])
            again = sum(species[front].value for front in met if front in species)
            again -= sum(species[card].value for card in cards)
            state.plus[seat] = (again, *_points(events, PlusTaken, Seat(seat)))
            state.minus[seat] = tuple(_points(events, MinusTaken, Seat(seat)))

    def hope(self, colour: Colour) -> float:
        """What an unknown tile of this colour is worth on average."""
        pool = self.pools[colour]
        data = self.state.data
        worth = float(sum(data.species[one].value for one in pool if one in data.species))
        worth += pool.count("event") * self._event_worth(colour)
        return worth / max(1, len(pool))

    def _event_worth(self, colour: Colour) -> float:
        cards = [card for card in self.state.data.events.values() if card.band == colour]
        points = air = 0
        for card in cards:
            for effect in card.effects:
                if isinstance(effect, Points):
                    points += effect.n
                elif isinstance(effect, LoseAir):
                    air += effect.n
        return (points - LOST_AIR * air) / len(cards)

    def belief(self) -> dict[str, Any]:
        """What the nearest covered tiles may be, for people who ask the bot why."""
        me = self.view.divers[self.seat]
        covered = sorted(self.view.covered, key=lambda one: (distance(me.at, one.square), one.tile))
        tiles: list[dict[str, Any]] = []
        for one in covered[:SHOWN_TILES]:
            chances = self._chances(one.tile, one.colour)
            tiles.append({"tile": one.tile, "square": one.square, "chances": chances})
        return {"tiles": tiles}

    def _chances(self, tile: int, colour: Colour) -> list[list[Any]]:
        if tile in self.fronts:
            return [[self.fronts[tile], 1.0]]
        pool = Counter(self.pools[colour])
        likely = sorted(pool.items(), key=lambda item: (-item[1], item[0]))
        total = pool.total()
        return [[front, round(number / total, 3)] for front, number in likely[:SHOWN_CHANCES]]


def distance(one: int, other: int) -> int:
    """Steps between two squares; from the boat, from the middle of the surface."""
    one = COLUMNS // 2 if one < 0 else one
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


def _points(events: Sequence[Any], kind: type[PlusTaken | MinusTaken], seat: Seat) -> list[int]:
    return [one.points for one in events if isinstance(one, kind) and one.seat == seat]
