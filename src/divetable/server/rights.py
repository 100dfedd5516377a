"""By which right somebody is at a table, and what they may see there."""

from typing import Literal, NamedTuple

from divetable.core.game import Seat
from divetable.tables import refusals
from divetable.tables.shown import PUBLIC, Viewer
from divetable.tables.table import Table
from divetable.wire.messages import You


class Pass(NamedTuple):
    """By which right somebody is in the room."""

    device: str  # hash of its token
    role: Literal["invite", "watch", "screen"]  # seats and host come by the way of the invited
    is_host: bool
    eyes: int | None = None


def seats_of(table: Table, pass_: Pass) -> list[Seat]:
    """The seats they play; none for a device that only looks on, or shows the table to all."""
    return [] if pass_.role in ("watch", "screen") else table.seats_of(pass_.device)


def viewers_for(table: Table, pass_: Pass) -> list[Viewer]:
    """The streams somebody may follow; a refusal if there are none. [T-1.3] [T-6.1] [T-6.3]"""
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
    """Whether they came to look on, or came too late to play."""
    if pass_.role == "screen":
        return False
    if pass_.role == "watch":
        return True
    return table.phase != "open" and not table.seats_of(pass_.device) and not pass_.is_host


def introduction(name: str, table: Table, pass_: Pass, id: str = "") -> You:
    """Who a guest is at this table, and which links they may hand on."""
    seats = seats_of(table, pass_)
    trusted = bool(seats) or (pass_.is_host and pass_.role == "invite")
    codes = table.opened.codes
    invites = ("invite",) if pass_.role == "screen" else ()  # it shows them to the whole room
    roles = ("invite", "watch", "screen") if trusted else invites
    return You(
        id=id,
        table=name,
        role=pass_.role if not seats else "seat",
        seats=list(map(int, seats)),
        host=pass_.is_host,
        links={role: codes[role] for role in roles if role in codes},
    )
