"""Who sits where, and by which device."""

import hmac
from functools import lru_cache

from divetable.core.game import Seat
from divetable.tables.shown import SeatShown


class Seats:
    """Which device holds which seat."""

    __slots__ = ("devices", "links", "was_taken")

    def __init__(self, seats: int) -> None:
        self.devices: list[str] = [""] * seats
        self.links: dict[str, Seat] = {}  # one-time links of those who hold their seats now
        self.was_taken = False  # somebody has sat here

    def of(self, device: str) -> list[Seat]:
        return [
            Seat(at)
            for at, holder in enumerate(self.devices)
            if holder and hmac.compare_digest(holder, device)
        ]

    def hand_over(self, holders: dict[int, str]) -> None:
        """Seats get other holders. A link dies with the holding it was made under. [T-1.6]"""
        devices = self.devices.copy()
        for seat, device in holders.items():
            devices[seat] = device
        self.devices = devices
        self.links = {code: seat for code, seat in self.links.items() if seat not in holders}

    def swap(self, one: Seat, other: Seat) -> None:
        self.hand_over({one: self.devices[other], other: self.devices[one]})

    def resize(self, seats: int) -> None:
        self.devices = (self.devices + [""] * seats)[:seats]
        self.links = {code: seat for code, seat in self.links.items() if seat < seats}


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
