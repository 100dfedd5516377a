"""Who may want what of a table, and when."""

import hmac
from typing import assert_never

from divetable.tables import refusals
from divetable.tables.table import Table


def check_seat(table: Table, seat: int) -> None:
    """[T-1.1]"""
    if seat >= len(table.seats):
        raise refusals.NO_SUCH_SEAT(seat=seat, seats=list(range(len(table.seats))))


def check_holder(table: Table, device: str, seat: int) -> None:
    """The device must hold the seat. [T-1.3]"""
    held = device and 0 <= seat < len(table.seats)
    if not held or not hmac.compare_digest(table.devices[seat], device):
        raise refusals.NOT_YOUR_SEAT(seat=seat)


def check_host(table: Table, device: str) -> None:
    """[T-1.4]"""
    if not table.is_host(device):
        raise refusals.ONLY_THE_HOST()


def check_before_start(table: Table) -> None:
    """[T-2.1]"""
    if table.phase != "open":
        raise refusals.HAS_STARTED()


def check_playing(table: Table) -> None:
    """Nobody acts before the start, during a pause or after the end. [T-2.1] [T-2.3] [T-2.4]"""
    match table.phase:
        case "open":
            raise refusals.NOT_STARTED()
        case "paused":
            raise refusals.PAUSED()
        case "over":
            raise refusals.IS_OVER()
        case "playing" | "closed":
            pass
        case _:
            assert_never(table.phase)
