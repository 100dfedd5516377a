"""Setting up the table. [V-3.1] [V-3.2] [V-3.3] [V-3.4]"""

from collections.abc import Mapping, Sequence

from divetable.core.chance import Chance, Randomness, below, shuffled
from divetable.core.game import Seat
from divetable.core.resolution import Resolution
from divetable.games.divers.box import drawn_from_box, treasures_of
from divetable.games.divers.changes import CHANGES
from divetable.games.divers.chart import TUFT_LAYERS, Chart, chart
from divetable.games.divers.components import HIDDEN, KIND, SAFE_TO_START, rotated
from divetable.games.divers.options import Options, read_options
from divetable.games.divers.rules.play import perform
from divetable.games.divers.rules.resolution import R
from divetable.games.divers.rules.turns import ask_for_places
from divetable.games.divers.state import COLOURS, NO_BOAT, OUT, State


def start(
    seats: int, options: Mapping[str, object] | Options | None = None, seed: int | str = 0
) -> State:
    """A new game, ready for the first decision."""
    state = bare_table(seats, read_options(options, seats), str(seed))
    r: R = Resolution(state, state.agenda, CHANGES)
    ask_for_places(r)
    r.run(perform)
    return state


def bare_table(seats: int, options: Options, seed: str) -> State:
    """The ocean is laid out face down; no boat is placed yet. [V-3.1] [V-3.4]"""
    board = chart(options.size)
    owners = owners_of_colours(seats, options)
    colours = [colour for colour in range(4) if owners[colour] >= 0]
    layout = [""] * board.area
    chance = Chance(seed, "ocean")
    codes = drawn_from_box(options, chance)
    lay_out(layout, options, codes, board.patches, chance)
    treasures = treasures_of(codes)
    return State(
        options=options,
        seed=seed,
        layout=tuple(layout),
        sea=[HIDDEN if is_patch else "" for is_patch in board.is_patch],
        gold=[0] * (TUFT_LAYERS * board.area),
        where=[OUT] * 12,
        flags=[0] * 12,
        boats=[NO_BOAT] * 4,
        holds=[0] * 4,
        owners=owners,
        treasures=treasures,
        undiscovered=treasures,
        turn=colours[below(len(colours), Chance(seed, "lots"))],  # [V-3.3]
    )


def owners_of_colours(seats: int, options: Options) -> tuple[Seat, ...]:
    """Two players have two opposite boats each; otherwise everybody has one. [V-3.2] (3.2)
    (V-A65)"""
    if options.teams and seats == 2:
        return (Seat(0), Seat(1), Seat(0), Seat(1))
    players = iter(map(Seat, range(seats)))
    return tuple(Seat(-1) if name in options.empty_seats else next(players) for name in COLOURS)


def lay_out(
    layout: list[str],
    options: Options,
    codes: Sequence[str],
    squares: Sequence[int],
    chance: Randomness,
) -> None:
    """Lay patches on squares in random order, each turned at random. [V-3.1] (1.6)

    For a safe start nothing dangerous lies in the outermost rows. (V-A66)
    """
    open_squares = list(squares)
    if options.safe_start:
        dangers = [code for code in codes if KIND[code] in SAFE_TO_START]
        inside = shuffled(inner(chart(options.size), squares), chance)[: len(dangers)]
        codes = [code for code in codes if KIND[code] not in SAFE_TO_START]
        open_squares = [square for square in squares if square not in inside]
        for square, code in zip(inside, dangers, strict=True):
            layout[square] = rotated(code, below(4, chance))
    for square, code in zip(open_squares, shuffled(codes, chance), strict=True):
        layout[square] = rotated(code, below(4, chance))


def inner(board: Chart, squares: Sequence[int]) -> list[int]:
    return [square for square in squares if square not in board.outermost]
