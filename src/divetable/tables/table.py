"""A table: the fold of its log.

Everyone who looks on has a stream of their own: one for each seat and one for the public. A
stream counts only what its viewer is told. A common count would tell others how often somebody
saves a draft behind the screen.
"""

import hashlib
import hmac
from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple, assert_never, get_type_hints

from divetable.core.codec import Json, dump, load
from divetable.core.errors import RulesError
from divetable.core.game import Game, Seat
from divetable.core.options import as_of
from divetable.core.values import Value, replace
from divetable.games import GAMES
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
from divetable.tables.news import news_of
from divetable.tables.settings import Settings

PUBLIC = -1
"""The viewer who sees what everybody sees: spectators and the shared screen."""

Viewer = int  # a seat, or PUBLIC
Phase = Literal["open", "playing", "paused", "over", "closed"]
AnyGame = Game[Any, Any, Any, Any]

UNDO_REACH = 20  # steps [T-3.3]
LINES_KEPT = 300  # of the log of each viewer
ALOUD = (Said, TakenBack, Answered)
WITHOUT_CUSTOMS = (Acted, Said)  # entries that change neither seats nor settings


class SeatShown(Value):
    """A seat, as everybody sees it."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""  # of a bot
    away: bool = False  # the table's policy has taken over
    lent: bool = False  # spectators may look through its eyes
    left: bool = False  # gave up; a bot may play on
    sonar: bool = False  # hears what others see [T-6.5]
    hints: int = 0  # asked for so far [T-6.6]


class Request(Value):
    """Something that waits for consent. [T-3.1]"""

    what: Consent
    seat: Seat
    agreed: tuple[Seat, ...]
    to: int = 0  # swap: the other seat


class Clock(Value):
    """A clock that runs out at an instant, or has so many milliseconds left while paused."""

    kind: str  # "move": a seat's own time; else a deadline of the game
    seat: Seat | None
    number: int
    due: int
    grace: int = 0

    @property
    def alarm(self) -> int:
        return self.due + self.grace


class TableShown(Value):
    """What everybody at the table sees of it, besides the game."""

    game: str
    rules: int
    phase: Phase
    seats: tuple[SeatShown, ...]
    options: Json
    settings: Json
    requests: tuple[Request, ...]
    clocks: tuple[Clock, ...]
    awaited: tuple[Seat, ...]  # seats the game waits for now
    secrets: bool  # seats see what others may not: who shares a screen must look away
    seal: str  # hash of seed and salt [T-7.1]
    seed: str  # once it is over
    salt: str
    rematch: str  # the table of the rematch
    replay: str  # the code under which the game can be seen again, once it is over
    set_up: bool  # it began in a position that somebody laid [T-2.8]
    practice: bool  # everything may be taken back [T-3.5]
    hints: bool  # players may ask for hints [T-6.6]


class Played(NamedTuple):
    """A step of the game that others were told of, and what was hidden after it."""

    before: Any
    seat: Seat
    action: Any
    hidden: list[tuple[Seat, Any]]


class Line(NamedTuple):
    """A line of the log, as one viewer was told it."""

    step: int
    events: list[Any]
    news: Json


class TookBack(NamedTuple):
    """Somebody took back what others had learnt of. [T-3.5]"""

    seat: int
    after: int  # how many steps stood then
    steps: int  # how many were undone


class StepKept(NamedTuple):
    """A step that stands, for the record."""

    seat: int
    action: Json
    events: list[Json]
    agenda: list[Json] | None
    stand_in: bool
    told: bool  # to others than its seat
    thought: Json = None


class Happened(NamedTuple):
    """What an entry changed."""

    entry: AnyEntry
    events: tuple[Any, ...]
    shown_before: TableShown
    shown: TableShown
    state_before: Any
    state: Any
    told: frozenset[Viewer]
    heard: dict[Viewer, list[Any]]  # the events as each viewer is told them
    news: Json = None  # what is said about it


def seal(seed: str, salt: str) -> str:
    """What is published at the start and can be checked at the end. [T-7.1]"""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


class Table:
    """What the log says so far. Only `fold` changes it."""

    def __init__(self, opened: Opened, keep_steps: bool = False) -> None:
        self.opened = opened
        self.game: AnyGame = GAMES[opened.game]
        self.number = 1  # of the newest entry
        self.at = opened.at
        self.devices: list[str] = [""] * opened.seats
        self.links: dict[str, Seat] = {}  # one-time links of those who hold their seats now
        self.state: Any = None
        self._asked: Any = None  # the state in which the game waits
        self._asked_for: frozenset[Seat] = frozenset()  # these
        self.seed = self.salt = ""
        self.told: dict[Viewer, int] = dict.fromkeys((PUBLIC, *range(opened.seats)), 1)
        self.since = [1] * opened.seats
        self.was_taken = False  # somebody has sat here
        self.done = Ledger()
        self.lines: dict[Viewer, deque[Line]] = {
            viewer: deque(maxlen=LINES_KEPT) for viewer in self.told
        }
        self.recent: deque[Played] = deque(maxlen=UNDO_REACH)
        self.chat: deque[Said] = deque(maxlen=50)
        self.steps: list[StepKept] | None = [] if keep_steps else None
        self.took_back: list[TookBack] = []
        self._contexts: list[tuple[bool, int, int]] = [(False, 0, 0)] * opened.seats
        self._acts = [0] * opened.seats
        self._unsaid: tuple[Json, ...] = ()  # thoughts of bots, while boards are secret
        self.shown = TableShown(
            game=opened.game,
            rules=opened.rules,
            phase="open",
            seats=(SeatShown(),) * opened.seats,
            options=in_todays_terms(self.game, opened.rules, opened.options),
            settings=_json(opened.settings),
            requests=(),
            clocks=(),
            awaited=(),
            secrets=False,
            seal="",
            seed="",
            salt="",
            rematch="",
            replay="",
            set_up=opened.position is not None,
            practice=False,
            hints=False,
        )
        self.settings: Settings = opened.settings
        self._look_at_customs()

    # What one may ask it

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
    def waits_for(self) -> frozenset[Seat]:
        playing = self.state is not None and self.phase == "playing"
        return self._to_act if playing else frozenset()

    @property
    def _to_act(self) -> frozenset[Seat]:
        """Asked once for each state, not for each who wants to know."""
        if self._asked is not self.state:
            self._asked, self._asked_for = self.state, self.game.to_act(self.state)
        return self._asked_for

    @property
    def played_by_bots(self) -> tuple[Seat, ...]:
        """Seats for which the server shall let a bot think."""
        return bot_seats(self.shown.seats, self.settings.away == "bot")

    @property
    def someone_is_away(self) -> bool:
        return any_away(self.shown.seats)

    @property
    def alarm(self) -> int | None:
        """When a clock wants looking at next."""
        if self.phase != "playing":
            return None
        silent = self.settings.late == "wait"
        alarms = [
            clock.alarm for clock in self.shown.clocks if not (silent and clock.kind == "move")
        ]
        return min(alarms, default=None)

    def seats_of(self, device: str) -> list[Seat]:
        return [
            Seat(at)
            for at, holder in enumerate(self.devices)
            if holder and hmac.compare_digest(holder, device)
        ]

    def is_host(self, device: str) -> bool:
        return hmac.compare_digest(self.opened.host, device)

    # Folding

    def fold(self, entry: AnyEntry, applied: Any = None) -> Happened:
        """Take in the next entry. `applied` is the Step of an action that was just resolved."""
        shown_before, state_before, holders = self.shown, self.state, self.devices
        events: tuple[Any, ...] = ()
        heard: dict[Viewer, list[Any]] = {}
        if isinstance(entry, Acted):
            action, step = (entry.action, applied) if applied else self._again(entry)
            events, self.state = step.events, step.state
            heard = self._heard(events)
            if self.state.agenda != state_before.agenda:  # everyone sees that, even without events
                heard = {viewer: heard.get(viewer, []) for viewer in self.told}
            self._fold_action(entry, action, PUBLIC in heard, state_before)
        else:
            self._fold_other(entry)
            if not isinstance(entry, WITHOUT_CUSTOMS):
                self._look_at_customs()
        played = self.state is not state_before
        moved_on = played or self.shown.phase != shown_before.phase
        if moved_on:
            self._look_at_clocks(entry.at)
            self._look_at_turns()
        changed = self.shown is not shown_before and self.shown != shown_before
        if changed or (played and not isinstance(entry, Acted)) or is_said_aloud(entry):
            told = frozenset(self.told)
        else:
            told = frozenset(heard)
        for viewer in told:
            self.told[viewer] += 1
        if entry.id:
            self._note_done(entry, holders)
        if self.state is not None:
            self._look_at_contexts(anew=moved_on and not isinstance(entry, Acted))
        self.number += 1
        self.at = entry.at
        news = news_of(entry, self._explained(entry, state_before))
        if heard or news:
            self._keep_lines(told, heard, news)
        return Happened(
            entry,
            events,
            shown_before,
            self.shown,
            state_before,
            self.state,
            told,
            heard,
            news,
        )

    def _explained(self, entry: AnyEntry, before: Any) -> tuple[Json, ...]:
        """What bots thought, if they say so: at once, or after the round where seats have secrets.

        A thought holds the boards that were weighed, whatever came of it. [T-6.7]
        """
        if not isinstance(entry, Acted):
            if self.state is not before:
                self._unsaid = ()  # taken back
            return ()
        if entry.thought and self.settings.bots_explain:
            self._unsaid += ({"seat": entry.seat, "thought": entry.thought},)
        if not self._unsaid or (
            self.game.has_secrets(self.state)
            and self.game.rounds(self.state) == self.game.rounds(before)
        ):
            return ()
        said, self._unsaid = self._unsaid, ()
        return said

    def _heard(self, events: tuple[Any, ...]) -> dict[Viewer, list[Any]]:
        """Who is told something of these events, and what.

        Nobody is told less than the public; what it is told in full, all are.
        """
        seen_by = self.game.seen_by
        public = [seen_by(event, None) for event in events]
        secrets = [at for at, event in enumerate(events) if public[at] is not event]
        if not secrets:
            return dict.fromkeys(self.told, public) if public else {}
        heard: dict[Viewer, list[Any]] = {}
        for viewer in self.told:
            seen = public.copy()
            if viewer != PUBLIC:
                for at in secrets:
                    seen[at] = seen_by(events[at], Seat(viewer))
            if told := [one for one in seen if one is not None]:
                heard[viewer] = told
        return heard

    def _again(self, entry: Acted) -> tuple[Any, Any]:
        """An action of the log and its step; if the rules have changed since, by its events."""
        if self.opened.rules == self.game.rules_version:
            action = self.game.read_action(entry.action)
            return action, self.game.apply(self.state, Seat(entry.seat), action)
        step = evolved(self.game, self.state, entry.events, entry.agenda)
        try:
            return self.game.read_action(entry.action), step
        except RulesError:  # today's rules know no such action
            return entry.action, step

    def _fold_action(self, entry: Acted, action: Any, is_public: bool, before: Any) -> None:
        seat = Seat(entry.seat)
        if is_public:
            self.recent.append(Played(before, seat, action, []))
            if seat >= 0:
                self._acts[seat] += 1
            self._forget_undo(seat)
        elif self.recent:
            self.recent[-1].hidden.append((seat, action))
        if self.steps is not None:
            said = (dump(entry.action), dump(entry.events), dump(entry.agenda), entry.stand_in)
            self.steps.append(StepKept(seat, *said, is_public, entry.thought))
        if seat >= 0 and is_leaving(self.game, before, seat, action):
            self._set_seat(seat, left=True)
        if self.game.result(self.state) is not None:
            replay = self.opened.codes.get("replay", "")
            self._show(phase="over", seed=self.seed, salt=self.salt, requests=(), replay=replay)

    def _fold_other(self, entry: AnyEntry) -> None:
        match entry:
            case Acted() | Opened():
                raise AssertionError("folded elsewhere")
            case Changed():
                self._resize(entry.seats)
                self.settings = entry.settings
                options = in_todays_terms(self.game, self.opened.rules, entry.options)
                self._show(options=options, settings=_json(entry.settings))
            case SeatTaken(seat=seat):
                self.was_taken = True
                self._hand_over({seat: entry.device})
                self._put_seat(seat, SeatShown("person", entry.name))
            case SeatFreed(seat=seat):
                self._hand_over({seat: ""})
                self._put_seat(seat, SeatShown())
                self._withdraw_requests(seat)
            case BotSeated(seat=seat):
                self._hand_over({seat: ""})
                self._put_seat(seat, SeatShown("bot", entry.name, entry.level))
            case LinkMade():
                self.links[entry.code] = Seat(entry.seat)
            case Moved(seat=seat):
                self._hand_over({seat: entry.device})
            case Started():
                self.seed, self.salt = entry.seed, entry.salt
                options = options_to_play(self.game, self.shown)
                seats, position = len(self.seats), self.opened.position
                self.state = begun(self.game, seats, options, entry.seed, position)
                self._show(phase="playing", seal=seal(entry.seed, entry.salt), requests=())
            case Said():
                self.chat.append(entry)
            case Asked():
                asked = Request(entry.what, Seat(entry.seat), (Seat(entry.seat),), entry.to)
                self._consider(asked, entry.at)
            case Answered():
                self._fold_answer(entry)
            case TakenBack():
                self._take_back(Seat(entry.seat), is_free=True)
            case Lent():
                self._set_seat(entry.seat, lent=entry.on)
            case Listening():
                self._set_seat(entry.seat, sonar=entry.on)
            case HintAsked(seat=seat):
                self._set_seat(seat, hints=self.seats[seat].hints + 1)
            case Away():
                self._set_seat(entry.seat, away=True)
            case Back():
                self._set_seat(entry.seat, away=False)
            case Credited():
                self._shift_clocks(entry.milliseconds)
            case Rematched():
                self._show(rematch=entry.table, requests=())
            case Closed():
                self._show(phase="closed", clocks=(), requests=())
            case _:
                assert_never(entry)

    def _hand_over(self, holders: dict[int, str]) -> None:
        """Seats get other holders. A link dies with the holding it was made under. [T-1.6]"""
        devices = self.devices.copy()
        for seat, device in holders.items():
            devices[seat] = device
        self.devices = devices
        self.links = {code: seat for code, seat in self.links.items() if seat not in holders}

    def _look_at_customs(self) -> None:
        """What is usual depends on who plays. [T-3.5] [T-6.6]"""
        practice = self.settings.practice or self.shown.options.get("practice") in (True, "on")
        people = sum(seat.kind == "person" for seat in self.seats)
        hints = self.settings.hints
        if hints is None:
            hints = practice or people < 2
        if (practice, hints) != (self.shown.practice, self.shown.hints):
            self._show(practice=practice, hints=hints)

    def _resize(self, seats: int) -> None:
        now = len(self.seats)
        self.devices = (self.devices + [""] * seats)[:seats]
        self.links = {code: seat for code, seat in self.links.items() if seat < seats}
        shown = (self.seats + (SeatShown(),) * seats)[:seats]
        self._show(seats=shown, requests=())
        for viewer in range(now, seats):
            self.told[viewer] = self.told[PUBLIC]
            self.lines[viewer] = deque(maxlen=LINES_KEPT)
        for viewer in range(seats, now):
            del self.told[viewer], self.lines[viewer]
        self.since = [1] * seats
        self._contexts = [(False, 0, 0)] * seats
        self._acts = [0] * seats

    # Consent

    def request(self, what: Consent) -> Request | None:
        return next((one for one in self.shown.requests if one.what == what), None)

    def asked_to_agree(self, request: Request) -> list[Seat]:
        """Whose consent it takes. Bots agree to everything. [T-3.1]"""
        if request.what == "swap":
            both = (request.seat, Seat(request.to))
            return [seat for seat in self.persons if seat in both]
        return self.persons

    def _fold_answer(self, entry: Answered) -> None:
        request = self.request(entry.what)
        assert request is not None
        if not entry.agree:
            self._drop(entry.what)
            return
        agreed = (*request.agreed, Seat(entry.seat))
        self._consider(Request(request.what, request.seat, agreed, request.to), entry.at)

    def _consider(self, request: Request, at: int) -> None:
        self._drop(request.what)
        if set(self.asked_to_agree(request)) <= set(request.agreed):
            self._grant(request, at)
        else:
            self._show(requests=(*self.shown.requests, request))

    def _grant(self, request: Request, at: int) -> None:
        match request.what:
            case "pause":
                self._show(phase="paused", clocks=self._clocks_moved(-at))
            case "resume":
                self._show(phase="playing", clocks=self._clocks_moved(at))
            case "undo":
                self._take_back(request.seat, is_free=False)
            case "swap":
                self._swap(request.seat, Seat(request.to))
            case "rematch":  # the server opens it; until then all have agreed
                self._show(requests=(*self.shown.requests, request))
            case _:
                assert_never(request.what)

    def _drop(self, what: Consent) -> None:
        self._show(requests=tuple(one for one in self.shown.requests if one.what != what))

    def _withdraw_requests(self, seat: int) -> None:
        keep = [one for one in self.shown.requests if seat not in (one.seat, one.to)]
        self._show(requests=tuple(keep))

    def _swap(self, one: Seat, other: Seat) -> None:
        seats = list(self.seats)
        seats[one], seats[other] = seats[other], seats[one]
        self._hand_over({one: self.devices[other], other: self.devices[one]})
        self._show(seats=tuple(seats))

    # Taking back

    def _forget_undo(self, acted: Seat) -> None:
        """Who goes on playing no longer asks; nor is asked for what is out of reach. [T-3.3]"""
        request = self.request("undo") if self.shown.requests else None
        if request and (request.seat == acted or self.own_last(request.seat) is None):
            self._drop("undo")

    def own_last(self, seat: Seat) -> int | None:
        """Where in `recent` the seat's own last step is."""
        found = [at for at, played in enumerate(self.recent) if played.seat == seat]
        return found[-1] if found else None

    def _take_back(self, seat: Seat, is_free: bool) -> None:
        """Undo the seat's last step and what followed. [T-3.3]

        What others did in secret since is done again, so that no draft is lost and nobody can
        tell from it whether there was one.
        """
        at = self.own_last(seat)
        assert at is not None
        undone = list(self.recent)[at:]
        for _ in undone:
            self.recent.pop()
        self.state = undone[0].before
        for played in undone:
            if played.seat >= 0 and is_leaving(
                self.game, played.before, played.seat, played.action
            ):
                self._set_seat(played.seat, left=False)
        hidden = [one for played in undone for one in played.hidden]
        if self.steps is not None:
            self._drop_steps(len(undone))
            if not is_free:
                self.took_back.append(TookBack(seat, len(self.steps), len(undone)))
        for owner, action in hidden:
            try:
                step = self.game.apply(self.state, owner, self.game.read_action(action))
            except RulesError:
                continue  # it belonged to a later moment
            agenda = new_agenda(self.state, step.state)
            self.state = step.state
            if self.recent:
                self.recent[-1].hidden.append((owner, action))
            if self.steps is not None:
                said = (dump(action), dump(step.events), dump(agenda))
                self.steps.append(StepKept(owner, *said, stand_in=False, told=False))

    def _drop_steps(self, told: int) -> None:
        assert self.steps is not None
        while told:
            told -= self.steps.pop().told

    # Clocks

    def _look_at_clocks(self, at: int) -> None:
        """Start clocks that are new, drop those that are over. [T-4.1]"""
        if self.phase != "playing":
            if self.phase == "over" and self.shown.clocks:
                self._show(clocks=())
            return
        deadlines, seconds = self.game.deadlines(self.state), self.settings.move_seconds
        if not (deadlines or seconds or self.shown.clocks):
            return
        running = {(clock.kind, clock.seat, clock.number): clock for clock in self.shown.clocks}
        clocks = [
            running.get(
                (deadline.kind, None, deadline.number),
                Clock(
                    deadline.kind,
                    None,
                    deadline.number,
                    at + deadline.milliseconds,
                    deadline.grace,
                ),
            )
            for deadline in deadlines
        ]
        if seconds:
            waited_for = sorted(seat for seat in self._to_act if seat >= 0)
            for seat in waited_for:
                if self.seats[seat].kind == "bot" or self.seats[seat].left:
                    continue
                number = self._decision(seat)
                due = at + seconds * 1000
                clocks.append(running.get(("move", seat, number), Clock("move", seat, number, due)))
        if tuple(clocks) != self.shown.clocks:
            self._show(clocks=tuple(clocks))

    def _look_at_turns(self) -> None:
        """Say for whom everybody waits, and whether there is anything to hide."""
        awaited = tuple(sorted(seat for seat in self.waits_for if seat >= 0))
        secrets = self.state is not None and self.game.has_secrets(self.state)
        if (awaited, secrets) != (self.shown.awaited, self.shown.secrets):
            self._show(awaited=awaited, secrets=secrets)

    def _decision(self, seat: Seat) -> int:
        """Counts a seat's decisions, so that each has a clock of its own."""
        return self.game.rounds(self.state) + self._acts[seat]

    def _clocks_moved(self, milliseconds: int) -> tuple[Clock, ...]:
        return tuple(
            Clock(clock.kind, clock.seat, clock.number, clock.due + milliseconds, clock.grace)
            for clock in self.shown.clocks
        )

    def _shift_clocks(self, milliseconds: int) -> None:
        if self.phase == "playing":
            self._show(clocks=self._clocks_moved(milliseconds))

    # The log of each viewer

    def _keep_lines(
        self, told: frozenset[Viewer], heard: dict[Viewer, list[Any]], news: Json
    ) -> None:
        """Note what everyone was told. What an earlier dive showed is over by now. [T-6.9]"""
        if news is not None and news["type"] == "Explained":
            news = None  # long, and in the record later on
        passing = fleeting(self.game, self.state)
        for viewer in told:
            events, lines = heard.get(viewer, []), self.lines[viewer]
            if passing and any(type(event) in passing for event in events):
                forget(lines, passing)
            if events or news:
                lines.append(Line(self.told[viewer], events, news))

    # What was done, and what the game last asked of each seat [T-2.5]

    def _note_done(self, entry: AnyEntry, holders: list[str]) -> None:
        """`holders` held the seats when the command came."""
        seat = getattr(entry, "seat", -1)
        device = entry.by or holders[seat]
        step = self.told[seat] if isinstance(entry, Acted | Said) else 0
        self.done.note(device, entry.id, step, {self.opened.host, *self.devices})

    def _look_at_contexts(self, anew: bool) -> None:
        """Note on which step each seat was asked what it is asked now.

        `anew`: the game began, went on after a pause, or went back. A request alone asks nobody
        anything about the game, and must not make a move stale that is on its way.
        """
        if anew:
            self._contexts = [(False, -1, -1)] * len(self.since)
        waited_for, rounds = self._to_act, self.game.rounds(self.state)
        for at, old in enumerate(self._contexts):
            context = (at in waited_for, rounds, self._acts[at])
            if context != old:
                self._contexts[at] = context
                self.since[at] = self.told[at]

    # Showing

    def _show(self, **parts: Any) -> None:
        self.shown = replace(self.shown, **parts)

    def _put_seat(self, seat: int, shown: SeatShown) -> None:
        seats = list(self.seats)
        seats[seat] = shown
        self._show(seats=tuple(seats))

    def _set_seat(self, seat: int, **parts: Any) -> None:
        self._put_seat(seat, replace(self.seats[seat], **parts))


def fleeting(game: AnyGame, state: Any) -> frozenset[type]:
    """The kinds of event that are forgotten when the next of them come. [T-6.9]"""
    return frozenset() if state is None else game.fleeting(state)


def forget(lines: deque[Line], passing: frozenset[type]) -> None:
    """Leave in a log what its viewer may still know: only one line, and seldom an old one, holds
    what passes, because all such lines before were looked at when it came."""
    for at in range(len(lines) - 1, -1, -1):
        line = lines[at]
        left = [event for event in line.events if type(event) not in passing]
        if len(left) < len(line.events):
            del lines[at]
            if left or line.news:
                lines.insert(at, line._replace(events=left))
            return


@lru_cache(4096)
def bot_seats(seats: tuple[SeatShown, ...], away: bool) -> tuple[Seat, ...]:
    return tuple(
        Seat(at)
        for at, one in enumerate(seats)
        if one.kind == "bot" or one.left or (one.away and away)
    )


@lru_cache(4096)
def any_away(seats: tuple[SeatShown, ...]) -> bool:
    return any(seat.away for seat in seats)


def is_said_aloud(entry: AnyEntry) -> bool:
    """Whether everybody hears of it even if it changes nothing that is shown."""
    return isinstance(entry, ALOUD)


def is_leaving(game: AnyGame, before: Any, seat: Seat, action: Any) -> bool:
    """Whether a seat left the game for good by this, at that moment. [T-2.6]"""
    leaving = game.leave(before, seat)
    return leaving is not None and leaving == action


def in_todays_terms(game: AnyGame, rules: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table of these rules: what was usual then is said, in today's spelling."""
    return as_of(game.formerly.get(rules, {}), options)


def begun(game: AnyGame, seats: int, options: dict[str, Any], seed: str, position: Json) -> Any:
    """The game at its start, or in the position where this table begins. [T-2.8]"""
    if position is None:
        return game.start(seats, options, seed)
    state = game.set_up(position, seats, options)
    state.seed = seed  # what chance decides from here on, nobody knows
    return state


def options_to_play(game: AnyGame, shown: TableShown) -> dict[str, Any]:
    """The options of the game, with those that follow from the table's settings."""
    is_apart = shown.settings["pace"] == "correspondence"
    return {**shown.options, **(game.apart if is_apart else {})}


class Evolved(NamedTuple):
    """A step that was not resolved but told."""

    state: Any
    events: tuple[Any, ...]


def evolved(
    game: AnyGame, state: Any, events: Sequence[Any], agenda: Sequence[Any] | None = None
) -> Evolved:
    """The state after events that an older version of the rules wrote.

    Events change all of a state but its agenda, so that stands beside them where it changed.
    """
    fresh = state.copy()
    loaded = tuple(load(game.types["event"], event) for event in events)
    for event in loaded:
        game.evolve(fresh, event)
    if agenda is not None:
        fresh.agenda = load(_agenda_kind(game.types["state"]), agenda)
    return Evolved(fresh, loaded)


def new_agenda(before: Any, after: Any) -> tuple[Any, ...] | None:
    """What waits after a step; None if it is what waited before."""
    return None if after.agenda == before.agenda else tuple(after.agenda)


@cache
def _agenda_kind(state: Any) -> Any:
    return get_type_hints(state)["agenda"]


def _json(settings: Settings) -> Json:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


def load_table(entries: list[AnyEntry], keep_steps: bool = False) -> Table:
    """A table from its whole log."""
    first, *rest = entries
    assert isinstance(first, Opened)
    table = Table(first, keep_steps)
    for entry in rest:
        table.fold(entry)
    return table
