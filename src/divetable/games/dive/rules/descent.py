"""Phase 2: level by level, all divers at once. [D-2.19] [D-1.5]"""

from divetable.core.game import Seat
from divetable.games.dive.components import CONTENTS, Helper
from divetable.games.dive.events import (
    ChiefCovered,
    DolphinsPaid,
    Helped,
    LevelChecked,
    StackRanOut,
)
from divetable.games.dive.programs import CLOWNFISH_SPEED, DEEPEST, SHARK_SIDE, SPEED, fastest
from divetable.games.dive.rules.resolution import R
from divetable.games.dive.state import LAST_CALM_FIELD, State, in_deep_water


def dive(r: R) -> None:
    """Resolve levels 1, 2, … while someone goes deeper; without cards the rest is discarded.
    [D-2.19] [D-2.20] [D-2.42] [D-2.43] [D-2.45] [D-2.46] [D-5.35]"""
    table = r.table
    level = 1
    while someone_is_on(table, level):
        if table.taken == len(table.deck):
            r.emit(StackRanOut(level))
            break
        resolve_level(r, level)
        level += 1
    if table.announced:
        pay_dolphins(r)


def someone_is_on(table: State, level: int) -> bool:
    """Does anyone have tokens here, or the chief a number here or deeper? [D-2.42] [D-2.44]
    [D-6.21]

    Children turn over all five cards. [D-4.5]
    """
    for board in table.boards:
        if len(board) >= level:
            return True
    if table.options.mode == "children":
        return level <= DEEPEST
    return table.chief_card is not None and any(map(table.chief_shows, range(level, 5)))


def resolve_level(r: R, level: int) -> None:
    """Take off the top card, check everyone, then help one. [D-2.19] [D-2.20] [D-2.21] [D-2.23]"""
    table = r.table
    code = table.deck[table.taken].code
    content = CONTENTS[code]
    boards = table.boards
    right: list[int] = []
    wrong: list[int] = []
    for seat, board in enumerate(boards):
        if len(board) >= level and board[level - 1]:
            if (board[level - 1] in SHARK_SIDE) == content.shark:  # [D-2.22]
                right.append(seat)
            else:
                wrong.append(seat)
    if wrong:
        left = list(boards)
        for seat in wrong:
            left[seat] = kept(table, seat, level)
        boards = tuple(left)
    r.emit(LevelChecked(level, code, tuple(right), tuple(wrong), boards))
    if content.helper and table.options.mode != "children":  # [D-4.3]
        help_fastest(r, level, content.helper, right)


def kept(table: State, seat: int, level: int) -> tuple[str, ...]:
    """What a diver who is wrong keeps of the board, by the zone the pawn is in now. [D-1.8]
    [D-2.24] [D-2.25] [D-2.26] [D-2.28] [D-5.34]

    Children lose this level only and go on; all their water is calm. [D-4.2] [D-4.4]"""
    board = table.boards[seat]
    if table.options.mode == "children":
        return (*board[: level - 1], "", *board[level:])
    if in_deep_water(table.positions[seat]):
        return ()
    return board[: level - 1]


def help_fastest(r: R, level: int, helper: Helper, right: list[int]) -> None:
    """Help the single fastest of those who were right, like it or not; a tie helps nobody.

    [D-2.29] [D-2.30] [D-2.31] [D-2.32] [D-2.33] [D-2.34] [D-2.40] [D-5.93]
    """
    table = r.table
    speeds = [(seat, speed_on(table, seat, level)) for seat in right]
    if table.chief_card is not None and table.chief_shows(level):  # always right [D-6.16] [D-6.22]
        speeds.append((table.players, table.chief_card.values[level - 1]))
    diver = fastest(speeds)
    if diver is None:
        return
    here = table.positions[diver]
    to = helped_to(table, diver, helper)
    # counts at once [D-2.41], is kept for good [D-2.27]
    r.emit(Helped(diver, level, helper, to, here))
    if diver == table.chief and in_deep_water(to) and not in_deep_water(here):
        cover_yellow(r, level)


def speed_on(table: State, seat: int, level: int) -> int:
    """The sum of the tokens; the clownfish adds 3, the anglerfish is faster than all.
    [D-1.6] [D-5.33] [D-5.36] [D-5.40] [D-5.42]"""
    speed = SPEED[table.boards[seat][level - 1]]
    return speed + CLOWNFISH_SPEED if table.drafts[seat].clownfish == level else speed


def helped_to(table: State, diver: int, helper: Helper) -> int:
    """Where the help carries a diver. [D-2.35] [D-2.36] [D-2.37] [D-6.23]"""
    here = table.positions[diver]
    if helper == "manta":
        return manta_target(here, table.positions)
    if not table.announced:
        return here + (1 if helper == "green" else 2)
    return turtle_target(
        here,
        1 if helper == "green" else 2,
        extra=1 if helper == "green" and diver in table.owners_using("giant_turtle") else 0,
        backwards=narwhal_turns(table, diver),
    )


def turtle_target(here: int, fields: int, *, extra: int, backwards: bool) -> int:
    """A turtle carries over any border; the narwhal turns it round, never below 0.
    [D-2.36] [D-5.37] [D-5.91] [D-5.92] [D-5.94] [D-5.95]

    The giant turtle's extra field is added first: -1 + 1 stays."""
    return max(0, here + (-fields if backwards else fields) + extra)


def manta_target(here: int, pawns: list[int]) -> int:
    """The next occupied field ahead, but never into deep water. [D-2.37] [D-2.38] [D-2.39]"""
    ahead = [field for field in pawns if field > here]
    return max(here, min(*ahead, LAST_CALM_FIELD)) if ahead else here


def narwhal_turns(table: State, diver: int) -> bool:
    """Everyone but its owner is moved back by turtles. [D-5.90] [D-5.96] [D-6.25]"""
    if diver == table.chief and not table.options.chief_affected_by_expansion:
        return False
    return any(owner != diver for owner in table.owners_using("narwhal"))


def cover_yellow(r: R, level: int) -> None:
    """The chief has entered deep water: yellow numbers below this level are covered, and stay so.
    [D-6.11] [D-6.14] [D-6.15]"""
    card = r.table.chief_card
    assert card is not None
    deeper = tuple(yellow for yellow in card.yellow if yellow > level)
    if set(deeper) - set(r.table.covered):
        r.emit(ChiefCovered(tuple(sorted({*r.table.covered, *deeper}))))


def pay_dolphins(r: R) -> None:
    """The owner moves 1 if the target dived without error. [D-2.47] [D-5.52] [D-5.53]"""
    table = r.table
    for said in table.announced:
        if said.companion == "dolphins":
            assert said.target is not None
            if any(table.drafts[said.target].levels) and said.target not in table.erred:
                owner: Seat = said.seat
                r.emit(DolphinsPaid(owner, table.positions[owner] + 1))
