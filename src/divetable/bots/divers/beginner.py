"""A greedy player that does whatever looks best after one step. Others are measured against it."""

from random import Random

from divetable.bots.divers.know import turned_by
from divetable.bots.thought import Situation, Thought
from divetable.games.divers.actions import Action, EndHere, PlaceBoat
from divetable.games.divers.rules import actions, apply
from divetable.games.divers.state import CREW, HELD, OUT, State
from divetable.games.divers.views import imagine

SALVAGED, DIVER, STRUCK, IS_HELD, NEARER_HOME, NEARER, FOUND = 100.0, 40.0, 6.0, 5.0, 4.0, 2.0, 1.5


def greedy(told: Situation, rng: Random) -> Thought:
    """The move after which the table looks best, as a beginner would count."""
    state = imagine(told.view, rng)
    colours = [colour for colour, owner in enumerate(state.owners) if owner == told.seat]
    colour = state.turn if state.turn in colours else colours[0]
    here = worth(state, colour)

    def gain(action: Action) -> float:
        if isinstance(action, PlaceBoat):
            return 0.0
        if isinstance(action, EndHere):
            return float(action.agree)
        if turned_by(state, action) is not None:
            return here + FOUND  # whatever it is
        return worth(apply(state, told.seat, action).state, colour)

    choices = list(actions(state, told.seat))
    return Thought(max(choices, key=lambda action: (gain(action), rng.random())))


def worth(state: State, colour: int) -> float:
    """Treasures aboard, divers, treasures near the boat, a diver near a treasure."""
    own = [boat for boat in state.colours if state.are_friends(boat, colour)]
    value = SALVAGED * (2 * sum(state.holds[boat] for boat in own) - sum(state.holds))
    treasures = [place for place, number in enumerate(state.gold) if number]
    for place in treasures:
        home = min(distance(state, place, state.boats[boat]) for boat in own)
        value -= NEARER_HOME * home * state.gold[place]
    nearest = 0
    crew = range(colour * CREW, colour * CREW + CREW)
    free = [diver for diver in crew if state.where[diver] != OUT and not state.flags[diver] & HELD]
    if treasures and free:
        nearest = min(
            distance(state, square_of(state, diver), place) for diver in free for place in treasures
        )
    value -= NEARER * nearest
    for diver, at in enumerate(state.where):
        if diver // CREW in own:
            value += DIVER * (at != OUT) - IS_HELD * bool(state.flags[diver] & HELD)
        elif at == -1 - diver // CREW:
            value += STRUCK
    return value


def square_of(state: State, diver: int) -> int:
    at = state.where[diver]
    return at if at >= 0 else state.boats[-1 - at]


def distance(state: State, one: int, other: int) -> int:
    """Steps as the crow flies."""
    board = state.chart
    (y, x), (v, u) = (divmod(at % board.area, board.width) for at in (one, other))
    return max(abs(x - u), abs(y - v))
