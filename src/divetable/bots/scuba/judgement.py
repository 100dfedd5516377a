"""How a sensible diver swims: what every seat does in imagined games.

It looks at no covered front. `survey` works out what each square is worth to a seat and how much a
diver at some depth with some air can still hope for; `weigh` tries all ways to spend the turn and
values where they end; `choose` acts. `w` is working memory, `m` the manner of each seat.
"""

from divetable.bots.compiler import Cells, compiled
from divetable.bots.scuba.layout import (
    ACTIVE,
    AGENDA_AT,
    AIR,
    AIRS_AT,
    ALONE,
    AT,
    BOAT,
    BOAT_FINAL,
    CARDS,
    CHOOSE_FLIP,
    CHOOSE_OPTION,
    CLOSE_TURN,
    CLOSING,
    COLOUR,
    COMBINATION,
    COMBINATIONS,
    COMBINATIONS_AT,
    DEAD,
    DECLINE,
    DECO,
    DECOMPRESSION,
    DISCOVER,
    DISCS,
    DIVING,
    DOWN,
    EFFECT,
    EFFECTS_AT,
    ENTER,
    EXTRA1,
    EXTRA2,
    FIRST_BOAT,
    FIRST_COLUMN,
    FIRST_TURN_UP,
    FRONT,
    IS_OPEN,
    IS_SHALLOW,
    KIND,
    LAST_BOAT,
    LAST_COLUMN,
    LEFT,
    LIST,
    LISTS_AT,
    LOC,
    LOOK_ON_THE_WAY,
    LOSE_AIR,
    MAY_DISCOVER,
    MAY_FLIP,
    MINUS_AT,
    MP,
    NO_DEATH,
    NO_DESCENT,
    NORMAL,
    PHASE,
    PLACE,
    PLAYERS,
    POINTS,
    RIGHT,
    ROUND,
    SEAT,
    SEATS_AT,
    SIDES,
    SNORKEL,
    START_SQUARE,
    STEP,
    STOP,
    SUB,
    SURFACE,
    SURFACE_BOAT,
    SWIM_ON,
    TASK,
    TASKS,
    TILE,
    TILES,
    TILES_AT,
    UP,
    UPS,
    VALUES_AT,
    WAIT,
)
from divetable.bots.scuba.twin import (
    BOTTOM,
    COLUMNS,
    DEEP_FROM,
    NOWHERE,
    POINTS_A_TURN,
    UP_A_TURN,
    below,
    beside,
    is_boat,
    is_dusty,
    legal,
    look_of,
    may_step,
    next_to,
    score,
    sights,
    steps_allowed,
    winners,
)

# A manner, block by seat
MANNER = 9
RISK = 0  # how likely it thinks a turn is to cost one more air than it should
FADE = 1  # what a point of the next turn is worth now
DEATH = 2  # points it would give not to die
HURRY = 3  # points it would give to be out of the water a turn earlier
COMBINES = 4  # does it see which animals go together
LOOKS_AHEAD = 5  # does it think of the turns to come
SPARE = 6  # air it wants to have left at the surface, if it does not
RUSHES = 7  # in how many imagined games out of a hundred it goes straight home
CLUMSY = 8  # how many decisions under water out of a hundred it makes at random

# Working memory, w
HOPES_AT = 0  # by colour: what a covered tile is worth on average
GAINS_AT = 8  # by square: what looking there is worth to the seat
ROWS_AT = 100  # by row: what a step there is worth; then the sums from the top
WAYS_AT = 124  # by direction: what the best way that begins there is worth; then stopping
TABLES_AT = 132  # by phase, tokens, row and air: what to hope for
MOST_AIR = 24
AIRS = MOST_AIR + 1
TOKENS = 4
TABLE = TOKENS * 10 * AIRS
GAINED_AT = TABLES_AT + 6 * TABLE  # by steps of the way being tried: the gain
TURNS_AT = GAINED_AT + 8  # by row and row: what a turn from one to the other gives
LESS_AT = TURNS_AT + 100  # by tokens and row: what could be hoped for with one air less
ENDS_AT = LESS_AT + 10 * TOKENS  # by square: what it is worth to end there, once it is known
ROOM = ENDS_AT + 90

# Working memory for whole numbers, k: directions and squares of the way being tried
TRIED_AT = 0
SQUARES_AT = 8
PLAN_AT = 16  # directions of the best way that was found
PLANNED = 24  # how many
DONE = 25  # how many of them are done
PLAN_TURN = 26  # when it was made: turn, phase, points spent, air
PLAN_PHASE = 27
PLAN_MP = 28
PLAN_AIR = 29
WAY_ROOM = 30

NEVER = -1000.0
NOT_YET = -2000.0
AHEAD = 12.0  # points a turn for bringing a lead home
FOUND = 0.65  # the share that is found of what a later turn could find


@compiled
def worth_to(d: Cells, cards: int, species: int, combines: float) -> float:
    """The value of an animal, plus what it adds to combinations. [S-10.3]"""
    worth = float(d[VALUES_AT + species])
    if combines > 0.0 and not cards >> species & 1:
        for number in range(d[COMBINATIONS]):
            c = COMBINATIONS_AT + COMBINATION * number
            if d[c] >> species & 1:
                held = cards & d[c]
                members = 0
                while held:
                    held &= held - 1
                    members += 1
                more = d[c + 3 + members] - d[c + 2 + members]
                worth += float(more) if more else 0.7
    return worth


@compiled
def survey_squares(s: Cells, d: Cells, w: list[float], m: list[float], seat: int) -> None:
    """What each square is worth to this seat, and a step in each row."""
    b = SEATS_AT + SEAT * seat
    for square in range(90):
        w[GAINS_AT + square] = 0.0
    for tile in range(s[TILES]):
        t = TILES_AT + TILE * tile
        place = s[t + PLACE]
        if place < 0 or place >= BOTTOM:
            continue
        if not s[t + IS_OPEN]:
            w[GAINS_AT + place] += w[HOPES_AT + s[t + COLOUR]]
        elif not s[t + DISCS] >> seat & 1:
            w[GAINS_AT + place] += worth_to(
                d, s[b + CARDS], s[t + FRONT], m[MANNER * seat + COMBINES]
            )
    width = d[LAST_COLUMN] - d[FIRST_COLUMN] + 1
    total = 0.0
    w[ROWS_AT + 10] = 0.0
    for row in range(1, 10):
        sum_ = 0.0
        found = 0
        for column in range(COLUMNS):
            gain = w[GAINS_AT + COLUMNS * row + column]
            if gain > 0.0:
                sum_ += gain
                found += 1
        # A diver who chooses the way meets better squares than average, while there are any.
        mean = 0.0
        if found:
            mean = FOUND * sum_ / found * min(1.0, 1.5 * found / width)
        w[ROWS_AT + row] = mean
        total += mean
        w[ROWS_AT + 10 + row] = total
    for square in range(COLUMNS, BOTTOM):
        if w[GAINS_AT + square] > 0.0 and is_dusty(s, square):
            w[GAINS_AT + square] = 0.0


@compiled
def death_at(d: Cells, m: list[float], seat: int, row: int) -> float:
    """The cost of running out of air there. [S-6.4] [S-12.3]"""
    return -(5.0 * row + 8.0) if d[NO_DEATH] else -m[MANNER * seat + DEATH]


@compiled
def hope(
    d: Cells, w: list[float], m: list[float], seat: int, phase: int, tokens: int, row: int, air: int
) -> float:
    """What a diver may still hope for at the start of such a turn; a mishap may come first."""
    if air <= 0:
        return death_at(d, m, seat, row)
    held = min(tokens, TOKENS - 1)
    return w[TABLES_AT + TABLE * phase + AIRS * (10 * held + row) + min(air, MOST_AIR)]


@compiled
def survey_ways(d: Cells, w: list[float], hurry: float) -> None:
    """What a turn gives on the way from one row to another."""
    for row in range(1, 10):
        for to in range(max(0, row - UP_A_TURN), min(row + POINTS_A_TURN, 8) + 1):
            if to == 0:
                gain = 0.5 * w[ROWS_AT + 10 + row - 1]
            elif to >= row:
                gain = w[ROWS_AT + 10 + to] - w[ROWS_AT + 10 + row]
            else:
                gain = w[ROWS_AT + 10 + row - 1] - w[ROWS_AT + 10 + to - 1]
            if to > 0:
                side = max(w[ROWS_AT + to], w[ROWS_AT + row])
                gain += (POINTS_A_TURN - abs(to - row)) * side - hurry
            w[TURNS_AT + 10 * row + to] = gain


@compiled
def survey_phase(
    d: Cells,
    w: list[float],
    m: list[float],
    seat: int,
    phase: int,
    next_: int,
    cost: float,
    most: int,
) -> None:
    """What to hope for before a turn of one phase, by tokens, row and air up to a limit."""
    fade = m[MANNER * seat + FADE]
    risk = m[MANNER * seat + RISK]
    most_tokens = TOKENS if d[DECOMPRESSION] else 1
    for tokens in range(most_tokens):
        for row in range(1, 10):
            w[LESS_AT + 10 * tokens + row] = death_at(d, m, seat, row)
    for air in range(1, most + 1):
        for tokens in range(most_tokens):
            for row in range(1, 10):
                best = NEVER
                for to in range(max(0, row - UP_A_TURN), min(row + POINTS_A_TURN, 8) + 1):
                    value = w[TURNS_AT + 10 * row + to]
                    if to == 0:
                        if tokens > 1:
                            continue
                        value -= 5.0 * tokens
                    else:
                        left = air - d[AIRS_AT + to]
                        fewer = tokens
                        if row <= 2 and to <= 2 and tokens:
                            fewer = tokens - 1
                        elif tokens == 0 and to > 2 and row <= 2 and d[DECOMPRESSION]:
                            fewer = 1
                        if left <= 0:
                            value += death_at(d, m, seat, to)
                        else:
                            at = TABLES_AT + TABLE * next_ + AIRS * (10 * fewer + to)
                            value += fade * w[at + left]
                    best = max(best, value)
                best -= cost
                less = LESS_AT + 10 * tokens + row
                at = TABLES_AT + TABLE * phase + AIRS * (10 * tokens + row) + air
                w[at] = (1.0 - risk) * best + risk * w[less]
                w[less] = best


@compiled
def survey_alone(d: Cells, w: list[float], m: list[float], seat: int, most: int) -> None:
    """When the boat has left there is only the way up. [S-9.5] [S-9.6]"""
    for tokens in range(TOKENS):
        for row in range(1, 10):
            at = TABLES_AT + TABLE * ALONE + AIRS * (10 * tokens + row)
            needed = way_home(d, row) + tokens
            turns = (row + 1) // 2 + tokens
            for air in range(1, most + 1):
                w[at + air] = -25.0 - 5.0 * turns
                if air <= needed:
                    w[at + air] = death_at(d, m, seat, row)


@compiled
def survey(s: Cells, d: Cells, w: list[float], m: list[float], seat: int) -> None:
    """Prepare the numbers for a turn of this seat. [S-9.2] [S-9.4] [S-9.5] [S-9.6]"""
    survey_squares(s, d, w, m, seat)
    if m[MANNER * seat + LOOKS_AHEAD] == 0.0:
        return
    phase = s[PHASE]
    most = min(MOST_AIR, s[SEATS_AT + SEAT * seat + AIR])
    survey_ways(d, w, m[MANNER * seat + HURRY] + haste(s, d, seat))
    if phase == NORMAL:
        survey_phase(d, w, m, seat, NORMAL, NORMAL, 0.0, most)
    elif phase == ALONE:
        survey_phase(d, w, m, seat, ALONE, ALONE, 5.0, most)
    else:
        survey_alone(d, w, m, seat, most)
        for later in range(EXTRA2, phase, -1):
            cost = 5.0 if later >= EXTRA1 else 0.0
            survey_phase(d, w, m, seat, later, later + 1, cost, most)


@compiled
def haste(s: Cells, d: Cells, seat: int) -> float:
    """A diver who is ahead when all others are out of the water need only come up."""
    if s[PHASE] == NORMAL:
        return 0.0
    best = -1000
    for other in range(s[PLAYERS]):
        b = SEATS_AT + SEAT * other
        if other != seat:
            if s[b + LOC] == SUB:
                return 0.0
            if s[b + LOC] != DEAD:
                best = max(best, score(s, d, other))
    late = late_turns(s, seat)
    if late == 0 and winners(s, d) == 1 << seat:
        return AHEAD
    return AHEAD if score(s, d, seat) - 5 * late > best else 0.0


@compiled
def late_turns(s: Cells, seat: int) -> int:
    """Turns on the straight way up that will cost points. [S-9.2] [S-9.4]"""
    b = SEATS_AT + SEAT * seat
    if s[b + LOC] != SUB:
        return 0
    turns = (s[b + AT] // COLUMNS + UP_A_TURN - 1) // UP_A_TURN
    return max(0, turns - (2 if s[PHASE] == CLOSING else 1))


@compiled
def way_home(d: Cells, row: int) -> int:
    """The air for the way up, two rows a turn, from the next turn on."""
    paid = 0
    while row > UP_A_TURN:
        row -= UP_A_TURN
        paid += d[AIRS_AT + row]
    return paid


@compiled
def end_value(
    s: Cells, d: Cells, w: list[float], m: list[float], seat: int, loc: int, square: int, low: int
) -> float:
    """What ending the turn there is worth; `low` is the deepest square of the turn."""
    b = SEATS_AT + SEAT * seat
    tokens = s[b + DECO]
    if loc == BOAT:
        may_leave = not d[BOAT_FINAL] and s[PHASE] == NORMAL
        return (1.0 if may_leave else 0.0) - 5.0 * tokens
    if loc == SNORKEL:
        is_late = s[PHASE] != NORMAL
        away = float(d[MINUS_AT + square])
        return 1.0 - (away if is_late else 0.4 * away) - 5.0 * tokens
    row = square // COLUMNS
    air = s[b + AIR] - d[AIRS_AT + row]
    if m[MANNER * seat + LOOKS_AHEAD] == 0.0:  # only: can I still get up?
        if s[PHASE] != NORMAL:
            return -6.0 * row
        spare = air - way_home(d, row) - 1
        if spare >= m[MANNER * seat + SPARE]:
            return 0.0
        return -4.0 * row - 4.0 - (20.0 if spare < 0 else 0.0)
    if d[DECOMPRESSION]:
        if tokens and s[IS_SHALLOW] and low < DEEP_FROM:
            tokens -= 1
        if row == 9:
            tokens += 1
    phase = s[PHASE]
    next_ = phase + 1 if CLOSING <= phase < ALONE else phase
    value = hope(d, w, m, seat, next_, tokens, row, air)
    # Better near what is still there, and not at the edge where the current pins one down.
    near = 0.0
    for by in range(-2, 3):
        column = square % COLUMNS + by
        if d[FIRST_COLUMN] <= column <= d[LAST_COLUMN] and square < BOTTOM:
            near += w[GAINS_AT + square + by]
            if row < 8:
                near += 0.5 * w[GAINS_AT + square + COLUMNS + by]
            if row > 1:
                near += 0.5 * w[GAINS_AT + square - COLUMNS + by]
    if phase != NORMAL or row <= 2:
        middle = square % COLUMNS
        off = max(0, max(d[FIRST_BOAT] - middle, middle - d[LAST_BOAT]))
        value -= 0.3 * off
    return value + 0.08 * near


@compiled
def turn_of(s: Cells) -> int:
    """A number for the current turn."""
    return s[ROUND] * 8 + s[ACTIVE]


@compiled
def make_plan(s: Cells, k: Cells, seat: int) -> None:
    """A plan without a step, from where the seat is."""
    k[PLANNED] = k[DONE] = 0
    k[PLAN_TURN] = turn_of(s)
    k[PLAN_PHASE] = s[PHASE]
    k[PLAN_MP] = s[MP]
    k[PLAN_AIR] = s[SEATS_AT + SEAT * seat + AIR]


@compiled
def is_as_planned(s: Cells, k: Cells, seat: int) -> bool:
    """Whether nothing has come between; being carried off spends a point. [S-8.6]"""
    if k[PLAN_TURN] != turn_of(s) or k[PLAN_PHASE] != s[PHASE] or s[NO_DESCENT]:
        return False
    air = s[SEATS_AT + SEAT * seat + AIR]
    return k[PLAN_MP] + k[DONE] == s[MP] and k[PLAN_AIR] == air


@compiled
def weigh(s: Cells, d: Cells, w: list[float], m: list[float], k: Cells, seat: int) -> None:
    """Write into w the best that can come of a step in each direction, and of stopping.

    The best way of all becomes the plan.
    """
    b = SEATS_AT + SEAT * seat
    for way in range(4):
        w[WAYS_AT + way] = NEVER
    for square in range(90):
        w[ENDS_AT + square] = NOT_YET
    start = s[b + AT]
    best = end_value(s, d, w, m, seat, s[b + LOC], start, start)
    w[WAYS_AT + 4] = best
    make_plan(s, k, seat)
    most = POINTS_A_TURN - s[MP]
    lefts_allowed = steps_allowed(s, d, LEFT)
    rights_allowed = steps_allowed(s, d, RIGHT)
    loc = s[b + LOC]
    depth = 0
    k[TRIED_AT] = -1
    k[SQUARES_AT] = start
    w[GAINED_AT] = 0.0
    if loc == BOAT and d[BOAT_FINAL]:
        return
    while depth >= 0:
        if depth >= most or k[TRIED_AT + depth] >= DOWN:
            depth -= 1
            continue
        k[TRIED_AT + depth] += 1
        way = k[TRIED_AT + depth]
        if depth and way == k[TRIED_AT + depth - 1] ^ 1:
            continue  # back where the diver came from
        square = k[SQUARES_AT + depth]
        lefts = s[SIDES + LEFT]
        rights = s[SIDES + RIGHT]
        ups = s[UPS]
        for before in range(depth):
            done = k[TRIED_AT + before]
            if done == LEFT:
                lefts += 1
            elif done == RIGHT:
                rights += 1
            elif done == UP:
                ups += 1
        is_under_water = square >= COLUMNS
        to_surface = False
        if not depth and s[b + LOC] == BOAT:
            may_leave = way <= RIGHT and may_step(s, d, seat, way)
            to = beside(s, d, seat, way) if may_leave else NOWHERE
        elif way == LEFT:
            to = next_to(d, square, LEFT) if lefts < lefts_allowed else NOWHERE
        elif way == RIGHT:
            to = next_to(d, square, RIGHT) if rights < rights_allowed else NOWHERE
        elif not is_under_water:
            to = NOWHERE
        elif way == UP:
            may_rise = s[START_SQUARE] != NOWHERE or d[FIRST_TURN_UP] == 1
            to = square - COLUMNS if ups < UP_A_TURN and may_rise else NOWHERE
            to_surface = to != NOWHERE and to < COLUMNS
            if to_surface and d[DECOMPRESSION] and s[b + DECO] > 1:
                to = NOWHERE
        else:
            to = next_to(d, square, DOWN)
            if to >= BOTTOM or s[NO_DESCENT]:
                to = NOWHERE
        if to == NOWHERE:
            continue
        loc = SUB
        if to < COLUMNS:
            loc = BOAT if is_boat(d, to) and s[PHASE] != ALONE else SNORKEL
        gain = w[GAINED_AT + depth]
        if loc != BOAT:
            is_new = True
            for before in range(depth + 1):
                if k[SQUARES_AT + before] == to:
                    is_new = False
            if is_new:
                gain += w[GAINS_AT + look_of(to)]
        if w[ENDS_AT + to] == NOT_YET:
            w[ENDS_AT + to] = end_value(s, d, w, m, seat, loc, to, max(start, to))
        value = gain + w[ENDS_AT + to]
        first = k[TRIED_AT]
        w[WAYS_AT + first] = max(w[WAYS_AT + first], value)
        if value > best:
            best = value
            k[PLANNED] = depth + 1
            for before in range(depth + 1):
                k[PLAN_AT + before] = k[TRIED_AT + before]
        if loc == BOAT:
            continue
        depth += 1
        k[TRIED_AT + depth] = -1
        k[SQUARES_AT + depth] = to
        w[GAINED_AT + depth] = gain


@compiled
def worth_a_look(s: Cells, d: Cells, m: list[float], out: Cells, seat: int) -> int:
    """An animal, or a covered tile if there is no risk; -1 if there is neither."""
    if not (s[MAY_FLIP] or s[MAY_DISCOVER]):
        return -1
    number = sights(s, seat, out, 0)
    for at in range(number):
        if out[at] // KIND == DISCOVER:
            return out[at]
    return out[0] if number and wants_to_flip(s, d, m, seat) else -1


@compiled
def swim_on(
    s: Cells, d: Cells, w: list[float], m: list[float], k: Cells, out: Cells, seat: int
) -> int:
    """Look at what there is, and follow the plan while nothing comes between."""
    sight = worth_a_look(s, d, m, out, seat)
    if sight >= 0:
        return sight
    if not is_as_planned(s, k, seat):
        survey_squares(s, d, w, m, seat)
        weigh(s, d, w, m, k, seat)
    if k[DONE] == k[PLANNED]:
        return KIND * STOP
    way = k[PLAN_AT + k[DONE]]
    k[DONE] += 1
    return KIND * STEP + way


@compiled
def option_value(s: Cells, d: Cells, w: list[float], seat: int, list_: int) -> float:
    """Roughly what an option of an event card is worth."""
    b = SEATS_AT + SEAT * seat
    row = s[b + AT] // COLUMNS
    air = s[b + AIR] - d[AIRS_AT + row]
    value = 0.0
    first = d[LISTS_AT + LIST * list_]
    for number in range(d[LISTS_AT + LIST * list_ + 1]):
        e = EFFECTS_AT + EFFECT * (first + number)
        op = d[e]
        if op == POINTS:
            value += d[e + 1]
        elif op == CLOSE_TURN:
            value -= (POINTS_A_TURN - s[MP]) * w[ROWS_AT + row]
        elif op == LOSE_AIR:
            value -= 2.0 * d[e + 1]
            if air - d[e + 1] <= way_home(d, row):
                value -= 15.0
        elif op in (SURFACE, SURFACE_BOAT):
            value -= max(0.0, 2.5 * (air - way_home(d, row) - 1))
    return value


@compiled
def choose(
    s: Cells, d: Cells, z: Cells, w: list[float], m: list[float], k: Cells, out: Cells
) -> int:
    """What this diver does now."""
    seat = s[ACTIVE]
    kind = s[AGENDA_AT + TASK * (s[TASKS] - 1)]
    if kind == DIVING:
        if s[SEATS_AT + SEAT * seat + LOC] == WAIT:
            return KIND * ENTER + d[FIRST_BOAT] + 2
        clumsy = m[MANNER * seat + CLUMSY]
        if clumsy != 0.0 and below(z, 100) < clumsy:
            return out[below(z, legal(s, d, out))]
        return swim_on(s, d, w, m, k, out, seat)
    if kind == LOOK_ON_THE_WAY:
        sight = worth_a_look(s, d, m, out, seat)
        return sight if sight >= 0 else KIND * SWIM_ON
    if kind == CHOOSE_FLIP:
        return KIND * DECLINE
    number = legal(s, d, out)
    if kind == CHOOSE_OPTION:
        at = AGENDA_AT + TASK * (s[TASKS] - 1)
        e = EFFECTS_AT + EFFECT * (d[LISTS_AT + LIST * s[at + 1]] + s[at + 2])
        best = out[0]
        most = NEVER
        for which in range(number):
            value = option_value(s, d, w, seat, d[e + 1] + out[which] % KIND)
            if value > most:
                most = value
                best = out[which]
        return best
    return out[below(z, number)]


@compiled
def wants_to_flip(s: Cells, d: Cells, m: list[float], seat: int) -> bool:
    """Yes, unless an event could cost the last air or a won game."""
    if m[MANNER * seat + LOOKS_AHEAD] != 0.0 and haste(s, d, seat) > 0.0:
        return False
    b = SEATS_AT + SEAT * seat
    if s[b + LOC] != SUB:
        return True
    row = s[b + AT] // COLUMNS
    spare = s[b + AIR] - d[AIRS_AT + row] - way_home(d, row)
    return spare > m[MANNER * seat + SPARE] or (row <= 2 and spare > 1)
