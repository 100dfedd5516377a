"""How the five levels decide."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from divetable.bots.compiler import COMPILED, Floats, Ints
from divetable.bots.divers import conversion, search, twin
from divetable.bots.divers.beginner import greedy
from divetable.bots.divers.judgement import (
    BUFFER,
    CURIOUS,
    LATE,
    QUEST,
    TASTE,
    Kit,
    explore,
    map_homes,
    measure,
)
from divetable.bots.thought import Alternative, Situation, Thought
from divetable.core.game import Seat
from divetable.games.divers.actions import Action, AgreeToEnd, EndHere, PlaceBoat
from divetable.games.divers.agenda import ChooseEnd, ChoosePlace
from divetable.games.divers.box import expected
from divetable.games.divers.chart import chart
from divetable.games.divers.components import HIDDEN, KIND, SAFE_TO_START
from divetable.games.divers.ending import is_decided, side_scores
from divetable.games.divers.rules import actions
from divetable.games.divers.state import State
from divetable.games.divers.views import imagine

SHOWN = 6  # alternatives
HOPELESS = 0.08  # moves that look this much worse than the best are not considered
BORED = 10  # rounds without progress after which a bot agrees to stop
PATIENT, GROWING = 4, 12  # rounds without progress after which bots dare more and more
RESTLESS = 0.001  # the random part added then, so that nobody goes in circles


@dataclass(frozen=True)
class Skill:
    """What a level can do."""

    turns: int = 0  # how far a line is followed
    width: int = 0  # moves whose lines are
    thorough: bool = True  # considers what a face-down patch may be
    noise: float = 0.0  # misjudges the share of the win by this much
    lapses: float = 0.0  # how often it does the first thing that comes to mind


SKILLS = (
    Skill(thorough=False, noise=0.008, lapses=0.07),
    Skill(thorough=False, noise=0.005, lapses=0.04),
    Skill(noise=0.003, lapses=0.017),
    Skill(),
    Skill(turns=16, width=8),
)
"""The first four look at the position after their move, the master at what follows from it."""


def think(told: Situation, skill: int, rng: Random, seconds: float) -> Thought:
    """Decide like a player of this skill, 1 to 5."""
    level = SKILLS[skill - 1]
    state = imagine(told.view, rng)
    belief = believed(state)
    if isinstance(state.agenda[-1], ChooseEnd):
        return Thought(EndHere(True), belief=belief)  # only people play on [V-15.5]
    if would_stop(state, told.seat):
        return Thought(AgreeToEnd(), belief=belief)
    if isinstance(state.agenda[-1], ChoosePlace):
        return Thought(place_boat(state, level, rng), belief=belief)
    if conversion.is_too_rich(state):
        return greedy(told, rng)
    if rng.random() < level.lapses:
        return Thought(actions(state, told.seat).sample(rng), belief=belief)
    return Judgement(state, level, rng).decide(time.monotonic() + seconds * 0.8, belief)


def would_stop(state: State, seat: Seat) -> bool:
    """Somebody would like to stop here; a bot agrees if nothing more is to be expected. [V-15.2]"""
    if not state.want_end or seat in state.want_end:
        return False
    quiet = state.quiet // len(state.colours)
    return quiet >= BORED or is_decided(state, state.treasures_left())


def place_boat(state: State, level: Skill, rng: Random) -> Action:
    """In the middle, close to most patches; careless bots put it anywhere."""
    task = state.agenda[-1]
    assert isinstance(task, ChoosePlace)
    board = state.chart
    if rng.random() < level.lapses:
        return PlaceBoat(board.names[rng.choice(board.coasts[task.colour])])
    return PlaceBoat(board.names[board.middle(task.colour)])


def believed(state: State) -> dict[str, Any]:
    """What a face-down patch is, by kind."""
    hidden = hidden_kinds(state)
    total = sum(hidden.values())
    likely = sorted(hidden.items(), key=lambda found: -found[1])
    return {"patches": [[kind, round(many / total, 4)] for kind, many in likely]}


def hidden_kinds(state: State) -> dict[str, float]:
    """How many patches of each kind lie face down; on average, if only the box is known."""
    found: dict[str, float] = {}
    for form, many in expected(state.options, state.sea, state.undiscovered).items():
        found[KIND[form]] = found.get(KIND[form], 0.0) + many
    return found


DANGERS = ("shark", "urchin", "octopus", "stingray", "anemone")


def dare(kit: Kit, impatience: float) -> None:
    """Value the unknown more and divers less."""
    kit.taste[LATE] *= 1.0 - 0.7 * impatience
    kit.taste[CURIOUS] += 0.3 * impatience
    kit.taste[QUEST] += 0.3 * impatience


class Judgement:
    """One decision being weighed."""

    def __init__(self, state: State, level: Skill, rng: Random) -> None:
        numbers = conversion.numbers_of_state(state)
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
            odds=conversion.odds_of(state),
            taste=TASTE.copy(),
            far=np.empty((area, area), np.int16),
            laden=np.empty((area, area), np.int16),
            leave=np.empty(area, np.int16),
            quest=np.empty((area, 4)),
            homes=np.empty((area, 4)),
            moored=np.empty(4, np.int16),
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
        map_homes(table, kit)
        impatience = self._impatience()
        dare(kit, impatience)
        search.look_ahead(table, kit, number, me, False)
        worth = open_sea = kit.worth[:number].copy()
        if level.thorough and COMPILED:  # this takes seconds in plain Python
            search.look_ahead(table, kit, number, me, True)
            worth = kit.worth[:number].copy()
        worth += (level.noise + RESTLESS * impatience) * self._noise(number)
        moves = kit.moves[:number].copy()
        if level.turns and COMPILED:
            first = np.argsort(-worth, kind="stable")[: level.width]
            first = first[worth[first] > worth[first[0]] - HOPELESS]
            unknown = worth[first] - open_sea[first]
            lines = self._follow(moves[first], open_sea[first], until)
            if len(lines) == len(first):  # otherwise there was no time
                return self._thought(moves[first].tolist(), lines + unknown, belief, number)
        return self._thought(moves.tolist(), worth, belief, number)

    def _follow(self, moves: Ints, hopes: Floats, until: float) -> Floats:
        """What each move leads to in some turns."""
        found: list[float] = []
        for move, hope in zip(moves, hopes, strict=True):
            if time.monotonic() > until:
                break
            table = self._numbers.table.copy()
            turns = self._level.turns
            found.append(search.follow_line(table, self._kit, move, self._me, turns, hope))
        return np.array(found)

    def _impatience(self) -> float:
        """How urgent it is, from 0 to 1: without progress, a side that is not ahead loses or draws.
        [V-15.2]"""
        state = self._state
        sides = state.sides()
        scores = dict(zip(sides, side_scores(state), strict=True))
        mine = next(side for side in sides if self._me in side)
        if all(scores[mine] > scores[side] for side in sides if side != mine):
            return 0.0
        rounds = state.quiet / len(state.colours)
        return min(1.0, max(0.0, (rounds - PATIENT) / GROWING))

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
        """How likely a patch that may be turned is to hold, throw or eat a diver."""
        state = self._state
        board = state.chart
        hidden = hidden_kinds(state)
        squares = [search.hidden_end(self._numbers.table, np.array(m, np.int16)) for m in moves]
        met = dict.fromkeys(square for square in squares if square >= 0)
        return [
            {"at": board.names[square], "danger": danger_of(state, square, hidden)}
            for square in met
        ]


def danger_of(state: State, square: int, hidden: Mapping[str, float]) -> float:
    """The chance that something dangerous lies here; less at the edge if the start is safe."""
    board = state.chart
    kept_inside = SAFE_TO_START if state.options.safe_start else frozenset[str]()
    total = sum(hidden.values())
    movable = sum(hidden.get(kind, 0.0) for kind in kept_inside)
    held = sum(hidden.get(kind, 0.0) for kind in DANGERS if kind not in kept_inside)
    if not kept_inside:
        return round(held / total, 4)
    inside = sum(state.sea[at] == HIDDEN and at not in board.outermost for at in board.patches)
    if square in board.outermost:
        return round(held / (total - movable), 4)
    inner = movable / inside
    return round(inner + (1 - inner) * held / (total - movable), 4)
