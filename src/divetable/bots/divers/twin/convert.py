"""From a clear table to records, and from moves to actions."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, assert_never, cast

import numpy as np

from divetable.bots.divers.twin import table as twin
from divetable.bots.divers.twin.table import Chart, Form, Game, Move, Options
from divetable.games.divers import options as clear
from divetable.games.divers.actions import (
    Action,
    Board,
    Consent,
    Drown,
    EndHere,
    Go,
    Land,
    Pass,
    Ransom,
    Sail,
    Sink,
    Step,
    Tuft,
    Walk,
    Wish,
)
from divetable.games.divers.agenda import (
    AskConsent,
    BeginTurn,
    ChooseDrowning,
    ChooseEnd,
    ChooseExit,
    ChoosePlace,
    ChooseSinking,
    EndTurn,
    LightenBoat,
    LightenTuft,
    Suffer,
    TakeTurn,
    Task,
)
from divetable.games.divers.chart import STEPS, chart
from divetable.games.divers.components import HIDDEN, PATCHES, unrotated, unseen
from divetable.games.divers.rules.moves import end_name
from divetable.games.divers.state import COLOURS, DIVERS, State
from divetable.workshop.records import new, rows

KINDS = {
    "": twin.RING,
    "sea": twin.SEA,
    "treasure": twin.TREASURE,
    "island": twin.ISLAND,
    "turtle": twin.TURTLE,
    "mud": twin.MUD,
    "urchin": twin.URCHIN,
    "octopus": twin.OCTOPUS,
    "current": twin.CURRENT,
    "eddy": twin.EDDY,
    "seahorse": twin.SEAHORSE,
    "anemone": twin.ANEMONE,
    "stingray": twin.STINGRAY,
    "goldfish": twin.GOLDFISH,
    "shark": twin.SHARK,
    HIDDEN: twin.HIDDEN,
}


def ways_of(code: str) -> int:
    """The directions of a current or a stingray, as a set of bits."""
    return sum(1 << way for way in PATCHES[code].ways)


NUMBER_OF = {code: number for number, code in enumerate(("", HIDDEN, *PATCHES))}
KIND_OF = np.array([0, twin.HIDDEN, *(KINDS[patch.kind] for patch in PATCHES.values())], np.int8)
WAYS_OF = np.array([0, 0, *map(ways_of, PATCHES)], np.int16)
TUFTS_OF = np.array([0, 0, *(p.number * (p.kind == "mud") for p in PATCHES.values())], np.int8)


@cache
def chart_of(size: int) -> Chart:
    """What the rules need to know of every square."""
    board, found = chart(size), new(Chart)
    found.area, found.width = board.area, board.width
    for at in range(board.area):
        y, x = divmod(at, board.width)
        square: Any = found.squares[at]
        square.is_patch = board.is_patch[at]
        square.is_ring = at in board.ring_steps
        square.is_outermost = at in board.outermost
        square.coast = square.astern = twin.NOTHING
        square.near = [
            board.at(x + dx, y + dy) if board.has(x + dx, y + dy) else twin.NOTHING
            for dx, dy in STEPS
        ]
        square.jumps = [twin.NOTHING if to is None else to for to in board.jumps[at]]
        square.ring_steps = board.ring_steps.get(at, (twin.NOTHING, twin.NOTHING))
        behind = board.behind.get(at, ())
        square.behind = [*behind, *[twin.NOTHING] * (3 - len(behind))]
    for colour, coast in enumerate(board.coasts):
        for at in coast:
            found.squares[at].coast = colour
            found.squares[at].astern = board.astern[at]
    return found


@cache
def options_of(options: clear.Options, seats: int) -> Options:
    """What the rules need to know of the options."""
    found = new(Options)
    found.teams = options.teams
    found.first_to = options.first_to
    found.safe_start = options.safe_start
    found.end_when_decided = options.end_when_decided
    found.offer_play_on = options.offer_play_on
    found.stall_rounds = options.stall_rounds
    found.seats = seats
    found.first_move_land = options.first_move_land
    found.strikes_whole_mud = options.mud_strike == "patch"
    found.voluntary_full_mud = options.voluntary_full_mud
    found.ransom_stays = options.ransom_to == "patch"
    found.ransom_consent = options.ransom_consent
    found.eddy_repeats = options.eddy_after_horse == "repeat"
    found.ransom_progress = options.ransom_progress
    found.fish_repeat = options.fish_repeat
    found.pass_boats = options.pass_boats
    found.free_choice_on_discovery = options.free_choice_on_discovery
    found.allow_drowning_moves = options.allow_drowning_moves
    return found


@cache
def forms_of(options: clear.Options) -> tuple[str, ...]:
    """The forms of patches in the set, whichever way they lie; open sea is always one of them."""
    return tuple(sorted({unrotated(code) for code in options.patches.codes()} | {"sea"}))


@cache
def form_records(forms: tuple[str, ...]) -> list[Form]:
    found = rows(Form, twin.MOST_FORMS)
    for form, code in zip(found, forms, strict=False):
        form.kind = KINDS[PATCHES[code].kind]
        form.number = PATCHES[code].number
        form.ways = ways_of(code)
    return found


def is_too_rich(state: State) -> bool:
    """Whether the twin has no room for this table. No printed set comes near that."""
    exits = [len(task.ends) for task in state.agenda if isinstance(task, ChooseExit)]
    return (
        len(forms_of(state.options)) > twin.MOST_FORMS
        or len(state.agenda) > twin.MOST_TASKS
        or max(exits, default=0) > twin.MOST_EXITS
    )


def lay_out(game: Game, state: State) -> None:
    """Put a table and how it is played into a new record; what lies face down is left out."""
    record: Any = game
    record["chart"] = chart_of(state.options.size)
    record["options"] = options_of(state.options, len(state.colours))
    forms = forms_of(state.options)
    record["number_of_forms"] = len(forms)
    record["forms"] = form_records(forms)
    record["undersides"] = (twin.DRAWN, twin.DRAWN)
    table = record["table"]
    table["divers"]["at"] = state.where
    table["divers"]["status"] = state.flags
    table["boats"]["square"] = state.boats
    table["boats"]["hold"] = state.holds
    table["boats"]["owner"] = state.owners
    table["turn"] = state.turn
    table["turns"] = state.turns
    table["quiet"] = state.quiet
    table["passes"] = state.passes
    table["has_progress"] = state.progress
    table["lost"] = state.lost
    table["undiscovered"] = state.undiscovered
    table["treasures"] = state.treasures
    table["gave_up"] = sum(1 << seat for seat in state.gave_up)
    table["is_over"] = state.result is not None
    table["was_played_on"] = state.played_on
    table["waiting"] = len(state.agenda)
    for at, task in enumerate(state.agenda):
        table["tasks"][at] = task_of(task)
        if isinstance(task, ChooseExit):
            table["number_of_exits"] = len(task.ends)
            table["exits"][: len(task.ends)] = list(task.ends)
    unseen_forms = Counter(unseen(state.options.patches, state.sea))
    table["bag"][: len(forms)] = [unseen_forms[form] for form in forms]
    numbers = np.array([NUMBER_OF[code] for code in state.sea])
    table["kinds"][: len(numbers)] = KIND_OF[numbers]
    table["ways"][: len(numbers)] = WAYS_OF[numbers]
    table["tufts"][: len(numbers)] = TUFTS_OF[numbers]
    table["gold"][: len(state.gold)] = state.gold


def task_of(task: Task) -> tuple[int, ...]:
    """The fields of a task."""
    found = new(twin.Task)
    match task:
        case TakeTurn(_, refused):
            found.kind, found.was_refused = twin.ASK_TURN, refused
        case ChooseExit(_, diver, origin, _):
            found.kind, found.diver, found.place = twin.ASK_EXIT, diver, origin
        case ChooseSinking(_, diver, place):
            found.kind, found.diver, found.place = twin.ASK_SINKING, diver, place
        case ChooseDrowning(_, boat, last):
            found.kind, found.boat, found.diver = twin.ASK_DROWNING, boat, last
        case AskConsent(_, diver, boat):
            found.kind, found.diver, found.boat = twin.ASK_CONSENT, diver, boat
        case ChooseEnd(seat, others):
            found.kind, found.player = twin.ASK_END, seat
            found.others = sum(1 << other for other in others)
        case EndTurn():
            found.kind = twin.END_TURN
        case BeginTurn():
            found.kind = twin.BEGIN_TURN
        case Suffer(diver, first):
            found.kind, found.diver, found.is_first = twin.SUFFER, diver, first
        case LightenTuft(diver, place):
            found.kind, found.diver, found.place = twin.LIGHTEN_TUFT, diver, place
        case LightenBoat(boat, last):
            found.kind, found.boat, found.diver = twin.LIGHTEN_BOAT, boat, last
        case ChoosePlace():
            raise ValueError("the twin begins when all boats are placed")
        case _:
            assert_never(task)
    return cast("tuple[int, ...]", cast("Any", found).item())


def actions_of(size: int, moves: Sequence[Move]) -> list[Action]:
    """Moves in terms of the clear rules."""
    return [action_of(size, move) for move in cast("Any", moves).tolist()]


def action_of(size: int, move: tuple[int, int, int, bool, int, int]) -> Action:
    """A move in terms of the clear rules, from its fields."""
    board = chart(size)
    kind, diver, to, laden, end, how = move
    name, carry = DIVERS[diver], bool(laden)
    route = "" if end == twin.NO_END else end_name(board, (end, how))
    match kind:
        case twin.STEP:
            return Step(name, board.names[to], carry, route)
        case twin.TUFT:
            return Tuft(name, board.names[to], carry)
        case twin.LAND:
            return Land(name, board.names[to], carry, route)
        case twin.BOARD:
            return Board(name, COLOURS[to], carry)
        case twin.SAIL:
            return Sail(name, board.names[to])
        case twin.WALK:
            return Walk(name, board.names[to])
        case twin.WISH_FOR:
            goal = board.names[to] if to >= 0 else f"boat {COLOURS[-1 - to]}"
            return Wish(name, goal, carry, route)
        case twin.RANSOM:
            return Ransom(name, COLOURS[to])
        case twin.PASS:
            return Pass()
        case twin.GO:
            return Go(end_name(board, (end, how)))
        case twin.SINK:
            return Sink("treasure" if diver < 0 else name)
        case twin.DROWN:
            return Drown(name)
        case twin.END_HERE:
            return EndHere(carry)
        case _:
            return Consent(carry)
