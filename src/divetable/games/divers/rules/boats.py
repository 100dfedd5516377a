"""Boats: coming aboard, drowning, sailing. [V-12.1]"""

from divetable.games.divers.agenda import ChooseDrowning, LightenBoat
from divetable.games.divers.events import Boarded, Removed, Sailed
from divetable.games.divers.rules.resolution import R, ask
from divetable.games.divers.state import COLOURS, CREW, DIVERS


def enter_boat(r: R, diver: int, boat: int, carry: bool) -> None:
    """A treasure is salvaged for the boat's owner; then friends are safe and intruders drown.

    [V-10.3] [V-10.6] [V-12.1] [V-12.2] [V-12.3] (V-A44)
    """
    was_crewed = r.table.is_crewed(boat)
    r.emit(Boarded(DIVERS[diver], COLOURS[boat], carry))
    if r.table.are_friends(diver // CREW, boat):
        drown_intruders(r, boat)
    elif was_crewed:
        r.emit(Removed(DIVERS[diver], "drowned"))
    r.then(LightenBoat(boat, diver))


def drown_intruders(r: R, boat: int) -> None:
    """The owner's side has come: enemies aboard drown. [V-12.1] (V-A40) (V-A41)"""
    for other in r.table.aboard(boat):
        if not r.table.are_friends(other // CREW, boat):
            r.emit(Removed(DIVERS[other], "drowned"))


def lighten_boat(r: R, task: LightenBoat) -> None:
    """A boat holds three; its owner chooses who drowns, one by one. [V-12.4] (V-A42)"""
    if len(r.table.aboard(task.boat)) > CREW:
        ask(r, ChooseDrowning(r.table.owners[task.boat], task.boat, task.last), task)


def sail(r: R, colour: int, to: int) -> None:
    """Enemies on the square drown, friends are picked up. [V-12.5] (V-A63)"""
    table = r.table
    r.emit(Sailed(COLOURS[colour], table.chart.names[to]))
    last = -1
    for other in list(table.on_square(to)):
        if table.are_friends(other // CREW, colour):
            r.emit(Boarded(DIVERS[other], COLOURS[colour], False))
            last = other
        else:
            r.emit(Removed(DIVERS[other], "drowned"))
    if last >= 0:
        r.then(LightenBoat(colour, last))
