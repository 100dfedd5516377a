"""A search over information sets: what is face down is drawn when it is turned, never before.

Nobody sees more than anybody else, so a position as everybody sees it is an information set. A
move that turns a patch leads to one of several positions, each as likely as the unseen patches
make it; a decision is made before the draw. A leaf is judged, not played out: games are long.
"""

import math
from typing import NamedTuple

import numpy as np

from divetable.bots.compiling import Floats, Ints, Longs, compiled
from divetable.bots.divers.judging import Kit, judge
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
    TEAMS,
    TURN,
    WISH_FOR,
    colour_asked,
    is_dangerous,
    legal,
    play,
)

BUFFER = 1300
KEPT = 14  # moves that are looked at further down
DEEPEST = 64
WARMTH = 0.02  # of the share of the win: moves that differ by this are worth a look each
CURIOSITY = 0.02


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
def look_ahead(t: Ints, k: Kit, number: int, bonus: float, thorough: bool) -> float:
    """Judge every move by the position after it; from the view of who decides.

    A patch that would be turned is taken for open sea and a bonus; or, thoroughly, for each form
    that it can be. The mean of what that adds is the bonus to use elsewhere.
    """
    o, tmp, layout, worth = k.options, k.table, k.layout, k.worth
    colour = colour_asked(t, o)
    share = np.empty(4)
    added, discoveries = 0.0, 0
    for at in range(number):
        move = k.moves[at]
        square = hidden_end(t, move)
        tmp[:] = t
        if square >= 0:
            layout[square] = SEA
        do(tmp, k, move)
        judge_after(tmp, k, t[TURN], share)
        worth[at] = share[colour]
        if square < 0:
            continue
        if not thorough:
            layout[square] = 0
            worth[at] += bonus
            continue
        total, weight = 0.0, 0.0
        for form in range(t[BAG_SIZE]):
            many = t[BAG + form]
            if many == 0:
                continue
            if o[SAFE_START] != 0 and k.chart[square, OUTERMOST] and is_dangerous(k.forms[form]):
                continue
            layout[square] = -1 - form
            tmp[:] = t
            do(tmp, k, move)
            judge_after(tmp, k, t[TURN], share)
            total += many * share[colour]
            weight += many
        layout[square] = 0
        if weight > 0:
            added += total / weight - worth[at]
            discoveries += 1
            worth[at] = total / weight
    return added / discoveries if discoveries else bonus


@compiled
def fingerprint(t: Ints) -> int:
    """A number that tells positions apart."""
    mixed = 1469598103
    for number in t:
        mixed = ((mixed ^ (int(number) + 32768)) * 1000003) & 0x3FFFFFFFFFF
    return mixed


# The numbers of a node and of an edge; an edge has besides a sum, a hope and a weight
FIRST, MANY, VISITS, NEXT, MARK = range(5)
CHILD, TRIED, IS_DRAWN, BY = range(4)
SUM, HOPE, WEIGHT = range(3)
NODES, EDGES = 0, 1  # how many there are


class Tree(NamedTuple):
    """Positions and the moves between them. Node 0 is the position that is asked about."""

    tables: Ints
    nodes: Longs
    edges: Longs
    values: Floats
    moves: Ints
    counts: Longs


@compiled
def expand(node: int, tree: Tree, k: Kit, bonus: float, share: Floats) -> None:
    """Find the best moves of a position and judge it by the best of them."""
    t = tree.tables[node]
    number = legal(t, k.options, k.chart, k.scratch, k.moves)
    look_ahead(t, k, number, bonus, False)
    fill(node, tree, k, KEPT, number)
    judge(t, k, share)
    best = 0.0
    for at in range(number):
        best = max(best, k.worth[at])
    lift(k.options, colour_asked(t, k.options), best, share)


@compiled
def lift(o: Longs, colour: int, best: float, share: Floats) -> None:
    """Who decides can have the best; the others share what is left."""
    if o[TEAMS] != 0:
        for side in range(4):
            share[side] = best if (side + colour) % 2 == 0 else 1.0 - best
        return
    others = max(1e-9, 1.0 - share[colour])
    for side in range(4):
        share[side] = best if side == colour else share[side] * (1.0 - best) / others


@compiled
def fill(node: int, tree: Tree, k: Kit, most: int, number: int) -> None:
    """Give a node its edges: the best moves, with what is hoped of them."""
    t, worth = tree.tables[node], k.worth
    edges, values = tree.edges, tree.values
    first = tree.counts[EDGES]
    many = min(most, number)
    if first + many > edges.shape[0]:
        many = 0
    taken = np.zeros(number, np.bool_)
    best, total = 0.0, 0.0
    for edge in range(first, first + many):
        chosen = -1
        for at in range(number):
            if not taken[at] and (chosen < 0 or worth[at] > worth[chosen]):
                chosen = at
        taken[chosen] = True
        if edge == first:
            best = worth[chosen]
        tree.moves[edge] = k.moves[chosen]
        edges[edge, CHILD] = -1
        edges[edge, TRIED] = 0
        edges[edge, IS_DRAWN] = 1 if hidden_end(t, k.moves[chosen]) >= 0 else 0
        edges[edge, BY] = colour_asked(t, k.options)
        values[edge, SUM] = 0.0
        values[edge, HOPE] = worth[chosen]
        values[edge, WEIGHT] = math.exp((worth[chosen] - best) / WARMTH)
        total += values[edge, WEIGHT]
    for edge in range(first, first + many):
        values[edge, WEIGHT] /= total
    tree.nodes[node, FIRST], tree.nodes[node, MANY] = first, many
    tree.nodes[node, VISITS] = 1
    tree.counts[EDGES] += many


@compiled
def simulate(simulations: int, tree: Tree, k: Kit, bonus: float) -> int:
    """Go down the tree so many times; how often it was done before there was no room left."""
    tables, nodes, edges, counts = tree.tables, tree.nodes, tree.edges, tree.counts
    share = np.empty(4)
    path = np.empty(DEEPEST, np.int64)
    for done in range(simulations):
        node, depth = 0, 0
        while True:
            if nodes[node, MANY] < 0 and not tables[node, OVER]:
                expand(node, tree, k, bonus, share)
                break
            if tables[node, OVER] or nodes[node, MANY] == 0 or depth == DEEPEST:
                judge(tables[node], k, share)
                break
            edge = select(node, tree)
            path[depth] = edge
            depth += 1
            nodes[node, VISITS] += 1
            child = edges[edge, CHILD]
            if child < 0 or edges[edge, IS_DRAWN]:
                new = counts[NODES]
                if new == tables.shape[0]:
                    return done
                t = tables[new]
                t[:] = tables[node]
                do(t, k, tree.moves[edge])
                mark = fingerprint(t)
                while child >= 0 and nodes[child, MARK] != mark:
                    child = nodes[child, NEXT]
                if child < 0:
                    nodes[new, MARK] = mark
                    nodes[new, MANY] = -1
                    nodes[new, VISITS] = 0
                    nodes[new, NEXT] = edges[edge, CHILD]
                    edges[edge, CHILD] = new
                    counts[NODES] += 1
                    child = new
            node = child
        for at in range(depth):
            edge = path[at]
            edges[edge, TRIED] += 1
            tree.values[edge, SUM] += share[edges[edge, BY]]
    return simulations


@compiled
def select(node: int, tree: Tree) -> int:
    """The edge that promises most, or is known too little."""
    first, many = tree.nodes[node, FIRST], tree.nodes[node, MANY]
    reach = CURIOSITY * math.sqrt(tree.nodes[node, VISITS])
    chosen, best = first, -1e9
    for edge in range(first, first + many):
        tried = tree.edges[edge, TRIED]
        mean = (tree.values[edge, SUM] + tree.values[edge, HOPE]) / (tried + 1)
        score = mean + reach * tree.values[edge, WEIGHT] / (1 + tried)
        if score > best:
            chosen, best = edge, score
    return int(chosen)
