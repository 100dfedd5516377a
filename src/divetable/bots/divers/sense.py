"""Common sense, which no level lacks: treasure at hand is brought aboard, and taken along by those
who stand on it if the way home is known; nobody pays to be let out while another diver can move.

Everything else is weighed. These are not: people at a table forgive a bad plan, but not treasure
left lying behind your own boat.
"""

from divetable.bots.divers.judge import FAR, LADEN, Desk
from divetable.bots.divers.twin.routes import are_friends
from divetable.bots.divers.twin.rules import treasures_left
from divetable.bots.divers.twin.table import (
    BOARD,
    HIDDEN,
    ISLAND,
    NO_END,
    NOTHING,
    RANSOM,
    RING,
    SEA,
    STEP,
    TREASURE,
    TUFT,
    WALK,
    WISH_FOR,
    Game,
    Move,
)
from divetable.games.divers.state import CREW
from divetable.workshop.copies import overwrite
from divetable.workshop.machine_code import compiled


@compiled
def end_of(game: Game, move: Move) -> int:
    """The square or place where a move of a diver ends; NOTHING if it is not known, or a boat."""
    if move.kind == TUFT:
        return move.to
    if move.kind <= WISH_FOR:
        return move.to if move.end == NO_END else move.end
    return NOTHING


@compiled
def salvages(game: Game, move: Move) -> bool:
    """Does it bring a treasure into a boat of its own side? [V-10.6]"""
    if move.kind > WALK or not move.carry:
        return False
    colour = move.diver // CREW
    if move.kind == BOARD:
        return are_friends(game, colour, move.to)
    if move.kind == WISH_FOR and move.to < 0:
        return are_friends(game, colour, -1 - move.to)
    square = end_of(game, move)
    if square == NOTHING or game.table.kinds[square % game.chart.area] != RING:
        return False
    for boat in range(4):
        if game.table.boats[boat].square == square:
            return are_friends(game, colour, boat)
    return False


@compiled
def strikes(game: Game, move: Move) -> bool:
    """Does it send an enemy home? [V-11.1]"""
    place = end_of(game, move)
    if place < 0 or game.table.kinds[place % game.chart.area] == ISLAND:
        return False
    for diver in range(12):
        if game.table.divers[diver].at == place:
            return not are_friends(game, diver // CREW, move.diver // CREW)
    return False


@compiled
def treasure_astern(game: Game) -> int:
    """The patch behind the boat in turn, if treasure lies there; NOTHING otherwise. [V-1.5]"""
    table = game.table
    square = table.boats[table.turn].square
    if square == NOTHING:
        return NOTHING
    astern = game.chart.squares[square].astern
    return astern if table.gold[astern] > 0 else NOTHING


@compiled
def goes_for(game: Game, move: Move, astern: int) -> bool:
    """Does it bring a diver to the treasure astern, who can take it aboard with the next move?"""
    if astern == NOTHING or end_of(game, move) != astern:
        return False
    kind = game.table.kinds[astern]
    others = 0  # of the colour who are there already
    first = game.table.turn * CREW
    for diver in range(first, first + CREW):
        if game.table.divers[diver].at == astern:
            others += 1
    return others == 0 and SEA <= kind <= TREASURE


@compiled
def is_dear(game: Game, can_move: bool) -> bool:
    """Does a ransom cost more than it brings? Only one diver of a colour moves in a turn, and what
    is left may be no more than the price, shared evenly. [V-14.3]"""
    sides = 2 if game.options.teams else game.options.seats
    return not game.options.ransom_stays and (can_move or treasures_left(game.table) <= sides)


@compiled
def laden_way_home(desk: Desk, colour: int, square: int) -> int:
    """The moves with a treasure, over known patches, to behind a boat of its own side; or FAR."""
    game = desk.game
    least = FAR
    for boat in range(4):
        ring = game.table.boats[boat].square
        if ring == NOTHING or not are_friends(game, colour, boat):
            continue
        for one in range(3):
            behind = game.chart.squares[ring].behind[one]
            if behind != NOTHING and desk.far[LADEN, square, behind] < least:
                least = int(desk.far[LADEN, square, behind])
    return least


@compiled
def goes_home(desk: Desk, move: Move) -> bool:
    """Does it bring a treasure nearer to a boat of its own side?"""
    game = desk.game
    if move.kind > WALK or not move.carry:
        return False
    if salvages(game, move):
        return True
    area, colour = game.chart.area, move.diver // CREW
    before = laden_way_home(desk, colour, game.table.divers[move.diver].at % area)
    if move.kind == TUFT:
        return before < FAR
    end = end_of(game, move)
    return end >= 0 and laden_way_home(desk, colour, end % area) < before


@compiled
def is_detour(game: Game, move: Move) -> bool:
    """A ride to a known patch that is one step away."""
    at, area = game.table.divers[move.diver].at, game.chart.area
    if move.kind != STEP or move.end == NO_END or game.table.kinds[move.end] == HIDDEN:
        return False
    for way in range(8):
        if game.chart.squares[at % area].near[way] == move.end:
            return bool(game.chart.squares[move.end].is_patch)
    return False


@compiled
def keep_sensible(desk: Desk) -> None:
    """Of the moves listed, keep those between which anybody would choose."""
    game, moves, table = desk.game, desk.game.moves, desk.game.table
    astern = treasure_astern(game)
    can_move = at_hand = False
    boards = brings = 0  # a bit for each diver who can bring a treasure aboard now, or nearer
    for at in range(moves.number):
        move = moves.listed[at]
        if move.kind > WALK:
            continue
        can_move = True
        if goes_home(desk, move):
            brings |= 1 << move.diver
        if move.kind == BOARD and salvages(game, move):
            boards |= 1 << move.diver
            at_hand = at_hand or table.divers[move.diver].at == astern
        else:
            at_hand = at_hand or goes_for(game, move, astern)
    kept = 0
    for at in range(moves.number):
        move = moves.listed[at]
        is_sensible = True
        if is_detour(game, move):
            is_sensible = False
        elif move.kind == RANSOM:
            is_sensible = not is_dear(game, can_move)
        elif move.kind <= WALK and not salvages(game, move):
            bit = 1 << move.diver
            if at_hand:
                is_sensible = goes_for(game, move, astern) or strikes(game, move)
            elif move.carry:
                is_sensible = boards & bit == 0
            else:
                is_sensible = brings & bit == 0 or strikes(game, move)
        if is_sensible:
            overwrite(moves.listed[kept], move)
            kept += 1
    moves.number = kept
