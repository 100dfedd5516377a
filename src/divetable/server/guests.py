"""Those who look at a table: let in, told what they missed, and shown what they may see."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from divetable.core.errors import RulesError
from divetable.core.game import Seat
from divetable.server.feeds import Feed, Listener, viewer_of
from divetable.server.late_feed import LateFeed, late_feed
from divetable.server.rights import Pass, introduction, is_spectator, seats_of, viewers_for
from divetable.tables import refusals
from divetable.tables.entries import AnyEntry
from divetable.tables.shown import Viewer
from divetable.tables.table import Table
from divetable.wire.messages import Gone, Presence, Torch, encode

if TYPE_CHECKING:
    from divetable.server.rooms import Room

MOST_READINGS = 3  # of the log for one who comes back
FROM_LOG = 300  # steps a client may be behind and still be told one by one

Wanted = dict[Viewer | None, int]  # the last step that a client saw, for each viewer


class Missed(NamedTuple):
    """Steps of long ago, made again for a viewer of a feed, up to one of them."""

    feed: Feed
    step: int
    text: bytes

    def is_joined(self, viewer: Viewer) -> bool:
        """Whether nothing is missing between it and what is kept."""
        return self.feed.remembers(viewer, self.step)


class Guests:
    """Who is in the room, by which right, and which feed they follow.

    Whatever reads the table does so through `Room.alone`: what is not yet stored is shown to
    nobody. `review` is called when rights may have changed, while nobody else is at the table.
    """

    __slots__ = ("_passes", "_returning", "_room", "late")

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._passes: dict[Listener, Pass] = {}
        self._returning: set[Listener] = set()  # what they missed is still being read
        self.late: LateFeed | None = None

    def __bool__(self) -> bool:
        return bool(self._passes)

    def stop(self) -> None:
        if self.late:
            self.late.stop()

    # Coming and going

    async def open(
        self, listener: Listener, pass_: Pass, seen: dict[str, int], address: str = ""
    ) -> None:
        """Let somebody in. What they missed comes first."""
        wanted = {viewer_of(name): step for name, step in seen.items()}
        missed: dict[Viewer, Missed] = {}
        self._returning.add(listener)
        try:
            for _ in range(MOST_READINGS):  # the table may have gone on far while we read
                missed = await self._missed(listener, pass_, wanted, address)
                if all(one.is_joined(viewer) for viewer, one in missed.items()):
                    break
            await self._room.alone(partial(self._let_in, listener, pass_, wanted, missed))
        finally:
            self._returning.discard(listener)
        self._room.wake()

    async def _let_in(
        self, listener: Listener, pass_: Pass, wanted: Wanted, missed: dict[Viewer, Missed]
    ) -> None:
        room = self._room
        room.touch()
        viewers = viewers_for(room.table, pass_)
        was_here = self._passes.get(listener) == pass_
        self._passes[listener] = pass_
        feed = await self._feed_for(pass_)
        for viewer in viewers:
            listen(feed, listener, viewer, wanted.get(viewer), missed.get(viewer))
        if not was_here:
            room.presence.came(listener, seats_of(room.table, pass_))
        if feed is room.feed:
            room.show_torch(listener)

    def is_open_to(self, listener: Listener, pass_: Pass) -> bool:
        return self._passes.get(listener) == pass_

    def close(self, listener: Listener) -> None:
        """Somebody looks away."""
        pass_ = self._passes.pop(listener, None)
        for feed in self._feeds:
            for viewer in feed.viewers_of(listener):
                feed.forget(listener, viewer)
        if pass_:
            self._room.presence.went(seats_of(self._room.table, pass_))

    # What they missed

    async def _missed(
        self, listener: Listener, pass_: Pass, wanted: Wanted, address: str
    ) -> dict[Viewer, Missed]:
        """Old steps that somebody wants, made again from the log while the table goes on."""
        if not wanted:
            return {}
        room = self._room
        feed, number, steps = await room.alone(partial(self._find_missed, listener, pass_, wanted))
        if not steps:
            return {}
        log = await room.hall.folds.log(
            room.name,
            lambda snapshot, _: (
                snapshot.number <= number
                and all(snapshot.newest.get(one, wanted[one] + 1) <= wanted[one] for one in steps)
            ),
        )
        log = log.up_to(number)
        found: dict[Viewer, Missed] = {}
        for viewer, step in steps.items():
            asked = (log, viewer, wanted[viewer], address)
            with suppress(RulesError):  # too much: then they are shown everything as it is now
                found[viewer] = Missed(feed, step, await room.hall.archive.missed(*asked))
        return found

    async def _find_missed(
        self, listener: Listener, pass_: Pass, wanted: Wanted
    ) -> tuple[Feed, int, dict[Viewer, int]]:
        """The feed, its number, and the newest step of each viewer who misses what is no longer in
        memory."""
        feed = await self._feed_for(pass_)
        newest = feed.table.newest
        steps = {
            viewer: newest[viewer]
            for viewer in viewers_for(self._room.table, pass_)
            if viewer in newest
            and wanted.get(viewer, 0) > 0
            and 0 < newest[viewer] - wanted[viewer] <= FROM_LOG
            and not feed.remembers(viewer, wanted[viewer])
        }
        for viewer in steps:
            feed.keep(viewer)
            feed.forget(listener, viewer)  # nothing newer before what was missed
        return feed, feed.table.number, steps

    # What they may see

    async def seen_by(self, pass_: Pass) -> Table:
        """The table as somebody may see it: now, or as it was some time ago."""
        return await self._room.alone(partial(self._see, pass_))

    async def _see(self, pass_: Pass) -> Table:
        viewers_for(self._room.table, pass_)
        return (await self._feed_for(pass_)).table

    async def check_lent(self, pass_: Pass, eyes: int) -> None:
        """Eyes must be lent now, and for those who see everything later then, too. [T-6.3]"""
        if self._room.table.seats_of(pass_.device):
            raise refusals.EYES_AT_TABLE()
        for table in (self._room.table, await self.seen_by(pass_)):
            if eyes >= len(table.seats) or not table.seats[eyes].lent:
                raise refusals.EYES_NOT_LENT(seat=eyes)

    @property
    def _feeds(self) -> list[Feed]:
        return [self._room.feed, self.late.feed] if self.late else [self._room.feed]

    async def _feed_for(self, pass_: Pass) -> Feed:
        room = self._room
        delay = room.table.settings.spectator_delay * 1000
        if not delay or not is_spectator(room.table, pass_):
            return room.feed
        if self.late is None:
            self.late = await late_feed(room.hall, room.name, delay)
        return self.late.feed

    def note(self, entries: Sequence[AnyEntry]) -> None:
        """These are stored: whoever sees everything later sees them later."""
        if self.late:
            self.late.add(entries)

    async def review(self) -> None:
        """Seats or permissions changed: everybody follows what they now may, and no more."""
        for listener, pass_ in list(self._passes.items()):
            await self._review(listener, pass_)
        here = (seats_of(self._room.table, pass_) for pass_ in self._passes.values())
        self._room.presence.recount(seat for seats in here for seat in seats)

    async def _review(self, listener: Listener, pass_: Pass) -> None:
        room = self._room
        before = {viewer for feed in self._feeds for viewer in feed.viewers_of(listener)}
        try:
            viewers = viewers_for(room.table, pass_)
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
            listener.send(encode(Gone(table=room.name)))
        elif set(viewers) != before:
            listener.send(encode(introduction(room.name, room.table, pass_)))

    # Asked by others

    def follows(self, listener: Listener, seat: int) -> bool:
        return self._room.feed.is_heard_by(listener, seat)

    def admits(self, listener: Listener, device: str) -> bool:
        """Whether somebody may want anything here: by a seat, as the host, or invited. [T-8.1]"""
        pass_ = self._passes.get(listener)
        if pass_ is not None and pass_.role == "invite":
            return True
        table = self._room.table
        return table.is_host(device) or bool(table.seats_of(device))

    def has_seat(self, listener: Listener, seat: int) -> bool:
        """Whether somebody looks at the table as the player of this seat."""
        pass_ = self._passes.get(listener)
        return pass_ is not None and seat in seats_of(self._room.table, pass_)

    def players_of(self, seat: Seat) -> list[Listener]:
        return [listener for listener in self._passes if self.has_seat(listener, seat)]

    def send_all(self, message: Presence | Torch) -> None:
        """To everybody but those who see everything later."""
        data = encode(message)
        for listener in self._room.feed.listeners:
            listener.send(data)


def listen(
    feed: Feed, listener: Listener, viewer: Viewer, seen: int | None, missed: Missed | None
) -> None:
    """What was made again is sent if nothing is missing between it and what is kept."""
    if missed and missed.feed is feed and missed.is_joined(viewer):
        listener.send(feed.message(viewer, missed.text))
        seen = missed.step
    feed.listen(listener, viewer, seen)
