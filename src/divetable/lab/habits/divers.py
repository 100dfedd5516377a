"""Nonsense in The Divers: treasure left lying, carried the wrong way, or thrown away."""

from collections.abc import Iterator, Mapping
from typing import Any

from divetable.core.game import Seat
from divetable.games.divers.actions import Action, AgreeToEnd, Board, Ransom, Step, Tuft
from divetable.games.divers.agenda import TakeTurn
from divetable.games.divers.components import KIND
from divetable.games.divers.rules import apply
from divetable.games.divers.rules.moves import moves_of, ransoms_of
from divetable.games.divers.rules.turns import legal_moves
from divetable.games.divers.state import COLOUR_OF, CREW, DIVER_OF, State
from divetable.lab.habits import Habit
from divetable.lab.people.divers import FAR, LADEN, ends_of, moorings, ways


def left_treasure(before: State, seat: Seat, action: Action, after: State) -> bool | None:
    """The patch astern is the safest place there is: aboard in a move or two. [V-10.3] [V-12.7]"""
    if not is_turn_of(before, seat) or isinstance(action, Ransom | AgreeToEnd):
        return None
    takers = list(moves_astern(before))
    if not any(takes(before, apply(before, seat, move).state) for move in takers):
        return None
    return not (takes(before, after) or has_struck(before, after))


def moves_astern(table: State) -> Iterator[Action]:
    """Aboard with the treasure that lies behind its own boat, or onto its patch if nobody is
    there."""
    boat = table.turn
    astern = table.chart.astern[table.boats[boat]]
    if not table.gold[astern]:
        return
    moves = legal_moves(table)
    there = [diver for diver, at in enumerate(table.where) if at == astern]
    if there:
        yield from (move for move in moves.boards if brings(table, move) and move.carry)
        return
    name = table.chart.names[astern]
    arrivals: tuple[list[Any], ...] = (moves.steps, moves.lands, moves.wishes)
    for kind in arrivals:
        for move in kind:
            if (move.end or move.to).partition(">")[0] == name:
                yield move


def takes(before: State, after: State) -> bool:
    """A treasure has come aboard, or a diver stands behind its own boat and can bring it next."""
    boat = before.turn
    if hold_of_side(after, boat) > hold_of_side(before, boat):
        return True
    astern = after.chart.astern[after.boats[boat]]
    return any(
        move.carry and brings(after, move) and after.where[DIVER_OF[move.diver]] == astern
        for move in moves_of(after, boat).boards
    )


def brings(table: State, move: Board) -> bool:
    """Into a boat of its own side?"""
    return table.are_friends(COLOUR_OF[move.boat], COLOUR_OF[move.diver[0]])


def hold_of_side(table: State, colour: int) -> int:
    return sum(table.holds[boat] for boat in table.colours if table.are_friends(boat, colour))


def has_struck(before: State, after: State) -> bool:
    """An enemy was sent home: a good reason to wait with the treasure. [V-11.4]"""
    return any(
        at >= 0 and after.where[diver] == -1 - diver // CREW
        for diver, at in enumerate(before.where)
        if not before.are_friends(diver // CREW, before.turn)
    )


def wrong_way(before: State, seat: Seat, action: Action, after: State) -> bool | None:
    """Beside the boat with treasure, and off again."""
    if not is_turn_of(before, seat):
        return None
    mover = getattr(action, "diver", None)
    boards = legal_moves(before).boards
    could = any(m.diver == mover and m.carry and brings(before, m) for m in boards)
    if not could or isinstance(action, Ransom | AgreeToEnd):
        return None
    is_carried = getattr(action, "carry", False)
    has_gained = hold_of_side(after, before.turn) > hold_of_side(before, before.turn)
    return is_carried and not has_gained


def left_behind(before: State, seat: Seat, action: Action, after: State) -> bool | None:
    """On treasure, with a known way home, and off without it. [V-10.1]"""
    if not is_turn_of(before, seat) or not isinstance(action, Step | Tuft | Board):
        return None
    known = [at for at in moorings(before) if KIND[before.sea[at]] in LADEN]
    steps = ways(before, known, LADEN)
    at = before.where[DIVER_OF[action.diver]]
    if at < 0 or not before.gold[at] or at % before.chart.area not in steps:
        return None
    moves = legal_moves(before)
    arrivals: tuple[Step | Tuft | Board, ...] = (*moves.steps, *moves.tufts, *moves.boards)
    could = any(
        move.diver == action.diver and move.carry and is_nearer(before, move, steps)
        for move in arrivals
    )
    if not could:
        return None
    return not (action.carry or has_struck(before, after) or takes(before, after))


def is_nearer(before: State, move: Step | Tuft | Board, steps: Mapping[int, int]) -> bool:
    """Through mud, into a boat of its own side, or to where the way home is shorter."""
    if isinstance(move, Board):
        return brings(before, move)
    here, there = ends_of(before, move)
    return isinstance(move, Tuft) or steps.get(there, FAR) < steps[here]


def dear_ransom(before: State, seat: Seat, action: Action, after: State) -> bool | None:
    """A treasure costs a crew some twenty moves, and only one diver of a colour moves in a turn.
    [V-4.2] [V-14.3]"""
    question = before.agenda[-1]
    if not isinstance(question, TakeTurn) or question.seat != seat:
        return None
    offers = ransoms_of(before, before.turn, question.refused)
    if not offers or before.options.ransom_to != "lost" or not is_dear(before):
        return None
    return isinstance(action, Ransom)


def is_dear(table: State) -> bool:
    """The colour can move anyway, or what is left, shared evenly, is no more than the price."""
    return bool(legal_moves(table).kinds) or table.treasures_left() <= len(table.sides())


def is_turn_of(table: State, seat: Seat) -> bool:
    question = table.agenda[-1]
    return isinstance(question, TakeTurn) and question.seat == seat


def has_stalled(table: State) -> bool:
    """Ended by quiet rounds, and not by what was salvaged. [V-15.2]"""
    return table.reason == "stall"


HABITS = (
    Habit(
        "treasure left astern",
        "neither takes it nor goes there to take it next, brings no other treasure aboard, and"
        " strikes nobody",
        "treasure lies on the patch directly behind its own boat, and a move takes it aboard, or a"
        " diver there who can carry it aboard with the next move",
        left_treasure,
    ),
    Habit(
        "treasure carried away",
        "carries it somewhere else than into a boat of its side",
        "the diver who moves stands with treasure beside a boat of its side and could bring it"
        " aboard",
        wrong_way,
    ),
    Habit(
        "treasure left behind",
        "leaves it there, strikes nobody, and goes for no treasure behind its own boat",
        "a diver moves who stands on treasure, and could take it along on the known way home",
        left_behind,
    ),
    Habit(
        "dear ransom",
        "pays it",
        "a ransom is offered, but the colour can move without it (only one diver of a colour moves"
        " in a turn), or the treasures that are left, shared evenly, bring a side no more than the"
        " one it costs",
        dear_ransom,
    ),
)
