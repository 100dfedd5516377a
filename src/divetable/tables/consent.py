"""What waits for the consent of others. [T-3.1]"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from divetable.core.game import Seat
from divetable.tables.clocks import moved
from divetable.tables.entries import Answered, Consent
from divetable.tables.play import take_back
from divetable.tables.shown import Request

if TYPE_CHECKING:
    from divetable.tables.table import Table

Requests = tuple[Request, ...]


def request_for(requests: Requests, what: Consent) -> Request | None:
    return next((one for one in requests if one.what == what), None)


def asked_to_agree(request: Request, persons: Sequence[Seat]) -> list[Seat]:
    """The seats whose consent is needed. Bots agree to everything. [T-3.1]"""
    if request.what == "swap":
        return [seat for seat in persons if seat in (request.seat, Seat(request.to))]
    return list(persons)


def is_granted(request: Request, persons: Sequence[Seat]) -> bool:
    return set(asked_to_agree(request, persons)) <= set(request.agreed)


def without(requests: Requests, what: Consent) -> Requests:
    return tuple(one for one in requests if one.what != what)


def without_seat(requests: Requests, seat: int) -> Requests:
    """What remains when somebody stands up."""
    return tuple(one for one in requests if seat not in (one.seat, one.to))


def answer(table: "Table", entry: Answered) -> None:
    """A no ends it; the last yes grants it."""
    request = table.request(entry.what)
    assert request is not None
    if entry.agree:
        agreed = (*request.agreed, Seat(entry.seat))
        consider(table, Request(request.what, request.seat, agreed, request.to), entry.at)
    else:
        table.show(requests=without(table.shown.requests, entry.what))


def consider(table: "Table", request: Request, at: int) -> None:
    """Grant it, or let it wait."""
    others = without(table.shown.requests, request.what)
    table.show(requests=others)
    if not is_granted(request, table.persons):
        table.show(requests=(*others, request))
        return
    match request.what:
        case "pause":
            table.show(phase="paused", clocks=moved(table.shown.clocks, -at))
        case "resume":
            table.show(phase="playing", clocks=moved(table.shown.clocks, at))
        case "undo":
            take_back(table, request.seat, is_free=False)
        case "swap":
            swap(table, request.seat, Seat(request.to))
        case "rematch":  # the server opens it; until then all have agreed
            table.show(requests=(*others, request))
        case _:
            assert_never(request.what)


def swap(table: "Table", one: Seat, other: Seat) -> None:
    seats = list(table.seats)
    seats[one], seats[other] = seats[other], seats[one]
    table.seating.swap(one, other)
    table.show(seats=tuple(seats))
