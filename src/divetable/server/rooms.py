"""A table in memory.

Whatever is done to a table goes through `Room.submit`: decide, fold, store, and only then tell.
A room is a cache: another server may write to the same log at any time, in which case the
number of our entry is taken, and we read what happened and decide again.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from divetable.core.errors import RulesError
from divetable.server.alarms import Alarm
from divetable.server.bot_seats import BotSeats
from divetable.server.errands import Decide, Errand, NothingToDo, do_nothing, settle
from divetable.server.feeds import Feed, Listener
from divetable.server.guests import Guests
from divetable.server.inbox import Inbox
from divetable.server.lifelines import Lifelines, SeatedDivers
from divetable.server.pictures import check_torch
from divetable.server.presence import Presence
from divetable.server.sweeps import stage_of
from divetable.server.torch import Held, SharedTorch, torch_of
from divetable.storage.store import Append
from divetable.tables import refusals
from divetable.tables.commands import Shine
from divetable.tables.decisions import Decision
from divetable.tables.entries import (
    Acted,
    AnyEntry,
    Credited,
    Said,
    Started,
    decode,
    encode,
)
from divetable.tables.steps import Happened
from divetable.tables.table import Table
from divetable.wire.messages import encode as encode_message

if TYPE_CHECKING:
    from divetable.server.hall import Hall

T = TypeVar("T")

WITHOUT_REVIEW = (Acted, Said)  # entries that change nobody's rights


class Room:
    """One table, live: its fold and its inbox, and whoever has to do with it."""

    def __init__(self, hall: "Hall", feed: Feed) -> None:
        self.hall = hall
        self.name = feed.name
        self.feed = feed
        self.inbox = Inbox()
        self.last_used = hall.now()
        self._ahead_of: int | None = None  # the last stored entry, while our fold may hold more
        self.guests = Guests(self)
        self.presence = Presence(self)
        self.bots = BotSeats(self)
        self.alarm = Alarm(self)
        self.torch = SharedTorch(hall.server, self.name, self._tell_torch)
        newcomers = hall.between.presence_lasts if hall.config.bus else 0
        self._lifelines = Lifelines(SeatedDivers(self), newcomers, monotonic)

    @property
    def table(self) -> Table:
        return self.feed.table

    @property
    def is_as_stored(self) -> bool:
        """Whether the store has all that our fold holds."""
        return self._ahead_of is None

    # Doing

    def submit(self, decide: Decide) -> asyncio.Future[Happened]:
        """Carry out a decision: the one way in which a table changes.

        It is decided on the newest state, stored, and only then told to anybody. If nobody else is
        at the table it begins within this call, otherwise in its turn. Whatever the decision raises
        is the answer, and nothing has happened; a StoreError says that the store cannot do it now.
        To give up waiting loses nothing that was begun, and nothing is begun for those who did.
        """
        errand = Errand(decide)
        self.inbox.put(partial(self._begin, errand))
        return errand.answer

    async def attempt(self, decide: Decide) -> None:
        """Do what the table itself wants, unless somebody was quicker."""
        try:
            await self.submit(decide)
        except (NothingToDo, RulesError):
            pass
        except Exception as error:
            self.hall.log.error("table failed", table=self.name, problem=type(error).__name__)

    def _begin(self, errand: Errand) -> None:
        if errand.answer.done():
            self.inbox.done()
        elif self._ahead_of is None:
            self._decide(errand)
        else:
            self.hall.spawn(self._put_right(errand))

    def _decide(self, errand: Errand) -> None:
        """Decide, fold, and hand to the store. Time that is owed is credited before all else."""
        table = self.table
        decide = self._credit if self._is_owed_time else errand.decide
        try:
            entry, step = decide(table)
            self._ahead_of = table.number
            happened = table.fold(entry, step)
            row = self._row(entry)
            self.hall.store.append_soon(row, partial(self._stored, errand, happened, row))
        except Exception as error:
            self._end(errand, error)

    def _row(self, entry: AnyEntry) -> Append:
        table = self.table
        stage = stage_of(table)
        return Append(self.name, table.number, encode(entry), entry.at, table.alarm, stage)

    def _stored(
        self, errand: Errand, happened: Happened, row: Append, outcome: bool | Exception
    ) -> None:
        """The store has answered."""
        if outcome is not True:
            self.hall.spawn(self._put_right(errand, row, outcome or None))
            return
        self._ahead_of = None
        self.hall.between.announce(self.name, self.table.number)
        try:
            self._tell(happened)
            self._note([happened.entry])
        except Exception as error:
            self._end(errand, error)
            return
        if isinstance(happened.entry, WITHOUT_REVIEW):
            self._close(errand, happened)
        else:
            self.hall.spawn(self._review_and_close(errand, happened))

    async def _review_and_close(self, errand: Errand, happened: Happened) -> None:
        try:
            await self._review([happened.entry])
        except BaseException as error:
            self._end(errand, error)
        else:
            self._close(errand, happened)

    def _close(self, errand: Errand, happened: Happened) -> None:
        """An entry is stored and told: go on with whatever moves by itself."""
        try:
            self._go_on()
            self.hall.openings.offer_rematch(self)
        except Exception as error:
            self._end(errand, error)
            return
        if isinstance(happened.entry, Credited):
            self._decide(errand)  # now what was wanted
        else:
            self._end(errand, happened)

    def _end(self, errand: Errand, outcome: Happened | BaseException) -> None:
        """Tell whoever waits what came of it, and go on with the next."""
        settle(errand.answer, outcome)
        self.inbox.done()

    async def _put_right(
        self, errand: Errand, row: Append | None = None, problem: Exception | None = None
    ) -> None:
        """Our fold is ahead of the log: read what is stored, and go on from there.

        `row` is what we tried to store. If another was first, or it was not kept, we decide again;
        a store that cannot do it twice running is not asked a third time.
        """
        if row and not problem:
            self.hall.metrics.conflicts.inc()
        try:
            news = await self._reload()
            happened = news.get(row.entry) if row else None
            if problem and not happened:
                errand.problems += 1
                if errand.problems > 1:
                    raise problem
        except BaseException as error:
            if self._ahead_of is not None:
                self.hall.between.look_again_at(self.name)
            self._end(errand, error)
        else:
            if happened:
                self._close(errand, happened)
            else:
                self._decide(errand)

    # Working on what is stored

    def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Future[T]:
        """Do something at the table, as it is stored, while nobody else changes it."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if answer.done():
                self.inbox.done()
            else:
                self.hall.spawn(self._work(work, answer))

        self.inbox.put(begin)
        return answer

    async def _work(
        self, work: Callable[[], Coroutine[Any, Any, T]], answer: asyncio.Future[T]
    ) -> None:
        try:
            if self._ahead_of is not None:
                await self._reload()
            outcome: T | BaseException = await work()
        except BaseException as error:
            outcome = error
        settle(answer, outcome)
        self.inbox.done()

    async def catch_up(self) -> None:
        """Take in what other servers did."""
        await self.alone(self._catch_up)

    async def _catch_up(self) -> None:
        news = [
            decode(data) for data in await self.hall.store.entries(self.name, self.table.number)
        ]
        for entry in news:
            self._tell(self.table.fold(entry))
        if news:
            await self._follow(news)

    async def _reload(self) -> dict[bytes, Happened]:
        """Our fold ran ahead of the log: begin again, and tell what happened meanwhile.

        Returns that by how it is stored; our own entry is among it if it was stored after all. If
        the store does not answer we stay ahead, and whoever comes next tries again.
        """
        told_up_to = self._ahead_of
        assert told_up_to is not None
        folds = self.hall.folds
        log = await folds.log(self.name, lambda snapshot, _: snapshot.number <= told_up_to)
        table, later = await folds.table(log, told_up_to)
        self.feed.replaced(table)
        self._ahead_of = None
        news: dict[bytes, Happened] = {}
        for data in later:
            news[data] = self.table.fold(decode(data))
            self._tell(news[data])
        await self._follow([happened.entry for happened in news.values()])
        if news:  # others may not have heard of it from whoever wrote it
            self.hall.between.announce(self.name, self.table.number)
        return news

    # What follows from an entry

    def _tell(self, happened: Happened) -> None:
        self.bots.follow(happened)
        self.feed.tell(happened)

    async def _follow(self, entries: Sequence[AnyEntry]) -> None:
        """Others' entries were told: delayed spectators, permissions, and what goes on."""
        self._note(entries)
        await self._review(entries)
        self._go_on()

    def _note(self, entries: Sequence[AnyEntry]) -> None:
        self.touch()
        self.alarm.something_moved()
        self.guests.note(entries)

    async def _review(self, entries: Sequence[AnyEntry]) -> None:
        if all(isinstance(entry, WITHOUT_REVIEW) for entry in entries):
            return
        if any(isinstance(entry, Started) for entry in entries):
            self.presence.begin()
        await self.guests.review()

    def _go_on(self) -> None:
        self.bots.drop_stale_hints()
        if self.guests:
            self.hall.pictures.look_ahead(self.name, self.table)
        self.wake()

    def wake(self) -> None:
        """Run everything that happens by itself, now and when the next clock is due."""
        self.bots.wake()
        if self.presence.is_due:
            self.hall.spawn(self.attempt(self.presence.policy))
        self.alarm.set(self.next_instant)
        self._lifelines.look()

    @property
    def next_instant(self) -> int | None:
        """When something may happen here by itself."""
        alarm, next_away = self.table.alarm, self.presence.next_away()
        if alarm is None or next_away is None:
            return next_away if alarm is None else alarm
        return min(alarm, next_away)

    # The torch that all share [T-6.8]

    def shine(self, listener: Listener, wanted: Shine) -> None:
        """Somebody who looks moves the torch, or puts it down."""
        if not self.guests.has_seat(listener, wanted.seat):
            raise refusals.NOT_YOUR_SEAT(seat=wanted.seat)
        check_torch(self.table)
        self.torch.move(wanted.seat, wanted.place, wanted.take)

    def show_torch(self, listener: Listener) -> None:
        if self.torch.is_held:
            listener.send(encode_message(torch_of(self.torch.held)))

    def _tell_torch(self, held: Held) -> None:
        self.guests.send_all(torch_of(held))
        if held.server == self.hall.server:
            self.hall.between.announce_torch(held)

    # Time

    @property
    def _is_owed_time(self) -> bool:
        """Whether a clock runs here that ran while nobody was there. [T-4.2]"""
        table = self.table
        return table.at < self.hall.pulse.absences.until and runs_a_clock(table)

    def _credit(self, table: Table) -> Decision:
        absences = self.hall.pulse.absences
        at = max(self.hall.now(), absences.until)
        return Credited(at=at, milliseconds=absences.since(table.at)), None

    async def credit(self) -> None:
        """If the store fails just now it is done before whatever happens next at the table."""
        await self.attempt(do_nothing)

    def touch(self) -> None:
        """Somebody has to do with the table."""
        self.last_used = self.hall.now()

    def is_idle(self, since: int, until: int) -> bool:
        """Whether nothing was done here since then, and nothing will happen until then."""
        busy = self.guests or not self.inbox.is_free or self.bots.are_thinking
        if busy or self._ahead_of is not None or self.last_used >= since:
            return False
        return self.next_instant is None or self.next_instant >= until

    def shift(self, milliseconds: int) -> None:
        """The time went on without us, or back."""
        self.last_used += milliseconds
        self.presence.shift(milliseconds)

    def stop(self) -> None:
        self.alarm.stop()
        self.guests.stop()
        self.torch.stop()
        self._lifelines.stop()


def runs_a_clock(table: Table) -> bool:
    return table.phase == "playing" and bool(table.shown.clocks)
