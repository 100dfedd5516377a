"""From the clear rules to the twin's numbers and back."""

from dataclasses import dataclass
from functools import cache
from typing import assert_never

import numpy as np

from divetable.bots.compiler import Floats, Ints, Longs
from divetable.bots.divers import twin
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
from divetable.games.divers.box import expected
from divetable.games.divers.chart import STEPS, TUFT_LAYERS, chart
from divetable.games.divers.components import HIDDEN, PATCHES, Patch, unrotated, unseen
from divetable.games.divers.options import Options
from divetable.games.divers.rules.moves import end_name
from divetable.games.divers.state import COLOURS, DIVERS, State

KINDS = (
    "sea", "treasure", "island", "turtle", "mud", "urchin", "octopus",
    "current", "eddy", "anemone", "seahorse", "stingray", "goldfish", "shark",
)  # fmt: skip
"""Indexed by the twin's numbers, which begin with 1."""


def code_of(patch: Patch) -> int:
    ways = sum(1 << way for way in patch.ways)
    return KINDS.index(patch.kind) + 1 | (ways or patch.number) << 4


CODES: dict[str, int] = {code: code_of(patch) for code, patch in PATCHES.items()} | {
    HIDDEN: twin.HIDDEN,
    "": twin.RING,
}


@cache
def chart_of(size: int) -> Ints:
    """What `twin` needs to know of every square; -1 where there is nothing."""
    board = chart(size)
    found = np.full((board.area, twin.CHART_WIDTH), -1, np.int16)
    for at in range(board.area):
        y, x = divmod(at, board.width)
        found[at, twin.IS_PATCH] = board.is_patch[at]
        found[at, twin.IS_RING] = at in board.ring_steps
        found[at, twin.OUTERMOST] = at in board.outermost
        for way, (dx, dy) in enumerate(STEPS):
            if board.has(x + dx, y + dy):
                found[at, twin.NEAR + way] = board.at(x + dx, y + dy)
        for jump, to in enumerate(board.jumps[at]):
            if to is not None:
                found[at, twin.JUMPS + jump] = to
    for at, steps in board.ring_steps.items():
        found[at, twin.RING_STEPS : twin.RING_STEPS + 2] = steps
    for colour, coast in enumerate(board.coasts):
        for at in coast:
            found[at, twin.COAST] = colour
            found[at, twin.ASTERN] = board.astern[at]
            behind = board.behind[at]
            found[at, twin.BEHIND : twin.BEHIND + len(behind)] = behind
    return found


def options_of(options: Options, seats: int) -> Longs:
    found = np.zeros(twin.OPTIONS, np.int64)
    found[twin.AREA] = chart(options.size).area
    found[twin.TEAMS] = options.teams
    found[twin.FIRST_LAND] = options.first_move_land
    found[twin.STRIKE_PATCH] = options.mud_strike == "patch"
    found[twin.RANSOM_STAYS] = options.ransom_to == "patch"
    found[twin.DROWNING_MOVES] = options.allow_drowning_moves
    found[twin.EDDY_REPEATS] = options.eddy_after_horse == "repeat"
    found[twin.FISH_REPEATS] = options.fish_repeat
    found[twin.STALL] = options.stall_rounds
    found[twin.WHEN_DECIDED] = options.end_when_decided
    found[twin.ASKS_CONSENT] = options.ransom_consent
    found[twin.FREE_CHOICE] = options.free_choice_on_discovery
    found[twin.FULL_MUD] = options.voluntary_full_mud
    found[twin.SAFE_START] = options.safe_start
    found[twin.SEATS] = seats
    found[twin.FIRST_TO] = options.first_to
    found[twin.OFFERS_PLAY_ON] = options.offer_play_on
    found[twin.RANSOM_COUNTS] = options.ransom_progress
    found[twin.PASSES_BOATS] = options.pass_boats and not options.teams
    return found


@dataclass(frozen=True)
class Numbers:
    """A table as the twin has it, and what else it needs."""

    table: Ints
    options: Longs
    chart: Ints
    forms: Ints  # of patches, unrotated
    scratch: Longs
    moves: Ints
    size: int

    def legal(self) -> list[Action]:
        """What may be done now, as the clear rules say it."""
        number = twin.legal(self.table, self.options, self.chart, self.scratch, self.moves)
        return [self.action(self.moves[at].tolist()) for at in range(number)]

    def action(self, move: list[int]) -> Action:
        return action_of(self.size, move)


def table_of(state: State) -> Ints:
    """The state in numbers; what is under face-down patches is left out."""
    board = state.chart
    area = board.area
    ground = twin.GROUND
    table = np.zeros(ground + area * (1 + TUFT_LAYERS), np.int16)
    table[twin.WHERE : twin.WHERE + 12] = state.where
    table[twin.FLAGS : twin.FLAGS + 12] = state.flags
    table[twin.BOATS : twin.BOATS + 4] = state.boats
    table[twin.HOLDS : twin.HOLDS + 4] = state.holds
    table[twin.OWNERS : twin.OWNERS + 4] = state.owners
    table[twin.TURN] = state.turn
    table[twin.TURNS] = min(state.turns, 30000)
    table[twin.QUIET] = state.quiet
    table[twin.PASSES] = state.passes
    table[twin.PROGRESS] = state.progress
    table[twin.LOST] = state.lost
    table[twin.UNDISCOVERED] = state.undiscovered
    table[twin.TREASURES] = state.treasures
    table[twin.OVER] = state.result is not None
    table[twin.PLAYED_ON] = state.played_on
    table[twin.GAVE_UP] = sum(1 << seat for seat in state.gave_up)
    table[ground : ground + area] = [CODES[code] for code in state.sea]
    table[ground + area :] = state.gold
    for at, task in enumerate(state.agenda):
        table[twin.TASKS + at * twin.TASK_SIZE :][: twin.TASK_SIZE] = numbers_of(task)
        if isinstance(task, ChooseExit):
            table[twin.ENDS] = len(task.ends)
            for number, end in enumerate(task.ends):
                table[twin.ENDS + 1 + 2 * number :][:2] = end
    table[twin.WAITING] = len(state.agenda)
    forms = forms_of(state.options)
    hidden = unseen(state.options.patches, state.sea)
    table[twin.BAG_SIZE] = len(forms)
    for at, form in enumerate(forms):
        table[twin.BAG + at] = hidden.count(form)
    return table


@cache
def forms_of(options: Options) -> tuple[str, ...]:
    """The forms of patches in the set, whichever way they lie."""
    return tuple(sorted({unrotated(code) for code in options.patches.codes()}))


def odds_of(state: State) -> Floats:
    """How many of each form lie face down on average, from what everybody knows. (6.3)"""
    found = expected(state.options, state.sea, state.undiscovered)
    return np.array([found.get(form, 0.0) for form in forms_of(state.options)])


def is_too_rich(state: State) -> bool:
    """Whether the twin has no room for this table. No printed set comes near that."""
    exits = [len(task.ends) for task in state.agenda if isinstance(task, ChooseExit)]
    return (
        len(forms_of(state.options)) > twin.MOST_FORMS
        or len(state.agenda) > twin.MOST_TASKS
        or max(exits, default=0) > twin.MOST_ENDS
    )


def numbers_of_state(state: State) -> Numbers:
    size = state.options.size
    area = chart(size).area
    return Numbers(
        table=table_of(state),
        options=options_of(state.options, len(state.colours)),
        chart=chart_of(size),
        forms=np.array([CODES[form] for form in forms_of(state.options)], np.int16),
        scratch=np.zeros(twin.scratch_size(area), np.int64),
        moves=np.zeros((twin.MOST_MOVES, twin.MOVE_SIZE), np.int16),
        size=size,
    )


def numbers_of(task: Task) -> tuple[int, int, int]:
    match task:
        case TakeTurn(_, refused):
            return twin.ASK_TURN, int(refused), 0
        case ChooseExit(_, diver, origin, _):
            return twin.ASK_EXIT, diver, origin
        case ChooseSinking(_, diver, place):
            return twin.ASK_SINKING, diver, place
        case ChooseDrowning(_, boat, last):
            return twin.ASK_DROWNING, boat, last
        case AskConsent(_, diver, boat):
            return twin.ASK_CONSENT, diver, boat
        case ChooseEnd(seat, others):
            return twin.ASK_END, seat, sum(1 << other for other in others)
        case EndTurn():
            return twin.END_TURN, 0, 0
        case BeginTurn():
            return twin.BEGIN_TURN, 0, 0
        case Suffer(diver, first):
            return twin.SUFFER, diver, int(first)
        case LightenTuft(diver, place):
            return twin.LIGHTEN_TUFT, diver, place
        case LightenBoat(boat, last):
            return twin.LIGHTEN_BOAT, boat, last
        case ChoosePlace():
            raise ValueError("the twin begins when all boats are placed")
        case _:
            assert_never(task)


def action_of(size: int, move: list[int]) -> Action:
    """A move in terms of the clear rules."""
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
