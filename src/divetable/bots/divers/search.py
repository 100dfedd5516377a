"""Lines of play over what everybody sees: a move, then whatever looks best to each player in turn.

Nobody sees more than anybody else, so a position as everybody sees it is an information set. A
turned patch is weighed as everything it can be where a line begins, and taken for open sea further
on: no decision knows what only the draw reveals. After some turns the position is judged, not
played out, because games are long.
"""

import numpy as np

from divetable.bots.compiler import Floats, Ints, compiled
from divetable.bots.divers.judgement import CURIOUS, SCALE, Kit, judge
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
    TURNS,
    WISH_FOR,
    are_friends,
    colour_asked,
    is_dangerous,
    is_decided,
    legal,
    play,
)

ROUND = 4  # turns
MOST_QUESTIONS = 4  # in a turn, on average: no line goes on for ever


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
    """Judge a position as if the turn were over: a ransom or a question is not another move."""
    if t[TURN] == turn and not t[OVER] and not is_decided(t):
        t[TURN] = (turn + 1) % 4
    judge(t, k, share)


@compiled
def gladness(t: Ints, k: Kit, move: Ints, value: float, mine: bool) -> float:
    """What turning a patch adds to the worth of a move, for the colour that does it."""
    if hidden_end(t, move) < 0:
        return 0.0
    gain = k.taste[CURIOUS] / k.taste[SCALE] * value * (1.0 - value)
    return float(gain if mine else -gain)


@compiled
def look_ahead(t: Ints, k: Kit, number: int, me: int, thorough: bool) -> None:
    """Judge every move by the position after it, from the view of one colour.

    A patch that would be turned counts as open sea or, if thorough, as each form it can be. Turning
    one earns a small bonus.
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
                many = k.odds[form]
                if (
                    t[BAG + form] == 0
                    or many <= 0.0
                    or (
                        o[SAFE_START] != 0
                        and k.chart[square, OUTERMOST]
                        and is_dangerous(k.forms[form])
                    )
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


@compiled
def likeliest(t: Ints, k: Kit, number: int) -> int:
    """The move that looks best to the player who is asked."""
    if number == 1:
        return 0
    look_ahead(t, k, number, colour_asked(t, k.options), False)
    best = 0
    for at in range(number):
        if k.worth[at] > k.worth[best]:
            best = at
    return best


@compiled
def follow_line(t: Ints, k: Kit, move: Ints, me: int, turns: int, hope: float) -> float:
    """What a move is worth to me if everybody then does what looks best to them. It is the mean
    over the last round of the line, so that nobody is judged at a lucky moment.
    """
    o = k.options
    share = np.empty(4)
    move = move.copy()
    began = before = t[TURNS]
    total, judged, glad = 0.0, 0, 0.0
    for _ in range(MOST_QUESTIONS * turns):
        square = hidden_end(t, move)
        if square >= 0:
            glad += gladness(t, k, move, hope, are_friends(o, colour_asked(t, o), me))
            k.layout[square] = SEA
        do(t, k, move)
        if square >= 0:
            k.layout[square] = 0
        if t[OVER] or is_decided(t):
            break
        if t[TURNS] != before:
            before = t[TURNS]
            if before - began > turns - ROUND:
                judge(t, k, share)
                total += share[me]
                judged += 1
            if before - began >= turns:
                break
        number = legal(t, o, k.chart, k.scratch, k.moves)
        move[:] = k.moves[likeliest(t, k, number)]
    judge(t, k, share)
    return float((total + (ROUND - judged) * share[me]) / ROUND + glad)
