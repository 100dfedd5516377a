"""Any position, set up from a document: for vectors, tutorials, puzzles and bug reports.

The document has the form of the vectors in docs/rules/divers.md section 4: `size`, `tiles`,
`boats`, `divers`, `flags`, `hold`, `gold`, `elsewhere`, `lost`, `turn`, `turnNo`,
`quietTurns` and `options`.
"""

from collections.abc import Mapping
from typing import Any

from divetable.core.game import Seat
from divetable.core.resolution import Resolution
from divetable.core.values import replace
from divetable.games.divers import refusals
from divetable.games.divers.agenda import TakeTurn
from divetable.games.divers.changes import CHANGES
from divetable.games.divers.chart import TUFT_LAYERS, Chart, chart
from divetable.games.divers.components import HIDDEN, PATCHES, PatchEntry, PatchSet, read_code
from divetable.games.divers.options import Options, read_options
from divetable.games.divers.rules.moves import moves_of, ransoms_of
from divetable.games.divers.rules.resolution import R
from divetable.games.divers.rules.turns import begin_turn
from divetable.games.divers.start import owners_of_colours
from divetable.games.divers.state import (
    COLOUR_OF,
    COLOURS,
    DIVER_OF,
    FLAGS,
    NO_BOAT,
    OUT,
    State,
)

PLAYERS = 4
SIZES = range(2, 21)


def set_up(document: Mapping[str, Any], players: int = PLAYERS) -> State:
    """The position a document describes; a BadData if something is wrong with it.

    The player in turn is asked if they have divers, even if none can move; then they may pass.
    """
    try:
        state = _table(document, players)
        _fill(state, document)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        problem = f"{type(error).__name__} {error}"
        raise refusals.BAD_POSITION(problem=problem) from None
    _check(state)
    _begin(state, document)
    return state


def set_up_table(document: Mapping[str, Any], seats: int, options: Mapping[str, object]) -> State:
    """A table with this many seats that begins in this position."""
    try:
        given = {**options, **document.get("options", {})}
    except (AttributeError, TypeError) as error:
        raise refusals.BAD_POSITION(problem=str(error)) from None
    return set_up({**document, "options": given}, seats)


def _table(document: Mapping[str, Any], players: int) -> State:
    size = int(document.get("size", 11))
    if size not in SIZES:
        raise ValueError(f"a sea of {size} by {size}")
    given = dict(document.get("options", {}))
    options = read_options({**given, "size": None, "patch_set": None}, players)
    board = chart(size)
    layout = ["sea" if is_patch else "" for is_patch in board.is_patch]
    sea = list(layout)
    for name, text in document.get("tiles", {}).items():
        square = board.patches[board.patches.index(board.place_of[name])]
        layout[square] = sea[square] = read_code(text.removeprefix(HIDDEN))
        if text.startswith(HIDDEN):
            sea[square] = HIDDEN
    hidden = [layout[square] for square in board.patches if sea[square] == HIDDEN]
    under = sum(PATCHES[code].number for code in hidden if code.startswith("treasure"))
    gold = [0] * (TUFT_LAYERS * board.area)
    for name, number in document.get("gold", {}).items():
        gold[_place(board, name)] = int(number)
    undiscovered = under + int(document.get("elsewhere", 1))
    return State(
        options=_with_set(options, size, [layout[square] for square in board.patches]),
        seed="position",
        layout=tuple(layout),
        sea=sea,
        gold=gold,
        where=[OUT] * 12,
        flags=[0] * 12,
        boats=[NO_BOAT] * 4,
        holds=[0] * 4,
        owners=owners_of_colours(players, options),
        treasures=0,
        undiscovered=undiscovered,
        turn=COLOUR_OF[document.get("turn", "N")],
        phase="playing",
        lost=int(document.get("lost", 0)),
        turns=int(document.get("turnNo", 1)),
    )


def _place(board: Chart, name: str) -> int:
    place = board.place_of[name]
    if place < 0:
        raise ValueError(f"{name} is no place")
    return place


def _with_set(options: Options, size: int, codes: list[str]) -> Options:
    """The patches of the position are the set, so that it can be imagined again."""
    entries = [_entry(code, codes.count(code)) for code in dict.fromkeys(codes)]
    treasures = sum(PATCHES[code].number for code in codes if code.startswith("treasure"))
    patches = PatchSet("position", size, treasures, tuple(entries))
    return replace(options, size=size, patch_set=patches)


def _entry(code: str, count: int) -> PatchEntry:
    kind, _, detail = code.partition(":")
    patch = PATCHES[code]
    ways: Any = tuple(detail.split("+")) if patch.ways else ()
    return PatchEntry(
        patch.kind,
        count,
        value=patch.number if kind == "treasure" else None,
        tufts=patch.number if kind == "mud" else None,
        dirs=ways,
    )


def _fill(state: State, document: Mapping[str, Any]) -> None:
    board = state.chart
    boats: dict[str, str] = document.get("boats", {})
    for colour in state.colours:
        name = boats.get(COLOURS[colour])
        at = board.middle(colour)
        if name is not None:
            at = board.place_of[name if name.startswith("ring ") else f"ring {name}"]
        if at not in board.coasts[colour]:
            raise ValueError(f"boat {COLOURS[colour]} is not on its coast")
        state.boats[colour] = at
    for name, place in document.get("divers", {}).items():
        diver = DIVER_OF[name]
        state.where[diver] = _location(state, diver, place)
    for name, flags in document.get("flags", {}).items():
        state.flags[DIVER_OF[name]] = sum(FLAGS[flag] for flag in flags)
    for name, number in document.get("hold", {}).items():
        state.holds[COLOUR_OF[name]] = int(number)
    state.treasures = state.undiscovered + sum(state.gold) + sum(state.holds) + state.lost


def _location(state: State, diver: int, name: str) -> int:
    if name == "out":
        return OUT
    if name == "boat":
        return -1 - diver // 3
    return state.chart.place_of[name]


def _check(state: State) -> None:
    """Divers and treasures only where they can be. [V-2.1] [V-2.2] [V-13.3]"""
    board = state.chart
    problems: list[str] = []
    places = [(state.place_name(at), at) for at in state.where if at >= 0]
    places += [(state.place_name(at), at) for at, number in enumerate(state.gold) if number]
    for name, at in places:
        layer, square = divmod(at, board.area)
        code = state.sea[square]
        if code == HIDDEN:
            problems.append(f"{name} is face down")
        elif code == "" and square in state.boats:
            problems.append(f"{name} is taken by a boat")
        elif layer and not (state.is_mud(at) and layer < PATCHES[code].number):
            problems.append(f"{name} does not exist")
    for colour, owner in enumerate(state.owners):
        has_divers = any(at != OUT for at in state.where[colour * 3 : colour * 3 + 3])
        if owner < 0 and (has_divers or -1 - colour in state.where):
            problems.append(f"seat {COLOURS[colour]} is empty")
    if state.owners[state.turn] < 0:
        problems.append("nobody plays the seat whose turn it is")
    if problems:
        raise refusals.BAD_POSITION(problem="; ".join(problems))


def _begin(state: State, document: Mapping[str, Any]) -> None:
    """A seat without divers passes by itself; afterwards the counters are as the document says."""
    turns = state.turns
    owner: Seat = state.owners[state.turn]
    crew = state.where[state.turn * 3 : state.turn * 3 + 3]
    if any(at != OUT for at in crew):
        state.agenda.append(TakeTurn(owner))
    elif any(moves_of(state, c).kinds or ransoms_of(state, c, False) for c in state.colours):
        r: R = Resolution(state, state.agenda, CHANGES)
        begin_turn(r)
    else:
        state.agenda.append(TakeTurn(owner))
    state.turns = turns
    state.moves = None  # the first move of the game has rules of its own
    state.passes = 0
    state.quiet = int(document.get("quietTurns", 0))
