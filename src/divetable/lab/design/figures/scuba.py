"""What games of Scuba look like among careful divers: deaths, discs, drift, bands, seats.

Every seat is the fast diver of `bots/scuba`, which sees what everybody sees, plans its air and
makes no mistakes. It plays on the twin, so that thousands of games take seconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, median
from typing import Any

from divetable.bots.scuba.judge import choose, survey, turn_of
from divetable.bots.scuba.know import Knowledge
from divetable.bots.scuba.search import NO_TURN, Desk, tally
from divetable.bots.scuba.think import MACHINE_CODE, Skill, laid_out, put_manners
from divetable.bots.scuba.twin.convert import book_of, encode
from divetable.bots.scuba.twin.table import DEAD, MOST_SEATS, SUB, Diver, Sea, Table
from divetable.bots.scuba.twin.turns import play
from divetable.bots.thought import Situation
from divetable.core.game import Seat
from divetable.games.scuba import SCUBA
from divetable.games.scuba.board import COLOURS, COLUMNS
from divetable.games.scuba.components import Data, data_of
from divetable.games.scuba.options import read_options
from divetable.games.scuba.state import UP_PER_TURN, State
from divetable.workshop.machine_code import door, get_ready

BOX_OF_DISCS = 12  # of each colour
BANDS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


@dataclass
class Watch:
    """Notes taken during one game."""

    lost_by: dict[Seat, bool] = field(default_factory=dict[Seat, bool])
    """Divers who no longer have the air to get home: was it somebody else's turn?"""
    most_discs: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    points: list[int] = field(default_factory=lambda: [0] * len(COLOURS))  # by band
    air: list[int] = field(default_factory=lambda: [0] * len(COLOURS))  # by band


@door
def swim(desk: Desk, sea: Sea) -> None:
    """The player who is asked does what seems best; then everybody's points are counted."""
    table = desk.known
    mind = desk.mind
    if mind.turn != turn_of(table):
        mind.turn = turn_of(table)
        survey(table, sea, mind, table.active)
    play(table, sea, desk.dice, choose(table, sea, desk.dice, mind), mind.actions)
    tally(desk, sea)


class CarefulGame:
    """A game in which every seat is a careful diver, as the best level imagines them."""

    def __init__(self, seed: str, seats: int, options: Mapping[str, object]) -> None:
        get_ready(MACHINE_CODE)
        get_ready(__name__)
        self.state: State = SCUBA.start(seats, options, seed)
        self.seats = range(seats)
        told = Situation("scuba", Seat(0), SCUBA.view(self.state, Seat(0)))
        book = book_of(self.state.options)
        self.sea = book.sea
        self.desk = laid_out(Knowledge(told, Random(seed)), book)
        self.desk.known = encode(self.state, book)
        self.table: Table = self.desk.known
        self.divers: list[Diver] = list(self.table.divers[:seats])
        self.desk.dice.seed = Random(seed).getrandbits(39)
        self.desk.mind.turn = self.desk.mind.plan.turn = NO_TURN
        put_manners(self.desk.mind, Skill(worlds=0))

    @property
    def is_over(self) -> bool:
        return bool(self.table.is_finished) or not self.table.tasks

    def act(self) -> None:
        swim(self.desk, self.sea)

    def score(self, seat: int) -> int:
        return int(self.desk.scores[seat])

    def is_lost(self, seat: int) -> bool:
        """Dead, or too deep for the air that is left."""
        diver = self.divers[seat]
        if diver.loc != SUB:
            return diver.loc == DEAD
        return self.is_too_deep(diver.at // COLUMNS, diver.air)

    def is_too_deep(self, row: int, air: int) -> bool:
        """Under water, and even straight up there is too little air."""
        return air <= sum(self.price(above) for above in range(row - UP_PER_TURN, 0, -UP_PER_TURN))

    def price(self, row: int) -> int:
        """The air that a turn costs if it ends there."""
        return self.sea.air[row]

    def discs(self, seat: int) -> int:
        """The tiles on the board."""
        tiles: Any = self.table.tiles
        return int(((tiles["place"] >= 0) & (tiles["discs"] >> seat & 1 > 0)).sum())


def watched(dive: CarefulGame) -> Watch:
    """Play to the end and note what happens on the way."""
    noted = Watch()
    before = snapshot(dive)
    while not dive.is_over:
        active = dive.table.active
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
                own = seat == dive.table.active or (
                    seat == active and dive.is_too_deep(row, air - dive.price(row))
                )
                noted.lost_by[Seat(seat)] = not own
            noted.most_discs[seat] = max(noted.most_discs[seat], dive.discs(seat))
        before = after
    return noted


def snapshot(dive: CarefulGame) -> list[tuple[int, int, int]]:
    """Of each seat: points, air, row."""
    return [
        (dive.score(seat), diver.air, diver.at // COLUMNS) for seat, diver in enumerate(dive.divers)
    ]


def facts_of_a_game(
    seed: str, seats: int, options: Mapping[str, object], _level: str = ""
) -> dict[str, float]:
    """One game from its beginning to its end, in numbers."""
    dive = CarefulGame(seed, seats, options)
    start = dive.table.start
    noted = watched(dive)
    dead = [seat for seat in dive.seats if dive.divers[seat].loc == DEAD]
    won = int(dive.desk.winners) if len(dead) < seats else 0
    share = 1 / won.bit_count() if won else 0.0
    drawn = [int(deck.number_used) for deck in dive.table.event_decks]  # none runs out in a game
    return {
        "rounds": int(dive.table.round),
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
