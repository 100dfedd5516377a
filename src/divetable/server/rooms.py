"""A table in memory, with the people at it.

Whatever is done to a table goes through `Room.submit`: decide, fold, store, and only then tell.
A room is a cache: another server may write to the same log at any time, in which case the
number of our entry is taken, and we read what happened and decide again.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from divetable.bots import HINT, Thought, Told
from divetable.core.errors import RulesError
from divetable.core.game import TABLE, Seat
from divetable.core.values import replace
from divetable.ocean import Scene
from divetable.server.feeds import Feed, Listener, viewer_of
from divetable.server.lifelines import AnyLifeline, Lifelines
from divetable.server.pictures import check_torch
from divetable.server.slices import Slices, first_table
from divetable.server.telling import Memories, heard_by, thought_shown, told
from divetable.server.torch import Held, SharedTorch
from divetable.server.turns import Turn
from divetable.storage.store import Append, Stage
from divetable.tables import refusals
from divetable.tables.commands import Shine
from divetable.tables.decisions import HINTS_BY, Decision, resolve, sit_out
from divetable.tables.entries import (
    Acted,
    AnyEntry,
    Away,
    Back,
    Closed,
    Credited,
    Rematched,
    Said,
    Started,
    decode,
    encode,
)
from divetable.tables.shown import PUBLIC, Clock, Viewer
from divetable.tables.steps import Happened
from divetable.tables.table import Table
from divetable.wire.messages import Gone, Presence, Torch, You
from divetable.wire.messages import encode as encode_message
from divetable.workshop import Full, Rank

if TYPE_CHECKING:
    from divetable.server.hall import Hall

MOST_READINGS = 3  # of the log for one who comes back
FROM_LOG = 300  # steps a client may be behind and still be told one by one
SHORTEST_SLEEP = 0.001  # seconds
ASKING = Rank(0, at_once=1, waiting=4)  # for hints: for each device, table and address
LONGEST_SLEEP = 3600.0  # seconds; timers of days are looked at again in between

WITHOUT_REVIEW = (Acted, Said)  # entries that change nobody's rights

Decide = Callable[[Table], Decision]


class Pass(NamedTuple):
    """By which right someone is in the room."""

    device: str  # hash of its token
    role: Literal["invite", "watch", "screen"]  # seats and host come by the way of the invited
    is_host: bool
    eyes: int | None = None


class Missed(NamedTuple):
    """Steps of long ago, made again for a viewer of a feed, up to one of them."""

    feed: Feed
    step: int
    text: bytes

    def is_joined(self, viewer: Viewer) -> bool:
        """Whether nothing is missing between it and what is kept."""
        return self.feed.remembers(viewer, self.step)


class NothingToDo(Exception):
    """What was to be done is done or no longer wanted."""


class Room:
    """One table, live."""

    def __init__(self, hall: "Hall", feed: Feed) -> None:
        self.hall = hall
        self.name = feed.name
        self.feed = feed
        self.late: LateFeed | None = None
        self.torch = SharedTorch(hall.server, self.name, self._tell_torch)
        self._lifelines = Lifelines(self, hall.presence_lasts if hall.config.bus else 0, monotonic)
        self.lock = Turn()
        self.last_used = hall.now()
        self._guests: dict[Listener, Pass] = {}
        self._returning: set[Listener] = set()  # what they missed is still being read
        self._here: dict[Seat, int] = {}  # seat -> connections of its holder
        self._lost: dict[Seat, int] = {}  # seat -> when it was last here; else since `_since`
        self._elsewhere: dict[Seat, int] = {}  # seat -> when another server last had it
        self._since = hall.now()  # nobody can be missed for longer than we look
        self._told_here: list[bool] = []
        self._ahead_of: int | None = None  # the last stored entry, while our fold may hold more
        self._thinking: set[Seat] = set()
        self._hints: dict[Seat, tuple[int, asyncio.Future[Any]]] = {}  # since when it was asked
        self._memories = Memories()
        self._timer: asyncio.TimerHandle | None = None
        self._patience = SHORTEST_SLEEP

    @property
    def table(self) -> Table:
        return self.feed.table

    # Doing

    async def submit(self, decide: Decide) -> Happened:
        """Carry out a decision: it is durable before anybody hears of it.

        Decided on the newest state; a RulesError means that nothing happened.
        """
        async with self.lock:
            if self._ahead_of is not None:
                await self._reload()
            await self._pay_time()
            happened = await self._carry_out(decide)
            self.offer_rematch()
        await self.hall.announce(self.name, self.table.number)
        return happened

    async def _carry_out(self, decide: Decide) -> Happened:
        """With the lock."""
        while True:
            entry, step = decide(self.table)
            self._ahead_of = self.table.number
            try:
                happened = self.table.fold(entry, step)
                done = await self.hall.store.append(self._row(entry))
            except BaseException:
                await self._reload()
                raise
            if done:
                break
            self.hall.metrics.conflicts.inc()
            await self._reload()
        self._ahead_of = None
        self._tell(happened)
        await self._after([entry])
        return happened

    def submit_now(self, decide: Decide, told: Callable[[Happened | None], None]) -> bool:
        """Carry out a step of the game without a task; False if somebody else is at the table.

        The promises are those of `submit`. `told` is called once the step is stored and told, or
        with None if that went wrong: `submit` then finds out what there is, and puts it right.
        """
        if self._ahead_of is not None or self._is_owed_time or not self.lock.take():
            return False
        number = self.table.number
        try:
            entry, step = decide(self.table)
            assert isinstance(entry, WITHOUT_REVIEW)
            self._ahead_of = number
            happened = self.table.fold(entry, step)
            row = self._row(entry)
            self.hall.store.append_soon(row, partial(self._stored, happened, told))
        except BaseException:
            self.lock.release()
            raise
        return True

    def _stored(
        self,
        happened: Happened,
        told: Callable[[Happened | None], None],
        outcome: bool | Exception,
    ) -> None:
        """The store has answered `submit_now`."""
        is_told = False
        try:
            if outcome is True:
                self._ahead_of = None
                self._tell(happened)
                self._note([happened.entry])
                self._go_on()
                self.offer_rematch()
                is_told = True
        except Exception as error:
            self.hall.failed("telling failed", error)
        finally:
            self.lock.release()
        if is_told and self.hall.config.bus:
            self.hall.spawn(self.hall.announce(self.name, self.table.number))
        told(happened if is_told else None)

    def _row(self, entry: AnyEntry) -> Append:
        table = self.table
        stage = stage_of(table)
        return Append(self.name, table.number, encode(entry), entry.at, table.alarm, stage)

    async def catch_up(self) -> None:
        """Take in what other servers did."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        if self._ahead_of is not None:
            await self._reload()
        news = [
            decode(data) for data in await self.hall.store.entries(self.name, self.table.number)
        ]
        for entry in news:
            self._tell(self.table.fold(entry))
        if news:
            await self._after(news)

    async def _reload(self) -> None:
        """Our fold ran ahead of the log: begin again, and tell what others did meanwhile.

        If the store does not answer we stay ahead, and whoever comes next tries again. If our
        entry was stored after all, it is among the news.
        """
        told_up_to = self._ahead_of
        assert told_up_to is not None
        log = await self.hall.log_of(self.name)
        self.feed.replaced(await self.hall.slices.table(log[:told_up_to]))
        self._ahead_of = None
        news = list(map(decode, log[told_up_to:]))
        for entry in news:
            self._tell(self.table.fold(entry))
        await self._after(news)
        if news:  # others may not have heard of it from whoever wrote it
            self.hall.spawn(self.hall.announce(self.name, self.table.number))

    async def _after(self, entries: Sequence[AnyEntry]) -> None:
        """What follows from new entries: delayed spectators, permissions, and what goes on."""
        self._note(entries)
        if not all(isinstance(entry, WITHOUT_REVIEW) for entry in entries):
            if any(isinstance(entry, Started) for entry in entries):
                self._since = self.last_used
            await self._review()
        self._go_on()

    def _note(self, entries: Sequence[AnyEntry]) -> None:
        self.last_used = self.hall.now()
        self._patience = SHORTEST_SLEEP
        if self.late:
            self.late.add(entries)

    def _go_on(self) -> None:
        if self._hints:
            self._drop_stale_hints()
        if self.is_watched:
            self.hall.pictures.look_ahead(self.name, self.table)
        self.wake()

    def _tell(self, happened: Happened) -> None:
        self._memories.add(happened)
        self.feed.tell(happened)

    # Looking on

    async def open(
        self, listener: Listener, pass_: Pass, seen: dict[str, int], address: str = ""
    ) -> None:
        """Let someone in. What they missed comes first."""
        wanted = {viewer_of(name): step for name, step in seen.items()}
        missed: dict[Viewer, Missed] = {}
        self._returning.add(listener)
        try:
            for _ in range(MOST_READINGS):  # the table may have gone on far while we read
                missed = await self._missed(listener, pass_, wanted, address)
                if all(one.is_joined(viewer) for viewer, one in missed.items()):
                    break
            await self._let_in(listener, pass_, wanted, missed)
        finally:
            self._returning.discard(listener)
        self.wake()

    async def _let_in(
        self,
        listener: Listener,
        pass_: Pass,
        wanted: dict[Viewer | None, int],
        missed: dict[Viewer, Missed],
    ) -> None:
        async with self.lock:
            if self._ahead_of is not None:
                await self._reload()
            self.last_used = self.hall.now()
            viewers = viewers_for(self.table, pass_)
            was_here = self._guests.get(listener) == pass_
            self._guests[listener] = pass_
            feed = await self._feed_for(pass_)
            for viewer in viewers:
                self._listen(feed, listener, viewer, wanted.get(viewer), missed.get(viewer))
            if not was_here:
                self._came(listener, self._seats_of(pass_))
            if feed is self.feed and self.torch.is_held:
                listener.send(encode_message(torch_of(self.torch.held)))

    def is_open_to(self, listener: Listener, pass_: Pass) -> bool:
        return self._guests.get(listener) == pass_

    def close(self, listener: Listener) -> None:
        """Someone looks away."""
        pass_ = self._guests.pop(listener, None)
        for feed in self._feeds:
            for viewer in feed.viewers_of(listener):
                feed.forget(listener, viewer)
        if pass_:
            self._went(self._seats_of(pass_))

    def follows(self, listener: Listener, seat: int) -> bool:
        return self.feed.is_heard_by(listener, seat)

    async def check_lent(self, pass_: Pass, eyes: int) -> None:
        """Eyes must be lent now, and for those who see everything later then, too. [T-6.3]"""
        if self.table.seats_of(pass_.device):
            raise refusals.EYES_AT_TABLE()
        for table in (self.table, await self.seen_by(pass_)):
            if eyes >= len(table.seats) or not table.seats[eyes].lent:
                raise refusals.EYES_NOT_LENT(seat=eyes)

    def admits(self, listener: Listener, device: str) -> bool:
        """Whether someone may want anything here: by a seat, as the host, or invited. [T-8.1]"""
        pass_ = self._guests.get(listener)
        if pass_ is not None and pass_.role == "invite":
            return True
        return self.table.is_host(device) or bool(self.table.seats_of(device))

    @property
    def is_watched(self) -> bool:
        return bool(self._guests)

    @property
    def _feeds(self) -> list[Feed]:
        return [self.feed, self.late.feed] if self.late else [self.feed]

    async def _feed_for(self, pass_: Pass) -> Feed:
        if not self.table.settings.spectator_delay or not is_spectator(self.table, pass_):
            return self.feed
        if self.late is None:
            log = await self.hall.log_of(self.name)
            delay = self.table.settings.spectator_delay * 1000
            self.late = await late_feed(self.name, log, delay, self.hall.now, self.hall.slices)
        return self.late.feed

    async def _missed(
        self, listener: Listener, pass_: Pass, wanted: dict[Viewer | None, int], address: str
    ) -> dict[Viewer, Missed]:
        """Steps of long ago that someone wants, made again from the log while the table goes on."""
        if not wanted:
            return {}
        async with self.lock:
            if self._ahead_of is not None:
                await self._reload()
            feed = await self._feed_for(pass_)
            number, steps = feed.table.number, dict(feed.table.newest)
            viewers = [
                viewer
                for viewer in viewers_for(self.table, pass_)
                if viewer in steps
                and wanted.get(viewer, 0) > 0
                and 0 < steps[viewer] - wanted[viewer] <= FROM_LOG
                and not feed.remembers(viewer, wanted[viewer])
            ]
            for viewer in viewers:
                feed.keep(viewer)
                feed.forget(listener, viewer)  # nothing newer before what was missed
        if not viewers:
            return {}
        log = (await self.hall.log_of(self.name))[:number]
        found: dict[Viewer, Missed] = {}
        for viewer in viewers:
            asked = (self.name, log, viewer, wanted[viewer], address)
            with suppress(RulesError):  # too much: then they are shown everything as it is now
                found[viewer] = Missed(feed, steps[viewer], await self.hall.archive.missed(*asked))
        return found

    def _listen(
        self,
        feed: Feed,
        listener: Listener,
        viewer: Viewer,
        seen: int | None,
        missed: Missed | None,
    ) -> None:
        """What was made again is sent if nothing is missing between it and what is kept."""
        if missed and missed.feed is feed and missed.is_joined(viewer):
            listener.send(feed.message(viewer, missed.text))
            seen = missed.step
        feed.listen(listener, viewer, seen)

    async def seen_by(self, pass_: Pass) -> Table:
        """The table as someone may see it: now, or as it was some time ago."""
        async with self.lock:
            viewers_for(self.table, pass_)
            return (await self._feed_for(pass_)).table

    async def _review(self) -> None:
        """Seats or permissions changed: everyone follows what they now may, and no more."""
        for listener, pass_ in list(self._guests.items()):
            before = {viewer for feed in self._feeds for viewer in feed.viewers_of(listener)}
            try:
                viewers = viewers_for(self.table, pass_)
            except RulesError:
                viewers = []
            feed = await self._feed_for(pass_)
            for other in self._feeds:
                for viewer in other.viewers_of(listener):
                    if other is not feed or viewer not in viewers:
                        other.forget(listener, viewer)
            for viewer in viewers:
                if viewer not in feed.viewers_of(listener) and listener not in self._returning:
                    feed.listen(listener, viewer, None)
            if not viewers:
                listener.send(encode_message(Gone(table=self.name)))
            elif set(viewers) != before:
                listener.send(encode_message(self.you(pass_, "")))
        now = self.hall.now()
        self._lost.update(dict.fromkeys(self._here, now))
        self._here = {}
        for pass_ in self._guests.values():
            for seat in self._seats_of(pass_):
                self._here[seat] = self._here.get(seat, 0) + 1
        self.tell_presence()

    def you(self, pass_: Pass, id: str) -> You:
        """Who a guest is at this table, and which links they may hand on."""
        seats = self._seats_of(pass_)
        trusted = bool(seats) or (pass_.is_host and pass_.role == "invite")
        codes = self.table.opened.codes
        invites = ("invite",) if pass_.role == "screen" else ()  # it shows them to the whole room
        roles = ("invite", "watch", "screen") if trusted else invites
        return You(
            id=id,
            table=self.name,
            role=pass_.role if not seats else "seat",
            seats=list(map(int, seats)),
            host=pass_.is_host,
            links={role: codes[role] for role in roles if role in codes},
        )

    def _seats_of(self, pass_: Pass) -> list[Seat]:
        return [] if pass_.role in ("watch", "screen") else self.table.seats_of(pass_.device)

    # Who is here

    def _came(self, listener: Listener, seats: list[Seat]) -> None:
        """A connection of these seats' holder came."""
        for seat in seats:
            self._here[seat] = self._here.get(seat, 0) + 1
        if seats:
            self.hall.tell_presence(self.name, seats)
        self.tell_presence()
        listener.send(encode_message(self._presence()))

    def _went(self, seats: list[Seat]) -> None:
        """A connection of these seats' holder went."""
        for seat in seats:
            self._here[seat] = self._here.get(seat, 1) - 1
            self._lost[seat] = self.hall.now()
            if self._here[seat] <= 0:
                del self._here[seat]
            if not self.is_here(seat):
                self.torch.move(seat, None)
        if seats:
            self.tell_presence()
            self.wake()

    def seen_elsewhere(self, seats: Iterable[Seat]) -> None:
        """Another server has these seats connected."""
        for seat in seats:
            self._elsewhere[seat] = self._lost[seat] = self.hall.now()
        self.tell_presence()
        self.wake()

    def keep_believing(self) -> None:
        """We cannot hear the other servers, so we take it that nobody has left."""
        now = self.hall.now()
        self._since = now
        for seat in self._elsewhere:
            if self._gone_at(seat) > now:
                self._elsewhere[seat] = now

    def is_here(self, seat: Seat) -> bool:
        return seat in self._here or self._gone_at(seat) > self.hall.now()

    def _gone_at(self, seat: Seat) -> int:
        """Until when we believe the other servers that it is there."""
        lasts = int(self.hall.presence_lasts * 1000)
        return self._elsewhere[seat] + lasts if seat in self._elsewhere else 0

    @property
    def seats_here(self) -> list[Seat]:
        return list(self._here)

    def _presence(self) -> Presence:
        here = [self.is_here(Seat(at)) for at in range(len(self.table.seats))]
        return Presence(table=self.name, here=here)

    def tell_presence(self) -> None:
        """Say who is here, if that has changed."""
        presence = self._presence()
        if presence.here == self._told_here:
            return
        self._told_here = presence.here
        self._send_all(presence)

    def _send_all(self, message: Presence | Torch) -> None:
        """To everybody but those who see everything later."""
        data = encode_message(message)
        for listener in self.feed.listeners:
            listener.send(data)

    # The torch that all share [T-6.8]

    def shine(self, listener: Listener, wanted: Shine) -> None:
        """Someone who looks moves the torch, or puts it down."""
        pass_ = self._guests.get(listener)
        if pass_ is None or wanted.seat not in self._seats_of(pass_):
            raise refusals.NOT_YOUR_SEAT(seat=wanted.seat)
        check_torch(self.table)
        self.torch.move(wanted.seat, wanted.place, wanted.take)

    def _tell_torch(self, held: Held) -> None:
        self._send_all(torch_of(held))
        if held.server == self.hall.server:
            self.hall.announce_torch(held)

    # Clocks, bots and whatever else moves by itself

    def wake(self) -> None:
        """Look at everything that moves by itself, now and when the next clock is due."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.table.played_by_bots:
            self._let_bots_think()
        if (self._cares_who_is_here or self.table.someone_is_away) and self._back_or_away():
            self.hall.spawn(self._follow_policy())
        instants = [at for at in (self.table.alarm, self._next_away()) if at is not None]
        if instants:
            wait = min(max(0.0, (min(instants) - self.hall.now()) / 1000), LONGEST_SLEEP)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait + self._patience, self._ring)
        self._lifelines.look()

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
        if self.late:
            self.late.stop()
        self.torch.stop()
        self._lifelines.stop()

    def _ring(self) -> None:
        self._timer = None
        self.hall.spawn(self._look_at_clocks())

    async def _look_at_clocks(self) -> None:
        """If nothing came of it, look again later and later: a clock must not keep us busy."""
        number = self.table.number
        alarm = self.table.alarm
        is_due = alarm is not None and alarm <= self.hall.now()
        if is_due:
            await self._try(self._time_up)
        moved = self.table.number > number
        longest = 60.0 if is_due else 1.0  # while the time stands still nothing is due
        self._patience = SHORTEST_SLEEP if moved else min(self._patience * 2, longest)
        self.wake()

    def _time_up(self, table: Table) -> Decision:
        """The step that a clock makes when it runs out. [T-4.3]"""
        now = self.hall.now()
        late = table.settings.late
        for clock in sorted(table.shown.clocks, key=lambda clock: clock.alarm):
            if table.phase != "playing" or clock.alarm > now:
                break
            if clock.kind != "move":
                return resolve(table, TABLE, _time_up_action(table, clock), now)
            if late == "wait" or clock.seat not in table.waits_for:
                continue
            assert clock.seat is not None
            if late == "sit_out":
                step = sit_out(table, clock.seat, now)
                if step:
                    return step
            self._let_think(clock.seat, once=True)
        raise NothingToDo

    # Those who are away [T-4.4]

    @property
    def _cares_who_is_here(self) -> bool:
        settings = self.table.settings
        playing = self.table.phase == "playing"
        return playing and settings.pace == "live" and settings.away != "wait"

    def _next_away(self) -> int | None:
        if not self._cares_who_is_here:
            return None
        seats = self.table.seats
        return min(
            (
                max(self._missed_at(seat), self._gone_at(seat))
                for seat in self.table.persons
                if seat not in self._here and not seats[seat].away
            ),
            default=None,
        )

    def _missed_at(self, seat: Seat) -> int:
        """When the table's patience with a seat that does not come back is over."""
        last_here = max(self._lost.get(seat, 0), self._since)
        return last_here + self.table.settings.away_seconds * 1000

    def _back_or_away(self) -> bool:
        try:
            self._policy(self.table)
        except NothingToDo:
            return False
        return True

    async def _follow_policy(self) -> None:
        await self._try(self._policy)

    def _policy(self, table: Table) -> Decision:
        now = self.hall.now()
        for at, seat in enumerate(table.seats):
            if seat.away and self.is_here(Seat(at)):
                return Back(at=now, seat=at), None
        if self._cares_who_is_here:
            for at, seat in enumerate(table.seats):
                if seat.kind != "person" or seat.left:
                    continue
                gone = self._missed_at(Seat(at)) <= now and not self.is_here(Seat(at))
                if gone and not seat.away:
                    return Away(at=now, seat=at), None
                if seat.away and table.settings.away == "sit_out" and at in table.waits_for:
                    step = sit_out(table, Seat(at), now)
                    if step:
                        return step
        raise NothingToDo

    # Those who must stay connected [T-4.6]

    def lifelines(self) -> list[AnyLifeline]:
        table = self.table
        if table.phase != "playing":
            return []
        bots = table.played_by_bots
        return [one for one in table.game.lifelines(table.state) if one.seat not in bots]

    def heard_of(self, seat: Seat) -> float | None:
        return max((listener.heard_at for listener in self._holders_of(seat)), default=None)

    def is_elsewhere(self, seat: Seat) -> bool:
        return self._gone_at(seat) > self.hall.now()

    def probe(self, seat: Seat) -> None:
        for listener in self._holders_of(seat):
            listener.probe()

    def cut(self, lifeline: AnyLifeline) -> None:
        def decide(table: Table) -> Decision:
            if lifeline not in self.lifelines():
                raise NothingToDo
            return resolve(table, TABLE, lifeline.action, self.hall.now(), stand_in=True)

        self.hall.spawn(self._try(decide))

    def _holders_of(self, seat: Seat) -> list[Listener]:
        return [one for one, pass_ in self._guests.items() if seat in self._seats_of(pass_)]

    async def _try(self, decide: Decide) -> None:
        """Do what the table itself wants, unless someone was quicker."""
        try:
            await self.submit(decide)
        except (NothingToDo, RulesError):
            pass
        except Exception as error:
            self.hall.log.error("table failed", table=self.name, problem=type(error).__name__)

    # Bots

    def _let_bots_think(self) -> None:
        for seat in self.table.waits_for.intersection(self.table.played_by_bots):
            self._let_think(seat, once=False)

    def _let_think(self, seat: Seat, once: bool) -> None:
        if seat not in self._thinking:
            self._thinking.add(seat)
            self.hall.spawn(self._think(seat, once))

    async def _think(self, seat: Seat, once: bool) -> None:
        """A bot plays a seat, or decides once for a person whose time is over. [T-4.3]"""
        table = self.table
        since = table.since[seat]
        is_bot = table.seats[seat].kind == "bot"
        level = table.seats[seat].level if is_bot else self._stand_in
        try:
            if is_bot and self.hall.config.bot_pause:
                await asyncio.sleep(self.hall.config.bot_pause)
            keys = (f"device {table.opened.host}", f"table {self.name}")
            thought = await self.hall.think(await self._told(seat, level), level, keys)

            def decide(table: Table) -> Decision:
                wanted = once or seat in table.played_by_bots
                if not wanted or seat not in table.waits_for or table.since[seat] != since:
                    raise NothingToDo
                return resolve(
                    table,
                    seat,
                    thought.action,
                    self.hall.now(),
                    stand_in=not is_bot,
                    thought=thought_shown(thought, level),
                )

            await self._try(decide)
        finally:
            self._thinking.discard(seat)
        self.wake()

    @property
    def _stand_in(self) -> str:
        """Who plays for a person: a bot of middling skill, if there is one."""
        wanted = self.hall.config.stand_in
        return wanted if wanted in self.hall.levels_of(self.table.game.name) else "random"

    async def _told(self, seat: Seat, level: str) -> Told:
        """Everything that this seat was told and sees. [T-1.5]"""
        if level == "random":
            return Told(self.table.game.name, seat, self.table.game.view(self.table.state, seat))
        await self._recall(seat)
        async with self.lock:
            known, now = told(self.table, seat, self._memories), self._scene()
        if now is None:
            return known
        return replace(
            known, picture=await self.hall.pictures.field(self.name, now, "above", "av1")
        )

    async def _recall(self, seat: Seat) -> None:
        """Have a seat remember all it was told, from the log, while the table goes on."""
        async with self._memories.recalling:
            if seat in self._memories:
                return
            async with self.lock:
                if self._ahead_of is not None:
                    await self._reload()
                number = self.table.number
                self._memories.begin(seat)
            log = await self.hall.log_of(self.name)
            earlier = await heard_by(seat, log[:number], self.hall.slices)
            self._memories.complete(seat, earlier)

    def _scene(self) -> Scene | None:
        """What there is to see besides, in Dive."""
        try:
            now = self.hall.pictures.scene(self.name, self.table)
        except RulesError:
            return None
        return now if now.cards else None

    def check_hint(self, seat: Seat) -> None:
        """Refused while a bot thinks about it already. [T-6.6]"""
        if seat in self._hints:
            raise refusals.TOO_FAST()

    async def hint(self, device: str, seat: Seat, address: str) -> Any:
        """What a bot would do in this seat's place, from what that seat knows. [T-6.6]

        It comes after the turns of all bots, in fair turns between devices, tables and addresses.
        """
        self.check_hint(seat)
        table = self.table
        keys = (f"device {device}", f"table {self.name}", f"address {address}")
        thinking = asyncio.ensure_future(self._think_for(seat, keys))
        self._hints[seat] = table.since[seat], thinking
        try:
            thought = await thinking
        except asyncio.CancelledError:
            if is_cancelled():
                raise
            raise refusals.STALE() from None  # the question is gone
        finally:
            del self._hints[seat]
        return thought_shown(thought, HINTS_BY)

    async def _think_for(self, seat: Seat, keys: Sequence[str]) -> Thought:
        """A picture to look at costs more than the thought, so who waits is told nothing yet."""
        try:
            async with self.hall.hinting.turn(ASKING, keys):
                known = await self._told(seat, HINTS_BY)
                return await self.hall.think(known, HINTS_BY, keys, HINT)
        except Full:
            raise refusals.TOO_FAST() from None

    def _drop_stale_hints(self) -> None:
        """Nobody needs a hint for what the game asks no longer."""
        for seat, (since, thinking) in self._hints.items():
            gone = seat >= len(self.table.seats) or seat not in self.table.waits_for
            if gone or self.table.since[seat] != since:
                thinking.cancel()

    # Rematch, credit, closing

    def offer_rematch(self) -> None:
        request = self.table.request("rematch")
        if request is None or self.table.shown.rematch:
            return
        if set(self.table.asked_to_agree(request)) <= set(request.agreed):
            self.hall.spawn(self._rematch())

    async def _rematch(self) -> None:
        name = await self.hall.open_rematch(self.table)

        def decide(table: Table) -> Decision:
            if table.shown.rematch or table.request("rematch") is None:
                raise NothingToDo
            return Rematched(at=self.hall.now(), table=name), None

        await self._try(decide)

    def is_idle(self, since: int, until: int) -> bool:
        """Whether nothing was done here since then, and nothing will happen until then."""
        is_thinking = self._thinking or self._hints
        busy = self.is_watched or self.lock.locked() or is_thinking or self._ahead_of is not None
        instants = [at for at in (self.table.alarm, self._next_away()) if at is not None]
        return not busy and self.last_used < since and min(instants, default=until) >= until

    @property
    def _is_owed_time(self) -> bool:
        """Whether a clock runs here that ran while nobody was there. [T-4.2]"""
        table = self.table
        return table.at < self.hall.pulse.absences.until and runs_a_clock(table)

    def _credit(self, table: Table) -> Decision:
        absences = self.hall.pulse.absences
        if table.at >= absences.until or not runs_a_clock(table):  # or another server did it
            raise NothingToDo
        at = max(self.hall.now(), absences.until)
        return Credited(at=at, milliseconds=absences.since(table.at)), None

    async def _pay_time(self) -> None:
        """With the lock: credit clocks that ran without us before anything else happens."""
        if self._is_owed_time:
            with suppress(NothingToDo):
                await self._carry_out(self._credit)
                self.hall.spawn(self.hall.announce(self.name, self.table.number))

    async def credit(self) -> None:
        """If the store fails just now it is done before whatever happens next at the table."""
        try:
            async with self.lock:
                if self._ahead_of is not None:
                    await self._reload()
                await self._pay_time()
        except Exception as error:
            self.hall.log.error("table failed", table=self.name, problem=type(error).__name__)

    def shift(self, milliseconds: int) -> None:
        """The time went on without us, or back: nobody was missed meanwhile."""
        self._since += milliseconds
        self.last_used += milliseconds
        for instants in (self._lost, self._elsewhere):
            for seat in instants:
                instants[seat] += milliseconds

    async def shut(self) -> None:
        """Nobody came back. [T-8.3]"""

        def decide(table: Table) -> Decision:
            if table.phase in ("over", "closed"):
                raise NothingToDo
            return Closed(at=self.hall.now()), None

        await self._try(decide)


def is_cancelled() -> bool:
    """Whether this task is being cancelled, and not only what it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def runs_a_clock(table: Table) -> bool:
    return table.phase == "playing" and bool(table.shown.clocks)


def stage_of(table: Table) -> Stage:
    """How far a table has come, for those who tidy up. [T-8.3]"""
    if table.phase in ("over", "closed"):
        return "over"
    if not table.seating.was_taken:
        return "new"
    if table.shown.set_up and len({*table.devices} - {""}) <= 1:
        return "lesson"  # one device plays it alone
    return "open" if table.phase == "open" else "playing"


def torch_of(held: Held) -> Torch:
    return Torch(table=held.table, seat=held.seat, place=held.place)


def _time_up_action(table: Table, clock: Clock) -> Any:
    game, running = table.game, table.game.deadlines(table.state)
    if game.time_up is None or all(one.number != clock.number for one in running):
        raise NothingToDo
    return game.time_up(clock.number)


class LateFeed:
    """The table as it was some time ago. [T-6.2]"""

    def __init__(self, name: str, table: Table, delay: int, now: Callable[[], int]) -> None:
        self.feed = Feed(name, table)
        self._delay = delay
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._waiting: deque[AnyEntry] = deque()

    def add(self, entries: Iterable[AnyEntry]) -> None:
        self._waiting.extend(entries)
        if self._timer is None:
            self._advance()

    def begin(self, entry: AnyEntry) -> None:
        """An entry of the log: from long ago, or to be told later."""
        self._waiting.append(entry)
        self._take_in()

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()

    def _take_in(self) -> None:
        while self._waiting and self._waiting[0].at + self._delay <= self._now():
            self.feed.tell(self.feed.table.fold(self._waiting.popleft()))

    def _advance(self) -> None:
        self._timer = None
        self._take_in()
        if self._waiting:
            wait = (self._waiting[0].at + self._delay - self._now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait + 0.001, self._advance)


async def late_feed(
    name: str, log: list[bytes], delay: int, now: Callable[[], int], slices: Slices
) -> LateFeed:
    """A late feed of a table that has been there for a while."""
    late = LateFeed(name, first_table(log), delay, now)
    await slices.each(log[1:], lambda data: late.begin(decode(data)))
    late.add(())
    return late


def viewers_for(table: Table, pass_: Pass) -> list[Viewer]:
    """The streams someone may follow; a refusal if there are none. [T-1.3] [T-6.1] [T-6.3]"""
    if pass_.role not in ("watch", "screen"):
        seats = table.seats_of(pass_.device)
        if len(seats) > 1:  # a device that goes round lies open in between
            return [*map(int, seats), PUBLIC]
        if seats:
            return list(map(int, seats))
    if not is_spectator(table, pass_):
        return [PUBLIC]
    if not table.settings.spectators or table.shown.options.get("spectators") in (False, "off"):
        raise refusals.NO_SPECTATORS()
    if pass_.eyes is None or table.seats_of(pass_.device):
        return [PUBLIC]
    if pass_.eyes >= len(table.seats) or not table.seats[pass_.eyes].lent:
        return [PUBLIC]
    return [pass_.eyes]


def is_spectator(table: Table, pass_: Pass) -> bool:
    """Whoever came to look on, or came too late to play."""
    if pass_.role == "screen":
        return False
    if pass_.role == "watch":
        return True
    return table.phase != "open" and not table.seats_of(pass_.device) and not pass_.is_host
