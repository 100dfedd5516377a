"""Whom the game waits for, and what a seat may do. Rules are not enforced here, only offered."""

from functools import lru_cache, partial

from divetable.core.game import TABLE, Deadline, Lifeline, Result, Seat
from divetable.core.resolution import awaited
from divetable.core.space import Listed, Part, Space
from divetable.games.dive.actions import (
    Action,
    Announce,
    Breathe,
    CutOff,
    DeclineAxolotl,
    HoldBreath,
    Leave,
    PickCompanion,
    PlayAxolotl,
    Resume,
    TimeUp,
    Withdraw,
)
from divetable.games.dive.components import Companion
from divetable.games.dive.rules.picks import offered, still_to_pick
from divetable.games.dive.rules.play import apply
from divetable.games.dive.rules.programming import open_boards
from divetable.games.dive.spaces import OCTOPUS_PLACES, drafts, programs
from divetable.games.dive.state import State

LONGEST_SILENCE = 2000  # milliseconds without a connection that a held breath lasts [D-5.82]


def to_act(state: State) -> frozenset[Seat]:
    """The seats the game waits for; the table's clock when everyone else is done."""
    match state.phase:
        case "choosing":
            return frozenset(still_to_pick(state))
        case "programming":
            breathing_in = state.fugu == "breathing_in"
            waited = [s for s in open_boards(state) if not breathing_in or s not in state.holding]
            return frozenset(waited or [TABLE])
        case "suspended":
            return frozenset(state.present)
        case _:
            return awaited(state.agenda)


def result(state: State) -> Result | None:
    return state.result


def seated(state: State) -> int:
    return state.players


def rounds(state: State) -> int:
    return state.round


def deadlines(state: State) -> tuple[Deadline, ...]:
    return state.deadlines


def incidents(state: State) -> tuple[tuple[Seat, Action], ...]:
    """Leaving, lost connections and clocks that run out can come at any moment."""
    if state.result is not None:
        return ()
    leaving = [(seat, Leave()) for seat in state.present if leave(state, seat)]
    lost = [(TABLE, CutOff(seat)) for seat in open_boards(state)]
    clocks = [(TABLE, TimeUp(deadline.number)) for deadline in state.deadlines]
    return (*leaving, *lost, *clocks)


def leave(state: State, seat: Seat) -> Leave | None:
    """A seat that a bot plays has left already. (D-Q45)"""
    may = state.result is None and seat in state.present and seat not in state.bot_played
    return Leave() if may else None


def cut_off(state: State, seat: Seat) -> CutOff | None:
    """The board is closed as it is. [D-5.82]"""
    return CutOff(seat) if state.result is None and seat in open_boards(state) else None


def lifelines(state: State) -> tuple[Lifeline[Action], ...]:
    """A lost connection of more than two seconds counts as breathing. [D-5.82]"""
    if not state.fugu:
        return ()
    holding = (seat for seat in open_boards(state) if seat in state.holding)
    return tuple(Lifeline(seat, LONGEST_SILENCE, CutOff(seat)) for seat in holding)


def actions(state: State, seat: Seat) -> Space[Action]:
    """What this seat may do now, apart from leaving."""
    return Space(_parts(state, seat), partial(apply, state, seat))


def _parts(state: State, seat: Seat) -> tuple[Part[Action], ...]:
    if seat == TABLE:
        return _listed(*(TimeUp(deadline.number) for deadline in state.deadlines))
    if not 0 <= seat < state.players or state.status[seat] == "gone":
        return ()
    match state.phase:
        case "choosing" if seat in still_to_pick(state):
            return _listed(*map(PickCompanion, offered(state)))
        case "programming":
            return _while_programming(state, seat)
        case "axolotl" if seat in awaited(state.agenda):
            return (*_listed(PlayAxolotl()), *_listed(DeclineAxolotl()))
        case "suspended":
            return _listed(Resume())
        case _:
            return ()


def _while_programming(state: State, seat: Seat) -> tuple[Part[Action], ...]:
    status = state.status[seat]
    if status == "locked":
        return ()
    own = state.companions[seat] if not state.used[seat] else None
    parts: tuple[Part[Action], ...] = ()
    if state.fugu == "breathing_in" and seat not in state.holding:
        parts += _listed(HoldBreath())
    elif state.fugu and seat in state.holding:
        parts += _listed(Breathe())
    if status == "ready" and not state.fugu:
        parts += _listed(Withdraw())
    if status == "thinking" and state.fugu != "breathing_in":
        options = state.options
        ready = programs(options.mode, options.require_all_tokens, own)
        parts = (ready, drafts(options.mode, own), *parts)
    return parts + _public_use(state, seat, own) if own else parts


def _public_use(state: State, seat: Seat, own: Companion) -> tuple[Part[Action], ...]:
    match own:
        case "clownfish" | "anglerfish":
            return ()
        case "octopus":
            return (OCTOPUS_PLACES,)
        case "axolotl" if state.options.axolotl_timing == "rest":
            return ()
        case "fugu" if state.fugu:
            return ()
        case "dolphins":
            others = [other for other in state.present if other != seat]
            return _listed(*(Announce(own, other) for other in others))
        case _:
            return _listed(Announce(own))


@lru_cache(1024)
def _listed(*choices: Action) -> tuple[Part[Action], ...]:
    return (Listed(choices),) if choices else ()
