"""How each event changes the table. Nothing else does."""

from collections.abc import Callable, Mapping
from typing import Any

from divetable.games.dive.events import (
    AxolotlAsked,
    AxolotlDeclined,
    AxolotlPlayed,
    BoardsRevealed,
    BreathHeld,
    BreathTaken,
    ChiefCovered,
    ChiefDeckShuffled,
    ChiefRevealed,
    ClockStarted,
    ClockStopped,
    CompanionAnnounced,
    CompanionPicked,
    DolphinsPaid,
    DraftSaved,
    Event,
    FuguBegan,
    GameEnded,
    Helped,
    LevelChecked,
    Locked,
    NobodyDived,
    OctopusPlaced,
    PicksShown,
    PlayerLeft,
    Readied,
    ReadyWithdrawn,
    Rested,
    RoundBegan,
    StackRanOut,
    TableResumed,
    TableSuspended,
)
from divetable.games.dive.programs import NOTHING, board
from divetable.games.dive.state import Announcement, State

REDACTED = "a redacted event cannot change the table"


def evolve(state: State, event: Event) -> None:
    CHANGES[type(event)](state, event)


def _with(items: tuple[Any, ...], at: int, item: object) -> tuple[Any, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _companion_picked(state: State, event: CompanionPicked) -> None:
    assert event.companion is not None, REDACTED
    state.picks = _with(state.picks, event.seat, event.companion)


def _picks_shown(state: State, event: PicksShown) -> None:
    state.companions = event.owners
    state.picks = (None,) * len(event.picks)


def _round_began(state: State, event: RoundBegan) -> None:
    """Revealed cards are gone, tokens are back, used tiles leave the game. [D-2.55] [D-5.10]"""
    state.round = event.round
    state.phase = "programming"
    state.round_start = state.taken
    state.erred = state.announced = state.octopuses = state.covered = ()
    state.boards = ((),) * len(state.status)
    for seat, status in enumerate(state.status):
        state.drafts[seat] = NOTHING
        if status != "gone":
            state.status[seat] = "thinking"
    if state.chief_card is not None:
        state.chief_discards += (state.chief_card,)
        state.chief_card = None


def _draft_saved(state: State, event: DraftSaved) -> None:
    state.drafts[event.seat] = event.program


def _readied(state: State, event: Readied) -> None:
    assert event.program is not None, REDACTED
    state.drafts[event.seat] = event.program
    state.status[event.seat] = "ready"


def _ready_withdrawn(state: State, event: ReadyWithdrawn) -> None:
    state.status[event.seat] = "thinking"


def _companion_announced(state: State, event: CompanionAnnounced) -> None:
    _use(state, event.seat)
    state.announced += (Announcement(event.seat, event.companion, event.target),)


def _use(state: State, seat: int) -> None:
    state.used = _with(state.used, seat, state.round)


def _octopus_placed(state: State, event: OctopusPlaced) -> None:
    assert event.place is not None, REDACTED
    _use(state, event.seat)
    state.announced += (Announcement(event.seat, "octopus"),)
    state.octopuses += (event.place,)


def _clock_started(state: State, event: ClockStarted) -> None:
    state.deadlines += (event.deadline,)
    state.clocks = event.deadline.number


def _clock_stopped(state: State, event: ClockStopped) -> None:
    state.deadlines = tuple(d for d in state.deadlines if d.number != event.number)


def _fugu_began(state: State, event: FuguBegan) -> None:
    state.fugu = "breathing_in"
    state.holding = frozenset(event.holding)


def _breath_taken(state: State, event: BreathTaken) -> None:
    state.holding |= {event.seat}
    state.status[event.seat] = "thinking"


def _breath_held(state: State, event: BreathHeld) -> None:
    state.fugu = "holding"


def _locked(state: State, event: Locked) -> None:
    assert event.program is not None, REDACTED
    state.drafts[event.seat] = event.program
    state.status[event.seat] = "locked"
    state.holding -= {event.seat}


def _boards_revealed(state: State, event: BoardsRevealed) -> None:
    """Octopus and clocks are gone; a secret companion on a board is used now. [D-5.8] [D-5.43]"""
    state.phase = "diving"
    state.drafts[:] = event.programs
    state.boards = tuple(map(board, event.programs))
    state.octopuses = ()
    state.deadlines = ()
    state.fugu = None
    state.holding = frozenset()
    for seat, program in enumerate(event.programs):
        if program.clownfish is not None or program.anglerfish is not None:
            _use(state, seat)


def _chief_revealed(state: State, event: ChiefRevealed) -> None:
    state.chief_deck = state.chief_deck[1:]
    state.chief_card = event.card
    state.covered = event.covered


def _chief_deck_shuffled(state: State, event: ChiefDeckShuffled) -> None:
    assert event.order is not None, REDACTED
    state.chief_deck = event.order
    state.chief_discards = ()


def _level_checked(state: State, event: LevelChecked) -> None:
    state.taken += 1
    if event.wrong:
        state.erred += tuple(diver for diver in event.wrong if diver not in state.erred)
        state.boards = event.boards


def _helped(state: State, event: Helped) -> None:
    state.positions[event.diver] = event.to


def _chief_covered(state: State, event: ChiefCovered) -> None:
    state.covered = event.covered


def _stack_ran_out(state: State, event: StackRanOut) -> None:
    state.boards = tuple(levels[: event.level - 1] for levels in state.boards)


def _dolphins_paid(state: State, event: DolphinsPaid) -> None:
    state.positions[event.seat] = event.to


def _rested(state: State, event: Rested) -> None:
    positions = state.positions
    for diver, fields in enumerate(event.moves):
        positions[diver] += fields
    state.idle_rounds = 0


def _axolotl_asked(state: State, event: AxolotlAsked) -> None:
    state.phase = "axolotl"


def _axolotl_played(state: State, event: AxolotlPlayed) -> None:
    state.positions[:] = event.positions
    state.phase = "diving"
    state.deadlines = ()
    if state.used[event.seat] != state.round:  # not announced in Phase 1
        _companion_announced(state, CompanionAnnounced(event.seat, "axolotl", None))


def _axolotl_declined(state: State, event: AxolotlDeclined) -> None:
    state.phase = "diving"
    state.deadlines = ()


def _nobody_dived(state: State, event: NobodyDived) -> None:
    state.idle_rounds += 1


def _table_suspended(state: State, event: TableSuspended) -> None:
    state.phase = "suspended"


def _table_resumed(state: State, event: TableResumed) -> None:
    state.idle_rounds = 0


def _player_left(state: State, event: PlayerLeft) -> None:
    """The pawn stays, the seat sits out; or a bot goes on in it. (D-Q45)"""
    if event.bot:
        state.bot_played |= {event.seat}
        return
    state.status[event.seat] = "gone"
    state.holding -= {event.seat}
    if state.phase == "programming":  # what is being dived stays on the board
        state.drafts[event.seat] = NOTHING
    if state.picks:
        state.picks = _with(state.picks, event.seat, None)


def _game_ended(state: State, event: GameEnded) -> None:
    state.phase = "over"
    state.deadlines = ()
    state.result = event.result


CHANGES: Mapping[type, Callable[[State, Any], None]] = {
    CompanionPicked: _companion_picked,
    PicksShown: _picks_shown,
    RoundBegan: _round_began,
    DraftSaved: _draft_saved,
    Readied: _readied,
    ReadyWithdrawn: _ready_withdrawn,
    CompanionAnnounced: _companion_announced,
    OctopusPlaced: _octopus_placed,
    ClockStarted: _clock_started,
    ClockStopped: _clock_stopped,
    FuguBegan: _fugu_began,
    BreathTaken: _breath_taken,
    BreathHeld: _breath_held,
    Locked: _locked,
    BoardsRevealed: _boards_revealed,
    ChiefRevealed: _chief_revealed,
    ChiefDeckShuffled: _chief_deck_shuffled,
    LevelChecked: _level_checked,
    Helped: _helped,
    ChiefCovered: _chief_covered,
    StackRanOut: _stack_ran_out,
    DolphinsPaid: _dolphins_paid,
    Rested: _rested,
    AxolotlAsked: _axolotl_asked,
    AxolotlPlayed: _axolotl_played,
    AxolotlDeclined: _axolotl_declined,
    NobodyDived: _nobody_dived,
    TableSuspended: _table_suspended,
    TableResumed: _table_resumed,
    PlayerLeft: _player_left,
    GameEnded: _game_ended,
}
