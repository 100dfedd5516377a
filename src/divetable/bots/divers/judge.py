"""What a position is worth: treasures aboard, and the promise of the others.

A treasure costs moves: to where it lies, and home along known patches. Every move nearer is worth a
little right away, so there is always something better to do than wait. The ways are measured once,
where the search begins; a patch turned since then counts as open.
"""

import math
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from divetable.bots.divers.twin.moves import is_decided
from divetable.bots.divers.twin.routes import are_friends, reach
from divetable.bots.divers.twin.rules import treasures_left
from divetable.bots.divers.twin.table import (
    CURRENT,
    GOLDFISH,
    HIDDEN,
    ISLAND,
    MOST_FORMS,
    MOST_MOVES,
    MOST_SQUARES,
    MUD,
    NOTHING,
    OCTOPUS,
    SEA,
    SEAHORSE,
    URCHIN,
    Game,
    Move,
    Table,
)
from divetable.games.divers.state import CAUGHT, CREW, DELAYED, HELD, OUT, STUCK, WISH
from divetable.workshop.machine_code import compiled
from divetable.workshop.records import Record, new

FAR = 99  # moves: no way
MOST_WAYS = 40  # from one square
MOST_ITEMS = 48
MOST_UNKNOWN = 1.0  # treasures under a patch; more count as that many
OVERLOOKED = 0.4  # what is left of an errand that is overlooked
NEAR_HOME = 0.25  # how much better unknown patches are near a boat, in moves for each move home
FREE, LADEN = 0, 1  # how a diver moves


class Taste(Record):
    """How to judge."""

    lying: float  # a treasure that is not yet aboard,
    errand: float  # and besides the one that a colour can fetch best:
    homeward: float  # what is left of the first for each move to the boat
    pace: float  # moves in which the second is worth half
    sight: float  # moves: errands farther away are overlooked while there are others
    crew: float  # a colour that can move; it moves one diver in a turn:
    reserve: Annotated[list[float], 4]  # what that counts by the number of divers
    captive: float  # one that is held,
    rescue: float  # and a rescuer at hand
    wished: float
    quest: float  # a treasure under an unknown patch at hand
    curious: float  # turning a patch
    threat: float  # how likely an exposed diver is to be struck before the next move,
    later: float  # and after it
    unknown_way: float  # extra moves of an unknown way home
    spread: float  # how uncertain the end is
    # Set where a search begins, so that a treasure aboard never makes other things cheaper:
    scale: float  # how many treasures make a difference,
    late: float  # how much divers still count,
    log_homeward: float  # and a logarithm


TASTE = new(Taste)
TASTE.lying, TASTE.errand = 0.3, 0.6
TASTE.homeward, TASTE.pace, TASTE.sight = 0.93, 6.0, FAR
TASTE.crew, TASTE.reserve = 2.5, [0.0, 1.0, 1.35, 1.5]
TASTE.captive, TASTE.rescue, TASTE.wished = 0.3, 0.3, 0.7
TASTE.quest, TASTE.curious = 0.2, 0.05
TASTE.threat, TASTE.later = 0.8, 0.25
TASTE.unknown_way, TASTE.spread = 3.0, 0.35


class Item(Record):
    """Treasures on a place."""

    place: int
    number: int
    home: Annotated[list[float], 4]  # moves to bring one home, by boat
    out: Annotated[list[float], 4]  # moves to it from a boat
    reach: Annotated[list[float], 4]  # moves of the nearest diver, by colour


class Prospect(Record):
    """What a colour can hope for."""

    gain: float  # treasures
    crew: int  # divers that can move
    quest: float  # moves to something unknown and home
    share: float  # of the win


class Errand(Record):
    """What a bot wants to know."""

    me: int  # the colour that decides
    move: Move  # to be played, or followed
    turns: int  # how far
    hope: float  # what the move is worth at first sight
    thorough: bool  # whether to weigh what a face-down patch may be
    impatience: float  # from 0 to 1: values the unknown more and divers less
    choices: int  # how many moves there were
    found: float  # the answer


class Desk(Record):
    """A game, and what a bot works out about it."""

    game: Game
    taste: Taste
    odds: Annotated[list[float], MOST_FORMS]  # how many lie face down where the search began
    open_sea: int  # the form of it
    # Where the search began
    far: Annotated[NDArray[np.int16], 2, MOST_SQUARES, MOST_SQUARES]  # moves, FREE or LADEN
    leave: Annotated[NDArray[np.int16], MOST_SQUARES]  # moves to leave a square
    quest: Annotated[NDArray[np.float64], MOST_SQUARES, 4]  # moves to the next unknown and home
    homes: Annotated[NDArray[np.float64], MOST_SQUARES, 4]  # moves with a treasure into a boat,
    moored: Annotated[list[int], 4]  # where it lies
    # To measure that
    ways: Annotated[NDArray[np.int16], MOST_SQUARES, MOST_WAYS]
    number_of_ways: Annotated[NDArray[np.int16], MOST_SQUARES]
    queue: Annotated[NDArray[np.int16], MOST_SQUARES + 1]
    waits: Annotated[NDArray[np.int8], MOST_SQUARES]
    # To judge a position
    number_of_items: int
    items: Annotated[list[Item], MOST_ITEMS]
    prospects: Annotated[list[Prospect], 4]
    # To search
    errand: Errand
    before: Table
    move: Move
    worth: Annotated[list[float], MOST_MOVES + 1]  # of each move,
    as_sea: Annotated[list[float], MOST_MOVES + 1]  # and if what it turns is open sea


@compiled
def nearer(one: float, other: float) -> float:
    """The smaller number of moves."""
    return other if other < one else one


# The ways, measured where a search begins


@compiled
def is_rest(kind: int) -> bool:
    """May a move end here, and go on from here?"""
    return SEA <= kind <= OCTOPUS or kind >= GOLDFISH


@compiled
def add_way(desk: Desk, square: int, to: int) -> None:
    """A move from one square to another, if a diver would rest there."""
    kind = desk.game.table.kinds[to]
    number = desk.number_of_ways[square]
    if is_rest(kind) and kind != GOLDFISH and number < MOST_WAYS:
        desk.ways[square, number] = to
        desk.number_of_ways[square] += 1


@compiled
def find_ways(desk: Desk) -> None:
    """Where one move leads from each square, and how many moves it takes to leave it."""
    game = desk.game
    table, chart, routes = game.table, game.chart, game.routes
    for square in range(chart.area):
        kind = table.kinds[square]
        desk.number_of_ways[square] = 0
        desk.leave[square] = 1
        if kind == HIDDEN:
            desk.leave[square] = 2
        elif kind == MUD:
            desk.leave[square] = table.tufts[square]
        if not is_rest(kind):
            continue
        for way in range(8):
            to = int(chart.squares[square].near[way])
            if CURRENT <= table.kinds[to] <= SEAHORSE:
                reach(game, to, way)
                for at in range(routes.number_of_ends):
                    if not routes.ends[at].by_anemone:
                        add_way(desk, square, routes.ends[at].square)
            else:
                add_way(desk, square, to)


@compiled
def find_moves_from(desk: Desk, source: int, load: int) -> None:
    """How many moves it takes from here to everywhere. Urchins and octopuses stop a diver."""
    kinds, area = desk.game.table.kinds, desk.game.chart.area
    for square in range(area):
        desk.far[load, source, square] = FAR
    if not is_rest(kinds[source]) or (load == LADEN and kinds[source] == HIDDEN):
        return
    desk.far[load, source, source] = 0
    desk.queue[0] = source
    first, last = 0, 1
    while first != last:
        here = int(desk.queue[first])
        first = first + 1 if first < area else 0
        desk.waits[here] = False
        if here != source and (kinds[here] == URCHIN or kinds[here] == OCTOPUS):
            continue
        moves = desk.far[load, source, here] + desk.leave[here]
        for at in range(desk.number_of_ways[here]):
            to = int(desk.ways[here, at])
            if moves >= desk.far[load, source, to]:
                continue
            if load == LADEN and (kinds[to] == HIDDEN or kinds[to] == ISLAND):
                continue
            desk.far[load, source, to] = moves
            if not desk.waits[to]:
                desk.waits[to] = True
                desk.queue[last] = to
                last = last + 1 if last < area else 0


@compiled
def way_home(desk: Desk, square: int, boat: int, unknown: float) -> float:
    """The moves to bring a treasure from here into a boat."""
    squares = desk.game.chart.squares
    far = desk.far
    ring = desk.game.table.boats[boat].square
    best = 2.0 * FAR
    for one in range(3):
        behind = squares[ring].behind[one]
        if behind == NOTHING:
            continue
        if far[LADEN, square, behind] < FAR:
            best = nearer(best, 1.0 + far[LADEN, square, behind])
        elif far[LADEN, square, square] == FAR:
            if square == behind:
                best = nearer(best, 1.0)
            for way in range(8):
                near = int(squares[square].near[way])
                if near != NOTHING and far[LADEN, near, behind] < FAR:
                    best = nearer(best, 2.0 + far[LADEN, near, behind])
        if far[FREE, square, behind] < FAR:
            best = nearer(best, 1.0 + unknown + 1.3 * far[FREE, square, behind])
    return best


@compiled
def find_quests(desk: Desk) -> None:
    """For each square and boat, the moves to the nearest unknown patch and home from there."""
    kinds, area = desk.game.table.kinds, desk.game.chart.area
    for boat in range(4):
        for square in range(area):
            desk.quest[square, boat] = FAR
        if desk.game.table.boats[boat].square == NOTHING:
            continue
        for hidden in range(area):
            if kinds[hidden] != HIDDEN:
                continue
            home = NEAR_HOME * way_home(desk, hidden, boat, 1.0)
            for square in range(area):
                if square != hidden and desk.far[FREE, square, hidden] < FAR:
                    cost = desk.far[FREE, square, hidden] + home
                    if cost < desk.quest[square, boat]:
                        desk.quest[square, boat] = cost


@compiled
def survey(desk: Desk) -> None:
    """Measure how many moves it takes from everywhere to everywhere, free and with a treasure, and
    home: boats seldom sail. Ways through the unknown take longer than they look."""
    game, taste = desk.game, desk.taste
    left = float(treasures_left(game.table))
    taste.scale = 0.5 + 2.0 * taste.spread * math.sqrt(left if left > 0.0 else 0.0)
    taste.late = nearer(1.0, left / 12.0)  # towards the end a diver is worth less
    taste.log_homeward = math.log(taste.homeward)
    find_ways(desk)
    for load in range(2):
        for source in range(game.chart.area):
            find_moves_from(desk, source, load)
    find_quests(desk)
    for boat in range(4):
        desk.moored[boat] = game.table.boats[boat].square
        if desk.moored[boat] != NOTHING:
            for square in range(game.chart.area):
                desk.homes[square, boat] = way_home(desk, square, boat, taste.unknown_way)


# A position


@compiled
def way_to(desk: Desk, at: int, place: int) -> float:
    """The moves from one place to another."""
    area = desk.game.chart.area
    here, there = at % area, place % area
    if here == there:
        return float((place - at) // area) if place >= at else float(FAR)
    moves = float(desk.far[FREE, here, there])
    if moves < FAR:
        kind = desk.game.table.kinds[here]
        if kind == MUD:
            moves -= at // area
        elif desk.leave[here] == 2 and kind != HIDDEN:
            moves -= 1.0  # unknown when it was measured
        moves += place // area
    return moves


@compiled
def astern_of(game: Game, boat: int) -> int:
    """The patch on which divers land from a boat. [V-1.5]"""
    return game.chart.squares[game.table.boats[boat].square].astern


@compiled
def list_treasures(desk: Desk) -> None:
    """Where treasures lie, what it takes to bring them home, and to get there from a boat."""
    game = desk.game
    table, area = game.table, game.chart.area
    number = 0
    for place in range(area * 5):
        if table.gold[place] > 0 and number < MOST_ITEMS:
            desk.items[number].place = place
            desk.items[number].number = table.gold[place]
            number += 1
    desk.number_of_items = number
    for at in range(number):
        item = desk.items[at]
        square, layer = item.place % area, item.place // area
        for boat in range(4):
            home = out = 2.0 * FAR
            if table.boats[boat].square != NOTHING:
                if table.boats[boat].square == desk.moored[boat]:
                    home = float(desk.homes[square, boat])
                else:
                    home = way_home(desk, square, boat, desk.taste.unknown_way)
                home -= layer
                out = 1.0 + way_to(desk, astern_of(game, boat), item.place)
            item.home[boat] = home
            item.out[boat] = out
            item.reach[boat] = FAR
        if game.options.teams:
            for side in range(2):
                home = nearer(item.home[side], item.home[side + 2])
                item.home[side] = home
                item.home[side + 2] = home


@compiled
def quest_from(desk: Desk, colour: int, square: int) -> float:
    """The moves from a square to the nearest unknown patch, and home to a friend's boat."""
    game = desk.game
    least = float(FAR)
    for boat in range(4):
        if game.table.boats[boat].square != NOTHING and are_friends(game, colour, boat):
            least = nearer(least, desk.quest[square, boat])
    return least


@compiled
def quest_from_boat(desk: Desk, colour: int, boat: int) -> float:
    """The same from a boat: one more move, to the patch astern."""
    astern = astern_of(desk.game, boat)
    if desk.game.table.kinds[astern] == HIDDEN:
        return 1.0 + NEAR_HOME
    return 1.0 + quest_from(desk, colour, astern)


@compiled
def moves_until_rescue(desk: Desk, colour: int, place: int) -> float:
    """The moves until somebody of the same colour comes to an octopus. [V-14.2]"""
    game = desk.game
    nearest = float(FAR)
    for diver in range(colour * CREW, colour * CREW + CREW):
        at = game.table.divers[diver].at
        if at == OUT or game.table.divers[diver].status & (STUCK | CAUGHT):
            continue
        if at < 0:
            nearest = nearer(nearest, 1.0 + way_to(desk, astern_of(game, -1 - at), place))
        elif not game.chart.squares[at % game.chart.area].is_ring:
            nearest = nearer(nearest, way_to(desk, at, place))
    return nearest


@compiled
def comes_in_a_move(desk: Desk, diver: int, square: int) -> bool:
    """Can this diver be there after one move?"""
    game = desk.game
    table, chart = game.table, game.chart
    at = table.divers[diver].at
    if at == OUT or table.divers[diver].status & HELD:
        return False
    if at < 0:
        return astern_of(game, -1 - at) == square
    here = at % chart.area
    if chart.squares[here].is_ring:
        return False
    walks = table.kinds[here] == MUD and at // chart.area + 1 < table.tufts[here]
    return not walks and desk.far[FREE, here, square] <= desk.leave[here]


@compiled
def risk_at(desk: Desk, colour: int, place: int) -> float:
    """How likely a diver is to be struck here; never on an island. [V-11.1]"""
    game = desk.game
    table, area = game.table, game.chart.area
    if table.kinds[place % area] == ISLAND or place >= area:
        return 0.0
    soon = (colour - table.turn) % 4
    risk = 0.0
    for other in range(12):
        enemy = other // CREW
        if are_friends(game, enemy, colour) or not comes_in_a_move(desk, other, place):
            continue
        comes_before = (enemy - table.turn) % 4 < soon
        danger = desk.taste.threat if comes_before else desk.taste.later
        if danger > risk:
            risk = danger
    return risk


@compiled
def ring_walk(game: Game, one: int, other: int) -> int:
    """The steps along the ring, more or less."""
    width = game.chart.width
    return abs(one // width - other // width) + abs(one % width - other % width)


@compiled
def nearest_boat(game: Game, colour: int, at: int) -> int:
    """The friend's boat that a stranded diver comes to first; NOTHING if there is none."""
    nearest, least = NOTHING, 2 * FAR
    for boat in range(4):
        if game.table.boats[boat].square != NOTHING and are_friends(game, colour, boat):
            steps = ring_walk(game, at, game.table.boats[boat].square)
            if steps < least:
                nearest, least = boat, steps
    return nearest


@compiled
def place_diver(desk: Desk, diver: int) -> None:
    """What a diver adds to the prospects of the colour, and how far he is from each treasure."""
    game, taste = desk.game, desk.taste
    colour, late = diver // CREW, desk.taste.late
    prospect = desk.prospects[colour]
    at, status = game.table.divers[diver].at, game.table.divers[diver].status
    if at == OUT:
        return
    if status & WISH:
        prospect.gain += taste.wished * late
    if status & (STUCK | CAUGHT):
        prospect.gain += late * taste.captive
        if status & CAUGHT:
            moves = moves_until_rescue(desk, colour, at)
            prospect.gain += late * taste.rescue * 0.85**moves
        return
    prospect.crew += 1
    wait = 0.4 if status & DELAYED else 0.0
    boat = colour  # where the diver sets out, or would after being struck
    is_on_patch = at >= 0 and not game.chart.squares[at % game.chart.area].is_ring
    risk = 1.0
    if at < 0:
        boat = -1 - at
    elif is_on_patch:
        risk = risk_at(desk, colour, at)
    else:
        nearest = nearest_boat(game, colour, at)
        if nearest == NOTHING:
            wait += 2.0 * FAR
        else:
            boat = nearest
            wait += ring_walk(game, at, game.table.boats[boat].square)
    quest = quest_from_boat(desk, colour, boat)
    if is_on_patch:
        least = quest_from(desk, colour, at % game.chart.area)
        quest = least + risk * (quest - least if quest > least else 0.0)
    prospect.quest = nearer(prospect.quest, wait + quest)
    for number in range(desk.number_of_items):
        item = desk.items[number]
        out = item.out[boat]
        if is_on_patch:
            way = way_to(desk, at, item.place)
            out = way + risk * (out - way if out > way else 0.0)
        item.reach[colour] = nearer(item.reach[colour], wait + out)


@compiled
def promise(desk: Desk, colour: int) -> float:
    """What treasures on the ground are worth to a colour: those near a boat, and most of all the
    one that it can fetch best. A colour moves one diver in a turn, so one errand counts: if all
    did, its divers would stay in the middle between them."""
    taste = desk.taste
    lying = best = 0.0
    for number in range(desk.number_of_items):
        item = desk.items[number]
        home = math.exp(taste.log_homeward * item.home[colour])
        lying += home * item.number
        errand = taste.pace / (taste.pace + item.reach[colour] + item.home[colour])
        if item.reach[colour] > taste.sight:
            errand *= OVERLOOKED
        if errand > best:
            best = errand
    if desk.game.options.teams:
        lying *= 0.5  # teammates share it
    return taste.lying * lying + taste.errand * best


@compiled
def unknown_treasure(game: Game) -> float:
    """How many treasures lie under a face-down patch, on average."""
    hidden = 0
    for square in range(game.chart.area):
        if game.table.kinds[square] == HIDDEN:
            hidden += 1
    return game.table.undiscovered / hidden if hidden else 0.0


@compiled
def share_out(desk: Desk) -> None:
    """Each colour's chance of winning, from what it may have in the end. [V-15.3]"""
    game, prospects = desk.game, desk.prospects
    table, teams = game.table, game.options.teams
    sides = 2 if teams else 4
    is_over = table.is_over or is_decided(table)
    best = -1.0
    for side in range(4):
        score = 0.0
        for colour in range(side % sides, 4, sides):
            score += float(table.boats[colour].hold) if is_over else prospects[colour].gain
        if table.boats[side].owner == NOTHING:
            score = -1000.0
        prospects[side].share = score
        if score > best:
            best = score
    total = 0.0
    for side in range(sides):
        score = prospects[side].share
        if is_over:
            prospects[side].share = 1.0 if score >= best else 0.0
        else:
            prospects[side].share = math.exp((score - best) / desk.taste.scale)
        total += prospects[side].share
    for side in range(sides):
        prospects[side].share /= total
    if teams:
        prospects[2].share = prospects[0].share
        prospects[3].share = prospects[1].share


@compiled
def judge(desk: Desk) -> None:
    """The share of the win that each colour can expect, from what is face up."""
    game, taste = desk.game, desk.taste
    for colour in range(4):
        prospect = desk.prospects[colour]
        prospect.gain = game.table.boats[colour].hold
        prospect.crew = 0
        prospect.quest = FAR
    list_treasures(desk)
    for diver in range(12):
        place_diver(desk, diver)
    unknown = nearer(MOST_UNKNOWN, unknown_treasure(game))
    for colour in range(4):
        prospect = desk.prospects[colour]
        prospect.gain += taste.late * taste.crew * taste.reserve[prospect.crew]
        prospect.gain += unknown * taste.quest * 0.85**prospect.quest
        if game.table.boats[colour].owner != NOTHING:
            prospect.gain += promise(desk, colour)
    share_out(desk)
