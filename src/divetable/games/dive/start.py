"""Setting up the table. [D-2.1] [D-2.2] [D-2.4] [D-2.5]"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import repeat
from operator import getitem

from divetable.core.chance import Chance, shuffled
from divetable.core.game import Seat
from divetable.core.resolution import Resolution
from divetable.games.dive.agenda import BeginRound, ChooseCompanions
from divetable.games.dive.changes import CHANGES
from divetable.games.dive.components import (
    ChiefCard,
    OceanCard,
    StackCard,
    house_chief_cards,
    house_ocean_cards,
)
from divetable.games.dive.options import Options, read_options
from divetable.games.dive.programs import NOTHING
from divetable.games.dive.rules.play import perform
from divetable.games.dive.rules.resolution import R
from divetable.games.dive.state import State


def start(
    seats: int, options: Mapping[str, object] | Options | None = None, seed: int | str = 0
) -> State:
    """A new game, ready for the first decision."""
    state = bare_table(seats, read_options(options, seats), str(seed))
    if state.options.companions:
        state.phase = "choosing"
        state.picks = (None,) * seats
        state.agenda.append(ChooseCompanions(tuple(map(Seat, range(seats)))))
    else:
        state.agenda.append(BeginRound())
    r: R = Resolution(state, state.agenda, CHANGES)
    r.run(perform)
    return state


def bare_table(seats: int, options: Options, seed: str) -> State:
    """Everything is laid out, all pawns on field 0, the chief's too. [D-2.2] [D-2.4] [D-6.1]
    [D-6.3]"""
    return State(
        options=options,
        seed=seed,
        deck=shuffled_stack(options, Chance(seed, "ocean")),
        chief_deck=shuffled_chief_deck(options, seed),
        priority=companion_priority(seats, options, seed),
        positions=[0] * (seats + options.chief),
        drafts=[NOTHING] * seats,
        status=["thinking"] * seats,
        boards=((),) * seats,
        companions=(None,) * seats,
        used=(0,) * seats,
    )


def ocean_cards(options: Options) -> tuple[OceanCard, ...]:
    return options.ocean_cards or house_ocean_cards()


def chief_cards(options: Options) -> tuple[ChiefCard, ...]:
    return options.chief_cards or house_chief_cards()


def shuffled_stack(options: Options, chance: Chance) -> tuple[StackCard, ...]:
    """All cards in random order, each turned and flipped at random. [D-2.2]"""
    orientations = (
        all_orientations(options.ocean_cards) if options.ocean_cards else house_orientations()
    )
    cards = shuffled(orientations, chance)
    return tuple(map(getitem, cards, chance.below(repeat(8, len(cards)))))


def all_orientations(cards: Iterable[OceanCard]) -> tuple[tuple[StackCard, ...], ...]:
    """Each card in its eight orientations. [D-2.2]"""
    return tuple(
        tuple(
            StackCard(card.id, card.code, rotation, flipped)
            for rotation in (0, 90, 180, 270)
            for flipped in (False, True)
        )
        for card in cards
    )


@cache
def house_orientations() -> tuple[tuple[StackCard, ...], ...]:
    return all_orientations(house_ocean_cards())


def shuffled_chief_deck(options: Options, seed: str) -> tuple[ChiefCard, ...]:
    """The chief's cards face down, if he plays. [D-6.3]"""
    return tuple(shuffled(chief_cards(options), Chance(seed, "chief"))) if options.chief else ()


def companion_priority(seats: int, options: Options, seed: str) -> tuple[Seat, ...]:
    """Who chooses first if several want the same; nobody without companions. [D-5.3]"""
    if not options.companions:
        return ()
    everyone = map(Seat, range(seats))
    return options.companion_priority or tuple(shuffled(everyone, Chance(seed, "priority")))
