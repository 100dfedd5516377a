"""What a seat may know. A view is built up from what is seen, never cut down from the state.

The stack is not in it: order, orientation and identity of its cards, and where the octopus
lies on it, reach players through the picture alone. [D-2.3] [D-3.2] [D-3.3] [D-5.16] [D-5.17]
"""

from collections.abc import Callable, Mapping, Set
from operator import attrgetter
from random import Random
from typing import Any, assert_never

from divetable.core.chance import below, shuffled
from divetable.core.game import Deadline, Result, Seat
from divetable.core.resolution import awaited
from divetable.core.values import Value, replace
from divetable.games.dive.agenda import (
    AxolotlWindow,
    ChooseCompanions,
    EndCheck,
    OfferAxolotl,
    Programming,
    Suspended,
    Task,
)
from divetable.games.dive.components import ChiefCard, Companion, OceanCard, StackCard
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
from divetable.games.dive.options import Options
from divetable.games.dive.programs import NOTHING, Program, forced
from divetable.games.dive.rules.picks import offered
from divetable.games.dive.spaces import OctopusPlaces, drafts, programs
from divetable.games.dive.start import all_orientations, chief_cards, ocean_cards
from divetable.games.dive.state import Announcement, Fugu, OctopusPlace, Phase, State, Status


class View(Value):
    """The table as one seat sees it. What is not listed here is hidden."""

    seat: Seat | None
    options: Options
    round: int
    phase: Phase
    asked: Seat | None  # who may play the axolotl now
    positions: tuple[int, ...]
    cards_left: int
    cards_gone: int  # taken off in earlier rounds
    revealed: tuple[str, ...]  # contents of the cards of this round, until it is over [D-2.55]
    history: tuple[str, ...]  # those of earlier rounds, where the table allows it
    status: tuple[Status, ...]
    my_draft: Program | None
    programs: tuple[Program, ...]  # all boards, once they are revealed [D-2.18]
    boards: tuple[tuple[str, ...], ...]  # what is left of them
    erred: tuple[int, ...]
    priority: tuple[Seat, ...]
    has_picked: tuple[bool, ...]
    my_pick: Companion | None
    companions: tuple[Companion | None, ...]  # public [D-5.4]
    used: tuple[int, ...]
    announced: tuple[Announcement, ...]
    fugu: Fugu | None
    holding: tuple[Seat, ...]
    chief_card: ChiefCard | None
    covered: tuple[int, ...]
    chief_discards: tuple[ChiefCard, ...]
    deadlines: tuple[Deadline, ...]
    clocks: int
    idle_rounds: int
    bot_played: tuple[Seat, ...]
    result: Result | None


def view(state: State, seat: Seat | None) -> View:
    """What this seat may know now; None is a spectator. [D-2.9] [D-2.18]"""
    public = View(**{name: shown(state) for name, shown in FIELDS.items()})
    if seat is None or not 0 <= seat < state.players:
        return public
    return replace(public, **{name: shown(state, seat) for name, shown in OWN.items()})


CARDS_SHOWN = frozenset({LevelChecked, Helped})
"""Events that tell what lay on a card."""


def fleeting(state: State) -> frozenset[type]:
    """Nobody may look up in later rounds what a dive showed of the cards. [D-2.55] (D-Q44)"""
    return frozenset() if state.options.card_history else CARDS_SHOWN


def has_picture(state: State) -> bool:
    """As long as there are cards in the stack. [D-2.3]"""
    return state.taken < len(state.deck)


def has_secrets(state: State) -> bool:
    """Boards lie behind screens in every round. [D-2.9]"""
    return state.result is None


def _asked(state: State) -> Seat | None:
    return next(iter(awaited(state.agenda))) if state.phase == "axolotl" else None


def _is_open(state: State) -> bool:
    return state.phase not in ("choosing", "programming")


def _history(state: State) -> tuple[str, ...]:
    return _codes(state.deck[: state.round_start]) if state.options.card_history else ()


def _my_pick(state: State, seat: Seat) -> Companion | None:
    return state.picks[seat] if state.picks else None


FIELDS: Mapping[str, Callable[[State], Any]] = {
    "seat": lambda state: None,
    "options": attrgetter("options"),
    "round": attrgetter("round"),
    "phase": attrgetter("phase"),
    "asked": _asked,
    "positions": lambda state: tuple(state.positions),
    "cards_left": attrgetter("cards_left"),
    "cards_gone": attrgetter("round_start"),
    "revealed": lambda state: _codes(state.deck[state.round_start : state.taken]),
    "history": _history,
    "status": lambda state: tuple(state.status),
    "my_draft": lambda state: None,
    "programs": lambda state: tuple(state.drafts) if _is_open(state) else (),
    "boards": lambda state: state.boards if _is_open(state) else (),
    "erred": attrgetter("erred"),
    "priority": attrgetter("priority"),
    "has_picked": lambda state: tuple([pick is not None for pick in state.picks]),
    "my_pick": lambda state: None,
    "companions": attrgetter("companions"),
    "used": attrgetter("used"),
    "announced": attrgetter("announced"),
    "fugu": attrgetter("fugu"),
    "holding": lambda state: tuple(sorted(state.holding)),
    "chief_card": attrgetter("chief_card"),
    "covered": attrgetter("covered"),
    "chief_discards": attrgetter("chief_discards"),
    "deadlines": attrgetter("deadlines"),
    "clocks": attrgetter("clocks"),
    "idle_rounds": attrgetter("idle_rounds"),
    "bot_played": lambda state: tuple(sorted(state.bot_played)),
    "result": attrgetter("result"),
}
"""What everybody sees, field by field."""

OWN: Mapping[str, Callable[[State, Seat], Any]] = {
    "seat": lambda state, seat: seat,
    "my_draft": lambda state, seat: state.drafts[seat],
    "my_pick": _my_pick,
}
"""A seat also sees what lies behind its own screen. [D-2.9]"""

PHASE = frozenset({"phase", "asked", "programs", "boards"})  # boards are open in some [D-2.18]
USE = frozenset({"used", "announced"})
SHOWN_BY: Mapping[type, Set[str]] = {
    CompanionPicked: {"has_picked"},
    PicksShown: {"companions", "has_picked"},
    RoundBegan: PHASE
    | {"round", "cards_gone", "revealed", "history", "erred", "announced", "covered"}
    | {"status", "chief_card", "chief_discards"},
    DraftSaved: set(),
    Readied: {"status"},
    ReadyWithdrawn: {"status"},
    CompanionAnnounced: USE,
    OctopusPlaced: USE,
    ClockStarted: {"deadlines", "clocks"},
    ClockStopped: {"deadlines"},
    BreathTaken: {"holding", "status"},
    FuguBegan: {"fugu", "holding"},
    BreathHeld: {"fugu"},
    Locked: {"status", "holding"},
    BoardsRevealed: PHASE | {"deadlines", "fugu", "holding", "used"},
    ChiefRevealed: {"chief_card", "covered"},
    ChiefDeckShuffled: {"chief_discards"},
    LevelChecked: {"cards_left", "revealed", "erred", "boards"},
    Helped: {"positions"},
    ChiefCovered: {"covered"},
    StackRanOut: {"boards"},
    DolphinsPaid: {"positions"},
    Rested: {"positions", "idle_rounds"},
    AxolotlAsked: PHASE,
    AxolotlPlayed: PHASE | USE | {"positions", "deadlines"},
    AxolotlDeclined: PHASE | {"deadlines"},
    NobodyDived: {"idle_rounds"},
    TableSuspended: PHASE,
    TableResumed: {"idle_rounds"},
    PlayerLeft: {"bot_played", "status", "holding", "programs", "has_picked"},
    GameEnded: PHASE | {"deadlines", "result"},
}
OWN_SHOWN_BY: Mapping[type, Set[str]] = {
    CompanionPicked: {"my_pick"},
    PicksShown: {"my_pick"},
    RoundBegan: {"my_draft"},
    DraftSaved: {"my_draft"},
    Readied: {"my_draft"},
    Locked: {"my_draft"},
    BoardsRevealed: {"my_draft"},
    PlayerLeft: {"my_draft", "my_pick"},
}
NO_FIELDS: Set[str] = frozenset()


def shows(event: Event) -> Set[str]:
    """Which fields of a view this event can change."""
    return SHOWN_BY[type(event)]


def shows_own(event: Event) -> Set[str]:
    """Which fields this event can change for one seat otherwise than for another."""
    return OWN_SHOWN_BY.get(type(event), NO_FIELDS)


def _codes(cards: tuple[StackCard, ...]) -> tuple[str, ...]:
    return tuple(card.code for card in cards)


def seen_by(event: Event, seat: Seat | None) -> Event | None:
    """An event as this seat hears of it; None if it does not."""
    match event:
        case CompanionPicked(owner):
            return event if seat == owner else CompanionPicked(owner, None)
        case DraftSaved(owner):
            return event if seat == owner else None
        case Readied(owner):
            return event if seat == owner else Readied(owner, None)
        case Locked(owner, why):
            return event if seat == owner else Locked(owner, why, None)
        case OctopusPlaced(owner):
            return event if seat == owner else OctopusPlaced(owner, None)
        case ChiefDeckShuffled():
            return ChiefDeckShuffled(None)
        case (
            PicksShown()
            | RoundBegan()
            | ReadyWithdrawn()
            | CompanionAnnounced()
            | ClockStarted()
            | ClockStopped()
            | BreathTaken()
            | FuguBegan()
            | BreathHeld()
            | BoardsRevealed()
            | ChiefRevealed()
            | LevelChecked()
            | Helped()
            | ChiefCovered()
            | StackRanOut()
            | DolphinsPaid()
            | Rested()
            | AxolotlAsked()
            | AxolotlPlayed()
            | AxolotlDeclined()
            | NobodyDived()
            | TableSuspended()
            | TableResumed()
            | PlayerLeft()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)


def imagine(view: View, rng: Random) -> State:
    """A table that looks like this view, with everything unseen dealt at random."""
    state = State(
        options=view.options,
        seed=f"imagined {rng.random()}",
        deck=_imagined_deck(view, rng),
        chief_deck=_imagined_chief_deck(view, rng),
        priority=view.priority,
        positions=list(view.positions),
        drafts=[NOTHING] * len(view.status),
        status=list(view.status),
        boards=view.boards or ((),) * len(view.status),
        companions=view.companions,
        used=view.used,
        picks=(None,) * len(view.has_picked),
        phase=view.phase,
        round=view.round,
        taken=view.cards_gone + len(view.revealed),
        round_start=view.cards_gone,
        erred=view.erred,
        announced=view.announced,
        octopuses=_imagined_octopuses(view, rng),
        fugu=view.fugu,
        holding=frozenset(view.holding),
        chief_card=view.chief_card,
        covered=view.covered,
        chief_discards=view.chief_discards,
        deadlines=view.deadlines,
        clocks=view.clocks,
        idle_rounds=view.idle_rounds,
        bot_played=frozenset(view.bot_played),
        result=view.result,
    )
    state.drafts = list(view.programs) or _imagined_drafts(view, rng)
    state.picks = _imagined_picks(view, state, rng)
    state.agenda = _agenda(view, state)
    return state


def _imagined_deck(view: View, rng: Random) -> tuple[StackCard, ...]:
    """Known contents where they are known, other cards in any order."""
    printed = ocean_cards(view.options)
    pool = shuffled(printed, rng)
    unknown = view.cards_gone - len(view.history)
    codes = [*view.history, *[None] * unknown, *view.revealed, *[None] * view.cards_left]
    known: dict[int, OceanCard] = {}
    for at, code in enumerate(codes):
        if code is not None:
            fitting = [card for card in pool if card.code == code]
            if fitting:
                pool.remove(fitting[0])
            known[at] = (fitting or [card for card in printed if card.code == code])[0]
    cards = [known[at] if at in known else pool.pop() for at in range(len(codes))]
    return tuple(eight[below(8, rng)] for eight in all_orientations(cards))


def _imagined_chief_deck(view: View, rng: Random) -> tuple[ChiefCard, ...]:
    if not view.options.chief:
        return ()
    seen = {*view.chief_discards, view.chief_card}
    return tuple(shuffled([c for c in chief_cards(view.options) if c not in seen], rng))


def _imagined_octopuses(view: View, rng: Random) -> tuple[OctopusPlace, ...]:
    if view.phase != "programming":
        return ()
    placed = [said for said in view.announced if said.companion == "octopus"]
    chosen = [OctopusPlaces().sample(rng) for _ in placed]
    return tuple(OctopusPlace(place.x, place.y, place.angle) for place in chosen)


def _imagined_drafts(view: View, rng: Random) -> list[Program]:
    return [
        view.my_draft
        if seat == view.seat and view.my_draft is not None
        else _imagined_draft(view, seat, status, rng)
        for seat, status in enumerate(view.status)
    ]


def _imagined_draft(view: View, seat: int, status: Status, rng: Random) -> Program:
    """Something this player could have put behind the screen."""
    if status == "gone" or view.phase == "choosing":
        return NOTHING
    options = view.options
    own = view.companions[seat] if not view.used[seat] else None
    if status == "ready":
        program = programs(options.mode, options.require_all_tokens, own).sample(rng).program
        assert program is not None
        return program
    draft = drafts(options.mode, own).sample(rng).program
    return forced(draft, options.mode) if status == "locked" else draft


def _imagined_picks(view: View, state: State, rng: Random) -> tuple[Companion | None, ...]:
    offer = offered(state)
    return tuple(
        (view.my_pick if seat == view.seat else offer[below(len(offer), rng)])
        if has_picked
        else None
        for seat, has_picked in enumerate(view.has_picked)
    )


def _agenda(view: View, state: State) -> list[Task]:
    present = tuple(state.present)
    match view.phase:
        case "choosing":
            return [ChooseCompanions(present)]
        case "programming":
            return [Programming(present)]
        case "suspended":
            return [Suspended(present)]
        case "axolotl":
            assert view.asked is not None
            owners = [Seat(at) for at, own in enumerate(view.companions) if own == "axolotl"]
            later = [OfferAxolotl(owner) for owner in reversed(owners) if owner > view.asked]
            return [EndCheck(), *later, AxolotlWindow(view.asked)]
        case "diving" | "over":
            return []
        case _:
            assert_never(view.phase)
