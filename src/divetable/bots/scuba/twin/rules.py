"""What every part of a turn needs, then the current, steps, and looking at a square.

Functions take the table, then the sea, then the dice. They are defined before they are used: that
is the order in which they are compiled.
"""

from divetable.bots.scuba.twin.table import (
    ALONE,
    BOAT,
    CLOSING,
    DEAD,
    DIVING,
    DOWN,
    END_TURN,
    EVENT_OVER,
    EXTRA1,
    EXTRA2,
    KEEP_LOOKING,
    LEFT,
    LOOK_ON_THE_WAY,
    MOST_TASKS,
    NO_CARD,
    NORMAL,
    RIGHT,
    SHOT,
    SNORKEL,
    SUB,
    UP,
    WAIT,
    Deck,
    Dice,
    Diver,
    Sea,
    Table,
    Task,
    Tile,
)
from divetable.games.scuba.board import COLUMNS, NOWHERE
from divetable.games.scuba.changes import CUBES
from divetable.games.scuba.components import MOVEMENT_POINTS
from divetable.games.scuba.rules.resolution import FAST
from divetable.games.scuba.rules.steps import TOKEN_PENALTY
from divetable.games.scuba.state import BOTTOM, DEEP, DISCARDED, UP_PER_TURN
from divetable.workshop.machine_code import compiled

# Dice: a congruence of 39 bits. No product exceeds the 63 bits of a compiled integer, because
# overflow is undefined and gave different results in different functions.
MULTIPLIER = 5851437
STEP_BETWEEN = 12345678901
BITS = (1 << 39) - 1


@compiled
def below(dice: Dice, number: int) -> int:
    """A die with this many sides, from 0."""
    dice.seed = ((dice.seed & BITS) * MULTIPLIER + STEP_BETWEEN) & BITS
    return (dice.seed >> 11) % number


@compiled
def size(set_: int) -> int:
    """How many are in a set of bits."""
    found = 0
    while set_:
        set_ &= set_ - 1
        found += 1
    return found


# Decks


@compiled
def shuffle(dice: Dice, deck: Deck) -> None:
    """The cards to come in a random order, or in the given one."""
    if dice.given:
        for at in range(deck.next, deck.end):
            deck.cards[at] = dice.cards[dice.next]
            dice.next += 1
            dice.given -= 1
        return
    for at in range(deck.end - 1, deck.next, -1):
        other = deck.next + below(dice, at - deck.next + 1)
        card = deck.cards[at]
        deck.cards[at] = deck.cards[other]
        deck.cards[other] = card


@compiled
def draw(dice: Dice, deck: Deck, visible: int) -> int:
    """The next card. An exhausted deck is rebuilt from the used cards but the visible one.
    [S-4.11] [S-8.10]"""
    number = deck.number_used - visible
    if deck.next == deck.end and number > 0:
        for at in range(number):
            deck.cards[at] = deck.used[at]
        deck.used[0] = deck.used[number]
        deck.number_used = visible
        deck.next = 0
        deck.end = number
        shuffle(dice, deck)
    if deck.next == deck.end:
        return NO_CARD
    card = deck.cards[deck.next]
    deck.next += 1
    deck.used[deck.number_used] = card
    deck.number_used += 1
    return card


# The sea


@compiled
def next_to(sea: Sea, square: int, way: int) -> int:
    """Where one step leads; NOWHERE at an edge. [S-1.1]"""
    if way == LEFT:
        return square - 1 if square % COLUMNS > sea.first_column else NOWHERE
    if way == RIGHT:
        return square + 1 if square % COLUMNS < sea.last_column else NOWHERE
    if way == UP:
        return square - COLUMNS if square >= 2 * COLUMNS else NOWHERE
    return square + COLUMNS if COLUMNS <= square < BOTTOM else NOWHERE


@compiled
def is_boat(sea: Sea, square: int) -> bool:
    return sea.first_boat <= square <= sea.last_boat


@compiled
def look_of(square: int) -> int:
    """What a diver looks at: the own square or, from the surface, the one below. [S-1.7]"""
    return square + COLUMNS if square < COLUMNS else square


@compiled
def drift(sea: Sea, square: int, way: int, squares: int) -> int:
    """Where a diver comes to rest after a push; never out of the sea or the water, and at the
    surface never onto the boat. [S-4.6] [S-4.7] [S-4.8] [S-7.4]"""
    for _ in range(squares):
        to = next_to(sea, square, way)
        if to == NOWHERE or (square < COLUMNS and is_boat(sea, to)):
            break
        square = to
    return square


@compiled
def sweep(sea: Sea, tile: Tile, way: int, squares: int) -> None:
    """An animal leaves the board beyond a side or the bottom, but never rises beyond row 1.
    [S-4.6] [S-4.7] [S-4.8] [S-4.12]"""
    for _ in range(squares):
        to = next_to(sea, tile.place, way)
        if to == NOWHERE:
            if way != UP:
                tile.place = DISCARDED
                tile.is_open = False
            break
        tile.place = to


# Sight and dust


@compiled
def is_dusty(table: Table, square: int) -> bool:
    """Is there a cube of any colour? [S-5.8]"""
    for seat in range(table.players):
        diver = table.divers[seat]
        for cube in range(diver.cubes):
            if diver.dust[cube] == square:
                return True
    return False


@compiled
def see(table: Table, sea: Sea, square: int) -> None:
    """What a diver who comes to this square may do there. Asked before the own cube is placed,
    since anybody's dust blocks. [S-5.5] [S-5.8] [S-11.4]"""
    is_blind = table.steps[UP] >= FAST or square >= BOTTOM
    dusty = is_dusty(table, look_of(square))
    table.may_discover = not is_blind and not dusty
    table.may_flip = not is_blind and not (dusty and sea.options.dust_blocks_flip)


@compiled
def see_nothing(table: Table) -> None:
    table.may_flip = False
    table.may_discover = False


@compiled
def leave_dust(table: Table, diver: Diver, square: int) -> None:
    """Not in round 1, nor where step 3 began. One cube on a square; a fifth takes away the oldest.
    [S-3.4] [S-5.12] [S-5.13]"""
    if table.round <= 1 or square == table.start_square:
        return
    kept = 0
    for cube in range(diver.cubes):
        if diver.dust[cube] != square:
            diver.dust[kept] = diver.dust[cube]
            kept += 1
    if kept == CUBES:
        kept -= 1
        for cube in range(kept):
            diver.dust[cube] = diver.dust[cube + 1]
    diver.dust[kept] = square
    diver.cubes = kept + 1


# The agenda


@compiled
def then(table: Table, kind: int) -> Task:
    """A new task on top, of which the caller says more."""
    if table.tasks == MOST_TASKS:
        table.is_lost = True
        table.is_finished = True
        table.tasks -= 1
    task = table.agenda[table.tasks]
    task.kind = kind
    table.tasks += 1
    return task


@compiled
def drop_waiting_parts(table: Table) -> None:
    """Events that were interrupted do not go on. [S-8.9]"""
    kept = 0
    for number in range(table.tasks):
        kind = table.agenda[number].kind
        if kind == DIVING or kind == EVENT_OVER or kind == END_TURN:
            table.agenda[kept] = table.agenda[number]
            kept += 1
    table.tasks = kept


@compiled
def close_turn(table: Table) -> None:
    """No more steps or looking; what is left of event cards is dropped, and step 4 comes next.
    [S-8.4] [S-8.9]"""
    if not table.is_over:
        table.is_over = True
        see_nothing(table)
    drop_waiting_parts(table)
    if table.tasks and table.agenda[0].kind == DIVING:
        table.agenda[0].kind = END_TURN


# Air, tokens, death


@compiled
def number_at(table: Table, loc: int) -> int:
    """How many divers are on the boat, under water …"""
    found = 0
    for seat in range(table.players):
        if table.divers[seat].loc == loc:
            found += 1
    return found


@compiled
def lose_air(diver: Diver, units: int) -> None:
    """Air never goes below 0. [S-6.2]"""
    diver.air = diver.air - units if diver.air > units else 0


@compiled
def take_depth_tokens(sea: Sea, diver: Diver, before: int, by_choice: bool) -> None:
    """A token for the first time below 10 m, one more for being carried to 40-45 m.
    [S-11.1] [S-11.2] [S-11.3]"""
    if sea.options.decompression:
        if diver.at >= DEEP and not diver.deep:
            diver.deco += 1
            diver.deep = True
        if diver.at >= BOTTOM > before and not by_choice:
            diver.deco += 1


@compiled
def check_trigger(table: Table) -> None:
    """The end comes as soon as at most one diver is still under water or waiting. [S-9.1]"""
    if table.phase == NORMAL and number_at(table, SUB) + number_at(table, WAIT) <= 1:
        table.phase = CLOSING


@compiled
def pay_for_the_square(table: Table, sea: Sea, diver: Diver) -> None:
    """The minus points of the surface square, at once; by option not for a diver whom the boat
    has left. [S-9.6] [S-12.2]"""
    if table.phase != ALONE or sea.options.minus_square_alone:
        diver.minus += sea.minus[diver.at]


@compiled
def die(table: Table, sea: Sea, diver: Diver) -> None:
    """Or, in the variant without deaths, be shot up to the surface, for minus points by the depth
    and those of the square. [S-6.4] [S-12.1] [S-12.3]"""
    if sea.options.no_death:
        diver.loc = SHOT
        diver.minus += 5 * (diver.at // COLUMNS) + 5
        diver.at %= COLUMNS
        pay_for_the_square(table, sea, diver)
    else:
        diver.loc = DEAD
    check_trigger(table)


@compiled
def check_deaths(table: Table, sea: Sea) -> None:
    """A submerged diver whose air is 0 is dead; nobody at the surface can die. [S-6.3]"""
    for seat in range(table.players):
        diver = table.divers[seat]
        if diver.loc == SUB and diver.air == 0:
            die(table, sea, diver)


# The current


@compiled
def draw_current(table: Table, sea: Sea, dice: Dice) -> None:
    """The top card moves all open animals by their colour and all divers, active or not,
    snorkellers only sideways; some cards cost air. [S-4.1] [S-4.2] [S-4.3] [S-4.9] [S-7.4]"""
    drawn = draw(dice, table.deck, 1)
    if drawn == NO_CARD:
        return
    table.current = drawn
    card = sea.currents[drawn]
    for number in range(table.number_of_tiles):
        tile = table.tiles[number]
        if tile.is_open:
            flow = card.animals[tile.colour]
            sweep(sea, tile, flow.way, flow.squares)
    for seat in range(table.players):
        diver = table.divers[seat]
        if diver.loc == SUB or (diver.loc == SNORKEL and card.divers.way <= RIGHT):
            before = diver.at
            diver.at = drift(sea, before, card.divers.way, card.divers.squares)
            if diver.at != before:
                if diver.at >= DEEP and seat == table.active:
                    table.is_shallow = False
                take_depth_tokens(sea, diver, before, False)
    if card.air and sea.options.current_air_loss:
        for seat in range(table.players):
            if table.divers[seat].loc == SUB and (card.is_for_all or seat == table.active):
                lose_air(table.divers[seat], card.air)
        check_deaths(table, sea)


# Steps


@compiled
def steps_allowed(table: Table, sea: Sea, way: int) -> int:
    """How many steps to a side the visible current card leaves. [S-5.4]"""
    if table.current != NO_CARD:
        divers = sea.currents[table.current].divers
        if divers.squares and divers.way <= RIGHT and divers.way != way:
            return max(0, MOVEMENT_POINTS - divers.squares)
    return MOVEMENT_POINTS


@compiled
def beside(sea: Sea, diver: Diver, way: int) -> int:
    """The next square to this side; beside the boat for someone on it. [S-7.2]"""
    at = diver.at
    if diver.loc == BOAT:
        at = sea.first_boat if way == LEFT else sea.last_boat
    return next_to(sea, at, way)


@compiled
def may_rise(table: Table, sea: Sea, diver: Diver) -> bool:
    """Not in the first turn; two squares at most, more only as a fast ascent by a diver who has
    looked at nothing; and to the surface with one token at most. [S-5.1] [S-5.3] [S-11.4]
    [S-11.7]"""
    ups = table.steps[UP]
    if table.start_square == NOWHERE and not sea.options.first_turn_up:
        return False
    if ups >= UP_PER_TURN and not sea.options.decompression:
        return False
    if ups == UP_PER_TURN and table.has_looked:
        return False
    tokens = diver.deco + 1 if ups == UP_PER_TURN else diver.deco
    return not (tokens > 1 and sea.options.decompression and diver.at < 2 * COLUMNS)


@compiled
def may_sink(table: Table, sea: Sea, diver: Diver) -> bool:
    """At most to 40 m, if nothing prevents it. [S-5.3] [S-5.5] [S-8.3]"""
    to = next_to(sea, diver.at, DOWN)
    if to == NOWHERE or table.no_descent:
        return False
    return to < BOTTOM or bool(sea.options.voluntary40)


@compiled
def may_step(table: Table, sea: Sea, diver: Diver, way: int) -> bool:
    """One square for a movement point; the sea has edges, and the current leaves fewer steps
    against it. [S-5.2] [S-5.4]"""
    if diver.loc == WAIT or table.mp >= MOVEMENT_POINTS:
        return False
    if way <= RIGHT:
        is_free = table.steps[way] < steps_allowed(table, sea, way)
        return is_free and beside(sea, diver, way) != NOWHERE
    if diver.loc != SUB:
        return False
    return may_rise(table, sea, diver) if way == UP else may_sink(table, sea, diver)


@compiled
def may_stop(table: Table, sea: Sea, diver: Diver) -> bool:
    """Divers who need not enter in the first turn may wait while somebody is under water.
    [S-5.1]"""
    if diver.loc != WAIT:
        return True
    if sea.options.must_enter_first_turn:
        return False
    return table.round <= 1 or table.phase != NORMAL or number_at(table, SUB) > 0


@compiled
def ends_at_once(table: Table, sea: Sea) -> bool:
    """In an extra round, where the table plays like that. [S-9.4]"""
    is_extra = table.phase == EXTRA1 or table.phase == EXTRA2
    at_once = sea.options.extra_round_ends_at_once
    return is_extra and at_once and number_at(table, SUB) == 0


@compiled
def arrive_at_surface(table: Table, sea: Sea, diver: Diver) -> None:
    """One token costs 5 points; the boat ends the turn, and so does the surface for a diver
    whom the boat has left, who pays for its square at once. [S-7.2] [S-9.6] [S-11.6]"""
    if sea.options.decompression and diver.deco:
        diver.minus += TOKEN_PENALTY
        diver.deco -= 1
    if table.phase == ALONE:
        pay_for_the_square(table, sea, diver)
    check_trigger(table)
    if diver.loc == BOAT or table.phase == ALONE or ends_at_once(table, sea):
        close_turn(table)


@compiled
def surface_by_step(table: Table, sea: Sea, diver: Diver) -> None:
    """One step up from row 1, to the boat if it is there. [S-7.1] [S-11.4]"""
    is_fast = table.steps[UP] + 1 == FAST
    if is_fast:
        diver.deco += 1
    diver.at -= COLUMNS
    on_boat = is_boat(sea, diver.at) and table.phase != ALONE
    diver.loc = BOAT if on_boat else SNORKEL
    if is_fast or on_boat:
        see_nothing(table)
    else:
        see(table, sea, diver.at)
    table.steps[UP] += 1
    arrive_at_surface(table, sea, diver)


@compiled
def swim(table: Table, sea: Sea, diver: Diver, way: int) -> None:
    """Under water each step leaves dust, and the diver may look after it. [S-5.7] [S-5.12]"""
    before = diver.at
    diver.at = next_to(sea, before, way)
    is_fast = way == UP and table.steps[UP] + 1 == FAST
    if is_fast:
        diver.deco += 1
        see_nothing(table)
    else:
        see(table, sea, diver.at)
    table.steps[way] += 1
    leave_dust(table, diver, diver.at)
    if diver.at >= DEEP:
        table.is_shallow = False
    take_depth_tokens(sea, diver, before, True)


@compiled
def snorkel(table: Table, sea: Sea, diver: Diver, way: int) -> None:
    """Only sideways, looking at the square below, without dust; a boat column is the boat. From
    the boat, if it is not final, back into the water. [S-7.2] [S-7.3] [S-7.4]"""
    diver.at = beside(sea, diver, way)
    table.steps[way] += 1
    if is_boat(sea, diver.at):
        diver.loc = BOAT
        see_nothing(table)
        close_turn(table)
    else:
        see(table, sea, diver.at)
        diver.loc = SNORKEL


@compiled
def step(table: Table, sea: Sea, diver: Diver, way: int) -> None:
    """One square; each costs a movement point. [S-5.2]"""
    table.mp += 1
    if diver.loc != SUB:
        snorkel(table, sea, diver, way)
    elif way == UP and diver.at < 2 * COLUMNS:
        surface_by_step(table, sea, diver)
    else:
        swim(table, sea, diver, way)


# Looking


@compiled
def show(table: Table, tile: Tile) -> None:
    """Animals stay open; events and empty sea are discarded. [S-1.3] [S-5.7]"""
    table.covered[tile.place] -= 1
    if tile.front < 0:
        tile.place = DISCARDED
    else:
        tile.is_open = True


@compiled
def take_animal(table: Table, sea: Sea, seat: int, tile: Tile) -> None:
    """The first of a species gives its card, a repeated one tokens; when everybody has a disc
    on it the tile leaves the board. [S-5.10] [S-5.11] [S-5.14]"""
    diver = table.divers[seat]
    table.has_looked = True
    if diver.cards >> tile.front & 1:
        diver.plus += sea.values[tile.front]
    else:
        diver.cards |= 1 << tile.front
        diver.number_of_cards += 1
    tile.discs |= 1 << seat
    if tile.discs == (1 << table.players) - 1:
        tile.place = DISCARDED
        tile.is_open = False


@compiled
def has_something_to_see(table: Table, seat: int) -> bool:
    """From public facts alone. [S-5.7] [S-5.9]"""
    look = look_of(table.divers[seat].at)
    if table.may_flip and table.covered[look]:
        return True
    if table.may_discover:
        for number in range(table.number_of_tiles):
            tile = table.tiles[number]
            if tile.is_open and tile.place == look and not tile.discs >> seat & 1:
                return True
    return False


@compiled
def keep_looking(table: Table) -> None:
    """During an event move the question comes again while there is something left. [S-8.6]"""
    question = table.agenda[table.tasks - 1]
    if question.kind == LOOK_ON_THE_WAY:
        question.kind = KEEP_LOOKING


# The end


@compiled
def score(table: Table, sea: Sea, seat: int) -> int:
    """Cards, combinations and tokens, less all minus points. [S-10.2] [S-10.3]"""
    diver = table.divers[seat]
    points = diver.plus - diver.minus
    for species in range(sea.number_of_species):
        if diver.cards >> species & 1:
            points += sea.values[species]
    for number in range(sea.number_of_combinations):
        combination = sea.combinations[number]
        points += combination.bonus[size(diver.cards & combination.members)]
    return points


@compiled
def rank(table: Table, sea: Sea, seat: int) -> int:
    """Higher is better: points, then cards, then fewer minus points. [S-10.4] [S-10.5]"""
    diver = table.divers[seat]
    points = score(table, sea, seat)
    return (points * 1000 + diver.number_of_cards) * 10000 - diver.minus


@compiled
def winners(table: Table, sea: Sea) -> int:
    """The best of the living; no seat if all are dead. [S-10.1] [S-10.4] [S-10.5]"""
    found = 0
    best = 0
    for seat in range(table.players):
        if table.divers[seat].loc != DEAD:
            mine = rank(table, sea, seat)
            if not found or mine > best:
                found = 1 << seat
                best = mine
            elif mine == best:
                found |= 1 << seat
    return found
