"""The rules of Scuba once more, on plain integers, for searches.

The clear rules (`games/scuba/rules`) are the truth; `tests/bots/test_scuba_twin.py` plays both
step by step. Functions have the names of their originals where they do the same. `s` is the
table, `d` what never changes, `z` the dice: a seed, and the cards of shuffles to come if they
are given, as the tests do.
"""

from divetable.bots.compiler import Cells, compiled
from divetable.bots.scuba.layout import (
    ACTIVE,
    AGENDA_AT,
    AIR,
    AIR_LOSS,
    AIRS_AT,
    ALL,
    ALONE,
    ANY_DIVER,
    AT,
    BEGIN_TURN,
    BOAT,
    BOAT_FINAL,
    BY_SQUARE,
    CARDS,
    CARRY_ON,
    CHOOSE,
    CHOOSE_FLIP,
    CHOOSE_HEADING,
    CHOOSE_OPTION,
    CHOOSE_REMOVE,
    CHOOSE_TARGET,
    CLOSE_TURN,
    CLOSING,
    COLOUR,
    COMBINATION,
    COMBINATIONS,
    COMBINATIONS_AT,
    COVERED_AT,
    CURRENT,
    CURRENT_CARD,
    CURRENTS_AT,
    DEAD,
    DECK_AT,
    DECLINE,
    DECO,
    DECO_AT_END,
    DECOMPRESSION,
    DEEP,
    DISCARDED,
    DISCOVER,
    DISCS,
    DIVING,
    DOWN,
    DUST,
    DUST_BLOCKS_FLIP,
    DUSTS,
    EFFECT,
    EFFECTS,
    EFFECTS_AT,
    EMPTY,
    END,
    END_AT_ONCE,
    END_TURN,
    ENTER,
    EVENT,
    EVENT_DECK,
    EVENT_DECKS_AT,
    EVENT_OVER,
    EVENT_USED,
    EVENTS_USED_AT,
    EXTRA1,
    EXTRA2,
    FINAL,
    FIRST_BOAT,
    FIRST_COLUMN,
    FIRST_LIST_AT,
    FIRST_TURN_UP,
    FISH_OR_DIVER,
    FLIP,
    FLIP_OPEN,
    FLIP_TILE,
    FORBID_DESCENT,
    FRONT,
    GIVE_UP,
    GONE,
    HAND_OVER,
    HAS_LOOKED,
    HEAD,
    IF,
    IS_FINISHED,
    IS_LOST,
    IS_OPEN,
    IS_OVER,
    IS_SHALLOW,
    KEEP_LOOKING,
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
    MINUS,
    MINUS_ALONE,
    MINUS_AT,
    MOST_TASKS,
    MOVE,
    MOVE_ANIMAL,
    MOVE_DIVER,
    MP,
    MUST_ENTER,
    NO_DEATH,
    NO_DESCENT,
    NORMAL,
    NUMBER,
    PHASE,
    PICK_TILE,
    PLACE,
    PLAYERS,
    PLUS,
    POINTS,
    REMOVE_TILE,
    REMOVED,
    RIGHT,
    ROUND,
    SEAT,
    SEATS_AT,
    SELF,
    SHED_FULL_TURN,
    SHOT,
    SIDES,
    SNORKEL,
    SPECIES,
    START,
    START_ANIMALS,
    START_SQUARE,
    START_TILES,
    STEP,
    STOP,
    SUB,
    SURFACE,
    SURFACE_BOAT,
    SWIM_ON,
    TAKE_DECO,
    TAKE_OPTION,
    TASK,
    TASKS,
    TERM,
    TERMS_AT,
    TILE,
    TILES,
    TILES_AT,
    UP,
    UPS,
    USED_AT,
    VALUES_AT,
    VOLUNTARY40,
    WAIT,
)

COLUMNS = 9
NOWHERE = -1
DEEP_FROM = 27  # squares from here on lie below 10 m [S-11.2]
BOTTOM = 81  # squares from here on lie at 40-45 m [S-5.5]
CUBES = 4
POINTS_A_TURN = 4  # movement points [S-1.9]
UP_A_TURN = 2
FAST = 3

# Dice: a congruence of 39 bits. No product exceeds the 63 bits of a compiled integer, because
# overflow is undefined and gave different results in different functions.
MULTIPLIER = 5851437
STEP_BETWEEN = 12345678901
BITS = (1 << 39) - 1


@compiled
def below(z: Cells, number: int) -> int:
    """A die with this many sides, from 0."""
    thrown = ((z[0] & BITS) * MULTIPLIER + STEP_BETWEEN) & BITS
    z[0] = thrown
    return (thrown >> 11) % number


@compiled
def shuffle(z: Cells, row: Cells, first: int, number: int) -> None:
    """A random order, or the given one: z[1] is how many cards are given, z[2] where the next
    is."""
    if z[1] > 0:
        for at in range(number):
            row[first + at] = z[z[2] + at]
        z[1] -= number
        z[2] += number
        return
    for at in range(number - 1, 0, -1):
        other = below(z, at + 1)
        row[first + at], row[first + other] = row[first + other], row[first + at]


# The sea


@compiled
def next_to(d: Cells, square: int, way: int) -> int:
    """Where one step leads; NOWHERE at an edge. [S-1.1]"""
    if way == LEFT:
        return square - 1 if square % COLUMNS > d[FIRST_COLUMN] else NOWHERE
    if way == RIGHT:
        return square + 1 if square % COLUMNS < d[LAST_COLUMN] else NOWHERE
    if way == UP:
        return square - COLUMNS if square >= 2 * COLUMNS else NOWHERE
    return square + COLUMNS if COLUMNS <= square < BOTTOM else NOWHERE


@compiled
def is_boat(d: Cells, square: int) -> bool:
    return d[FIRST_BOAT] <= square <= d[LAST_BOAT]


@compiled
def drift_to(d: Cells, square: int, way: int) -> int:
    """One square of drifting: at the surface never to the boat. [S-7.4]"""
    to = next_to(d, square, way)
    if square < COLUMNS and to != NOWHERE and is_boat(d, to):
        return NOWHERE
    return to


@compiled
def drift(d: Cells, square: int, way: int, squares: int) -> int:
    for _ in range(squares):
        to = drift_to(d, square, way)
        if to == NOWHERE:
            break
        square = to
    return square


@compiled
def sweep(d: Cells, square: int, way: int, squares: int) -> int:
    """Where an animal comes to rest. [S-4.6] [S-4.7] [S-4.8]"""
    for _ in range(squares):
        to = next_to(d, square, way)
        if to == NOWHERE:
            return square if way == UP else NOWHERE
        square = to
    return square


@compiled
def look_of(square: int) -> int:
    return square + COLUMNS if square < COLUMNS else square


@compiled
def is_dusty(s: Cells, square: int) -> bool:
    for seat in range(s[PLAYERS]):
        b = SEATS_AT + SEAT * seat
        for at in range(b + DUST, b + DUST + s[b + DUSTS]):
            if s[at] == square:
                return True
    return False


@compiled
def see(s: Cells, d: Cells, square: int) -> None:
    """Set what the active diver may do on coming to this square. [S-5.5] [S-5.8] [S-11.4]"""
    s[MAY_FLIP] = s[MAY_DISCOVER] = 0
    if s[UPS] >= FAST or square >= BOTTOM:
        return
    dusty = is_dusty(s, look_of(square))
    if not dusty:
        s[MAY_DISCOVER] = 1
    if not (dusty and d[DUST_BLOCKS_FLIP]):
        s[MAY_FLIP] = 1


@compiled
def leave_dust(s: Cells, seat: int, square: int) -> None:
    """One cube on a square; a fifth takes away the oldest. [S-5.12] [S-5.13]"""
    if s[ROUND] <= 1 or square == s[START_SQUARE]:
        return
    b = SEATS_AT + SEAT * seat
    kept = 0
    for at in range(s[b + DUSTS]):
        if s[b + DUST + at] != square:
            s[b + DUST + kept] = s[b + DUST + at]
            kept += 1
    if kept == CUBES:
        for at in range(CUBES - 1):
            s[b + DUST + at] = s[b + DUST + at + 1]
        kept -= 1
    s[b + DUST + kept] = square
    s[b + DUSTS] = kept + 1


# The agenda


@compiled
def push(s: Cells, kind: int, one: int, two: int, three: int, four: int, five: int) -> None:
    number = s[TASKS]
    if number >= MOST_TASKS:
        s[IS_LOST] = s[IS_FINISHED] = 1
        return
    at = AGENDA_AT + TASK * number
    s[at] = kind
    s[at + 1] = one
    s[at + 2] = two
    s[at + 3] = three
    s[at + 4] = four
    s[at + 5] = five
    s[TASKS] = number + 1


@compiled
def drop_waiting_parts(s: Cells) -> None:
    """Events that were interrupted do not go on. [S-8.9]"""
    kept = 0
    for number in range(s[TASKS]):
        at = AGENDA_AT + TASK * number
        if s[at] == DIVING or s[at] == EVENT_OVER or s[at] == END_TURN:
            to = AGENDA_AT + TASK * kept
            for part in range(TASK):
                s[to + part] = s[at + part]
            kept += 1
    s[TASKS] = kept


@compiled
def close_turn(s: Cells) -> None:
    """[S-8.4] [S-8.9]"""
    if not s[IS_OVER]:
        s[IS_OVER] = 1
        s[MAY_FLIP] = s[MAY_DISCOVER] = 0
    drop_waiting_parts(s)
    if s[TASKS] and s[AGENDA_AT] == DIVING:
        s[AGENDA_AT] = END_TURN


# Air, tokens, death


@compiled
def number_at(s: Cells, loc: int) -> int:
    found = 0
    for seat in range(s[PLAYERS]):
        if s[SEATS_AT + SEAT * seat + LOC] == loc:
            found += 1
    return found


@compiled
def check_trigger(s: Cells) -> None:
    """[S-9.1]"""
    if s[PHASE] == NORMAL and number_at(s, SUB) + number_at(s, WAIT) <= 1:
        s[PHASE] = CLOSING


@compiled
def pay_for_the_square(s: Cells, d: Cells, seat: int) -> None:
    """[S-9.6] [S-12.2]"""
    b = SEATS_AT + SEAT * seat
    if s[PHASE] != ALONE or d[MINUS_ALONE]:
        s[b + MINUS] += d[MINUS_AT + s[b + AT]]


@compiled
def die(s: Cells, d: Cells, seat: int) -> None:
    """[S-6.4] [S-12.1]"""
    b = SEATS_AT + SEAT * seat
    if d[NO_DEATH]:
        square = s[b + AT]
        s[b + LOC] = SHOT
        s[b + AT] = square % COLUMNS
        s[b + MINUS] += 5 * (square // COLUMNS) + 5
        pay_for_the_square(s, d, seat)
    else:
        s[b + LOC] = DEAD
    check_trigger(s)


@compiled
def check_deaths(s: Cells, d: Cells) -> None:
    """[S-6.3]"""
    for seat in range(s[PLAYERS]):
        b = SEATS_AT + SEAT * seat
        if s[b + LOC] == SUB and s[b + AIR] == 0:
            die(s, d, seat)


@compiled
def lose_air(s: Cells, seat: int, units: int) -> None:
    at = SEATS_AT + SEAT * seat + AIR
    s[at] = s[at] - units if s[at] > units else 0


@compiled
def take_depth_tokens(s: Cells, d: Cells, seat: int, before: int, by_choice: bool) -> None:
    """[S-11.1] [S-11.2] [S-11.3]"""
    if not d[DECOMPRESSION]:
        return
    b = SEATS_AT + SEAT * seat
    now = s[b + AT]
    if now >= DEEP_FROM and not s[b + DEEP]:
        s[b + DECO] += 1
        s[b + DEEP] = 1
    if now >= BOTTOM > before and not by_choice:
        s[b + DECO] += 1


# The current


@compiled
def close_tile(s: Cells, t: int, place: int) -> None:
    s[t + PLACE] = place
    s[t + IS_OPEN] = 0


@compiled
def draw_current(s: Cells, d: Cells, z: Cells) -> None:
    """[S-4.1]"""
    if s[DECK_AT] == s[DECK_AT + 1]:
        number = s[USED_AT] - 1
        if number > 0:
            for at in range(number):
                s[DECK_AT + 2 + at] = s[USED_AT + 1 + at]
            s[USED_AT + 1] = s[USED_AT + 1 + number]
            s[USED_AT] = 1
            s[DECK_AT] = number
            s[DECK_AT + 1] = 0
            shuffle(z, s, DECK_AT + 2, number)
    if s[DECK_AT] == s[DECK_AT + 1]:
        return
    card = s[DECK_AT + 2 + s[DECK_AT + 1]]
    s[DECK_AT + 1] += 1
    s[USED_AT + 1 + s[USED_AT]] = card
    s[USED_AT] += 1
    s[CURRENT] = card
    c = CURRENTS_AT + CURRENT_CARD * card
    for tile in range(s[TILES]):
        t = TILES_AT + TILE * tile
        if s[t + IS_OPEN]:
            by = c + 2 * s[t + COLOUR]
            if d[by + 1]:
                to = sweep(d, s[t + PLACE], d[by], d[by + 1])
                if to == NOWHERE:
                    close_tile(s, t, DISCARDED)
                else:
                    s[t + PLACE] = to
    way = d[c + 8]
    squares = d[c + 9]
    if squares:
        for seat in range(s[PLAYERS]):
            b = SEATS_AT + SEAT * seat
            if s[b + LOC] == SUB or (s[b + LOC] == SNORKEL and way <= RIGHT):
                before = s[b + AT]
                to = drift(d, before, way, squares)
                if to != before:
                    s[b + AT] = to
                    if to >= DEEP_FROM and seat == s[ACTIVE]:
                        s[IS_SHALLOW] = 0
                    take_depth_tokens(s, d, seat, before, False)
    if d[c + 10] and d[AIR_LOSS]:
        for seat in range(s[PLAYERS]):
            pays = d[c + 11] == ALL or seat == s[ACTIVE]
            if pays and s[SEATS_AT + SEAT * seat + LOC] == SUB:
                lose_air(s, seat, d[c + 10])
        check_deaths(s, d)


# Steps


@compiled
def steps_allowed(s: Cells, d: Cells, way: int) -> int:
    """[S-5.4]"""
    if s[CURRENT] < 0:
        return POINTS_A_TURN
    c = CURRENTS_AT + CURRENT_CARD * s[CURRENT] + 8
    if d[c + 1] and d[c] <= RIGHT and d[c] != way:
        return max(0, POINTS_A_TURN - d[c + 1])
    return POINTS_A_TURN


@compiled
def beside(s: Cells, d: Cells, seat: int, way: int) -> int:
    """[S-7.2]"""
    b = SEATS_AT + SEAT * seat
    at = s[b + AT]
    if s[b + LOC] == BOAT:
        at = d[FIRST_BOAT] if way == LEFT else d[LAST_BOAT]
    return next_to(d, at, way)


@compiled
def may_step(s: Cells, d: Cells, seat: int, way: int) -> bool:
    """[S-5.1] [S-5.2] [S-5.3] [S-5.4] [S-5.5] [S-11.4] [S-11.7]"""
    b = SEATS_AT + SEAT * seat
    loc = s[b + LOC]
    if loc == WAIT or s[MP] >= POINTS_A_TURN:
        return False
    if way <= RIGHT:
        return beside(s, d, seat, way) != NOWHERE and s[SIDES + way] < steps_allowed(s, d, way)
    if loc != SUB:
        return False
    if way == DOWN:
        to = next_to(d, s[b + AT], DOWN)
        return to != NOWHERE and not s[NO_DESCENT] and (to < BOTTOM or d[VOLUNTARY40] == 1)
    if s[START_SQUARE] == NOWHERE and not d[FIRST_TURN_UP]:
        return False
    ups = s[UPS]
    if ups >= UP_A_TURN and not d[DECOMPRESSION]:
        return False
    if ups == UP_A_TURN and s[HAS_LOOKED]:
        return False
    tokens = s[b + DECO] + (1 if ups == UP_A_TURN else 0)
    return not (tokens > 1 and d[DECOMPRESSION] and s[b + AT] < 2 * COLUMNS)


@compiled
def may_stop(s: Cells, d: Cells, seat: int) -> bool:
    """[S-5.1]"""
    if s[SEATS_AT + SEAT * seat + LOC] != WAIT:
        return True
    if d[MUST_ENTER]:
        return False
    return not (s[ROUND] > 1 and s[PHASE] == NORMAL and number_at(s, SUB) == 0)


@compiled
def ends_at_once(s: Cells, d: Cells) -> bool:
    """[S-9.4]"""
    is_extra = s[PHASE] == EXTRA1 or s[PHASE] == EXTRA2
    return is_extra and d[END_AT_ONCE] == 1 and number_at(s, SUB) == 0


@compiled
def arrive_at_surface(s: Cells, d: Cells, seat: int) -> None:
    """[S-7.2] [S-9.6] [S-11.6]"""
    b = SEATS_AT + SEAT * seat
    if d[DECOMPRESSION] and s[b + DECO]:
        s[b + MINUS] += 5
        s[b + DECO] -= 1
    if s[PHASE] == ALONE:
        pay_for_the_square(s, d, seat)
    check_trigger(s)
    if s[b + LOC] == BOAT or s[PHASE] == ALONE or ends_at_once(s, d):
        close_turn(s)


@compiled
def step(s: Cells, d: Cells, seat: int, way: int) -> None:
    b = SEATS_AT + SEAT * seat
    before = s[b + AT]
    loc = s[b + LOC]
    if loc == SUB and way == UP and before < 2 * COLUMNS:  # to the surface [S-7.1]
        is_fast = s[UPS] + 1 == FAST
        if is_fast:
            s[b + DECO] += 1
        to = before - COLUMNS
        on_boat = is_boat(d, to) and s[PHASE] != ALONE
        if is_fast or on_boat:
            s[MAY_FLIP] = s[MAY_DISCOVER] = 0
        else:
            see(s, d, to)
        s[b + AT] = to
        s[b + LOC] = BOAT if on_boat else SNORKEL
        s[MP] += 1
        s[UPS] += 1
        arrive_at_surface(s, d, seat)
    elif loc == SUB:
        to = next_to(d, before, way)
        is_fast = way == UP and s[UPS] + 1 == FAST
        if is_fast:
            s[MAY_FLIP] = s[MAY_DISCOVER] = 0
        else:
            see(s, d, to)
        s[b + AT] = to
        s[MP] += 1
        s[SIDES + way] += 1
        leave_dust(s, seat, to)
        if to >= DEEP_FROM:
            s[IS_SHALLOW] = 0
        if is_fast:
            s[b + DECO] += 1
        take_depth_tokens(s, d, seat, before, True)
    else:
        to = beside(s, d, seat, way)
        s[MP] += 1
        if loc == SNORKEL and is_boat(d, to):
            s[SIDES + way] += 1
            s[b + AT] = to
            s[b + LOC] = BOAT
            s[MAY_FLIP] = s[MAY_DISCOVER] = 0
            close_turn(s)
        else:
            see(s, d, to)
            s[SIDES + way] += 1
            s[b + AT] = to
            s[b + LOC] = SNORKEL


# Looking


@compiled
def show(s: Cells, t: int) -> None:
    """A covered tile is turned. [S-1.3] [S-5.7]"""
    s[COVERED_AT + s[t + PLACE]] -= 1
    if s[t + FRONT] < 0:
        s[t + PLACE] = DISCARDED
    else:
        s[t + IS_OPEN] = 1


@compiled
def take_animal(s: Cells, d: Cells, seat: int, tile: int) -> None:
    """[S-5.10] [S-5.11] [S-5.14]"""
    t = TILES_AT + TILE * tile
    b = SEATS_AT + SEAT * seat
    species = s[t + FRONT]
    s[HAS_LOOKED] = 1
    if s[b + CARDS] >> species & 1:
        s[b + PLUS] += d[VALUES_AT + species]
    else:
        s[b + CARDS] |= 1 << species
        s[b + NUMBER] += 1
    s[t + DISCS] |= 1 << seat
    if s[t + DISCS] == (1 << s[PLAYERS]) - 1:
        close_tile(s, t, DISCARDED)


@compiled
def has_something_to_see(s: Cells, seat: int) -> bool:
    look = look_of(s[SEATS_AT + SEAT * seat + AT])
    if s[MAY_FLIP] and s[COVERED_AT + look]:
        return True
    if s[MAY_DISCOVER]:
        for tile in range(s[TILES]):
            t = TILES_AT + TILE * tile
            if s[t + IS_OPEN] and s[t + PLACE] == look and not s[t + DISCS] >> seat & 1:
                return True
    return False


@compiled
def keep_looking(s: Cells) -> None:
    if s[AGENDA_AT + TASK * (s[TASKS] - 1)] == LOOK_ON_THE_WAY:
        s[AGENDA_AT + TASK * (s[TASKS] - 1)] = KEEP_LOOKING


@compiled
def flip(s: Cells, d: Cells, z: Cells, seat: int, tile: int) -> None:
    """[S-5.7]"""
    t = TILES_AT + TILE * tile
    look = look_of(s[SEATS_AT + SEAT * seat + AT])
    keep_looking(s)
    s[HAS_LOOKED] = 1
    show(s, t)
    if s[t + FRONT] == EVENT:
        draw_event(s, d, z, seat, (look // COLUMNS - 1) // 2 if d[BY_SQUARE] else s[t + COLOUR])
    elif s[t + FRONT] != EMPTY and s[MAY_DISCOVER] and not s[t + DISCS] >> seat & 1:
        take_animal(s, d, seat, tile)


# Event cards


@compiled
def draw_event(s: Cells, d: Cells, z: Cells, seat: int, band: int) -> None:
    """[S-8.1] [S-8.10]"""
    deck = EVENT_DECKS_AT + EVENT_DECK * band
    used = EVENTS_USED_AT + EVENT_USED * band
    if s[deck] == s[deck + 1] and s[used]:
        number = s[used]
        for at in range(number):
            s[deck + 2 + at] = s[used + 1 + at]
        s[deck] = number
        s[deck + 1] = 0
        s[used] = 0
        shuffle(z, s, deck + 2, number)
    if s[deck] == s[deck + 1]:
        return
    card = s[deck + 2 + s[deck + 1]]
    s[deck + 1] += 1
    s[used + 1 + s[used]] = card
    s[used] += 1
    first = d[FIRST_LIST_AT + card]
    if is_possible(s, d, seat, first):
        is_under_water = s[SEATS_AT + SEAT * seat + LOC] == SUB
        push(s, EVENT_OVER, 1 if is_under_water else 0, 0, 0, 0, 0)
        push(s, EFFECTS, first, 0, 0, 0, 0)


@compiled
def holds(s: Cells, d: Cells, seat: int, effect: int) -> bool:
    """[S-8.5]"""
    b = SEATS_AT + SEAT * seat
    square = s[b + AT]
    for number in range(d[effect + 2]):
        term = TERMS_AT + TERM * (d[effect + 1] + number)
        what = d[term]
        how = d[term + 1]
        fact = square // COLUMNS
        if what == 1:
            fact = square % COLUMNS + 1
        elif what == 2:
            fact = s[b + DECO]
        elif what == 3:
            fact = s[b + AIR]
        with_ = d[term + 2]
        if how == 0:
            is_so = fact == with_
        elif how == 1:
            is_so = fact != with_
        elif how == 2:
            is_so = fact <= with_
        elif how == 3:
            is_so = fact >= with_
        elif how == 4:
            is_so = fact < with_
        else:
            is_so = fact > with_
        if not is_so:
            return False
    return True


@compiled
def is_possible(s: Cells, d: Cells, seat: int, list_: int) -> bool:
    """Not everything is possible for a snorkeller; deeper lists know it in advance. [S-7.5]"""
    if s[SEATS_AT + SEAT * seat + LOC] != SNORKEL:
        return True
    first = d[LISTS_AT + LIST * list_]
    for number in range(d[LISTS_AT + LIST * list_ + 1]):
        e = EFFECTS_AT + EFFECT * (first + number)
        op = d[e]
        if op == LOSE_AIR and d[e + 2] == SELF:
            return False
        if op == MOVE and d[e + 1] == SELF and not headings(d[e + 2]) & 3:
            return False
        if op in (SURFACE, SURFACE_BOAT):
            return False
        if op == CHOOSE:
            is_any = False
            for option in range(d[e + 2]):
                if d[LISTS_AT + LIST * (d[e + 1] + option) + 2]:
                    is_any = True
            if not is_any:
                return False
        if op == IF:
            way = d[e + 3] if holds(s, d, seat, e) else d[e + 4]
            if not d[LISTS_AT + LIST * way + 2]:
                return False
    return True


@compiled
def may_take(s: Cells, d: Cells, seat: int, list_: int) -> bool:
    """[S-7.5] [S-8.5]"""
    b = SEATS_AT + SEAT * seat
    if not is_possible(s, d, seat, list_):
        return False
    if d[DECOMPRESSION] and s[b + DECO] > 1:
        first = d[LISTS_AT + LIST * list_]
        for number in range(d[LISTS_AT + LIST * list_ + 1]):
            op = d[EFFECTS_AT + EFFECT * (first + number)]
            if op in (SURFACE, SURFACE_BOAT):
                return False
    return True


@compiled
def headings(heading: int) -> int:
    """Directions as bits: one of four, to a side, or any."""
    if heading == 4:
        return 3
    return 15 if heading == 5 else 1 << heading


@compiled
def headings_of(s: Cells, d: Cells, effect: int, diver: int) -> int:
    """[S-8.7]"""
    all_ = headings(d[effect + 2])
    if diver < 0:
        return all_
    loc = s[SEATS_AT + SEAT * diver + LOC]
    if loc == SUB:
        return all_
    return all_ & 3 if loc == SNORKEL else 0


@compiled
def only_way(ways: int) -> int:
    """The direction of a single bit; -1 if there are several or none."""
    if ways == 1:
        return LEFT
    if ways == 2:
        return RIGHT
    if ways == 4:
        return UP
    return DOWN if ways == 8 else -1


@compiled
def move_divers(s: Cells, d: Cells, effect: int, diver: int, way: int) -> None:
    """[S-8.6] [S-8.7]"""
    for seat in range(s[PLAYERS]):
        if diver >= 0 and seat != diver:
            continue
        if headings_of(s, d, effect, seat) >> way & 1:
            if seat == s[ACTIVE]:
                push(s, CARRY_ON, way, d[effect + 3], d[effect + 4], d[effect + 5], 0)
            else:
                b = SEATS_AT + SEAT * seat
                before = s[b + AT]
                s[b + AT] = drift(d, before, way, d[effect + 3])
                if s[b + AT] != before:
                    take_depth_tokens(s, d, seat, before, False)


@compiled
def push_animal(s: Cells, d: Cells, tile: int, way: int, squares: int) -> None:
    t = TILES_AT + TILE * tile
    to = sweep(d, s[t + PLACE], way, squares)
    if to == NOWHERE:
        close_tile(s, t, DISCARDED)
    else:
        s[t + PLACE] = to


@compiled
def surface_by_event(s: Cells, d: Cells, seat: int, to_the_boat: bool) -> None:
    """[S-8.3] [S-11.8]"""
    b = SEATS_AT + SEAT * seat
    column = s[b + AT] % COLUMNS
    if d[DECOMPRESSION] and s[b + DECO] > 1:
        if s[b + AT] != column + COLUMNS:
            s[MP] += 1
            s[MAY_FLIP] = s[MAY_DISCOVER] = 0
            s[b + AT] = column + COLUMNS
        return
    to = column
    if to_the_boat:
        to = min(max(column, d[FIRST_BOAT]), d[LAST_BOAT])
    on_boat = is_boat(d, to) and s[PHASE] != ALONE
    s[b + AT] = to if on_boat else column
    s[b + LOC] = BOAT if on_boat else SNORKEL
    s[MP] += 1
    s[MAY_FLIP] = s[MAY_DISCOVER] = 0
    arrive_at_surface(s, d, seat)


@compiled
def number_covered(s: Cells) -> int:
    found = 0
    for square in range(90):
        found += s[COVERED_AT + square]
    return found


@compiled
def number_open(s: Cells) -> int:
    found = 0
    for tile in range(s[TILES]):
        found += s[TILES_AT + TILE * tile + IS_OPEN]
    return found


@compiled
def number_movable(s: Cells, d: Cells, effect: int) -> int:
    """Divers that the effect can move."""
    found = 0
    for seat in range(s[PLAYERS]):
        if headings_of(s, d, effect, seat):
            found += 1
    return found


@compiled
def go_through(s: Cells, d: Cells, list_: int, at: int) -> None:
    """[S-8.3]"""
    seat = s[ACTIVE]
    b = SEATS_AT + SEAT * seat
    if at + 1 < d[LISTS_AT + LIST * list_ + 1]:
        push(s, EFFECTS, list_, at + 1, 0, 0, 0)
    e = EFFECTS_AT + EFFECT * (d[LISTS_AT + LIST * list_] + at)
    op = d[e]
    if op == POINTS:
        if d[e + 1] > 0:
            s[b + PLUS] += d[e + 1]
        else:
            s[b + MINUS] -= d[e + 1]
    elif op == LOSE_AIR:
        for diver in range(s[PLAYERS]):
            if s[SEATS_AT + SEAT * diver + LOC] == SUB and (d[e + 2] == ALL or diver == seat):
                lose_air(s, diver, d[e + 1])
    elif op == MOVE:
        who = d[e + 1]
        if who in (ANY_DIVER, FISH_OR_DIVER):
            if number_movable(s, d, e) or (who == FISH_OR_DIVER and number_open(s)):
                push(s, CHOOSE_TARGET, list_, at, 0, 0, 0)
        else:
            mover = seat if who == SELF else -1
            ways = headings_of(s, d, e, mover)
            way = only_way(ways)
            if way >= 0:
                move_divers(s, d, e, mover, way)
            elif ways:
                push(s, CHOOSE_HEADING, list_, at, mover, -1, 0)
    elif op == CHOOSE:
        for option in range(d[e + 2]):
            if may_take(s, d, seat, d[e + 1] + option):
                push(s, CHOOSE_OPTION, list_, at, 0, 0, 0)
                break
    elif op == IF:
        push(s, EFFECTS, d[e + 3] if holds(s, d, seat, e) else d[e + 4], 0, 0, 0, 0)
    elif op == TAKE_DECO:
        if d[DECOMPRESSION] and s[b + LOC] == SUB:
            s[b + DECO] += 1
    elif op in (SURFACE, SURFACE_BOAT):
        if s[b + LOC] == SUB:
            surface_by_event(s, d, seat, op == SURFACE_BOAT)
    elif op == CLOSE_TURN:
        close_turn(s)
    elif op == FORBID_DESCENT:
        s[NO_DESCENT] = 1
    elif op == FLIP_TILE:
        if number_covered(s) or (d[FLIP_OPEN] and number_open(s)):
            push(s, CHOOSE_FLIP, 0, 0, 0, 0, 0)
    elif op == REMOVE_TILE and number_covered(s):
        push(s, CHOOSE_REMOVE, 0, 0, 0, 0, 0)


@compiled
def carry_on(s: Cells, d: Cells, way: int, squares: int, dust: int, may: int, moved: int) -> None:
    """[S-5.13] [S-8.6] [S-8.9]"""
    seat = s[ACTIVE]
    b = SEATS_AT + SEAT * seat
    before = s[b + AT]
    is_under_water = s[b + LOC] == SUB
    to = next_to(d, before, way) if is_under_water else drift_to(d, before, way)
    if not squares or to == NOWHERE:
        return
    s[MAY_FLIP] = s[MAY_DISCOVER] = 0
    if may:
        see(s, d, to)
    if dust or not moved:
        s[MP] += 1
    if dust and is_under_water:
        leave_dust(s, seat, to)
    s[b + AT] = to
    if to >= DEEP_FROM:
        s[IS_SHALLOW] = 0
    take_depth_tokens(s, d, seat, before, False)
    push(s, CARRY_ON, way, squares - 1, dust, may, 1)
    push(s, KEEP_LOOKING, 0, 0, 0, 0, 0)


@compiled
def event_over(s: Cells, d: Cells, was_under_water: int) -> None:
    """[S-8.8] [S-8.9]"""
    check_deaths(s, d)
    loc = s[SEATS_AT + SEAT * s[ACTIVE] + LOC]
    if s[IS_OVER] or (loc != SUB and loc != SNORKEL):
        close_turn(s)
    elif was_under_water and loc != SUB:
        drop_waiting_parts(s)


# Turns


@compiled
def has_dive(s: Cells, d: Cells, seat: int) -> bool:
    """[S-3.5] [S-7.2] [S-9.4] [S-12.4]"""
    b = SEATS_AT + SEAT * seat
    loc = s[b + LOC]
    phase = s[PHASE]
    if loc in (DEAD, SHOT):
        return False
    if loc == BOAT:
        return not d[BOAT_FINAL] and phase != EXTRA1 and phase != EXTRA2 and phase != ALONE
    if loc == SNORKEL and (phase in (EXTRA1, EXTRA2)):
        return s[b + AT] != d[FIRST_BOAT] - 1 and s[b + AT] != d[LAST_BOAT] + 1
    return True


@compiled
def begin_turn(s: Cells, d: Cells, z: Cells, seat: int) -> None:
    """[S-3.1] [S-3.2] [S-3.4] [S-3.5]"""
    b = SEATS_AT + SEAT * seat
    s[ACTIVE] = seat
    s[b + DUSTS] = 0
    s[MP] = s[SIDES] = s[SIDES + 1] = s[SIDES + 2] = s[SIDES + 3] = 0
    s[MAY_FLIP] = s[MAY_DISCOVER] = s[HAS_LOOKED] = s[NO_DESCENT] = s[IS_OVER] = 0
    s[START_SQUARE] = s[b + AT]
    s[IS_SHALLOW] = 1 if s[b + AT] < DEEP_FROM else 0
    if not has_dive(s, d, seat):
        push(s, HAND_OVER, 0, 0, 0, 0, 0)
        return
    if EXTRA1 <= s[PHASE] <= ALONE and s[b + LOC] == SUB:
        s[b + MINUS] += 5
    if s[ROUND] > 1 and s[b + LOC] != BOAT:
        draw_current(s, d, z)
    loc = s[b + LOC]
    if loc in (DEAD, SHOT):
        push(s, HAND_OVER, 0, 0, 0, 0, 0)
        return
    s[START_SQUARE] = s[b + AT]
    if loc in (SUB, SNORKEL):
        see(s, d, s[b + AT])
        s[MAY_FLIP] &= d[START_TILES]
        s[MAY_DISCOVER] &= d[START_ANIMALS]
    push(s, DIVING, seat, 0, 0, 0, 0)


@compiled
def end_turn(s: Cells, d: Cells) -> None:
    """[S-6.1] [S-11.3] [S-11.5]"""
    seat = s[ACTIVE]
    b = SEATS_AT + SEAT * seat
    push(s, HAND_OVER, 0, 0, 0, 0, 0)
    if s[b + LOC] != SUB:
        return
    square = s[b + AT]
    lose_air(s, seat, d[AIRS_AT + square // COLUMNS])
    if d[DECOMPRESSION] and square >= BOTTOM and d[DECO_AT_END]:
        s[b + DECO] += 1
    check_deaths(s, d)
    if d[DECOMPRESSION] and s[b + LOC] == SUB and s[b + DECO] > 0:
        is_shallow = s[IS_SHALLOW] if d[SHED_FULL_TURN] else s[b + AT] < DEEP_FROM
        if is_shallow:
            s[b + DECO] -= 1


@compiled
def take_surface_points(s: Cells, d: Cells) -> None:
    """[S-7.6]"""
    for seat in range(s[PLAYERS]):
        b = SEATS_AT + SEAT * seat
        if s[b + LOC] == SNORKEL:
            s[b + MINUS] += d[MINUS_AT + s[b + AT]]


@compiled
def finish(s: Cells, d: Cells) -> None:
    """[S-9.3]"""
    if s[PHASE] != ALONE:
        take_surface_points(s, d)
    s[TASKS] = 0
    s[PHASE] = END
    s[IS_FINISHED] = 1


@compiled
def nobody_can_act(s: Cells, d: Cells) -> bool:
    """[S-9.7]"""
    if s[PHASE] == ALONE:
        return number_at(s, SUB) == 0
    for seat in range(s[PLAYERS]):
        loc = s[SEATS_AT + SEAT * seat + LOC]
        if loc in (SUB, WAIT, SNORKEL):
            return False
        if loc == BOAT and has_dive(s, d, seat):
            return False
    return True


@compiled
def begin_round(s: Cells, d: Cells) -> None:
    """[S-9.2] [S-9.3] [S-9.4] [S-9.5]"""
    if FINAL <= s[PHASE] <= EXTRA2 and number_at(s, SUB) == 0:
        finish(s, d)
        return
    if s[PHASE] == EXTRA2:
        take_surface_points(s, d)
        for seat in range(s[PLAYERS]):
            b = SEATS_AT + SEAT * seat
            if s[b + LOC] == SUB:
                s[b + MINUS] += 25
        s[PHASE] = ALONE
    elif CLOSING <= s[PHASE] <= EXTRA1:
        s[PHASE] += 1
    s[ROUND] += 1


@compiled
def hand_over(s: Cells, d: Cells) -> None:
    """[S-1.6] [S-3.3] [S-3.5] [S-6.4]"""
    seat = s[ACTIVE]
    if nobody_can_act(s, d) or ends_at_once(s, d):
        finish(s, d)
        return
    while not s[IS_FINISHED]:
        seat = (seat + 1) % s[PLAYERS]
        if seat == s[START]:
            begin_round(s, d)
        if s[IS_FINISHED]:
            break
        b = SEATS_AT + SEAT * seat
        loc = s[b + LOC]
        is_out = loc != SUB if s[PHASE] == ALONE else loc in (DEAD, SHOT)
        if not is_out:
            push(s, BEGIN_TURN, seat, 0, 0, 0, 0)
            break
        s[b + DUSTS] = 0


@compiled
def run(s: Cells, d: Cells, z: Cells) -> None:
    """Work through the agenda until a question comes up or nothing is left."""
    while s[TASKS] and not s[IS_FINISHED]:
        at = AGENDA_AT + TASK * (s[TASKS] - 1)
        kind = s[at]
        if kind <= LOOK_ON_THE_WAY:
            return
        s[TASKS] -= 1
        if kind == BEGIN_TURN:
            begin_turn(s, d, z, s[at + 1])
        elif kind == EFFECTS:
            go_through(s, d, s[at + 1], s[at + 2])
        elif kind == CARRY_ON:
            carry_on(s, d, s[at + 1], s[at + 2], s[at + 3], s[at + 4], s[at + 5])
        elif kind == KEEP_LOOKING:
            if has_something_to_see(s, s[ACTIVE]):
                push(s, LOOK_ON_THE_WAY, 0, 0, 0, 0, 0)
        elif kind == EVENT_OVER:
            event_over(s, d, s[at + 1])
        elif kind == END_TURN:
            end_turn(s, d)
        else:
            hand_over(s, d)


# Actions


@compiled
def sights(s: Cells, seat: int, out: Cells, found: int) -> int:
    """What there is to see where the diver looks. [S-5.7] [S-5.9]"""
    look = look_of(s[SEATS_AT + SEAT * seat + AT])
    for tile in range(s[TILES]):
        t = TILES_AT + TILE * tile
        if s[t + PLACE] != look:
            continue
        if s[t + IS_OPEN]:
            if s[MAY_DISCOVER] and not s[t + DISCS] >> seat & 1:
                out[found] = KIND * DISCOVER + tile
                found += 1
        elif s[MAY_FLIP]:
            out[found] = KIND * FLIP + tile
            found += 1
    return found


@compiled
def legal(s: Cells, d: Cells, out: Cells) -> int:
    """Write all actions that are legal now to `out`; return how many."""
    if s[IS_FINISHED] or not s[TASKS]:
        return 0
    seat = s[ACTIVE]
    at = AGENDA_AT + TASK * (s[TASKS] - 1)
    kind = s[at]
    found = 0
    if kind == DIVING:
        if s[SEATS_AT + SEAT * seat + LOC] == WAIT:
            for column in range(d[FIRST_BOAT], d[LAST_BOAT] + 1):
                out[found] = KIND * ENTER + column + 1
                found += 1
            if may_stop(s, d, seat):
                out[found] = KIND * STOP
                found += 1
            return found
        for way in range(4):
            if may_step(s, d, seat, way):
                out[found] = KIND * STEP + way
                found += 1
        if s[MAY_FLIP] or s[MAY_DISCOVER]:
            found = sights(s, seat, out, found)
        out[found] = KIND * STOP
        found += 1
        if s[PHASE] == ALONE:
            out[found] = KIND * GIVE_UP
            found += 1
    elif kind == LOOK_ON_THE_WAY:
        found = sights(s, seat, out, found)
        out[found] = KIND * SWIM_ON
        found += 1
    elif kind == CHOOSE_OPTION:
        e = EFFECTS_AT + EFFECT * (d[LISTS_AT + LIST * s[at + 1]] + s[at + 2])
        for option in range(d[e + 2]):
            if may_take(s, d, seat, d[e + 1] + option):
                out[found] = KIND * TAKE_OPTION + option
                found += 1
    elif kind == CHOOSE_TARGET:
        e = EFFECTS_AT + EFFECT * (d[LISTS_AT + LIST * s[at + 1]] + s[at + 2])
        for diver in range(s[PLAYERS]):
            if headings_of(s, d, e, diver):
                out[found] = KIND * MOVE_DIVER + diver
                found += 1
        if d[e + 1] == FISH_OR_DIVER:
            for tile in range(s[TILES]):
                if s[TILES_AT + TILE * tile + IS_OPEN]:
                    out[found] = KIND * MOVE_ANIMAL + tile
                    found += 1
    elif kind == CHOOSE_HEADING:
        e = EFFECTS_AT + EFFECT * (d[LISTS_AT + LIST * s[at + 1]] + s[at + 2])
        ways = headings_of(s, d, e, s[at + 3])
        for way in range(4):
            if ways >> way & 1:
                out[found] = KIND * HEAD + way
                found += 1
    else:
        for tile in range(s[TILES]):
            t = TILES_AT + TILE * tile
            is_covered = s[t + PLACE] >= 0 and not s[t + IS_OPEN]
            is_flip = kind == CHOOSE_FLIP and d[FLIP_OPEN] == 1 and s[t + IS_OPEN] == 1
            if is_covered or is_flip:
                out[found] = KIND * PICK_TILE + tile
                found += 1
        if kind == CHOOSE_FLIP:
            out[found] = KIND * DECLINE
            found += 1
    return found


@compiled
def act(s: Cells, d: Cells, z: Cells, action: int) -> None:
    """Take a legal action; the agenda is not worked off yet."""
    seat = s[ACTIVE]
    b = SEATS_AT + SEAT * seat
    kind = action // KIND
    about = action % KIND
    at = AGENDA_AT + TASK * (s[TASKS] - 1)
    if kind == STEP:
        step(s, d, seat, about)
    elif kind == FLIP:
        flip(s, d, z, seat, about)
    elif kind == DISCOVER:
        keep_looking(s)
        take_animal(s, d, seat, about)
    elif kind == STOP:
        s[at] = END_TURN
    elif kind == ENTER:
        to = COLUMNS + about - 1
        see(s, d, to)
        s[b + LOC] = SUB
        s[b + AT] = to
        s[MP] += 1
        leave_dust(s, seat, to)
    elif kind == GIVE_UP:
        die(s, d, seat)
        close_turn(s)
    elif kind in (DECLINE, SWIM_ON):
        s[TASKS] -= 1
    elif kind == PICK_TILE:
        asked = s[at]
        s[TASKS] -= 1
        t = TILES_AT + TILE * about
        if asked == CHOOSE_REMOVE:
            s[COVERED_AT + s[t + PLACE]] -= 1
            s[t + PLACE] = REMOVED
        elif s[t + IS_OPEN]:
            s[t + IS_OPEN] = 0
            s[COVERED_AT + s[t + PLACE]] += 1
        else:
            show(s, t)
    else:
        list_ = s[at + 1]
        number = s[at + 2]
        diver = s[at + 3]
        tile = s[at + 4]
        e = EFFECTS_AT + EFFECT * (d[LISTS_AT + LIST * list_] + number)
        s[TASKS] -= 1
        if kind == TAKE_OPTION:
            push(s, EFFECTS, d[e + 1] + about, 0, 0, 0, 0)
        elif kind == HEAD:
            if tile >= 0:
                push_animal(s, d, tile, about, d[e + 3])
            else:
                move_divers(s, d, e, diver, about)
        elif kind == MOVE_DIVER:
            way = only_way(headings_of(s, d, e, about))
            if way >= 0:
                move_divers(s, d, e, about, way)
            else:
                push(s, CHOOSE_HEADING, list_, number, about, -1, 0)
        else:
            way = only_way(headings_of(s, d, e, -1))
            if way >= 0:
                push_animal(s, d, about, way, d[e + 3])
            else:
                push(s, CHOOSE_HEADING, list_, number, -1, about, 0)


@compiled
def autopilot(s: Cells, d: Cells, out: Cells) -> int:
    """What the table does for a player who has left. (S-A90)"""
    number = legal(s, d, out)
    seat = s[ACTIVE]
    b = SEATS_AT + SEAT * seat
    kind = s[AGENDA_AT + TASK * (s[TASKS] - 1)]
    if kind in (CHOOSE_OPTION, CHOOSE_FLIP, LOOK_ON_THE_WAY):
        return out[number - 1]
    if kind == CHOOSE_TARGET:
        first_animal = -1
        for at in range(number):
            if out[at] == KIND * MOVE_DIVER + seat:
                return out[at]
            if first_animal < 0 and out[at] // KIND == MOVE_ANIMAL:
                first_animal = out[at]
        return first_animal if first_animal >= 0 else out[0]
    if kind in (CHOOSE_HEADING, CHOOSE_REMOVE):
        return out[0]
    loc = s[b + LOC]
    if loc == WAIT:
        return KIND * ENTER + d[FIRST_BOAT] + 1
    if loc == SUB and s[UPS] < UP_A_TURN and may_step(s, d, seat, UP):
        return KIND * STEP + UP
    if loc == SNORKEL and s[PHASE] != ALONE:
        way = RIGHT if s[b + AT] < d[FIRST_BOAT] else LEFT
        if may_step(s, d, seat, way):
            return KIND * STEP + way
    return KIND * STOP


@compiled
def play(s: Cells, d: Cells, z: Cells, action: int, out: Cells) -> None:
    """Resolve an action, and what the table does for those who have left; `out` is scratch."""
    act(s, d, z, action)
    run(s, d, z)
    while not s[IS_FINISHED] and s[TASKS] and s[GONE] >> s[ACTIVE] & 1:
        act(s, d, z, autopilot(s, d, out))
        run(s, d, z)


# The end


@compiled
def score(s: Cells, d: Cells, seat: int) -> int:
    """Cards, combinations and tokens, less all minus points. [S-10.2] [S-10.3]"""
    b = SEATS_AT + SEAT * seat
    return worth_of_cards(d, s[b + CARDS]) + s[b + PLUS] - s[b + MINUS]


@compiled
def worth_of_cards(d: Cells, cards: int) -> int:
    points = 0
    for species in range(d[SPECIES]):
        if cards >> species & 1:
            points += d[VALUES_AT + species]
    for number in range(d[COMBINATIONS]):
        c = COMBINATIONS_AT + COMBINATION * number
        held = cards & d[c]
        members = 0
        while held:
            held &= held - 1
            members += 1
        points += d[c + 2 + members]
    return points


@compiled
def rank(s: Cells, d: Cells, seat: int) -> int:
    """Higher is better: points, then cards, then fewer minus points. [S-10.4] [S-10.5]"""
    b = SEATS_AT + SEAT * seat
    return (score(s, d, seat) * 1000 + s[b + NUMBER]) * 10000 - s[b + MINUS]


@compiled
def winners(s: Cells, d: Cells) -> int:
    """The best of the living, as bits; 0 if all are dead. [S-10.1] [S-10.4] [S-10.5]"""
    found = 0
    best = 0
    for seat in range(s[PLAYERS]):
        if s[SEATS_AT + SEAT * seat + LOC] == DEAD:
            continue
        mine = rank(s, d, seat)
        if not found or mine > best:
            found = 1 << seat
            best = mine
        elif mine == best:
            found |= 1 << seat
    return found
