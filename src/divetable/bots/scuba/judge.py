"""How a sensible diver swims: what every seat does in imagined games.

It looks at no covered front. `survey` works out what each square is worth to a seat and how much a
diver at some depth with some air can still hope for; `weigh` tries all ways to spend the turn and
values where they end; `choose` acts.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from divetable.bots.scuba.twin.events import effect_at
from divetable.bots.scuba.twin.rules import (
    below,
    beside,
    is_boat,
    is_dusty,
    look_of,
    may_step,
    next_to,
    score,
    size,
    steps_allowed,
    winners,
)
from divetable.bots.scuba.twin.table import (
    ALONE,
    BOAT,
    CHOOSE_OPTION,
    CHOOSE_TILE_TO_FLIP,
    CLOSE_TURN,
    CLOSING,
    DEAD,
    DECLINE,
    DISCOVER,
    DIVING,
    DOWN,
    ENTER,
    EXTRA1,
    EXTRA2,
    LEFT,
    LOOK_ON_THE_WAY,
    LOSE_AIR,
    MOST_SEATS,
    NORMAL,
    POINTS,
    RIGHT,
    STEP,
    STOP,
    SUB,
    SURFACE,
    SURFACE_TO_BOAT,
    SWIM_ON,
    TAKE_OPTION,
    UP,
    WAIT,
    Actions,
    Dice,
    Diver,
    Sea,
    Table,
)
from divetable.bots.scuba.twin.turns import legal, offer_sights
from divetable.games.scuba.board import COLUMNS, NOWHERE, SQUARES
from divetable.games.scuba.components import MOVEMENT_POINTS
from divetable.games.scuba.state import BOTTOM, DEEP, UP_PER_TURN
from divetable.workshop.machine_code import compiled
from divetable.workshop.records import Record

ROWS = 10
PHASES = 6
TOKENS = 4  # more count as so many less one
MOST_AIR = 24
MOST_STEPS = 8

NEVER = -1000.0
NOT_YET = -2000.0
AHEAD = 12.0  # points a turn for bringing a lead home
FOUND = 0.65  # the share that is found of what a later turn could find
LATE = 5.0  # points that a turn costs when the boat should have left
BY_DEPTH = 5.0  # points that being shot up costs for each row


class Manner(Record):
    """How somebody swims."""

    risk: float  # how likely it thinks a turn is to cost one more air than it should
    fade: float  # what a point of the next turn is worth now
    death: float  # points it would give not to die
    hurry: float  # points it would give to be out of the water a turn earlier
    spare: float  # air it wants to have left at the surface, if it does not look ahead
    combines: bool  # sees which animals go together
    looks_ahead: bool  # thinks of the turns to come
    rushes: float  # in how many imagined games out of a hundred it goes straight home
    clumsy: float  # how many decisions under water out of a hundred it makes at random


class Plan(Record):
    """The steps for this turn, and what was the case when it was made."""

    number: int
    done: int
    ways: Annotated[list[int], MOST_STEPS]
    turn: int
    phase: int
    mp: int
    air: int


class Way(Record):
    """The steps that are being tried: directions, squares they lead to, what was found there."""

    directions: Annotated[list[int], MOST_STEPS]
    squares: Annotated[list[int], MOST_STEPS]
    gains: Annotated[list[float], MOST_STEPS]
    lefts: int  # how many steps to the left may be taken
    rights: int
    ups: int


class Outlook(Record):
    """What the table is worth to a seat."""

    hopes: Annotated[list[float], 4]  # by colour: what a covered tile is worth on average
    gains: Annotated[list[float], SQUARES]  # what looking there is worth
    rows: Annotated[list[float], ROWS]  # what a step in this row is worth
    sums: Annotated[list[float], ROWS]  # the same for all rows from the top
    turns: Annotated[NDArray[np.float64], ROWS, ROWS]  # what a turn from row to row gives
    later: Annotated[NDArray[np.float64], PHASES, TOKENS, ROWS, MOST_AIR + 1]
    """By phase, tokens, row and air: what to hope for."""
    less: Annotated[NDArray[np.float64], TOKENS, ROWS]  # the same with one air less
    ends: Annotated[list[float], SQUARES]  # what it is worth to end there, once it is known
    ways: Annotated[list[float], 4]  # the best that begins with a step there
    staying: float  # what it is worth to stop here
    wants_to_flip: bool


class Mind(Record):
    """Everybody's manners, and working memory for whoever is in turn."""

    manners: Annotated[list[Manner], MOST_SEATS]
    outlook: Outlook
    way: Way
    plan: Plan
    turn: int  # for which the outlook was made
    actions: Actions


# What squares are worth


@compiled
def worth_to(sea: Sea, cards: int, species: int, combines: bool) -> float:
    """The value of an animal, plus what it adds to combinations. [S-10.3]"""
    worth = float(sea.values[species])
    if combines and not cards >> species & 1:
        for number in range(sea.number_of_combinations):
            combination = sea.combinations[number]
            if combination.members >> species & 1:
                members = size(cards & combination.members)
                more = combination.bonus[members + 1] - combination.bonus[members]
                worth += float(more) if more else 0.7
    return worth


@compiled
def survey_squares(table: Table, sea: Sea, mind: Mind, seat: int) -> None:
    """What each square is worth to this seat, and a step in each row."""
    outlook = mind.outlook
    for square in range(SQUARES):
        outlook.gains[square] = 0.0
    for number in range(table.number_of_tiles):
        tile = table.tiles[number]
        if 0 <= tile.place < BOTTOM:
            if not tile.is_open:
                outlook.gains[tile.place] += outlook.hopes[tile.colour]
            elif not tile.discs >> seat & 1:
                cards = table.divers[seat].cards
                combines = mind.manners[seat].combines
                outlook.gains[tile.place] += worth_to(sea, cards, tile.front, combines)
    width = sea.last_column - sea.first_column + 1
    total = 0.0
    outlook.sums[0] = 0.0
    for row in range(1, ROWS):
        sum_ = 0.0
        found = 0
        for column in range(COLUMNS):
            gain = outlook.gains[COLUMNS * row + column]
            if gain > 0.0:
                sum_ += gain
                found += 1
        # A diver who chooses the way meets better squares than average, while there are any.
        mean = 0.0
        if found:
            mean = FOUND * sum_ / found * min(1.0, 1.5 * found / width)
        outlook.rows[row] = mean
        total += mean
        outlook.sums[row] = total
    for square in range(COLUMNS, BOTTOM):
        if outlook.gains[square] > 0.0 and is_dusty(table, square):
            outlook.gains[square] = 0.0


# What the turns to come are worth


@compiled
def death_at(sea: Sea, manner: Manner, row: int) -> float:
    """The cost of running out of air there. [S-6.4] [S-12.3]"""
    return -(BY_DEPTH * row + 8.0) if sea.options.no_death else -manner.death


@compiled
def way_home(sea: Sea, row: int) -> int:
    """The air for the way up, two rows a turn, from the next turn on."""
    paid = 0
    while row > UP_PER_TURN:
        row -= UP_PER_TURN
        paid += sea.air[row]
    return paid


@compiled
def phase_after(phase: int) -> int:
    """In which phase the next turn is, as far as one knows."""
    return phase + 1 if CLOSING <= phase < ALONE else phase


@compiled
def haste(table: Table, sea: Sea, seat: int) -> float:
    """A diver who is ahead when all others are out of the water need only come up, minding the
    turns on the way that will cost points. [S-9.2] [S-9.4]"""
    if table.phase == NORMAL:
        return 0.0
    best = -1000
    for other in range(table.players):
        if other != seat:
            if table.divers[other].loc == SUB:
                return 0.0
            if table.divers[other].loc != DEAD:
                best = max(best, score(table, sea, other))
    late = 0
    if table.divers[seat].loc == SUB:
        turns = (table.divers[seat].at // COLUMNS + UP_PER_TURN - 1) // UP_PER_TURN
        late = max(0, turns - (2 if table.phase == CLOSING else 1))
    if late == 0 and winners(table, sea) == 1 << seat:
        return AHEAD
    return AHEAD if score(table, sea, seat) - 5 * late > best else 0.0


@compiled
def survey_turns(outlook: Outlook, hurry: float) -> None:
    """What a turn gives on the way from one row to another."""
    sums = outlook.sums
    for row in range(1, ROWS):
        for to in range(max(0, row - UP_PER_TURN), min(row + MOVEMENT_POINTS, 8) + 1):
            if to == 0:
                gain = 0.5 * sums[row - 1]
            elif to >= row:
                gain = sums[to] - sums[row]
            else:
                gain = sums[row - 1] - sums[to - 1]
            if to > 0:
                side = max(outlook.rows[to], outlook.rows[row])
                gain += (MOVEMENT_POINTS - abs(to - row)) * side - hurry
            outlook.turns[row, to] = gain


@compiled
def survey_phase(sea: Sea, outlook: Outlook, manner: Manner, phase: int, most: int) -> None:
    """What to hope for before a turn of one phase, by tokens, row and air up to a limit."""
    decompression = sea.options.decompression
    next_phase = phase_after(phase)
    cost = LATE if phase >= EXTRA1 else 0.0
    most_tokens = TOKENS if decompression else 1
    for tokens in range(most_tokens):
        for row in range(1, ROWS):
            outlook.less[tokens, row] = death_at(sea, manner, row)
    for air in range(1, most + 1):
        for tokens in range(most_tokens):
            for row in range(1, ROWS):
                best = NEVER
                for to in range(max(0, row - UP_PER_TURN), min(row + MOVEMENT_POINTS, 8) + 1):
                    value = outlook.turns[row, to]
                    if to == 0:
                        if tokens > 1:
                            continue
                        value -= 5.0 * tokens
                    else:
                        left = air - sea.air[to]
                        fewer = tokens
                        if row <= 2 and to <= 2 and tokens:
                            fewer = tokens - 1
                        elif tokens == 0 and to > 2 and row <= 2 and decompression:
                            fewer = 1
                        if left <= 0:
                            value += death_at(sea, manner, to)
                        else:
                            value += manner.fade * outlook.later[next_phase, fewer, to, left]
                    best = max(best, value)
                best -= cost
                less = outlook.less[tokens, row]
                mishap = manner.risk * less
                outlook.later[phase, tokens, row, air] = (1.0 - manner.risk) * best + mishap
                outlook.less[tokens, row] = best


@compiled
def survey_alone(sea: Sea, outlook: Outlook, manner: Manner, most: int) -> None:
    """When the boat has left there is only the way up. [S-9.5] [S-9.6]"""
    for tokens in range(TOKENS):
        for row in range(1, ROWS):
            needed = way_home(sea, row) + tokens
            turns = (row + 1) // 2 + tokens
            for air in range(1, most + 1):
                value = -25.0 - 5.0 * turns
                if air <= needed:
                    value = death_at(sea, manner, row)
                outlook.later[ALONE, tokens, row, air] = value


@compiled
def survey(table: Table, sea: Sea, mind: Mind, seat: int) -> None:
    """Prepare the numbers for a turn of this seat. [S-9.2] [S-9.4] [S-9.5] [S-9.6]"""
    survey_squares(table, sea, mind, seat)
    manner = mind.manners[seat]
    if not manner.looks_ahead:
        return
    outlook = mind.outlook
    phase = table.phase
    most = min(MOST_AIR, table.divers[seat].air)
    survey_turns(outlook, manner.hurry + haste(table, sea, seat))
    if phase == NORMAL or phase == ALONE:
        survey_phase(sea, outlook, manner, phase, most)
    else:
        survey_alone(sea, outlook, manner, most)
        for later in range(EXTRA2, phase, -1):
            survey_phase(sea, outlook, manner, later, most)


# What this turn is worth


@compiled
def near(sea: Sea, outlook: Outlook, square: int) -> float:
    """What there is around a square under water."""
    found = 0.0
    row = square // COLUMNS
    for by in range(-2, 3):
        column = square % COLUMNS + by
        if sea.first_column <= column <= sea.last_column and square < BOTTOM:
            found += outlook.gains[square + by]
            if row < 8:
                found += 0.5 * outlook.gains[square + COLUMNS + by]
            if row > 1:
                found += 0.5 * outlook.gains[square - COLUMNS + by]
    return found


@compiled
def end_at_surface(table: Table, sea: Sea, square: int, tokens: int) -> float:
    """On the boat, or beside it for the minus points of the square. [S-7.6] [S-11.6]"""
    is_normal = table.phase == NORMAL
    if is_boat(sea, square) and table.phase != ALONE:
        return (1.0 if is_normal and not sea.options.boat_final else 0.0) - 5.0 * tokens
    away = float(sea.minus[square])
    return 1.0 - (0.4 * away if is_normal else away) - 5.0 * tokens


@compiled
def end_value(table: Table, sea: Sea, mind: Mind, seat: int, square: int, deepest: int) -> float:
    """What ending the turn there is worth, after having been as deep as that."""
    outlook = mind.outlook
    manner = mind.manners[seat]
    diver = table.divers[seat]
    phase = table.phase
    tokens = diver.deco
    if square < COLUMNS:
        return end_at_surface(table, sea, square, tokens)
    row = square // COLUMNS
    air = diver.air - sea.air[row]
    if not manner.looks_ahead:  # only: can I still get up?
        if phase != NORMAL:
            return -6.0 * row
        spare = air - way_home(sea, row) - 1
        if spare >= manner.spare:
            return 0.0
        return -4.0 * row - 4.0 - (20.0 if spare < 0 else 0.0)
    if sea.options.decompression:
        if tokens and table.is_shallow and deepest < DEEP:
            tokens -= 1
        if row == 9:
            tokens += 1
    if air <= 0:
        value = death_at(sea, manner, row)
    else:
        held = min(tokens, TOKENS - 1)
        value = outlook.later[phase_after(phase), held, row, min(air, MOST_AIR)]
    # Better near what is still there, and not at the edge where the current pins one down.
    if phase != NORMAL or row <= 2:
        middle = square % COLUMNS
        off = max(0, max(sea.first_boat - middle, middle - sea.last_boat))
        value -= 0.3 * off
    return value + 0.08 * near(sea, outlook, square)


@compiled
def turn_of(table: Table) -> int:
    """A number for the current turn."""
    return table.round * 8 + table.active


@compiled
def make_plan(table: Table, plan: Plan, seat: int) -> None:
    """A plan without a step, from where the seat is."""
    plan.number = 0
    plan.done = 0
    plan.turn = turn_of(table)
    plan.phase = table.phase
    plan.mp = table.mp
    plan.air = table.divers[seat].air


@compiled
def is_as_planned(table: Table, plan: Plan, seat: int) -> bool:
    """Whether nothing has come between; being carried off spends a point. [S-8.6]"""
    if plan.turn != turn_of(table) or plan.phase != table.phase or table.no_descent:
        return False
    return plan.mp + plan.done == table.mp and plan.air == table.divers[seat].air


@compiled
def leads_to(table: Table, sea: Sea, way: Way, diver: Diver, depth: int) -> int:
    """Where the last of the steps leads that are being tried; NOWHERE if it may not be taken."""
    square = way.squares[depth]
    direction = way.directions[depth]
    if depth == 0 and diver.loc == BOAT:
        if direction <= RIGHT and may_step(table, sea, diver, direction):
            return beside(sea, diver, direction)
        return NOWHERE
    used = 0
    for before in range(depth):
        if way.directions[before] == direction:
            used += 1
    if direction == LEFT:
        return next_to(sea, square, LEFT) if used < way.lefts else NOWHERE
    if direction == RIGHT:
        return next_to(sea, square, RIGHT) if used < way.rights else NOWHERE
    if square < COLUMNS:
        return NOWHERE
    if direction == DOWN:
        to = next_to(sea, square, DOWN)
        return NOWHERE if to >= BOTTOM or table.no_descent else to
    if used >= way.ups:
        return NOWHERE
    to = square - COLUMNS
    is_loaded = sea.options.decompression and diver.deco > 1
    return NOWHERE if to < COLUMNS and is_loaded else to


@compiled
def is_new(way: Way, square: int, depth: int) -> bool:
    """Whether none of the steps before has led there."""
    for before in range(depth + 1):
        if way.squares[before] == square:
            return False
    return True


@compiled
def set_out(table: Table, sea: Sea, way: Way, diver: Diver) -> None:
    """No step is being tried yet. [S-5.3] [S-5.4]"""
    way.directions[0] = -1
    way.squares[0] = diver.at
    way.gains[0] = 0.0
    way.lefts = steps_allowed(table, sea, LEFT) - table.steps[LEFT]
    way.rights = steps_allowed(table, sea, RIGHT) - table.steps[RIGHT]
    may_rise = table.start_square != NOWHERE or sea.options.first_turn_up
    way.ups = UP_PER_TURN - table.steps[UP] if may_rise else 0


@compiled
def weigh(table: Table, sea: Sea, mind: Mind, seat: int) -> None:
    """Work out the best that can come of a step in each direction, and of stopping.

    The best way of all becomes the plan.
    """
    outlook = mind.outlook
    plan = mind.plan
    way = mind.way
    diver = table.divers[seat]
    start = diver.at
    for direction in range(4):
        outlook.ways[direction] = NEVER
    for square in range(SQUARES):
        outlook.ends[square] = NOT_YET
    best = end_value(table, sea, mind, seat, start, start)
    outlook.staying = best
    make_plan(table, plan, seat)
    set_out(table, sea, way, diver)
    most = MOVEMENT_POINTS - table.mp
    depth = -1 if diver.loc == BOAT and sea.options.boat_final else 0
    while depth >= 0:
        if depth >= most or way.directions[depth] >= DOWN:
            depth -= 1
            continue
        way.directions[depth] += 1
        if depth and way.directions[depth] == way.directions[depth - 1] ^ 1:
            continue  # back where the diver came from
        to = leads_to(table, sea, way, diver, depth)
        if to == NOWHERE:
            continue
        ends_on_boat = is_boat(sea, to) and table.phase != ALONE
        gain = way.gains[depth]
        if not ends_on_boat and is_new(way, to, depth):
            gain += outlook.gains[look_of(to)]
        if outlook.ends[to] == NOT_YET:
            outlook.ends[to] = end_value(table, sea, mind, seat, to, max(start, to))
        value = gain + outlook.ends[to]
        first = way.directions[0]
        outlook.ways[first] = max(outlook.ways[first], value)
        if value > best:
            best = value
            plan.number = depth + 1
            for before in range(depth + 1):
                plan.ways[before] = way.directions[before]
        if not ends_on_boat:
            depth += 1
            way.directions[depth] = -1
            way.squares[depth] = to
            way.gains[depth] = gain


# What to do


@compiled
def wants_to_flip(table: Table, sea: Sea, manner: Manner, seat: int) -> bool:
    """Yes, unless an event could cost the last air or a won game."""
    if manner.looks_ahead and haste(table, sea, seat) > 0.0:
        return False
    diver = table.divers[seat]
    if diver.loc != SUB:
        return True
    row = diver.at // COLUMNS
    spare = diver.air - sea.air[row] - way_home(sea, row)
    return spare > manner.spare or (row <= 2 and spare > 1)


@compiled
def worth_a_look(table: Table, sea: Sea, mind: Mind, seat: int) -> int:
    """An animal, or a covered tile if there is no risk; STOP if there is neither."""
    actions = mind.actions
    actions.number = 0
    if table.may_flip or table.may_discover:
        offer_sights(table, seat, actions)
    for at in range(actions.number):
        if actions.codes[at] >= DISCOVER:
            return actions.codes[at]
    if actions.number and wants_to_flip(table, sea, mind.manners[seat], seat):
        return actions.codes[0]
    return STOP


@compiled
def swim_on(table: Table, sea: Sea, mind: Mind, seat: int) -> int:
    """Look at what there is, and follow the plan while nothing comes between."""
    plan = mind.plan
    sight = worth_a_look(table, sea, mind, seat)
    if sight != STOP:
        return sight
    if not is_as_planned(table, plan, seat):
        survey_squares(table, sea, mind, seat)
        weigh(table, sea, mind, seat)
    if plan.done == plan.number:
        return STOP
    plan.done += 1
    return STEP + plan.ways[plan.done - 1]


@compiled
def option_value(table: Table, sea: Sea, outlook: Outlook, option: int) -> float:
    """Roughly what an option of an event card is worth."""
    diver = table.divers[table.active]
    row = diver.at // COLUMNS
    air = diver.air - sea.air[row]
    home = way_home(sea, row)
    value = 0.0
    wanted = sea.lists[option]
    for number in range(wanted.first, wanted.first + wanted.number):
        effect = sea.effects[number]
        op = effect.op
        if op == POINTS:
            value += effect.n
        elif op == CLOSE_TURN:
            value -= (MOVEMENT_POINTS - table.mp) * outlook.rows[row]
        elif op == LOSE_AIR:
            value -= 2.0 * effect.n
            if air - effect.n <= home:
                value -= 15.0
        elif op == SURFACE or op == SURFACE_TO_BOAT:
            value -= max(0.0, 2.5 * (air - home - 1))
    return value


@compiled
def best_option(table: Table, sea: Sea, mind: Mind) -> int:
    """The option that seems to be worth most."""
    question = table.agenda[table.tasks - 1]
    effect = effect_at(sea, question.effects, question.at)
    best = mind.actions.codes[0]
    most = NEVER
    for which in range(mind.actions.number):
        action = mind.actions.codes[which]
        value = option_value(table, sea, mind.outlook, effect.first + action - TAKE_OPTION)
        if value > most:
            most = value
            best = action
    return best


@compiled
def choose(table: Table, sea: Sea, dice: Dice, mind: Mind) -> int:
    """What this diver does now."""
    seat = table.active
    kind = table.agenda[table.tasks - 1].kind
    if kind == DIVING:
        if table.divers[seat].loc == WAIT:
            return ENTER + sea.first_boat + 2
        clumsy = mind.manners[seat].clumsy
        if clumsy == 0.0 or below(dice, 100) >= clumsy:
            return swim_on(table, sea, mind, seat)
    elif kind == LOOK_ON_THE_WAY:
        sight = worth_a_look(table, sea, mind, seat)
        return SWIM_ON if sight == STOP else sight
    elif kind == CHOOSE_TILE_TO_FLIP:
        return DECLINE
    legal(table, sea, mind.actions)
    if kind == CHOOSE_OPTION:
        return best_option(table, sea, mind)
    return mind.actions.codes[below(dice, mind.actions.number)]
