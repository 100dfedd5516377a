"""What a bot knows: what may lie face down, and how dangerous that is. (6.3)"""

from collections.abc import Mapping
from random import Random
from typing import Any

from divetable.bots.thought import Situation
from divetable.core.game import Seat
from divetable.games.divers.actions import Action, AgreeToEnd, Go, Land, Step, Wish
from divetable.games.divers.agenda import AskConsent, ChooseDrowning
from divetable.games.divers.box import expected
from divetable.games.divers.components import HIDDEN, KIND, SAFE_TO_START
from divetable.games.divers.ending import is_decided
from divetable.games.divers.rules.moves import moves_of, ransoms_of
from divetable.games.divers.state import State
from divetable.games.divers.views import imagine

DANGERS = ("shark", "urchin", "octopus", "stingray", "anemone")
BORED = 10  # rounds without progress after which a bot would like to stop
LOST = 0.3  # of an even share of the win: when it concedes,
UNSURE = 0.5  # and from when on it plays on, whoever asks


def hidden_forms(state: State) -> dict[str, float]:
    """How many patches of each form lie face down; on average, if only the box is known."""
    return expected(state.options, state.sea, state.undiscovered)


def kinds_of(forms: Mapping[str, float]) -> dict[str, float]:
    """How many patches of each kind these forms are."""
    found: dict[str, float] = {}
    for form, many in forms.items():
        found[KIND[form]] = found.get(KIND[form], 0.0) + many
    return found


def believed(hidden: Mapping[str, float]) -> dict[str, Any]:
    """What a face-down patch is, by kind."""
    total = sum(hidden.values())
    likely = sorted(hidden.items(), key=lambda found: -found[1])
    return {"patches": [[kind, round(many / total, 4)] for kind, many in likely]}


def turned_by(state: State, action: Action) -> int | None:
    """The face-down patch on which a move ends."""
    match action:
        case Step() | Land() | Wish():
            name = action.end or action.to
        case Go():
            name = action.end
        case _:
            return None
    place = state.chart.place_of[name.partition(">")[0]]
    return place if place >= 0 and state.sea[place % state.chart.area] == HIDDEN else None


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


def risks(
    state: State, hidden: Mapping[str, float], moves: list[Action]
) -> list[dict[str, object]]:
    """How likely a patch that may be turned is to hold, throw or eat a diver."""
    met = dict.fromkeys(turned_by(state, action) for action in moves)
    return [
        {"at": state.chart.names[square], "danger": danger_of(state, square, hidden)}
        for square in met
        if square is not None
    ]


def colour_asked(state: State) -> int:
    """The colour that decides now."""
    task = state.agenda[-1]
    return task.boat if isinstance(task, ChooseDrowning | AskConsent) else state.turn


def answer(told: Situation) -> Action | None:
    """Others ask to stop. A bot that can move answers in its turn; one that cannot has no turn, and
    leaves it to the others. [V-4.4] [V-15.2]"""
    state = imagine(told.view, Random(0))
    colours = [colour for colour in state.colours if state.owners[colour] == told.seat]
    has_turns = any(moves_of(state, one).kinds or ransoms_of(state, one, False) for one in colours)
    return None if has_turns else AgreeToEnd()


def would_stop(state: State, seat: Seat) -> bool:
    """Nothing has happened for long, or somebody would like to stop and it is decided. [V-15.2]"""
    if seat in state.want_end:
        return False
    if state.want_end and is_decided(state, state.treasures_left()):
        return True
    return state.quiet // len(state.colours) >= BORED


def is_settled(state: State, seat: Seat, share: float) -> bool:
    """As good as decided, by the share of the win that a bot expects: it concedes when it has lost,
    and agrees when others do. [V-15.2]"""
    if seat in state.want_end:
        return False
    even = 1 / len(state.sides())
    unsure = UNSURE * even
    return share < LOST * even or (bool(state.want_end) and not unsure < share < 1 - unsure)
