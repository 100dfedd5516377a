"""Whether an action is legal now and, if not, why: from public facts alone. (V-16)"""

from typing import Any, NoReturn

from divetable.core.game import Seat
from divetable.games.divers import refusals
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
from divetable.games.divers.agenda import Asked, TakeTurn
from divetable.games.divers.chart import INWARD, NOWHERE, chart
from divetable.games.divers.components import FORBIDDEN, HIDDEN, KIND, PATCHES
from divetable.games.divers.rules.moves import may_board, ransoms_of
from divetable.games.divers.rules.routes import (
    Class,
    End,
    ends_from,
    has_room,
    has_stranger,
    squares_of_mate,
)
from divetable.games.divers.rules.turns import answers_to, legal_moves
from divetable.games.divers.state import (
    CAUGHT,
    COLOUR_OF,
    COLOURS,
    DELAYED,
    DIVER_OF,
    OUT,
    STUCK,
    WISH,
    State,
)

LISTS: dict[type, str] = {
    Step: "steps",
    Tuft: "tufts",
    Land: "lands",
    Board: "boards",
    Sail: "sails",
    Walk: "walks",
    Wish: "wishes",
}
ANSWERING = (PlaceBoat, Go, Sink, Drown, Consent, EndHere)


def check_turn(table: State, task: TakeTurn, seat: Seat, action: Action) -> None:
    """A move, a ransom or a pass by the player in turn. [V-4.2] [V-4.4] [V-4.5]"""
    if seat != task.seat:
        raise refusals.NOT_YOUR_TURN(colour=COLOURS[table.turn])
    moves = legal_moves(table)
    listed: list[Action] = getattr(moves, LISTS.get(type(action), "nothing"), [])
    if action in listed:
        return
    if isinstance(action, Pass):
        if moves.kinds:
            raise refusals.MUST_MOVE()
    elif isinstance(action, Ransom):
        check_ransom(table, task, action)
    elif isinstance(action, ANSWERING):
        raise refusals.NOT_ASKED()
    else:
        explain(table, action)


def check_answer(table: State, task: Asked, seat: Seat, action: Action) -> None:
    """An answer to the open question, by the player it is for. (V-16)"""
    if seat != task.seat:
        raise refusals.NOT_YOUR_DECISION(seat=task.seat)
    answers = answers_to(table, task)
    if type(action) is not type(answers[0]):
        raise refusals.ANSWER_FIRST(answers=shown(answers))
    if action not in answers:
        if isinstance(action, PlaceBoat):
            raise refusals.NOT_YOUR_COAST(answers=shown(answers))
        raise refusals.NO_SUCH_ANSWER(answers=shown(answers))


def shown(answers: list[Action]) -> str:
    """The possible answers, keyed by what they name."""
    return ", ".join(map(answer_name, answers))


def answer_name(answer: Action) -> str:
    match answer:
        case PlaceBoat(name) | Go(name) | Sink(name) | Drown(name):
            return name
        case _:
            return "yes" if answer in (Consent(True), EndHere(True)) else "no"


def check_ransom(table: State, task: TakeTurn, action: Ransom) -> None:
    """Own stuck divers, own or teammate's hold, and a treasure in it. [V-14.3]"""
    colour, diver, boat = table.turn, DIVER_OF[action.diver], COLOUR_OF[action.boat]
    if action in ransoms_of(table, colour, task.refused):
        return
    check_own(table, action.diver)
    if not table.flags[diver] & STUCK:
        raise refusals.NOT_STUCK(diver=action.diver)
    if not table.are_friends(colour, boat):
        raise refusals.NOT_YOUR_HOLD(boat=action.boat)
    if table.holds[boat]:
        raise refusals.RANSOM_WAS_REFUSED()
    raise refusals.NO_RANSOM(boat=action.boat)


def check_own(table: State, diver: str) -> None:
    if DIVER_OF[diver] // 3 != table.turn:
        raise refusals.NOT_YOUR_DIVER(diver=diver, colour=COLOURS[table.turn])


Move = Step | Tuft | Land | Board | Sail | Walk | Wish


def explain(table: State, action: Any) -> NoReturn:
    """Say why this move is not legal. [V-5.1] [V-5.2]"""
    check_own(table, action.diver)
    diver = DIVER_OF[action.diver]
    at, flags = table.where[diver], table.flags[diver]
    if at == OUT:
        raise refusals.DIVER_REMOVED(diver=action.diver)
    for flag, refusal in (
        (DELAYED, refusals.DIVER_DELAYED),
        (STUCK, refusals.DIVER_STUCK),
        (CAUGHT, refusals.DIVER_CAUGHT),
    ):
        if flags & flag:
            raise refusal(diver=action.diver)
    if table.turns == 0 and table.options.first_move_land and not isinstance(action, Land):
        raise refusals.MUST_LAND_FIRST()
    board = chart(table.options.size)
    is_in_sea = at >= 0 and board.is_patch[at % board.area]
    if isinstance(action, Wish) and not flags & WISH:
        raise refusals.NO_WISH(diver=action.diver)
    if is_in_sea and not isinstance(action, Tuft):
        code = table.sea[at % board.area]
        if KIND[code] == "mud" and at // board.area + 1 < PATCHES[code].number:
            raise refusals.MUST_WALK_TUFTS(diver=action.diver)
    if getattr(action, "carry", False) and not (is_in_sea and table.gold[at]):
        raise refusals.NO_TREASURE_HERE(diver=action.diver)
    match action:
        case Step(_, to):
            explain_step(table, action, to, at, is_in_sea)
        case Land(_, to):
            if at >= 0:
                raise refusals.NOT_IN_BOAT(diver=action.diver)
            boat = -1 - at
            square = board.astern[table.boats[boat]]
            if to != board.names[square]:
                raise refusals.NOT_ASTERN(to=board.names[square])
            explain_entry(table, action, square, INWARD[boat])
        case Board(_, boat):
            explain_boarding(table, boat, at, is_in_sea)
        case Sail():
            if at != -1 - table.turn:
                raise refusals.NOT_OWN_BOAT(diver=action.diver)
            raise refusals.COAST_ENDS()
        case Walk():
            if at < 0 or is_in_sea:
                raise refusals.NOT_ON_RING(diver=action.diver)
            raise refusals.NO_RING_STEP(to=action.to)
        case Tuft():
            raise refusals.NO_NEXT_TUFT(diver=action.diver)
        case _:
            explain_wish(table, action, at, is_in_sea)
    raise refusals.NO_SUCH_MOVE()


def explain_step(table: State, action: Step, to: str, at: int, is_in_sea: bool) -> None:
    if not is_in_sea:
        if at < 0:
            raise refusals.STILL_ABOARD(diver=action.diver)
        raise refusals.STRANDED(diver=action.diver)
    board = chart(table.options.size)
    square = at % board.area
    for way, near in board.borders[square]:
        if board.names[near] == to:
            explain_entry(table, action, near, way)
            return
    raise refusals.NOT_BORDERING(to=to, diver=action.diver)


def explain_entry(table: State, action: Step | Land | Wish, square: int, arrival: int) -> None:
    """Why a patch may not be entered this way. [V-6.1] [V-6.2] [V-6.3] [V-6.4] [V-6.5] [V-6.6]"""
    code = table.sea[square]
    colour = table.turn
    kind = KIND[code]
    if kind == HIDDEN:
        if action.carry:
            raise refusals.TREASURE_INTO_UNKNOWN(to=action.to)
        return
    if kind in FORBIDDEN:
        raise refusals.PATCH_FORBIDDEN(to=action.to, kind=kind)
    mates = squares_of_mate(table, colour)
    if square in mates:
        raise refusals.TEAMMATE_THERE(to=action.to)
    if kind == "island":
        if has_stranger(table, colour, square):
            raise refusals.ISLAND_TAKEN(to=action.to)
        if action.carry:
            raise refusals.TREASURE_ONTO_ISLAND(to=action.to)
    elif kind == "mud":
        if not has_room(table, colour, square, 1 + action.carry):
            raise refusals.MUD_FULL(to=action.to)
    elif kind in ("current", "eddy", "seahorse"):
        if arrival == NOWHERE and kind == "eddy":
            raise refusals.NO_DIRECTION(to=action.to)
        explain_route(table, action, ends_from(table, colour, square, arrival, mates))


def explain_route(table: State, action: Step | Land | Wish, ends: dict[End, Class]) -> None:
    """Why there is no such way over the movers. [V-6.6] [V-9.5]"""
    board = chart(table.options.size)
    if "ok" in ends.values():
        named = action.end.partition(">")[0]
        for end, kind in ends.items():
            if kind == "ok" and (named == board.names[end[0]] or not named) and action.carry:
                code = table.sea[end[0]]
                if code == HIDDEN:
                    raise refusals.TREASURE_INTO_UNKNOWN(to=board.names[end[0]])
                if code == "island":
                    raise refusals.TREASURE_ONTO_ISLAND(to=board.names[end[0]])
                if code.startswith("mud") and not has_room(table, table.turn, end[0], 2):
                    raise refusals.MUD_FULL(to=board.names[end[0]])
        raise refusals.CHOOSE_AN_END(to=action.to)
    if not ends:
        raise refusals.ROUTE_LOOPS(to=action.to)
    for end, kind in ends.items():
        if kind == "harm" and not table.sea[end[0]]:
            raise refusals.ROUTE_OFF_BOARD(to=action.to)
        if kind == "blocked":
            raise refusals.ROUTE_BLOCKED(to=action.to, end=board.names[end[0]])
    raise refusals.ROUTE_FORBIDDEN(to=action.to)


def explain_boarding(table: State, boat: str, at: int, is_in_sea: bool) -> None:
    """Why the diver cannot climb into this boat. [V-1.5] [V-13.2]"""
    board = chart(table.options.size)
    number = COLOUR_OF[boat]
    ring = table.boats[number]
    if ring < 0:
        raise refusals.NO_SUCH_BOAT(boat=boat)
    if at < 0:
        raise refusals.IN_A_BOAT()
    near = board.behind[ring] if is_in_sea else board.ring_steps[ring]
    if at % board.area not in near and not (
        not is_in_sea and ring in board.ring_steps[at]  # from a corner
    ):
        raise refusals.NOT_BEHIND_BOAT(boat=boat)
    if not may_board(table, table.turn, number):
        raise refusals.BOAT_CREWED(boat=boat)


def explain_wish(table: State, action: Wish, at: int, is_in_sea: bool) -> None:
    """Why a wish does not lead there. [V-8.13]"""
    board = chart(table.options.size)
    if action.to in [f"boat {colour}" for colour in COLOURS]:
        boat = COLOUR_OF[action.to[5:]]
        if table.boats[boat] < 0:
            raise refusals.NO_SUCH_BOAT(boat=action.to[5:])
        if at != -1 - boat and not may_board(table, table.turn, boat):
            raise refusals.BOAT_CREWED(boat=action.to[5:])
        raise refusals.ALREADY_THERE(to=action.to)
    square = board.place_of.get(action.to, -1)
    if square not in board.patches:
        raise refusals.NO_SUCH_PATCH(to=action.to)
    if at >= 0 and not is_in_sea:
        raise refusals.STRANDED(diver=action.diver)
    if is_in_sea and at % board.area == square:
        raise refusals.ALREADY_THERE(to=action.to)
    explain_entry(table, action, square, NOWHERE)
