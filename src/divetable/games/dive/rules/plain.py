"""A faster twin of the rules for the plain dive: no companions, no chief, no children's version.

Most steps that are ever simulated are such. The clear rules in `programming.py`, `diving.py`
and `resting.py` remain the truth; `tests/games/dive/test_plain.py` plays both and compares
every event and every table. Whatever is not plain is left to the clear rules.
"""

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
from divetable.games.dive.options import Options
from divetable.games.dive.programs import NOTHING, SHARK_SIDE, SPEED, Program, legal_programs
from divetable.games.dive.rules.diving import manta_target
from divetable.games.dive.state import GOAL, LAST_CALM_FIELD, State

Board = tuple[str, ...]

CARDS: dict[str, tuple[bool, Helper | None]] = {
    code: (content.shark, content.helper) for code, content in CONTENTS.items()
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
        or program.clownfish is not None
        or program.anglerfish is not None
    ):
        return None
    if id(program) not in LISTED[options.require_all_tokens] and not is_legal(program, options):
        return None
    is_last = status.count("thinking") == 1
    if is_last and (not options.is_plain or table.deadlines or "gone" in status):
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


class Listed(dict[bool, frozenset[int]]):
    """Which objects are the programs that are drawn from; they are kept for ever."""

    def __missing__(self, all_tokens: bool) -> frozenset[int]:
        programs = legal_programs("standard", all_tokens).values()
        self[all_tokens] = frozenset(map(id, programs))
        return self[all_tokens]


LISTED = Listed()


def is_legal(program: Program, options: Options) -> bool:
    try:
        return program.levels in legal_programs("standard", options.require_all_tokens)
    except TypeError:  # something that cannot even be looked up
        return False


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
    """Phases 2 and 3 and the beginning of the next round, in one breath."""
    programs = tuple(table.drafts)
    events.append(BoardsRevealed(programs))
    table.deadlines = ()
    boards: list[Board] = [program.levels for program in programs]
    resolve_levels(table, boards, events)
    moves = tuple(map(len, boards))
    events.append(Rested(moves))
    positions = table.positions
    furthest = 0
    for diver, fields in enumerate(moves):
        positions[diver] += fields
        if positions[diver] > furthest:
            furthest = positions[diver]
    table.idle_rounds = 0
    if furthest >= GOAL or table.taken == len(table.deck):
        table.agenda.pop()
        table.boards = tuple(boards)
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


def resolve_levels(table: State, boards: list[Board], events: list[Event]) -> None:
    """Level by level; `boards` ends as what is left of each."""
    deck, taken, positions = table.deck, table.taken, table.positions
    diving = [seat for seat, board in enumerate(boards) if board]
    level = 0
    while diving:
        if taken == len(deck):
            events.append(StackRanOut(level + 1))
            boards[:] = [board[:level] for board in boards]
            break
        code = deck[taken].code
        taken += 1
        shark, helper = CARDS[code]
        right: list[int] = []
        wrong: list[int] = []
        deeper: list[int] = []
        for seat in diving:
            board = boards[seat]
            if (board[level] in SHARK_SIDE) == shark:
                right.append(seat)
                if len(board) > level + 1:
                    deeper.append(seat)
            else:
                wrong.append(seat)
                boards[seat] = board[:level] if positions[seat] <= LAST_CALM_FIELD else ()
        if wrong:
            table.erred += (*wrong,)
        level += 1
        events.append(LevelChecked(level, code, (*right,), (*wrong,), (*boards,)))
        if helper is not None and right:
            help_plainly(positions, boards, right, level, helper, events)
        diving = deeper
    table.taken = taken


def help_plainly(
    positions: list[int],
    boards: list[Board],
    right: list[int],
    level: int,
    helper: Helper,
    events: list[Event],
) -> None:
    """The single fastest of those who were right."""
    best, diver = 0, -1
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
    events.append(Helped(diver, level, helper, to))
