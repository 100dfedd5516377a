"""A turn from its beginning to the next, what a player may do in it, and the end of the game."""

from divetable.bots.scuba.twin.events import (
    carry_on,
    draw_event,
    effect_at,
    event_over,
    go_through,
    headings_of,
    may_take,
    move_divers,
    only_way,
    then_about,
)
from divetable.bots.scuba.twin.rules import (
    check_deaths,
    close_turn,
    die,
    draw_current,
    ends_at_once,
    has_something_to_see,
    keep_looking,
    leave_dust,
    look_of,
    lose_air,
    may_step,
    may_stop,
    number_at,
    see,
    see_nothing,
    show,
    step,
    sweep,
    take_animal,
    then,
)
from divetable.bots.scuba.twin.table import (
    ALONE,
    BEGIN_TURN,
    BOAT,
    CARRY_ON,
    CHOOSE_HEADING,
    CHOOSE_OPTION,
    CHOOSE_TARGET,
    CHOOSE_TILE_TO_FLIP,
    CHOOSE_TILE_TO_REMOVE,
    CLOSING,
    DEAD,
    DECLINE,
    DISCOVER,
    DIVING,
    EFFECTS,
    EMPTY,
    END,
    END_TURN,
    ENTER,
    EVENT,
    EVENT_OVER,
    EXTRA1,
    EXTRA2,
    FINAL,
    FISH_OR_DIVER,
    FLIP,
    GIVE_UP,
    HAND_OVER,
    HEAD,
    KEEP_LOOKING,
    KINDS,
    LAST_QUESTION,
    LEFT,
    LOOK_ON_THE_WAY,
    MOVE_ANIMAL,
    MOVE_DIVER,
    NOBODY,
    PICK_TILE,
    RIGHT,
    SHOT,
    SNORKEL,
    STEP,
    STOP,
    SUB,
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
from divetable.games.scuba.board import COLUMNS, NOWHERE
from divetable.games.scuba.rules.turns import BOAT_PENALTY, SOLO_PENALTY
from divetable.games.scuba.state import BOTTOM, DEEP, REMOVED, UP_PER_TURN
from divetable.workshop.machine_code import compiled

# From turn to turn


@compiled
def has_dive(table: Table, sea: Sea, seat: int) -> bool:
    """Whether a diver has more than step 1: not if dead or shot up, not on the boat unless it can
    be left again, and in the extra rounds not beside it. [S-3.5] [S-7.2] [S-9.4] [S-12.4]"""
    diver = table.divers[seat]
    is_extra = table.phase == EXTRA1 or table.phase == EXTRA2
    if diver.loc == BOAT:
        return not sea.options.boat_final and not is_extra and table.phase != ALONE
    if diver.loc == SNORKEL and is_extra:
        return diver.at != sea.first_boat - 1 and diver.at != sea.last_boat + 1
    return diver.loc != DEAD and diver.loc != SHOT


@compiled
def start_turn(table: Table, seat: int) -> None:
    """The cubes go back to their owner; a turn starts with nothing used. [S-3.1]"""
    diver = table.divers[seat]
    table.active = seat
    diver.cubes = 0
    table.mp = 0
    for way in range(4):
        table.steps[way] = 0
    see_nothing(table)
    table.has_looked = False
    table.no_descent = False
    table.is_over = False
    table.start_square = diver.at
    table.is_shallow = diver.at < DEEP


@compiled
def begin_turn(table: Table, sea: Sea, dice: Dice, seat: int) -> None:
    """Own dust, current, dive; in round 1 there is no current. Where the turn begins there are
    animals to see, but a covered tile needs a step. [S-3.2] [S-3.4] [S-3.5] [S-5.6] [S-9.4]
    [S-9.6]"""
    start_turn(table, seat)
    diver = table.divers[seat]
    if not has_dive(table, sea, seat):
        then(table, HAND_OVER)
        return
    if EXTRA1 <= table.phase <= ALONE and diver.loc == SUB:
        diver.minus += SOLO_PENALTY
    if table.round > 1 and diver.loc != BOAT:
        draw_current(table, sea, dice)
    if diver.loc == DEAD or diver.loc == SHOT:
        then(table, HAND_OVER)
        return
    table.start_square = diver.at
    if diver.loc == SUB or diver.loc == SNORKEL:
        see(table, sea, diver.at)
        table.may_flip = table.may_flip and sea.options.start_square_tiles
        table.may_discover = table.may_discover and sea.options.start_square_animals
    then(table, DIVING).seat = seat


@compiled
def end_turn(table: Table, sea: Sea) -> None:
    """Step 4: a submerged diver pays, may die of it, and sheds a token for a turn spent at 0-10 m,
    from its beginning or, by option, at its end. [S-3.3] [S-6.1] [S-11.3] [S-11.5]"""
    then(table, HAND_OVER)
    diver = table.divers[table.active]
    options = sea.options
    if diver.loc != SUB:
        return
    lose_air(diver, sea.air[diver.at // COLUMNS])
    if options.decompression and diver.at >= BOTTOM and options.deco_at40_at_end:
        diver.deco += 1
    check_deaths(table, sea)
    if options.decompression and diver.loc == SUB and diver.deco > 0:
        is_shallow = diver.at < DEEP
        if options.deco_shed_by_full_turn:
            is_shallow = bool(table.is_shallow)
        if is_shallow:
            diver.deco -= 1


@compiled
def take_surface_points(table: Table, sea: Sea) -> None:
    """Only now do snorkellers take the minus points of their square. [S-7.6]"""
    for seat in range(table.players):
        diver = table.divers[seat]
        if diver.loc == SNORKEL:
            diver.minus += sea.minus[diver.at]


@compiled
def finish(table: Table, sea: Sea) -> None:
    """The end: minus squares, unless the boat has left. [S-7.6] [S-9.3]"""
    if table.phase != ALONE:
        take_surface_points(table, sea)
    table.tasks = 0
    table.phase = END
    table.is_finished = True


@compiled
def nobody_can_act(table: Table, sea: Sea) -> bool:
    """Then the rest is skipped. [S-9.7]"""
    for seat in range(table.players):
        loc = table.divers[seat].loc
        if loc == SUB:
            return False
        if table.phase != ALONE:
            if loc == WAIT or loc == SNORKEL:
                return False
            if loc == BOAT and has_dive(table, sea, seat):
                return False
    return True


@compiled
def begin_round(table: Table, sea: Sea) -> None:
    """At the start player's seat: closing, final and extra rounds follow each other; when nobody
    is under water the game ends, and then the boat leaves the diver who is. [S-9.2] [S-9.3]
    [S-9.4] [S-9.5]"""
    if FINAL <= table.phase <= EXTRA2 and number_at(table, SUB) == 0:
        finish(table, sea)
        return
    if table.phase == EXTRA2:
        take_surface_points(table, sea)
        for seat in range(table.players):
            if table.divers[seat].loc == SUB:
                table.divers[seat].minus += BOAT_PENALTY
    if CLOSING <= table.phase <= EXTRA2:
        table.phase += 1
    table.round += 1


@compiled
def hand_over(table: Table, sea: Sea) -> None:
    """The next seat clockwise; for divers without turns only the dust is cleared. [S-1.6] [S-3.3]
    [S-3.5] [S-6.4]"""
    seat = table.active
    if nobody_can_act(table, sea) or ends_at_once(table, sea):
        finish(table, sea)
    while not table.is_finished:
        seat = (seat + 1) % table.players
        if seat == table.start:
            begin_round(table, sea)
        diver = table.divers[seat]
        is_out = diver.loc == DEAD or diver.loc == SHOT
        if table.phase == ALONE:
            is_out = diver.loc != SUB
        if not table.is_finished:
            if not is_out:
                then(table, BEGIN_TURN).seat = seat
                return
            diver.cubes = 0


@compiled
def run(table: Table, sea: Sea, dice: Dice) -> None:
    """Work through the agenda until a question comes up or nothing is left. [S-3.3]"""
    while table.tasks and not table.is_finished:
        task = table.agenda[table.tasks - 1]
        kind = task.kind
        if kind <= LAST_QUESTION:
            return
        table.tasks -= 1
        if kind == BEGIN_TURN:
            begin_turn(table, sea, dice, task.seat)
        elif kind == EFFECTS:
            go_through(table, sea, task.effects, task.at)
        elif kind == CARRY_ON:
            carry_on(table, sea, task)
        elif kind == KEEP_LOOKING:
            if has_something_to_see(table, table.active):
                then(table, LOOK_ON_THE_WAY)
        elif kind == EVENT_OVER:
            event_over(table, sea, task.was_under_water)
        elif kind == END_TURN:
            end_turn(table, sea)
        else:
            hand_over(table, sea)


# What can be done


@compiled
def offer(actions: Actions, action: int) -> None:
    """One more."""
    actions.codes[actions.number] = action
    actions.number += 1


@compiled
def offer_sights(table: Table, seat: int, actions: Actions) -> None:
    """What is on the square the diver looks at; nothing depends on a front. [S-5.7] [S-5.9]"""
    look = look_of(table.divers[seat].at)
    for number in range(table.number_of_tiles):
        tile = table.tiles[number]
        if tile.place == look:
            if tile.is_open:
                if table.may_discover and not tile.discs >> seat & 1:
                    offer(actions, DISCOVER + number)
            elif table.may_flip:
                offer(actions, FLIP + number)


@compiled
def offer_dive(table: Table, sea: Sea, actions: Actions) -> None:
    """Swim, look, or stop; who has not entered yet, enters; whom the boat has left may stay below.
    [S-5.1] [S-5.2] [S-5.6] [S-5.15] [S-9.6]"""
    diver = table.divers[table.active]
    if diver.loc == WAIT:
        for column in range(sea.first_boat, sea.last_boat + 1):
            offer(actions, ENTER + column + 1)
    for way in range(4):
        if may_step(table, sea, diver, way):
            offer(actions, STEP + way)
    if table.may_flip or table.may_discover:
        offer_sights(table, table.active, actions)
    if may_stop(table, sea, diver):
        offer(actions, STOP)
    if table.phase == ALONE:
        offer(actions, GIVE_UP)


@compiled
def offer_tiles(table: Table, actions: Actions, with_open: bool) -> None:
    """A tile anywhere, open or covered; only covered ones where the table says so. [S-8.3]"""
    for number in range(table.number_of_tiles):
        tile = table.tiles[number]
        if tile.place >= 0 and (with_open or not tile.is_open):
            offer(actions, PICK_TILE + number)


@compiled
def offer_answers(table: Table, sea: Sea, actions: Actions) -> None:
    """Options, divers and animals, or directions. [S-8.2] [S-8.5] [S-8.7]"""
    question = table.agenda[table.tasks - 1]
    effect = effect_at(sea, question.effects, question.at)
    if question.kind == CHOOSE_OPTION:
        for option in range(effect.number):
            if may_take(sea, table.divers[table.active], effect.first + option):
                offer(actions, TAKE_OPTION + option)
    elif question.kind == CHOOSE_TARGET:
        for seat in range(table.players):
            if headings_of(table.divers[seat], effect):
                offer(actions, MOVE_DIVER + seat)
        if effect.who == FISH_OR_DIVER:
            for number in range(table.number_of_tiles):
                if table.tiles[number].is_open:
                    offer(actions, MOVE_ANIMAL + number)
    else:
        headings = effect.headings
        if question.diver != NOBODY:
            headings = headings_of(table.divers[question.diver], effect)
        for way in range(4):
            if headings >> way & 1:
                offer(actions, HEAD + way)


@compiled
def legal(table: Table, sea: Sea, actions: Actions) -> None:
    """All that can be done now."""
    actions.number = 0
    if table.is_finished or not table.tasks:
        return
    kind = table.agenda[table.tasks - 1].kind
    if kind == DIVING:
        offer_dive(table, sea, actions)
    elif kind == LOOK_ON_THE_WAY:
        offer_sights(table, table.active, actions)
        offer(actions, SWIM_ON)
    elif kind == CHOOSE_TILE_TO_FLIP:
        offer_tiles(table, actions, sea.options.flip_open_tiles)
        offer(actions, DECLINE)
    elif kind == CHOOSE_TILE_TO_REMOVE:
        offer_tiles(table, actions, False)
    else:
        offer_answers(table, sea, actions)


# Doing it


@compiled
def enter(table: Table, sea: Sea, column: int) -> None:
    """The first step leads into a square below the boat. [S-5.1]"""
    diver = table.divers[table.active]
    to = COLUMNS + column - 1
    see(table, sea, to)
    diver.loc = SUB
    diver.at = to
    table.mp += 1
    leave_dust(table, diver, to)


@compiled
def flip(table: Table, sea: Sea, dice: Dice, number: int) -> None:
    """Empty sea is discarded, an event happens, an animal is discovered at once. The event's deck
    is that of the square's band, unless the table goes by the tile. [S-5.6] [S-5.7] [S-8.1]"""
    seat = table.active
    diver = table.divers[seat]
    tile = table.tiles[number]
    keep_looking(table)
    table.has_looked = True
    show(table, tile)
    if tile.front == EVENT:
        band = tile.colour
        if sea.options.event_deck_by_square:
            band = (look_of(diver.at) // COLUMNS - 1) // 2
        draw_event(table, sea, dice, diver, band)
    elif tile.front != EMPTY and table.may_discover and not tile.discs >> seat & 1:
        take_animal(table, sea, seat, tile)


@compiled
def pick_tile(table: Table, number: int) -> None:
    """Turn a tile over where it lies, without discovering it, or remove it unseen. [S-8.3]"""
    tile = table.tiles[number]
    kind = table.agenda[table.tasks - 1].kind
    table.tasks -= 1
    if kind == CHOOSE_TILE_TO_REMOVE:
        table.covered[tile.place] -= 1
        tile.place = REMOVED
    elif tile.is_open:
        table.covered[tile.place] += 1
        tile.is_open = False
    else:
        show(table, tile)


@compiled
def answer(table: Table, sea: Sea, kind: int, about: int) -> None:
    """One or the other; any diver or open animal; and the direction, if there are several.
    [S-8.2] [S-8.7]"""
    question = table.agenda[table.tasks - 1]
    effects = question.effects
    at = question.at
    effect = effect_at(sea, effects, at)
    table.tasks -= 1
    if kind == TAKE_OPTION:
        then_about(table, EFFECTS, effect.first + about, 0)
        return
    diver = question.diver
    tile = question.tile
    way = about
    if kind == MOVE_DIVER:
        diver = about
        tile = NOBODY
        way = only_way(headings_of(table.divers[about], effect))
    elif kind == MOVE_ANIMAL:
        diver = NOBODY
        tile = about
        way = only_way(effect.headings)
    if way == NOWHERE:
        heading = then_about(table, CHOOSE_HEADING, effects, at)
        heading.diver = diver
        heading.tile = tile
    elif tile != NOBODY:
        sweep(sea, table.tiles[tile], way, effect.n)
    else:
        move_divers(table, sea, effect, diver, way)


@compiled
def act(table: Table, sea: Sea, dice: Dice, action: int) -> None:
    """Take an action; the agenda is not worked off yet. [S-5.9] [S-5.15] [S-9.6]"""
    diver = table.divers[table.active]
    about = action % KINDS
    kind = action - about
    if kind == STEP:
        step(table, sea, diver, about)
    elif kind == FLIP:
        flip(table, sea, dice, about)
    elif kind == DISCOVER:
        keep_looking(table)
        take_animal(table, sea, table.active, table.tiles[about])
    elif kind == STOP:
        table.agenda[table.tasks - 1].kind = END_TURN
    elif kind == ENTER:
        enter(table, sea, about)
    elif kind == GIVE_UP:
        die(table, sea, diver)
        close_turn(table)
    elif kind == DECLINE or kind == SWIM_ON:
        table.tasks -= 1
    elif kind == PICK_TILE:
        pick_tile(table, about)
    else:
        answer(table, sea, kind, about)


@compiled
def way_home(table: Table, sea: Sea, diver: Diver) -> int:
    """Up, but not too fast, and along the surface to the boat. (S-A90)"""
    if diver.loc == WAIT:
        return ENTER + sea.first_boat + 1
    if diver.loc == SUB and table.steps[UP] < UP_PER_TURN and may_step(table, sea, diver, UP):
        return STEP + UP
    if diver.loc == SNORKEL and table.phase != ALONE:
        way = RIGHT if diver.at < sea.first_boat else LEFT
        if may_step(table, sea, diver, way):
            return STEP + way
    return STOP


@compiled
def autopilot(table: Table, sea: Sea, actions: Actions) -> int:
    """What the table does for a player who has left: no flip, and harm to nobody. (S-A90)"""
    kind = table.agenda[table.tasks - 1].kind
    if kind == DIVING:
        return way_home(table, sea, table.divers[table.active])
    legal(table, sea, actions)
    if kind == CHOOSE_HEADING or kind == CHOOSE_TILE_TO_REMOVE:
        return actions.codes[0]
    if kind != CHOOSE_TARGET:
        return actions.codes[actions.number - 1]
    best = actions.codes[0]
    for at in range(actions.number - 1, -1, -1):
        action = actions.codes[at]
        if action == MOVE_DIVER + table.active:
            return action
        if action >= MOVE_ANIMAL:
            best = action
    return best


@compiled
def play(table: Table, sea: Sea, dice: Dice, action: int, actions: Actions) -> None:
    """Resolve an action, and what the table does for those who have left; `actions` is scratch."""
    act(table, sea, dice, action)
    run(table, sea, dice)
    while table.tasks and not table.is_finished and table.gone >> table.active & 1:
        act(table, sea, dice, autopilot(table, sea, actions))
        run(table, sea, dice)
