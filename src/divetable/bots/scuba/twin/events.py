"""Event cards and what they do. [S-8.2]

Lists of effects are numbers: whichever a card leads to stands in the sea.
"""

from divetable.bots.scuba.twin.rules import (
    arrive_at_surface,
    check_deaths,
    close_turn,
    draw,
    drift,
    drop_waiting_parts,
    is_boat,
    leave_dust,
    lose_air,
    see,
    see_nothing,
    take_depth_tokens,
    then,
)
from divetable.bots.scuba.twin.table import (
    ALL,
    ALONE,
    ANY_DIVER,
    AT_LEAST,
    AT_MOST,
    BOAT,
    CARRY_ON,
    CHOOSE,
    CHOOSE_HEADING,
    CHOOSE_OPTION,
    CHOOSE_TARGET,
    CHOOSE_TILE_TO_FLIP,
    CHOOSE_TILE_TO_REMOVE,
    CLOSE_TURN,
    COLUMN_IS,
    DECO_IS,
    EFFECTS,
    EQUAL,
    EVENT_OVER,
    FISH_OR_DIVER,
    FLIP_TILE,
    FORBID_DESCENT,
    IF,
    KEEP_LOOKING,
    LESS,
    LOSE_AIR,
    MOVE,
    NO_CARD,
    NOBODY,
    POINTS,
    REMOVE_TILE,
    ROW_IS,
    SELF,
    SIDEWAYS,
    SNORKEL,
    SUB,
    SURFACE,
    SURFACE_TO_BOAT,
    TAKE_TOKEN,
    UNEQUAL,
    Dice,
    Diver,
    Effect,
    Sea,
    Table,
    Task,
)
from divetable.games.scuba.board import COLUMNS, NOWHERE, SQUARES
from divetable.games.scuba.state import DEEP
from divetable.workshop.machine_code import compiled


@compiled
def then_about(table: Table, kind: int, effects: int, at: int) -> Task:
    """A new task on top, about an effect in a list."""
    task = then(table, kind)
    task.effects = effects
    task.at = at
    return task


@compiled
def effect_at(sea: Sea, effects: int, at: int) -> Effect:
    """One of a list."""
    return sea.effects[sea.lists[effects].first + at]


@compiled
def holds(sea: Sea, diver: Diver, effect: Effect) -> bool:
    """Is the condition of the card met where the diver is? [S-8.5]"""
    for number in range(effect.first, effect.first + effect.number):
        term = sea.terms[number]
        if term.what == ROW_IS:
            fact = diver.at // COLUMNS
        elif term.what == COLUMN_IS:
            fact = diver.at % COLUMNS + 1
        elif term.what == DECO_IS:
            fact = diver.deco
        else:
            fact = diver.air
        more = fact - term.number
        if term.how == EQUAL:
            is_so = more == 0
        elif term.how == UNEQUAL:
            is_so = more != 0
        elif term.how == AT_MOST:
            is_so = more <= 0
        elif term.how == AT_LEAST:
            is_so = more >= 0
        elif term.how == LESS:
            is_so = more < 0
        else:
            is_so = more > 0
        if not is_so:
            return False
    return True


@compiled
def is_possible(sea: Sea, diver: Diver, effects: int) -> bool:
    """Snorkellers can do nothing that costs air or needs vertical movement; of lists further down
    it is known in advance. [S-7.5]"""
    if diver.loc != SNORKEL:
        return True
    wanted = sea.lists[effects]
    for number in range(wanted.first, wanted.first + wanted.number):
        effect = sea.effects[number]
        op = effect.op
        if op == LOSE_AIR and effect.who == SELF:
            return False
        if op == MOVE and effect.who == SELF and not effect.headings & SIDEWAYS:
            return False
        if op == SURFACE or op == SURFACE_TO_BOAT:
            return False
        if op == CHOOSE:
            is_any = False
            for option in range(effect.first, effect.first + effect.number):
                if sea.lists[option].is_for_snorkellers:
                    is_any = True
            if not is_any:
                return False
        if op == IF:
            way = effect.then if holds(sea, diver, effect) else effect.otherwise
            if not sea.lists[way].is_for_snorkellers:
                return False
    return True


@compiled
def may_take(sea: Sea, diver: Diver, option: int) -> bool:
    """Which options can be taken: no ascent with two tokens or more. [S-7.5] [S-8.5]"""
    if sea.options.decompression and diver.deco > 1:
        wanted = sea.lists[option]
        for number in range(wanted.first, wanted.first + wanted.number):
            op = sea.effects[number].op
            if op == SURFACE or op == SURFACE_TO_BOAT:
                return False
    return is_possible(sea, diver, option)


@compiled
def draw_event(table: Table, sea: Sea, dice: Dice, diver: Diver, band: int) -> None:
    """From the deck of the band; impossible ones are void. [S-7.5] [S-8.1]"""
    card = draw(dice, table.event_decks[band], 0)
    if card != NO_CARD and is_possible(sea, diver, sea.events[card]):
        then(table, EVENT_OVER).was_under_water = diver.loc == SUB
        then_about(table, EFFECTS, sea.events[card], 0)


# Moves


@compiled
def headings_of(diver: Diver, effect: Effect) -> int:
    """Where a card can move this diver; snorkellers only go sideways. [S-8.7]"""
    if diver.loc == SUB:
        return effect.headings
    return effect.headings & SIDEWAYS if diver.loc == SNORKEL else 0


@compiled
def only_way(headings: int) -> int:
    """The direction, if there is only one; NOWHERE otherwise."""
    for way in range(4):
        if headings == 1 << way:
            return way
    return NOWHERE


@compiled
def number_open(table: Table) -> int:
    """How many animals a card can move. [S-8.7]"""
    found = 0
    for number in range(table.number_of_tiles):
        if table.tiles[number].is_open:
            found += 1
    return found


@compiled
def move_divers(table: Table, sea: Sea, effect: Effect, mover: int, way: int) -> None:
    """One diver, or all of them; only the active one goes square by square. The others: no dust,
    no looking, no movement points; but tokens at once. [S-8.6] [S-8.7]"""
    for seat in range(table.players):
        diver = table.divers[seat]
        if (mover == NOBODY or mover == seat) and headings_of(diver, effect) >> way & 1:
            if seat == table.active:
                task = then(table, CARRY_ON)
                task.way = way
                task.squares = effect.n
                task.dust = effect.dust
                task.discover = effect.discover
                task.has_moved = False
            else:
                before = diver.at
                diver.at = drift(sea, before, way, effect.n)
                if diver.at != before:
                    take_depth_tokens(sea, diver, before, False)


@compiled
def move(table: Table, sea: Sea, effects: int, at: int) -> None:
    """The active diver, all divers, or one that the active player chooses. [S-8.6] [S-8.7]"""
    effect = effect_at(sea, effects, at)
    if effect.who == ANY_DIVER or effect.who == FISH_OR_DIVER:
        is_any = effect.who == FISH_OR_DIVER and number_open(table) > 0
        for seat in range(table.players):
            if headings_of(table.divers[seat], effect):
                is_any = True
        if is_any:
            then_about(table, CHOOSE_TARGET, effects, at)
        return
    mover = table.active if effect.who == SELF else NOBODY
    headings = effect.headings
    if effect.who == SELF:
        headings = headings_of(table.divers[mover], effect)
    way = only_way(headings)
    if way != NOWHERE:
        move_divers(table, sea, effect, mover, way)
    elif headings:
        question = then_about(table, CHOOSE_HEADING, effects, at)
        question.diver = mover
        question.tile = NOBODY


@compiled
def carry_on(table: Table, sea: Sea, task: Task) -> None:
    """Dusty: each square costs a movement point and gets dust, even beyond four. Quiet: one
    point in all. It stops at the edges and keeps no limits. [S-5.13] [S-8.6] [S-8.9]"""
    diver = table.divers[table.active]
    before = diver.at
    to = drift(sea, before, task.way, 1)
    if not task.squares or to == before:
        return
    see_nothing(table)
    if task.discover:
        see(table, sea, to)
    if task.dust or not task.has_moved:
        table.mp += 1
    if task.dust and diver.loc == SUB:
        leave_dust(table, diver, to)
    diver.at = to
    if to >= DEEP:
        table.is_shallow = False
    take_depth_tokens(sea, diver, before, False)
    task.squares -= 1
    task.has_moved = True
    table.tasks += 1  # it stays on the agenda
    then(table, KEEP_LOOKING)


@compiled
def event_over(table: Table, sea: Sea, was_under_water: bool) -> None:
    """Death is checked once, after the whole card; an interrupted card goes on only with a diver
    who is still where it began. [S-8.8] [S-8.9]"""
    check_deaths(table, sea)
    loc = table.divers[table.active].loc
    if table.is_over or (loc != SUB and loc != SNORKEL):
        close_turn(table)
    elif was_under_water and loc != SUB:
        drop_waiting_parts(table)


# Other effects


@compiled
def surface_by_event(table: Table, sea: Sea, diver: Diver, to_the_boat: bool) -> None:
    """Straight to the surface for one movement point, without dust or look; with two tokens or
    more only to row 1. [S-8.3] [S-11.8]"""
    column = diver.at % COLUMNS
    if sea.options.decompression and diver.deco > 1:
        if diver.at != column + COLUMNS:
            diver.at = column + COLUMNS
            table.mp += 1
            see_nothing(table)
        return
    to = column
    if to_the_boat:
        to = min(max(column, sea.first_boat), sea.last_boat)
    on_boat = is_boat(sea, to) and table.phase != ALONE
    diver.at = to if on_boat else column
    diver.loc = BOAT if on_boat else SNORKEL
    table.mp += 1
    see_nothing(table)
    arrive_at_surface(table, sea, diver)


@compiled
def choose(table: Table, sea: Sea, effects: int, at: int) -> None:
    """The active player makes every choice. [S-8.2]"""
    effect = effect_at(sea, effects, at)
    for option in range(effect.first, effect.first + effect.number):
        if may_take(sea, table.divers[table.active], option):
            then_about(table, CHOOSE_OPTION, effects, at)
            return


@compiled
def cost_air(table: Table, effect: Effect) -> None:
    """The named divers, if submerged. [S-8.3]"""
    for seat in range(table.players):
        if table.divers[seat].loc == SUB and (effect.who == ALL or seat == table.active):
            lose_air(table.divers[seat], effect.n)


@compiled
def is_any_covered(table: Table) -> bool:
    """If there is no tile to choose, nothing happens. [S-8.3]"""
    for square in range(SQUARES):
        if table.covered[square]:
            return True
    return False


@compiled
def go_through(table: Table, sea: Sea, effects: int, at: int) -> None:
    """One effect after the other. Points count at once; tokens only where they are played with; no
    voluntary steps down for the rest of this turn. [S-8.3] [S-8.9] [S-11.1]"""
    if at + 1 < sea.lists[effects].number:
        then_about(table, EFFECTS, effects, at + 1)
    diver = table.divers[table.active]
    effect = effect_at(sea, effects, at)
    op = effect.op
    if op == POINTS:
        if effect.n > 0:
            diver.plus += effect.n
        else:
            diver.minus -= effect.n
    elif op == LOSE_AIR:
        cost_air(table, effect)
    elif op == MOVE:
        move(table, sea, effects, at)
    elif op == CHOOSE:
        choose(table, sea, effects, at)
    elif op == IF:
        branch = effect.then if holds(sea, diver, effect) else effect.otherwise
        then_about(table, EFFECTS, branch, 0)
    elif op == TAKE_TOKEN:
        if sea.options.decompression and diver.loc == SUB:
            diver.deco += 1
    elif op == SURFACE or op == SURFACE_TO_BOAT:
        if diver.loc == SUB:
            surface_by_event(table, sea, diver, op == SURFACE_TO_BOAT)
    elif op == CLOSE_TURN:
        close_turn(table)
    elif op == FORBID_DESCENT:
        table.no_descent = True
    elif op == FLIP_TILE:
        if is_any_covered(table) or (sea.options.flip_open_tiles and number_open(table)):
            then(table, CHOOSE_TILE_TO_FLIP)
    elif op == REMOVE_TILE and is_any_covered(table):
        then(table, CHOOSE_TILE_TO_REMOVE)
