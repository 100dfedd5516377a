"""Phase 1: drafts, ready, clocks, and the moment the programs are locked. [D-2.7] [D-2.17]"""

from divetable.core.chance import Chance, shuffled
from divetable.core.game import TABLE, Deadline, Seat
from divetable.games.dive import refusals
from divetable.games.dive.actions import Breathe, CutOff, HoldBreath, Ready, SaveDraft, Withdraw
from divetable.games.dive.agenda import (
    BeginRound,
    Dive,
    EndCheck,
    OfferAxolotl,
    Programming,
    Rest,
    Suspended,
)
from divetable.games.dive.components import Companion
from divetable.games.dive.events import (
    BoardsRevealed,
    BreathHeld,
    BreathTaken,
    ChiefDeckShuffled,
    ChiefRevealed,
    DraftSaved,
    Locked,
    NobodyDived,
    Readied,
    ReadyWithdrawn,
    Reason,
    RoundBegan,
    TableSuspended,
)
from divetable.games.dive.programs import (
    DEEPEST,
    Program,
    check_confirmed,
    forced,
    tidy,
)
from divetable.games.dive.rules.resolution import R, start_clock, stop_clock
from divetable.games.dive.state import State, in_deep_water

SECONDS_TO_BREATHE_IN = 3
LONGEST_BREATH = 60  # seconds, where the breath is really held
AIR_METER = 25  # seconds, where everyone gets the same
MOST_IDLE_ROUNDS = 3
AUTOMATIC = Program(("1",))
DIVE, REST, END_CHECK = Dive(), Rest(), EndCheck()


def begin_round(r: R) -> None:
    """Every player has all five tokens again and programs, in secret. [D-2.6] [D-2.8] [D-2.56]"""
    table = r.table
    r.emit(RoundBegan(table.round + 1))
    options = table.options
    if options.program_timer:
        seconds = options.program_timer * options.assist_time
        start_clock(r, "timer", seconds, grace=options.lock_grace)
    r.then(Programming(tuple(table.present)))


def check_may_program(table: State, seat: Seat) -> None:
    """Refuse a player who cannot change the board now. [D-2.15] [D-2.17] [D-5.81]"""
    check_phase(table)
    status = table.status[seat]
    if status == "locked":
        raise refusals.LOCKED()
    if status == "ready":
        raise refusals.ALREADY_READY()
    if table.fugu == "breathing_in":
        raise refusals.BREATHING_IN()


def save_draft(r: R, seat: Seat, action: SaveDraft) -> None:
    """The board behind the screen, gaps and all; kept at every change. [D-2.9] [D-5.8] [D-5.22]"""
    check_may_program(r.table, seat)
    r.emit(DraftSaved(seat, drafted(r.table, seat, action.program)))


def drafted(table: State, seat: Seat, program: Program) -> Program:
    """The program as it may lie on this player's board."""
    program = tidy(program, table.options.mode)
    if program.clownfish is not None:
        check_owns(table, seat, "clownfish")
        if not 1 <= program.clownfish <= DEEPEST:
            raise refusals.CLOWNFISH_PLACE(level=program.clownfish)
    if program.anglerfish is not None:
        check_owns(table, seat, "anglerfish")
    return program


def check_owns(table: State, seat: Seat, companion: str) -> Companion:
    """A companion may be used by its owner, once in the game. [D-5.5] [D-5.9]"""
    own = table.companions[seat]
    if own is None:
        raise refusals.NO_COMPANIONS()
    if own != companion:
        raise refusals.NOT_YOURS(companion=companion, own=own)
    if table.used[seat]:
        raise refusals.USED_UP(companion=companion)
    return own


def ready(r: R, seat: Seat, action: Ready) -> None:
    """Done: all levels without a gap from the top, at least one token. [D-2.10] [D-2.12] [D-2.15]

    While the breath is held, ready is the same as breathing: locked for good. [D-5.82]
    """
    table = r.table
    check_may_program(table, seat)
    program = confirmed(table, seat, action.program)
    r.emit(Locked(seat, "breath", program) if table.fugu else Readied(seat, program))
    close_if_all_are_done(r)


def confirmed(table: State, seat: Seat, given: Program | None) -> Program:
    """The program, if it may be confirmed. More levels than cards are allowed. [D-2.11] [D-2.14]"""
    options = table.options
    program = drafted(table, seat, table.drafts[seat] if given is None else given)
    levels = program.levels
    check_confirmed(levels, options.mode, options.require_all_tokens)
    if program.clownfish is not None and program.clownfish > len(levels):
        raise refusals.CLOWNFISH_PLACE(level=program.clownfish)
    if program.anglerfish is not None and len(levels) < DEEPEST:
        raise refusals.ANGLERFISH_PLACE(levels=len(levels))
    return program


def withdraw(r: R, seat: Seat, action: Withdraw) -> None:
    """Ready may be withdrawn until the phase closes. [D-2.15]"""
    table = r.table
    check_phase(table)
    if table.status[seat] == "locked":
        raise refusals.LOCKED()
    if table.status[seat] != "ready":
        raise refusals.NOT_READY()
    if table.fugu:
        raise refusals.BREATHING_IN()
    stop_clock(r, "close")
    r.emit(ReadyWithdrawn(seat))


def hold_breath(r: R, seat: Seat, action: HoldBreath) -> None:
    """Taking breath in the three seconds also withdraws ready. [D-5.81] [D-5.82]"""
    table = r.table
    check_fugu(table, seat)
    if table.fugu != "breathing_in":
        raise refusals.NOT_BREATHING_IN()
    if seat in table.holding:
        raise refusals.HOLDS_ALREADY()
    r.emit(BreathTaken(seat))


def breathe(r: R, seat: Seat, action: Breathe) -> None:
    """A diver who breathes again must stop programming, even with tokens left. [D-5.80] [D-5.84]"""
    check_fugu(r.table, seat)
    if seat not in r.table.holding:
        raise refusals.HOLDS_NOTHING()
    lock(r, seat, "breath")
    close_if_all_are_done(r)


def check_fugu(table: State, seat: Seat) -> None:
    if table.fugu is None:
        raise refusals.NO_FUGU()
    if table.status[seat] == "locked":
        raise refusals.LOCKED()


def lock(r: R, seat: Seat, why: Reason) -> None:
    """Take the last draft up to its first gap; if nothing is left, sit out. [D-2.13] [D-5.84]"""
    options = r.table.options
    program = forced(r.table.drafts[seat], options.mode)
    if not any(program.levels) and options.empty_program == "auto":
        program = AUTOMATIC
    r.emit(Locked(seat, why, program))


def lock_all(r: R, why: Reason) -> None:
    for seat, status in enumerate(r.table.status):
        if status == "thinking":
            lock(r, Seat(seat), why)


def cut_off(r: R, seat: Seat, action: CutOff) -> None:
    """A lost connection: the last draft is taken, or the breath is lost. [D-2.13] [D-5.82]"""
    table = r.table
    if seat != TABLE:
        raise refusals.ONLY_THE_TABLE()
    if action.seat not in open_boards(table):
        raise refusals.NOTHING_TO_CUT(seat=action.seat)
    lock(r, action.seat, "connection")
    close_if_all_are_done(r)


def open_boards(table: State) -> list[Seat]:
    """The players whose board is still open."""
    if table.phase != "programming":
        return []
    return [seat for seat in table.present if table.status[seat] == "thinking"]


def time_is_up(r: R, deadline: Deadline) -> None:
    """A clock of Phase 1 has run out. [D-5.20] [D-5.21] [D-5.81] [D-5.83]"""
    match deadline.kind:
        case "orca":
            lock_all(r, "orca")
        case "timer":
            lock_all(r, "timer")
        case "breathe_in":
            stop_breathing_in(r)
            return
        case "fugu":
            lock_all(r, "fugu")
        case _:
            assert deadline.kind == "close", deadline
    close(r)


def stop_breathing_in(r: R) -> None:
    """Only those who hold their breath go on; the others are locked. [D-5.81] [D-5.82]"""
    table, options = r.table, r.table.options
    for seat in table.present:
        if table.status[seat] != "locked" and seat not in table.holding:
            lock(r, seat, "breath")
    r.emit(BreathHeld())
    stop_clock(r, "breathe_in")
    longest = LONGEST_BREATH if options.fugu_mode == "hold" else AIR_METER
    start_clock(r, "fugu", longest * options.assist_time, grace=options.lock_grace)
    close_if_all_are_done(r)


def close_if_all_are_done(r: R) -> None:
    """When all are ready the phase closes, after a moment to withdraw. [D-2.15]

    Locked players cannot withdraw, so there is no moment to wait if all are locked.
    """
    table = r.table
    if "thinking" in table.status or table.fugu == "breathing_in":
        return
    if table.options.close_delay and "ready" in table.status:
        stop_clock(r, "close")
        start_clock(r, "close", table.options.close_delay)
    else:
        close(r)


def close(r: R) -> None:
    """All programs are locked and all boards revealed at the same moment. [D-2.17] [D-2.18]"""
    table = r.table
    r.answered()
    r.emit(BoardsRevealed(tuple(table.drafts)))
    if table.options.chief:
        reveal_chief_card(r)
    elif not any(map(any, table.boards)):
        sit_out_together(r)
        return
    owners = [Seat(at) for at, own in enumerate(table.companions) if own == "axolotl"]
    r.then(DIVE, REST, *map(OfferAxolotl, owners), END_CHECK)


def reveal_chief_card(r: R) -> None:
    """A new card each round, after the lock; in deep water its yellow numbers are covered.
    [D-6.12] [D-6.13] [D-6.20] [D-6.34]"""
    table = r.table
    if not table.chief_deck:
        chance = Chance(table.seed, "chief", table.round)
        r.emit(ChiefDeckShuffled(tuple(shuffled(table.chief_discards, chance))))
    card = table.chief_deck[0]
    r.emit(ChiefRevealed(card, card.yellow if in_deep_water(table.positions[-1]) else ()))


def sit_out_together(r: R) -> None:
    """Nobody dives: no card is taken off and nobody moves. (D-Q96)"""
    r.emit(NobodyDived())
    if r.table.idle_rounds < MOST_IDLE_ROUNDS:
        r.then(BeginRound())
    else:
        r.emit(TableSuspended())
        r.then(Suspended(tuple(r.table.present)))


def check_phase(table: State) -> None:
    """Refuse, at any other time, what is only done while programming. [D-2.16]"""
    if table.phase == "suspended":
        raise refusals.SUSPENDED()
    if table.phase != "programming":
        raise refusals.NOT_PROGRAMMING()
