"""What we compare with: the base round of Dive as one would first write it.

Frozen dataclasses, pure functions, a new state for every step; no drafts, no ready, no events,
no views, no variants and no refusals. It gets whole programs and gives whole rounds.
"""

from dataclasses import dataclass, replace
from enum import Enum
from random import Random

from divetable.games.dive.components import CONTENTS, house_ocean_cards
from divetable.games.dive.programs import legal_programs

PLAYERS = 4


class Helper(Enum):
    GREEN = "green"
    RED = "red"
    MANTA = "manta"


@dataclass(frozen=True, slots=True)
class Card:
    shark: bool
    helper: Helper | None


@dataclass(frozen=True, slots=True)
class Level:
    tokens: frozenset[int]
    shark: bool

    @property
    def speed(self) -> int:
        return sum(self.tokens)


@dataclass(frozen=True, slots=True)
class Diver:
    position: int
    levels: tuple[Level, ...] = ()
    is_in: bool = True


@dataclass(frozen=True, slots=True)
class State:
    deck: tuple[Card, ...]
    divers: tuple[Diver, ...]

    @property
    def is_over(self) -> bool:
        return not self.deck or any(diver.position >= 23 for diver in self.divers)


def helped(divers: tuple[Diver, ...], winner: int, helper: Helper) -> tuple[Diver, ...]:
    me = divers[winner]
    if helper is Helper.GREEN:
        target = me.position + 1
    elif helper is Helper.RED:
        target = me.position + 2
    else:
        ahead = [diver.position for diver in divers if diver.position > me.position]
        if me.position >= 15 or not ahead:
            return divers
        target = min(min(ahead), 15)
    return tuple(
        replace(diver, position=target) if at == winner else diver
        for at, diver in enumerate(divers)
    )


def reveal(divers: tuple[Diver, ...], card: Card, depth: int) -> tuple[Diver, ...]:
    def check(diver: Diver) -> Diver:
        levels = diver.levels
        if not diver.is_in or len(levels) <= depth or levels[depth].shark == card.shark:
            return diver
        return replace(diver, is_in=False, levels=() if diver.position >= 16 else levels[:depth])

    divers = tuple(check(diver) for diver in divers)
    if card.helper is not None:
        claims = {
            at: diver.levels[depth].speed
            for at, diver in enumerate(divers)
            if diver.is_in and len(diver.levels) > depth
        }
        if claims:
            best = max(claims.values())
            winners = [at for at, speed in claims.items() if speed == best]
            if len(winners) == 1:
                divers = helped(divers, winners[0], card.helper)
    return divers


def play_round(state: State, programs: list[tuple[Level, ...]]) -> State:
    divers = tuple(
        replace(diver, levels=levels, is_in=True)
        for diver, levels in zip(state.divers, programs, strict=True)
    )
    deck, depth = state.deck, 0
    while deck and any(diver.is_in and len(diver.levels) > depth for diver in divers):
        card, deck = deck[0], deck[1:]
        divers = reveal(divers, card, depth)
        depth += 1
    if not deck:  # levels without a card are discarded
        divers = tuple(replace(diver, levels=diver.levels[:depth]) for diver in divers)
    moved = tuple(Diver(diver.position + len(diver.levels)) for diver in divers)
    return State(deck, moved)


CARDS = [
    Card(content.shark, Helper(content.helper) if content.helper else None)
    for content in (CONTENTS[card.code] for card in house_ocean_cards())
]
PROGRAMS = [
    tuple(Level(frozenset(map(int, level.rstrip("s"))), level.endswith("s")) for level in levels)
    for levels in legal_programs("standard", True)
]


def random_games(games: int, rng: Random) -> int:
    """Play this many games and return their rounds."""
    rounds = 0
    for _ in range(games):
        state = State(tuple(rng.sample(CARDS, len(CARDS))), (Diver(0),) * PLAYERS)
        while not state.is_over:
            state = play_round(state, [rng.choice(PROGRAMS) for _ in range(PLAYERS)])
            rounds += 1
    return rounds
