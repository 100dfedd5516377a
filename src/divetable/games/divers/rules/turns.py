"""Turns, the moves themselves, and ransoms. [V-4.1] [V-4.2]"""

from collections.abc import Callable
from functools import cache
from typing import Any, assert_never

from divetable.core.game import Seat
from divetable.games.divers.actions import (
    Action,
    Board,
    Consent,
    Drown,
    EndHere,
    Go,
    Land,
    Pass,
    PlaceBoat,
    Ransom,
    Sail,
    Sink,
    Step,
    Tuft,
    Walk,
    Wish,
)
from divetable.games.divers.agenda import (
    AskConsent,
    Asked,
    BeginTurn,
    ChooseDrowning,
    ChooseEnd,
    ChooseExit,
    ChoosePlace,
    ChooseSinking,
    EndTurn,
    TakeTurn,
)
from divetable.games.divers.chart import ARRIVALS, INWARD, NOWHERE, chart
from divetable.games.divers.ending import final_result, why_over
from divetable.games.divers.events import (
    BoatPlaced,
    Ended,
    Moved,
    Passed,
    PlayBegan,
    PlayedOn,
    RansomAsked,
    RansomPaid,
    RansomRefused,
    Reason,
    Removed,
    TreasureSank,
    TurnEnded,
    WishUsed,
)
from divetable.games.divers.rules.arrivals import arrive, meet, ride, units_on
from divetable.games.divers.rules.boats import enter_boat, sail
from divetable.games.divers.rules.moves import Moves, end_name, moves_of, ransoms_of
from divetable.games.divers.rules.resolution import R, ask
from divetable.games.divers.rules.routes import End, way_over
from divetable.games.divers.state import COLOUR_OF, COLOURS, DIVER_OF, DIVERS, State

BEGIN_TURN, END_TURN = BeginTurn(), EndTurn()


def place_boat(r: R, task: ChoosePlace, action: PlaceBoat) -> None:
    """On any side square of your own coast; clockwise from the starting player. [V-3.3]"""
    r.answered()
    r.emit(BoatPlaced(COLOURS[task.colour], action.at))
    ask_for_places(r)


def ask_for_places(r: R) -> None:
    """The next boat; when all are placed, the starting player begins. [V-3.3] (V-A03)"""
    table = r.table
    start = table.turn
    for colour in sorted(table.colours, key=lambda colour: (colour - start) % 4):
        if table.boats[colour] < 0:
            if table.options.boat_placement == "choose" and not plays_no_more(table, colour):
                ask(r, ChoosePlace(table.owners[colour], colour))
                return
            r.emit(BoatPlaced(COLOURS[colour], table.chart.names[table.chart.middle(colour)]))
    r.emit(PlayBegan(COLOURS[start]))
    r.then(BEGIN_TURN)


def plays_no_more(table: State, colour: int) -> bool:
    return table.owners[colour] in table.gave_up


def legal_moves(table: State) -> Moves:
    """All moves of the colour in turn, worked out once for each position."""
    moves: Moves | None = table.moves
    if moves is None:
        moves = table.moves = moves_of(table, table.turn)
    return moves


def begin_turn(r: R, refused: bool = False) -> None:
    """Players who cannot move pass at once, unless a ransom might help. [V-4.4] [V-4.5] [V-4.7]

    (V-A22)
    """
    table = r.table
    while True:
        table.moves = None
        colour = table.turn
        if not plays_no_more(table, colour) and (
            legal_moves(table).kinds or ransoms_of(table, colour, refused)
        ):
            ask(r, TakeTurn(table.owners[colour], refused))
            return
        refused = False
        r.emit(Passed(COLOURS[colour]))
        if not goes_on(r):
            return


def end_turn(r: R) -> None:
    """Bookkeeping, the end of the game, the next seat. [V-4.6] [V-14.1] (V-A33)"""
    r.emit(TurnEnded(COLOURS[r.table.turn]))
    if goes_on(r):
        begin_turn(r)


def goes_on(r: R) -> bool:
    """Does the next turn begin? If not, the game is over or somebody is asked whether it is."""
    reason = why_over(r.table)
    if reason is None:
        return True
    if reason == "decided" and r.table.options.offer_play_on:
        r.then(BEGIN_TURN)
        ask_for_the_end(r, tuple(clockwise_from_turn(r.table)))
    else:
        end(r, reason)
    return False


def clockwise_from_turn(table: State) -> dict[Seat, None]:
    """The players, in the order of their next turns."""
    colours = sorted(table.colours, key=lambda colour: (colour - table.turn) % 4)
    return dict.fromkeys(table.owners[colour] for colour in colours)


def ask_for_the_end(r: R, players: tuple[Seat, ...]) -> None:
    """Ask the next one who still plays; when nobody is left to ask, the game ends. [V-15.5]"""
    playing = [player for player in players if player not in r.table.gave_up]
    if playing:
        ask(r, ChooseEnd(playing[0], tuple(playing[1:])))
    else:
        end(r, "decided")


def end_here(r: R, task: ChooseEnd, action: EndHere) -> None:
    """One who wants to play on is enough, and is not asked again. [V-15.5] (V-A58)"""
    r.answered()
    if action.agree:
        ask_for_the_end(r, task.others)
    else:
        r.emit(PlayedOn(task.seat))


def end(r: R, reason: Reason) -> None:
    """Nothing is left to do. [V-15.3]"""
    r.agenda.clear()
    r.emit(Ended(reason, final_result(r.table)))


def pass_turn(r: R, task: TakeTurn, action: Pass) -> None:
    """The player cannot move and does not want to pay. [V-4.5]"""
    r.answered()
    r.emit(Passed(COLOURS[r.table.turn]))
    if goes_on(r):
        begin_turn(r)


def ransom(r: R, task: TakeTurn, action: Ransom) -> None:
    """Pay before the move, without asking unless the table wants that. [V-4.5] [V-14.3]

    (V-A28) (V-A29)
    """
    table = r.table
    boat = COLOUR_OF[action.boat]
    r.answered()
    asked = table.owners[boat]
    if table.options.ransom_consent and asked != task.seat and asked not in table.gave_up:
        r.emit(RansomAsked(action.diver, action.boat))
        ask(r, AskConsent(asked, DIVER_OF[action.diver], boat))
    else:
        pay(r, DIVER_OF[action.diver], boat)
        begin_turn(r, task.refused)


def pay(r: R, diver: int, boat: int) -> None:
    """One treasure frees one diver; it is lost, or lies beside the diver. [V-10.7] [V-14.3]"""
    r.emit(RansomPaid(DIVERS[diver], COLOURS[boat], r.table.options.ransom_to == "lost"))


def consent(r: R, task: AskConsent, action: Consent) -> None:
    """If the teammate says yes, the ransom is paid; after a no there is no second question this
    turn. (V-A29)"""
    r.answered()
    if action.agree:
        pay(r, task.diver, task.boat)
    else:
        r.emit(RansomRefused(COLOURS[task.boat]))
    begin_turn(r, refused=not action.agree)


# Moves


def begin_move(r: R) -> None:
    r.answered()
    r.then(END_TURN)


def swim(r: R, task: TakeTurn, action: Step | Land | Wish) -> None:
    """To a patch, and on to the end chosen if it is a face-up mover. [V-1.4] [V-5.4] [V-10.4]"""
    diver = DIVER_OF[action.diver]
    origin = r.table.where[diver]
    first = entry_of(r.table, action)
    begin_move(r)
    if action.end:
        ride(r, diver, first, end_of(r.table, action.end), action.carry, origin)
    else:
        arrive(r, diver, first, action.carry, origin)


def entry_of(table: State, action: Step | Land | Wish) -> End:
    """The patch that is entered, and how: inward from a boat, from nowhere by a wish. [V-9.1]"""
    board = table.chart
    to, at = board.place_of[action.to], table.where[DIVER_OF[action.diver]]
    match action:
        case Step():
            return to, board.delta.index(to - at % board.area)
        case Land():
            return to, INWARD[-1 - at]
        case Wish():
            return to, NOWHERE
        case _:
            assert_never(action)


def end_of(table: State, name: str) -> End:
    """The end of a route from its name."""
    return _end_of(table.options.size, name)


@cache
def _end_of(size: int, name: str) -> End:
    square, _, arrival = name.partition(">")
    how = ARRIVALS.index(arrival) if arrival else NOWHERE
    return chart(size).place_of[square], how


def tuft(r: R, task: TakeTurn, action: Tuft) -> None:
    """One tuft on, even onto a loaded one. [V-8.6] [V-8.7]"""
    diver = DIVER_OF[action.diver]
    begin_move(r)
    r.emit(Moved(action.diver, action.to, action.carry))
    meet(r, diver, r.table.where[diver], first=False)


def board(r: R, task: TakeTurn, action: Board) -> None:
    """Into a boat from behind it or from the ring. [V-1.5] [V-13.2]"""
    begin_move(r)
    enter_boat(r, DIVER_OF[action.diver], COLOUR_OF[action.boat], action.carry)


def sail_boat(r: R, task: TakeTurn, action: Sail) -> None:
    """A move of a diver in its own boat. [V-4.2] [V-12.5]"""
    begin_move(r)
    sail(r, r.table.turn, r.table.chart.place_of[action.to])


def walk(r: R, task: TakeTurn, action: Walk) -> None:
    """Along the ring. [V-13.2] (V-A59)"""
    begin_move(r)
    r.emit(Moved(action.diver, action.to, False))


def wish(r: R, task: TakeTurn, action: Wish) -> None:
    """Anywhere, once, without a direction. [V-8.13] (V-A25) (V-A26)"""
    r.emit(WishUsed(action.diver))
    if action.to.startswith("boat "):
        begin_move(r)
        enter_boat(r, DIVER_OF[action.diver], COLOUR_OF[action.to[5:]], action.carry)
    else:
        swim(r, task, action)


# Answers


def go(r: R, task: ChooseExit, action: Go) -> None:
    """The owner has chosen where the diver is carried. [V-9.7]"""
    r.answered()
    first = (r.table.where[task.diver], task.arrival)
    ride(r, task.diver, first, end_of(r.table, action.end), False, task.origin)


def sink(r: R, task: ChooseSinking, action: Sink) -> None:
    """A sunk diver is removed, a sunk treasure is lost. [V-8.6] [V-10.7]"""
    r.answered()
    if action.unit == "treasure":
        r.emit(TreasureSank(r.table.place_name(task.place)))
    else:
        r.emit(Removed(DIVERS[DIVER_OF[action.unit]], "sunk"))


def drown(r: R, task: ChooseDrowning, action: Drown) -> None:
    """Overboard. [V-12.4]"""
    r.answered()
    r.emit(Removed(action.diver, "drowned"))


def way_of(table: State, action: Step | Land | Wish | Go) -> list[str]:
    """The face-up patches that an offered move leads over, before it is made. [V-5.4] [V-9.7]"""
    if not action.end:
        return []
    if isinstance(action, Go):
        task = table.agenda[-1]
        assert isinstance(task, ChooseExit)
        here = (table.where[task.diver], task.arrival)
        way = way_over(table, *here, end_of(table, action.end))[1:]
    else:
        way = way_over(table, *entry_of(table, action), end_of(table, action.end))
    return [table.chart.names[at] for at in way]


def answers_to(table: State, task: Asked) -> list[Action]:
    """All answers to a question in the middle of a move. (V-16)"""
    match task:
        case ChoosePlace(_, colour):
            return [PlaceBoat(table.chart.names[at]) for at in table.chart.coasts[colour]]
        case ChooseExit(_, _, _, ends):
            return [Go(end_name(table.chart, end)) for end in ends]
        case ChooseSinking(_, _, place):
            return [Sink(unit) for unit in dict.fromkeys(units_on(table, place))]
        case ChooseDrowning(_, boat):
            return [Drown(DIVERS[diver]) for diver in table.aboard(boat)]
        case AskConsent():
            return [Consent(True), Consent(False)]
        case ChooseEnd():
            return [EndHere(True), EndHere(False)]
        case _:
            assert_never(task)


def default_answer(table: State, task: Asked) -> Action:
    """What a question gets when time is up. (V-16)"""
    match task:
        case ChoosePlace(_, colour):
            return PlaceBoat(table.chart.names[table.chart.middle(colour)])
        case ChooseSinking(_, diver, place):
            return Sink("treasure" if table.gold[place] else DIVERS[diver])
        case ChooseDrowning(_, boat, last):
            aboard = table.aboard(boat)
            return Drown(DIVERS[last if last in aboard else aboard[-1]])
        case AskConsent():
            return Consent(False)
        case ChooseEnd():
            return EndHere(True)
        case ChooseExit():
            return answers_to(table, task)[0]
        case _:
            assert_never(task)


ANSWERS: dict[type, Callable[[R, Any, Any], None]] = {
    PlaceBoat: place_boat,
    Step: swim,
    Tuft: tuft,
    Land: swim,
    Board: board,
    Sail: sail_boat,
    Walk: walk,
    Wish: wish,
    Ransom: ransom,
    Pass: pass_turn,
    Go: go,
    Sink: sink,
    Drown: drown,
    Consent: consent,
    EndHere: end_here,
}
