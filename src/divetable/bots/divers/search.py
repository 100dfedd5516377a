"""A search over what everybody sees: the best move against the best answers, some moves deep.

Nobody sees more than anybody else, so a position as everybody sees it is an information set. A
patch that is turned is weighed for all it can be where the search begins, and taken for open sea
further down: no decision knows what only the draw tells. Then the position is judged, not played
out: games are long.
"""

from typing import NamedTuple

import numpy as np

from divetable.bots.compiling import Floats, Ints, compiled
from divetable.bots.divers.judging import CURIOUS, SCALE, Kit, judge
from divetable.bots.divers.twin import (
    BAG,
    BAG_SIZE,
    GO,
    GROUND,
    HIDDEN,
    LAND,
    NO_END,
    OUTERMOST,
    OVER,
    SAFE_START,
    SEA,
    STEP,
    TURN,
    WISH_FOR,
    are_friends,
    colour_asked,
    is_dangerous,
    legal,
    play,
)

MOST_PLIES, WIDEST = 8, 16
LOW, HIGH, BEST, MANY, RANK, MINE = range(6)  # of a ply: bounds, and how far it is looked at
JUDGED = 0  # at ply 0: how many positions were


@compiled
def hidden_end(t: Ints, move: Ints) -> int:
    """The face-down patch on which this move ends, or -1."""
    kind = move[0]
    if kind in (STEP, LAND, WISH_FOR, GO):
        square = move[2] if move[4] == NO_END else move[4]
        if square >= 0 and t[GROUND + square] & 15 == HIDDEN:
            return int(square)
    return -1


@compiled
def do(t: Ints, k: Kit, move: Ints) -> None:
    play(
        t, k.options, k.chart, k.scratch, k.spare, k.layout, k.forms, k.dice,
        move[0], move[1], move[2], move[3], move[4], move[5],
    )  # fmt: skip


@compiled
def judge_after(t: Ints, k: Kit, turn: int, share: Floats) -> None:
    """Judge a position as if the turn were over: a ransom or a question is no move more."""
    if t[TURN] == turn and not t[OVER]:
        t[TURN] = (turn + 1) % 4
    judge(t, k, share)


@compiled
def gladness(t: Ints, k: Kit, move: Ints, value: float, mine: bool) -> float:
    """What turning a patch adds to what a move is worth, for whoever does it."""
    if hidden_end(t, move) < 0:
        return 0.0
    gain = k.taste[CURIOUS] / k.taste[SCALE] * value * (1.0 - value)
    return float(gain if mine else -gain)


@compiled
def look_ahead(t: Ints, k: Kit, number: int, me: int, thorough: bool) -> None:
    """Judge every move by the position after it, from the view of one colour.

    A patch that would be turned is taken for open sea; or, thoroughly, for each form that it can
    be. Whoever turns one is glad of it.
    """
    o, tmp, layout, worth = k.options, k.table, k.layout, k.worth
    mine = are_friends(o, colour_asked(t, o), me)
    share = np.empty(4)
    for at in range(number):
        move = k.moves[at]
        square = hidden_end(t, move)
        tmp[:] = t
        if square >= 0:
            layout[square] = SEA
        do(tmp, k, move)
        judge_after(tmp, k, t[TURN], share)
        worth[at] = share[me]
        if square < 0:
            continue
        if thorough:
            total, weight = 0.0, 0.0
            for form in range(t[BAG_SIZE]):
                many = t[BAG + form]
                if many == 0 or (
                    o[SAFE_START] != 0
                    and k.chart[square, OUTERMOST]
                    and is_dangerous(k.forms[form])
                ):
                    continue
                layout[square] = -1 - form
                tmp[:] = t
                do(tmp, k, move)
                judge_after(tmp, k, t[TURN], share)
                total += many * share[me]
                weight += many
            if weight > 0:
                worth[at] = total / weight
        layout[square] = 0
        worth[at] += gladness(t, k, move, worth[at], mine)


class Desk(NamedTuple):
    """Room for the moves that are thought of, one row for each ply."""

    tables: Ints
    moves: Ints
    stack: Floats


@compiled
def best_first(ply: int, desk: Desk, k: Kit, number: int, many: int, mine: bool) -> int:
    """Put the moves that look best on the desk; how many."""
    worth = k.worth
    many = min(number, many)
    sign = 1.0 if mine else -1.0
    for rank in range(many):
        chosen = 0
        for at in range(number):
            if sign * worth[at] > sign * worth[chosen]:
                chosen = at
        desk.moves[ply, rank] = k.moves[chosen]
        worth[chosen] = -9.0 if mine else 9.0
    return many


@compiled
def follow(ply: int, rank: int, desk: Desk, k: Kit) -> None:
    """Make a move on the desk; a patch that is turned is open sea."""
    t, after = desk.tables[ply], desk.tables[ply + 1]
    move = desk.moves[ply, rank]
    square = hidden_end(t, move)
    after[:] = t
    if square >= 0:
        k.layout[square] = SEA
    do(after, k, move)
    if square >= 0:
        k.layout[square] = 0


@compiled
def answer(
    plies: int, width: int, desk: Desk, k: Kit, me: int, lowest: float, highest: float
) -> float:
    """What the position at ply 1 is worth for me, if all play as well as they can see.

    Between the bounds it is exact. (Not recursive: Numba keeps no recursive code on disk.)
    """
    stack = desk.stack
    ply = 1
    stack[ply, LOW], stack[ply, HIGH] = lowest, highest
    while True:
        value = open_ply(ply, plies, width, desk, k, me)
        is_open = ply + 1 < plies and stack[ply, MANY] > 0
        while not is_open:
            ply -= 1
            if ply == 0:
                return value
            move = desk.moves[ply, int(stack[ply, RANK])]
            mine = stack[ply, MINE] > 0
            value += gladness(desk.tables[ply], k, move, value, mine)
            if mine:
                stack[ply, BEST] = max(stack[ply, BEST], value)
                stack[ply, LOW] = max(stack[ply, LOW], value)
            else:
                stack[ply, BEST] = min(stack[ply, BEST], value)
                stack[ply, HIGH] = min(stack[ply, HIGH], value)
            stack[ply, RANK] += 1
            value = stack[ply, BEST]
            is_open = stack[ply, RANK] < stack[ply, MANY] and stack[ply, LOW] < stack[ply, HIGH]
        follow(ply, int(stack[ply, RANK]), desk, k)
        stack[ply + 1, LOW], stack[ply + 1, HIGH] = stack[ply, LOW], stack[ply, HIGH]
        ply += 1


@compiled
def open_ply(ply: int, plies: int, width: int, desk: Desk, k: Kit, me: int) -> float:
    """Find what can be done here; judge it by that at the last ply, else put it on the desk."""
    t, stack = desk.tables[ply], desk.stack
    stack[ply, MANY] = 0
    stack[ply, RANK] = 0
    if t[OVER]:
        share = np.empty(4)
        judge(t, k, share)
        return float(share[me])
    mine = are_friends(k.options, colour_asked(t, k.options), me)
    number = legal(t, k.options, k.chart, k.scratch, k.moves)
    look_ahead(t, k, number, me, False)
    stack[0, JUDGED] += number
    best = -9.0 if mine else 9.0
    if ply + 1 >= plies:
        for at in range(number):
            best = max(best, k.worth[at]) if mine else min(best, k.worth[at])
        return best
    stack[ply, MANY] = best_first(ply, desk, k, number, width, mine)
    stack[ply, BEST], stack[ply, MINE] = best, 1 if mine else 0
    return best
