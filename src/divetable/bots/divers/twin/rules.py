"""Turns, the moves themselves, and the end of the game. [V-4.2] [V-15.1]"""

from divetable.bots.divers.twin.arrivals import (
    arrive,
    enter_boat,
    meet,
    put,
    remove,
    suffer,
    then,
)
from divetable.bots.divers.twin.moves import add_ransoms, asked, can_move
from divetable.bots.divers.twin.routes import are_friends
from divetable.bots.divers.twin.table import (
    ASK_CONSENT,
    ASK_DROWNING,
    ASK_END,
    ASK_SINKING,
    ASK_TURN,
    BEGIN_TURN,
    BOARD,
    CONSENT,
    DROWN,
    END_TURN,
    GO,
    LAND,
    LIGHTEN_BOAT,
    LIGHTEN_TUFT,
    NO_END,
    NOTHING,
    PASS,
    RANSOM,
    SAIL,
    SINK,
    STEP,
    SUFFER,
    TREASURE_SINKS,
    TUFT,
    WALK,
    WISH_FOR,
    Game,
    Move,
    Table,
)
from divetable.games.divers.changes import KEPT
from divetable.games.divers.chart import NOWHERE
from divetable.games.divers.ending import ROUNDS_OF_PASSES
from divetable.games.divers.state import CREW, DELAYED, FRESH, OUT, STUCK, TUFT_CARRIES, WISH
from divetable.workshop.machine_code import compiled

EVERYBODY = 0b1111

# The end


@compiled
def treasures_left(table: Table) -> int:
    """Undiscovered or lying on places. [V-2.7]"""
    left = table.treasures - table.lost
    for boat in range(4):
        left -= table.boats[boat].hold
    return left


@compiled
def score_of(game: Game, side: int) -> int:
    """The holds of a team, or of a colour that plays alone; NOTHING for an empty seat. [V-3.2]"""
    boats = game.table.boats
    if boats[side].owner == NOTHING:
        return NOTHING
    if game.options.teams:
        return boats[side].hold + boats[side + 2].hold
    return boats[side].hold


@compiled
def lead(game: Game) -> int:
    """By how much the best side is ahead of the next one. [V-15.5]"""
    best = second = -1
    for side in range(2 if game.options.teams else 4):
        score = score_of(game, side)
        if score > best:
            best, second = score, best
        elif score > second:
            second = score
    return best - second


@compiled
def is_over(game: Game) -> bool:
    """Does the game end after this turn, whatever the players want? [V-15.1] [V-15.2] [V-15.6]"""
    table, options = game.table, game.options
    if treasures_left(table) == 0 or table.passes >= ROUNDS_OF_PASSES * options.seats:
        return True
    if table.quiet >= options.stall_rounds * options.seats:
        return True
    if options.first_to > 0:
        for side in range(2 if options.teams else 4):
            if score_of(game, side) >= options.first_to:
                return True
    divers = 0
    for diver in range(12):
        if table.divers[diver].at != OUT:
            divers += 1
    return divers == 0


@compiled
def end(table: Table) -> None:
    """Nothing is left to do."""
    table.is_over = True
    table.waiting = 0


@compiled
def is_absent(table: Table, colour: int) -> bool:
    """Has the player of this colour given up? [V-15.2]"""
    return table.gave_up >> table.boats[colour].owner & 1 == 1


@compiled
def ask_for_the_end(table: Table, players: int) -> None:
    """The next of these players who still plays; if there is none, the game is over. [V-15.5]"""
    others, asked_next = 0, NOTHING
    for after in range(4):
        owner = table.boats[(table.turn + after) % 4].owner
        if owner != NOTHING and players >> owner & 1 and not table.gave_up >> owner & 1:
            if asked_next == NOTHING:
                asked_next = owner
            elif owner != asked_next:
                others |= 1 << owner
    if asked_next == NOTHING:
        end(table)
    else:
        task = then(table, ASK_END)
        task.player, task.others = asked_next, others


# Turns


@compiled
def finish_turn(game: Game) -> None:
    """A delay ends, the next seat is in turn, unless the game is over. [V-4.1] [V-4.6] [V-14.1]

    [V-15.5]
    """
    table, options = game.table, game.options
    for diver in range(table.turn * CREW, table.turn * CREW + CREW):
        status = table.divers[diver].status
        if status & DELAYED:
            table.divers[diver].status = status & ~(FRESH if status & FRESH else DELAYED)
    table.quiet = 0 if table.has_progress else table.quiet + 1
    table.has_progress = False
    table.turns += 1
    table.turn = (table.turn + 1) % 4
    while table.boats[table.turn].owner == NOTHING:
        table.turn = (table.turn + 1) % 4
    then(table, BEGIN_TURN)
    may_be_decided = options.end_when_decided and not table.was_played_on
    if is_over(game):
        end(table)
    elif may_be_decided and lead(game) > treasures_left(table):
        if options.offer_play_on:
            ask_for_the_end(table, EVERYBODY)
        else:
            end(table)


@compiled
def begin_turn(game: Game, was_refused: bool) -> None:
    """Players who cannot move pass at once, unless a ransom might help. [V-4.4] [V-4.5] [V-4.7]"""
    table = game.table
    if not is_absent(table, table.turn):
        may_act = can_move(game)
        if not may_act:
            add_ransoms(game, game.spare, was_refused)
            may_act = game.spare.number > 0
        if may_act:
            then(table, ASK_TURN).was_refused = was_refused
            return
    table.passes += 1
    finish_turn(game)


# Too much on a tuft, or in a boat


@compiled
def units_on(game: Game, place: int) -> int:
    """What a tuft carries: divers and treasures. [V-8.6]"""
    units = int(game.table.gold[place])
    for diver in range(12):
        if game.table.divers[diver].at == place:
            units += 1
    return units


@compiled
def aboard(table: Table, boat: int) -> int:
    """How many are in a boat."""
    number = 0
    for diver in range(12):
        if table.divers[diver].at == -1 - boat:
            number += 1
    return number


@compiled
def lighten_boat(table: Table, boat: int, last: int) -> None:
    """A boat holds three; its owner chooses who drowns, one by one. [V-12.4]

    For players who have left, the last to come drowns or, once that one is gone, the last by name.
    (V-A67)
    """
    if is_absent(table, boat):
        diver = last
        if table.divers[diver].at != -1 - boat:
            diver = 11
            while table.divers[diver].at != -1 - boat:
                diver -= 1
        remove(table, diver)
    else:
        task = then(table, ASK_DROWNING)
        task.boat, task.diver = boat, last


@compiled
def run(game: Game) -> None:
    """Work on until somebody is asked, or the game is over. [V-8.6] [V-12.4]"""
    table = game.table
    while not table.is_over:
        task = asked(table)
        if task.kind <= ASK_END:
            return
        if task.kind == LIGHTEN_BOAT and aboard(table, task.boat) > CREW:
            lighten_boat(table, task.boat, task.diver)
        elif task.kind == LIGHTEN_TUFT and units_on(game, task.place) > TUFT_CARRIES:
            question = then(table, ASK_SINKING)
            question.diver, question.place = task.diver, task.place
        else:
            table.waiting -= 1
            if task.kind == SUFFER:
                suffer(game, task.diver, task.is_first)
            elif task.kind == END_TURN:
                table.passes = 0
                finish_turn(game)
            elif task.kind == BEGIN_TURN:
                begin_turn(game, task.was_refused)


# Moves


@compiled
def pay(game: Game, diver: int, boat: int) -> None:
    """One treasure frees one diver; it is lost, or lies beside the diver. [V-10.7] [V-14.3]"""
    table = game.table
    table.divers[diver].status &= ~STUCK
    table.boats[boat].hold -= 1
    if game.options.ransom_stays:
        table.gold[table.divers[diver].at] += 1
    else:
        table.lost += 1
        if game.options.ransom_progress:  # (V-A56)
            table.has_progress = True


@compiled
def sail(game: Game, colour: int, to: int) -> None:
    """Enemies on the square drown, friends are picked up. [V-12.5]"""
    table = game.table
    table.boats[colour].square = to
    last = NOTHING
    for other in range(12):
        if table.divers[other].at == to:
            if are_friends(game, other // CREW, colour):
                table.divers[other].at = -1 - colour
                table.divers[other].status &= KEPT
                last = other
            else:
                remove(table, other)
    if last != NOTHING:
        task = then(table, LIGHTEN_BOAT)
        task.boat, task.diver = colour, last


@compiled
def swim(game: Game, move: Move, origin: int) -> None:
    """To a patch, and on to the end chosen if it is a face-up mover. [V-1.4] [V-5.4] [V-9.1]

    By a wish to a boat too, and without a direction. [V-8.13] Or from a mover that was just turned
    to the end the owner has chosen. [V-9.7]
    """
    table = game.table
    if move.kind == WISH_FOR:
        table.divers[move.diver].status &= ~WISH
    if move.to < 0:
        enter_boat(game, move.diver, -1 - move.to, move.carry)
        return
    square, arrival = move.end, move.how
    if move.end == NO_END:
        square, arrival = move.to, NOWHERE
        if move.kind == LAND:
            arrival = (2 - 2 * origin) % 8
        elif move.kind == STEP:
            here = game.chart.squares[origin % game.chart.area]
            arrival = 0
            while here.near[arrival] != move.to:
                arrival += 1
    arrive(game, move.diver, square, arrival, move.carry, origin)


@compiled
def ransom(game: Game, diver: int, boat: int, was_refused: bool) -> None:
    """Pay before the move, without asking unless the table wants that. [V-4.5] [V-14.3] (V-A29)"""
    table = game.table
    is_own = table.boats[boat].owner == table.boats[table.turn].owner
    if game.options.ransom_consent and not is_own and not is_absent(table, boat):
        task = then(table, ASK_CONSENT)
        task.diver, task.boat = diver, boat
    else:
        pay(game, diver, boat)
        then(table, BEGIN_TURN).was_refused = was_refused


@compiled
def sink(table: Table, unit: int, place: int) -> None:
    """A sunk diver is removed, a sunk treasure is lost. [V-8.6] [V-10.7]"""
    if unit == TREASURE_SINKS:
        table.gold[place] -= 1
        table.lost += 1
        table.has_progress = True
    else:
        remove(table, unit)


@compiled
def play(game: Game, move: Move) -> None:
    """Resolve a legal move or answer, up to the next question. [V-4.2] [V-4.6]"""
    table = game.table
    task, kind = asked(table), move.kind
    diver, boat, place, others = task.diver, task.boat, task.place, task.others
    was_refused = task.was_refused
    table.waiting -= 1
    if kind <= WALK:
        then(table, END_TURN)
    if kind <= WISH_FOR:
        swim(game, move, table.divers[move.diver].at)
    elif kind == GO:
        table.number_of_exits = 0
        swim(game, move, place)
    elif kind == TUFT:
        put(table, move.diver, move.to, move.carry)
        meet(game, move.diver, move.to, False)
    elif kind == BOARD:
        enter_boat(game, move.diver, move.to, move.carry)
    elif kind == SAIL:
        sail(game, move.diver // CREW, move.to)
    elif kind == WALK:
        put(table, move.diver, move.to, False)
    elif kind == RANSOM:
        ransom(game, move.diver, move.to, was_refused)
    elif kind == PASS:
        table.passes += 1
        finish_turn(game)
    elif kind == SINK:
        sink(table, move.diver, place)
    elif kind == DROWN:
        remove(table, move.diver)
    elif kind == CONSENT:
        if move.carry:
            pay(game, diver, boat)
        then(table, BEGIN_TURN).was_refused = not move.carry
    elif move.carry:
        ask_for_the_end(table, others)
    else:
        table.was_played_on = True
    run(game)
