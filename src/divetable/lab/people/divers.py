"""Somebody who walks to what is nearest, and brings home what they stand on.

The nearest treasure in sight, or the nearest patch that nobody has turned; with treasure, home
along known patches. No plans, no eye on enemies, and no ransom while somebody can move.
"""

from collections import deque
from collections.abc import Iterable
from random import Random

from divetable.bots import Situation, Thought
from divetable.games.divers import DIVERS as THE_DIVERS
from divetable.games.divers.actions import (
    Action,
    Board,
    Consent,
    EndHere,
    Land,
    Pass,
    PlaceBoat,
    Ransom,
    Sink,
    Step,
    Tuft,
    Walk,
)
from divetable.games.divers.agenda import ChoosePlace, TakeTurn
from divetable.games.divers.components import HIDDEN, KIND
from divetable.games.divers.state import COLOUR_OF, CREW, DIVER_OF, State

SAFE = frozenset({"sea", "treasure", "island", "turtle", "mud"})
LADEN = SAFE - {"island"}
FAR = 9999
Ways = dict[int, int]
"""How many steps it is from each square, as far as one can get at all."""


def think(told: Situation, rng: Random, slips: float) -> Thought:
    """A slip is any other move; nobody pays by a slip."""
    table: State = THE_DIVERS.imagine(told.view, rng)
    choices = [one for part in THE_DIVERS.actions(table, told.seat).parts for one in part]
    if rng.random() < slips:
        return Thought(rng.choice(unpaid(choices)))
    return Thought(first_idea(table, choices, rng))


def first_idea(table: State, choices: list[Action], rng: Random) -> Action:
    match table.agenda[-1]:
        case ChoosePlace(colour=colour):
            return PlaceBoat(table.chart.names[table.chart.middle(colour)])
        case TakeTurn():
            return move(table, choices, rng)
        case _:
            for answer in (EndHere(True), Consent(True), Sink("treasure")):
                if answer in choices:
                    return answer
            return choices[0]


def move(table: State, choices: list[Action], rng: Random) -> Action:
    """Aboard with treasure; a step home with it; a step to the nearest thing; anything."""
    aboard = [
        one for one in choices if isinstance(one, Board) and one.carry and is_home(table, one)
    ]
    if aboard:
        return aboard[0]
    home = ways(table, moorings(table), LADEN)
    carried = nearest(table, [one for one in choices if getattr(one, "carry", False)], home)
    if carried is not None:
        return carried
    light = [one for one in choices if not getattr(one, "carry", False)]
    free = [one for one in light if not holds_treasure(table, one, home)]
    found = nearest(table, free, ways(table, things(table, home), SAFE))
    if found is not None:
        return found
    moves = unpaid(choices)
    return choices[-1] if moves == [Pass()] else rng.choice(moves)  # a ransom stands last


def unpaid(choices: list[Action]) -> list[Action]:
    """Everything but ransoms."""
    return [one for one in choices if not isinstance(one, Ransom)]


def is_home(table: State, action: Board) -> bool:
    return table.are_friends(COLOUR_OF[action.boat], table.turn)


def moorings(table: State) -> list[int]:
    """Patches from which one climbs into a boat of one's own side."""
    boats = [boat for boat in table.colours if table.are_friends(boat, table.turn)]
    return [at for boat in boats for at in table.chart.behind[table.boats[boat]]]


def things(table: State, home: Ways) -> list[int]:
    """Face-down patches, and treasures that can be brought home, where nobody of the crew is."""
    board = table.chart
    crew = range(table.turn * CREW, table.turn * CREW + CREW)
    taken = {table.where[diver] % board.area for diver in crew if table.where[diver] >= 0}
    gold = {place % board.area for place, number in enumerate(table.gold) if number}
    hidden = [at for at in board.patches if table.sea[at] == HIDDEN]
    return [*hidden, *sorted(at for at in gold - taken if at in home)]


def holds_treasure(table: State, action: Action, home: Ways) -> bool:
    """Would this take a diver away from treasure that he can bring home?"""
    if not isinstance(action, Step | Tuft | Board):
        return False
    at = table.where[DIVER_OF[action.diver]]
    return at >= 0 and table.gold[at] > 0 and at % table.chart.area in home


def ways(table: State, ends: Iterable[int], passable: frozenset[str]) -> Ways:
    """Steps to the nearest of these squares, over patches of these kinds, boats and the ring; not
    over currents, whose ways are too many to think of at first."""
    board = table.chart
    steps = dict.fromkeys(ends, 0)
    todo = deque(steps)
    boats = {board.astern[ring]: ring for ring in table.boats if ring >= 0}
    while todo:
        here = todo.popleft()
        before = [boats[here]] if here in boats else []  # one lands from there
        if board.is_patch[here]:
            before += [to for _, to in board.borders[here] if KIND[table.sea[to]] in passable]
        elif here in board.ring_steps:
            before += board.ring_steps[here]
        for to in before:
            if to not in steps:
                steps[to] = steps[here] + 1
                todo.append(to)
    return steps


def nearest(table: State, choices: list[Action], steps: Ways) -> Action | None:
    """The move of the diver who is nearest, if it brings him nearer."""
    best: tuple[int, int, Action] | None = None
    for action in choices:
        if not isinstance(action, Step | Tuft | Land | Walk | Board):
            continue
        here, there = ends_of(table, action)
        before, after = steps.get(here, FAR), steps.get(there, FAR)
        is_through_mud = isinstance(action, Tuft) and after < FAR
        if (after < before or is_through_mud) and (best is None or (before, after) < best[:2]):
            best = before, after, action
    return None if best is None else best[2]


def ends_of(table: State, action: Step | Tuft | Land | Walk | Board) -> tuple[int, int]:
    """The squares from and to which a move leads; a boat is where it lies."""
    board = table.chart
    at = table.where[DIVER_OF[action.diver]]
    here = table.boats[-1 - at] if at < 0 else at % board.area
    if isinstance(action, Board):
        return here, table.boats[COLOUR_OF[action.boat]]
    end = action.end if isinstance(action, Step | Land) else ""
    return here, board.place_of[(end or action.to).partition(">")[0]] % board.area
