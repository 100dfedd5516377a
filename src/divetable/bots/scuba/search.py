"""The search: play many imagined games to the end and count wins.

Everything hidden in Scuba is hidden from all: fronts of covered tiles and the order of decks.
`deal` puts them at random into a table; all candidates are tried in the same worlds, so that luck
is alike for them, and after each part of the worlds the worse half is dropped.
"""

from typing import Annotated

from divetable.bots.scuba.judge import Mind, choose, survey, turn_of, wants_to_flip, weigh
from divetable.bots.scuba.twin.rules import below, score, shuffle, size, winners
from divetable.bots.scuba.twin.table import (
    DEAD,
    MOST_ACTIONS,
    MOST_SEATS,
    WAIT,
    Dice,
    Sea,
    Table,
    Unknown,
)
from divetable.bots.scuba.twin.turns import legal, play
from divetable.workshop.copies import overwrite
from divetable.workshop.machine_code import compiled, door
from divetable.workshop.records import Record

COLOURS = 4
MOST_DECISIONS = 3000
HOMEWARDS = 7.0  # points that a hurried diver would give to be out of the water a turn earlier
MARGIN = 40.0  # points beyond which a win can hardly be clearer
NO_TURN = -1


class Try(Record):
    """An action, and whether it is the first of a hurried way home; with what was found so far.

    It may begin with prior beliefs.
    """

    action: int
    is_hurried: bool
    is_tried: bool  # still
    weight: float  # how many games
    worth: float  # the sum over them


class Desk(Record):
    """All that lies before a searching bot."""

    known: Table
    unknown: Annotated[list[Unknown], COLOURS]
    dealt: Table
    table: Table
    dice: Dice
    mind: Mind
    scores: Annotated[list[int], MOST_SEATS]
    winners: int  # seats
    win: float  # how much winning counts beside the lead
    number: int
    tries: Annotated[list[Try], 2 * MOST_ACTIONS]


@compiled
def tally(desk: Desk, sea: Sea) -> None:
    """What everybody has by now."""
    for seat in range(desk.known.players):
        desk.scores[seat] = score(desk.known, sea, seat)
    desk.winners = winners(desk.known, sea)


@compiled
def look(desk: Desk, sea: Sea) -> None:
    """What the seat in turn can do, and what it makes of that at first sight."""
    table = desk.known
    mind = desk.mind
    seat = table.active
    tally(desk, sea)
    legal(table, sea, mind.actions)
    if mind.actions.number:
        survey(table, sea, mind, seat)
        if table.divers[seat].loc != WAIT:
            weigh(table, sea, mind, seat)
        mind.outlook.wants_to_flip = wants_to_flip(table, sea, mind.manners[seat], seat)


@compiled
def deal(desk: Desk) -> None:
    """Unknown fronts and undrawn cards in any order."""
    overwrite(desk.dealt, desk.known)
    for colour in range(COLOURS):
        unknown = desk.unknown[colour]
        shuffle(desk.dice, unknown.fronts)
        for number in range(unknown.number):
            desk.dealt.tiles[unknown.tiles[number]].front = unknown.fronts.cards[number]
    shuffle(desk.dice, desk.dealt.deck)
    for band in range(4):
        shuffle(desk.dice, desk.dealt.event_decks[band])


@compiled
def share(table: Table, sea: Sea, seat: int) -> float:
    """The seat's part of the win."""
    if table.is_lost or not table.is_finished:
        return 1.0 / table.players
    won = winners(table, sea)
    if not won >> seat & 1:
        return 0.0
    return 1.0 / size(won)


@compiled
def lead(table: Table, sea: Sea, seat: int) -> float:
    """How far the seat is ahead of the best other, from 0 to 1; the dead have nothing."""
    if table.divers[seat].loc == DEAD:
        return 0.0
    best = -1000
    for other in range(table.players):
        if other != seat and table.divers[other].loc != DEAD:
            best = max(best, score(table, sea, other))
    if best == -1000:
        return 1.0
    ahead = (score(table, sea, seat) - best) / MARGIN
    return min(1.0, max(0.05, 0.5 + 0.5 * ahead))


@compiled
def hurry_some(desk: Desk) -> None:
    """Anybody may end the game, however much is still to be found."""
    for seat in range(desk.known.players):
        manner = desk.mind.manners[seat]
        if manner.rushes != 0.0:
            manner.hurry = HOMEWARDS if below(desk.dice, 100) < manner.rushes else 0.0


@compiled
def note(desk: Desk, sea: Sea, one: Try) -> None:
    """How the game that was played to its end went for the seat."""
    seat = desk.known.active
    won = share(desk.table, sea, seat)
    one.worth += desk.win * won + (1.0 - desk.win) * lead(desk.table, sea, seat)
    one.weight += 1.0


@compiled
def is_first_of_action(desk: Desk, one: int) -> bool:
    """Whether it is still being tried, and no earlier way begins with the same action."""
    for before in range(one):
        if desk.tries[before].action == desk.tries[one].action:
            return False
    return desk.tries[one].is_tried


@compiled
def drop_worse_half(desk: Desk) -> None:
    """Among the actions still being tried; an action is as good as the better way to go on."""
    alive = 0
    for number in range(desk.number):
        if is_first_of_action(desk, number):
            alive += 1
    keep = max(2, (alive + 1) // 2)
    while alive > keep:
        worst = -1
        least = 0.0
        for number in range(desk.number):
            if is_first_of_action(desk, number):
                action = desk.tries[number].action
                best = -1.0
                for other in range(number, desk.number):
                    way = desk.tries[other]
                    if way.action == action and way.is_tried:
                        best = max(best, way.worth / way.weight)
                if worst < 0 or best < least:
                    worst = action
                    least = best
        for number in range(desk.number):
            if desk.tries[number].action == worst:
                desk.tries[number].is_tried = False
        alive -= 1


@compiled
def search(desk: Desk, sea: Sea, worlds: int) -> int:
    """Try all that is still being tried in this many worlds, each seat in its manner, then drop the
    worse half of the actions. Returns the number of games that were played."""
    table = desk.table
    dice = desk.dice
    mind = desk.mind
    played = 0
    for _ in range(worlds):
        deal(desk)
        hurry_some(desk)
        luck = dice.seed
        for number in range(desk.number):
            one = desk.tries[number]
            if one.is_tried:
                overwrite(table, desk.dealt)
                dice.seed = luck
                mind.manners[table.active].hurry = HOMEWARDS if one.is_hurried else 0.0
                mind.turn = NO_TURN
                mind.plan.turn = NO_TURN
                action = one.action
                for _ in range(MOST_DECISIONS):
                    play(table, sea, dice, action, mind.actions)
                    if table.is_finished or not table.tasks:
                        break
                    if mind.turn != turn_of(table):
                        mind.turn = turn_of(table)
                        survey(table, sea, mind, table.active)
                    action = choose(table, sea, dice, mind)
                note(desk, sea, one)
                played += 1
        dice.seed = luck
        below(dice, 2)
    drop_worse_half(desk)
    return played


LOOK, PLAY, SEARCH = range(3)


@door
def run_errand(desk: Desk, sea: Sea, errand: int, number: int) -> int:
    """Look at the known table; play an action there, as tests do; or search so many worlds.

    One door for all of it: each one would be optimized with everything behind it.
    """
    if errand == LOOK:
        look(desk, sea)
    elif errand == PLAY:
        play(desk.known, sea, desk.dice, number, desk.mind.actions)
    else:
        return search(desk, sea, number)
    return 0
