"""How the five levels decide."""

import time
from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from divetable.bots.compiling import COMPILED, Floats, Ints
from divetable.bots.divers import search, tables, twin
from divetable.bots.divers.greedy import greedy
from divetable.bots.divers.judging import BUFFER, TASTE, Kit, explore, measure
from divetable.bots.told import Alternative, Thought, Told
from divetable.games.divers.actions import Action, PlaceBoat
from divetable.games.divers.agenda import ChoosePlace
from divetable.games.divers.chart import chart
from divetable.games.divers.components import HIDDEN, KIND, SAFE_TO_START, unseen
from divetable.games.divers.rules import actions
from divetable.games.divers.state import State
from divetable.games.divers.views import imagine

SHOWN = 6  # alternatives
CLOSE = 0.01  # moves that differ by less are all reckoned exactly


@dataclass(frozen=True)
class Skill:
    """What a level can do."""

    plies: int = 1  # moves ahead
    width: int = 0  # moves that are thought about further, at each ply
    thorough: bool = True  # weighs what a face-down patch may be
    noise: float = 0.0  # misjudges the share of the win by so much
    lapses: float = 0.0  # how often it does the first thing that comes to mind


SKILLS = (
    Skill(thorough=False, noise=0.01, lapses=0.2),
    Skill(thorough=False, noise=0.004, lapses=0.06),
    Skill(),
    Skill(plies=2, width=8),
    Skill(plies=4, width=6),
)
"""The first three look at the position after their move, the others at answers to it as well."""


def think(told: Told, skill: int, rng: Random, seconds: float) -> Thought:
    """Decide as a player of this skill, 1 to 5."""
    level = SKILLS[skill - 1]
    state = imagine(told.view, rng)
    belief = believed(state)
    if isinstance(state.agenda[-1], ChoosePlace):
        return Thought(place_boat(state, level, rng), belief=belief)
    if tables.is_too_rich(state):
        return greedy(told, rng)
    if rng.random() < level.lapses:
        return Thought(actions(state, told.seat).sample(rng), belief=belief)
    return Judgement(state, level, rng).decide(time.monotonic() + seconds * 0.8, belief)


def place_boat(state: State, level: Skill, rng: Random) -> Action:
    """In the middle, where most patches are near; the careless put it anywhere."""
    task = state.agenda[-1]
    assert isinstance(task, ChoosePlace)
    board = state.chart
    if rng.random() < level.lapses:
        return PlaceBoat(board.names[rng.choice(board.coasts[task.colour])])
    return PlaceBoat(board.names[board.middle(task.colour)])


def believed(state: State) -> dict[str, Any]:
    """What a face-down patch is, by kind: each unseen one is as likely."""
    hidden = Counter(KIND[code] for code in unseen(state.options.patches, state.sea))
    total = hidden.total()
    return {"patches": [[kind, round(many / total, 4)] for kind, many in hidden.most_common()]}


DANGERS = ("shark", "urchin", "octopus", "stingray", "anemone")


def new_desk(table: Ints) -> search.Desk:
    plies = search.MOST_PLIES
    desk = search.Desk(
        tables=np.zeros((plies + 1, len(table)), np.int16),
        moves=np.zeros((plies, search.WIDEST, twin.MOVE_SIZE), np.int16),
        stack=np.zeros((plies + 1, 6)),
    )
    desk.tables[0] = table
    return desk


class Judgement:
    """One decision, weighed."""

    def __init__(self, state: State, level: Skill, rng: Random) -> None:
        numbers = tables.numbers_of_state(state)
        area = chart(state.options.size).area
        self._state = state
        self._level = level
        self._rng = rng
        self._numbers = numbers
        self._me = twin.colour_asked(numbers.table, numbers.options)
        self._kit = Kit(
            options=numbers.options,
            chart=numbers.chart,
            forms=numbers.forms,
            taste=TASTE.copy(),
            far=np.empty((area, area), np.int16),
            laden=np.empty((area, area), np.int16),
            leave=np.empty(area, np.int16),
            quest=np.empty((area, 4)),
            dice=np.array([rng.getrandbits(31) | 1], np.int64),
            scratch=numbers.scratch,
            moves=numbers.moves,
            spare=np.zeros_like(numbers.moves),
            layout=np.zeros(area, np.int16),
            table=np.zeros_like(numbers.table),
            buffer=np.zeros(BUFFER),
            worth=np.zeros(twin.MOST_MOVES),
        )

    def decide(self, until: float, belief: dict[str, Any]) -> Thought:
        kit, level, me = self._kit, self._level, self._me
        table = self._numbers.table
        number = twin.legal(table, kit.options, kit.chart, kit.scratch, kit.moves)
        if number == 1:
            return Thought(self._numbers.action(kit.moves[0].tolist()), belief=belief)
        measure(table, kit)
        explore(table, kit)
        search.look_ahead(table, kit, number, me, False)
        worth = open_sea = kit.worth[:number].copy()
        if level.thorough and COMPILED:  # it takes seconds in plain Python
            search.look_ahead(table, kit, number, me, True)
            worth = kit.worth[:number].copy()
        worth += level.noise * self._noise(number)
        moves = kit.moves[:number].copy()
        if level.plies == 1:
            return self._thought(moves.tolist(), worth, belief, number)
        first = np.argsort(-worth, kind="stable")[: level.width]
        moves, worth, unknown = moves[first], worth[first], worth[first] - open_sea[first]
        desk = new_desk(table)
        for plies in range(2, level.plies + 1):
            deeper = self._deepen(desk, moves, unknown, plies, until)
            if len(deeper) < len(moves):
                break  # no time left
            order = np.argsort(-deeper, kind="stable")
            moves, worth, unknown = moves[order], deeper[order], unknown[order]
        judged = number + int(desk.stack[0, search.JUDGED])
        return self._thought(moves.tolist(), worth, belief, judged)

    def _deepen(
        self, desk: search.Desk, moves: Ints, unknown: Floats, plies: int, until: float
    ) -> Floats:
        """What each move is worth, after the best answers; those that are worse, at most."""
        found: list[float] = []
        for at in range(len(moves)):
            if time.monotonic() > until:
                break
            desk.moves[0, 0] = moves[at]
            search.follow(0, 0, desk, self._kit)
            low = max(found, default=-9.0) - CLOSE - unknown[at]
            value = search.answer(plies, self._level.width, desk, self._kit, self._me, low, 9.0)
            glad = search.gladness(desk.tables[0], self._kit, moves[at], value, True)
            found.append(value + unknown[at] + glad)
        return np.array(found)

    def _noise(self, number: int) -> Floats:
        return np.array([self._rng.gauss(0.0, 1.0) for _ in range(number)])

    def _thought(
        self, moves: list[list[int]], worth: Floats, belief: dict[str, Any], simulations: int
    ) -> Thought:
        order = sorted(range(len(moves)), key=lambda at: -worth[at])[:SHOWN]
        best = tuple(
            Alternative(
                self._numbers.action(moves[at]), round(min(1.0, max(0.0, float(worth[at]))), 4)
            )
            for at in order
        )
        risks = self._risks([moves[at] for at in order])
        return Thought(
            best[0].action, best, {**belief, "risks": risks} if risks else belief, simulations
        )

    def _risks(self, moves: list[list[int]]) -> list[dict[str, object]]:
        """How likely it is that a patch that may be turned holds, throws or eats a diver."""
        state = self._state
        board = state.chart
        hidden = Counter(KIND[code] for code in unseen(state.options.patches, state.sea))
        squares = [search.hidden_end(self._numbers.table, np.array(m, np.int16)) for m in moves]
        met = dict.fromkeys(square for square in squares if square >= 0)
        return [
            {"at": board.names[square], "danger": danger_of(state, square, hidden)}
            for square in met
        ]


def danger_of(state: State, square: int, hidden: Counter[str]) -> float:
    """The chance that something dangerous lies here; less at the edge where the start is safe."""
    board = state.chart
    kept_inside = SAFE_TO_START if state.options.safeStart else frozenset[str]()
    total = hidden.total()
    movable = sum(hidden[kind] for kind in kept_inside)
    held = sum(hidden[kind] for kind in DANGERS if kind not in kept_inside)
    if not kept_inside:
        return round(held / total, 4)
    inside = sum(state.sea[at] == HIDDEN and at not in board.outermost for at in board.patches)
    if square in board.outermost:
        return round(held / (total - movable), 4)
    inner = movable / inside
    return round(inner + (1 - inner) * held / (total - movable), 4)
