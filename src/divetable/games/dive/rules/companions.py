"""Companions that are used openly. [D-2.16] [D-5.5] [D-5.6]"""

from divetable.core.game import Seat
from divetable.games.dive import refusals
from divetable.games.dive.actions import Announce, DeclineAxolotl, PlaceOctopus, PlayAxolotl
from divetable.games.dive.agenda import AxolotlWindow
from divetable.games.dive.events import (
    AxolotlAsked,
    AxolotlDeclined,
    AxolotlPlayed,
    CompanionAnnounced,
    FuguBegan,
    OctopusPlaced,
)
from divetable.games.dive.geometry import CARD, octopus_margin
from divetable.games.dive.rules.programming import (
    SECONDS_TO_BREATHE_IN,
    check_owns,
    check_phase,
    close_if_all_are_done,
)
from divetable.games.dive.rules.resolution import R, start_clock, stop_clock
from divetable.games.dive.state import OctopusPlace, State

ORCA_SECONDS = 10
AXOLOTL_SECONDS = 10


def announce(r: R, seat: Seat, action: Announce) -> None:
    """A companion is announced, shown, and not taken back. [D-5.5] [D-5.6] [D-5.9] [D-5.10]
    [D-5.11]"""
    table = r.table
    check_may_use(table, seat)
    companion = check_owns(table, seat, action.companion)
    if companion in ("clownfish", "anglerfish"):
        raise refusals.IS_SECRET(companion=companion)
    if companion == "octopus":
        raise refusals.IS_PLACED()
    if companion == "axolotl" and table.options.axolotl_timing == "rest":
        raise refusals.NOT_ANNOUNCED()
    if companion == "fugu" and table.fugu:
        raise refusals.FUGU_RUNS()
    check_target(table, seat, action)
    r.emit(CompanionAnnounced(seat, companion, action.target))
    if companion == "orca":
        count_down(r)
    elif companion == "fugu":
        begin_fugu(r)
    give_time_to_react(r)


def check_may_use(table: State, seat: Seat) -> None:
    """Companions are used in Phase 1, by whoever is not locked yet. [D-2.16] [D-5.5] [D-5.22]"""
    check_phase(table)
    if table.status[seat] == "locked":
        raise refusals.LOCKED()


def check_target(table: State, seat: Seat, action: Announce) -> None:
    """The small dolphin goes to another player at once; they cannot refuse. [D-5.50] [D-5.51]"""
    if action.companion == "dolphins":
        others = [other for other in table.present if other != seat]
        if action.target not in others:
            raise refusals.DOLPHINS_TARGET(seats=" or ".join(map(str, others)))
    elif action.target is not None:
        raise refusals.NO_TARGET(companion=action.companion)


def give_time_to_react(r: R) -> None:
    """After every announcement the others get a moment before the phase closes. [D-2.15]"""
    if any(deadline.kind == "close" for deadline in r.table.deadlines):
        close_if_all_are_done(r)


def count_down(r: R) -> None:
    """Ten seconds for everybody, including the owner; the chief has no clock. [D-5.20] [D-5.21]
    [D-5.23]"""
    options = r.table.options
    start_clock(r, "orca", ORCA_SECONDS * options.assist_time, grace=options.lock_grace)


def begin_fugu(r: R) -> None:
    """Three seconds to breathe in. [D-5.80] [D-5.81]

    With the meter everybody who is programming holds their breath; without it each player says so.
    """
    table, options = r.table, r.table.options
    stop_clock(r, "close")
    thinking = [seat for seat in table.present if table.status[seat] == "thinking"]
    r.emit(FuguBegan(tuple(thinking) if options.fugu_mode == "meter" else ()))
    start_clock(r, "breathe_in", SECONDS_TO_BREATHE_IN * options.assist_time)


def place_octopus(r: R, seat: Seat, action: PlaceOctopus) -> None:
    """Anywhere on the stack, wholly inside the card, for good. [D-5.7] [D-5.15] [D-5.16]"""
    check_may_use(r.table, seat)
    check_owns(r.table, seat, "octopus")
    margin = octopus_margin(action.angle)
    if not all(margin <= at <= CARD - margin for at in (action.x, action.y)):
        raise refusals.OCTOPUS_PLACE(angle=action.angle, least=margin, most=CARD - margin)
    r.emit(OctopusPlaced(seat, OctopusPlace(action.x, action.y, action.angle % 360)))
    give_time_to_react(r)


def offer_axolotl(r: R, seat: Seat) -> None:
    """After the rest the owner may play it, if it would move someone. [D-2.53] [D-5.70] [D-5.71]"""
    table, options = r.table, r.table.options
    if options.axolotl_timing == "programming":
        if table.used[seat] == table.round:
            pull_back(r, seat)
        return
    if table.used[seat] or table.status[seat] == "gone" or not divers_on_odd_fields(table, seat):
        return
    r.emit(AxolotlAsked(seat))
    if not options.asynchronous:
        start_clock(r, "axolotl", AXOLOTL_SECONDS * options.assist_time)
    elif options.program_timer:
        start_clock(r, "axolotl", options.program_timer * options.assist_time)
    r.then(AxolotlWindow(seat))


def divers_on_odd_fields(table: State, owner: Seat) -> list[int]:
    """Everyone else on an odd field, the chief too where the table plays so. [D-5.72] [D-6.24]"""
    affected = range(
        table.players + (table.options.chief and table.options.chief_affected_by_expansion)
    )
    return [d for d in affected if d != owner and table.positions[d] % 2]


def check_asked(table: State, seat: Seat) -> None:
    match table.agenda:
        case [*_, AxolotlWindow(asked)]:
            if asked != seat:
                raise refusals.NOT_ASKED(seat=asked)
        case _:
            raise refusals.NO_WINDOW()


def play_axolotl(r: R, seat: Seat, action: PlayAxolotl) -> None:
    check_asked(r.table, seat)
    r.answered()
    pull_back(r, seat)


def pull_back(r: R, owner: Seat) -> None:
    """Every other diver on an odd field moves back 2, all at once, not below 0. It is no error.
    [D-5.72] [D-5.73] [D-5.74] [D-5.76] [D-6.24]"""
    positions = list(r.table.positions)
    for diver in divers_on_odd_fields(r.table, owner):
        positions[diver] = max(0, positions[diver] - 2)
    r.emit(AxolotlPlayed(owner, tuple(positions)))


def decline_axolotl(r: R, seat: Seat, action: DeclineAxolotl) -> None:
    check_asked(r.table, seat)
    leave_axolotl(r, seat)


def leave_axolotl(r: R, seat: Seat) -> None:
    """No answer is a no. [D-5.71]"""
    r.answered()
    r.emit(AxolotlDeclined(seat))
