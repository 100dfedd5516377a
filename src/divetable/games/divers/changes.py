"""How each event changes the table. Nothing else does."""

from collections.abc import Callable, Mapping
from typing import Any

from divetable.games.divers.chart import chart
from divetable.games.divers.components import HIDDEN, PATCHES
from divetable.games.divers.events import (
    Boarded,
    BoatPlaced,
    Caught,
    ClockStarted,
    Delayed,
    Ended,
    EndWanted,
    Event,
    Freed,
    GaveUp,
    Moved,
    Passed,
    PlayBegan,
    PlayedOn,
    PlayWanted,
    RansomAsked,
    RansomPaid,
    RansomRefused,
    Removed,
    Returned,
    Sailed,
    Stranded,
    Struck,
    Stuck,
    Swept,
    TreasureSank,
    Turned,
    TurnEnded,
    WishGained,
    WishUsed,
)
from divetable.games.divers.state import (
    CAUGHT,
    COLOUR_OF,
    DELAYED,
    DIVER_OF,
    FRESH,
    HELD,
    OUT,
    STUCK,
    WISH,
    State,
)

KEPT = ~(HELD | FRESH)  # what stays with a diver who leaves a place [V-2.3]


def evolve(state: State, event: Event) -> None:
    state.moves = None
    CHANGES[type(event)](state, event)


def place_of(state: State, name: str) -> int:
    """A location from its name."""
    return chart(state.options.size).place_of[name]


def _boat_placed(state: State, event: BoatPlaced) -> None:
    colour = COLOUR_OF[event.seat]
    state.boats[colour] = place_of(state, event.at)
    state.where[colour * 3 : colour * 3 + 3] = [-1 - colour] * 3


def _play_began(state: State, event: PlayBegan) -> None:
    state.phase = "playing"
    state.turn = COLOUR_OF[event.seat]


def _moved(state: State, event: Moved) -> None:
    diver = DIVER_OF[event.diver]
    to = place_of(state, event.to)
    if event.carried:
        state.gold[state.where[diver]] -= 1
        state.gold[to] += 1
    state.where[diver] = to
    state.flags[diver] &= KEPT


def _swept(state: State, event: Swept) -> None:
    """The diver does not stay there."""


def _turned(state: State, event: Turned) -> None:
    at = place_of(state, event.at)
    assert state.sea[at] == HIDDEN, "a patch is turned once"
    state.sea[at] = event.patch
    state.routes = {}
    state.progress = True
    patch = PATCHES[event.patch]
    if patch.kind == "treasure":
        state.gold[at] = patch.number
        state.undiscovered -= patch.number


def _stranded(state: State, event: Stranded) -> None:
    diver = DIVER_OF[event.diver]
    state.where[diver] = place_of(state, event.at)
    state.flags[diver] &= KEPT


def _boarded(state: State, event: Boarded) -> None:
    diver, boat = DIVER_OF[event.diver], COLOUR_OF[event.boat]
    if event.carried:
        state.gold[state.where[diver]] -= 1
        state.holds[boat] += 1
        state.progress = True
    state.where[diver] = -1 - boat
    state.flags[diver] &= KEPT


def _struck(state: State, event: Struck) -> None:
    """Treasure on the place he left stays there. [V-10.5]"""
    diver = DIVER_OF[event.diver]
    state.where[diver] = -1 - diver // 3
    state.flags[diver] &= KEPT


def _sailed(state: State, event: Sailed) -> None:
    state.boats[COLOUR_OF[event.boat]] = place_of(state, event.to)


def _delayed(state: State, event: Delayed) -> None:
    state.flags[DIVER_OF[event.diver]] |= DELAYED | FRESH


def _stuck(state: State, event: Stuck) -> None:
    state.flags[DIVER_OF[event.diver]] |= STUCK


def _caught(state: State, event: Caught) -> None:
    state.flags[DIVER_OF[event.diver]] |= CAUGHT


def _freed(state: State, event: Freed) -> None:
    state.flags[DIVER_OF[event.diver]] &= ~CAUGHT


def _ransom_asked(state: State, event: RansomAsked) -> None:
    """The question itself waits on the agenda."""


def _ransom_refused(state: State, event: RansomRefused) -> None:
    """So does that it was answered."""


def _ransom_paid(state: State, event: RansomPaid) -> None:
    diver = DIVER_OF[event.diver]
    state.flags[diver] &= ~STUCK
    state.holds[COLOUR_OF[event.boat]] -= 1
    if event.lost:
        state.lost += 1
        state.progress |= state.options.ransom_progress  # (V-A56)
    else:
        state.gold[state.where[diver]] += 1


def _wish_gained(state: State, event: WishGained) -> None:
    state.flags[DIVER_OF[event.diver]] |= WISH


def _wish_used(state: State, event: WishUsed) -> None:
    state.flags[DIVER_OF[event.diver]] &= ~WISH


def _treasure_sank(state: State, event: TreasureSank) -> None:
    state.gold[place_of(state, event.at)] -= 1
    state.lost += 1
    state.progress = True


def _removed(state: State, event: Removed) -> None:
    diver = DIVER_OF[event.diver]
    state.where[diver] = OUT
    state.flags[diver] = 0
    state.progress = True


def _returned(state: State, event: Returned) -> None:
    state.where[DIVER_OF[event.diver]] = place_of(state, event.to)


def _passed(state: State, event: Passed) -> None:
    state.passes += 1
    _finish_turn(state, COLOUR_OF[event.seat])


def _turn_ended(state: State, event: TurnEnded) -> None:
    state.passes = 0
    _finish_turn(state, COLOUR_OF[event.seat])


def _finish_turn(state: State, colour: int) -> None:
    """A delay from an earlier turn is over; the next seat that plays is in turn. [V-4.6]"""
    flags = state.flags
    for diver in range(colour * 3, colour * 3 + 3):
        if flags[diver] & DELAYED:
            flags[diver] &= ~FRESH if flags[diver] & FRESH else ~DELAYED
    state.quiet = 0 if state.progress else state.quiet + 1
    state.progress = False
    state.turns += 1
    turn = (colour + 1) % 4
    while state.owners[turn] < 0:
        turn = (turn + 1) % 4
    state.turn = turn


def _clock_started(state: State, event: ClockStarted) -> None:
    state.deadline = event.deadline
    state.clocks = event.deadline.number


def _end_wanted(state: State, event: EndWanted) -> None:
    state.want_end += (event.player,)


def _play_wanted(state: State, event: PlayWanted) -> None:
    state.want_end = tuple(player for player in state.want_end if player != event.player)


def _played_on(state: State, event: PlayedOn) -> None:
    state.played_on = True


def _gave_up(state: State, event: GaveUp) -> None:
    state.gave_up += (event.player,)
    state.want_end = tuple(player for player in state.want_end if player != event.player)


def _ended(state: State, event: Ended) -> None:
    state.phase = "over"
    state.deadline = None
    state.reason = event.reason
    state.result = event.result


CHANGES: Mapping[type, Callable[[State, Any], None]] = {
    BoatPlaced: _boat_placed,
    PlayBegan: _play_began,
    Moved: _moved,
    Swept: _swept,
    Turned: _turned,
    Stranded: _stranded,
    Boarded: _boarded,
    Struck: _struck,
    Sailed: _sailed,
    Delayed: _delayed,
    Stuck: _stuck,
    Caught: _caught,
    Freed: _freed,
    RansomAsked: _ransom_asked,
    RansomRefused: _ransom_refused,
    RansomPaid: _ransom_paid,
    WishGained: _wish_gained,
    WishUsed: _wish_used,
    TreasureSank: _treasure_sank,
    Removed: _removed,
    Returned: _returned,
    Passed: _passed,
    TurnEnded: _turn_ended,
    ClockStarted: _clock_started,
    EndWanted: _end_wanted,
    PlayWanted: _play_wanted,
    PlayedOn: _played_on,
    GaveUp: _gave_up,
    Ended: _ended,
}
