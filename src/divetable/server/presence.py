"""Who is at a table, connected here or at another server, and who is away. [T-4.4]"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from divetable.core.game import Seat
from divetable.server.errands import NothingToDo
from divetable.server.feeds import Listener
from divetable.tables.decisions import Decision, sit_out
from divetable.tables.entries import Away, Back
from divetable.tables.table import Table
from divetable.wire.messages import Presence as Shown
from divetable.wire.messages import encode

if TYPE_CHECKING:
    from divetable.server.rooms import Room


class Presence:
    """The seats whose players are here, and when the others were here last.

    Guests say who comes and goes, other servers whom they have. What follows from it is a decision
    of the table's own: `policy`, wanted as soon as `is_due`.
    """

    __slots__ = ("_elsewhere", "_here", "_lost", "_room", "_since", "_told")

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._here: dict[Seat, int] = {}  # seat -> connections of its player
        self._lost: dict[Seat, int] = {}  # seat -> when it was last here; else since `_since`
        self._elsewhere: dict[Seat, int] = {}  # seat -> when another server last had it
        self._since = room.hall.now()  # nobody can be missed for longer than we look
        self._told: list[bool] = []

    # Coming and going

    def came(self, listener: Listener, seats: list[Seat]) -> None:
        """A connection of these seats' player came."""
        for seat in seats:
            self._here[seat] = self._here.get(seat, 0) + 1
        if seats:
            self._room.hall.between.tell_presence(self._room.name, seats)
        self.tell()
        listener.send(encode(self.shown()))

    def went(self, seats: list[Seat]) -> None:
        """A connection of these seats' player went."""
        for seat in seats:
            self._here[seat] = self._here.get(seat, 1) - 1
            self._lost[seat] = self._room.hall.now()
            if self._here[seat] <= 0:
                del self._here[seat]
            if not self.is_here(seat):
                self._room.torch.move(seat, None)
        if seats:
            self.tell()
            self._room.wake()

    def recount(self, seats: Iterable[Seat]) -> None:
        """Seats changed hands: these are here now, one for each connection."""
        now = self._room.hall.now()
        self._lost.update(dict.fromkeys(self._here, now))
        self._here = {}
        for seat in seats:
            self._here[seat] = self._here.get(seat, 0) + 1
        self.tell()

    def seen_elsewhere(self, seats: Iterable[Seat]) -> None:
        """Another server has these seats connected."""
        for seat in seats:
            self._elsewhere[seat] = self._lost[seat] = self._room.hall.now()
        self._room.hall.between.shares(self._room.name)
        self.tell()
        self._room.wake()

    def keep_believing(self) -> None:
        """We cannot hear the other servers, so we take it that nobody has left."""
        now = self._room.hall.now()
        self._since = now
        for seat in self._elsewhere:
            if self.elsewhere_until(seat) > now:
                self._elsewhere[seat] = now

    def begin(self) -> None:
        """The game starts: nobody was missed before."""
        self._since = self._room.hall.now()

    def shift(self, milliseconds: int) -> None:
        """The time went on without us, or back: nobody was missed meanwhile."""
        self._since += milliseconds
        for instants in (self._lost, self._elsewhere):
            for seat in instants:
                instants[seat] += milliseconds

    # Who is here

    @property
    def seats_here(self) -> list[Seat]:
        return list(self._here)

    @property
    def anybody_elsewhere(self) -> bool:
        return any(map(self.is_elsewhere, self._elsewhere))

    def is_here(self, seat: Seat) -> bool:
        return seat in self._here or self.is_elsewhere(seat)

    def is_elsewhere(self, seat: Seat) -> bool:
        return self.elsewhere_until(seat) > self._room.hall.now()

    def elsewhere_until(self, seat: Seat) -> int:
        """Until when we believe the other servers that it is there."""
        lasts = int(self._room.hall.between.presence_lasts * 1000)
        return self._elsewhere[seat] + lasts if seat in self._elsewhere else 0

    def shown(self) -> Shown:
        here = [self.is_here(Seat(at)) for at in range(len(self._room.table.seats))]
        return Shown(table=self._room.name, here=here)

    def tell(self) -> None:
        """Say who is here, if that has changed."""
        shown = self.shown()
        if shown.here == self._told:
            return
        self._told = shown.here
        self._room.guests.send_all(shown)

    # Who is away

    @property
    def _matters(self) -> bool:
        table = self._room.table
        settings = table.settings
        return table.phase == "playing" and settings.pace == "live" and settings.away != "wait"

    def next_away(self) -> int | None:
        """When the next of those who are gone will be missed."""
        if not self._matters:
            return None
        table = self._room.table
        return min(
            (
                max(self._missed_at(seat), self.elsewhere_until(seat))
                for seat in table.persons
                if seat not in self._here and not table.seats[seat].away
            ),
            default=None,
        )

    def _missed_at(self, seat: Seat) -> int:
        """When the table stops waiting for an absent seat."""
        last_here = max(self._lost.get(seat, 0), self._since)
        return last_here + self._room.table.settings.away_seconds * 1000

    @property
    def is_due(self) -> bool:
        """Whether somebody is back, or to be missed."""
        table = self._room.table
        return (self._matters or table.someone_is_away) and self._next_step(table) is not None

    def policy(self, table: Table) -> Decision:
        """What becomes of those who are away, or back."""
        step = self._next_step(table)
        if step is None:
            raise NothingToDo
        return step

    def _next_step(self, table: Table) -> Decision | None:
        now = self._room.hall.now()
        for at, seat in enumerate(table.seats):
            if seat.away and self.is_here(Seat(at)):
                return Back(at=now, seat=at), None
        if not self._matters:
            return None
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
        return None
