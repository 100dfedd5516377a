"""Setting up the table. [S-2.1] [S-2.5]"""

from collections.abc import Mapping
from itertools import pairwise

from divetable.core.chance import Chance, Randomness, below, shuffled
from divetable.core.game import Seat
from divetable.core.resolution import Resolution
from divetable.games.scuba.agenda import BeginTurn
from divetable.games.scuba.board import COLOURS, NOWHERE, SQUARES, square
from divetable.games.scuba.changes import CHANGES
from divetable.games.scuba.components import Sea
from divetable.games.scuba.options import Options, read_options
from divetable.games.scuba.rules.play import perform
from divetable.games.scuba.rules.resolution import R
from divetable.games.scuba.state import State

AIR = 20  # [S-2.5]


def start(
    seats: int, options: Mapping[str, object] | Options | None = None, seed: int | str = 0
) -> State:
    """A new game, ready for the first decision."""
    state = bare_table(seats, read_options(options, seats), str(seed))
    deal(state)
    state.agenda.append(BeginTurn(state.start))
    r: R = Resolution(state, state.agenda, CHANGES)
    r.run(perform)
    return state


def bare_table(seats: int, options: Options, seed: str) -> State:
    """All divers on the boat with full air; no tiles and no cards yet. [S-2.5] [S-2.6]"""
    chosen = options.start_player
    first = Seat(below(seats, Chance(seed, "start"))) if chosen is None else chosen
    return State(
        options=options,
        seed=seed,
        fronts=(),
        colours=(),
        box=(),
        places=[],
        covered=[()] * SQUARES,
        open=(),
        discs=[],
        deck=(),
        used=(),
        event_decks=[()] * len(COLOURS),
        event_used=[()] * len(COLOURS),
        loc=["WAIT"] * seats,
        at=[NOWHERE] * seats,
        air=[AIR] * seats,
        deco=[0] * seats,
        deep=[False] * seats,
        cards=[()] * seats,
        plus=[()] * seats,
        minus=[()] * seats,
        dust=[()] * seats,
        start=first,
        active=first,
    )


def deal(state: State) -> None:
    """Tiles face down in their bands, some swapped, the rest in the box; all decks shuffled.
    [S-2.1] [S-2.2] [S-2.3] [S-2.4]"""
    sea, seed = state.sea, state.seed
    laid, box = lay_tiles(sea, state.players, Chance(seed, "tiles"))
    lay(state, laid)
    state.box = tuple(box)
    state.deck = tuple(shuffled(sea.data.currents, Chance(seed, "current deck")))
    chance = Chance(seed, "event decks")
    for at, colour in enumerate(COLOURS):
        cards = [card.id for card in sea.data.events.values() if card.band == colour]
        state.event_decks[at] = tuple(shuffled(cards, chance))


def lay(state: State, laid: Mapping[int, str]) -> None:
    """Put these tiles face down, numbered by their squares."""
    squares = sorted(laid)
    tiles = state.data.tiles
    state.fronts = tuple(laid[number] for number in squares)
    state.colours = tuple(tiles[id].colour for id in state.fronts)
    state.places = squares
    state.discs = [0] * len(squares)
    for tile, number in enumerate(squares):
        state.covered[number] = (tile,)


def lay_tiles(sea: Sea, players: int, chance: Randomness) -> tuple[dict[int, str], list[str]]:
    """Which tile is on which square, and what is left over. With two players columns 1 and 9 stay
    empty. [S-2.1] [S-2.2] [S-13.1]"""
    columns = range(2, 9) if players == 2 else range(1, 10)
    laid: dict[int, str] = {}
    box: list[str] = []
    for band, colour in enumerate(COLOURS):
        squares = [square(column, 2 * band + row) for row in (1, 2) for column in columns]
        tiles = shuffled(sea.tiles_by_colour[colour], chance)
        laid.update(zip(squares, tiles, strict=False))
        box += tiles[len(squares) :]
    swap_neighbours(laid, len(columns), chance)
    return laid, box


def swap_neighbours(laid: dict[int, str], columns: int, chance: Randomness) -> None:
    """One red with one yellow tile, one yellow with one green, one green with one blue; each
    drawn among those still in their own band. [S-2.3]"""
    squares = list(laid)  # band by band
    own = [squares[at : at + 2 * columns] for at in range(0, len(squares), 2 * columns)]
    for upper, lower in pairwise(own):
        one, other = (band.pop(below(len(band), chance)) for band in (upper, lower))
        laid[one], laid[other] = laid[other], laid[one]
