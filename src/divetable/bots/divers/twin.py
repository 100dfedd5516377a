"""The rules of The Divers once more, on plain integers: for searches. `games/divers` is the truth.

A table is one row of numbers: a head (where divers and boats are, whose turn it is, what is left to
do), then what is on each square, then the treasures on each place. Squares and places are numbered
as in `games/divers/chart.py`. What is under a face-down patch is not part of it: it is read from
`layout`, or drawn from the bag of unseen patches where `layout` says 0.

All functions are in the subset of Python that Numba compiles.
"""

from divetable.bots.compiler import Ints, Longs, compiled

# A patch is its kind, and 16 times its number (treasures, tufts) or the set of its ways.
RING, SEA, TREASURE, ISLAND, TURTLE, MUD, URCHIN, OCTOPUS = range(8)
CURRENT, EDDY, ANEMONE, SEAHORSE, STINGRAY, GOLDFISH, SHARK, HIDDEN = range(8, 16)

# The head of a table
WHERE, FLAGS, BOATS, HOLDS, OWNERS = 0, 12, 24, 28, 32
TURN, TURNS, QUIET, PASSES, PROGRESS, LOST = 36, 37, 38, 39, 40, 41
UNDISCOVERED, TREASURES, OVER, GAVE_UP, WAITING, PLAYED_ON = 42, 43, 44, 45, 46, 47
TASKS, TASK_SIZE, MOST_TASKS = 48, 3, 12
ENDS, MOST_ENDS = 84, 96  # of the exit that is to be chosen: how many, then squares and arrivals
BAG_SIZE = ENDS + 1 + 2 * MOST_ENDS
BAG, MOST_FORMS = BAG_SIZE + 1, 64  # how many of each form of patch are unseen
GROUND = BAG + MOST_FORMS  # what lies on each square; the treasures stand after it

OUT, NOWHERE = -5, 16
DELAYED, STUCK, CAUGHT, WISH, FRESH = 1, 2, 4, 8, 16
HELD, KEPT = 7, 8

# What is left to do, next last. Questions come first.
ASK_TURN, ASK_EXIT, ASK_SINKING, ASK_DROWNING, ASK_CONSENT, ASK_END = range(6)
END_TURN, LIGHTEN_BOAT, SUFFER, LIGHTEN_TUFT, BEGIN_TURN = range(6, 11)

# A move: its kind, a diver, where to, laden or not, and the end of its route
STEP, TUFT, LAND, BOARD, SAIL, WALK, WISH_FOR, RANSOM, PASS, GO, SINK, DROWN = range(12)
CONSENT, END_HERE = 12, 13
MOVE_SIZE, MOST_MOVES = 6, 4000
NO_END = -1

# Options of the table
(
    AREA,
    TEAMS,
    FIRST_LAND,
    STRIKE_PATCH,
    RANSOM_STAYS,
    DROWNING_MOVES,
    EDDY_REPEATS,
    FISH_REPEATS,
    STALL,
    WHEN_DECIDED,
    ASKS_CONSENT,
    FREE_CHOICE,
    FULL_MUD,
    SAFE_START,
    SEATS,
    FIRST_TO,
    OFFERS_PLAY_ON,
    RANSOM_COUNTS,
    PASSES_BOATS,
) = range(19)
OPTIONS = 19

# What a chart knows of a square
IS_PATCH, COAST, RING_STEPS, ASTERN, BEHIND, JUMPS, NEAR = 0, 1, 2, 4, 5, 8, 16
OUTERMOST, IS_RING, CHART_WIDTH = 24, 25, 26

OK, HARM, BLOCKED = range(3)
MARKS = 16  # scratch: a counter, then four fields of marks and lists for each square


@compiled
def scratch_size(area: int) -> int:
    return MARKS + area * 34 * 4 + area * 17 * 2


@compiled
def draw(dice: Longs, below: int) -> int:
    """A number from 0 up; the dice are one word."""
    x = dice[0]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    dice[0] = x
    return int((x * below) >> 32)


@compiled
def are_friends(o: Longs, one: int, other: int) -> bool:
    return one == other or (o[TEAMS] != 0 and (one + other) % 2 == 0)


@compiled
def is_crewed(t: Ints, o: Longs, boat: int) -> bool:
    for diver in range(12):
        if t[WHERE + diver] == -1 - boat and are_friends(o, diver // 3, boat):
            return True
    return False


@compiled
def boat_at(t: Ints, square: int) -> int:
    for boat in range(4):
        if t[BOATS + boat] == square:
            return boat
    return -1


@compiled
def mate_is_on(t: Ints, o: Longs, colour: int, square: int) -> bool:
    if o[TEAMS] == 0:
        return False
    mate = (colour + 2) % 4
    is_there = False
    for diver in range(mate * 3, mate * 3 + 3):
        at = t[WHERE + diver]
        is_there |= at >= 0 and at % o[AREA] == square
    return is_there


@compiled
def has_stranger(t: Ints, o: Longs, colour: int, square: int) -> bool:
    for diver in range(12):
        at = t[WHERE + diver]
        if diver // 3 != colour and at >= 0 and at % o[AREA] == square:
            return True
    return False


@compiled
def has_room(t: Ints, o: Longs, colour: int, square: int, units: int) -> bool:
    if o[FULL_MUD] != 0:
        return True
    load = t[GROUND + o[AREA] + square] + units
    for diver in range(colour * 3, colour * 3 + 3):
        if t[WHERE + diver] == square:
            load += 1
    return bool(load <= 2)


@compiled
def may_board(t: Ints, o: Longs, colour: int, boat: int) -> bool:
    return are_friends(o, colour, boat) or o[DROWNING_MOVES] != 0 or not is_crewed(t, o, boat)


@compiled
def class_of(t: Ints, o: Longs, colour: int, square: int) -> int:
    """Whether a diver may, can, or cannot end here. [V-9.4]"""
    kind = t[GROUND + square] & 15
    if kind == HIDDEN:
        return OK
    if kind == RING:
        boat = boat_at(t, square)
        if boat < 0:
            return HARM
        return OK if are_friends(o, colour, boat) or not is_crewed(t, o, boat) else HARM
    if mate_is_on(t, o, colour, square):
        return BLOCKED
    if kind == ISLAND:
        return BLOCKED if has_stranger(t, o, colour, square) else OK
    if kind == MUD:
        return OK if has_room(t, o, colour, square, 1) else HARM
    return HARM if kind in (SHARK, STINGRAY, GOLDFISH) else OK


@compiled
def heading_of(arrival: int) -> int:
    """The unit direction of an arrival; after a jump, along the leg of two. [V-9.1]"""
    if arrival < 8:
        return arrival
    return (arrival - 7) // 2 * 2 % 8


@compiled
def found_in(w: Longs, field: int, mark: int) -> bool:
    """Mark it, and return whether it was already marked."""
    if w[field + mark] == w[0]:
        return True
    w[field + mark] = w[0]
    return False


@compiled
def reach(t: Ints, o: Longs, c: Ints, w: Longs, square: int, arrival: int) -> int:
    """The ends of all ways over face-up movers, as a list in the scratch. [V-9.3] [V-9.4]

    Each is (square * 17 + arrival) * 2 + whether a known anemone was passed.
    """
    span = o[AREA] * 34
    seen, ended = MARKS, MARKS + span
    todo, ends = MARKS + 2 * span, MARKS + 3 * span
    w[0] += 1
    start = (square * 17 + arrival) * 2
    found_in(w, seen, start)
    w[todo] = start
    done, waiting, number = 0, 1, 0
    while done < waiting:
        state = int(w[todo + done])
        done += 1
        thrown = state % 2
        came = state // 2 % 17
        here = state // 34
        code = t[GROUND + here]
        kind = code & 15
        heading = heading_of(came) if came < NOWHERE else 0
        for way in range(8):
            to, how = -1, way
            if kind == CURRENT:
                if code >> (4 + way) & 1:
                    to = c[here, NEAR + way]
            elif kind == SEAHORSE:
                to, how = c[here, JUMPS + way], 8 + way
            elif kind == ANEMONE:
                if way == 0:
                    how = (heading + 4) % 8
                    over = c[here, NEAR + how] if came < 8 else c[here, JUMPS + (came - 4) % 8]
                    to = c[over, NEAR + how] if c[over, IS_PATCH] else over
            elif came == NOWHERE:
                to = c[here, NEAR + way]
            elif way == 0:
                to, how = c[here, NEAR + heading], heading
                if came >= 8 and o[EDDY_REPEATS] != 0:
                    again = int(c[here, JUMPS + came - 8])
                    if again >= 0 and (c[again, IS_PATCH] or boat_at(t, again) >= 0):
                        to, how = again, came
            if to < 0:
                continue
            ground = t[GROUND + to] & 15
            end = (int(to) * 17 + int(how)) * 2 + thrown
            if CURRENT <= ground <= SEAHORSE:
                if ground == ANEMONE:
                    end |= 1
                if not found_in(w, seen, end):
                    w[todo + waiting] = end
                    waiting += 1
            elif not found_in(w, ended, end):
                w[ends + number] = end
                number += 1
    return number


@compiled
def classified(t: Ints, o: Longs, c: Ints, w: Longs, colour: int, square: int, arrival: int) -> int:
    """All ends from here, each once with its best class, as a list in the scratch. [V-9.4]

    Each is (square * 17 + arrival) * 3 + class; the arrival counts where it is face down.
    """
    number = reach(t, o, c, w, square, arrival)
    span = o[AREA] * 34
    ends, listed = MARKS + 3 * span, MARKS + 4 * span
    many = 0
    for at in range(number):
        state = int(w[ends + at])
        to, how = state // 34, state // 2 % 17
        kind = t[GROUND + to] & 15
        if kind == RING and how >= 8 and boat_at(t, to) < 0:
            continue
        judged = class_of(t, o, colour, to)
        if state % 2 and judged == OK:
            judged = HARM
        end = to * 17 + (how if kind == HIDDEN else NOWHERE)
        old = -1
        for other in range(many):
            if w[listed + other] // 3 == end:
                old = other
        if old < 0:
            w[listed + many] = end * 3 + judged
            many += 1
        elif judged < w[listed + old] % 3:
            w[listed + old] = end * 3 + judged
    return many


@compiled
def may_end_laden(t: Ints, o: Longs, colour: int, square: int) -> bool:
    kind = t[GROUND + square] & 15
    if kind == MUD:
        return has_room(t, o, colour, square, 2)
    return kind not in (HIDDEN, ISLAND)


@compiled
def add(
    moves: Ints, number: int, kind: int, diver: int, to: int, carry: int, end: int, how: int
) -> int:
    if number == MOST_MOVES:
        return number
    move = moves[number]
    move[0], move[1], move[2], move[3], move[4], move[5] = kind, diver, to, carry, end, how
    return number + 1


@compiled
def add_ways_into(
    t: Ints,
    o: Longs,
    c: Ints,
    w: Longs,
    moves: Ints,
    number: int,
    kind: int,
    diver: int,
    square: int,
    arrival: int,
    laden: bool,
) -> int:
    """Every permitted way to enter a patch. [V-6.1] [V-6.2] [V-6.3] [V-6.4] [V-6.5] [V-6.6]"""
    colour = diver // 3
    ground = t[GROUND + square] & 15
    if ground == HIDDEN:
        return add(moves, number, kind, diver, square, 0, NO_END, 0)
    if ground in (ANEMONE, STINGRAY, GOLDFISH, SHARK) or mate_is_on(t, o, colour, square):
        return number
    if ground in (CURRENT, EDDY, SEAHORSE):
        if arrival == NOWHERE and ground == EDDY:
            return number
        many = classified(t, o, c, w, colour, square, arrival)
        listed = MARKS + 4 * o[AREA] * 34
        for at in range(many):
            end = int(w[listed + at])
            if end % 3 == OK:
                to, how = end // 51, end // 3 % 17
                number = add(moves, number, kind, diver, square, 0, to, how)
                if laden and may_end_laden(t, o, colour, to):
                    number = add(moves, number, kind, diver, square, 1, to, how)
        return number
    if ground == ISLAND and has_stranger(t, o, colour, square):
        return number
    if ground == MUD and not has_room(t, o, colour, square, 1):
        return number
    number = add(moves, number, kind, diver, square, 0, NO_END, 0)
    if laden and may_end_laden(t, o, colour, square):
        number = add(moves, number, kind, diver, square, 1, NO_END, 0)
    return number


@compiled
def add_boarding(
    t: Ints, o: Longs, moves: Ints, number: int, diver: int, boat: int, laden: bool
) -> int:
    if may_board(t, o, diver // 3, boat):
        number = add(moves, number, BOARD, diver, boat, 0, NO_END, 0)
        if laden:
            number = add(moves, number, BOARD, diver, boat, 1, NO_END, 0)
    return number


@compiled
def add_moves_of(
    t: Ints, o: Longs, c: Ints, w: Longs, moves: Ints, number: int, diver: int, must_land: bool
) -> int:
    """All moves of a diver. [V-5.1] [V-5.2]"""
    area = o[AREA]
    colour = diver // 3
    at = t[WHERE + diver]
    laden = False
    if at == OUT or t[FLAGS + diver] & HELD:
        return number
    if at < 0:
        boat = -1 - at
        square = c[t[BOATS + boat], ASTERN]
        inward = (4 + 2 * boat) % 8
        number = add_ways_into(t, o, c, w, moves, number, LAND, diver, square, inward, False)
        if must_land:
            return number
        if boat == colour:
            for to in c[t[BOATS + boat], RING_STEPS : RING_STEPS + 2]:
                if c[to, COAST] == colour:
                    number = add(moves, number, SAIL, diver, to, 0, NO_END, 0)
    elif must_land:
        return number
    elif c[at % area, IS_RING]:
        for way in range(2):
            to = c[at, RING_STEPS + way]
            boat = boat_at(t, to)
            while boat >= 0 and o[PASSES_BOATS] != 0 and not may_board(t, o, colour, boat):
                to = c[to, RING_STEPS + way]
                boat = boat_at(t, to)
            if boat < 0:
                number = add(moves, number, WALK, diver, to, 0, NO_END, 0)
            else:
                number = add_boarding(t, o, moves, number, diver, boat, False)
    else:
        square, layer = at % area, at // area
        code = t[GROUND + square]
        laden = bool(t[GROUND + area + at] > 0)
        if code & 15 == MUD and layer + 1 < code >> 4:
            number = add(moves, number, TUFT, diver, at + area, 0, NO_END, 0)
            if laden:
                number = add(moves, number, TUFT, diver, at + area, 1, NO_END, 0)
            return number
        for way in range(8):
            to = c[square, NEAR + way]
            if c[to, IS_PATCH]:
                number = add_ways_into(t, o, c, w, moves, number, STEP, diver, to, way, laden)
        for boat in range(4):
            ring = t[BOATS + boat]
            if ring >= 0:
                for behind in c[ring, BEHIND : BEHIND + 3]:
                    if behind == square:
                        number = add_boarding(t, o, moves, number, diver, boat, laden)
    if t[FLAGS + diver] & WISH:
        if at < 0 or not c[at % area, IS_RING]:
            for to in range(area):
                if c[to, IS_PATCH] and (at < 0 or to != at % area):
                    number = add_ways_into(
                        t, o, c, w, moves, number, WISH_FOR, diver, to, NOWHERE, laden
                    )
        for boat in range(4):
            if t[BOATS + boat] >= 0 and at != -1 - boat and may_board(t, o, colour, boat):
                number = add(moves, number, WISH_FOR, diver, -1 - boat, 0, NO_END, 0)
                if laden:
                    number = add(moves, number, WISH_FOR, diver, -1 - boat, 1, NO_END, 0)
    return number


@compiled
def moves_in_turn(t: Ints, o: Longs, c: Ints, w: Longs, moves: Ints) -> int:
    number = 0
    must_land = t[TURNS] == 0 and o[FIRST_LAND] != 0
    for diver in range(t[TURN] * 3, t[TURN] * 3 + 3):
        number = add_moves_of(t, o, c, w, moves, number, diver, must_land)
    return number


@compiled
def can_move(t: Ints, o: Longs, c: Ints, w: Longs, moves: Ints) -> bool:
    must_land = t[TURNS] == 0 and o[FIRST_LAND] != 0
    for diver in range(t[TURN] * 3, t[TURN] * 3 + 3):
        if add_moves_of(t, o, c, w, moves, 0, diver, must_land) > 0:
            return True
    return False


@compiled
def add_ransoms(t: Ints, o: Longs, moves: Ints, number: int, refused: bool) -> int:
    colour = t[TURN]
    for diver in range(colour * 3, colour * 3 + 3):
        if t[FLAGS + diver] & STUCK:
            if t[HOLDS + colour] > 0:
                number = add(moves, number, RANSOM, diver, colour, 0, NO_END, 0)
            mate = (colour + 2) % 4
            if o[TEAMS] != 0 and not refused and t[HOLDS + mate] > 0:
                number = add(moves, number, RANSOM, diver, mate, 0, NO_END, 0)
    return number


@compiled
def asked(t: Ints) -> int:
    """Where the open question is."""
    return int(TASKS + (t[WAITING] - 1) * TASK_SIZE)


@compiled
def legal(t: Ints, o: Longs, c: Ints, w: Longs, moves: Ints) -> int:
    """Write all answers to the open question; return how many."""
    if t[OVER]:
        return 0
    task = asked(t)
    kind, first, second = t[task], t[task + 1], t[task + 2]
    number = 0
    if kind == ASK_TURN:
        number = moves_in_turn(t, o, c, w, moves)
        if number == 0:
            number = add(moves, number, PASS, 0, 0, 0, NO_END, 0)
        return add_ransoms(t, o, moves, number, first != 0)
    if kind == ASK_EXIT:
        for at in range(t[ENDS]):
            end, how = t[ENDS + 1 + 2 * at], t[ENDS + 2 + 2 * at]
            number = add(moves, number, GO, first, 0, 0, end, how)
    elif kind == ASK_SINKING:
        for diver in range(12):
            if t[WHERE + diver] == second:
                number = add(moves, number, SINK, diver, 0, 0, NO_END, 0)
        if t[GROUND + o[AREA] + second] > 0:
            number = add(moves, number, SINK, -1, 0, 0, NO_END, 0)
    elif kind == ASK_DROWNING:
        for diver in range(12):
            if t[WHERE + diver] == -1 - first:
                number = add(moves, number, DROWN, diver, 0, 0, NO_END, 0)
    elif kind == ASK_CONSENT:
        for agree in (1, 0):
            number = add(moves, number, CONSENT, first, second, agree, NO_END, 0)
    else:
        for agree in (1, 0):
            number = add(moves, number, END_HERE, 0, 0, agree, NO_END, 0)
    return number


@compiled
def colour_asked(t: Ints, o: Longs) -> int:
    """The colour that decides now."""
    task = asked(t)
    kind = t[task]
    if kind == ASK_DROWNING:
        return int(t[task + 1])
    if kind == ASK_CONSENT:
        return int(t[task + 2])
    if kind == ASK_END:
        return owned_by(t, t[task + 1])
    return int(t[TURN])


@compiled
def owned_by(t: Ints, player: int) -> int:
    """The colour of a player that moves next."""
    colour = int(t[TURN])
    while t[OWNERS + colour] != player:
        colour = (colour + 1) % 4
    return colour


@compiled
def is_decided(t: Ints) -> bool:
    """Whether players are being asked to end the game. [V-15.5]"""
    return bool(t[WAITING] > 0 and t[asked(t)] == ASK_END)


# What happens


@compiled
def then(t: Ints, task: int, first: int, second: int) -> None:
    """Do this next, before anything that was waiting."""
    at = TASKS + t[WAITING] * TASK_SIZE
    t[at], t[at + 1], t[at + 2] = task, first, second
    t[WAITING] += 1


@compiled
def remove(t: Ints, diver: int) -> None:
    t[WHERE + diver] = OUT
    t[FLAGS + diver] = 0
    t[PROGRESS] = 1


@compiled
def put(t: Ints, o: Longs, diver: int, to: int, carry: int) -> None:
    """Onto a place, with a treasure or without."""
    if carry:
        gold = GROUND + o[AREA]
        t[gold + t[WHERE + diver]] -= 1
        t[gold + to] += 1
    t[WHERE + diver] = to
    t[FLAGS + diver] &= KEPT


@compiled
def drown_intruders(t: Ints, o: Longs, boat: int) -> None:
    for other in range(12):
        if t[WHERE + other] == -1 - boat and not are_friends(o, other // 3, boat):
            remove(t, other)


@compiled
def enter_boat(t: Ints, o: Longs, diver: int, boat: int, carry: int) -> None:
    """[V-12.1] [V-12.2] [V-12.3]"""
    was_crewed = is_crewed(t, o, boat)
    if carry:
        t[GROUND + o[AREA] + t[WHERE + diver]] -= 1
        t[HOLDS + boat] += 1
        t[PROGRESS] = 1
    t[WHERE + diver] = -1 - boat
    t[FLAGS + diver] &= KEPT
    if are_friends(o, diver // 3, boat):
        drown_intruders(t, o, boat)
    elif was_crewed:
        remove(t, diver)
    then(t, LIGHTEN_BOAT, boat, diver)


@compiled
def leave_the_ocean(t: Ints, o: Longs, diver: int, square: int, carry: int) -> None:
    boat = boat_at(t, square)
    if boat < 0:
        t[WHERE + diver] = square
        t[FLAGS + diver] &= KEPT
    else:
        enter_boat(t, o, diver, boat, carry)


@compiled
def is_dangerous(code: int) -> bool:
    return code & 15 in (SHARK, STINGRAY, ANEMONE)


@compiled
def turned(code: int, quarters: int) -> int:
    """A patch turned by quarter turns. (1.6)"""
    if code & 15 not in (CURRENT, STINGRAY):
        return code
    ways = code >> 4
    ways = (ways << 2 * quarters | ways >> (8 - 2 * quarters)) & 255
    return code & 15 | ways << 4


@compiled
def form_drawn(t: Ints, o: Longs, c: Ints, forms: Ints, dice: Longs, square: int) -> int:
    """Which form of patch may lie here: all unseen ones equally likely, with a safe start or
    not."""
    dangers, others = 0, 0
    for form in range(t[BAG_SIZE]):
        if o[SAFE_START] != 0 and is_dangerous(forms[form]):
            dangers += t[BAG + form]
        else:
            others += t[BAG + form]
    wants_danger = False
    if dangers and not c[square, OUTERMOST]:
        inside = 0
        for at in range(o[AREA]):
            if t[GROUND + at] & 15 == HIDDEN and not c[at, OUTERMOST]:
                inside += 1
        hidden = 0
        for at in range(o[AREA]):
            if t[GROUND + at] & 15 == HIDDEN:
                hidden += 1
        # there may be more unseen patches than face-down ones
        wants_danger = draw(dice, inside * (dangers + others)) < dangers * hidden
    left = draw(dice, dangers if wants_danger else max(1, others))
    for form in range(t[BAG_SIZE]):
        if (o[SAFE_START] != 0 and is_dangerous(forms[form])) == wants_danger:
            left -= t[BAG + form]
            if left < 0:
                return form
    return 0


@compiled
def turn_patch(
    t: Ints, o: Longs, c: Ints, layout: Ints, forms: Ints, dice: Longs, square: int
) -> int:
    """Turn it face up and return what it is."""
    code = layout[square]
    if code > 0:
        for form in range(t[BAG_SIZE]):
            for quarters in range(4):
                if t[BAG + form] > 0 and code > 0 and turned(forms[form], quarters) == code:
                    t[BAG + form] -= 1
                    code = -code
        code = abs(code)
    else:
        form = -code - 1 if code < 0 else form_drawn(t, o, c, forms, dice, square)
        t[BAG + form] -= 1
        code = turned(forms[form], draw(dice, 4))
    t[GROUND + square] = code
    t[PROGRESS] = 1
    if code & 15 == TREASURE:
        t[GROUND + o[AREA] + square] = code >> 4
        t[UNDISCOVERED] -= code >> 4
    return int(code)


@compiled
def arrive(
    t: Ints,
    o: Longs,
    c: Ints,
    w: Longs,
    layout: Ints,
    forms: Ints,
    dice: Longs,
    diver: int,
    square: int,
    arrival: int,
    carry: int,
    origin: int,
) -> None:
    """A diver comes to the end of the way, and perhaps is carried on. [V-9.6] [V-9.8]"""
    colour = diver // 3
    listed = MARKS + 4 * o[AREA] * 34
    while True:
        kind = t[GROUND + square] & 15
        if kind == RING:
            leave_the_ocean(t, o, diver, square, carry)
            return
        put(t, o, diver, square, carry)
        if kind != HIDDEN:
            meet(t, o, c, diver, square, 0)
            return
        kind = turn_patch(t, o, c, layout, forms, dice, square) & 15
        if not CURRENT <= kind <= SEAHORSE:
            meet(t, o, c, diver, square, 1)
            return
        if kind == ANEMONE and arrival == NOWHERE:
            t[WHERE + diver] = origin
            return
        many = classified(t, o, c, w, colour, square, arrival)
        if many == 0:
            remove(t, diver)  # an endless loop
            return
        t[ENDS] = 0
        for wanted in (OK, HARM):
            if wanted == HARM and t[ENDS] > 0 and o[FREE_CHOICE] == 0:
                continue
            for at in range(many):
                end = w[listed + at]
                if end % 3 == wanted and t[ENDS] < MOST_ENDS:
                    t[ENDS + 1 + 2 * t[ENDS]] = end // 51
                    t[ENDS + 2 + 2 * t[ENDS]] = end // 3 % 17
                    t[ENDS] += 1
        if t[ENDS] == 0:
            t[WHERE + diver] = origin
            return
        if t[ENDS] > 1:
            then(t, ASK_EXIT, diver, origin)
            return
        square, arrival, carry = t[ENDS + 1], t[ENDS + 2], 0
        t[ENDS] = 0


@compiled
def meet(t: Ints, o: Longs, c: Ints, diver: int, place: int, first: int) -> None:
    """Strike any enemies there, then suffer what the place does. [V-11.1] [V-11.5]"""
    area = o[AREA]
    code = t[GROUND + place % area]
    kind = code & 15
    if kind == SHARK:
        remove(t, diver)
        return
    if kind == STINGRAY:
        square = place
        way = 0
        while not code >> (4 + way) & 1:
            way += 1
        while c[square, IS_PATCH]:
            square = c[square, NEAR + way]
        leave_the_ocean(t, o, diver, square, 0)
        return
    struck = 0
    if not first and kind != ISLAND:
        then(t, SUFFER, diver, 0)
        whole = kind == MUD and o[STRIKE_PATCH] != 0
        for colour in range(3, -1, -1):
            if are_friends(o, colour, diver // 3):
                continue
            last = -1
            for other in range(colour * 3, colour * 3 + 3):
                at = t[WHERE + other]
                if at == place or (whole and at >= 0 and at % area == place % area):
                    last = other
                    struck += 1
            if last >= 0:
                then(t, LIGHTEN_BOAT, colour, last)
        if struck:
            for other in range(12):
                at = t[WHERE + other]
                if are_friends(o, other // 3, diver // 3):
                    continue
                if at == place or (whole and at >= 0 and at % area == place % area):
                    t[WHERE + other] = -1 - other // 3
                    t[FLAGS + other] &= KEPT
                    drown_intruders(t, o, other // 3)
            return
        t[WAITING] -= 1
    suffer(t, o, diver, first)


@compiled
def suffer(t: Ints, o: Longs, diver: int, first: int) -> None:
    """What the place does to a diver who comes there. [V-8.4] [V-8.8] [V-8.9] [V-8.13]"""
    area = o[AREA]
    place = t[WHERE + diver]
    kind = t[GROUND + place % area] & 15
    if kind == TURTLE:
        t[FLAGS + diver] |= DELAYED | FRESH
    elif kind == URCHIN:
        t[FLAGS + diver] |= STUCK
    elif kind == OCTOPUS:
        alone = True
        for other in range(diver // 3 * 3, diver // 3 * 3 + 3):
            if other != diver and t[WHERE + other] == place:
                alone = False
                t[FLAGS + other] &= ~CAUGHT
        if alone:
            t[FLAGS + diver] |= CAUGHT
    elif kind == GOLDFISH:
        if first or o[FISH_REPEATS] != 0:
            t[FLAGS + diver] |= WISH
    elif kind == MUD:
        then(t, LIGHTEN_TUFT, diver, place)


@compiled
def finish_turn(t: Ints, o: Longs) -> None:
    """A delay ends, the next seat is in turn, and perhaps the game is over. [V-4.6] [V-15.1]"""
    colour = t[TURN]
    for diver in range(colour * 3, colour * 3 + 3):
        flags = t[FLAGS + diver]
        if flags & DELAYED:
            t[FLAGS + diver] = flags & ~(FRESH if flags & FRESH else DELAYED)
    t[QUIET] = 0 if t[PROGRESS] else t[QUIET] + 1
    t[PROGRESS] = 0
    if t[TURNS] < 30000:
        t[TURNS] += 1
    turn = (colour + 1) % 4
    while t[OWNERS + turn] < 0:
        turn = (turn + 1) % 4
    t[TURN] = turn
    if is_over(t, o):
        t[OVER] = 1
        t[WAITING] = 0
    elif o[WHEN_DECIDED] != 0 and not t[PLAYED_ON] and is_lead_safe(t, o):
        if o[OFFERS_PLAY_ON] != 0:
            then(t, BEGIN_TURN, 0, 0)
            ask_for_the_end(t, 15)
        else:
            t[OVER] = 1
            t[WAITING] = 0


@compiled
def ask_for_the_end(t: Ints, players: int) -> None:
    """The next of these players who still plays; if there is none, the game is over. [V-15.5]"""
    left, next_one = 0, -1
    for after in range(4):
        owner = t[OWNERS + (t[TURN] + after) % 4]
        if owner >= 0 and players >> owner & 1 and not t[GAVE_UP] >> owner & 1:
            if next_one < 0:
                next_one = owner
            elif owner != next_one:
                left |= 1 << owner
    if next_one < 0:
        t[OVER] = 1
        t[WAITING] = 0
    else:
        then(t, ASK_END, int(next_one), int(left))


@compiled
def is_over(t: Ints, o: Longs) -> bool:
    if treasures_left(t) == 0:
        return True
    if o[FIRST_TO] > 0 and best_scores(t, o)[0] >= o[FIRST_TO]:
        return True
    divers = 0
    for diver in range(12):
        if t[WHERE + diver] != OUT:
            divers += 1
    return bool(divers == 0 or t[PASSES] >= 2 * o[SEATS] or t[QUIET] >= o[STALL] * o[SEATS])


@compiled
def treasures_left(t: Ints) -> int:
    left = t[TREASURES] - t[LOST]
    for boat in range(4):
        left -= t[HOLDS + boat]
    return int(left)


@compiled
def best_scores(t: Ints, o: Longs) -> tuple[int, int]:
    """Of the best side, and of the next."""
    best, second = -1, -1
    for side in range(2 if o[TEAMS] != 0 else 4):
        if t[OWNERS + side] < 0:
            continue
        score = int(t[HOLDS + side])
        if o[TEAMS] != 0:
            score += int(t[HOLDS + side + 2])
        if score > best:
            best, second = score, best
        elif score > second:
            second = score
    return best, second


@compiled
def is_lead_safe(t: Ints, o: Longs) -> bool:
    best, second = best_scores(t, o)
    return best - second > treasures_left(t)


@compiled
def begin_turn(t: Ints, o: Longs, c: Ints, w: Longs, moves: Ints, refused: bool) -> None:
    """Players who cannot move pass at once, unless a ransom might help. [V-4.4] [V-4.5]"""
    while not t[OVER] and not is_decided(t):
        here = not t[GAVE_UP] >> t[OWNERS + t[TURN]] & 1
        if here and (can_move(t, o, c, w, moves) or add_ransoms(t, o, moves, 0, refused) > 0):
            then(t, ASK_TURN, 1 if refused else 0, 0)
            return
        refused = False
        t[PASSES] += 1
        finish_turn(t, o)


@compiled
def units_on(t: Ints, o: Longs, place: int) -> int:
    units = t[GROUND + o[AREA] + place]
    for diver in range(12):
        if t[WHERE + diver] == place:
            units += 1
    return int(units)


@compiled
def aboard(t: Ints, boat: int) -> int:
    number = 0
    for diver in range(12):
        if t[WHERE + diver] == -1 - boat:
            number += 1
    return number


@compiled
def last_aboard(t: Ints, boat: int, last: int) -> int:
    """The diver who drowns by default: the last to come or, once that one is gone, the last by
    name."""
    diver = int(last)
    if t[WHERE + diver] != -1 - boat:
        diver = 11
        while t[WHERE + diver] != -1 - boat:
            diver -= 1
    return diver


@compiled
def run(t: Ints, o: Longs, c: Ints, w: Longs, moves: Ints) -> None:
    """Work on until somebody is asked, or the game is over."""
    while not t[OVER]:
        task = asked(t)
        kind, first, second = t[task], t[task + 1], t[task + 2]
        if kind <= ASK_END:
            return
        if kind == LIGHTEN_BOAT and aboard(t, first) > 3:
            if t[GAVE_UP] >> t[OWNERS + first] & 1:
                remove(t, last_aboard(t, first, second))
            else:
                then(t, ASK_DROWNING, first, second)
            continue
        if kind == LIGHTEN_TUFT and units_on(t, o, second) > 2:
            then(t, ASK_SINKING, first, second)
            continue
        t[WAITING] -= 1
        if kind == SUFFER:
            suffer(t, o, first, second)
        elif kind == END_TURN:
            t[PASSES] = 0
            finish_turn(t, o)
            begin_turn(t, o, c, w, moves, False)
        elif kind == BEGIN_TURN:
            begin_turn(t, o, c, w, moves, False)


@compiled
def play(
    t: Ints,
    o: Longs,
    c: Ints,
    w: Longs,
    moves: Ints,
    layout: Ints,
    forms: Ints,
    dice: Longs,
    kind: int,
    diver: int,
    to: int,
    carry: int,
    end: int,
    how: int,
) -> None:
    """Resolve a legal move, up to the next question. `moves` is overwritten."""
    task = asked(t)
    first, second = t[task + 1], t[task + 2]
    t[WAITING] -= 1
    origin = t[WHERE + diver]
    if kind <= WISH_FOR:
        then(t, END_TURN, 0, 0)
    if kind in (STEP, LAND, WISH_FOR):
        if kind == WISH_FOR:
            t[FLAGS + diver] &= ~WISH
        if to < 0:
            enter_boat(t, o, diver, -1 - to, carry)
        else:
            square, arrival = end, how
            if end == NO_END:
                square, arrival = to, NOWHERE
                if kind == LAND:
                    arrival = (2 - 2 * origin) % 8
                elif kind == STEP:
                    for way in range(8):
                        if c[origin % o[AREA], NEAR + way] == to:
                            arrival = way
            arrive(t, o, c, w, layout, forms, dice, diver, square, arrival, carry, origin)
    elif kind == TUFT:
        put(t, o, diver, to, carry)
        meet(t, o, c, diver, to, 0)
    elif kind == BOARD:
        enter_boat(t, o, diver, to, carry)
    elif kind == SAIL:
        sail(t, o, diver // 3, to)
    elif kind == WALK:
        put(t, o, diver, to, 0)
    elif kind == RANSOM:
        if (
            o[ASKS_CONSENT] != 0
            and t[OWNERS + to] != t[OWNERS + t[TURN]]
            and not t[GAVE_UP] >> t[OWNERS + to] & 1
        ):
            then(t, ASK_CONSENT, diver, to)
        else:
            pay(t, o, diver, to)
            begin_turn(t, o, c, w, moves, first != 0)
    elif kind == PASS:
        t[PASSES] += 1
        finish_turn(t, o)
        begin_turn(t, o, c, w, moves, False)
    elif kind == GO:
        t[ENDS] = 0
        arrive(t, o, c, w, layout, forms, dice, first, end, how, 0, second)
    elif kind == SINK:
        if diver < 0:
            t[GROUND + o[AREA] + second] -= 1
            t[LOST] += 1
            t[PROGRESS] = 1
        else:
            remove(t, diver)
    elif kind == DROWN:
        remove(t, diver)
    elif kind == END_HERE:
        if carry:
            ask_for_the_end(t, second)
        else:
            t[PLAYED_ON] = 1
    else:
        if carry:
            pay(t, o, first, second)
        begin_turn(t, o, c, w, moves, not carry)
    run(t, o, c, w, moves)


@compiled
def pay(t: Ints, o: Longs, diver: int, boat: int) -> None:
    """[V-14.3]"""
    t[FLAGS + diver] &= ~STUCK
    t[HOLDS + boat] -= 1
    if o[RANSOM_STAYS] != 0:
        t[GROUND + o[AREA] + t[WHERE + diver]] += 1
    else:
        t[LOST] += 1
        if o[RANSOM_COUNTS] != 0:
            t[PROGRESS] = 1


@compiled
def sail(t: Ints, o: Longs, colour: int, to: int) -> None:
    """[V-12.5]"""
    t[BOATS + colour] = to
    last = -1
    for other in range(12):
        if t[WHERE + other] == to:
            if are_friends(o, other // 3, colour):
                t[WHERE + other] = -1 - colour
                t[FLAGS + other] &= KEPT
                last = other
            else:
                remove(t, other)
    if last >= 0:
        then(t, LIGHTEN_BOAT, colour, last)
