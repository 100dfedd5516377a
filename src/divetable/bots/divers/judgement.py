"""What a position is worth: treasures aboard, and the promise of the others.

A treasure costs moves: to where it lies, and home along known patches. Every move nearer is worth a
little right away, so there is always something better to do than wait. The ways are measured once,
where the search begins; a patch turned since then counts as open.
"""

import math
from typing import NamedTuple

import numpy as np

from divetable.bots.compiler import Floats, Ints, Longs, compiled
from divetable.bots.divers.twin import (
    AREA,
    ASTERN,
    BEHIND,
    BOATS,
    CAUGHT,
    CURRENT,
    DELAYED,
    EDDY,
    FLAGS,
    GOLDFISH,
    GROUND,
    HELD,
    HIDDEN,
    HOLDS,
    IS_RING,
    ISLAND,
    LOST,
    MARKS,
    MUD,
    NEAR,
    OCTOPUS,
    OUT,
    OVER,
    OWNERS,
    SEA,
    SEAHORSE,
    STUCK,
    TEAMS,
    TREASURES,
    TURN,
    UNDISCOVERED,
    URCHIN,
    WHERE,
    WISH,
    are_friends,
    is_decided,
    reach,
)


class Kit(NamedTuple):
    """What does not change during a search, and working memory."""

    options: Longs
    chart: Ints
    forms: Ints
    odds: Floats  # how many of each form lie face down on average, where the search began
    taste: Floats  # how to judge
    far: Ints  # moves from square to square
    laden: Ints  # the same with a treasure
    leave: Ints  # moves to leave a square
    quest: Floats  # moves to the next unknown and home
    homes: Floats  # moves with a treasure from a square into a boat, where the boat lies now
    moored: Ints  # where that is
    dice: Longs
    scratch: Longs
    moves: Ints
    spare: Ints
    layout: Ints
    table: Ints
    buffer: Floats
    worth: Floats  # of each move


FAR = 99  # moves: no way
MOST_WAYS = 40  # from one square
MOST_ITEMS = 48
NEAR_HOME = 0.25  # how much better unknown patches are near a boat, in moves for each move home

# How to judge. A treasure that is not yet aboard, and what is left of it for each move to the boat;
# the part that depends on a diver being near, and what is left of that for each move the diver is
# away; a colour that can move, one that is held, and a rescuer at hand; a wish; unknown patches at
# hand; turning a patch; how likely an exposed diver is to be struck before the next move, and
# later; the extra moves of an unknown way home; how uncertain the end is. The last two are set
# where a search begins, so that a treasure aboard never makes other things cheaper: how many
# treasures make a difference, and how much divers still count.
PROMISE, HOMEWARD, NEARNESS, APPROACH, CREW, CAPTIVE, RESCUE, WISHED = range(8)
QUEST, CURIOUS, THREAT, LATER, UNKNOWN_WAY, SPREAD, SCALE, LATE = range(8, 16)
TASTE = np.array(
    [0.6, 0.86, 0.5, 0.88, 2.5, 0.3, 0.3, 0.7, 0.15, 0.03, 0.8, 0.25, 3.0, 0.35, 1.0, 1.0]
)
CREWS = np.array([0.0, 1.0, 1.35, 1.5])
"""A colour moves one diver in a turn: the second and third are a reserve."""


@compiled
def is_rest(kind: int) -> bool:
    """May a move end here, and go on from here?"""
    return SEA <= kind <= OCTOPUS or kind in (GOLDFISH, HIDDEN)


@compiled
def measure(t: Ints, k: Kit) -> None:
    """How many moves it takes from everywhere to everywhere, free and with a treasure. Ways through
    the unknown take longer than they look. Urchins and octopuses stop a diver, so no way leads over
    them.
    """
    o, c, w, far, laden, leave = k.options, k.chart, k.scratch, k.far, k.laden, k.leave
    area = o[AREA]
    left = float(t[TREASURES] - t[LOST])
    for boat in range(4):
        left -= t[HOLDS + boat]
    k.taste[SCALE] = 0.5 + 2.0 * k.taste[SPREAD] * math.sqrt(max(0.0, left))
    k.taste[LATE] = min(1.0, left / 12.0)  # towards the end a diver is worth less
    ways = np.empty((area, MOST_WAYS), np.int16)
    many = np.zeros(area, np.int16)
    leave[:] = 1
    for square in range(area):
        code = t[GROUND + square]
        kind = code & 15
        if kind == HIDDEN:
            leave[square] = 2
        elif kind == MUD:
            leave[square] = code >> 4
        if not is_rest(kind):
            continue
        for way in range(8):
            to = c[square, NEAR + way]
            ground = int(t[GROUND + to]) & 15
            if is_rest(ground) and ground != GOLDFISH:
                if many[square] < MOST_WAYS:
                    ways[square, many[square]] = to
                    many[square] += 1
            elif ground in (CURRENT, EDDY, SEAHORSE):
                number = reach(t, o, c, w, to, way)
                ends = MARKS + 3 * area * 34
                for at in range(number):
                    state = int(w[ends + at])
                    end = state // 34
                    rests = int(t[GROUND + end]) & 15
                    fits = many[square] < MOST_WAYS
                    if fits and state % 2 == 0 and is_rest(rests) and rests != GOLDFISH:
                        ways[square, many[square]] = end
                        many[square] += 1
    queue = np.empty(area + 1, np.int16)
    waits = np.zeros(area, np.bool_)
    for pass_ in range(2):
        moves = far if pass_ == 0 else laden
        moves[:] = FAR
        for source in range(area):
            kind = t[GROUND + source] & 15
            if not is_rest(kind) or (pass_ == 1 and kind == HIDDEN):
                continue
            row = moves[source]
            row[source] = 0
            first, last = 0, 1
            queue[0] = source
            while first != last:
                here = queue[first]
                first = first + 1 if first < area else 0
                waits[here] = False
                ground = t[GROUND + here] & 15
                if here != source and (ground in (URCHIN, OCTOPUS)):
                    continue
                then = row[here] + leave[here]
                for at in range(many[here]):
                    to = ways[here, at]
                    if then < row[to]:
                        ground = t[GROUND + to] & 15
                        if pass_ == 1 and (ground in (HIDDEN, ISLAND)):
                            continue
                        row[to] = then
                        if not waits[to]:
                            waits[to] = True
                            queue[last] = to
                            last = last + 1 if last < area else 0


@compiled
def explore(t: Ints, k: Kit) -> None:
    """For each square and boat, the moves to the nearest unknown patch and home from there."""
    far, quest = k.far, k.quest
    area = k.options[AREA]
    quest[:] = FAR
    for boat in range(4):
        if t[BOATS + boat] < 0:
            continue
        for hidden in range(area):
            if t[GROUND + hidden] & 15 != HIDDEN:
                continue
            home = way_home(t, k, hidden, boat, 1.0)
            for square in range(area):
                if square != hidden and far[square, hidden] < FAR:
                    cost = far[square, hidden] + NEAR_HOME * home
                    if cost < quest[square, boat]:
                        quest[square, boat] = cost


@compiled
def map_homes(t: Ints, k: Kit) -> None:
    """The ways home from everywhere: boats seldom sail."""
    for boat in range(4):
        k.moored[boat] = t[BOATS + boat]
        if t[BOATS + boat] >= 0:
            for square in range(k.options[AREA]):
                k.homes[square, boat] = way_home(t, k, square, boat, k.taste[UNKNOWN_WAY])


@compiled
def way_home(t: Ints, k: Kit, square: int, boat: int, unknown: float) -> float:
    """The moves to bring a treasure from here into a boat."""
    c, far, laden = k.chart, k.far, k.laden
    ring = t[BOATS + boat]
    best = 2.0 * FAR
    for at in range(3):
        behind = c[ring, BEHIND + at]
        if behind < 0:
            continue
        if laden[square, behind] < FAR:
            best = min(best, 1.0 + laden[square, behind])
        elif laden[square, square] == FAR:
            if square == behind:
                best = min(best, 1.0)
            for way in range(8):
                near = c[square, NEAR + way]
                if near >= 0 and laden[near, behind] < FAR:
                    best = min(best, 2.0 + laden[near, behind])
        if far[square, behind] < FAR:
            best = min(best, 1.0 + unknown + 1.3 * far[square, behind])
    return float(best)


@compiled
def way_to(t: Ints, k: Kit, at: int, place: int) -> float:
    """The moves from one place to another."""
    area = k.options[AREA]
    here, there = at % area, place % area
    if here == there:
        return float((place - at) // area) if place >= at else float(FAR)
    moves = float(k.far[here, there])
    if moves < FAR:
        kind = t[GROUND + here] & 15
        if kind == MUD:
            moves -= at // area
        elif k.leave[here] == 2 and kind != HIDDEN:
            moves -= 1.0  # unknown when it was measured
        moves += place // area
    return moves


@compiled
def astern_of(t: Ints, c: Ints, boat: int) -> int:
    return int(c[t[BOATS + boat], ASTERN])


@compiled
def ring_walk(o: Longs, one: int, other: int) -> float:
    width = int(math.sqrt(o[AREA]) + 0.5)
    return float(abs(one // width - other // width) + abs(one % width - other % width))


# Fields of the buffer
PLACE_AT, NUMBER_AT, HOME_AT = 0, 48, 96
REACH_AT, FROM_AT, GAIN_AT, CREW_AT, QUEST_AT = 288, 480, 672, 676, 680
BUFFER = 684


@compiled
def judge(t: Ints, k: Kit, share: Floats) -> None:
    """The share of the win that each colour can expect, from what is face up."""
    o, b, taste = k.options, k.buffer, k.taste
    late = taste[LATE]
    for colour in range(4):
        b[CREW_AT + colour] = 0.0
        b[QUEST_AT + colour] = FAR
        b[GAIN_AT + colour] = t[HOLDS + colour]
    items = list_treasures(t, k)
    place_divers(t, k, items, late)
    unknown = min(1.0, t[UNDISCOVERED] / 8.0)
    for colour in range(4):
        b[GAIN_AT + colour] += late * taste[CREW] * CREWS[int(b[CREW_AT + colour])]
        b[GAIN_AT + colour] += unknown * taste[QUEST] * 0.85 ** b[QUEST_AT + colour]
    promise(t, k, items)
    shares(t, o, taste, b[GAIN_AT : GAIN_AT + 4], share)


@compiled
def promise(t: Ints, k: Kit, items: int) -> None:
    """The value of treasures on the ground for each side: more if near a boat and near a diver."""
    o, b, taste = k.options, k.buffer, k.taste
    teams = o[TEAMS] != 0
    approach, homeward = math.log(taste[APPROACH]), math.log(taste[HOMEWARD])
    for item in range(items):
        number = b[NUMBER_AT + item]
        close = min(number, 2.0) * taste[NEARNESS]
        for side in range(2 if teams else 4):
            if t[OWNERS + side] < 0:
                continue
            near = math.exp(approach * b[REACH_AT + side * 48 + item])
            if teams:
                near = 0.5 * (near + math.exp(approach * b[REACH_AT + side * 48 + 96 + item]))
            home = math.exp(homeward * b[HOME_AT + side * 48 + item])
            b[GAIN_AT + side] += taste[PROMISE] * home * (number - close + close * near)


@compiled
def list_treasures(t: Ints, k: Kit) -> int:
    """Where treasures lie, what it takes to bring them home, and to get there from a boat."""
    o, c, b = k.options, k.chart, k.buffer
    area = o[AREA]
    gold = GROUND + area
    items = 0
    for place in range(area * 5):
        if t[gold + place] > 0 and items < MOST_ITEMS:
            b[PLACE_AT + items] = place
            b[NUMBER_AT + items] = t[gold + place]
            items += 1
    for item in range(items):
        place = int(b[PLACE_AT + item])
        for boat in range(4):
            home, out = 2.0 * FAR, 2.0 * FAR
            if t[BOATS + boat] >= 0:
                if t[BOATS + boat] == k.moored[boat]:
                    home = k.homes[place % area, boat]
                else:
                    home = way_home(t, k, place % area, boat, k.taste[UNKNOWN_WAY])
                home -= place // area
                out = 1.0 + way_to(t, k, astern_of(t, c, boat), place)
            b[HOME_AT + boat * 48 + item] = home
            b[FROM_AT + boat * 48 + item] = out
            b[REACH_AT + boat * 48 + item] = FAR
        if o[TEAMS] != 0:
            for side in range(2):
                mine, mates = HOME_AT + side * 48 + item, HOME_AT + (side + 2) * 48 + item
                b[mine] = b[mates] = min(b[mine], b[mates])
    return items


@compiled
def place_divers(t: Ints, k: Kit, items: int, late: float) -> None:
    """How far the nearest diver of each colour is from each treasure, and from unknown patches."""
    o, c, b, taste = k.options, k.chart, k.buffer, k.taste
    area = o[AREA]
    for diver in range(12):
        at = int(t[WHERE + diver])
        colour = diver // 3
        flags = t[FLAGS + diver]
        reach = REACH_AT + colour * 48
        if at == OUT:
            continue
        if flags & WISH:
            b[GAIN_AT + colour] += taste[WISHED] * late
        if flags & (STUCK | CAUGHT):
            b[GAIN_AT + colour] += late * taste[CAPTIVE]
            if flags & CAUGHT:
                b[GAIN_AT + colour] += late * taste[RESCUE] * 0.85 ** rescuer(t, k, colour, at)
            continue
        b[CREW_AT + colour] += 1.0
        wait = 0.4 if flags & DELAYED else 0.0
        boat = colour  # where the diver sets out, or would after being struck
        on_patch = at >= 0 and not c[at % area, IS_RING]
        if at < 0:
            boat = -1 - at
        elif not on_patch:
            nearest = 2.0 * FAR
            for other in range(4):
                if t[BOATS + other] >= 0 and are_friends(o, colour, other):
                    steps = ring_walk(o, at, t[BOATS + other])
                    if steps < nearest:
                        nearest, boat = steps, other
            wait += nearest
        risk = risk_at(t, k, colour, at) if on_patch else 1.0
        quest = quest_from(t, o, c, k.quest, colour, boat)
        if on_patch:
            least = float(FAR)
            for other in range(4):
                if t[BOATS + other] >= 0 and are_friends(o, colour, other):
                    least = min(least, k.quest[at % area, other])
            quest = least + risk * max(0.0, quest - least)
        b[QUEST_AT + colour] = min(b[QUEST_AT + colour], wait + quest)
        for item in range(items):
            out = b[FROM_AT + boat * 48 + item]
            if on_patch:
                way = way_to(t, k, at, int(b[PLACE_AT + item]))
                out = way + risk * max(0.0, out - way)
            b[reach + item] = min(b[reach + item], wait + out)


@compiled
def rescuer(t: Ints, k: Kit, colour: int, place: int) -> float:
    """The moves until somebody of the same colour comes to an octopus. [V-14.2]"""
    nearest = float(FAR)
    for diver in range(colour * 3, colour * 3 + 3):
        at = int(t[WHERE + diver])
        if at == OUT or t[FLAGS + diver] & (STUCK | CAUGHT):
            continue
        if at < 0:
            nearest = min(nearest, 1.0 + way_to(t, k, astern_of(t, k.chart, -1 - at), place))
        elif not k.chart[at % k.options[AREA], IS_RING]:
            nearest = min(nearest, way_to(t, k, at, place))
    return nearest


@compiled
def risk_at(t: Ints, k: Kit, colour: int, place: int) -> float:
    """How likely a diver is to be struck here; never on an island. [V-11.1]"""
    o, c = k.options, k.chart
    area = o[AREA]
    square = place % area
    kind = t[GROUND + square] & 15
    if kind == ISLAND or place >= area:
        return 0.0
    soon = (colour - t[TURN]) % 4
    risk = 0.0
    for other in range(12):
        enemy = other // 3
        at = int(t[WHERE + other])
        if at == OUT or are_friends(o, enemy, colour) or t[FLAGS + other] & HELD:
            continue
        comes = False
        if at < 0:
            comes = astern_of(t, c, -1 - at) == square
        elif not c[at % area, IS_RING]:
            code = t[GROUND + at % area]
            walks = code & 15 == MUD and at // area + 1 < code >> 4
            comes = not walks and k.far[at % area, square] <= k.leave[at % area]
        if comes:
            before = (enemy - t[TURN]) % 4 < soon
            risk = max(risk, k.taste[THREAT] if before else k.taste[LATER])
    return risk


@compiled
def quest_from(t: Ints, o: Longs, c: Ints, quest: Floats, colour: int, boat: int) -> float:
    """The moves from a boat to the nearest unknown patch and home again."""
    astern = astern_of(t, c, boat)
    if t[GROUND + astern] & 15 == HIDDEN:
        return 1.0 + NEAR_HOME
    least = float(FAR)
    for other in range(4):
        if t[BOATS + other] >= 0 and are_friends(o, colour, other):
            least = min(least, quest[astern, other])
    return 1.0 + least


@compiled
def shares(t: Ints, o: Longs, taste: Floats, gain: Floats, share: Floats) -> None:
    """Each colour's chance of winning, from what it may have in the end. [V-15.3]"""
    sides = 2 if o[TEAMS] != 0 else 4
    over = t[OVER] != 0 or is_decided(t)
    scale = taste[SCALE]
    total = 0.0
    best = -1.0
    for side in range(4):
        score = gain[side] if not over else float(t[HOLDS + side])
        if sides == 2:
            score = 0.0
            for colour in (side % 2, side % 2 + 2):
                score += gain[colour] if not over else t[HOLDS + colour]
        if t[OWNERS + side] < 0:
            score = -1000.0
        share[side] = score
        best = max(best, score)
    for side in range(sides):
        if over:
            share[side] = 1.0 if share[side] >= best else 0.0
        else:
            share[side] = math.exp((share[side] - best) / scale)
        total += share[side]
    for side in range(sides):
        share[side] /= total
    if sides == 2:
        share[2], share[3] = share[0], share[1]
