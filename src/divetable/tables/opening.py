"""Opening a table, laying and starting it: all that comes before the game."""

import hmac
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from divetable.core.game import AnyGame
from divetable.games import GAMES
from divetable.tables import refusals
from divetable.tables.beginnings import begun, options_to_play
from divetable.tables.commands import Bot, Change, Take
from divetable.tables.entries import (
    AnyEntry,
    Asked,
    BotSeated,
    Changed,
    Opened,
    SeatFreed,
    SeatTaken,
    Started,
)
from divetable.tables.names import read_name, told_apart
from divetable.tables.rights import check_before_start, check_holder, check_host, check_seat
from divetable.tables.settings import Settings
from divetable.tables.table import Table


def open_table(
    game: str,
    seats: int,
    options: Mapping[str, Any],
    settings: Settings,
    host: str,
    codes: dict[str, str],
    now: int,
    position: dict[str, Any] | None = None,
) -> Opened:
    """The first entry of a table; a BadOptions if the game cannot be laid like that."""
    rules = GAMES[game]
    _check_options(rules, seats, options, settings, position)
    return Opened(
        at=now,
        game=game,
        rules=rules.rules_version,
        seats=seats,
        options=dict(options),
        settings=_named(settings),
        host=host,
        codes=codes,
        position=position,
    )


def _check_options(
    game: AnyGame,
    seats: int,
    options: Mapping[str, Any],
    settings: Settings,
    position: dict[str, Any] | None,
) -> None:
    if seats not in game.seats:
        known = f"{min(game.seats)} to {max(game.seats)}"
        raise refusals.BAD_SETTINGS(problem=f"{game.name} is played by {known}")
    if settings.pace == "correspondence" and not settings.move_seconds:
        raise refusals.BAD_SETTINGS(problem="correspondence play needs move_seconds")
    begun(game, seats, dict(options), "check", position)


def read_settings(given: object) -> Settings:
    """Settings from their JSON form; a BadOptions that says what is wrong. [T-8.1]"""
    try:
        return msgspec.convert(given, Settings)
    except msgspec.ValidationError as error:
        raise refusals.BAD_SETTINGS(problem=str(error)) from None


def take(table: Table, device: str, command: Take, now: int) -> AnyEntry:
    check_before_start(table)
    check_seat(table, command.seat)
    if table.seats[command.seat].kind != "open":
        raise refusals.SEAT_TAKEN(seat=command.seat)
    if command.move_from is None:
        name = read_name(command.name)
        return SeatTaken(at=now, seat=command.seat, name=name, device=device)
    check_holder(table, device, command.move_from)
    return Asked(at=now, what="swap", seat=command.move_from, to=command.seat)


def free(table: Table, device: str, seat: int, now: int) -> AnyEntry:
    check_before_start(table)
    check_seat(table, seat)
    if table.seats[seat].kind == "open":
        raise refusals.SEAT_FREE(seat=seat)
    if not hmac.compare_digest(table.devices[seat], device):
        check_host(table, device)
    return SeatFreed(at=now, seat=seat)


def _check_bots_are_allowed(table: Table) -> None:
    """[T-1.5]"""
    if table.shown.options.get("bots") in (False, "off"):
        raise refusals.NO_BOTS()


def seat_bot(
    table: Table, device: str, command: Bot, bots: Mapping[str, str], now: int
) -> AnyEntry:
    """`bots` says which levels there are, and what each is called."""
    check_host(table, device)
    check_before_start(table)
    check_seat(table, command.seat)
    if table.seats[command.seat].kind != "open":
        raise refusals.SEAT_TAKEN(seat=command.seat)
    _check_bots_are_allowed(table)
    if command.level not in bots:
        known = ", ".join(bots)
        raise refusals.NO_SUCH_LEVEL(given=command.level, known=known)
    called = bots[command.level] or f"Bot {command.seat + 1}"
    name = told_apart(called, [seat.name for seat in table.seats])
    return BotSeated(at=now, seat=command.seat, level=command.level, name=name)


def change(table: Table, device: str, command: Change, now: int) -> AnyEntry:
    check_host(table, device)
    check_before_start(table)
    position = table.opened.position
    _check_options(table.game, command.seats, command.options, command.settings, position)
    usual = dict.fromkeys(table.game.formerly.get(table.opened.rules, {}))  # as it is today
    options = {**usual, **command.options}
    settings = _named(command.settings)
    return Changed(at=now, seats=command.seats, options=options, settings=settings)


def _named(settings: Settings) -> Settings:
    """A name for the options is read like any other. [T-2.9]"""
    if not settings.called:
        return settings
    return msgspec.structs.replace(settings, called=read_name(settings.called))


def start(table: Table, device: str, secret: Callable[[], str], now: int) -> AnyEntry:
    """[T-2.2]"""
    check_host(table, device)
    check_before_start(table)
    empty = [at for at, seat in enumerate(table.seats) if seat.kind == "open"]
    if empty:
        raise refusals.EMPTY_SEATS(seats=empty)
    if not table.persons:
        raise refusals.NOBODY_PLAYS()
    if any(seat.kind == "bot" for seat in table.seats):
        _check_bots_are_allowed(table)  # the host may have changed the options since
    options = options_to_play(table.game, table.shown)
    begun(table.game, len(table.seats), options, "check", table.opened.position)
    return Started(at=now, seed=secret(), salt=secret())
