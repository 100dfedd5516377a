"""A faster twin of the rules for the plain dive: no companions, no chief, no children's version.

Most simulated steps are of this kind. The clear rules in `programming.py`, `descent.py` and
`rest.py` remain the truth; `tests/games/dive/test_plain.py` plays both and compares every event
and every table. Anything else is left to the clear rules.
"""

from operator import add

from divetable.core.game import TABLE, Deadline, Seat
from divetable.games.dive.actions import Action, Ready, TimeUp
from divetable.games.dive.components import CONTENTS, Helper
from divetable.games.dive.ending import final_result
from divetable.games.dive.events import (
    BoardsRevealed,
    ClockStarted,
    Event,
    GameEnded,
    Helped,
    LevelChecked,
    Readied,
    Rested,
    RoundBegan,
    StackRanOut,
)
from divetable.games.dive.programs import (
    NOTHING,
    SPEED,
    Program,
    notes,
    sides_of,
)
from divetable.games.dive.rules.descent import manta_target
from divetable.games.dive.state import GOAL, LAST_CALM_FIELD, State

Board = tuple[str, ...]
Seats = tuple[int, ...]
Outcome = tuple[Seats, Seats, int]  # who is right, who is wrong, the bits of those who go on


def _seats(bits: int) -> Seats:
    return tuple(seat for seat in range(4) if bits >> seat & 1)


def _outcome(byte: int, shark: bool) -> Outcome:
    """What a card does to a level, by the sides that lie there; see `sides_of`."""
    right, wrong = (byte & 15, byte >> 4) if shark else (byte >> 4, byte & 15)
    return _seats(right), _seats(wrong), right | right << 4


CARDS: dict[str, tuple[tuple[Outcome, ...], Helper | None]] = {
    code: (tuple(_outcome(byte, content.shark) for byte in range(256)), content.helper)
    for code, content in CONTENTS.items()
}


def play_plainly(table: State, seat: Seat, action: Action) -> list[Event] | None:
    """Resolve a plain step in place; None, and nothing touched, if it is not plain."""
    if type(action) is not Ready:
        return close_plainly(table, seat, action)
    # a program from the list; after the last one the clock starts, or the dive begins
    program, options, status = action.program, table.options, table.status
    if (
        table.phase != "programming"
        or type(seat) is not int
        or not 0 <= seat < len(status)
        or status[seat] != "thinking"
        or table.fugu is not None
        or options.mode != "standard"
        or type(program) is not Program
    ):
        return None
    try:
        note = notes().get(program)
    except TypeError:  # something that cannot be looked up at all
        return None
    if note is None or (options.require_all_tokens and not note.all_tokens):
        return None
    is_last = status.count("thinking") == 1
    if is_last and (options.companions or options.chief or table.deadlines or "gone" in status):
        return None
    events: list[Event] = [Readied(seat, program)]
    table.drafts[seat] = program
    status[seat] = "ready"
    if is_last:
        if options.close_delay:
            table.clocks += 1
            deadline = Deadline(table.clocks, "close", round(options.close_delay * 1000))
            table.deadlines = (deadline,)
            events.append(ClockStarted(deadline))
        else:
            dive_plainly(table, events)
    return events


def close_plainly(table: State, seat: Seat, action: Action) -> list[Event] | None:
    """The clock has run out and nobody has withdrawn."""
    if (
        type(action) is not TimeUp
        or type(seat) is not int
        or seat != TABLE
        or len(table.deadlines) != 1
        or not table.options.is_plain
        or "gone" in table.status
    ):
        return None
    [deadline], number = table.deadlines, action.number
    if deadline.kind != "close" or deadline.number != number or type(number) is not int:
        return None
    events: list[Event] = []
    dive_plainly(table, events)
    return events


def dive_plainly(table: State, events: list[Event]) -> None:
    """Phases 2 and 3 and the beginning of the next round, in one go."""
    programs = tuple(table.drafts)
    events.append(BoardsRevealed(programs))
    table.deadlines = ()
    boards = resolve_levels(table, programs, events)
    moves = tuple(map(len, boards))
    events.append(Rested(moves))
    table.positions = positions = list(map(add, table.positions, moves))
    table.idle_rounds = 0
    if max(positions) >= GOAL or table.taken == len(table.deck):
        table.agenda = []
        table.boards = boards
        table.phase = "over"
        table.result = final_result(table)
        events.append(GameEnded(table.result))
        return
    # the next round; the question that waits, and its seats, are the same as before
    table.round += 1
    table.round_start = table.taken
    table.erred = ()
    table.drafts = [NOTHING] * len(moves)
    table.status = ["thinking"] * len(moves)
    events.append(RoundBegan(table.round))


def resolve_levels(
    table: State, programs: tuple[Program, ...], events: list[Event]
) -> tuple[Board, ...]:
    """Level by level; what is left of the boards."""
    boards: list[Board] = []
    sides = 0
    for seat, program in enumerate(programs):
        boards.append(program.levels)
        note = notes().get(program)
        sides |= (note.sides if note else sides_of(program.levels)) << seat
    shown = tuple(boards)
    deck, taken, positions = table.deck, table.taken, table.positions
    level, diving = 0, 255
    while on_level := sides & diving:
        if taken == len(deck):
            events.append(StackRanOut(level + 1))
            shown = tuple([board[:level] for board in boards])
            break
        code = deck[taken].code
        outcomes, helper = CARDS[code]
        right, wrong, diving = outcomes[on_level]
        if wrong:
            for seat in wrong:
                calm = positions[seat] <= LAST_CALM_FIELD
                boards[seat] = boards[seat][:level] if calm else ()
            shown = tuple(boards)
            table.erred += wrong
        taken += 1
        level += 1
        sides >>= 8
        events.append(LevelChecked(level, code, right, wrong, shown))
        if helper is not None and right:
            help_plainly(positions, boards, right, level, helper, events)
    table.taken = taken
    return shown


def help_plainly(
    positions: list[int],
    boards: list[Board],
    right: Seats,
    level: int,
    helper: Helper,
    events: list[Event],
) -> None:
    """The single fastest of those who were right."""
    diver = right[0]
    if len(right) > 1:
        best = 0
        for seat in right:
            speed = SPEED[boards[seat][level - 1]]
            if speed > best:
                best, diver = speed, seat
            elif speed == best:
                diver = -1
        if diver < 0:
            return
    here = positions[diver]
    if helper == "green":
        to = here + 1
    elif helper == "red":
        to = here + 2
    else:
        to = manta_target(here, positions)
    positions[diver] = to
    events.append(Helped(diver, level, helper, to, here))
