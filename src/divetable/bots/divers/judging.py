"""What a position is worth: a race for the treasures, planned ahead for all four colours.

Each colour makes one move in a round, so moves are what a treasure costs: out to the place where
it lies, and home along patches that are known. All colours fetch what is cheapest for them, in
the order in which they would be done, and look for more where little is known; what comes late
counts less. The ways were measured once, where the search began; a patch turned since then is
taken for open.
"""

import math
from typing import NamedTuple

import numpy as np

from divetable.bots.compiling import Floats, Ints, Longs, compiled
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
    GAVE_UP,
    GOLDFISH,
    GROUND,
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
    RING,
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
    reach,
)


class Kit(NamedTuple):
    """What does not change during a search, and room to work in."""

    options: Longs
    chart: Ints
    forms: Ints
    taste: Floats  # how to judge
    far: Ints  # moves from square to square
    laden: Ints  # the same with a treasure
    leave: Ints  # moves to leave a square
    quest: Floats  # moves to the next unknown and home
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
DELIVERIES = 26  # that are planned ahead
NEAR_HOME = 0.25  # how much the unknown is better near a boat, in moves for each move home
CARRYING = 4.0  # moves for what will be found

# How to judge: what is left of a treasure a round later; moves to find one where each patch hides
# one; its worth when found; of a diver; how much less one is worth who is held; of a wish; how
# uncertain the end is; the moves that an unknown way home costs besides
PATIENCE, SEARCHING, FOUND, DIVER, HELD_FAST, WISHED, SPREAD, UNKNOWN_WAY = range(8)
TASTE = np.array([0.985, 1.8, 0.8, 1.4, 0.6, 0.7, 0.35, 3.0])


@compiled
def is_rest(kind: int) -> bool:
    """May a move end here, and go on from here?"""
    return SEA <= kind <= OCTOPUS or kind in (GOLDFISH, HIDDEN)


@compiled
def measure(t: Ints, k: Kit) -> None:
    """How many moves it takes from everywhere to everywhere, free and with a treasure.

    Through the unknown it takes longer than it looks. Who rests with an urchin or an octopus
    goes nowhere, so no way leads over them.
    """
    o, c, w, far, laden, leave = k.options, k.chart, k.scratch, k.far, k.laden, k.leave
    area = o[AREA]
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
    """For each square and boat: the moves to the nearest unknown and home from there."""
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


@compiled
def judge(t: Ints, k: Kit, share: Floats) -> None:
    """The share of the win that each colour can expect, from what is face up."""
    o, c, quest, taste, b = k.options, k.chart, k.quest, k.taste, k.buffer
    area = o[AREA]
    gold = GROUND + area
    items = 0
    hidden = 0
    place_at, number_at, home_at, boat_at = 0, 48, 96, 288  # fields of the buffer
    out_at, from_at, start_at, gain_at, clock_at = 480, 1056, 1248, 1260, 1264
    best_at, diver_at, item_at, crew_at = 1268, 1272, 1276, 1280
    for square in range(area):
        code = t[GROUND + square]
        kind = code & 15
        if kind == HIDDEN:
            hidden += 1
        elif kind != RING:
            layers = code >> 4 if kind == MUD else 1
            for layer in range(layers):
                if t[gold + layer * area + square] > 0 and items < MOST_ITEMS:
                    b[place_at + items] = layer * area + square
                    b[number_at + items] = t[gold + layer * area + square]
                    items += 1
    left = float(t[TREASURES] - t[LOST])
    for boat in range(4):
        left -= t[HOLDS + boat]
    late = min(1.0, left / 12.0)  # towards the end a diver is worth less
    for boat in range(4):
        b[crew_at + boat] = 0.0
        b[gain_at + boat] = t[HOLDS + boat]
        b[clock_at + boat] = ((boat - t[TURN]) % 4) * 0.25
    # what it takes to bring each treasure home, for each colour, and in whose boat
    for item in range(items):
        place = int(b[place_at + item])
        square, layer = place % area, place // area
        for colour in range(4):
            best, whose = 2.0 * FAR, colour
            for boat in range(4):
                if t[BOATS + boat] >= 0 and are_friends(o, colour, boat):
                    moves = way_home(t, k, square, boat, taste[UNKNOWN_WAY])
                    if moves < best:
                        best, whose = moves, boat
            b[home_at + item * 4 + colour] = best - layer
            b[boat_at + item * 4 + colour] = whose
    # what it takes to get there: for each diver, and from each boat
    for boat in range(4):
        if t[BOATS + boat] >= 0:
            astern = astern_of(t, c, boat)
            for item in range(items):
                place = int(b[place_at + item])
                b[from_at + boat * 48 + item] = 1.0 + way_to(t, k, astern, place)
    density = t[UNDISCOVERED] / hidden if hidden else 0.0
    search = CARRYING + taste[SEARCHING] / density if density > 0 else 2.0 * FAR
    for diver in range(12):
        at = t[WHERE + diver]
        colour = diver // 3
        flags = t[FLAGS + diver]
        b[start_at + diver] = FAR
        if at == OUT:
            for item in range(items):
                b[out_at + diver * 48 + item] = FAR
            continue
        if flags & WISH:
            b[gain_at + colour] += taste[WISHED] * late
        if flags & (STUCK | CAUGHT):
            b[crew_at + colour] += 1.0 - taste[HELD_FAST]
            for item in range(items):
                b[out_at + diver * 48 + item] = FAR
            continue
        b[crew_at + colour] += 1.0
        wait = 0.4 if flags & DELAYED else 0.0
        if at < 0:
            boat = -1 - at
        elif c[at % area, IS_RING]:
            boat = colour
            nearest = 2.0 * FAR
            for other in range(4):
                if t[BOATS + other] >= 0 and are_friends(o, colour, other):
                    steps = ring_walk(o, at, t[BOATS + other])
                    if steps < nearest:
                        nearest, boat = steps, other
            wait += nearest
        else:
            boat = -1
        if boat >= 0:
            b[start_at + diver] = wait + quest_from(t, o, c, quest, colour, boat)
            for item in range(items):
                b[out_at + diver * 48 + item] = wait + b[from_at + boat * 48 + item]
        else:
            least = float(FAR)
            for other in range(4):
                if t[BOATS + other] >= 0 and are_friends(o, colour, other):
                    least = min(least, quest[at % area, other])
            b[start_at + diver] = wait + least
            for item in range(items):
                place = int(b[place_at + item])
                b[out_at + diver * 48 + item] = wait + way_to(t, k, at, place)
    for colour in range(4):
        crew = b[crew_at + colour]
        b[gain_at + colour] += late * taste[DIVER] * crew * (7.0 - crew) / 6.0
    # the race
    pool = float(t[UNDISCOVERED])
    for colour in range(4):
        b[best_at + colour] = -1.0
    for _ in range(DELIVERIES):
        first, soonest = -1, 1.5 * FAR
        for colour in range(4):
            if t[OWNERS + colour] < 0 or t[GAVE_UP] >> t[OWNERS + colour] & 1:
                continue
            if b[best_at + colour] < 0:
                best, whom, what = 2.0 * FAR, -1, -1
                for diver in range(colour * 3, colour * 3 + 3):
                    for item in range(items):
                        if b[number_at + item] > 0:
                            cost = b[out_at + diver * 48 + item] + b[home_at + item * 4 + colour]
                            if cost < best:
                                best, whom, what = cost, diver, item
                    if pool >= 0.5:
                        cost = b[start_at + diver] + search
                        if cost < best:
                            best, whom, what = cost, diver, -1
                b[best_at + colour] = best
                b[diver_at + colour] = whom
                b[item_at + colour] = what
            done = b[clock_at + colour] + b[best_at + colour]
            if b[diver_at + colour] >= 0 and done < soonest:
                first, soonest = colour, done
        if first < 0:
            break
        diver, item = int(b[diver_at + first]), int(b[item_at + first])
        b[clock_at + first] = soonest
        worth = taste[PATIENCE] ** soonest
        if item >= 0:
            b[gain_at + first] += worth
            b[number_at + item] -= 1.0
            boat = int(b[boat_at + item * 4 + first])
        else:
            b[gain_at + first] += worth * taste[FOUND]
            pool -= 1.0
            boat = first
        b[start_at + diver] = quest_from(t, o, c, quest, first, boat)
        for other in range(items):
            b[out_at + diver * 48 + other] = b[from_at + boat * 48 + other]
        for colour in range(4):
            if (
                colour == first
                or (item >= 0 and b[item_at + colour] == item and b[number_at + item] <= 0)
                or pool < 0.5
            ):
                b[best_at + colour] = -1.0
    shares(t, o, taste, b[gain_at : gain_at + 4], share)


@compiled
def quest_from(t: Ints, o: Longs, c: Ints, quest: Floats, colour: int, boat: int) -> float:
    """The moves from a boat to the nearest unknown and home again."""
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
    """From what each colour may have in the end to its chance of winning. [V-15.3]"""
    left = float(t[TREASURES] - t[LOST])
    for boat in range(4):
        left -= t[HOLDS + boat]
    sides = 2 if o[TEAMS] != 0 else 4
    over = t[OVER] != 0
    scale = 0.5 + taste[SPREAD] * math.sqrt(max(0.0, left)) * 2.0
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
