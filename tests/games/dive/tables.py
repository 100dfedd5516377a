"""Tables in one line, and a whole round in the next.

    played = dive(sea("G -", 15, 2), ["5", "1s"], ["4", "5"])

Ann is on field 15 and Bea on 2; a green turtle is on top, then a card with nothing. Programs
are written as in section 4 of docs/rules/dive.md; an empty one sits out.
"""

from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import pytest

from divetable.core.errors import Refusal, RulesError
from divetable.core.game import TABLE, Result, Seat
from divetable.core.resolution import Resolution
from divetable.games.dive.actions import Action, Announce, CutOff, Ready, SaveDraft, TimeUp
from divetable.games.dive.agenda import BeginRound
from divetable.games.dive.changes import CHANGES
from divetable.games.dive.components import EXPANSION_COMPANIONS, ChiefCard, Companion, StackCard
from divetable.games.dive.events import Event, Helped, LevelChecked, Rested
from divetable.games.dive.options import read_options
from divetable.games.dive.programs import Program
from divetable.games.dive.rules import apply
from divetable.games.dive.rules.play import perform
from divetable.games.dive.rules.resolution import R
from divetable.games.dive.start import bare_table
from divetable.games.dive.state import State

ANN, BEA, CAT, DAN = Seat(0), Seat(1), Seat(2), Seat(3)

E = TypeVar("E")
Levels = Sequence[str] | Program


def stack(codes: Iterable[str]) -> tuple[StackCard, ...]:
    """Cards with these contents, top first."""
    return tuple(StackCard(f"T{at}", code, 0, False) for at, code in enumerate(codes, 1))


def chief_card(text: str) -> ChiefCard:
    """The chief's card from "2364 BBYY"."""
    values, colours = text.split()
    return ChiefCard(text, tuple(map(int, values)), colours)


def sea(
    cards: str,
    *at: int,
    more: int = 20,
    own: Sequence[Companion | None] = (),
    chief: int | None = None,
    chief_cards: Sequence[str] = ("2346 BBBY",),
    **options: object,
) -> State:
    """Round 1, Phase 1: the top cards, `more` empty ones below, and where everybody is.

    The phase closes with the last ready, and one player alone practises, unless options differ.
    """
    owned = [companion for companion in own if companion]
    given: dict[str, object] = {
        "chief": chief is not None,
        "practice": len(at) == 1 and chief is None,
        "companions": bool(owned),
        "expansion_companions": not set(owned).isdisjoint(EXPANSION_COMPANIONS),
        "duplicate_companions": len(set(owned)) < len(owned),
        "close_delay": 0,
    }
    state = bare_table(len(at), read_options({**given, **options}, len(at)), "sea")
    state.deck = stack([*cards.split(), *["-"] * more])
    state.positions = list(at)
    if chief is not None:
        state.positions.append(chief)
        state.chief_deck = tuple(map(chief_card, chief_cards))
    state.companions = (*own, *[None] * (len(at) - len(own)))
    state.agenda.append(BeginRound())
    r: R = Resolution(state, state.agenda, CHANGES)
    r.run(perform)
    return state


def program(levels: Levels) -> Program:
    return levels if isinstance(levels, Program) else Program(tuple(levels))


def ready(*levels: str) -> Ready:
    return Ready(Program(levels))


def draft(*levels: str) -> SaveDraft:
    return SaveDraft(Program(levels))


def after(state: State, *moves: tuple[Seat, Action]) -> State:
    """The table after these actions."""
    for seat, action in moves:
        state = apply(state, seat, action).state
    return state


def use(state: State, seat: Seat, companion: Companion, target: Seat | None = None) -> State:
    """The table after a companion has been announced."""
    return after(state, (seat, Announce(companion, target)))


def time_up(state: State, kind: str) -> tuple[Seat, TimeUp]:
    """The clock of this kind runs out."""
    [number] = [clock.number for clock in state.deadlines if clock.kind == kind]
    return TABLE, TimeUp(number)


def clocks(state: State) -> list[tuple[str, int]]:
    """The clocks that run, with their milliseconds."""
    return [(clock.kind, clock.milliseconds) for clock in state.deadlines]


def of(kind: type[E], events: Iterable[object]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


@dataclass(frozen=True)
class Played:
    """A round that was played, as far as it went without a question."""

    before: State
    state: State
    events: tuple[Event, ...]

    @property
    def positions(self) -> tuple[int, ...]:
        return tuple(self.state.positions)

    @property
    def cards(self) -> list[str]:
        """What was taken off."""
        return [event.code for event in of(LevelChecked, self.events)]

    @property
    def errors(self) -> list[int]:
        """Who was wrong, level by level."""
        return [diver for event in of(LevelChecked, self.events) for diver in event.wrong]

    @property
    def helped(self) -> list[int | None]:
        """Who was helped on each level."""
        helped = {event.level: event.diver for event in of(Helped, self.events)}
        return [helped.get(event.level) for event in of(LevelChecked, self.events)]

    @property
    def along(self) -> list[tuple[int, ...]]:
        """Where everybody was after each level."""
        positions, found = list(self.before.positions), list[tuple[int, ...]]()
        for event in self.events:
            if isinstance(event, LevelChecked):
                found.append(tuple(positions))
            elif isinstance(event, Helped):
                positions[event.diver] = event.to
                found[-1] = tuple(positions)
        return found

    @property
    def rest(self) -> tuple[int, ...]:
        """How far everybody moved in Phase 3."""
        [rested] = of(Rested, self.events)
        return rested.moves

    @property
    def result(self) -> Result:
        assert self.state.result is not None, "the game is not over"
        return self.state.result


def dive(state: State, *programs: Levels) -> Played:
    """Everybody programs, seat by seat, and the round is played."""
    before, events = state, list[Event]()
    for seat, levels in enumerate(map(program, programs)):
        seat = Seat(seat)
        move = (seat, Ready(levels)) if levels.levels else (TABLE, CutOff(seat))
        step = apply(state, *move)
        state = step.state
        events += step.events
    return Played(before, state, tuple(events))


def refused(
    refusal: Refusal, state: State, seat: object, action: object, *, says: str = ""
) -> RulesError:
    """Check that this is refused, in these words, and that nothing has changed."""
    before = deepcopy(state)
    with pytest.raises(refusal.error) as caught:
        apply(state, cast(Any, seat), cast(Any, action))
    assert state == before
    assert caught.value.message == refusal.message
    assert says in str(caught.value)
    assert str(caught.value).endswith(f" [{refusal.rule}]")
    return caught.value
