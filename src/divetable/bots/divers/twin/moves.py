"""All answers to the open question, judged only by what is face up. [V-5.2]"""

from divetable.bots.divers.twin.routes import (
    boat_at,
    has_room,
    has_stranger,
    mate_is_on,
    may_board,
    may_end_laden,
    weigh_ends,
)
from divetable.bots.divers.twin.table import (
    ANEMONE,
    ASK_CONSENT,
    ASK_DROWNING,
    ASK_END,
    ASK_EXIT,
    ASK_SINKING,
    ASK_TURN,
    BOARD,
    CONSENT,
    CURRENT,
    DROWN,
    EDDY,
    END_HERE,
    GO,
    GOLDFISH,
    HIDDEN,
    ISLAND,
    LAND,
    MOST_MOVES,
    MUD,
    NO_END,
    NOTHING,
    OK,
    PASS,
    RANSOM,
    SAIL,
    SEAHORSE,
    SINK,
    STEP,
    TREASURE_SINKS,
    TUFT,
    WALK,
    WISH_FOR,
    Game,
    Move,
    Moves,
    Table,
    Task,
)
from divetable.games.divers.chart import NOWHERE
from divetable.games.divers.state import CREW, HELD, OUT, STUCK, WISH
from divetable.workshop.machine_code import compiled


@compiled
def add(moves: Moves, kind: int, diver: int, to: int, carry: bool) -> Move:
    """One more move, over no movers unless its end is set."""
    move = moves.listed[moves.number]
    move.kind = kind
    move.diver = diver
    move.to = to
    move.carry = carry
    move.end = NO_END
    move.how = 0
    if moves.number < MOST_MOVES:
        moves.number += 1
    return move


@compiled
def is_laden(game: Game, diver: int) -> bool:
    """Does a treasure lie where the diver sets out? [V-5.3] [V-10.1]"""
    at = game.table.divers[diver].at
    return at >= 0 and game.table.gold[at] > 0


@compiled
def add_rides(game: Game, moves: Moves, kind: int, diver: int, square: int, arrival: int) -> None:
    """Over face-up movers to each end that is permitted. [V-5.4] [V-6.6] [V-9.5]"""
    colour = diver // CREW
    laden = is_laden(game, diver)
    for at in range(weigh_ends(game, colour, square, arrival)):
        end = game.routes.verdicts[at]
        if end.verdict == OK:
            move = add(moves, kind, diver, square, False)
            move.end, move.how = end.square, end.arrival
            if laden and may_end_laden(game, colour, end.square):
                move = add(moves, kind, diver, square, True)
                move.end, move.how = end.square, end.arrival


@compiled
def add_entries(game: Game, moves: Moves, kind: int, diver: int, square: int, arrival: int) -> None:
    """Every permitted way to enter a patch. [V-6.1] [V-6.2] [V-6.3] [V-6.4] [V-6.5] [V-6.6]"""
    colour = diver // CREW
    ground = game.table.kinds[square]
    if ground == HIDDEN:
        add(moves, kind, diver, square, False)
        return
    if ANEMONE <= ground <= GOLDFISH or mate_is_on(game, colour, square):
        return
    if CURRENT <= ground <= SEAHORSE:
        if arrival != NOWHERE or ground != EDDY:  # a wish has no direction to go on in
            add_rides(game, moves, kind, diver, square, arrival)
        return
    if ground == ISLAND and has_stranger(game, colour, square):
        return
    if ground == MUD and not has_room(game, colour, square, 1):
        return
    add(moves, kind, diver, square, False)
    if is_laden(game, diver) and may_end_laden(game, colour, square):
        add(moves, kind, diver, square, True)


@compiled
def add_boardings(game: Game, moves: Moves, diver: int, boat: int) -> None:
    """Into a boat from behind it or from the ring. [V-1.5] [V-13.2] [V-12.6]"""
    if may_board(game, diver // CREW, boat):
        add(moves, BOARD, diver, boat, False)
        if is_laden(game, diver):
            add(moves, BOARD, diver, boat, True)


@compiled
def add_sailings(game: Game, moves: Moves, diver: int) -> None:
    """One square along the own coast. [V-12.5]"""
    squares = game.chart.squares
    colour = diver // CREW
    for way in range(2):
        to = squares[game.table.boats[colour].square].ring_steps[way]
        if squares[to].coast == colour:
            add(moves, SAIL, diver, to, False)


@compiled
def add_walks(game: Game, moves: Moves, diver: int) -> None:
    """Along the ring, or into a boat that lies there. [V-1.6] [V-13.2] [V-13.3] (V-A60)

    Without teams, boats that may not be boarded are passed.
    """
    colour = diver // CREW
    passes_boats = game.options.pass_boats and not game.options.teams
    for way in range(2):
        to = game.chart.squares[game.table.divers[diver].at].ring_steps[way]
        boat = boat_at(game, to)
        while boat != NOTHING and passes_boats and not may_board(game, colour, boat):
            to = game.chart.squares[to].ring_steps[way]
            boat = boat_at(game, to)
        if boat == NOTHING:
            add(moves, WALK, diver, to, False)
        else:
            add_boardings(game, moves, diver, boat)


@compiled
def add_swimming(game: Game, moves: Moves, diver: int) -> bool:
    """Steps and boarding from a patch; in mud the next tuft only, until the last. [V-1.4] [V-8.7]

    Returns whether the diver is free to do anything else.
    """
    table, chart = game.table, game.chart
    at = table.divers[diver].at
    square, layer = at % chart.area, at // chart.area
    if table.kinds[square] == MUD and layer + 1 < table.tufts[square]:
        add(moves, TUFT, diver, at + chart.area, False)
        if is_laden(game, diver):
            add(moves, TUFT, diver, at + chart.area, True)
        return False
    for way in range(8):
        to = int(chart.squares[square].near[way])
        if chart.squares[to].is_patch:
            add_entries(game, moves, STEP, diver, to, way)
    for boat in range(4):
        ring = table.boats[boat].square
        if ring != NOTHING:
            for one in range(3):
                if chart.squares[ring].behind[one] == square:
                    add_boardings(game, moves, diver, boat)
    return True


@compiled
def add_wishes(game: Game, moves: Moves, diver: int) -> None:
    """Any other patch that may be entered, or any other boat; from the ring, boats only. [V-8.13]

    (V-A23) (V-A26) (V-A27)
    """
    table, chart = game.table, game.chart
    at = table.divers[diver].at
    if at < 0 or not chart.squares[at % chart.area].is_ring:
        for to in range(chart.area):
            if chart.squares[to].is_patch and (at < 0 or to != at % chart.area):
                add_entries(game, moves, WISH_FOR, diver, to, NOWHERE)
    for boat in range(4):
        if table.boats[boat].square == NOTHING or at == -1 - boat:
            continue
        if may_board(game, diver // CREW, boat):
            add(moves, WISH_FOR, diver, -1 - boat, False)
            if is_laden(game, diver):
                add(moves, WISH_FOR, diver, -1 - boat, True)


@compiled
def add_moves_of(game: Game, moves: Moves, diver: int) -> None:
    """All moves of a diver. [V-4.3] [V-5.1] [V-12.3] [V-12.7]"""
    table = game.table
    must_land = table.turns == 0 and game.options.first_move_land
    at, status = table.divers[diver].at, table.divers[diver].status
    if at == OUT or status & HELD:
        return
    if at < 0:
        boat = -1 - at
        astern = game.chart.squares[table.boats[boat].square].astern
        add_entries(game, moves, LAND, diver, astern, (4 + 2 * boat) % 8)
        if must_land:
            return
        if boat == diver // CREW:
            add_sailings(game, moves, diver)
    elif must_land:
        return
    elif game.chart.squares[at % game.chart.area].is_ring:
        add_walks(game, moves, diver)
    elif not add_swimming(game, moves, diver):
        return
    if status & WISH:
        add_wishes(game, moves, diver)


@compiled
def can_move(game: Game) -> bool:
    """Does the colour in turn have any move? [V-4.4]"""
    moves = game.spare
    moves.number = 0
    first = game.table.turn * CREW
    for diver in range(first, first + CREW):
        add_moves_of(game, moves, diver)
        if moves.number > 0:
            return True
    return False


@compiled
def add_ransoms(game: Game, moves: Moves, was_refused: bool) -> None:
    """What can be paid for whom, from the own or the teammate's hold. [V-14.3] (V-A30) (V-A31)"""
    table = game.table
    colour = table.turn
    mate = (colour + 2) % 4
    for diver in range(colour * CREW, colour * CREW + CREW):
        if table.divers[diver].status & STUCK:
            if table.boats[colour].hold > 0:
                add(moves, RANSOM, diver, colour, False)
            if game.options.teams and not was_refused and table.boats[mate].hold > 0:
                add(moves, RANSOM, diver, mate, False)


@compiled
def asked(table: Table) -> Task:
    """The open question, or what is done next."""
    return table.tasks[table.waiting - 1]


@compiled
def is_decided(table: Table) -> bool:
    """Whether players are being asked to end the game. [V-15.5]"""
    return table.waiting > 0 and asked(table).kind == ASK_END


@compiled
def colour_asked(table: Table) -> int:
    """The colour that decides now: of a player, the one that is next in turn."""
    task = asked(table)
    if task.kind == ASK_DROWNING or task.kind == ASK_CONSENT:
        return task.boat
    colour = table.turn
    if task.kind == ASK_END:
        while table.boats[colour].owner != task.player:
            colour = (colour + 1) % 4
    return colour


@compiled
def legal(game: Game) -> None:
    """List all answers to the open question. [V-4.5]"""
    table, moves = game.table, game.moves
    moves.number = 0
    if table.is_over:
        return
    task = asked(table)
    if task.kind == ASK_TURN:
        for diver in range(table.turn * CREW, table.turn * CREW + CREW):
            add_moves_of(game, moves, diver)
        if moves.number == 0:
            add(moves, PASS, 0, 0, False)
        add_ransoms(game, moves, task.was_refused)
    elif task.kind == ASK_EXIT:
        for at in range(table.number_of_exits):
            move = add(moves, GO, task.diver, 0, False)
            move.end, move.how = table.exits[at].square, table.exits[at].arrival
    elif task.kind == ASK_SINKING:
        for diver in range(12):
            if table.divers[diver].at == task.place:
                add(moves, SINK, diver, 0, False)
        if table.gold[task.place] > 0:
            add(moves, SINK, TREASURE_SINKS, 0, False)
    elif task.kind == ASK_DROWNING:
        for diver in range(12):
            if table.divers[diver].at == -1 - task.boat:
                add(moves, DROWN, diver, 0, False)
    elif task.kind == ASK_CONSENT:
        add(moves, CONSENT, task.diver, task.boat, True)
        add(moves, CONSENT, task.diver, task.boat, False)
    else:
        add(moves, END_HERE, 0, 0, True)
        add(moves, END_HERE, 0, 0, False)
