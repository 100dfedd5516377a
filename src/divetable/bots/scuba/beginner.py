"""A plain player who looks one step ahead, by the clear rules.

Others are measured against it, and it stands in if the twin does not know a set of cards.
"""

from random import Random
from typing import Any

from divetable.bots.scuba.know import Knowledge
from divetable.bots.thought import Alternative, Situation, Thought
from divetable.core.game import Seat
from divetable.games.scuba import SCUBA
from divetable.games.scuba.board import COLOURS, look_of, row_of
from divetable.games.scuba.ending import score
from divetable.games.scuba.state import State

WORLDS = 6
MOST_ACTIONS = 16
SPARE = 2  # air it wants to have left at the surface
DEAD = -60.0


def greedy(told: Situation, rng: Random) -> Thought:
    """Do what gives or shows most at once, and turn back before the air is gone."""
    knowledge = Knowledge(told, rng)
    hopes = {colour: knowledge.hope(colour) for colour in COLOURS}
    space = SCUBA.actions(knowledge.state, told.seat)
    actions: list[Any] = [action for part in space.parts for action in part]
    if len(actions) == 1:
        return Thought(actions[0])
    if len(actions) > MOST_ACTIONS:
        actions = rng.sample(actions, MOST_ACTIONS)
    worlds = [SCUBA.imagine(told.view, rng) for _ in range(WORLDS)]
    values: dict[Any, float] = {}
    for action in actions:
        after = [SCUBA.apply(world, told.seat, action).state for world in worlds]
        total = sum(yardstick(state, told.seat, hopes) for state in after)
        values[action] = total / WORLDS + rng.random() * 0.01
    best = sorted(actions, key=lambda action: -values[action])
    top = values[best[0]]
    alternatives = tuple(
        Alternative(action, max(0.0, min(1.0, 0.5 + (values[action] - top) / 50)))
        for action in best
    )
    return Thought(best[0], alternatives, knowledge.belief(), WORLDS * len(actions))


def yardstick(state: State, seat: Seat, hopes: dict[Any, float]) -> float:
    """Points so far, what there is to look at, and whether there is air to get home."""
    points = score(state, seat)
    if points is None:
        return DEAD
    square = state.at[seat]
    if state.loc[seat] != "SUB":
        return points + (0.0 if state.loc[seat] == "BOAT" else -0.5)
    row = row_of(square)
    needed = air_home(state, row) + SPARE
    if state.active == seat:
        needed += state.data.air[row]
    if state.air[seat] <= needed or state.phase != "NORMAL":
        return points - 3.0 * row
    return points + seen_here(state, seat, hopes) + 0.2 * row


def seen_here(state: State, seat: Seat, hopes: dict[Any, float]) -> float:
    """What there is to look at in this turn."""
    if state.active != seat:
        return 0.0
    look = look_of(state.at[seat])
    worth = 0.0
    if state.may_flip:
        worth += sum(hopes[state.colours[tile]] for tile in state.covered[look])
    if state.may_discover:
        species = state.data.species
        worth += sum(species[state.front(tile)].value for tile in state.unseen_on(look, seat))
    return 0.8 * worth


def air_home(state: State, row: int) -> int:
    """The air for the way up, two rows a turn."""
    return sum(state.data.air[row] for row in range(row - 2, 0, -2))
