"""What games of Scuba look like among careful divers: deaths, discs, drift, bands, seats.

Every seat is the fast diver of `bots/scuba`, which sees what everybody sees, plans its air and
makes no mistakes. It plays on the twin, so that thousands of games take seconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, median

from divetable.bots.compiler import Cells, cells, reals
from divetable.bots.scuba import judgement
from divetable.bots.scuba import layout as at
from divetable.bots.scuba.conversion import book_of, encode
from divetable.bots.scuba.knowledge import Knowledge
from divetable.bots.scuba.twin import COLUMNS, play, score, winners
from divetable.bots.thought import Situation
from divetable.core.game import Seat
from divetable.games.scuba import SCUBA
from divetable.games.scuba.board import COLOURS
from divetable.games.scuba.components import Data, data_of
from divetable.games.scuba.options import read_options
from divetable.games.scuba.state import State

BOX_OF_DISCS = 12  # of each colour
BANDS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


@dataclass
class Watch:
    """Notes taken during one game."""

    lost_by: dict[Seat, bool] = field(default_factory=dict[Seat, bool])
    """Divers who no longer have the air to get home: was it somebody else's turn?"""
    most_discs: list[int] = field(default_factory=lambda: [0] * at.MOST_SEATS)
    points: list[int] = field(default_factory=lambda: [0] * len(COLOURS))  # by band
    air: list[int] = field(default_factory=lambda: [0] * len(COLOURS))  # by band


class CarefulGame:
    """A game in which every seat is a careful diver."""

    def __init__(self, seed: str, seats: int, options: Mapping[str, object]) -> None:
        self.state: State = SCUBA.start(seats, options, seed)
        self.seats = range(seats)
        book = book_of(self.state.options)
        self.book, self.table = book.cells, encode(self.state, book)
        self._dice = cells([Random(seed).getrandbits(39), 0, 0])
        self._way = cells([0] * judgement.WAY_ROOM)
        self._actions = cells([0] * at.MOST_ACTIONS)
        self._room = reals(judgement.ROOM)
        knowledge = Knowledge(
            Situation("scuba", Seat(0), SCUBA.view(self.state, Seat(0))), Random(seed)
        )
        for number, colour in enumerate(COLOURS):
            self._room[judgement.HOPES_AT + number] = knowledge.hope(colour)
        self._manners = careful_manners()
        self._turn = self._way[judgement.PLAN_TURN] = -1

    @property
    def is_over(self) -> bool:
        return bool(self.table[at.IS_FINISHED]) or not self.table[at.TASKS]

    def act(self) -> None:
        """The player who is asked does what seems best."""
        table, book, room, manners = self.table, self.book, self._room, self._manners
        if judgement.turn_of(table) != self._turn:
            self._turn = judgement.turn_of(table)
            judgement.survey(table, book, room, manners, table[at.ACTIVE])
        action = judgement.choose(table, book, self._dice, room, manners, self._way, self._actions)
        play(table, book, self._dice, action, self._actions)

    def of(self, seat: int, what: int) -> int:
        return int(self.table[at.SEATS_AT + at.SEAT * seat + what])

    def score(self, seat: int) -> int:
        return int(score(self.table, self.book, seat))

    def is_lost(self, seat: int) -> bool:
        """Dead, or too deep for the air that is left."""
        if self.of(seat, at.LOC) != at.SUB:
            return self.of(seat, at.LOC) == at.DEAD
        return self.is_too_deep(self.of(seat, at.AT) // COLUMNS, self.of(seat, at.AIR))

    def is_too_deep(self, row: int, air: int) -> bool:
        """Under water, and even straight up there is too little air."""
        return air <= judgement.way_home(self.book, row)

    def price(self, row: int) -> int:
        """The air that a turn costs if it ends there."""
        return int(self.book[at.AIRS_AT + row])

    def discs(self, seat: int) -> int:
        """The tiles on the board."""
        tiles = range(at.TILES_AT, at.TILES_AT + at.TILE * self.table[at.TILES], at.TILE)
        return sum(
            self.table[tile + at.PLACE] >= 0 and self.table[tile + at.DISCS] >> seat & 1
            for tile in tiles
        )


def careful_manners() -> list[float]:
    """Good players, as the best level imagines them."""
    manners = reals(at.MOST_SEATS * judgement.MANNER)
    for first in range(0, at.MOST_SEATS * judgement.MANNER, judgement.MANNER):
        manners[first + judgement.RISK] = 0.3
        manners[first + judgement.FADE] = 1.0
        manners[first + judgement.DEATH] = 60.0
        manners[first + judgement.SPARE] = 1.0
        manners[first + judgement.COMBINES] = 1.0
        manners[first + judgement.LOOKS_AHEAD] = 1.0
    return manners


def watched(dive: CarefulGame) -> Watch:
    """Play to the end and note what happens on the way."""
    noted = Watch()
    before = snapshot(dive)
    while not dive.is_over:
        active = int(dive.table[at.ACTIVE])
        dive.act()
        after = snapshot(dive)
        for seat in dive.seats:
            (points, air, row), (now, left, _) = before[seat], after[seat]
            if 1 <= row <= 8:
                noted.points[(row - 1) // 2] += max(0, now - points)
                noted.air[(row - 1) // 2] += max(0, air - left)
            if not dive.is_lost(seat):
                noted.lost_by.pop(Seat(seat), None)
            elif Seat(seat) not in noted.lost_by:
                # Divers with enough air at the end of their own turn were lost to the next current.
                own = seat == dive.table[at.ACTIVE] or (
                    seat == active and dive.is_too_deep(row, air - dive.price(row))
                )
                noted.lost_by[Seat(seat)] = not own
            noted.most_discs[seat] = max(noted.most_discs[seat], dive.discs(seat))
        before = after
    return noted


def snapshot(dive: CarefulGame) -> list[tuple[int, int, int]]:
    """Of each seat: points, air, row."""
    return [
        (dive.score(seat), dive.of(seat, at.AIR), dive.of(seat, at.AT) // COLUMNS)
        for seat in dive.seats
    ]


def facts_of_a_game(
    seed: str, seats: int, options: Mapping[str, object], _level: str = ""
) -> dict[str, float]:
    """One game from its beginning to its end, in numbers."""
    dive = CarefulGame(seed, seats, options)
    start = dive.table[at.START]
    noted = watched(dive)
    dead = [seat for seat in dive.seats if dive.of(seat, at.LOC) == at.DEAD]
    won = winners(dive.table, dive.book) if len(dead) < seats else 0
    share = 1 / won.bit_count() if won else 0.0
    drawn = [events_drawn(dive.table, band) for band in range(len(COLOURS))]
    return {
        "rounds": int(dive.table[at.ROUND]),
        "deaths": len(dead),
        "lost to others": sum(noted.lost_by.get(Seat(seat), False) for seat in dead),
        "too many discs": sum(most > BOX_OF_DISCS for most in noted.most_discs),
        "points": fmean([dive.score(seat) for seat in dive.seats if seat not in dead] or [0]),
        "some combination impossible": is_some_combination_impossible(dive.state),
        **{f"events {band}": number for band, number in zip(BANDS, drawn, strict=True)},
        **{f"points {band}": n for band, n in zip(BANDS, noted.points, strict=True)},
        **{f"air {band}": n for band, n in zip(BANDS, noted.air, strict=True)},
        **{f"won {turn + 1}": share * (won >> (start + turn) % seats & 1) for turn in range(seats)},
    }


def events_drawn(table: Cells, band: int) -> int:
    """Cards of this deck that were drawn; no deck runs out in a game."""
    return int(table[at.EVENTS_USED_AT + at.EVENT_USED * band])


def is_some_combination_impossible(state: State) -> bool:
    """An animal of a combination is not in this sea."""
    fronts = {state.data.tiles[tile].front for tile in state.fronts}
    return any(not fronts.issuperset(one.members) for one in state.data.combinations)


def drift(data: Data) -> tuple[float, float]:
    """How many squares a card moves an open animal, and a diver, on average."""
    cards = data.currents.values()
    animals = [far[1] if far else 0 for card in cards for far in card.drifts]
    return fmean(animals), fmean(card.divers[1] if card.divers else 0 for card in cards)


def figures(
    facts: list[dict[str, float]], seats: int, options: Mapping[str, object]
) -> dict[str, str]:
    """Many games summed up for people."""
    games = len(facts)
    deaths = sum(one["deaths"] for one in facts)
    animals, divers = drift(data_of(read_options(options, seats).data_set))
    bands = ", ".join(BANDS.values())

    def mean(name: str) -> float:
        return fmean(one[name] for one in facts)

    return {
        "games": str(games),
        "rounds, median": f"{median(one['rounds'] for one in facts):.0f}",
        "divers who drown": f"{100 * deaths / games / seats:.1f} %",
        "of these, lost in another's turn": (
            f"{100 * sum(one['lost to others'] for one in facts) / deaths:.0f} %" if deaths else "-"
        ),
        f"players with more than {BOX_OF_DISCS} discs out": (
            f"{100 * mean('too many discs') / seats:.1f} %"
        ),
        "squares a card: animals, divers": f"{animals:.2f}, {divers:.2f}",
        f"event cards: {bands}": ", ".join(f"{mean(f'events {band}'):.1f}" for band in BANDS),
        f"points for a unit of air: {bands}": ", ".join(
            f"{mean(f'points {band}') / max(0.01, mean(f'air {band}')):.1f}" for band in BANDS
        ),
        f"air spent: {bands}": ", ".join(f"{mean(f'air {band}') / seats:.1f}" for band in BANDS),
        "points of the living": f"{mean('points'):.1f}",
        "some combination impossible": f"{100 * mean('some combination impossible'):.0f} %",
        "won by place in the order": " : ".join(
            f"{100 * mean(f'won {turn + 1}'):.0f}" for turn in range(seats)
        ),
    }
