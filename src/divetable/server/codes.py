"""Which link a code opens, and links that move a seat.

All codes that people show are looked up here, and wrong ones count.
"""

from divetable.server.hall import Hall
from divetable.server.limits import Bucket
from divetable.server.rooms import Room
from divetable.server.secrets import hashed, normal
from divetable.storage.store import Link
from divetable.tables import refusals
from divetable.tables.decisions import Decision
from divetable.tables.entries import LinkMade, Moved
from divetable.tables.table import Table


async def find(hall: Hall, code: str, wrong: Bucket) -> Link:
    """What a link opens, unless its address has shown too many wrong codes. [T-1.6] [T-8.2]

    A try is taken first and given back if the code was right, so asking in parallel gains nothing.
    """
    if not wrong.take():
        hall.metrics.limited.inc()
        raise refusals.TOO_FAST()
    try:
        link = await hall.store.find_link(hashed(normal(code))) if normal(code) else None
    except BaseException:
        wrong.give_back()
        raise
    if link is None:
        raise refusals.BAD_LINK()
    wrong.give_back()
    return link


async def make_seat_link(hall: Hall, room: Room, device: str, seat: int) -> str:
    """A link that moves a seat to whoever opens it first. [T-1.6]"""
    code = hall.secrets.code()

    def make(table: Table) -> Decision:
        if seat not in table.seats_of(device):
            raise refusals.NOT_YOUR_SEAT(seat=seat)
        return LinkMade(at=hall.now(), seat=seat, code=hashed(code)), None

    await room.submit(make)
    await hall.store.add_link(Link(hashed(code), room.name, "seat"))
    return code


async def move_seat(hall: Hall, link: Link, device: str) -> tuple[Room, int]:
    """Take over the seat of a link, once. [T-1.6]"""
    room = await hall.room(link.table)

    def move(table: Table) -> Decision:
        seat = table.seating.links.get(link.code)
        if seat is None:
            raise refusals.LINK_USED()
        return Moved(at=hall.now(), seat=seat, device=device, code=link.code), None

    happened = await room.submit(move)
    assert isinstance(happened.entry, Moved)
    await hall.store.remember(device, room.name)
    return room, happened.entry.seat
