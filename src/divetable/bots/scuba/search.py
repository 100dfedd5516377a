"""The search: play many imagined games to the end and count wins.

Everything hidden in Scuba is hidden from all: fronts of covered tiles and the order of decks.
`deal` puts them at random into a table; all candidates are tried in the same worlds, so that luck
is alike for them, and after each part of the worlds the worse half is dropped.
"""

from divetable.bots.compiler import Cells, compiled
from divetable.bots.scuba.judgement import HURRY, MANNER, PLAN_TURN, RUSHES, choose, survey, turn_of
from divetable.bots.scuba.layout import (
    ACTIVE,
    DEAD,
    DECK_AT,
    EVENT_DECK,
    EVENT_DECKS_AT,
    FRONT,
    IS_FINISHED,
    IS_LOST,
    LOC,
    PLAYERS,
    SEAT,
    SEATS_AT,
    TASKS,
    TILE,
    TILES_AT,
)
from divetable.bots.scuba.twin import below, play, score, shuffle, winners

COLOURS = 4
UNKNOWN = 64  # for each colour: number of tiles, of fronts, the tiles, the fronts
FRONTS = 32  # where they begin
MOST_DECISIONS = 3000
WIN = 0.3  # how much winning counts beside the lead: few games say more about a lead
WIN_OF_MANY = 0.6  # with the number of games that the best level plays
WIN_AT_LAST = 0.95  # when the last rounds have begun: a lead is as good as a bigger one
HOMEWARDS = 7.0  # points that a hurried diver would give to be out of the water a turn earlier
MARGIN = 40.0  # points beyond which a win can hardly be clearer


@compiled
def deal(s: Cells, u: Cells, z: Cells) -> None:
    """Unknown fronts and undrawn cards in any order."""
    for colour in range(COLOURS):
        first = UNKNOWN * colour
        shuffle(z, u, first + FRONTS, u[first + 1])
        for number in range(u[first]):
            s[TILES_AT + TILE * u[first + 2 + number] + FRONT] = u[first + FRONTS + number]
    shuffle(z, s, DECK_AT + 2 + s[DECK_AT + 1], s[DECK_AT] - s[DECK_AT + 1])
    for band in range(4):
        deck = EVENT_DECKS_AT + EVENT_DECK * band
        shuffle(z, s, deck + 2 + s[deck + 1], s[deck] - s[deck + 1])


@compiled
def roll_out(
    s: Cells, d: Cells, z: Cells, w: list[float], m: list[float], k: Cells, out: Cells
) -> None:
    """Play to the end, each seat in its manner."""
    turn = k[PLAN_TURN] = -1
    for _ in range(MOST_DECISIONS):
        if s[IS_FINISHED] or not s[TASKS]:
            return
        now = turn_of(s)
        if now != turn:
            turn = now
            survey(s, d, w, m, s[ACTIVE])
        play(s, d, z, choose(s, d, z, w, m, k, out), out)


@compiled
def share(s: Cells, d: Cells, seat: int) -> float:
    """The seat's part of the win."""
    if s[IS_LOST] or not s[IS_FINISHED]:
        return 1.0 / s[PLAYERS]
    won = winners(s, d)
    if not won >> seat & 1:
        return 0.0
    number = 0
    for other in range(s[PLAYERS]):
        number += won >> other & 1
    return 1.0 / number


@compiled
def lead(s: Cells, d: Cells, seat: int) -> float:
    """How far the seat is ahead of the best other, from 0 to 1; the dead have nothing."""
    if s[SEATS_AT + SEAT * seat + LOC] == DEAD:
        return 0.0
    best = -1000
    for other in range(s[PLAYERS]):
        if other != seat and s[SEATS_AT + SEAT * other + LOC] != DEAD:
            best = max(best, score(s, d, other))
    if best == -1000:
        return 1.0
    ahead = (score(s, d, seat) - best) / MARGIN
    return min(1.0, max(0.05, 0.5 + 0.5 * ahead))


@compiled
def search(
    s: Cells,
    d: Cells,
    u: Cells,
    z: Cells,
    w: list[float],
    m: list[float],
    k: Cells,
    out: Cells,
    dealt: Cells,
    table: Cells,
    tries: Cells,
    found: list[float],
    worlds: int,
    win: float,
) -> int:
    """Try the pairs in `tries` in this many worlds, then drop the worse half of the actions.

    A pair is an action and whether it is the first of a hurried way home. `win` is how much winning
    counts beside the lead.

    `found` has for each pair: worths, shares of the win, how many, is it still tried. It may begin
    with prior beliefs. Returns the number of games that were played.
    """
    number = len(tries) // 2
    seat = s[ACTIVE]
    played = 0
    for _ in range(worlds):
        dealt[:] = s
        deal(dealt, u, z)
        for other in range(
            s[PLAYERS]
        ):  # anybody may end the game, however much is still to be found
            b = MANNER * other
            if m[b + RUSHES] != 0.0:
                m[b + HURRY] = HOMEWARDS if below(z, 100) < m[b + RUSHES] else 0.0
        luck = z[0]
        for one in range(number):
            if found[4 * one + 3] == 0.0:
                continue
            table[:] = dealt
            z[0] = luck
            m[MANNER * seat + HURRY] = HOMEWARDS * tries[2 * one + 1]
            play(table, d, z, tries[2 * one], out)
            roll_out(table, d, z, w, m, k, out)
            won = share(table, d, seat)
            found[4 * one + 0] += win * won + (1.0 - win) * lead(table, d, seat)
            found[4 * one + 1] += won
            found[4 * one + 2] += 1.0
            played += 1
        z[0] = luck
        below(z, 2)
    drop_worse_half(tries, found)
    return played


@compiled
def drop_worse_half(tries: Cells, found: list[float]) -> None:
    """Among the actions still being tried; an action is as good as the better way to go on."""
    number = len(tries) // 2
    alive = 0
    for one in range(number):
        alive += is_first_of_action(tries, found, one)
    keep = max(2, (alive + 1) // 2)
    while alive > keep:
        worst = -1
        least = 0.0
        for one in range(number):
            if is_first_of_action(tries, found, one):
                best = -1.0
                for other in range(one, number):
                    if tries[2 * other] == tries[2 * one] and found[4 * other + 3] != 0.0:
                        best = max(best, found[4 * other] / found[4 * other + 2])
                if worst < 0 or best < least:
                    worst = tries[2 * one]
                    least = best
        for one in range(number):
            if tries[2 * one] == worst:
                found[4 * one + 3] = 0.0
        alive -= 1


@compiled
def is_first_of_action(tries: Cells, found: list[float], one: int) -> bool:
    """Whether it is still being tried, and no earlier way begins with the same action."""
    ways_before = 0
    for before in range(one):
        ways_before += tries[2 * before] == tries[2 * one]
    return found[4 * one + 3] != 0.0 and ways_before == 0
