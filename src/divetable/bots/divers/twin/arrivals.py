"""How a move ends: boats, discoveries, striking, the effects of the patches. [V-8.1] [V-11.1]"""

from divetable.bots.divers.twin.moves import asked
from divetable.bots.divers.twin.routes import are_friends, boat_at, is_crewed, weigh_ends
from divetable.bots.divers.twin.table import (
    ANEMONE,
    ASK_EXIT,
    BLOCKED,
    CURRENT,
    DRAWN,
    GOLDFISH,
    HIDDEN,
    ISLAND,
    LIGHTEN_BOAT,
    LIGHTEN_TUFT,
    MOST_EXITS,
    MUD,
    NOTHING,
    OCTOPUS,
    OK,
    RING,
    SHARK,
    STINGRAY,
    SUFFER,
    TREASURE,
    TURTLE,
    URCHIN,
    Game,
    Table,
    Task,
)
from divetable.games.divers.changes import KEPT
from divetable.games.divers.chart import NOWHERE
from divetable.games.divers.state import CAUGHT, CREW, DELAYED, FRESH, OUT, STUCK, WISH
from divetable.workshop.machine_code import compiled


@compiled
def then(table: Table, kind: int) -> Task:
    """Do this next, before anything that was waiting."""
    table.waiting += 1
    task = asked(table)
    task.kind = kind
    task.diver = task.boat = task.place = task.player = task.others = 0
    task.is_first = task.was_refused = False
    return task


@compiled
def remove(table: Table, diver: int) -> None:
    """Out of the game, without any flags. [V-2.3]"""
    table.divers[diver].at = OUT
    table.divers[diver].status = 0
    table.has_progress = True


@compiled
def put(table: Table, diver: int, to: int, carry: bool) -> None:
    """To a place, perhaps with a treasure that lay where the diver was. [V-2.3] [V-10.3]"""
    if carry:
        table.gold[table.divers[diver].at] -= 1
        table.gold[to] += 1
    table.divers[diver].at = to
    table.divers[diver].status &= KEPT


# Boats


@compiled
def drown_intruders(game: Game, boat: int) -> None:
    """The owner's side has come: enemies aboard drown. [V-12.1] (V-A40) (V-A41)"""
    for other in range(12):
        if game.table.divers[other].at == -1 - boat and not are_friends(game, other // CREW, boat):
            remove(game.table, other)


@compiled
def enter_boat(game: Game, diver: int, boat: int, carry: bool) -> None:
    """A treasure is salvaged for the boat's owner; then friends are safe and intruders drown.

    [V-10.6] [V-12.1] [V-12.2]
    """
    table = game.table
    was_crewed = is_crewed(game, boat)
    if carry:
        table.gold[table.divers[diver].at] -= 1
        table.boats[boat].hold += 1
        table.has_progress = True
    table.divers[diver].at = -1 - boat
    table.divers[diver].status &= KEPT
    if are_friends(game, diver // CREW, boat):
        drown_intruders(game, boat)
    elif was_crewed:
        remove(table, diver)
    task = then(table, LIGHTEN_BOAT)
    task.boat, task.diver = boat, diver


@compiled
def leave_the_ocean(game: Game, diver: int, square: int, carry: bool) -> None:
    """Into the boat on this ring square, or stranded on it. [V-13.1]"""
    boat = boat_at(game, square)
    if boat == NOTHING:
        put(game.table, diver, square, False)
    else:
        enter_boat(game, diver, boat, carry)


# Discoveries


@compiled
def draw(game: Game, below: int) -> int:
    """A number from 0 up; the dice are one word."""
    word = game.dice
    word ^= (word << 13) & 0xFFFFFFFF
    word ^= word >> 17
    word ^= (word << 5) & 0xFFFFFFFF
    game.dice = word
    return (word * below) >> 32


@compiled
def stays_inside(game: Game, form: int) -> bool:
    """Does a safe start keep this form out of the outermost rows? (V-A66)"""
    kind = game.forms[form].kind
    return game.options.safe_start and ANEMONE <= kind <= SHARK


@compiled
def form_drawn(game: Game, square: int) -> int:
    """Which form of patch may lie here: all unseen ones are equally likely. (6.3) (V-A66)"""
    table, squares = game.table, game.chart.squares
    dangers = others = 0
    for form in range(game.number_of_forms):
        if stays_inside(game, form):
            dangers += table.bag[form]
        else:
            others += table.bag[form]
    wants_danger = False
    if dangers > 0 and not squares[square].is_outermost:
        inside = hidden = 0
        for at in range(game.chart.area):
            if table.kinds[at] == HIDDEN:
                hidden += 1
                if not squares[at].is_outermost:
                    inside += 1
        # there may be more unseen patches than face-down ones
        wants_danger = draw(game, inside * (dangers + others)) < dangers * hidden
    if not wants_danger and others == 0:
        others = 1
    left = draw(game, dangers if wants_danger else others)
    for form in range(game.number_of_forms):
        if stays_inside(game, form) == wants_danger:
            left -= table.bag[form]
            if left < 0:
                return form
    return 0


@compiled
def turn_patch(game: Game, square: int) -> int:
    """Turn it face up for good and return its kind. [V-7.1] [V-8.2] (1.6)"""
    table = game.table
    form, quarters = game.undersides[square].form, game.undersides[square].quarters
    if form == DRAWN:
        form = form_drawn(game, square)
    patch = game.forms[form]
    if quarters == DRAWN:
        quarters = draw(game, 4)
    if table.bag[form] > 0:  # a search may take it for what is not there any more
        table.bag[form] -= 1
    table.kinds[square] = patch.kind
    table.ways[square] = (patch.ways << 2 * quarters | patch.ways >> (8 - 2 * quarters)) & 255
    table.has_progress = True
    if patch.kind == TREASURE:
        table.gold[square] = patch.number
        table.undiscovered -= patch.number
    elif patch.kind == MUD:
        table.tufts[square] = patch.number
    return patch.kind


@compiled
def list_exits(game: Game, colour: int, square: int, arrival: int) -> bool:
    """The ends to which a turned patch may force a diver: the best ones. [V-9.6] (V-A09)

    Returns whether the way leads anywhere at all.
    """
    table = game.table
    many = weigh_ends(game, colour, square, arrival)
    table.number_of_exits = 0
    for verdict in range(BLOCKED):
        is_worse = verdict != OK and table.number_of_exits > 0
        if is_worse and not game.options.free_choice_on_discovery:
            break
        for at in range(many):
            end = game.routes.verdicts[at]
            if end.verdict == verdict and table.number_of_exits < MOST_EXITS:
                exit_ = table.exits[table.number_of_exits]
                exit_.square, exit_.arrival = end.square, end.arrival
                table.number_of_exits += 1
    return many > 0


# What a place does


@compiled
def meet_octopus(table: Table, diver: int) -> None:
    """Caught, unless another diver of that colour is there: then all of that colour are free.

    [V-8.9] [V-14.2] (V-A32)
    """
    first = diver // CREW * CREW
    is_alone = True
    for other in range(first, first + CREW):
        if other != diver and table.divers[other].at == table.divers[diver].at:
            table.divers[other].status &= ~CAUGHT
            is_alone = False
    if is_alone:
        table.divers[diver].status |= CAUGHT


@compiled
def suffer(game: Game, diver: int, is_first: bool) -> None:
    """What the place does to a diver who comes there. [V-8.4] [V-8.5] [V-8.8] [V-8.13] [V-11.5]"""
    table = game.table
    one = table.divers[diver]
    kind = table.kinds[one.at % game.chart.area]
    if kind == TURTLE:
        one.status |= DELAYED | FRESH
    elif kind == URCHIN:
        one.status |= STUCK
    elif kind == OCTOPUS:
        meet_octopus(table, diver)
    elif kind == GOLDFISH:
        if is_first or game.options.fish_repeat:  # (V-A24)
            one.status |= WISH
    elif kind == MUD:
        task = then(table, LIGHTEN_TUFT)
        task.diver, task.place = diver, one.at


@compiled
def is_struck(game: Game, other: int, diver: int, place: int) -> bool:
    """Is this an enemy on the same place? In mud on this tuft, or at some tables on any.

    [V-11.1] [V-11.3] (V-A14)
    """
    area = game.chart.area
    at = game.table.divers[other].at
    if at < 0 or at % area != place % area or are_friends(game, other // CREW, diver // CREW):
        return False
    is_mud = game.table.kinds[place % area] == MUD
    return at == place or (is_mud and game.options.strikes_whole_mud)


@compiled
def strike(game: Game, diver: int, place: int) -> None:
    """Enemies there go into the boats of their colours, free of everything but the wish. [V-11.1]

    [V-11.4] (V-A15) (V-A16)
    """
    table = game.table
    for colour in range(3, -1, -1):
        last = NOTHING
        for other in range(colour * CREW, colour * CREW + CREW):
            if is_struck(game, other, diver, place):
                last = other
        if last != NOTHING:
            task = then(table, LIGHTEN_BOAT)
            task.boat, task.diver = colour, last
    for other in range(12):
        if is_struck(game, other, diver, place):
            table.divers[other].at = -1 - other // CREW
            table.divers[other].status &= KEPT
            drown_intruders(game, other // CREW)


@compiled
def hurl(game: Game, diver: int, square: int) -> None:
    """In the direction of the tail, over everything, and off the board. [V-8.15] (V-A45)"""
    squares = game.chart.squares
    tail = 0
    while not game.table.ways[square] >> tail & 1:
        tail += 1
    at = square
    while squares[at].is_patch:
        at = int(squares[at].near[tail])
    leave_the_ocean(game, diver, at, False)


@compiled
def meet(game: Game, diver: int, place: int, is_first: bool) -> None:
    """Strike any enemies there, then suffer what the place does. [V-11.1] [V-11.2] [V-11.5]"""
    kind = game.table.kinds[place % game.chart.area]
    if kind == SHARK:
        remove(game.table, diver)  # [V-8.16]
    elif kind == STINGRAY:
        hurl(game, diver, place)
    else:
        task = then(game.table, SUFFER)
        task.diver, task.is_first = diver, is_first
        if not is_first and kind != ISLAND:  # [V-8.3]
            strike(game, diver, place)


@compiled
def arrive(game: Game, diver: int, square: int, arrival: int, carry: bool, origin: int) -> None:
    """A diver comes to the end of the way; what is turned there may force him on. [V-9.8]

    [V-7.3] [V-9.6] [V-9.7]
    """
    table = game.table
    while True:
        kind = int(table.kinds[square])
        if kind == RING:
            leave_the_ocean(game, diver, square, carry)
            return
        put(table, diver, square, carry)
        if kind != HIDDEN:
            meet(game, diver, square, False)
            return
        kind = turn_patch(game, square)
        if not CURRENT <= kind <= ANEMONE:
            meet(game, diver, square, True)
            return
        if kind == ANEMONE and arrival == NOWHERE:
            table.divers[diver].at = origin  # (V-A25)
            return
        if not list_exits(game, diver // CREW, square, arrival):
            remove(table, diver)  # an endless loop
            return
        if table.number_of_exits == 0:
            table.divers[diver].at = origin  # [V-9.2]
            return
        if table.number_of_exits > 1:
            task = then(table, ASK_EXIT)
            task.diver, task.place = diver, origin
            return
        table.number_of_exits = 0
        square, arrival, carry = table.exits[0].square, table.exits[0].arrival, False
