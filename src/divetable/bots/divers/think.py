"""How the five levels decide."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from divetable.bots.divers import know, search
from divetable.bots.divers.beginner import greedy
from divetable.bots.divers.judge import FAR, TASTE, Desk
from divetable.bots.divers.twin import convert
from divetable.bots.thought import Alternative, Situation, Thought
from divetable.games.divers.actions import Action, AgreeToEnd, EndHere, PlaceBoat
from divetable.games.divers.agenda import ChooseEnd, ChoosePlace
from divetable.games.divers.ending import side_scores
from divetable.games.divers.state import State
from divetable.games.divers.views import imagine
from divetable.workshop.machine_code import get_ready
from divetable.workshop.records import copied, fill, rows

Floats = NDArray[np.float64]

SHOWN = 6  # alternatives
FIRST_SIGHT = 1.0  # beside a line: what will still be there is taken now
HOPELESS = 0.08  # moves that look this much worse than the best are not considered
PATIENT, GROWING = 4, 6  # rounds without progress after which bots dare more and more
RESTLESS = 0.02  # treasures: the random part added then, so that nobody goes in circles


@dataclass(frozen=True)
class Skill:
    """What a level can do. Errors are those of people: they overlook what lies far, and danger."""

    turns: int = 0  # how far a line is followed
    width: int = 0  # moves whose lines are
    thorough: bool = True  # considers what a face-down patch may be
    noise: float = 0.0  # misjudges a position by this many treasures
    sight: float = FAR  # moves: treasures farther away are overlooked
    wary: float = 1.0  # how much of the danger of being struck is seen


SKILLS = (
    Skill(thorough=False, noise=0.25, sight=5.0, wary=0.0),
    Skill(thorough=False, noise=0.045, sight=10.0, wary=0.4),
    Skill(noise=0.028),
    Skill(turns=8, width=2, noise=0.008),
    Skill(turns=16, width=10),
)
"""The first three look at the position after their move, the others at what follows from it."""


def think(told: Situation, skill: int, rng: Random, seconds: float) -> Thought:
    """Decide like a player of this skill, 1 to 5."""
    level = SKILLS[skill - 1]
    state = imagine(told.view, rng)
    forms = know.hidden_forms(state)
    belief = know.believed(know.kinds_of(forms))
    if isinstance(state.agenda[-1], ChooseEnd):
        return Thought(EndHere(True), belief=belief)  # only people play on [V-15.5]
    if not told.for_person and know.would_stop(state, told.seat):
        return Thought(AgreeToEnd(), belief=belief)
    if isinstance(state.agenda[-1], ChoosePlace):
        return Thought(place_boat(state), belief=belief)
    if convert.is_too_rich(state):
        return greedy(told, rng)
    get_ready(search.__name__)
    decision = Decision(state, level, rng, forms)
    thought = decision.made(time.monotonic() + seconds * 0.8, belief)
    if not told.for_person and know.is_settled(state, told.seat, decision.share):
        return Thought(AgreeToEnd(), belief=belief)
    return thought


def place_boat(state: State) -> Action:
    """In the middle, close to most patches."""
    task = state.agenda[-1]
    assert isinstance(task, ChoosePlace)
    return PlaceBoat(state.chart.names[state.chart.middle(task.colour)])


def desk_of(state: State, level: Skill, forms: Mapping[str, float], rng: Random) -> list[Desk]:
    """A table, and what a bot knows of it: an array of one."""
    desks = rows(Desk, 1)
    desk = desks[0]
    convert.lay_out(desk.game, state)
    desk.game.dice = rng.getrandbits(31) | 1
    desk.taste = TASTE
    desk.taste.sight = level.sight
    desk.taste.threat *= level.wary
    desk.taste.later *= level.wary
    names = convert.forms_of(state.options)
    fill(desk.odds, [forms.get(name, 0.0) for name in names])
    desk.open_sea = names.index("sea")
    return desks


class Decision:
    """One decision being weighed."""

    def __init__(self, state: State, level: Skill, rng: Random, forms: Mapping[str, float]) -> None:
        self._state = state
        self._level = level
        self._rng = rng
        self._hidden = know.kinds_of(forms)
        self._desks = desk_of(state, level, forms, rng)
        self._desk = self._desks[0]
        self._desk.errand.me = know.colour_asked(state)
        self.share = 0.5
        """Of the win, after the best move; known when the moves were weighed."""

    def made(self, until: float, belief: dict[str, Any]) -> Thought:
        """The best action; lines are followed as long as there is time."""
        desk, level = self._desk, self._level
        errand = desk.errand
        impatience = self._impatience()
        errand.thorough = level.thorough
        errand.impatience = impatience
        search.run_errand(self._desks, search.WEIGH)
        number = int(desk.game.moves.number)
        moves = cast("Any", desk.game.moves.listed)[:number].copy()
        if desk.errand.choices == 1:
            return Thought(convert.actions_of(self._state.options.size, moves)[0], belief=belief)
        self.share = float(cast("Floats", desk.worth)[:number].max())
        as_sea = cast("Floats", desk.as_sea)[:number].copy()
        worth = cast("Floats", desk.worth)[:number].copy()
        a_treasure = self.share * (1.0 - self.share) / desk.taste.scale
        noise = level.noise * (1.0 - self._quiet()) + RESTLESS * impatience
        worth += noise * a_treasure * self._noise(number)
        if level.turns:
            first = np.argsort(-worth, kind="stable")[: level.width]
            first = first[worth[first] > worth[first[0]] - HOPELESS]
            unknown = worth[first] - as_sea[first]
            lines = self._follow(moves[first], as_sea[first], until)
            if len(lines) == len(first):  # otherwise there was no time
                lines += unknown + FIRST_SIGHT * worth[first]
                return self._thought(moves[first], lines / (1.0 + FIRST_SIGHT), belief, number)
        return self._thought(moves, worth, belief, number)

    def _follow(self, moves: Any, hopes: Floats, until: float) -> Floats:
        """What each move leads to in some turns."""
        desk, errand = self._desk, self._desk.errand
        before = copied(desk.game.table)
        errand.turns = self._level.turns
        found: list[float] = []
        for move, hope in zip(moves, hopes, strict=True):
            if time.monotonic() > until:
                break
            desk.game.table = before
            errand.move = move
            errand.hope = hope
            search.run_errand(self._desks, search.FOLLOW)
            found.append(errand.found)
        return np.array(found)

    def _quiet(self) -> float:
        """How long nothing has happened, from 0 to 1: then everybody looks more closely."""
        rounds = self._state.quiet / len(self._state.colours)
        return min(1.0, max(0.0, (rounds - PATIENT) / GROWING))

    def _impatience(self) -> float:
        """How urgent it is, from 0 to 1: without progress, a side that is not ahead loses or draws.
        [V-15.2]"""
        state = self._state
        sides = state.sides()
        scores = dict(zip(sides, side_scores(state), strict=True))
        mine = next(side for side in sides if self._desk.errand.me in side)
        if all(scores[mine] > scores[side] for side in sides if side != mine):
            return 0.0
        return self._quiet()

    def _noise(self, number: int) -> Floats:
        return np.array([self._rng.gauss(0.0, 1.0) for _ in range(number)])

    def _thought(
        self, moves: Any, worth: Floats, belief: dict[str, Any], simulations: int
    ) -> Thought:
        order = sorted(range(len(moves)), key=lambda at: -worth[at])[:SHOWN]
        chosen = convert.actions_of(self._state.options.size, moves[order])
        best = tuple(
            Alternative(action, round(min(1.0, max(0.0, float(worth[at]))), 4))
            for action, at in zip(chosen, order, strict=True)
        )
        risks = know.risks(self._state, self._hidden, chosen)
        if risks:
            belief = {**belief, "risks": risks}
        return Thought(chosen[0], best, belief, simulations)
