"""A table: the fold of its log.

What is kept for one purpose lies in a part of its own: `seats`, `logs`, `questions`, `takeback`.
Here stands what each entry does to them and to what everybody is shown.
"""

import hmac
from collections import deque
from typing import Any, assert_never

from divetable.core.game import AnyGame, Seat, Step
from divetable.core.values import replace
from divetable.games import GAMES
from divetable.tables.beginnings import in_todays_terms
from divetable.tables.clocks import look_at_clocks, moved, next_alarm
from divetable.tables.consent import answer, asked_to_agree, consider, request_for, without_seat
from divetable.tables.customs import gives_hints, is_practice
from divetable.tables.entries import (
    Acted,
    Answered,
    AnyEntry,
    Asked,
    Away,
    Back,
    BotSeated,
    Changed,
    Closed,
    Consent,
    Credited,
    HintAsked,
    Lent,
    LinkMade,
    Listening,
    Moved,
    Opened,
    Rematched,
    Said,
    SeatFreed,
    SeatTaken,
    Started,
    TakenBack,
)
from divetable.tables.ledger import Ledger
from divetable.tables.logs import Logs, fleeting
from divetable.tables.news import Thoughts, news_of
from divetable.tables.play import act, start, take_back
from divetable.tables.questions import Questions
from divetable.tables.seats import Seats, any_away, bot_seats
from divetable.tables.settings import Settings
from divetable.tables.shown import Phase, Request, SeatShown, Viewer, at_first
from divetable.tables.steps import Happened, StepRecord, TakenBackRecord
from divetable.tables.takeback import Takeback

CHAT_KEPT = 50
ALOUD = (Said, TakenBack, Answered)  # everybody hears of it even if it changes nothing
WITHOUT_CUSTOMS = (Acted, Said)  # entries that change neither seats nor settings


class Table:
    """What the log says so far. Only `fold` changes it."""

    def __init__(self, opened: Opened, keep_steps: bool = False) -> None:
        self.opened = opened
        self.game: AnyGame = GAMES[opened.game]
        self.number = 1  # of the newest entry
        self.at = opened.at
        self.state: Any = None
        self.seed = self.salt = ""
        self.settings: Settings = opened.settings
        self.seating = Seats(opened.seats)
        self.logs = Logs(opened.seats)
        self.questions = Questions(opened.seats)
        self.takeback = Takeback()
        self.thoughts = Thoughts()
        self.done = Ledger()
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.steps: list[StepRecord] | None = [] if keep_steps else None
        self.took_back: list[TakenBackRecord] = []
        self._asked: Any = None  # the state in which the game waits
        self._asked_for: frozenset[Seat] = frozenset()  # these
        options = in_todays_terms(self.game, opened.rules, opened.options)
        self.shown = at_first(opened, options, self.settings.json())
        self._look_at_customs()

    # Questions about the table

    @property
    def phase(self) -> Phase:
        return self.shown.phase

    @property
    def seats(self) -> tuple[SeatShown, ...]:
        return self.shown.seats

    @property
    def persons(self) -> list[Seat]:
        """Seats of people who have a say."""
        return [
            Seat(at) for at, one in enumerate(self.seats) if one.kind == "person" and not one.left
        ]

    @property
    def devices(self) -> list[str]:
        """The device that holds each seat."""
        return self.seating.devices

    @property
    def newest(self) -> dict[Viewer, int]:
        """The number of the newest step of each viewer's stream."""
        return self.logs.newest

    @property
    def since(self) -> list[int]:
        """The step on which each seat was asked what it is asked now."""
        return self.questions.since

    @property
    def waits_for(self) -> frozenset[Seat]:
        playing = self.state is not None and self.phase == "playing"
        return self._to_act if playing else frozenset()

    @property
    def _to_act(self) -> frozenset[Seat]:
        """Computed once for each state."""
        if self._asked is not self.state:
            self._asked, self._asked_for = self.state, self.game.to_act(self.state)
        return self._asked_for

    @property
    def played_by_bots(self) -> tuple[Seat, ...]:
        """Seats for which the server should have a bot think."""
        return bot_seats(self.shown.seats, self.settings.away == "bot")

    @property
    def someone_is_away(self) -> bool:
        return any_away(self.shown.seats)

    @property
    def alarm(self) -> int | None:
        """When the next clock is due."""
        if self.phase != "playing":
            return None
        return next_alarm(self.shown.clocks, self.settings.late == "wait")

    def seats_of(self, device: str) -> list[Seat]:
        return self.seating.of(device)

    def is_host(self, device: str) -> bool:
        return hmac.compare_digest(self.opened.host, device)

    def request(self, what: Consent) -> Request | None:
        return request_for(self.shown.requests, what)

    def asked_to_agree(self, request: Request) -> list[Seat]:
        """The seats whose consent is needed. [T-3.1]"""
        return asked_to_agree(request, self.persons)

    # Folding

    def fold(self, entry: AnyEntry, step: Step[Any, Any] | None = None) -> Happened:
        """Take in the next entry; the `step` of an action that was just resolved is at hand."""
        shown_before, state_before, holders = self.shown, self.state, self.devices
        events: tuple[Any, ...] = ()
        heard: dict[Viewer, list[Any]] = {}
        if isinstance(entry, Acted):
            events, heard = act(self, entry, step)
        else:
            self._fold_other(entry)
            if not isinstance(entry, WITHOUT_CUSTOMS):
                self._look_at_customs()
        played = self.state is not state_before
        moved_on = played or self.shown.phase != shown_before.phase
        if moved_on:
            look_at_clocks(self, entry.at)
            self._look_at_turns()
        changed = self.shown is not shown_before and self.shown != shown_before
        if changed or (played and not isinstance(entry, Acted)) or isinstance(entry, ALOUD):
            viewers = frozenset(self.newest)
        else:
            viewers = frozenset(heard)
        self.logs.count(viewers)
        if entry.id:
            self._note_done(entry, holders)
        if self.state is not None:
            if moved_on and not isinstance(entry, Acted):
                self.questions.begin_again()
            self._look_at_questions()
        self.number += 1
        self.at = entry.at
        aloud = self.settings.bots_explain
        said = self.thoughts.explained(self.game, entry, state_before, self.state, aloud)
        news = news_of(entry, said)
        if heard or news:
            self.logs.keep(viewers, heard, news, fleeting(self.game, self.state))
        states = state_before, self.state
        return Happened(entry, events, shown_before, self.shown, *states, viewers, heard, news)

    def _fold_other(self, entry: AnyEntry) -> None:
        match entry:
            case Acted() | Opened():
                raise AssertionError("folded elsewhere")
            case Changed():
                self._change(entry)
            case SeatTaken() | SeatFreed() | BotSeated():
                self._fold_seat(entry)
            case LinkMade():
                self.seating.links[entry.code] = Seat(entry.seat)
            case Moved(seat=seat):
                self.seating.hand_over({seat: entry.device})
            case Started():
                start(self, entry)
            case Said():
                self.chat.append(entry)
            case Asked():
                asked = Request(entry.what, Seat(entry.seat), (Seat(entry.seat),), entry.to)
                consider(self, asked, entry.at)
            case Answered():
                answer(self, entry)
            case TakenBack():
                take_back(self, Seat(entry.seat), is_free=True)
            case Lent():
                self.set_seat(entry.seat, lent=entry.on)
            case Listening():
                self.set_seat(entry.seat, sonar=entry.on)
            case HintAsked(seat=seat):
                self.set_seat(seat, hints=self.seats[seat].hints + 1)
            case Away():
                self.set_seat(entry.seat, away=True)
            case Back():
                self.set_seat(entry.seat, away=False)
            case Credited():
                if self.phase == "playing":
                    self.show(clocks=moved(self.shown.clocks, entry.milliseconds))
            case Rematched():
                self.show(rematch=entry.table, requests=())
            case Closed():
                self.show(phase="closed", clocks=(), requests=())
            case _:
                assert_never(entry)

    def _change(self, entry: Changed) -> None:
        """The table is laid differently."""
        seats = entry.seats
        for part in (self.seating, self.logs, self.questions):
            part.resize(seats)
        self.settings = entry.settings
        self.show(
            seats=(self.seats + (SeatShown(),) * seats)[:seats],
            requests=(),
            options=in_todays_terms(self.game, self.opened.rules, entry.options),
            settings=entry.settings.json(),
        )

    def _fold_seat(self, entry: SeatTaken | SeatFreed | BotSeated) -> None:
        seat = entry.seat
        match entry:
            case SeatTaken():
                self.seating.was_taken = True
                self.seating.hand_over({seat: entry.device})
                self.put_seat(seat, SeatShown("person", entry.name))
            case SeatFreed():
                self.seating.hand_over({seat: ""})
                self.put_seat(seat, SeatShown())
                self.show(requests=without_seat(self.shown.requests, seat))
            case BotSeated():
                self.seating.hand_over({seat: ""})
                self.put_seat(seat, SeatShown("bot", entry.name, entry.level))

    def _look_at_customs(self) -> None:
        practice = is_practice(self.settings, self.shown)
        hints = gives_hints(self.settings, self.shown)
        if (practice, hints) != (self.shown.practice, self.shown.hints):
            self.show(practice=practice, hints=hints)

    # What follows from a new state

    def _look_at_turns(self) -> None:
        """Update whom the game waits for, and whether anything is secret."""
        awaited = tuple(sorted(seat for seat in self.waits_for if seat >= 0))
        secrets = self.state is not None and self.game.has_secrets(self.state)
        if (awaited, secrets) != (self.shown.awaited, self.shown.secrets):
            self.show(awaited=awaited, secrets=secrets)

    def _look_at_questions(self) -> None:
        self.questions.look_at(self._to_act, self.game.rounds(self.state), self.newest)

    def _note_done(self, entry: AnyEntry, holders: list[str]) -> None:
        """A command is carried out. `holders` held the seats when it came. [T-2.5]"""
        seat = getattr(entry, "seat", -1)
        device = entry.by or holders[seat]
        step = self.newest[seat] if isinstance(entry, Acted | Said) else 0
        self.done.note(device, entry.id, step, {self.opened.host, *self.devices})

    # Showing

    def show(self, **parts: Any) -> None:
        self.shown = replace(self.shown, **parts)

    def put_seat(self, seat: int, shown: SeatShown) -> None:
        seats = list(self.seats)
        seats[seat] = shown
        self.show(seats=tuple(seats))

    def set_seat(self, seat: int, **parts: Any) -> None:
        self.put_seat(seat, replace(self.seats[seat], **parts))


def load_table(entries: list[AnyEntry], keep_steps: bool = False) -> Table:
    """A table from its whole log."""
    first, *rest = entries
    assert isinstance(first, Opened)
    table = Table(first, keep_steps)
    for entry in rest:
        table.fold(entry)
    return table
